"""The pots of law 60, penny by penny: a slow second reading against ours, over random tables."""

from __future__ import annotations

from random import Random

import pytest

from parlour.core.cards import BIT, altered
from parlour.games.poker.rules.game import Poker
from parlour.games.poker.rules.pots import all_pots
from parlour.registry import rules_of


def table(rng: Random) -> Poker:
    """A show with random stakes, players out and shorts, as the betting might leave them."""
    game = rules_of("poker").new({"players": 6}, 1)
    assert isinstance(game, Poker)
    top = rng.randint(4, 20)
    shorts = rng.sample(range(6), rng.randint(1, 3))
    unlimited = rng.sample([seat for seat in range(6) if seat not in shorts], rng.randint(1, 2))
    out = [seat for seat in range(6) if seat not in shorts and seat not in unlimited]
    rng.shuffle(out)
    for seat in range(6):
        game.deal.stake[seat] = top if seat in unlimited else rng.randint(1, top)
        game.deal.forced[seat] = rng.randint(0, min(3, game.deal.stake[seat]))
    game.deal.playing = sum([BIT[seat] for seat in [*shorts, *unlimited]])
    gone = sorted([rng.randint(0, len(out)) for _seat in shorts])
    for seat, n in zip(shorts, gone, strict=True):  # each demand finds as many or more players gone
        game.deal.short |= BIT[seat]
        there = sum([BIT[other] for other in range(6) if other != seat and other not in out[:n]])
        game.deal.against = altered(game.deal.against, seat, there)
    game.ledger[game.agreed.pool] = sum([game.deal.stake[seat] for seat in range(6)]) + rng.randint(0, 5)
    return game


def by_pennies(game: Poker) -> list[int]:
    """Each penny goes to the first show, the smallest sum first, that may claim it."""
    shorts = [seat for seat in range(6) if game.deal.short & BIT[seat]]
    shorts.sort(key=lambda seat: (game.deal.stake[seat], bin(game.deal.against[seat]).count("1")))
    pots = [0] * (len(shorts) + 1)
    for owner in range(6):
        for penny in range(1, game.deal.stake[owner] + 1):
            pots[_claimed_by(game, shorts, owner, penny)] += 1
    pots[0] += game.ledger[game.agreed.pool] - sum(pots)  # what was carried
    return pots


def _claimed_by(game: Poker, shorts: list[int], owner: int, penny: int) -> int:
    for i, short in enumerate(shorts):
        if owner == short or game.deal.against[short] & BIT[owner]:
            if penny <= game.deal.stake[short]:
                return i
        elif penny <= game.deal.forced[owner]:
            return i
    return len(shorts)


@pytest.mark.parametrize("seed", range(200))
def test_pots(seed: int) -> None:
    game = table(Random(seed))
    pots = all_pots(game)
    assert [pot.counters for pot in pots] == by_pennies(game)
    assert sum([pot.counters for pot in pots]) == game.ledger[game.agreed.pool]
    assert pots[-1].seats == game.deal.playing & ~game.deal.short
    assert pots[0].seats == game.deal.playing
