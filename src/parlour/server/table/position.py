"""A position as people saw it: the view of every seat and of whoever watches, as plain data that needs no rules."""

from __future__ import annotations

import hashlib
import zlib

import msgspec
from msgspec import Struct

from parlour.core.events import WATCHER, place
from parlour.core.game import Game
from parlour.core.view import View
from parlour.server.protocol.views import View as SeenView
from parlour.server.table.newer import Newer

_canonical = msgspec.json.Encoder(order="sorted")
NOT_COMPARED = ("advice", "game", "number")  # may be put better in another version; so may clauses be counted


class Position(Struct, frozen=True):
    """``views`` by seat, then the watcher's; ``seq`` is the entry after which they were seen."""

    seq: int
    views: tuple[SeenView, ...]


class Checkpoint(Struct, frozen=True):
    """What a game was at an entry: a game played again is compared with it by its digest.

    That is made when somebody compares, which is seldom; older versions have written it down.
    """

    table: str
    number: int
    position: Position
    digest: str = ""


def eyes_of(game: Game) -> list[int]:
    """Everybody who could look on: the seats, then whoever watches."""
    return [*range(game.seats), WATCHER]


def position_of(game: Game, seq: int) -> Position:
    return Position(seq, tuple([seen(game.view(eyes)) for eyes in eyes_of(game)]))


def seen(view: View) -> SeenView:
    return msgspec.convert(view.plain(), SeenView)


def checkpoint_of(table: str, number: int, game: Game, seq: int) -> bytes:
    """Where a game stands, as it is kept in a store."""
    views = [game.view(eyes).plain() for eyes in eyes_of(game)]
    found = {"table": table, "number": number, "position": {"seq": seq, "views": views}}
    return zlib.compress(msgspec.json.encode(found), 1)


def digest(position: Position) -> str:
    """The hash of all that could be seen: cards, counters, facts, whose turn it is and what he may do."""
    return hashlib.sha256(_canonical.encode([_compared(view) for view in position.views])).hexdigest()


def _compared(view: SeenView) -> dict[str, object]:
    plain: dict[str, object] = msgspec.to_builtins(view)
    for name in NOT_COMPARED:
        plain.pop(name)
    for part in ("places", "facts"):
        for item in plain[part]:  # type: ignore[attr-defined]
            item.pop("clause", None)
    return plain


def shown_again(seen: SeenView, game: str, eyes: int, names: list[str]) -> View:
    """A view made of what was kept of it; nobody is asked any more."""
    view = View(game, eyes, names)
    view.over = seen.over
    for shown in seen.places:
        where = place(shown.name, -1 if shown.seat is None else shown.seat, shown.part)
        counters = None if shown.counters is None else int(shown.counters)
        view.show(where, list(shown.faces), shown.backs, shown.clause, counters)
    view.facts = [(fact.word, fact.value, fact.clause) for fact in seen.facts]
    view.accounts = [(name, int(amount)) for name, amount in seen.accounts.items()]
    view.scores = list(seen.scores)
    view.window = seen.window
    view.advice = list(seen.advice)
    view.offers = []
    return view


_checkpoints = msgspec.json.Decoder(Checkpoint)


def unpacked(data: bytes) -> Checkpoint:
    try:
        found = _checkpoints.decode(zlib.decompress(data))
    except (zlib.error, msgspec.MsgspecError) as error:
        raise Newer("what was kept of the game, to compare it with,") from error
    return found if found.digest else msgspec.structs.replace(found, digest=digest(found.position))
