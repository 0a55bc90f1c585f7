"""Forgers: who changes lines of a record, and a house that lied all along and made its chain fit."""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import Any

from parlour.fair.hashes import numbered, sha

Json = dict[str, Any]


class Draft:
    """A record whose entries and told texts can be changed; what it writes is consistent in itself again."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")[:-1]
        self.entries = [json.loads(line[11:]) for line in self.lines if line.startswith("fair entry ")]
        self.texts = [line[11:] for line in self.lines if line.startswith("fair entry ")]
        self.before = [json.dumps(entry) for entry in self.entries]
        table, game = next(line for line in self.lines if line.startswith("fair table ")).split()[2:]
        self.first = [b"game", table.encode(), numbered(int(game))]

    def kind(self, kind: str, at: int = 0, **members: Any) -> Json:
        """An entry of a kind, by its number among those with these members."""
        found = [e for e in self.entries if e["kind"] == kind and all(e.get(n) == v for n, v in members.items())]
        return dict_of(found[at])

    def round(self, drawing: int) -> Json:
        return dict_of(next(e["round"] for e in self.entries if e.get("round", {}).get("drawing") == drawing))

    def dealing(self, drawing: int) -> Json:
        """The entry that dealt a drawing."""
        return dict_of([e for e in self.entries if e["kind"] == "opened" and e["drawing"] == drawing][-1])

    def tell(self, seq: int, who: str, old: str, new: str) -> None:
        """Change what somebody was told, and its seal."""
        for i, line in enumerate(self.lines):
            if line.startswith(f"fair told {seq} {who} "):
                salt, told = line.split(" ", 5)[4:]
                changed = told.replace(old, new)
                assert changed != told
                seal = hashlib.sha256(bytes.fromhex(salt) + changed.encode()).hexdigest()
                self.lines[i] = f"fair told {seq} {who} {salt} {changed}"
                self.put(f"fair sealed {seq} {who} ", seal)
                return
        raise AssertionError("nothing was told")

    def told(self, seq: int, who: str) -> str:
        return next(line.split(" ", 5)[5] for line in self.lines if line.startswith(f"fair told {seq} {who} "))

    def put(self, start: str, rest: str) -> None:
        """Change the line that begins so."""
        at = next(i for i, line in enumerate(self.lines) if line.startswith(start))
        self.lines[at] = start + rest

    def drop(self, start: str) -> None:
        at = next(i for i, line in enumerate(self.lines) if line.startswith(start))
        del self.lines[at]

    def drop_entry(self, entry: Json) -> None:
        at = next(i for i, other in enumerate(self.entries) if other is entry)
        for row in (self.entries, self.texts, self.before):
            del row[at]
        self.lines = [
            line
            for line in self.lines
            if not (line.startswith("fair entry ") and json.loads(line[11:])["seq"] == entry["seq"])
            and line.split(" ")[1:3] not in (["sealed", str(entry["seq"])], ["told", str(entry["seq"])])
        ]

    def text(self) -> str:
        """The record with every head made anew, also where somebody says what he has seen."""
        seals = self._seals()
        heads: dict[str, str] = {}
        old = new = b""
        public = []
        for entry, was, text in zip(self.entries, self.before, self.texts, strict=True):
            entry["saw"] = heads.get(entry.get("saw", ""), entry.get("saw", ""))
            if not entry["saw"]:
                del entry["saw"]
            now = text if json.dumps(entry) == was else json.dumps(entry, separators=(",", ":"))
            old, new = (self._head(head, text, seals[entry["seq"]]) for head, text in ((old, text), (new, now)))
            heads[old.hex()] = new.hex()
            public.append(now)
        rest = iter(public)
        lines = [f"fair entry {next(rest)}" if line.startswith("fair entry ") else line for line in self.lines]
        return "\n".join([*lines[:-1], f"fair head {new.hex()}", ""])

    def _head(self, before: bytes, text: str, seals: list[bytes]) -> bytes:
        if not before:
            return sha(*self.first, text.encode())
        return sha(b"entry", before, text.encode(), *seals)

    def _seals(self) -> dict[int, list[bytes]]:
        found: dict[int, list[bytes]] = {entry["seq"]: [] for entry in self.entries}
        for line in self.lines:
            if line.startswith("fair sealed "):
                seq, who, seal = line.split(" ")[2:]
                found.setdefault(int(seq), []).append(who.encode() + b" " + bytes.fromhex(seal))
        return found


def dict_of(found: Any) -> Json:
    assert isinstance(found, dict)
    return found


def other_digit(digit: str, chance: Random) -> str:
    return chance.choice([each for each in "0123456789abcdef" if each != digit])


def forged(text: str, chance: Random) -> str:
    """A record in which some line is another, missing, there twice, or in another place."""
    lines = text.split("\n")[:-1]
    at = chance.randrange(len(lines))
    way = chance.choice(["character", "digit", "drop", "twice", "swap", "word", "cut"])
    line = lines[at]
    if way == "character":
        i = chance.randrange(len(line))
        lines[at] = line[:i] + chr(chance.randrange(32, 0x250)) + line[i + 1 :]
    elif way == "digit":
        digits = [i for i, each in enumerate(line) if each in "0123456789abcdef"]
        if digits:
            i = chance.choice(digits)
            lines[at] = line[:i] + other_digit(line[i], chance) + line[i + 1 :]
    elif way == "drop":
        del lines[at]
    elif way == "twice":
        lines.insert(chance.randrange(len(lines)), line)
    elif way == "swap":
        other = chance.randrange(len(lines))
        lines[at], lines[other] = lines[other], lines[at]
    elif way == "word":
        words = line.split(" ")
        lines[at] = " ".join(words[: chance.randrange(len(words))])
    else:
        lines = lines[:at]
    return "\n".join([*lines, ""])


def says_the_same(one: str, other: str) -> bool:
    """Whether two records differ only in the version, in comments, or in the order of lines that need none."""
    return _meaning(one) == _meaning(other)


def _meaning(text: str) -> dict[str, list[str]]:
    """Entries and the lines of play have an order, and what is sealed in one entry."""
    found: dict[str, list[str]] = {}
    for line in text.split("\n"):
        words = line.split(" ")
        if not line or line.startswith("#") or words[0] == "version":
            continue
        in_order = words[0] != "fair" or words[1:2] == ["entry"]
        found.setdefault("play" if in_order else " ".join(words[:3]), []).append(line)
    return {start: lines if start == "play" or " sealed " in start else sorted(lines) for start, lines in found.items()}
