"""What a score is worth: the chance to win the coup from it, and how playouts behave a little less foolishly."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.cards import count
from parlour.game import Game
from parlour.games.ecarte.hints import to_throw
from parlour.games.ecarte.rules import Ecarte
from parlour.games.ecarte.state import CHOICE, DEAL, DEALER_DISCARDS, ELDER_DISCARDS, GAME_POINTS
from parlour.games.ecarte.words import DISCARD, KING_MARK, PROPOSAL
from parlour.moves import Move
from parlour.outlook import Outlook

# What a deal brings between good players, by simulation: points of the deal's king and tricks, for dealer and elder.
KINGS: Final = ((0.27, 1, 0), (0.15, 0, 1), (0.58, 0, 0))
TRICK_POINTS: Final = ((0.35, 1, 0), (0.14, 2, 0), (0.36, 0, 1), (0.15, 0, 2))


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
    for king, dealer_king, elder_king in KINGS:
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
    def stand(self, game: Game, by_seat: vec[float]) -> None:
        """The result, and in a coup that is not won the stake by the chance to win it."""
        assert isinstance(game, Ecarte)
        ahead = float(game.coups_won[0] - game.coups_won[1])
        if game.phase >= DEAL and not game.over:
            ahead += 2.0 * win_chance(game.points[0], game.points[1], game.dealer == 0) - 1.0
        ahead *= float(game.stake if game.stake > 0 else 1)
        by_seat[0] = ahead
        by_seat[1] = -ahead

    def roll(self, game: Game, seat: i64, s: i64) -> Move:
        """Kings are marked, trumps and kings are kept (ecarte.h4), and elder proposes half the time."""
        assert isinstance(game, Ecarte)
        phase = game.phase
        if CHOICE <= phase <= DEALER_DISCARDS:
            if game.king_marked < 0 and game.allows(seat, KING_MARK):
                return KING_MARK
            if phase == CHOICE and s & 1024:
                return PROPOSAL.like
            if phase >= ELDER_DISCARDS:
                thrown = to_throw(game.hands[seat], game.trump)
                if thrown and count(thrown) <= game.talon():
                    return Move(DISCARD, thrown)
        return game.pick(seat, s)


OUTLOOK: Final = EcarteOutlook()
