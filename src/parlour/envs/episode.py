"""An episode: one deal, or a whole game, as programs play it, one action after the other.

A seat at a time is asked.  Where a game asks several at once, none learns what another has answered, so they are asked
one after the other, in an order drawn by the episode's own chance: a race is won by lot.  A seat that may act though
nobody waits for it is asked first, once before each move, and may let it be; it is asked whether it has a move or not,
so that nobody learns of it.
"""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import BIT, CARD_OF, count, nth
from parlour.core.chance import Chance, low_bits, seed_of_both, seeded
from parlour.core.events import NO_SEAT
from parlour.core.game import MOST_STEPS, UNSAID, Game
from parlour.core.observation import Observation
from parlour.core.options import Options
from parlour.core.players import offences_happen
from parlour.core.rules import LETTERS, Rules
from parlour.envs.actions import Actions, actions_of
from parlour.envs.columns import SAID
from parlour.envs.saying import Saying
from parlour.errors import BadOption, ParlourError
from parlour.registry import rules_of

ORDER: Final = 0xA5CED  # which of a seed's numbers draws the order of those who are asked at once
ONE_DEAL: Final = "deal"
WHOLE: Final = "game"
NOTHING_YET: Final = vec[float]()


@mypyc_attr(allow_interpreted_subclasses=True)
class Episode:
    """One episode: whose turn it is, what a seat sees and may do, and what it has come to."""

    rules: Rules
    options: Options
    game: Game
    actions: Actions
    seat: i64  # whose turn it is; NO_SEAT once it is over
    steps: i64  # actions taken
    most_steps: i64
    most_won: float  # by a seat, and lost
    truncated: bool  # cut, because it was too long or too much was won
    saying: Saying  # how far the seat whose turn it is has said its move
    _fresh: Game  # before its first deal: what is played begins as a copy of it
    _chance: Chance
    _passed_over: i64  # bit set: who has let it be since the last move
    _came_to: vec[float]  # what a game that is over has come to, seat by seat
    _observation: Observation | None

    def __init__(
        self,
        rules: Rules,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        saying: Saying | None = None,
    ) -> None:
        """The same seed gives the same cards; a game in which nobody would decide anything is dealt anew.

        ``saying`` marks what may be done; several episodes that are not played at the same time may share one.
        """
        self.rules = rules
        self.actions = actions_of(rules)
        self.options = rules.options.make(options)
        steps, won = rules.bounds.of(self.options)
        self.most_steps = steps
        self.most_won = float(won)
        self._fresh = rules.make(self.options, list(LETTERS[: self.options.number("players")]), Chance(0))
        self._chance = Chance(0)
        self._observation = None
        self.saying = saying if saying is not None else Saying(self.actions)
        self.seat = NO_SEAT
        self.game = self._fresh
        self._came_to = NOTHING_YET
        self._demand_playable()
        self.begin(low_bits(seed))

    def begin(self, seed: i64) -> None:
        """Begin another episode with the same options."""
        self.steps = 0
        self.truncated = False
        self._passed_over = 0
        self._chance.state = seeded(seed_of_both(seed, ORDER))
        self._deal(seed)

    def _deal(self, seed: i64) -> None:
        for again in range(MOST_STEPS):
            self.game = self._new_game(seed_of_both(seed, again))
            self._ask_next()
            if self.seat != NO_SEAT:
                return

    def _new_game(self, seed: i64) -> Game:
        self._came_to = NOTHING_YET
        game = self._fresh.copy()
        game.chance.state = seeded(seed)
        return game

    def _demand_playable(self) -> None:
        if offences_happen(self.game):
            raise BadOption("a program plays in strict conduct: leave conduct=table out")
        self.observe(0)  # a club says that it cannot be observed

    @property
    def over(self) -> bool:
        return self.game.over or self.truncated

    def lawful(self) -> list[int]:
        """The actions of the seat whose turn it is."""
        return [] if self.seat == NO_SEAT else self.saying.lawful()

    def only(self) -> i64:
        """The action without another; negative where there are several."""
        return self.saying.only()

    def step(self, action: int) -> None:
        """Take a lawful action of the seat whose turn it is."""
        if self.seat == NO_SEAT or not self.saying.allows(action):
            raise ParlourError(f"action {action} is not among those that may be taken now")
        self.take(action)

    def take(self, action: i64) -> None:
        """The same, of an action that is known to be lawful."""
        self.steps += 1
        if action == self.actions.let_be:
            self._passed_over |= BIT[self.seat]
            self._ask_next()
        else:
            self.saying.say(action)
            move = self.saying.move
            if move is not None:
                self.game.act(self.seat, move)
                self._passed_over = 0
                self._ask_next()
        if self.steps >= self.most_steps and not self.game.over:
            self.truncated = True
            self.seat = NO_SEAT

    def observe(self, seat: int) -> vec[i64]:
        """What a seat sees, as cells; they change with the next observation."""
        self.demand_seat(seat)
        own = self._observation
        if own is None:
            assert self.rules.seen is not None
            own = self._observation = Observation(self.rules.seen, SAID)
        self.look(own, seat)
        return own.cells

    def demand_seat(self, seat: int) -> None:
        """Nobody sees anything from where nobody sits."""
        if not 0 <= seat < self.game.seats:
            raise ParlourError(f"there is no seat {seat} at a table of {self.game.seats}")

    def look(self, into: Observation, seat: i64) -> None:
        """Write what a seat sees; behind it, how far it has said its move, if it is asked."""
        if seat != self.seat:
            into.look(self.game, seat)
            return
        into.look(self.game, seat, self.saying.among)
        self.saying.tell(into.cells, into.base + into.seen.width)

    def won(self) -> list[float]:
        """What each seat has won: nothing before the end; no more than the bounds say."""
        won = vec[float]([0.0 for _seat in range(self.game.seats)])
        if self.over:
            self.pay(won, 0)
        return list(won)

    def pay(self, rewards: vec[float], at: i64) -> None:
        """Put down what each seat has won, now that it is over, from a place on."""
        most, came_to = self.most_won, self._came_to
        if not len(came_to):
            came_to = self._reckoned()
        for seat in range(self.game.seats):
            rewards[at + seat] = max(-most, min(most, came_to[seat]))

    def _reckoned(self) -> vec[float]:
        """The result; where one deal decides nothing, how search thinks they stand, or points above the others'."""
        game = self.game
        by_seat = vec[float]([0.0 for _seat in range(game.seats)])
        for seat in range(game.seats):
            by_seat[seat] = float(game.result_of(seat))
        if _decides(by_seat):
            return by_seat
        self.rules.outlook.stand(game, by_seat)
        if _decides(by_seat):
            return by_seat
        score, total = game.score, 0
        for points in score:
            total += points
        others = int(game.seats) - 1 or 1
        for seat in range(game.seats):
            by_seat[seat] = score[seat] - (total - score[seat]) / others
        return by_seat

    def _ask_next(self) -> None:
        game = self.game
        for _again in range(MOST_STEPS):
            if game.over:
                self._end()
                return
            if game.waits:
                self._ask(self._whom())
                return
            game.go_on()
        raise ParlourError("the game goes on and on and asks nobody")

    def _ask_again(self, said: list[int]) -> None:
        """Put the question anew to whoever is asked, and let him say what he has said."""
        self._ask(self.seat)
        for action in said:
            self.saying.say(action)

    def said(self) -> list[int]:
        """The actions by which whoever is asked has begun to say his move."""
        return self.saying.actions_said if self.seat >= 0 else []

    def __deepcopy__(self, memo: object) -> Episode:
        twin: Episode = pickle.loads(pickle.dumps(self))
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        told = (self.seat, self.steps, self.truncated, self._passed_over, self._chance.state)
        return revive, (self.rules.name, self.game, told, self.said())

    def _end(self) -> None:
        self.seat = NO_SEAT
        self._came_to = self._reckoned()
        for won in self._came_to:
            if won > self.most_won or won < -self.most_won:
                self.truncated = True

    def _whom(self) -> i64:
        waits = self.game.waits
        may = self.game.may & ~waits & ~self._passed_over
        if may:
            return CARD_OF[(may & -may) % 67]
        if waits & (waits - 1) == 0:
            return CARD_OF[waits % 67]
        return nth(waits, self._chance.below(count(waits)))

    def _ask(self, seat: i64) -> None:
        self.seat = seat
        cards = self.game.open_plays(seat)
        if cards != UNSAID:
            self.saying.begin(None, cards)
        else:
            self.saying.begin(self.game.moves(seat))
        if self.game.waits & BIT[seat] == 0:
            self.saying.mark(self.actions.let_be)


def _decides(by_seat: vec[float]) -> bool:
    """Whether anybody has won or lost."""
    for won in by_seat:
        if won != 0.0:
            return True
    return False


def revive(name: str, game: Game, told: tuple[int, int, bool, int, int], said: list[int]) -> Episode:
    """An episode as it was pickled."""
    episode = Episode(rules_of(name), game.options.values)
    episode.game = game
    episode.seat, episode.steps, episode.truncated, episode._passed_over, episode._chance.state = told
    if episode.seat >= 0:
        episode._ask_again(said)
    return episode


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
