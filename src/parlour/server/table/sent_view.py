"""What somebody was told of his view, and what is new in it when the game shows itself again.

Most of what is seen after a move was seen before it, so no view is made: the game lays itself out before whoever was
told (``core/sight.py``), and only what differs is put into words.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD, Pack, cards_in
from parlour.core.event_json import strings
from parlour.core.events import Place
from parlour.core.game import Game
from parlour.core.sight import Fact, Sight
from parlour.core.view import View, in_words, in_words_of
from parlour.server.table.view_json import (
    accounts_json,
    choices_json,
    fact_json,
    place_json,
    scores_json,
    seats,
)

HASHED: Final = (1 << 46) - 1  # bits of a hash of which marks are made
SMALL: Final = 1 << 15
MOST: Final = (1 << 62) - 1
NOBODYS: Final = 63  # no seat
ROW: Final = 131  # more than there are cards
ROW_BITS: Final = (1 << 54) - 1
LEADS: Final = [f"{number}," for number in range(256)]  # a fact's number, before the fact


class SharedJson:
    """What all who look at a table mostly see alike, in the words of whoever was told last: written once for all."""

    told: list[Any]  # the facts of this text: tuples, left as they are, since to take them apart costs more
    facts_text: str
    accounts: list[tuple[str, int]]
    accounts_text: str
    places: list[Place]
    number: int  # of the game at its table
    row_place: Place | None  # the row that was written last: mostly all are told of the same one,
    row_mark: i64  # with these cards
    row_pack: Pack | None  # of this pack
    row_text: str

    def __init__(self) -> None:
        self.number = 0
        self.places = []
        self.row_place = None
        self.row_mark = 0
        self.row_pack = None
        self.row_text = ""
        self.told = []
        self.facts_text = "[]"
        self.accounts = []
        self.accounts_text = "{}"

    def places_as(self, places: list[Place]) -> list[Place]:
        """One list for all who see the same places, whatever lies there."""
        if places != self.places:
            self.places = places
        return self.places

    def row(self, place: Place, cards: list[int], mark: i64, pack: Pack) -> str:
        """Cards in a row, which lie open to everybody; the mark tells rows of a pack apart."""
        if mark != self.row_mark or place is not self.row_place or pack is not self.row_pack:
            face = pack.faces
            self.row_text = place_json(place, [face[card] for card in cards], 0, "", None)
            self.row_place = place
            self.row_mark = mark
            self.row_pack = pack
        return self.row_text

    def facts_in(self, view: View) -> str:
        if view.facts != self.told:
            self.told = list(view.facts)
            self.facts_text = "[" + ",".join([fact_json(fact) for fact in self.told]) + "]"
        return self.facts_text

    def accounts_in(self, game: Game) -> str:
        accounts = game.ledger.accounts()
        if accounts is not self.accounts and accounts != self.accounts:
            self.accounts = accounts
            self.accounts_text = accounts_json(accounts)
        return self.accounts_text


class SentView(Sight):
    """What somebody was told of his view, part by part.

    Of places and facts two numbers and the clause are kept, which tell apart whatever may lie there or be said: cards
    and values themselves, and hashes of words.  Texts are much to keep, and slow to reach.
    """

    shared: SharedJson
    names: list[str]
    pack: Pack
    over: bool
    waits: i64
    may: i64
    window: i64
    places: list[Place]
    cards: vec[i64]  # by place, what lies there face up,
    others: vec[i64]  # what else,
    lain_by: list[str]  # and the clause
    facts: vec[i64]  # which fact it is, and of whom,
    values: vec[i64]  # its value,
    told_by: list[str]  # and the clause
    accounts: str
    scores: list[int]
    choices: i64
    advice: list[str]
    brief: bool  # of facts, only those are told that changed
    laid: i64  # while the game shows itself: so many places are laid,
    said: i64  # so many facts are told,
    moved: bool  # these are not the places it had,
    anew: list[Place] | None  # so it shows itself once more, and these are told one after the other,
    changed: list[str]  # these look different,
    altered: list[str]  # and of these pieces is written which facts are new, with their numbers,
    is_altered: bool  # if any

    def __init__(self, game: Game, eyes: i64, shared: SharedJson | None = None) -> None:
        super().__init__(eyes, True)
        self.shared = SharedJson() if shared is None else shared
        self.names = game.names
        self.pack = game.pack
        self.over = False
        self.waits = 0
        self.may = 0
        self.window = 0
        self.places = []
        self.cards = vec[i64]()
        self.others = vec[i64]()
        self.lain_by = []
        self.facts = vec[i64]()
        self.values = vec[i64]()
        self.told_by = []
        self.accounts = ""
        self.scores = []
        self.choices = 0
        self.advice = []
        self.brief = False
        self.laid = 0
        self.said = 0
        self.moved = False
        self.anew = None
        self.changed = []
        self.altered = []
        self.is_altered = False
        self.change(game)

    def change(self, game: Game, lead: str = "{", brief: bool = False) -> bytes:
        """What is new, now that the game is looked at again: the members that changed, and ``changed`` for places.

        ``brief``: of facts, too, only those that changed, as ``altered``.
        It is put together once, from pieces: keys that begin with a comma, and values.  ``lead`` begins it.
        """
        new: list[str] = []
        self._change_turns(game, new)
        self._look(game, brief)
        self._tell_places(game, new)
        if self.is_altered:
            self._tell_facts(game, new)
        self._change_alike(game, new)
        self._change_own(game, new)
        if not new:
            return (lead + "}").encode()
        new[0] = lead + new[0][1:]
        new.append("}")
        return "".join(new).encode()

    def _change_turns(self, game: Game, new: list[str]) -> None:
        if game.over != self.over:
            self.over = game.over
            new.append(',"over":true' if game.over else ',"over":false')
        if game.waits != self.waits:
            self.waits = game.waits
            new.append(',"to_act":')
            new.append(seats(game.waits))
        if game.may != self.may:
            self.may = game.may
            new.append(',"may_act":')
            new.append(seats(game.may))
        if self.seat < game.seats:
            window: i64 = game.windows[self.seat]
            if window != self.window:
                self.window = window
                new.append(',"window":')
                new.append(str(window))

    def _look(self, game: Game, brief: bool) -> None:
        """Let the game show itself."""
        self.brief = brief
        self.laid = 0
        self.said = 0
        self.moved = False
        self.anew = None
        self.is_altered = False
        if self.changed or self.altered:  # something went wrong in the midst of it
            self.changed = []
            self.altered = []
        game.show_to(self)
        if self.laid < len(self.cards):
            self.moved = True
            self.cards = self.cards[: self.laid]
            self.others = self.others[: self.laid]
            del self.lain_by[self.laid :]
        if self.said < len(self.facts):
            self.facts = self.facts[: self.said]
            self.values = self.values[: self.said]
            del self.told_by[self.said :]
            self.is_altered = True
            if brief:
                self._alter(self.said, "null")

    def _tell_places(self, game: Game, new: list[str]) -> None:
        if self.moved:
            self._look_again(game)
            new.append(',"places":[')
        elif self.changed:
            new.append(',"changed":[')
        else:
            return
        new.append(",".join(self.changed))
        new.append("]")
        self.changed = []

    def _look_again(self, game: Game) -> None:
        """Let the game show all its places, since they are not those it had; what it says was heard before."""
        places: list[Place] = []
        self.anew = places
        self.changed = []
        game.show_to(self)
        self.anew = None
        self.places = self.shared.places_as(places)

    def _tell_facts(self, game: Game, new: list[str]) -> None:
        if not self.brief:
            new.append(',"facts":')
            new.append(self.shared.facts_in(game.view(self.seat)))
            return
        new.append(',"altered":[[')
        new.extend(self.altered)
        new.append("]]")
        self.altered = []

    def _change_alike(self, game: Game, new: list[str]) -> None:
        accounts = self.shared.accounts_in(game)
        if accounts != self.accounts:
            self.accounts = accounts
            new.append(',"accounts":')
            new.append(accounts)
        scores = game.score
        if scores != self.scores:
            self.scores = scores
            new.append(',"scores":')
            new.append(scores_json(scores))

    def _change_own(self, game: Game, new: list[str]) -> None:
        seat = self.seat
        choices = "[]"
        if seat < game.seats and (game.waits | game.may) & BIT[seat]:
            choices = choices_json(game.offers(seat))
        mark: i64 = hash(choices)
        if mark != self.choices:
            self.choices = mark
            new.append(',"choices":')
            new.append(choices)
        advice = game._advice(seat)
        if advice != self.advice:
            self.advice = advice
            new.append(',"advice":')
            new.append(strings(advice))

    # -- what the game lays before him ---------------------------------------------------------

    def _is_changed(self, place: Place, cards: i64, other: i64, clause: str) -> bool:
        """Whether the next place looks different, and is to be told by itself."""
        if self.anew is not None:
            self.anew.append(place)
            return True
        i = self.laid
        self.laid = i + 1
        if i >= len(self.cards):
            self.moved = True
            self.cards = append(self.cards, cards)
            self.others = append(self.others, other)
            self.lain_by.append(clause)
            return False
        if not self.moved and self.places[i] is not place:
            self.moved = True
        if self.cards[i] == cards and self.others[i] == other and _is_same(self.lain_by[i], clause):
            return False
        self.cards[i] = cards
        self.others[i] = other
        self.lain_by[i] = clause
        return not self.moved

    def lay(self, place: Place, cards: i64, backs: i64 = 0, clause: str = "") -> None:
        if self._is_changed(place, cards, backs, clause):
            face = self.pack.faces
            faces = [face[card] for card in cards_in(cards)] if cards else []
            self.changed.append(place_json(place, faces, backs, clause, None))

    def lay_row(self, place: Place, cards: list[int], backs: i64 = 0, clause: str = "") -> None:
        mark: i64 = 0
        for card in cards:
            laid: i64 = card
            mark = (mark * ROW + laid + 1) & ROW_BITS
        if not self._is_changed(place, mark, backs, clause):
            return
        if backs == 0 and not clause:
            self.changed.append(self.shared.row(place, cards, mark, self.pack))
        else:
            face = self.pack.faces
            self.changed.append(place_json(place, [face[card] for card in cards], backs, clause, None))

    def lay_one(self, place: Place, card: i64, clause: str = "") -> None:
        if self._is_changed(place, card, 0, clause):
            self.changed.append(place_json(place, [self.pack.face(card)] if card >= 0 else [], 0, clause, None))

    def lay_counters(self, place: Place, counters: int, clause: str = "", card: int = NO_CARD) -> None:
        if self._is_changed(place, numbered(counters), card, clause):
            faces = [self.pack.face(card)] if card >= 0 else []
            self.changed.append(place_json(place, faces, 0, clause, counters))

    def show(
        self, place: Place, faces: list[str], backs: i64 = 0, clause: str = "", counters: int | None = None
    ) -> None:
        mark: i64 = 0 if counters is None else (numbered(counters) & HASHED) + 1
        for face in faces:
            one: i64 = hash(face)
            mark = (mark * ROW + (one & HASHED)) & ROW_BITS
        if self._is_changed(place, mark, backs, clause):
            self.changed.append(place_json(place, faces, backs, clause, counters))

    # -- and tells him -------------------------------------------------------------------------

    def _is_new(self, fact: i64, value: i64, clause: str) -> bool:
        """Whether the next fact is another, and is to be told by itself."""
        if self.anew is not None:
            return False
        i = self.said
        self.said = i + 1
        if i >= len(self.facts):
            self.facts = append(self.facts, fact)
            self.values = append(self.values, value)
            self.told_by.append(clause)
        elif self.facts[i] == fact and self.values[i] == value and _is_same(self.told_by[i], clause):
            return False
        else:
            self.facts[i] = fact
            self.values[i] = value
            self.told_by[i] = clause
        self.is_altered = True
        return self.brief

    def _alter(self, at: i64, text: str) -> None:
        if self.altered:
            self.altered.append("],[")
        self.altered.append(LEADS[at] if at < len(LEADS) else str(at) + ",")
        self.altered.append(text)

    def _told(self, word: str, value: str, clause: str) -> None:
        self._alter(self.said - 1, fact_json((word, value, clause)))

    def tell(self, fact: Fact, value: int, clause: str = "") -> None:
        if self._is_new(fact.number * 64 + NOBODYS, numbered(value), clause):
            self._told(fact.word, in_words(fact, value, self.names, self.pack), clause)

    def tell_of(self, fact: Fact, seat: i64, value: int, clause: str = "") -> None:
        if self._is_new(fact.number * 64 + seat, numbered(value), clause):
            self._told(fact.word, in_words_of(fact, seat, value, self.names, self.pack), clause)

    def tell_out_of(self, fact: Fact, value: int, total: int, clause: str = "") -> None:
        if self._is_new(fact.number * 64 + NOBODYS, numbered(value * SMALL + total), clause):
            self._told(fact.word, f"{value}/{total}", clause)

    def tell_as(self, fact: Fact, index: i64, value: int, text: str, clause: str = "") -> None:
        if self._is_new(fact.number * 64 + NOBODYS, hash(text), clause):
            self._told(fact.word, text, clause)

    def remark(self, word: str, text: str, clause: str = "") -> None:
        if self._is_new(hash(word), hash(text), clause):
            self._told(word, text, clause)


def _is_same(clause: str, other: str) -> bool:
    """Mostly they are the very same words of a game."""
    return clause is other or clause == other


def numbered(value: int) -> i64:
    """A number as it is; one that is too large, by its hash."""
    if -MOST <= value <= MOST:
        return value
    return hash(value)
