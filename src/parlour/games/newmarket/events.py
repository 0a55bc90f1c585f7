"""What happens at Newmarket, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import PACK
from parlour.core.game import EVERYTHING
from parlour.games.newmarket.words import POOL_PLACES
from parlour.mechanisms.stops_show import tell_card, tell_due, tell_hands, tell_run_over

if TYPE_CHECKING:
    from parlour.games.newmarket.rules import Newmarket


def pool_laid(game: Newmarket) -> None:
    for k in range(4):
        game.lay("newmarket.3", "lays-pool-card", game.dealer, game.pool[k], PACK, POOL_PLACES[k])


def chose(game: Newmarket, seat: i64, k: i64, clause: str) -> None:
    game.lay(clause, "chooses", seat, game.pool[k], POOL_PLACES[k], POOL_PLACES[k])


def dealt(game: Newmarket) -> None:
    game.say("newmarket.2", "sevens-out")
    tell_hands(game, "newmarket.6")


def played(game: Newmarket, seat: i64, card: i64) -> None:
    if game.detail < EVERYTHING:
        return
    tell_card(game, "newmarket.7", "follows" if game.deal.due >= 0 else "leads", seat, card)


def card_due(game: Newmarket) -> None:
    tell_due(game, "newmarket.7")


def stopped(game: Newmarket) -> None:
    if game.detail < EVERYTHING:
        return
    last = game.deal.last
    won = game.winners & BIT[last] != 0
    game.say("newmarket.10" if won else "newmarket.7", "is-stop", game.deal.player, 0, game.pack.face(last))
    tell_run_over(game, "newmarket.1")
