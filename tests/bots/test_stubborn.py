"""Stubborn opponents do the one thing they are told to do, and keep to the law and to what they may know."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.bots.leanings import MOST_TRIED, is_said, some_of, staked
from parlour.bots.roster import bot_of
from parlour.bots.stubborn import HABIT, KINDS, StubbornBot
from parlour.core.chance import Chance
from parlour.core.players import Seat
from parlour.core.rules import LETTERS
from parlour.errors import Unknown
from parlour.lab.arena import play_game
from parlour.registry import all_rules, rules_of

POKER = rules_of("poker")


@pytest.mark.parametrize("name", list(all_rules()))
@pytest.mark.parametrize("kind", [*KINDS, f"{HABIT}8"])
def test_every_game_can_be_played_with_them(name: str, kind: str) -> None:
    rules = rules_of(name)
    options = rules.options.make({"players": rules.players[0], "deals": 1})
    bots = [bot_of(f"stubborn:{kind}", rules, seat) for seat in range(rules.players[0])]
    assert play_game(rules, options, bots, 1).over


def seat_at_poker() -> Seat:
    game = POKER.make(POKER.options.make({"players": 4}), list(LETTERS[:4]), Chance(2))
    while not game.waits:
        game.go_on()
    return Seat(game, game.to_act[0])


def test_one_stakes_the_most_and_another_nothing() -> None:
    seat = seat_at_poker()
    costs = {}
    for kind in ("most", "least", "in", "out"):
        move = bot_of(f"stubborn:{kind}", POKER, 1).choose(seat)
        after = seat.world()
        before = after.ledger[seat.seat]
        after.act(seat.seat, move)
        costs[kind] = before - after.ledger[seat.seat]
        assert is_said(move, POKER.giving_up) == (kind in ("least", "out"))
    assert costs["most"] == max(staked(POKER, seat, seat.moves().all())) >= costs["in"] > 0
    assert costs["least"] == costs["out"] == 0


def test_of_many_moves_the_ends_and_the_one_wished_for_are_tried() -> None:
    game = rules_of("vingt-un").make(rules_of("vingt-un").options.make({"players": 3}), list(LETTERS[:3]), Chance(1))
    while not (game.waits and game.moves(game.to_act[0]).size > MOST_TRIED):
        if game.waits:
            game.play(game.to_act[0], game.moves(game.to_act[0])[0])
        else:
            game.go_on()
    choices = game.moves(game.to_act[0])
    some = some_of(choices, choices[1])
    assert some[0].same(choices[0])
    assert some[MOST_TRIED - 1].same(choices[choices.size - 1])
    assert some[-1].same(choices[1])


def test_one_never_sells() -> None:
    rules = rules_of("speculation")
    game = rules.new({"players": 3}, seed=1)
    bots = [bot_of("stubborn:holds", rules, seat) for seat in range(3)]
    offered = 0
    while not game.over and offered < 5:
        if not game.waits:
            game.go_on()
            continue
        seat = game.to_act[0]
        move = bots[seat].choose(Seat(game, seat))
        offered += any(is_said(one, rules.selling) for one in game.moves(seat).all())
        assert not is_said(move, rules.selling)
        game.play(seat, move)
    assert offered


def test_one_pays_what_the_player_before_has_paid() -> None:
    game = POKER.new({"players": 3}, seed=4)
    while not game.waits:
        game.go_on()
    first = game.to_act[0]
    mirror = bot_of("stubborn:mirrors", POKER, 1)
    after = (first + 1) % 3
    assert isinstance(mirror, StubbornBot)
    mirror.choose(Seat(game, after)) if game.moves(after) else mirror.leanings[0](POKER, Seat(game, after), [])
    had = game.ledger[first]
    moves = game.moves(first).all()
    game.play(first, max(moves, key=lambda move: staked(POKER, Seat(game, first), [move])))
    paid = had - game.ledger[first]
    assert paid > 0
    seat = Seat(game, after)
    chosen = mirror.choose(seat)
    nearest = min(abs(cost - paid) for cost in staked(POKER, seat, seat.moves().all()))
    assert abs(staked(POKER, seat, [chosen])[0] - paid) == nearest


def test_who_is_stubborn_in_two_ways_goes_by_the_second_among_what_the_first_leaves() -> None:
    game = POKER.new({"players": 4}, seed=2)
    while not game.waits or game.moves(game.to_act[0]).size < 3:  # nothing but straddles yet
        game.play(game.to_act[0], game.moves(game.to_act[0])[0]) if game.waits else game.go_on()
    seat = Seat(game, game.to_act[0])
    going_on = [move for move in seat.moves().all() if not is_said(move, POKER.giving_up)]
    costs = staked(POKER, seat, going_on)
    assert min(costs) < max(costs)
    for kind, least in (("in+most", max(costs)), ("in+least", min(costs)), ("least+in", 0)):
        move = bot_of(f"stubborn:{kind}", POKER, 1).choose(seat)
        assert staked(POKER, seat, [move]) == [least]
        assert is_said(move, POKER.giving_up) == (kind == "least+in")


def test_what_gives_up_or_sells_is_said_as_the_game_says_it() -> None:
    for rules in all_rules().values():
        words = "".join([file.read_text() for file in Path(str(rules.folder)).rglob("words.py")])
        for said in rules.giving_up | rules.selling:
            name, _space, word = said.partition(" ")
            assert f'verb("{name}"' in words or f"import {name.upper()}," in words, f"{rules.name}: {said}"
            assert word in words


@pytest.mark.parametrize(
    "kind", ["donkey", "", "in+", "most+donkey", "habit", "habit-1", "habit٣", "in+habit1234567890"]
)
def test_a_kind_that_there_is_not_is_told(kind: str) -> None:
    with pytest.raises(Unknown, match="stubborn:most"):
        bot_of(f"stubborn:{kind}", POKER, 1)
