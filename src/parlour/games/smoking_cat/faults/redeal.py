"""What a seat cannot know at a table where offences happen, drawn anew.

The seat believes that the others keep the law unless it has seen otherwise: who did not follow a suit has none of it,
until he plays or shows a card of that suit, or holds one that the seat itself has passed to him.  Where no hands at all
could be so, somebody has not followed suit, and only what a failed claim has settled still binds.  That the cards were
dealt wrongly is seen by all, for hands are counted.  Which renonces there were follows from the hands, so a search
finds those of its own world, not the true ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, SUIT, altered, count
from parlour.core.chance import Chance
from parlour.games.smoking_cat.faults.acts import may_ban
from parlour.games.smoking_cat.faults.rights import OF_RENONCE, accused
from parlour.games.smoking_cat.words import DEAL
from parlour.mechanisms.drawing import draw
from parlour.mechanisms.unseen import fill_hands, some_way

if TYPE_CHECKING:
    from parlour.games.smoking_cat.faults.game import CatTable

TRIES: Final = 400


def deal_anew(new: CatTable, seat: i64, chance: Chance) -> None:
    if new.phase <= DEAL or new.over:
        return
    if new.deal.leader < 0:
        _before_play(new, seat, chance)
    else:
        _in_play(new, seat, chance)
    _vote_anew(new, seat, chance)


def _vote_anew(new: CatTable, seat: i64, chance: Chance) -> None:
    """Votes given and not yet counted, all alike."""
    conduct = new.conduct
    for other in range(4):
        if other != seat and conduct.votes[other] >= 0:
            conduct.votes = altered(conduct.votes, other, chance.below(3 if may_ban(new) else 2))


# -- before the first lead -------------------------------------------------------------


def _before_play(new: CatTable, seat: i64, chance: Chance) -> None:
    """The seat knows the cards dealt to it and, if it has looked at them, the three from its right."""
    deal = new.deal
    right = (seat + 3) & 3
    dealt = deal.hands[:]
    for s in range(4):
        dealt[s] = deal.hands[s] & ~_taken_up(new, s) | deal.passed[s]
    looked = new.has_peeked(seat) or new.conduct.taken_up & BIT[seat] != 0
    kept = deal.passed[right] if looked else 0
    unseen = new.pack.all & ~dealt[seat] & ~kept
    for step in range(1, 4):
        other = (seat + step) & 3
        own = kept if other == right else 0
        drawn = draw(unseen, count(dealt[other]) - count(own), chance)
        unseen ^= drawn
        dealt[other] = drawn | own
        if deal.passed[other] and not own:
            deal.passed = altered(deal.passed, other, draw(dealt[other], 3, chance))
    for s in range(4):
        deal.hands[s] = dealt[s] & ~deal.passed[s] | _taken_up(new, s)


def _taken_up(game: CatTable, seat: i64) -> i64:
    return game.deal.passed[(seat + 3) & 3] if game.conduct.taken_up & BIT[seat] else 0


# -- in play ---------------------------------------------------------------------------


def _in_play(new: CatTable, seat: i64, chance: Chance) -> None:
    """The seat knows its hand, what was played or shown, and what it passed."""
    deal = new.deal
    unseen = new.pack.all & ~new.seen(seat)
    lie = vec[i64]([new.held((seat + 1 + j) & 3) & unseen for j in range(3)])
    rooms = vec[i64]([count(hand) for hand in lie])
    lacks = vec[i64]([_believed_lacks(new, seat, (seat + 1 + j) & 3) for j in range(3)])
    if len(some_way(rooms, lacks, unseen)) == 0:
        lacks = vec[i64]([_settled_lacks(new, (seat + 1 + j) & 3) for j in range(3)])
    hands = _fill(new, seat, rooms, lacks, lie, unseen, chance)
    for j in range(3):
        other = (seat + 1 + j) & 3
        if new.conduct.thrown[other]:
            new.conduct.thrown[other] = new.conduct.thrown[other] & ~unseen | hands[j]
        else:
            deal.hands[other] = deal.hands[other] & ~unseen | hands[j]
    for giver in ((seat + 1) & 3, (seat + 2) & 3):
        getter = (giver + 1) & 3
        if deal.passed[giver]:
            got = draw(new.held(getter) | deal.played[getter], 3, chance)
            deal.passed = altered(deal.passed, giver, got)


def _fill(
    new: CatTable, seat: i64, rooms: vec[i64], lacks: vec[i64], lie: vec[i64], unseen: i64, chance: Chance
) -> vec[i64]:
    """Who has just taken a card back could have followed suit: hands in which he cannot are drawn again."""
    bound = new.conduct.bound
    if bound < 0 or bound == seat:
        return fill_hands(rooms, lacks, lie, unseen, chance)
    due = SUIT[new.deal.led >> 4]
    if new.known_held(seat, bound) & due:
        return fill_hands(rooms, lacks, lie, unseen, chance)
    for _i in range(TRIES):
        hands = fill_hands(rooms, lacks, lie, unseen, chance)
        if hands[(bound - seat - 1) & 3] & due:
            return hands
    return lie


def _believed_lacks(game: CatTable, seat: i64, other: i64) -> i64:
    """The suits that the other has not followed, unless the seat has seen him with one of them since."""
    conduct = game.conduct
    lacks: i64 = 0
    for at in range(len(conduct.cards)):
        if conduct.player_of(at) == other:
            missed = conduct.suit_missed(at)
            if not missed & (conduct.played_after(other, at) | game.known_held(seat, other)):
                lacks |= missed
    return lacks


def _settled_lacks(game: CatTable, other: i64) -> i64:
    """The suits that, by a claim that failed, the other could not follow."""
    conduct = game.conduct
    lacks: i64 = 0
    for i in range(len(conduct.leaders)):
        trick = i + 1 + conduct.before
        at = conduct.place_of(other, trick)
        if at >= 0 and _cleared(game, accused(other, trick)):
            lacks |= conduct.suit_missed(at)
    return lacks


def _cleared(game: CatTable, charge: i64) -> bool:
    """Whether somebody has made this charge, and in vain."""
    for seat in range(4):
        if (seat, OF_RENONCE, charge) in game.claims.failed:
            return True
    return False
