"""The compiled build and the plain source play the same games: a checksum to hold one against the other.

``python -m parlour.testing.builds GAME...`` prints the checksums as JSON, with the build that made them.
"""

from __future__ import annotations

import hashlib
import json
import sys
from random import Random

from parlour.core.rules import Rules
from parlour.registry import rules_of
from parlour.testing.options import random_set, shortened
from parlour.testing.pairs import pairwise
from parlour.testing.story import story
from parlour.version import is_compiled

GAMES = 24
TRIES = 2  # to complete a pair of options: more find a few more pairs, and take longer than the games


def checksum(rules: Rules) -> str:
    """Of moves, events, scores and accounts of many games over the pairwise and over random option sets."""
    sets = pairwise(rules, TRIES).sets
    sets += [random_set(rules, Random(seed))[0] for seed in range(GAMES - len(sets))]
    total = hashlib.sha256()
    for seed, given in enumerate(sets):
        for line in story(rules.new(shortened(rules, given), seed), Random(seed)):
            total.update(line.encode())
    return total.hexdigest()


def main(names: list[str]) -> None:
    sums = {name: checksum(rules_of(name)) for name in names}
    print(json.dumps({"compiled": is_compiled(), "checksums": sums}))


if __name__ == "__main__":
    main(sys.argv[1:])
