// Compresses what was built, once: the server hands out `x.js.br` or `x.js.gz` to a browser that can read it.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const WORTH_IT = 1000; // bytes: less fits into one packet as it is
const FORMS = {
  ".br": (whole) => promisify(brotliCompress)(whole, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } }),
  ".gz": (whole) => promisify(gzip)(whole, { level: constants.Z_BEST_COMPRESSION }),
};

async function compress(file) {
  const whole = await readFile(file);
  if (whole.length < WORTH_IT) return;
  for (const [ending, form] of Object.entries(FORMS)) {
    const made = await form(whole);
    if (made.length < whole.length) await writeFile(file + ending, made);
  }
}

/**
 * A plugin of Vite, for the folder of files whose names change with what is in them.
 * @returns {import("vite").Plugin}
 */
export function compressed() {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir, build.assetsDir);
    },
    async closeBundle() {
      for (const name of await readdir(folder)) await compress(join(folder, name));
    },
  };
}
