"""Answers to commands, encoded."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from msgspec import UNSET

from parlour.core.moves import Refusal
from parlour.core.shown import exact
from parlour.server.protocol import messages
from parlour.server.protocol.messages import ENCODER, Code

LAW = "law"  # counted beside the codes: the rules of the game forbid it
refusals: Counter[str] = Counter()  # by code: what this process has answered with an error


class Rejection(Protocol):
    """Why something was not done, as ``table.callers.Rejected`` says it."""

    code: Code
    text: str
    limit: str
    wait: int


def done(re: int, hint: messages.Hint | None = None) -> bytes:
    return ENCODER.encode(messages.Done(re, UNSET if hint is None else hint))


def refused(re: int, refusal: Refusal) -> bytes:
    refusals[LAW] += 1
    return ENCODER.encode(messages.Refused(re, refusal.clause, refusal.message, refusal_args(refusal)))


def refusal_args(refusal: Refusal) -> dict[str, int | str]:
    return {name: exact(value) if isinstance(value, int) else str(value) for name, value in refusal.args.items()}


def rejection(re: int | None, rejected: Rejection) -> bytes:
    return failure(re, rejected.code, rejected.text, rejected.limit, rejected.wait)


def overtaken(re: int) -> bytes:
    """To who asked for a table, and for another before he was shown it."""
    return failure(re, "stale", "you have asked for a table once more since then")


def failure(re: int | None, code: Code, text: str, limit: str = "", wait: int = 0) -> bytes:
    refusals[code] += 1
    return ENCODER.encode(messages.Failure(code, text, re, limit, wait))
