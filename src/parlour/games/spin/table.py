"""What lies on the table, for whom: events, views, hints and state words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in
from parlour.core.view import View
from parlour.games.spin.words import ACE, COUPLES, POOLS
from parlour.mechanisms.board import read_board, show_board
from parlour.mechanisms.stops import PACK, PLAYING, hand_place

if TYPE_CHECKING:
    from parlour.games.spin.rules import Spin

TAKES: Final = [f"takes-{name}" for name in POOLS]
DECLARES: Final = ["declares-matrimony", "declares-intrigue"]
WORDS: Final = ["pool", "winner"]


# -- events ----------------------------------------------------------------------------


def tell_deal(game: Spin) -> None:
    game.say("spin.2", "two-out")
    game.tell_hands("spin.12")
    game.say("spin.3", "no-spare-hand")
    game.say("spin.13", "no-trumps")


def tell_played(game: Spin, seat: i64, card: i64, joined: bool) -> None:
    if game.due >= 0:
        clause, message = ("spin.14", "follows")
    elif card == ACE:
        clause, message = ("spin.17", "leads")
    else:
        clause, message = ("spin.16" if game.played else "spin.14", "leads")
    game.tell_card(clause, message, seat, card)
    if joined:
        game.tell_card("spin.18", "joins-spin", seat, ACE)


def tell_stop(game: Spin, joined: bool) -> None:
    if joined:
        game.say("spin.5", "made-stop", game.player, 0, game.pack.face(game.last))
    else:
        regular = game.dealt & BIT[game.last + 1] == 0
        game.say("spin.4" if regular else "spin.14", "is-stop", game.player, 0, game.pack.face(game.last))
    game.tell_run_over("spin.1")


def tell_declared(game: Spin, seat: i64, couple: i64) -> None:
    cards = cards_in(COUPLES[couple])
    game.bring("spin.15", DECLARES[couple], seat, cards, hand_place(seat), hand_place(seat))


def tell_unplayed(game: Spin, seat: i64) -> None:
    game.bring("spin.20", "shows-spin", seat, [ACE], hand_place(seat), PACK)


# -- the view -----------------------------------------------------------------------------


def lay_out(game: Spin, view: View, seat: i64) -> None:
    game.lay_out_cards(view, seat, "spin.1")
    view.fact("stops", game.pack.show(game.stops()), "spin.4")
    view.fact("winner", read(game, "winner", "")[0], "spin.22")
    show_board(game, view, "spin.6")
    if seat < game.seats and game.phase == PLAYING and game.waits & BIT[seat] and game.due < 0:
        view.advice = ["spin.24"]


# -- state words ----------------------------------------------------------------------------


def read(game: Spin, word: str, part: str) -> list[str]:
    if word == "pool":
        return read_board(game, word, part)
    return [game.names[game.winner]] if game.winner >= 0 else ["nobody"]
