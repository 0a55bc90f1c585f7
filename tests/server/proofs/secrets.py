"""Nobody is sent a byte, or sent it at a moment, that depends on what he may not know.

    python -m tests.server.proofs.secrets [N]

Every game in strict and in table conduct: a table some way into its game once as it lies, and once with everything that
one seat does not know dealt anew.  The same is then done in both worlds, lawful and not.  As long as the game itself
tells that seat and those who watch the same, every write to their web sockets must be the same, byte for byte, at the
same moment by the clockwork; so must what is refused, and what HTTP shows.  N positions (40) of each.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import re
from collections import Counter
from functools import partial
from random import Random

from parlour.core.chance import Chance
from parlour.core.events import WATCHER
from parlour.core.game import Game
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.law.fingerprint import law_of
from parlour.registry import all_rules
from parlour.server.protocol.settings import Clock, Settings
from parlour.server.storage.memory import MemoryStore
from parlour.testing.options import accepted
from tests.server.clockwork import by_clockwork, clock_ms
from tests.server.hall import Json, any_move, gathered, house_of
from tests.server.proofs.worlds import CLAIMED, World

HEAD = re.compile(rb',"head":"[0-9a-f]*"')
STEPS = 4
TRIES = 8
IN_VAIN: list[tuple[str, Json]] = [("undo", {}), ("sit", {"seat": 0}), ("start", {}), ("bot", {"seat": 1})]
CONDUCTS = ("strict", "table")
Counts = Counter[str]


def conducts(rules: Rules) -> list[str]:
    return [one for one in CONDUCTS if accepted(rules, {"conduct": one}) is not None]


async def some_way_in(rules: Rules, conduct: str, moves: int, seed: int) -> tuple[MemoryStore, str, list[str]]:
    """The log of a game in progress, and the guests at its table."""
    law_of(rules)  # read before the clock runs
    store, chance = MemoryStore(), Random(seed)
    house = house_of(store, now=clock_ms)
    seats = max(rules.players[0], min(4, rules.players[1]))
    options: dict[str, int | str | float] = {"players": seats, "conduct": conduct}
    id, people = await gathered(house, Settings(rules.name, options, public=True, clock=Clock(600, 60)), seats)
    await people[0].ask("start")
    for _i in range(moves):
        await asyncio.sleep(CLAIMED)
        asked = [person for person in people if person.is_asked()]
        if not asked:
            break
        person = chance.choice(asked)
        await person.move(any_move(person.view or {}, chance))
    await house.close()
    return store, id, [person.guest for person in people]


def as_it_lies(game: Game) -> Game:
    return game.copy()


def dealt_for(seat: int, chance: Chance, game: Game) -> Game:
    return game.redeal(seat, chance)


class Pair:
    """Two worlds that one seat cannot tell apart."""

    def __init__(self, rules: Rules, conduct: str, seed: int) -> None:
        self.chance = Random(seed)
        moves = self.chance.choice((0, 1, 3, 6, 12, 25))
        store, id, guests = by_clockwork(some_way_in(rules, conduct, moves, seed))
        self.seat = self.chance.randrange(len(guests))
        self.here = World(store, id, guests, as_it_lies)
        self.there = World(store, id, guests, partial(dealt_for, self.seat, Chance(seed)))
        self.counts: Counts = Counter(pairs=1, differing=int(self.here.game.state() != self.there.game.state()))

    def compare(self) -> Counts:
        """Do the same in both as long as they are one to the seat; AssertionError where a write is not the same."""
        try:
            self._same_so_far("they came in")
            for _step in range(STEPS):
                self._provoke(self.seat)
                self._provoke(-1)
                if not self._step():
                    break
            return self.counts
        finally:
            self.here.close()
            self.there.close()

    def _both(self, who: int, t: str, **fields: object) -> tuple[Json, Json]:
        return self.here.run(self.here.ask(who, t, **fields)), self.there.run(self.there.ask(who, t, **fields))

    def _provoke(self, who: int) -> None:
        """What is refused, each time with a reason; the same reason."""
        view = self.here.people[who].view or {}
        known = {"window": view["window"], "seq": self.here.people[who].seq}
        for text in self._nonsense(who):
            one, other = self._both(who, "move", move=text, **known)
            assert one == other, f"{text}: {one} here, {other} there"
            assert one["t"] in ("refused", "error")
            self.counts[f"{one['t']}"] += 1
        if self.here.table.playing:
            for t, fields in IN_VAIN:
                one, other = self._both(who, t, **fields)
                assert one["t"] == other["t"] == "error"
        self._same_so_far("they were refused")

    def _nonsense(self, who: int) -> list[str]:
        """Texts that are no lawful moves of this seat, though they may name any card and any verb."""
        game = self.here.game
        cards = list(game.pack.ids)
        texts = []
        for _try in range(TRIES):
            verb = self.chance.choice(game.verbs()).name
            texts.append(" ".join([verb, *self.chance.choices(cards, k=self.chance.randrange(3))]))
        return [text for text in texts if who < 0 or not self._allowed(who, text)]

    def _allowed(self, seat: int, text: str) -> bool:
        for world in (self.here, self.there):
            try:
                move = world.table.read(text)
            except ParlourError:
                continue
            if world.game.allows(seat, move):
                return True
        return False

    def _step(self) -> bool:
        """A move that somebody may make in both worlds; gives whether the seat still cannot tell them apart."""
        here, there, seat = self.here, self.there, self.seat
        actors = [one for one in here.game.to_act if one in there.game.to_act and not here.game.over]
        actor = self.chance.choice(actors) if actors else -1
        text = self._common_move(actor) if actors else None
        if text is None:
            return False
        since = here.table.seq
        if actor != seat:  # how long he must leave for claims is his own affair
            for world in (here, there):
                world.run(world.wait(CLAIMED))
        view = here.game.view(actor).plain()
        self._both(actor, "move", move=text, window=view["window"], seq=since)
        if any(here.told(eyes, since) != there.told(eyes, since) for eyes in (seat, WATCHER)):
            return False  # the move has shown a card, or made chance decide
        self._same_so_far(f"{text} of {actor}")
        assert here.run(here.outside(seat)) == there.run(there.outside(seat))
        self.counts["moves"] += 1
        return True

    def _common_move(self, actor: int) -> str | None:
        view: Json = self.here.game.view(actor).plain()
        for _try in range(12):
            if any(choice["kind"] != "blind" for choice in view["choices"]):
                text = any_move(view, self.chance)
                if self.there.game.allows(actor, self.there.table.read(text)):
                    return text
        return None

    def _same_so_far(self, after: str) -> None:
        for who in (self.seat, -1):
            one, other = (without_heads(world.people[who].pipe.writes) for world in (self.here, self.there))
            if one != other:
                i = next((i for i, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), -1)
                raise AssertionError(f"after {after}, {who} is sent {one[i:][:1]} here and {other[i:][:1]} there")
            self.counts["writes"] += len(one)


def without_heads(writes: list[tuple[float, bytes]]) -> list[tuple[float, bytes]]:
    """The heads of the log bind everybody's cards, and are hashes: all else must be the same."""
    return [(moment, HEAD.sub(b"", data)) for moment, data in writes]


def compare(rules: Rules, conduct: str, seed: int) -> Counts:
    try:
        return Pair(rules, conduct, seed).compare()
    except AssertionError as error:
        error.add_note(f"{rules.name}, {conduct} conduct, seed {seed}")
        raise


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev proof secrets", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("number", nargs="?", type=int, default=40)
    wish = parser.parse_args()
    logging.getLogger("parlour.server").setLevel(logging.CRITICAL)
    total: Counts = Counter()
    for rules in all_rules().values():
        for conduct in conducts(rules):
            counts: Counts = Counter()
            for seed in range(wish.number):
                counts += compare(rules, conduct, seed)
            total += counts
            print(f"{rules.name}, {conduct}: {shown(counts)}", flush=True)
    print(f"all: {shown(total)}")


def shown(counts: Counts) -> str:
    return ", ".join(f"{what} {number:,}" for what, number in counts.items())


if __name__ == "__main__":
    main()
