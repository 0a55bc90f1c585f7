"""A review: its parts sum exactly, the same record has the same review, and a plain blunder is found."""

from __future__ import annotations

import json

import pytest

from parlour.bots.recorded import play_on
from parlour.bots.roster import bot_of
from parlour.cases.record import Recorder
from parlour.core.moves import Move
from parlour.core.players import Advice, BookBot, Seat
from parlour.errors import BadCase, Unknown
from parlour.registry import all_rules, rules_of
from parlour.review.course import Course
from parlour.review.decisions import Reviewer
from parlour.review.document import document
from parlour.review.review import Review, review
from parlour.review.second_opinion import SecondOpinion
from parlour.review.split import Split
from parlour.review.stake import BLUNDERED, FAULTS
from parlour.review.telling import ReviewTeller
from tests.review.games import golden, laid_out, recorded

QUICK = 1  # moves: as little as can be


@pytest.mark.parametrize("name", list(all_rules()))
def test_the_four_parts_are_the_result(name: str) -> None:
    """Of a random game in which nobody plays by the book, to the last fraction; counters are won from somebody."""
    course, stages, onward = laid_out(golden(name))
    parts = Split(course, stages, onward, QUICK, seed=3).parts()
    for seat in range(len(course.names)):
        four = parts.value[seat] + parts.chance[seat] + parts.own[seat] + parts.others[seat]
        assert four == parts.result[seat]
        assert parts.result[seat] == onward.stand(course.end)[seat] - onward.stand(course.start)[seat]
    assert any(parts.own)


def test_who_plays_by_the_book_owes_nothing_to_choices() -> None:
    course, stages, onward = laid_out(recorded("nap", "book", 3).text())
    parts = Split(course, stages, onward, QUICK, seed=3).parts()
    assert not any(parts.own)
    assert not any(parts.others)
    assert parts.result == list(course.end.result)


def test_the_same_record_has_the_same_review() -> None:
    documents = [json.dumps(document(Review(Course(golden("ecarte")), [0], QUICK))) for _again in range(2)]
    assert documents[0] == documents[1]


def test_another_seed_tries_other_worlds() -> None:
    one, other = (Review(Course(golden("nap")), [0], QUICK, seed).seats[0].decisions for seed in (0, 1))
    assert [decision.turn.step for decision in one] == [decision.turn.step for decision in other]
    assert [decision.tried[0].gains for decision in one] != [decision.tried[0].gains for decision in other]


def test_a_blunder_is_found_and_its_better_move_told_with_the_reason() -> None:
    """Somebody calls all five tricks, whatever he holds; the rest is played by the book."""
    rules = rules_of("nap")
    recorder = Recorder(rules.new({"deals": 1}, 3))
    game = recorder.game
    while not game.waits:
        recorder.go_on()
    caller = game.to_act[0]
    recorder.play(caller, game.notation().read("call nap"))
    play_on(recorder, [bot_of("book", rules, 0)] * 4)
    course, stages, onward = laid_out(recorder.text())
    call = Reviewer(course, stages, onward, caller, 10_000, 0).judge()[0]
    assert call.turn.written == "call nap"
    assert call.verdict == BLUNDERED
    assert call.written(call.better.move) == "call 1"
    assert call.advice is not None
    assert call.reason is call.advice


def test_what_the_strongest_bot_plays_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    text = recorded("nap", "random", 3, {"deals": 2}).text()
    course, stages, onward = laid_out(text)
    asked: list[str] = []

    def faults(agrees: bool) -> list[str]:
        def shares(_self: SecondOpinion, _handle: Seat, move: Move, _seed: int, _once: bool) -> bool:
            asked.append(course.start.notation().write(move))
            return agrees

        monkeypatch.setattr(SecondOpinion, "shares", shares)
        found = Reviewer(course, stages, onward, 0, 20_000, 0).judge()
        return [decision.turn.written for decision in found if decision.verdict in FAULTS]

    called = faults(agrees=False)
    assert called
    assert asked == called
    assert not faults(agrees=True)


def test_the_strongest_bot_is_asked_from_the_handle() -> None:
    rules = rules_of("nap")
    game = rules.new({"deals": 1}, 3)
    while not game.waits:
        game.go_on()
    handle = Seat(game, game.to_act[0])
    opinion = SecondOpinion(rules)
    calls = [move for move in handle.lawful().moves().all() if opinion.shares(handle, move, 5)]
    assert calls
    assert "call nap" not in [game.notation().write(move) for move in calls]


@pytest.mark.parametrize(
    ("made", "once", "excuses"),
    [
        ("xoo", False, False),
        ("oxx", False, True),
        ("xox", False, True),
        ("oo", False, False),
        ("oox", True, True),
        ("ooo", True, False),
    ],
)
def test_what_a_bot_does_once_by_chance_excuses_no_blunder(
    monkeypatch: pytest.MonkeyPatch, made: str, once: bool, excuses: bool
) -> None:
    rules = rules_of("nap")
    game = rules.new({"deals": 1}, 3)
    while not game.waits:
        game.go_on()
    handle = Seat(game, game.to_act[0])
    move, other = handle.lawful().moves().all()[:2]
    tries = iter([BookBot("", lambda *_seat, m=move if one == "x" else other: Advice(m, "")) for one in made])
    monkeypatch.setattr("parlour.review.second_opinion.bot_of", lambda *_named: next(tries))
    assert SecondOpinion(rules).shares(handle, move, 5, once) is excuses
    assert next(tries, None) is None


def test_all_that_was_tried_is_told() -> None:
    decision = Review(Course(golden("spoil-five")), [0], QUICK).seats[0].decisions[0]
    assert any(tried.move.same(decision.turn.move) for tried in decision.tried)
    assert all(tried.worlds >= 4 for tried in decision.tried)
    assert all(0 <= tried.win <= 1 for tried in decision.tried)


def test_the_worst_come_first_and_are_three() -> None:
    found = Review(Course(golden("speculation")), [0], QUICK).seats[0]
    shares = [decision.share for decision in found.faults]
    assert len(shares) > 3
    assert shares == sorted(shares, reverse=True)
    assert found.worst == found.faults[:3]
    assert all(decision.cost > 3 * decision.error for decision in found.faults)


def test_one_seat_may_have_its_own_review() -> None:
    found = Review(Course(golden("loo")), [1], QUICK, all_open=False)
    assert [seat.seat for seat in found.seats] == [1]
    assert found.parts is None
    assert len(review(Course(golden("loo")), more=1e-9).seats) == 5


@pytest.mark.parametrize("name", ["spoil-five", "loo"])
def test_what_is_told_has_words_in_every_language(name: str) -> None:
    found = Review(Course(golden(name)), [0], QUICK)
    for language in ("en", "hu", "tr"):
        lines = list(ReviewTeller(found, language).lines())
        assert len(lines) >= 2
        assert not [line for line in lines if "review-" in line or "why-" in line or "{" in line]


def test_printed_parts_sum_too() -> None:
    found = Review(Course(golden("snip-snap-snorum")), [0], QUICK)
    assert found.parts is not None
    line = ReviewTeller(found).parts_line(found.parts, 0)
    numbers = [round(float(word.strip(",")) * 100) for word in line.split() if word[0] in "+-"]
    assert numbers[0] == sum(numbers[1:])


def test_only_a_finished_game_is_reviewed() -> None:
    running = "\n".join(golden("nap").splitlines()[:80])
    with pytest.raises(Unknown, match="not over"):
        Course(running)
    with pytest.raises(Unknown, match="shows no move"):
        Course("game nap\nversion 0.1.0\n")
    with pytest.raises(BadCase, match="does not come to what it says"):
        Course(golden("nap").replace("= over yes", "= over no"))
    with pytest.raises(BadCase):
        Course("nothing at all")
