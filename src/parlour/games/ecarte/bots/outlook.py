"""What a score is worth: the chance to win the coup from it, and how playouts behave a little less foolishly."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, SUIT, count, highest, lowest, suit
from parlour.core.game import Game
from parlour.core.moves import PLAYS, Move
from parlour.core.outlook import Outlook
from parlour.core.players import Rule, Seat
from parlour.games.ecarte import words
from parlour.games.ecarte.bots.at_the_club import rule
from parlour.games.ecarte.bots.hints import COURT, KINGS, dealer_refuses, holds_trump_king, to_throw, would_lead
from parlour.games.ecarte.club.game import Club
from parlour.games.ecarte.club.words import NO_CHAIR, for_club
from parlour.games.ecarte.rules import Ecarte
from parlour.games.ecarte.state import GAME_POINTS

# What a deal brings between good players, by simulation: points of the deal's king and tricks, for dealer and elder.
KING_POINTS: Final = ((0.27, 1, 0), (0.15, 0, 1), (0.58, 0, 0))
TRICK_POINTS: Final = ((0.35, 1, 0), (0.14, 2, 0), (0.36, 0, 1), (0.15, 0, 2))

ACCEPTING: Final = Move(words.ACCEPT)
REFUSING: Final = Move(words.REFUSE)
OF_TWO: Final = 5  # what ``Seat.accounts`` tells at a table for two: deal, seat, and three accounts
DOUBTED: Final = 0.15  # what a world counts in which the other acted against the hints
DOUBTS: Final = int(DOUBTED * 1024)


def _chances() -> list[float]:
    """By own points, the other's points and whether one deals next (0 or 1): the chance to win the coup."""
    table = [0.5] * 50
    for total in range(8, -1, -1):
        for mine in range(5):
            if 0 <= total - mine < 5:
                for deals in (0, 1):
                    table[(mine * 5 + total - mine) * 2 + deals] = _chance(table, mine, total - mine, deals)
    return table


def _chance(table: list[float], mine: int, other: int, deals: int) -> float:
    chance = 0.0
    for king, dealer_king, elder_king in KING_POINTS:
        for tricks, dealer_tricks, elder_tricks in TRICK_POINTS:
            dealer, elder = (mine, other) if deals else (other, mine)
            dealer_wins = dealer + dealer_king >= GAME_POINTS or (
                elder + elder_king < GAME_POINTS and dealer + dealer_king + dealer_tricks >= GAME_POINTS
            )
            elder_wins = elder + elder_king + elder_tricks >= GAME_POINTS
            if dealer_wins or elder_wins:
                chance += king * tricks * (dealer_wins if deals else not dealer_wins)
                continue
            mine_after, other_after = (
                (dealer + dealer_king + dealer_tricks, elder + elder_king + elder_tricks)
                if deals
                else (elder + elder_king + elder_tricks, dealer + dealer_king + dealer_tricks)
            )
            chance += king * tricks * table[(mine_after * 5 + other_after) * 2 + 1 - deals]
    return chance


CHANCES: Final = _chances()


def win_chance(mine: i64, other: i64, deals: bool) -> float:
    """The chance to win the coup with these points, before a deal that one gives or not."""
    if mine >= GAME_POINTS:
        return 1.0
    if other >= GAME_POINTS:
        return 0.0
    return CHANCES[(mine * 5 + other) * 2 + (1 if deals else 0)]


class EcarteOutlook(Outlook):
    """What is known to be a game for two is handed on: a name that was only narrowed is checked at each use."""

    def stand(self, game: Game, by_seat: vec[float]) -> None:
        """The result, and in a coup that is not won the stake by the chance to win it."""
        if isinstance(game, Ecarte):
            _stand_of_two(game, by_seat)
        elif isinstance(game, Club):
            _stand_at_the_club(game, by_seat)

    def believes(self, game: Game, seat: i64, s: i64) -> bool:
        if isinstance(game, Ecarte):
            return likely(game, seat) or s >> 8 & 1023 < DOUBTS
        assert isinstance(game, Club)
        chair = game.eyes_of(seat)
        return chair == NO_CHAIR or game.coup is None or self.believes(game.coup, chair, s)

    def rule_for(self, seat: Seat) -> Rule | None:
        """Whether to come, stake, hold or advise is the book's affair; cards are worth a search."""
        if len(seat.accounts()) <= OF_TWO:
            return None
        world = seat.world()
        return rule if isinstance(world, Club) and world.chair_of(seat.seat) == NO_CHAIR else None

    def roll(self, game: Game, seat: i64, s: i64) -> Move:
        if isinstance(game, Ecarte):
            return _rolled(game, seat, s)
        assert isinstance(game, Club)
        chair = game.chair_of(seat)
        if chair == NO_CHAIR or game.coup is None or not game.coup.waits & BIT[chair]:
            return game.pick(seat, s)
        return for_club(self.roll(game.coup, chair, s))


def _stand_of_two(game: Ecarte, by_seat: vec[float]) -> None:
    ahead = float(game.coups_won[0] - game.coups_won[1])
    if game.phase >= words.DEAL and not game.over:
        ahead += 2.0 * win_chance(game.points[0], game.points[1], game.dealer == 0) - 1.0
    ahead *= float(game.agreed.worth)
    by_seat[0] = ahead
    by_seat[1] = -ahead


def _rolled(game: Ecarte, seat: i64, s: i64) -> Move:
    """Mostly by the hints: kings are marked, the weak propose, trumps and kings are kept, cheap cards win."""
    if s >> 8 & 7 == 0:
        return game.pick(seat, s)
    if game._king_open(seat):
        return words.KING_MARK
    deal = game.deal
    phase = game.phase
    hand = deal.hands[seat]
    if phase == words.CHOICE and not would_lead(hand, deal.trump):
        return words.PROPOSAL.like
    if phase == words.ANSWER:
        return REFUSING if dealer_refuses(hand, deal.trump) else ACCEPTING
    if words.ELDER_DISCARDS <= phase <= words.DEALER_DISCARDS:
        thrown = to_throw(hand, deal.trump)
        return Move(words.DISCARD, thrown) if thrown and count(thrown) <= deal.talon() else game.pick(seat, s)
    if deal.led < 0:
        return PLAYS[lead_of(hand, deal.trump)]
    lawful = game._playable(seat)
    bound = lawful & (SUIT[suit(deal.led)] | SUIT[deal.trump])
    return PLAYS[lowest(lawful)] if bound else game.pick(seat, s)


def _stand_at_the_club(game: Club, by_seat: vec[float]) -> None:
    """The accounts; while a game is played each stake by the chance to win it."""
    coup = game.coup
    lead = 0.0
    if coup is not None and coup.phase >= words.DEAL:
        lead = 2.0 * win_chance(coup.points[0], coup.points[1], coup.dealer == 0) - 1.0
    for seat in range(game.seats):
        by_seat[seat] = float(game.ledger[seat])
        chair = game.eyes_of(seat)
        if chair != NO_CHAIR:
            on_table = game.announced if seat == game.chouetteur else game.stakes[seat]
            at_risk = game.at_risk(seat)
            by_seat[seat] += float(on_table) + float(at_risk) * (lead if chair == 0 else -lead)


def likely(world: Ecarte, me: i64) -> bool:
    """Whether the other, by the hints, would have done what he did with the five cards he has in this world."""
    other = 1 - me
    deal = world.deal
    trump = deal.trump
    held = deal.hands[other] | deal.played_by[other]
    if count(held) < 5:
        return True  # a position that a case has set: how it came about is not known
    if _acted(world, other) and deal.king_marked < 0 and deal.king_said < 0 and holds_trump_king(held, trump):
        return False
    if world.phase == words.ANSWER:
        return other == world.dealer or not would_lead(held, trump)
    if deal.exposed == other:
        return dealer_refuses(held, trump) if other == world.dealer else would_lead(held, trump)
    if deal.exchanged[other]:
        return count(held & ~to_throw(held, trump)) >= 5 - (deal.exchanged[other] & 7)  # ecarte.h4
    return world.phase != words.ELDER_DISCARDS or not dealer_refuses(held, trump)


def _acted(world: Ecarte, seat: i64) -> bool:
    """Whether the seat has acted since it got its last cards; an owner of the king would have marked it."""
    if words.ANSWER <= world.phase <= words.ELDER_DISCARDS:
        return True
    return world.phase == words.TRICKS and (world.deal.played_by[seat] != 0 or world.deal.exposed == seat)


def lead_of(hand: i64, trump: i64) -> i64:
    """The king of trumps with court cards beside; else the highest of the longest plain suit."""
    plain = hand & ~SUIT[trump]
    if plain == 0 or (holds_trump_king(hand, trump) and plain & COURT):
        return highest(hand & SUIT[trump])
    best: i64 = 0
    most: i64 = 0
    for suited in SUIT:
        cards = plain & suited
        size = count(cards)
        if size > most or (size == most and cards & KINGS):
            most = size
            best = cards
    return highest(best)


OUTLOOK: Final = EcarteOutlook()
