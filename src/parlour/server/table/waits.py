"""How long a table waits for people, as whoever runs the server has decided."""

from __future__ import annotations

from msgspec import Struct

RANGES = {  # seconds
    "away": (1.0, 3600.0),
    "commit": (0.05, 60.0),
    "open": (0.05, 60.0),
    "match": (1.0, 86_400.0),
    "cut": (0.05, 3600.0),
}


class Waits(Struct, frozen=True):
    """In milliseconds.  Every process that serves the same tables should be told the same."""

    away: int = 60_000  # until a bot takes the seat of somebody who is gone
    commit: int = 3_000  # for a commitment, after a drawing has become due
    open: int = 10_000  # for the shares, after its list was closed
    match: int = 600_000  # for those who have not come, after the table of a match was laid
    cut: int = 30_000  # for those who cut the packs of a round: to commit, and then to show their shares


USUAL = Waits()


def waits_of(text: str) -> Waits:
    """The usual ones but for those in a text such as ``commit=1.5 open=5``, in seconds; ValueError where it is none."""
    given: dict[str, int] = {}
    for part in text.split():
        name, _, seconds = part.partition("=")
        if name not in RANGES:
            raise ValueError(f"there is no {name!r}; there are {', '.join(RANGES)}")
        given[name] = round(_within(name, seconds) * 1000)
    return Waits(**given)


def _within(name: str, text: str) -> float:
    least, most = RANGES[name]
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not least <= seconds <= most:
        raise ValueError(f"{name} is a number of seconds from {least:g} to {most:g}, not {text!r}")
    return seconds
