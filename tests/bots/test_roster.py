"""Bots by name and strength."""

from __future__ import annotations

import pytest

from parlour.bots.roster import bot_names, bot_of, name_of_bot, seated, usual_of
from parlour.core.players import Seat
from parlour.core.rules import Rules
from parlour.errors import Unknown
from parlour.registry import all_rules

RULES = next(iter(all_rules().values()))


def test_the_same_seed_chooses_the_same() -> None:
    of_one_strength = [name for name in bot_names(RULES) if name not in ("level", "search", "ahead")]
    for name in (*of_one_strength, "level:2", "search:40", "ahead:20"):
        games = [RULES.new(seed=4) for _i in range(2)]
        bots = [bot_of(name, RULES, 9) for _game in games]
        for _move in range(5):
            chosen = []
            for game, bot in zip(games, bots, strict=True):
                while not game.to_act:
                    game.go_on()
                seat = game.to_act[0]
                move = bot.choose(Seat(game, seat))
                game.play(seat, move)
                chosen.append(move)
            assert chosen[0] == chosen[1]


def test_a_bot_keeps_the_name_it_was_called_by() -> None:
    assert bot_of("search:40", RULES, 1).name == "search:40"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("serch", "nearest: search"),
        ("search:", "search:300ms"),
        ("search:0", "search:300ms"),
        ("search:-5", "search:300ms"),
        ("search:fast", "search:300ms"),
        ("random:3", "one strength only"),
        ("level", "level:5"),
        ("level:", "level:5"),
        ("level:0", "level:5"),
        ("level:6", "level:5"),
        ("level:١", "level:5"),
        ("", "there is: random"),
    ],
)
def test_an_unknown_bot_is_one_line(text: str, line: str) -> None:
    with pytest.raises(Unknown, match=line) as refused:
        bot_of(text, RULES, 1)
    assert "\n" not in str(refused.value)


def test_milliseconds_bound_a_look() -> None:
    game = RULES.new(seed=4)
    while not game.to_act:
        game.go_on()
    while len(game.moves(game.to_act[0])) < 2:
        game.play(game.to_act[0], game.moves(game.to_act[0])[0])
    seat = Seat(game, game.to_act[0])
    advice = bot_of("search:5ms", RULES, 1).advise(seat)
    assert seat.moves().allow(advice.move)
    assert advice.worth is not None


@pytest.mark.parametrize("rules", all_rules().values(), ids=lambda rules: rules.name)
def test_who_sits_where_nobody_is_named_can_play(rules: Rules) -> None:
    for usual in [usual_of(rules), *[usual_of(rules, seats) for seats in rules.usual_at]]:
        assert name_of_bot(usual) != "random"
        assert bot_of(usual, rules, 1).name == usual
    (bot,) = seated([], rules, 2, 0, 1).values()
    assert bot.name == "master"
