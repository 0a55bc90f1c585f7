"""What the plain table tells: what has happened, the end of a deal, and whatever the player asks for."""

from __future__ import annotations

from collections.abc import Callable

from parlour.bots.hints import hint_for
from parlour.core.game import Game
from parlour.core.players import Advice
from parlour.errors import ParlourError
from parlour.present.folding import folded
from parlour.present.layout import layout_of
from parlour.present.prose import read_book
from parlour.present.reading import Reading
from parlour.present.reasons import reason_text
from parlour.present.sheet_text import SheetText
from parlour.present.spoken import Spoken
from parlour.present.teller import Teller
from parlour.terminal.advice import signed
from parlour.terminal.aloud import Aloud
from parlour.terminal.deal_page import deal_lines
from parlour.terminal.labels import Labels
from parlour.terminal.settings import Settings
from parlour.terminal.sheet import prose
from parlour.terminal.sitting import Sitting
from parlour.terminal.words import Words

COMMANDS = ("hand", "table", "score", "log", "moves", "hint", "law", "rules", "how", "help", "quit")


class Leave(Exception):
    """The player leaves the table."""


def ended(sentence: str) -> str:
    return sentence if sentence.endswith((".", "!", "?", ":", '"')) else f"{sentence}."


class PlainTelling:
    """A sitting told line by line in one language."""

    def __init__(self, sitting: Sitting, settings: Settings | None = None) -> None:
        settings = settings or Settings()
        self.sitting = sitting
        self.me = sitting.me
        self.plays_forced = settings.forced == "plays"
        self.waits = settings.rest == "waits"
        self.told = len(self.game.events)  # those already told
        self.ask: Callable[[str], str] = input
        self.say: Callable[[str], None] = print
        self.speak(settings.language)

    def speak(self, language: str) -> None:
        rules, game = self.sitting.rules, self.game
        self.language = language
        self.words = Words(language)
        self.teller = Teller(rules, language)
        self.book = read_book(rules, language)
        self.spoken = Spoken(self.teller, game.pack)
        self.labels = Labels(self.teller, self.words, game, self.me)
        self.reading = Reading(self.teller, game)
        self.commands = {folded(self.words(f"word-{name}")): name for name in COMMANDS}
        self.commands |= {name: name for name in COMMANDS if name not in self.commands} | {"?": "help"}

    @property
    def game(self) -> Game:
        return self.sitting.game

    def aloud(self) -> Aloud:
        players = [self.labels.called(player) for player in self.sitting.players]
        view = self.game.view(self.me)
        return Aloud(view, self.me, players, layout_of(self.sitting.rules), self.labels, self.spoken)

    def tell_news(self) -> None:
        self._tell(self.told)
        self.told = len(self.game.events)

    def _deal_line(self, number: int) -> str:
        return ended(self.teller.text("deal-number", {"n": number}))

    def _tell(self, since: int, clauses: bool = False) -> None:
        """What has happened, with a line of its own for each deal."""
        starts = self.sitting.deals.starts
        for at, event in enumerate(self.game.events[since:], since):
            if at in starts:
                self.say(self._deal_line(starts.index(at) + 1))
            if event.reaches(self.me):
                told = self.spoken.text(self.teller.event(self.game, event, self.me))
                self.say(f"{told} [{event.clause}]" if clauses else ended(told))

    def tell_deal(self) -> None:
        text = SheetText(self.sitting.deals.sheet(self.game, self.me), self.game, self.teller, self.me)
        for line in deal_lines(text, self.words):
            self.say(ended(self.spoken.text(line)))

    def list_moves(self) -> None:
        raise NotImplementedError

    def command(self, answer: str) -> bool:
        """Tell what was asked for; whether it was a question at all."""
        word, _, rest = answer.partition(" ")
        name = self.commands.get(folded(answer)) or (self.commands.get(folded(word)) if rest else None)
        if name is None or (rest and name != "law" and folded(answer) not in self.commands):
            return False
        if name == "quit":
            raise Leave
        if name == "law":
            self._law(rest.strip())
        elif name == "moves":
            self.list_moves()
        else:
            for line in self._told_of(name):
                self.say(line)
        return True

    def _told_of(self, name: str) -> list[str]:
        if name in ("hand", "table", "score"):
            return list(getattr(self.aloud(), name)())
        if name == "log":
            self._tell(0, clauses=True)
            return []
        if name == "hint":
            return [self._hint()]
        if name == "how":
            return prose(self.book.how).split("\n\n")
        if name == "rules":
            return [f"{clause.id} {self.spoken.text(clause.text)}" for clause in self.book.clauses.values()]
        listed = ", ".join(self.words(f"word-{command}") for command in COMMANDS)
        return [*self.words("plain-help").splitlines(), listed]

    def _hint(self) -> str:
        try:
            hint = hint_for(self.sitting.rules, self.game, self.me)
        except ParlourError:
            return self.words("no-hint")
        line = f"{self.words('hint')}: {self._advised(hint.best, hint.best.worth)}"
        if hint.otherwise is not None:
            line += f". {self.words('book-would')}: {self._advised(hint.otherwise, None)}"
        return line

    def _advised(self, advice: Advice, worth: float | None) -> str:
        text = self.labels.move(advice.move, self.game.notation())
        if worth is not None:
            text += f" ({signed(worth)})"
        return self.spoken.text(f"{text}: {reason_text(self.sitting.rules, advice, self.language)}")

    def _law(self, id: str) -> None:
        try:
            clause = self.book.find(id)
            self.say(f"{clause.id} {self.spoken.text(clause.text)}")
        except ParlourError:
            self.say(self.words("no-clause", id=id))
