"""What a guest keeps of servers and games, in files that he alone may read: his cookie, his seeds, what he was told."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
from msgspec import Struct

from parlour.core.files import read_text, state_folder, write_first, write_whole
from parlour.errors import ParlourError
from parlour.fair.chance import new_secret

COOKIE = re.compile(r"parlour=[!-:<-~]{1,1000}")  # as a server sends it, without what follows the semicolon
SAFE = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Kept(Struct):
    """Of one game, as docs/fair.md has it: ``parlour verify --promises`` reads the same."""

    table: str
    game: int
    seat: int | None
    guest: str
    seed: str
    heads: dict[str, str] = {}
    promises: dict[str, str] = {}
    complaints: list[str] = []

    def head(self, seq: int, head: str) -> None:
        """The first and the last bind all between."""
        if len(self.heads) > 1:
            del self.heads[list(self.heads)[-1]]
        self.heads[str(seq)] = head


_kept = msgspec.json.Decoder(Kept)


class Folder:
    """All that is kept of one server."""

    path: Path

    def __init__(self, server: str) -> None:
        self.path = state_folder() / "servers" / server

    def cookie(self) -> str:
        path = self.path / "cookie"
        text = read_text(path).strip() if path.exists() else ""
        return text if COOKIE.fullmatch(text) else ""

    def keep_cookie(self, sent: str) -> None:
        """What a server sent as ``Set-Cookie``; anything that is no cookie of ours is left alone."""
        cookie = sent.partition(";")[0].strip()
        if COOKIE.fullmatch(cookie):
            write_whole(self.path / "cookie", f"{cookie}\n", lasting=True)

    def of_game(self, table: str, game: int, guest: str) -> Path:
        if not SAFE.fullmatch(guest):
            raise ParlourError("the server calls you by a name that no guest can have")
        return self.path / f"{table}-{game}-{guest}.json"

    def find(self, table: str, game: int, guest: str) -> Kept | None:
        path = self.of_game(table, game, guest)
        return _read(path) if path.exists() else None

    def recall(self, table: str, game: int, seat: int | None, guest: str) -> Kept:
        """What was kept of this game; a fresh seed is on the disk before anybody can use it.

        The same guest may sit at two terminals, and both learn of a game in the same moment: they share one seed.
        """
        path = self.of_game(table, game, guest)
        if not path.exists():
            seed = "" if seat is None else new_secret().hex()
            write_first(path, _text(Kept(table, game, seat, guest, seed)))
        return _read(path)

    def keep(self, kept: Kept) -> None:
        write_whole(self.of_game(kept.table, kept.game, kept.guest), _text(kept), lasting=True)

    def keep_record(self, kept: Kept, text: str) -> Path:
        path = self.of_game(kept.table, kept.game, kept.guest).with_suffix(".record")
        write_whole(path, text)
        return path


def _text(kept: Kept) -> str:
    return msgspec.json.format(msgspec.json.encode(kept)).decode() + "\n"


def _read(path: Path) -> Kept:
    try:
        return _kept.decode(read_text(path))
    except msgspec.MsgspecError as error:
        raise ParlourError(f"{path} is no file of what was kept: {error}") from None
