"""The audit trail as whoever keeps the server reads it: the wanted lines, the oldest first."""

from __future__ import annotations

import msgspec

from parlour.server.storage.store import Note, Sought, Store
from parlour.server.watch.logs import Fields, described, moment


class Line(msgspec.Struct, frozen=True):
    """A line of the trail, with the present name and login of who did it, where there are any."""

    note: Note
    name: str = ""
    login: str = ""

    def text(self) -> str:
        about = {name: value for name, value in self._about().items() if value != ""}
        return f"{moment(self.note.at / 1000)} {described(self.note.what, {**about, **self._detail()})}"

    def document(self) -> Fields:
        about = {"at": moment(self.note.at / 1000), "what": self.note.what, **self._about()}
        return {**about, "detail": self._detail()}

    def _about(self) -> Fields:
        return {"who": self.note.who, "name": self.name, "login": self.login, "table": self.note.table}

    def _detail(self) -> Fields:
        return msgspec.json.decode(self.note.detail, type=dict[str, object])


async def read_trail(store: Store, sought: Sought, limit: int) -> list[Line]:
    notes = await store.notes(limit, sought)
    people = {who: await store.guest(who) for who in {note.who for note in notes if note.who}}
    lines = []
    for note in reversed(notes):
        guest = people.get(note.who)
        lines.append(Line(note) if guest is None else Line(note, guest.name, guest.login))
    return lines
