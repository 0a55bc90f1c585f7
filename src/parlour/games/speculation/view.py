"""What is seen at Speculation: all seats see the same cards (speculation.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, FRENCH_52, count
from parlour.core.events import STOCK
from parlour.core.game import ALL_SEATS
from parlour.core.seen import Seen, backs, faces, row
from parlour.core.sight import DEALER, TRUMP, Sight, a_card, a_number, a_seat, any_seat, one_of, some_seats
from parlour.core.sight import EACH as EACH_SEAT
from parlour.games.speculation import words
from parlour.games.speculation.events import advised
from parlour.games.speculation.faults.rights import packet_bits
from parlour.games.speculation.state import EACH, POOL_SPARE_HAND

if TYPE_CHECKING:
    from parlour.games.speculation.rules.game import Speculation

CHIEF: Final = a_card("chief")
HOLDER: Final = a_number("holder")  # of the chief: a seat, or behind the last one the pool
STEP: Final = one_of("step", words.STEPS)
OWNER: Final = a_seat("owner")
ITEM: Final = a_number("item")  # which, and a set of the positions for sale
BIDDING: Final = some_seats("bidding")
BID: Final = a_number("bid", EACH_SEAT)
SOLD: Final = a_seat("sold", times=EACH + 1)
LOOKS: Final = a_number("looks", EACH_SEAT)  # in table conduct
BARRED: Final = any_seat("barred")

SEEN: Final = Seen(
    seats=17,
    pools=1,
    pack=FRENCH_52,
    phases=words.PHASES,
    facts=[DEALER, TRUMP, CHIEF, HOLDER, STEP, OWNER, ITEM, BIDDING, BID, SOLD, LOOKS, BARRED],
    zones=[
        *(backs(*words.PACKET, STOCK), faces(*words.OPEN)),
        *(row(1, words.TURNED_UP), row(52, words.PASSED), row(EACH, words.SPARE_HAND)),
    ],
    choices=[words.OFFER],
)


def lay_out(game: Speculation, sight: Sight) -> None:
    _lay_facts(game, sight)
    if game.deal.dealt_by < 0:
        return
    for s in range(game.seats):
        sight.lay(words.PACKET[s], 0, EACH - game.deal.turned[s], "speculation.1")
        sight.lay(words.OPEN[s], game.deal.open[s])
    _lay_middle(game, sight)
    if game.waits:
        _lay_sale(game, sight)
    if game.agreed.at_table:
        _lay_faults(game, sight)


def advice(game: Speculation, seat: i64) -> list[str]:
    if game.deal.dealt_by < 0 or seat >= game.seats or not game.agreed.honour_pass:
        return []
    return ["speculation.20"] if game.waits and game.deal.step == words.TURN_UP else []


def _lay_facts(game: Speculation, sight: Sight) -> None:
    deal = game.deal
    sight.tell(DEALER, game.dealer)
    if sight.reads:
        sight.remark("rank", " ".join(reversed(game.pack.ranks)), "speculation.4")
        if game.seats > advised(game):
            sight.remark("advised", str(advised(game)), "speculation.3")
    if deal.chief >= 0:
        sight.tell(TRUMP, deal.trump, "speculation.8")
        sight.tell(CHIEF, deal.chief, "speculation.12")
        sight.tell_as(HOLDER, 0, deal.holder, game.owner_name(deal.holder), "speculation.12")


def _lay_middle(game: Speculation, sight: Sight) -> None:
    deal = game.deal
    hidden = deal.turn_up < 0 and deal.next_card < len(deal.deck)
    turned = [int(deal.turn_up)] if deal.turn_up >= 0 else []
    sight.lay_row(words.TURNED_UP, turned, int(hidden), "speculation.8")
    if game.passed():
        sight.lay_row(words.PASSED, game.passed(), 0, "speculation.18")
    sight.lay(STOCK, 0, len(deal.deck) - deal.next_card - int(hidden))
    if game.agreed.benefit == POOL_SPARE_HAND:
        shown = game.spare_hand() if deal.spare_turned else []
        sight.lay_row(words.SPARE_HAND, shown, EACH - len(shown), "speculation.25")


def _lay_sale(game: Speculation, sight: Sight) -> None:
    deal = game.deal
    sight.tell(STEP, deal.step)
    sight.tell(OWNER, deal.owner)
    if game.phase != words.OFFERING:
        item = words.ITEM[deal.step] << EACH + 1 | deal.lot
        sight.tell_as(ITEM, 0, item, game.item() if sight.reads else "")
        sight.tell(BIDDING, deal.bidding & ALL_SEATS[game.seats])
    if deal.bidder >= 0:
        sight.tell_of(BID, deal.bidder, deal.best, "speculation.R1")
    if deal.step == words.HAND:
        for i in game.sold():
            owner = deal.lot_owner[i]
            sight.tell_as(SOLD, i, owner, f"{game.names[owner]} {i}" if sight.reads else "", "speculation.R12")


def _lay_faults(game: Speculation, sight: Sight) -> None:
    for seat in range(game.seats):
        looks = count(game.deal.unclaimed & packet_bits(seat))
        if looks:
            sight.tell_of(LOOKS, seat, looks, "speculation.19")
        if game.deal.barred & BIT[seat]:
            sight.tell(BARRED, seat, "speculation.19")
