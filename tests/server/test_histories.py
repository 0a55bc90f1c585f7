"""Twenty histories: whatever goes wrong, acknowledged and told means written, once and in order.

``./dev proof histories`` runs a thousand of them with real processes.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from parlour.server.table.entries import Entry, Moved, Said
from tests.server.hall import fixed_secrets
from tests.server.places import Cluster
from tests.server.proofs.checking import Counts, check
from tests.server.proofs.doors import AWAY, HELD, KILLED, LATE, REFUSED
from tests.server.proofs.histories import on_file, on_postgres, small
from tests.server.proofs.witness import Witness

SMALL = 18


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """The houses complain of their store, as they should."""
    monkeypatch.setattr(logging.getLogger("parlour.server"), "disabled", True)
    fixed_secrets(monkeypatch)


@pytest.mark.usefixtures("silent")
def test_histories_in_one_process() -> None:
    counts: Counts = Counter()
    for seed in range(SMALL):
        counts += small(seed)[1]
    assert counts["acknowledged"] > 15 * SMALL, counts
    assert counts["views"] > 10 * SMALL, counts
    for what in (REFUSED, LATE, KILLED, HELD, AWAY, "unanswered", "not stored"):
        assert counts[what] > 5, counts


def test_a_history_on_sqlite(tmp_path: Path) -> None:
    assert on_file(tmp_path, range(1))["acknowledged"]


def test_a_history_on_postgres(postgres: Cluster, tmp_path: Path) -> None:
    assert on_postgres(postgres, tmp_path, range(1))["acknowledged"]


# -- the checker sees what is wrong ------------------------------------------------------------


def renumbered(log: list[Entry]) -> list[Entry]:
    return [msgspec.structs.replace(entry, seq=seq) for seq, entry in enumerate(log, 1)]


def last_of(log: list[Entry], kind: type) -> int:
    return max(i for i, entry in enumerate(log) if isinstance(entry.act, kind))


def lost(log: list[Entry]) -> list[Entry]:
    return log[: last_of(log, Said)]


def gap(log: list[Entry]) -> list[Entry]:
    return [*log[:5], *log[6:]]


def twice(log: list[Entry]) -> list[Entry]:
    return renumbered([*log, log[last_of(log, Said)]])


def swapped(log: list[Entry]) -> list[Entry]:
    one = last_of(log, Said)
    return renumbered([*log[: one - 1], log[one], log[one - 1], *log[one + 1 :]])


def other_words(log: list[Entry]) -> list[Entry]:
    one = last_of(log, Said)
    said = log[one].act
    assert isinstance(said, Said)
    act = msgspec.structs.replace(said, text="something else")
    return [*log[:one], msgspec.structs.replace(log[one], act=act), *log[one + 1 :]]


def nobody_moved(log: list[Entry]) -> list[Entry]:
    """The table as it would be without its last move."""
    one = last_of(log, Moved)
    return renumbered([*log[:one], *log[one + 1 :]])


@pytest.fixture(scope="module")
def kept() -> tuple[list[Entry], list[Witness]]:
    with pytest.MonkeyPatch.context() as patches:
        patches.setattr(logging.getLogger("parlour.server"), "disabled", True)
        history, _counts = small(1)
    return history.log, history.people


@pytest.mark.parametrize("spoil", [lost, gap, twice, swapped, other_words, nobody_moved])
def test_a_log_that_is_not_what_was_told_is_found_out(
    kept: tuple[list[Entry], list[Witness]], spoil: Callable[[list[Entry]], list[Entry]]
) -> None:
    log, people = kept
    check(log, people, refused_is_lost=False)
    with pytest.raises((AssertionError, ValueError)):
        check(spoil(log), people, refused_is_lost=False)


def test_an_order_that_was_not_the_true_one_is_found_out(kept: tuple[list[Entry], list[Witness]]) -> None:
    """Two acknowledgements exchanged: each entry is there, but the later one was asked for first."""
    log, people = kept
    acknowledged = [asked for person in people for asked in person.asked.values() if asked.entry]
    acknowledged.sort(key=lambda asked: asked.sent)
    first, last = acknowledged[0], acknowledged[-1]
    first.sent, last.sent, first.answered, last.answered = last.sent, first.sent, last.answered, first.answered
    with pytest.raises(AssertionError, match="was acknowledged"):
        check(log, people, refused_is_lost=False)
    first.sent, last.sent, first.answered, last.answered = last.sent, first.sent, last.answered, first.answered
