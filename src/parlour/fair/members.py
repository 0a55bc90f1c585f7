"""A JSON object that somebody else wrote: its members are asked for by name and kind."""

from __future__ import annotations

import json
import re
from typing import Any

FEW = 2**31  # a number that may be hashed is below, and so has four bytes, with the one that follows it
EXACT = 2**53  # beyond it not all readers read the same number
HASH = re.compile(r"[0-9a-f]{64}", re.ASCII)


class Members:
    """A JSON object.  Every question names what it wants; the answer is that, or a ValueError."""

    def __init__(self, found: dict[str, Any]) -> None:
        self._found = found

    def has(self, name: str) -> bool:
        return name in self._found

    def names(self) -> list[str]:
        return list(self._found)

    def whole(self, name: str, below: int = FEW) -> int:
        found = _whole(self._found.get(name), below)
        if found is None:
            raise ValueError(f"{name!r} is no whole number below {below}")
        return found

    def text(self, name: str, usual: str | None = None) -> str:
        value = self._found.get(name, usual)
        if not isinstance(value, str):
            raise ValueError(f"{name!r} is no text")
        return value

    def hash(self, name: str, usual: str | None = None) -> bytes:
        """32 bytes; nothing where it may be left out and is left out or empty."""
        value = self.text(name, usual)
        if value == "" and usual == "":
            return b""
        if HASH.fullmatch(value) is None:
            raise ValueError(f"{name!r} is not 32 bytes in lower-case hexadecimal")
        return bytes.fromhex(value)

    def listed(self, name: str) -> list[Any]:
        value = self._found.get(name)
        if not isinstance(value, list):
            raise ValueError(f"{name!r} is no list")
        return value

    def inside(self, name: str) -> Members:
        value = self._found.get(name)
        if not isinstance(value, dict):
            raise ValueError(f"{name!r} is no object")
        return Members(value)

    def list_of_members(self, name: str) -> list[Members]:
        rows = self.listed(name)
        if not all(isinstance(row, dict) for row in rows):
            raise ValueError(f"{name!r} holds something that is no object")
        return [Members(row) for row in rows]

    def list_of_rows(self, name: str, length: int) -> list[list[object]]:
        """Lists of so many things each."""
        rows = self.listed(name)
        if not all(isinstance(row, list) and len(row) == length for row in rows):
            raise ValueError(f"{name!r} holds something that is no row of {length}")
        return rows

    def list_of_texts(self, name: str) -> list[str]:
        rows = self.listed(name)
        if not all(isinstance(row, str) for row in rows):
            raise ValueError(f"{name!r} holds something that is no text")
        return rows

    def list_of_wholes(self, name: str) -> list[int]:
        found = [_whole(row, FEW) for row in self.listed(name)]
        if None in found:
            raise ValueError(f"{name!r} holds something that is no whole number below {FEW}")
        return [row for row in found if row is not None]

    def plain(self, name: str) -> object:
        """Whatever it is."""
        return self._found.get(name)


def _whole(value: object, below: int) -> int | None:
    """JSON knows no whole numbers: 1.0 is 1 to other readers, and so it is to us."""
    if type(value) is not int and not (type(value) is float and value.is_integer()):
        return None
    return int(value) if 0 <= value < below else None


def members_of(text: str) -> Members:
    """The object that a text is; ValueError says why it is none."""
    found = json_in(text)
    if not isinstance(found, dict):
        raise ValueError("this is no JSON object")
    return Members(found)


def json_in(text: str) -> Any:
    """What a text says in JSON, with no member twice, so that all readers read the same."""
    try:
        found = json.loads(text, object_pairs_hook=_each_once, parse_constant=_no_number)
        json.dumps(found, ensure_ascii=False).encode()
    except RecursionError:
        raise ValueError("this is nested too deep") from None
    except UnicodeEncodeError:
        raise ValueError("this is no text in UTF-8") from None
    except json.JSONDecodeError as error:
        raise ValueError(f"this is no JSON ({error.msg})") from None
    return found


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a member stands there twice")
    return found


def _no_number(text: str) -> None:
    raise ValueError(f"{text} is no number of JSON")
