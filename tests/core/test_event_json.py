"""Events are written once for all tables that tell the same: nobody is told another's."""

from __future__ import annotations

import json
from random import Random

from parlour.core.event_json import EventsJson
from parlour.core.events import ALL, Event, Place
from parlour.core.game import EVERYTHING, Game
from parlour.core.rules import Rules
from parlour.registry import all_rules

MOVES = 60


def told(event: Event, sees: bool, one: EventsJson) -> dict[str, object]:
    """What is said of an event, put together from its parts."""
    said: dict[str, object] = {"clause": event.clause, "message": event.message}
    said |= {} if event.seat < 0 else {"seat": event.seat}
    said |= {"n": event.number} if event.number else {}
    said |= {"word": event.word} if event.word else {}
    said |= {"cards": [one.pack.face(card) for card in event.cards]} if event.cards and sees else {}
    said |= {"from": where(event.source)} if event.source is not None else {}
    said |= {"to": where(event.target)} if event.target is not None else {}
    said |= {"payer": one.accounts[event.payer]} if event.payer >= 0 else {}
    said |= {"payee": one.accounts[event.payee]} if event.payee >= 0 else {}
    return said | ({"amount": event.amount} if event.amount else {})


def where(place: Place) -> dict[str, object]:
    seat = {} if place.seat < 0 else {"seat": place.seat}
    return {"name": place.name, **seat, **({"part": place.part} if place.part else {})}


def some_moves(rules: Rules, seed: int) -> Game:
    game, chance = rules.new(seed=seed), Random(seed)
    game.detail = EVERYTHING
    for _i in range(MOVES):
        while not game.over and not game.to_act:
            game.go_on()
        if game.over:
            break
        game.play(game.to_act[0], game.pick(game.to_act[0], chance.getrandbits(62)))
    return game


def test_every_event_says_what_it_is_also_when_the_same_was_said_before() -> None:
    for rules in all_rules().values():
        for seed in (1, 1, 2):
            game = some_moves(rules, seed)
            for event in game.events:
                for seen_by in (ALL, 0):
                    event.learns, event.sees = ALL, seen_by
                    one = EventsJson(game.pack, game.ledger.names, [event])
                    assert json.loads(one.for_eyes(0)) == [told(event, seen_by == ALL, one)]
