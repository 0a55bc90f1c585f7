"""Hidden cards drawn anew, every way that fits what the seat knows alike.

Whole deals are tried until one fits.  Where that is hopeless, because many hands are half known, one hand after the
other is filled until all fit, and then they are drawn anew two by two, often enough to forget how that began.  How the
cards truly lie is never read, so the same chance gives the same deal whatever is hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from parlour.core.cards import BIT, BLANK, rank
from parlour.core.chance import Chance
from parlour.games.vingt_un.redeal.hidden import (
    BESIDE,
    FIRST,
    SECOND,
    THROWN_FIRST,
    Group,
    Hand,
    Spot,
    alone,
    bar,
    free_cards,
    gather_groups,
    loosened,
)
from parlour.games.vingt_un.redeal.notes import DIVIDED, MIX_KNOWN, MIX_LIVE
from parlour.games.vingt_un.rules.count import ACE, worth
from parlour.games.vingt_un.state import VingtUnDeal, put, row_of_set

if TYPE_CHECKING:
    from parlour.games.vingt_un.rules.game import VingtUn

DEALS: Final = 100  # whole deals tried
SWEEPS: Final = 8
TRIES: Final = 60  # to draw two groups anew, or to fill one
FILLINGS: Final = 2000


def deal_anew(new: VingtUn, seat: i64, chance: Chance, trusting: bool = True, beside: Spot | None = None) -> None:
    """``trusting``: by what the acts of lawful players tell; without, hidden cards may lie in any way.

    ``beside`` is a hidden card that is in no hand, nor in the pack.
    """
    if new.tenure.in_stock() == 0:
        return
    groups = gather_groups(new, seat)
    if beside is not None:
        groups.append(alone(beside))
    if not trusting:
        groups = loosened(groups)
    tied = _spots_of(groups)
    if seat < new.seats and new.tenure.mixes:
        for spot in tied:
            bar(new, seat, spot)
    free = free_cards(new, seat, groups)
    unknown = BLANK[:2]
    for card in free:
        put(unknown, card)
    for spot in tied:
        put(unknown, spot.card)
    _lay_out(tied, free, row_of_set(unknown))
    if not _draw(groups, free, chance, DEALS):
        _fill_in_turn(groups, free, chance)
        _draw_by_turns(groups, free, chance)
    _forget(new, seat, unknown)
    _lay(new, tied, free)


def _spots_of(groups: list[Group]) -> list[Spot]:
    return [spot for group in groups for spot in group.spots()]


def _lay_out(spots: list[Spot], free: vec[i64], cards: vec[i64]) -> None:
    """One after the other, those that lie anywhere last."""
    at: i64 = 0
    for spot in spots:
        spot.card = cards[at]
        at += 1
    for i in range(len(free)):
        free[i] = cards[at + i]


def _gathered(spots: list[Spot], free: vec[i64]) -> vec[i64]:
    cards = vec[i64](capacity=len(spots) + len(free))
    for spot in spots:
        cards = append(cards, spot.card)
    return extend(cards, free)


# -- drawing ---------------------------------------------------------------------------------


def _draw(groups: list[Group], free: vec[i64], chance: Chance, tries: i64) -> bool:
    """Deal all their cards anew until the groups fit; where none does, all stays as it was."""
    spots = _spots_of(groups)
    before = _gathered(spots, free)
    for _i in range(tries):
        cards = before[:]
        if _deal_once(groups, spots, cards, chance):
            _lay_out(spots, free, cards)
            return True
    _lay_out(spots, free, before)
    return False


def _fill_in_turn(groups: list[Group], free: vec[i64], chance: Chance) -> None:
    """Some way that fits: the hardest groups first, each with many tries from what the ones before have left.

    A group that finds nothing comes first the next time.
    """
    order = sorted(groups, key=_ways_to_fit)
    cards = _gathered(_spots_of(order), free)
    for _i in range(FILLINGS):
        failed = _fill(order, free, cards, chance)
        if failed < 0:
            return
        order.insert(0, order.pop(failed))
    raise AssertionError("no way was found in which the hidden cards may lie")


def _ways_to_fit(group: Group) -> int:
    """About how many pairs of cards the tightest hand of a group may be; a divided pair is harder than any."""
    ways: int = 0
    for hand in group.hands:
        fits = 0
        for first in range(13):
            for second in range(13):
                if hand.low <= worth(first) + worth(second) <= hand.high:
                    fits += 1
        ways = fits if ways == 0 or fits < ways else ways
    return ways - 1000 * int(group.alike())


def _fill(groups: list[Group], free: vec[i64], cards: vec[i64], chance: Chance) -> i64:
    """The place of the first group that cannot be filled; below nothing, all are."""
    spots = _spots_of(groups)
    at: i64 = 0
    for g in range(len(groups)):
        tries: i64 = 0
        while not _bring_group(groups[g], spots, cards, at, chance):
            tries += 1
            if tries == TRIES:
                return g
        at += len(groups[g].spots())
    _lay_out(spots, free, cards)
    return -1


def _bring_group(group: Group, spots: list[Spot], cards: vec[i64], at: i64, chance: Chance) -> bool:
    """First cards by chance, and for each a second one that fits it."""
    alike = group.alike()
    if alike and not _bring_alike(cards, at, alike, group.rank, chance):
        return False
    place: i64 = at + len(group.hands)
    for k in range(at, place):
        if k >= at + alike:
            chance.mix(cards, k, k + 1)
        spots[k].card = cards[k]
    for hand in group.hands:
        if hand.second is not None:
            if not _bring_fitting(hand, cards, place, chance):
                return False
            place += 1
    return group.fits()


def _bring_fitting(hand: Hand, cards: vec[i64], place: i64, chance: Chance) -> bool:
    size: i64 = len(cards) - place
    start = chance.below(size)
    for i in range(size):
        at = place + (start + i) % size
        if hand.fits_with(cards[at]):
            _swap(cards, place, at)
            return True
    return False


def _deal_once(groups: list[Group], spots: list[Spot], cards: vec[i64], chance: Chance) -> bool:
    """Stops at the first group that does not fit."""
    at: i64 = 0
    for g in range(len(groups)):
        group = groups[g]
        alike: i64 = 0
        if g == 0:
            alike = group.alike()
        if alike and not _bring_alike(cards, 0, alike, group.rank, chance):
            return False
        end = at + group.size()
        chance.mix(cards, at + alike, end)
        while at < end:
            spots[at].card = cards[at]
            at += 1
        if not group.fits():
            return False
    chance.mix(cards, at, len(cards))
    return True


def _bring_alike(cards: vec[i64], at: i64, n: i64, known: i64, chance: Chance) -> bool:
    """Bring n cards of one denomination, perhaps a known one, to this place, every such choice alike."""
    held = BLANK[:13]
    for i in range(at, len(cards)):
        height = cards[i] & 15
        if known < 0 or height == known:
            held[height] += 1
    total: i64 = 0
    for one in held:
        total += _ways(one, n)
    if total == 0:
        return False
    chosen = chance.below(total)
    height = 0
    while chosen >= _ways(held[height], n):
        chosen -= _ways(held[height], n)
        height += 1
    for k in range(at, at + n):
        left = chance.below(held[height] - (k - at))
        i = k
        while rank(cards[i]) != height or left > 0:
            if rank(cards[i]) == height:
                left -= 1
            i += 1
        _swap(cards, k, i)
    return True


def _swap(cards: vec[i64], i: i64, j: i64) -> None:
    card = cards[i]
    cards[i] = cards[j]
    cards[j] = card


def _ways(held: i64, n: i64) -> i64:
    """To lay n of so many cards in a row."""
    if held < n:
        return 0
    found: i64 = 1
    for k in range(n):
        found *= held - k
    return found


def _draw_by_turns(groups: list[Group], free: vec[i64], chance: Chance) -> None:
    """Two groups and the free cards at a time, the others staying as they are."""
    for _i in range(SWEEPS):
        for g in range(len(groups)):
            two = [groups[g]]
            other = groups[chance.below(len(groups))]
            if other is not groups[g] and not other.hands[0].flags & DIVIDED:
                two.append(other)
            _draw(two, free, chance, TRIES)


# -- laying them ---------------------------------------------------------------------------------


def _forget(new: VingtUn, seat: i64, unknown: vec[i64]) -> None:
    """Take the hidden cards out of every set; what others knew of shuffled cards is theirs alone."""
    tenure = new.tenure
    for k in range(2):
        keep = ~unknown[k]
        tenure.used[k] &= keep
        tenure.out[k] &= keep
        for other in range(new.seats):
            tenure.own[2 * other + k] &= keep
    if not tenure.mixes:
        return
    tenure.mixes = [mix[:] for mix in tenure.mixes]
    for mix in tenure.mixes:
        for k in range(2):
            mix[MIX_LIVE + k] &= ~unknown[k]
            for other in range(new.seats):
                if other != seat:
                    mix[MIX_KNOWN + 2 * other + k] &= ~unknown[k]


def _lay(new: VingtUn, spots: list[Spot], free: vec[i64]) -> None:
    """The free cards fill the stock first; those left over are used."""
    tenure = new.tenure
    deck = tenure.deck[:]
    stock = tenure.in_stock()
    for i in range(stock):
        deck[tenure.next_card + i] = free[i]
    for i in range(stock, len(free)):
        put(tenure.used, free[i])
    for spot in spots:
        card = spot.card
        if spot.kind == BESIDE:
            put(tenure.out, card)
        elif spot.kind == FIRST or spot.kind == SECOND:
            put(tenure.out, card)
            _hold(new.deal, spot)
        else:
            put(tenure.used, card)
            _throw(tenure.thrown, spot)
        if spot.seat >= 0:
            put(tenure.own, card, 2 * spot.seat)
        for i in range(len(tenure.mixes)):
            if spot.mixes & BIT[i]:
                put(tenure.mixes[i], card, MIX_LIVE)
    tenure.deck = deck


def _hold(deal: VingtUnDeal, spot: Spot) -> None:
    slot = spot.index
    deal.own_rows()
    row = deal.first if spot.kind == FIRST else deal.second
    old = row[slot]
    row[slot] = spot.card
    deal.low[slot] += worth(spot.card) - worth(old)
    deal.aces[slot] += int(rank(spot.card) == ACE) - int(rank(old) == ACE)


def _throw(thrown: vec[i64], spot: Spot) -> None:
    """Write the card into the note of a hand that was thrown up."""
    if spot.kind == THROWN_FIRST:
        thrown[spot.index] = (thrown[spot.index] >> 7) * 128 + spot.card
    else:
        note = thrown[spot.index]
        thrown[spot.index] = ((note >> 14) * 128 + spot.card) * 128 + (note & 127)
