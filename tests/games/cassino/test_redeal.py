"""The odds of Cassino's redeals, held against enumeration."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

from parlour.core.cards import hand_of
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.setup import Setup
from parlour.games.cassino.faults.game import CassinoTable
from parlour.games.cassino.rules.captures import takers
from parlour.games.cassino.rules.game import Cassino
from parlour.games.cassino.words import LAY
from parlour.registry import rules_of
from parlour.testing.walk import walk
from parlour.testing.worlds import Layout, demand_exact, weights


def position(players: int, places: dict[str, str]) -> Cassino:
    game = rules_of("cassino").new({"players": players, "partners": "off", "deals": 1}, 1)
    assert isinstance(game, Cassino)
    setup = Setup()
    for place, values in {"phase": "play", **places}.items():
        setup.put(place, values.split())
    game.arrange(setup)
    return game


def lay(game: Cassino, seat: int, face: str) -> None:
    game.play(seat, Move(LAY, game.pack.card(face)))


def unseen(game: Cassino, seat: int) -> frozenset[str]:
    return frozenset([game.pack.face(card) for card in game.pack.cards if not game.knows(seat, card)])


def cannot_take(game: Cassino, faces: frozenset[str], board: int) -> bool:
    return takers(hand_of([game.pack.card(face) for face in faces]), board) == 0


def test_a_hand_that_laid_could_not_take() -> None:
    places = {"dealer": "A", "next": "B", "hand A": "AC *", "hand B": "2C QC", "board": "9S 4S KS"}
    gone = "AD AH AS 2D 2H 2S 3C 3D 3H 3S 4C 5C 5D 5H 5S 6C 6D 6H 6S 7C 7D 7H 8C 8D 8H 9C TC TD TH JC JD JH KC KD QD QH"
    game = position(2, {**places, "round": "5", "gone": gone})
    board = game.deal.board
    lay(game, 1, "2C")
    hidden = unseen(game, 0)

    def weigh(layout: Layout) -> float:
        return 1.0 if cannot_take(game, layout["B"], board) else 0.0

    due = weights(hidden, {"B": 1, "stock": len(hidden) - 1}, weigh, lambda layout: min(layout["B"]))
    assert 1 < len(due) < len(hidden)
    demand_exact(game, 0, due, lambda world: world.read("hand", 1)[0])


def test_two_hands_that_laid_before_different_boards() -> None:
    """The last round of three players: all cards are held, so one hand's cards bind the other's."""
    held = {"hand A": "AC AD TS", "hand B": "2C 3S 8S", "hand C": "7H JC 6D"}
    pack = rules_of("cassino").new({"players": 3}, 1).pack
    named = " ".join([*held.values(), "9S KS"]).split()
    gone = " ".join([face for face in pack.ids if face not in named])
    game = position(3, {**held, "dealer": "C", "board": "9S KS", "gone": gone})
    lay(game, 0, "AD")
    first = game.deal.board
    lay(game, 1, "2C")
    second = game.deal.board
    lay(game, 2, "JC")
    hidden = unseen(game, 0)

    def weigh(layout: Layout) -> float:
        return float(cannot_take(game, layout["B"], first) and cannot_take(game, layout["C"], second))

    due = weights(hidden, {"B": 2, "C": len(hidden) - 2}, weigh, lambda layout: layout["B"])
    assert len(due) == 3  # the three lies with B: C would have taken ace and two with it
    demand_exact(game, 0, due, lambda world: frozenset(world.read("hand", 1)))


def test_crowded_tables_stay_lawful() -> None:
    """Twelve seats, nothing in the stock: whatever is drawn, no hand holds what laying has shown it to lack."""
    game = rules_of("cassino").new({"players": 12, "deals": 1}, 3)
    laid: list[tuple[int, int]] = []
    for act in walk(game, Random(3)):
        assert isinstance(game, Cassino)
        for k in range(3):
            world = game.redeal(0, Chance(k))
            for seat, board in laid:
                if seat:
                    assert takers(world.deal.hands[seat], board) == 0
        if act is not None and act.move is not None and act.move.verb is LAY:
            laid.append((act.seat, game.deal.board))


def outcome(world: Game) -> Hashable:
    return world.read("stock")[0]


def test_stock_is_in_any_order() -> None:
    game = rules_of("cassino").new({"players": 2, "partners": "off"}, 1)
    game.go_on()
    game.go_on()
    assert isinstance(game, Cassino)
    demand_exact(game, 0, dict.fromkeys(unseen(game, 0), 1.0), outcome)


def test_exposed_cards_stay_where_they_fell() -> None:
    """A card that all saw fall stays with its hand, and tells nothing of the hand's other cards."""
    game = rules_of("cassino").new({"players": 2, "partners": "off", "conduct": "table"}, 1)
    setup = Setup()
    setup.put("dealer", ["A"])
    game.arrange(setup)
    game.chance.mishaps = [[0, 1, 1, -1, 0, 1, 3, -1]]
    game.go_on()
    assert isinstance(game, CassinoTable)
    open_cards = game.read("exposed")
    assert len(open_cards) == 2
    demand_exact(game, 0, dict.fromkeys(unseen(game, 0), 1.0), lambda world: _first_but(world, open_cards))


def _first_but(world: Game, known: list[str]) -> Hashable:
    """One of the hidden cards of the other hand, any of them alike."""
    hand = world.read("hand", 1)
    assert set(known) < set(hand)
    hidden = [face for face in hand if face not in known]
    return hidden[world.chance.below(len(hidden))]
