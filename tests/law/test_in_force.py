"""The law in force at a table: what its options switch on and off is what the game then plays by."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from parlour.core.game import EVERYTHING
from parlour.core.options import Options, Whole
from parlour.core.playout import playout
from parlour.core.rules import Rules
from parlour.errors import BadOption, ParlourError
from parlour.law.book import load
from parlour.law.in_force import Condition, agreements, conditions, in_force
from parlour.registry import all_rules

GAMES = list(all_rules().values())
ALWAYS = {
    "loto.7",
    "my-bird-sings.7",
    "poker.law.81",
    "vingt-un.4",
}  # options by kind, which say that there is a choice


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_every_condition_names_a_clause_and_an_option_with_that_value(rules: Rules) -> None:
    book = load(rules)
    for id, needed in conditions(rules).items():
        assert id in book.clauses
        for condition in needed:
            option = rules.options.find(condition.name)
            for value in condition.values:
                assert str(option.read(value)) == value
    for clause in book.clauses.values():
        if clause.kind == "option":
            assert clause.id in conditions(rules) or clause.id in ALWAYS or is_bound(rules, clause.id), clause.id


def is_bound(rules: Rules, id: str) -> bool:
    """Whether an option sets how much by this clause, so that it holds whatever is agreed."""
    return any(isinstance(option, Whole) and option.clause == id for option in rules.options.each)


def some_options(rules: Rules, chance: Random, **fixed: object) -> Options | None:
    given = dict(fixed)
    for option in rules.options.offered():
        if option.name != "deals" and chance.random() < 0.3:
            given[option.name] = chance.choice(option.samples())
    try:
        return rules.options.make(given)
    except BadOption:
        return None


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_no_game_plays_by_a_clause_that_is_off(rules: Rules) -> None:
    chance = Random(rules.name)
    for seed in range(12):
        options = some_options(rules, chance, deals=1)
        if options is None:
            continue
        game = rules.new(options.values, seed)
        game.detail = EVERYTHING
        with suppress(RuntimeError):  # it is long enough
            playout(game, seed + 1, 200, errs=0.05)
        off = {one.clause.id for one in in_force(rules, options) if one.state == "off"}
        cited = {event.clause for event in game.events}
        assert not cited & off, options.values


def test_what_is_agreed_switches_clauses() -> None:
    for rules in GAMES:
        states: dict[str, set[str]] = {}
        chance = Random(3)
        for _i in range(100):
            options = some_options(rules, chance)
            for one in in_force(rules, options) if options is not None else []:
                states.setdefault(one.clause.id, set()).add(one.state)
        switched = {id for id, found in states.items() if {"on", "off"} <= found}
        hanging = {id for id in conditions(rules) if "pending" not in states[id]}
        assert switched <= set(conditions(rules))
        assert len(switched) >= len(hanging) * 0.5, sorted(hanging - switched)


def test_irregular_clauses_need_a_table_and_hints_are_no_law() -> None:
    for rules in GAMES:
        kinds = {clause.id: clause.kind for clause in load(rules).clauses.values()}
        for one in in_force(rules, rules.options.make()):
            assert kinds.get(one.clause.id) != "hint"
            if kinds.get(one.clause.id) == "irregular":
                assert one.state in ("house", "off", "pending")


def test_agreements_are_told_with_what_is_usual() -> None:
    rules = GAMES[0]
    option = next(option for option in rules.options.offered() if option.name not in ("players", "conduct"))
    other = next(value for value in option.samples() if value != option.default_for(rules.options.make().values))
    found = {one.option.name: one for one in agreements(rules, rules.options.make({option.name: other}))}
    assert (found[option.name].value, found[option.name].is_usual) == (other, False)
    assert found["players"].is_usual


def test_a_condition_that_cannot_be_read_is_refused() -> None:
    for text in ("stake", "stake>3", "=3", "a = b"):
        with pytest.raises(ParlourError, match="NAME=VALUE"):
            Condition(text)
