"""The table on screen: seats, middle, log, the player's cards and what he may do; by keyboard and by mouse."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.events import Click, Resize
from textual.message import Message
from textual.widgets import Input, OptionList, Static

from parlour.bots.workers import WorkerPool
from parlour.core.moves import NOTHING, Move
from parlour.law.book import load
from parlour.present.layout import layout_of
from parlour.present.teller import Teller
from parlour.terminal.course import Course
from parlour.terminal.cursor import CENTRE, OWN, PRESS, Cursor, Rows
from parlour.terminal.dialogs import NumberDialog, PositionsDialog
from parlour.terminal.entry import A_NUMBER, POSITIONS, Entry, Offer, Way, tries
from parlour.terminal.faces import Faces
from parlour.terminal.labels import Labels
from parlour.terminal.pages import Pages
from parlour.terminal.scene import Scene, Touch
from parlour.terminal.sitting import Sitting
from parlour.terminal.story import Story, log_line
from parlour.terminal.words import Words

ROOMY = 30  # lines of a screen on which cards in the middle get frames
AT_MOST = 0.1  # seconds between two drawings when bots do not pause
NARROW = 100  # columns below which the log lies under the middle

Press = tuple[Text, Callable[[], object]]


class Live(Static):
    """Text in which cards, clauses and things to press can be clicked."""

    class Touched(Message):
        def __init__(self, what: str, which: str) -> None:
            super().__init__()
            self.what = what
            self.which = which

    def on_click(self, event: Click) -> None:
        for what in ("card", "press", "clause"):
            which = event.style.meta.get(what)
            if which is not None:
                self.post_message(self.Touched(what, str(which)))
                return


class Side(VerticalScroll):
    """A part of the table that scrolls; Tab goes there, a click on a card in it does not."""

    FOCUS_ON_CLICK = False


class TableScreen(Pages):
    """One sitting, drawn."""

    AUTO_FOCUS = ""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "along(-1)", show=False),
        Binding("right", "along(1)", show=False),
        Binding("up", "across(-1)", show=False),
        Binding("down", "across(1)", show=False),
        Binding("enter", "press", show=False),
        Binding("space", "choose", show=False),
        *[Binding(str(n), f"digit({n})", show=False) for n in range(1, 10)],
        Binding("colon,slash", "command", show=False),
        Binding("escape", "back", show=False),
        Binding("r", "rules", show=False),
        Binding("c", "clause", show=False),
        Binding("h", "hint", show=False),
        Binding("l", "last", show=False),
        Binding("g", "log", show=False),
        Binding("x", "hurry", show=False),
        Binding("p", "hold", show=False),
        Binding("s", "set('sorting')", show=False),
        Binding("f", "set('colours')", show=False),
        Binding("n", "set('language')", show=False),
        Binding("o", "settings", show=False),
        Binding("q", "leave", show=False),
        Binding("question_mark,f1", "help", show=False),
    ]

    def __init__(self, sitting: Sitting, workers: WorkerPool) -> None:
        super().__init__()
        self.sitting = sitting
        self.plan = layout_of(sitting.rules)
        self.story = Story(sitting.game, sitting.me, self.plan)
        self.course = Course(sitting, self.story, self._changed, workers)
        self.entry = Entry(NOTHING)
        self.cursor = Cursor()
        self.notice = Text()
        self.clause = ""
        self.refused = ""
        self.presses: list[Press] = []
        self.logged = 0  # events already in the log
        self.drawn: dict[str, Text] = {}  # what each part shows
        self.renewed = 0.0

    def compose(self) -> ComposeResult:
        yield Live(id="top")
        with Horizontal(id="middle"):
            with Side(id="seats-side"):
                yield Live(id="seats")
            with Side(id="centre-side"):
                yield Live(id="facts")
                yield Live(id="centre")
            yield OptionList(id="log", markup=False)
        yield Live(id="notice")
        with Side(id="own-side"):
            yield Live(id="own")
        with Side(id="press-side"):
            yield Live(id="press")
        yield Input(id="command")
        yield Live(id="keys")

    def on_mount(self) -> None:
        self.query_one("#command").display = False
        self.set_focus(None)
        self.restyle()
        self.run_worker(self._play(), exclusive=True)

    async def _play(self) -> None:
        await self.course.run()
        self.renew()
        self.show_result()

    def on_resize(self, _event: Resize) -> None:
        self.set_class(self.size.width < NARROW, "narrow")
        self.call_after_refresh(self.draw)

    def restyle(self) -> None:
        """Language, colours and theme anew."""
        settings = self.app.settings
        self.words = Words(settings.language)
        self.teller = Teller(self.sitting.rules, settings.language)
        self.book = load(self.sitting.rules, settings.language)
        self.labels = Labels(self.teller, self.words, self.game.names, self.sitting.me)
        self.faces = Faces(self.game.pack, self.plan.suits, settings.colours, settings.theme)
        self.notation = self.game.notation()
        self.course.pace.seconds = settings.pace
        self.query_one("#command", Input).placeholder = self.words("command")
        self.query_one("#log", OptionList).clear_options()
        self.logged = 0
        self.renew()

    def _changed(self) -> None:
        """Bots without a pause play faster than can be drawn: then not every move is."""
        now = perf_counter()
        if self.course.waiting or not self.course.pace.hasty() or now - self.renewed > AT_MOST:
            self.renewed = now
            self.renew()

    def renew(self) -> None:
        """Ask the game anew what may be done, and draw."""
        me = self.sitting.me
        self.entry = Entry(self.game.moves(me) if me in self.game.may_act and not self.game.over else NOTHING)
        if self.course.waiting:
            self._point()
        self.draw()

    def _point(self) -> None:
        """Put the cursor on the first card that may be played, or on what can be pressed."""
        scene = self.scene()
        own = scene.own_faces()
        first = next((at for at, face in enumerate(own) if face in scene.touch.lawful), None)
        self.cursor.row, self.cursor.at = (PRESS, 0) if first is None else (OWN, first)

    def scene(self) -> Scene:
        return Scene(
            self.course.view(),
            self.sitting.me,
            self.sitting.players,
            self.plan,
            self.labels,
            self.faces,
            self.app.settings.sorting,
            self._touch(),
            self.story.played_by(),
        )

    def _touch(self) -> Touch:
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

    def draw(self) -> None:
        """Put everything on screen as it is now."""
        if not self.is_mounted or not hasattr(self, "labels"):
            return
        self.presses = self._what_to_press()
        scene = self.scene()
        rows = self.rows(scene)
        item = self.cursor.item(rows)
        if self.cursor.row != PRESS:
            scene.touch.cursor = item
        self._put("top", self._top(scene))
        self._put("seats", scene.seats(self._width("seats-side"), self.size.width < NARROW))
        width = self._width("centre-side")
        self._put("facts", scene.facts(width))
        self._put("centre", scene.centre(width, self.size.height >= ROOMY))
        self._put("own", scene.own(max(20, self.size.width - 4)))
        self._put("notice", self._notice(scene))
        self._put("press", self._press_line(item))
        self._put("keys", self._keys())
        self._draw_log()

    def _width(self, side: str) -> int:
        """Room for text in a part of the table, its scroll bar left out."""
        return max(20, self.query_one(f"#{side}").content_size.width - 2)

    def _put(self, where: str, text: Text) -> None:
        if self.drawn.get(where) != text:
            self.drawn[where] = text
            self.query_one(f"#{where}", Live).update(text)

    def _top(self, scene: Scene) -> Text:
        line = Text().append(f" {self.book.title} ", Style(bold=True, reverse=True))
        line.append(f"  {self.words('deal', n=self.game.deals)}  ")
        if self.course.pace.held:
            line.append(f" {self.words('held')} ", Style(reverse=True))
        return line

    def _notice(self, scene: Scene) -> Text:
        if self.notice.plain:
            return self.notice
        if self.game.over:
            return Text(self.words("over"), Style(bold=True))
        if self.course.waiting and self.sitting.asked():
            return Text(self.words("your-turn"), Style(bold=True, color="green"))
        if self.sitting.me in self.game.may_act and self.entry.ways and not self.sitting.asked():
            return Text(self.words("you-may"), Style(bold=True))
        return Text(self.words("waits-for", names=", ".join(scene.view.to_act)), Style(dim=True))

    def _what_to_press(self) -> list[Press]:
        found: list[Press] = []
        for offer in self._offers():
            label = self.faces.pretty(self.labels.offer(offer, self.notation))
            offence = self.game.offends(self.sitting.me, offer.move) if offer.move is not None else ""
            if offence:
                label.append(f" ({self.words('against', clause=offence)})")
            found.append((label, partial(self._take, offer)))
        if self.course.waiting and not self.sitting.asked():
            found.append((Text(self.words("let-be")), self.course.let_be))
        return found

    def _offers(self) -> list[Offer]:
        offers = self.entry.offers()
        if not self.course.offences_happen():
            return offers
        sorts = self.sitting.sorted_out([offer.move for offer in offers if offer.move is not None])
        order = {move: at for at, move in enumerate(move for sort in sorts for move in sort)}
        seen = [offer for offer in offers if offer.move is None or offer.move in order]
        return sorted(seen, key=lambda offer: -1 if offer.move is None else order[offer.move])

    def _press_line(self, item: str) -> Text:
        line = Text()
        for at, (label, _act) in enumerate(self.presses):
            on = self.cursor.row == PRESS and item == str(at)
            piece = Text().append(f" {at + 1} " if at < 9 else " ", Style(bold=True))
            piece.append_text(label)
            piece.append(" ")
            piece.stylize(Style(reverse=on, underline=not on, meta={"press": str(at)}))
            line.append_text(piece)
            line.append("  ")
        return line

    def _keys(self) -> Text:
        return Text(self.words("keys"), Style(dim=True), no_wrap=True, overflow="ellipsis")

    def _draw_log(self) -> None:
        told = self.story.told()
        if self.logged == len(told):
            return
        log = self.query_one("#log", OptionList)
        log.add_options([log_line(self.teller, self.game, e, self.sitting.me, self.faces) for e in told[self.logged :]])
        self.logged = len(told)
        log.scroll_end(animate=False)

    def action_along(self, step: int) -> None:
        self.cursor.along(step, self.rows(self.scene()))
        self.draw()

    def action_across(self, step: int) -> None:
        self.cursor.across(step, self.rows(self.scene()))
        self.draw()

    def action_press(self) -> None:
        item = self.cursor.item(self.rows(self.scene()))
        if self.cursor.row == PRESS:
            self._press(int(item or 0))
        elif item:
            self._touch_card(item, by_key=True)

    def action_choose(self) -> None:
        item = self.cursor.item(self.rows(self.scene()))
        if self.cursor.row == PRESS:
            self._press(int(item or 0))
        elif item:
            self._choose(item)

    def action_digit(self, number: int) -> None:
        self._press(number - 1)

    def on_live_touched(self, event: Live.Touched) -> None:
        self.set_focus(None)
        if event.what == "card":
            self._touch_card(event.which, by_key=False)
        elif event.what == "press":
            self._press(int(event.which))
        else:
            self.open_book(event.which)

    def _touch_card(self, face: str, by_key: bool) -> None:
        card = self.game.pack.ids.get(face)
        if card is None:
            return
        if by_key and card in self.entry.chosen and self.entry.only_match() is not None:
            self.act(self.entry.only_match())
        elif by_key and face == self.refused and self.clause:
            self.action_clause()
        elif not self.entry.chosen and self._at_once(card) is not None:
            self.act(self._at_once(card))
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
        self.say(Text())
        entry.toggle(card)
        self.draw()

    def _refuse_card(self, face: str, card: int) -> None:
        for move in tries(self.entry, self.game.verbs(), card):
            refusal = self.game.why_not(self.sitting.me, move)
            if refusal is not None:
                self.refuse(refusal)
                self.refused = face
                return
        self.draw()

    def _press(self, number: int) -> None:
        if 0 <= number < len(self.presses):
            self.presses[number][1]()

    def _take(self, offer: Offer) -> None:
        if offer.move is not None:
            self.act(offer.move)
        elif offer.way.kind == A_NUMBER:
            self._ask_number(offer.way)
        elif offer.way.kind == POSITIONS:
            self._ask_positions(offer.way)
        else:
            self.say(Text(self.labels.offer(offer, self.notation)))

    def _ask_number(self, way: Way) -> None:
        def answered(number: object) -> None:
            if isinstance(number, int):
                self.act(way.numbered(number))

        title = self.labels.verb(way.verb.name)
        self.app.push_screen(NumberDialog(title, *way.bounds, self.words), answered)

    def _ask_positions(self, way: Way) -> None:
        def answered(chosen: object) -> None:
            if isinstance(chosen, set):
                self.act(way.at_positions(chosen))

        title = self.labels.offer(Offer(way), self.notation)
        self.app.push_screen(PositionsDialog(title, way.positions(), *way.bounds, self.words), answered)
