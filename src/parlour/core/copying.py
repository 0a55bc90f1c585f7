"""State written once: what a class declares is what its copies take over.

``take_over(new, old, Class)`` copies what the body of the class declares, each attribute as its annotation asks:
numbers, words and what is never changed are shared, arrays and lists are copied, parts that have a ``copy`` of their
own are copied by it.  ``refresh`` does the same in place, into arrays that are there already.  What is ``Lent`` is
shared until a copy, or what it was copied from, changes it: who may do so looks at ``lent`` first, which is set in both
and is no part of the state.

Here both are a loop over the annotations.  For the compiled package ``setup.py`` writes each call out, attribute by
attribute, so that a copy costs what it would cost written by hand.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.pickling import Part, defaults_of
from parlour.core.ways import LIST, PART, ROW, SHARE, way_of

Shared = vec[i64]  # an array that is never changed in place: copies share it
Lent = vec[i64]  # an array that whoever is ``lent`` must not change in place


def take_over(new: Any, old: Any, declaring: type) -> None:
    """Give a new object what the class declares, as an old one has it."""
    for name in _all_but_parts(new, old, declaring):
        setattr(new, name, getattr(old, name).copy())


def refresh(new: Any, old: Any, declaring: type) -> None:
    """The same for an object whose arrays are there, of the lengths that they need: here a slice is quicker still."""
    for name in _all_but_parts(new, old, declaring):
        getattr(new, name).refresh(getattr(old, name))


KNOWN: Final[dict[type, tuple[list[str], ...]]] = {}


def _all_but_parts(new: Any, old: Any, declaring: type) -> list[str]:
    """Take over all that is no part; gives the names of the parts."""
    shared, rows, lists, parts = KNOWN.get(declaring) or _by_way(old, declaring)
    for name in shared:
        setattr(new, name, getattr(old, name))
    for name in rows:
        setattr(new, name, getattr(old, name)[:])
    for name in lists:
        setattr(new, name, getattr(old, name).copy())
    return parts


def _by_way(old: Any, declaring: type) -> tuple[list[str], ...]:
    """The attributes that the class declares, by how they are taken over."""
    found: dict[str, list[str]] = {SHARE: [], ROW: [], LIST: [], PART: []}
    for name, annotation in declaring.__annotations__.items():
        found[way_of(annotation, isinstance(getattr(old, name), Part))].append(name)
    KNOWN[declaring] = tuple(found.values())
    return KNOWN[declaring]


LAID_OUT: Final[dict[type, dict[str, object]]] = {}


def _laid_out(kind: type, *_given: object, **_named: object) -> object:
    """A new part that has its defaults, always in the same order: a tenth of the speed of plain Python hangs on it."""
    if kind not in LAID_OUT:
        LAID_OUT[kind] = defaults_of(kind)
    new: object = object.__new__(kind)
    for name, value in LAID_OUT[kind].items():
        setattr(new, name, value)
    return new


if not hasattr(Part, "__mypyc_attrs__"):
    setattr(Part, "__new__", staticmethod(_laid_out))  # noqa: B010 (compiled classes cannot, and need not)
