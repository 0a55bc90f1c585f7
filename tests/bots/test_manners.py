"""Manners: bots keep the law where they could break it, err only as often as they are told, and claim what they saw."""

from __future__ import annotations

import pytest

from parlour.bots.roster import MANNERS, bot_of, manners_of
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.moves import CLAIMING
from parlour.core.players import Seat
from parlour.core.rules import Rules
from parlour.errors import Unknown
from parlour.registry import all_rules, rules_of
from parlour.testing.faults import MOST_CLAIMS, has_faults, sets_of
from parlour.testing.walk import questions

WITH_FAULTS = [name for name, rules in all_rules().items() if has_faults(rules)]
MOST = 600  # steps of a game


def table_of(rules: Rules, seed: int) -> Game:
    given: dict[str, object] = {"conduct": "table"}
    if any(option.name == "accidents" for option in rules.options.each):
        given["accidents"] = 0.1
    return rules.new(given, seed)


def play(game: Game, bots: list[str], seed: int) -> tuple[int, int, int]:
    """Some steps of a game; gives the moves made, the offences and the claims, which do not follow without end."""
    rules = rules_of(game.name)
    seats = [bot_of(bots[seat % len(bots)], rules, seed + seat) for seat in range(game.seats)]
    order = Chance(seed)
    made = offences = claims = in_a_row = 0
    for due in questions(game, MOST):
        idle = [seat for seat in game.may_act if seat not in due]
        offered = [(seat, seats[seat].volunteer(Seat(game, seat))) for seat in idle]
        unasked = [(seat, advice.move) for seat, advice in offered if advice is not None]
        asked = due[order.below(len(due))]
        seat, move = unasked[0] if unasked else (asked, seats[asked].choose(Seat(game, asked)))
        offences += game.offends(seat, move) != ""
        claims += move.verb.name == CLAIMING
        in_a_row = in_a_row + 1 if move.verb.name == CLAIMING else 0
        assert in_a_row <= MOST_CLAIMS, game.notation().write(move)
        game.play(seat, move)
        made += 1
    return made, offences, claims


@pytest.mark.parametrize("name", WITH_FAULTS)
@pytest.mark.parametrize("bot", ["book", "search:4"])
def test_whoever_is_not_told_to_err_keeps_the_law(name: str, bot: str) -> None:
    made, offences, _claims = play(table_of(rules_of(name), 1), [bot], 1)
    assert made
    assert not offences


@pytest.mark.parametrize("name", WITH_FAULTS)
def test_erring_players_are_claimed_against(name: str) -> None:
    """In games that differ in what is agreed; most often at the first table already."""
    rules = rules_of(name)
    for seed, given in enumerate(sets_of(rules)):
        if play(rules.new(given, seed), ["book@claims=0,errs=0.5", "book"], seed)[2]:
            return
    pytest.fail("nothing was ever claimed")


def test_what_is_overlooked_stays_overlooked() -> None:
    rules = rules_of(WITH_FAULTS[0])
    for seed in range(6):
        game = table_of(rules, seed)
        play(game, ["random"], seed)
        for seat in range(game.seats):
            bot = bot_of("book@claims=0.5", rules, seed)
            said = [bot.manners.unasked(Seat(game, seat)) for _again in range(5)]
            assert len({str(advice and advice.move) for advice in said}) == 1


@pytest.mark.parametrize("text", ["", "polite", "claims", "claims=2", "errs=-0.1", "errs=often", "noise=0.1"])
def test_manners_that_cannot_be(text: str) -> None:
    with pytest.raises(Unknown, match="committee"):
        manners_of(text, 0)


def test_manners_by_name_and_by_rates() -> None:
    for name, (claims, errs) in MANNERS.items():
        said = manners_of(name, 0)
        assert (said.claims, said.errs) == (claims, errs)
    said = manners_of("errs=0.25", 0)
    assert (said.claims, said.errs) == (1.0, 0.25)
