"""Who acts: seats with a question have a move, others none, and somebody or ``go_on`` always brings the game on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from parlour.core.game import Game
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.testing.demands import Given, demand, reproducible
from parlour.testing.snapshots import snapshot
from parlour.testing.walk import Act, choose, positions, walk

POSITIONS = 12


@reproducible
def turns(rules: Rules, given: Given, seed: int) -> None:
    """The two act sets tell the truth at every step; late answers are dropped; what is not due is refused."""
    game = rules.new(given, seed)
    for _act in walk(game, Random(seed)):
        _check_sets(game)
    rng = Random(seed)
    for there, act in positions(rules, given, seed, POSITIONS):
        before = snapshot(there)
        _check_windows(there, rng)
        _check_not_due(there, act)
        demand(snapshot(there) == before, "an answer that was dropped or refused changed the game")


def _check_sets(game: Game) -> None:
    demand(set(game.to_act) <= set(game.may_act), "seats waited for that may not act:", game.to_act, game.may_act)
    demand(not (game.over and game.may_act), "the game is over, but seats may act:", game.may_act)
    for seat in range(game.seats):
        moves = game.moves(seat)
        demand(bool(moves) or seat not in game.to_act, game.names[seat], "is waited for, but has no move")
        demand(not moves or seat in game.may_act, game.names[seat], "may not act, but has moves", moves.all())


def _check_windows(game: Game, rng: Random) -> None:
    for seat in [seat for seat in game.may_act if game.moves(seat)]:
        move = choose(game.moves(seat), rng)
        now = game.windows[seat]
        for window in (now - 1, now + 1, now + 1000):
            if window >= 0:
                demand(not game.play(seat, move, window), "an answer to a closed window was taken:", move)
        twin = game.copy()
        demand(twin.play(seat, move, now), "an answer to the open window was dropped:", move)


def _check_not_due(game: Game, act: Act | None) -> None:
    if act is None or game.to_act:
        _demand_refused(game.go_on, "go_on, not due, was done")
    if act is not None and act.move is not None:
        for nobody in (-1, int(game.seats), 62):
            _demand_refused(partial(game.play, nobody, act.move), f"seat {nobody} was let play")


def _demand_refused(do: Callable[[], object], told: str) -> None:
    try:
        do()
    except ParlourError:
        return
    demand(False, told)
