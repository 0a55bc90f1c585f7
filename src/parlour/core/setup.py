"""The set-up lines of a case: state words with what they are set to."""

from __future__ import annotations

from parlour.core.cards import Pack
from parlour.core.chance import ANY
from parlour.errors import BadCase, nearest


class Setup:
    """What a case sets: ``hand A KS QS`` is kept as ("hand A", ["KS", "QS"]).  A game takes what it knows."""

    given: dict[str, list[str]]
    reading: str  # the place being read: where reading it goes wrong, that is the place to name

    def __init__(self) -> None:
        self.given = {}
        self.reading = ""

    def put(self, place: str, tokens: list[str]) -> None:
        if place in self.given:
            raise BadCase(f"{place} is set twice")
        self.given[place] = tokens

    def has(self, place: str) -> bool:
        return place in self.given

    def take(self, place: str) -> list[str]:
        """What the place is set to, and no longer open; empty where nothing was set."""
        if place not in self.given:
            return []
        self.reading = place
        return self.given.pop(place)

    def number(self, place: str, otherwise: int) -> int:
        if place not in self.given:
            return otherwise
        tokens = self.take(place)
        if len(tokens) != 1 or not tokens[0].removeprefix("-").isdigit():
            raise BadCase(f"{place} is one whole number, not {' '.join(tokens)!r}", place)
        return int(tokens[0])

    def count(self, place: str, most: int, least: int = 0) -> int:
        """A whole number within bounds; nothing where the place is not set."""
        number = self.number(place, 0)
        if not least <= number <= most:
            raise BadCase(f"{place} cannot be {number}", place)
        return number

    def word(self, place: str, known: list[str], otherwise: str) -> str:
        if place not in self.given:
            return otherwise
        tokens = self.take(place)
        if len(tokens) != 1 or tokens[0] not in known:
            text = " ".join(tokens)
            raise BadCase(f"{place} cannot be {text!r}{nearest(text, known)}", place)
        return tokens[0]

    def seat(self, place: str, names: list[str], otherwise: int) -> int:
        """The seat of this name."""
        return names.index(self.word(place, names, names[0])) if place in self.given else otherwise

    def cards(self, place: str, pack: Pack) -> list[int]:
        """The cards a place is set to; ``*`` (any other) is ANY."""
        return read_cards(self.take(place), pack)


def read_cards(tokens: list[str], pack: Pack) -> list[int]:
    if tokens == ["none"]:
        return []
    cards = [ANY if token == "*" else pack.card(token) for token in tokens]
    named = [card for card in cards if card != ANY]
    if len(set(named)) < len(named):
        raise BadCase(f"a card stands twice in {' '.join(tokens)!r}")
    return cards


def order_of(plan: dict[str, list[int]], given: dict[str, list[int]], size: int) -> list[int]:
    """The order of the pack that brings the given cards to their places by the plan of the deal."""
    order = [ANY] * size
    for place, cards in given.items():
        if place not in plan:
            raise BadCase(f"the next deal brings no card to {place}{nearest(place, list(plan))}", place)
        spots = plan[place]
        if len(cards) > len(spots):
            raise BadCase(f"{place} gets {len(spots)} cards in the deal, not {len(cards)}", place)
        if any(card != ANY and card in order for card in cards):
            raise BadCase("a card is given to two places", place)
        for spot, card in zip(spots, cards, strict=False):
            order[spot] = card
    return order
