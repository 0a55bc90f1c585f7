// Golden games and bots' thoughts under Pyodide, with the files that browsers are given:
// `node prove-pocket.js PAGE ROOT LONGEST`.  What is written there must be what is written anywhere, byte for byte.

import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

const [page, root, longest] = process.argv.slice(2);
process.on("uncaughtException", (error) => {
  console.error(String(error.message).slice(-2000)); // and not the line of Pyodide in which it was thrown: that is all of it
  process.exit(1);
});
const LEEWAY = 0.8; // seconds beyond what a thought may take, on a busy machine

const PROOF = `
import sys, time, types
from pathlib import Path
from random import Random

testing = types.ModuleType("parlour.testing")  # without what its own package imports, which is not there
testing.__path__ = ["/checkout/src/parlour/testing"]
sys.modules["parlour.testing"] = testing

from parlour.bots.roster import usual_of
from parlour.bots.thoughts import pickled, think
from parlour.core.languages import LANGUAGES
from parlour.registry import all_rules
from parlour.testing.golden import golden
from parlour.testing.walk import walk

def thoughts(rules, longest):
    """Seconds of some thoughts of the usual bot, in the course of a random game."""
    game, taken = rules.new({}, 1), []
    for step, _act in enumerate(walk(game, Random(1), game)):
        seats = list(game.to_act)
        if step % 7 == 0 and seats and not game.over:
            began = time.perf_counter()
            think(pickled(game), seats[0], usual_of(rules), True, 1.0, step, longest)
            taken.append(time.perf_counter() - began)
        if len(taken) == 8:
            break
    return taken

def proven(longest, languages):
    wrong = [] if sorted(LANGUAGES) == sorted(languages) else [f"it speaks {LANGUAGES}, not {languages}"]
    for rules in all_rules().values():
        # a record begins with the title of the book, which browsers have as a leaflet
        book = Path("/checkout/src/parlour/games") / rules.folder.name / "laws.en.md"
        (rules.folder / book.name).write_bytes(book.read_bytes())
        same = golden(rules) == Path(f"/checkout/tests/golden/{rules.name}.case").read_text(encoding="utf-8")
        if not same:
            wrong.append(f"{rules.name}: another game than the golden one")
        taken = thoughts(rules, longest)
        print(f"{rules.name}: golden {same}; {usual_of(rules)} thinks {sum(taken) / len(taken):.2f} s, at most {max(taken):.2f} s")
        if max(taken) > longest + ${LEEWAY}:
            wrong.append(f"{rules.name}: a thought of {max(taken):.2f} s")
    return wrong
`;

const { engine, serializer, house, games, files } = JSON.parse(await readFile(join(page, "pocket.json"), "utf8"));
const unpacked = await mkdtemp(join(tmpdir(), "pocket-"));
for (const { path, sent, whole } of files) {
  const file = join(unpacked, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, sent < whole ? brotliDecompressSync(await readFile(join(page, `${path}.br`))) : await readFile(join(page, path)));
}
const { loadPyodide } = await import(join(unpacked, engine, "pyodide.mjs"));
const python = await loadPyodide({ indexURL: join(unpacked, engine) });
for (const archive of [serializer, house]) python.unpackArchive(new Uint8Array(await readFile(join(unpacked, archive))), "wheel");
python.mountNodeFS("/checkout", root);
python.runPython(PROOF);
const wrong = python.globals.get("proven")(Number(longest), Object.keys(games)).toJs();
for (const line of wrong) console.error(line);
await rm(unpacked, { recursive: true });
process.exit(wrong.length ? 1 : 0);
