"""Programs that are told over one connection what concerns them at any table: invitations, their turns, ends of games.

What is told follows from the tables as they stand, from the cards of games and from the invitations that are kept:
nothing is written down for it, and whoever comes back is told again what is still open.  A process knows of its own
tables and of those it follows for somebody; of all else it is woken over the bus.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from parlour.errors import ParlourError
from parlour.server.protocol import commands, messages, replies
from parlour.server.protocol.cards import GameCard
from parlour.server.protocol.messages import ENCODER
from parlour.server.room.connection import Connection
from parlour.server.storage.invitations import INVITATIONS_KEPT, Invitation
from parlour.server.storage.store import StorageError
from parlour.server.table.callers import Rejected
from parlour.server.table.table import Table

if TYPE_CHECKING:
    from parlour.server.room.house import House
    from parlour.server.room.room import Room

log = logging.getLogger("parlour.server")

MOST_RUNNING: Final = 20  # games that are looked at for one program: each may have to be loaded,
LOADING: Final = 0.02  # which costs so many seconds of the server's time, as does a question to the store
SLACK: Final = 60_000  # milliseconds by which the clocks of tables and processes may differ
WAKES: Final = "@"  # before a guest, over the bus: something begins for him
OUT_OF_REACH: Final = "what concerns you cannot be read just now"


class Follower:
    """A program that follows, and what it was told last of each table."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.turns: dict[str, tuple[int, int, int]] = {}  # by table: the question
        self.tables: set[str] = set()  # at which its games are played, as far as this process has looked
        self.invited: set[tuple[str, int]] = set()  # table and moment of the invitations it was told of
        self.meanwhile: dict[Connection, set[tuple[str, int]]] = {}  # of those told to one that still catches up

    def send(self, payload: bytes) -> None:
        for connection in self.connections:
            connection.send(payload)

    def tell(self, invitation: Invitation, but: Connection | None = None) -> None:
        """Of a new invitation, all but who is told of it anyway."""
        for connection in self.connections - {but}:
            connection.send(_invited(invitation))
            if connection in self.meanwhile:
                self.meanwhile[connection].add((invitation.table, invitation.at))


class Following:
    def __init__(self, house: House) -> None:
        self.house = house
        self.guests: dict[str, Follower] = {}
        self.catching_up: set[Connection] = set()

    def forget(self, connection: Connection) -> None:
        guest = connection.caller.guest
        follower = self.guests.get(guest)
        if follower is not None:
            follower.connections.discard(connection)
            if not follower.connections:
                del self.guests[guest]

    def is_told(self, connection: Connection) -> bool:
        follower = self.guests.get(connection.caller.guest)
        return follower is not None and connection in follower.connections

    def keeps(self, table: str) -> bool:
        """Whether a table must stay in memory, lest what another process does there goes unnoticed."""
        return bool(self.house.owners.name) and any(table in follower.tables for follower in self.guests.values())

    def follow(self, connection: Connection, command: commands.Follow) -> None:
        """From now on; what is open, or is not older than ``since``, is told before the answer."""
        if not connection.caller.program:
            raise Rejected("forbidden", "only a program, with an account made for it, follows all its tables")
        if connection in self.catching_up:
            raise Rejected("busy", "what you asked for is still being looked up")
        follower = self.guests.setdefault(connection.caller.guest, Follower())
        follower.connections.add(connection)
        connection.work.spend(LOADING)
        self.catching_up.add(connection)
        follower.meanwhile[connection] = set()
        self.house.spawn(self._catch_up(connection, follower, command))

    async def _catch_up(self, connection: Connection, follower: Follower, command: commands.Follow) -> None:
        try:
            await self._tell_all(connection, follower, command.since)
        except StorageError as error:
            log.warning("what concerns a program cannot be read: %s", error)
            connection.send(replies.failure(command.id, "storage", OUT_OF_REACH))
        else:
            connection.send(replies.done(command.id))
        finally:
            self.catching_up.discard(connection)
            follower.meanwhile.pop(connection, None)

    async def _tell_all(self, connection: Connection, follower: Follower, since: int | None) -> None:
        guest = connection.caller.guest
        for invitation, is_new in await self._open_invitations(guest, follower):
            if is_new:
                follower.tell(invitation, connection)
            known = (invitation.table, invitation.at) in follower.meanwhile.get(connection, ())
            if not known and (since is None or invitation.at >= since - SLACK):
                connection.send(_invited(invitation))
        cards = await self.house.store.games_of(guest)
        for card in reversed(cards):
            if since is not None and card.ended and card.ended >= since - SLACK:
                connection.send(_ended(card, guest))
        for room in await self._running(connection, follower, cards):
            turn = turn_of(room.table, guest)
            if turn is not None:
                follower.turns[room.id] = _question(room.table, turn.seat)
                connection.send(ENCODER.encode(turn))

    async def _open_invitations(self, guest: str, follower: Follower) -> list[tuple[Invitation, bool]]:
        """All of them, and whether nobody was told yet: known only now, since others may have looked meanwhile."""
        found = await self.house.store.invitations(guest, self.house.now() - INVITATIONS_KEPT)
        known, follower.invited = follower.invited, {(one.table, one.at) for one in found}
        return [(one, (one.table, one.at) not in known) for one in found]

    async def _running(self, connection: Connection, follower: Follower, cards: Sequence[GameCard]) -> list[Room]:
        """The tables of games that go on; those that must be loaded are paid for, also by waiting."""
        found: list[Room] = []
        for table in list(dict.fromkeys([card.table for card in cards if not card.ended]))[:MOST_RUNNING]:
            over = None if table in self.house.rooms else connection.work.take(LOADING)
            while over is not None and connection in follower.connections:
                await asyncio.sleep(over.wait)
                over = connection.work.take(LOADING)
            room = await self._loaded(table) if over is None else None
            if room is not None:
                follower.tables.add(table)
                found.append(room)
        return found

    async def _loaded(self, table: str) -> Room | None:
        """One that cannot be read must not keep the others from being told."""
        try:
            return await self.house.room(table)
        except ParlourError as error:
            log.warning("table %s cannot be followed: %s", table, error)
            return None

    def heard(self, room: Room, ended: int) -> None:
        """Something at a table is durable, by which its game ``ended`` if that is its number."""
        table = room.table
        if ended:
            self._tell_end(table, ended)
        if room.unwritten:
            return  # what comes of it is told when it is durable, too
        for guest in [chair.guest for chair in table.chairs if chair.guest in self.guests]:
            self._tell_turn(table, guest)

    def _tell_end(self, table: Table, number: int) -> None:
        game = table.game
        if game is None or table.number != number:
            return
        result = [] if table.was_stopped else list(game.result)
        for seat, guest in enumerate(table.players):
            follower = self.guests.get(guest)
            if follower is not None:
                follower.tables.discard(table.id)
                ended = messages.Ended(table.id, table.terms.game, number, seat, table.ended_at, result)
                follower.send(ENCODER.encode(ended))

    def _tell_turn(self, table: Table, guest: str) -> None:
        follower, turn = self.guests.get(guest), turn_of(table, guest)
        if follower is None:
            return
        if turn is None:
            follower.turns.pop(table.id, None)
        elif follower.turns.get(table.id) != _question(table, turn.seat):
            follower.turns[table.id] = _question(table, turn.seat)
            follower.send(ENCODER.encode(turn))

    def begins(self, table: Table) -> None:
        """A game begins, or somebody sits down in one: processes that do not hold the table are told for programs."""
        programs = {f"{WAKES}{chair.guest}": table.seq for chair in table.chairs if chair.program}
        if programs:
            self.house.spawn(self.house.bus.publish(programs))

    def sat(self, guest: str, table: str) -> None:
        """A program has sat down: whoever has invited it is answered."""
        self.house.spawn(self._answered(guest, table))

    async def _answered(self, guest: str, table: str) -> None:
        try:
            await self.house.store.drop_invitation(guest, table)
        except StorageError as error:
            log.warning("that an invitation is answered could not be written down: %s", error)

    async def invited(self, invitation: Invitation) -> None:
        """Write an invitation down and tell it to whoever follows for that program, in any process."""
        await self.house.store.invite(invitation)
        self.wake(invitation.guest)
        await self.house.bus.publish({f"{WAKES}{invitation.guest}": 0})

    def wake(self, guest: str) -> None:
        """Something begins for a guest, here or in another process."""
        follower = self.guests.get(guest)
        if follower is not None:
            self.house.spawn(self._look_again(guest, follower))

    async def _look_again(self, guest: str, follower: Follower) -> None:
        try:
            for invitation, is_new in await self._open_invitations(guest, follower):
                if is_new:
                    follower.tell(invitation)
            cards = await self.house.store.games_of(guest)
            for connection in list(follower.connections)[:1]:  # who pays
                for room in await self._running(connection, follower, cards):
                    self._tell_turn(room.table, guest)
        except StorageError as error:
            log.warning("what concerns a program cannot be read: %s", error)


def _invited(one: Invitation) -> bytes:
    return ENCODER.encode(messages.Invited(one.table, one.name, one.game, one.by, one.at))


def _ended(card: GameCard, guest: str) -> bytes:
    seat = next(player.seat for player in card.players if player.guest == guest)
    ended = messages.Ended(card.table, card.game, card.number, seat, card.ended, list(card.result))
    return ENCODER.encode(ended)


def _question(table: Table, seat: int) -> tuple[int, int, int]:
    """Tells one question to a seat from all others."""
    assert table.game is not None
    return table.number, table.game.windows[seat], table.floor


def turn_of(table: Table, guest: str) -> messages.Turn | None:
    """What a guest is asked at a table just now, if anything."""
    seat, game = table.seat_of(guest), table.game
    if seat < 0 or game is None or not table.playing or table.chairs[seat].bot:
        return None
    if table.rest is not None or table.plea is not None or not game.waits >> seat & 1:
        return None
    until = table.time_up(table.chairs[seat])
    return messages.Turn(table.id, table.terms.game, table.number, seat, table.game_seq, table.game_at, until)
