"""What keeps tables and answers for them needs no server: a browser can run it, where there is only msgspec."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator

from tests.house.checkout import MODULES
from tests.house.test_imports import NEEDED_BY_MYPYC, imported_by, tree_of

BEGINNINGS = ("parlour.server.pocket.in_browser", "parlour.server.http.api_routes", "parlour.server.room.house")
AT_HAND = {"parlour", "msgspec", "mypy_extensions"} | NEEDED_BY_MYPYC
NOT_IN_A_BROWSER = {"multiprocessing", "ssl", "sqlite3"}


def at_once(module: str) -> Iterator[str]:
    """What a module imports as it is imported itself; what its functions import, only when they are called."""
    for statement in tree_of(module).body:
        for_types = isinstance(statement, ast.If) and "TYPE_CHECKING" in ast.dump(statement.test)
        if isinstance(statement, ast.Import | ast.ImportFrom | ast.If | ast.Try) and not for_types:
            yield from imported_by(ast.Module([statement], []), module)


def test_a_house_can_be_kept_where_there_is_nothing_but_msgspec() -> None:
    found, waiting = set[str](), list(BEGINNINGS)
    while waiting:
        module = waiting.pop()
        if module in MODULES and module not in found:
            waiting += at_once(module)
        found.add(module)
    roots = {module.split(".")[0] for module in found}
    assert len(found & set(MODULES)) > 100  # it has looked
    lacking = roots - AT_HAND - sys.stdlib_module_names | roots & NOT_IN_A_BROWSER
    assert not lacking, f"these must be imported late, if at all: {', '.join(sorted(lacking))}"
