"""A game in words, as cases and records have it: verbs, phases, state words, moves and faces in writing."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from parlour.core.cards import cards_in
from parlour.core.events import NO_SEAT
from parlour.core.moves import Verb
from parlour.core.notation import Notation
from parlour.core.telling import Telling
from parlour.core.vocabulary import Vocabulary
from parlour.errors import BadCase


@mypyc_attr(allow_interpreted_subclasses=True)
class Wording(Telling):
    """A game as it is written: all of it follows from its vocabulary."""

    def vocabulary(self) -> Vocabulary:
        """The verbs, phases and state words of this game with these options.

        >>> "dealer" in game.vocabulary().words
        True
        """
        raise NotImplementedError

    def verbs(self) -> list[Verb]:
        """Every verb that this game, with these options, knows.

        >>> game.verbs()[0]
        verb(propose)
        """
        return self.vocabulary().verbs

    def phases(self) -> list[str]:
        """The names of the phases, in the order of their numbers.

        >>> game.phases()[game.phase]
        'choice'
        """
        return self.vocabulary().phases

    def words(self) -> list[str]:
        """The state words that a case may read.

        >>> "turn" in game.words()
        True
        """
        return list(self.vocabulary().words)

    def ordered(self) -> list[str]:
        """The words whose cards lie in an order that counts (top first).

        >>> game.ordered()
        ['talon']
        """
        return [name for name, word in self.vocabulary().words.items() if word.ordered]

    def notation(self) -> Notation:
        """How this table writes and reads moves.

        >>> move = game.notation().read("play QS")
        >>> game.notation().write(move)
        'play QS'
        """
        return Notation(self.pack, self.names, self.verbs())

    def faces(self, cards: i64) -> list[str]:
        """The faces of a set of cards, in the pack's order.

        >>> from parlour.core.cards import hand_of
        >>> game.faces(hand_of([game.pack.card("QS"), game.pack.card("7C")]))
        ['7C', 'QS']
        """
        return [self.pack.face(card) for card in cards_in(cards)]

    def read(self, word: str, seat: int = NO_SEAT, part: str = "") -> list[str]:
        """The present value of a state word, as the tokens a case would write.

        >>> game.read("dealer"), game.read("hand", 0)
        (['B'], ['8C', 'TC', 'QD', 'TS', 'QS'])
        """
        found = self.vocabulary().word(word)
        if found.of_seat and seat == NO_SEAT:
            raise BadCase(f"{word} needs a seat: {word} {self.names[0]}")
        return found.read(self, seat, part)
