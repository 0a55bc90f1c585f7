"""How long masters think: ``./dev proof pace [GAME]... [--moves 1000] [--jobs N]``

Masters play each other at the usual table of every game, until so many moves were made.  Printed are the milliseconds
of work on one core that a move takes in the mean and at worst, beside those of ``search:500`` in the same games; where
the mean is above 5 or one move above 500, that is marked.
"""

from __future__ import annotations

import sys

from parlour.bots.roster import MASTER, usual_of
from parlour.core.chance import seed_of
from parlour.core.rules import Rules
from parlour.lab.crew import Crew
from parlour.lab.hiring import crew_of
from tests.bots.pace import Game, Paced, paced
from tests.proving import command_line, games_of_skill, put_down, read

MOVES, SEED = 1000, 1
MEAN, LONGEST = 0.005, 0.5  # seconds
PEER = "search:500"
ENOUGH = 2000  # games


def thought(rules: Rules, bot: str, moves: int, seed: int, crew: Crew) -> Paced:
    """Over as many games as make up so many moves; who works on them changes nothing but the clock."""
    total = Paced()
    for one in crew.each(paced, [Game(rules.name, bot, seed_of(seed, number)) for number in range(ENOUGH)]):
        total += one
        if total.moves >= moves:
            break
    return total


def holds(found: Paced) -> bool:
    return found.mean <= MEAN and found.longest <= LONGEST


def line_of(rules: Rules, found: Paced, peer: Paced) -> str:
    ratio = found.mean / peer.mean if peer.mean else 0.0
    figures = f"{found.moves:>7}{1000 * found.mean:>9.2f}{1000 * found.longest:>9.1f}{1000 * peer.mean:>12.2f}"
    return f"{rules.name:<18}{usual_of(rules):<12}{figures}{ratio:>8.2f}{'' if holds(found) else '  MISSED'}"


def main() -> None:
    parser = command_line(__doc__ or "", SEED)
    parser.add_argument("--moves", type=int, default=MOVES, help="of each master, at least")
    asked = read(parser, sys.argv[1:], ["moves"])
    lines = [f"{'game':<18}{'master':<12}{'moves':>7}{'mean ms':>9}{'worst':>9}{PEER:>12}{'ratio':>8}"]
    fine = True
    with crew_of(asked.jobs) as crew:
        for rules in asked.games or games_of_skill():
            found = thought(rules, MASTER, asked.moves, asked.seed, crew)
            peer = thought(rules, PEER, asked.moves, asked.seed, crew)
            lines.append(line_of(rules, found, peer))
            print(lines[-1], file=sys.stderr, flush=True)
            fine &= holds(found)
    lines.append(f"the aim is at most {1000 * MEAN:.0f} ms in the mean and {1000 * LONGEST:.0f} at worst")
    put_down(lines, asked.table)
    sys.exit(0 if fine else 1)


if __name__ == "__main__":
    main()
