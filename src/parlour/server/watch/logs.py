"""The log: one line for each event, in plain words or as JSON.

What an event is about goes along as ``extra={"about": {...}}``.  Names and logins are people's own words, so nothing in
them may look like another line.
"""

from __future__ import annotations

import json
import logging
import sys
from collections import Counter
from datetime import UTC, datetime
from typing import TextIO

Fields = dict[str, object]


class Counting(logging.Handler):
    """How many lines of each level there were: errors show in the server's numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: Counter[str] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        self.lines[record.levelname.lower()] += 1


counting = Counting()


class Words(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = f"{_moment(record)} {record.levelname.lower()}: {described(record.getMessage(), _about(record))}"
        trouble = self.formatException(record.exc_info) if record.exc_info else ""
        return "\n    ".join([line, *trouble.splitlines()])


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: Fields = {"at": _moment(record), "level": record.levelname.lower(), "event": record.getMessage()}
        line |= {"from": record.name, **_about(record)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(as_json: bool = False, to: TextIO | None = None) -> None:
    """All loggers of this process write so; ours tell events, others only what is wrong."""
    handler = logging.StreamHandler(to or sys.stderr)
    handler.setFormatter(JsonLines() if as_json else Words())
    root = logging.getLogger()
    root.handlers = [handler, counting]
    root.setLevel(logging.WARNING)
    logging.getLogger("parlour").setLevel(logging.INFO)


def _moment(record: logging.LogRecord) -> str:
    return moment(record.created)


def moment(seconds: float) -> str:
    """A time since 1970, as a line begins with it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


def described(event: str, about: Fields) -> str:
    """An event and what it is about, on one line whatever is in them."""
    return "".join([_printable(event), *[f" {name}={_word(value)}" for name, value in about.items()]])


def _about(record: logging.LogRecord) -> Fields:
    about: Fields = getattr(record, "about", {})
    return about


def _word(value: object) -> str:
    """One word: what has spaces or quotes in it is quoted."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text if text.isprintable() and text and not set(text) & set(' "=') else json.dumps(text)


def _printable(text: str) -> str:
    return "".join([char if char.isprintable() else json.dumps(char)[1:-1] for char in text])
