"""How the person answers on the screen: cards touched, moves pressed or typed by number, questions that follow."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from parlour.core.moves import NOTHING, Move
from parlour.present.reading import cards_of
from parlour.terminal.canvas import beside
from parlour.terminal.cursor import CENTRE, OWN, PRESS, Cursor, Rows
from parlour.terminal.dialogs import ListDialog, NumberDialog, PositionsDialog
from parlour.terminal.drawn import Touch
from parlour.terminal.entry import A_NUMBER, OF_CARDS, POSITIONS, Entry, Offer, Way, tries
from parlour.terminal.numbering import LET_BE, Numbering
from parlour.terminal.pages import Pages
from parlour.terminal.scene import Scene

LAWFUL, CLAIMS, FORBIDDEN = range(3)  # as Sitting.sorted_out sorts moves
GROUPS = {CLAIMS: ("claims", "claims-title"), FORBIDDEN: ("forbidden", "forbidden-title")}


class Press(NamedTuple):
    """Something that can be pressed, by its number too."""

    key: Hashable
    label: Text
    do: Callable[[], object]


class Answers(Pages):
    """A table's answers; the table itself draws them."""

    def __init__(self) -> None:
        super().__init__()
        self.entry = Entry(NOTHING)
        self.cursor = Cursor()
        self.numbering = Numbering()
        self.presses: list[Press] = []
        self.numbers: list[int] = []  # of the presses
        self.typed = ""  # the first digit of a number, when a second may follow

    # -- what can be done ------------------------------------------------------------------------

    def touch(self) -> Touch:
        face = self.game.pack.face
        lawful = {face(card) for card in self.entry.lawful() if not self._offends_at_once(card)}
        return Touch(lawful, {face(card) for card in self.entry.chosen})

    def _offends_at_once(self, card: int) -> bool:
        """Whether touching this card alone can only mean what the rules forbid."""
        moves = [] if self.entry.chosen else self.entry.with_card(card)
        return bool(moves) and all(self.game.offends(self.sitting.me, move) for move in moves)

    def _at_once(self, card: int) -> Move | None:
        """The one move that touching this card alone can mean for somebody who keeps the law."""
        moves = [move for move in self.entry.with_card(card) if not self.game.offends(self.sitting.me, move)]
        return moves[0] if len(moves) == 1 else None

    def rows(self, scene: Scene) -> Rows:
        touchable = [face for face in scene.centre_faces() if face in scene.touch.lawful | scene.touch.chosen]
        return {CENTRE: touchable, OWN: scene.own_faces(), PRESS: [str(n) for n in range(len(self.presses))]}

    def point(self) -> None:
        """Put the cursor on the first card that may be played, or on what can be pressed."""
        self.list_presses()
        scene = self.scene()
        first = next((at for at, face in enumerate(scene.own_faces()) if face in scene.touch.lawful), None)
        if not self.sitting.asked():
            self.cursor.row, self.cursor.at = PRESS, max(0, len(self.presses) - 1)
        else:
            self.cursor.row, self.cursor.at = (PRESS, 0) if first is None else (OWN, first)

    def list_presses(self) -> None:
        """All that can be pressed now; what the cards alone say needs no press."""
        self.presses = self._lawful_presses() + self._grouped_presses()
        self.numbers = self.numbering.number([press.key for press in self.presses])
        order = sorted(range(len(self.presses)), key=lambda at: self.numbers[at])
        self.presses = [self.presses[at] for at in order]
        self.numbers = [self.numbers[at] for at in order]
        if self.course.waiting and not self.sitting.asked():
            self.presses.append(Press("let-be", Text(self.words("let-be")), self._let_be))
            self.numbers.append(LET_BE)

    def _let_be(self) -> None:
        self.numbering.acted = True
        self.course.let_be()

    def _lawful_presses(self) -> list[Press]:
        return [self._press_of(offer) for offer in self.offers() if self._sort(offer) == LAWFUL]

    def _grouped_presses(self) -> list[Press]:
        """At a table where offences happen, claims and what is forbidden each open a list of their own."""
        found = []
        for sort, (name, title) in GROUPS.items():
            offers = [offer for offer in self.offers() if self._sort(offer) == sort]
            if offers:
                label = Text(self.words(name, n=len(offers)))
                found.append(Press(name, label, partial(self._ask_which, title, offers)))
        return found

    def _press_of(self, offer: Offer) -> Press:
        key = offer.way.key if offer.move is None else self.notation.write(offer.move)
        return Press(key, self.offer_label(offer), partial(self._take, offer))

    def offers(self) -> list[Offer]:
        """What is complete, or asks for more than cards; of a table where offences happen, what the seat may know."""
        offers = [offer for offer in self.entry.offers() if offer.move is not None or offer.way.kind != OF_CARDS]
        if not self.sitting.offences_happen():
            return offers
        seen = {move for sort in self._sorted_out(offers) for move in sort}
        return [offer for offer in offers if offer.move is None or offer.move in seen]

    def _sorted_out(self, offers: list[Offer]) -> tuple[list[Move], list[Move], list[Move]]:
        return self.sitting.sorted_out([offer.move for offer in offers if offer.move is not None])

    def _sort(self, offer: Offer) -> int:
        """An offence with the cards that were chosen for it stands among the moves, marked."""
        if offer.move is None or not self.sitting.offences_happen():
            return LAWFUL
        if self.entry.chosen and set(self.entry.chosen) <= cards_of(offer.move):
            return LAWFUL
        sorts = self._sorted_out([offer])
        return next(number for number, sort in enumerate(sorts) if sort)

    def offer_label(self, offer: Offer) -> Text:
        label = self.faces.pretty(self.labels.offer(offer, self.notation))
        offence = self.game.offends(self.sitting.me, offer.move) if offer.move is not None else ""
        return label.append(f" ({self.labels.against(offence)})") if offence else label

    def press_text(self, width: int, item: str) -> Text:
        """The presses, each in one piece, side by side as the width allows."""
        pieces = []
        for at, (press, number) in enumerate(zip(self.presses, self.numbers, strict=True)):
            on = self.cursor.row == PRESS and item == str(at)
            piece = Text().append(f"▸{number} " if on else f" {number} ", Style(bold=True))
            piece.append_text(press.label)
            piece.append(" ")
            piece.stylize(Style(reverse=on, underline=not on, meta={"press": str(at)}))
            pieces.append(piece)
        return Text("\n").join(beside(pieces, width))

    # -- what is asked, and what Enter would do -----------------------------------------------------

    def asked_for(self) -> str:
        """What cards are wanted where one alone will not do, and how many are chosen: ``Pass on … 3 cards (1)``."""
        chosen = self.entry.chosen
        several = [way for way in self.entry.card_ways if way.bounds[1] > 1]
        open_ways = [Offer(way) for way in several if way.wider(set(chosen))]
        told = "; ".join(self.labels.offer(offer, self.notation) for offer in open_ways)
        if chosen and several:
            so_far = self.words("chosen", cards=" ".join(self.game.pack.face(card) for card in chosen))
            told = f"{told}; {so_far}" if told else so_far
        return told

    def enter_does(self, rows: Rows) -> str:
        """What Enter will do where the cursor is."""
        item = self.cursor.item(rows)
        if self.cursor.row == PRESS:
            return self.presses[int(item)].label.plain if item else ""
        card = self.game.pack.ids.get(item)
        if card is None:
            return ""
        move = self._meant(card)
        if move is not None:
            return self.labels.move(move, self.notation)
        if card in self.entry.chosen:
            return self.words("put-back", card=item)
        if card in self.entry.lawful() and not self._offends_at_once(card):
            return self.words("choose", card=item)
        return self.words("why-not", card=item)

    def _meant(self, card: int) -> Move | None:
        if card in self.entry.chosen:
            return self.entry.only_match()
        return None if self.entry.chosen else self._at_once(card)

    # -- keys and clicks ----------------------------------------------------------------------------

    def action_along(self, step: int) -> None:
        self.typed = ""
        self.cursor.along(step, self.rows(self.scene()))
        self.draw()

    def action_across(self, step: int) -> None:
        self.typed = ""
        self.cursor.across(step, self.rows(self.scene()))
        self.draw()

    def action_press(self) -> None:
        item = self.cursor.item(self.rows(self.scene()))
        if self.typed:
            self._press_number(int(self.typed))
        elif self.cursor.row == PRESS:
            self.press(int(item or 0))
        elif item:
            self.touch_card(item, by_key=True)

    def action_choose(self) -> None:
        item = self.cursor.item(self.rows(self.scene()))
        if self.cursor.row == PRESS:
            self.press(int(item or 0))
        elif item:
            self._choose(item)

    def action_digit(self, digit: int) -> None:
        """A number that a second digit could make another waits for it, or for Enter."""
        number = f"{self.typed}{digit}"
        longer = [n for n in self.numbers if str(n).startswith(number) and str(n) != number]
        if longer and number != str(LET_BE):
            self.typed = number
            self.say(Text(self.words("number-or-enter", n=number)))
        else:
            self._press_number(int(number))

    def _press_number(self, number: int) -> None:
        self.typed = ""
        if number in self.numbers:
            self.press(self.numbers.index(number))

    def press(self, at: int) -> None:
        if 0 <= at < len(self.presses):
            self.presses[at].do()

    def touch_card(self, face: str, by_key: bool) -> None:
        card = self.game.pack.ids.get(face)
        if card is None:
            return
        if by_key and card in self.entry.chosen and self.entry.only_match() is not None:
            self.make(self.entry.only_match())
        elif by_key and face == self.refused and self.clause:
            self.action_clause()
        elif not self.entry.chosen and self._at_once(card) is not None:
            self.make(self._at_once(card))
        else:
            self._choose(face)

    def _choose(self, face: str) -> None:
        """Choose a card, or put it back; one that does not go with those chosen begins anew."""
        card = self.game.pack.ids[face]
        entry = self.entry
        if card not in entry.chosen and card not in entry.lawful():
            entry.chosen = []
            if card not in entry.lawful():
                self._refuse_card(face, card)
                return
        self.numbering.acted = True
        entry.toggle(card)
        self.say(Text())

    def _refuse_card(self, face: str, card: int) -> None:
        for move in tries(self.entry, self.game.verbs(), card):
            refusal = self.game.why_not(self.sitting.me, move)
            if refusal is not None:
                self.refuse(refusal)
                self.refused = face
                return
        self.draw()

    def _take(self, offer: Offer) -> None:
        if offer.move is not None:
            self.make(offer.move)
        elif offer.way.kind == A_NUMBER:
            self._ask_number(offer.way)
        elif offer.way.kind == POSITIONS:
            self._ask_positions(offer.way)

    def _ask_which(self, title: str, offers: list[Offer]) -> None:
        def answered(at: object) -> None:
            if isinstance(at, int):
                self.make(offers[at].move)

        lines = [self._with_clause(offer) for offer in offers]
        self.app.push_screen(ListDialog(self.words(title), lines), answered)

    def _with_clause(self, offer: Offer) -> Text:
        line = self.offer_label(offer)
        offence = self.game.offends(self.sitting.me, offer.move) if offer.move is not None else ""
        return line.append(f"\n  {self.book.find(offence).text}", Style(dim=True)) if offence else line

    def _ask_number(self, way: Way) -> None:
        def answered(number: object) -> None:
            if isinstance(number, int):
                self.make(way.numbered(number))

        title = self.labels.verb(way.verb.name)
        self.app.push_screen(NumberDialog(title, *way.bounds, self.words), answered)

    def _ask_positions(self, way: Way) -> None:
        def answered(chosen: object) -> None:
            if isinstance(chosen, set):
                self.make(way.at_positions(chosen))

        title = self.labels.offer(Offer(way), self.notation)
        self.app.push_screen(PositionsDialog(title, way.positions(), *way.bounds, self.words), answered)
