"""How far bots at Vingt-un are from exact play between two from a fresh pack: ``./dev proof exact vingt-un``

The best reply to each as the dealer and as the player is reckoned (``exact``), and what it gains over the bot's own
play, by what is decided: stakes and drawing of the player, doubling and drawing of the dealer.
"""

from __future__ import annotations

from typing import NamedTuple

from parlour.bots.roster import usual_of
from parlour.lab.hiring import crew_of
from parlour.registry import rules_of
from tests.bots.exact import Asked
from tests.games.vingt_un.exact import (
    ONE,
    WORTHS,
    Moment,
    Ways,
    dealers_worth,
    hands_worth,
    leaning,
    left_of,
    likely,
    natural,
    naturals,
    standings,
)
from tests.games.vingt_un.ways import LEAST, MOST_LAID, ByBook, BySolution

PLAYS: dict[str, Ways] = {"book": ByBook(), "solved": BySolution()}
CHUNKS = 12  # of what a dealer may face at a moment
AIM = 0.005  # of the mean stake
Gains = dict[str, float]


class Facing(NamedTuple):
    """A player of a bot at a moment, against the same bot."""

    bot: str
    moment: Moment


class Standing(NamedTuple):
    """A dealer of a bot, against a part of the ways in which one of the same may stand."""

    bot: str
    moment: Moment
    chunk: int


Found = dict[tuple[int, int], tuple[float, float, float]]  # by two cards: own, best, and how likely


def reckoned(task: Facing | Standing) -> Found:
    """For a player by his two cards, the lower first; for a dealer in their order, what he gets from who stands."""
    ways = PLAYS[task.bot]
    if isinstance(task, Facing):
        worth = hands_worth(ways, ways, task.moment)
        return {pair: (one.own, one.best, 0.0) for pair, one in worth.items()}
    total: Found = {}
    for stands in standings(ways, task.moment)[task.chunk :: CHUNKS]:
        found = dealers_worth(ways, task.moment, stands)
        for first in WORTHS:
            for second in WORTHS:
                hand = ONE[first] + ONE[second]
                if not natural(first, second) and hand in found:
                    worth_of, often = found[hand]
                    own, best, there = total.get((first, second), (0.0, 0.0, 0.0))
                    total[first, second] = (own + worth_of.own, best + worth_of.best, there + often)
    return total


class Side:
    """What both seats of a bot gain by the best reply to the other."""

    def __init__(self, bot: str, found: dict[Facing | Standing, Found]) -> None:
        self.bot = bot
        self.ways = PLAYS[bot]
        self.found = found

    def stake(self) -> float:
        """What is laid in the mean."""
        chances = {first: likely(ONE[first]) for first in WORTHS}
        return sum(chances[first] * sum(laid * often for laid, often in self._laid(first)) for first in WORTHS)

    def _laid(self, first: int) -> list[tuple[int, float]]:
        return list(self.ways.stakes(first).items())

    def laying(self, first: int, stake: int, place: int) -> float:
        """What a stake on a first card brings the player; place 0: as he plays on, 1: by the best reply."""
        total = 0.0
        for doubled in (False, True):
            moment = Moment(stake, doubled)
            lean = leaning(self.ways, moment)
            total += moment.at_stake * sum(lean(his) * naturals()[first, his] for his in WORTHS)
            like = like_it(self.ways, moment)
            for (a, b), worth in self.found.get(Facing(self.bot, like), {}).items():
                if first in (a, b):
                    total += worth[place] * moment.at_stake / like.at_stake
        return total

    def player(self) -> Gains:
        stakes = range(LEAST, MOST_LAID + 1)
        own = drawing = staking = both = 0.0
        for first in WORTHS:
            laid = dict(self._laid(first))
            own += sum(often * self.laying(first, stake, 0) for stake, often in laid.items())
            drawing += sum(often * self.laying(first, stake, 1) for stake, often in laid.items())
            staking += max(self.laying(first, stake, 0) for stake in stakes)
            both += max(self.laying(first, stake, 1) for stake in stakes)
        return {"own": own, "staking": staking - own, "drawing": drawing - own, "all": both - own}

    def meeting(self, first: int, moment: Moment, place: int) -> float:
        """What a stake met so brings a dealer with this first card."""
        total = -moment.at_stake * sum(
            self.ways.stakes(card).get(moment.stake, 0.0) * naturals()[card, first] for card in WORTHS
        )
        for chunk in range(CHUNKS):
            for (his, second), worth in self.found.get(Standing(self.bot, moment, chunk), {}).items():
                if his == first:
                    total += worth[place] - moment.at_stake * worth[2]
                    if chunk == 0:
                        total += moment.at_stake * self._there(first, second, moment.stake)
        return total

    def _there(self, first: int, second: int, stake: int) -> float:
        """How likely the dealer has these and a player without a natural lays this: he stands, or has overdrawn."""
        found = 0.0
        for a in WORTHS:
            for b in WORTHS:
                cards = ONE[first] + ONE[second] + ONE[a] + ONE[b]
                if not natural(a, b) and min(left_of(cards)) >= 0:
                    found += self.ways.stakes(a).get(stake, 0.0) * likely(cards)
        return found

    def dealer(self) -> Gains:
        own = drawing = doubling = both = 0.0
        for first in WORTHS:
            for stake in laid_by(self.ways):
                lean = self.ways.doubles(first, stake)
                met = {(twice, best): self.meeting(first, Moment(stake, twice), int(best)) for twice, best in CHOICES}
                own += lean * met[True, False] + (1.0 - lean) * met[False, False]
                drawing += lean * met[True, True] + (1.0 - lean) * met[False, True]
                doubling += max(met[True, False], met[False, False])
                both += max(met[True, True], met[False, True])
        return {"own": own, "doubling": doubling - own, "drawing": drawing - own, "all": both - own}


CHOICES = [(twice, best) for twice in (False, True) for best in (False, True)]


def like_it(ways: Ways, moment: Moment) -> Moment:
    """The least stake that is played alike."""
    key = ways.alike(moment.stake, moment.doubled)
    stakes = range(LEAST, MOST_LAID + 1)
    return next(Moment(stake, moment.doubled) for stake in stakes if ways.alike(stake, moment.doubled) == key)


def laid_by(ways: Ways) -> list[int]:
    return sorted({stake for first in WORTHS for stake, often in ways.stakes(first).items() if often > 0.0})


def tasks_of(bot: str) -> list[Facing | Standing]:
    """The long ones first."""
    ways = PLAYS[bot]
    tasks: list[Facing | Standing] = []
    for stake in range(LEAST, MOST_LAID + 1):
        for doubled in (False, True):
            moment = Moment(stake, doubled)
            leans = any(leaning(ways, moment)(first) > 0.0 for first in WORTHS)
            if leans and like_it(ways, moment) == moment:
                tasks.append(Facing(bot, moment))
    for stake in laid_by(ways):
        for doubled in (False, True):
            tasks += [Standing(bot, Moment(stake, doubled), chunk) for chunk in range(CHUNKS)]
    return tasks


class Told(NamedTuple):
    """Of one bot: what it lays in the mean, what a hand brings both, and what the best replies gain."""

    stake: float
    player: Gains
    dealer: Gains

    @property
    def gap(self) -> float:
        """Both best replies together, as a part of the stake."""
        return (self.player["all"] + self.dealer["all"]) / self.stake

    def part(self, much: float) -> str:
        return f"{much:.5f}{much / self.stake:>10.3%}"


def told(side: Side) -> Told:
    return Told(side.stake(), side.player(), side.dealer())


def lines_of(found: dict[str, Told]) -> list[str]:
    """All bots side by side."""
    each = list(found.values())
    lines = [
        "vingt-un: two players, a fresh pack, pairs not divided; counters, and of the mean stake",
        _row("", list(found)),
        _row("lays in the mean", [f"{one.stake:.3f}{'':10}" for one in each]),
        _row("a hand brings its player", [one.part(one.player["own"]) for one in each]),
        _row("and its dealer", [one.part(one.dealer["own"]) for one in each]),
    ]
    for what in ("staking", "drawing", "all"):
        lines.append(_row(f"reply of a player, {what}", [one.part(one.player[what]) for one in each]))
    for what in ("doubling", "drawing", "all"):
        lines.append(_row(f"reply of a dealer, {what}", [one.part(one.dealer[what]) for one in each]))
    return [*lines, _row("both together", [one.part(one.gap * one.stake) for one in each])]


def _row(what: str, cells: list[str]) -> str:
    return f"  {what:<28}" + "".join(f"{cell:>22}" for cell in cells)


def prove(asked: Asked) -> bool:
    master = usual_of(rules_of("vingt-un"))
    found: dict[str, Told] = {}
    with crew_of(asked.jobs) as crew:
        for bot in PLAYS:
            tasks = tasks_of(bot)
            found[bot] = told(Side(bot, dict(zip(tasks, crew.each(reckoned, tasks), strict=True))))
    asked.put_down([*lines_of(found), f"  the aim of the master ({master}) is {AIM:.1%}"])
    return found[master].gap <= AIM
