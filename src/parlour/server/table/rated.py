"""Rated games: what their tables must agree on, who may sit there, and what a game of theirs makes of the ratings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from parlour.bots.ratings import rated_bots, rating_of
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.registry import rules_of
from parlour.server.protocol.settings import Settings
from parlour.server.table.chair import Chair
from parlour.server.table.rating import Skill, after, can_rate
from parlour.server.table.results import Finished, Rate

LONGEST_MOVE: Final = 600  # seconds: a rated game goes on when everybody has left, and must end some day
LONGEST_BANK: Final = 3600
FIXED: Final = 1.0  # how uncertain a bot's rating is taken to be
NEEDS: Final = (
    f"a rated table has a clock (at most {LONGEST_MOVE} s a move and a bank of {LONGEST_BANK} s),"
    " no hints and no taking back"
)
ACCOUNTS: Final = "at a rated table everybody needs an account"
PROGRAMS: Final = "a rated game is one of people, and of bots of the house: programs play at other tables"
STAYS: Final = "nobody is sent away from a rated game, nor comes into one"


def unfit(settings: Settings) -> str:
    """Why games with these settings cannot be rated; empty where they can, or are not to be."""
    if not settings.rated:
        return ""
    if not can_rate():
        return "no game can be rated here: the package openskill is missing"
    clock = settings.clock
    is_fit = clock is not None and clock.move <= LONGEST_MOVE and clock.bank <= LONGEST_BANK
    return "" if is_fit and not settings.hints and not settings.undo else NEEDS


def unfit_company(rules: Rules, chairs: Sequence[Chair], filling: Iterable[str]) -> str:
    """Why these people and bots cannot begin a rated game; ``filling`` are the bots for free seats."""
    if any(chair.person_plays and chair.program for chair in chairs):
        return PROGRAMS
    if not any(chair.person_plays for chair in chairs):
        return "a rated game needs somebody to be rated"
    bots = [*[chair.bot for chair in chairs if chair.bot], *filling]
    unknown = [bot for bot in bots if rating_of(rules, bot) is None]
    if unknown:
        known = ", ".join(rated_bots(rules)) or "none"
        return (
            f"{unknown[0]} has no rating at this game, so no rated game can be played with it; those that have: {known}"
        )
    return ""


def rate_of(seats: Sequence[Finished]) -> Rate | None:
    """How a finished game changes the ratings of those who played it; None where it is not rated."""
    if not any(seat.rated for seat in seats):
        return None

    def rate(skills: Mapping[str, Skill]) -> Mapping[str, Skill]:
        before = [skills.get(seat.guest, Skill()) if seat.guest else _bot(seat) for seat in seats]
        leavers = {seat.guest for seat in seats if seat.abandoned}
        places = [len(seats) + 1 if seat.abandoned else seat.place for seat in seats]
        found = zip(seats, after(before, places), strict=True)
        # who leaves is rated last; for all others it is as if the game had not been played
        return {seat.guest: skill for seat, skill in found if seat.guest in skills and (not leavers or seat.abandoned)}

    return rate


def _bot(seat: Finished) -> Skill:
    try:
        measured = rating_of(rules_of(seat.game), seat.bot)
    except ParlourError:  # the game is there no longer
        measured = None
    return Skill(sigma=FIXED) if measured is None else Skill(measured, FIXED)
