"""What lies on the table, for whom: events with the calls, views, hints and state words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import ACE_LOW_52, BIT, hand_of
from parlour.core.view import View
from parlour.mechanisms.board import show_board
from parlour.mechanisms.stops import PLAYING

if TYPE_CHECKING:
    from parlour.games.jig.rules import Jig

CALLS: Final = ["snip", "snap", "snorum", "hicockalorum", "jig"]  # by place in the run (jig.5-7)
LAST: Final = 5
LOW: Final = hand_of([ACE_LOW_52.card(f"{rank}{suit}") for rank in "234" for suit in "CDHS"])
WORDS: Final = ["pool"]


# -- events ----------------------------------------------------------------------------


def tell_deal(game: Jig) -> None:
    if game.deals == 1:
        game.say("jig.1", "this-game")
    game.tell_hands("jig.2")


def tell_played(game: Jig, seat: i64, card: i64, first: bool, followed: bool) -> None:
    if followed:
        game.tell_card("jig.6", "follows", seat, card)
    else:
        game.tell_card("jig.5" if first else "jig.8", "leads", seat, card)


def call_of(position: i64, ended: bool) -> str:
    """What is said with the card at this place of its run; a stop adds Jig (jig.9, R4)."""
    call = CALLS[position - 1]
    return f"{call}-jig" if ended and position < LAST else call


def tell_call(game: Jig, seat: i64, ended: bool) -> None:
    position = game.length
    if ended and position < LAST:
        clause = "jig.9"
    else:
        clause = "jig.5" if position == 1 else "jig.6" if position == 2 else "jig.7"
    game.say(clause, "calls", seat, 0, call_of(position, ended))


def tell_end_of_run(game: Jig) -> None:
    """Jig, or a stop: its player leads next."""
    game.say("jig.8" if game.length == LAST else "jig.10", "leads-next", game.player)
    game.tell_run_over("jig.21")


# -- the view -----------------------------------------------------------------------------


def lay_out(game: Jig, view: View, seat: i64) -> None:
    game.lay_out_cards(view, seat, "jig.21")
    view.fact("position", str(game.length), "jig.7")
    if game.phase == PLAYING:
        view.fact("stops", game.pack.show(game.stops()), "jig.9")
    show_board(game, view, "jig.16")
    view.fact("aim", "out", "jig.3")
    view.advice = advice(game, seat)


def advice(game: Jig, seat: i64) -> list[str]:
    """For whoever is to lead: where the Jig will fall, and which stops are known."""
    if seat >= game.seats or not game.waits & BIT[seat] or game.due >= 0:
        return []
    hand = game.hands[seat]
    applies = {
        "jig.11": _brings_jig_back(game, hand),
        "jig.12": game.played != 0,
        "jig.13": True,
        "jig.14": hand & game.stops() & LOW != 0,
    }
    return [clause for clause, fits in applies.items() if fits]


def _brings_jig_back(game: Jig, hand: i64) -> bool:
    """He holds a card and the one at which its run will end, as all can see (jig.13)."""
    stops = game.stops()
    for card in range(61):
        if hand & BIT[card]:
            last = card
            while last < card + LAST - 1 and not stops & BIT[last]:
                last += 1
            if last > card and hand & BIT[last]:
                return True
    return False


# -- state words ----------------------------------------------------------------------------


def read(game: Jig) -> list[str]:
    return [str(game.ledger.balance[game.pool])]
