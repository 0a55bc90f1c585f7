"""What happens at Speculation, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import NO_SEAT, NOBODY, PACK, STOCK
from parlour.core.game import EVERYTHING
from parlour.games.speculation.state import POOL_SPARE_HAND
from parlour.games.speculation.words import HAND, OPEN, PACKET, SALE, SPARE_HAND, TURNED_UP

if TYPE_CHECKING:
    from parlour.games.speculation.rules.game import Speculation

ADVISED: Final = {52: 10, 32: 6}  # players, by the size of the pack (speculation.3)


def advised(game: Speculation) -> int:
    return ADVISED[len(game.agreed.sheet)]


def dealt(game: Speculation) -> None:
    if game.detail < EVERYTHING:
        return
    dealer = game.dealer
    if game.seats > advised(game):
        game.say("speculation.3", "crowded", NO_SEAT, advised(game))
    game.say("speculation.2", "shuffles", dealer, len(game.deal.deck))
    for k in range(1, game.seats + 1):
        seat = (dealer + k) % game.seats
        game.bring("speculation.7", "gets-packet", seat, game.packet(seat), PACK, PACKET[seat], NOBODY)
    if game.agreed.benefit == POOL_SPARE_HAND:
        game.bring("speculation.25", "spare-hand", dealer, game.spare_hand(), PACK, SPARE_HAND, NOBODY)


def turned_up(game: Speculation) -> None:
    holder = game.deal.holder
    game.lay("speculation.8", "turns-up", game.dealer, game.deal.turn_up, STOCK, TURNED_UP)
    if holder == game.agreed.pool:
        game.say("speculation.24", "pool-owns-turn-up")
    elif holder != game.dealer:
        game.say("speculation.10", "has-turn-up", holder)


def turns_next(game: Speculation, seat: i64) -> None:
    if game.detail < EVERYTHING:
        return
    if sum(game.deal.turned) == 0:
        game.say("speculation.11", "turns-first", seat)


def turned(game: Speculation, card: i64, seat: i64, owner: i64, higher: bool) -> None:
    if game.detail < EVERYTHING:
        return
    clause = "speculation.16" if game.deal.step == HAND else "speculation.15"
    game.lay(clause, "turns", seat, card, PACKET[seat], OPEN[owner] if higher else OPEN[seat])
    sold = seat != owner
    if higher:
        game.say("speculation.22" if sold else "speculation.12", "becomes-chief", owner)
    else:
        game.say("speculation.21" if sold else "speculation.14", "worthless", seat)


def ace_leads(game: Speculation) -> None:
    if game.deal.holder == game.agreed.pool:
        game.say("speculation.R3", "pool-has-ace")
    else:
        game.say("speculation.R3", "ace-leads", game.deal.holder)


def all_turned(game: Speculation) -> None:
    if game.deal.holder == game.agreed.pool:
        game.say("speculation.15", "all-turned")
    else:
        game.say("speculation.15", "all-but-holder-turned", game.deal.holder)


def spare_hand_turned(game: Speculation) -> None:
    if game.detail < EVERYTHING:
        return
    game.bring("speculation.25", "turns-spare-hand", game.dealer, game.spare_hand(), SPARE_HAND, SPARE_HAND)


def looked(game: Speculation, seat: i64, card: i64) -> None:
    if game.detail < EVERYTHING:
        return
    game.bring("speculation.19", "looks", seat, [card], PACKET[seat], PACKET[seat], BIT[seat])


def offered(game: Speculation) -> None:
    if game.detail < EVERYTHING:
        return
    game.say(SALE[game.deal.step], "offers", game.deal.owner, 0, game.item())


def chief_sold(game: Speculation, seller: i64, buyer: i64) -> None:
    """The turn-up stays in the middle; any other chief goes to its buyer."""
    if game.deal.chief == game.deal.turn_up:
        game.lay("speculation.13", "hands-over", buyer, game.deal.chief, TURNED_UP, TURNED_UP)
    else:
        game.lay("speculation.13", "hands-over", buyer, game.deal.chief, OPEN[seller], OPEN[buyer])
