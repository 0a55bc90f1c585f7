"""What somebody was told of his view, and what is new in it when the game shows itself again.

Most of what is seen after a move was seen before it, so no view is made: the game lays itself out before whoever was
told (``core/sight.py``), and only what differs is put into words.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD, Pack, cards_in
from parlour.core.event_json import quoted_each, write_list
from parlour.core.events import Place
from parlour.core.game import Game
from parlour.core.sight import Fact, Sight
from parlour.core.view import View, in_words, in_words_of
from parlour.server.table.view_json import (
    accounts_json,
    fact_json,
    scores_json,
    seats,
    write_choices,
    write_out,
    write_place,
)

HASHED: Final = (1 << 46) - 1  # bits of a hash of which marks are made
SMALL: Final = 1 << 15
MOST: Final = (1 << 62) - 1
NOBODYS: Final = 63  # no seat
ROW: Final = 131  # more than there are cards
ROW_BITS: Final = (1 << 54) - 1
LEADS: Final = [b",[%d," % number for number in range(256)]  # a fact's number, before the fact
OBJECT: Final = 0x7B  # the sign that begins one of JSON,
LIST: Final = 0x5B  # and a list


class Slate:
    """What texts are put together on: one for all tables of a house, which says one thing after the other."""

    text: BytesWriter
    places: BytesWriter  # those that look different, each behind a comma,
    facts: BytesWriter  # and the facts that are new, likewise
    part: BytesWriter

    def __init__(self) -> None:
        self.text = BytesWriter()
        self.places = BytesWriter()
        self.facts = BytesWriter()
        self.part = BytesWriter()


class SharedJson:
    """What all who look at a table mostly see alike, in the words of whoever was told last: written once for all."""

    told: list[Any]  # the facts of this text: tuples, left as they are, since to take them apart costs more
    facts_text: bytes
    accounts: list[tuple[str, int]]
    accounts_text: bytes
    names: list[str]  # with which facts were told
    facts: vec[i64]  # by its place among them: which fact was put into words last, and of whom,
    values: vec[i64]  # its value,
    told_by: list[str]  # the clause,
    texts: list[bytes]  # and the words
    places: list[Place]
    number: int  # of the game at its table
    row_place: Place | None  # the row that was written last: mostly all are told of the same one,
    row_mark: i64  # with these cards
    row_pack: Pack | None  # of this pack
    row_text: bytes
    slate: Slate

    def __init__(self, slate: Slate | None = None) -> None:
        self.slate = slate or Slate()
        self.number = 0
        self.places = []
        self.row_place = None
        self.row_mark = 0
        self.row_pack = None
        self.row_text = b""
        self.told = []
        self.facts_text = b"[]"
        self.accounts = []
        self.accounts_text = b"{}"
        self.names = []
        self.facts = vec[i64]()
        self.values = vec[i64]()
        self.told_by = []
        self.texts = []

    def places_as(self, places: list[Place]) -> list[Place]:
        """One list for all who see the same places, whatever lies there."""
        if places != self.places:
            self.places = places
        return self.places

    def row(self, place: Place, cards: list[int], mark: i64, pack: Pack) -> bytes:
        """Cards in a row, which lie open to everybody; the mark tells rows of a pack apart."""
        if mark != self.row_mark or place is not self.row_place or pack is not self.row_pack:
            face = pack.quoted
            part = self.slate.part
            part.truncate(0)
            write_out(part, place, [face[card] for card in cards], 0, "", None)
            self.row_text = part.getvalue()
            self.row_place = place
            self.row_mark = mark
            self.row_pack = pack
        return self.row_text

    def begin(self, names: list[str]) -> None:
        """Of another game nothing was told yet: its seats may have other names, its cards other faces."""
        if names is not self.names:
            self.names = names
            self.texts = []

    def fact_text(self, at: i64, fact: i64, value: i64, clause: str) -> bytes:
        """How a fact was written that somebody was told last in this place; nothing where that was another."""
        is_known = at < len(self.texts) and self.facts[at] == fact and self.values[at] == value
        return self.texts[at] if is_known and _is_same(self.told_by[at], clause) else b""

    def keep_fact(self, at: i64, fact: i64, value: i64, clause: str, text: bytes) -> None:
        while len(self.texts) <= at:
            self.texts.append(b"")
        while len(self.facts) <= at:
            self.facts = append(self.facts, 0)
            self.values = append(self.values, 0)
            self.told_by.append("")
        self.facts[at] = fact
        self.values[at] = value
        self.told_by[at] = clause
        self.texts[at] = text

    def facts_in(self, view: View) -> bytes:
        if view.facts != self.told:
            self.told = list(view.facts)
            self.facts_text = b"[%b]" % b",".join([fact_json(fact) for fact in self.told])
        return self.facts_text

    def accounts_in(self, game: Game) -> bytes:
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
    slate: Slate
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
    accounts: bytes
    scores: list[int]
    choices: i64
    advice: list[str]
    brief: bool  # of facts, only those are told that changed
    laid: i64  # while the game shows itself: so many places are laid,
    said: i64  # so many facts are told,
    moved: bool  # these are not the places it had,
    anew: list[Place] | None  # so it shows itself once more, and these are told one after the other
    is_altered: bool  # some facts are new

    def __init__(self, game: Game, eyes: i64, shared: SharedJson | None = None) -> None:
        super().__init__(eyes, True)
        self.shared = SharedJson() if shared is None else shared
        self.shared.begin(game.names)
        self.slate = self.shared.slate
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
        self.accounts = b""
        self.scores = []
        self.choices = 0
        self.advice = []
        self.brief = False
        self.laid = 0
        self.said = 0
        self.moved = False
        self.anew = None
        self.is_altered = False
        self.change(game)

    def change(self, game: Game, lead: bytes = b"", brief: bool = False) -> bytes:
        """What is new, now that the game is looked at again: the members that changed, and ``changed`` for places.

        ``brief``: of facts, too, only those that changed, as ``altered``.  ``lead`` stands before it.
        """
        out = self.slate.text
        out.truncate(0)
        out.write(lead)
        self._change_turns(game, out)
        self._look(game, brief)
        self._tell_places(game, out)
        if self.is_altered:
            self._tell_facts(game, out)
        self._change_alike(game, out)
        self._change_own(game, out)
        if len(out) == len(lead):
            return lead + b"{}"
        out[len(lead)] = OBJECT  # in the place of a comma: each member is written behind one
        out.write(b"}")
        return out.getvalue()

    def _change_turns(self, game: Game, out: BytesWriter) -> None:
        if game.over != self.over:
            self.over = game.over
            out.write(b',"over":true' if game.over else b',"over":false')
        if game.waits != self.waits:
            self.waits = game.waits
            out.write(b',"to_act":')
            out.write(seats(game.waits))
        if game.may != self.may:
            self.may = game.may
            out.write(b',"may_act":')
            out.write(seats(game.may))
        if self.seat < game.seats:
            window: int = game.windows[self.seat]
            if window != self.window:
                self.window = window
                out.write(b',"window":%d' % window)

    def _look(self, game: Game, brief: bool) -> None:
        """Let the game show itself."""
        self.brief = brief
        self.laid = 0
        self.said = 0
        self.moved = False
        self.anew = None
        self.is_altered = False
        self.slate.places.truncate(0)
        self.slate.facts.truncate(0)
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
                self._alter(self.said, b"null")

    def _tell_places(self, game: Game, out: BytesWriter) -> None:
        places = self.slate.places
        if self.moved:
            self._look_again(game)
            out.write(b',"places":')
        elif len(places):
            out.write(b',"changed":')
        else:
            return
        if len(places):
            places[0] = LIST
            out.write(places.getvalue())
            out.write(b"]")
        else:
            out.write(b"[]")

    def _look_again(self, game: Game) -> None:
        """Let the game show all its places, since they are not those it had; what it says was heard before."""
        places: list[Place] = []
        self.anew = places
        self.slate.places.truncate(0)
        game.show_to(self)
        self.anew = None
        self.places = self.shared.places_as(places)

    def _tell_facts(self, game: Game, out: BytesWriter) -> None:
        if not self.brief:
            out.write(b',"facts":')
            out.write(self.shared.facts_in(game.view(self.seat)))
            return
        facts = self.slate.facts
        facts[0] = LIST
        out.write(b',"altered":')
        out.write(facts.getvalue())
        out.write(b"]")

    def _change_alike(self, game: Game, out: BytesWriter) -> None:
        accounts = self.shared.accounts_in(game)
        if accounts != self.accounts:
            self.accounts = accounts
            out.write(b',"accounts":')
            out.write(accounts)
        if self._is_scored_anew(game):
            self.scores = game.score
            out.write(b',"scores":')
            out.write(scores_json(self.scores))

    def _is_scored_anew(self, game: Game) -> bool:
        """Asked seat by seat, since it is mostly as before: then no list is made."""
        scores = self.scores
        for seat in range(game.seats):
            if seat >= len(scores) or scores[seat] != game.points_of(seat):
                return True
        return False

    def _change_own(self, game: Game, out: BytesWriter) -> None:
        seat = self.seat
        choices = b"[]"
        if seat < game.seats and (game.waits | game.may) & BIT[seat]:
            part = self.slate.part
            part.truncate(0)
            write_choices(part, game.offers(seat))
            choices = part.getvalue()
        mark: i64 = hash(choices)
        if mark != self.choices:
            self.choices = mark
            out.write(b',"choices":')
            out.write(choices)
        advice = game._advice(seat)
        if advice != self.advice:
            self.advice = advice
            out.write(b',"advice":')
            write_list(out, quoted_each(advice))

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
            face = self.pack.quoted
            faces = [face[card] for card in cards_in(cards)] if cards else []
            write_place(self.slate.places, place, faces, backs, clause, None)

    def lay_row(self, place: Place, cards: list[int], backs: i64 = 0, clause: str = "") -> None:
        mark: i64 = 0
        for card in cards:
            laid: i64 = card
            mark = (mark * ROW + laid + 1) & ROW_BITS
        if not self._is_changed(place, mark, backs, clause):
            return
        out = self.slate.places
        if backs == 0 and not clause:
            out.write(b",")
            out.write(self.shared.row(place, cards, mark, self.pack))
        else:
            face = self.pack.quoted
            write_place(out, place, [face[card] for card in cards], backs, clause, None)

    def lay_one(self, place: Place, card: i64, clause: str = "") -> None:
        if self._is_changed(place, card, 0, clause):
            faces = [self.pack.quoted[card]] if card >= 0 else []
            write_place(self.slate.places, place, faces, 0, clause, None)

    def lay_counters(self, place: Place, counters: int, clause: str = "", card: int = NO_CARD) -> None:
        if self._is_changed(place, numbered(counters), card, clause):
            faces = [self.pack.quoted[card]] if card >= 0 else []
            write_place(self.slate.places, place, faces, 0, clause, counters)

    def show(
        self, place: Place, faces: list[str], backs: i64 = 0, clause: str = "", counters: int | None = None
    ) -> None:
        mark: i64 = 0 if counters is None else (numbered(counters) & HASHED) + 1
        for face in faces:
            one: i64 = hash(face)
            mark = (mark * ROW + (one & HASHED)) & ROW_BITS
        if self._is_changed(place, mark, backs, clause):
            write_place(self.slate.places, place, quoted_each(faces), backs, clause, counters)

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
        text = self.shared.fact_text(i, fact, value, clause) if self.brief else b""
        if text:
            self._alter(i, text)
        return self.brief and not text

    def _alter(self, at: i64, text: bytes) -> None:
        out = self.slate.facts
        out.write(LEADS[at] if at < len(LEADS) else b",[%d," % at)
        out.write(text)
        out.write(b"]")

    def _told(self, word: str, value: str, clause: str) -> None:
        i = self.said - 1
        text = fact_json((word, value, clause))
        self.shared.keep_fact(i, self.facts[i], self.values[i], clause, text)
        self._alter(i, text)

    def tell(self, fact: Fact, value: int, clause: str = "") -> None:
        if self._is_new(fact.number * 64 + NOBODYS, numbered(value), clause):
            self._told(fact.word, in_words(fact, value, self.names, self.pack), clause)

    def tell_of(self, fact: Fact, seat: i64, value: int, clause: str = "") -> None:
        if self._is_new(fact.number * 64 + seat, numbered(value), clause):
            self._told(fact.word, in_words_of(fact, seat, value, self.names, self.pack), clause)

    def tell_each(self, fact: Fact, row: vec[i64], clause: str = "") -> None:
        for seat in range(len(row)):
            if self._is_new(fact.number * 64 + seat, row[seat], clause):
                self._told(fact.word, in_words_of(fact, seat, row[seat], self.names, self.pack), clause)

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
