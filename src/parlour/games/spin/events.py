"""What happens at Spin, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import HAND, PACK
from parlour.core.game import EVERYTHING
from parlour.games.spin.words import ACE, COUPLES
from parlour.mechanisms.stops_show import tell_card, tell_due, tell_hands, tell_run_over

if TYPE_CHECKING:
    from parlour.games.spin.rules import Spin

DECLARES: Final = ["declares-matrimony", "declares-intrigue"]


def dealt(game: Spin) -> None:
    game.say("spin.2", "two-out")
    tell_hands(game, "spin.12")
    game.say("spin.3", "no-spare-hand")
    game.say("spin.13", "no-trumps")


def played(game: Spin, seat: i64, card: i64, joined: bool) -> None:
    if game.detail < EVERYTHING:
        return
    if game.deal.due >= 0:
        clause, message = ("spin.14", "follows")
    elif card == ACE:
        clause, message = ("spin.17", "leads")
    else:
        clause, message = ("spin.16" if game.deal.played else "spin.14", "leads")
    tell_card(game, clause, message, seat, card)
    if joined:
        tell_card(game, "spin.18", "joins-spin", seat, ACE)


def card_due(game: Spin) -> None:
    tell_due(game, "spin.14")


def stopped(game: Spin, joined: bool) -> None:
    if game.detail < EVERYTHING:
        return
    deal = game.deal
    if joined:
        game.say("spin.5", "made-stop", deal.player, 0, game.pack.face(deal.last))
    else:
        regular = game.dealt & BIT[deal.last + 1] == 0
        game.say("spin.4" if regular else "spin.14", "is-stop", deal.player, 0, game.pack.face(deal.last))
    tell_run_over(game, "spin.1")


def declared(game: Spin, seat: i64, couple: i64) -> None:
    game.carry("spin.15", DECLARES[couple], seat, COUPLES[couple], HAND[seat], HAND[seat])


def kept_spin(game: Spin, seat: i64) -> None:
    game.lay("spin.20", "shows-spin", seat, ACE, HAND[seat], PACK)
