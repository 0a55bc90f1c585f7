"""Who pays whom: the pool, naturals, overdrawing, and the reckoning when the dealer has done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD
from parlour.core.events import NO_SEAT
from parlour.games.vingt_un import events
from parlour.games.vingt_un.redeal import notes
from parlour.games.vingt_un.rules.count import MOST, is_natural, points, stakes_won
from parlour.games.vingt_un.state import HANDS, PASSES_LEFT, TO_HOLDER, put

if TYPE_CHECKING:
    from parlour.games.vingt_un.rules.game import VingtUn


def pay_in(game: VingtUn) -> None:
    """Everybody, once a tenure (vingt-un.56)."""
    if game.agreed.pool < 0 or game.agreed.contribution == 0:
        return
    for seat in range(game.seats):
        if game.present & BIT[seat]:
            game.pay("vingt-un.56", "pays-in", seat, game.agreed.pool, game.agreed.contribution)


def has_natural(game: VingtUn, seat: i64) -> bool:
    slot = HANDS * seat
    return game.deal.low[slot] == 11 and is_natural(game.deal.first[slot], game.deal.second[slot])


def show(game: VingtUn, slot: i64) -> None:
    put(game.tenure.seen, game.deal.first[slot])
    put(game.tenure.seen, game.deal.second[slot])


def show_in_turn(game: VingtUn, seat: i64, slot: i64) -> None:
    show(game, slot)
    if game.deal.hands[seat] > 1:
        notes.show_division(game, seat, game.deal.first[slot])
    events.showed(game, seat, slot, "shows")


def dealers_natural(game: VingtUn) -> bool:
    """Double from each, save from a natural; he keeps the deal (vingt-un.12, 20, 41)."""
    if not has_natural(game, game.dealer):
        return False
    show(game, HANDS * game.dealer)
    events.showed_natural(game, game.dealer, "vingt-un.20")
    for k in range(len(game.order) - 1):
        seat = game.order[k]
        slot = HANDS * seat
        if has_natural(game, seat):
            show(game, slot)
            events.showed_natural(game, seat, "vingt-un.12")
            game.say("vingt-un.41", "natural-saves-deal", game.dealer)
        else:
            game.pay("vingt-un.20", "pays-natural", seat, game.dealer, 2 * game.deal.stakes[slot])
    return True


def players_naturals(game: VingtUn) -> None:
    """Each is paid double at once and is out of the hand (vingt-un.21, R2)."""
    holders: i64 = 0
    nearest: i64 = NO_SEAT
    for k in range(len(game.order) - 1):
        seat = game.order[k]
        if has_natural(game, seat):
            holders |= BIT[seat]
            if nearest < 0:
                nearest = seat
            pay_natural(game, seat)
    if holders == 0:
        return
    if game.tenure.hand_no == 1:
        game.say("vingt-un.43", "natural-disregarded", nearest)  # vingt-un.R4: nothing but the payment
        return
    _pay_bonuses(game, holders)
    if game.agreed.pool >= 0 and game.agreed.natural_takes_pool and game.ledger[game.agreed.pool]:
        game.pay("vingt-un.63", "takes-pool", game.agreed.pool, nearest, game.ledger[game.agreed.pool])  # vingt-un.R3
    throw_out(game, nearest)


def pay_natural(game: VingtUn, seat: i64) -> None:
    slot = HANDS * seat
    show(game, slot)
    events.showed_natural(game, seat, "vingt-un.21")
    game.pay("vingt-un.21", "pays-natural", game.dealer, seat, 2 * game.deal.stakes[slot])
    game.deal.live &= ~BIT[slot]
    give_up(game, slot)


def _pay_bonuses(game: VingtUn, holders: i64) -> None:
    """Each holder's own stake, or double, from the players without a natural (vingt-un.24, 62, R11)."""
    if game.agreed.bonus:
        for k in range(len(game.order) - 1):
            if holders & BIT[game.order[k]]:
                pay_bonus(game, game.order[k], holders)


def pay_bonus(game: VingtUn, holder: i64, holders: i64) -> None:
    clause = "vingt-un.24" if game.agreed.bonus == 1 else "vingt-un.62"
    due = game.agreed.bonus * game.deal.stakes[HANDS * holder]
    for k in range(len(game.order) - 1):
        payer = game.order[k]
        if holders & BIT[payer] == 0:
            game.pay(clause, "pays-bonus", payer, holder, due)
        elif payer != holder:
            game.say("vingt-un.62", "exempt", payer)


def throw_out(game: VingtUn, holder: i64) -> None:
    """The deal moves when the hand is over (vingt-un.5, 22, 23, R2)."""
    if game.agreed.effect == PASSES_LEFT:
        game.tenure.thrower = holder
        game.say("vingt-un.22", "loses-deal", game.dealer)
    elif game.agreed.effect == TO_HOLDER:
        game.tenure.thrower = holder
        game.say("vingt-un.5", "loses-deal", game.dealer)
    else:
        game.say("vingt-un.23", "keeps-deal", game.dealer)


def to_pone(game: VingtUn, card: i64) -> None:
    game.tenure.out[card >> 6] &= ~BIT[card & 63]
    put(game.tenure.used, card)


def give_up(game: VingtUn, slot: i64) -> None:
    """The first two cards go to the pone."""
    to_pone(game, game.deal.first[slot])
    to_pone(game, game.deal.second[slot])
    game.deal.own_rows()
    game.deal.first[slot] = NO_CARD
    game.deal.second[slot] = NO_CARD


def overdraws(game: VingtUn, seat: i64, slot: i64) -> None:
    """He pays at once and throws up his cards, the first two unseen (vingt-un.26, 27, 29)."""
    game.pay("vingt-un.26", "pays-overdrawn", seat, game.dealer, game.deal.stakes[slot])
    events.threw_up(game, seat, slot)
    game.deal.live &= ~BIT[slot]
    notes.throw_up(game, slot)
    give_up(game, slot)
    for i in range(len(game.deal.drawn)):
        if game.deal.drawn[i] >> 7 == slot:
            to_pone(game, game.deal.drawn[i] & 127)


def dealer_overdraws(game: VingtUn) -> None:
    game.say("vingt-un.13", "dealer-overdraws", game.dealer)
    if game.agreed.pool >= 0 and game.agreed.overdraw_penalty:
        game.pay("vingt-un.56", "pays-penalty", game.dealer, game.agreed.pool, game.agreed.overdraw_penalty)


def settle(game: VingtUn) -> None:
    """He calls on the rest to show, in turn; each of his hands with each of theirs (vingt-un.31, R6)."""
    ties: i64 = 0
    for j in range(game.deal.hands[game.dealer]):
        events.counted(game, game.dealer, HANDS * game.dealer + j)
    for k in range(len(game.order) - 1):
        seat = game.order[k]
        for j in range(game.deal.hands[seat]):
            slot = HANDS * seat + j
            if game.deal.live & BIT[slot]:
                show_in_turn(game, seat, slot)
                events.counted(game, seat, slot)
                ties += _settle_hand(game, seat, slot)
    if game.agreed.pool >= 0 and game.agreed.tie_part and ties >= game.agreed.tie_part:
        game.pay(
            "vingt-un.56", "pays-tie-share", game.dealer, game.agreed.pool, ties // game.agreed.tie_part
        )  # vingt-un.R13


def _settle_hand(game: VingtUn, seat: i64, slot: i64) -> i64:
    """Gives what the dealer received on ties."""
    mine = points(game.deal.low[slot], game.deal.aces[slot])
    ties: i64 = 0
    for j in range(game.deal.hands[game.dealer]):
        his_slot = HANDS * game.dealer + j
        his = points(game.deal.low[his_slot], game.deal.aces[his_slot])
        won = stakes_won(his, mine)
        if won > 0:
            game.pay(_clause(his, mine), "dealer-pays", game.dealer, seat, won * game.deal.stakes[slot])
        else:
            game.pay(_clause(his, mine), "player-pays", seat, game.dealer, -won * game.deal.stakes[slot])
        if his == mine:
            ties += game.deal.stakes[slot]
    return ties


def _clause(dealer: i64, player: i64) -> str:
    if dealer == MOST:
        return "vingt-un.32"
    if player == MOST:
        return "vingt-un.33"
    return "vingt-un.13" if dealer > MOST else "vingt-un.11"
