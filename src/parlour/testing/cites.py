"""What the engine cites exists: clauses of events and views in the rule book, messages in the texts."""

from __future__ import annotations

from random import Random

from parlour.core.events import ALL, WATCHER, Event
from parlour.core.game import EVERYTHING, Game
from parlour.core.rules import Rules
from parlour.testing.cited import demand_clause, demand_message
from parlour.testing.demands import Given, demand, reproducible
from parlour.testing.walk import positions, walk

POSITIONS = 10


@reproducible
def cites(rules: Rules, given: Given, seed: int) -> None:
    """Every event and view cites clauses of the rule book; every message has a text."""
    game = rules.new(given, seed)
    game.detail = EVERYTHING
    for _act in walk(game, Random(seed)):
        for event in game.events:
            demand_clause(rules, event.clause, event)
            demand_message(rules, event.message, event)
            _check_event(game, event)
        game.events.clear()
    for there, _act in positions(rules, given, seed, POSITIONS):
        for seat in (*range(there.seats), WATCHER):
            for clause in there.view(seat).clauses():
                demand_clause(rules, clause, "in the view of", seat)


def _check_event(game: Game, event: Event) -> None:
    demand(event.learns == ALL or event.sees & ~event.learns == 0, "who does not learn of it sees it:", event)
    demand(-1 <= event.seat < game.seats, "an event of no seat there is:", event)
    demand(all(card in game.pack.faces for card in event.cards), "cards of no pack:", event, event.cards)
    demand(not event.cards or (event.source is not None and event.target is not None), "cards from nowhere:", event)
