"""What ``knows`` means, in every game: what a seat has seen, or what must be so.

A seat knows no card that may lie elsewhere for all it can tell (``demand_certain``), and it remembers whatever it was
shown: where a face came to lie, as long as no card that it did not see has left that place (``remembers``).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from parlour.core.events import WATCHER, Event
from parlour.core.game import EVERYTHING, Game
from parlour.core.rules import Rules
from parlour.testing.demands import Given, demand, reproducible
from parlour.testing.options import in_strict_conduct
from parlour.testing.truth import Lie, cards_by_word
from parlour.testing.walk import walk

OFTEN = 0.1  # of the positions of a game
MOST = 16  # positions
SEATS = 3  # of a large table, and whoever watches


class Memory:
    """What one pair of eyes was shown: card to the place where it came to lie."""

    def __init__(self, eyes: int) -> None:
        self.eyes = eyes
        self.lying: dict[int, str] = {}

    def note(self, event: Event, names: list[str]) -> None:
        source = event.source.text(names) if event.source is not None else ""
        if not event.cards:
            return
        if not (event.reaches(self.eyes) and event.shows(self.eyes)):
            self._lose(source, event.cards)
            return
        for card in event.cards:
            if event.target is not None:
                self.lying[card] = event.target.text(names)

    def _lose(self, source: str, gone: list[int]) -> None:
        """Cards left a place unseen: any that lay there may have been among them."""
        self.lying = {card: place for card, place in self.lying.items() if place != source and card not in gone}

    def still(self, truth: Lie, game: Game) -> Iterator[tuple[int, str]]:
        """What lies where it was seen; cards are also gathered without a word."""
        for card, place in list(self.lying.items()):
            if game.pack.face(card) in truth.get(place, []):
                yield card, place
            elif place in truth:
                del self.lying[card]


@reproducible
def remembers(rules: Rules, given: Given, seed: int) -> None:
    """Whoever was shown a card knows where it is, until cards that he has not seen leave that place."""
    game = rules.new(in_strict_conduct(rules, given), seed)
    game.detail = EVERYTHING
    rng = Random(seed)
    eyes = [*rng.sample(range(game.seats), min(SEATS, game.seats)), WATCHER]
    memories = [Memory(each) for each in eyes]
    looked = deals = 0
    for _act in walk(game, Random(seed)):
        if game.deals != deals:
            deals = int(game.deals)
            memories = [Memory(each) for each in eyes]
        for event in game.events:
            for memory in memories:
                memory.note(event, game.names)
        game.events.clear()
        if looked < MOST and rng.random() < OFTEN:
            looked += 1
            _check(game, memories)


def _check(game: Game, memories: list[Memory]) -> None:
    truth = cards_by_word(game)
    for memory in memories:
        who = "a watcher" if memory.eyes == WATCHER else game.names[memory.eyes]
        for card, place in memory.still(truth, game):
            told = (who, "was shown", game.pack.face(card), "at", place, "where it lies, and does not know it")
            demand(game.knows(memory.eyes, card), *told)


def demand_certain(known: list[str], here: Lie, there: Lie, who: str) -> None:
    """What a seat knows lies in the same place in every world that looks the same to it."""
    one, other = _places(known, here), _places(known, there)
    for face in known:
        demand(one[face] == other[face], who, "knows", face, "though it may lie at", other[face], "not", one[face])


def _places(known: list[str], lie: Lie) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {face: [] for face in known}
    for word, faces in lie.items():
        for face in faces:
            if face in found:
                found[face].append(word)
    return found
