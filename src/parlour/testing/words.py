"""State words: each of them can be read at any moment, for every seat where it is a seat's, and no other word can."""

from __future__ import annotations

from parlour.core.events import NO_SEAT
from parlour.core.game import Game
from parlour.core.rules import Rules
from parlour.errors import BadCase
from parlour.testing.demands import Given, demand, reproducible
from parlour.testing.walk import positions

POSITIONS = 6
UNHEARD_OF = "no_such_word"


@reproducible
def words(rules: Rules, given: Given, seed: int) -> None:
    """Every word of the game is told in tokens, alone or for each seat; a word it does not have is refused."""
    for game, _act in positions(rules, given, seed, POSITIONS):
        for word in game.words():
            for seat in (NO_SEAT, *range(game.seats)):
                demand(_can_be_asked(game, word, seat), "the word", word, "is listed, and nothing tells it")
        demand(not _can_be_asked(game, UNHEARD_OF, NO_SEAT), "a word that there is not was told:", UNHEARD_OF)


def _can_be_asked(game: Game, word: str, seat: int) -> bool:
    """Whether the game tells the word, or knows it and asks for a seat or a part of it."""
    try:
        tokens = game.read(word, seat)
    except BadCase as error:
        return "no state word" not in str(error)
    demand(all(isinstance(token, str) for token in tokens), "the word", word, "is told by", tokens)
    return True
