"""All that can be thought of a position: what one seat takes for possible, from there what another does, and so on.

Worlds are found by ``redeal``, every way it can come out.  Each seat's redeals also tell how likely worlds are beside
each other, and these must agree.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import isclose
from random import Random

from parlour.core.game import Game
from parlour.core.observation import Observation
from parlour.core.rules import Rules
from parlour.envs.explicit import Given, Wanted
from parlour.errors import BadCase, ParlourError

MOST_WORLDS = 20_000
MOST_DRAWINGS = 20_000  # that one seat's redeals may come to

Sight = tuple[int, ...]  # what a seat sees
Sights = tuple[Sight, ...]  # what each seat sees


class Worlds:
    """All worlds that can be thought of from one, each by what the seats see in it, with weights.

    What no seat sees makes no other world; so a position from which hidden cards still come into play is refused.
    """

    def __init__(self, rules: Rules, start: Game) -> None:
        assert rules.seen is not None
        self._observation = Observation(rules.seen)
        self._thought: set[tuple[int, Sight]] = set()  # of which seat with which sight the redeals are known
        self._rng = Random(1)
        first = self._sights(start)
        self.games = {first: start}
        self.weights = {first: 1.0}
        waiting = [first]
        while waiting:
            sights = waiting.pop()
            for seat in range(start.seats):
                if (seat, sights[seat]) not in self._thought:
                    self._thought.add((seat, sights[seat]))
                    waiting += self._think(sights, seat)

    def _sights(self, game: Game) -> Sights:
        return tuple([tuple(self._observation.look(game, seat)) for seat in range(game.seats)])

    def _think(self, sights: Sights, seat: int) -> list[Sights]:
        """Weigh all that a seat takes for possible in a world; gives those that are new."""
        games, chances = self._possible(self.games[sights], seat)
        if sights not in chances:
            raise ParlourError("a redeal leaves out the world that it starts from")
        scale = self.weights[sights] / chances[sights]
        new = [each for each in chances if each not in self.weights]
        for each, chance in chances.items():
            weight = self.weights.setdefault(each, chance * scale)
            if not isclose(weight, chance * scale, rel_tol=1e-6):
                raise ParlourError("the seats' redeals do not agree on how likely a world is")
            self.games.setdefault(each, games[each])
        if len(self.weights) > MOST_WORLDS:
            raise BadCase(f"more than {MOST_WORLDS} worlds can be thought of: set more cards out of play")
        return new

    def _possible(self, game: Game, seat: int) -> tuple[dict[Sights, Game], dict[Sights, float]]:
        games: dict[Sights, Game] = {}
        chances: dict[Sights, float] = {}
        compared: set[Sights] = set()
        for world, chance in redeals(game, seat):
            sights = self._sights(world)
            chances[sights] = chances.get(sights, 0.0) + chance
            if games.setdefault(sights, world) is not world and sights not in compared:
                compared.add(sights)
                self._demand_the_same(games[sights], world)
        return games, chances

    def _demand_the_same(self, one: Game, other: Game) -> None:
        """What differs between them nobody sees now; if it comes to light, they are not one world."""
        one, other = one.copy(), other.copy()
        while one.waits and not one.over:
            seat = one.to_act[0]
            moves = one.moves(seat)
            move = moves[self._rng.randrange(len(moves))]
            alike = other.allows(seat, move)
            one.act(seat, move)
            if alike:
                other.act(seat, move)
            if not alike or self._sights(one) != self._sights(other):
                raise BadCase("hidden cards still come into play: set a position after the last of them is drawn")


def redeals(game: Game, seat: int) -> Iterator[tuple[Game, float]]:
    """Every way in which a seat's redeal can come out, with its chance; some perhaps several times."""
    waiting: list[tuple[list[int], float]] = [([], 1.0)]
    tried = 0
    while waiting:
        drawn, chance = waiting.pop()
        tried += 1
        if tried > MOST_DRAWINGS:
            raise BadCase("too many worlds can be thought of: set more cards out of play")
        try:
            yield game.redeal(seat, Given(drawn)), chance
        except Wanted as wanted:
            part = chance / wanted.outcomes
            waiting += [([*drawn, outcome], part) for outcome in range(wanted.outcomes)]
