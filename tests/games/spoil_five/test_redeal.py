"""Redeals of small positions at Spoil Five, held against enumeration; and the laying of hidden cards in general."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import FRENCH_52, cards_in, count, hand_of
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.games.spoil_five.rules.game import SpoilFive
from parlour.games.spoil_five.words import DEAL
from parlour.mechanisms.stirring import lay_anew
from parlour.registry import rules_of
from parlour.testing.chi import too_far
from parlour.testing.walk import walk
from parlour.testing.worlds import Layout, demand_exact, layouts, weights

PACK = FRENCH_52


def cards(faces: str) -> int:
    return hand_of([PACK.card(face) for face in faces.split()])


def faces(bits: int) -> frozenset[str]:
    return frozenset([PACK.face(card) for card in cards_in(bits)])


def small(turn: str, stock: str, *hands: str, **options: object) -> SpoilFive:
    """The first trick of four, D dealing, with fewer cards than in life: all others count as played."""
    game = rules_of("spoil-five").new({"players": 4, **options}, 3)
    assert isinstance(game, SpoilFive)
    game.dealer = 3
    game.phase = DEAL
    game.go_on({"turn": [PACK.card(turn)]})
    game.deal.stock = cards(stock)
    held = game.deal.stock | game.deal.shown
    for seat, hand in enumerate(hands):
        game.deal.hands[seat] = cards(hand)
        held |= game.deal.hands[seat]
    game.deal.played[3] = PACK.all & ~held
    return game


def say(game: Game, seat: int, text: str) -> None:
    game.play(seat, game.notation().read(text))


def unseen(game: SpoilFive, seat: int) -> frozenset[str]:
    return faces(PACK.all & ~game.seen(seat))


def hidden_hands(game: SpoilFive, seat: int) -> dict[str, int]:
    """How many cards of each other hand the seat does not know."""
    return {game.names[s]: len(unseen(game, seat) & faces(game.deal.hands[s])) for s in range(4) if s != seat}


def outcome(world: Game, seat: int, about: frozenset[str]) -> Hashable:
    return tuple([frozenset(world.read("hand", s)) & about for s in range(4) if s != seat])


def demand_worlds(game: SpoilFive, seat: int, banned: dict[str, str], laid: int = 0) -> None:
    """Redeals for the seat are spread evenly over all worlds in which nobody holds what is banned for him."""
    about = unseen(game, seat)
    sizes = {**hidden_hands(game, seat), "laid": laid, "stock": count(game.deal.stock)}
    names = [name for name in sizes if name in game.names]

    def weigh(layout: Layout) -> float:
        return 0.0 if any(layout[name] & set(banned[name].split()) for name in banned) else 1.0

    due = weights(about, sizes, weigh, lambda layout: tuple([layout[name] for name in names]))
    demand_exact(game, seat, due, lambda world: outcome(world, seat, about), draws=20 * len(due) + 2000)


def test_reneging_leaves_the_best_trumps_possible() -> None:
    """B throws a plain card to a trump led: he has no trump but perhaps the five, the knave or the ace of hearts."""
    game = small("8S", "JS AH 6D", "QS 4D", "5S KD", "9S 2C", "TS 3C")
    say(game, 0, "play QS")
    say(game, 1, "play KD")
    demand_worlds(game, 0, {"B": "TS 9S"})


def test_voids_of_two() -> None:
    """B and C have shown that they have no club; trumping shows nothing of D."""
    game = small("8S", "2H 7C", "KC 4D", "6D KD", "9H 2D", "TS 3C")
    say(game, 0, "play KC")
    say(game, 1, "play KD")
    say(game, 2, "play 9H")
    say(game, 3, "play TS")
    demand_worlds(game, 0, {"B": "3C 7C", "C": "3C 7C"})


def test_who_plays_without_robbing_has_no_ace() -> None:
    game = small("7D", "2H 2S", "KC 4H", "3C 5H", "AD 6H", "TS 9C")
    say(game, 0, "play KC")
    demand_worlds(game, 1, {"A": "AD"})


def test_robbing_optional_tells_nothing() -> None:
    game = small("7D", "2H 2S", "KC 4H", "3C 5H", "AD 6H", "TS 9C", robbing="optional")
    say(game, 0, "play KC")
    demand_worlds(game, 1, {})


def test_who_robs_holds_the_ace_and_any_card_may_lie() -> None:
    game = small("7D", "2H 2S", "KC", "AD KS QS", "3C 4H", "5C 6H")
    say(game, 0, "play KC")
    say(game, 1, "rob KS")
    say(game, 1, "play QS")
    assert {"AD", "7D"} == faces(game.deal.hands[1])
    demand_worlds(game, 0, {}, laid=1)
    demand_worlds(game, 2, {}, laid=1)
    assert game.redeal(1, Chance(1)).read("laid", 1) == ["KS"]


def test_stock_of_fiving_is_laid_anew() -> None:
    game = rules_of("spoil-five").new({"players": 2, "fiving": "on"}, 3)
    game.go_on()
    game.go_on()
    tops = Counter([game.redeal(0, Chance(k)).read("stock")[0] for k in range(4000)])
    assert len(tops) == 46
    assert not too_far(tops, dict.fromkeys(tops, 1.0))


def ways(bits: int, room: list[int], may: list[int]) -> dict[Hashable, float]:
    sizes = {str(j): n for j, n in enumerate(room)}
    sizes["rest"] = count(bits) - sum(room)
    found: dict[Hashable, float] = {}
    for layout in layouts(faces(bits), sizes):
        if all(layout[str(j)] <= faces(may[j]) for j in range(len(room))):
            found[tuple([layout[str(j)] for j in range(len(room))])] = 1.0
    return found


@pytest.mark.parametrize("seed", range(4))
def test_every_way_alike(seed: int) -> None:
    """Three places with random bans, with room left over or none."""
    rng = Random(seed)
    some = rng.sample(PACK.cards, 7)
    bits = hand_of(some)
    while True:
        may = [bits & ~hand_of(rng.sample(some, rng.randrange(4))) for _place in range(3)]
        room = [2, 2, 3 if seed % 2 else 1]
        due = ways(bits, room, may)
        if len(due) > 3:
            break
    rooms, mays = vec[i64](room), vec[i64](may)
    drawn: Counter[Hashable] = Counter()
    for k in range(20 * len(due) + 1000):
        laid = lay_anew(bits, rooms, mays, vec[i64]([0, 0, 0]), Chance(k))
        drawn[tuple([faces(hand) for hand in laid])] += 1
    assert not too_far(drawn, due)


def test_large_tables_late_in_the_hand() -> None:
    """Ten players, one card left over: what is laid anew keeps to everything shown, at every step."""
    game = rules_of("spoil-five").new({"players": 10, "deals": 2}, 4)
    assert isinstance(game, SpoilFive)
    for step, _act in enumerate(walk(game, Random(4))):
        if game.deal.trump < 0 or step % 3:
            continue
        world = game.redeal(step % 10, Chance(step))
        for seat in range(10):
            assert count(world.deal.hands[seat]) == count(game.deal.hands[seat])
            assert seat == step % 10 or world.deal.hands[seat] & world.deal.lacks[seat] == 0


def test_a_tight_fit_still_keeps_to_what_may_be() -> None:
    """Each of twenty places may hold one of two cards: hardly a try fits, and the cards as they lie are stirred."""
    row = PACK.cards[:20]
    may = [hand_of([row[j], row[(j + 1) % 20]]) for j in range(20)]
    lie = [hand_of([card]) for card in row]
    for k in range(5):
        laid = lay_anew(hand_of(row), vec[i64]([1] * 20), vec[i64](may), vec[i64](lie), Chance(k))
        assert sum(laid) == hand_of(row)
        assert all(count(laid[j]) == 1 and laid[j] & ~may[j] == 0 for j in range(20))
