"""A record before the committee: a finished one is opened, of a running game only what a seat knows is told."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from parlour.cases.record import Recorder
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.rules import Rules
from parlour.errors import BadCase, Unknown
from parlour.judging.hearing import (
    course_document,
    course_lines,
    heard_document,
    heard_lines,
    open_document,
    open_lines,
)
from parlour.judging.matters import claims_of, matters_of
from parlour.judging.records import Laid, findings
from parlour.judging.showing import Examples
from parlour.judging.telling import Judge
from parlour.registry import all_rules, rules_of
from parlour.testing.options import accepted, shortened
from tests.house.checkout import ROOT

REVOKE = ROOT / "tests" / "cases" / "ecarte" / "s17-revoke.case"
CLAIMED_IN = [rules for rules in all_rules().values() if matters_of(rules).claimed]
ERRS = 0.2


def judge_of(name: str, language: str = "en") -> Judge:
    return Judge(rules_of(name), Examples(), language)


def table(rules: Rules, seed: int) -> Game:
    given: dict[str, str | int | float] = {"conduct": "table"}
    if any(option.name == "accidents" for option in rules.options.each):
        given["accidents"] = "0.1"
    assert accepted(rules, given) is not None
    return rules.new(shortened(rules, given), seed)


def played(rules: Rules, seed: int, most: int) -> Iterator[Recorder]:
    """A game at which much goes wrong, after every step."""
    recorder = Recorder(table(rules, seed))
    game, rng = recorder.game, Random(seed)
    for _step in range(most):
        if game.over:
            return
        if not game.to_act:
            recorder.go_on()
        else:
            seat = rng.choice(game.to_act)
            moves = game.moves(seat).all()
            wrong = [move for move in moves if game.offends(seat, move)]
            recorder.play(seat, rng.choice(wrong if wrong and rng.random() < ERRS else moves))
        yield recorder


# -- a finished game ----------------------------------------------------------------------------------


def test_a_step_of_a_case_tells_the_fault_and_its_remedy() -> None:
    judge, laid = judge_of("ecarte"), Laid(REVOKE.read_text(encoding="utf-8"))
    told = "\n".join(heard_lines(judge, laid.at(22), 22))
    assert "ecarte.44d (irregular)" in told
    assert "Claimed by: A, B" in told
    assert "A claims an unlawful card: the trick is played again [ecarte.44d]" in told
    assert "At step 22: ecarte.44d, wrong card (claimed by A, B)" in list(course_lines(judge, laid))
    assert {"step": 22, "clauses": ["ecarte.44d"]} in course_document(judge, laid)["found"]  # type: ignore[operator]


def test_a_claim_that_is_foretold_in_a_record_brings_what_was_foretold() -> None:
    laid = Laid(REVOKE.read_text(encoding="utf-8"))
    game = laid.at(22)
    for finding in findings(game, laid.matters()):
        for foretold in finding.claims:
            game = laid.at(22)
            game.play(foretold.seat, foretold.move)
            assert game.state() == foretold.after.state()


@pytest.mark.parametrize("step", [-1, 1000])
def test_there_are_no_other_steps(step: int) -> None:
    with pytest.raises(Unknown, match=r"there is no step -?\d+; steps are 0 to \d+"):
        Laid(REVOKE.read_text(encoding="utf-8")).at(step)


def test_a_record_that_was_not_opened_says_so() -> None:
    record = "game ecarte\nversion 1\nseats A B\nfair promise 0 00\n"
    with pytest.raises(Unknown, match="it was not opened to its reader"):
        Laid(record)


def test_a_record_that_is_not_true_is_not_judged() -> None:
    with pytest.raises(BadCase, match="does not come to what it says"):
        Laid("game ecarte\ngo\n= over yes\n")


def test_a_finished_record_is_looked_through_from_end_to_end() -> None:
    rules = rules_of("spoil-five")
    *_all, recorder = played(rules, 3, 4000)
    assert recorder.game.over
    laid = Laid(recorder.text())
    assert laid.is_open
    found = course_document(judge_of(rules.name), laid)["found"]
    assert isinstance(found, list)
    assert found
    heard = heard_document(judge_of(rules.name), laid.at(found[0]["step"]), found[0]["step"])
    assert [row["clause"] for row in heard["findings"]] == found[0]["clauses"]  # type: ignore[attr-defined]


# -- a game that is still being played ----------------------------------------------------------------


@pytest.mark.parametrize("rules", CLAIMED_IN, ids=lambda rules: rules.name)
def test_of_a_running_game_nothing_is_told_that_hangs_on_what_the_asker_cannot_see(rules: Rules) -> None:
    """The attack: whoever asks in two worlds that look alike to him is told the same, though the faults differ."""
    judge = judge_of(rules.name)
    asked = 0
    for seed in range(2):
        for recorder in played(rules, seed, 40):
            game = recorder.game
            for seat in game.may_act if game.to_act else ():
                if not claims_of(game, seat):
                    continue
                other = game.redeal(seat, Chance(seed + 17))
                asked += 1
                assert open_document(judge, game, seat) == open_document(judge, other, seat)
                assert list(open_lines(judge, game, seat)) == list(open_lines(judge, other, seat))
    assert asked or rules.name in RARE


RARE = {"cassino", "jig", "snip-snap-snorum", "speculation"}  # claims are open there only once all have seen the fault


def _faults(game: Game, judge: Judge) -> list[str]:
    return [finding.matter.clause for finding in findings(game, judge.matters)]


def test_the_two_worlds_do_differ_in_their_faults() -> None:
    """Else the attack above would prove nothing: a revoke lies in one world and not in the other."""
    rules = rules_of("nap")
    judge = judge_of(rules.name)
    for seed in range(40):
        for recorder in played(rules, seed, 60):
            game = recorder.game
            for seat in game.may_act if game.to_act else ():
                other = game.redeal(seat, Chance(seed))
                if claims_of(game, seat) and _faults(game, judge) != _faults(other, judge):
                    assert open_document(judge, game, seat) == open_document(judge, other, seat)
                    return
    pytest.fail("no two worlds of these games differ in a fault")
