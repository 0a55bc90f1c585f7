"""``pick``: a short way to a random move, and every move alike."""

from __future__ import annotations

from collections import Counter

from parlour.core.cards import cards_in, count
from parlour.core.chance import advance, seeded
from parlour.core.game import UNSAID, Game
from parlour.core.moves import PLAYS, Move
from parlour.core.rules import Rules
from parlour.testing.chi import too_far
from parlour.testing.demands import Given, demand, reproducible
from parlour.testing.walk import positions

POSITIONS = 6
MOST = 60  # moves of a position that is counted out
DRAWS = 2000
EACH = 40  # draws for each move, at least


@reproducible
def picks(rules: Rules, given: Given, seed: int) -> None:
    """``pick`` gives only moves of ``moves``, over many draws all of them equally often."""
    for game, _act in positions(rules, given, seed, POSITIONS):
        for seat in [seat for seat in game.may_act if game.moves(seat)]:
            _check_pick(game, seat, seed)
            _check_open_plays(game, seat)


def _check_pick(game: Game, seat: int, seed: int) -> None:
    choices = game.moves(seat)
    few = len(choices) <= MOST
    s = seeded(seed)
    drawn: Counter[Move] = Counter()
    for _i in range(max(DRAWS, EACH * len(choices)) if few else EACH):
        s = advance(s)
        move = game.pick(seat, s)
        demand(choices.allow(move), "pick gave what moves does not:", move)
        drawn[move] += 1
    if few:
        fault = too_far(drawn, dict.fromkeys(choices.all(), 1.0))
        demand(not fault, "pick is not even:", fault, drawn)


def _check_open_plays(game: Game, seat: int) -> None:
    said = game.open_plays(seat)
    if said != UNSAID:
        moves = game.moves(seat)
        agreed = len(moves) == count(said) and all(moves.allow(PLAYS[card]) for card in cards_in(said))
        demand(agreed, "open_plays and moves disagree:", cards_in(said), moves.all())
