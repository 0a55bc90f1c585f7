"""What lies on the table, for whom: events, views and state words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, SUIT_NAMES, cards_in, count
from parlour.core.events import NO_SEAT, NOBODY
from parlour.core.view import View
from parlour.games.pope_joan import hints
from parlour.games.pope_joan.words import COMPARTMENTS, GAME, POPE, SPARE, TURN
from parlour.mechanisms.board import lying, read_board, show_board
from parlour.mechanisms.stops import PACK, hand_place

if TYPE_CHECKING:
    from parlour.games.pope_joan.rules import PopeJoan

TAKES: Final = [f"takes-{name}" for name in COMPARTMENTS]
SHARES: Final = [f"shares-{name}" for name in COMPARTMENTS]
WORDS: Final = ["spare", "turn", "trump", "board", "owes", "winner"]


# -- events ----------------------------------------------------------------------------


def tell_dressing(game: PopeJoan) -> None:
    if game.deals == 0:
        game.say("pope-joan.2", "players", NO_SEAT, game.seats)
    if game.onto_board and game.deals > 0:
        game.say("pope-joan.42", "not-dressed")
    elif len(game.compartments) == 5:
        game.say("pope-joan.43", "dresses-five")
    else:
        game.say("pope-joan.14", "dresses-eight")


def tell_deal(game: PopeJoan) -> None:
    game.say("pope-joan.3", "eight-out")
    game.say("pope-joan.16", "shuffles", game.dealer)
    game.tell_hands("pope-joan.17")
    dead = cards_in(game.aside)
    if dead and game.circuit > game.hands_dealt:
        game.bring("pope-joan.18", "spare-hand", game.dealer, dead, PACK, SPARE, NOBODY)
    elif dead:
        game.bring("pope-joan.45", "set-aside", game.dealer, dead, PACK, SPARE, NOBODY)
    if game.looks and dead:
        game.bring("pope-joan.47", "looks", game.dealer, dead, SPARE, SPARE, BIT[game.dealer])
    game.bring("pope-joan.17", "turns-up", game.dealer, [game.turn_up], PACK, TURN)


def tell_card(game: PopeJoan, seat: i64, card: i64) -> None:
    if game.due >= 0:
        clause, message = ("pope-joan.31", "follows")
    else:
        clause, message = ("pope-joan.32" if game.played else "pope-joan.30", "leads")
    game.tell_card(clause, message, seat, card)


def tell_in_lieu(game: PopeJoan, seat: i64, missing: i64) -> None:
    game.tell_card("pope-joan.48", "plays-in-lieu", seat, POPE)
    game.say("pope-joan.48", "stands-for", seat, 0, game.pack.face(missing))


def tell_stop(game: PopeJoan, card: i64) -> None:
    """Why the card is a stop, as far as all can see."""
    after = card + 1
    if after == game.turn_up:
        clause = "pope-joan.6"
    elif game.aside & BIT[after]:
        clause = "pope-joan.7"
    else:
        clause = "pope-joan.5"
    game.say(clause, "is-stop", game.player, 0, game.pack.face(card))


def tell_exempt(game: PopeJoan, seat: i64) -> None:
    game.bring("pope-joan.40", "shows-pope", seat, [POPE], hand_place(seat), PACK)


def tell_stakes_left(game: PopeJoan) -> None:
    counters = lying(game) - game.ledger.balance[game.account[GAME]]
    if counters:
        game.say("pope-joan.27", "stakes-stay", NO_SEAT, counters)
    for compartment in range(GAME):
        account = game.account[compartment]
        if account >= 0 and game.ledger.balance[account]:
            game.say("pope-joan.25", "not-won", NO_SEAT, game.ledger.balance[account], COMPARTMENTS[compartment])


# -- the view -----------------------------------------------------------------------------


def lay_out(game: PopeJoan, view: View, seat: i64) -> None:
    game.lay_out_cards(view, seat, "pope-joan.33")
    if game.turn_up >= 0:
        view.show(TURN, [game.pack.face(game.turn_up)], 0, "pope-joan.17")
        view.fact("trump", SUIT_NAMES[game.trump], "pope-joan.17")
        view.fact("stops", game.pack.show(game.stops()), "pope-joan.6")
        _show_dead(game, view, seat)
    view.fact("board", game.options.word("board"), "pope-joan.1")
    show_board(game, view, "pope-joan.43" if len(game.compartments) == 5 else "pope-joan.13")
    for s in range(game.seats):
        if game.owes[s]:
            view.fact("owes", f"{game.names[s]} {game.owes[s]}", "pope-joan.41")
    if game.to_place:
        view.fact("to-place", str(game.to_place), "pope-joan.42")
    view.advice = hints.advice(game, seat)


def _show_dead(game: PopeJoan, view: View, seat: i64) -> None:
    looking = game.looks and seat == game.dealer
    clause = "pope-joan.47" if looking else "pope-joan.46" if game.circuit > game.hands_dealt else "pope-joan.45"
    dead = game.aside
    view.show(SPARE, game.faces(dead) if looking else [], 0 if looking else count(dead), clause)


# -- state words ----------------------------------------------------------------------------


def read(game: PopeJoan, word: str, seat: i64, part: str) -> list[str]:
    if word == "board":
        return read_board(game, word, part)
    if word == "spare":
        return game.faces(game.aside)
    if word == "turn":
        return [game.pack.face(game.turn_up)] if game.turn_up >= 0 else []
    if word == "trump":
        return [SUIT_NAMES[game.trump]] if game.trump >= 0 else ["none"]
    if word == "owes":
        return [str(game.owes[seat] if seat >= 0 else game.to_place)]
    return [game.names[game.winner]] if game.winner >= 0 else ["nobody"]
