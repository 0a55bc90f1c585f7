"""The plain table: one line in, a few lines out.  You sit on one seat; bots play the others."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from parlour.bots.hints import hint_for
from parlour.core.game import Game
from parlour.core.languages import ENGLISH
from parlour.core.moves import IllegalMove, Move
from parlour.core.rules import Rules
from parlour.core.show import view_lines
from parlour.errors import ParlourError
from parlour.law.book import Book, load
from parlour.present.teller import Teller
from parlour.terminal.advice import hint_line
from parlour.terminal.screen import columns, log_lines
from parlour.terminal.sitting import Sitting

MOST_LISTED = 120
HELP = """Type the number of a move, or the move itself (play KS).
how: the game in a minute   rules: the whole rule book   law N: one clause
log: what has happened      hint: what a good player would do
quit: leave (the game is written down)"""
TITLES = ("", "You may claim:", "Against the rules, but it can be done:")


class Leave(Exception):
    """The player leaves the table."""


class PlainTable:
    """A sitting played line by line."""

    sitting: Sitting

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
        self.sitting = Sitting(rules, game, me, seed, path, bots)
        self.rules = rules
        self.language = language
        self.me = me
        self.told = 0  # events already shown
        self.ask: Callable[[str], str] = input
        self.say: Callable[[str], None] = print

    @property
    def game(self) -> Game:
        return self.sitting.game

    def run(self) -> None:
        """Play until the game is over or the player leaves; the record is safe after every step."""
        self.say(f"{self.book.title}. You are {self.game.names[self.me]}. {HELP}\n")
        self.sitting.save()
        try:
            while not self.game.over:
                self._step()
                self.sitting.save()
            self._tell_news()
            self.say(f"The game is over. {self._standing()}")
        except (Leave, EOFError, KeyboardInterrupt):
            self.say("\nYou leave the table.")
        finally:
            self.sitting.save()
            self.say(f"The record is in {self.sitting.path}")

    def _standing(self) -> str:
        pairs = zip(self.game.names, self.game.result, strict=True)
        return "Result: " + ", ".join(f"{name} {value:+d}" for name, value in pairs)

    def _step(self) -> None:
        sitting = self.sitting
        if not self.game.to_act:
            sitting.go_on()
            return
        if any(self._bot_moves(seat, asked=False) for seat in sitting.volunteers()):
            return
        seat = sitting.next_seat()
        if seat == self.me or sitting.may_volunteer():
            self._my_move(must=seat == self.me)
        else:
            self._bot_moves(seat, asked=True)

    def _bot_moves(self, seat: int, asked: bool) -> bool:
        move = self.sitting.thought(seat, asked)()
        if move is not None:
            self.sitting.play(seat, move)
        return move is not None

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
                    self.sitting.let_be()
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
        sorts = zip(TITLES, self.sitting.sorted_out(choices.all()), strict=True)
        moves: list[Move] = []
        for title, sort in sorts:
            if title and sort:
                self.say(title)
            lines = [f"{number:>3}  {self._described(move)}" for number, move in enumerate(sort, len(moves) + 1)]
            for line in columns(lines):
                self.say(line)
            moves += sort
        return moves

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
            self.sitting.play(self.me, move)
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
