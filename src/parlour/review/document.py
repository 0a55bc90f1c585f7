"""A review as one JSON document; its fields are told in docs/review.md."""

from __future__ import annotations

from parlour.bots.worlds import Tried
from parlour.core.languages import ENGLISH
from parlour.core.rules import Rules
from parlour.present.reasons import reason_text
from parlour.review.conduct import Missed, Uncaught
from parlour.review.decisions import Decision
from parlour.review.review import Review, SeatReview
from parlour.review.split import Parts
from parlour.review.stake import BLUNDERED, MISTAKEN
from parlour.version import __version__

FORMAT = 1
DIGITS = 4
PARTS = ("value", "chance", "own", "others", "result")


def document(review: Review, language: str = ENGLISH) -> dict[str, object]:
    return {
        "format": FORMAT,
        "version": __version__,
        "game": review.rules.name,
        "options": dict(review.course.end.options.values),
        "names": review.course.names,
        "result": list(review.course.end.result),
        "seed": review.seed,
        "moves": review.allowance,
        "seats": [seat_document(review, seat, language) for seat in review.seats],
    }


def seat_document(review: Review, seat: SeatReview, language: str = ENGLISH) -> dict[str, object]:
    places = {id(decision): number for number, decision in enumerate(seat.decisions)}
    return {
        "seat": seat.seat,
        "name": seat.name,
        "mistakes": seat.count(MISTAKEN),
        "blunders": seat.count(BLUNDERED),
        "worst": [places[id(decision)] for decision in seat.worst],
        "parts": None if review.parts is None else parts_document(review.parts, seat.seat),
        "decisions": [decision_document(review.rules, decision, language) for decision in seat.decisions],
        "missed": [_missed(missed) for missed in seat.missed],
        "uncaught": [_uncaught(uncaught) for uncaught in seat.uncaught],
    }


def parts_document(parts: Parts, seat: int) -> dict[str, object]:
    """Each part rounded to be read, and exactly, as a fraction, to be summed."""
    exact = {name: getattr(parts, name)[seat] for name in PARTS}
    rounded: dict[str, object] = {name: _rounded(float(amount)) for name, amount in exact.items()}
    return {**rounded, "exact": {name: str(amount) for name, amount in exact.items()}}


def decision_document(rules: Rules, decision: Decision, language: str) -> dict[str, object]:
    reason = decision.reason
    return {
        "step": decision.turn.step,
        "deal": decision.deal,
        "played": decision.turn.written,
        "better": decision.written(decision.better.move),
        "reason": reason.reason,
        "told": reason_text(rules, reason, language),
        "verdict": decision.verdict,
        "cost": _rounded(decision.cost),
        "error": _rounded(decision.error),
        "stake": _rounded(decision.stake),
        "win": [_rounded(decision.played.win), _rounded(decision.better.win)],
        "worlds": decision.better.worlds,
        "tried": [_tried(decision, tried) for tried in decision.tried],
    }


def _tried(decision: Decision, tried: Tried) -> dict[str, object]:
    return {
        "move": decision.written(tried.move),
        "expected": _rounded(tried.mean),
        "error": _rounded(tried.error),
        "win": _rounded(tried.win),
        "worlds": tried.worlds,
    }


def _missed(missed: Missed) -> dict[str, object]:
    names = ("clause", "claim", "first", "last", "noticed")
    return {name: getattr(missed, name) for name in names}


def _uncaught(uncaught: Uncaught) -> dict[str, object]:
    turn = uncaught.turn
    return {"step": turn.step, "move": turn.written, "clause": uncaught.clause, "claimable": uncaught.claimable}


def _rounded(number: float) -> float:
    return round(number, DIGITS) + 0.0
