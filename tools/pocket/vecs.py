"""Stands for ``librt.vecs`` where nothing is compiled: plain lists, which are faster there than its own rows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class vec:
    """``vec[i64](items)`` makes a list; ``vec`` is no type by which anything is known at run time."""

    def __class_getitem__(cls, _kind: object) -> Any:
        return _row


def _row(items: Iterable[Any] = (), *, capacity: int = 0) -> list[Any]:  # noqa: ARG001 (a list grows by itself)
    return list(items)


def append(row: list[Any], item: Any) -> list[Any]:
    row.append(item)
    return row


def extend(row: list[Any], items: Iterable[Any]) -> list[Any]:
    row.extend(list(items))  # it may be the row itself
    return row
