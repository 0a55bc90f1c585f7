"""What a seat sees at Vingt-un, and the hints for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import BIT, rank
from parlour.core.events import HAND, PACK, STOCK, place
from parlour.core.seen import Seen, backs, row
from parlour.core.sight import DEALER, Sight, a_number, a_seat, any_seat
from parlour.games.vingt_un.rules.count import ACE, points, worth
from parlour.games.vingt_un.state import EFFECTS, HANDS, PASSES_LEFT, TWO_PACKS, count_set, holds
from parlour.games.vingt_un.words import DOUBLING, GONE, OFFER, PHASES, SALE, STAKING, USED

if TYPE_CHECKING:
    from parlour.games.vingt_un.rules.game import VingtUn

PONE: Final = a_seat("pone")
HAND_NUMBER: Final = a_number("hand")
SELLER: Final = a_seat("seller")
PRICE: Final = a_number("price")
LEFT: Final = any_seat("left")
SEATS: Final = 10
STAKES: Final = a_number("stake", times=HANDS * SEATS)
DIVIDED: Final = a_number("stake", times=HANDS * SEATS)  # the stakes on hands that a pair was divided into
PARTS: Final = [place("hand", seat, str(part + 1)) for seat in range(SEATS) for part in range(HANDS)]
LONGEST: Final = 24  # more cards than a hand of two packs can have

SEEN: Final = Seen(
    seats=SEATS,
    pools=1,
    pack=TWO_PACKS,
    phases=PHASES,
    facts=[DEALER, PONE, HAND_NUMBER, SELLER, PRICE, LEFT, STAKES, DIVIDED],
    zones=[row(LONGEST, *HAND, *PARTS), row(104, GONE), backs(STOCK, USED, PACK)],
)


def lay_out(game: VingtUn, sight: Sight, seat: i64) -> None:
    _lay_facts(game, sight)
    if game.tenure.owner < 0:
        return
    _lay_deal(game, sight)
    deal = game.deal
    for owner in range(game.seats):
        for slot in range(HANDS * owner, HANDS * owner + deal.hands[owner]):
            if deal.lies(slot):
                _lay_hand(game, sight, slot, seat)
    stock = game.shown_stock()
    if stock:
        sight.lay(STOCK, 0, stock, "vingt-un.39")
        sight.lay(USED, 0, count_set(game.tenure.used), "vingt-un.29")
        if len(game.tenure.gone):
            sight.lay_part(GONE, game.tenure.gone, 0, len(game.tenure.gone))
    else:
        sight.lay(PACK, 0, len(game.agreed.sheet))


def _lay_facts(game: VingtUn, sight: Sight) -> None:
    sight.tell(DEALER, game.dealer)
    if not sight.reads:
        return
    sight.remark("worth", "ace 1 or 11, courts 10", "vingt-un.1")
    sight.remark("bounds", f"{game.agreed.least}–{game.agreed.most}", "vingt-un.9")
    sight.remark("natural", EFFECTS[game.agreed.effect], "vingt-un.42")
    if game.agreed.bonus == 0 and game.agreed.effect == PASSES_LEFT:
        sight.remark("natural_bonus", "none", "vingt-un.64")


def _lay_deal(game: VingtUn, sight: Sight) -> None:
    sight.tell(PONE, game.pone(), "vingt-un.28")
    sight.tell(HAND_NUMBER, game.tenure.hand_no)
    if game.dealer != game.tenure.owner:
        sight.tell(SELLER, game.tenure.owner, "vingt-un.60")
    if game.phase == SALE:
        sight.tell(PRICE, game.tenure.price, "vingt-un.59")
    for seat in range(game.seats):
        if not game.present & BIT[seat]:
            sight.tell(LEFT, seat, "vingt-un.3")


def _lay_hand(game: VingtUn, sight: Sight, slot: i64, seat: i64) -> None:
    deal, owner = game.deal, slot >> 2
    shown = vec[i64](capacity=LONGEST)
    backs: i64 = 0
    for k in range(2):
        card = deal.second[slot] if k else deal.first[slot]
        if card >= 0 and (owner == seat or holds(game.tenure.seen, card)):
            shown = append(shown, card)
        elif card >= 0:
            backs += 1
    for note in deal.drawn:
        if note >> 7 == slot:
            shown = append(shown, note & 127)
    too_much = game.too_much(slot)
    if too_much >= 0 and game.tenure.has_seen(seat, too_much):
        shown = append(shown, too_much)
    elif too_much >= 0:
        backs += 1
    where = deal.place_of(slot)
    sight.lay_part(where, shown, 0, len(shown), backs, "vingt-un.36" if deal.hands[owner] > 1 else "")
    if sight.reads:
        _read_hand(game, sight, slot, "" if backs else _total([int(card) for card in shown]))
    elif deal.stakes[slot]:
        sight.tell_as(DIVIDED if where.part else STAKES, slot, deal.stakes[slot], "")


def _read_hand(game: VingtUn, sight: Sight, slot: i64, total: str) -> None:
    """What the cards come to, where all are seen, and what lies on them."""
    where = game.deal.place_of(slot)
    name = game.names[slot >> 2]
    hand = f"{name}/{where.part}" if where.part else name
    if total:
        sight.remark("total", f"{hand} {total}", "vingt-un.1")
    stake = game.deal.stakes[slot]
    if stake:
        clause = "vingt-un.10" if stake > game.agreed.most else "vingt-un.15"
        sight.tell_as(STAKES, slot, stake, f"{hand} {stake}", clause)


def _total(cards: list[int]) -> str:
    """What cards that one sees come to: both counts where an ace may be one or eleven."""
    low = sum([int(worth(card)) for card in cards])
    high = int(points(low, sum([1 for card in cards if rank(card) == ACE])))
    return f"{low}/{high}" if high > low else str(low)


def advice(game: VingtUn, seat: i64) -> list[str]:
    if seat >= game.seats or not game.waits & BIT[seat]:
        return []
    if game.phase == OFFER or game.phase == SALE:
        return ["vingt-un.8"]
    if game.phase == STAKING:
        return ["vingt-un.16"]
    return ["vingt-un.18"] if game.phase == DOUBLING else []
