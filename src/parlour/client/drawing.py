"""A table in lines of text, in the guest's language: seats, view, moves, events, refusals, hints."""

from __future__ import annotations

from msgspec import UNSET

from parlour.client.standing import Standing
from parlour.core.events import WATCHER
from parlour.core.moves import Refusal
from parlour.core.rules import Rules
from parlour.core.shown import EXACT
from parlour.core.view import View
from parlour.present.layout import layout_of
from parlour.present.prose import read_book
from parlour.present.teller import Teller
from parlour.server.protocol.messages import Hint, Question, Refused, SeatInfo
from parlour.server.protocol.values import Amount
from parlour.server.protocol.views import GameEvent, Sheet
from parlour.server.table.position import shown_again
from parlour.terminal.words import Words

LONGEST = 2000  # characters of a line
AS_THEY_ARE = ("cards", "centre", "seat", "side", "text")  # facts whose words are no words of a language
ROOM = "parlour.client"


def clean(line: str) -> str:
    """A line that does nothing to a terminal but stand there: names and talk are other people's."""
    return "".join(sign for sign in line[:LONGEST] if sign.isprintable())


def is_plain(value: object) -> bool:
    """Whether a sentence can be made with it."""
    return isinstance(value, str) or (isinstance(value, (int, float)) and abs(value) <= EXACT)


def _signed(amount: Amount) -> str:
    return f"+{amount}" if int(amount) > 0 else str(amount)


class Drawing:
    """Of one game; what is drawn is as it stands then."""

    def __init__(self, rules: Rules, language: str, standing: Standing) -> None:
        self.rules = rules
        self.standing = standing
        self.teller = Teller(rules, language)
        self.book = read_book(rules, language)
        self.layout = layout_of(rules)
        self.words = Words(language, ROOM)
        self.usual = Words(language)

    def seats(self) -> list[str]:
        return [f"{seat.label:<3} {self.who(seat, at)}" for at, seat in enumerate(self.standing.seats)]

    def who(self, seat: SeatInfo, at: int) -> str:
        """Who sits there, and who plays."""
        name = seat.name or (seat.bot if seat.bot else self.words("free"))
        notes = [self.usual("you")] if at == self.standing.you else []
        notes += [self.words("program")] if seat.program else []
        if seat.guest and seat.bot:
            notes.append(self.words("bot-plays", bot=seat.bot))
        elif seat.bot:
            notes.append(self.words("bot"))
        elif seat.guest and not seat.connected:
            notes.append(self.words("away"))
        return f"{name} ({', '.join(notes)})" if notes else name

    def question(self, question: Question) -> str:
        """What the committee was asked, and its answer."""
        labels = self.standing.labels
        asked = {"seat": labels[question.seat], "clause": question.clause, "by": question.by}
        if not question.by:
            return self.words("question", **asked)
        if question.against is None:
            return self.words("decided-nothing", **asked)
        return self.words("decided-against", **asked, whom=labels[question.against])

    def view(self) -> list[str]:
        seen = self.standing.view
        if seen is None:
            return []
        eyes = WATCHER if seen.seat is None else seen.seat
        view = shown_again(seen, self.rules.name, eyes, self.standing.labels)
        facts = ", ".join(self._fact(word, value) for word, value, _clause in view.facts if self._is_shown(word, value))
        laid = [(self.teller.place(shown.place, view.names, seen.seat), shown) for shown in view.places]
        rows = [(name, self._lying(shown.faces, shown.backs)) for name, shown in laid if shown.faces or shown.backs]
        rows += [(self.usual("counters"), counters)] if (counters := self._counters(view)) else []
        scores = ", ".join(f"{name} {score}" for name, score in zip(view.names, view.scores, strict=False) if score)
        rows += [(self.usual("points"), scores)] if scores else []
        width = max([len(name) for name, _text in rows], default=0) + 2
        return [*([facts] if facts else []), *[f"{name:<{width}}{text}" for name, text in rows]]

    def deal(self, sheet: Sheet) -> str:
        """What a deal brought everybody: points where they decide a game, else counters."""
        won = sheet.scored or sheet.gained
        said = ", ".join(f"{label} {_signed(amount)}" for label, amount in zip(self.standing.labels, won, strict=True))
        return f"-- {self.teller.text('deal-number', {'n': sheet.deal})}: {said}"

    def _is_shown(self, word: str, value: str) -> bool:
        return bool(value) and self.layout.fact(word) not in ("hidden", "order")

    def _fact(self, word: str, value: str) -> str:
        told = value if self.layout.fact(word) in AS_THEY_ARE else self.teller.value(value)
        return f"{self.teller.fact(word, value)} {told}"

    def _lying(self, faces: list[str], backs: int) -> str:
        return " ".join([*faces, *([self.words("backs", n=backs)] if backs else [])])

    def _counters(self, view: View) -> str:
        shown = [(name if name in view.names else self.teller.account(name), sum) for name, sum in view.accounts if sum]
        return ", ".join(f"{name} {amount}" for name, amount in shown)

    def result(self) -> str:
        view = self.standing.view
        assert view is not None
        sums = [(label, view.accounts.get(label, 0)) for label in self.standing.labels]
        scored = zip(self.standing.labels, view.scores, strict=False)
        return ", ".join(f"{label} {amount}" for label, amount in (scored if any(view.scores) else sums))

    def event(self, event: GameEvent) -> str:
        args = {name: getattr(event, name) for name in ("seat", "n", "word", "payer", "payee", "amount")}
        faces = [] if event.cards is UNSET else event.cards
        told = self.teller.sentence(event.message, self.standing.labels, args, faces)
        return f"  {told} [{event.clause}]"

    def refusal(self, refused: Refused) -> str:
        args: dict[str, object] = {name: refused.args[name] for name in refused.args if is_plain(refused.args[name])}
        return f"{self.teller.refusal(Refusal(refused.clause, refused.message, args))} {self.clause(refused.clause)}"

    def clause(self, id: str) -> str:
        known = id in self.book.ids()
        return f"[{id}: {self.book.find(id).text}]" if known else f"[{id}]"

    def hint(self, hint: Hint) -> str:
        worth = "" if hint.worth is None else f" ({hint.worth:+.2f})"
        line = f"{hint.move}{worth}: {self._reason(hint.reason, hint.deals)}"
        if hint.otherwise:
            line += f". {self.usual('book-would')} {hint.otherwise}: {self._reason(hint.otherwise_reason, 0)}"
        return line

    def _reason(self, reason: str, deals: int) -> str:
        known = reason in self.book.ids()
        return self.clause(reason) if known else self.teller.text(reason, {"n": deals if is_plain(deals) else 0})
