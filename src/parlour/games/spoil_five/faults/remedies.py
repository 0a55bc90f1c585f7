"""Claims at a table of Spoil Five: who may make them, whether they are right, what follows (14, 23, 27, R9, R20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, rank
from parlour.core.events import HAND
from parlour.core.moves import NONE, Choices, Move
from parlour.games.spoil_five.faults import tricks
from parlour.games.spoil_five.faults.rights import BREACH, FALSE_ROB, MISDEAL, RIGHTS
from parlour.games.spoil_five.rules.ranks import ACE
from parlour.games.spoil_five.words import CLAIM
from parlour.mechanisms.trick_faults import NO_BREACH, ROBBED, seat_of

if TYPE_CHECKING:
    from parlour.games.spoil_five.faults.game import SpoilFiveTable


def offer(game: SpoilFiveTable, found: Choices, seat: i64) -> None:
    """Claims are listed by window, not by guilt; that somebody has robbed all have seen."""
    for right in range(len(RIGHTS)):
        if entitled(game, seat, right):
            game.claims.offer(found, CLAIM, seat, right)


def entitled(game: SpoilFiveTable, seat: i64, right: i64) -> bool:
    return seat != game.dealer if right == MISDEAL else right == BREACH or seat != game.deal.robber


def claim(game: SpoilFiveTable, seat: i64, right: i64) -> None:
    if right == MISDEAL:
        _claim_misdeal(game, seat)
    elif right == FALSE_ROB:
        _claim_false_rob(game, seat)
    else:
        _claim_breach(game, seat)


def _fail(game: SpoilFiveTable, seat: i64, right: i64) -> None:
    game.claims.fail(seat, right, NONE)
    game.say("spoil-five.R9", "claim-fails", seat)


def _claim_misdeal(game: SpoilFiveTable, seat: i64) -> None:
    if game.claims.find(MISDEAL) is None:
        _fail(game, seat, MISDEAL)
        return
    game.say("spoil-five.14", "claims-fault", seat, 0, game.names[game.dealer])
    game.misdealt()


# -- robbing ------------------------------------------------------------------------------------


def robbing_ace(game: SpoilFiveTable) -> i64:
    """The ace whose holder robs, as a bit; none where an ace is turned up, which is the dealer's."""
    deal = game.deal
    if not game.agreed.robbing or deal.trump < 0 or rank(deal.turn_up) == ACE:
        return 0
    return BIT[deal.trump * 16 + ACE]


def robbed_falsely(game: SpoilFiveTable) -> bool:
    """The robber had no right to: he does not hold the ace, nor has he played it."""
    robber = game.deal.robber
    ace = robbing_ace(game)
    return robber >= 0 and ace != 0 and (game.deal.hands[robber] | game.deal.played[robber]) & ace == 0


def _claim_false_rob(game: SpoilFiveTable, seat: i64) -> None:
    """He shows that he has no ace, and cannot win; the cards stay exchanged (spoil-five.27)."""
    robber = game.deal.robber
    if not robbed_falsely(game) or game.conduct.debarred & BIT[robber]:
        _fail(game, seat, FALSE_ROB)
        return
    game.say("spoil-five.27", "claims-fault", seat, 0, game.names[robber])
    game.conduct.shown |= game.deal.hands[robber]
    game.carry("spoil-five.27", "shows-no-ace", robber, game.deal.hands[robber], HAND[robber], HAND[robber])
    _debar(game, robber, "spoil-five.27")


def _debar(game: SpoilFiveTable, seat: i64, clause: str) -> None:
    game.conduct.debarred |= BIT[seat]
    game.say(clause, "is-debarred", seat)


def omitted_rob(game: SpoilFiveTable, seat: i64) -> bool:
    """He held the ace at his first turn, the turn-up lay there, and he did not rob (spoil-five.23, R9)."""
    ace = robbing_ace(game)
    held = (game.deal.hands[seat] | game.deal.played[seat]) & ace
    if not game.agreed.compulsory or held == 0 or game.opening.tricks_made:
        return False
    for play in game.conduct.plays:
        if play & ROBBED:
            return False
        if seat_of(play) == seat:
            return True
    return False


def tell_omission(game: SpoilFiveTable, side: i64) -> None:
    """The ace comes to light where a hand is settled (spoil-five.23)."""
    seat = side
    while seat < game.seats:
        if omitted_rob(game, seat):
            ace = robbing_ace(game) & game.deal.hands[seat]
            game.conduct.shown |= ace
            game.carry("spoil-five.23", "has-not-robbed", seat, ace, HAND[seat], HAND[seat])
        seat += game.agreed.sides


# -- wrong cards ------------------------------------------------------------------------------------


def _claim_breach(game: SpoilFiveTable, seat: i64) -> None:
    """Before the next trick the card is corrected, later its player cannot win (spoil-five.R20)."""
    found = tricks.breach(game, seat, game.pack.all)
    if found.k == NO_BREACH:
        _fail(game, seat, BREACH)
        return
    offender = found.offender
    game.say("spoil-five.R20", "claims-fault", seat, 0, game.names[offender])
    if found.due:
        game.conduct.shown |= found.due & game.deal.hands[offender]
        game.carry("spoil-five.R20", "had-these", offender, found.due, HAND[offender], HAND[offender])
    if tricks.in_last_trick(game, found.k):
        tricks.go_back(game, found)
    else:
        game.conduct.judged |= BIT[found.k]
        _debar(game, offender, "spoil-five.R20")


def noticed(game: SpoilFiveTable, seat: i64, claim: Move) -> bool:
    """Whether the ground of a claim lies open to the seat: acts that all saw, or cards that it has seen."""
    right = claim.a
    if right == MISDEAL:
        return game.claims.find(MISDEAL) is not None
    if right == FALSE_ROB:
        unclaimed = game.conduct.debarred & BIT[game.deal.robber] == 0 if game.deal.robber >= 0 else False
        return unclaimed and robbed_falsely(game) and game.seen(seat) & robbing_ace(game) != 0
    return tricks.breach(game, seat, game.seen(seat)).k != NO_BREACH
