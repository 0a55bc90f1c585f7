"""Propose or play: the chance to win the game with each kind of hand, at each score."""

from __future__ import annotations

from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.games.ecarte import words
from parlour.games.ecarte.bots.book import lead
from parlour.games.ecarte.rules import Ecarte
from parlour.games.ecarte.studies.hands import at_any_score, chance_to_win, kind_of

COLUMNS = ("hand", "mine", "his")
prepare = at_any_score
value = chance_to_win


def ask(game: Game, seat: int) -> tuple[tuple[str | int, ...], dict[str, Move]] | None:
    assert isinstance(game, Ecarte)
    if game.phase != words.CHOICE or game.deal.accepted or game.allows(seat, words.KING_MARK):
        return None  # who has the king marks it first
    kind = kind_of(int(game.deal.hands[seat]), int(game.deal.trump))
    score = int(game.points[seat]), int(game.points[1 - seat])
    return (kind, *score), {"propose": Move(words.PROPOSE), "play": lead(game, seat).move}
