"""A move in the actions of an environment."""

from __future__ import annotations

from parlour.core.moves import Choices, Move
from parlour.envs.actions import Actions
from parlour.envs.saying import Saying


def in_actions(actions: Actions, choices: Choices, move: Move) -> list[int]:
    """The actions by which a seat with these choices says a lawful move, one after the other."""
    saying = Saying(actions, choices)
    said: list[int] = []
    while saying.move is None:
        action = saying.towards(move)
        said.append(int(action))
        saying.say(action)
    return said
