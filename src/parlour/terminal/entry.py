"""How a person enters a move: what may be chosen now, what is chosen, and which moves that comes to.

A seat's choices are put together into ways: one for each thing it may do.  A way is complete as it stands, or asks for
cards, for a number, or for positions in a row.  Chosen cards narrow down what is left of it.
"""

from __future__ import annotations

from typing import NamedTuple

from parlour.core.cards import BIT, cards_in
from parlour.core.moves import CARD, CARDS, FIXED, ONE_CARD, RANGE, Choice, Choices, Move, Verb
from parlour.core.notation import NUMBERS
from parlour.present.reading import cards_of

DONE = "done"  # nothing is open
OF_CARDS = "cards"
A_NUMBER = "number"
POSITIONS = "positions"

FEW = 6  # so many complete moves are offered one by one


class Way:
    """One thing a seat may do."""

    def __init__(self, kind: str, choice: Choice) -> None:
        self.kind = kind
        self.verb = choice.like.verb
        self.key = key_of(kind, choice)
        self.choices = [choice]

    @property
    def like(self) -> Move:
        return self.choices[0].like

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the greatest number, or how many cards or positions."""
        if self.kind == A_NUMBER or any(choice.kind not in (FIXED, ONE_CARD) for choice in self.choices):
            return min(c.lo for c in self.choices), max(c.hi for c in self.choices)
        counts = [len(cards_of(choice.nth(0))) for choice in self.choices]
        return min(counts), max(counts)

    def numbered(self, number: int) -> Move | None:
        for choice in self.choices:
            if choice.lo <= number <= choice.hi:
                return choice.like.with_last(number, choice.slot)
        return None

    def positions(self) -> list[int]:
        return sorted({at for choice in self.choices for at in cards_in(choice.cards)})

    def at_positions(self, chosen: set[int]) -> Move | None:
        return self._with_set(chosen)

    def _with_set(self, chosen: set[int]) -> Move | None:
        for choice in self.choices:
            if choice.kind in (FIXED, ONE_CARD) or any(not 0 <= one < 63 for one in chosen):
                continue
            move = choice.like.with_last(sum(BIT[one] for one in chosen), choice.slot)
            if choice.allows(move):
                return move
        return None

    def exact(self, chosen: set[int]) -> list[Move]:
        """The complete moves with just these cards."""
        whole = self._with_set(chosen)
        return [move for move in self._listed() if cards_of(move) == chosen] + ([whole] if whole is not None else [])

    def wider(self, chosen: set[int]) -> set[int]:
        """The cards that may be added to those chosen."""
        more: set[int] = set()
        for move in self._listed():
            cards = cards_of(move)
            if chosen <= cards:
                more |= cards - chosen
        for choice in self.choices:
            if choice.kind not in (FIXED, ONE_CARD):
                cards = set(cards_in(choice.cards))
                if chosen <= cards and len(chosen) < choice.hi:
                    more |= cards - chosen
        return more

    def with_these(self, chosen: set[int]) -> list[Move]:
        """The listed moves that use at least these cards."""
        return [move for move in self._listed() if chosen <= cards_of(move)]

    def is_listed(self) -> bool:
        """Whether every move of it is known as it stands: none takes any number of cards."""
        return all(choice.kind in (FIXED, ONE_CARD) for choice in self.choices)

    def cards(self) -> set[int]:
        return self.wider(set())

    def _listed(self) -> list[Move]:
        return [
            choice.nth(index)
            for choice in self.choices
            if choice.kind in (FIXED, ONE_CARD)
            for index in range(choice.size)
        ]


def kind_of(choice: Choice) -> str:
    if choice.kind == RANGE:
        return A_NUMBER
    if choice.kind != FIXED and choice.like.verb.shape[choice.slot] == NUMBERS:
        return POSITIONS
    takes_cards = CARD in choice.like.verb.shape or CARDS in choice.like.verb.shape
    return OF_CARDS if takes_cards else DONE


def key_of(kind: str, choice: Choice) -> tuple[object, ...]:
    """Choices with the same key are one way: the same verb, words, seats and numbers, whatever the cards."""
    like = choice.like
    settled = [
        (slot, value)
        for slot, (shape, value) in enumerate(zip(like.verb.shape, (like.a, like.b, like.c), strict=False))
        if shape not in (CARD, CARDS) and not (choice.kind != FIXED and slot == choice.slot)
    ]
    return (like.verb.name, kind, *settled)


def ways_of(choices: Choices) -> list[Way]:
    """What a seat may do, in the order in which the game lists it."""
    ways: dict[tuple[object, ...], Way] = {}
    for choice in choices.each:
        way = Way(kind_of(choice), choice)
        if way.key in ways:
            ways[way.key].choices.append(choice)
        else:
            ways[way.key] = way
    return list(ways.values())


class Offer(NamedTuple):
    """What can be pressed: a complete move, or a way that still asks for something."""

    way: Way
    move: Move | None = None


class Entry:
    """One seat's answer as it takes shape."""

    def __init__(self, choices: Choices) -> None:
        self.ways = ways_of(choices)
        self.chosen: list[int] = []

    @property
    def card_ways(self) -> list[Way]:
        return [way for way in self.ways if way.kind == OF_CARDS]

    def lawful(self) -> set[int]:
        """The cards that may be chosen now, beside those that are."""
        chosen = set(self.chosen)
        return {card for way in self.card_ways for card in way.wider(chosen)}

    def toggle(self, card: int) -> None:
        if card in self.chosen:
            self.chosen.remove(card)
        else:
            self.chosen.append(card)

    def only_match(self) -> Move | None:
        """The one complete move with the cards chosen, if it is the only one."""
        matches = self._matches()
        return matches[0] if len(matches) == 1 else None

    def with_card(self, card: int) -> list[Move]:
        """The moves that touching this card alone can mean; none where it may be the first of several."""
        if any(way.wider({card}) for way in self.card_ways):
            return []
        return [move for way in self.card_ways for move in way.exact({card})]

    def _matches(self) -> list[Move]:
        chosen = set(self.chosen)
        return [move for way in self.card_ways for move in way.exact(chosen)]

    def offers(self) -> list[Offer]:
        """What can be pressed now."""
        found: list[Offer] = []
        for way in self.ways:
            found += self._offers_with_cards(way) if way.kind == OF_CARDS else [self._offer(way)]
        return found

    def _offer(self, way: Way) -> Offer:
        return Offer(way, way.like if way.kind == DONE else None)

    def _offers_with_cards(self, way: Way) -> list[Offer]:
        chosen = set(self.chosen)
        exact = way.exact(chosen)
        if exact:
            return [Offer(way, move) for move in exact]
        near = way.with_these(chosen)
        if chosen and 0 < len(near) <= FEW:
            return [Offer(way, move) for move in near]
        return [Offer(way)] if way.wider(chosen) else []


def tries(entry: Entry, verbs: list[Verb], card: int) -> list[Move]:
    """Moves that touching a card may have meant, the likeliest first: what is asked now, then any other verb."""
    likely = [*(way.verb for way in entry.card_ways), *verbs]
    meant = []
    for verb in dict.fromkeys(likely):
        if verb.shape[:1] == [CARD]:
            meant.append(Move(verb, card))
        elif verb.shape[:1] == [CARDS] and card < 63:
            meant.append(Move(verb, BIT[card]))
    return meant
