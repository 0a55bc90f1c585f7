"""Who meets whom: the pairings of a round follow from who takes part, what was played, and a public seed.

Nobody meets the same person twice before he must.  At tables of two that holds exactly; at larger ones no exchange of
two people would lessen the meetings that are not the first.  Who sits out has sat out least often, and so has whoever
sits first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

from parlour.evening.contest import LEAGUE, ROUNDS, Plan, Round
from parlour.fair.drawings import mixed_places
from parlour.fair.hashes import sha

AGAIN = 10_000  # what it weighs that two meet once more, beside how far apart they stand
LONGEST_SEARCH = 20_000  # pairs that are tried before some who have met are let meet again
PAIR = 2
NOBODY = -1  # whom somebody meets who sits out
Tables = list[list[int]]


class Past:
    """What the rounds so far have brought: who met whom, who sat out, and who sat first."""

    def __init__(self, rounds: Sequence[Round]) -> None:
        self.number = len(rounds)
        self.met: Counter[tuple[int, int]] = Counter()
        self.byes: Counter[int] = Counter()
        self.seats: Counter[tuple[int, int]] = Counter()
        for one in rounds:
            self.byes.update(one.byes)
            for match in one.matches:
                self.met.update(pairs(match.people))
                self.seats.update([(person, seat) for seat, person in enumerate(match.people)])

    def times(self, one: int, other: int) -> int:
        return self.met[min(one, other), max(one, other)]

    def have_met(self, people: Sequence[int]) -> bool:
        """Whether everybody among them has met everybody."""
        return all(self.met[pair] for pair in pairs(people))


def pairs(people: Sequence[int]) -> list[tuple[int, int]]:
    return list(combinations(sorted(people), 2))


def table_sizes(people: int, least: int, most: int) -> list[int]:
    """Tables at which as many as possible play, as few as can be, of sizes that differ by one at most."""
    for playing in range(people, 0, -1):
        tables = -(-playing // most)
        if playing >= tables * least:
            return [playing // tables + (i < playing % tables) for i in range(tables)]
    return []


def lots(seed: str, people: Sequence[int], about: int = 0) -> list[int]:
    """The people in the order that the seed gives."""
    key = sha(b"lots", seed.encode(), about.to_bytes(4, "big"))
    return [people[i] for i in mixed_places(key, len(people))]


def draw(
    plan: Plan, everybody: Sequence[int], playing: Sequence[int], past: Past, seed: str
) -> tuple[Tables, list[int]]:
    """Tables by seat, and who sits out.

    ``everybody`` are those who took part when it began, ``playing`` those who still do, the best first.
    """
    if plan.form == LEAGUE and plan.seats == PAIR:
        found, byes = _circle(lots(seed, everybody), past.number)
        gone = {person for person in everybody if person not in playing}
        byes += [person for table in found if gone & set(table) for person in table]
        tables = [table for table in found if not gone & set(table)]
        return tables, [person for person in byes if person not in gone]
    order = list(playing) if plan.form == ROUNDS else lots(seed, sorted(playing), past.number)
    sizes = table_sizes(len(order), plan.least, plan.seats)
    byes = _sitting_out(order, len(order) - sum(sizes), past)
    order = [person for person in order if person not in byes]
    if plan.form == ROUNDS and plan.seats == PAIR:
        return _seated(_matched(order, past), past), byes
    spread = int(plan.form == ROUNDS)
    weights = {
        (one, other): AGAIN * past.times(one, other) + spread * abs(order.index(one) - order.index(other))
        for one in order
        for other in order
    }
    return _seated(_grouped(order, sizes, weights), past), byes


def _circle(order: list[int], number: int) -> tuple[Tables, list[int]]:
    """Round so and so of a league at tables of two: all sit in a circle around one, and move on by a place.

    Every other table is turned round, and that of the one in every other round: so all sit first equally often.
    """
    ring = [*[NOBODY] * (len(order) % 2), *order]
    turn = number % max(1, len(ring) - 1)
    ring = [ring[0], *ring[1 + turn :], *ring[1 : 1 + turn]]
    found = [[ring[i], ring[-1 - i]] for i in range(len(ring) // 2)]
    turned = [two[::-1] if (i or number) % 2 else two for i, two in enumerate(found)]
    byes = [person for two in turned if NOBODY in two for person in two if person != NOBODY]
    return [two for two in turned if NOBODY not in two], byes


def _sitting_out(order: Sequence[int], so_many: int, past: Past) -> list[int]:
    """Who has sat out least; of these, the last in the order."""
    last_first = list(reversed(order))
    return sorted(last_first, key=lambda person: past.byes[person])[:so_many]


def _matched(order: list[int], past: Past) -> Tables:
    """Pairs of neighbours in the order, with as few as possible that have met before, if any search finds them."""
    for again in range(len(order) // 2 + 1):
        found = _Matching(order, past).find(again)
        if found is not None:
            return found
    return [list(order[i : i + 2]) for i in range(0, len(order), 2)]


class _Matching:
    """The first of those left meets the nearest he can, so that the rest can be matched too."""

    def __init__(self, order: list[int], past: Past) -> None:
        self.order = order
        self.past = past
        self.tried = 0
        self.hopeless: set[tuple[int, int]] = set()

    def find(self, again: int) -> Tables | None:
        return self._rest((1 << len(self.order)) - 1, again)

    def _rest(self, left: int, again: int) -> Tables | None:
        if not left:
            return []
        self.tried += 1
        if (left, again) in self.hopeless or self.tried > LONGEST_SEARCH:
            return None
        first = (left & -left).bit_length() - 1
        for other in range(first + 1, len(self.order)):
            if not left >> other & 1:
                continue
            two = [self.order[first], self.order[other]]
            more = int(bool(self.past.times(*two)))
            rest = self._rest(left & ~(1 << first | 1 << other), again - more) if more <= again else None
            if rest is not None:
                return [two, *rest]
        self.hopeless.add((left, again))
        return None


def _grouped(order: Sequence[int], sizes: Sequence[int], weights: Mapping[tuple[int, int], int]) -> Tables:
    """Tables of these sizes, so that no exchange of two people would make them lighter."""
    ends = [sum(sizes[: i + 1]) for i in range(len(sizes))]
    tables = [list(order[end - size : end]) for end, size in zip(ends, sizes, strict=True)]
    at = {person: i for i, table in enumerate(tables) for person in table}
    weighs = {person: [sum(weights[person, other] for other in table) for table in tables] for person in order}
    is_better = True
    while is_better:
        is_better = False
        for one, other in combinations(order, 2):
            here, there = at[one], at[other]
            if here == there:
                continue
            both = 2 * weights[one, other]
            gain = weighs[one][here] + weighs[other][there] - weighs[one][there] - weighs[other][here] + both
            if gain > 0:
                is_better = True
                at[one], at[other] = there, here
                for person, by in weighs.items():
                    change = weights[person, other] - weights[person, one]
                    by[here] += change
                    by[there] -= change
    return [[person for person in order if at[person] == i] for i in range(len(sizes))]


def _seated(tables: Tables, past: Past) -> Tables:
    """Each seat goes to whoever has had it least often."""
    found = []
    for table in tables:
        left, seated = list(table), []
        for seat in range(len(table)):
            chosen = min(left, key=lambda person: past.seats[person, seat])
            left.remove(chosen)
            seated.append(chosen)
        found.append(seated)
    return found
