"""Cards played at a table of Spoil Five: any card, also out of turn; which broke the law, and corrected (R20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS
from parlour.games.spoil_five import events
from parlour.games.spoil_five.faults.state import GOES_ON, opening_of
from parlour.games.spoil_five.rules.ranks import ORDERS, RENEGING
from parlour.games.spoil_five.state import SpoilFiveDeal
from parlour.games.spoil_five.words import TRICKS
from parlour.mechanisms import trick_faults
from parlour.mechanisms.trick_deal import lead, reply
from parlour.mechanisms.trick_faults import NO_BREACH, OUT_OF_TURN, ROBBED, SAID, WRONG_CARD, Breach, Tricks
from parlour.mechanisms.tricks import shown_off_suit

if TYPE_CHECKING:
    from parlour.games.spoil_five.faults.game import SpoilFiveTable


def whose_turn(game: SpoilFiveTable) -> i64:
    return trick_faults.next_to_play(game.deal, ALL_SEATS[game.seats])


def note(game: SpoilFiveTable, play: i64) -> None:
    if not game.conduct.plays:
        game.opening = opening_of(game.deal)
        game.opening_points = game.points
    game.conduct.plays.append(play)


def note_rob(game: SpoilFiveTable, seat: i64) -> None:
    """Which card was laid is not written down: it lies there."""
    note(game, trick_faults.play_of(seat, 0) + ROBBED)


def note_jink(game: SpoilFiveTable, seat: i64) -> None:
    note(game, trick_faults.play_of(seat, 0) + ROBBED + SAID)


def play_card(game: SpoilFiveTable, seat: i64, card: i64) -> None:
    note(game, trick_faults.play_of(seat, card))
    game.conduct.bound = NO_SEAT
    put(game, seat, card)


def put(game: SpoilFiveTable, seat: i64, card: i64) -> None:
    """One card as it was played; whoever plays out of turn shows by it nothing that he lacks."""
    deal = game.deal
    if seat == deal.robber and not deal.turn_taken:  # he plays before his turn
        game._take_turn_up(seat)
    trick_faults.forget_what_it_showed(deal, seat, card)
    in_turn = whose_turn(game) == seat
    if in_turn and deal.ace and game.agreed.compulsory:
        deal.lacks[seat] |= deal.ace & ~BIT[card]  # he would have had to rob
    if deal.led < 0:
        lead(deal, seat, card)
        events.led(game, seat, card)
    else:
        order = ORDERS[deal.ranking]
        shown = shown_off_suit(deal.led, order, RENEGING[deal.ranking], card) if in_turn else 0
        reply(deal, seat, card, order, shown)
        events.replied(game, seat, card)
    if not in_turn:
        game.say("spoil-five.R20", "plays-out-of-turn", seat)
    if count(deal.in_trick) == game.seats:
        game._end_trick()
        return
    following = whose_turn(game)
    if following == deal.robber and not deal.turn_taken:
        game._take_turn_up(following)  # spoil-five.24, R15
    game._turn(following)


class SpoilFiveTricks(Tricks):
    game: SpoilFiveTable
    laid: i64  # what the robber has put out, a bit

    def __init__(self, game: SpoilFiveTable) -> None:
        self.game = game
        self.laid = game.deal.laid

    def deal(self) -> SpoilFiveDeal:
        return self.game.deal

    def lay_opening(self) -> None:
        """Who has robbed since has his card again, too."""
        game = self.game
        now, opening = game.deal, game.opening
        deal = opening.copy()
        deal.hands = trick_faults.hands_before(now, opening)
        deal.stock = now.stock
        deal.deck = now.deck
        deal.next_card = now.next_card  # a hand may have been made complete since
        if now.turn_taken and not opening.turn_taken:
            deal.hands[now.robber] &= ~BIT[now.turn_up]
        if opening.robber >= 0:
            deal.laid = now.laid
        elif now.robber >= 0:
            deal.hands[now.robber] |= now.laid
        game.deal = deal
        game.points = game.opening_points
        game.conduct.ending = GOES_ON
        game.phase = TRICKS

    def whose_turn(self) -> i64:
        return whose_turn(self.game)

    def due(self, seat: i64) -> i64:
        return self.game.playable(seat)

    def put(self, play: i64) -> None:
        game = self.game
        seat = trick_faults.seat_of(play)
        if play & ROBBED == 0:
            put(game, seat, trick_faults.card_of(play))
        elif play & SAID:
            game.deal.jinker = seat
            game.phase = TRICKS
            game._turn(seat)
        else:
            game.take_for(seat, self.laid)


def breach(game: SpoilFiveTable, claimant: i64, known: i64) -> Breach:
    """The first card of another, not yet judged, that was wrong; judged by the cards that are known (a bit set)."""
    wrong = _first(game, WRONG_CARD, claimant, known)
    stray = _first(game, OUT_OF_TURN, claimant, known)
    if wrong.k == NO_BREACH or (stray.k != NO_BREACH and stray.k < wrong.k):
        return stray
    return wrong


def _first(game: SpoilFiveTable, kind: i64, claimant: i64, known: i64) -> Breach:
    plays = game.conduct.plays
    over = SpoilFiveTricks(game.copy())
    found = trick_faults.judged_by(over, plays, kind, claimant, known)
    at: i64 = 0
    while found.k != NO_BREACH and game.conduct.judged & BIT[at + found.k]:
        at += found.k + 1
        if at == len(plays):
            return Breach(NO_BREACH, NO_SEAT, 0)
        over.put(plays[at - 1])
        found = trick_faults.first_breach(over, plays[at:], kind, claimant)
    return found if found.k == NO_BREACH else Breach(at + found.k, found.offender, found.due)


def in_last_trick(game: SpoilFiveTable, k: i64) -> bool:
    """Whether no card of a later trick lies there (spoil-five.R20)."""
    before = count(game.opening.in_trick)
    for play in game.conduct.plays[:k]:
        if play & ROBBED == 0:
            before += 1
    cards = count(game.opening.in_trick)
    for play in game.conduct.plays:
        if play & ROBBED == 0:
            cards += 1
    return before // game.seats == (cards - 1) // game.seats


def go_back(game: SpoilFiveTable, found: Breach) -> None:
    """Play returns to the wrong card."""
    trick_faults.go_back(game, SpoilFiveTricks(game), game.conduct, found.k, found.offender, "spoil-five.R20")
    if found.due:
        game.conduct.bound = found.offender
    following = whose_turn(game)
    if following == game.deal.robber and not game.deal.turn_taken:
        game._take_turn_up(following)
    game._turn(following)
