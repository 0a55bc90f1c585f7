"""The state of a game as plain values, so that games pickle, deep-copy and compare.

Native ``vec`` arrays can do none of these, and compiled objects keep no ``__dict__``; both are handled here, once.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

VEC = type(vec[i64]([0]))
NO_STATE = {"__dict__", "lent"}  # whether copies share an array makes no other game of it


class Row:
    """A ``vec`` as a plain list."""

    values: list[int]

    def __init__(self, values: list[int]) -> None:
        self.values = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Row) and self.values == other.values

    def __hash__(self) -> int:
        return hash(tuple(self.values))

    def __repr__(self) -> str:
        return f"Row({self.values})"

    def __reduce__(self) -> tuple[object, ...]:
        return Row, (self.values,)


def state_of(thing: Any, without: tuple[str, ...] = ()) -> dict[str, object]:
    """Every attribute by name, compiled or not, arrays as rows."""
    compiled: tuple[str, ...] = getattr(type(thing), "__mypyc_attrs__", ())
    names = {*compiled, *defaults_of(type(thing)), *getattr(thing, "__dict__", {})} - NO_STATE - {*without}
    return {name: _plain(getattr(thing, name)) for name in sorted(names)}


def defaults_of(kind: type) -> dict[str, object]:
    """Attributes of an uncompiled class that have their value from the class body until they are set."""
    bodies = [vars(base) for base in reversed(kind.__mro__)]
    return {name: body[name] for body in bodies for name in body.get("__annotations__", {}) if name in body}


class Nested:
    """The state of a part within that of its game."""

    state: dict[str, object]

    def __init__(self, state: dict[str, object]) -> None:
        self.state = state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Nested) and self.state == other.state

    def __hash__(self) -> int:
        return len(self.state)

    def __reduce__(self) -> tuple[object, ...]:
        return Nested, (self.state,)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Part:
    """A part of a game's state that is an object of its own, such as a deal; it pickles and compares with the game.

    The game's constructor has made one, into which the state is put.  A part that stands apart says how it pickles.
    """

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and type(self) is type(other) and state_of(self) == state_of(other)

    def __hash__(self) -> int:
        return id(self)

    def stands_apart(self) -> bool:
        return False


def _plain(value: Any) -> object:
    if isinstance(value, VEC):
        return Row(list(value))
    if isinstance(value, Part) and not value.stands_apart():
        return Nested(state_of(value))
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value


def _native(value: Any) -> object:
    if isinstance(value, Row):
        return vec[i64](value.values)
    if isinstance(value, list):
        return [_native(item) for item in value]
    return value


def revive(thing: Any, state: dict[str, object]) -> None:
    for name, value in state.items():
        if isinstance(value, Nested):
            revive(getattr(thing, name), value.state)
        else:
            setattr(thing, name, _native(value))
