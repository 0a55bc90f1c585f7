"""At a table where offences happen: what could have been claimed, and what nobody noticed."""

from __future__ import annotations

from parlour.core.game import Game
from parlour.review.conduct import Conduct
from parlour.review.course import Course
from parlour.review.review import Review
from parlour.review.telling import ReviewTeller
from tests.review.games import golden, laid_out, recorded

TABLE: dict[str, object] = {"conduct": "table", "deals": 1}


def careless(claims: int) -> str:
    """Nap by players who err at every fifth move, and claim whatever they have seen, or nothing."""
    return recorded("nap", f"book@claims={claims},errs=0.2", 5, TABLE).text()


def offences(course: Course) -> list[tuple[int, str]]:
    def clause(game: Game, turn: int) -> str:
        return game.offends(course.turns[turn].seat, course.turns[turn].move)

    return [(turn.step, clause(turn.before, turn.number)) for turn in course.turns if clause(turn.before, turn.number)]


def test_where_nobody_claims_every_offence_goes_unpunished() -> None:
    course, stages, _onward = laid_out(careless(0))
    found = Conduct(course, stages)
    assert [(one.turn.step, one.clause) for one in found.uncaught] == offences(course)
    assert found.uncaught
    assert found.missed
    assert all(one.first <= one.last for one in found.missed)


def test_what_was_claimed_is_neither_missed_nor_unpunished() -> None:
    course, stages, _onward = laid_out(careless(1))
    found = Conduct(course, stages)
    claims = [turn for turn in course.turns if turn.move.verb.name == "claim"]
    assert claims
    assert len(found.uncaught) < len(offences(course))
    for turn in claims:
        for missed in found.missed:
            assert missed.claim != turn.written or not missed.first <= turn.step <= missed.last


def test_strict_play_has_nothing_of_the_sort() -> None:
    course, stages, _onward = laid_out(golden("nap"))
    found = Conduct(course, stages)
    assert (found.missed, found.uncaught) == ([], [])


def test_each_is_told_of_his_own_and_what_he_saw_alone_where_hands_stay_hidden() -> None:
    course = Course(careless(0))
    everything = Review(course, range(4), 1)
    for seat in everything.seats:
        assert all(missed.seat == seat.seat for missed in seat.missed)
        assert all(uncaught.turn.seat == seat.seat for uncaught in seat.uncaught)
    for language in ("en", "hu", "tr"):
        told = "\n".join(ReviewTeller(everything, language).lines())
        assert all(uncaught.clause in told for seat in everything.seats for uncaught in seat.uncaught)
    hidden = Review(course, range(4), 1, all_open=False)
    assert all(missed.noticed for seat in hidden.seats for missed in seat.missed)
