"""A puzzle in the terminal: the position, the question, and what is to be said to the answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from parlour.core.game import Game
from parlour.core.moves import IllegalMove, Move
from parlour.core.players import Advice
from parlour.errors import BadMove, ParlourError
from parlour.present.reasons import reason_text
from parlour.puzzles.puzzle import CLAIM, LAWFUL, Puzzle
from parlour.puzzles.verdict import NOTHING, Verdict
from parlour.review.telling import percent
from parlour.terminal.listing import Item
from parlour.terminal.plain import PlainTable
from parlour.terminal.plain_telling import Leave, ended
from parlour.terminal.settings import Settings
from parlour.terminal.sitting import Sitting

TOLD = 12  # of what has happened so far; the log has it all
BOOK = "book"


class PuzzleSitting(Sitting):
    """A seat in a position; nothing is played on and nothing written down."""

    def __init__(self, puzzle: Puzzle) -> None:
        game = puzzle.position()
        self.laid = game
        super().__init__(puzzle.rules, game, puzzle.seat_in(game), 0, Path(), [BOOK])

    @property
    def game(self) -> Game:
        return self.laid

    def save(self) -> None:
        """There is nothing to go on with."""


class PlainPuzzle(PlainTable):
    """The plain table with a question."""

    def __init__(self, puzzle: Puzzle, settings: Settings, draw: Callable[[PlainPuzzle], None] | None = None) -> None:
        self.puzzle = puzzle
        super().__init__(PuzzleSitting(puzzle), settings)
        self.draw = draw

    def solve(self) -> bool | None:
        """Whether the first answer was right; None where nobody answered."""
        try:
            self._lay()
            verdict = self._answered()
        except (Leave, EOFError, KeyboardInterrupt):
            self.say("")
            return None
        for line in self.told_of(verdict):
            self.say(line)
        return verdict.right

    def _lay(self) -> None:
        grade = self.words(f"puzzle-grade-{self.puzzle.grade}")
        self.say(self.words("puzzle-of", game=self.book.title, id=self.puzzle.id, grade=grade))
        heard = [event for event in self.game.events if event.reaches(self.me)]
        for event in heard[-TOLD:]:
            self.say(ended(self.spoken.text(self.teller.event(self.game, event, self.me))))
        if self.draw is not None:
            self.draw(self)
        else:
            for line in [*self.aloud().table(), *self.aloud().score(), *self.aloud().hand()]:
                self.say(line)

    def _answered(self) -> Verdict:
        """Ask until somebody has answered what was asked."""
        while True:
            self.say(self.words(f"puzzle-{self.puzzle.kind}", seat=self.game.names[self.me]))
            chosen = self._chosen_options() if self.puzzle.is_about_law else self._chosen_move()
            if chosen is None:
                continue
            try:
                return Verdict(self.puzzle, chosen)
            except IllegalMove as error:
                self.say(f"{self.teller.refusal(error.refusal)} [{error.refusal.clause}]")
            except BadMove as error:
                self.say(str(error))

    def list_moves(self) -> None:
        """Not where that is the question."""
        if not self.puzzle.is_about_law:
            super().list_moves()

    def _hint(self) -> str:
        return self.words("no-hint")

    def _chosen_move(self) -> list[str] | None:
        move = self._read(self._list(must=True))
        return None if move is None else [self.game.notation().write(move)]

    def _read(self, items: list[Item]) -> Move | None:
        while True:
            answer = self.ask("> ").strip()
            if answer and not self.command(answer):
                return self._meant(answer, items)

    def _chosen_options(self) -> list[str] | None:
        options = self.puzzle.options
        for number, option in enumerate(options, 1):
            self.say(f"{number} {self.named(option)}")
        if self.puzzle.kind == CLAIM:
            self.say(f"0 {self.words('puzzle-nothing')}")
        answer = self.ask("> ").strip()
        if not answer or self.command(answer):
            return None
        numbers = answer.replace(",", " ").split()
        known = {str(number): option for number, option in enumerate(options, 1)}
        known |= {"0": NOTHING} if self.puzzle.kind == CLAIM else {}
        if not all(number in known for number in numbers):
            self.say(self.words("no-such-number", n=answer[:20], most=len(options)))
            return None
        return [known[number] for number in dict.fromkeys(numbers)]

    def named(self, written: str) -> str:
        return self.spoken.text(self.labels.move(self.game.notation().read(written), self.game.notation()))

    def told_of(self, verdict: Verdict) -> Iterator[str]:
        """What is said to an answer."""
        yield self.words("puzzle-right" if verdict.right else "puzzle-wrong")
        if self.puzzle.kind == LAWFUL:
            yield from self._told_law(verdict)
        elif self.puzzle.kind == CLAIM:
            yield from self._told_claim(verdict)
        else:
            yield from self._weighed(verdict)
        yield from self._found_by()

    def _told_law(self, verdict: Verdict) -> Iterator[str]:
        for option, refusal in verdict.refusals.items():
            if option in verdict.chosen or verdict.right:
                told = self.spoken.text(self.teller.refusal(refusal))
                yield f"{self.named(option)}: {ended(told)} [{refusal.clause}]"
        for option in verdict.missed:
            yield self.words("puzzle-also", move=self.named(option))

    def _told_claim(self, verdict: Verdict) -> Iterator[str]:
        if not verdict.right:
            right = "; ".join(self.named(answer) for answer in self.puzzle.answers)
            yield self.words("puzzle-claimable", claim=right)
        if verdict.chosen != [NOTHING] or not verdict.right:
            yield self.words("puzzle-follows")
        yield from self._events(verdict)
        yield self._quoted(self.puzzle.reason)

    def _weighed(self, verdict: Verdict) -> Iterator[str]:
        puzzle, cost = self.puzzle, verdict.cost
        best, chosen = self.named(puzzle.answers[0]), self.named(verdict.chosen[0])
        if cost is not None:
            share = percent(cost.cost / puzzle.stake) if puzzle.stake else 0
            numbers: dict[str, object] = {"cost": f"{cost.cost:.2f}", "error": f"{cost.error:.2f}", "share": share}
            yield self.words("puzzle-cost", move=chosen, **numbers)
            now, then = percent(cost.win), percent(puzzle.win)
            yield self.words("puzzle-best", move=best, now=now, then=then)
        elif not verdict.right:
            yield self.words("puzzle-unweighed", move=chosen, best=best)
        answer = self.game.notation().read(puzzle.answers[0])
        reason = Advice(answer, puzzle.reason or "why-tried", None, puzzle.worlds)
        yield ended(self.teller.capital(self.spoken.text(reason_text(puzzle.rules, reason, self.language))))
        if verdict.stages and not verdict.right:
            yield self.words("puzzle-on")
            yield from self._events(verdict)

    def _events(self, verdict: Verdict) -> Iterator[str]:
        for stage in verdict.stages:
            for event in stage.events:
                if event.reaches(self.me):
                    told = self.spoken.text(self.teller.event(stage.game, event, self.me))
                    yield f"  {ended(told)}"

    def _quoted(self, clause: str) -> str:
        try:
            return f"{self.spoken.text(self.book.find(clause).text)} [{clause}]"
        except ParlourError:
            return clause

    def _found_by(self) -> Iterator[str]:
        found = self.puzzle.found.items()
        if found:
            told = [f"{self.teller.text(f'bot-{level}')} {percent(share)} %" for level, share in found]
            yield self.words("puzzle-found", levels=", ".join(told))
