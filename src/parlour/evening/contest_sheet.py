"""Competitions as rows, for CSV and for a sheet of plain text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

from parlour.evening.contests import Contest
from parlour.evening.lines import CONTEST, Line
from parlour.evening.seed import check_lots
from parlour.evening.standings import POINT, Standing

Row = dict[str, str | int]
Named = Callable[[int], str]
STANDING = "standing"
LOTS = "lots"
AS_PROMISED = "as promised"
BYE = "sits out"


def contest_rows(line: Line, name: Named) -> Iterator[Row]:
    """What a line says of a competition: a row for each table of a round, and for each seat of a match settled."""
    if line.plan is not None:
        yield {"game": line.plan.game, "agreed": _agreed(line)}
    if line.person >= 0:
        yield {"player": name(line.person)}
    if line.round is not None:
        head: Row = {"number": line.round.number}
        for match in line.round.matches:
            yield {**head, "table": match.table, "player": ", ".join([name(person) for person in match.people])}
        for person in line.round.byes:
            yield {**head, "player": name(person), "why": BYE}
    for seat, place in enumerate(line.places):
        yield {"number": seat + 1, "result": place}


def _agreed(line: Line) -> str:
    plan = line.plan
    assert plan is not None
    told = [("form", plan.form), ("seats", plan.seats), ("scoring", plan.scoring), *plan.options.items()]
    told += [("packs", "duplicated")] if plan.duplicate else []
    return ", ".join([f"{what} {value}" for what, value in told])


def standing_rows(contest: Contest, name: Named) -> Iterator[Row]:
    for one in contest.standings():
        rank: Row = {"what": STANDING, "why": contest.name, "number": one.rank, "player": name(one.person)}
        won: str | int = hundredths(one.beyond) if contest.plan.duplicate else one.counters
        yield {**rank, "result": points_text(one.points), "counters": won}


def lot_rows(lines: Sequence[Line]) -> Iterator[Row]:
    """Whether every round was drawn from the seed that was promised: a row for each competition, or for what is not."""
    wrong = list(check_lots(lines))
    drawn = {line.contest for line in lines if line.round is not None}
    for line in lines:
        if line.kind == CONTEST and line.promise and line.number in drawn:
            found = [(at, what) for contest, at, what in wrong if contest == line.number]
            for at, what in found or [(line.number, AS_PROMISED)]:
                yield {"what": LOTS, "line": at, "why": what}


def standing_lines(title: str, order: Sequence[Standing], name: Named) -> Iterator[str]:
    """For a terminal."""
    yield f"     {title:<24}{'points':>8}{'counters':>10}{'matches':>9}"
    for one in order:
        points = points_text(one.points)
        yield f"{one.rank:>3}  {name(one.person):<24}{points:>8}{one.counters:>+10}{one.played:>9}"


def hundredths(number: Fraction) -> str:
    return f"{float(number):+.2f}"


def points_text(points: int) -> str:
    """In points, to the hundredth."""
    return f"{points / POINT:.2f}".rstrip("0").rstrip(".")
