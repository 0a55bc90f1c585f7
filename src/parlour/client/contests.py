"""The competitions of an evening that is kept on a server, on a terminal: how they stand, and a knock-out as a tree."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import msgspec

from parlour.client.address import server_of
from parlour.client.drawing import ROOM
from parlour.client.fetching import fetched
from parlour.errors import ParlourError
from parlour.evening.contest import KNOCKOUT
from parlour.evening.contest_sheet import points_text
from parlour.evening.seed import promise_of_seed
from parlour.evening.tree import tree_lines
from parlour.server.protocol.evenings import ContestInfo, EveningInfo, RoundInfo
from parlour.terminal.words import Words

IN_LINK = re.compile(r"/evening/([A-Za-z0-9_-]{1,40})(?:/|$)")
HUNDREDTHS = 100


def book_at(address: str) -> EveningInfo:
    """The book that a link leads to.  ParlourError says why there is none."""
    parts = urlsplit(address if "://" in address else f"http://{address}")
    linked = IN_LINK.search(parts.fragment) or IN_LINK.search(parts.path)
    if linked is None:
        raise ParlourError(f"{address!r} leads to no evening: its link ends with /evening/ID")
    data = fetched(f"{server_of(address).house}/api/evenings/{linked[1]}", {}).data
    try:
        return msgspec.json.decode(data, type=EveningInfo)
    except msgspec.MsgspecError:
        raise ParlourError("what is there is no book of an evening that this program can read") from None


class Shown:
    """A book whose competitions are to be told."""

    def __init__(self, book: EveningInfo, language: str) -> None:
        self.book = book
        self.words = Words(language, ROOM)

    def name(self, person: int) -> str:
        """Somebody else wrote it."""
        name = self.book.names[person] if 0 <= person < len(self.book.names) else "?"
        return "".join([sign if sign.isprintable() else "?" for sign in name])

    def lines(self) -> Iterator[str]:
        if not self.book.contests:
            yield self.words("no-contests")
        for contest in self.book.contests:
            yield from self._contest(contest)

    def _contest(self, contest: ContestInfo) -> Iterator[str]:
        words = self.words
        yield "".join([sign if sign.isprintable() else "?" for sign in contest.name])
        if contest.form == KNOCKOUT and contest.rounds:
            rounds = {words("round", n=one.number): _cells(one) for one in contest.rounds}
            yield from ["", *tree_lines(rounds, (words("winner"), contest.champions), self.name)]
        yield ""
        heads = words("player"), words("points"), words("beyond" if contest.duplicate else "counters"), words("matches")
        yield f"     {heads[0]:<24}{heads[1]:>8}{heads[2]:>18}{heads[3]:>9}"
        for one in contest.standings:
            won = f"{one.beyond / HUNDREDTHS:+.2f}" if contest.duplicate else f"{int(one.counters):+}"
            yield f"{one.rank:>3}  {self.name(one.person):<24}{points_text(one.points):>8}{won:>18}{one.played:>9}"
        if contest.seed and contest.promise:
            holds = promise_of_seed(contest.seed) == contest.promise
            yield ""
            yield words("seed-holds" if holds else "seed-differs")
        yield ""


def _cells(round: RoundInfo) -> list[list[int]]:
    return [*[match.people for match in round.matches], *[[person] for person in round.byes]]
