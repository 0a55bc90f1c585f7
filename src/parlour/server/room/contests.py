"""Competitions of an evening, kept by its secretary: people enter, rounds are drawn, and the house lays their tables.

All of it are lines of the evening's book, so of two who draw a round at once one is told that it is drawn.  The tables
of a round follow from its line: whoever looks at the book lays those that are missing, as after a crash.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from parlour.errors import ParlourError
from parlour.evening import lines as kinds
from parlour.evening.contest import KNOCKOUT, ROUNDS, Match, Plan, Round
from parlour.evening.contests import (
    Contest,
    check_draw,
    check_entry,
    check_settling,
    check_withdrawal,
)
from parlour.evening.cutting import (
    check_commitment,
    check_share,
    is_complete,
)
from parlour.evening.lines import BOX, Line
from parlour.evening.reckoning import Unfit
from parlour.evening.seed import promise_of_seed, seed_of
from parlour.evening.standings import MOST_SEATS
from parlour.fair.chance import new_secret
from parlour.registry import rules_of
from parlour.server.protocol import commands
from parlour.server.protocol.settings import Clock, Settings
from parlour.server.room.evenings import ID, MOST_GAMES, Book, Secretary, cleaned
from parlour.server.room.loading import read_law
from parlour.server.room.same_packs import is_cut, is_hiding, next_of_packs, packs_of, show_round
from parlour.server.storage.audit import note
from parlour.server.storage.people import Guest
from parlour.server.table import entries
from parlour.server.table.callers import Caller, Rejected
from parlour.server.table.commands import checked
from parlour.server.table.entries import AnyAct
from parlour.server.table.names import visible
from parlour.server.table.seating import clean_name, stand, told_apart
from parlour.server.table.table import Table

if TYPE_CHECKING:
    from parlour.server.room.house import House

MOST_CONTESTS = 20
MOST_ROUNDS = 40
PLAYERS = "players"  # the option that says how many sit at a table
PAUSE = 30  # seconds that people are waited for between deals
NOT_HIS = "the secretary of the evening does that"


class Contests:
    """What the secretary of an evening, and those who take part, do about its competitions."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.secretary = Secretary(house)

    async def book(self, id: str) -> Book:
        """The book, with all that follows by itself written and done."""
        return await self._bring_on(id, await self.secretary.book(id))

    async def open(self, id: str, guest: Guest, name: str, plan: Plan) -> Book:
        plan = fitting(plan)
        name = " ".join(cleaned(name, "a competition has a name").split())

        def line(book: Book) -> Line:
            self._check_secretary(book, guest)
            if len(book.contests()) >= MOST_CONTESTS:
                raise Rejected("full", f"an evening has at most {MOST_CONTESTS} competitions")
            secret = new_secret()
            promise = promise_of_seed(seed_of(secret))
            return self._line(book, guest, kinds.CONTEST, text=name, plan=plan, secret=secret.hex(), promise=promise)

        return await self._add(id, guest, line, "competition opened")

    async def enter(self, id: str, guest: Guest, number: int, key: str) -> Book:
        """Somebody takes part, under his own name and once; he has the link with the key."""
        if guest.program:
            raise Rejected("forbidden", "people take part in a competition; programs play elsewhere")

        def line(book: Book) -> Line:
            book.check_key(key, "with this link nobody can enter: ask the secretary for his")
            contest, person = found(book, number), book.person(guest.guest, guest.name)
            check_entry(contest, person)
            return self._line(book, guest, kinds.ENTERED, contest=number, person=person)

        return await self._add(id, guest, line, "competition entered")

    async def withdraw(self, id: str, guest: Guest, number: int, person: int, why: str) -> Book:
        """Somebody withdraws, or the secretary lets him: a bot has his seat from then on."""

        def line(book: Book) -> Line:
            is_his = 0 <= person < len(book.people) and book.people[person].guest == guest.guest
            if not is_his and book.evening.secretary != guest.guest:
                raise Rejected("forbidden", "who takes part withdraws, or the secretary lets him")
            check_withdrawal(found(book, number), person)
            return self._line(book, guest, kinds.WITHDREW, text=visible(why), contest=number, person=person)

        book = await self._add(id, guest, line, "competition left")
        gone = book.people[person].guest
        round = book.contests()[number].round
        for match in [] if round is None else round.matches:
            if person in match.people:
                await self._get_up(match.table, gone)
        return book

    async def draw(self, id: str, guest: Guest, number: int, round: int) -> Book:
        """Draw this round: it must be the next, so that nobody draws two by asking twice.

        Where its packs are to be the same at all tables, have them cut first; or go on without those who are missing.
        """

        def line(book: Book) -> Line:
            self._check_secretary(book, guest)
            contest = found(book, number)
            check_draw(contest, round)
            if contest.plan.duplicate:
                return self._line(book, guest, contest=number, **next_of_packs(self.house, book, contest))
            return self._line(book, guest, kinds.ROUND, contest=number, round=drawn(book, contest))

        return await self._add(id, guest, line, "round drawn")

    async def commit(self, id: str, guest: Guest, number: int, drawing: int, hash: str) -> Book:
        """Somebody who takes part is bound to his share in the packs of the next round."""

        def line(book: Book) -> Line:
            contest, person = found(book, number), his_number(book, guest)
            check_commitment(contest, person, drawing)
            return self._line(book, guest, kinds.COMMITTED, contest=number, person=person, part=hash)

        return await self._add(id, guest, line, "packs committed to")

    async def share(self, id: str, guest: Guest, number: int, drawing: int, share: str) -> Book:
        """He shows it; the last share cuts the packs, and the round is drawn."""

        def line(book: Book) -> Line:
            contest, person = found(book, number), his_number(book, guest)
            check_share(contest, id, person, guest.guest, drawing, bytes.fromhex(share))
            return self._line(book, guest, kinds.SHARED, contest=number, person=person, part=share)

        return await self._add(id, guest, line, "share shown")

    async def settle(self, id: str, guest: Guest, number: int, table: str, places: Sequence[int], why: str) -> Book:
        """The secretary says what a match came to: one without a record, or in the place of what its record says."""
        why = cleaned(why, "say why the match is settled so")

        def line(book: Book) -> Line:
            self._check_secretary(book, guest)
            check_settling(found(book, number), table, places)
            return self._line(book, guest, kinds.SETTLED, where=table, text=why, contest=number, places=tuple(places))

        return await self._add(id, guest, line, "match settled")

    async def _add(self, id: str, guest: Guest, line: Callable[[Book], Line], what: str) -> Book:
        book = await self.secretary.add(id, line)
        await note(self.house.store, what, guest.guest, evening=id)
        return await self._bring_on(id, book)

    async def _bring_on(self, id: str, book: Book) -> Book:
        """Write and do what follows by itself; whoever looks does what another has left undone."""
        for contest in book.contests().values():
            book = await self._next_lines(id, book, contest.number)
        await self._lay_tables(book)
        return book

    async def _next_lines(self, id: str, book: Book, number: int) -> Book:
        """A list that is complete is closed, cut packs are played, and a round whose tables are all done is shown."""
        for is_due, line in ((is_complete, self._listed), (is_cut, self._drawn), (is_hiding, self._disclosed)):
            contest = book.contests()[number]
            if not is_due(contest) or (line == self._disclosed and not await show_round(self.house, contest)):
                continue
            try:
                book = await self.secretary.add(id, partial(line, number))
            except Rejected as rejected:
                if rejected.code not in ("not_now", "full"):
                    raise
                book = await self.secretary.book(
                    id
                )  # somebody else was first; or it stays undone, and can still be read
        return book

    def _listed(self, number: int, book: Book) -> Line:
        if not is_complete(found(book, number)):
            raise Unfit("the list is closed")
        return Line(0, self.house.now(), BOX, kinds.LISTED, contest=number)

    def _drawn(self, number: int, book: Book) -> Line:
        contest = found(book, number)
        if not is_cut(contest):
            raise Unfit("the round is drawn")
        check_draw(contest, len(contest.rounds) + 1)
        return Line(0, self.house.now(), BOX, kinds.ROUND, contest=number, round=drawn(book, contest))

    def _disclosed(self, number: int, book: Book) -> Line:
        if not is_hiding(found(book, number)):
            raise Unfit("the round is shown")
        return Line(0, self.house.now(), BOX, kinds.DISCLOSED, contest=number)

    def _line(self, book: Book, guest: Guest, kind: kinds.Kind, **more: Any) -> Line:
        return Line(0, self.house.now(), book.person(guest.guest, guest.name), kind, **more)

    def _check_secretary(self, book: Book, guest: Guest) -> None:
        if book.evening.secretary != guest.guest:
            raise Rejected("forbidden", NOT_HIS)

    async def _lay_tables(self, book: Book) -> None:
        for contest in book.contests().values():
            for round in contest.rounds[-1:]:
                for place, match in enumerate(round.matches, 1):
                    if match in contest.unfinished:
                        await self._lay(book, contest, match, f"{contest.name} {round.number}.{place}")

    async def _lay(self, book: Book, contest: Contest, match: Match, name: str) -> None:
        """Once, whoever else does the same just now."""
        house, id = self.house, match.table
        if id in house.rooms or await house.store.entries(id, 0, 1):
            return
        await read_law(contest.plan.game)
        await house.owners.claim(id)
        if id in house.rooms:
            return
        try:
            await house.lay(id, self._laid(book, contest, match, name))
        except Rejected as rejected:
            if rejected.code != "busy":
                raise  # else another process was first

    def _laid(self, book: Book, contest: Contest, match: Match, name: str) -> list[AnyAct]:
        """A table with its people, each on the seat that was drawn for him; who has withdrawn has a bot there."""
        people = [book.people[person] for person in match.people]
        settings = settings_of(contest.plan, len(people), name)
        guests = tuple([person.guest for person in people])
        secret, packs = packs_of(book, contest)
        acts: list[AnyAct] = [entries.Made(book.evening.secretary, settings, secret.hex(), guests, packs)]
        trial = Table(match.table, self.house.waits)
        trial.apply(entries.Entry(match.table, 1, 0, acts[0]))
        for seat, person in enumerate(people):
            caller = Caller(person.guest, person.name, here=False)
            sat = entries.Sat(person.guest, told_apart(trial, caller, _name(person.name)), seat)
            trial.apply(entries.Entry(match.table, trial.seq + 1, 0, sat))
            acts.append(sat)
        gone = [seat for seat, person in enumerate(match.people) if person in contest.gone]
        return acts + [entries.SeatedBot(seat, trial.usual_bot(), "left") for seat in gone]

    async def _get_up(self, table: str, guest: str) -> None:
        """Who has withdrawn does not keep others waiting: a bot has his seat."""
        room = await self.house.room(table)
        seat = -1 if room is None else room.table.seat_of(guest)
        if room is None or room.waiting is not None or seat < 0 or room.table.chairs[seat].bot:
            return
        if room.table.playing:
            room.do(stand(room.table, Caller(guest, ""), commands.Stand(0)))
        elif not room.table.number:
            room.do([entries.SeatedBot(seat, room.table.usual_bot(), "left")])


def found(book: Book, number: int) -> Contest:
    contest = book.contests().get(number)
    if contest is None:
        raise Rejected("unknown", "there is no such competition")
    return contest


def his_number(book: Book, guest: Guest) -> int:
    number = next((person.number for person in book.people if person.guest == guest.guest), None)
    if number is None:
        raise Rejected("forbidden", "those who take part cut the packs")
    return number


def drawn(book: Book, contest: Contest) -> Round:
    """The next round of a competition, with ids for its tables."""
    seed = contest.seed or (seed_of(bytes.fromhex(contest.secret)) if contest.secret else secrets.token_hex(ID))
    tables, byes = contest.next_round(seed)
    if len(book.lines) + len(tables) + 1 > MOST_GAMES:
        raise Rejected("full", "the book has no room for the games of another round")
    matches = tuple([Match(secrets.token_urlsafe(ID), tuple(people)) for people in tables])
    packs = 0 if contest.cutting is None else contest.cutting.number
    return Round(len(contest.rounds) + 1, seed, matches, tuple(byes), packs)


def fitting(plan: Plan) -> Plan:
    """The plan with the smallest table that its game allows; Rejected says why there is none."""
    try:
        lo, hi = rules_of(plan.game).seats
    except ParlourError as error:
        raise Rejected("unknown", str(error)) from None
    if not max(2, lo) <= plan.seats <= min(hi, MOST_SEATS):
        raise Rejected("unknown", f"{max(2, lo)} to {min(hi, MOST_SEATS)} play this game at a table of a competition")
    if plan.form == ROUNDS and not 1 <= plan.rounds <= MOST_ROUNDS:
        raise Rejected("malformed", f"a competition has from 1 to {MOST_ROUNDS} rounds")
    plan = replace(plan, options={name: value for name, value in plan.options.items() if name != PLAYERS})
    checked(settings_of(plan, plan.seats, ""))
    if plan.duplicate:
        check_duplicate(plan)
    least = plan.seats
    while not plan.duplicate and least > max(2, lo) and _can_play(plan, least - 1):
        least -= 1
    return replace(plan, least=least, rounds=plan.rounds if plan.form == ROUNDS else 0)


def check_duplicate(plan: Plan) -> None:
    """Whether the packs of a round can be the same at all its tables."""
    if plan.form == KNOCKOUT:
        raise Rejected("unknown", "in a knock-out tables have packs of their own: its last round has one table alone")
    rules = rules_of(plan.game)
    unlike = rules.unlike(rules.options.make({**plan.options, PLAYERS: plan.seats}))
    if unlike:
        raise Rejected("unknown", f"with {unlike} packs cannot be the same at several tables: play changes the deals")


def _can_play(plan: Plan, seats: int) -> bool:
    try:
        checked(settings_of(plan, seats, ""))
    except Rejected:
        return False
    return True


def settings_of(plan: Plan, seats: int, name: str) -> Settings:
    """What is agreed at a table of this competition: no hints, nothing taken back, and every card opened at the end."""
    return Settings(
        plan.game,
        {**plan.options, PLAYERS: seats},
        name,
        clock=None if plan.clock is None else Clock(*plan.clock),
        hints=False,
        next_deal=PAUSE,
        opening="all",
    )


def _name(name: str) -> str:
    """What stands in the book may look like a bot's name by now, or be nothing but initials."""
    try:
        return clean_name(name)
    except Rejected:
        return "–"
