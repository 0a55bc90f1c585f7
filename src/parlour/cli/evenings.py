"""The command that reckons an evening from records in files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from parlour.cli.common import Json, print_json
from parlour.errors import Unknown
from parlour.evening.files import Files
from parlour.evening.reckoning import reckon
from parlour.evening.sheet import Sheet


def evening(
    records: list[Path],
    /,
    *,
    csv: Annotated[bool, Parameter(name="--csv", negative=())] = False,
    standings: Annotated[bool, Parameter(name="--standings", negative=())] = False,
    json: Json = False,
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
    """
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
