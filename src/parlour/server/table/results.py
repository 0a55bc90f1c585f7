"""What a finished game was for those who sat at it: a row for each seat, from the game's record alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec
from msgspec import Struct

from parlour.evening.playing import agreed
from parlour.server.protocol.settings import OptionValues
from parlour.server.table.rating import Skill
from parlour.server.table.records import Record

Rate = Callable[[Mapping[str, Skill]], Mapping[str, Skill]]  # by guest: the skills before a game, and after it

_json = msgspec.json.Encoder(order="sorted")
_options = msgspec.json.Decoder(OptionValues)


class Finished(Struct, frozen=True):
    """One seat of a finished game.  ``place`` is by the game's own scoring, 1 the best; equals share one."""

    table: str
    number: int
    seat: int
    guest: str  # empty for a bot, and for whoever has deleted his account
    name: str  # under which he played
    bot: str
    program: bool
    game: str
    agreement: str  # what was agreed otherwise than usual, as JSON with its keys in order: so equal ones look alike
    began: int
    ended: int
    place: int
    points: int
    counters: int
    abandoned: bool = False
    rated: bool = False
    owned: bool = False  # it is among his own results; not a bot's, nor that of somebody who has deleted them
    mu: float | None = None  # the rating after it, where it was rated
    sigma: float | None = None

    @property
    def options(self) -> OptionValues:
        return _options.decode(self.agreement)


def results_of(record: Record) -> list[Finished]:
    """By seat; none of a game without a result, and none for a seat at which nobody ever sat."""
    if not record.over or not record.result:
        return []
    settings = record.agreed.settings
    agreement = _json.encode(agreed(settings.game, settings.options)).decode()
    seats = record.agreed.with_those(record.later)
    taken = [i for i, seat in enumerate(seats) if not seat.is_empty]
    counters = _counters(record)
    return [
        Finished(
            record.table,
            record.number,
            i,
            seats[i].guest,
            seats[i].called,
            seats[i].bot,
            seats[i].program,
            settings.game,
            agreement,
            record.started,
            record.ended,
            place_of(record.result[i], [record.result[other] for other in taken]),
            record.result[i],
            counters.get(seats[i].label, 0),
            i in record.abandoned,
            settings.rated and bool(seats[i].guest),
            owned=bool(seats[i].guest),
        )
        for i in taken
    ]


def place_of(points: int, all_points: Sequence[int]) -> int:
    return 1 + sum(other > points for other in all_points)


def _counters(record: Record) -> dict[str, int]:
    """What lay before each seat at the end, by label; nothing where the record does not say."""
    last = record.last_view()
    return {} if last is None else {name: int(amount) for name, amount in last.accounts.items()}
