"""Where the cards lie, by everything that can be asked of a game: the state words, and the views of all seats."""

from __future__ import annotations

from collections import Counter

from parlour.core.events import NO_SEAT, WATCHER
from parlour.core.game import Game
from parlour.errors import BadCase
from parlour.testing.demands import demand

Lie = dict[str, list[str]]


def cards_by_word(game: Game) -> Lie:
    """The cards of every state word that has any: ``hand A``, ``talon``."""
    found: Lie = {}
    for word in game.words():
        whole = _cards(game, word, NO_SEAT)
        found |= (
            {word: whole} if whole else {f"{word} {game.names[s]}": _cards(game, word, s) for s in range(game.seats)}
        )
    return {word: cards for word, cards in found.items() if cards}


def _cards(game: Game, word: str, seat: int) -> list[str]:
    return sorted([token for token in _read(game, word, seat) if token in game.pack.ids])


def _read(game: Game, word: str, seat: int) -> list[str]:
    try:
        return game.read(word, seat)
    except BadCase:
        return []


def place_sizes(game: Game) -> dict[str, int]:
    """How many cards each place holds, by all views."""
    views = [game.view(seat) for seat in (*range(game.seats), WATCHER)]
    return {shown.place.text(game.names): len(shown.faces) + shown.backs for view in views for shown in view.places}


class Truth:
    """Where the cards lie in one game; two worlds of one position have the same cards in places of the same sizes."""

    def __init__(self, game: Game) -> None:
        self.words = cards_by_word(game)
        self.places = place_sizes(game)

    def demand_as_many(self, other: Truth, *told: object) -> None:
        told = (*told, self.words, other.words)
        sizes = [{word: len(cards) for word, cards in truth.words.items()} for truth in (self, other)]
        demand(sizes[0] == sizes[1], "another number of cards", *told)
        demand(_named(self.words) == _named(other.words), "other cards, or a card twice,", *told)
        demand(self.places == other.places, "places of other sizes", *told)


def _named(lie: Lie) -> Counter[str]:
    """How often each card is named."""
    return Counter([card for cards in lie.values() for card in cards])
