"""Doubling at tables of several: by what the stakes promise, which is what is won of them."""

from __future__ import annotations

import pytest

from parlour.bots.roster import bot_of
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.players import Seat
from parlour.games.vingt_un import words
from parlour.games.vingt_un.bots.doubling import OF_LITTLE, OF_MUCH, double, promised
from parlour.games.vingt_un.rules.count import worth
from parlour.games.vingt_un.rules.game import VingtUn
from parlour.games.vingt_un.state import HANDS
from parlour.lab.arena import play_game
from parlour.registry import rules_of
from tests.games.vingt_un.doubling import count
from tests.proving import mean_and_error

RULES = rules_of("vingt-un")
SURE = 4.0  # standard errors


def positions(given: dict[str, object], games: int) -> list[VingtUn]:
    """In which a dealer may double, among players by the book."""
    found: list[VingtUn] = []
    options = RULES.options.make({"deals": 2, **given})

    def watch(game: Game, _seat: int, _move: Move) -> None:
        copied = game.copy()
        assert isinstance(copied, VingtUn)
        if copied.phase == words.DOUBLING:
            found.append(copied)

    for seed in range(games):
        bots = [bot_of("book", RULES, seat) for seat in range(options.number("players"))]
        play_game(RULES, options, bots, seed, watch)
    return found


def test_each_part_of_a_stake_is_what_is_won_by_the_book() -> None:
    for (card, much), parts in count(400, seed=7).items():
        mean, error = mean_and_error(parts)
        assert mean == pytest.approx((OF_MUCH if much else OF_LITTLE)[card], abs=SURE * error + 0.01)


def test_an_ace_doubles_all_and_a_ten_only_little() -> None:
    seen = set()
    for game in positions({"players": 5}, 60):
        card = int(worth(game.deal.first[HANDS * game.dealer]))
        laid = [int(game.deal.stakes[HANDS * seat]) for seat in game.order if seat != game.dealer]
        much = laid.count(10)
        advice = bot_of("solved", RULES, 1).advise(Seat(game, game.dealer))
        by_book = bot_of("book", RULES, 1).advise(Seat(game, game.dealer))
        assert advice.move.same(double(promised(game, game.dealer)).move)
        if card == 1 or (card in (9, 10) and not much):
            assert advice.move.same(words.DOUBLED)
        if card != 1 and much > 1:
            assert advice.move.same(words.NOT_DOUBLED)
        seen.add((card in (1, 10), much > 0, advice.move.same(by_book.move)))
    assert {(True, True, False), (True, False, True), (False, False, False)} <= seen


def test_where_all_lay_about_the_same_a_stake_tells_nothing() -> None:
    for game in positions({"players": 4, "max_stake": 2}, 10):
        card = int(worth(game.deal.first[HANDS * game.dealer]))
        laid = sum(int(game.deal.stakes[HANDS * seat]) for seat in game.order if seat != game.dealer)
        assert promised(game, game.dealer) == pytest.approx(laid * (12 * OF_LITTLE[card] + OF_MUCH[card]) / 13)


def test_at_a_table_where_offences_happen_the_book_doubles() -> None:
    for game in positions({"players": 4, "conduct": "table"}, 10):
        seat = Seat(game, game.dealer)
        assert bot_of("solved", RULES, 1).advise(seat).reason == bot_of("book", RULES, 1).advise(seat).reason
