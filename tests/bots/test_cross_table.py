"""Every game names its own match; the cross table plays them all and says who does not beat whom he must."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.bots.roster import bot_names, bot_of
from parlour.core.rules import Rules
from parlour.lab import cross_table
from parlour.lab.arena import Cell, Standings
from parlour.lab.crew import Crew
from parlour.lab.cross_table import all_reached, arena_of, meet, meeting_lines, targets_of
from parlour.lab.trials import Match, match_of
from parlour.registry import all_rules

TWO = next(rules for rules in all_rules().values() if rules.players == (2, 2))


def with_match(match: Match, monkeypatch: pytest.MonkeyPatch) -> Rules:
    monkeypatch.setattr(cross_table, "match_of", lambda _rules: match)
    return TWO


@pytest.mark.parametrize("name", list(all_rules()))
def test_every_game_names_a_match_that_can_be_played(name: str, tmp_path: Path) -> None:
    rules = all_rules()[name]
    assert arena_of(rules, 1, tmp_path).options.number("players") >= 2
    for bot in match_of(rules).bots:
        assert bot_of(bot, rules, 1)
    assert {*bot_names(rules)} - {"master", "level"} == {bot.partition(":")[0] for bot in match_of(rules).bots}


def test_everybody_must_beat_random_and_whom_the_match_says() -> None:
    match = Match(["random", "book", "search:40"], 9, ["search>book"], options={"deals": 2})
    assert match.beats == (("book", "random"), ("search:40", "random"), ("search:40", "book"))
    assert match.options == {"deals": 2}
    assert Match(["random", "search:40"], 9, even=True).beats == ()


def table(mean: float, interval: float) -> Standings:
    cells: list[Cell] = [
        {"row": row, "column": column, "games": 2, "deals": 4, "mean": sign * mean, "interval": interval}
        for row, column, sign in (("search:5", "random", 1), ("random", "search:5", -1))
    ]
    return {"game": "g", "options": [], "bots": ["random", "search:5"], "games": 2, "seed": 1, "cells": cells}


@pytest.mark.parametrize(("mean", "interval", "reached"), [(0.3, 0.2, True), (0.2, 0.2, False), (-0.3, 0.2, False)])
def test_a_target_is_reached_when_the_interval_is_clear_of_zero(mean: float, interval: float, reached: bool) -> None:
    found = table(mean, interval)
    targets = targets_of(found, (("search:5", "random"),))
    assert [target["reached"] for target in targets] == [reached]
    assert all_reached([{"table": found, "targets": targets}]) == reached
    assert ("MISSED" in meeting_lines({"table": found, "targets": targets})[-1]) != reached


def test_an_interrupted_table_goes_on_where_it_stood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = [with_match(Match(["random", "search:2"], 2), monkeypatch)]
    whole = meet(rules, 1, Crew(), tmp_path / "whole")

    def stop(_name: str, done: int, _total: int) -> None:
        if done == 1:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        meet(rules, 1, Crew(), tmp_path / "state", stop)
    assert len(list((tmp_path / "state").iterdir())) == 1
    assert meet(rules, 1, Crew(), tmp_path / "state") == whole
    assert not list((tmp_path / "state").iterdir())
