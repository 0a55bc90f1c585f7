"""What a newer Parlour has written into a table's log, or beside it, and this one cannot read."""

from __future__ import annotations

from parlour.errors import ParlourError


class Newer(ParlourError):
    """Nothing is done with such a table, and nothing written to it: the newer program can go on where it was."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what} was written by a newer Parlour, or is damaged; nothing was done")
