"""Whether to claim: what pays is claimed, of several choices the best, and what only hurts is let be."""

from __future__ import annotations

import pytest

from parlour.bots.onward import Onward
from parlour.bots.roster import bot_of, bots_in
from parlour.bots.weighing import Weigher
from parlour.cases.run import run_case
from parlour.core.game import Game
from parlour.core.moves import CLAIMING, Move
from parlour.core.outlook import PLAIN
from parlour.core.players import Seat
from parlour.registry import rules_of

ECARTE = rules_of("ecarte")
STRONG = "KH QH JH KS QS"
POOR = "7C 8C 7D 8D 7S"
FAIR = "9C TC TD 8S 8H"


def played(elder: str, dealer: str, moves: str) -> Game:
    text = f"""game ecarte
option conduct table
dealer B
A: cut 16
B: deal 3-2
* hand A {elder}, hand B {dealer}, turn 9H, talon TS 9S 9D KC QC JC
{moves}"""
    outcome = run_case(text, rules_of)
    assert not outcome.failures, outcome.failures
    assert outcome.game is not None
    return outcome.game


def said(game: Game, seat: int) -> str:
    """What a seat does unasked that claims whatever pays."""
    advice = bot_of("book@committee", ECARTE, 1).manners.unasked(Seat(game, seat))
    return "" if advice is None else game.notation().write(advice.move)


TWO_TURNED = "go\n* accident turned_extra 1\nB: turn\nA: look\n"


@pytest.mark.parametrize(("elder", "annuls"), [(STRONG, False), (POOR, True)])
def test_a_deal_is_annulled_where_the_hand_promises_little(elder: str, annuls: bool) -> None:
    """Elder may annul, or let the card that was turned too much go back (ecarte.25)."""
    claim = said(played(elder, FAIR, TWO_TURNED), 0)
    assert claim.startswith("claim 25")
    assert (claim == "claim 25 void") == annuls


def test_points_are_claimed() -> None:
    """The other has mixed his cards (ecarte.52)."""
    game = played(POOR, STRONG, "go\nB: turn\nA: look\nB: look\nA: play 7S\nB: play KS\nB: mix\n")
    assert said(game, 0) == "claim 52"


def test_nobody_gives_up_a_good_hand_for_his_own_slip() -> None:
    """The dealer has dealt elder a card too few, and has looked: the claim would lose him the deal (ecarte.19a)."""
    game = played(POOR.rpartition(" ")[0], STRONG, "* accident miscount A fewer\ngo\nB: turn\nB: look\n")
    claims = [move for move in game.moves(1).all() if move.verb.name == CLAIMING and game.noticed(1, move)]
    assert [game.notation().write(move) for move in claims] == ["claim 19a"]
    assert said(game, 1) == ""


def test_the_same_position_has_the_same_answer() -> None:
    game = played(POOR, FAIR, TWO_TURNED)
    assert len({said(game, 0) for _again in range(4)}) == 1


def test_what_a_pool_holds_counts_for_all_alike() -> None:
    """Where a deal is annulled, the stakes are still to be won."""
    game = rules_of("loo").new(seed=1)
    while not game.to_act:
        game.go_on()
    onward = Onward(PLAIN, None)
    pool = sum(game.ledger.balance[game.seats :])
    assert pool > 0
    each = [balance + pool / game.seats for balance in game.ledger.balance[: game.seats]]
    assert onward.stand(game) == pytest.approx(each)
    assert sum(onward.stand(played(POOR, FAIR, "go\n"))) == 0


def test_silence_is_better_than_a_claim_that_costs() -> None:
    weighed = {"claim 11": 1.0, "claim 54": -1.0}

    class Told(Weigher):
        def worth(self, _seat: Seat, claims: list[Move]) -> list[float]:
            return [0.0, *[weighed[game.notation().write(claim)] for claim in claims]]

    game = played(POOR, FAIR, "go\nB: turn\n")
    judge, seat = Told(PLAIN, None), Seat(game, 0)
    false_cards, short_pack = [game.notation().read(text) for text in ("claim 54", "claim 11")]
    assert judge.choose(seat, [false_cards, short_pack]) is short_pack
    assert judge.choose(seat, [false_cards]) is None


@pytest.mark.parametrize(
    ("text", "bots"),
    [
        ("book,search:50", ["book", "search:50"]),
        ("book@claims=1,errs=0.05,book@claims=0", ["book@claims=1,errs=0.05", "book@claims=0"]),
        ("book@sleepy, random,", ["book@sleepy", "random"]),
        ("book,errs=0.1", ["book", "errs=0.1"]),
        ("", []),
    ],
)
def test_bots_in_a_list(text: str, bots: list[str]) -> None:
    assert bots_in(text) == bots
