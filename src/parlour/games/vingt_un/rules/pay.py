"""Who pays whom: the pool, naturals, overdrawing, and the reckoning when the dealer has done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import NO_SEAT
from parlour.core.game import EVERYTHING
from parlour.games.vingt_un import hidden, table
from parlour.games.vingt_un.count import MOST, is_natural, points, stakes_won
from parlour.games.vingt_un.layout import HANDS, NO_CARD, PASSES_LEFT, TO_HOLDER, put

if TYPE_CHECKING:
    from parlour.games.vingt_un.rules import VingtUn


def pay_in(game: VingtUn) -> None:
    """Everybody, once a tenure (vingt-un.56)."""
    if game.pool < 0 or game.contribution == 0:
        return
    for seat in range(game.seats):
        if game.present & BIT[seat]:
            game.pay("vingt-un.56", "pays-in", seat, game.pool, game.contribution)


# -- naturals --------------------------------------------------------------------------


def has_natural(game: VingtUn, seat: i64) -> bool:
    slot = HANDS * seat
    return game.low[slot] == 11 and is_natural(game.first[slot], game.second[slot])


def _show(game: VingtUn, slot: i64) -> None:
    put(game.seen, game.first[slot])
    put(game.seen, game.second[slot])


def dealers_natural(game: VingtUn) -> bool:
    """Double from each, save from a natural; he keeps the deal (vingt-un.12, 20, 41)."""
    if not has_natural(game, game.dealer):
        return False
    _show(game, HANDS * game.dealer)
    if game.detail == EVERYTHING:
        table.tell_natural(game, game.dealer, "vingt-un.20")
    for k in range(len(game.order) - 1):
        seat = game.order[k]
        slot = HANDS * seat
        if has_natural(game, seat):
            _show(game, slot)
            if game.detail == EVERYTHING:
                table.tell_natural(game, seat, "vingt-un.12")
                game.say("vingt-un.41", "natural-saves-deal", game.dealer)
        else:
            game.pay("vingt-un.20", "pays-natural", seat, game.dealer, 2 * game.stakes[slot])
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
            _pay_natural(game, seat)
    if holders == 0:
        return
    if game.hand_no == 1:
        game.say("vingt-un.43", "natural-disregarded", nearest)  # vingt-un.R4: nothing but the payment
        return
    _pay_bonuses(game, holders)
    if game.pool >= 0 and game.natural_takes_pool and game.ledger.balance[game.pool]:
        game.pay("vingt-un.63", "takes-pool", game.pool, nearest, game.ledger.balance[game.pool])  # vingt-un.R3
    _throw_out(game, nearest)


def _pay_natural(game: VingtUn, seat: i64) -> None:
    slot = HANDS * seat
    _show(game, slot)
    if game.detail == EVERYTHING:
        table.tell_natural(game, seat, "vingt-un.21")
    game.pay("vingt-un.21", "pays-natural", game.dealer, seat, 2 * game.stakes[slot])
    game.live &= ~BIT[slot]
    _give_up(game, slot)


def _pay_bonuses(game: VingtUn, holders: i64) -> None:
    """Each holder's own stake, or double, from the players without a natural (vingt-un.24, 62, R11)."""
    if game.bonus == 0:
        return
    clause = "vingt-un.24" if game.bonus == 1 else "vingt-un.62"
    for k in range(len(game.order) - 1):
        seat = game.order[k]
        if holders & BIT[seat] == 0:
            continue
        due = game.bonus * game.stakes[HANDS * seat]
        for j in range(len(game.order) - 1):
            payer = game.order[j]
            if holders & BIT[payer] == 0:
                game.pay(clause, "pays-bonus", payer, seat, due)
            elif payer != seat:
                game.say("vingt-un.62", "exempt", payer)


def _throw_out(game: VingtUn, holder: i64) -> None:
    """The deal moves when the hand is over (vingt-un.5, 22, 23, R2)."""
    if game.effect == PASSES_LEFT:
        game.thrower = holder
        game.say("vingt-un.22", "loses-deal", game.dealer)
    elif game.effect == TO_HOLDER:
        game.thrower = holder
        game.say("vingt-un.5", "loses-deal", game.dealer)
    else:
        game.say("vingt-un.23", "keeps-deal", game.dealer)


# -- overdrawing -------------------------------------------------------------------------


def _to_pone(game: VingtUn, card: i64) -> None:
    game.out[card >> 6] &= ~BIT[card & 63]
    put(game.used, card)


def _give_up(game: VingtUn, slot: i64) -> None:
    """The first two cards go to the pone."""
    _to_pone(game, game.first[slot])
    _to_pone(game, game.second[slot])
    game.first[slot] = NO_CARD
    game.second[slot] = NO_CARD


def overdraws(game: VingtUn, seat: i64, slot: i64) -> None:
    """He pays at once and throws up his cards, the first two unseen (vingt-un.26, 27, 29)."""
    game.pay("vingt-un.26", "pays-overdrawn", seat, game.dealer, game.stakes[slot])
    if game.detail == EVERYTHING:
        table.tell_throwing_up(game, seat, slot)
    game.live &= ~BIT[slot]
    hidden.throw_up(game, slot)
    _give_up(game, slot)
    for i in range(len(game.drawn)):
        if game.drawn[i] >> 7 == slot:
            _to_pone(game, game.drawn[i] & 127)


def dealer_overdraws(game: VingtUn) -> None:
    game.say("vingt-un.13", "dealer-overdraws", game.dealer)
    if game.pool >= 0 and game.overdraw_penalty:
        game.pay("vingt-un.56", "pays-penalty", game.dealer, game.pool, game.overdraw_penalty)


# -- the reckoning --------------------------------------------------------------------------


def settle(game: VingtUn) -> None:
    """He calls on the rest to show, in turn; each of his hands with each of theirs (vingt-un.31, R6)."""
    ties: i64 = 0
    for k in range(len(game.order) - 1):
        seat = game.order[k]
        for j in range(game.hands[seat]):
            slot = HANDS * seat + j
            if game.live & BIT[slot]:
                _show(game, slot)
                if game.hands[seat] > 1:
                    hidden.show_division(game, seat)
                if game.detail == EVERYTHING:
                    table.tell_showing(game, seat, slot)
                ties += _settle_hand(game, seat, slot)
    if game.pool >= 0 and game.tie_part and ties >= game.tie_part:
        game.pay("vingt-un.56", "pays-tie-share", game.dealer, game.pool, ties // game.tie_part)  # vingt-un.R13


def _settle_hand(game: VingtUn, seat: i64, slot: i64) -> i64:
    """Gives what the dealer received on ties."""
    mine = points(game.low[slot], game.aces[slot])
    ties: i64 = 0
    for j in range(game.hands[game.dealer]):
        his_slot = HANDS * game.dealer + j
        his = points(game.low[his_slot], game.aces[his_slot])
        won = stakes_won(his, mine)
        if won > 0:
            game.pay(_clause(his, mine), "dealer-pays", game.dealer, seat, won * game.stakes[slot])
        else:
            game.pay(_clause(his, mine), "player-pays", seat, game.dealer, -won * game.stakes[slot])
        if his == mine:
            ties += game.stakes[slot]
    return ties


def _clause(dealer: i64, player: i64) -> str:
    if dealer == MOST:
        return "vingt-un.32"
    if player == MOST:
        return "vingt-un.33"
    return "vingt-un.13" if dealer > MOST else "vingt-un.11"
