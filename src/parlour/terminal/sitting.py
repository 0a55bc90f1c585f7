"""A sitting: one person's seat at a table of bots.  Whose turn it is, what the bots do, and the record."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from parlour.bots.roster import seated
from parlour.cases.record import Recorder
from parlour.core.cards import cards_in
from parlour.core.files import data_folder, write_whole
from parlour.core.game import Game
from parlour.core.moves import CARD, CARDS, Move
from parlour.core.players import Bot, Seat
from parlour.core.rules import Rules
from parlour.present.deals import Deals

YOU = "you"


class Sitting:
    """Drives one game; tables of every kind ask it what is due and tell it what the person does."""

    def __init__(
        self, rules: Rules, game: Game, me: int, seed: int, path: Path | None, bots: list[str] | None = None
    ) -> None:
        self.rules = rules
        self.me = me
        self.named = list(bots or [])
        self.bots = seated(self.named, rules, int(game.seats), me, seed)
        self.players = [YOU if seat == me else self.bots[seat].name for seat in range(game.seats)]
        self.recorder = Recorder(game, self.players)
        self.deals = Deals(rules, game)
        stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
        self.path = path or data_folder() / "records" / f"{rules.name}-{stamp}.case"
        self.seed = seed
        self.order = random.Random(seed)
        self.saved = -1  # the position that is on the disk
        self.declined = -1  # the position in which the person let a move be
        self.offered = -1  # the position in which the bots were offered what they may do

    @property
    def game(self) -> Game:
        return self.recorder.game

    @property
    def position(self) -> int:
        """Grows with every step of the game."""
        return len(self.recorder.lines)

    def save(self) -> None:
        """Put the game on the disk as it is now, so that it can be resumed whatever happens."""
        if self.saved != self.position:
            write_whole(self.path, self.recorder.text(), lasting=True)
            self.saved = self.position

    def next_seat(self) -> int:
        """One of the seats that are asked: where several are, nobody is always first."""
        return self.order.choice(self.game.to_act)

    def asked(self) -> bool:
        return self.me in self.game.to_act

    def may_volunteer(self) -> bool:
        """Whether the person has a move that nobody waits for and that was not let be in this position."""
        game = self.game
        return not self.asked() and self.me in game.may_act and self.declined != self.position

    def let_be(self) -> None:
        self.declined = self.position

    def go_on(self) -> None:
        self.recorder.go_on()

    def play(self, seat: int, move: Move) -> None:
        self.recorder.play(seat, move)

    def rests(self) -> bool:
        """Whether a deal is over and the next not yet begun."""
        return self.deals.rests(self.game)

    def next_deal(self) -> None:
        self.deals.next_deal(self.game)

    def thought(self, seat: int, asked: bool = True) -> Callable[[], Move | None]:
        """What a bot will answer; it looks at a copy, so that the person may act while it thinks."""
        bot, handle = self.bots[seat], Seat(self.game.copy(), seat)
        return lambda: bot.choose(handle) if asked else _volunteered(bot, handle)

    def volunteers(self) -> list[int]:
        """Bots that may do what nobody waits for; each is offered it once in a position."""
        game = self.game
        fresh = self.offered != self.position
        self.offered = self.position
        idle = [seat for seat in game.may_act if seat in self.bots and seat not in game.to_act] if fresh else []
        return [seat for seat in idle if game.moves(seat)]

    def offences_happen(self) -> bool:
        return Seat(self.game, self.me).offences_happen()

    def sorted_out(self, moves: list[Move]) -> tuple[list[Move], list[Move], list[Move]]:
        """Lawful moves; where offences can happen, also claims, and what the rules forbid but can be done.

        Cards that the person has not looked at yet are not named.
        """
        if self.offences_happen():
            moves = [move for move in moves if not self._unseen(move)]
        forbidden = [move for move in moves if self.game.offends(self.me, move)]
        claims = [move for move in moves if move.verb.name == "claim" and move not in forbidden]
        lawful = [move for move in moves if move not in forbidden and move not in claims]
        return lawful, claims, forbidden

    def has_seen(self, card: int) -> bool:
        return not self.offences_happen() or self.game.knows(self.me, card)

    def _unseen(self, move: Move) -> bool:
        for kind, value in zip(move.verb.shape, (move.a, move.b, move.c), strict=False):
            cards = [value] if kind == CARD else cards_in(value) if kind == CARDS else []
            if any(card >= 0 and not self.has_seen(card) for card in cards):
                return True
        return False


def _volunteered(bot: Bot, handle: Seat) -> Move | None:
    advice = bot.volunteer(handle)
    return None if advice is None else advice.move
