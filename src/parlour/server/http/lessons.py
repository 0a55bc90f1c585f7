"""The guided first deal of a game, step by step, as the learner's seat sees it and is told it."""

from __future__ import annotations

from parlour.cases.lesson import LEARNER, Stage, stages
from parlour.core.events import place
from parlour.core.moves import Refusal
from parlour.core.view import View
from parlour.errors import BadMove
from parlour.registry import rules_of
from parlour.server.protocol.api import Lesson, LessonStep, Step, Task, Why
from parlour.server.protocol.replies import refusal_args
from parlour.server.protocol.views import View as SeenView
from parlour.server.protocol.views import ViewChange, place_key
from parlour.server.table.position import seen
from parlour.server.table.sheets import events_for

HAND = place("hand", LEARNER)
CHANGING = [name for name in ViewChange.__struct_fields__ if name in SeenView.__struct_fields__]


def lesson(name: str) -> Lesson:
    told = Lesson(name, [], LEARNER, [])
    looking = Looking()
    for number, stage in enumerate(stages(rules_of(name))):
        view = stage.game.view(LEARNER)
        step = LessonStep(number, 0, events_for(stage.game, stage.events, LEARNER))
        looking.at(step, view)
        if stage.task is not None:
            step.task = Task(stage.task.move, stage.task.reason, stage.task.clauses, _refused(stage, view))
        told.steps.append(step)
        told.labels = list(stage.game.names)
    return told


class Looking:
    """Puts into each step how the table looks then: the whole view, or what changed since the step before."""

    def __init__(self) -> None:
        self.before: SeenView | None = None

    def at(self, step: Step, view: View) -> None:
        now = seen(view)
        if self.before is None:
            now.game = view.game
            step.view = now
        else:
            step.change = change_of(self.before, now)
        self.before = now


def change_of(before: SeenView, now: SeenView) -> ViewChange:
    """What is new in a later view."""
    differ = [name for name in CHANGING if getattr(before, name) != getattr(now, name)]
    change = ViewChange(**{name: getattr(now, name) for name in differ if name != "places"})
    if [place_key(shown) for shown in before.places] != [place_key(shown) for shown in now.places]:
        change.places = now.places
    elif "places" in differ:
        change.changed = [new for old, new in zip(before.places, now.places, strict=True) if new != old]
    return change


def _refused(stage: Stage, view: View) -> dict[str, Why]:
    """Why not, of each card in the learner's hand that could be tried now."""
    found = {}
    for face in [face for shown in view.places if shown.place == HAND for face in shown.faces]:
        refusal = _why_not(stage, f"{_open_head(view)} {face}")
        if refusal is not None:
            found[face] = Why(refusal.clause, refusal.message, refusal_args(refusal))
    return found


def _open_head(view: View) -> str:
    """What somebody who presses a card seems to mean."""
    heads = [offer.head for kind in ("card", "cards") for offer in view.offers if offer.kind == kind]
    return next(iter(heads), "play")


def _why_not(stage: Stage, text: str) -> Refusal | None:
    try:
        return stage.game.why_not(LEARNER, stage.game.notation().read(text))
    except BadMove:
        return None
