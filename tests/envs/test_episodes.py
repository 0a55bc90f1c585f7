"""Episodes end, keep their bounds, come out the same with the same seed, and betray nothing by whom they ask."""

from __future__ import annotations

from importlib.util import find_spec
from random import Random

import pytest

from parlour.core.rules import Rules
from parlour.envs import aec, env_id, openspiel
from parlour.envs.episode import Episode, episode_options
from parlour.envs.flat import Flat
from parlour.envs.version import id_of, version, version_of
from parlour.errors import BadOption, ParlourError
from parlour.registry import all_rules, rules_of

NAMES = list(all_rules())


def play(rules: Rules, options: dict[str, object], seed: int) -> tuple[Episode, list[int]]:
    episode, rng, taken = Episode(rules, options, seed), Random(seed), []
    while not episode.over:
        taken.append(rng.choice(episode.lawful()))
        episode.step(taken[-1])
    return episode, taken


@pytest.mark.parametrize("name", NAMES)
def test_episodes_keep_their_bounds(name: str) -> None:
    rules = rules_of(name)
    options = episode_options(rules, {}, "deal")
    for seed in range(3):
        episode, taken = play(rules, options, seed)
        assert 0 < len(taken) == episode.steps <= episode.most_steps
        assert max([abs(won) for won in episode.won()]) <= episode.most_won
        assert episode.game.over
        assert not episode.truncated
    assert play(rules, options, 2)[1] == taken


@pytest.mark.parametrize("name", NAMES)
def test_whatever_may_be_agreed_can_be_begun_or_is_refused_in_words(name: str) -> None:
    rules, begun, said = rules_of(name), 0, []
    for option in rules.options.each:
        for value in option.samples():
            try:
                episode = Episode(rules, {option.name: value}, 1)
            except (BadOption, ParlourError) as refused:
                said.append(str(refused))
                continue
            begun += 1
            assert episode.most_won > 0
            assert episode.lawful()
    assert begun
    assert all(said)


@pytest.mark.parametrize("name", NAMES)
def test_rows_of_numbers_differ_where_observations_do(name: str) -> None:
    rules = rules_of(name)
    flat = Flat(rules)
    episode, rng = Episode(rules, episode_options(rules, {}, "deal"), 4), Random(4)
    rows: dict[tuple[int, ...], tuple[int, ...]] = {}
    while not episode.over and episode.steps < 12:
        cells = tuple(episode.observe(episode.seat))
        row = tuple(flat.flatten(cells))
        assert len(row) == len(flat)
        assert all(low <= value <= high for low, value, high in zip(flat.low, row, flat.high, strict=True))
        assert rows.setdefault(row, cells) == cells
        episode.step(rng.choice(episode.lawful()))


def test_an_episode_that_is_too_long_is_cut() -> None:
    episode = Episode(rules_of("nap"), {}, 1)
    episode.most_steps = 3
    while not episode.over:
        assert not episode.truncated
        assert episode.won() == [0.0] * 4
        episode.step(episode.lawful()[0])
    assert episode.truncated
    assert episode.steps == 3
    assert episode.lawful() == []


def test_an_episode_in_which_too_much_is_won_is_cut() -> None:
    episode = Episode(rules_of("nap"), {"deals": 20}, 1)
    episode.most_won = 1
    rng = Random(1)
    while not episode.over:
        episode.step(rng.choice(episode.lawful()))
    assert episode.truncated
    assert set(episode.won()) <= {-1.0, 0.0, 1.0}


def test_an_episode_forgets_what_the_one_before_came_to() -> None:
    rules = rules_of("ecarte")
    episode, _taken = play(rules, {"deals": 1}, 1)
    assert any(episode.won())
    episode.begin(2)
    episode.most_steps = 1
    episode.step(episode.lawful()[0])
    assert episode.truncated
    fresh = Episode(rules, {"deals": 1}, 2)
    fresh.most_steps = 1
    fresh.step(fresh.lawful()[0])
    assert episode.won() == fresh.won() != play(rules, {"deals": 1}, 1)[0].won()


def test_one_deal_or_the_whole_game() -> None:
    rules = rules_of("ecarte")
    assert episode_options(rules, {}, "deal") == {"deals": 1}
    assert episode_options(rules, {"deals": 3}, "deal") == {"deals": 3}
    assert episode_options(rules, {}, "game") == {}
    assert max(abs(won) for won in play(rules, {}, 1)[0].won()) == 1


def test_a_seat_that_nobody_waits_for_may_let_it_be() -> None:
    rules = rules_of("smoking-cat")
    episode, rng = Episode(rules, {"deals": 3}, 3), Random(3)
    let_be = episode.actions.let_be
    asked_first = 0
    while not episode.over:
        waits = episode.game.waits >> episode.seat & 1
        assert (let_be in episode.lawful()) == (not waits)
        asked_first += not waits
        episode.step(let_be if not waits else rng.choice(episode.lawful()))
    assert asked_first


def test_those_asked_at_once_are_asked_in_an_order_of_chance() -> None:
    rules = rules_of("smoking-cat")
    assert len({Episode(rules, {}, seed).seat for seed in range(20)}) == 4


@pytest.mark.parametrize(
    ("options", "length", "told"),
    [({"conduct": "table"}, "deal", "strict"), ({"deals": 0}, "deal", "deals"), ({}, "evening", "evening")],
)
def test_what_no_program_can_play_is_refused(options: dict[str, object], length: str, told: str) -> None:
    rules = rules_of("ecarte")
    with pytest.raises(BadOption, match=told):
        Episode(rules, episode_options(rules, options, length))


def test_a_club_is_refused() -> None:
    with pytest.raises(ParlourError, match="club"):
        Episode(rules_of("ecarte"), {"mode": "a_deux_cotes", "players": 4})


def test_an_action_that_is_not_lawful_is_refused() -> None:
    episode = Episode(rules_of("ecarte"), {}, 1)
    with pytest.raises(ParlourError, match="999"):
        episode.step(999)
    assert episode.steps == 0


def test_a_version_changes_with_the_law_and_with_the_interface() -> None:
    assert len({version("law", "interface"), version("other law", "interface"), version("law", "other")}) == 3


def test_an_id_is_the_same_for_whoever_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of("spoil-five")
    assert env_id("spoil-five") == id_of(rules) == f"spoil-five-v{version_of(rules)}"
    if find_spec("pettingzoo") is not None:
        assert aec("spoil-five").metadata["name"] == id_of(rules).replace("-", "_")
    if find_spec("pyspiel") is not None:
        assert openspiel("spoil-five").get_type().long_name == f"Parlour: {id_of(rules)}"
    before = id_of(rules)
    monkeypatch.setattr("parlour.envs.version.law_of", lambda _rules: "another law")
    assert id_of(rules) != before


@pytest.mark.skipif(find_spec("pettingzoo") is not None, reason="PettingZoo is installed")
def test_without_pettingzoo_one_is_told_what_to_install() -> None:
    with pytest.raises(ParlourError, match=r"pip install 'parlour\[pettingzoo\]'"):
        aec("ecarte")


@pytest.mark.skipif(find_spec("pyspiel") is not None, reason="OpenSpiel is installed")
def test_without_openspiel_one_is_told_what_to_install() -> None:
    with pytest.raises(ParlourError, match=r"pip install 'parlour\[openspiel\]'"):
        openspiel("ecarte")


@pytest.mark.parametrize("name", ["aec", "openspiel"])
def test_what_is_offered_is_not_hidden_by_a_module_of_its_name(name: str) -> None:
    assert find_spec(f"parlour.envs.{name}") is None
