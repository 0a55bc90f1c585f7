"""What one fixed learner gains from a bot that does not change: it learns against it, and is measured in other games.

It is measured as the arena measures: one learner among bots, from every seat with the same packs.  The stake by which
gains are compared (``lab/stakes.py``) is that of a deal in which the bot plays with its like.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from pathlib import Path
from typing import NamedTuple, TypedDict

from parlour.bots.net_bot import NetBot
from parlour.bots.random_bot import RandomBot
from parlour.bots.roster import bot_of
from parlour.core.chance import seed_of
from parlour.core.files import write_whole
from parlour.core.options import Options
from parlour.core.players import BookBot, Bot, BotMaker
from parlour.core.rules import Rules
from parlour.envs.episode import ONE_DEAL, WHOLE, Episode, episode_options
from parlour.envs.many import VectorEnv
from parlour.envs.opposed import OpposedEpisode
from parlour.envs.prompting import Prompter
from parlour.envs.saying import Saying
from parlour.errors import BadOption
from parlour.lab.arena import Observation, cell_of, gained, games_between, play_game
from parlour.lab.crew import Crew
from parlour.lab.runs import run
from parlour.lab.stakes import squared, stake_in
from parlour.lab.state import GOES_ON, State, usual_place
from parlour.nets.net import FILE, Net
from parlour.nets.settings import Itself
from parlour.registry import rules_of

STEPS = 10_000_000
FEWEST = 30  # games under which nothing is said of how sure a mean is
WIDER = 3.2905 / 1.96  # an interval of 99.9 % beside one of 95 %
BEST = 100.0  # how sharp: always what promises most
LEARNING = 3  # the streams of a seed
MEASURING = 4
STAKING = 5
TRIED = 20  # games by chance, to see whether anything is ever paid
Tell = Callable[[int, int, str], None]  # the seed of a learner, its steps, how it goes
Measured = Callable[[str], None]  # a line that is known, for people who do not want to wait for the last


class Opposed:
    """Tables at which somebody learns among bots of one name."""

    def __init__(self, game: str, options: dict[str, object], against: str) -> None:
        self.game = game
        self.options = options
        self.against = against

    def __call__(self, games: int, seed: int, examples: bool = False) -> VectorEnv:
        rules = rules_of(self.game)
        company = _company(self.against, rules)

        def make(rules: Rules, options: Mapping[str, object], seed: int, saying: Saying) -> Episode:
            return OpposedEpisode(rules, options, seed, company, saying, examples)

        prompters = [Prompter(rules, False) for _game in range(games)]
        return VectorEnv(rules, games, [self.options], seed, WHOLE, False, make, prompters)


def _company(against: str, rules: Rules) -> BotMaker:
    """Makes the bots; a book keeps nothing in mind, so that one answers for all seats of all games."""
    book = bot_of(against, rules, 0)
    return (lambda _seed: book) if isinstance(book, BookBot) else partial(bot_of, against, rules)


class Trial(NamedTuple):
    """One game from every seat: the learner whose net lies in a file, among bots."""

    game: str
    options: Options
    against: str
    net: str
    seed: int


@lru_cache(maxsize=4)
def _net(game: str, file: str) -> Net:
    return Net(rules_of(game), Path(file).read_bytes())


def try_learner(trial: Trial) -> list[float]:
    rules = rules_of(trial.game)

    def learner(seed: int) -> Bot:
        return NetBot("learner", rules, _net(trial.game, trial.net), seed, RandomBot(seed), BEST)

    others = partial(bot_of, trial.against, rules)
    gain, deals = gained(games_between(rules, trial.options, learner, others, trial.seed))
    return [gain, deals]


def try_stake(trial: Trial) -> list[float]:
    """By how much the seats won or lost in a game of bots alone, squared, and in how many deals."""
    rules = rules_of(trial.game)
    seats = trial.options.number("players")
    bots = [bot_of(trial.against, rules, seed_of(trial.seed, seat)) for seat in range(seats)]
    game = play_game(rules, trial.options, bots, trial.seed)
    return [squared(game.result), float(game.deals)]


class Gain(TypedDict):
    """What learners gain in a deal, and half the widths of the intervals; the steps that they have learnt from."""

    steps: int
    games: int
    mean: float
    interval: float
    wider: float


class Lesson(TypedDict):
    game: str
    options: list[str]
    against: str
    among: str
    stake: float
    seeds: list[int]
    learners: list[Gain]  # in the order of their seeds
    all: Gain


class Lessons:
    """A run: several learners by seeds of their own, one after the other; interrupted, the same call goes on."""

    def __init__(
        self,
        rules: Rules,
        given: dict[str, object],
        against: str,
        steps: int,
        seeds: int,
        seed: int,
        games: int,
        state: Path | None = None,
        among: str = "",
    ) -> None:
        """``among``: the bots among whom it is measured, where they are others than it learns ``against``."""
        if steps < 1 or seeds < 1 or seed < 0:
            raise BadOption("--steps and --seeds are whole numbers from 1 up, --seed from 0 up")
        if games < FEWEST:
            raise BadOption(f"--games is a whole number from {FEWEST} up: fewer say nothing")
        among = among or against
        for name in (against, among):
            bot_of(name, rules, 0)
        self.rules, self.against, self.among, self.steps, self.games = rules, against, among, steps, games
        self.given = short_episode(rules, given)
        self.options = rules.options.make(self.given)
        if self.options.number("players") < 2:
            raise BadOption(f"{rules.name} with players={self.options.number('players')} is nobody's rival")
        Opposed(rules.name, self.given, against)(1, 0)  # a table at which no program plays says so
        self.seeds = [seed + i for i in range(seeds)]
        settings: list[object] = [rules.name, self.options.lines(), against, among, steps, seed, games]
        self.state = State(state or usual_place(f"{rules.name}-learner", settings), "learners", settings)
        self.found: list[tuple[int, list[Observation]]] = []  # of each learner its steps, and what it gained
        self.stake = 0.0
        if (kept := self.state.read()) is not None:
            self.stake, found = kept
            self.found = [(taken, [(gain, int(deals)) for gain, deals in seen]) for taken, seen in found]

    def _beside(self, seed: int, kind: str) -> Path:
        """A file of one learner, beside that of the run."""
        return self.state.path.with_name(f"{self.state.path.stem}-{seed}.{kind}")

    def run(self, jobs: int, device: str, crew: Crew, tell: Tell, measured: Measured) -> Lesson:
        """Have everybody learn, and measure them; ``measured`` hears the lines of what is printed as they come."""
        try:
            if not self.found:
                seen = self._observe(try_stake, self._of_one_deal(), Path(), seed_of(self.seeds[0], STAKING), crew)
                self.stake = stake_in(sum(squares for squares, _n in seen), sum(n for _squares, n in seen))
            for line in self._heading():
                measured(line)
            for number, seed in enumerate(self.seeds):
                if number == len(self.found):
                    self._try(seed, jobs, device, crew, tell)
                measured(self._line(f"seed {seed}", gain_of(*self.found[number])))
        except KeyboardInterrupt:
            raise KeyboardInterrupt(GOES_ON) from None
        lesson = self.lesson()
        measured(self._line("all", lesson["all"]))
        return lesson

    def _try(self, seed: int, jobs: int, device: str, crew: Crew, tell: Tell) -> None:
        file, taken = self._learn(seed, jobs, device, tell)
        self.found.append((taken, self._observe(try_learner, self.options, file, seed_of(seed, MEASURING), crew)))
        self.state.write([self.stake, self.found])
        self._beside(seed, "pt").unlink(missing_ok=True)
        file.unlink(missing_ok=True)

    def _learn(self, seed: int, jobs: int, device: str, tell: Tell) -> tuple[Path, int]:
        from parlour.nets.opposing import Course, Learned, learn

        bot = bot_of(self.against, self.rules, 0)
        tables: Opposed | Itself = Opposed(self.rules.name, self.given, self.against)
        net = None
        if isinstance(bot, NetBot) and bot.defence is None and bot.at_home(self.options):
            # asked for many games at once, where the learner is
            tables = Itself(self.rules.name, [self.given], bot.net.knows_book)
            net = Learned(self.rules.folder.joinpath(FILE).read_bytes(), bot.sharp)
        mark = f"{self.state.settings} {self.state.mark}"
        course = Course(self.rules, self.options, tables, self.steps, seed_of(seed, LEARNING), mark, net)
        kept, file = self._beside(seed, "pt"), self._beside(seed, "net")
        learnt = learn(course, jobs, device, kept, lambda steps, how: tell(seed, steps, how))
        write_whole(file, learnt.net)
        return file, learnt.steps

    def _of_one_deal(self) -> Options:
        """What was agreed, for one deal, or as few as can be."""
        without = {name: value for name, value in self.given.items() if name != "deals"}
        return self.rules.options.make(short_episode(self.rules, without))

    def _observe(
        self, work: Callable[[Trial], list[float]], options: Options, file: Path, seed: int, crew: Crew
    ) -> list[Observation]:
        name, games = self.rules.name, range(self.games)
        trials = [Trial(name, options, self.among, str(file), seed_of(seed, game)) for game in games]
        found, _seconds = run(work, trials, crew)
        return [(gain, int(deals)) for gain, deals in found]

    def lesson(self) -> Lesson:
        found = self.found[: len(self.seeds)]
        every = [observation for _steps, seen in found for observation in seen]
        return {
            "game": self.rules.name,
            "options": self.options.lines(),
            "against": self.against,
            "among": self.among,
            "stake": self.stake,
            "seeds": self.seeds,
            "learners": [gain_of(steps, seen) for steps, seen in found],
            "all": gain_of(sum(steps for steps, _seen in found), every),
        }

    def _heading(self) -> list[str]:
        who = "one learner" if self.among == self.against else f"who learnt against {self.against}"
        return [
            f"{self.rules.name}: what {who} gains in a deal among {self.among}, with its intervals of 95 % and",
            f"99.9 %, and in % of the stake of {self.stake:.3f}; measured in other games than it has learnt from",
        ]

    def _line(self, name: str, gain: Gain) -> str:
        percent = 100 / self.stake if self.stake else 0.0
        mean, interval, wider = gain["mean"], gain["interval"], gain["wider"]
        return (
            f"{name:<8}{gain['steps']:>12,} steps {gain['games']:>6,} games"
            f"  {mean:+.3f} ± {interval:.3f} (± {wider:.3f})"
            f"  {mean * percent:+.1f} % ± {interval * percent:.1f} % (± {wider * percent:.1f} %)"
        )


def short_episode(rules: Rules, given: Mapping[str, object]) -> dict[str, object]:
    """The options of one deal; of the game as it is agreed where one deal brings nobody anything, whoever plays."""
    one = episode_options(rules, given, ONE_DEAL)
    options = rules.options.make(one)
    seats = range(options.number("players"))
    for seed in range(TRIED):
        if any(play_game(rules, options, [RandomBot(seed_of(seed, seat)) for seat in seats], seed).result):
            return one
    return dict(given)


def gain_of(steps: int, seen: list[Observation]) -> Gain:
    cell = cell_of("learner", "", seen, 1)
    mean, interval = cell["mean"], cell["interval"]
    return {"steps": steps, "games": cell["games"], "mean": mean, "interval": interval, "wider": WIDER * interval}
