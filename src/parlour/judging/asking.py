"""The questions that a committee puts: what went wrong, by whom, and whether what closes the window has happened."""

from __future__ import annotations

from collections.abc import Callable

from parlour.errors import Unknown
from parlour.judging.matters import Matter
from parlour.judging.telling import Judge
from parlour.judging.verdict import IN_TIME, TOO_LATE, offenders_of

YES = {"y", "yes", "i", "igen", "e", "evet"}
NO = {"n", "no", "nem", "h", "hayır", "hayir"}


class Leaving(Exception):
    """Whoever was asked has nothing more to say."""


class Questions:
    def __init__(self, judge: Judge, ask: Callable[[str], str], say: Callable[[str], None]) -> None:
        self.judge = judge
        self.ask = ask
        self.say = say

    def put(self) -> tuple[Matter, str, str]:
        """The matter, by whom it was done, and when it was noticed."""
        matter = self._which()
        return matter, self._by(matter), self._noticed(matter)

    def _answer(self, question: str) -> str:
        try:
            answer = self.ask(f"{question} ").strip()
        except EOFError:
            raise Leaving from None
        if not answer:
            raise Leaving
        return answer

    def _which(self) -> Matter:
        judge = self.judge
        matters = judge.matters.each
        for number, matter in enumerate(matters, 1):
            self.say(f"{number:>3}  {matter.id:<8}{judge.label(matter)}")
        while True:
            answer = self._answer(judge.teller.text("judge-which"))
            if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(matters):
                return matters[int(answer) - 1]
            try:
                return judge.matters.find(answer)
            except Unknown as error:
                self.say(str(error))
                self.say(judge.teller.text("judge-answer-number", {"n": len(matters)}))

    def _by(self, matter: Matter) -> str:
        offenders = offenders_of(matter)
        if not offenders:
            return ""
        text = self.judge.teller.text
        for number, offender in enumerate(offenders, 1):
            self.say(f"{number:>3}  {text(f'offender-{offender}')}")
        numbers = {str(number): offender for number, offender in enumerate(offenders, 1)}
        while True:
            answer = self._answer(text("judge-by"))
            if answer in numbers or answer in offenders:
                return numbers.get(answer, answer)
            self.say(text("judge-answer-one-of", {"words": ", ".join(numbers)}))

    def _noticed(self, matter: Matter) -> str:
        """Whatever closes the window is asked after first: once something has, nothing else matters."""
        right, judge = matter.right, self.judge
        if right is None:
            return ""
        if not right.opens:
            question = judge.teller.text("judge-in-time", {"window": judge.window(matter)})
            return IN_TIME if self._yes(question) else TOO_LATE
        rights = matter.rights
        for name in rights.names(right.closes & ~right.opens):
            if self._happened([name]):
                return name
        opens = rights.names(right.opens)
        return opens[0] if self._happened(opens) else self._before(matter)

    def _happened(self, names: list[str]) -> bool:
        """Whether one of these moments has come."""
        return self._yes(self.judge.teller.text("judge-reached", {"moment": self.judge.any_of(names)}))

    def _before(self, matter: Matter) -> str:
        """A moment at which the window has not opened yet; where there is none it is open from the beginning."""
        rights = matter.rights
        assert matter.right is not None
        for number, name in enumerate(rights.moments):
            if matter.right.is_open_after(number) is None:
                return name
        return ""

    def _yes(self, question: str) -> bool:
        while True:
            answer = self._answer(question).casefold()
            if answer in YES or answer in NO:
                return answer in YES
            self.say(self.judge.teller.text("judge-answer-one-of", {"words": "y, n"}))
