"""What a round lost is worth: letters bring the end of the word nearer, the last ones most."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import HIGHER, SUIT, highest, lowest
from parlour.core.game import Game
from parlour.core.moves import PLAYS, Move
from parlour.core.outlook import Outlook
from parlour.games.smoking_cat.rules import SmokingCat
from parlour.games.smoking_cat.score import QUEEN
from parlour.games.smoking_cat.state import TRICKS


class CatOutlook(Outlook):
    def stand(self, game: Game, by_seat: vec[float]) -> None:
        """Each seat's danger, less the mean of all: the square of the part of the word that it has written."""
        assert isinstance(game, SmokingCat)
        whole = float(len(game.letters)) if game.letters else 1.0
        total = 0.0
        for seat in range(4):
            written = float(game.account[seat]) / whole
            by_seat[seat] = -4.0 * written * written
            total += written * written
        for seat in range(4):
            by_seat[seat] += total

    def roll(self, game: Game, seat: i64, s: i64) -> Move:
        """Without the suit led the Over of leaves goes; else mostly the highest card that leaves it to others."""
        assert isinstance(game, SmokingCat)
        if game.phase == TRICKS and game.led >= 0 and game.beaten < 0:
            hand = game.hands[seat]
            if not hand & SUIT[game.led >> 4]:
                if hand >> QUEEN & 1:
                    return PLAYS[QUEEN]
            elif s & 3072:  # three times of four
                suited = hand & SUIT[game.led >> 4]
                under = suited & ~HIGHER[game.best]
                return PLAYS[highest(under) if under else lowest(suited)]
        return game.pick(seat, s)


OUTLOOK: Final = CatOutlook()
