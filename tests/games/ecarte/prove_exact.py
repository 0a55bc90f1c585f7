"""How far the master at Écarté is from exact play: ``./dev proof exact ecarte [--decisions 2000] [--worlds 20000]``

Masters play each other, and what they did is judged afterwards.  With three tricks left every card that might have been
played is solved (``endgame``): the regret is what the best of them is worth in points less what the one played is
worth.  Before that the same reckoning is asked again with many worlds: the regret is what it then thinks of its best
move less what it thinks of the one made, in stakes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from parlour.bots.roster import MASTER, bot_of
from parlour.core.cards import BIT, count
from parlour.core.chance import seed_of
from parlour.core.game import Game
from parlour.core.moves import PLAY, Move
from parlour.core.players import Bot, Seat
from parlour.games.ecarte.bots.computed import Computed, stake_of
from parlour.games.ecarte.redeal import stays_held
from parlour.games.ecarte.rules import Ecarte
from parlour.games.ecarte.state import GAME_POINTS, king_of
from parlour.games.ecarte.words import ANSWER, CHOICE, DISCARD, MARK, TRICKS
from parlour.lab.arena import play_game
from parlour.lab.hiring import crew_of
from parlour.registry import rules_of
from tests.bots.exact import Asked, Regret, report
from tests.games.ecarte.endgame import Ending, bounds, ending, lawful

ENDING, ELSEWHERE = "last three tricks", "elsewhere"
POINTS, SHARE = 0.01, 0.98  # regrets of so many points at most, in so many decisions
STAKE = 0.005  # mean regret
GAMES = 1  # in a piece of work
ENOUGH = 20_000  # pieces


class Task(NamedTuple):
    part: str
    bot: str
    first: int  # number of its first game
    seed: int
    worlds: int


def judge(task: Task) -> list[Regret]:
    """What the two regret in some games."""
    rules = rules_of("ecarte")
    found: list[Regret] = []
    for number in range(task.first, task.first + GAMES):
        again = Computed(seed_of(task.seed, number, 2), task.worlds) if task.part == ELSEWHERE else None
        bots: list[Bot] = [bot_of(task.bot, rules, seed_of(task.seed, number, seat)) for seat in range(2)]

        def watch(game: Game, seat: int, move: Move, again: Computed | None = again) -> None:
            assert isinstance(game, Ecarte)
            if move.verb is not MARK:
                of = of_reckoning(game, seat, move, again) if again is not None else of_ending(game, seat, move)
                found.extend([of] if of is not None else [])

        play_game(rules, rules.options.make({}), bots, seed_of(task.seed, number), watch)
    return found


def of_ending(game: Ecarte, seat: int, move: Move) -> Regret | None:
    """Where three tricks are left, the seat has a choice, and knows whether the other holds the king he has marked."""
    if game.phase != TRICKS or game.deal.made() != 2:
        return None
    known = known_ending(game, seat)
    if known is None or len(lawful(known)) < 2:
        return None
    worth = {card: sum(bounds(known, card)) / 2 for card in lawful(known)}
    return Regret("lead" if known.led < 0 else "reply", max(worth.values()) - worth[int(move.a)])


def known_ending(game: Ecarte, seat: int) -> Ending | None:
    """What the seat knows of it; None where redeals weigh whether a king is still held."""
    deal, other = game.deal, 1 - seat
    unseen = game.pack.all & ~game.seen(seat) & ~deal.lacks[other]
    king = BIT[king_of(deal.trump)]
    said = (deal.king_marked == other or deal.king_said == other) and game.pack.all & ~game.seen(seat) & king
    if said and stays_held(deal, other) < 1.0:
        return None
    held = king if said else 0
    size = int(count(deal.hands[other]))
    mine, his = int(deal.tricks[seat]), int(deal.tricks[other])
    left = {0: GAME_POINTS - int(game.points[seat]), 1: GAME_POINTS - int(game.points[other])}
    exposed = int(deal.exposed)

    def payoff(made: int) -> float:
        """Points marked, as far as they count for the coup; below nothing the other's."""
        won = mine + made >= 3
        loser = other if won else seat
        all_five = mine + made == 5 or his + 3 - made == 5
        points = 2 if all_five or exposed == loser else 1
        return float(min(points, left[0])) if won else -float(min(points, left[1]))

    return ending(deal.hands[seat], int(deal.trump), int(deal.led), unseen, held, size, payoff)


def of_reckoning(game: Ecarte, seat: int, move: Move, again: Computed) -> Regret | None:
    """Everywhere before."""
    if game.phase == TRICKS and game.deal.made() >= 2:
        return None
    handle = Seat(game, seat)
    world = handle.world()
    assert isinstance(world, Ecarte)
    weighed = again.weigh(handle, world)
    if len(weighed) < 2:
        return None
    made = [chance for one, chance in weighed if one == move]
    if not made:  # somebody else's, which no master would think of
        return None
    best = max(chance for _one, chance in weighed)
    return Regret(kind_of(game, move), (stake_of(game, best) - stake_of(game, made[0])) / game.agreed.worth)


def kind_of(game: Ecarte, move: Move) -> str:
    if game.phase == CHOICE:
        return "propose or lead"
    if game.phase == ANSWER:
        return "accept or refuse"
    if move.verb is DISCARD:
        return "discard"
    assert move.verb is PLAY
    return "lead" if game.deal.led < 0 else "reply"


def regrets(part: str, asked: Asked, bot: str = MASTER) -> list[Regret]:
    """So many decisions, from game after game; who works on them changes nothing."""
    tasks = [Task(part, bot, GAMES * number, asked.seed, asked.worlds) for number in range(ENOUGH)]
    found: list[Regret] = []
    with crew_of(asked.jobs) as crew:
        pieces: Iterator[list[Regret]] = crew.each(judge, tasks)
        for piece in pieces:
            found.extend(piece)
            if len(found) >= asked.decisions:
                break
    return found[: asked.decisions]


def prove(asked: Asked) -> bool:
    endings = regrets(ENDING, asked)
    few = sum(one.much < POINTS for one in endings) / len(endings)
    lines = report(f"ecarte, {ENDING}: regrets in points", endings, POINTS)
    asked.put_down(
        [*lines, f"  under {POINTS} points in {few:.2%} of {len(endings)} decisions; the aim is {SHARE:.0%}"]
    )
    others = regrets(ELSEWHERE, asked)
    mean = sum(one.much for one in others) / len(others)
    lines = report(f"ecarte, {ELSEWHERE}, beside {asked.worlds} worlds: regrets in stakes", others, STAKE)
    asked.put_down([*lines, f"  {mean:.3%} of the stake in the mean of {len(others)}; the aim is {STAKE:.1%}"])
    return few >= SHARE and mean <= STAKE
