"""What places, facts, verbs and words are called on the table, from the game's texts and the house's."""

from __future__ import annotations

from parlour.core.game import Game
from parlour.core.moves import CARD, CARDS, CLAIMING, NONE, SEAT, WORD, Move
from parlour.core.notation import Notation
from parlour.core.shown import Shown
from parlour.present.move_words import argument_words, move_words
from parlour.present.teller import Teller
from parlour.terminal.company import Company
from parlour.terminal.entry import A_NUMBER, DONE, POSITIONS, Offer
from parlour.terminal.sitting import YOU
from parlour.terminal.words import Words


class Labels:
    def __init__(self, teller: Teller, words: Words, game: Game, me: int) -> None:
        self.teller = teller
        self.words = words
        self.game = game
        self.names = game.names
        self.me = me
        self.company = Company(teller)

    def called(self, player: str) -> str:
        """A player of the record in words: you, or a bot by its character."""
        return self.words("you") if player == YOU else self.company.name(player)

    def place(self, shown: Shown) -> str:
        return self.teller.place(shown.place, self.names, self.me)

    def fact(self, word: str, value: str) -> str:
        """The heading of a fact with its value."""
        return f"{self.teller.fact(word, value)} {value}".strip()

    def value(self, words: str) -> str:
        return self.teller.value(words)

    def account(self, name: str) -> str:
        return self.teller.account(name)

    def verb(self, name: str) -> str:
        return self.teller.verb(name)

    def move(self, move: Move, notation: Notation) -> str:
        """A whole move: ``Play KS``, ``Bid 3``."""
        written = notation.write(move)
        is_claim = move.verb.name == CLAIMING and not self.teller.move(written)
        claim = self._claim(move, written) if is_claim else ""
        return claim or move_words(self.teller, move, written)

    def _claim(self, move: Move, written: str) -> str:
        """A claim as a condition with what follows; whom it is against, where the move names him, comes first."""
        rights = self.game.vocabulary().rights
        clause = rights.each[rights.of(self.game, move)].clause
        said = argument_words(self.teller, move, written)
        if move.verb.shape[:1] == [WORD]:  # which right it is; after it, what the claimant chooses
            return self.teller.claim(clause, " ".join(said[1:]))
        told = self.teller.claim(clause)
        return f"{', '.join(said)}: {told}" if said and told else told

    def against(self, clause: str) -> str:
        """That something breaks a clause, by its number."""
        return self.words("against", clause=self.teller.clause(clause.partition(".")[2]))

    def offer(self, offer: Offer, notation: Notation) -> str:
        """What can be pressed; of a way that is not complete yet, what it asks for."""
        if offer.move is not None:
            return self.move(offer.move, notation)
        way = offer.way
        lo, hi = way.bounds
        bounds = str(lo) if lo == hi else f"{lo}–{hi}"
        arguments = (way.like.a, way.like.b, way.like.c)
        settled = [
            self.value(way.verb.words[value]) if kind == WORD else self.names[value] if kind == SEAT else str(value)
            for slot, (kind, value) in enumerate(zip(way.verb.shape, arguments, strict=False))
            if kind not in (CARD, CARDS) and value != NONE and slot != way.choices[0].slot
        ]
        head = " ".join([self.verb(way.verb.name), *settled])
        if way.kind == A_NUMBER:
            return f"{head} {bounds} …"
        asks = "asks-positions" if way.kind == POSITIONS else "asks-cards"
        return head if way.kind == DONE else f"{head} … {self.words(asks, bounds=bounds, most=hi)}"
