"""Renonces: cards looked at too soon, a suit not followed; how one is mended, and what a claim does (41 to 45)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in
from parlour.core.events import HAND, NO_SEAT, TRICK
from parlour.games.smoking_cat.faults import votes
from parlour.games.smoking_cat.faults.rights import OF_RENONCE, PEEKED, PROVEN, accused
from parlour.games.smoking_cat.rules.points import DECIDED, POINTS, points_of
from parlour.games.smoking_cat.words import PASSED, PILE

if TYPE_CHECKING:
    from parlour.games.smoking_cat.faults.game import CatTable


def peek(game: CatTable, seat: i64) -> None:
    """He looks before he has sent his own; all see it done (smoking-cat.41)."""
    right = (seat + 3) & 3
    game.conduct.peeks.append(seat)
    sees = BIT[seat] | BIT[right]
    game.carry("smoking-cat.41", "peeks", seat, game.deal.passed[right], PASSED[right], PASSED[right], sees)


def retract(game: CatTable, seat: i64) -> None:
    """Until the next player has played, the fourth hand until the next lead (smoking-cat.r11)."""
    deal, conduct = game.deal, game.conduct
    if deal.led < 0:
        _take_up_trick(game)
    card = conduct.cards.pop()
    bit = BIT[card]
    deal.in_trick ^= bit
    deal.price -= POINTS[card]
    deal.played[seat] ^= bit
    deal.fallen ^= bit
    deal.hands[seat] |= bit
    deal.lacks[seat] = game.shown_to_lack(seat)
    conduct.shown |= bit
    conduct.bound = seat
    game.bring("smoking-cat.r11", "takes-back", seat, [card], TRICK, HAND[seat])
    game._turn(seat)


def _take_up_trick(game: CatTable) -> None:
    """The trick was complete: it comes back from the pile.  The card that is mended never was the best."""
    deal = game.deal
    trick = deal.last_trick
    deal.taken[deal.winner] &= ~trick
    deal.points[deal.winner] -= points_of(trick)
    if deal.beaten == deal.winner and deal.points[deal.winner] < DECIDED:
        deal.beaten = NO_SEAT
    deal.last_trick = 0
    deal.tricks_made -= 1
    deal.in_trick = trick
    deal.price = points_of(trick)
    deal.leader = deal.last_leader
    deal.led = game.conduct.cards[-4]
    game.bring("smoking-cat.r11", "trick-back", deal.winner, deal.trick_cards(), PILE[deal.winner], TRICK)


def claim(game: CatTable, seat: i64, offender: i64, trick: i64) -> None:
    missed = game.missed(offender, trick)
    if not (game.has_peeked(offender) if trick == PEEKED else missed):
        game.claims.fail(seat, OF_RENONCE, accused(offender, trick))
        game.say("smoking-cat.r12", "claim-fails", seat)
        return
    if trick == PEEKED:
        game.say("smoking-cat.41", "claims-peek", seat, 0, game.names[offender])
        _convict(game, offender, game.conduct.peeks.index(offender), "smoking-cat.41")
        return
    game.say("smoking-cat.42", "claims-renonce", seat, trick, game.names[offender])
    if not missed & game.deal.fallen:
        _show(game, offender, missed)
    _convict(game, offender, 4 + game.conduct.place_of(offender, trick), "smoking-cat.42")


def _show(game: CatTable, offender: i64, cards: i64) -> None:
    """Where no card played later proves it, those that he still has are shown (smoking-cat.r31)."""
    game.conduct.shown |= cards
    where = HAND[offender] if game.deal.hands[offender] else PILE[game.deal.beaten]
    game.bring("smoking-cat.r31", "shows-proof", offender, cards_in(cards), where, where)


def _convict(game: CatTable, offender: i64, when: i64, charge: str) -> None:
    """The round stops, and the first offender has lost it; another is only voted on (smoking-cat.45, r12, r15)."""
    conduct = game.conduct
    if conduct.convicted == 0 or when < conduct.first_fault:
        conduct.first_fault = when
        conduct.loser = offender
        game.say("smoking-cat.45", "loses-by-renonce", offender)
    else:
        game.say("smoking-cat.r15", "second-offender", offender)
    conduct.convicted |= BIT[offender]
    game.claims.reach(PROVEN)
    votes.open_vote(game, offender, charge)
