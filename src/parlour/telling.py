"""Events and refusals in a player's language, from the Fluent texts of the game and of the house."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from parlour.events import Event
from parlour.game import Game
from parlour.moves import Refusal
from parlour.rules import Rules

ENGLISH = "en"


@cache
def _bundle(rules: Rules, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    house = resources.files("parlour") / "texts" / f"{language}.ftl"
    for path in (house, rules.folder / f"texts.{language}.ftl"):
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


class Teller:
    """Tells one table's events to one language."""

    rules: Rules
    language: str

    def __init__(self, rules: Rules, language: str = ENGLISH) -> None:
        self.rules = rules
        self.language = language

    def text(self, message: str, args: dict[str, object] | None = None) -> str:
        """The message in words; English where the language has none, the id itself where there is no text."""
        for language in dict.fromkeys((self.language, ENGLISH)):
            bundle = _bundle(self.rules, language)
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    text, _errors = bundle.format_pattern(pattern, args or {})
                    return str(text)
        return message

    def has(self, message: str) -> bool:
        return _bundle(self.rules, self.language).has_message(message)

    def event(self, game: Game, event: Event, seat: int | None) -> str:
        """What the seat (None: somebody who may see everything) is told of an event."""
        return self.text(event.message, self._args(game, event, seat))

    def refusal(self, refusal: Refusal) -> str:
        return self.text(refusal.message, refusal.args)

    def _args(self, game: Game, event: Event, seat: int | None) -> dict[str, object]:
        accounts = game.ledger.names
        open_cards = seat is None or event.shows(seat)
        faces = " ".join(game.pack.face(card) for card in event.cards) if open_cards else ""
        return {
            "seat": game.names[event.seat] if event.seat >= 0 else "",
            "n": event.number,
            "word": event.word,
            "cards": faces or self.text("cards-hidden", {"n": event.number}),
            "payer": accounts[event.payer] if event.payer >= 0 else "",
            "payee": accounts[event.payee] if event.payee >= 0 else "",
            "amount": event.amount,
        }
