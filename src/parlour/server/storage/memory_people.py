"""People in memory: for benches and tests."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from parlour.server.protocol.cards import GameCard
from parlour.server.storage.invitations import INVITATIONS_KEPT
from parlour.server.storage.memory_evenings import MemoryEvenings
from parlour.server.storage.memory_invitations import MemoryInvitations
from parlour.server.storage.memory_results import MemoryResults
from parlour.server.storage.memory_waiters import MemoryWaiters
from parlour.server.storage.people import REPORTED, Guest, LoginTaken, Outdated, Session
from parlour.server.storage.store import Note
from parlour.server.table.entries import Entry, Said


class MemoryPeople(MemoryEvenings, MemoryInvitations, MemoryResults, MemoryWaiters):
    def __init__(self) -> None:
        super().__init__()
        self.logs: dict[str, list[Entry]] = {}
        self.games: dict[tuple[str, int], GameCard] = {}
        self.trail: list[Note] = []
        self.looks: dict[str, str] = {}  # by guest
        self.codes: dict[tuple[str, str], int] = {}  # guest and code: when it expires

    async def guest(self, guest: str) -> Guest | None:
        return self.guests.get(guest)

    async def guest_by_login(self, login: str) -> Guest | None:
        return next((guest for guest in self.guests.values() if guest.login == login), None) if login else None

    async def is_anothers(self, looks: Collection[str], guest: str) -> bool:
        return any(look in looks and id != guest for id, look in self.looks.items())

    async def rename(self, guest: str, name: str, now: int) -> None:
        self._change(self._row(Guest(guest, name, now)), name=name)

    async def open_account(self, guest: Guest, looks: str, new_codes: Sequence[str], session: Session) -> list[str]:
        if self._row(guest).login and guest.guest in self.guests:
            raise Outdated("there is an account already")
        if await self.guest_by_login(guest.login) is not None or looks in self.looks.values():
            raise LoginTaken(f"the login {guest.login} is taken")
        row = replace(self._row(guest), program=guest.program)
        self._change(row, login=guest.login, password=guest.password)
        self.looks[guest.guest] = looks
        self._put_codes(guest.guest, new_codes)
        return self._begin_anew(session)

    async def set_password(self, guest: Guest, password: str, session: Session | None = None) -> list[str]:
        self._change(self._newest(guest), password=password)
        return [] if session is None else self._begin_anew(session)

    async def recover(self, guest: str, code: str, password: str, session: Session) -> list[str] | None:
        expires = self.codes.get((guest, code))
        if expires is None or 0 < expires <= session.made:
            return None
        del self.codes[guest, code]
        self._change(self.guests[guest], password=password)
        return self._begin_anew(session)

    async def put_codes(self, guest: Guest, new_codes: Sequence[str]) -> None:
        self._change(self._newest(guest))
        self._put_codes(guest.guest, new_codes)

    def _put_codes(self, guest: str, new_codes: Sequence[str]) -> None:
        self.codes = {key: expires for key, expires in self.codes.items() if key[0] != guest or expires}
        self.codes |= {(guest, code): 0 for code in new_codes}

    async def put_code(self, guest: str, code: str, expires: int) -> None:
        self.codes[guest, code] = expires

    async def codes_left(self, guest: str) -> int:
        return sum(owner == guest and not expires for (owner, _code), expires in self.codes.items())

    async def forget(self, guest: Guest, now: int) -> list[str]:
        id = self._newest(guest).guest
        for key, card in self.games.items():
            if any(player.guest == id for player in card.players):
                self._silence(key[0], id)
                players = [replace(one, guest="") if one.guest == id else one for one in card.players]
                self.games[key] = replace(card, players=tuple(players))
        del self.guests[id]
        self.looks.pop(id, None)
        self.gone.add(id)
        self._leave_initials(id)
        await self._leave_results(id)
        self._forget_blocks(id)
        self._forget_waiting(id)
        self.trail = [note for note in self.trail if (note.what, note.who) != (REPORTED, id)]
        self.invited = {key: one for key, one in self.invited.items() if key[0] != id}
        self.codes = {key: expires for key, expires in self.codes.items() if key[0] != id}
        return self._end([session.id for session in self.sessions.values() if session.guest == id])

    async def begin(self, session: Session, password: str = "") -> None:
        if password and getattr(self.guests.get(session.guest), "password", "") != password:
            raise Outdated("the password has been changed meanwhile")
        self.sessions[session.id] = session

    async def session(self, id: str, now: int) -> tuple[Session, Guest | None] | None:
        session = self.sessions.get(id)
        if session is None or session.expires <= now:
            return None
        return session, self.guests.get(session.guest)

    async def sessions_of(self, guest: str, now: int) -> list[Session]:
        found = [session for session in self.sessions.values() if session.guest == guest and session.expires > now]
        return sorted(found, key=lambda session: (-session.used, session.id))

    async def touch(self, id: str, used: int, expires: int) -> None:
        if id in self.sessions:
            self.sessions[id] = replace(self.sessions[id], used=used, expires=expires)

    async def end(self, guest: str, ids: Collection[str]) -> list[str]:
        return self._end([id for id in ids if id in self.sessions and self.sessions[id].guest == guest])

    async def end_others(self, guest: str, kept: str) -> list[str]:
        return self._end([one.id for one in self.sessions.values() if one.guest == guest and one.id != kept])

    async def living(self, ids: Collection[str], now: int) -> set[str]:
        return {id for id in ids if id in self.sessions and self.sessions[id].expires > now}

    async def upgrade(self, guest: str, generation: int, name: str, session: Session) -> bool:
        """A memory is never older than the program."""
        return False

    async def sweep_sessions(self, now: int) -> int:
        self.codes = {key: expires for key, expires in self.codes.items() if not 0 < expires <= now}
        self.blocked = {pair: one for pair, one in self.blocked.items() if not self._is_lost(pair[0], now)}
        self.invited = {key: one for key, one in self.invited.items() if one.at >= now - INVITATIONS_KEPT}
        return len(self._end([session.id for session in self.sessions.values() if session.expires <= now]))

    def _row(self, new: Guest) -> Guest:
        if new.guest in self.gone:
            raise Outdated("the guest has been forgotten")
        return self.guests.get(new.guest, new)

    def _newest(self, guest: Guest) -> Guest:
        if self.guests.get(guest.guest, replace(guest, version=-1)).version != guest.version:
            raise Outdated("it has been changed meanwhile")
        return guest

    def _change(self, guest: Guest, **to: str) -> None:
        version = guest.version + (guest.guest in self.guests)
        self.guests[guest.guest] = replace(guest, version=version, **to)

    def _begin_anew(self, session: Session) -> list[str]:
        ended = self._end([one.id for one in self.sessions.values() if one.guest == session.guest])
        self.sessions[session.id] = session
        return ended

    def _end(self, ids: list[str]) -> list[str]:
        for id in ids:
            del self.sessions[id]
        return ids

    def _silence(self, table: str, guest: str = "") -> int:
        log = self.logs.get(table, [])
        spoken = [i for i, entry in enumerate(log) if isinstance(entry.act, Said) and entry.act.text]
        gone = [i for i in spoken if guest in ("", _speaker(log[i]))]
        for i in gone:
            log[i] = replace(log[i], act=Said("", "", ""))
        return len(gone)


def _speaker(entry: Entry) -> str:
    return entry.act.guest if isinstance(entry.act, Said) else ""
