"""Hypothesis strategies: option sets and seeds.  They shrink to the usual options and to seed 0."""

from __future__ import annotations

from hypothesis import strategies as st

from parlour.core.options import Value
from parlour.core.rules import Rules
from parlour.testing.demands import Given
from parlour.testing.options import mended, shortened, values_of


def seeds() -> st.SearchStrategy[int]:
    return st.integers(0, 2**40)


def option_sets(rules: Rules) -> st.SearchStrategy[Given]:
    """Any options at any of the values worth trying, as far as the game accepts them; short games."""
    left_out: list[Value | None] = [None]
    each = {name: st.sampled_from([*left_out, *values]) for name, values in values_of(rules).items()}
    return st.fixed_dictionaries(each).map(lambda wished: _accepted(rules, wished))


def _accepted(rules: Rules, wished: dict[str, Value | None]) -> Given:
    given = {name: value for name, value in wished.items() if value is not None}
    return shortened(rules, mended(rules, given))
