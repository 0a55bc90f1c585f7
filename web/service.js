// Makes `sw.js`, the page's service worker, of `src/pocket/service.js`: with the list of files that were built, and a
// name for that build, so that another build is another worker.

import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";

const SOURCE = new URL("./src/pocket/service.js", import.meta.url);
const NOT_KEPT = /\.(br|gz)$|^sw\.js$/;

async function filesOf(folder) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = found.filter((one) => one.isFile()).map((one) => relative(folder, join(one.parentPath, one.name)));
  return names.map((name) => name.split(sep).join("/")).filter((name) => !NOT_KEPT.test(name)).sort();
}

/**
 * A plugin of Vite; it comes after all that write files.
 * @returns {import("vite").Plugin}
 */
export function service() {
  let folder = "";
  return {
    name: "service",
    apply: "build",
    enforce: "post",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const names = await filesOf(folder);
        const source = await readFile(SOURCE);
        const sum = createHash("sha256").update(source);
        for (const name of names) sum.update(`${name}\n`).update(await readFile(join(folder, name)));
        const files = names.map((name) => (name === "index.html" ? "/" : `/${name}`));
        const head = `const BUILD = ${JSON.stringify(sum.digest("hex").slice(0, 16))};\nconst FILES = ${JSON.stringify(files)};\n`;
        await writeFile(join(folder, "sw.js"), head + source);
      },
    },
  };
}
