"""The scale: everybody at tables drawn by lot, the number of games told before, and nothing said of too few."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.bots.company import LADDER
from parlour.bots.roster import bot_of, usual_of
from parlour.errors import BadOption
from parlour.lab.scale import FEWEST, Place, Scale, Scaling, everybody, is_apart, ladder_text, place_of, scale_lines
from parlour.lab.trials import strongest_of
from parlour.registry import all_rules, rules_of

TWO = next(rules for rules in all_rules().values() if rules.players == (2, 2))
QUICK = ["random", "book", "stubborn:most"]


def scaling(folder: Path, bots: list[str] | None = None, seed: int = 1) -> Scaling:
    return Scaling(TWO, TWO.options.make({"deals": 1}), bots or QUICK, seed, folder / "scale.json")


@pytest.mark.parametrize("name", list(all_rules()))
def test_everybody_is_the_ladder_the_others_and_stubborn_ones_each_once(name: str) -> None:
    rules = all_rules()[name]
    bots = everybody(rules, 0)
    assert {*LADDER.values()} < {*bots}
    assert len({*bots}) == len(bots)
    assert usual_of(rules) not in bots
    assert any(bot.startswith("stubborn:") for bot in bots)
    for bot in bots:
        assert bot_of(bot, rules, 1)


def test_whoever_is_the_master_at_a_table_does_not_sit_there_twice() -> None:
    rules = rules_of("nap")
    assert [strongest_of(rules, seats) for seats in (2, 4)] == ["search:500", "ahead:400"]
    assert [bot for bot in everybody(rules, 4) if bot not in everybody(rules, 2)] == ["search:500"]
    assert [bot for bot in everybody(rules, 2) if bot not in everybody(rules, 4)] == ["ahead:400"]


def test_what_all_gain_at_a_table_is_nothing_and_the_same_run_is_the_same(tmp_path: Path) -> None:
    scale = scaling(tmp_path / "a").run(6)
    assert sum(place["mean"] * place["deals"] for place in scale["places"]) == pytest.approx(0)
    assert sum(place["games"] for place in scale["places"]) == 6 * scale["seats"]
    assert scale == scaling(tmp_path / "b").run(6)
    assert scale != scaling(tmp_path / "c", seed=2).run(6)


def test_an_interrupted_run_goes_on_where_it_stood(tmp_path: Path) -> None:
    whole = scaling(tmp_path / "whole").run(5)
    begun = scaling(tmp_path)

    def struck(done: int) -> None:
        if done == 3:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        begun.run(5, struck)
    again = scaling(tmp_path)
    assert len(again.found) == 3
    assert again.run(5) == whole


def test_a_table_never_seats_the_same_bot_twice(tmp_path: Path) -> None:
    run = scaling(tmp_path)
    for number in range(20):
        bots = run.table(number).bots
        assert len({*bots}) == len(bots)


def test_where_there_are_more_seats_than_bots_all_sit_before_anybody_sits_twice(tmp_path: Path) -> None:
    rules = next(rules for rules in all_rules().values() if rules.players[1] >= 5)
    options = rules.options.make({"players": 5, "deals": 1})
    run = Scaling(rules, options, ["random", "book"], 1, tmp_path / "scale.json")
    assert sorted([run.table(0).bots.count(bot) for bot in run.bots]) == [2, 3]
    scale = run.run(2)
    assert [place["games"] for place in scale["places"]] == [2, 2]
    assert sum(place["mean"] * place["deals"] for place in scale["places"]) == pytest.approx(0)


def test_too_few_bots_for_the_seats_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="two different bots"):
        scaling(tmp_path, ["random"])


def place(bot: str, mean: float, interval: float | None) -> Place:
    return {"bot": bot, "games": 40, "deals": 400, "mean": mean, "interval": interval}


def test_no_interval_is_told_of_too_few_games() -> None:
    seen = [(float(i % 3), 4) for i in range(FEWEST)]
    assert place_of("book", seen)["interval"] is not None
    assert place_of("book", seen[1:])["interval"] is None
    assert place_of("book", [])["interval"] is None


def test_levels_are_told_apart_by_more_than_both_are_unsure_of() -> None:
    lower, higher = place("level:1", 0.0, 0.3), place("level:2", 0.6, 0.4)
    assert is_apart(lower, higher)
    assert not is_apart(lower, place("level:2", 0.5, 0.4))
    assert not is_apart(higher, lower)
    assert not is_apart(lower, place("level:2", 9.0, None))
    scale: Scale = {"game": "g", "options": [], "tables": 1, "seats": 2, "seed": 1, "places": [lower, higher]}
    assert ladder_text(scale) == "level:1 < level:2"
    assert scale_lines(scale)[0].startswith("level:2")
    scale["places"][1] = place("level:2", 0.5, None)
    assert ladder_text(scale) == "level:1 ? level:2"
    assert "too few" in scale_lines(scale)[0]
