"""Bluffs and slow play: how often more is staked than a hand is worth, and how often less.

A question of the game tells of every move by which a seat could have staked more: what kind of hand it had, when and
against how many, whether it did, and whether its hand was the best of those still in.  How often the hands of a kind
were the best in the whole study, whoever held them, is the measured odds of that kind.  A hand is weak if it is the
best not half as often as by lot, and strong if it is beaten not half as often as by lot.  To stake more on a weak hand
is a bluff; with a strong one to let be, and not to give it up, is slow play.
"""

from __future__ import annotations

from typing import NamedTuple

from parlour.core.moves import Move
from parlour.lab.studies.means import FEW_GAMES, Key, Mean, OfOneGame, Tally, jackknifed, joined
from parlour.lab.studies.question import Question
from parlour.lab.studies.table import Table

COLUMNS = ("what", "who", "when", "others", "hand")
ODDS, BOLD, QUIET = "odds", "stakes more", "lets be"  # of every kind of hand
BLUFFS, BLUFFED, SLOW = "bluffs", "bluffed", "slow play"  # of bold moves, of weak hands, of strong hands
EVERYBODY, ALWAYS, ANY_HAND, ANY_NUMBER = "all", "at any time", "any hand", 0
HALF = 0.5


class Told(NamedTuple):
    """A move by which more could have been staked, as a question tells of it."""

    when: str
    others: int  # still in, beside the seat
    hand: str
    bold: bool  # more is staked
    quiet: bool  # neither that, nor is the hand given up
    best: float  # of all still in: 1, or a part where several are alike


class Frequency(NamedTuple):
    """A part of so many observations, from so many games."""

    value: float
    interval: float
    observations: int
    games: int


def play(table: Table, found: OfOneGame, question: Question, bots: tuple[str, ...]) -> int:
    """One game; gives how many deals it had."""
    tell = question.tell
    assert tell is not None  # the plan was checked

    def look(seat: int, move: Move) -> None:
        told = tell(table.game, seat, move)
        if told is not None:
            enter(found, bots[seat % len(bots)], Told(*told))

    table.onlooker = look
    table.play_out()
    return max(1, int(table.game.deals))


def enter(found: OfOneGame, who: str, told: Told) -> None:
    kind = (told.when, told.others, told.hand)
    found.see((ODDS, EVERYBODY, *kind), told.best)
    found.see((BOLD, who, *kind), float(told.bold))
    found.see((QUIET, who, *kind), float(told.quiet))


def is_weak(odds: float, others: int) -> bool:
    return odds < HALF / (others + 1)


def is_strong(odds: float, others: int) -> bool:
    return 1 - odds < HALF * others / (others + 1)


def estimates(tallies: list[Tally]) -> dict[Key, Frequency]:
    """How often each player bluffs and plays slowly, with the interval by leaving out pieces."""
    whole = _parts(joined(tallies))
    without = [_parts(joined(tallies[:i] + tallies[i + 1 :])) for i in range(len(tallies))] if len(tallies) > 1 else []
    made = {}
    for key, mean in whole.items():
        _value, interval = jackknifed(mean.mean, [one[key].mean if key in one else mean.mean for one in without])
        made[key] = Frequency(mean.mean, interval, int(mean.n), mean.games)
    return made


def _parts(whole: Tally) -> dict[Key, Mean]:
    """Of each player, at each time and at any: the part of bold moves, weak hands and strong hands."""
    made: dict[Key, Mean] = {}
    for key, bold in whole.found.items():
        what, who, when, others, hand = key
        if what != BOLD:
            continue
        quiet = whole.mean((QUIET, who, when, others, hand))
        odds = whole.mean((ODDS, EVERYBODY, when, others, hand))
        known = odds.games >= FEW_GAMES  # else nobody can tell what the hand is
        weak, strong = known and is_weak(odds.mean, int(others)), known and is_strong(odds.mean, int(others))
        for time in (when, ALWAYS):
            _add(made, (BLUFFS, who, time), bold.total if weak else 0.0, bold.total, bold.games)
            if weak:
                _add(made, (BLUFFED, who, time), bold.total, bold.n, bold.games)
            if strong:
                _add(made, (SLOW, who, time), quiet.total, bold.n, bold.games)
    return made


def _add(made: dict[Key, Mean], key: Key, total: float, n: float, games: int) -> None:
    of = made.setdefault((*key, ANY_NUMBER, ANY_HAND), Mean())
    of.n += n
    of.total += total
    of.games = max(of.games, games)  # at least in so many, for kinds meet in one game
