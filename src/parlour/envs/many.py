"""A vector environment: many games of one kind in one object, each with a seat that is asked, and all stepped at once.

What it shows is written into rows of its own, which numpy sees without copying (``numpy.frombuffer``): a row of cells
for what the seat that is asked sees, and one of ones and noughts for the actions that it may take.  When an episode
ends the next begins at once, with a seed that follows from the environment's own, the game's place and its number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import index
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from parlour.core.chance import Chance, seed_of
from parlour.core.events import NO_SEAT
from parlour.core.observation import Observation, in_one_row
from parlour.core.rules import Rules
from parlour.envs.actions import NO_ACTION, Actions, actions_of
from parlour.envs.columns import SAID
from parlour.envs.episode import ONE_DEAL, Episode, episode_options
from parlour.envs.prompting import Prompter, insights_of
from parlour.envs.saying import Saying
from parlour.errors import BadOption, ParlourError

DRAWING: Final = 0xD4A3  # which of a seed's numbers draws actions
Maker = Callable[[Rules, Mapping[str, object], int, Saying], Episode]


class VectorEnv:
    """So many games; ``options`` may be several sets, of which every episode has one, in turn.

    With ``forced=False`` a seat is asked only where it has a choice: what has no other is done for it.  ``make`` makes
    episodes of another kind.  With ``prompters``, one for each game, rows are wider by what a good player makes of the
    position, and ``advised`` has the actions by which the book would go on.
    """

    rules: Rules
    actions: Actions
    games: i64
    seats: i64  # at most; rewards have as many columns
    width: i64  # cells of an observation
    cells: vec[i64]  # games x width: what the seat that is asked sees
    mask: vec[u8]  # games x actions
    turn: vec[i64]  # the seat that is asked
    chosen: vec[i64]  # the actions that were drawn, or taken last
    setting: vec[i64]  # which of the sets of options is played
    ended: vec[u8]  # whether the last step ended an episode: 1; cut it: 2
    last: vec[i64]  # games x width: what whoever took its last action saw when an episode ended
    rewards: vec[float]  # games x seats: what the episode that has just ended came to
    advised: vec[i64]  # where there are prompters; NO_ACTION: nothing
    episodes: i64  # that have ended
    forced: bool
    _seed: int
    _lot: Chance
    _numbers: vec[i64]  # the number of the episode that each plays
    _by_setting: list[list[Episode]]
    _playing: list[Episode]
    _prompters: list[Prompter]  # one for each game, or none
    _now: list[Observation]  # one for each game
    _then: list[Observation]

    def __init__(
        self,
        rules: Rules,
        games: int,
        options: Sequence[Mapping[str, object]] = ({},),
        seed: int = 0,
        length: str = ONE_DEAL,
        forced: bool = True,
        make: Maker | None = None,
        prompters: list[Prompter] | None = None,
    ) -> None:
        if games < 1 or not options:
            raise BadOption("a vector environment needs at least one game and one set of options")
        seen = rules.seen
        self.rules = rules
        self.actions = actions_of(rules)
        assert seen is not None
        self.games = games
        self.seats = seen.seats
        more = SAID + (len(insights_of(rules)) if prompters else 0)
        self.width = seen.width + more
        self.forced = forced
        self.episodes = 0
        self._seed = seed
        self._lot = Chance(seed_of(seed, DRAWING))
        self._prompters = prompters or []
        self.advised = vec[i64]([NO_ACTION for _prompter in self._prompters])
        self._now = in_one_row(seen, more, games)
        self._then = in_one_row(seen, more, games)
        self.cells = self._now[0].cells
        self.last = self._then[0].cells
        self.mask = vec[u8]([u8(0) for _i in range(games * len(self.actions))])
        self.turn = vec[i64]([NO_SEAT for _game in range(games)])
        self.chosen = vec[i64]([NO_ACTION for _game in range(games)])
        self.setting = vec[i64]([0 for _game in range(games)])
        self.ended = vec[u8]([u8(0) for _game in range(games)])
        self.rewards = vec[float]([0.0 for _i in range(games * self.seats)])
        self._numbers = vec[i64]([-1 for _game in range(games)])
        made = [episode_options(rules, each, length) for each in options]
        row: i64 = len(self.actions)
        sayings = [Saying(self.actions, None, self.mask, row * game) for game in range(games)]
        self._by_setting = []
        for i, each in enumerate(made):
            if each in made[:i]:
                self._by_setting.append(self._by_setting[made.index(each)])
            else:
                if make is None:
                    self._by_setting.append([Episode(rules, each, seed, saying) for saying in sayings])
                else:
                    self._by_setting.append([make(rules, each, seed, saying) for saying in sayings])
        self._playing = [self._by_setting[0][game] for game in range(games)]
        for game in range(games):
            self._begin(game)
            self._show(game)

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a vector environment is not pickled: make it again from its seed, and take the same actions")

    def playing(self, game: int) -> Episode:
        """The episode that a game now plays."""
        return self._playing[game]

    def draw(self) -> None:
        """Choose at random, in every game, an action that may be taken; all that may are alike."""
        game: i64 = 0
        while game < self.games:
            saying = self._playing[game].saying
            self.chosen[game] = saying.marked(self._lot.below(saying.marks))
            game += 1

    def step(self, actions: Iterable[int] | None = None) -> None:
        """Take an action in every game, or those that were drawn; nothing is done if one of them is not lawful.

        They are a list, or anything else with a whole number for each game, such as an array of numpy.
        """
        if actions is not None:
            self._choose(actions if isinstance(actions, list) else listed(actions))
        most: i64 = len(self.actions.names)
        game: i64 = 0
        while game < self.games:
            action = self.chosen[game]
            if action < 0 or action >= most or self.mask[game * most + action] == 0:
                raise ParlourError(f"action {action} is not among those that may be taken in game {game}")
            game += 1
        game = 0
        while game < self.games:
            self._step(game, self.chosen[game])
            game += 1

    def _choose(self, actions: list[int]) -> None:
        if len(actions) != self.games:
            raise ParlourError(f"{self.games} games need {self.games} actions, not {len(actions)}")
        try:
            self._put(actions)
        except TypeError:
            self._put(whole_numbers(actions))  # such as numpy's, one by one

    def _put(self, actions: list[int]) -> None:
        game: i64 = 0
        while game < self.games:
            self.chosen[game] = actions[game]
            game += 1

    def _step(self, game: i64, action: i64) -> None:
        episode = self._playing[game]
        actor = episode.seat
        episode.take(action)
        if not self.forced:
            actor = self._do_what_has_no_other(episode, actor)
        if episode.seat == NO_SEAT:
            self._end(game, episode, actor)
            self._begin(game)
        else:
            self.ended[game] = 0
        self._show(game)

    def _do_what_has_no_other(self, episode: Episode, actor: i64) -> i64:
        """Gives who acted last."""
        while episode.seat != NO_SEAT:
            only = episode.only()
            if only < 0:
                return actor
            actor = episode.seat
            episode.take(only)
        return actor

    def _end(self, game: i64, episode: Episode, actor: i64) -> None:
        self.ended[game] = 2 if episode.truncated else 1
        self.episodes += 1
        episode.look(self._then[game], actor)
        at = game * self.seats
        episode.pay(self.rewards, at)
        seat = episode.game.seats
        while seat < self.seats:
            self.rewards[at + seat] = 0.0
            seat += 1

    def _begin(self, game: i64) -> None:
        """Begin the next episode of a game; one in which nobody has a choice is left out, where such are not asked."""
        while True:
            self._numbers[game] += 1
            number = self._numbers[game]
            setting = (number + game) % len(self._by_setting)
            self.setting[game] = setting
            episode = self._by_setting[setting][game]
            self._playing[game] = episode
            episode.begin(seed_of(self._seed, int(game), int(number)))
            if self._prompters:
                self._prompters[game].begin()
            if not self.forced:
                self._do_what_has_no_other(episode, NO_SEAT)
            if episode.seat != NO_SEAT:
                return

    def _show(self, game: i64) -> None:
        episode = self._playing[game]
        self.turn[game] = episode.seat
        now, saying = self._now[game], episode.saying
        behind = now.base + now.seen.width
        if saying.is_new:
            episode.look(now, episode.seat)
            if self._prompters:
                self._prompters[game].tell(episode.game, episode.seat, self.cells, behind + SAID)
            saying.is_new = False
        else:  # a move is being said: nothing else has changed since its last step
            saying.tell(self.cells, behind)
        if self._prompters:
            self.advised[game] = self._prompters[game].advised(episode.game, episode.seat, saying)


def listed(actions: Iterable[int]) -> list[int]:
    """Actions as a list; an array knows the quickest way itself."""
    try:
        found = actions.tolist() if hasattr(actions, "tolist") else list(actions)
    except TypeError:
        raise ParlourError("actions are a list or an array") from None
    return found if isinstance(found, list) else [found]


def whole_numbers(actions: list[Any]) -> list[int]:
    """Of whatever stands for one, such as numpy's own: compiled code takes nothing but ``int``."""
    try:
        return [index(action) for action in actions]
    except TypeError:
        raise ParlourError("actions are whole numbers, one for each game") from None
