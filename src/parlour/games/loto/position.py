"""A position that a case sets: tickets of the box, who holds which, what is called and covered.

``ticket A/3`` sets the fifteen numbers of ticket 3, row by row, and gives it to A; ``ticket/3`` sets them only, and
``tickets A 1 2`` only says what A holds.  The rest of the box is a valid set by chance, so at most one ticket of each
strip (four, or three) can be set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.chance import ANY
from parlour.core.setup import Setup
from parlour.errors import BadCase
from parlour.games.loto.box import IN_STRIP, ON_TICKET, grid_of, ticket_fault
from parlour.games.loto.words import DEAL

if TYPE_CHECKING:
    from parlour.games.loto.state import Loto


def arrange(game: Loto, setup: Setup) -> None:
    if not setup.given:
        return
    held = {f"tickets {name}": setup.cards(f"tickets {name}", game.pack) for name in game.names}
    game.open_box(_tickets_wanted(game, setup, held))
    game.arrange_start(setup)
    game.phase = DEAL
    game.give({place: tickets for place, tickets in held.items() if tickets})
    game.begin()
    game.arrange_own(setup)


def _tickets_wanted(game: Loto, setup: Setup, held: dict[str, list[int]]) -> dict[int, list[int]]:
    """The tickets set, which their holders hold."""
    wanted: dict[int, list[int]] = {}
    for ticket in range(game.in_box):
        _want(game, setup, f"ticket/{ticket + 1}", ticket, wanted)
        for name in game.names:
            own = held[f"tickets {name}"]
            if _want(game, setup, f"ticket {name}/{ticket + 1}", ticket, wanted) and ticket not in own:
                own.append(ticket)
    if len(wanted) > game.in_box // IN_STRIP:
        raise BadCase(f"at most {game.in_box // IN_STRIP} tickets of a box can be set")
    return wanted


def _want(game: Loto, setup: Setup, place: str, ticket: int, wanted: dict[int, list[int]]) -> bool:
    if not setup.has(place):
        return False
    knobs = setup.cards(place, game.pack)
    fault = "T1" if ANY in knobs or len(knobs) != ON_TICKET else ticket_fault(grid_of(knobs))
    if fault:
        raise BadCase(f"{place} is no valid ticket: it breaks {fault}")
    wanted[ticket] = knobs
    return True
