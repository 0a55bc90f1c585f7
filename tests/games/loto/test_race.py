"""The race of the first method: the first answer by the driver's order wins, later ones find their window closed."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.moves import IllegalMove
from parlour.games.loto.words import ANSWERING, WAITING
from parlour.registry import rules_of
from parlour.testing.chi import too_far


def called(**options: object) -> Game:
    """A number has been called that at least three seats have."""
    game = rules_of("loto").new({"players": 24, **options}, seed=2)
    while len(game.to_act) < 3:
        if game.waits == 0:
            game.go_on()
        else:
            game.play(game.to_act[0], WAITING)
    return game


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_answer_wins_and_the_others_are_dropped(first: int) -> None:
    game = called()
    asked = game.to_act
    windows = {seat: int(game.windows[seat]) for seat in asked}
    assert game.play(asked[first], ANSWERING, windows[asked[first]])
    assert game.to_act == ()
    for seat in [seat for seat in asked if seat != asked[first]]:
        assert not game.play(seat, ANSWERING, windows[seat])
    holders = [seat for seat in asked for ticket in game.read("tickets", seat) if _covered(game, seat, ticket)]
    assert holders == [asked[first]]


def _covered(game: Game, seat: int, ticket: str) -> bool:
    return game.read("called")[-1] in game.read("covered", seat, ticket)


def test_an_answer_without_a_window_is_refused() -> None:
    game = called()
    late = game.to_act[1]
    game.play(game.to_act[0], ANSWERING)
    with pytest.raises(IllegalMove):
        game.play(late, ANSWERING)


def test_open_answers_keep_their_windows() -> None:
    game = called(answer_rule="open")
    asked = game.to_act
    windows = {seat: int(game.windows[seat]) for seat in asked}
    for seat in reversed(asked):
        assert game.play(seat, ANSWERING, windows[seat])
    assert all(_covered(game, seat, ticket) for seat in asked for ticket in game.read("tickets", seat))


def test_who_is_asked_follows_from_open_tickets() -> None:
    game = called()
    number = game.read("called")[-1]
    having = [seat for seat in range(24) for t in game.read("tickets", seat) if number in game.read("ticket", seat, t)]
    assert list(game.to_act) == having


def test_redeals_draw_evenly_from_the_bag() -> None:
    """Nothing is hidden but the draw to come: every knob in the bag is called equally often in worlds dealt anew."""
    game = called()
    for seat in game.to_act:
        game.play(seat, WAITING)
    drawn: Counter[str] = Counter()
    for k in range(3000):
        world = game.redeal(0, Chance(k))
        world.go_on()
        drawn[world.read("called")[-1]] += 1
    assert not too_far(drawn, dict.fromkeys(game.read("bag"), 1.0))
    assert set(drawn) == set(game.read("bag"))
