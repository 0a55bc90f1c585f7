"""What a guest keeps of servers and games, in files that he alone may read: his cookie, his seeds, what he was told."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from parlour.core.files import read_text, state_folder, write_first, write_whole
from parlour.errors import ParlourError
from parlour.fair.chance import new_secret

COOKIE = re.compile(r"parlour=[!-:<-~]{1,1000}")  # as a server sends it, without what follows the semicolon
MOST_HELD = 100  # games of one server whose records were as they should be; what is older goes
SAFE = re.compile(r"[A-Za-z0-9_-]{1,40}")
HASH = re.compile(r"[0-9a-f]{64}", re.ASCII)
NUMBER = re.compile(r"0|[1-9][0-9]{0,8}", re.ASCII)
NO_FILE = (0, 0)


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
    held: bool = False  # the game is over, and its record was as it should be

    def head(self, seq: int, head: str) -> bool:
        """Whether none or the same was told of this entry; of two stories the last head would know only one."""
        return self.heads.setdefault(str(seq), head) == head

    def join(self, other: Kept) -> bool:
        """Add what another terminal of this guest has kept; whether both were told the same."""
        ours = {**other.heads, **self.heads}, {**other.promises, **self.promises}
        same = ours == ({**self.heads, **other.heads}, {**self.promises, **other.promises})
        self.heads, self.promises = ours
        self.complaints += [line for line in other.complaints if line not in self.complaints]
        return same

    def is_of(self, table: str, game: int, guest: str) -> bool:
        """Whether it is of this game, and can be played on with: somebody else may have written the file."""
        told = [(name, hash) for kept in (self.heads, self.promises) for name, hash in kept.items()]
        hashes = [hash for _name, hash in told] + ([self.seed] if self.seed else [])
        sound = all(HASH.fullmatch(hash) for hash in hashes) and all(NUMBER.fullmatch(name) for name, _hash in told)
        return sound and (self.table, self.game, self.guest) == (table, game, guest)

    @property
    def is_done_with(self) -> bool:
        """Nobody needs it to play on, nor to prove anything against the server."""
        return self.held and not self.complaints


_kept = msgspec.json.Decoder(Kept)


class Folder:
    """All that is kept of one server."""

    def __init__(self, server: str) -> None:
        self.path = state_folder() / "servers" / server
        self.known: dict[Path, tuple[int, int]] = {}  # which files we have read or written ourselves, as they were then

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
        return self._recalled(path, table, game, guest) if path.exists() else None

    def recall(self, table: str, game: int, seat: int | None, guest: str) -> Kept:
        """What was kept of this game; a fresh seed is on the disk before anybody can use it.

        The same guest may sit at two terminals, and both learn of a game in the same moment: they share one seed.
        Who only watches has one too, since he may sit down.
        """
        path = self.of_game(table, game, guest)
        if not path.exists():
            write_first(path, _text(Kept(table, game, seat, guest, new_secret().hex())))
        return self._recalled(path, table, game, guest)

    def _recalled(self, path: Path, table: str, game: int, guest: str) -> Kept:
        self.known[path] = _stamp(path)
        kept = _read(path)
        if not kept.is_of(table, game, guest):
            raise ParlourError(f"{path} is not what was kept of game {game} of table {table}")
        return kept

    def keep(self, kept: Kept) -> bool:
        """Whether another terminal of this guest that has written since, if any, was told the same."""
        path = self.of_game(kept.table, kept.game, kept.guest)
        same = True
        if _stamp(path) not in (NO_FILE, self.known.get(path)):
            with suppress(ParlourError):  # what cannot be read is worth less than what we know
                same = kept.join(_read(path))
        write_whole(path, _text(kept), lasting=True)
        self.known[path] = _stamp(path)
        return same

    def keep_record(self, kept: Kept, text: str) -> Path:
        path = self.of_game(kept.table, kept.game, kept.guest).with_suffix(".record")
        write_whole(path, text)
        return path

    def keep_verdict(self, kept: Kept, held: bool) -> None:
        """The record of a game was checked; games from long before whose records held are deleted."""
        kept.held = held
        self.keep(kept)
        self.forget(lambda other: other.is_done_with, MOST_HELD)

    def forget(self, which: Callable[[Kept], bool], last: int = 0) -> int:
        """Delete what was kept of such games, but of the last ones; gives of how many.  What cannot be read stays."""
        found = [path for path in sorted(self.path.glob("*.json"), key=_written, reverse=True) if _fits(path, which)]
        for path in found[last:]:
            _delete(path.with_suffix(".record"))
            _delete(path)
        return len(found[last:])

    def forget_guest(self) -> None:
        """Whoever comes again is somebody else."""
        _delete(self.path / "cookie")


def _stamp(path: Path) -> tuple[int, int]:
    """By which a file is known from another of its name."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return NO_FILE
    return found.st_ino, found.st_mtime_ns


def _written(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except FileNotFoundError:
        return 0.0  # deleted by another visit just now


def _delete(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise ParlourError(f"{path} cannot be deleted: {error.strerror}") from None


def _fits(path: Path, which: Callable[[Kept], bool]) -> bool:
    try:
        return which(_read(path))
    except ParlourError:
        return False


def _text(kept: Kept) -> str:
    return msgspec.json.format(msgspec.json.encode(kept)).decode() + "\n"


def _read(path: Path) -> Kept:
    try:
        return _kept.decode(read_text(path))
    except (msgspec.MsgspecError, RecursionError) as error:
        raise ParlourError(f"{path} is no file of what was kept: {error}") from None
