"""Every world dealt anew could have come about: what was played in this deal would have been lawful in it too.

The deal is dealt again as the world has it (each hand, and what its player has played since), and every act of the
deal is made again.  Where the true cards do not lead back to the true position that way, because hands change by more
than play, nothing is asked of the worlds, nor after cards were laid away or passed on unseen.
"""

from __future__ import annotations

from random import Random

from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT
from parlour.core.game import Game
from parlour.core.moves import CARD, CARDS, PLAY
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.testing.demands import Given, demand, reproducible
from parlour.testing.options import in_strict_conduct
from parlour.testing.truth import cards_by_word
from parlour.testing.walk import Act, walk

OFTEN = 0.3  # of the positions of a game
MOST = 14  # positions
SEATS = 2
WORLDS = 2


class Past:
    """One deal so far: the game before its cards were dealt, and every act since."""

    def __init__(self, before: Game) -> None:
        self.before = before
        self.acts: list[Act] = []

    def as_dealt(self, world: Game) -> dict[str, list[int]]:
        """The cards of each place when they were dealt, if the world lies as it does now."""
        found: dict[str, list[int]] = {}
        for place in self.before.deal_plan():
            where, _, part = place.partition("/")
            word, _, name = where.partition(" ")
            seat = world.names.index(name) if name else NO_SEAT
            if word in world.words():
                cards = [world.pack.card(face) for face in world.read(word, seat, part)]
                found[place] = cards + (self.played_by(seat) if word == "hand" else [])
        return found

    def played_by(self, seat: int) -> list[int]:
        plays = [act.move for act in self.acts if act.seat == seat and act.move is not None]
        return [move.a for move in plays if move.verb is PLAY]

    def open(self) -> bool:
        """Whether cards left hands by open play alone: what was laid away or passed on, a world may have otherwise."""
        verbs = [act.move.verb for act in self.acts[-1:] if act.move is not None]
        return all(verb is PLAY or not {CARD, CARDS} & set(verb.shape) for verb in verbs)

    def again(self, world: Game) -> tuple[Game | None, str]:
        """The same deal with the world's cards; None where an act would have been unlawful, and which."""
        game = self.before.copy()
        try:
            game.go_on(self.as_dealt(world))
            for act in self.acts:
                if act.move is not None and not game.allows(act.seat, act.move):
                    return None, f"{act.text(game)} with {' '.join(game.read('hand', act.seat))}"
                act.do(game)
        except ParlourError as error:
            return None, str(error)
        return game, ""


@reproducible
def pasts(rules: Rules, given: Given, seed: int) -> None:
    """In every world that a seat thinks possible, the others could have played what they did."""
    game = rules.new(in_strict_conduct(rules, given), seed)
    rng = Random(seed)
    past: Past | None = None
    looked = 0
    for act in walk(game, Random(seed)):
        if act is None:
            return
        if act.move is None and _deals_hands(game):
            past = Past(game.copy())
            continue
        if past is not None and not past.open():
            past = None
        if past is not None:
            if act.move is not None and past.acts and looked < MOST and rng.random() < OFTEN:
                looked += 1
                _check(past, game, rng)
            past.acts.append(act)


def _deals_hands(game: Game) -> bool:
    return any(place.startswith("hand ") for place in game.deal_plan())


def _check(past: Past, game: Game, rng: Random) -> None:
    back, _why = past.again(game)
    if back is None or cards_by_word(back) != cards_by_word(game):
        return
    for seat in rng.sample(range(game.seats), min(SEATS, game.seats)):
        for _world in range(WORLDS):
            world = game.redeal(seat, Chance(rng.randrange(2**40)))
            there, why = past.again(world)
            told = (game.names[seat], "thinks possible what cannot have been:", why)
            demand(there is not None, *told)
            assert there is not None
            demand(cards_by_word(there) == cards_by_word(world), *told, cards_by_word(there), cards_by_word(world))
