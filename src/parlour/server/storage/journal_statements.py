"""What SQLite's journal says to the database, as text for its driver.

Apart from the journal, which compiles: whoever builds the package need not have SQLAlchemy.
"""

from __future__ import annotations

from sqlalchemy import bindparam, delete, func, select, update

from parlour.server.storage.rows import entries, journal, tables
from parlour.server.storage.statements import SQLITE, for_driver, insert

END = for_driver(SQLITE, select(tables.c.last).where(tables.c.id == bindparam("table")), "table")
NEWEST = for_driver(SQLITE, select(func.max(journal.c.number)), "")
ALL = for_driver(SQLITE, select(journal).order_by(journal.c.number), "")
PUT = for_driver(SQLITE, insert(SQLITE, journal), "number data")
TRIM = for_driver(SQLITE, delete(journal).where(journal.c.number < bindparam("before")), "before")
FILE = for_driver(SQLITE, insert(SQLITE, entries).on_conflict_do_nothing(), "table_id seq at data")
_grown = update(tables).where(tables.c.id == bindparam("grown"), tables.c.last < bindparam("end"))
GROW = for_driver(SQLITE, _grown, "last changed grown end", "last changed")
