"""The check of a game that is over: its record, as the server gives it out, against what was kept during the game."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec import Struct

from parlour.client.fetching import Unanswered, fetched
from parlour.client.keeping import Kept
from parlour.errors import ParlourError
from parlour.fair.kept import read_kept
from parlour.fair.verdict import Verdict
from parlour.fair.verify import verify
from parlour.registry import rules_of

TRIES = 20  # a record is written when the game is over, which may take a while
PAUSE = 0.25


class Unchecked(ParlourError):
    """There is no record to be checked."""


class Answer(Struct):
    """As much of a record as the check needs."""

    over: bool
    text: str = ""


_answers = msgspec.json.Decoder(Answer)


async def record_at(url: str, cookie: str) -> str:
    """The text of a finished game's record; Unchecked says why there is none."""
    for _try in range(TRIES):
        answer = await asyncio.to_thread(_fetched, url, cookie)
        if answer.over and answer.text:
            return answer.text
        await asyncio.sleep(PAUSE)
    raise Unchecked("the server has no record of the finished game")


def _fetched(url: str, cookie: str) -> Answer:
    try:
        return _answers.decode(fetched(url, {"Cookie": cookie} if cookie else {}).data)
    except Unanswered as error:
        raise Unchecked(f"the server gives no record: {error}") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Unchecked(f"the server sent no record: {error}") from None


async def checked(text: str, kept: Kept) -> Verdict:
    """What holds of a record, by our own reckoning; BadCase where it cannot be read."""
    known = read_kept(msgspec.json.encode(kept).decode()) if kept.heads else None
    return await asyncio.to_thread(verify, text, rules_of, known)
