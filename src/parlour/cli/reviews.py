"""The command that goes through a finished game."""

from __future__ import annotations

from pathlib import Path

from parlour.cli.common import Json, Language, print_json
from parlour.core.files import read_text
from parlour.core.languages import language_of
from parlour.errors import Unknown, seat_named
from parlour.review.course import Course
from parlour.review.document import document
from parlour.review.review import review as go_through
from parlour.review.telling import ReviewTeller

MOST = 1000.0  # times the usual reckoning


def review(
    file: Path, /, *, seat: str = "", more: float = 1.0, seed: int = 0, language: Language = "", json: Json = False
) -> None:
    """Go through a finished game: what each decision cost by what could be known then, and what would have been better.

    Each result is divided into what the seat was worth, chance, one's own choices and the others', each against what
    the book would have got there. At most about a minute of one core; the same record has the same review.

    Parameters
    ----------
    file
        The record of a game that is over.
    seat
        Only this seat's decisions.
    more
        So many times the usual reckoning; less than 1 is quicker and less sure.
    seed
        Other worlds are tried with another seed.
    """
    if not 0.0 < more <= MOST:
        raise Unknown(f"--more is a number above 0, at most {MOST:.0f}")
    course = Course(read_text(file), str(file))
    found = go_through(course, [seat_named(seat, course.names)] if seat else [], more, seed)
    if json:
        print_json(document(found, language_of(language)))
    else:
        print("\n".join(ReviewTeller(found, language_of(language)).lines()))
