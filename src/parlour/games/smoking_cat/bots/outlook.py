"""What a round lost is worth: letters bring the end of the word nearer, the last ones most."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, HIGHER, SUIT, highest, lowest
from parlour.core.game import Game
from parlour.core.moves import PLAYS, Move
from parlour.core.outlook import Outlook
from parlour.games.smoking_cat.rules.game import SmokingCat
from parlour.games.smoking_cat.rules.points import QUEEN
from parlour.games.smoking_cat.rules.strict import StrictSmokingCat
from parlour.games.smoking_cat.words import TRICKS


class CatOutlook(Outlook):
    """What is known to be this game is handed on: a name that was only narrowed is checked at each use.

    Strict conduct, which has no heirs, is asked for first: that is one comparison instead of a walk to the ancestors.
    """

    def stand(self, game: Game, by_seat: vec[float]) -> None:
        assert isinstance(game, SmokingCat)
        _stand(game, by_seat)

    def roll(self, game: Game, seat: i64, s: i64) -> Move:
        if isinstance(game, StrictSmokingCat):
            return _rolled(game, seat, s)
        assert isinstance(game, SmokingCat)
        return _rolled(game, seat, s)


def _stand(game: SmokingCat, by_seat: vec[float]) -> None:
    """Each seat's danger, less the mean of all: the square of the part of the word that it has written."""
    whole = float(len(game.agreed.letters)) if game.agreed.letters else 1.0
    total = 0.0
    for seat in range(game.seats):
        written = float(game.account[seat]) / whole
        by_seat[seat] = -4.0 * written * written
        total += written * written
    for seat in range(game.seats):
        by_seat[seat] += total


def _rolled(game: SmokingCat, seat: i64, s: i64) -> Move:
    """Without the suit led the Over of leaves goes; else mostly the highest card that leaves it to others."""
    deal = game.deal
    if game.phase == TRICKS and deal.led >= 0 and deal.beaten < 0:
        hand = deal.hands[seat]
        suited = hand & SUIT[deal.led >> 4]
        if not suited:
            if hand & BIT[QUEEN]:
                return PLAYS[QUEEN]
        elif s & 3072:  # three times of four
            under = suited & ~HIGHER[deal.best]
            return PLAYS[highest(under) if under else lowest(suited)]
    return game.pick(seat, s)


OUTLOOK: Final = CatOutlook()
