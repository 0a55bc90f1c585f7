"""What lies on the table, for whom: events, views, hints and state words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.setup import Setup
from parlour.core.view import View
from parlour.errors import BadCase
from parlour.games.newmarket.options import in_order
from parlour.games.newmarket.words import POOL, STAKING, pool_place
from parlour.mechanisms.board import read_board
from parlour.mechanisms.stops import PACK, PLAYING

if TYPE_CHECKING:
    from parlour.games.newmarket.rules import Newmarket

TAKES: Final = [f"takes-{name}" for name in POOL]
WORDS: Final = ["pool", "pool_cards"]


# -- events ----------------------------------------------------------------------------


def tell_pool(game: Newmarket) -> None:
    for k in range(4):
        game.bring("newmarket.3", "lays-pool-card", game.dealer, [game.pool[k]], PACK, pool_place(k))


def tell_choice(game: Newmarket, seat: i64, card: i64, clause: str) -> None:
    where = pool_place(game.account_of(card) - game.seats)
    game.bring(clause, "chooses", seat, [card], where, where)


def tell_deal(game: Newmarket) -> None:
    game.say("newmarket.2", "sevens-out")
    game.tell_hands("newmarket.6")


def tell_played(game: Newmarket, seat: i64, card: i64) -> None:
    game.tell_card("newmarket.7", "follows" if game.due >= 0 else "leads", seat, card)


def tell_stop(game: Newmarket) -> None:
    won = game.winners & BIT[game.last] != 0
    game.say("newmarket.10" if won else "newmarket.7", "is-stop", game.player, 0, game.pack.face(game.last))
    game.tell_run_over("newmarket.1")


# -- the view -----------------------------------------------------------------------------


def lay_out(game: Newmarket, view: View, seat: i64) -> None:
    game.lay_out_cards(view, seat, "newmarket.1")
    faces = read(game, "pool_cards", "")
    for k in range(4):
        view.show(pool_place(k), faces[k : k + 1], 0, "newmarket.3", game.ledger.balance[game.seats + k])
    if game.phase == STAKING:
        view.fact("to-place", str(game.to_place), "newmarket.4")
    if game.phase == PLAYING:
        view.fact("stops", game.pack.show(game.stops()), "newmarket.10")
    if seat < game.seats and game.phase == PLAYING and game.waits & BIT[seat] and game.due < 0:
        view.advice = ["newmarket.13"]


# -- state words ----------------------------------------------------------------------------


def read(game: Newmarket, word: str, part: str) -> list[str]:
    if word == "pool":
        return read_board(game, word, part)
    return [game.pack.face(card) for card in game.pool]


def lay_pool_as_set(game: Newmarket, setup: Setup, needed: bool) -> None:
    """Where the pool cards are drawn, a position after the draw says which they are."""
    faces = setup.take("pool_cards")
    if faces:
        layout = in_order(faces)
        if not layout or (len(game.pool) and layout != read(game, "pool_cards", "")):
            raise BadCase(f"pool_cards cannot be {' '.join(faces)} with pool_cards={game.options.word('pool_cards')}")
        game.lay_pool(layout)
    elif needed and len(game.pool) == 0:
        raise BadCase("the pool cards are still to be drawn; set them: pool_cards AS KC QH JD")
