"""Views and observations tell the same: two views are equal if and only if the observations are.

Every sight is compared with all others of the same table, also those of worlds dealt anew and of richer tables.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random

from parlour.core.chance import Chance
from parlour.core.events import WATCHER
from parlour.core.game import Game
from parlour.core.observation import Observation
from parlour.core.players import offences_happen
from parlour.core.rules import Rules
from parlour.core.view import View
from parlour.errors import ParlourError
from parlour.testing.demands import Given, demand, where
from parlour.testing.options import random_set
from parlour.testing.walk import next_act

MOST_COUNTERS = 1 << 31  # that an account is tried with
A_TABLE = 300  # sights of one set of options
STEPS = (3, 5, 8, 40)  # of one game
TRIES = 1000
CHOICES = "may "  # how parts begin that a view shows by its choices

Look = Callable[[Game, int], list[int]]


class Twins:
    """What two ways of telling the same have told so far: each thing of the one goes with one of the other."""

    def __init__(self) -> None:
        self._there: dict[object, object] = {}
        self._back: dict[object, object] = {}

    def compare(self, viewed: object, observed: object) -> None:
        known = self._there.setdefault(viewed, observed)
        demand(known == observed, "an observation betrays what no view shows:", observed, "or", known, "with", viewed)
        shown = self._back.setdefault(observed, viewed)
        demand(shown == viewed, "an observation leaves out what makes views differ:", viewed, "and", shown)


class Sights:
    """The sights of one table so far: whole, and part by part, so that one thing does not hide behind another."""

    def __init__(self, rules: Rules, look: Look) -> None:
        self.look = look
        self.number = 0
        self._whole = Twins()
        self._parts: dict[str, tuple[list[int], Twins]] = {}  # by fact and place: its cells
        assert rules.seen is not None
        for column in rules.seen.columns:
            cells, _twins = self._parts.setdefault(column.part, ([], Twins()))
            cells.extend(range(column.at, column.at + column.cells))
        # the cells that tell choices
        self._choosing = {i for part, (cells, _twins) in self._parts.items() if part.startswith(CHOICES) for i in cells}

    def compare(self, game: Game, seat: int) -> None:
        view, cells = game.view(seat), tuple(self.look(game, seat))
        told = _parts(view)
        for part, (where_it_is, twins) in self._parts.items():
            if part in told or not _elsewhere(part):
                twins.compare(tuple(told.get(part, ())), tuple([cells[i] for i in where_it_is]))
        hidden = self._choosing if offences_happen(game) else set()
        self._whole.compare(_whole(game, view), tuple([cell for i, cell in enumerate(cells) if i not in hidden]))
        self.number += 1


def _parts(view: View) -> dict[str, list[object]]:
    """What a view tells, by fact and place; places by the numbers of their seats."""
    told: dict[str, list[object]] = {"score": [*view.scores], "account": [*view.accounts]}
    for word, value, _clause in view.facts:
        told.setdefault(word, []).append(value)
    numbers = [str(seat) for seat in range(len(view.names))]
    for shown in view.places:
        told[shown.place.text(numbers)] = [tuple(shown.faces), shown.backs, shown.counters]
    told["self"] = [view.seat]
    told["over"] = [view.over]
    told["to_act"] = [view.waits]
    told["may_act"] = [view.may]
    return told


def _elsewhere(part: str) -> bool:
    """What wanders from place to place, and what a view shows by its choices: only the whole can be compared."""
    return part.startswith(("aside/", "covered/", CHOICES))


def observer(rules: Rules) -> Look:
    demand(rules.seen is not None, rules.name, "does not say what can be seen at it")
    assert rules.seen is not None
    observation = Observation(rules.seen)
    return lambda game, seat: list(observation.look(game, seat))


def compare_sights(rules: Rules, most: int, seed: int = 0, look: Look | None = None) -> int:
    """So many sights of random games, over random options; gives how many there were."""
    rng = Random(seed)
    compared = 0
    for attempt in range(TRIES):
        given, _refused = random_set(rules, rng) if attempt else ({}, 0)
        if observable(rules, given):
            sights = Sights(rules, look or observer(rules))
            try:
                _compare_at(rules, given, sights, min(A_TABLE, most - compared), rng)
            except Exception as error:
                error.add_note(where("compare_sights", rules, given, seed + attempt))
                raise
            compared += sights.number
        if compared >= most:
            break
    return compared


def observable(rules: Rules, given: Given) -> bool:
    """Whether a program can play there: not at a club, which is told in words alone."""
    try:
        observer(rules)(rules.new(given, 0), WATCHER)
    except ParlourError:
        return False
    return True


def _compare_at(rules: Rules, given: Given, sights: Sights, most: int, rng: Random) -> None:
    """Many beginnings of games: there most sights differ in one thing alone, and some in nothing."""
    while sights.number < most:
        game = rules.new(given, rng.getrandbits(40))
        for _step in range(rng.choice(STEPS)):
            if game.over or sights.number >= most:
                break
            next_act(game, rng).do(game)
            for world in _worlds(game, rng):
                for seat in [WATCHER, *range(game.seats)]:
                    sights.compare(world, seat)


def _worlds(game: Game, rng: Random) -> Iterator[Game]:
    """The true one, now and then one dealt anew for a seat, and one in which a fortune has changed hands."""
    yield game
    if rng.random() < 0.3:
        yield game.redeal(rng.randrange(game.seats), Chance(rng.getrandbits(40)))
    if rng.random() < 0.2:
        richer = game.copy()
        accounts = len(richer.ledger.names)
        richer.ledger.pay(rng.randrange(accounts), rng.randrange(accounts), rng.randrange(MOST_COUNTERS))
        yield richer


def _whole(game: Game, view: View) -> str:
    """All of it but the number of the question, which is the driver's; where offences happen, but for the choices.

    What may be claimed there is among the moves, which a program has beside its observation.
    """
    shown = view.plain()
    del shown["window"]
    if offences_happen(game):
        del shown["choices"]
    return json.dumps(shown)
