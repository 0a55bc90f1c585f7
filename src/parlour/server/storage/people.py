"""What the server asks of a store about people: names, accounts, sessions, recovery codes.

Nothing is written back that was read before: a change names its fields, and where it rests on what was read, the
version of the row that was read.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from msgspec import Struct

from parlour.errors import ParlourError

REPORTED = "guest reported"  # in the audit trail: goes with the account of whoever has said it


class StorageError(ParlourError):
    """The store could not do what was asked; nothing of it was done."""


class LoginTaken(StorageError):
    """Another guest has this login, or one that looks like it."""


class Outdated(StorageError):
    """The row is not the one that was read, or is there no longer: nothing was changed."""


class Guest(Struct, frozen=True):
    """Somebody with a session; with an account where ``login`` is not empty."""

    guest: str
    name: str
    made: int  # when the row was first written, in milliseconds since 1970; 0 before
    version: int = 0  # counts the changes of the row
    login: str = ""
    password: str = ""  # hashed
    program: bool = False  # the account is one of a program, since it was made


class Session(Struct, frozen=True):
    """One browser of a guest.  The token in its cookie is not kept; ``id`` is the hash of it."""

    id: str
    guest: str
    made: int  # milliseconds since 1970, as the next two
    used: int  # about: not every use is written down
    expires: int
    device: str = ""  # in a few words


class People(Protocol):
    async def guest(self, guest: str) -> Guest | None: ...

    async def guest_by_login(self, login: str) -> Guest | None: ...

    async def is_anothers(self, looks: Collection[str], guest: str) -> bool:
        """Whether the login of another guest's account looks like one of these."""

    async def rename(self, guest: str, name: str, now: int) -> None:
        """Another name, and nothing else; Outdated for a guest who has been forgotten."""

    async def open_account(self, guest: Guest, looks: str, codes: Sequence[str], session: Session) -> list[str]:
        """Give a guest the account that is in ``guest``; this session replaces all he has, which are given.

        LoginTaken where another has such a login; Outdated where he has an account already or has been forgotten.
        """

    async def set_password(self, guest: Guest, password: str, session: Session | None = None) -> list[str]:
        """A session replaces all of the guest's, which are given; Outdated where ``guest`` is no longer the newest."""

    async def recover(self, guest: str, code: str, password: str, session: Session) -> list[str] | None:
        """Use a recovery code up and set the password; None where there is no such code, or no longer."""

    async def put_codes(self, guest: Guest, codes: Sequence[str]) -> None:
        """These recovery codes in the place of all others that do not expire; Outdated where ``guest`` is no longer the
        newest."""

    async def put_code(self, guest: str, code: str, expires: int) -> None:
        """One more recovery code, until then."""

    async def codes_left(self, guest: str) -> int:
        """How many recovery codes there are that do not expire."""

    async def forget(self, guest: Guest, now: int) -> list[str]:
        """Delete an account: name, login, password, codes, blocks, reports, what was said at the tables of his games,
        and the sessions, which are given.  His id leaves the players of all game cards and results, and nobody can have
        it again.

        Outdated where ``guest`` is not the newest version.
        """

    async def begin(self, session: Session, password: str = "") -> None:
        """Outdated where a password is given that is not, or no longer, the guest's (hashed)."""

    async def session(self, id: str, now: int) -> tuple[Session, Guest | None] | None:
        """A session that has not expired, and its guest's row, if there is one."""

    async def sessions_of(self, guest: str, now: int) -> list[Session]:
        """Those that have not expired, the last used first."""

    async def touch(self, id: str, used: int, expires: int) -> None:
        """A session was used, if it is still there."""

    async def end(self, guest: str, ids: Collection[str]) -> list[str]:
        """End sessions of a guest; gives those that were there."""

    async def end_others(self, guest: str, kept: str) -> list[str]:
        """End all sessions of a guest but one; gives those that were there."""

    async def living(self, ids: Collection[str], now: int) -> set[str]:
        """Which of these sessions are there and have not expired."""

    async def upgrade(self, guest: str, generation: int, name: str, session: Session) -> bool:
        """Begin the session that a cookie from before there were sessions is exchanged for, once for each guest.

        Not for accounts, which have a password to log in with, nor for an id of which the store knows nothing: it may
        be that of a deleted account.
        """

    async def sweep_sessions(self, now: int) -> int:
        """Delete sessions and codes that have expired, and the ids of accounts deleted long ago; gives how many
        sessions."""
