"""A card looked at is shown to the looker alone, and stays where it is in every world he can think of."""

from __future__ import annotations

from collections import Counter

from parlour.core.chance import Chance
from parlour.core.events import WATCHER
from parlour.core.game import EVERYTHING, Game
from parlour.registry import rules_of
from parlour.testing.chi import too_far

B = 1


def after_a_look() -> Game:
    """B has looked at his second card while the turn-up is for sale."""
    game = rules_of("speculation").new({"conduct": "table", "pack": 32, "players": 3}, seed=5)
    while not game.to_act:
        game.go_on()
    game.detail = EVERYTHING
    look = game.notation().read("look 2")
    assert game.offends(B, look) == "speculation.19"
    assert game.offends(B, game.notation().read("keep")) == ""
    game.play(B, look)
    return game


def test_face_shown_to_the_looker_alone() -> None:
    [event] = after_a_look().events
    assert all(event.reaches(seat) for seat in (0, B, 2, WATCHER))
    assert [seat for seat in (0, B, 2, WATCHER) if event.shows(seat)] == [B]


def test_worlds_of_looker_and_others() -> None:
    game = after_a_look()
    [seen] = after_a_look().events[0].cards
    face = game.pack.face(seen)
    drawn: dict[int, Counter[str]] = {}
    for seat in range(3):
        worlds = [game.redeal(seat, Chance(k)) for k in range(1600)]
        assert all(world.view(seat).as_dict() == game.view(seat).as_dict() for world in worlds[:20])
        assert all(world.knows(B, world.pack.card(world.read("packet", B)[1])) for world in worlds)
        drawn[seat] = Counter(world.read("packet", B)[1] for world in worlds)
    assert drawn[B] == {face: 1600}
    for other in (0, 2):
        assert not too_far(drawn[other], dict.fromkeys(game.pack.ids, 1.0))
