"""What a seat may do: the lawful moves, the test of one, and one at random without the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.chance import below
from parlour.core.moves import NONE, NOTHING, Choices, Move, between, exactly
from parlour.games.vingt_un.words import (
    ASKING,
    BUY_OR_PASS,
    BUYING,
    CARD,
    CARD_OR_CONTENT,
    CONTENT,
    CONTENTED,
    DEALER_DIVISION,
    DEALER_DRAWING,
    DEALING,
    DIVIDE,
    DIVIDE_OR_KEEP,
    DIVIDING,
    DIVISION,
    DOUBLE_OR_NOT,
    DOUBLED,
    DOUBLING,
    DRAWING,
    GOING,
    KEEP,
    KEEPING,
    LAYING,
    LEAVING,
    NOT_DOUBLED,
    OFFER,
    ONLY_CONTENT,
    ONLY_KEEP,
    PASSING,
    SALE,
    SELL,
    SELLING,
    STAKE,
    STAKES,
    STAKING,
    STAY_OR_LEAVE,
    STAYING,
)

if TYPE_CHECKING:
    from parlour.games.vingt_un.rules import VingtUn


def moves(game: VingtUn, seat: i64) -> Choices:
    if game.waits & BIT[seat] == 0:
        return NOTHING
    phase = game.phase
    if phase in (DRAWING, DEALER_DRAWING):
        return CARD_OR_CONTENT if game.can_give() >= 1 else ONLY_CONTENT
    if phase == STAKING:
        return Choices([between(LAYING, game.least, game.most)])
    if phase == DOUBLING:
        return DOUBLE_OR_NOT
    if phase == DIVISION:
        return _ways_to_divide(game, seat)
    if phase == DEALER_DIVISION:
        return DIVIDE_OR_KEEP if game.may_divide(seat) else ONLY_KEEP
    if phase == OFFER:
        return Choices([exactly(DEALING), between(SELLING, 0, top_price(game))])
    return BUY_OR_PASS if phase == SALE else STAY_OR_LEAVE


def _ways_to_divide(game: VingtUn, seat: i64) -> Choices:
    if not game.may_divide(seat):
        return ONLY_KEEP
    return Choices([exactly(KEEPING), between(DIVIDING, game.least, game.most)])


def top_price(game: VingtUn) -> i64:
    return 20 * game.most


def allows(game: VingtUn, seat: i64, move: Move) -> bool:
    if game.waits & BIT[seat] == 0 or move.b != NONE or move.c != NONE:
        return False
    verb = move.verb
    phase = game.phase
    if verb is STAKE:
        return phase == STAKING and game.least <= move.a <= game.most
    if verb is DIVIDE and phase == DIVISION:
        return game.least <= move.a <= game.most and game.may_divide(seat)
    if verb is SELL:
        return phase == OFFER and 0 <= move.a <= top_price(game)
    if move.a != NONE:
        return False
    if verb is CARD:
        return phase in (DRAWING, DEALER_DRAWING) and game.can_give() >= 1
    if verb is CONTENT:
        return phase in (DRAWING, DEALER_DRAWING)
    if verb is KEEP:
        return phase in (DIVISION, DEALER_DIVISION)
    return moves(game, seat).allow(move)


def pick(game: VingtUn, seat: i64, s: i64) -> Move:
    phase = game.phase
    if phase in (DRAWING, DEALER_DRAWING):
        return ASKING if game.can_give() >= 1 and below(s, 2) == 0 else CONTENTED
    if phase == STAKING:
        counters = game.least + below(s, game.most - game.least + 1)
        return STAKES[counters] if counters < 256 else Move(STAKE, counters)
    if phase == DIVISION:
        return _pick_division(game, seat, s)
    if phase == DOUBLING:
        return DOUBLED if below(s, 2) == 0 else NOT_DOUBLED
    if phase == SALE:
        return BUYING if below(s, 2) == 0 else PASSING
    if phase == LEAVING:
        return STAYING if below(s, 2) == 0 else GOING
    found = moves(game, seat)
    return found[below(s, found.size)]


def _pick_division(game: VingtUn, seat: i64, s: i64) -> Move:
    if not game.may_divide(seat):
        return KEEPING
    k = below(s, game.most - game.least + 2)
    return KEEPING if k == 0 else Move(DIVIDE, game.least + k - 1)
