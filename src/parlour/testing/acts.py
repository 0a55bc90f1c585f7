"""Every lawful move can be said in actions, and whatever is said in lawful actions is a lawful move."""

from __future__ import annotations

from random import Random

from parlour.core.game import Game
from parlour.core.moves import Choices, Move
from parlour.core.rules import Rules
from parlour.envs.actions import Actions, actions_of
from parlour.envs.saying import Saying
from parlour.testing.demands import demand, where
from parlour.testing.options import in_strict_conduct, random_set
from parlour.testing.sights import observable
from parlour.testing.walk import next_act

ALL = 200  # moves of one position; of more a sample is tried
A_GAME = 40  # positions of one game
TRIES = 1000


def try_actions(rules: Rules, most: int, seed: int = 0) -> int:
    """So many positions in which somebody is asked, over random options; gives how many there were."""
    rng = Random(seed)
    tried = 0
    for attempt in range(TRIES):
        given = in_strict_conduct(rules, random_set(rules, rng)[0]) if attempt else {}
        if observable(rules, given):
            game = rules.new(given, seed + attempt)
            try:
                tried += _try_game(game, actions_of(rules), min(A_GAME, most - tried), rng)
            except Exception as error:
                error.add_note(where("try_actions", rules, given, seed + attempt))
                raise
        if tried >= most:
            break
    return tried


def _try_game(game: Game, actions: Actions, most: int, rng: Random) -> int:
    tried = 0
    while not game.over and tried < most:
        for seat in game.may_act:
            _try_choices(game.moves(seat), actions, rng)
        tried += 1 if game.waits else 0
        next_act(game, rng).do(game)
    return tried


def _try_choices(choices: Choices, actions: Actions, rng: Random) -> None:
    wanted = choices.all() if choices.size <= ALL else [choices[rng.randrange(choices.size)] for _i in range(ALL)]
    for move in wanted:
        demand(said(choices, actions, move) == move, "in actions", move, "becomes another move")
    if wanted:
        at_random = _said_at_random(choices, actions, rng)
        demand(choices.allow(at_random), at_random, "can be said and is not lawful")


def said(choices: Choices, actions: Actions, move: Move) -> Move:
    """What comes of saying a move step by step."""
    saying = Saying(actions, choices)
    while saying.move is None:
        action = saying.towards(move)
        demand(action in saying.lawful(), actions.names[action], "may not be said on the way to", move)
        saying.say(action)
    return saying.move


def _said_at_random(choices: Choices, actions: Actions, rng: Random) -> Move:
    saying = Saying(actions, choices)
    while saying.move is None:
        saying.say(rng.choice(saying.lawful()))
    return saying.move
