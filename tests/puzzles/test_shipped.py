"""Every puzzle that is shipped: it loads, its position is lawful, and its answer is among what may be answered."""

from __future__ import annotations

import pytest

from parlour.core.languages import LANGUAGES
from parlour.core.players import Seat
from parlour.judging.foretelling import is_right
from parlour.lab.trials import match_of
from parlour.puzzles.calendar import in_order
from parlour.puzzles.clear import LEAD_ERRORS, LEAD_STAKE
from parlour.puzzles.puzzle import BEST, CLAIM, LAWFUL, Puzzle, puzzles_of
from parlour.registry import all_rules
from parlour.terminal.words import Words

SKILL = [rules for rules in all_rules().values() if not match_of(rules).even]
EACH_GAME, IN_ALL = 8, 200
BY_GAME = [pytest.param(puzzles_of(rules), id=rules.name) for rules in SKILL]


def test_there_are_enough_and_not_too_many_about_the_law() -> None:
    assert len(in_order()) >= IN_ALL
    assert 3 * sum(puzzle.is_about_law for puzzle in in_order()) <= len(in_order())
    for rules in SKILL:
        assert sum(puzzle.kind in BEST for puzzle in puzzles_of(rules)) >= EACH_GAME, rules.name


@pytest.mark.parametrize("puzzles", BY_GAME)
def test_the_position_is_lawful_and_so_is_the_answer(puzzles: tuple[Puzzle, ...]) -> None:
    for puzzle in puzzles:
        game = puzzle.position()
        seat = puzzle.seat_in(game)
        read = game.notation().read
        if puzzle.kind == LAWFUL:
            lawful = [option for option in puzzle.options if game.allows(seat, read(option))]
            assert lawful == puzzle.answers, puzzle.id
            assert 0 < len(lawful) < len(puzzle.options), puzzle.id
        elif puzzle.kind == CLAIM:
            claims = [option for option in puzzle.options if is_right(game, seat, read(option))]
            assert claims == puzzle.answers, puzzle.id
            assert all(game.noticed(seat, read(option)) for option in claims), puzzle.id
        else:
            _is_a_decision(puzzle, Seat(game, seat))
            assert all(game.allows(seat, read(move)) for move in (*puzzle.answers, *puzzle.costs)), puzzle.id


def _is_a_decision(puzzle: Puzzle, seat: Seat) -> None:
    assert seat.asked(), puzzle.id
    assert not seat.offences_happen(), puzzle.id
    assert seat.moves().size > 1, puzzle.id
    assert len(puzzle.answers) == 1, puzzle.id
    assert puzzle.costs, puzzle.id


@pytest.mark.parametrize("puzzles", BY_GAME)
def test_it_is_clear_by_what_was_reckoned(puzzles: tuple[Puzzle, ...]) -> None:
    for puzzle in puzzles:
        for move, cost in puzzle.costs.items():
            assert cost.cost > LEAD_ERRORS * cost.error, (puzzle.id, move)
            assert cost.cost > LEAD_STAKE * puzzle.stake, (puzzle.id, move)
            assert 0 <= cost.win <= 1, (puzzle.id, move)


def test_everything_that_is_asked_has_words_in_every_language() -> None:
    kinds = {f"puzzle-{puzzle.kind}" for puzzle in in_order()}
    grades = {f"puzzle-grade-{puzzle.grade}" for puzzle in in_order()}
    for language in LANGUAGES:
        words = Words(language)
        assert all(words(text, seat="A") != text for text in kinds | grades), language
