"""Offers where faults can happen: claims and unlawful acts are told by what the seat knows, whatever else is so."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.moves import CLAIMING
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.registry import all_rules

STEPS = 24
MOST = 200  # moves of a choice among which lots are drawn
ENDING = ("leave", "mix", "throw")  # acts after which there is little more to see


def with_faults(rules: Rules) -> Game | None:
    try:
        game = rules.new({"conduct": "table"}, seed=5)
    except ParlourError:
        return None
    return game if game.vocabulary().rights.each else None


def act_by_lot(game: Game, lots: Random) -> None:
    if not game.waits:
        game.go_on()
        return
    seat = lots.choice([seat for seat in game.may_act if game.moves(seat)])
    moves = game.moves(seat).all()[:MOST]
    game.play(seat, lots.choice([move for move in moves if move.verb.name not in ENDING] or moves))


def by_lot(name: str, lots: Random) -> Iterator[tuple[Game, int]]:
    """After each of some acts at a table of the game, every seat."""
    game = with_faults(all_rules()[name])
    assert game is not None
    for _i in range(STEPS):
        if game.over:
            break
        act_by_lot(game, lots)
        for seat in range(game.seats):
            yield game, seat


TABLES = [name for name, rules in all_rules().items() if with_faults(rules)]


@pytest.mark.parametrize("name", TABLES)
def test_what_is_told_of_an_offer_hangs_on_nothing_hidden(name: str) -> None:
    lots = Random(5)
    for game, seat in by_lot(name, lots):
        told = [offer.plain() for offer in game.view(seat).offers]
        other = game.redeal(seat, Chance(lots.randrange(1 << 30)))
        assert [offer.plain() for offer in other.view(seat).offers] == told


@pytest.mark.parametrize("name", TABLES)
def test_a_claim_says_what_it_rests_on_and_an_unlawful_act_what_it_breaks(name: str) -> None:
    for game, seat in by_lot(name, Random(6)):
        for offer in game.view(seat).offers:
            if offer.head.split(" ")[0] == CLAIMING:
                assert offer.clause.startswith(f"{name}.")
            elif offer.kind == "fixed":
                assert offer.clause == game.offends(seat, game.notation().read(offer.head))
            elif offer.kind == "card":
                moves = {card: game.notation().read(f"{offer.head} {card}") for card in offer.of}
                assert set(offer.wrong) == {card for card in offer.of if game.offends(seat, moves[card])}


def test_both_happen() -> None:
    found = set()
    for name in TABLES:
        game, lots = with_faults(all_rules()[name]), Random(7)
        assert game is not None
        for _i in range(8):
            act_by_lot(game, lots)
        offers = [offer for seat in range(game.seats) for offer in game.view(seat).offers]
        found |= {
            ("claim" if CLAIMING in offer.head else offer.kind) for offer in offers if offer.clause or offer.wrong
        }
    assert {"claim", "fixed", "card"} <= found
