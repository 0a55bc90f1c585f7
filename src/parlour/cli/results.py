"""The command that says what the games on this device came to."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console

from parlour.cli.common import Json, Language, print_json
from parlour.core.files import data_folder
from parlour.terminal.results import RECORDS, Kept, Result, shown
from parlour.terminal.settings import settings_with
from parlour.terminal.words import Words


def results(records: Path | None = None, /, *, language: Language = "", json: Json = False) -> None:
    """Say what the games came to that you have played on this device, by game and one by one.

    They are reckoned from the records that `parlour play` leaves; games on a server have a page of their own there.

    Parameters
    ----------
    records
        The folder of the records; without it, that in the user's data folder.
    """
    kept = Kept(records or data_folder() / RECORDS)
    if json:
        print_json({"results": [_document(one) for one in kept.results], "left_out": kept.left_out})
        return
    Console(highlight=False).print(shown(kept, Words(settings_with("", language).language)))


def _document(one: Result) -> dict[str, object]:
    ended = datetime.fromtimestamp(one.ended, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return {**one._asdict(), "ended": ended, "others": list(one.others), "record": str(one.record)}
