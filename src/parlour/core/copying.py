"""State written once: what a class declares is what its copies take over.

``take_over(new, old, Class)`` copies what the body of the class declares, each attribute as its annotation asks:
numbers, words and what is never changed are shared, arrays and lists are copied, parts that have a ``copy`` of their
own are copied by it.  ``refresh`` does the same in place, into arrays that are there already.

Here both are a loop over the annotations.  For the compiled package ``setup.py`` writes each call out, attribute by
attribute, so that a copy costs what it would cost written by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

Shared = vec[i64]  # an array that is never changed in place: copies share it

# how an attribute is taken over, by its annotation
SHARE = "share"
ROW = "row"  # an array of numbers
LIST = "list"
PART = "part"  # an object with ``copy`` and ``refresh``
PARTS = ("Deal", "Trick", "Claims", "Marks")  # a class of such parts ends with one of these


def way_of(annotation: str) -> str:
    """How an attribute with this annotation is taken over."""
    if annotation.startswith("vec["):
        return ROW
    if annotation.startswith(("list[", "dict[", "set[")):
        return LIST
    return PART if annotation.endswith(PARTS) else SHARE


def take_over(new: Any, old: Any, declaring: type) -> None:
    """Give a new object what the class declares, as an old one has it."""
    for name, annotation in declaring.__annotations__.items():
        value = getattr(old, name)
        way = way_of(annotation)
        if way == ROW:
            value = value[:]
        elif way in (LIST, PART):
            value = value.copy()
        setattr(new, name, value)


def refresh(new: Any, old: Any, declaring: type) -> None:
    """The same for an object whose arrays are there, of the lengths that they need."""
    for name, annotation in declaring.__annotations__.items():
        value = getattr(old, name)
        way = way_of(annotation)
        if way == ROW:
            row = getattr(new, name)
            for i in range(len(value)):
                row[i] = value[i]
        elif way == PART:
            getattr(new, name).refresh(value)
        else:
            setattr(new, name, value.copy() if way == LIST else value)


def revived(kind: Any, state: dict[str, object], revive: Callable[[Any, dict[str, object]], None]) -> object:
    """A pickled object of this kind with its state; its constructor is not asked.  (Compiled code would ask it.)"""
    thing = kind.__new__(kind)
    revive(thing, state)
    return thing
