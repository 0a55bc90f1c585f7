"""Bluffs and slow play: counted by the measured odds of a hand, of those who do them and of nobody else."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.chance import Chance
from parlour.core.moves import Move
from parlour.errors import BadOption
from parlour.games.poker import words
from parlour.games.poker.rules.game import Poker
from parlour.games.poker.studies import bluffing
from parlour.lab.hiring import crew_of
from parlour.lab.studies import bluffs
from parlour.lab.studies.bluffs import Told
from parlour.lab.studies.findings import findings_of
from parlour.lab.studies.means import OfOneGame, Tally
from parlour.lab.studies.plan import plan_of, read_plan, with_changes
from parlour.lab.studies.running import Row, parts_of, run_study
from parlour.lab.studies.sheets import sheets_of

OWN = """\
title = "Bluffs"
asks = "How often?"
game = "poker"
count = "bluffs"
question = "bluffing"
"""


def tally_of(*games: list[tuple[str, Told]]) -> Tally:
    tally = Tally()
    for game in games:
        found = OfOneGame()
        for who, told in game:
            bluffs.enter(found, who, told)
        found.enter(tally)
    return tally


def told(hand: str, best: float, does: str, others: int = 1) -> Told:
    return Told("now", others, hand, does == "bold", does == "quiet", best)


def test_a_bluff_is_to_stake_more_on_what_is_seldom_best_and_slow_play_to_let_be_what_seldom_is_not() -> None:
    bluffer = [("he", told("low", 0.0, "bold")), ("he", told("high", 1.0, "bold")), ("she", told("low", 0.0, "quiet"))]
    slow = [("she", told("high", 1.0, "quiet")), ("he", told("high", 1.0, "up")), ("he", told("low", 0.0, "bold"))]
    found = bluffs.estimates([tally_of(*[bluffer] * 10), tally_of(*[slow] * 10)])
    at = {(key[0], key[1]): (value.value, value.observations) for key, value in found.items() if key[2] == "now"}
    assert at[bluffs.BLUFFS, "he"] == pytest.approx((2 / 3, 30))
    assert at[bluffs.BLUFFED, "he"] == (1.0, 20)
    assert at[bluffs.BLUFFED, "she"] == (0.0, 10)
    assert at[bluffs.SLOW, "she"] == (1.0, 10)
    assert at[bluffs.SLOW, "he"] == (0.0, 20)  # once staked, once given up: neither is slow play


def test_odds_are_held_against_the_lot_of_so_many() -> None:
    assert bluffs.is_weak(0.24, 1)
    assert not bluffs.is_weak(0.24, 2)
    assert bluffs.is_strong(0.76, 1)
    assert not bluffs.is_strong(0.74, 1)
    assert bluffs.is_strong(0.7, 2)


def test_what_a_few_games_have_shown_is_neither_weak_nor_strong() -> None:
    few = bluffs.estimates([tally_of(*[[("he", told("low", 0.0, "bold"))]] * 9)])
    assert not any(key[0] == bluffs.BLUFFED for key in few)


def rows_of(bots: str, deals: int = 250) -> dict[tuple[str, str], Row]:
    plan = with_changes(plan_of("poker/bluffing"), deals, None, bots)
    with crew_of(1) as crew:
        rows, played = run_study(plan, parts_of(plan), crew)
    (by_player, by_hand) = sheets_of(findings_of(plan, rows, played, ""))
    times = [line[1] for line in by_player.lines if line[0] == by_player.lines[0][0]]
    assert times == [time for time in plan.order if time in times]
    assert times[0] == bluffs.ALWAYS
    assert by_hand.lines
    return {(str(row.values[1]), str(row.values[2])): row for row in rows if row.values[3] == bluffs.ALWAYS}


def test_who_plays_at_random_bluffs_with_most_weak_hands_and_the_book_with_nearly_none() -> None:
    found = rows_of("book,random")
    assert found[bluffs.BLUFFED, "random"].mean > 0.7
    assert found[bluffs.BLUFFED, "book"].mean < 0.1
    assert found[bluffs.SLOW, "random"].mean < 0.3 < found[bluffs.SLOW, "book"].mean


def test_before_a_bet_the_best_hand_is_known_by_all_cards_and_ties_are_shared() -> None:
    game = parlour.new("poker", {"players": 3}, seed=2)
    while game.phase != words.SAY:
        if game.waits:
            game.play(game.to_act[0], words.TO_DECLINE)
        else:
            game.go_on()
    assert isinstance(game, Poker)
    parts = [bluffing.is_best(game, seat) for seat in range(3)]
    assert sum(parts) == pytest.approx(1.0)
    seat = game.to_act[0]
    said = bluffing.tell(game, seat, words.TO_PASS)
    assert said is not None
    assert (said[0], said[1], said[3], said[4]) == (bluffing.TO_OPEN, 2, False, True)
    game.play(seat, Move(words.OPEN, int(game.least(seat))))
    seat = game.to_act[0]
    said = bluffing.tell(game, seat, words.TO_PASS)  # now that is to give up
    assert said is not None
    assert (said[0], said[4]) == (bluffing.OPENED, False)
    assert bluffing.tell(game.redeal(seat, Chance(5)), seat, words.TO_PASS) is not None


@pytest.mark.parametrize("question", ["drawing", ""])
def test_a_question_that_tells_of_no_moves_is_refused(question: str) -> None:
    line = f'question = "{question}"'
    with pytest.raises(BadOption, match=r"counts no bluffs|name a question"):
        read_plan(OWN.replace('question = "bluffing"', line), "own")
    with pytest.raises(BadOption, match="counts no choices"):
        read_plan(OWN.replace('"bluffs"', '"choices"'), "own")
