"""A client of a Parlour server, for programs: a table (Player), and a server over HTTP and as a stream (House).

The terminal's own client (``parlour join``) is made of the same parts.  docs/client.md has an example.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.client.fetching import Unanswered
    from parlour.client.house import House
    from parlour.client.player import Player
    from parlour.client.standing import BadMessage

__all__ = ["BadMessage", "House", "Player", "Unanswered"]

HOMES = {"BadMessage": "standing", "House": "house", "Player": "player", "Unanswered": "fetching"}


def __getattr__(name: str) -> object:
    """Imported when first asked for: a command that only needs an address should not wait for the rest."""
    from importlib import import_module

    if name not in HOMES:
        raise AttributeError(f"parlour.client has no {name}")
    return getattr(import_module(f"parlour.client.{HOMES[name]}"), name)
