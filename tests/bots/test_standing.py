"""What the proof of the masters asks, and what it lets pass."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.bots.roster import MASTER, usual_of
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.lab.trials import match_of
from parlour.registry import all_rules, rules_of
from tests.bots.kept import Kept, Which
from tests.bots.prove_bots import Row, pooled
from tests.bots.standing import (
    AS_USUAL,
    CHANGED,
    OTHERS,
    Answer,
    Bout,
    Question,
    agreements,
    answer,
    others,
    questions_of,
    rival,
)

SKILL = [rules for rules in all_rules().values() if not match_of(rules).even]
TWO = next(rules for rules in SKILL if rules.players == (2, 2))
USUAL = TWO.options.make()


def row(who: str, among: str, mean: float, error: float, agreement: str = AS_USUAL) -> Row:
    return Row(Question(TWO.name, agreement, USUAL, who, among), 1, Answer(50, mean, error, 1.0))


@pytest.mark.parametrize("rules", SKILL, ids=lambda rules: rules.name)
def test_everybody_but_the_master_is_met(rules: Rules) -> None:
    for players in rules.players:
        options = rules.options.make({"players": players})
        names = [name.partition(":")[0] for name in others(rules, options)]
        assert "random" in names
        assert usual_of(rules, players).partition(":")[0] not in names
        assert rival(rules, options) in others(rules, options)


def test_who_never_gives_up_and_stakes_the_most_is_among_the_stubborn() -> None:
    asked = {one.row for one in questions_of(rules_of("poker"), 1)}
    assert {"stubborn:in+most", "stubborn:in+least", "stubborn:mirrors"} <= asked
    assert "stubborn:in+most" not in {one.row for one in questions_of(rules_of("jig"), 1)}  # nobody gives up there


def test_where_another_is_the_master_he_meets_the_usual_one() -> None:
    rules = rules_of("nap")
    for one in questions_of(rules, 1):
        if one.agreement != AS_USUAL:
            rivals = {MASTER, "ahead:400" if one.options.number("players") == 2 else "search:500"}
            assert {one.row, one.column} == rivals


def test_other_agreements_are_drawn_by_seed_and_really_other() -> None:
    rules = rules_of("pope-joan")
    found, usual = list(agreements(rules, 1).values()), rules.options.make().values
    assert [one.lines() for one in found] == [one.lines() for one in agreements(rules, 1).values()]
    assert len(found) == OTHERS + 2
    for options in found[:OTHERS]:
        assert options.values.get("conduct") != "table"
        assert len([name for name, value in options.values.items() if value != usual[name]]) >= CHANGED
    assert [options.number("players") for options in found[OTHERS:]] == [*rules.players]


@pytest.mark.parametrize(
    ("asked", "holds"),
    [
        (row(MASTER, "book", 0.03, 0.01), True),
        (row(MASTER, "book", 0.01, 0.01), False),
        (row("book", MASTER, -0.03, 0.01), True),
        (row("book", MASTER, 0.03, 0.01), False),
        (row(MASTER, "book", 0.0, 0.004, "other"), True),
        (row(MASTER, "book", 0.0, 0.006, "other"), False),
        (row("book", MASTER, 0.0, 0.004, "other"), True),
        (row("book", MASTER, 0.05, 0.001, "other"), False),
        (row("stubborn:most", MASTER, 0.0, 0.003), True),
        (row("stubborn:most", MASTER, 0.0, 0.004), False),
    ],
)
def test_what_is_let_pass(asked: Row, holds: bool) -> None:
    assert asked.holds == holds
    assert ("MISSED" in asked.line()) != holds


def test_a_loss_of_others_counts_for_the_master() -> None:
    mean, error = pooled([row(MASTER, "book", 0.02, 0.03, "other"), row("book", MASTER, -0.04, 0.04, "other")])
    assert mean == pytest.approx(0.03)
    assert error == pytest.approx(0.025)


def test_an_answer_counts_deals_and_what_is_at_stake() -> None:
    found = answer([Bout(2.0, 1, 4.0), Bout(0.0, 3, 12.0)])
    assert (found.games, found.mean, found.stake) == (2, 0.5, 2.0)
    assert found.error > 0


def test_whoever_plays_alike_has_missed_nothing() -> None:
    asked = row(MASTER, "book", 0.0, 0.0)
    assert asked.holds
    assert "the same play" in asked.line()


def test_games_are_kept_in_lines_that_may_be_laid_together(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    Kept(first).add(Which(1, "one", 0), Bout(2.0, 1, 4.0))
    Kept(second).add(Which(1, "one", 1), Bout(-1.5, 2, 3.0))
    first.write_text(first.read_text() + second.read_text())
    assert Kept(first).known == {Which(1, "one", 0): Bout(2.0, 1, 4.0), Which(1, "one", 1): Bout(-1.5, 2, 3.0)}


def test_games_of_other_code_count_only_where_one_says_so(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    file.write_text('["other", [1, "one", 0], [2.0, 1, 4.0]]\n')
    assert Kept(file).known == {}
    assert Kept(file, any_code=True).by_others == 1


@pytest.mark.parametrize("line", ["nonsense", "[]", '["mark", [1], [2]]', '{"a": 1}'])
def test_a_file_of_something_else_is_refused_in_one_line(tmp_path: Path, line: str) -> None:
    file = tmp_path / "kept"
    file.write_text(line + "\n")
    with pytest.raises(ParlourError, match="holds no bouts"):
        Kept(file)
