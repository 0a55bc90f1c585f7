"""Every case file passes, and every clause in force is proven or shown by one."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.cases.run import run_case
from parlour.law.book import load
from parlour.law.coverage import OPEN, coverage, proofs, run_all, unknown_citations
from parlour.registry import all_rules, rules_of

CASES = Path(__file__).parent / "cases"
FILES = sorted(CASES.rglob("*.case"))


@pytest.mark.plain
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_case(path: Path) -> None:
    outcome = run_case(path.read_text(encoding="utf-8"), rules_of, str(path.relative_to(CASES)))
    assert not outcome.failures, "\n".join(str(failure) for failure in outcome.failures)


def test_every_clause_in_force_is_proven_or_shown() -> None:
    books = [load(rules) for rules in all_rules().values()]
    proven = proofs(run_all(CASES, rules_of), CASES)
    report = coverage(books, proven)
    games = report["games"]
    assert isinstance(games, dict)
    lacking = [row["id"] for game in games.values() for row in game["clauses"] if row["state"] == OPEN]
    assert not lacking, f"no case proves {' '.join(lacking)}"
    assert not unknown_citations(books, proven)


def test_every_message_has_a_text() -> None:
    """Message ids of refusals and events are gathered from the cases' runs."""
    from parlour.present.teller import Teller

    silent: set[str] = set()
    for outcome in run_all(CASES, rules_of):
        game = outcome.game
        if game is None:
            continue
        teller = Teller(rules_of(game.name))
        silent |= {f"{game.name}: {event.message}" for event in game.events if not teller.has(event.message)}
    assert not silent


@pytest.mark.parametrize("name", list(all_rules()))
def test_every_option_has_a_text(name: str) -> None:
    from parlour.present.teller import Teller

    teller = Teller(rules_of(name))
    assert not [option.name for option in rules_of(name).options.each if not teller.has(f"option-{option.name}")]
