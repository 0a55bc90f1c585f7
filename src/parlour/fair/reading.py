"""A record of rounds, line by line, as checked data (docs/fair.md).  Whoever wrote it may be lying.

What cannot be read at all is a BadCase that names its line; whether it is true is not asked here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from parlour.errors import BadCase
from parlour.fair.heads import MOVE, WATCH
from parlour.fair.members import EXACT, Members, json_in, members_of

SCHEME = "fair scheme 2"
NUMBER = re.compile(r"0|[1-9][0-9]{0,8}", re.ASCII)
HASH = re.compile(r"[0-9a-f]{64}", re.ASCII)
HASHES = re.compile(r"([0-9a-f]{64})+", re.ASCII)
HASH_DIGITS = 64
MOST_CARDS = 1000
PLAIN = ("game", "version", "option", "seats", "player")  # what stands in any record


class Proof:
    """What a record tells of one promise."""

    def __init__(self) -> None:
        self.picks = b""
        self.leaves: list[bytes] = []
        self.opened: list[tuple[int, str, bytes]] = []  # place, face, salt


class Entry:
    """One entry of the chain, with what was sealed in it and what the reader was told of that."""

    def __init__(self, line: int, text: str, data: Members) -> None:
        self.line = line
        self.text = text
        self.data = data
        self.seq = data.whole("seq")
        data.whole("at", EXACT)
        self.kind = data.text("kind")
        self.seals: dict[str, bytes] = {}  # in order
        self.told: dict[str, tuple[bytes, str]] = {}  # WHO: salt, text


class Record:
    def __init__(self) -> None:
        self.plain: list[tuple[int, str]] = []  # line numbers and lines that are not of the fair deals
        self.comments = 0
        self.table = ""
        self.game = 0
        self.reader = ""
        self.pack_text = ""
        self.pack: dict[str, int] = {}  # faces and their numbers, in the order of the pack
        self.entries: list[Entry] = []
        self.proofs: dict[int, Proof] = {}
        self.secret = b""
        self.head = b""

    def said(self, word: str) -> list[str]:
        """What stands behind a first word in the lines of any record."""
        return [line[len(word) + 1 :] for _number, line in self.plain if line.split(" ", 1)[0] == word]


def is_of_rounds(text: str) -> bool:
    return f"\n{SCHEME}\n" in f"\n{text}"


def read_record(text: str) -> Record:
    """BadCase when this is no record of rounds."""
    return Reader(text).record


class Reader:
    """Reads the lines one after the other."""

    def __init__(self, text: str) -> None:
        self.record = Record()
        self.once: set[str] = set()  # what may be said once, and was
        self.by_seq: dict[int, Entry] = {}
        self.at = 0  # the line being read
        ways: dict[str, Callable[[str], None]] = {
            "scheme": self._scheme,
            "table": self._table,
            "reader": self._reader,
            "pack": self._pack,
            "entry": self._entry,
            "sealed": self._sealed,
            "told": self._told,
            "secret": self._secret,
            "head": self._head,
        }
        lines = text.split("\n")
        if lines[-1]:
            raise BadCase("the last line of the record is cut off")
        for self.at, line in enumerate(lines[:-1], 1):
            try:
                self._line(line, ways)
            except ValueError as error:
                raise BadCase(f"line {self.at}: {error}: {line[:80]!r}") from None
        for needed in ("scheme", "table", "reader", "pack", "entry", "head"):
            if needed not in self.once:
                raise BadCase(f"the record has no line `fair {needed}`")

    def _line(self, line: str, ways: dict[str, Callable[[str], None]]) -> None:
        if line.startswith("#") or not line:
            self.record.comments += bool(line)
        elif not line.startswith("fair "):
            self.record.plain.append((self.at, line))
        else:
            _fair, word, rest = _cut(line, 3)
            if word in ways:
                if word in self.once and word not in ("entry", "sealed", "told"):
                    raise ValueError("this is said twice")
                self.once.add(word)
                ways[word](rest)
            else:
                self._proof(number(word), rest)

    def _scheme(self, rest: str) -> None:
        if rest != "2":
            raise ValueError("no scheme that we know")

    def _table(self, rest: str) -> None:
        table, game = _cut(rest, 2)
        self.record.table = table
        self.record.game = number(game)

    def _reader(self, rest: str) -> None:
        self.record.reader = rest if rest == WATCH else str(number(rest))

    def _pack(self, rest: str) -> None:
        pack = self.record.pack
        self.record.pack_text = rest
        for pair in rest.split(" "):
            face, equals, card = pair.rpartition("=")
            if not equals or not face or face in pack:
                raise ValueError("no face with its number, or one that was there")
            pack[face] = number(card)
        if len(pack) > MOST_CARDS:
            raise ValueError(f"no pack has more than {MOST_CARDS} cards")
        if len(set(pack.values())) != len(pack):
            raise ValueError("two cards have the same number")

    def _entry(self, rest: str) -> None:
        entry = Entry(self.at, rest, members_of(rest))
        if self.record.entries and entry.seq <= self.record.entries[-1].seq:
            raise ValueError("entries are numbered upwards")
        self.by_seq[entry.seq] = entry
        self.record.entries.append(entry)

    def _sealed(self, rest: str) -> None:
        seq, who, seal = _cut(rest, 3)
        entry = self._entry_at(seq)
        if who in entry.seals:
            raise ValueError("this was sealed before")
        entry.seals[_who(who)] = hash_in(seal)

    def _told(self, rest: str) -> None:
        seq, who, salt, text = _cut(rest, 4)
        entry = self._entry_at(seq)
        if who in entry.told:
            raise ValueError("this was told before")
        entry.told[_who(who)] = (hash_in(salt), text)

    def _entry_at(self, seq: str) -> Entry:
        entry = self.by_seq.get(number(seq))
        if entry is None:
            raise ValueError("no entry before this line has that number")
        return entry

    def _secret(self, rest: str) -> None:
        self.record.secret = hash_in(rest)

    def _head(self, rest: str) -> None:
        self.record.head = hash_in(rest)

    def _proof(self, drawing: int, rest: str) -> None:
        what, told = _cut(rest, 2)
        proof = self.record.proofs.setdefault(drawing, Proof())
        if what == "picks" and not proof.picks:
            proof.picks = hash_in(told)
        elif what == "leaves" and not proof.leaves:
            if HASHES.fullmatch(told) is None:
                raise ValueError("leaves are hashes one behind the other")
            proof.leaves = [bytes.fromhex(told[at : at + HASH_DIGITS]) for at in range(0, len(told), HASH_DIGITS)]
        elif what == "open":
            place, face, salt = _cut(told, 3)
            proof.opened.append((number(place), face, hash_in(salt)))
        else:
            raise ValueError("this line is not known, or was there before")


def _cut(text: str, parts: int) -> list[str]:
    """So many words; the last is all the rest, of which nothing may be empty."""
    found = text.split(" ", parts - 1)
    if len(found) != parts or not all(found):
        raise ValueError("something is missing")
    return found


def _who(text: str) -> str:
    return text if text in (WATCH, MOVE) else str(number(text))


def number(text: str) -> int:
    if NUMBER.fullmatch(text) is None:
        raise ValueError(f"{text[:20]!r} is no number")
    return int(text)


def hash_in(text: str) -> bytes:
    if HASH.fullmatch(text) is None:
        raise ValueError(f"{text[:20]!r} is not 32 bytes in lower-case hexadecimal")
    return bytes.fromhex(text)


def shown_in(record: Record, entry: Entry) -> Iterator[Members]:
    """The events of an entry as the reader was told them; BadCase when they are no events."""
    told = entry.told.get(record.reader)
    try:
        if entry.data.has("events"):
            yield from entry.data.list_of_members("events")
        elif told is not None:
            yield from Members({"events": json_in(told[1])}).list_of_members("events")
    except ValueError as error:
        raise BadCase(f"entry {entry.seq} has events that cannot be read: {error}") from None
