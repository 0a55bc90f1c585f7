"""One tree's side of ``./dev bench against TREE``: told a row, it works at it for a while and says how fast it went.

    PYTHON -P bench/against/probe.py GAME

Both trees run this same file, so it speaks only the contract that they have in common; names that an older tree has
under another roof are looked for there.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

ROOFS = {  # where the names are; where they were up to 0.1.0
    "parlour.core.playout": "parlour.playout",
    "parlour.core.chance": "parlour.rng",
    "parlour.core.players": "parlour.seat",
}
SECONDS = 0.15
TRIALS = 200
SPOTS = 8
NAMES = "ABCDEFGHIJKL"
Work = Callable[[], int]


def roof(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        return importlib.import_module(ROOFS[name])


playout = roof("parlour.core.playout").playout
chance = roof("parlour.core.chance")
Seat = roof("parlour.core.players").Seat
registry = importlib.import_module("parlour.registry")


class Probe:
    """The works, each giving how much of it was done."""

    def __init__(self, game: str) -> None:
        self.rules = registry.rules_of(game)
        self.options = self.rules.options.make()
        self.names = list(NAMES[: self.options.number("players")])
        self.number = 0

    def new(self, number: int, options: Any = None) -> Any:
        return self.rules.make(options or self.options, self.names, chance.Chance(number))

    def playouts(self) -> Work:
        def work() -> int:
            self.number += 1
            made: int = playout(self.new(self.number), chance.seeded(self.number + 7))[1]
            return made

        return work

    def driven(self) -> Work:
        draw = Random(5).getrandbits

        def work() -> int:
            self.number += 1
            game, made = self.new(self.number), 0
            while not game.over:
                who = game.to_act
                if not who:
                    game.go_on()
                    continue
                moves = game.moves(who[0])
                game.play(who[0], moves[draw(20) * len(moves) >> 20])
                made += 1
            return made

        return work

    def half(self) -> Any:
        """A game half played, somebody to act."""
        usual = sorted(playout(self.new(number), chance.seeded(number))[1] for number in range(99))[49]
        for number in range(1000, 2000):
            game, made, seed = self.new(number), 0, chance.seeded(number)
            while not game.over and (made < usual // 2 or not game.to_act):
                if game.to_act:
                    seed = chance.advance(seed)
                    game.play(game.to_act[0], game.pick(game.to_act[0], seed))
                    made += 1
                else:
                    game.go_on()
            if not game.over:
                return game
        raise SystemExit("no game could be stopped in its middle")

    def copy(self) -> Work:
        return many(self.half().copy, 200)

    def redeal(self) -> Work:
        half, lots = self.half(), chance.Chance(5)
        seat = half.to_act[0]
        return many(lambda: half.redeal(seat, lots), 20)

    def view(self) -> Work:
        half = self.half()
        seat = half.to_act[0]
        return many(lambda: half.view(seat), 20)

    def spots(self) -> list[Any]:
        """Early decisions with something to decide."""
        return [self.spot(number) for number in range(SPOTS)]

    def spot(self, number: int) -> Any:
        game, seed, made = self.new(number), chance.seeded(number), 0
        while True:
            if game.over:
                game = self.new(number + 100_000 + made)
            elif not game.to_act:
                game.go_on()
            else:
                seat = game.to_act[0]
                if made >= number % 4 and game.to_act == (seat,) and len(game.moves(seat)) > 1:
                    return Seat(game, seat)
                seed = chance.advance(seed)
                game.play(seat, game.pick(seat, seed))
                made += 1

    def search(self) -> Work:
        search = importlib.import_module("parlour.bots.search").Search
        spots = self.spots()

        def work() -> int:
            self.number += 1
            search(spots[self.number % SPOTS], self.rules.outlook, chance.Chance(self.number)).run(TRIALS)
            return TRIALS

        return work

    def book(self) -> Work | None:
        if "book" not in self.rules.bots:
            return None
        bot = importlib.import_module("parlour.bots.roster").bot_of("book", self.rules, 1)
        spots = self.spots()

        def work() -> int:
            for spot in spots:
                bot.choose(spot)
            return SPOTS

        return work

    def table_conduct(self) -> Work | None:
        """Playouts with faults in them, where the game has any."""
        try:
            options = self.rules.options.make({"conduct": "table", "accidents": 0.05})
            game = self.new(1, options)
        except Exception:  # each game and each tree refuses the option in words of its own
            return None
        if not game.accidents():
            return None

        def work() -> int:
            self.number += 1
            made: int = playout(self.new(self.number, options), chance.seeded(self.number), 1_000_000, 0.02)[1]
            return made

        return work


def many(one: Callable[[], object], times: int) -> Work:
    def work() -> int:
        for _time in range(times):
            one()
        return times

    return work


def main() -> None:
    probe = Probe(sys.argv[1])
    works: dict[str, Work | None] = {}
    print("ready", flush=True)
    for line in sys.stdin:
        row = line.strip()
        if row not in works:
            probe.number = 0
            works[row] = getattr(probe, row)()
        work = works[row]
        speed = None
        if work is not None:
            work()
            done, began = 0, time.process_time()
            while time.process_time() - began < SECONDS:
                done += work()
            speed = done / (time.process_time() - began)
        print(json.dumps(speed), flush=True)


main()
