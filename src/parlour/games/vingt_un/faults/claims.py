"""What may be claimed at Vingt-un, by whom and until when, and what a claim does (vingt-un.46 to 55, R22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD, rank
from parlour.core.events import NO_SEAT, STOCK
from parlour.core.moves import Choices, Move, exactly
from parlour.games.vingt_un import events, words
from parlour.games.vingt_un.faults.state import (
    C46,
    C47,
    C48,
    C51,
    C52,
    C53,
    C54,
    NO_PAUSE,
    OF_DRAWN,
    OF_MISSED,
    OF_SHOWING,
    OF_TWO,
    RIGHTS,
)
from parlour.games.vingt_un.rules import pay
from parlour.games.vingt_un.state import HANDS, NO_SLOT, put

if TYPE_CHECKING:
    from parlour.games.vingt_un.faults.game import VingtUnTable


def fine(game: VingtUnTable, offender: i64) -> None:
    """To the pool, if there is one (vingt-un.55)."""
    if game.agreed.fine:
        game.pay("vingt-un.55", "pays-irregularity", offender, game.agreed.pool, game.agreed.fine)


def open_to(game: VingtUnTable, seat: i64) -> list[int]:
    """The dealer's errors are claimed by everybody else, a false pair by anybody but who divided."""
    if game.conduct.choosing >= 0 or not game.present & BIT[seat]:
        return []
    found = _dealers_errors(game) if seat != game.dealer else []
    if _may_doubt(game, seat):
        found.append(C54)
    return found


def _dealers_errors(game: VingtUnTable) -> list[int]:
    conduct = game.conduct
    found: list[int] = []
    slot = conduct.two_to if conduct.two_to >= 0 else conduct.extra_at
    if slot >= 0:
        found.append(C47 if slot >> 2 == game.dealer else C46)
    if conduct.exposed:
        found.append(C48)
    if conduct.pause == OF_DRAWN and conduct.fresh:
        found.append(C52 if game.asked() == game.dealer else C51)
    if conduct.missed and conduct.pause in (NO_PAUSE, OF_MISSED) and conduct.serving < 0:
        found.append(C53)
    return found


def _may_doubt(game: VingtUnTable, seat: i64) -> bool:
    if game.conduct.failed & BIT[seat] or game.conduct.pause not in (NO_PAUSE, OF_SHOWING):
        return False
    for other in range(game.seats):
        if other != seat and other != game.dealer and game.deal.hands[other] > 1:
            return True
    return False


def noticed(game: VingtUnTable, seat: i64, claim: Move) -> bool:
    return claim.a != C54 or seen_apart(game, seat) != 0


def seen_apart(game: VingtUnTable, seat: i64) -> i64:
    """The others whose divided cards the seat has seen to be no pair."""
    found: i64 = 0
    for other in range(game.seats):
        if other == seat or other == game.dealer or game.deal.hands[other] < 2:
            continue
        ranks: list[int] = []
        for slot in range(HANDS * other, HANDS * other + game.deal.hands[other]):
            first = game.deal.first[slot]
            if first >= 0 and game.knows(seat, first):
                ranks.append(rank(first))
        if ranks and min(ranks) < max(ranks):
            found |= BIT[other]
    return found


# -- claims ---------------------------------------------------------------------------------------


def claim(game: VingtUnTable, seat: i64, word: i64) -> None:
    if word == C54:
        _claim_false_pair(game, seat)
        return
    game.say(RIGHTS[word].clause, "claims", seat)
    fine(game, game.dealer)
    if word in (C46, C47):
        _claim_two(game)
    elif word == C48:
        _claim_exposed(game)
    elif word == C51:
        game.conduct.fresh = False
        receiver = game.asked()
        drawn = game.deal.drawn
        _let_choose(game, receiver, C51, drawn[len(drawn) - 2] & 127, drawn[len(drawn) - 1] & 127)
    elif word == C52:
        game.conduct.fresh = False
        game.say("vingt-un.52", "dealer-keeps", game.dealer)
    else:
        _claim_missed(game)


def _claim_two(game: VingtUnTable) -> None:
    """Before the next card it is put right; later the player rejects one, of the dealer's the pone takes one."""
    conduct = game.conduct
    if conduct.two_to >= 0:
        conduct.two_to = NO_SLOT
        game.say("vingt-un.46", "put-right", game.dealer)
        if conduct.pause == OF_TWO:
            conduct.pause = NO_PAUSE
            game._serve()  # the dealing goes on where it was interrupted
        return
    slot = conduct.extra_at
    deal = game.deal
    other = deal.second[slot] if conduct.extra_second else deal.first[slot]
    if slot >> 2 == game.dealer:
        _pone_takes(game, slot, other)
        return
    put(game.tenure.own, conduct.extra, 2 * (slot >> 2))
    where = deal.place_of(slot)
    game.bring("vingt-un.46", "looks-at-both", slot >> 2, [conduct.extra], where, where, BIT[slot >> 2])
    _let_choose(game, slot >> 2, C46, other, conduct.extra)


def _pone_takes(game: VingtUnTable, slot: i64, other: i64) -> None:
    """One of the two at random goes to the used cards (vingt-un.47)."""
    extra = game.lose_extra()
    put(game.tenure.own, extra, 2 * game.dealer)
    taken = extra if game.chance.pick(2) else other
    if taken == other:
        _swap_in(game, slot, other, extra)
    pay.to_pone(game, taken)
    game.bring(
        "vingt-un.47", "pone-takes", game.pone(), [taken], game.deal.place_of(slot), words.USED, BIT[game.dealer]
    )


def _swap_in(game: VingtUnTable, slot: i64, out: i64, card: i64) -> None:
    """One of the first two cards is replaced."""
    game.deal.own_rows()
    if game.deal.first[slot] == out:
        game.deal.first[slot] = card
    else:
        game.deal.second[slot] = card
    game.drop_card(slot, out)
    game.add_card(slot, card)


def _claim_exposed(game: VingtUnTable) -> None:
    """In the order of service; the dealer must keep his own (vingt-un.48)."""
    conduct = game.conduct
    for k in range(len(game.order)):
        seat = game.order[k]
        if conduct.exposed & BIT[seat]:
            conduct.exposed &= ~BIT[seat]
            if seat == game.dealer:
                game.say("vingt-un.48", "dealer-keeps", seat)
                return
            slot = HANDS * seat
            late = conduct.exposed_second & BIT[seat] != 0
            _let_choose(game, seat, C48, game.deal.second[slot] if late else game.deal.first[slot], NO_CARD)
            return


def _claim_missed(game: VingtUnTable) -> None:
    """He is served at once, or throws up his cards (vingt-un.53)."""
    conduct = game.conduct
    seat = game.order[game.deal.turn]
    if conduct.pause == OF_MISSED and conduct.missed & BIT[seat]:
        conduct.pause = NO_PAUSE
        conduct.missed &= ~BIT[seat]
        conduct.may_throw = seat
        game.ask(seat)
        return
    for k in range(len(game.order)):
        seat = game.order[k]
        if conduct.missed & BIT[seat]:
            conduct.missed &= ~BIT[seat]
            game.begin_missed(seat)
            return


def _claim_false_pair(game: VingtUnTable, seat: i64) -> None:
    """He pays the dealer on each hand, and has won nothing (vingt-un.54, R18)."""
    conduct = game.conduct
    offenders = conduct.separated & ~BIT[seat]
    if offenders == 0:
        conduct.failed |= BIT[seat]
        game.say("vingt-un.54", "claim-fails", seat)
        return
    game.say("vingt-un.54", "claims", seat)
    in_turn = offenders & game.waits != 0
    for offender in range(game.seats):
        if offenders & BIT[offender]:
            _pay_false_pair(game, offender)
    if in_turn:
        game.next_player()


def _pay_false_pair(game: VingtUnTable, offender: i64) -> None:
    game.conduct.separated &= ~BIT[offender]
    fine(game, offender)
    for slot in range(HANDS * offender, HANDS * offender + game.deal.hands[offender]):
        if game.deal.live & BIT[slot]:
            pay.show(game, slot)
            events.showed(game, offender, slot, "shows")
            game.pay("vingt-un.54", "pays-false-pair", offender, game.dealer, game.deal.stakes[slot])
            clear_hand(game, slot)


def clear_hand(game: VingtUnTable, slot: i64) -> None:
    """All its cards go to the pone."""
    deal = game.deal
    if game.conduct.extra_at == slot:
        pay.to_pone(game, game.lose_extra())
    deal.live &= ~BIT[slot]
    pay.give_up(game, slot)
    for note in deal.drawn:
        if note >> 7 == slot:
            pay.to_pone(game, note & 127)


# -- choosing ----------------------------------------------------------------------------------------


def _let_choose(game: VingtUnTable, seat: i64, by: i64, card: i64, other: i64) -> None:
    conduct = game.conduct
    conduct.choosing = seat
    conduct.by = by
    conduct.chosen_from = card
    conduct.chosen_or = other
    conduct.back_to = game.asked()
    game.ask(seat)


def ways_to_reject(game: VingtUnTable) -> Choices:
    """One of the two; what was exposed, or drawn too many, may also be kept, and must be where there is no other."""
    conduct = game.conduct
    found = Choices([])
    if conduct.by != C46:
        found.add(exactly(words.KEEPING))
    if conduct.by != C48 or game.tenure.in_stock() > 2:
        found.add(exactly(Move(words.REJECT, conduct.chosen_from)))
    if conduct.chosen_or >= 0:
        found.add(exactly(Move(words.REJECT, conduct.chosen_or)))
    return found


def reject(game: VingtUnTable, seat: i64, card: i64) -> None:
    conduct = game.conduct
    by, slot = conduct.by, HANDS * seat
    _chosen(game)
    if by == C46:
        extra = game.lose_extra()
        if card != extra:
            _swap_in(game, slot, card, extra)
        pay.to_pone(game, card)
        game.bring("vingt-un.46", "rejects", seat, [card], game.deal.place_of(slot), words.USED, BIT[seat])
        game.ask(conduct.back_to)
    elif by == C48:
        _replace(game, seat, slot, card)
        game.ask(conduct.back_to)
    else:
        _reject_drawn(game, seat, card)


def _replace(game: VingtUnTable, seat: i64, slot: i64, card: i64) -> None:
    """The rejected card goes to the pone and another comes at once (vingt-un.R16)."""
    where = game.deal.place_of(slot)
    game.take_extra()
    tenure = game.tenure
    new = tenure.deck[tenure.next_card]
    tenure.next_card += 1
    put(tenure.out, new)
    put(tenure.own, new, 2 * seat)
    _swap_in(game, slot, card, new)
    pay.to_pone(game, card)
    game.bring("vingt-un.48", "rejects", seat, [card], where, words.USED)
    game.bring("vingt-un.R16", "gets-another", seat, [new], STOCK, where, BIT[seat])


def _reject_drawn(game: VingtUnTable, seat: i64, card: i64) -> None:
    """Who rejects one of two is content (vingt-un.51)."""
    deal = game.deal
    slot = HANDS * seat + deal.hand_at
    kept = vec[i64]()
    for note in deal.drawn:
        if note & 127 != card:
            kept = append(kept, note)
    deal.drawn = kept
    game.drop_card(slot, card)
    pay.to_pone(game, card)
    game.bring("vingt-un.51", "rejects", seat, [card], deal.place_of(slot), words.USED)
    game.content_with_one(seat)


def keep(game: VingtUnTable, seat: i64) -> None:
    """He keeps what was exposed, or both."""
    conduct = game.conduct
    by = conduct.by
    _chosen(game)
    game.say("vingt-un.48" if by == C48 else "vingt-un.51", "keeps-it", seat)
    if by == C48:
        game.ask(conduct.back_to)
    else:
        game.take_both()


def _chosen(game: VingtUnTable) -> None:
    game.conduct.choosing = NO_SEAT
    game.conduct.chosen_from = NO_CARD
    game.conduct.chosen_or = NO_CARD
