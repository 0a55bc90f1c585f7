"""How hard a puzzle is: how often bots of each level find its answer."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.bots.company import THINKERS, thinkers
from parlour.bots.roster import bot_of
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.players import Seat
from parlour.core.rules import Rules

TRIES = 20  # of each level, with other seeds
AGREES = 0.5
EASY, FAIR = 0.95, 0.7  # the mean share, of all levels but the beginner


def found_by(rules: Rules, game: Game, seat: int, answers: list[Move], levels: Sequence[str] = ()) -> dict[str, float]:
    """By level, from the weakest: in which share of its tries it makes one of the moves that are right."""
    return {level: _share(rules, THINKERS[level], game, seat, answers) for level in levels or thinkers(rules)}


def _share(rules: Rules, bot: str, game: Game, seat: int, answers: list[Move]) -> float:
    made = [bot_of(bot, rules, number).choose(Seat(game, seat)) for number in range(TRIES)]
    return sum(any(move.same(answer) for answer in answers) for move in made) / TRIES


def is_found_by_all(found: dict[str, float]) -> bool:
    """Whether every level that thinks at all always finds it."""
    return all(share == 1.0 for share in thinking(found))


def is_found_by_the_strongest(found: dict[str, float]) -> bool:
    """Whether the strongest bot mostly agrees: what it never does is no answer, whatever a reckoning says."""
    return list(found.values())[-1] > AGREES


def thinking(found: dict[str, float]) -> list[float]:
    return list(found.values())[1:]


def grade_of(found: dict[str, float]) -> int:
    """1 easy, 2 fair, 3 hard; what no bot was asked is in the middle."""
    shares = thinking(found)
    if not shares:
        return 2
    mean = sum(shares) / len(shares)
    return 1 if mean >= EASY else 2 if mean >= FAIR else 3
