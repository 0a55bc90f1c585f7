"""The command that reckons an evening from records in files, or tells the competitions of one on a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from parlour.cli.common import Json, Language, print_json
from parlour.core.languages import language_of
from parlour.errors import Unknown
from parlour.evening.files import Files
from parlour.evening.reckoning import reckon
from parlour.evening.sheet import Sheet


def evening(
    records: list[Path] | None = None,
    /,
    *,
    csv: Annotated[bool, Parameter(name="--csv", negative=())] = False,
    standings: Annotated[bool, Parameter(name="--standings", negative=())] = False,
    json: Json = False,
    of: str = "",
    language: Language = "",
) -> None:
    """Say what the games of an evening come to: who played whom, stakes, results, fines, and who owes whom.

    Players of one name are one person, bots too. What a game leaves in its pools or with the house is the box's.

    Parameters
    ----------
    records
        Records of finished games, with every card.
    csv
        Print a table for spreadsheets.
    standings
        Print how they stand if every game was a match of a league.
    of
        The link of an evening on a server: print its competitions instead, a knock-out as a tree.
    """
    if of:
        if records or csv or standings or json:
            raise Unknown("--of tells the competitions of an evening on a server, and nothing else")
        from parlour.client.contests import Shown, book_at

        print("\n".join(Shown(book_at(of), language_of(language)).lines()))
        return
    if not records:
        raise Unknown("name the records of the evening, or its link with --of")
    if csv + standings + json > 1:
        raise Unknown("choose one of --csv, --standings and --json")
    found = Files(records)
    sheet = Sheet(reckon(found.lines, len(found.names)), found.names, lambda line: line.where)
    if json:
        print_json(sheet.plain())
    elif csv:
        print(sheet.csv(), end="")
    elif standings:
        print("\n".join(sheet.standing_text()))
    else:
        print("\n".join(sheet.text()))
