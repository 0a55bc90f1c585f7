"""A bot cannot look: when everything it may not know is dealt anew, it chooses the same."""

from __future__ import annotations

import pytest

from parlour.bots.roster import bot_names, bot_of
from parlour.core.chance import Chance, advance, seeded
from parlour.core.game import Game
from parlour.core.players import Seat
from parlour.core.rules import Rules
from parlour.registry import all_rules, rules_of

POSITIONS = 40
MASTERS = ("master", "level:1")
BOTS = ("random", "search:25", "ahead:16", "level:1", "level:3")


def bots_of(rules: Rules) -> list[str]:
    return [bot for bot in bot_names(rules) if bot not in ("random", "search", "ahead", "master", "level")]


def cases() -> list[tuple[str, str, int]]:
    """At the usual table; and the master, too, where he is another."""
    every = all_rules().items()
    usual = [
        (name, bot, rules.options.make().number("players")) for name, rules in every for bot in (*BOTS, *bots_of(rules))
    ]
    return usual + [(name, bot, seats) for name, rules in every for seats in rules.usual_at for bot in MASTERS]


def chooses(text: str, rules: Rules, game: Game, seat: int, seed: int) -> tuple[str, str]:
    """The move and its reason, or nothing where the seat lets it be."""
    bot = bot_of(text, rules, seed)
    handle = Seat(game, seat)
    advice = bot.advise(handle) if handle.asked() else bot.volunteer(handle)
    return (game.notation().write(advice.move), advice.reason) if advice else ("", "")


@pytest.mark.parametrize(("name", "text", "seats"), cases())
def test_same_choice_when_the_rest_is_dealt_anew(name: str, text: str, seats: int) -> None:
    rules = rules_of(name)
    game = rules.new({"players": seats}, seed=11)
    s = seeded(5)
    tried = 0
    while tried < POSITIONS:
        if game.over:
            game = rules.new({"players": seats}, seed=tried)
        if not game.to_act:
            game.go_on()
            continue
        for seat in game.may_act:
            other = game.redeal(seat, Chance(1000 + tried))
            assert chooses(text, rules, game, seat, tried) == chooses(text, rules, other, seat, tried)
            tried += 1
        s = advance(s)
        seat = game.to_act[0]
        game.play(seat, game.pick(seat, s))
