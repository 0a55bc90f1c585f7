"""Nobody learns what his seat may not know.

Everything a seat does not know is dealt anew; then its view, its moves, who may act and what it knows are the same to
the byte, and so is what it is told when it tries any move, and what it learns from the next step, unless that step
shows it a card.
"""

from __future__ import annotations

from random import Random

from parlour.core.chance import Chance
from parlour.core.events import WATCHER
from parlour.core.game import Game
from parlour.core.rules import Rules
from parlour.testing.demands import Given, demand, reproducible
from parlour.testing.knowing import demand_certain
from parlour.testing.oracles import check_refusals
from parlour.testing.snapshots import snapshot
from parlour.testing.steps import check_step, sight
from parlour.testing.truth import Truth
from parlour.testing.walk import finish, positions

POSITIONS = 8
WORLDS = 4
SEATS = 4  # of a large table, so many seats at a position
ENOUGH = 24  # worlds with something hidden, of which at least one must differ


@reproducible
def secrets(rules: Rules, given: Given, seed: int) -> None:
    """Worlds that differ only in what a seat does not know are one to it, now and after the next step."""
    hidden = changed = 0
    for game, act in positions(rules, given, seed, POSITIONS):
        before = snapshot(game)
        truth = Truth(game)
        for seat in Random(seed).sample(range(game.seats), min(game.seats, SEATS)):
            worlds = [game.redeal(seat, Chance(seed + k)) for k in range(WORLDS)]
            demand(snapshot(worlds[0]) == snapshot(game.redeal(seat, Chance(seed))), "redeal draws on other chance")
            hidden += WORLDS if _hides(game, seat) else 0
            changed += _check_worlds(game, truth, seat, worlds)
            check_refusals(game, seat, worlds, Random(seed))
            check_step(game, seat, worlds, act, Random(seed))
            finish(worlds[0], Random(seed))
            _check_in_place(game, seat, worlds[0], seed)
        demand(snapshot(game) == before, "redeal changed the game it was asked of")
    demand(changed > 0 or hidden < ENOUGH, "redeal never changed anything in", hidden, "worlds with hidden cards")


def _check_in_place(game: Game, seat: int, spent: Game, seed: int) -> None:
    """A world dealt into the place of another, played out or not yet begun, is like one dealt apart, and goes on so."""
    unplayed = game.redeal(seat, Chance(seed + 1))
    for in_place in (game.redeal_into(spent, seat, Chance(seed)), game.redeal_again(unplayed, seat, Chance(seed))):
        apart = game.redeal(seat, Chance(seed))
        for _end in range(2):
            demand(Truth(in_place).words == Truth(apart).words, "a redeal in place of another keeps something of it")
            demand(in_place.ledger == apart.ledger, "a redeal in place of another keeps its counters")
            finish(apart, Random(seed))
            finish(in_place, Random(seed))


def _hides(game: Game, seat: int) -> bool:
    """Whether cards lie hidden from the seat; a pack that is gathered for the next deal hides nothing yet."""
    if not game.to_act:
        return False
    backs = any(shown.backs for shown in game.view(seat).places)
    return backs and len(_known(game, seat)) < len(game.pack.cards)


def _known(game: Game, seat: int) -> list[str]:
    return [game.pack.face(card) for card in game.pack.cards if game.knows(seat, card)]


def _check_worlds(game: Game, truth: Truth, seat: int, worlds: list[Game]) -> int:
    """The seat and a watcher see one world, and every world is sound; gives how many are not as the cards lie."""
    name = game.names[seat]
    seen = [sight(game, eyes) for eyes in (seat, WATCHER)]
    known = _known(game, seat)
    truths = [Truth(world) for world in worlds]
    for world, anew in zip(worlds, truths, strict=True):
        demand(sight(world, seat) == seen[0], name, "can tell a world dealt anew from the first")
        demand(sight(world, WATCHER) == seen[1], "a watcher can tell a world dealt anew for", name)
        demand(_known(world, seat) == known, name, "knows other cards in a world dealt anew")
        truth.demand_as_many(anew, "in a world dealt anew for", name + ":")
        demand_certain(known, truth.words, anew.words, name)
    return sum(anew.words != truth.words for anew in truths)
