"""A random game, step by step, through nothing but the public contract."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from parlour.cases.record import Recorder
from parlour.core.chance import advance, seeded
from parlour.core.events import NO_SEAT
from parlour.core.game import Game
from parlour.core.moves import PLAY, Choices, Move
from parlour.core.players import offences_happen
from parlour.core.rules import Rules
from parlour.testing.demands import ContractBroken, Given, demand

MOST_STEPS = 50_000
MOST_IDLE = 200  # times go_on may follow go_on
EAGER = 0.25  # how often a seat that may act, but need not, does
STAY = 0.6  # where a seat may go away, how often it thinks better of it
RESIST = 8  # where offences can happen, so many moves are drawn to find one that is none


class Act(NamedTuple):
    """What happens next: a move of a seat, or (without one) ``go_on``."""

    seat: int = NO_SEAT
    move: Move | None = None

    def do(self, game: Game | Recorder) -> None:
        if self.move is None:
            game.go_on()
        else:
            game.play(self.seat, self.move)

    def text(self, game: Game) -> str:
        return "go" if self.move is None else f"{game.names[self.seat]}: {game.notation().write(self.move)}"


def walk(game: Game, rng: Random, recorder: Recorder | None = None) -> Iterator[Act | None]:
    """Play to the end.  Each act is given before it is made, so that the position can be looked at; None is the end."""
    idle = 0
    for _step in range(MOST_STEPS):
        if game.over:
            demand(not game.to_act, "the game is over and waits for", *game.to_act)
            yield None
            return
        act = next_act(game, rng)
        yield act
        act.do(recorder or game)
        idle = idle + 1 if act.move is None else 0
        if idle > MOST_IDLE:
            raise ContractBroken("go_on is due for ever; phase", game.read("phase"))
    raise ContractBroken("the game does not end within", MOST_STEPS, "steps")


def next_act(game: Game, rng: Random) -> Act:
    """The seats waited for in random order, now and then one that may act if it likes and has a move."""
    asked = game.to_act
    eager = [seat for seat in game.may_act if seat not in asked and game.moves(seat)]
    if eager and rng.random() < EAGER:
        asked = tuple(eager)
    if not asked:
        return Act()
    seat = rng.choice(asked)
    choices = game.moves(seat)
    demand(bool(choices), game.names[seat], "is waited for in phase", *game.read("phase"), "and has no move")
    move = choose(choices, rng)
    while move == game.absent(seat) and rng.random() < STAY:
        move = choose(choices, rng)
    _demand_held(game, seat, move)
    for _again in range(RESIST):
        if not game.offends(seat, move):
            break
        move = choose(choices, rng)
    return Act(seat, move)


def _demand_held(game: Game, seat: int, move: Move) -> None:
    """``play`` is from the hand: another card would upset whatever comes next, and nobody would know why.

    Where offences happen, a card may be named that one has not looked for.
    """
    if move.verb is PLAY and "hand" in game.words() and not offences_happen(game):
        held = game.read("hand", seat)
        card = game.pack.face(move.a) if move.a in game.pack.cards else f"{move.a}, which is no card,"
        demand(card in held, game.names[seat], "may play", card, "and holds only", *held)


def choose(choices: Choices, rng: Random) -> Move:
    """Half the time all moves alike, else all verbs alike, so that a long range drowns nothing."""
    demand(bool(choices), "a seat that is waited for has no move")
    if rng.random() < 0.5:
        return choices[rng.randrange(len(choices))]
    choice = rng.choice(choices.each)
    return choice.nth(rng.randrange(choice.size))


def finish(game: Game, rng: Random) -> int:
    """Play to the end; gives the number of steps."""
    return sum(1 for act in walk(game, rng) if act is not None)


def questions(game: Game, most: int = 0) -> Iterator[tuple[int, ...]]:
    """Whom the game waits for, whenever it does; what needs no player goes on by itself.  The caller plays.

    So many steps at most, or to the end, which must come.
    """
    for _step in range(most or MOST_STEPS):
        if game.over:
            return
        if game.to_act:
            yield game.to_act
        else:
            game.go_on()
    demand(most > 0 or game.over, "the game does not end within", MOST_STEPS, "steps")


def turns_by_lot(game: Game, seed: int, most: int) -> Iterator[tuple[int, int]]:
    """At most so many steps: before each move a seat that has one, and a number to draw it by; the caller plays."""
    state = seeded(seed)
    for _asked in questions(game, most):
        state = advance(state)
        able = [seat for seat in game.may_act if game.moves(seat)]
        yield able[state % len(able)], state


def positions(rules: Rules, given: Given, seed: int, most: int) -> Iterator[tuple[Game, Act | None]]:
    """So many positions of one random game, first and last among them, each with the act that comes next."""
    steps = finish(rules.new(given, seed), Random(seed))
    chosen = {0, steps, *Random(seed).sample(range(steps), min(steps, most))}
    game = rules.new(given, seed)
    for step, act in enumerate(walk(game, Random(seed))):
        if step in chosen:
            yield game, act
