"""The end of a game at the table: foul hands found, and an opening that cannot be proven (poker.law.33, 64)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.events import NO_SEAT
from parlour.games.poker import events
from parlour.games.poker.rules import pots, session
from parlour.games.poker.state import HAND_SIZE, ORDINARY

if TYPE_CHECKING:
    from parlour.games.poker.faults.game import PokerTable


def win_unshown(game: PokerTable) -> None:
    if game.deal.playing == 0:
        nobody_left(game)
    elif is_false_opening(game) and game.deal.playing == BIT[game.deal.opener]:
        events.proven(game)
        _forfeit(game, 0)
    else:
        pots.win_unshown(game)


def show_hands(game: PokerTable) -> None:
    _find_foul_hands(game)
    if game.one_left():
        win_unshown(game)
    elif is_false_opening(game):
        _show_with_false_opener(game)
    else:
        pots.show_hands(game)


def _find_foul_hands(game: PokerTable) -> None:
    """Stake and bets are lost; one other player takes the pool, of several the best (poker.law.63, 64)."""
    for seat in range(game.seats):
        if game.deal.playing & BIT[seat] and count(game.deal.hands[seat]) != HAND_SIZE:
            game.say("poker.law.64", "foul-at-the-end", seat, count(game.deal.hands[seat]))
            lose_bet(game, seat)
            leave_play(game, seat)


def lose_bet(game: PokerTable, seat: i64) -> None:
    bet = game.deal.stake[seat] - game.deal.level + game.conduct.early[seat]
    if game.deal.level and bet > 0:
        game.say("poker.law.63", "bet-lost", seat, bet)


def leave_play(game: PokerTable, seat: i64) -> None:
    game.deal.playing &= ~BIT[seat]
    game.deal.short &= ~BIT[seat]
    game.deal.unserved &= ~BIT[seat]


def nobody_left(game: PokerTable) -> None:
    """Everything stays in the pool, and the next game is a jack-pot as if nobody had opened (poker.R47)."""
    game.say("poker.R47", "nobody-left", NO_SEAT)
    game._unopened()


# -- the false opening -----------------------------------------------------------------------------


def is_false_opening(game: PokerTable) -> bool:
    opener = game.deal.opener
    if game.jackpot < 0 or opener < 0:
        return False
    dealt = game.deal.dealt[opener]
    return count(dealt) != HAND_SIZE or game.agreed.order.value(dealt) < game.minimum()


def _show_with_false_opener(game: PokerTable) -> None:
    """Winning alone he forfeits all; of a tie the others take all; losing costs him nothing (poker.R12)."""
    deal = game.deal
    shown = deal.playing
    values = pots.values_shown(game)
    opener = BIT[deal.opener]
    alone, tied = _wins(game, values, opener)
    if alone:
        events.proven(game)
        _forfeit(game, shown)
        return
    if tied:
        events.proven(game)
        _pay_fine(game)
        deal.playing &= ~opener
        deal.short &= ~opener
    pots.settle(game, values, pots.pots_of(game))
    game.jackpot = ORDINARY
    deal.gather(shown, opener if tied else 0)
    game.end_game()


def _wins(game: PokerTable, values: vec[i64], opener: i64) -> tuple[bool, bool]:
    """Whether he is best in some pot, alone or beside others."""
    alone, tied = False, False
    for pot in pots.pots_of(game):
        winners = pots.best_of(game, values, pot.seats)
        alone = alone or (winners == opener and pot.counters > 0)
        tied = tied or winners & opener != 0
    return alone, tied


def _pay_fine(game: PokerTable) -> None:
    """Double the ante, to the pool; what he has not got he buys (poker.law.33, R16)."""
    seat = game.deal.opener
    game.say("poker.law.33", "cannot-prove", seat)
    session.sell_for(game, seat, 2 * game.agreed.ante)
    game.pay("poker.law.33", "pays-double-ante", seat, game.agreed.pool, 2 * game.agreed.ante)


def _forfeit(game: PokerTable, shown: i64) -> None:
    _pay_fine(game)
    game.jackpot += 1
    game.say("poker.R13", "as-if-unopened", game.deal.opener)
    game.deal.gather(shown, BIT[game.deal.opener])
    game.end_game()
