"""The proofs of the review: they count what was asked for, the same whoever does the work, and refuse in one line."""

from __future__ import annotations

import pytest

from parlour.registry import rules_of
from parlour.review.stake import BLUNDERED, MISTAKEN, SOUND
from tests.proving import command_line, read
from tests.review.prove_blunders import GIVEN_UP, Attempt, Outcome, Proof, attempt
from tests.review.prove_masters import Played, reviewed

SOME_GAME = "poker"


def proof_of(wanted: int) -> Proof:
    return Proof(rules_of(SOME_GAME), wanted)


def test_what_is_planted_beyond_the_wanted_number_does_not_count() -> None:
    proof = proof_of(2)
    assert [*proof.next_ones()] == [1, 2]
    for outcome in (None, Outcome(MISTAKEN, "")):
        proof.count(outcome)
    assert proof.lacks == 1
    assert [*proof.next_ones()] == [3, 4]
    for outcome in (Outcome(BLUNDERED, ""), Outcome(SOUND, "")):
        proof.count(outcome)
    assert (proof.looked, proof.lacks, proof.share) == (3, 0, 1.0)


def test_what_was_called_sound_is_missed() -> None:
    proof = proof_of(2)
    for verdict in (SOUND, MISTAKEN):
        proof.count(Outcome(verdict, verdict))
    assert (proof.share, [outcome.told for outcome in proof.missed]) == (0.5, [SOUND])


def test_where_nothing_can_be_planted_the_search_ends_and_nothing_is_proved() -> None:
    proof = proof_of(1)
    while proof.lacks:
        for _number in proof.next_ones():
            proof.count(None)
    assert proof.looked == GIVEN_UP
    assert proof.share == 0.0


def test_an_attempt_rests_on_its_number_alone() -> None:
    tries = [Attempt(SOME_GAME, number, 1, 1e-4) for number in range(1, 30)]
    planted, outcome = next((one, found) for one in tries if (found := attempt(one)) is not None)
    assert outcome == attempt(planted)


def test_a_review_of_masters_counts_the_decisions_of_one_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.review.prove_masters.MASTER", "random")
    monkeypatch.setattr("tests.review.prove_masters.for_a_seat", lambda _rules, _seats: 1)
    count = reviewed(Played(SOME_GAME, 1, 1))
    assert count.decisions > 0
    assert 0 <= count.blunders <= count.mistakes == len(count.told) <= count.decisions


@pytest.mark.parametrize(
    ("args", "told"),
    [(["nobodys-game"], "no game"), (["--jobs", "-1"], "from 0 up"), (["--planted", "0"], "from 1 up")],
)
def test_what_cannot_be_asked_is_refused_in_one_line(
    args: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    parser = command_line("A proof: of nothing", 1)
    parser.add_argument("--planted", type=int, default=1)
    with pytest.raises(SystemExit):
        read(parser, args, ["planted"])
    assert told in capsys.readouterr().err.splitlines()[-1]
