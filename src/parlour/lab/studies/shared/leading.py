"""What a stop is worth: to lead one that is known beside another card, by how many the leader holds."""

from __future__ import annotations

from parlour.core.cards import count, highest, lowest
from parlour.core.game import Game
from parlour.core.moves import PLAYS, Move
from parlour.mechanisms.stops import PLAYING, Stops

COLUMNS = ("stops",)
MANY = 4  # and more


def ask(game: Game, seat: int) -> tuple[tuple[str | int, ...], dict[str, Move]] | None:
    assert isinstance(game, Stops)
    if game.phase != PLAYING or game.deal.due >= 0:
        return None
    hand = int(game.deal.hands[seat])
    stops = hand & game.stops()
    others = hand & ~stops
    if not others:
        return None
    ways = {"another card": PLAYS[lowest(others)]}
    if stops:
        ways["a stop"] = PLAYS[highest(stops)]
    return (min(MANY, count(stops)),), ways
