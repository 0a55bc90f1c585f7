"""A matter and its verdict in the reader's language: the clause, the window, the remedy, and the case that shows it."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.languages import ENGLISH
from parlour.core.rules import Rules
from parlour.judging.foretelling import Change, Foretold
from parlour.judging.matters import Matter, matters_of
from parlour.judging.showing import Examples, Shown
from parlour.judging.verdict import (
    NO_CLAIM,
    OPEN,
    OTHER_OFFENDER,
    TOO_EARLY,
    answers_to,
    moments_of,
    offenders_of,
    standing,
)
from parlour.law.book import Clause, load
from parlour.law.trace import rulings_of
from parlour.present.prose import read_book
from parlour.present.teller import Teller

MOST_LETTERS = 90  # of a clause that stands for a fault in a list


class Judge:
    """One game's law, told in one language."""

    def __init__(self, rules: Rules, shown: Examples, language: str = ENGLISH) -> None:
        self.rules = rules
        self.matters = matters_of(rules)
        self.shown = shown
        self.teller = Teller(rules, language)
        self.book = read_book(rules, language)

    # -- one matter ----------------------------------------------------------------------

    def clause(self, matter: Matter) -> Clause:
        return self.book.find(matter.clause)

    def label(self, matter: Matter) -> str:
        """A few words for what went wrong; where the game has none, its clause begins with them."""
        told = self._own("fault", matter.id) or self._own("value", matter.id)
        if told:
            return told.removeprefix(f"{matter.id}, ")
        text = self.clause(matter).text
        return text if len(text) <= MOST_LETTERS else f"{text[:MOST_LETTERS].rpartition(' ')[0]} …"

    def _own(self, kind: str, word: str) -> str:
        message = f"{kind}-{word.replace('.', '-')}"
        told = self.teller.text(message)
        return "" if told == message else told

    def moment(self, name: str) -> str:
        return self.teller.text(f"moment-{name}")

    def window(self, matter: Matter) -> str:
        """From when until when it may be claimed."""
        right, rights = matter.right, matter.rights
        if right is None:
            return ""
        if not right.opens:
            return self._own("window", matter.id)
        opens, closes = self.any_of(rights.names(right.opens)), self.any_of(rights.names(right.closes))
        if not closes:
            return self.teller.text("judge-from", {"opens": opens})
        return self.teller.text("judge-from-until", {"opens": opens, "closes": closes})

    def any_of(self, names: list[str]) -> str:
        told = [self.moment(name) for name in names]
        if len(told) < 2:
            return "".join(told)
        return self.teller.text("judge-or", {"one": ", ".join(told[:-1]), "other": told[-1]})

    def against(self, matter: Matter) -> str:
        return self.teller.text(f"against-{matter.right.against}") if matter.right else ""

    def claimants(self, matter: Matter) -> str:
        return self.teller.text(f"claimant-{matter.right.to}") if matter.right else ""

    def choices(self, matter: Matter) -> list[tuple[str, str]]:
        """The remedies among which the claimant chooses: the word he types, and what it means."""
        return [(word, self.teller.value(word)) for word in matter.choices()]

    def rulings(self, matter: Matter) -> list[Clause]:
        return [self.book.find(ruling.id) for ruling in rulings_of(load(self.rules), matter.clause)]

    def sentence(self, matter: Matter, state: str) -> str:
        """What comes of a matter that stands so."""
        opens = self.any_of(matter.rights.names(matter.right.opens)) if matter.right else ""
        args: dict[str, object] = {}
        if state == OPEN:
            args = {"claim": matter.typed}
        elif state == TOO_EARLY:
            args = {"opens": opens}
        elif state == OTHER_OFFENDER:
            args = {"whom": self.against(matter)}
        return self.teller.text(f"judge-{state}", args)

    # -- as lines --------------------------------------------------------------------------

    def lines(self, matter: Matter, by: str = "", noticed: str = "") -> Iterator[str]:
        text = self.teller.text
        state = standing(matter, by, noticed)
        clause = self.clause(matter)
        yield f"{clause.id} ({clause.kind}) {clause.text}"
        if state != NO_CLAIM:
            yield text("judge-against", {"whom": self.against(matter)})
            yield text("judge-claimed-by", {"who": self.claimants(matter)})
            yield text("judge-window", {"window": self.window(matter)})
        yield self.sentence(matter, state)
        if matter.right and matter.right.choices:
            choices = ", ".join(f"{word} ({meaning})" for word, meaning in self.choices(matter))
            yield text("judge-choices", {"choices": choices})
        rulings = self.rulings(matter)
        if rulings:
            yield f"{text('judge-rulings')}:"
            yield from [f"  {ruling.id} {ruling.text}" for ruling in rulings]
        yield from self._shown_lines(matter)

    def _shown_lines(self, matter: Matter) -> Iterator[str]:
        shown = self.shown.claim_of(matter.clause)
        if shown is not None:
            yield self.teller.text("judge-case", {"case": shown.case, "line": shown.line})
            yield f"  {shown.text}"
            yield from [f"  {line}" for line in self.told(shown.foretold())]
        elif self.shown.case_of(matter.clause):
            yield self.teller.text("judge-case-alone", {"case": self.shown.case_of(matter.clause)})
        else:
            yield self.teller.text("judge-no-case")

    def told(self, foretold: Foretold) -> list[str]:
        """What a claim brings: the sentences of the table, then score, counters and cards."""
        return [*self.sentences(foretold), *self._sums(foretold)]

    def sentences(self, foretold: Foretold) -> list[str]:
        after = foretold.after
        return [f"{self.teller.event(after, event, None)} [{event.clause}]" for event in foretold.events]

    def _sums(self, foretold: Foretold) -> list[str]:
        kinds = {"score": foretold.score, "money": self.money(foretold), "cards": self.cards(foretold)}
        return [f"{self.teller.text(f'judge-{kind}')}: {self._changes(changes)}" for kind, changes in kinds.items()]

    def money(self, foretold: Foretold) -> list[Change]:
        names = foretold.after.names
        each = foretold.money
        return [(name if name in names else self.teller.account(name), old, new) for name, old, new in each]

    def cards(self, foretold: Foretold) -> list[Change]:
        names = foretold.after.names
        return [(self.teller.place(place, names), old, new) for place, old, new in foretold.cards]

    def _changes(self, changes: list[Change]) -> str:
        text = self.teller.text
        if not changes:
            return text("judge-unchanged")
        each = [text("judge-change", {"what": what, "before": old, "after": new}) for what, old, new in changes]
        return ", ".join(each)

    # -- as a document ---------------------------------------------------------------------

    def document(self, matter: Matter) -> dict[str, object]:
        """Everything that a page needs to ask and to answer, for one matter."""
        clause = self.clause(matter)
        by = {offender: standing(matter, offender) for offender in offenders_of(matter)}
        noticed = {answer: standing(matter, "", answer) for answer in answers_to(matter)}
        states = {standing(matter), *by.values(), *noticed.values()}
        return {
            "id": matter.id,
            "clause": clause.id,
            "kind": clause.kind,
            "text": clause.text,
            "label": self.label(matter),
            "claim": matter.typed,
            "against": self.against(matter),
            "claimants": self.claimants(matter),
            "window": self.window(matter),
            "moments": [{"id": name, "text": self.moment(name)} for name in moments_of(matter)],
            "by": by,
            "noticed": noticed,
            "sentences": {state: self.sentence(matter, state) for state in sorted(states)},
            "choices": [{"id": word, "text": meaning} for word, meaning in self.choices(matter)],
            "rulings": [{"id": ruling.id, "text": ruling.text} for ruling in self.rulings(matter)],
            "case": self._case(matter),
        }

    def _case(self, matter: Matter) -> dict[str, object] | None:
        shown = self.shown.claim_of(matter.clause)
        if shown is not None:
            return self._shown_document(shown)
        name = self.shown.case_of(matter.clause)
        return {"name": name} if name else None

    def _shown_document(self, shown: Shown) -> dict[str, object]:
        return {"name": shown.case, "line": shown.line, "text": shown.text, **self.foretold(shown.foretold())}

    def foretold(self, foretold: Foretold) -> dict[str, object]:
        return {
            "told": self.sentences(foretold),
            "score": _rows(foretold.score),
            "money": _rows(self.money(foretold)),
            "cards": _rows(self.cards(foretold)),
            "next": foretold.waits_for,
        }

    def verdict(self, matter: Matter, by: str = "", noticed: str = "") -> dict[str, object]:
        """The document of a matter with what comes of it."""
        state = standing(matter, by, noticed)
        return {**self.document(matter), "verdict": state, "sentence": self.sentence(matter, state)}

    def leaflet(self) -> dict[str, object]:
        """All matters of the game."""
        matters = [self.verdict(matter) for matter in self.matters.each]
        return {"game": self.rules.name, "title": self.book.title, "matters": matters}


def _rows(changes: list[Change]) -> list[dict[str, object]]:
    return [{"what": what, "before": old, "after": new} for what, old, new in changes]
