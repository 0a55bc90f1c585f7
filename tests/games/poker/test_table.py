"""Table conduct: many games with accidents and errors, nothing lost, nothing shown that a seat has not seen."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Hashable
from random import Random

import pytest

from parlour.bots.random_bot import RandomBot
from parlour.cases.record import Recorder
from parlour.cases.run import run_case
from parlour.core.cards import FRENCH_52, cards_in
from parlour.core.chance import Chance, seeded
from parlour.core.events import WATCHER
from parlour.core.game import EVERYTHING, PAYMENTS, Game
from parlour.core.moves import Move
from parlour.core.players import BookBot, Seat
from parlour.core.playout import playout
from parlour.games.poker import RULES
from parlour.games.poker.bots.book import advise
from parlour.games.poker.faults.game import PokerTable
from parlour.mechanisms.rankings import least_pair
from parlour.registry import rules_of
from parlour.testing.soak import play_one
from parlour.testing.walk import questions, walk
from parlour.testing.worlds import demand_exact

MOST = 20_000  # moves of one game


def new(seed: int, **options: str | float) -> PokerTable:
    game = RULES.new({"conduct": "table", "deals": 3, **options}, seed)
    assert isinstance(game, PokerTable)
    return game


def position(text: str) -> PokerTable:
    outcome = run_case("game poker\noption conduct table\n" + text, rules_of)
    assert not outcome.failures, outcome.failures[0]
    assert isinstance(outcome.game, PokerTable)
    return outcome.game


# -- many games ------------------------------------------------------------------------------


@pytest.mark.parametrize("errs", [0.0, 0.1])
def test_random_games_with_accidents_and_errors_end(errs: float) -> None:
    for seed in range(120):
        game = new(seed, accidents=0.2)
        game.detail = PAYMENTS
        playout(game, seeded(seed), MOST, errs)
        assert sum(game.result) == 0
        assert game.in_pool() == 0


@pytest.mark.parametrize("accidents", ["1", "faced=1", "miscount=1,misserve=1", "uncut=1,exposed=1"])
def test_even_certain_accidents_make_no_endless_deal(accidents: str) -> None:
    for seed in range(8):
        playout(new(seed, accidents=accidents), seeded(seed), MOST, 0.02)


@pytest.mark.parametrize("seed", range(24))
def test_every_card_lies_in_one_place(seed: int) -> None:
    game = new(seed, accidents=0.3, players=(3, 5, 10)[seed % 3])
    for _act in walk(game, Random(seed)):
        assert all(game.conduct.unseen[seat] & ~game.deal.hands[seat] == 0 for seat in range(game.seats))
        if game.deal.dealt[0] and not game.deal.lying_open:
            piles = [game.deal.hands[seat] for seat in range(game.seats)]
            piles += [game.discards(seat) for seat in range(game.seats)]
            lying = [card for pile in piles for card in cards_in(pile)] + game.stub_cards()
            assert sorted(lying) == sorted(game.pack.cards)


def test_soak_plays_this_table() -> None:
    for seed in range(20):
        play_one(RULES, {"conduct": "table", "accidents": "0.2", "deals": 3, "kitty": "reward"}, seed)


@pytest.mark.parametrize("seed", range(8))
def test_a_record_with_accidents_replays_to_the_same_end(seed: int) -> None:
    recorder = Recorder(new(seed, accidents="exposed=0.5,misserve=0.5,miscount=0.3,faced=0.3,uncut=0.3"))
    for _act in walk(recorder.game, Random(seed), recorder):
        pass
    assert "* accident " in recorder.text()
    assert not run_case(recorder.text(), rules_of).failures


# -- seats that err and claim ----------------------------------------------------------------------


def test_what_is_noticed_is_right() -> None:
    """A claim whose ground a seat has seen never fails."""
    tried = 0
    for seed in range(12):
        game = new(seed, accidents=0.4)
        for _act in walk(game, Random(seed)):
            for seat in game.may_act:
                for move in [move for move in _claims(game, seat) if game.noticed(seat, move)]:
                    tried += 1
                    twin = game.copy()
                    twin.detail = EVERYTHING
                    twin.play(seat, move)
                    assert "claim-fails" not in [event.message for event in twin.events]
    assert tried > 20


def _claims(game: Game, seat: int) -> list[Move]:
    return [choice.like for choice in game.moves(seat).each if choice.like.verb.name == "claim"]


def test_the_law_abiding_break_no_law() -> None:
    for seed in range(10):
        game = new(seed, accidents=0.2)
        bots = [RandomBot(seed + seat) for seat in range(game.seats)]
        for asked in questions(game, 300):
            seat = asked[0]
            move = bots[seat].choose(Seat(game, seat))
            assert game.offends(seat, move) == ""
            game.play(seat, move)


def test_the_book_sits_at_this_table() -> None:
    for seed in range(6):
        game = new(seed, accidents=0.3)
        book = BookBot("book", advise)
        for asked in questions(game):
            seat = asked[0]
            game.play(seat, book.advise(Seat(game, seat)).move)


# -- nothing leaks ----------------------------------------------------------------------------------


def sight(game: Game, seat: int) -> str:
    return json.dumps(game.view(seat).as_dict())


HANDS = "option players 3\ndealer A\n{jackpot}hand A {a}\nhand C KS KH 9D 5C 2H\n"


def test_cards_not_lifted_do_not_show_to_their_owner() -> None:
    lines = HANDS + "C: decline\nA: deal\nC: open 2\n"
    one = position(lines.format(jackpot="", a="AS AH AD AC 2S"))
    other = position(lines.format(jackpot="", a="7S 6H 4D 3C 8S"))
    for seat in (0, 1, 2, WATCHER):
        assert sight(one, seat) == sight(other, seat)


def test_a_false_opening_shows_like_a_true_one() -> None:
    lines = HANDS + "A: deal\nA: lift\nC: lift\nC: pass\nA: open 2\n"
    false = position(lines.format(jackpot="jackpot 0\n", a="AS QH TD 7C 3S"))
    true = position(lines.format(jackpot="jackpot 0\n", a="AS AH TD 7C 3S"))
    for seat in (1, 2, WATCHER):
        assert sight(false, seat) == sight(true, seat)


# -- redeals held against enumeration ------------------------------------------------------------

EXPOSED = """option players 3
dealer A
hand C KS KH 9D 5C 2H
C: decline
go
* accident exposed C 3
A: deal
A: lift
C: lift
C: open 2
A: call
B: pass
C: discard {thrown}
"""


@pytest.mark.parametrize("thrown", ["9D 5C", "5C 2H"])
def test_an_exposed_card_is_kept_or_thrown_like_any_other(thrown: str) -> None:
    """To A the nine of diamonds is one of C's five cards, of which two were thrown, whatever C has done with it."""
    game = position(EXPOSED.format(thrown=thrown))
    nine = FRENCH_52.card("9D")

    def where(world: Game) -> Hashable:
        assert isinstance(world, PokerTable)
        assert world.deal.dealt[2] >> nine & 1
        return bool(world.deal.thrown[2] >> nine & 1)

    demand_exact(game, 0, {True: 2.0, False: 3.0}, where)


def test_own_cards_not_lifted_are_any_unseen_cards() -> None:
    game = position("option players 2\ndealer A\nhand A KS KH 9D 5C 2H\nA: decline\nA: deal\n")
    due: dict[Hashable, float] = dict.fromkeys(FRENCH_52.cards, 5.0)
    seen: Counter[Hashable] = Counter()
    for seed in range(4000):
        world = game.redeal(0, Chance(seed))
        seen.update(cards_in(world.deal.hands[0]))
    assert set(seen) == set(due)
    assert max(seen.values()) < 480  # of 385 on the average, five deviations


JACK_POT = "option players 2\njackpot 2\ndealer A\nhand A {a}\nhand B AS AH QD JC TC\nA: deal\n"


def test_an_opener_is_believed_unless_he_opened_blind() -> None:
    lifted = position(JACK_POT.format(a="9S 8H 6D 5C 2S") + "A: lift\nA: open 2\n")
    blind = position(JACK_POT.format(a="9S 8H 6D 5C 2S") + "A: open 2\n")
    value = lifted.agreed.order.value
    for game, all_of_them in ((lifted, True), (blind, False)):
        worlds = [game.redeal(1, Chance(seed)) for seed in range(200)]
        good = [value(world.deal.dealt[0]) >= least_pair(11) for world in worlds]
        assert all(good) == all_of_them


TOLD = """option players 3
jackpot 2
dealer A
hand C 9S 8H 6D 5C 2S
A: deal
C: lift
C: open 2
A: call
B: call
B: discard none
C: discard none
A: discard none
C: retire
C: tell
"""


def test_a_told_hand_that_could_not_open_is_seen_for_what_it_is() -> None:
    """C has opened on nothing, retires and says so: B believes its ears and no longer the law."""
    game = position(TOLD)
    for seed in range(5):
        assert game.redeal(1, Chance(seed)).deal.hands[2] == game.deal.hands[2]


def test_a_card_faced_in_the_stub_is_believed_at_its_rate() -> None:
    """Two players, 42 cards in the stub: had it been among the ten dealt, it would have come to light."""
    lines = "option players 2\noption accidents faced=0.5\ndealer A\nA: decline\n"
    lines += "* accident none\nA: deal\n"
    game = position(lines)
    faced = sum([game.redeal(1, Chance(seed)).conduct.faced != 0 for seed in range(4000)])
    due = 0.5 * 42 / (52 - 0.5 * 10)
    assert abs(faced / 4000 - due) < 0.04
