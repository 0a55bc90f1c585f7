"""A review in words, in the reader's language: of each seat its result, the worst moves first, then the rest."""

from __future__ import annotations

from collections.abc import Iterator

from babel.numbers import format_decimal

from parlour.core.languages import ENGLISH
from parlour.core.moves import Move
from parlour.present.move_words import move_words
from parlour.present.prose import read_book
from parlour.present.reasons import reason_text
from parlour.present.teller import Teller
from parlour.review.conduct import Missed, Uncaught
from parlour.review.decisions import Decision
from parlour.review.review import Review, SeatReview
from parlour.review.split import Parts
from parlour.review.stake import BLUNDERED, MISTAKEN

HUNDREDTHS = 100
PLAIN, SIGNED = "0.00", "+0.00;-0.00"  # patterns of numbers


def percent(part: float) -> int:
    return round(100 * part)


class ReviewTeller:
    """Tells one review."""

    def __init__(self, review: Review, language: str = ENGLISH) -> None:
        self.review = review
        self.language = language
        self.teller = Teller(review.rules, language)
        self.book = read_book(review.rules, language)

    def lines(self) -> Iterator[str]:
        for number, seat in enumerate(self.review.seats):
            if number:
                yield ""
            yield from self.seat_lines(seat)

    def seat_lines(self, seat: SeatReview) -> Iterator[str]:
        faults = seat.faults
        counts = {"decisions": len(seat.decisions), "mistakes": seat.count(MISTAKEN), "blunders": seat.count(BLUNDERED)}
        yield self._text("review-seat", {"seat": seat.name, **counts})
        if self.review.parts is not None:
            yield f"  {self.parts_line(self.review.parts, seat.seat)}"
        for number, decision in enumerate(faults, 1):
            yield f"  {number}. {self.fault_line(decision)}"
            yield f"     {self.better_line(decision)}"
        for missed in seat.missed:
            yield f"  {self.missed_line(missed)}"
        for uncaught in seat.uncaught:
            yield f"  {self.uncaught_line(uncaught)}"

    def parts_line(self, parts: Parts, seat: int) -> str:
        """Rounded so that what is printed sums too: what is left over by rounding falls to chance."""
        names = ("result", "value", "own", "others")
        cents = {name: round(getattr(parts, name)[seat] * HUNDREDTHS) for name in names}
        cents["chance"] = cents["result"] - cents["value"] - cents["own"] - cents["others"]
        told: dict[str, object] = {name: self._number(amount / HUNDREDTHS, SIGNED) for name, amount in cents.items()}
        return self._text("review-parts", told)

    def fault_line(self, decision: Decision) -> str:
        return self._text(
            f"review-{decision.verdict}",
            {
                "step": decision.turn.step,
                "deal": decision.deal,
                "move": self._move(decision, decision.turn.move),
                "cost": self._number(decision.cost),
                "error": self._number(decision.error),
                "stake": self._number(decision.stake),
                "share": percent(decision.share),
            },
        )

    def better_line(self, decision: Decision) -> str:
        return self._text(
            "review-better",
            {
                "move": self._move(decision, decision.better.move),
                "now": percent(decision.played.win),
                "then": percent(decision.better.win),
                "reason": reason_text(self.review.rules, decision.reason, self.language),
            },
        )

    def missed_line(self, missed: Missed) -> str:
        noticed = "yes" if missed.noticed else "no"
        steps: dict[str, object] = {"first": missed.first, "last": missed.last}
        law: dict[str, object] = {"clause": missed.clause, "claim": missed.claim, "noticed": noticed}
        return self._text("review-missed", {**steps, **law})

    def uncaught_line(self, uncaught: Uncaught) -> str:
        args: dict[str, object] = {
            "step": uncaught.turn.step,
            "move": move_words(self.teller, uncaught.turn.move, uncaught.turn.written),
            "clause": uncaught.clause,
            "claimable": ", ".join(uncaught.claimable) or "none",
        }
        return self._text("review-uncaught", args)

    def _move(self, decision: Decision, move: Move) -> str:
        written = decision.written(move)
        return move_words(self.teller, move, written) if written else self._text("review-let-be")

    def _number(self, amount: float, pattern: str = PLAIN) -> str:
        """As it is written in the reader's language; nothing is no less than nothing."""
        return format_decimal(round(amount, 2) + 0.0, pattern, self.language)

    def _text(self, message: str, args: dict[str, object] | None = None) -> str:
        return self.teller.text(message, args)
