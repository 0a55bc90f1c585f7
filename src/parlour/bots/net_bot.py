"""A bot that plays as a net has learnt: it looks at its seat's observation, says its move action by action, and mixes.

What it does by chance follows from its seed and the moment of the game alone, so the same seat gets the same answer.
"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.bots.leanings import is_said
from parlour.core.chance import Chance, seed_of
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.observation import Observation
from parlour.core.options import Options
from parlour.core.players import Advice, Bot, Rule, Seat
from parlour.core.rules import Rules
from parlour.envs.actions import NO_ACTION, Actions, actions_of
from parlour.envs.columns import SAID
from parlour.envs.prompting import Prompter, insights_of
from parlour.envs.saying import Saying
from parlour.nets.net import LEAST, Net, shares

FINE = 1 << 30


class NetBot(Bot):
    """``other`` plays where the net was not taught: by other agreements, and at tables where offences happen.

    ``defence`` may know better where the net gives up.
    """

    def __init__(
        self,
        name: str,
        rules: Rules,
        net: Net,
        seed: int,
        other: Bot,
        sharp: float = 1.0,
        defence: Rule | None = None,
    ) -> None:
        super().__init__(name)
        assert rules.seen is not None
        self._actions: Actions = actions_of(rules)
        self.net = net
        self._seed = seed
        self._other = other
        self._agreed: Options | None = None  # where it was last asked,
        self._at_home = False  # and whether it was taught that
        self.sharp = sharp
        self.defence = defence
        self._giving_up = rules.giving_up
        self._prompter = Prompter(rules, net.knows_book)
        self._observation = Observation(rules.seen, SAID + len(insights_of(rules)))

    def at_home(self, options: Options) -> bool:
        """Whether it plays by these agreements itself."""
        if options is not self._agreed:
            self._agreed = options
            self._at_home = self.net.taught.covers(options)
        return self._at_home

    def think(self, seat: Seat) -> Advice:
        if seat.offences_happen() or not self.at_home(seat.options()):
            return self._other.think(seat)
        moves = seat.moves()
        if moves.size == 1:
            return Advice(moves[0], "why-none-better")
        said = self._say(seat, False)
        assert said is not None
        if self.defence is not None and is_said(said.move, self._giving_up):
            held = self.defence(seat.world(), seat.seat)
            if held is not None and moves.allow(held.move):
                return held
        return said

    def think_unasked(self, seat: Seat) -> Advice | None:
        if seat.offences_happen() or not self.at_home(seat.options()):
            return self._other.think_unasked(seat)
        return self._say(seat, True)

    def _say(self, seat: Seat, may_let_be: bool) -> Advice | None:
        saying = Saying(self._actions, seat.moves())
        chance = Chance(seed_of(self._seed, *[number & 0xFFFFFFFF for number in seat.moment()]))
        world = None if self._prompter.silent else seat.world()
        self._prompter.begin()
        if may_let_be:
            saying.mark(self._actions.let_be)
        while True:
            open_ways = saying.lawful()
            chosen = self._choose(seat, world, saying, open_ways, chance)
            if chosen == self._actions.let_be:
                return None
            saying.say(chosen)
            move: Move | None = saying.move
            if move is not None:
                return Advice(move, "why-learnt")

    def _choose(self, seat: Seat, world: Game | None, saying: Saying, open_ways: list[int], chance: Chance) -> int:
        if len(open_ways) == 1:
            return open_ways[0]
        cells = seat.observe(self._observation)
        width = self._observation.seen.width
        saying.tell(cells, width)
        advised: i64 = NO_ACTION
        if world is not None:
            self._prompter.tell(world, seat.seat, cells, width + SAID)
            advised = self._prompter.advised(world, seat.seat, saying)
        found = shares(self.net.scores(cells, seat.options(), seat.seat, open_ways, advised), self.sharp)
        left = chance.below(FINE) / FINE * sum([share for share in found if share >= LEAST])
        for action, share in zip(open_ways, found, strict=True):
            if share >= LEAST:
                left -= share
                if left <= 0:
                    return action
        return open_ways[found.index(max(found))]
