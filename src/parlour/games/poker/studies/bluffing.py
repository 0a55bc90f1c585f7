"""Bluffs and slow play (poker.27, 42, 46, 48): what is staked, by the hand and by whether it is the best still in."""

from __future__ import annotations

from parlour.core.cards import count
from parlour.core.game import Game
from parlour.core.moves import PASS, Move
from parlour.games.poker import words
from parlour.games.poker.bots.odds import by_rank, four_of_a_suit, hand_kind
from parlour.games.poker.rules.game import Poker
from parlour.mechanisms.rankings import FLUSH, NOTHING, PAIR, SEQUENCE, THREES, TWO_PAIRS

TO_OPEN, OPENED = "nobody has opened", "opened, before the draw"
TO_BET, MUST_BET, IS_BET = "nobody has bet", "must bet or retire", "a bet lies there"
BOLD = (words.OPEN, words.RAISE, words.BET)
QUIET = (PASS, words.CALL, words.STAND)
ACE = 12  # the highest rank
PAIRS = (
    (5, "a pair, to sixes"),
    (9, "a pair, sevens to tens"),
    (12, "a pair, knaves to kings"),
    (13, "a pair of aces"),
)
MADE = {TWO_PAIRS: "two pairs", THREES: "threes", SEQUENCE: "a sequence", FLUSH: "a flush"}


def tell(game: Game, seat: int, move: Move) -> tuple[str, int, str, bool, bool, float] | None:
    """Where the seat may open, bet or raise: when, against how many, with what; is it bold, quiet, and the best?"""
    assert isinstance(game, Poker)
    if game.phase not in (words.SAY, words.BETTING) or game.least(seat) > game.most(seat):
        return None
    others = int(count(game.deal.playing)) - 1
    if others < 1:
        return None
    when = time_of(game, seat)
    gives_up = move.verb == PASS and when != TO_OPEN
    quiet = move.verb in QUIET and not gives_up
    hand = hand_name(game, int(game.deal.hands[seat]))
    return when, others, hand, move.verb in BOLD, quiet, is_best(game, seat)


def time_of(game: Poker, seat: int) -> str:
    if game.phase == words.SAY:
        return TO_OPEN if game.deal.opener < 0 else OPENED
    if game.deal.highest > game.deal.level:
        return IS_BET
    return TO_BET if game.allows(seat, words.TO_STAND) else MUST_BET


def hand_name(game: Poker, hand: int) -> str:
    made = hand_kind(game, hand)
    if made == NOTHING:
        if game.phase == words.SAY and four_of_a_suit(hand):
            return "nothing, four of a suit"
        return "nothing, ace high" if max(by_rank(hand)) == ACE else "nothing, lower"
    if made == PAIR:
        height = max(rank for rank, cards in by_rank(hand).items() if count(cards) > 1)
        return next(name for below, name in PAIRS if height < below)
    return MADE.get(made, "a full or better" if made > FLUSH else "another hand that was agreed on")


def is_best(game: Poker, seat: int) -> float:
    """1 where no other hand still in is as good, a part where some are alike, else 0."""
    value = game.agreed.order.value
    own = int(value(game.deal.hands[seat]))
    others = [
        int(value(game.deal.hands[other]))
        for other in range(int(game.seats))
        if other != seat and game.deal.playing >> other & 1
    ]
    return 0.0 if max(others) > own else 1 / (1 + others.count(own))
