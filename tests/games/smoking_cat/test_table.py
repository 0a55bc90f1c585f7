"""Smoking Cat at a table: games with accidents and errors end, no card is lost, redeals keep to what was seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from random import Random

import pytest

import parlour
from parlour.bots.random_bot import RandomBot
from parlour.core.chance import Chance, seeded
from parlour.core.players import Seat
from parlour.core.playout import playout
from parlour.games.smoking_cat import RULES
from parlour.games.smoking_cat.bots.book import book
from parlour.games.smoking_cat.faults.game import CatTable
from parlour.testing.chi import too_far
from parlour.testing.walk import questions, walk
from parlour.testing.worlds import demand_exact

MOST = 20_000  # moves of one game


def new(seed: int, **options: str | float) -> CatTable:
    game = RULES.new({"conduct": "table", "word": "cat", **options}, seed)
    assert isinstance(game, CatTable)
    return game


def case(text: str) -> CatTable:
    game = parlour.from_case("game smoking-cat\noption conduct table\nseats N E S W\ndealer W\n" + text)
    assert isinstance(game, CatTable)
    return game


def test_random_games_with_accidents_and_errors_end_with_a_loser() -> None:
    for seed in range(60):
        game = new(seed, accidents=0.2)
        playout(game, seeded(seed), MOST, 0.04)
        assert sorted(game.result) == [-3, 1, 1, 1]


@pytest.mark.parametrize("letter", ["on", "off"])
def test_even_certain_accidents_make_no_endless_round(letter: str) -> None:
    for seed in range(6):
        game = new(seed, accidents=1, misdeal_letter=letter)
        playout(game, seeded(seed), MOST, 0.02)
        assert game.over


@pytest.mark.parametrize("seed", range(12))
def test_no_card_is_lost(seed: int) -> None:
    game = new(seed, accidents=0.3)
    for _act in walk(game, Random(seed)):
        deal = game.deal
        places = [deal.in_trick, *deal.hands, *deal.taken, *[game.lying_passed(seat) for seat in range(4)]]
        lying = Counter([card for cards in places for card in game.pack.cards if cards >> card & 1])
        assert all(n == 1 for n in lying.values())
        if game.phases()[game.phase] in ("pass", "play", "counted") and game.conduct.loser < 0:
            assert len(lying) + len(game.read("gone")) == 32


def test_the_book_plays_at_a_table() -> None:
    for seed in range(3):
        game = new(seed, accidents=0.3)
        bots = [book(0), book(0), RandomBot(seed), book(0)]
        for asked in questions(game):
            seat = asked[0]
            game.play(seat, bots[seat].choose(Seat(game, seat)))


# -- redeals ---------------------------------------------------------------------------

TWO_TRICKS = """phase play
leader N
hand N TL 7H TB
hand E 9L QL 9B
hand S KL JB AH
hand W 8L KB 7B
"""


def hand_of_e(game: object) -> frozenset[str]:
    assert isinstance(game, CatTable)
    return frozenset(game.read("hand", 1))


def test_who_did_not_follow_suit_is_thought_to_have_none() -> None:
    """N leads a leaf, E plays a bell: to N, E has two of the five unseen cards that are no leaves."""
    game = case(TWO_TRICKS + "N: play TL\nE: play 9B\n")
    unseen = ["QL", "9L", "KL", "JB", "AH", "8L", "KB", "7B"]
    free = [face for face in unseen if not face.endswith("L")]
    due: dict[Hashable, float] = {frozenset([a, b]): 1.0 for a in free for b in free if a < b}
    demand_exact(game, 0, due, hand_of_e)


def test_what_came_to_light_no_longer_binds() -> None:
    """E plays a leaf later: it has not followed suit, and may hold another leaf."""
    game = case(
        TWO_TRICKS + "N: play TL\nE: play 9B\nS: play KL\nW: play 8L\nS: play AH\nW: play KB\nN: play 7H\nE: play 9L\n"
    )
    due: dict[Hashable, float] = {frozenset([face]): 1.0 for face in ("QL", "JB", "7B")}
    demand_exact(game, 0, due, hand_of_e)
    for world in [game.redeal(0, Chance(k)) for k in range(20)]:
        assert world.noticed(0, world.notation().read("claim E 6"))


def test_a_hidden_renonce_is_judged_in_the_world_dealt_anew() -> None:
    """In the worlds of N, who has seen nothing, a claim against E fails; in those of E itself it is right."""
    game = case(TWO_TRICKS + "N: play TL\nE: play 9B\nS: play KL\n")
    claim = game.notation().read("claim E 6")
    assert not game.noticed(0, claim)
    assert game.noticed(1, claim)
    for seat, convicted in ((0, []), (1, ["E"])):
        for k in range(20):
            world = game.redeal(seat, Chance(k))
            world.play(0, claim)
            assert world.read("convicted") == convicted


def test_who_takes_a_card_back_could_have_followed() -> None:
    game = case(TWO_TRICKS + "N: play TL\nE: play 9B\nE: retract\n")
    drawn = Counter([hand_of_e(game.redeal(0, Chance(k))) for k in range(2000)])
    rest = ["QL", "9L", "KL", "JB", "AH", "8L", "KB", "7B"]
    pairs = [(a, b) for a in rest for b in rest if a < b]
    due = {frozenset([a, b, "9B"]): 1.0 for a, b in pairs if "L" in a + b}
    assert not too_far(drawn, due)


def test_votes_not_yet_counted_are_drawn_anew() -> None:
    game = case(TWO_TRICKS + "N: play TL\nE: play 9B\nS: play KL\nN: claim E 6\nW: vote letter\n")
    votes = Counter([game.redeal(0, Chance(k)).conduct.votes[3] for k in range(1500)])
    assert not too_far(votes, {0: 1.0, 1: 1.0, 2: 1.0})
