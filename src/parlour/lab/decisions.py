"""Games as tables of decisions: what a seat saw, what it might do, what it did, and what came of it.

A decision is written down from the seat's own view and observation and from nothing else, so that a table tells of
nobody more than he knew.  What the others saw stands there only where it is asked for.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from parlour.cases.lines import Line
from parlour.cases.run import run_case
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.observation import Observation
from parlour.core.players import offences_happen
from parlour.envs.actions import actions_of
from parlour.envs.in_actions import in_actions
from parlour.errors import ParlourError
from parlour.registry import rules_of

Row = dict[str, Any]


class Decisions:
    """The rows of a table, game after game."""

    def __init__(self, views: bool = True, open_cards: bool = False) -> None:
        """``views``: in words too, as JSON; ``open_cards``: also what everybody else saw."""
        self.views = views
        self.open_cards = open_cards
        self.rows: list[Row] = []
        self._begun = 0  # the first row of this game
        self._observations: dict[str, Observation] = {}

    def note(self, game: Game, seat: int, move: Move) -> None:
        """A seat is about to make a move."""
        view = game.view(seat)
        cells, actions = self._numbers(game, seat, move)
        row: Row = {
            "decision": len(self.rows) - self._begun,
            "deal": int(game.deals),
            "seat": int(seat),
            "cells": cells,
            "moves": view.moves,
            "move": game.notation().write(move),
            "actions": actions,
        }
        if self.views:
            row["view"] = json.dumps(view.as_dict(), ensure_ascii=False)
        if self.open_cards:
            others = {name: game.view(i).as_dict() for i, name in enumerate(game.names) if i != seat}
            row["others"] = json.dumps(others, ensure_ascii=False)
        self.rows.append(row)

    def end(self, game: Game, **about: object) -> None:
        """The game is over, or nothing more is known of it: what came of it, and what else is to be told of it."""
        options = "; ".join(game.options.lines())
        result = [int(won) for won in game.result]
        for row in self.rows[self._begun :]:
            row.update(game=game.name, options=options, over=bool(game.over), players=len(game.names), **about)
            row["result"] = result[row["seat"]] if game.over else None
        self._begun = len(self.rows)

    def _numbers(self, game: Game, seat: int, move: Move) -> tuple[list[int] | None, list[int] | None]:
        """Cells and actions, as environments have them; none where no program plays: table conduct, a club."""
        rules = rules_of(game.name)
        if offences_happen(game) or rules.seen is None:
            return None, None
        if game.name not in self._observations:
            self._observations[game.name] = Observation(rules.seen)
        try:
            cells = [int(cell) for cell in self._observations[game.name].look(game, seat)]
        except ParlourError:  # a club is told in words alone
            return None, None
        return cells, in_actions(actions_of(rules), game.moves(seat), move)


def read_record(decisions: Decisions, text: str, path: Path) -> None:
    """Add the decisions of a record, which must come to what it says."""

    def watch(game: Game, seat: int, move: Move, line: Line) -> None:
        if not line.indent:  # no trial of a case
            decisions.note(game, seat, move)

    outcome = run_case(text, rules_of, str(path), watch)
    if outcome.failures:
        first = outcome.failures[0]
        raise ParlourError(
            f"{path}:{first.line.number}: {first.line.text}: found {first.found}; what is not true is not exported"
        )
    assert outcome.game is not None
    decisions.end(outcome.game, record=path.name, version=version_of(text))


def version_of(text: str) -> str:
    """The version of Parlour by which a record was written."""
    said = [line.partition(" ")[2] for line in text.splitlines() if line.startswith("version ")]
    return said[0] if said else ""
