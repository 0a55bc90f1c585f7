"""Deleting what was kept of games, because the guest asks for it."""

from __future__ import annotations

from parlour.client.address import Address
from parlour.client.drawing import ROOM
from parlour.client.keeping import Folder, Kept
from parlour.terminal.words import Words


def forget_games(address: Address, everything: bool, language: str) -> str:
    """At a table or at a whole server; says of how many.  ``everything``: also what may still be needed."""
    folder = Folder(address.folder)

    def is_meant(kept: Kept) -> bool:
        return address.table in ("", kept.table) and (everything or kept.is_done_with)

    gone = folder.forget(is_meant)
    if everything and not address.table:
        folder.forget_guest()
    return Words(language, ROOM)("forgotten", n=gone)
