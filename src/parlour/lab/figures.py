"""How long a deal takes and how much of it is luck: measured by letting bots play, and written into a game's folder.

At each table every seat is drawn by lot: somebody who plays by the book, or somebody who plays at random.  So one sees
what it is worth to know the game, against how far the cards alone carry one.  Where the game's match is even, nothing
is decided but by those who do not look: that is no skill.
"""

from __future__ import annotations

from math import ceil, sqrt
from statistics import fmean, pvariance

from parlour.bots.roster import bot_of
from parlour.core.chance import Chance, seed_of
from parlour.core.moves import Move
from parlour.core.options import Options
from parlour.core.players import Advice, Bot, Seat
from parlour.core.rules import Rules
from parlour.lab.arena import play_game
from parlour.lab.trials import match_of
from parlour.present.figures import Figures

GOOD, BEGINNER = "book", "random"
THINKING = 4.0  # seconds in which a person makes up his mind
ANSWER = 1.2  # in which the table tells a move of somebody else, or one that is forced
SETTLING = 5.0  # in which one reads how a deal ended
SURE = 1.645  # standard deviations above which 95 of 100 lie
SHOWN = 3.0  # standard errors from which on skill is taken for shown


class Counted(Bot):
    """A bot whose answers are counted: where it had a choice, and where not."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.name)
        self.bot = bot
        self.chosen = 0
        self.forced = 0

    def choose(self, seat: Seat) -> Move:
        if len(seat.moves()) > 1:
            self.chosen += 1
        else:
            self.forced += 1
        return self.bot.choose(seat)

    def volunteer(self, seat: Seat) -> Advice | None:
        return self.bot.volunteer(seat)


class Sample:
    """What was seen of the seats of one kind: their gain in each game, and in how many deals."""

    def __init__(self) -> None:
        self.gains: list[float] = []
        self.deals: list[int] = []

    def add(self, gain: float, deals: int) -> None:
        self.gains.append(gain)
        self.deals.append(deals)

    def a_deal(self) -> float:
        return sum(self.gains) / sum(self.deals)

    def spread(self) -> float:
        """The variance of a seat's gain in a deal, as if deals were alike and did not know each other."""
        return pvariance(self.gains) / fmean(self.deals)


def measure(rules: Rules, games: int, seed: int) -> Figures:
    """So many games at the usual table of the game's match; the same seed gives the same figures."""
    good, beginner = Sample(), Sample()
    deals = moves = chosen = 0
    options = usual_options(rules)
    seats = options.number("players")
    for number in range(games):
        lot = Chance(seed_of(seed, number, seats))
        order = [lot.below(2) for _ in range(seats)]
        bots = [
            Counted(bot_of(GOOD if order[seat] else BEGINNER, rules, seed_of(seed, number, seat)))
            for seat in range(seats)
        ]
        game = play_game(rules, options, list(bots), seed_of(seed, number))
        others = sum(game.result) / seats
        for seat, gain in enumerate(game.result):
            (good if order[seat] else beginner).add(gain - others, game.deals)
        deals += game.deals
        chosen += sum(bot.chosen for bot in bots)
        moves += sum(bot.chosen + bot.forced for bot in bots)
    decisions = chosen / deals / seats
    seconds = decisions * THINKING + (moves / deals - decisions) * ANSWER + SETTLING
    skill, to_lead = (0.0, 0) if match_of(rules).even else worth_of_skill(good, beginner)
    return Figures(seats, round(seconds, 1), round(decisions, 2), skill, to_lead)


def worth_of_skill(good: Sample, beginner: Sample) -> tuple[float, int]:
    """The share of a deal's variance that lies in who plays, and the deals until the better player leads."""
    lead = good.a_deal() - beginner.a_deal()
    spread = (good.spread() + beginner.spread()) / 2
    error = sqrt(spread / sum(good.deals) + spread / sum(beginner.deals))
    if lead < SHOWN * error:
        return 0.0, 0
    within = lead**2 / 4
    return round(within / (within + spread), 4), ceil(2 * spread * (SURE / lead) ** 2)


def usual_options(rules: Rules) -> Options:
    return rules.options.make(match_of(rules).options)


def text_of(figures: Figures, games: int, seed: int, name: str) -> str:
    """The file of a game."""
    return f"""\
# Measured by `parlour figures {name} --games {games} --seed {seed} --write`.

[table]
players = {figures.players}
seconds = {figures.seconds}  # of a deal, for somebody who thinks {THINKING:g} s over each of his choices
decisions = {figures.decisions}  # of one person in a deal

[skill]
skill = {figures.skill}  # of the variance of a deal
deals_to_lead = {figures.deals_to_lead}  # until the book leads a beginner in 95 of 100 cases; 0: not shown
"""
