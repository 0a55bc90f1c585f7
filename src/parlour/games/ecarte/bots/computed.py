"""Écarté reckoned out: the five tricks solved with open hands, over what the other may hold.

In play each card is judged by the tricks it leads to in many worlds that the seat cannot refute.  Whether to propose,
accept or lead, and what to throw, is judged by solving the play that would follow.  A world in which the other would,
by the hints, not have done what he did counts for little.  All is weighed by the chance to win the coup.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.cards import BIT, CARD_OF, SUIT, cards_in, count, rank
from parlour.core.chance import Chance
from parlour.core.moves import PLAY, PLAYS, Move
from parlour.core.players import Advice, Bot, Seat
from parlour.games.ecarte.bots.at_the_club import rule
from parlour.games.ecarte.bots.hints import dealer_refuses, to_throw
from parlour.games.ecarte.bots.outlook import DOUBTED, likely, win_chance
from parlour.games.ecarte.bots.solver import best_tricks, tricks_after_lead
from parlour.games.ecarte.club.game import Club
from parlour.games.ecarte.club.words import NO_CHAIR, for_club
from parlour.games.ecarte.rules import Ecarte
from parlour.games.ecarte.state import ORDERS, king_of
from parlour.games.ecarte.words import ACCEPT, ANSWER, CHOICE, DISCARD, KING_MARK, PROPOSE, REFUSE, TRICKS
from parlour.mechanisms.tricks import beats

WORLDS: Final = 120
NO_ONE: Final = -1
Weighed = list[tuple[Move, float]]  # moves, each with the chance to win the coup after it


class Computed(Bot):
    chance: Chance
    worlds: int  # tried before each move

    def __init__(self, seed: int, worlds: int = WORLDS) -> None:
        super().__init__("computed")
        self.is_strict = True
        self.chance = Chance(seed)
        self.worlds = worlds

    def think(self, seat: Seat) -> Advice:
        game = seat.world()
        if isinstance(game, Club):
            return self._at_the_club(seat, game)
        assert isinstance(game, Ecarte)
        me = seat.seat
        if game.allows(me, KING_MARK) and not (game.points[me] == 3 and game.deal.exposed == 1 - me):
            return Advice(KING_MARK, "why-king-counts")
        if game.phase not in (TRICKS, CHOICE, ANSWER) and seat.offences_happen():
            return self._by_the_book(seat, game)  # the pack is handled, cards are served or thrown
        weighed = self.weigh(seat, game)
        best, chance = weighed[0]
        if len(weighed) == 1 and game.phase == TRICKS:
            return Advice(best, "why-only-card")
        for move, promises in weighed:
            if promises > chance:
                best = move
                chance = promises
        return self.advice(game, me, best, stake_of(game, chance))

    def advice(self, game: Ecarte, me: i64, best: Move, worth: float) -> Advice:
        """With the reason why it is the best."""
        return Advice(best, "why-solved" if best.verb is PLAY else "why-reckoned", worth, self.worlds)

    def weigh(self, seat: Seat, game: Ecarte) -> Weighed:
        """What the seat may do in this world of its own, each by the chance to win the coup; of equals the first."""
        if game.phase == TRICKS:
            return self._cards(seat, game)
        if game.phase == CHOICE:
            return self._propose_or_lead(seat, game)
        return self._answer(seat, game) if game.phase == ANSWER else self._discard(seat, game)

    def _by_the_book(self, seat: Seat, game: Ecarte | Club) -> Advice:
        advice = rule(game, int(seat.seat))
        moves = seat.moves()
        if advice is not None and moves.allow(advice.move):
            return advice
        return Advice(moves[self.chance.below(moves.size)], "why-none-better")

    def _at_the_club(self, seat: Seat, club: Club) -> Advice:
        """The cards are reckoned as at a table for two; the rest is the book's."""
        chair = club.chair_of(seat.seat)
        if chair == NO_CHAIR or club.coup is None:
            return self._by_the_book(seat, club)
        advice = self.think(Seat(club.coup, chair).lawful())
        return Advice(for_club(advice.move), advice.reason, advice.worth, advice.deals)

    def think_unasked(self, seat: Seat) -> Advice | None:
        game = seat.world()
        if isinstance(game, Club):
            return rule(game, int(seat.seat))
        assert isinstance(game, Ecarte)
        return Advice(KING_MARK, "why-king-counts") if game.allows(seat.seat, KING_MARK) else None

    def _worlds(self, seat: Seat) -> list[Ecarte]:
        worlds: list[Ecarte] = []
        for _i in range(self.worlds):
            world = seat.redeal(self.chance)
            assert isinstance(world, Ecarte)
            worlds.append(world)
        return worlds

    def _cards(self, seat: Seat, game: Ecarte) -> Weighed:
        lawful = game._playable(seat.seat)
        if lawful & (lawful - 1) == 0:
            return [(PLAYS[CARD_OF[lawful % 67]], 0.0)]
        worlds = self._worlds(seat)
        weights = [1.0 if likely(world, seat.seat) else DOUBTED for world in worlds]
        total = sum(weights)
        found: Weighed = []
        for card in cards_in(lawful):
            worth = 0.0
            for i in range(len(worlds)):
                worth += weights[i] * card_worth(worlds[i], seat.seat, card)
            found.append((PLAYS[card], worth / total))
        return found

    def _propose_or_lead(self, seat: Seat, game: Ecarte) -> Weighed:
        me = seat.seat
        exposed = me if game.deal.accepted == 0 else NO_ONE
        leads: dict[int, float] = dict.fromkeys(cards_in(game.deal.hands[me]), 0.0)
        proposing = 0.0
        for world in self._worlds(seat):
            for card in leads:
                made = tricks_after_lead(world.deal.hands[me], world.deal.hands[1 - me], card, world.deal.trump)
                leads[card] += outcome(world, me, me, made, exposed)
            proposing += proposal_worth(world, me)
        found: Weighed = [(Move(PROPOSE), proposing / self.worlds)]
        for card in leads:
            found.append((PLAYS[card], leads[card] / self.worlds))
        return found

    def _answer(self, seat: Seat, game: Ecarte) -> Weighed:
        me = seat.seat
        exposed = me if game.deal.accepted == 0 else NO_ONE
        accepting = 0.0
        refusing = 0.0
        total = 0.0
        for world in self._worlds(seat):
            weight = 1.0 if likely(world, me) else DOUBTED
            total += weight
            accepting += weight * exchange_worth(world, me, -1)
            made = best_tricks(world.deal.hands[1 - me], world.deal.hands[me], world.deal.trump)
            refusing += weight * outcome(world, me, 1 - me, made, exposed)
        return [(Move(ACCEPT), accepting / total), (Move(REFUSE), refusing / total)]

    def _discard(self, seat: Seat, game: Ecarte) -> Weighed:
        me = seat.seat
        worlds = self._worlds(seat)
        found: Weighed = []
        for thrown in discards(game, me):
            worth = 0.0
            for world in worlds:
                worth += exchange_worth(world, me, thrown)
            found.append((Move(DISCARD, thrown), worth / self.worlds))
        return found


def discards(game: Ecarte, me: i64) -> list[int]:
    """What may be worth throwing: the weakest cards, one more each time, trumps and kings last."""
    hand = game.deal.hands[me]
    plain = sorted(cards_in(hand & ~SUIT[game.deal.trump]), key=lambda card: rank(card))
    order = [*plain, *cards_in(hand & SUIT[game.deal.trump])]
    found: list[int] = [] if me != game.dealer else [0]
    thrown = 0
    most = min(5, int(game.deal.talon()))
    for card in order[:most]:
        thrown |= BIT[card]
        found.append(thrown)
    hinted: int = to_throw(hand, game.deal.trump)
    if hinted and count(hinted) <= most and hinted not in found:
        found.append(hinted)
    return found


def stake_of(game: Ecarte, chance: float) -> float:
    """The expected result of the coup at this chance to win it."""
    return (2.0 * chance - 1.0) * float(game.agreed.worth)


def card_worth(world: Ecarte, me: i64, card: i64) -> float:
    """The chance to win the coup after this card, when both play the rest with open hands."""
    other = 1 - me
    trump = world.deal.trump
    mine = world.deal.hands[me]
    theirs = world.deal.hands[other]
    if world.deal.led < 0:
        made = tricks_after_lead(mine, theirs, card, trump)
    else:
        rest = mine ^ BIT[card]
        if beats(card, world.deal.led, ORDERS[trump]):
            made = 1 + best_tricks(rest, theirs, trump)
        else:
            made = count(rest) - best_tricks(theirs, rest, trump)
    return outcome(world, me, me, made + world.deal.tricks[me], world.deal.exposed)


def outcome(world: Ecarte, me: i64, seat: i64, tricks: i64, exposed: i64) -> float:
    """My chance to win the coup when the seat has made so many of the five tricks."""
    winner = seat if tricks >= 3 else 1 - seat
    vole = tricks == 5 or tricks == 0
    points = 2 if vole or exposed == 1 - winner else 1
    mine = world.points[me] + king_point(world, me)
    theirs = world.points[1 - me] + king_point(world, 1 - me)
    if mine >= 5 or theirs >= 5:
        return 1.0 if mine >= 5 else 0.0
    if winner == me:
        mine += points
    else:
        theirs += points
    return win_chance(mine, theirs, world.dealer != me)


def king_point(world: Ecarte, seat: i64) -> i64:
    """One for a trump king that is still to be marked."""
    if world.deal.king_marked >= 0 or world.deal.made() > 0:
        return 0
    return 1 if world.deal.hands[seat] & BIT[king_of(world.deal.trump)] else 0


def proposal_worth(world: Ecarte, me: i64) -> float:
    """Elder proposes: the dealer answers by the hints."""
    dealer = 1 - me
    if dealer_refuses(world.deal.hands[dealer], world.deal.trump):
        made = best_tricks(world.deal.hands[me], world.deal.hands[dealer], world.deal.trump)
        return outcome(world, me, me, made, dealer if world.deal.accepted == 0 else NO_ONE)
    return exchange_worth(world, me, -1)


def exchange_worth(world: Ecarte, me: i64, thrown: i64) -> float:
    """Who has yet to throw does so by the hints, or I this; then the tricks are solved.  The world stays as it was."""
    new = world.copy()
    assert isinstance(new, Ecarte)
    elder = 1 - new.dealer
    if new.phase == CHOICE:
        new.act(elder, Move(PROPOSE))
    if new.phase == ANSWER:
        new.act(new.dealer, Move(ACCEPT))
    if new.phase < TRICKS and new.waits & BIT[elder]:
        new.act(elder, Move(DISCARD, thrown if thrown >= 0 and me == elder else hinted(new, elder)))
    if new.phase != CHOICE and new.phase < TRICKS and new.waits & BIT[new.dealer]:
        mine = thrown >= 0 and me == new.dealer
        new.act(new.dealer, Move(DISCARD, thrown if mine else hinted(new, new.dealer)))
    made = best_tricks(new.deal.hands[elder], new.deal.hands[new.dealer], new.deal.trump)
    return outcome(new, me, elder, made, NO_ONE)


def hinted(game: Ecarte, seat: i64) -> i64:
    """What a seat throws by ecarte.h4, as far as the talon allows."""
    thrown = to_throw(game.deal.hands[seat], game.deal.trump)
    while count(thrown) > game.deal.talon():
        thrown &= thrown - 1
    if thrown == 0 and seat != game.dealer:
        thrown = game.deal.hands[seat] & -game.deal.hands[seat]
    return thrown
