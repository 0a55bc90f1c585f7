"""The sets of options by which a game is learnt: as it is usually agreed half of the time, and else in other ways."""

from __future__ import annotations

from random import Random

from parlour.core.players import offences_happen
from parlour.core.rules import Rules
from parlour.envs.episode import WHOLE, Episode, episode_options
from parlour.envs.many import VectorEnv
from parlour.envs.prompting import Prompter
from parlour.errors import BadOption, ParlourError
from parlour.nets.inputs import LEFT_OUT
from parlour.registry import rules_of

DEALS = 3  # of an episode, so that pools that have grown are met
VARIED = 12
TRIES = 40


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
    """The first is the usual one; as many more of it as there are others."""
    usual = _with_deals(rules, {})
    others: list[dict[str, object]] = []
    rng = Random(seed)
    for _i in range(TRIES):
        if len(others) < VARIED:
            varied = _vary(rules, rng)
            if varied is not None and varied not in others:
                others.append(varied)
    return [usual] * max(1, len(others)) + others


def _vary(rules: Rules, rng: Random) -> dict[str, object] | None:
    """Two to five options changed; None where that is not allowed."""
    each = [option for option in rules.options.each if option.name not in LEFT_OUT]
    changed = rng.sample(each, min(len(each), rng.randint(2, 5)))
    given: dict[str, object] = {option.name: rng.choice(option.samples()) for option in changed}
    with_deals = _with_deals(rules, given)
    try:
        episode = Episode(rules, episode_options(rules, with_deals, WHOLE), 1)
    except (BadOption, ParlourError, LookupError):
        return None
    return None if offences_happen(episode.game) else with_deals


def _with_deals(rules: Rules, given: dict[str, object]) -> dict[str, object]:
    with_deals = {**given, "deals": DEALS}
    try:
        rules.options.make(with_deals)
    except BadOption:
        return given
    return with_deals
