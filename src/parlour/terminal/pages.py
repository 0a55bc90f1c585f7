"""What opens over the table: rule book, hint, last trick, settings, help, result, leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text
from textual.screen import Screen
from textual.widgets import Input, OptionList

from parlour.bots.hints import Hint
from parlour.core.game import Game
from parlour.core.moves import IllegalMove, Move, Refusal
from parlour.core.notation import Notation
from parlour.core.players import Advice
from parlour.errors import ParlourError
from parlour.law.book import Book
from parlour.present.folding import folded
from parlour.present.layout import Layout
from parlour.present.reading import Reading
from parlour.present.reasons import reason_text
from parlour.present.sheet_text import SheetText
from parlour.present.teller import Teller
from parlour.terminal.advice import signed
from parlour.terminal.course import Course
from parlour.terminal.deal_page import deal_heading, deal_page
from parlour.terminal.dialogs import DealDialog, PageDialog, ResultDialog, SettingsDialog, SureDialog
from parlour.terminal.faces import Faces
from parlour.terminal.journal import Journal
from parlour.terminal.labels import Labels
from parlour.terminal.numbering import Numbering
from parlour.terminal.resuming import forget_left
from parlour.terminal.rulebook import RuleBook
from parlour.terminal.scene import Scene
from parlour.terminal.sheet import help_page, result_sheet, who_won
from parlour.terminal.sitting import Sitting
from parlour.terminal.story import Story
from parlour.terminal.words import Words

if TYPE_CHECKING:
    from parlour.terminal.app import ParlourApp

LAW = "law"


class Pages(Screen[None]):
    """A table's pages; the table itself draws, and knows the cards."""

    app: ParlourApp
    sitting: Sitting
    course: Course
    story: Story
    plan: Layout
    words: Words
    teller: Teller
    book: Book
    labels: Labels
    faces: Faces
    notation: Notation
    notice: Text
    clause: str  # the one that the notice cites
    refused: str  # the card that was refused last
    numbering: Numbering

    @property
    def game(self) -> Game:
        return self.sitting.game

    def draw(self) -> None:
        raise NotImplementedError

    def restyle(self) -> None:
        raise NotImplementedError

    def scene(self) -> Scene:
        raise NotImplementedError

    def say(self, text: Text, clause: str = "") -> None:
        self.notice = text
        self.clause = clause
        self.refused = ""
        self.draw()

    def refuse(self, refusal: Refusal) -> None:
        """Tell why not: the sentence, the clause and what it says."""
        text = self.faces.pretty(self.teller.refusal(refusal))
        text.stylize(Style(bold=True, color="red"))
        clause = self.book.find(refusal.clause)
        text.append(f"  [{clause.id}] ", Style(bold=True, underline=True))
        text.append_text(self.faces.pretty(clause.text))
        text.stylize(Style(meta={"clause": clause.id}))
        self.say(text, clause.id)

    def make(self, move: Move | None) -> None:
        """Make one's move, if it is one; whatever can cost the game is asked again first."""

        warning = self._warning(move) if move is not None else ""
        if move is not None and warning:
            self.app.push_screen(SureDialog(warning, self.words), lambda sure: self._act(move) if sure else None)
        elif move is not None:
            self._act(move)

    def _warning(self, move: Move) -> str:
        """What a move may cost: the game's own words for it, and the clause that it breaks."""
        offence = self.game.offends(self.sitting.me, move)
        broken = f"{self.labels.against(offence)}: {self.book.find(offence).text}" if offence else ""
        told = [self.teller.sure(move.verb.name), broken]
        if not any(told):
            return ""
        named = self.faces.pretty(self.labels.move(move, self.notation)).plain
        return "\n\n".join([named, *(text for text in told if text), self.words("sure")])

    def _act(self, move: Move) -> None:
        """A refusal is told with its clause."""
        try:
            self.course.act(move)
        except IllegalMove as error:
            self.refuse(error.refusal)
        else:
            self.say(Text())
            self.numbering.acted = True

    def open_book(self, clause: str = "") -> None:
        known = clause if clause in self.book.ids() else ""
        self.app.push_screen(RuleBook(self.book, self.words, self.faces, known))

    def action_rules(self) -> None:
        self.open_book()

    def action_clause(self) -> None:
        self.open_book(self.clause)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if isinstance(event.option_list, Journal):
            self.open_book(event.option_list.clause_of(event.option_id))

    def action_command(self) -> None:
        line = self.query_one("#command", Input)
        line.display = True
        line.value = ""
        line.focus()

    def action_back(self) -> None:
        self.remove_class("reading")
        self.query_one("#command").display = False
        self.set_focus(None)
        self.say(Text())

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        self.action_back()
        if not text:
            return
        try:
            word, _, rest = text.partition(" ")
            if folded(word) in (LAW, folded(self.words("word-law"))):
                self.open_book(self.book.find(rest.strip()).id)
            else:
                self.make(Reading(self.teller, self.game).read(text, self.sitting.me))
        except ParlourError:
            self.say(Text(self.words("not-understood", text=text), Style(bold=True, color="red")))

    def action_hint(self) -> None:
        self.say(Text(self.words("thinking"), Style(dim=True)))
        self.run_worker(self._hint(), group="hint", exclusive=True)

    async def _hint(self) -> None:
        try:
            hint = await self.course.hint()
        except ParlourError:
            self.say(Text(self.words("no-hint")))
            return
        self.say(self._hint_text(hint), hint.best.reason)

    def _hint_text(self, hint: Hint) -> Text:
        text = Text().append(f"{self.words('hint')}: ", Style(bold=True, color="cyan"))
        text.append_text(self._advised(hint.best, hint.best.worth))
        if hint.otherwise is not None:
            text.append(f"  {self.words('book-would')}: ", Style(bold=True, color="cyan"))
            text.append_text(self._advised(hint.otherwise, None))
        return text

    def _advised(self, advice: Advice, worth: float | None) -> Text:
        text = self.faces.pretty(self.labels.move(advice.move, self.notation))
        if worth is not None:
            text.append(f" ({signed(worth)})")
        why = self.faces.pretty(f": {reason_text(self.sitting.rules, advice, self.words.language)}")
        why.stylize(Style(meta={"clause": advice.reason}) if advice.reason in self.book.ids() else Style.null())
        return text.append_text(why)

    def action_last(self) -> None:
        """The trick or run last taken up; where the game keeps one in sight, that."""
        lines = self.scene().aside() or [self.story.last_taken(self.faces)]
        text = Text().append(f"{self.words('last-trick')}: ", Style(bold=True))
        text.append_text(Text("  ").join(lines))
        self.say(text if any(line.plain for line in lines) else Text(self.words("no-last-trick")))

    def action_log(self) -> None:
        """To the log; once more, and it takes the whole middle; a third time, and it is as before."""
        log = self.query_one(Journal)
        if log.has_focus:
            self.toggle_class("reading")
            log.keep_place()
        else:
            log.read()

    def action_hurry(self) -> None:
        self.course.pace.hurry()
        self.draw()

    def action_hold(self) -> None:
        self.course.pace.hold()
        self.draw()

    def action_set(self, name: str) -> None:
        self.app.settings.step(name)
        self.app.settings.save()
        self.app.restyle()

    def action_settings(self) -> None:
        self.app.push_screen(SettingsDialog(self.app.settings, self.app.restyle))

    def action_help(self) -> None:
        self.app.push_screen(PageDialog(self.words("help"), help_page(self.words, self.plan.suits)))

    def action_leave(self) -> None:
        def answered(sure: object) -> None:
            if sure:
                self.app.leave()

        if self.game.over:
            self.show_result()
        else:
            self.app.push_screen(SureDialog(self.words("leave-sure"), self.words), answered)

    async def show_deal(self) -> None:
        """The end of a deal, until a key is pressed."""
        sheet = self.sitting.deals.sheet(self.game, self.sitting.me)
        text = SheetText(sheet, self.game, self.teller, self.sitting.me)
        body = deal_page(text, self.called(), self.faces, self.story, self.words)
        await self.app.push_screen_wait(DealDialog(deal_heading(text), body, self.words("next-deal")))

    def called(self) -> list[str]:
        """Who sits where, in the player's language."""
        return [self.labels.called(player) for player in self.sitting.players]

    def finish(self) -> None:
        forget_left(self.sitting)
        self.show_result()

    def show_result(self) -> None:
        def answered(next_: object) -> None:
            if next_ == "rematch":
                self.app.rematch()
            elif next_ == "other-game":
                self.app.choose_game()
            elif next_ == "leave":
                self.app.leave()

        sheet = result_sheet(self.sitting, self.words, self.labels)
        heading = who_won(self.game, self.sitting.me, self.words)
        self.app.push_screen(ResultDialog(heading, sheet, str(self.sitting.path), self.words), answered)
