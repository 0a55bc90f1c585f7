"""A lesson on the screen: the table, with the learner's task above his cards."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from parlour.core.moves import CARD, IllegalMove, Move
from parlour.terminal.cursor import OWN, PRESS
from parlour.terminal.dialogs import LessonEndDialog
from parlour.terminal.lesson import LessonCourse, LessonSitting, Otherwise, reasons
from parlour.terminal.scene import Scene
from parlour.terminal.table import TableScreen


class LessonScreen(TableScreen):
    """Everything of the table works, but for a move that is not the lesson's."""

    def __init__(self, course: LessonCourse) -> None:
        super().__init__(course)
        assert isinstance(course.sitting, LessonSitting)
        self.lesson: LessonSitting = course.sitting

    def point(self) -> None:
        """Under the cursor lies what is to be done, if that is one card or can be pressed."""
        super().point()
        wanted = self.lesson.wanted()
        if wanted is None:
            return
        faces, pressed = self.scene().own_faces(), [press.key for press in self.presses]
        face = self.game.pack.face(wanted.a) if wanted.verb.shape[:1] == [CARD] else ""
        if face in faces:
            self.cursor.row, self.cursor.at = OWN, faces.index(face)
        elif self.notation.write(wanted) in pressed:
            self.cursor.row, self.cursor.at = PRESS, pressed.index(self.notation.write(wanted))

    def _question(self, head: str, scene: Scene) -> Text:
        wanted, task = self.lesson.wanted(), self.lesson.stage.task
        line = super()._question(head, scene)
        if wanted is None or task is None:
            return line
        told = Text(f"{self.words('lesson-do')}: ", Style(bold=True, color="cyan"))
        told.append_text(self.faces.pretty(self.labels.move(wanted, self.notation)))
        for reason in reasons(task, self.book, self.teller):
            told.append_text(self.faces.pretty(f"\n{reason}"))
        return told.append("\n").append_text(line)

    def _act(self, move: Move) -> None:
        try:
            self.course.act(move)
        except IllegalMove as error:
            self.refuse(error.refusal)
        except Otherwise:
            self._tell_otherwise(move)
        else:
            self.say(Text())
            self.numbering.acted = True

    def _tell_otherwise(self, move: Move) -> None:
        wanted = self.lesson.wanted()
        if wanted is not None:
            tried, asked = (self.labels.move(each, self.notation) for each in (move, wanted))
            self.say(self.faces.pretty(self.words("lesson-otherwise", tried=tried, move=asked)))

    def finish(self) -> None:
        def answered(next_: object) -> None:
            if next_ == "play":
                self.app.sit_down(self.sitting.rules, {}, [])
            elif next_ == "lesson-again":
                self.app.teach(self.sitting.rules)
            elif next_ == "other-game":
                self.app.choose_game()
            elif next_ == "leave":
                self.app.leave()

        self.app.push_screen(LessonEndDialog(self.words), answered)

    def action_leave(self) -> None:
        self.app.leave()
