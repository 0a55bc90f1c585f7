"""Every kind of page as text, without a browser: what people read there in one language, line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import get_args

from parlour.bots.company import company
from parlour.cases.lesson import has_lesson, stages
from parlour.cli.law_sheet import _lines as law_sheet
from parlour.core.game import EVERYTHING, Game
from parlour.core.rules import Rules
from parlour.core.view import View
from parlour.errors import BadMove
from parlour.judging.matters import matters_of
from parlour.judging.showing import Examples
from parlour.judging.telling import Judge
from parlour.present.layout import layout_of
from parlour.present.option_words import choice, label, preset
from parlour.present.prose import read_book
from parlour.present.teller import Teller
from parlour.server.protocol.messages import Code
from parlour.terminal.sheet import prose
from parlour.testing.walk import turns_by_lot
from tests.house.checkout import ROOT
from tools.letters import tables_of

Page = Iterator[tuple[str, str]]  # where, and what is read there
MOVES = 24
TRIED = 6  # of these moves, so many are tried by everybody else, too
WORDS = ("value", "suit", "says")  # kinds of facts told in words


def table(rules: Rules, language: str) -> Page:
    """A table in play: what happens, what lies there, what can be done, and why something cannot."""
    teller = Teller(rules, language)
    for game in tables_of(rules):
        game.detail = EVERYTHING
        yield from _played(game, teller)


def _played(game: Game, teller: Teller) -> Page:
    told = 0
    for n, (seat, state) in enumerate(turns_by_lot(game, 2, MOVES)):
        yield from _told(game, told, teller)
        told = len(game.events)
        yield from _seen(game.view(seat), teller)
        if n < TRIED:
            yield from _refused(game, teller)
        game.play(seat, game.pick(seat, state))
    yield from _told(game, told, teller)


def _told(game: Game, first: int, teller: Teller) -> Page:
    for event in game.events[first:]:
        yield event.message, teller.event(game, event, 0)


def _seen(view: View, teller: Teller) -> Page:
    layout = layout_of(teller.rules)
    for shown in view.places:
        yield f"place {shown.place.name}", teller.place(shown.place, view.names, view.seat)
    for word, value, _clause in view.facts:
        said = teller.value(value.partition(" ")[2] if layout.fact(word) == "says" else value)
        yield f"fact {word}", f"{teller.fact(word, value)}: {said if layout.fact(word) in WORDS else ''}"
    for offer in view.offers:
        yield f"move {offer.head}", teller.move(offer.head)


def _refused(game: Game, teller: Teller) -> Page:
    """What each seat is told that tries what another may do."""
    for seat in range(game.seats):
        for other in game.may_act:
            for choice_ in game.moves(other).each[:2]:
                refusal = game.why_not(seat, choice_.like)
                if refusal is not None:
                    yield refusal.message, teller.refusal(refusal)


def lesson(rules: Rules, language: str) -> Page:
    teller = Teller(rules, language)
    for number, stage in enumerate(stages(rules) if has_lesson(rules) else []):
        for event in stage.events:
            yield f"step {number}", teller.event(stage.game, event, 0)
        if stage.task is not None:
            yield f"step {number}", teller.move(stage.task.move)


def rule_book(rules: Rules, language: str) -> Page:
    book = read_book(rules, language)
    yield "how", prose(book.how)
    for clause in [*book.clauses.values(), *book.rulings.values()]:
        yield clause.id, clause.text


def options(rules: Rules, language: str) -> Page:
    """The form for a new table, on the page and on the terminal."""
    teller = Teller(rules, language)
    for option in rules.options.offered():
        yield option.name, label(teller, option.name)
        yield option.name, teller.text(f"option-{option.name}")
        for value in option.samples():
            yield f"{option.name} {value}", choice(teller, option.name, value)
    for name in rules.options.presets:
        yield name, preset(teller, name)
    for bot in company(rules):
        yield bot, teller.text(f"bot-about-{bot}")


def law(rules: Rules, language: str) -> Page:
    """The law of one table."""
    for line in law_sheet(rules, rules.options.make({}), language):
        yield "law", line


def judged(rules: Rules, language: str) -> Page:
    """What a committee is told of every fault."""
    judge = Judge(rules, Examples(), language)
    for matter in matters_of(rules).each:
        yield matter.id, judge.label(matter)
        yield matter.id, judge.window(matter)
        yield matter.id, judge.against(matter)


def errors(rules: Rules, language: str) -> Page:
    """What the house says that cannot do what it was asked; the page has a sentence for every code."""
    said = (ROOT / f"web/src/texts/{language}.ftl").read_text(encoding="utf-8")
    lines = dict(line.partition(" = ")[::2] for line in said.splitlines() if " = " in line)
    for code in get_args(Code):
        yield code, lines.get(f"error-{code.replace('_', '-')}", code)
    game = rules.new({}, seed=1)
    try:
        game.notation().read("nonsense")
    except BadMove:
        yield "malformed", lines["error-malformed"]


KINDS: dict[str, Callable[[Rules, str], Page]] = {
    "table": table,
    "lesson": lesson,
    "rule book": rule_book,
    "options": options,
    "law": law,
    "judge": judged,
    "errors": errors,
}
