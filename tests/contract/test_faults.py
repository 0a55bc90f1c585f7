"""Random games in table conduct end by their own rules, with accidents and errors; longer: ./dev soak faults.

In each, after every right claim, all that is noticed is claimed out: no claim leaves its own ground standing.
"""

from __future__ import annotations

import pytest

from parlour.core.chance import Chance
from parlour.core.moves import CLAIMING, Choices, Move, the_moves, verb
from parlour.registry import all_rules, rules_of
from parlour.testing import ContractBroken
from parlour.testing.demands import Given
from parlour.testing.faults import Tally, claim_out, play_one, plays_otherwise, soak
from tests.toy.high_card import OPTIONS
from tests.toy.high_card.game import POOL, HighCard

GAMES = 40
SLIPS = "miscount=0.1,exposed=0.1,order=0.1"  # a kind that is not named draws nothing: the seeds keep their games
TWICE: Given = {"players": 3, "conduct": "table", "accidents": SLIPS, "stake": 2, "spoil_stake": 2, "dealer_stake": 1}
FOUND: list[tuple[str, Given, int]] = [  # a robber played before his turn, and never took the card that he robbed
    ("spoil-five", {**TWICE, "deals": "round", "misdeal": "may_rebuy", "robbing": "optional", "points": "25"}, 4518),
]


@pytest.mark.parametrize("name", [name for name, rules in all_rules().items() if plays_otherwise(rules)])
def test_random_games_end(name: str) -> None:
    tally = soak(rules_of(name), GAMES)
    assert sum((tally.accidents + tally.offences).values())


@pytest.mark.parametrize(("name", "given", "seed"), FOUND)
def test_what_went_wrong_once(name: str, given: Given, seed: int) -> None:
    rules = rules_of(name)
    play_one(rules, given, seed, Tally(rules))


CLAIM = Move(verb(CLAIMING))


class FinesForEver(HighCard):
    """The claim is met by a fine, and its ground stands."""

    def moves(self, _seat: int) -> Choices:
        return the_moves([CLAIM])

    def noticed(self, _seat: int, move: Move) -> bool:
        return move.same(CLAIM)

    def act(self, seat: int, _move: Move) -> None:
        self.pay("high-card.2", "stakes", seat, POOL, 1)


class FindsEverMore(FinesForEver):
    """Each claim changes something, and there is always another."""

    def act(self, _seat: int, _move: Move) -> None:
        self.stock = self.stock[1:]


@pytest.mark.parametrize(
    ("table", "said"), [(FinesForEver, "leaves all as it was"), (FindsEverMore, "no end of claims")]
)
def test_claims_without_end_are_found(table: type[HighCard], said: str) -> None:
    game = table(OPTIONS.make({}), ["A", "B"], Chance(1))
    game.go_on()
    with pytest.raises(ContractBroken, match=said):
        claim_out(game)
