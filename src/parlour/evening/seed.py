"""The seed of a competition's lots: promised with the line that opens it, shown with the first round.

So the house has chosen it before anybody has entered, and whoever likes draws every round again from the book.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256

from parlour.evening.contests import contests_in
from parlour.evening.lines import CONTEST, Line
from parlour.fair.hashes import sha


def seed_of(secret: bytes) -> str:
    """What is shown of a competition's secret."""
    return sha(b"seed", secret).hex()


def promise_of_seed(seed: str) -> str:
    """SHA-256 of the seed as it is written: anybody can make it."""
    return sha256(seed.encode()).hexdigest()


def check_lots(lines: Sequence[Line]) -> Iterator[tuple[int, int, str]]:
    """What does not hold of the lots of a book: the competition, the line, and what is wrong with it."""
    promised = {line.number: line.promise for line in lines if line.kind == CONTEST}
    for at, line in enumerate(lines):
        if line.round is None:
            continue
        before = contests_in(lines[:at])[line.contest]
        seed, promise = line.round.seed, promised[line.contest]
        if promise and promise_of_seed(seed) != promise:
            yield line.contest, line.number, "the seed is not the one that was promised"
        elif before.seed and before.seed != seed:
            yield line.contest, line.number, "the seed is another than that of the first round"
        tables, byes = before.next_round(seed)
        if (tables, byes) != ([list(match.people) for match in line.round.matches], list(line.round.byes)):
            yield line.contest, line.number, "the pairings are not those that the seed makes"
