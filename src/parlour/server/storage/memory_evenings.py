"""Evenings in memory: for benches and tests."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.evening.lines import Line
from parlour.evening.people import initials
from parlour.server.storage.evenings import MOST_EVENINGS, Evening, EveningPerson, Growth, OtherEvening
from parlour.server.storage.memory_guests import MemoryGuests
from parlour.server.storage.people import Outdated


class MemoryEvenings(MemoryGuests):
    def __init__(self) -> None:
        super().__init__()
        self.evenings: dict[str, Evening] = {}
        self.books: dict[str, list[Line]] = {}
        self.persons: dict[str, list[EveningPerson]] = {}
        self.joined: dict[str, str] = {}  # by table: the evening

    async def open_evening(self, evening: Evening, growth: Growth) -> None:
        self.evenings[evening.id] = evening
        await self.grow_evening(growth)

    async def evening(self, id: str) -> Evening | None:
        return self.evenings.get(id)

    async def evening_lines(self, id: str) -> list[Line]:
        return list(self.books.get(id, ()))

    async def evening_people(self, id: str) -> list[EveningPerson]:
        return list(self.persons.get(id, ()))

    async def evening_of(self, table: str) -> Evening | None:
        return self.evenings[self.joined[table]] if table in self.joined else None

    async def evenings_of(self, guest: str) -> list[Evening]:
        stands = {id for id, people in self.persons.items() if any(person.guest == guest for person in people)}
        his = [evening for evening in self.evenings.values() if evening.secretary == guest or evening.id in stands]
        return sorted(his, key=lambda evening: (-evening.made, evening.id))[:MOST_EVENINGS]

    async def grow_evening(self, growth: Growth) -> None:
        evening = self.evenings.get(growth.evening)
        if evening is None or evening.last != growth.last:
            raise Outdated("the book has grown meanwhile")
        if any(table in self.joined for table in growth.tables):
            raise OtherEvening("the table belongs to an evening already")
        self.joined.update(dict.fromkeys(growth.tables, evening.id))
        self.evenings[evening.id] = replace(evening, last=growth.lines[-1].number)
        self.books.setdefault(evening.id, []).extend(growth.lines)
        people = [replace(one, name=initials(one.name)) if one.guest in self.gone else one for one in growth.people]
        self.persons.setdefault(evening.id, []).extend(people)

    async def sweep_evenings(self, before: int) -> int:
        old = [id for id, book in self.books.items() if book[-1].at < before]
        for id in old:
            del self.evenings[id], self.books[id]
            self.persons.pop(id, None)
        self.joined = {table: of for table, of in self.joined.items() if of not in old}
        return len(old)

    def _leave_initials(self, guest: str) -> None:
        for people in self.persons.values():
            people[:] = [replace(one, name=initials(one.name)) if one.guest == guest else one for one in people]
