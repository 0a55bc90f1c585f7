"""The kinds of hand that the classical table knows (ecarte.h2, h3), and all others by their trumps and kings."""

from __future__ import annotations

from parlour.core.cards import SUIT, altered, count
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.games.ecarte import words
from parlour.games.ecarte.bots.hints import COURT, KINGS, QUEENS, holds_trump_king, to_throw
from parlour.games.ecarte.rules import Ecarte
from parlour.games.ecarte.state import GAME_POINTS


def kind_of(hand: int, trump: int) -> str:
    """The first that fits, from the strongest down; the king of trumps is a kind of its own (ecarte.h3)."""
    trumps = int(count(hand & SUIT[trump]))
    if holds_trump_king(hand, trump):
        return f"king of trumps, {'two trumps more' if trumps > 2 else 'one trump more' if trumps == 2 else 'alone'}"
    if trumps >= 3:
        return "h2: three trumps or more"
    listed = _listed(hand & ~SUIT[trump], trump, trumps)
    if listed:
        return listed
    if count(to_throw(hand, trump)) <= 2:
        return "h3: only two to throw"
    kings = "a king" if hand & ~SUIT[trump] & KINGS else "no king"
    return f"other: {('no trump', 'one trump', 'two trumps')[trumps]}, {kings}"


def _listed(plain: int, trump: int, trumps: int) -> str:
    """The hand of ecarte.h2 with two trumps, one or none; nothing where it is none of them."""
    if trumps == 0:
        if count(plain & QUEENS) == 3:
            return "h2: no trump, three queens"
        return "h2: no trump, four court cards" if count(plain & COURT) >= 4 else ""
    suits = [plain & SUIT[suit] for suit in range(4) if suit != trump]
    high = KINGS | QUEENS
    if trumps == 2:
        if any(count(cards) == 3 for cards in suits):
            return "h2: two trumps, three of a suit"
        return "h2: two trumps, guarded K or Q" if any(count(cards) == 2 and cards & high for cards in suits) else ""
    for cards in suits:
        if count(cards) == 4 and cards & KINGS:
            return "h2: one trump, four with the K"
        if count(cards) == 3 and count(cards & COURT) == 3:
            return "h2: one trump, K Q J"
        if count(cards) == 3 and cards & high and plain & ~cards & high:
            return "h2: one trump, three with K or Q, and K or Q"
    return ""


def at_any_score(game: Game, chance: Chance) -> None:
    """Before a deal each has any points from none to four."""
    assert isinstance(game, Ecarte)
    if game.phase == words.DEAL:
        for seat in range(2):
            game.points = altered(game.points, seat, chance.below(GAME_POINTS))


def chance_to_win(stands: list[float], seat: int) -> float:
    """Of the stake, to and fro: as a chance."""
    return (stands[seat] + 1.0) / 2.0
