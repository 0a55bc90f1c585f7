"""When something is due at a table without anybody's doing: time that is up, patience that is at its end."""

from __future__ import annotations

from parlour.server.table import entries
from parlour.server.table.beginning import begun, match_until
from parlour.server.table.entries import AnyAct
from parlour.server.table.rated import LONGEST_MOVE
from parlour.server.table.rounds import NOT_DUE
from parlour.server.table.seating import heir
from parlour.server.table.table import Table
from parlour.server.table.vacancies import empty_seat_act


def due_at(table: Table) -> int | None:
    """The next such moment, in milliseconds since 1970."""
    if not table.playing:
        return match_until(table) if table.kept_for else host_until(table)
    house_until = [table.rounds.until(), rest_until(table), plea_until(table)]
    all_here = all(chair.connected or chair.bot for chair in table.chairs)
    if house_until == [None, None, None] and table.terms.clock is None and all_here:
        return None
    times = [time for chair in table.chairs for time in (table.away_until(chair), table.time_up(chair))]
    times += house_until
    return min([time for time in times if time is not None], default=None)


def due_seats(table: Table, now: int) -> tuple[list[int], list[int]]:
    """The seats whose people have been away too long, and those whose time is up."""
    away = [seat for seat, chair in enumerate(table.chairs) if _past(table.away_until(chair), now)]
    late = [seat for seat, chair in enumerate(table.chairs) if _past(table.time_up(chair), now)]
    return away, late


def host_until(table: Table) -> int | None:
    """Between games: when another is the host, if he who is stays away while somebody at the table waits for him."""
    seat = table.seat_of(table.host)
    if table.playing or table.kept_for or seat < 0 or table.chairs[seat].connected:
        return None
    if not any(chair.connected and chair.is_person for chair in table.chairs):
        return None
    return table.chairs[seat].away_since + table.waits.away


def rest_until(table: Table) -> int | None:
    """When the pause between two deals is over whoever is ready; who has left a rated game does not stop it there."""
    if table.rest is None:
        return None
    if table.is_rated:
        return table.rest.since + min(table.terms.next_deal, LONGEST_MOVE) * 1000
    return table.rest.until(table.chairs, table.terms.next_deal)


def plea_until(table: Table) -> int | None:
    """When a move stands that somebody has asked to take back."""
    return None if table.plea is None else table.plea.until


def house_act(table: Table, now: int) -> AnyAct | None:
    """What the house does so that the game goes on: a pause ends, an empty seat answers, a round comes further."""
    if table.playing and table.plea is not None:
        return entries.BackLapsed() if _past(table.plea.until, now) else None
    if _past(host_until(table), now):
        return heir(table, table.host)[0]
    if _past(match_until(table), now):
        return begun(table, [])
    rest = table.rest
    if not table.playing or rest is None:
        return empty_seat_act(table) or round_act(table, now)
    return entries.WentOn() if rest.all_ready(table.chairs) or _past(rest_until(table), now) else None


def round_act(table: Table, now: int) -> AnyAct | None:
    """What the house does so that the round of a drawing goes on."""
    rounds = table.rounds
    if not table.playing or rounds.due == NOT_DUE:
        return None
    late = _past(rounds.until(), now)
    if rounds.listed is None:
        return entries.Closed() if late or rounds.is_complete(table.chairs) else None
    missing = rounds.missing if late else rounds.deserters(table.chairs)
    return entries.Voided(rounds.due, tuple(missing)) if missing else None


def _past(time: int | None, now: int) -> bool:
    return time is not None and time <= now
