"""Card or content: what another card is worth to a player by the count of his hand, against a dealer by the book."""

from __future__ import annotations

from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.games.vingt_un import words
from parlour.games.vingt_un.bots.odds import count_of, hand_of
from parlour.games.vingt_un.rules.game import VingtUn
from parlour.games.vingt_un.state import HANDS

COLUMNS = ("who", "ace", "count")


def ask(game: Game, seat: int) -> tuple[tuple[str | int, ...], dict[str, Move]] | None:
    assert isinstance(game, VingtUn)
    players = game.phase == words.DRAWING
    if not (players or game.phase == words.DEALER_DRAWING) or not game.tenure.can_give():
        return None
    slot = HANDS * seat + int(game.deal.hand_at)
    if not 0 <= slot < len(game.deal.low):
        return None
    hand = hand_of(game.deal.low[slot], game.deal.aces[slot])
    count = int(count_of(hand))
    if not 4 <= count <= 20:
        return None
    soft = count != int(hand) >> 1  # an ace counts eleven in it
    kind = ("player" if players else "dealer", "ace as 11" if soft else "no ace as 11", count)
    return kind, {"content": words.CONTENTED, "card": words.ASKING}
