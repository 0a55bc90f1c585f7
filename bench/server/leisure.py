"""How long the event loop is held by what is seldom asked for: ``./dev bench server leisure [GAME ...]``.

For each game with as many people as it takes: beginning it, changing the settings, taking a move back late in a game,
and taking back more moves in a row than a table has copies for, so that the game is played once more.  Milliseconds of
CPU time, the longest; all of it is charged to whoever asks.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import process_time

from parts import Evening

from parlour.core.moves import IllegalMove
from parlour.law.fingerprint import law_of
from parlour.registry import all_rules
from parlour.server.protocol import commands
from parlour.server.table.callers import Caller, Rejected
from parlour.server.table.commands import acts_for
from parlour.server.table.rounds import NOT_DUE

MOVES = 400  # of a game
TRIED = 12
MOST_SEATS = 12
SLOW = 20.0  # milliseconds

HOST = Caller("guest0", "Guest 0", here=True)


def milliseconds(work: Callable[[], object]) -> float:
    begun = process_time()
    work()
    return (process_time() - begun) * 1000


def answered(evening: Evening, caller: Caller, command: commands.AnyCommand) -> bool:
    """Do what a command comes to; gives whether it was taken."""
    try:
        acts = acts_for(evening.table, caller, command)
    except (Rejected, IllegalMove):
        return False
    for act in acts:
        evening.do(act)
    return True


def undos(evening: Evening, without_copies: bool) -> float:
    """The longest of some moves taken back, or tried to be."""
    table = evening.table
    longest = 0.0
    for _try in range(TRIED):
        while table.playing and table.rounds.due != NOT_DUE:
            evening.step()
        if not table.playing:
            break
        evening.step()
        if not table.moves or not table.playing:
            continue
        guest = f"guest{table.moves[-1][1].seat}"
        if without_copies:
            table.earlier.forget_last()
        caller = Caller(guest, guest, here=True)
        longest = max(longest, milliseconds(lambda: answered(evening, caller, commands.Undo(1))))  # noqa: B023
    return longest


def costs(game: str, seats: int) -> dict[str, float]:
    law = milliseconds(lambda: law_of(all_rules()[game]))
    begun = milliseconds(lambda: Evening(game, 50, seats, moves=0, undo=True))
    evening = Evening(game, 50, seats, moves=0, undo=True)
    table = evening.table
    table.game = None  # between games
    settings = commands.SetTable(1, name="another name", options=table.settings.options)
    changed = milliseconds(lambda: acts_for(table, HOST, settings))
    evening = Evening(game, 50, seats, moves=MOVES, undo=True)
    found = {"the law, read once in a thread": law, "start": begun, "settings": changed}
    return {**found, "undo": undos(evening, False), "ninth undo in a row": undos(evening, True)}


def main() -> None:
    slow = []
    for name in sys.argv[1:] or list(all_rules()):
        seats = min(all_rules()[name].players[1], MOST_SEATS)
        found = costs(name, seats)
        print(
            f"{name:18} {seats:2} seats  " + "  ".join(f"{what} {ms:.1f} ms" for what, ms in found.items()), flush=True
        )
        slow += [f"{name}: {what}" for what, ms in found.items() if ms > SLOW and not what.startswith("the law")]
    print(f"over {SLOW:g} ms: {', '.join(slow) or 'nothing'}")


if __name__ == "__main__":
    main()
