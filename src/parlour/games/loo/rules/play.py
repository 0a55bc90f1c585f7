"""The tricks of Loo: what may be played, what that shows, who wins, and what he gets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD
from parlour.core.events import NO_SEAT
from parlour.games.loo import events
from parlour.games.loo.rules import pool
from parlour.games.loo.rules.ranks import CIVIL, ORDERS, original_lead, second_lead
from parlour.games.loo.state import FIVE_CARD, THREE_CARD, LooDeal
from parlour.games.loo.words import TRICKS
from parlour.mechanisms.trick_deal import end_trick, lead, reply
from parlour.mechanisms.tricks import NEVER, TO_WIN, follow, follow_and_head, shown_lacking

if TYPE_CHECKING:
    from parlour.games.loo.rules.game import Loo


def begin_play(game: Loo) -> None:
    deal = game.deal
    if deal.standing & (deal.standing - 1) == 0:
        _take_unplayed(game)
        return
    game.phase = TRICKS
    deal.leader = game.next_of(game.dealer, deal.standing)  # loo.22
    if game.agreed.miss_leads and deal.miss_holder >= 0:
        deal.leader = deal.miss_holder  # loo.23
    events.leads_first(game)
    game._turn(deal.leader)


def _take_unplayed(game: Loo) -> None:
    """Only one stands: he takes the pool (loo.21, R5)."""
    winner = game.next_of(game.dealer, game.deal.standing)
    game.take_pool(winner, "loo.21" if game.agreed.variant == THREE_CARD else "loo.R5")
    pool.end_deal(game)


def playable(game: Loo, seat: i64) -> i64:
    deal = game.deal
    hand = deal.hands[seat]
    order = ORDERS[deal.ranking]
    if deal.led >= 0:
        if deal.civil:
            return follow(hand, deal.led, ORDERS[deal.ranking + CIVIL])  # loo.56, R7
        return follow_and_head(hand, deal.led, deal.best, order, TO_WIN)  # loo.28-30
    if deal.tricks_made == 0:
        return original_lead(hand, deal.key, order, game.agreed.any_trump)
    return second_lead(hand, order) if deal.tricks_made == 1 else hand  # loo.32, R14


def may_be_civil(game: Loo, card: i64) -> bool:
    """With the ace of trumps led, "Pam, be civil" may be said (loo.56)."""
    deal = game.deal
    return deal.pam != NO_CARD and deal.led < 0 and card == deal.trump * 16 + game.agreed.ace


def play_card(game: Loo, seat: i64, card: i64, civil: bool) -> None:
    lay_card(game, seat, card, civil)
    following = game.next_of(seat, game.deal.standing)
    if following == game.deal.leader:
        end_of_trick(game)
    else:
        game._turn(following)


def lay_card(game: Loo, seat: i64, card: i64, civil: bool) -> None:
    events.played(game, seat, card, civil)
    deal = game.deal
    deal.row[seat * game.agreed.each + deal.tricks_made] = card
    if deal.led < 0:
        _note_lead(game, seat, card)
        lead(deal, seat, card)
        deal.civil = civil
    else:
        order = ORDERS[deal.ranking]
        shown = _shown_civilly(deal, card) if deal.civil else shown_lacking(deal.led, deal.best, order, TO_WIN, card)
        reply(deal, seat, card, order, shown)
        if deal.few == seat and order.trumps & BIT[card]:
            _no_more_trumps(deal, seat)


def _note_lead(game: Loo, seat: i64, card: i64) -> None:
    """What a lawful lead shows the leader not to hold."""
    deal = game.deal
    order = ORDERS[deal.ranking]
    trump = order.trumps & BIT[card] != 0
    if deal.tricks_made == 0 and deal.key & BIT[card] == 0:
        deal.lacks[seat] |= deal.key
        if not trump:
            deal.few = seat
        elif not game.agreed.any_trump:
            deal.lacks[seat] |= order.above[card]
    elif deal.tricks_made == 1:
        deal.lacks[seat] |= order.above[card] if trump else order.trumps
    if trump and deal.few == seat:
        _no_more_trumps(deal, seat)


def _shown_civilly(deal: LooDeal, card: i64) -> i64:
    """What a lawful card that follows shows its player not to hold, when Pam is civil."""
    return shown_lacking(deal.led, deal.best, ORDERS[deal.ranking + CIVIL], NEVER, card)


def _no_more_trumps(deal: LooDeal, seat: i64) -> None:
    """He began with at most one trump, and has played it."""
    deal.lacks[seat] |= ORDERS[deal.ranking].trumps
    deal.few = NO_SEAT


def end_of_trick(game: Loo) -> None:
    """Its winner leads to the next (loo.31)."""
    deal = game.deal
    winner = deal.winner
    deal.note_winner(winner)
    end_trick(deal)
    deal.leader = winner
    events.took_trick(game, winner)
    if deal.tricks_made < game.agreed.each:
        game._turn(winner)
    else:
        game.tricks_done()


def settle(game: Loo, forfeit: i64, fined: i64) -> None:
    """Shares and loos; at a table also who forfeits his share, and who pays enough by a fault (bit sets)."""
    stakes = game.pool()
    tricks: int = game.agreed.each
    clause = "loo.33" if stakes % tricks == 0 else "loo.34"
    loo = pool.loo_for(game, stakes)
    for seat in game.dealt:
        if game.deal.standing & BIT[seat] == 0 or seat == game.deal.for_pool:
            continue
        if game.deal.tricks[seat] and forfeit & BIT[seat]:
            game.say("loo.36", "share-stays", seat, pool.share(game, seat, stakes))
        elif game.deal.tricks[seat]:
            game.pay(clause, "takes-share", game.seats, seat, pool.share(game, seat, stakes))
        elif not (game.last and game.agreed.release) and fined & BIT[seat] == 0:  # loo.3, R9
            pool.be_looed(game, seat, loo, "loo.53" if game.agreed.variant == FIVE_CARD else "loo.33")
    if game.deal.for_pool >= 0:
        game.say("loo.20", "pool-keeps", game.deal.for_pool, game.deal.tricks[game.deal.for_pool])  # loo.R19
    pool.end_deal(game)
