"""Every case file passes, and every clause in force is proven or shown by one."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from parlour.cases.lines import Outcome
from parlour.cases.run import run_case
from parlour.law.book import load
from parlour.law.coverage import OPEN, coverage, enacted, proofs, run_all, unknown_citations
from parlour.registry import all_rules, rules_of

CASES = Path(__file__).parent / "cases"
FILES = sorted(CASES.rglob("*.case"))


@pytest.mark.plain
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_case(path: Path) -> None:
    outcome = run_case(path.read_text(encoding="utf-8"), rules_of, str(path.relative_to(CASES)))
    assert not outcome.failures, "\n".join(str(failure) for failure in outcome.failures)


@cache
def outcomes(name: str) -> list[Outcome]:
    return run_all(CASES / name, rules_of)


@pytest.mark.parametrize("name", list(all_rules()))
def test_every_clause_in_force_is_proven_or_shown(name: str) -> None:
    books = [load(rules_of(name))]
    proven = proofs(outcomes(name), CASES)
    games = coverage(books, proven, enacted(outcomes(name)))["games"]
    assert isinstance(games, dict)
    lacking = [row["id"] for row in games[name]["clauses"] if row["state"] == OPEN]
    assert not lacking, f"no case proves {' '.join(lacking)}"
    assert not unknown_citations(books, proven)


@pytest.mark.parametrize("name", list(all_rules()))
def test_every_message_has_a_text(name: str) -> None:
    """Message ids of refusals and events are gathered from the cases' runs."""
    from parlour.present.teller import Teller

    teller = Teller(rules_of(name))
    told = {event.message for outcome in outcomes(name) if outcome.game is not None for event in outcome.game.events}
    assert not [message for message in sorted(told) if not teller.has(message)]


@pytest.mark.parametrize("name", list(all_rules()))
def test_every_option_has_a_text(name: str) -> None:
    from parlour.present.teller import Teller

    teller = Teller(rules_of(name))
    assert not [option.name for option in rules_of(name).options.each if not teller.has(f"option-{option.name}")]
