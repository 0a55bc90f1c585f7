"""The competitions of an evening as its book tells them: who takes part, what was drawn, what it came to.

Everything here follows from the lines of the book.  A match counts as its table's record says; who left his seat to a
bot is last there, and so is who withdrew before it was over.  Where all but one have withdrawn nobody need play.  Where
a record says nothing, or the wrong thing, the secretary settles the match by a line of his own; the newest one counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal

from parlour.evening import lines as kinds
from parlour.evening.comparing import compared
from parlour.evening.contest import KNOCKOUT, LEAGUE, ROUNDS, Match, Plan, Round
from parlour.evening.cutting import Cutting
from parlour.evening.drawing import PAIR, Past, draw, lots
from parlour.evening.lines import Line, Played
from parlour.evening.reckoning import Unfit
from parlour.evening.standings import Result, Standing, places_of, standings

MOST_PEOPLE: Final = 32
State = Literal["open", "cutting", "playing", "ready", "over"]
OPEN: Final = "open"  # who wants to takes part
CUTTING: Final = "cutting"  # the packs of the next round are being cut
PLAYING: Final = "playing"
READY: Final = "ready"  # every match of the round is over: the next can be drawn
OVER: Final = "over"


class Contest:
    """A competition up to where its book has come."""

    def __init__(self, opened: Line) -> None:
        assert opened.plan is not None
        self.number = opened.number
        self.name = opened.text
        self.plan: Plan = opened.plan
        self.entered: list[int] = []  # those who take part, or did when it began, in the order in which they came
        self.gone: dict[int, int] = {}  # who has withdrawn since: by which line
        self.rounds: list[Round] = []
        self.results: dict[str, Result] = {}  # by table
        self.secret = opened.secret
        self.promise = opened.promise  # of the seed
        self.cutting: Cutting | None = None  # of the packs of the next round
        self.cuts: dict[int, Cutting] = {}  # by round, of the packs that are played
        self.out: list[int] = []  # who has not shown a share that he had committed to
        self.disclosed: set[int] = set()  # rounds with the same packs at all tables of which everything is shown

    @property
    def playing(self) -> list[int]:
        """Those who have not withdrawn."""
        return [person for person in self.entered if person not in self.gone]

    @property
    def round(self) -> Round | None:
        return self.rounds[-1] if self.rounds else None

    @property
    def seed(self) -> str:
        """That of its first round: the lots of all rounds follow from it."""
        return self.rounds[0].seed if self.rounds else ""

    def match(self, table: str) -> Match | None:
        return next((one for round in self.rounds for one in round.matches if one.table == table), None)

    @property
    def unfinished(self) -> list[Match]:
        return [match for round in self.rounds for match in round.matches if match.table not in self.results]

    @property
    def state(self) -> State:
        if self.cutting is not None:  # too few may be left since: then nobody plays these packs, and none are cut anew
            return CUTTING if len(self.still_in()) >= fewest(self.plan) else OVER
        if not self.rounds:
            return OPEN
        if self.unfinished or self.is_hidden(self.rounds[-1]):
            return PLAYING
        return OVER if self._is_over() else READY

    def _is_over(self) -> bool:
        left = self.still_in()
        if len(left) < fewest(self.plan):
            return True
        if self.plan.form == ROUNDS:
            return len(self.rounds) >= self.plan.rounds
        if self.plan.form == LEAGUE:
            return self._all_have_met(left)
        return False

    def _all_have_met(self, left: Sequence[int]) -> bool:
        if self.plan.seats == PAIR:
            return len(self.rounds) >= len(self.entered) - 1 + len(self.entered) % 2
        return Past(self.rounds).have_met(left)

    def still_in(self) -> list[int]:
        """Who would play in the next round, once this one is over; in a knock-out whoever goes on."""
        if self.plan.form != KNOCKOUT or self.round is None:
            return self.playing
        return [person for person in self.going_on(self.round) if person not in self.gone]

    def going_on(self, round: Round) -> list[int]:
        """From each table its better half, of the last table one; more, where a table needs more.

        Where two are equal, who has won more in the whole competition goes on, then the lot decides.
        """
        sizes = [len(match.people) for match in round.matches]
        before = {one.person: one.rank for one in self.standings()}
        drawn = lots(self.seed, sorted(self.entered), round.number)
        found = list(round.byes)
        for match, so_many in zip(round.matches, going(sizes, len(round.byes), self.plan.least), strict=True):
            result = self.results.get(match.table)
            if result is not None:
                place = dict(zip(match.people, result.places, strict=True))
                order = sorted(
                    match.people, key=lambda who: (who in self.gone, place[who], before[who], drawn.index(who))
                )
                found += order[:so_many]
        return found

    def standings(self) -> list[Standing]:
        past = Past(self.rounds)
        lasted = Counter([person for round in self.rounds for person in round.people])
        rest = self.plan.scoring, lasted if self.plan.form == KNOCKOUT else None
        return standings(self.entered, list(self.compared().values()), past.byes, *rest, self.plan.duplicate)

    def compared(self) -> dict[str, Result]:
        """The results by table; where the packs were the same, with what each is worth beside the others."""
        found = dict(self.results)
        for round in self.rounds:
            if round.packs:
                found.update(compared(self.results, [match.table for match in round.matches]))
        return found

    def is_hidden(self, round: Round) -> bool:
        """Whether nothing of its games may be shown yet: other tables still play the same packs."""
        return bool(round.packs) and round.number not in self.disclosed

    def next_round(self, seed: str) -> tuple[list[list[int]], list[int]]:
        """Tables by seat and who sits out; ``seed`` is new for the first round, and of no use later."""
        seed = self.seed or seed
        left = self.still_in()
        ranks = {one.person: one.rank for one in self.standings()}
        drawn = lots(seed, sorted(self.entered))
        left.sort(key=lambda person: (ranks[person], drawn.index(person)))
        return draw(self.plan, self.entered, left, Past(self.rounds), seed)

    def champions(self) -> list[int]:
        """Who has won it, when it is over: in a knock-out the last who is left."""
        if self.state != OVER or not self.rounds:
            return []
        left = self.still_in() if self.plan.form == KNOCKOUT else []
        return left or [one.person for one in self.standings() if one.rank == 1]


def fewest(plan: Plan) -> int:
    """How many a round needs: packs are the same at two tables at least."""
    return PAIR * plan.seats if plan.duplicate else max(PAIR, plan.least)


def going(sizes: Sequence[int], byes: int, least: int) -> list[int]:
    """How many go on from each table."""
    if len(sizes) == 1 and not byes:
        return [1]
    found: list[int] = []
    for more in range(max(sizes, default=0)):
        found = [min(size - 1, size // 2 + more) for size in sizes]
        if sum(found) + byes >= least:
            break
    return found


def contests_in(lines: Sequence[Line]) -> dict[int, Contest]:
    """All competitions of a book, by the number of the line that opened them."""
    found: dict[int, Contest] = {}
    at: dict[str, Contest] = {}  # by table
    for line in lines:
        if line.kind == kinds.CONTEST:
            found[line.number] = Contest(line)
        elif line.contest in found:
            contest = found[line.contest]
            _take(contest, line)
            at.update({match.table: contest for match in (line.round.matches if line.round else ())})
        elif line.played is not None and line.where in at:
            _play(at[line.where], line, line.played)
    return found


def _take(contest: Contest, line: Line) -> None:
    if line.kind == kinds.WITHDREW and contest.cutting is not None:
        contest.cutting.leave(line.person)
    if line.kind == kinds.ENTERED:
        contest.entered.append(line.person)
    elif line.kind == kinds.WITHDREW and not contest.rounds:
        contest.entered.remove(line.person)
    elif line.kind == kinds.WITHDREW:
        contest.gone[line.person] = line.number
        for match in contest.unfinished:
            _without(contest, match, line.number)
    elif line.kind == kinds.PACKS:
        contest.out += line.missing
        contest.cutting = Cutting(line)
    elif line.kind in (kinds.COMMITTED, kinds.LISTED, kinds.SHARED):
        assert contest.cutting is not None
        contest.cutting.take(line)
    elif line.kind == kinds.DISCLOSED:
        contest.disclosed.add(len(contest.rounds))
    elif line.round is not None:
        if contest.cutting is not None:
            contest.cuts[line.round.number] = contest.cutting
            contest.cutting = None
        contest.rounds.append(line.round)
    elif line.kind == kinds.SETTLED:
        settled = contest.match(line.where)
        assert settled is not None
        old = contest.results.get(line.where)
        counters = old.counters if old is not None else (0,) * len(settled.people)
        contest.results[line.where] = Result(settled.people, line.places, counters, "settled", line.number)


def _without(contest: Contest, match: Match, line: int) -> None:
    """Where at most one has not withdrawn, the match is over."""
    left = [person in contest.gone for person in match.people]
    if left.count(False) <= 1:
        nothing = (0,) * len(left)
        contest.results[match.table] = Result(match.people, places_of(nothing, left), nothing, "withdrawn", line)


def _play(contest: Contest, line: Line, played: Played) -> None:
    """A game counts once, where the match is not over; one that has no result decides nothing."""
    match = contest.match(line.where)
    if match is None or line.where in contest.results or played.kept in ("stopped", "lost"):
        return
    results = [seat.result for seat in played.seats]
    last = [seat.left or person in contest.gone for person, seat in zip(match.people, played.seats, strict=True)]
    places = places_of(results, last)
    contest.results[line.where] = Result(match.people, places, tuple(results), "played", line.number, tuple(last))


def check_entry(contest: Contest, person: int) -> None:
    if contest.rounds or contest.cutting is not None:
        raise Unfit("the first round has been drawn: nobody enters any more")
    if person in contest.entered:
        raise Unfit("you take part already")
    if len(contest.entered) >= MOST_PEOPLE:
        raise Unfit(f"at most {MOST_PEOPLE} take part")


def check_withdrawal(contest: Contest, person: int) -> None:
    if person not in contest.playing:
        raise Unfit("whoever does not take part cannot withdraw")
    if contest.state == OVER:
        raise Unfit("the competition is over")


def check_draw(contest: Contest, number: int) -> None:
    """Whether round so and so can be drawn: it is the next, and no match of the one before is open."""
    if contest.state == OVER:
        raise Unfit("the competition is over")
    if number != len(contest.rounds) + 1:
        raise Unfit(f"round {len(contest.rounds)} has been drawn" if number <= len(contest.rounds) else "not yet")
    if contest.round is not None and not contest.unfinished and contest.is_hidden(contest.round):
        raise Unfit(f"round {number - 1} is not shown yet: look again")
    if contest.unfinished:
        raise Unfit(f"{len(contest.unfinished)} matches of round {number - 1} are not over: wait, or settle them")
    least = fewest(contest.plan)
    if len(contest.playing) < least:
        raise Unfit(f"at least {least} must take part")


def check_settling(contest: Contest, table: str, places: Sequence[int]) -> None:
    """Whether a match may be settled so.  Once a later round is drawn, who met whom rests on it in a knock-out."""
    match = contest.match(table)
    if match is None or contest.round is None:
        raise Unfit("there is no such match")
    if contest.plan.form == KNOCKOUT and match not in contest.round.matches:
        raise Unfit("the next round rests on this match: it stands")
    if len(places) != len(match.people):
        raise Unfit(f"{len(match.people)} sat at this table")
    if list(places) != [1 + sum(other < place for other in places) for place in places]:
        raise Unfit("places begin with 1, and after two who share one comes the next but one")
