"""The table on screen: seats, middle, log, the player's cards and what he may do; by keyboard and by mouse."""

from __future__ import annotations

from time import perf_counter
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.events import Click, Resize
from textual.message import Message
from textual.widgets import Input, Static

from parlour.core.events import Event
from parlour.core.moves import NOTHING
from parlour.present.layout import layout_of
from parlour.present.prose import read_book
from parlour.present.teller import Teller
from parlour.terminal.answers import Answers
from parlour.terminal.canvas import LARGE, SMALL, Size
from parlour.terminal.course import Course
from parlour.terminal.cursor import PRESS
from parlour.terminal.entry import Entry
from parlour.terminal.faces import Faces, indices_of
from parlour.terminal.journal import Journal
from parlour.terminal.labels import Labels
from parlour.terminal.scene import Scene
from parlour.terminal.story import log_line
from parlour.terminal.words import Words

AT_MOST = 0.1  # seconds between two drawings when bots do not pause
NARROW = 100  # columns below which the log lies under the middle
WIDE = 150  # columns from which seats and log get more of them
ROOMY = 30  # lines from which cards in the middle get frames
TALL = 44  # lines from which the hand is drawn in large cards


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


class TableScreen(Answers):
    """One sitting, drawn."""

    AUTO_FOCUS = ""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "along(-1)", show=False),
        Binding("right", "along(1)", show=False),
        Binding("up", "across(-1)", show=False),
        Binding("down", "across(1)", show=False),
        Binding("enter", "press", show=False),
        Binding("space", "choose", show=False),
        *[Binding(str(n), f"digit({n})", show=False) for n in range(10)],
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

    def __init__(self, course: Course) -> None:
        super().__init__()
        self.course = course
        self.sitting = course.sitting
        self.story = course.story
        self.plan = layout_of(self.sitting.rules)
        course.changed = self._changed
        course.show_deal = self.show_deal
        self.notice = Text()
        self.clause = ""
        self.refused = ""
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
            yield Journal()
        with Side(id="notice-side"):
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
        await self.show_deal()
        self.finish()

    def on_resize(self, _event: Resize) -> None:
        self.set_class(self.size.width < NARROW, "narrow")
        self.set_class(self.size.width >= WIDE, "wide")
        self.set_class(self.size.height >= TALL, "high")
        self.call_after_refresh(self._fit)

    def _fit(self) -> None:
        """Draw for the room there is now; what is laid out meanwhile does not notice new texts, so do it once more."""
        self.draw()
        self.call_after_refresh(self._lay_out_again)

    def _lay_out_again(self) -> None:
        for part in self.query(Live):
            part.refresh(layout=True)

    def restyle(self) -> None:
        """Language, colours, pace and theme anew."""
        settings = self.app.settings
        self.words = Words(settings.language)
        self.teller = Teller(self.sitting.rules, settings.language)
        self.book = read_book(self.sitting.rules, settings.language)
        self.labels = Labels(self.teller, self.words, self.game, self.sitting.me)
        indices = indices_of(self.teller, self.plan.suits)
        self.faces = Faces(self.game.pack, self.plan.suits, settings.colours, settings.theme, indices)
        self.notation = self.game.notation()
        self.course.wish(settings)
        self.query_one("#command", Input).placeholder = self.words("command")
        self.query_one(Journal).empty()
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
            self.point()
        self.draw()

    def scene(self) -> Scene:
        return Scene(
            self.course.view(),
            self.sitting.me,
            self.called(),
            self.plan,
            self.labels,
            self.faces,
            self.app.settings.sorting,
            self.touch(),
            self.story.played_by(),
        )

    def draw(self) -> None:
        """Put everything on screen as it is now."""
        if not self.is_mounted or not hasattr(self, "labels"):
            return
        self.list_presses()
        scene = self.scene()
        rows = self.rows(scene)
        item = self.cursor.item(rows)
        if self.cursor.row != PRESS:
            scene.touch.cursor = item
        self._put("top", self._top())
        self._put("seats", scene.seats(*self._room("seats-side")))
        width, height = self._room("centre-side")
        facts = scene.facts(width)
        self._put("facts", facts)
        self._put("centre", scene.centre(width, height - len(facts.split("\n")) - 1, self._sizes()))
        across = max(20, self.size.width - 4)
        self._put("own", scene.own(across, self.size.height >= TALL))
        self._put("notice", self._notice(scene))
        self._put("press", self.press_text(across, item))
        self._put("keys", self._keys())
        self.query_one(Journal).catch_up(self.story, self._log_line, self.teller)

    def _sizes(self) -> tuple[Size, ...]:
        """How large cards in the middle may be: a table must not change its looks with every card."""
        return (LARGE, SMALL) if self.size.height >= TALL else (SMALL,) if self.size.height >= ROOMY else ()

    def _room(self, side: str) -> tuple[int, int]:
        """Columns (its scroll bar left out) and lines for text in a part of the table."""
        size = self.query_one(f"#{side}").content_size
        return max(20, size.width - 2), size.height

    def _put(self, where: str, text: Text) -> None:
        if self.drawn.get(where) != text:
            self.drawn[where] = text
            self.query_one(f"#{where}", Live).update(text)

    def _top(self) -> Text:
        line = Text().append(f" {self.book.title} ", Style(bold=True, reverse=True))
        if self.game.deals:
            line.append(f"  {self.teller.text('deal-number', {'n': self.sitting.deals.number})}  ")
        if self.course.pace.held:
            line.append(f" {self.words('held')} ", Style(reverse=True))
        elif self.course.pace.hurried:
            line.append(f" {self.words('hurried')} ", Style(reverse=True))
        return line

    def _notice(self, scene: Scene) -> Text:
        if self.notice.plain:
            return self.notice
        if self.game.over:
            return Text(self.words("over"), Style(bold=True))
        if self.course.waiting and self.sitting.asked():
            return self._question(self.words("your-turn"), scene)
        if self.sitting.me in self.game.may_act and self.entry.ways and not self.sitting.asked():
            return self._question(self.words("you-may"), scene)
        if not scene.view.to_act:
            return Text()
        return Text(self.words("waits-for", names=", ".join(scene.view.to_act)), Style(dim=True))

    def _question(self, head: str, scene: Scene) -> Text:
        """Whose turn it is, what is asked for, and what Enter will do."""
        line = Text(head, Style(bold=True, color="green"))
        asked = self.asked_for()
        if asked:
            line.append_text(self.faces.pretty(f": {asked}"))
        does = self.enter_does(self.rows(scene)) if self.course.waiting else ""
        if does:
            line.append("  Enter: ", Style(bold=True))
            line.append_text(self.faces.pretty(does))
        return line

    def _keys(self) -> Text:
        """As many keys as fit; the most needed stand first in the text."""
        line = ""
        for piece in self.words("keys").split("  "):
            longer = f"{line}  {piece}" if line else piece
            if Text(longer).cell_len <= self.size.width:
                line = longer
        return Text(line, Style(dim=True), no_wrap=True)

    def _log_line(self, event: Event) -> Text:
        return log_line(self.teller, self.game, event, self.sitting.me, self.faces)

    def on_live_touched(self, event: Live.Touched) -> None:
        self.set_focus(None)
        if event.what == "card":
            self.touch_card(event.which, by_key=False)
        elif event.what == "press":
            self.press(int(event.which))
        else:
            self.open_book(event.which)
