"""What the prompt and the notebook print: tables, moves and refusals, in plain text and in HTML.

A move is a verb and numbers; which faces and names these are, only its table knows.  To keep that in every move would
cost time where time counts, so it is found when somebody prints: the tables that ``parlour.new`` and
``parlour.from_case`` made are remembered here for as long as they last, and a move is written as they write it.

This module knows the things it prints by their types alone: their ``__str__`` asks for it, so it may not import them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING
from weakref import ReferenceType, ref

if TYPE_CHECKING:
    from parlour.core.cards import Pack
    from parlour.core.game import Game
    from parlour.core.moves import Choices, Move, Refusal, Verb
    from parlour.core.notation import Notation
    from parlour.core.shown import Shown
    from parlour.core.view import View

WIDTH = 14  # of the first column, unless a name is longer
SCREEN = 78

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}  # leaves, bells and acorns have none; L, B and A stand for them
INKS = {"C": "#111", "S": "#111", "D": "#b01020", "H": "#b01020", "L": "#00702a", "B": "#8a5a00", "A": "#5a3a1a"}
BOX = "display:inline-block;min-width:1.6em;margin:1px;padding:1px 4px;border:1px solid #888;border-radius:4px;"
PAPER = "background:#fffdf5;color:{};text-align:center;font-weight:bold"
BACK = "background:#5a6a8a;color:#fff;text-align:center"


class Seats(list[str]):
    """The names of a table's seats.  A game and its copies share them: while they are there, the table is."""

    __slots__ = ("__weakref__",)

    def __reduce__(self) -> tuple[object, ...]:
        return list, (list(self),)


class KnownTable:
    """All that it takes to write a table's moves, but no hold on the table."""

    def __init__(self, game: Game, seats: Seats) -> None:
        self.game = game.name
        self.seats: ReferenceType[Seats] = ref(seats)
        self.pack: Pack = game.pack
        self.verbs: list[Verb] = game.verbs()
        self.style: type[Notation] = type(game.notation())

    def notation(self) -> Notation | None:
        """How it writes; None when the table is no more."""
        seats = self.seats()
        return None if seats is None else self.style(self.pack, seats, self.verbs)


TABLES: list[KnownTable] = []
TELLERS: list[Callable[[Refusal], str]] = []  # who can say a refusal in a sentence ("" where he has none)


def introduce(game: Game) -> Game:
    """Remember how this game's table writes, while the game or a copy of it lasts."""
    TABLES[:] = [table for table in TABLES if table.seats() is not None]
    seats = Seats(game.names)
    game.names = seats
    TABLES.append(KnownTable(game, seats))
    return game


def move_text(move: Move, bare: str) -> str:
    """``play KS``; ``bare`` is what can be said without a table."""
    return _written([move.verb], lambda notation: notation.write(move), bare)


def choices_text(choices: Choices, bare: str) -> str:
    """``propose, play KS|QS``."""
    verbs = [choice.like.verb for choice in choices.each]
    return _written(verbs, lambda notation: ", ".join(notation.choices(choices)), bare)


def _written(verbs: list[Verb], write: Callable[[Notation], str], bare: str) -> str:
    """What the tables write that know these verbs; all of it where they differ, ``bare`` where there is no table."""
    found: dict[str, str] = {}
    for table in TABLES:
        notation = table.notation()
        if notation is not None and all(verb in table.verbs for verb in verbs):
            try:
                found.setdefault(write(notation), table.game)
            except LookupError:
                continue  # no such card, or no such seat, at that table
    if len(found) > 1:
        return " or ".join(f"{text} ({game})" for text, game in found.items())
    return next(iter(found), bare)


def refusal_text(refusal: Refusal) -> str:
    """A sentence and the clause, or where nobody has a sentence, the bare message: ``must follow``, and the clause."""
    for teller in TELLERS:
        sentence = teller(refusal)
        if sentence:
            return f"{sentence} ({refusal.clause})"
    return f"{refusal.message.replace('-', ' ')} ({refusal.clause})"


def game_line(game: Game) -> str:
    """A game in one line, for the prompt."""
    asked = ", ".join(game.names[seat] for seat in game.to_act)
    stands = "over" if game.over else f"{asked} to act" if asked else "go_on is due"
    return f"<{game.name}: {', '.join(game.names)}; deal {game.deals}; {stands}>"


def view_text(view: View) -> str:
    """The whole view: what lies on the table, the standing, who is to act, and the moves of the seat."""
    rows = [(name, text) for name, text in _standing(view) if text]
    width = max([_width(view), *[len(name) + 2 for name, _text in rows]])
    return "\n".join([heading(view), *view_lines(view), *[f"{name:<{width}}{text}" for name, text in rows]])


def view_lines(view: View) -> list[str]:
    """Facts in one line, then each place that holds something, and the counters."""
    from textwrap import wrap  # here, as html is below: every program imports this module, few print

    width = _width(view)
    lines = wrap(", ".join(f"{word} {value}" for word, value, _clause in view.facts), SCREEN)
    lines += [f"{shown.place.text(view.names):<{width}}{_lying(shown)}" for shown in _laid(view)]
    counters = _counters(view)
    if counters:
        lines.append(f"{'counters':<{width}}{counters}")
    return lines


def heading(view: View) -> str:
    """Which game, and who is looking."""
    who = view.names[view.seat] if view.seat < len(view.names) else "a watcher"
    return f"{view.game}, as {who} sees it"


def _laid(view: View) -> list[Shown]:
    return [shown for shown in view.places if shown.faces or shown.backs]


def _width(view: View) -> int:
    return max([WIDTH, *[len(shown.place.text(view.names)) + 1 for shown in _laid(view)]])


def _lying(shown: Shown) -> str:
    backs = f"({shown.backs} face down)" if shown.backs else ""
    return " ".join([*shown.faces, backs]).strip()


def _counters(view: View) -> str:
    board = [shown.place.text(view.names) for shown in view.places if shown.counters is not None]  # also bare
    return ", ".join(f"{name} {amount}" for name, amount in view.accounts if amount or name in board)


def _standing(view: View) -> list[tuple[str, str]]:
    scores = zip(view.names, view.scores, strict=False)
    asked, free = view.to_act, [name for name in view.may_act if name not in view.to_act]
    rows = [("score", ", ".join(f"{name} {score}" for name, score in scores) if any(view.scores) else "")]
    if view.over:
        return [*rows, ("over", "yes")]
    rows += [("to act", ", ".join(asked) or "nobody: go_on is due"), ("may act", ", ".join(free))]
    return rows + [("" if at else "moves", move) for at, move in enumerate(view.moves)]


def view_html(view: View) -> str:
    """The same for a notebook, the cards as small boxes; all of it stands alone, without a style sheet."""
    from html import escape

    rows = [(word, escape(value)) for word, value, _clause in view.facts]
    rows += [(shown.place.text(view.names), _boxes(shown)) for shown in _laid(view)]
    rows += [(name, escape(text)) for name, text in [("counters", _counters(view)), *_standing(view)] if text]
    cells = "".join(f"<tr><th style='text-align:left'>{escape(name)}</th><td>{cell}</td></tr>" for name, cell in rows)
    return f"<table><caption>{escape(heading(view))}</caption>{cells}</table>"


def _boxes(shown: Shown) -> str:
    boxes = [_box(face) for face in shown.faces]
    if shown.backs:
        boxes.append(f"<span style='{BOX}{BACK}' title='face down'>{shown.backs}</span>")
    return "".join(boxes)


def _box(face: str) -> str:
    """A card with its suit's sign and colour; a face that is no card's, such as a number, as it is."""
    from html import escape

    bare = face.rstrip("'")
    rank, suit = bare[:-1], bare[-1:]
    if suit in INKS and rank:
        text = f"{rank.replace('T', '10')}{SIGNS.get(suit, suit)}{face[len(bare) :]}"
        return f"<span style='{BOX}{PAPER.format(INKS[suit])}' title='{escape(face)}'>{escape(text)}</span>"
    return f"<span style='{BOX}{PAPER.format('#111')}'>{escape(face)}</span>"
