"""An episode: one deal, or a whole game, as programs play it, one action after the other.

A seat at a time is asked.  Where a game asks several at once, none learns what another has answered, so they are asked
one after the other, in an order drawn by the episode's own chance: a race is won by lot.  A seat that may act though
nobody waits for it is asked first, once before each move, and may let it be; it is asked whether it has a move or not,
so that nobody learns of it.
"""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in, count, nth
from parlour.core.chance import Chance, seed_of
from parlour.core.events import NO_SEAT
from parlour.core.game import MOST_STEPS, Game
from parlour.core.observation import Observation
from parlour.core.players import offences_happen
from parlour.core.rules import Rules
from parlour.envs.actions import Actions, actions_of
from parlour.envs.saying import Saying
from parlour.errors import BadOption, ParlourError

ORDER = 0xA5CED  # which of a seed's numbers draws the order of those who are asked at once
ONE_DEAL = "deal"
WHOLE = "game"


class Episode:
    """One episode: whose turn it is, what a seat sees and may do, and what it has come to."""

    rules: Rules
    game: Game
    actions: Actions
    seat: int  # whose turn it is; NO_SEAT once it is over
    steps: int  # actions taken
    most_steps: int
    most_won: int  # by a seat, and lost
    truncated: bool  # cut, because it was too long or too much was won
    _chance: Chance
    _saying: Saying
    _passed_over: int  # bit set: who has let it be since the last move
    _observation: Observation

    def __init__(self, rules: Rules, options: Mapping[str, object] | None = None, seed: int = 0) -> None:
        """The same seed gives the same cards; a game in which nobody would decide anything is dealt anew."""
        self.rules = rules
        self.actions = actions_of(rules)
        assert rules.seen is not None
        self._chance = Chance(seed_of(seed, ORDER))
        self._observation = Observation(rules.seen)
        self.steps = 0
        self.truncated = False
        self._passed_over = 0
        self._begin(options, seed)
        self.most_steps, self.most_won = rules.bounds.of(self.game.options)

    def _begin(self, options: Mapping[str, object] | None, seed: int) -> None:
        for again in range(MOST_STEPS):
            self.game = self.rules.new(options, seed_of(seed, again))
            self._demand_playable()
            self._ask_next()
            if self.seat != NO_SEAT:
                return

    def _demand_playable(self) -> None:
        if offences_happen(self.game):
            raise BadOption("a program plays in strict conduct: leave conduct=table out")
        self._observation.look(self.game, 0)  # a club says that it cannot be observed

    @property
    def over(self) -> bool:
        return self.game.over or self.truncated

    def lawful(self) -> list[int]:
        """The actions of the seat whose turn it is."""
        if self.seat == NO_SEAT:
            return []
        found = self._saying.lawful()
        return [*found, self.actions.let_be] if self._may_let_be() else found

    def step(self, action: int) -> None:
        """Take a lawful action of the seat whose turn it is."""
        if action not in self.lawful():
            raise ParlourError(f"action {action} is not among those that may be taken now")
        self.steps += 1
        if action == self.actions.let_be:
            self._passed_over |= BIT[self.seat]
        else:
            self._saying.say(action)
            if self._saying.move is not None:
                self.game.act(self.seat, self._saying.move)
                self._passed_over = 0
        if action == self.actions.let_be or self._saying.move is not None:
            self._ask_next()
        if self.steps >= self.most_steps or max([abs(won) for won in self._won()]) > self.most_won:
            self._cut()

    def observe(self, seat: int) -> vec[i64]:
        """What a seat sees, as cells; they change with the next observation."""
        return self._observation.look(self.game, seat)

    def won(self) -> list[float]:
        """What each seat has won: nothing before the end; no more than the bounds say."""
        if not self.over:
            return [0.0] * self.game.seats
        return [max(-float(self.most_won), min(float(self.most_won), won)) for won in self._won()]

    def _won(self) -> list[float]:
        """The result; where one deal decides nothing, how search thinks they stand, or points above the others'."""
        result = self.game.result
        if any(result):
            return [float(won) for won in result]
        by_seat = vec[float]([0.0] * self.game.seats)
        self.rules.outlook.stand(self.game, by_seat)
        standing = list(by_seat)
        if any(standing):
            return standing
        score = self.game.score
        others = max(1, self.game.seats - 1)
        return [points - (sum(score) - points) / others for points in score]

    def _cut(self) -> None:
        if not self.game.over:
            self.truncated = True
            self.seat = NO_SEAT

    def _may_let_be(self) -> bool:
        return self._saying.begins and not self.game.waits & BIT[self.seat]

    def _ask_next(self) -> None:
        for _again in range(MOST_STEPS):
            if self.game.over:
                self.seat = NO_SEAT
                return
            if self.game.waits:
                self._ask(self._whom())
                return
            self.game.go_on()
        raise ParlourError("the game goes on and on and asks nobody")

    def _whom(self) -> int:
        may = self.game.may & ~self.game.waits & ~self._passed_over
        if may:
            return cards_in(may)[0]
        waits = self.game.waits
        return int(nth(waits, self._chance.below(count(waits)) if waits & (waits - 1) else 0))

    def _ask(self, seat: int) -> None:
        self.seat = seat
        self._saying = Saying(self.actions, self.game.moves(seat))


def episode_options(rules: Rules, options: Mapping[str, object], length: str) -> dict[str, object]:
    """The options of an episode: one deal where the game allows to agree on that, or the game as it is agreed."""
    if length not in (ONE_DEAL, WHOLE):
        raise BadOption(f"an episode is one {ONE_DEAL} or a whole {WHOLE}, not {length!r}")
    given = dict(options)
    made = rules.options.make(given)
    if length == WHOLE or "deals" in given or "deals" not in made.values:
        return given
    one = {**given, "deals": rules.bounds.shortest}
    try:
        rules.options.make(one)
    except BadOption:
        return given
    return one
