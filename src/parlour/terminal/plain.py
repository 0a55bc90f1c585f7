"""The plain table: one line in, a few lines out.  You sit on one seat; bots play the others."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from parlour.bots.hints import hint_for, hint_line
from parlour.bots.roster import seated
from parlour.cards import cards_in
from parlour.errors import ParlourError
from parlour.files import data_folder, write_whole
from parlour.game import Game
from parlour.languages import ENGLISH
from parlour.laws import Book, load
from parlour.moves import CARD, CARDS, IllegalMove, Move
from parlour.records import Recorder
from parlour.rules import Rules
from parlour.seat import Bot, Seat
from parlour.telling import Teller
from parlour.terminal.screen import columns, log_lines, view_lines

MOST_LISTED = 120
HELP = """Type the number of a move, or the move itself (play KS).
how: the game in a minute   rules: the whole rule book   law N: one clause
log: what has happened      hint: what a good player would do
quit: leave (the game is written down)"""


class Leave(Exception):
    """The player leaves the table."""


class PlainTable:
    """One person's seat at a table of bots."""

    rules: Rules
    language: str
    recorder: Recorder
    me: int
    bots: dict[int, Bot]
    path: Path

    def __init__(
        self,
        rules: Rules,
        game: Game,
        me: int,
        seed: int,
        path: Path | None,
        bots: list[str] | None = None,
        language: str = ENGLISH,
    ) -> None:
        self.rules = rules
        self.language = language
        self.me = me
        self.bots = seated(bots or [], rules, game, me, seed)
        names = ["you" if seat == me else self.bots[seat].name for seat in range(game.seats)]
        self.recorder = Recorder(game, names)
        stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
        self.path = path or data_folder() / "records" / f"{rules.name}-{stamp}.case"
        self.order = random.Random(seed)
        self.told = 0  # events already shown
        self.declined = -1  # the position in which I let a move be
        self.offered = -1  # the position in which the bots were offered what they may do
        self.ask: Callable[[str], str] = input
        self.say: Callable[[str], None] = print

    @property
    def game(self) -> Game:
        return self.recorder.game

    def run(self) -> None:
        """Play until the game is over or the player leaves; the record is safe after every step."""
        self.say(f"{self.book.title}. You are {self.game.names[self.me]}. {HELP}\n")
        self._save()
        try:
            while not self.game.over:
                self._step()
                self._save()
            self._tell_news()
            self.say(f"The game is over. {self._standing()}")
        except (Leave, EOFError, KeyboardInterrupt):
            self.say("\nYou leave the table.")
        finally:
            self._save()
            self.say(f"The record is in {self.path}")

    def _standing(self) -> str:
        pairs = zip(self.game.names, self.game.result, strict=True)
        return "Result: " + ", ".join(f"{name} {value:+d}" for name, value in pairs)

    def _save(self) -> None:
        write_whole(self.path, self.recorder.text())

    def _step(self) -> None:
        game = self.game
        if not game.to_act:
            self.recorder.go_on()
            return
        if self._bot_volunteers():
            return
        seat = self.order.choice(game.to_act)  # where several are asked at once, nobody is always first
        if seat == self.me or (self.me in game.may_act and self._volunteers()):
            self._my_move(must=seat == self.me)
        else:
            self._bot_moves(seat)

    def _volunteers(self) -> bool:
        """A move I need not make is offered once in each position."""
        return self.me not in self.game.to_act and self.declined != len(self.recorder.lines)

    def _bot_volunteers(self) -> bool:
        """A bot makes a move that nobody waits for; each is offered it once in a position."""
        game = self.game
        if self.offered == len(self.recorder.lines):
            return False
        self.offered = len(self.recorder.lines)
        for seat in game.may_act:
            if seat in self.bots and seat not in game.to_act and game.moves(seat):
                advice = self.bots[seat].volunteer(Seat(game, seat))
                if advice is not None:
                    self.recorder.play(seat, advice.move)
                    return True
        return False

    def _bot_moves(self, seat: int) -> None:
        self.recorder.play(seat, self.bots[seat].choose(Seat(self.game, seat)))

    # -- my move ------------------------------------------------------------------

    def _my_move(self, must: bool) -> None:
        self._tell_news()
        self.say("")
        for line in view_lines(self.game.view(self.me)):
            self.say(line)
        moves = self._list_moves(must)
        while True:
            answer = self.ask("> ").strip()
            if not answer:
                if not must:
                    self.declined = len(self.recorder.lines)
                    return
                self.say("Your move: a number or a move; help tells more.")
            elif not self._command(answer) and self._try(answer, moves):
                return

    def _list_moves(self, must: bool) -> list[Move]:
        game = self.game
        choices = game.moves(self.me)
        if not must:
            self.say("You may act, or let it be (Enter):")
        if len(choices) > MOST_LISTED:
            for text in game.notation().choices(choices):
                self.say(f"   {text}")
            return []
        sorts = self._sorted_out(choices.all())
        moves: list[Move] = []
        for title, sort in sorts:
            if title and sort:
                self.say(title)
            lines = [f"{number:>3}  {self._described(move)}" for number, move in enumerate(sort, len(moves) + 1)]
            for line in columns(lines):
                self.say(line)
            moves += sort
        return moves

    def _sorted_out(self, moves: list[Move]) -> list[tuple[str, list[Move]]]:
        """Lawful moves first; where offences can happen, claims and then what the rules forbid.

        Cards that I have not looked at yet are not named.
        """
        if Seat(self.game, self.me).offences_happen():
            moves = [move for move in moves if not self._unseen(move)]
        forbidden = [move for move in moves if self.game.offends(self.me, move)]
        claims = [move for move in moves if move.verb.name == "claim" and move not in forbidden]
        lawful = [move for move in moves if move not in forbidden and move not in claims]
        return [("", lawful), ("You may claim:", claims), ("Against the rules, but it can be done:", forbidden)]

    def _unseen(self, move: Move) -> bool:
        for kind, value in zip(move.verb.shape, (move.a, move.b, move.c), strict=False):
            cards = [value] if kind == CARD else cards_in(value) if kind == CARDS else []
            if any(card >= 0 and not self.game.knows(self.me, card) for card in cards):
                return True
        return False

    def _described(self, move: Move) -> str:
        offence = self.game.offends(self.me, move)
        text = self.game.notation().write(move)
        return f"{text} ({offence})" if offence else text

    def _try(self, answer: str, moves: list[Move]) -> bool:
        try:
            if answer.isascii() and answer.isdigit():
                if not 1 <= int(answer) <= len(moves):
                    self.say(f"There is no move {answer}; moves are numbered 1 to {len(moves)}.")
                    return False
                move = moves[int(answer) - 1]
            else:
                move = self.game.notation().read(answer)
            self.recorder.play(self.me, move)
        except IllegalMove as error:
            clause = self.book.find(error.refusal.clause)
            self.say(f"{self.teller.refusal(error.refusal)} [{clause.id}: {clause.text}]")
            return False
        except ParlourError as error:
            self.say(f"{error}")
            return False
        return True

    def _command(self, answer: str) -> bool:
        word, _, rest = answer.partition(" ")
        if word in ("help", "?"):
            self.say(HELP)
        elif word == "how":
            self.say(self.book.how)
        elif word == "rules":
            for clause in self.book.clauses.values():
                self.say(f"{clause.id} ({clause.kind}) {clause.text}")
        elif word == "law":
            self._law(rest.strip())
        elif word == "log":
            self._tell(0)
        elif word == "hint":
            self._hint()
        elif word in ("quit", "exit"):
            raise Leave
        else:
            return False
        return True

    def _hint(self) -> None:
        try:
            self.say(hint_line(self.rules, self.game, hint_for(self.rules, self.game, self.me), self.language))
        except ParlourError as error:
            self.say(f"{error}")

    def _law(self, id: str) -> None:
        try:
            clause = self.book.find(id)
            self.say(f"{clause.id} ({clause.kind}) {clause.text}")
        except ParlourError as error:
            self.say(f"{error}")

    # -- what happened ------------------------------------------------------------------

    def _tell_news(self) -> None:
        self._tell(self.told)
        self.told = len(self.game.events)

    def _tell(self, since: int) -> None:
        for line in log_lines(self.teller, self.game, self.game.events[since:], self.me):
            self.say(f"  {line}")

    @property
    def book(self) -> Book:
        return load(self.rules, self.language)

    @property
    def teller(self) -> Teller:
        return Teller(self.rules, self.language)
