"""The odds of Commerce's redeals: every choice that a seat did not see, and every card it never saw, alike."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import product

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.games.commerce.redeal import Again
from parlour.games.commerce.rules.game import Commerce
from parlour.games.commerce.words import BARTER, BUY, EXCHANGE, GIVE, GO_ON
from parlour.registry import rules_of
from parlour.testing.worlds import demand_exact


def dealt(hands: list[str], stock: str = "", **options: object) -> Commerce:
    game = rules_of("commerce").new({"players": len(hands), "deals": 1, **options}, 1)
    assert isinstance(game, Commerce)
    game.dealer = game.seats - 1
    game.phase = 1
    given = {f"hand {name}": cards(game, hand) for name, hand in zip(game.names, hands, strict=True)}
    game.go_on({**given, "stock": cards(game, stock)})
    return game


def cards(game: Commerce, faces: str) -> list[int]:
    return [game.pack.card(face) for face in faces.split()]


def buy(game: Commerce, seat: int, face: str) -> None:
    game.play(seat, Move(BUY, game.pack.card(face)))
    game.play(seat, Move(GO_ON))


def barter(game: Commerce, seat: int, face: str, partner: int, other: str) -> None:
    game.play(seat, Move(BARTER, game.pack.card(face)))
    game.play(partner, Move(GIVE, game.pack.card(other)))
    game.play(seat, Move(GO_ON))


def place_of(world: Game, face: str) -> Hashable:
    for seat in range(world.seats):
        if face in world.read("hand", seat):
            return world.names[seat]
    return "offer" if face in world.read("offer") else f"stock {world.read('stock').index(face)}"


def test_unseen_cards_lie_anywhere() -> None:
    game = dealt(["2C 3C 4C", "2D 3D 4D"])
    every = [face for face in game.pack.ids if face not in "2C 3C 4C"]
    demand_exact(game, 0, dict.fromkeys(every, 1.0), lambda world: world.read("stock")[0])


def test_a_card_given_away_may_be_bartered_on() -> None:
    """B gives one of three unseen by A: 2C stays with B twice out of three times."""
    game = dealt(["2C 3C 4C", "2D 3D 4D", "2H 3H 4H"])
    barter(game, 0, "2C", 1, "2D")
    barter(game, 1, "3D", 2, "2H")
    demand_exact(game, 0, {"B": 2.0, "C": 1.0}, lambda world: place_of(world, "2C"))


def test_a_card_given_away_may_be_thrown_out() -> None:
    game = dealt(["2C 3C 4C", "2D 3D 4D", "2H 3H 4H"], "5C 6C")
    barter(game, 0, "2C", 1, "2D")
    buy(game, 1, "3D")
    bottom = f"stock {len(game.deal.stock) - 1}"
    demand_exact(game, 0, {"B": 2.0, bottom: 1.0}, lambda world: place_of(world, "2C"))


def test_an_offer_is_any_card_of_the_hand() -> None:
    game = dealt(["2C 3C 4C", "2D 3D 4D", "2H 3H 4H"])
    barter(game, 0, "2C", 1, "2D")
    game.play(1, Move(BARTER, game.pack.card("3D")))
    demand_exact(game, 0, {"B": 2.0, "offer": 1.0}, lambda world: place_of(world, "2C"))


def test_what_comes_back_tells_where_it_was() -> None:
    """A gave 2C to B, B bartered with C unseen, C gives A a card A never saw: enumerate the choices that allow it."""
    game = dealt(["2C 3C 4C", "2D 3D 4D", "2H 3H 4H"])
    barter(game, 0, "2C", 1, "2D")
    barter(game, 1, "3D", 2, "2H")
    barter(game, 2, "3H", 0, "4C")
    due: dict[Hashable, float] = {}
    for given, got, back in product(range(3), repeat=3):
        b, c = ["2C", "b1", "b2"], ["c0", "c1", "c2"]
        b[given], c[got] = c[got], b[given]
        if c[back] != "2C":  # A would have known it again
            place = "B" if "2C" in b else "C"
            due[place] = due.get(place, 0.0) + 1.0
    assert due["B"] > due["C"] > 0
    demand_exact(game, 0, due, lambda world: place_of(world, "2C"))


def test_a_card_known_again_was_there() -> None:
    """C gives A the very card that A gave to B: so B had given it to C, in every world."""
    game = dealt(["2C 3C 4C", "2D 3D 4D", "2H 3H 4H"])
    barter(game, 0, "2C", 1, "2D")
    barter(game, 1, "2C", 2, "2H")
    barter(game, 2, "2C", 0, "4C")
    for seed in range(40):
        world = game.redeal(0, Chance(seed))
        assert "2C" in world.read("hand", 0)
        assert "4C" in world.read("hand", 2)
        assert world.knows(0, game.pack.card("4C"))


def test_choices_as_they_were_made_always_fit() -> None:
    """Where many draws fail, the choices stay and only cards never seen change."""
    game = dealt(["2C 3C 4C", "2D 3D 4D", "2H 3H 4H"])
    barter(game, 0, "2C", 1, "2D")
    barter(game, 1, "2C", 2, "2H")
    buy(game, 2, "3H")
    for seed in range(20):
        world = game.copy()
        again = Again(world, 0)
        again.as_it_was = True
        assert again.trade(Chance(seed))
        again.lay(Chance(seed))
        assert place_of(world, "2C") == "C"
        assert world.read("hand", 0) == game.read("hand", 0)


def test_old_game_hides_only_what_was_never_open() -> None:
    game = dealt(["2C 3C 4C", "2D 3D 4D"], mode="old")
    board = game.read("board")[0]
    game.play(0, Move(EXCHANGE, game.pack.card("2C"), game.pack.card(board)))
    for seed in range(40):
        world = game.redeal(1, Chance(seed))
        assert board in world.read("hand", 0)
        assert "2C" in world.read("board")
    unseen = [face for face in game.pack.ids if not game.knows(1, game.pack.card(face))]
    assert len(unseen) == 52 - 3 - 3 - 1
    demand_exact(game, 1, dict.fromkeys(unseen, 1.0), lambda world: world.read("stock")[0])
