"""Check the fair deals of a record, by the rules that it was made with."""

from __future__ import annotations

from parlour.cases.run import Finder
from parlour.fair import nonces
from parlour.fair.check import check
from parlour.fair.kept import Kept
from parlour.fair.reading import is_of_rounds
from parlour.fair.verdict import Verdict


def verify(text: str, find: Finder, kept: Kept | None = None) -> Verdict:
    """BadCase when the record cannot be read, or is of no table with fair deals."""
    if is_of_rounds(text):
        return check(text, find, kept)
    verdict = nonces.verify(text, find)
    if kept is not None:
        verdict.wrong.append("heads of a chain were kept of this game, but this record has no chain")
    verdict.remarks.append(
        "this record is of the first scheme: it names its promises itself, so a new one may pass too"
    )
    return verdict
