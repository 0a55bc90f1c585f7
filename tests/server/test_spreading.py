"""Tables can be spread over machines by their id: whatever is asked of rows that grow with the tables names it.

Every statement is caught as it goes to the driver while a store is used in every way it has; those that the drivers get
as text are read where they are made.
"""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import event

from parlour.evening.lines import OPENED, Line
from parlour.server.protocol.cards import GameCard, Player, TableCard
from parlour.server.storage import journal_statements, postgres, postgres_bus, sqlite
from parlour.server.storage.evenings import Evening, EveningPerson, Evenings, Growth
from parlour.server.storage.opening import open_sqlite
from parlour.server.storage.people import Guest
from parlour.server.storage.results import Results
from parlour.server.storage.sql import SqlStore
from parlour.server.storage.statements import POSTGRES, SQLITE, Beside
from parlour.server.storage.store import Batch, Note, Store
from parlour.server.table.results import Finished
from tests.server.logs import entry
from tests.server.places import in_loop

OF_TABLES = ("entries", "games", "players", "records", "reviews", "checkpoints", "results", "counted", "audit")
OF_EVENINGS = ("evening_lines", "evening_people")
KEY = {"tables": "id", **dict.fromkeys(OF_TABLES, "table_id")}
KEY |= {"evenings": "id", "evening_tables": "table_id", **dict.fromkeys(OF_EVENINGS, "evening_id")}

# statements that go to every machine, each with the reason why that is bearable
EVERYWHERE = {
    "the list of public tables": (r"FROM tables WHERE tables\.public", "shown in the lobby; a short page, by an index"),
    "the games of a guest": (
        r"FROM games WHERE .*IN \(SELECT .*players\.guest = ",
        "asked for by himself, by an index",
    ),
    "a guest who goes": (r"UPDATE players SET guest=", "once in the life of a guest"),
    "the tables of a guest who goes": (
        r"SELECT DISTINCT players\.table_id FROM players WHERE players\.guest",
        "the same",
    ),
    "talk that is to be swept": (r"^SELECT tables\.id.* FROM tables WHERE .*changed < ", "once an hour, by an index"),
    "what is to be swept": (r"DELETE FROM tables WHERE .*changed < ", "once an hour, ten at a time, by an index"),
    "the last lines of the audit trail": (
        r"FROM audit ORDER BY audit\.id DESC",
        "asked for by whoever runs the server",
    ),
    "what a guest who goes has reported": (
        r"DELETE FROM audit WHERE audit\.what = \? AND audit\.who",
        "once in his life",
    ),
    "games that are not counted": (r"FROM records WHERE NOT \(EXISTS .*FROM counted", "when a server starts, by keys"),
    "the results of a guest": (r"FROM results WHERE .*results\.guest = ", "asked for by himself, by an index"),
    "results of a guest that are no longer his": (r"UPDATE results SET .*results\.guest = ", "when he deletes them"),
    "results that are to be swept": (r"DELETE FROM results WHERE results\.ended < ", "once an hour, by an index"),
    "results of guests who are lost": (r"SELECT DISTINCT results\.guest FROM results", "once an hour, by an index"),
    "old lines of the audit trail": (r"DELETE FROM audit WHERE audit\.at < ", "once an hour, by an index"),
    "the evenings of a guest": (r"FROM evenings WHERE .*evening_people\.guest = ", "asked for by himself, by an index"),
    "the name of a guest who goes": (r"(FROM|UPDATE) evening_people .*evening_people\.guest = ", "once in his life"),
    "evenings that are to be swept": (r"DELETE FROM evenings WHERE evenings\.changed < ", "once an hour, by an index"),
    "their tables": (r"DELETE FROM evening_tables WHERE evening_tables\.evening_id IN", "the same"),
    "guests nobody knows": (r"DELETE FROM guests ", "once an hour"),
}

# and of them those that look at every row on one machine, too: seldom, and not while a move waits for it
READ_WHOLE = (
    "the last lines of the audit trail",  # from the end, and no further than asked for
    "what a guest who goes has reported",
    "games that are not counted",
    "results of guests who are lost",
)


def grows(statement: str) -> list[str]:
    """The tables of rows that it touches and that grow with what is played."""
    return [name for name in KEY if re.search(rf"\b(FROM|INTO|UPDATE|JOIN) {name}\b", statement)]


def names_its_table(statement: str) -> bool:
    """Whether the key is given: as a column that is set, or as a condition."""
    for name in grows(statement):
        key = KEY[name]
        inserted = re.match(rf"INSERT INTO {name} \(([^)]*)\)", statement)
        if inserted is not None:
            if key not in inserted[1].split(", "):
                return False
            continue
        _head, _where, condition = statement.partition(" WHERE ")
        if not re.search(rf"\b{name}\.{key} (= |IN \((?!SELECT))", condition):
            return False
    return True


def reason_to_go_everywhere(statement: str) -> str:
    return next((name for name, (pattern, _why) in EVERYWHERE.items() if re.search(pattern, statement)), "")


def plain(statement: str) -> str:
    return " ".join(statement.split())


def texts() -> list[str]:
    """The statements that are compiled once and given to the drivers as text."""
    found = [journal_statements.END, journal_statements.FILE, journal_statements.GROW, postgres_bus.ENDS]
    found += [sqlite.NEW_TABLE, postgres.NEW_TABLE, postgres.GROW, postgres.ENTRY]
    for dialect in (SQLITE, POSTGRES):
        found += [text for text in vars(Beside(dialect)).values() if isinstance(text, str)]
    return [plain(text) for text in found]


async def use_in_every_way(store: Store) -> None:
    player = Player(0, "g", "Ann")
    card = TableCard("a", "", "nap", True, "playing", 4, 3, "Ann", 5)
    game = GameCard("a", 1, "nap", 1, 0, (player,), ())
    await store.append(Batch([entry("a", 1)], {"a": card}, {("a", 1): game}))
    await store.entries("a")
    await store.tables()
    await store.public_games(0)
    await store.games_of("g")
    await store.game("a", 1)
    await store.record("a", 1)
    await store.review("a", 1)
    await store.checkpoints("a", 1)
    await store.rename("g", "Ann", 1)
    await store.guest("g")
    await use_evenings(store)
    await use_results(store)
    await store.forget(Guest("g", "Ann", 1), 5)
    await store.key("cookies")
    await store.note(Note(1, "signed in", "g"))
    await store.notes()
    await store.sweep_evenings(10**15)
    await store.sweep_talk(10**15)
    await store.sweep(10**15)
    await store.sweep_notes(10**15)
    await store.ping()


async def use_evenings(store: Store) -> None:
    ann = EveningPerson(0, "g", "Ann")
    await store.open_evening(Evening("e", "", "g", "", 1), Growth("e", 0, [Line(1, 1, 0, OPENED)], [ann]))
    await store.grow_evening(Growth("e", 1, [Line(2, 1, 0, OPENED)], [], "a"))
    await store.evening_lines("e")
    await store.evening_people("e")
    await store.evening_of("a")
    await store.evenings_of("g")


async def use_results(store: Store) -> None:
    await store.append(Batch([], {}, {}, records={("a", 1): b"record"}))
    await store.uncounted()
    await store.is_counted("a", 1)
    seat = Finished("a", 1, 0, "g", "Ann", "", False, "toy", "{}", 1, 2, 1, 0, 0, owned=True)
    await store.enter_results("a", 1, [seat])
    await store.results_of("g")
    await store.ratings_of(["g"])
    await store.drop_results("g")
    await store.sweep_results(5, 5)


Given = tuple[str, Any]  # a statement, and its values


async def said_by(store: SqlStore) -> list[Given]:
    """What a store says to its database when it is used in every way it has."""
    caught: list[Given] = []

    def catch(_connection: Any, _cursor: Any, statement: str, values: Any, _context: Any, many: bool) -> None:
        caught.append((plain(statement), values[0] if many else values))

    assert store.reader is not None
    assert store.writer is not None
    for engine in (store.engine.sync_engine, store.reader.engine, store.writer.engine):
        event.listen(engine, "before_cursor_execute", catch)
    await use_in_every_way(store)
    return caught


@in_loop
async def test_every_statement_on_rows_that_grow_names_its_table(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / "parlour.db")
    statements = [*texts(), *[statement for statement, _values in await said_by(store)]]
    await store.close()
    assert len({name for statement in statements for name in grows(statement)}) == len(KEY)
    exempt = {reason_to_go_everywhere(one) for one in statements if not names_its_table(one)}
    unnamed = [one for one in statements if not names_its_table(one) and not reason_to_go_everywhere(one)]
    assert unnamed == []
    assert exempt == set(EVERYWHERE), "an exception that nothing needs"


@in_loop
async def test_no_statement_reads_all_rows_that_grow(tmp_path: Path) -> None:
    """SQLite chooses the same way however many there are: nothing has counted them."""
    store = await open_sqlite(tmp_path / "parlour.db")
    said = await said_by(store)
    await store.close()
    read_whole: list[str] = []
    with closing(sqlite3.connect(tmp_path / "parlour.db")) as database:
        for statement, values in said:
            if not statement.startswith(("BEGIN", "PRAGMA")):
                plan = [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
                read_whole += [statement for step in plan if re.match(r"SCAN (?!anon_)", step)]
    exempt = {next((name for name in READ_WHOLE if re.search(EVERYWHERE[name][0], one)), one) for one in read_whole}
    assert exempt == set(READ_WHOLE)


def test_a_statement_without_its_table_is_found_out() -> None:
    assert not names_its_table("SELECT entries.data FROM entries WHERE entries.seq > ?")
    assert not names_its_table("UPDATE tables SET last=? WHERE tables.changed = ?")
    assert not names_its_table("INSERT INTO players (number, seat) VALUES (?, ?)")
    assert names_its_table("DELETE FROM games WHERE games.table_id IN (?, ?)")


def test_every_method_of_a_store_is_used() -> None:
    used = {name for use in (use_in_every_way, use_evenings, use_results) for name in use.__code__.co_names}
    used.add("evening")  # evening_of asks for it
    of_store = {name for kind in (Store, Evenings, Results) for name in vars(kind) if not name.startswith("_")}
    assert of_store - {"close"} <= used


def test_no_two_tables_are_locked_by_one_statement() -> None:
    """Where rows lie on several machines, a lock can be taken on one of them at a time."""
    assert not [text for text in vars(postgres).values() if isinstance(text, str) and "FOR UPDATE" in text]
    assert not [text for text in texts() if "FOR UPDATE" in text]
