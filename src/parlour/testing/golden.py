"""Golden games: one random game of each sort, written down, so that a change of rules shows as a readable diff.

A golden game is a record with the events as comments.  ``python -m parlour.testing.golden FOLDER [GAME]...`` writes
them anew.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from parlour.cases.record import Recorder
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.law.book import load
from parlour.registry import all_rules, rules_of
from parlour.testing.demands import Given
from parlour.testing.options import shortened
from parlour.testing.story import TRUTH, told
from parlour.testing.walk import walk

SEED = 2
LONGEST = 400  # lines; a longer game is played with fewer deals


def golden(rules: Rules) -> str:
    text = _record(rules, {})
    return text if text.count("\n") <= LONGEST else _record(rules, shortened(rules, {}))


def _record(rules: Rules, given: Given) -> str:
    game = rules.new(given, SEED)
    recorder = Recorder(game)
    recorder.lines = [f"# {load(rules).title}: a random game", *_of_any_version(recorder.lines)]
    for _act in walk(game, Random(SEED), recorder):
        recorder.lines += [f"# {line}" for line in told(game, TRUTH)]
        game.events.clear()
    return recorder.text()


def _of_any_version(lines: list[str]) -> list[str]:
    return [line for line in lines if not line.startswith("version ")]


def main(folder: str, names: list[str]) -> int:
    try:
        for rules in [rules_of(name) for name in names] or all_rules().values():
            path = Path(folder) / f"{rules.name}.case"
            path.write_text(golden(rules), encoding="utf-8")
            print(path)
    except ParlourError as error:
        print(f"parlour: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
