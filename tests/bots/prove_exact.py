"""How far masters are from exact play: ``./dev proof exact [GAME]... [--decisions 2000] [--worlds 20000] [--jobs N]``

Whichever games can tell have a module ``prove_exact`` among their tests, with ``prove``: it prints its tables and says
whether the game's targets are reached.
"""

from __future__ import annotations

import importlib
import sys

from tests.bots.exact import Asked
from tests.house.checkout import ROOT
from tests.proving import command_line, read

DECISIONS, WORLDS, SEED = 2000, 20_000, 20261117


def able() -> list[str]:
    """The games that can tell, by their folders' names."""
    return sorted(path.parent.name for path in (ROOT / "tests/games").glob("*/prove_exact.py"))


def main(args: list[str]) -> int:
    parser = command_line(__doc__ or "", SEED)
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="how many are judged of each kind")
    parser.add_argument("--worlds", type=int, default=WORLDS, help="tried to judge one, where nothing is exact")
    given = read(parser, args, ["decisions", "worlds"])
    named = [rules.folder.name for rules in given.games] or able()
    if not set(named) <= set(able()):
        parser.error(f"exact play is known of {', '.join(able())}")
    asked = Asked(given.decisions, given.worlds, given.jobs, given.seed, given.table)
    reached = [importlib.import_module(f"tests.games.{name}.prove_exact").prove(asked) for name in named]
    return 0 if all(reached) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
