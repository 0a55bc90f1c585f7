"""What is asked of a game's master: who meets whom, by which agreement, and what came of it."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import NamedTuple

from parlour.bots.roster import MASTER, name_of_bot, usual_of
from parlour.bots.stubborn import kinds_at
from parlour.core.options import CONDUCT, LENGTH, STAKES, Options
from parlour.core.rules import Rules
from parlour.lab.arena import Duel, games_of
from parlour.lab.stakes import squared, stake_in
from parlour.lab.trials import match_of
from parlour.registry import rules_of
from parlour.testing.demands import Given
from parlour.testing.options import accepted
from parlour.testing.pairs import pairwise

AS_USUAL = "as usual"
OTHERS = 3  # agreements beside the usual one
CHANGED = 2  # options at least that make it another one, stakes and length apart
MOST_TURNS = 6  # seats from which a game is played
TOGETHER = ["in+most", "in+least"]  # whom one meets first: who never gives up, and stakes the most or the least
FEWEST = 30  # games under which nothing is said
SURE, VERY_SURE = 1.96, 3.29  # standard errors: 95 and 99.9 of 100


class Question(NamedTuple):
    """What one of the ``row`` gains among those of the ``column``, by one agreement."""

    game: str
    agreement: str
    options: Options
    row: str
    column: str

    @property
    def name(self) -> str:
        return f"{self.game}: {self.row} among {self.column}, {self.agreement}"


class Bout(NamedTuple):
    """One game from its seats: the row's gain, the deals, and the squares of everybody's results."""

    gain: float
    deals: int
    squares: float


class Answer(NamedTuple):
    """The gain in a deal, its standard error, and what usually is at stake for a seat in a deal."""

    games: int
    mean: float
    error: float
    stake: float

    @property
    def sure(self) -> float:
        return SURE * self.error

    def share(self, errors: float) -> float:
        """The mean, so many errors further on, as a part of the stake."""
        return (self.mean + errors * self.error) / self.stake if self.stake else 0.0


def questions_of(rules: Rules, seed: int) -> list[Question]:
    """The others at the usual table, the strongest of them at other tables, and the stubborn."""
    usual = rules.options.make(match_of(rules).options)
    met = [pair for other in others(rules, usual) for pair in both(MASTER, other, usual)]
    asked = [Question(rules.name, AS_USUAL, usual, *pair) for pair in met]
    for agreement, options in agreements(rules, seed).items():
        pairs = both(MASTER, rival(rules, options), options)
        asked += [Question(rules.name, agreement, options, *pair) for pair in pairs]
    stubborn = [f"stubborn:{kind}" for kind in [*kinds_at(rules), *(TOGETHER if rules.giving_up else [])]]
    return asked + [Question(rules.name, AS_USUAL, usual, kind, MASTER) for kind in stubborn]


def both(one: str, other: str, options: Options) -> list[tuple[str, str]]:
    """One among the others, and the other way round; between two seats that is the same."""
    return [(one, other)] if options.number("players") == 2 else [(one, other), (other, one)]


def master_at(rules: Rules, options: Options) -> str:
    return usual_of(rules, options.number("players"))


def others(rules: Rules, options: Options) -> list[str]:
    """Every bot of the game's match but the master."""
    return [bot for bot in match_of(rules).bots if name_of_bot(bot) != name_of_bot(master_at(rules, options))]


def rival(rules: Rules, options: Options) -> str:
    """The master of other tables; else whoever of book and search is the stronger, by the match, and not the master."""
    if usual_of(rules) != master_at(rules, options):
        return usual_of(rules)
    beaten = {name_of_bot(worse) for better, worse in match_of(rules).beats if name_of_bot(better) == "search"}
    known = {name_of_bot(bot): bot for bot in others(rules, options)}
    return next(
        known[name] for name in (["search", "book"] if "book" in beaten else ["book", "search"]) if name in known
    )


def agreements(rules: Rules, seed: int) -> dict[str, Options]:
    """Some drawn from the list that holds every pair of options, and the smallest and the largest usual table."""
    sets = [given for given in pairwise(rules).sets if is_other(rules, given)]
    Random(seed).shuffle(sets)
    drawn = sets[:OTHERS] + [{"players": players} for players in rules.players if rules.players[0] != rules.players[1]]
    made = [rules.options.make(shortest(rules, given)) for given in drawn]
    return {changes(rules, options): options for options in made}


def changes(rules: Rules, options: Options) -> str:
    """What is agreed otherwise than usual, the length apart."""
    usual = rules.options.make().values
    changed = {name: value for name, value in options.values.items() if value != usual[name]}
    return " ".join(
        [f"{name}={value}" for name, value in changed.items() if rules.options.group_of(name) not in (LENGTH, CONDUCT)]
    )


def shortest(rules: Rules, given: Given) -> Given:
    """The same agreement, played for as short as can be said."""
    least = rules.bounds.shortest
    for option in rules.options.each:
        if rules.options.group_of(option.name) == LENGTH and accepted(rules, {**given, option.name: least}) is not None:
            given = {**given, option.name: least}
    return given


def is_other(rules: Rules, given: Given) -> bool:
    """Whether it changes enough, keeps strict conduct, and seats at least two."""
    options = accepted(rules, given)
    if options is None or options.number("players") < 2 or options.values.get("conduct") == "table":
        return False
    usual = rules.options.make().values
    apart = {LENGTH, STAKES, CONDUCT}
    changed = [name for name, value in options.values.items() if value != usual[name] and name != "players"]
    return len([name for name in changed if rules.options.group_of(name) not in apart]) >= CHANGED


def bout(duel: Duel) -> Bout:
    """At a large table from some of the seats alone, which the seed draws."""
    gain, deals, squares = 0.0, 0, 0.0
    seats = range(duel.options.number("players"))
    turns = Random(duel.seed).sample(seats, min(len(seats), MOST_TURNS))
    for turn, game in games_of(rules_of(duel.game), duel, turns):
        mean = sum(game.result) / len(game.result)
        gain += game.result[turn] - mean
        deals += game.deals
        squares += squared(game.result)
    return Bout(gain, deals, squares)


def answer(bouts: list[Bout]) -> Answer:
    """As the arena counts it, beside what is at stake."""
    deals = sum(one.deals for one in bouts)
    mean = sum(one.gain for one in bouts) / deals
    squares = sum((one.gain - mean * one.deals) ** 2 for one in bouts)
    games = len(bouts)
    error = sqrt(squares * games / (games - 1)) / deals if games > 1 else float("inf")
    return Answer(games, mean, error, stake_in(sum(one.squares for one in bouts), deals))
