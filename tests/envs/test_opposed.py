"""One seat among bots: it alone is asked, the bots play as they would anywhere, and nothing else is told."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from parlour.bots.roster import bot_of
from parlour.core.players import Advice, Bot, Seat
from parlour.core.rules import Rules
from parlour.envs.actions import NO_ACTION
from parlour.envs.episode import Episode
from parlour.envs.many import VectorEnv
from parlour.envs.opposed import OpposedEpisode
from parlour.envs.saying import Saying
from parlour.registry import all_rules, rules_of

SOME = ["loo", "poker", "smoking-cat", "speculation"]  # with sums to say, cards to change, and stops nobody waits for


class Asked(Bot):
    """A book that notes on which seats it was asked."""

    def __init__(self, book: Bot, seats: set[int]) -> None:
        super().__init__("asked")
        self.book, self.seats = book, seats

    def think(self, seat: Seat) -> Advice:
        self.seats.add(int(seat.seat))
        return self.book.think(seat)

    def think_unasked(self, seat: Seat) -> Advice | None:
        self.seats.add(int(seat.seat))
        return self.book.think_unasked(seat)


def an_episode(name: str, seats: set[int]) -> OpposedEpisode:
    rules = rules_of(name)
    return OpposedEpisode(rules, {}, 3, lambda seed: Asked(bot_of("book", rules, seed), seats))


def test_the_others_answer_for_themselves_and_nobody_for_the_one() -> None:
    rng, places = Random(1), set()
    asked: set[int] = set()
    episode = an_episode("loo", asked)
    for seed in range(20):
        asked.clear()
        episode.begin(seed)
        places.add(episode.own)
        while not episode.over:
            assert episode.seat == episode.own
            episode.step(rng.choice(episode.lawful()))
        assert asked
        assert episode.own not in asked
        assert sum(episode.won()) == pytest.approx(sum(episode.game.result))
    assert places == set(range(5))


@pytest.mark.parametrize("name", SOME)
def test_what_is_shown_is_what_the_bot_would_do(name: str) -> None:
    """Whoever does as he is shown plays the game that bots alone would play."""
    episode = an_episode(name, set())
    for seed in range(3):
        episode.begin(seed)
        while not episode.over and episode.steps < 400:
            action = episode.shown()
            assert action in episode.lawful()
            assert episode.shown() == action
            episode.step(action)


@pytest.mark.parametrize("name", ["poker", "speculation", "vingt-un"])
def test_who_says_something_else_is_shown_no_more(name: str) -> None:
    """Half of the actions are drawn by lot: whatever is shown on the way leads to the move that the bot would make."""
    episode, rng = an_episode(name, set()), Random(5)
    told = left = 0
    for seed in range(6):
        episode.begin(seed)
        while not episode.over and episode.steps < 300:
            action = episode.shown()
            if action != NO_ACTION:
                told += 1
                assert ends_at(episode.saying, episode, action), (name, episode.actions.names[action])
            else:
                left += 1
            drawn = rng.choice(episode.lawful())
            episode.step(action if action != NO_ACTION and rng.random() < 0.5 else drawn)
    assert told > 20
    assert left > 0


def ends_at(saying: Saying, episode: OpposedEpisode, action: int) -> bool:
    """Whether who does as he is shown from here comes to what the bot wants."""
    wanted = episode.wanted()
    if wanted is None:
        return action == int(episode.actions.let_be)
    twin = saying.copy()
    while twin.move is None:
        if not twin.allows(action):
            return False
        twin.say(action)
        if twin.move is None:
            action = twin.towards(wanted)
    return twin.move.same(wanted)


def test_who_is_only_shown_is_asked_on_every_seat() -> None:
    rules, asked = rules_of("loo"), set()
    episode = OpposedEpisode(rules, {}, 3, lambda seed: bot_of("book", rules, seed), everywhere=True)
    while not episode.over:
        asked.add(int(episode.seat))
        episode.step(episode.shown())
    assert len(asked) > 1


def test_the_same_seed_gives_the_same_games_whoever_else_plays() -> None:
    rules = rules_of("nap")

    def make(rules: Rules, options: Mapping[str, object], seed: int, saying: Saying) -> Episode:
        return OpposedEpisode(rules, options, seed, lambda each: bot_of("random", rules, each), saying)

    def played(games: int) -> list[list[int]]:
        env = VectorEnv(rules, games, seed=9, forced=False, make=make)
        rows: list[list[int]] = []
        width, actions = int(env.width), len(env.actions)
        for _step in range(12):
            rows.append([int(cell) for cell in env.cells[:width]])
            first = [next(a for a in range(actions) if env.mask[game * actions + a]) for game in range(games)]
            env.step(first)
        return rows

    assert played(2) == played(2) == played(3)


def at_random(rules: Rules) -> OpposedEpisode:
    return OpposedEpisode(rules, {}, 1, lambda seed: bot_of("random", rules, seed))


def test_a_game_that_lasts_too_long_among_bots_is_cut() -> None:
    episode = at_random(rules_of("nap"))
    episode.most_steps = 12
    for seed in range(6):
        episode.begin(seed)
        cut = [episode.truncated]
        while not episode.over:
            episode.step(episode.lawful()[0])
        assert [*cut, episode.truncated] == [False, True]
        assert episode.steps <= 13


def test_every_game_knows_such_a_table() -> None:
    for name, rules in all_rules().items():
        if rules.seen is not None:
            episode = at_random(rules)
            assert episode.seat == episode.own, name
