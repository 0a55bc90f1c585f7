"""The watch over bots: every question is timed, nothing is said otherwise, and who dawdles is found out."""

from __future__ import annotations

import pytest

from parlour.bots.roster import bot_of
from parlour.bots.search import WORKED
from parlour.core.chance import seed_of
from parlour.core.players import Advice, Bot, Seat
from parlour.lab.arena import play_game
from parlour.registry import rules_of
from tests.bots.pace import Game, Paced, Watched, paced
from tests.bots.prove_pace import LONGEST, MEAN, holds, line_of


class Slow(Bot):
    """Works for some time over every move."""

    def __init__(self, seconds: float) -> None:
        super().__init__("slow")
        self.seconds = seconds

    def think(self, seat: Seat) -> Advice:
        end = WORKED() + self.seconds
        while WORKED() < end:
            pass
        return Advice(seat.moves()[0], "why-only-move")


def test_a_watch_changes_nothing() -> None:
    rules = rules_of("nap")
    options = rules.options.make({"deals": 1})
    seats = range(options.number("players"))
    bare = [bot_of("book", rules, seat) for seat in seats]
    watched = [Watched(bot_of("book", rules, seat)) for seat in seats]
    one, other = play_game(rules, options, bare, 3), play_game(rules, options, [*watched], 3)
    assert one.result == other.result
    assert all(bot.paced.moves > 0 for bot in watched)
    assert all(0 < bot.paced.longest <= bot.paced.seconds for bot in watched)


def test_who_dawdles_is_found_out() -> None:
    rules = rules_of("nap")
    slow = Watched(Slow(0.02))
    game = rules.new({"deals": 1}, seed=1)
    while not game.to_act:
        game.go_on()
    slow.choose(Seat(game, game.to_act[0]))
    assert slow.paced.longest >= 0.02
    assert not holds(slow.paced)
    assert "MISSED" in line_of(rules, slow.paced, Paced(1, 0.01, 0.01))


@pytest.mark.parametrize(
    ("found", "fine"),
    [
        (Paced(10, 10 * MEAN, LONGEST), True),
        (Paced(10, 11 * MEAN, LONGEST), False),
        (Paced(1000, 1.0, 1.01 * LONGEST), False),
    ],
)
def test_what_is_let_pass(found: Paced, fine: bool) -> None:
    assert holds(found) == fine


def test_all_seats_of_a_game_are_timed() -> None:
    assert paced(Game("speculation", "book", seed_of(1, 2))).moves > 10
    assert Paced(1, 2.0, 2.0) + Paced(3, 1.0, 0.5) == Paced(4, 3.0, 2.0)
