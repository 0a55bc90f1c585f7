"""Accept or refuse: the dealer's chance to win the game with each kind of hand, at each score."""

from __future__ import annotations

from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.games.ecarte import words
from parlour.games.ecarte.rules import Ecarte
from parlour.games.ecarte.studies.hands import at_any_score, chance_to_win, kind_of

COLUMNS = ("hand", "mine", "his")
prepare = at_any_score
value = chance_to_win


def ask(game: Game, seat: int) -> tuple[tuple[str | int, ...], dict[str, Move]] | None:
    assert isinstance(game, Ecarte)
    if game.phase != words.ANSWER or game.deal.accepted or game.allows(seat, words.KING_MARK):
        return None
    kind = kind_of(int(game.deal.hands[seat]), int(game.deal.trump))
    score = int(game.points[seat]), int(game.points[1 - seat])
    return (kind, *score), {"accept": Move(words.ACCEPT), "refuse": Move(words.REFUSE)}
