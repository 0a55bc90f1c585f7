"""The whole battery, driven by Hypothesis over options and seeds."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, given, settings

from parlour.core.rules import Rules
from parlour.testing.cites import cites
from parlour.testing.copies import copies
from parlour.testing.demands import Check, Given
from parlour.testing.knowing import remembers
from parlour.testing.lawful import lawful
from parlour.testing.ledger import books
from parlour.testing.pasts import pasts
from parlour.testing.picks import picks
from parlour.testing.replays import records, replays
from parlour.testing.secrets import secrets
from parlour.testing.strategies import option_sets, seeds
from parlour.testing.turns import turns
from parlour.testing.words import words

CHECKS: tuple[Check, ...] = (
    turns,
    lawful,
    picks,
    cites,
    words,
    books,
    copies,
    secrets,
    remembers,
    pasts,
    replays,
    records,
)


def battery(rules: Rules, examples: int = 10) -> None:
    """Try a game with all checks; raises at the first thing that breaks the contract."""
    for check in CHECKS:
        try_out(check, rules, examples)


def try_out(check: Check, rules: Rules, examples: int = 10) -> None:
    """One check with so many random option sets and seeds, the same on every run."""

    @settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    @given(option_sets(rules), seeds())
    def tried(options: Given, seed: int) -> None:
        check(rules, options, seed)

    tried()
