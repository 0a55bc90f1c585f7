"""One step in two worlds that a seat cannot tell apart: unless the step shows it a card, it learns the same."""

from __future__ import annotations

import json
from random import Random

from parlour.core.cards import count
from parlour.core.events import WATCHER, Place
from parlour.core.game import EVERYTHING, Game
from parlour.core.moves import CARD, CARDS, CLAIMING, Move
from parlour.testing.demands import demand
from parlour.testing.story import told
from parlour.testing.walk import Act, choose


def sight(game: Game, seat: int) -> str:
    """All that the seat, or somebody who only watches, is shown now."""
    return json.dumps(game.view(seat).as_dict())


def check_step(game: Game, seat: int, worlds: list[Game], act: Act | None, rng: Random) -> None:
    if act is None:
        return
    here = _after(game, act)
    if _reveals(game, seat, here, act):
        return
    for world in worlds:
        like = _alike(seat, world, here, act, rng)
        there = _after(world, like) if like is not None else None
        if like is None or there is None or _reveals(world, seat, there, like):
            continue
        for eyes in (seat, WATCHER):
            told_both = (game.names[seat], "at", act.text(game), told(here, eyes), told(there, eyes))
            demand(told(here, eyes) == told(there, eyes), "a step betrays what is hidden from", *told_both)
            demand(sight(here, eyes) == sight(there, eyes), "a view betrays what was hidden from", *told_both)


def _after(game: Game, act: Act) -> Game:
    twin = game.copy()
    twin.detail = EVERYTHING
    act.do(twin)
    return twin


def _reveals(before: Game, seat: int, after: Game, act: Act) -> bool:
    """Whether the step shows the seat a card it did not know and nobody named, settles a claim or votes, or draws."""
    if (_sealed(before) and not _sealed(after)) or (act.move is not None and _settles(before, act.seat, act.move)):
        return True
    named = _named(act.move) if act.move is not None else 0
    for event in after.events:
        if event.reaches(seat) and event.shows(seat):
            for card in event.cards:
                lay_hidden = not before.knows(seat, card) or _among_backs(before, seat, event.source)
                if lay_hidden and not named >> card & 1:
                    return True
    return after.chance != before.chance


def _among_backs(game: Game, seat: int, place: Place | None) -> bool:
    """Whether the seat could not tell the cards there from each other, though it may know that one of them is there."""
    return any(shown.backs for shown in game.view(seat).places if shown.place is place)


def _sealed(game: Game) -> bool:
    """Whether answers are kept from the others until all have given theirs (votes): the word ``sealed`` names whose."""
    return "sealed" in game.words() and bool(game.read("sealed"))


def _settles(game: Game, seat: int, move: Move) -> bool:
    """A claim brings to light whether it is right; a card named unseen, whether it is held."""
    return move.verb.name == CLAIMING or game.as_written(seat, move) != [move]


def _named(move: Move) -> int:
    """The cards a move names, as bits."""
    named = 0
    for kind, value in zip(move.verb.shape, (move.a, move.b, move.c), strict=False):
        if value >= 0:
            named |= 1 << value if kind == CARD else value if kind == CARDS else 0
    return named


def _alike(seat: int, world: Game, here: Game, act: Act, rng: Random) -> Act | None:
    """An act in the other world that must look the same to the seat: this one, or one whose hidden cards differ."""
    if act.move is None or act.seat == seat or not _hidden_from(seat, here, act.move):
        lawful = act.move is None or world.allows(act.seat, act.move)
        return act if lawful else None
    for _i in range(20):
        move = choose(world.moves(act.seat), rng)
        if _shape(move) == _shape(act.move):
            return Act(act.seat, move)
    return None


def _hidden_from(seat: int, here: Game, move: Move) -> bool:
    named = _named(move)
    shown = [card for event in here.events if event.shows(seat) for card in event.cards]
    return named != 0 and not any(named >> card & 1 for card in shown)


def _shape(move: Move) -> tuple[object, ...]:
    """The move with its cards only counted."""
    values: list[int] = []
    for kind, value in zip(move.verb.shape, (move.a, move.b, move.c), strict=False):
        values.append(count(value) if kind == CARDS and value >= 0 else 0 if kind == CARD else value)
    return (move.verb.name, *values)
