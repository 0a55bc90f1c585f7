"""My Bank by its hint: a high card is worth the limit."""

from __future__ import annotations

from parlour.core.cards import BIT, rank
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.players import Advice, BookBot
from parlour.games.my_bank.rules import MyBank
from parlour.games.my_bank.state import STAKE

HIGH = 8  # the rank of a ten in a pack of 52


def book(_seed: int) -> BookBot:
    return BookBot("book", advise)


def advise(game: Game, seat: int) -> Advice | None:
    assert isinstance(game, MyBank)
    if not game.waits & BIT[seat]:
        return None
    high = rank(game.deal.cards[seat]) >= HIGH
    return Advice(Move(STAKE, game.limit() if high else 1), "my-bank.8")
