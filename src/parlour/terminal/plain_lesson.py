"""A lesson line by line."""

from __future__ import annotations

from parlour.core.moves import Move
from parlour.core.rules import Rules
from parlour.terminal.lesson import LessonSitting, Otherwise, reasons
from parlour.terminal.plain import PlainTable
from parlour.terminal.plain_telling import Leave
from parlour.terminal.settings import Settings


class PlainLesson(PlainTable):
    """The plain table, on which the learner does what he is told; Enter does it too."""

    def __init__(self, rules: Rules, settings: Settings) -> None:
        self.lesson = LessonSitting(rules)
        super().__init__(self.lesson, settings)
        self.told = 0

    def run(self) -> None:
        self.say(f"{self.book.title}. {self.words('lesson-what')}")
        try:
            while not self.game.over:
                self.tell_news()
                if self.lesson.wanted() is None:
                    self.lesson.go_on()
                else:
                    self._task()
            self.tell_news()
            self.tell_deal()
            self.say(self.words("lesson-over"))
        except (Leave, EOFError, KeyboardInterrupt):
            self.say("")
            self.say(self.words("you-leave"))

    def _task(self) -> None:
        wanted, task = self.lesson.wanted(), self.lesson.stage.task
        assert wanted is not None
        assert task is not None
        items = self._list(must=True)
        self.say(f"{self.words('lesson-do')}: {self._named(wanted)}")
        for reason in reasons(task, self.book, self.teller):
            self.say(self.spoken.text(reason))
        while True:
            answer = self.ask("> ").strip()
            if self.command(answer) if answer else False:
                continue
            move = self._meant(answer, items) if answer else wanted
            try:
                if self._make(move):
                    return
            except Otherwise:
                assert move is not None
                self.say(self.words("lesson-otherwise", tried=self._named(move), move=self._named(wanted)))

    def _named(self, move: Move) -> str:
        return self.spoken.text(self.labels.move(move, self.game.notation()))
