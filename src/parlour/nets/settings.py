"""The sets of options by which a game is learnt: as it is usually agreed half of the time, and else in other ways."""

from __future__ import annotations

from random import Random

from parlour.core.options import Value
from parlour.core.players import offences_happen
from parlour.core.rules import Rules
from parlour.envs.episode import WHOLE, Episode, episode_options
from parlour.envs.many import VectorEnv
from parlour.envs.prompting import Prompter
from parlour.errors import BadOption, ParlourError
from parlour.nets.inputs import LEFT_OUT
from parlour.registry import rules_of

DEALS = 3  # of an episode, so that pools that have grown are met
VARIED = 24
TRIES = 12  # drawn for each, of which the one is taken that brings most that was not met yet
Met = tuple[str, str]  # two that are agreed together, or one twice


class Itself:
    """Tables at which a net plays against itself, with these sets of options; it may be told what the book would do."""

    def __init__(self, game: str, settings: list[dict[str, object]], by_book: bool) -> None:
        self.game = game
        self.settings = settings
        self.by_book = by_book

    def __call__(self, games: int, seed: int, _examples: bool = False) -> VectorEnv:
        rules = rules_of(self.game)
        prompters = [Prompter(rules, self.by_book) for _game in range(games)]
        return VectorEnv(rules, games, self.settings, seed, WHOLE, forced=False, prompters=prompters)


def settings_of(rules: Rules, seed: int) -> list[dict[str, object]]:
    """The first is the usual one; as many more of it as there are others.  What was not drawn comes by itself."""
    usual = _with_deals(rules, {})
    others: list[dict[str, object]] = []
    rng = Random(seed)
    samples = _samples(rules)
    met: set[Met] = set()
    for _i in range(VARIED):
        tries = [_playable(rules, _vary(samples, rng)) for _try in range(TRIES)]
        drawn = [given for given in tries if given is not None and given not in others]
        if drawn:
            others.append(max(drawn, key=lambda given: len(_together(given) - met)))
            met |= _together(others[-1])
    for name, values in samples.items():
        for value in values:
            alone = None if _together({name: value}) <= met else _playable(rules, {name: value})
            if alone is not None:
                others.append(alone)
    return [usual] * max(1, len(others)) + others


def _samples(rules: Rules) -> dict[str, list[Value]]:
    """What may be agreed otherwise than usual, by option."""
    usual = rules.options.make().values
    each = [option for option in rules.options.offered() if option.name not in LEFT_OUT]
    found = {option.name: [value for value in option.samples() if value != usual[option.name]] for option in each}
    return {name: values for name, values in found.items() if values}


def _vary(samples: dict[str, list[Value]], rng: Random) -> dict[str, object]:
    """One to five options agreed otherwise than usual."""
    changed = rng.sample(list(samples), min(len(samples), rng.randint(1, 5)))
    return {name: rng.choice(samples[name]) for name in changed}


def _playable(rules: Rules, given: dict[str, object]) -> dict[str, object] | None:
    """With so many deals; None where that is not allowed, or offences happen."""
    with_deals = _with_deals(rules, given)
    try:
        episode = Episode(rules, episode_options(rules, with_deals, WHOLE), 1)
    except (BadOption, ParlourError, LookupError):
        return None
    return None if offences_happen(episode.game) else with_deals


def _together(given: dict[str, object]) -> set[Met]:
    """What is met in an agreement: each of its words and numbers, and each two of them."""
    said = sorted(f"{name}={value}" for name, value in given.items() if name not in LEFT_OUT)
    return {(one, other) for i, one in enumerate(said) for other in said[i:]}


def _with_deals(rules: Rules, given: dict[str, object]) -> dict[str, object]:
    with_deals = {**given, "deals": DEALS}
    try:
        rules.options.make(with_deals)
    except BadOption:
        return given
    return with_deals
