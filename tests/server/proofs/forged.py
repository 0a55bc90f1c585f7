"""Records that somebody has tampered with, read as ``parlour replay``, ``verify`` and ``case`` read them."""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

from parlour.cli import records as commands
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.registry import all_rules
from parlour.server.table.recording import record_of
from tests.server.hall import gathered, house_of, play_out, settled
from tests.server.nonsense import ODD_THINGS

GOLDEN = Path(__file__).parents[2] / "golden"
LONGEST_RECORD = 120  # lines of a golden game that are kept: what is read must be short to be read often
ODD_PARTS = [*ODD_THINGS, "9" * 30, "-1", "00", "A", "KS"]
Counts = Counter[str]


def golden_records() -> list[str]:
    texts = [file.read_text(encoding="utf-8") for file in sorted(GOLDEN.glob("*.case"))]
    return ["\n".join(text.splitlines()[:LONGEST_RECORD]) for text in texts]


async def fair_record(rules: Rules, chance: Random) -> str:
    """The record of a finished game with its promises, as a table hands it out."""
    house = house_of()
    seats = max(rules.players[0], 2)
    id, people = await gathered(house, settled(rules.name, seats, opening="all"), seats)
    await people[0].ask("start")
    await play_out(people, chance)
    await house.close()
    return record_of(await house.store.entries(id), 1, only=0).record_for(0).text


class Forger:
    """Records changed by a line, a word or a byte."""

    def __init__(self, chance: Random, texts: list[str]) -> None:
        self.chance = chance
        self.texts = texts
        self.ways: list[Callable[[list[str]], None]] = [
            self.left_out,
            self.doubled,
            self.moved,
            self.of_another,
            self.word_changed,
            self.word_changed,
            self.cut_short,
            self.bent,
        ]

    def record(self) -> str:
        lines = self.chance.choice(self.texts).split("\n")
        for _i in range(self.chance.randint(1, 3)):
            if lines:
                self.chance.choice(self.ways)(lines)
        return "\n".join(lines)

    def _at(self, lines: list[str]) -> int:
        """Often near the head, which decides most."""
        return self.chance.randrange(min(len(lines), 8 if self.chance.random() < 0.5 else len(lines)))

    def left_out(self, lines: list[str]) -> None:
        del lines[self._at(lines)]

    def doubled(self, lines: list[str]) -> None:
        at = self._at(lines)
        lines.insert(at, lines[at])

    def moved(self, lines: list[str]) -> None:
        lines.insert(self._at(lines), lines.pop(self._at(lines)))

    def of_another(self, lines: list[str]) -> None:
        other = self.chance.choice(self.texts).split("\n")
        lines[self._at(lines)] = self.chance.choice(other)

    def word_changed(self, lines: list[str]) -> None:
        at = self._at(lines)
        words = lines[at].split(" ")
        words[self.chance.randrange(len(words))] = str(
            self.chance.choice([*ODD_THINGS, "9" * 30, "-1", "00", "A", "KS"])
        )
        lines[at] = " ".join(words)

    def cut_short(self, lines: list[str]) -> None:
        del lines[self._at(lines) :]

    def bent(self, lines: list[str]) -> None:
        at = self._at(lines)
        place = self.chance.randrange(len(lines[at]) + 1)
        lines[at] = lines[at][:place] + chr(self.chance.choice((0, 7, 10, 0x2028, 0x663, 0x1F0A1))) + lines[at][place:]


def read_record(reads: Callable[[Path], None], file: Path) -> str:
    """How a command ends: well, with a failure or with one line that says what is wrong."""
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            reads(file)
    except ParlourError as error:
        return "refused" if str(error).strip() else "refused without a word"
    except SystemExit as end:
        return "found wrong" if end.code == 1 else "refused"
    return "read"


def records(number: int, folder: Path, seed: int = 9) -> Counts:
    """Each is read by one of the commands that take a record, as from a file that somebody has sent."""
    chance = Random(seed)
    rules = [chance.choice(list(all_rules().values())) for _i in range(3)]
    fair = [asyncio.run(fair_record(one, chance)) for one in rules]
    forger = Forger(chance, [*golden_records(), *fair, *fair, *fair])
    ways: dict[str, Callable[[Path], None]] = {
        "replay": commands.replay,
        "verify": commands.verify,
        "case": lambda file: commands.case([file]),
    }
    counts: Counts = Counter()
    file = folder / "forged.case"
    for _i in range(number):
        text = forger.record()
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        name = chance.choice(list(ways))
        try:
            counts[f"{name} {read_record(ways[name], file)}"] += 1
        except Exception as error:
            error.add_note(f"{name} of\n{text}")
            raise
    return counts
