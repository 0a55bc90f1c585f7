"""Who stands pat with anything and bets the most is called often enough to lose by it."""

from __future__ import annotations

from bisect import bisect_left
from functools import partial

import pytest

from parlour.bots.net_bot import NetBot
from parlour.bots.random_bot import RandomBot
from parlour.bots.roster import bot_of
from parlour.core.cards import count
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.players import Bot, BotMaker, Seat
from parlour.games.poker import words
from parlour.games.poker.bots.book import price_of
from parlour.games.poker.bots.defence import PART, defend
from parlour.games.poker.bots.odds import usual_hands
from parlour.games.poker.rules.game import Poker
from parlour.lab.arena import games_between, play_game
from parlour.nets.net import net_of
from parlour.registry import rules_of
from tests.proving import mean_and_error

RULES = rules_of("poker")
PAT_AND_BETS = "stubborn:habit8"  # of those drawn by lot the one that gained most from the net without a defence


def without_defence(seed: int) -> Bot:
    return NetBot("net", RULES, net_of(RULES), seed, RandomBot(seed))


def gains(others: BotMaker, games: int) -> list[float]:
    """What one who stands pat and bets the most gains in a deal among these, by game from every seat."""
    options = RULES.options.make({"deals": 4})
    found = []
    for seed in range(games):
        played = games_between(RULES, options, partial(bot_of, PAT_AND_BETS, RULES), others, seed)
        found.append(sum(game.result[turn] / game.deals for turn, game in played) / options.number("players"))
    return found


def test_who_stands_pat_with_anything_and_bets_the_most_loses() -> None:
    mean, error = mean_and_error(gains(partial(bot_of, "net", RULES), 60))
    assert mean < -3 * error
    mean, error = mean_and_error(gains(without_defence, 60))
    assert mean > 3 * error  # the attack is one: without a defence it gains


def asked_after_the_draw(players: int) -> list[tuple[Poker, int]]:
    """Positions in which a bet lies before a seat that may call it."""
    found: list[tuple[Poker, int]] = []
    options = RULES.options.make({"players": players, "deals": 3})

    def watch(game: Game, seat: int, _move: Move) -> None:
        copied = game.copy()
        assert isinstance(copied, Poker)
        if copied.phase == words.BETTING and price_of(copied, seat) > 0:
            found.append((copied, seat))

    for seed in range(40):
        bots = [bot_of("stubborn:in+most", RULES, seed + seat) for seat in range(players)]
        play_game(RULES, options, bots, seed, watch)
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_the_better_hands_are_defended_and_the_fewer_the_higher_the_price(players: int) -> None:
    found = asked_after_the_draw(players)
    assert found
    for game, seat in found:
        hands = usual_hands(game)
        beaten = bisect_left(hands, int(game.agreed.order.value(game.deal.hands[seat]))) / len(hands)
        price, others = price_of(game, seat), int(count(game.deal.playing)) - 1
        called = PART * (1.0 - (price / game.in_pool()) ** (1.0 / others))
        advice = defend(game, seat)
        assert (advice is not None) == (1.0 - beaten <= called)
        if advice is not None:
            assert Seat(game, seat).moves().allow(advice.move)
            assert advice.move.verb is not words.TO_RETIRE.verb


def test_nothing_is_defended_before_the_draw_or_where_nothing_is_asked() -> None:
    options = RULES.options.make({"deals": 2})

    def watch(game: Game, seat: int, _move: Move) -> None:
        assert isinstance(game, Poker)
        if game.phase != words.BETTING or price_of(game, seat) <= 0:
            assert defend(game, seat) is None

    for seed in range(10):
        play_game(RULES, options, [bot_of("book", RULES, seat) for seat in range(5)], seed, watch)
