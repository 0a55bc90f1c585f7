"""What is measured of a game for whoever chooses one."""

from __future__ import annotations

import tomllib

import pytest

from parlour.core.rules import Rules
from parlour.lab.figures import Sample, measure, text_of, worth_of_skill
from parlour.present.figures import FILE, Figures, figures_of
from parlour.registry import all_rules, rules_of

OURS = [rules for rules in all_rules().values() if rules.package.startswith("parlour.")]


@pytest.mark.parametrize("rules", OURS, ids=lambda rules: rules.name)
def test_every_game_of_ours_has_figures(rules: Rules) -> None:
    found = figures_of(rules)
    assert found is not None
    assert found.seconds > 0
    assert found.luck() in ("all", "much", "some", "little")


def test_the_same_seed_gives_the_same_file() -> None:
    rules = rules_of("nap")
    first, again = (text_of(measure(rules, 12, 5), 12, 5, rules.name) for _ in range(2))
    assert first == again
    read = tomllib.loads(first)
    assert Figures(**read["table"], **read["skill"]) == measure(rules, 12, 5)
    assert FILE.endswith(".toml")


def _sample(gains: list[float]) -> Sample:
    sample = Sample()
    for gain in gains:
        sample.add(gain, 1)
    return sample


def test_skill_is_said_only_where_it_is_shown() -> None:
    ups_and_downs = [10.0, -10.0] * 50
    assert worth_of_skill(_sample(ups_and_downs), _sample(ups_and_downs)) == (0.0, 0)
    better = _sample([gain + 5 for gain in ups_and_downs])
    skill, deals = worth_of_skill(better, _sample([gain - 5 for gain in ups_and_downs]))
    assert skill == pytest.approx(25 / 125)
    assert deals == 6  # 2 * 100 * (1.645 / 10) ** 2 = 5.41


def test_luck_in_words() -> None:
    assert [Figures(2, 1.0, 1.0, 0.1, deals).luck() for deals in (0, 5, 20, 100)] == ["all", "little", "some", "much"]
