"""Écarté reckoned out, and the last three tricks solved as what they are: a game with hidden cards.

Before that it plays as the computed bot does.  With three tricks left a card is worth what it is sure to bring
(``ending``), every hand that the other may have being alike.  Of cards that are worth the same, and with two tricks
left, the computed bot's doubts decide, over all hands instead of some.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in, count
from parlour.core.moves import CHOOSE, PLAYS, Move
from parlour.core.players import Advice, Seat, offences_happen
from parlour.games.ecarte.bots.computed import Computed, Weighed, card_worth, outcome
from parlour.games.ecarte.bots.ending import ending_of
from parlour.games.ecarte.bots.outlook import DOUBTED, likely
from parlour.games.ecarte.redeal import stays_held
from parlour.games.ecarte.rules import Ecarte
from parlour.games.ecarte.state import king_of
from parlour.games.ecarte.words import TRICKS

LAST: Final = 3  # tricks that are solved
ALIKE: Final = 0.001  # chances to win the coup that lie no further apart are the same
MOST_HANDS: Final = 400  # of the other's, that are looked at one by one


class Solved(Computed):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.name = "solved"

    def _cards(self, seat: Seat, game: Ecarte) -> Weighed:
        me = seat.seat
        lawful = game._playable(me)
        if not is_ending(game, me) or lawful & (lawful - 1) == 0:
            return super()._cards(seat, game)
        if count(game.deal.hands[me]) < LAST:
            return self._by_doubts(seat, game, lawful)
        found = sure_of(game, me, lawful)
        most = max([chance for _card, chance in found])
        best: i64 = 0
        for move, chance in found:
            if chance > most - ALIKE:
                best |= BIT[move.a]
        if best & (best - 1) == 0:
            return found
        decided: Weighed = []
        for move, chance in self._by_doubts(seat, game, best):
            decided.append((move, most + ALIKE * chance))
        return [*decided, *[(move, chance) for move, chance in found if not best & BIT[move.a]]]

    def advice(self, game: Ecarte, me: i64, best: Move, worth: float) -> Advice:
        if game.phase == TRICKS and is_ending(game, me):
            return Advice(best, "why-sure", worth)
        return super().advice(game, me, best, worth)

    def _by_doubts(self, seat: Seat, game: Ecarte, cards: i64) -> Weighed:
        """Over all hands that the other may have, open; of equals one by lot comes first."""
        me = seat.seat
        other = 1 - me
        unseen, fixed, size = others_cards(game, me)
        free = unseen & ~fixed
        drawn = size - count(fixed)
        if CHOOSE[count(free) * 64 + drawn] > MOST_HANDS:
            worlds = self._worlds(seat)
        else:
            worlds = []
            for rest in hands_in(free, drawn):
                world = game.copy()
                assert isinstance(world, Ecarte)
                world.deal.hands[other] = rest | fixed
                worlds.append(world)
        weights = [1.0 if likely(world, me) else DOUBTED for world in worlds]
        total = sum(weights)
        found: Weighed = []
        for card in cards_in(cards):
            worth = 0.0
            for i in range(len(worlds)):
                worth += weights[i] * card_worth(worlds[i], me, card)
            found.append((PLAYS[card], worth / total))
        first = self.chance.below(len(found))
        return found[first:] + found[:first]


def is_ending(game: Ecarte, me: i64) -> bool:
    """Few tricks are left, by a sound pack, and every hand that the other may have is as likely as the others."""
    deal = game.deal
    if count(deal.hands[me]) > LAST or offences_happen(game):
        return False
    unseen, fixed, size = others_cards(game, me)
    return count(unseen) >= size and (fixed == 0 or stays_held(deal, 1 - me) == 1.0)  # he may have thrown the king


def others_cards(game: Ecarte, me: i64) -> tuple[i64, i64, i64]:
    """What the other may hold, what he holds for certain, and how many he has."""
    deal = game.deal
    other = 1 - me
    unseen = game.pack.all & ~game.seen(me)
    king = BIT[king_of(deal.trump)] & unseen
    fixed = king if deal.king_marked == other or deal.king_said == other else 0
    return unseen & ~deal.lacks[other] | fixed, fixed, count(deal.hands[other])


def sure_of(game: Ecarte, me: i64, lawful: i64) -> Weighed:
    """The chance to win the coup that each card is sure of, with three tricks left."""
    deal = game.deal
    gets = vec[float]([outcome(game, me, me, deal.tricks[me] + made, deal.exposed) for made in range(LAST + 1)])
    known = ending_of(deal.hands[me], deal.trump, deal.led, gets)
    unseen, fixed, size = others_cards(game, me)
    known.hold(unseen, fixed, size, 1.0)
    found: Weighed = []
    for number in known.lawful():
        found.append((PLAYS[known.cards[number]], known.value(number)))
    assert len(found) == count(lawful)
    return found


def hands_in(cards: i64, size: i64) -> list[i64]:
    """All sets of so many of these cards."""
    if size == 0:
        return [0]
    found: list[i64] = []
    left = cards
    while left:
        low = left & -left
        left ^= low
        for rest in hands_in(left, size - 1):
            found.append(low | rest)
    return found
