"""What is said to an answer: right or wrong, its price, the law, and how it goes on at the table."""

from __future__ import annotations

import pytest

from parlour.core.moves import IllegalMove
from parlour.core.players import Seat
from parlour.errors import BadMove
from parlour.puzzles.calendar import in_order
from parlour.puzzles.going_on import MOST_STAGES, going_on
from parlour.puzzles.puzzle import BEST, CALL, CARD, CLAIM, LAWFUL, Puzzle, puzzles_of
from parlour.puzzles.verdict import NOTHING, Verdict
from parlour.registry import rules_of

NAP = puzzles_of(rules_of("nap"))


def first(kind: str, puzzles: tuple[Puzzle, ...] = NAP) -> Puzzle:
    return next(puzzle for puzzle in puzzles if puzzle.kind == kind)


@pytest.mark.parametrize("kind", [CARD, CALL])
def test_the_best_move_is_right_and_another_is_refuted_at_the_table(kind: str) -> None:
    puzzle = first(kind)
    assert Verdict(puzzle, puzzle.answers).right
    for move, cost in puzzle.costs.items():
        verdict = Verdict(puzzle, [move])
        assert not verdict.right
        assert verdict.cost is cost
        assert 0 < len(verdict.stages) <= MOST_STAGES
        assert [event for stage in verdict.stages for event in stage.events]


def test_a_move_goes_on_in_a_world_in_which_it_costs_something() -> None:
    puzzle = first(CARD)
    worst = max(puzzle.costs, key=lambda move: puzzle.costs[move].cost)
    verdict, best = Verdict(puzzle, [worst]), Verdict(puzzle, puzzle.answers)
    shown = verdict.stages[-1].game.ledger[verdict.seat]
    assert shown <= best.stages[-1].game.ledger[best.seat]


def test_the_same_answer_goes_on_in_the_same_way() -> None:
    puzzle = first(CALL)
    move = next(iter(puzzle.costs))
    once, again = (Verdict(puzzle, [move]).stages for _time in range(2))
    assert [stage.game.state() for stage in once] == [stage.game.state() for stage in again]


def test_what_is_not_lawful_is_refused_with_its_clause() -> None:
    puzzle = first(CALL)
    with pytest.raises(IllegalMove) as refused:
        Verdict(puzzle, ["play AS"])
    assert refused.value.refusal.clause.startswith("nap.")


@pytest.mark.parametrize("chosen", [[], ["call 3", "call 4"], ["nonsense"]])
def test_what_is_no_answer_is_not_judged(chosen: list[str]) -> None:
    with pytest.raises(BadMove):
        Verdict(first(CALL), chosen)


def test_all_that_is_lawful_must_be_named_and_nothing_else() -> None:
    puzzle = first(LAWFUL)
    assert Verdict(puzzle, puzzle.answers).right
    assert not Verdict(puzzle, puzzle.options).right
    short = Verdict(puzzle, puzzle.answers[1:])
    assert not short.right
    assert short.missed == puzzle.answers[:1]
    assert sorted([*short.refusals, *puzzle.answers]) == sorted(puzzle.options)
    with pytest.raises(BadMove):
        Verdict(puzzle, ["call 99"])


def test_a_claim_is_made_on_a_copy_and_what_follows_is_told() -> None:
    puzzle = first(CLAIM)
    right = Verdict(puzzle, puzzle.answers[:1])
    assert right.right
    assert "claim-fails" not in [event.message for event in right.stages[0].events]
    (other,) = [option for option in puzzle.options if option not in puzzle.answers][:1]
    wrong = Verdict(puzzle, [other])
    assert not wrong.right
    assert "claim-fails" in [event.message for event in wrong.stages[0].events]
    assert not Verdict(puzzle, [NOTHING]).right


def test_the_refutation_depends_on_nothing_that_the_seat_cannot_see() -> None:
    """The others hold what they might hold: with other hidden cards it goes on in the same way."""
    puzzle = first(CALL)
    game = puzzle.position()
    seat = puzzle.seat_in(game)
    world = Seat(game, seat).world()
    assert any(game.view(one).plain() != world.view(one).plain() for one in range(game.seats) if one != seat)
    move, best = (game.notation().read(text) for text in (next(iter(puzzle.costs)), puzzle.answers[0]))
    true, other = (going_on(puzzle.rules, each, seat, move, best, 1.0) for each in (game, world))
    assert [stage.game.view(seat).plain() for stage in true] == [stage.game.view(seat).plain() for stage in other]


def test_every_kind_is_asked() -> None:
    assert {puzzle.kind for puzzle in in_order()} == {*BEST, CLAIM, LAWFUL}
