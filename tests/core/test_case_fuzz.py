"""Hostile case files: whatever is in them, the runner gives an outcome or one clear line, never a traceback."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.cases.run import run_case
from parlour.errors import BadCase
from parlour.registry import rules_of

FILES = sorted((Path(__file__).parent.parent / "cases").rglob("*.case"))
LINES = sorted({line for path in FILES for line in path.read_text(encoding="utf-8").splitlines()})
HEADS = [["game ecarte"], ["game smoking-cat"], ["game speculation"], []]
NOISE = st.text(alphabet="=!?*@:->,#/. \tABKSQH0129naegmp\n", max_size=30)


@st.composite
def broken_cases(draw: st.DrawFn) -> str:
    lines = draw(st.sampled_from(HEADS)) + draw(st.lists(st.sampled_from(LINES) | NOISE, max_size=12))
    return "\n".join(lines)


@st.composite
def bent_cases(draw: st.DrawFn) -> str:
    """A good case with one piece cut out and noise put in its place."""
    text = draw(st.sampled_from(FILES)).read_text(encoding="utf-8")
    at = draw(st.integers(0, len(text)))
    return text[:at] + draw(NOISE) + text[at + draw(st.integers(0, 20)) :]


@settings(max_examples=400, deadline=None, derandomize=True)
@given(broken_cases() | bent_cases())
def test_any_text_gives_an_outcome_or_one_line(text: str) -> None:
    said = ""
    try:
        run_case(text, rules_of, "x.case")
    except BadCase as refused:
        said = str(refused)
    assert "\n" not in said
