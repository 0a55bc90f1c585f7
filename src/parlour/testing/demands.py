"""What the battery says when a game breaks the contract."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from parlour.core.options import Value
from parlour.core.rules import Rules

Given = dict[str, Value]  # the options somebody gave; the rest stand at their defaults
Check = Callable[[Rules, Given, int], None]


class ContractBroken(AssertionError):
    """A game did what the contract forbids."""


def demand(held: bool, *told: object) -> None:
    """Raise unless it held; what is told is only put into words then."""
    if not held:
        raise ContractBroken(" ".join([str(part) for part in told]))


def reproducible(check: Check) -> Check:
    """The check, with the game, options and seed noted on whatever goes wrong."""

    @wraps(check)
    def noted(rules: Rules, given: Given, seed: int) -> None:
        try:
            check(rules, given, seed)
        except Exception as error:
            error.add_note(where(check.__name__, rules, given, seed))
            raise

    return noted


def where(what: str, rules: Rules, given: Given, seed: int) -> str:
    options = " ".join([f"{name}={value}" for name, value in given.items()])
    return f"{what}: {rules.name}, options {options or 'as usual'}, seed {seed}"
