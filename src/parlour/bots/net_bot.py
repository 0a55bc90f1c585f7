"""A bot that plays as a net has learnt: it looks at its seat's observation, says its move action by action, and mixes.

What it does by chance follows from its seed and the moment of the game alone, so the same seat gets the same answer.
"""

from __future__ import annotations

from parlour.core.chance import Chance, seed_of
from parlour.core.moves import Move
from parlour.core.observation import Observation
from parlour.core.players import Advice, Bot, Seat
from parlour.core.rules import Rules
from parlour.envs.actions import Actions, actions_of
from parlour.envs.columns import SAID
from parlour.envs.saying import Saying
from parlour.nets.net import Net, shares

FINE = 1 << 30
LEAST = 0.02  # what would be done more seldom is not done


class NetBot(Bot):
    """``other`` plays where no net was taught: at tables where offences happen."""

    def __init__(self, name: str, rules: Rules, net: Net, seed: int, other: Bot, sharp: float = 1.0) -> None:
        super().__init__(name)
        assert rules.seen is not None
        self._actions: Actions = actions_of(rules)
        self._net = net
        self._seed = seed
        self._other = other
        self._sharp = sharp
        self._observation = Observation(rules.seen, SAID)

    def think(self, seat: Seat) -> Advice:
        if seat.offences_happen():
            return self._other.think(seat)
        moves = seat.moves()
        if moves.size == 1:
            return Advice(moves[0], "why-none-better")
        said = self._say(seat, False)
        assert said is not None
        return said

    def think_unasked(self, seat: Seat) -> Advice | None:
        return self._other.think_unasked(seat) if seat.offences_happen() else self._say(seat, True)

    def _say(self, seat: Seat, may_let_be: bool) -> Advice | None:
        saying = Saying(self._actions, seat.moves())
        chance = Chance(seed_of(self._seed, *[number & 0xFFFFFFFF for number in seat.moment()]))
        while True:
            open_ways = saying.lawful()
            if may_let_be and saying.begins:
                open_ways.append(int(self._actions.let_be))
            chosen = self._choose(seat, saying, open_ways, chance)
            if chosen == self._actions.let_be:
                return None
            saying.say(chosen)
            move: Move | None = saying.move
            if move is not None:
                return Advice(move, "why-learnt")

    def _choose(self, seat: Seat, saying: Saying, open_ways: list[int], chance: Chance) -> int:
        if len(open_ways) == 1:
            return open_ways[0]
        cells = seat.observe(self._observation)
        saying.tell(cells, self._observation.seen.width)
        found = shares(self._net.scores(cells, seat.options(), seat.seat, open_ways), self._sharp)
        left = chance.below(FINE) / FINE * sum([share for share in found if share >= LEAST])
        for action, share in zip(open_ways, found, strict=True):
            if share >= LEAST:
                left -= share
                if left <= 0:
                    return action
        return open_ways[found.index(max(found))]
