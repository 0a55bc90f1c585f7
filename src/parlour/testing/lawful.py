"""The lawful set decides and ``why_not`` explains: on every move there is they agree."""

from __future__ import annotations

from random import Random

from parlour.core.game import Game
from parlour.core.moves import IllegalMove, Move
from parlour.core.rules import Rules
from parlour.testing.candidates import candidates
from parlour.testing.cited import demand_clause, demand_message
from parlour.testing.demands import Given, demand, reproducible
from parlour.testing.snapshots import snapshot
from parlour.testing.walk import Act, positions

POSITIONS = 8
LISTED = 400  # of a longer list of moves, so many are tried
STALE = 40


@reproducible
def lawful(rules: Rules, given: Given, seed: int) -> None:
    """Lawful moves are accepted, all others refused with a clause and a message, and a refusal changes nothing."""
    rng = Random(seed)
    for game, act in positions(rules, given, seed, POSITIONS):
        before = snapshot(game)
        for seat in range(game.seats):
            _check_listed(game, seat, _lawful_moves(game, seat, rng))
            _check_each(rules, game, seat, candidates(game, seat, rng))
        demand(snapshot(game) == before, "asking or refusing a move changed the game")
        if act is not None:
            _check_stale(rules, game, act, rng)


def _check_stale(rules: Rules, game: Game, act: Act, rng: Random) -> None:
    """What was lawful a step ago is asked again after it."""
    stale = [move for seat in range(game.seats) for move in _lawful_moves(game, seat, rng)[:STALE]]
    after = game.copy()
    act.do(after)
    for seat in range(game.seats):
        _check_each(rules, after, seat, stale)


def _lawful_moves(game: Game, seat: int, rng: Random) -> list[Move]:
    choices = game.moves(seat)
    if len(choices) <= LISTED:
        return choices.all()
    return [choices[rng.randrange(len(choices))] for _i in range(LISTED)]


def _check_listed(game: Game, seat: int, tried: list[Move]) -> None:
    notation = game.notation()
    for move in tried:
        demand(game.why_not(seat, move) is None, "a listed move is refused:", move, game.why_not(seat, move))
        demand(game.allows(seat, move), "a listed move is not allowed:", move)
        text = notation.write(move)
        demand(notation.read(text) == move, "what is written", repr(text), "does not read back as", move)
    if len(game.moves(seat)) <= LISTED:
        demand(len(set(tried)) == len(tried), "a move is listed twice:", tried)


def _check_each(rules: Rules, game: Game, seat: int, moves: list[Move]) -> None:
    choices = game.moves(seat)
    every = set(choices.all()) if len(choices) <= LISTED else None
    for move in moves:
        listed = choices.allow(move)
        refusal = game.why_not(seat, move)
        told = (game.names[seat], _exact(move), "in phase", game.phase)
        demand(game.allows(seat, move) == listed, "allows and moves disagree on", *told)
        demand((refusal is None) == listed, "why_not and moves disagree on", *told)
        demand(every is None or (move in every) == listed, "the list and its test disagree on", *told)
        if refusal is not None:
            demand_clause(rules, refusal.clause, *told)
            demand_message(rules, refusal.message, *told)
            _check_refused(game, seat, move)


def _check_refused(game: Game, seat: int, move: Move) -> None:
    try:
        game.play(seat, move)
    except IllegalMove:
        return
    demand(False, "an unlawful move was played:", game.names[seat], _exact(move))


def _exact(move: Move) -> str:
    return f"{move.verb.name}({move.a}, {move.b}, {move.c})"
