"""A game under study: bots on its seats, driven move by move; who plays by the book is asked for his rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from parlour.bots.onward import Onward
from parlour.bots.roster import bot_of
from parlour.bots.volunteering import volunteered
from parlour.core.chance import Chance, seed_of
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.options import Options
from parlour.core.players import BookBot, Bot, Rule, Seat, offences_happen
from parlour.core.rules import LETTERS, Rules, rule_of_book
from parlour.errors import ParlourError
from parlour.lab import interrupts

MOST_MOVES = 1_000_000
ORDER = 1  # the streams of a game's seed: who is asked first,
SEATS = 2  # and what the bots draw
Before = Callable[[Game], None]
Onlooker = Callable[[int, Move], None]


class Table:
    """One game from a seed; the same seed and the same bots play the same game."""

    def __init__(self, rules: Rules, options: Options, bots: Sequence[str], seed: int) -> None:
        seats = options.number("players")
        named = [bots[seat % len(bots)] for seat in range(seats)]
        self.game = rules.make(options, list(LETTERS[:seats]), Chance(seed))
        self.bots = [bot_of(text, rules, seed_of(seed, SEATS, seat)) for seat, text in enumerate(named)]
        self.onward = Onward(rules.outlook, rule_of_book(rules))
        self.order = Chance(seed_of(seed, ORDER))
        self.made = 0
        self.onlooker: Onlooker | None = None  # is told every move of a seat that was asked, before it is made
        self._rules = [None if offences_happen(self.game) else rule_of(bot) for bot in self.bots]

    def step(self) -> None:
        """One move, or what is due when nobody is asked."""
        game = self.game
        if not game.waits:
            game.go_on()
        elif not (game.may & ~game.waits and self._volunteers()):
            seat = self.asked()
            move = self.choice_of(seat)
            if self.onlooker is not None:
                self.onlooker(seat, move)
            game.play(seat, move)
        self.made += 1
        if self.made % 1024 == 0:
            interrupts.raise_noted()
            if self.made > MOST_MOVES:
                raise ParlourError(f"a game of {game.name} did not end within {MOST_MOVES} moves")

    def asked(self) -> int:
        """The seat that is to act; of several, one in an order that nobody can foresee."""
        seats = self.game.to_act
        return seats[self.order.below(len(seats)) if len(seats) > 1 else 0]

    def choice_of(self, seat: int) -> Move:
        rule = self._rules[seat]
        if rule is not None:
            advice = rule(self.game, seat)
            if advice is not None:
                return advice.move
        return self.bots[seat].choose(Seat(self.game, seat))

    def _volunteers(self) -> bool:
        unasked = volunteered(self.game, self.bots)
        if unasked:
            self.game.play(*unasked)
        return unasked is not None

    def play_out(self, before: Before | None = None) -> Game:
        """To the end; whoever looks on is told before each move."""
        while not self.game.over:
            if before is not None:
                before(self.game)
            self.step()
        return self.game


def rule_of(bot: Bot) -> Rule | None:
    """The written rule of one who plays by the book: it reads what its seat knows, so it may be shown the table."""
    return bot.rule if isinstance(bot, BookBot) else None
