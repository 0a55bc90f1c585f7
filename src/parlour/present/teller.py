"""Events, refusals and reasons in a player's language, from the Fluent texts of the game and of the house."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from parlour.core.events import Event, Place
from parlour.core.game import Game
from parlour.core.languages import ENGLISH
from parlour.core.moves import Refusal
from parlour.core.players import Advice
from parlour.core.rules import Rules
from parlour.present.naming import CALL, JOKER, SECOND, Naming

if TYPE_CHECKING:  # Fluent is imported when a text is first read: who sends no words needs none of it
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

DOTTED = ("az", "tr")  # languages whose capital i has a dot
LAW = "law."  # the printed laws of a book that numbers its other clauses too
WORD = re.compile(r"[^\s,:]+")


@cache
def parsed(text: str) -> Resource:
    """Texts as they are bundled, read once: every game's lie beside the same ones of the house."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


def _bundled(language: str, texts: Iterable[str]) -> FluentBundle:
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    for text in texts:
        bundle.add_resource(parsed(text), allow_overrides=True)
    return bundle


def told_texts(language: str, *files: Traversable) -> list[str]:
    """The texts of these files with the cards and moves they name; a file not written yet is left out."""
    texts = [path.read_text(encoding="utf-8") for path in files if path.is_file()]
    if not any(CALL.search(text) for text in texts):
        return texts
    naming = Naming(language, _bundled(language, texts))
    return [naming.told(text) for text in texts]


def bundle_of(language: str, *files: Traversable) -> FluentBundle:
    """The texts of these files; where two have the same, the later one's."""
    return _bundled(language, told_texts(language, *files))


def files_of(rules: Rules, language: str) -> tuple[Traversable, Traversable]:
    """The texts of the house, and of the game, which may say a thing in its own way."""
    house = resources.files("parlour.present") / "texts" / f"{language}.ftl"
    return house, rules.folder / f"texts.{language}.ftl"


def worded(bundles: Iterable[FluentBundle], message: str, args: Mapping[str, object]) -> str | None:
    """The message in the first language that has it."""
    for bundle in bundles:
        pattern = bundle.get_message(message).value if bundle.has_message(message) else None
        if pattern is not None:
            text, _errors = bundle.format_pattern(pattern, dict(args))
            return str(text)
    return None


@cache
def _bundle(rules: Rules, language: str) -> FluentBundle:
    return bundle_of(language, *files_of(rules, language))


@cache
def _selected(text: str) -> dict[str, set[str]]:
    """By message of a text, the variables that it selects on."""
    from parlour.present.selectors import selectors_in

    return selectors_in(parsed(text))


@cache
def _selectors(rules: Rules, language: str) -> dict[str, set[str]]:
    """The same of all messages of the house and the game."""
    found: dict[str, set[str]] = {}
    for path in files_of(rules, language):
        found |= _selected(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return found


def _id(kind: str, word: str) -> str:
    return f"{kind}-{word.replace('_', '-')}"


@cache
def naming_of(rules: Rules, language: str) -> Naming:
    """How this game's texts call cards and moves."""
    return Naming(language, _bundle(rules, language))


class Teller:
    """Tells one table's events to one language."""

    def __init__(self, rules: Rules, language: str = ENGLISH) -> None:
        self.rules = rules
        self.language = language

    def text(self, message: str, args: dict[str, object] | None = None) -> str:
        """The message in words; English where the language has none, the id itself where there is no text."""
        told = self._find(message, args or {})
        return message if told is None else told

    def _find(self, message: str, args: dict[str, object]) -> str | None:
        languages = dict.fromkeys((self.language, ENGLISH))
        return worded((_bundle(self.rules, language) for language in languages), message, args)

    def capital(self, words: str) -> str:
        """The words as they begin a sentence; the i of some languages keeps its dot."""
        first = "İ" if self.language in DOTTED and words.startswith("i") else words[:1].upper()
        return first + words[1:]

    def has(self, message: str) -> bool:
        return _bundle(self.rules, self.language).has_message(message)

    def event(self, game: Game, event: Event, seat: int | None) -> str:
        """What the seat (None: somebody who may see everything) is told of an event."""
        open_cards = seat is None or event.shows(seat)
        faces = [game.pack.face(card) for card in event.cards] if open_cards else []
        return self.sentence(event.message, game.names, self._plain(game, event), faces)

    def sentence(self, message: str, names: list[str], args: Mapping[str, object], faces: list[str]) -> str:
        """An event as it is sent to front ends: seats by number, accounts by name, the cards that may be seen."""
        seat, payer, payee = (args.get(name) for name in ("seat", "payer", "payee"))
        told: dict[str, object] = {
            "seat": names[seat] if isinstance(seat, int) else "",
            "n": args.get("n", 0),
            "word": self._worded(message, str(args.get("word", ""))),
            "cards": " ".join(faces) or self.text("cards-hidden", {"n": args.get("n", 0)}),
            "payer": self._account(names, payer),
            "payee": self._account(names, payee),
            "amount": args.get("amount", 0),
        }
        return self.text(message, told)

    def _worded(self, message: str, word: str) -> str:
        """An event's word in the reader's language, but bare where its text chooses by it."""
        language = self.language if self.has(message) else ENGLISH
        chooses = "word" in _selectors(self.rules, language).get(message, ())
        return word if chooses else self.value(word)

    def refusal(self, refusal: Refusal) -> str:
        return self.text(refusal.message, refusal.args)

    def reason(self, advice: Advice) -> str:
        """Why a move is advised; a clause, or what somebody's own bot says, as it is."""
        return self.text(advice.reason, {"n": advice.deals})

    def sure(self, verb: str) -> str:
        """What an act of this verb can cost, for whoever must be sure of it first; nothing where it costs nothing."""
        return self._find(_id("sure", verb), {}) or ""

    def clause(self, number: str) -> str:
        """``§ 12`` for the clause ``12``, ``law 12`` for ``law.12``, as the language writes it."""
        kind = "law" if number.startswith(LAW) else "ruling" if number[0] in "Rr" else "clause"
        return self.text("clause-number", {"kind": kind, "n": number.removeprefix(LAW)})

    def claim(self, clause: str, chosen: str = "") -> str:
        """A claim as a condition, so that it says the same, fault or no fault; nothing where the game has no words.

        What follows from it is what the claimant has chosen, or what the clause says.
        """
        id = clause.partition(".")[2]
        condition, remedy = (self._find(_id(kind, id.replace(".", "-")), {}) for kind in ("if", "then"))
        if condition is None:
            return ""
        return self.text("claim-then", {"condition": condition, "remedy": chosen or remedy, "clause": self.clause(id)})

    def place(self, place: Place, names: list[str], seat: int | None = None) -> str:
        """What a place is called; a seat may have another name for its own."""
        args: dict[str, object] = {"seat": names[place.seat] if place.seat >= 0 else "", "part": self._part(place.part)}
        own = self._find(_id("place-own", place.name), args) if place.seat == seat else None
        return own or self._screen("place", place.name, args)

    def account(self, name: str) -> str:
        """What an account that is no seat's is called: ``pool``, ``board/pope``."""
        board, _, part = name.partition("/")
        return self._screen("place", board, {"seat": "", "part": self._part(part)})

    def _part(self, part: str) -> str | int:
        if part.isdecimal():
            return int(part)
        return self.value(part) if part else "none"

    def fact(self, word: str, value: str = "") -> str:
        """The heading of a fact."""
        return self._screen("fact", word, {"value": value})

    def verb(self, name: str) -> str:
        return self._screen("verb", name, {})

    def move(self, written: str) -> str:
        """What a whole move is called, where a game has a text for it: ``move-sit-1``; else nothing."""
        return self._find(_id("move", written.replace(" ", "-")), {}) or ""

    def number(self, verb: str, number: int) -> str:
        """What a number means in a move of this verb, where a game has a text for it; else the number."""
        return self._find(_id("number", verb), {"n": number}) or str(number)

    def value(self, words: str) -> str:
        """The words of a fact or an argument, each in the player's language where it has a text."""
        return WORD.sub(lambda found: self._screen("value", found[0], {}), words)

    def card(self, face: str) -> str:
        """``king of spades``; a face that is no card's, such as a number, is said as it is."""
        bare = face.rstrip(SECOND)
        if bare == JOKER:
            return self.text("card-joker")
        rank, suit = self._find(f"rank-{bare[:-1]}", {}), self._find(f"suit-{bare[-1:]}", {})
        return face if rank is None or suit is None else self.text("card", {"rank": rank, "suit": suit})

    def _screen(self, kind: str, word: str, args: dict[str, object]) -> str:
        told = self._find(_id(kind, word), args)
        return word if told is None else told

    def _plain(self, game: Game, event: Event) -> dict[str, object]:
        accounts = game.ledger.names
        return {
            "seat": event.seat if event.seat >= 0 else None,
            "n": event.number,
            "word": event.word,
            "payer": accounts[event.payer] if event.payer >= 0 else "",
            "payee": accounts[event.payee] if event.payee >= 0 else "",
            "amount": event.amount,
        }

    def _account(self, names: list[str], account: object) -> str:
        name = account if isinstance(account, str) else ""
        return name if name in names or not name else self.account(name)
