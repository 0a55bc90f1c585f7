// Makes what the page plays with without a network: `node pocket.js STAGE WHEEL PAGE [quick]`.
//
// STAGE is what `tools/pocket/gather.py` has gathered, WHEEL msgspec for WebAssembly, PAGE the built page.  Into its folder
// `pocket` go Pyodide and one archive of our modules, compiled by the Python that will run them; `pocket.json` beside it
// says what there is, and how much of it goes over the network.

import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const [stage, wheel, page, packing] = process.argv.slice(2);
const OF_PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
const LEAFLETS = join(stage, "parlour/leaflets");
const GAMES = "all_games."; // what the front page shows, also while the rest is being begun
const LOCK = "pyodide-lock.json";
const HOME = dirname(fileURLToPath(import.meta.url));
const PYODIDE = join(HOME, "node_modules/pyodide");
const PACKED = join(HOME, "node_modules/.pocket"); // what does not change from build to build, compressed once
const QUICK = packing === "quick"; // for tests: soon rather than small
const BEST = QUICK ? 4 : 11;
const GOOD = QUICK ? 4 : 9; // a tenth of the time for some hundredths more
const WORTH_IT = 0.9;

const COMPILE = `
import importlib.util, io, marshal, os, zipfile

def compiled(path, name):
    """As a module without its source lies in a folder; it is believed unread."""
    with open(path, "rb") as file:
        code = compile(file.read(), name, "exec", dont_inherit=True, optimize=0)
    flags = (0b01).to_bytes(4, "little")
    return importlib.util.MAGIC_NUMBER + flags + bytes(8) + marshal.dumps(code)

def packed(folder):
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for home, folders, files in os.walk(folder):
            folders.sort()
            for file in sorted(files):
                path = os.path.join(home, file)
                name = os.path.relpath(path, folder)
                if name.endswith(".py"):
                    data, name = compiled(path, name), name + "c"
                else:
                    with open(path, "rb") as plain:
                        data = plain.read()
                archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data)
    return made.getvalue()
`;

async function archive() {
  const { loadPyodide } = await import(join(PYODIDE, "pyodide.mjs"));
  const python = await loadPyodide({ indexURL: `${PYODIDE}/` });
  python.mountNodeFS("/stage", stage);
  python.runPython(COMPILE);
  const made = python.globals.get("packed")("/stage");
  const bytes = made.toJs();
  made.destroy();
  return bytes;
}

async function compress(bytes, quality) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return promisify(brotliCompress)(bytes, { params });
}

function sumOf(bytes) {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}

/** A file of Pyodide, compressed as it was before, if it was. */
async function compressedOnce(bytes) {
  const kept = join(PACKED, `${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}-${BEST}`);
  try {
    return await readFile(kept);
  } catch {
    const made = await compress(bytes, BEST);
    await mkdir(PACKED, { recursive: true });
    await writeFile(kept, made);
    return made;
  }
}

const files = [];

async function put(path, bytes, packed) {
  const target = join(page, path);
  await mkdir(dirname(target), { recursive: true });
  const pays = packed.length < bytes.length * WORTH_IT;
  await (pays ? writeFile(`${target}.br`, packed) : writeFile(target, bytes)); // one of them: a wheel has no room for both
  files.push({ path, sent: pays ? packed.length : bytes.length, whole: bytes.length });
}

const { version } = JSON.parse(await readFile(join(PYODIDE, "package.json"), "utf8"));
const engine = `/pocket/pyodide-${version}/`;
await rm(join(page, engine), { recursive: true, force: true });
for (const name of OF_PYODIDE) {
  const bytes = await readFile(join(PYODIDE, name));
  await put(engine + name, bytes, await compressedOnce(bytes));
}
const { info } = JSON.parse(await readFile(join(PYODIDE, LOCK), "utf8"));
const lock = Buffer.from(JSON.stringify({ info, packages: {} }));
await put(engine + LOCK, lock, lock);
const serializer = `/pocket/${basename(wheel)}`;
const bytes = await readFile(wheel);
await put(serializer, bytes, bytes);
const msgspec = basename(wheel).split("-").slice(0, 2).join(" ");
const notice = Buffer.from(`Beside Parlour's own modules (MIT) this folder holds software of others, as they have published it:
Pyodide ${version} (Mozilla Public License 2.0), whose sources are those of its release of that number at pyodide.org,
with CPython (PSF License) and what CPython contains; ${msgspec} (BSD 3-Clause), with its license inside; and, among
our modules, mypy_extensions (MIT).
`);
await put(`/pocket/notice-${version}.txt`, notice, notice);
const games = {};
for (const name of (await readdir(LEAFLETS)).filter((one) => one.startsWith(GAMES))) {
  const bytes = await readFile(join(LEAFLETS, name));
  const path = `/pocket/games-${sumOf(bytes)}.json`;
  await put(path, bytes, await compress(bytes, BEST));
  games[name.slice(GAMES.length)] = path;
}
const made = Buffer.from(await archive());
const house = `/pocket/parlour-${sumOf(made)}.zip`;
await put(house, made, await compress(made, GOOD));
await writeFile(join(page, "pocket.json"), JSON.stringify({ engine, serializer, house, games, files }) + "\n");
for (const { path, sent, whole } of files) console.log(`${String(sent).padStart(9)} of ${String(whole).padStart(9)}  ${path}`);
process.exit(0);
