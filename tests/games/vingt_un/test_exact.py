"""Vingt-un card by card: sums known by hand, a dealer who errs, and bots that play as the reckoning has them."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from parlour.bots.roster import bot_of
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.games.vingt_un import words
from parlour.games.vingt_un.rules.count import MOST, points, worth
from parlour.games.vingt_un.rules.game import VingtUn
from parlour.games.vingt_un.state import HANDS
from parlour.lab.arena import play_game
from parlour.registry import rules_of
from tests.games.vingt_un.exact import (
    ONE,
    PAIRS,
    Moment,
    Shown,
    Standing,
    Ways,
    dealers_worth,
    facing,
    leaning,
    likely,
    minded,
    naturals,
    standings,
)
from tests.games.vingt_un.prove_exact import PLAYS, Told, lines_of
from tests.games.vingt_un.ways import BySolution

ONE_HAND = {"players": 2, "deal_sale": "off", "close_after": 1}


class Content(BySolution):
    """A dealer who never draws."""

    def draws(self, hand: Shown, shown: Shown, stake: int, doubled: bool) -> float:
        return 0.0


def test_a_dealer_who_should_draw() -> None:
    """Nineteen against twenty: an ace ties for him, a two makes twenty-one, all else loses as standing does."""
    stands = Standing((10,), {(5, 5): 1.0})
    worth_of, there = dealers_worth(Content(), Moment(1, False), stands)[ONE[9] + ONE[10]]
    assert there == pytest.approx(likely(ONE[10] + 2 * ONE[5] + ONE[9] + ONE[10]))
    assert worth_of.own / there == pytest.approx(-1.0)
    assert worth_of.best / there == pytest.approx(float(Fraction(4 * 1 + 4 * 2 - 39, 47)))


def test_all_deals_are_reckoned_with() -> None:
    moments = [Moment(1, False), Moment(1, True)]
    there = 0.0
    for moment in moments:
        ways = PLAYS["book"]
        found = facing(ways, (), moment, leaning(ways, moment)).there
        there += sum(found[pair] * (1 if pair[0] == pair[1] else 2) for pair in found)
    both = Fraction(0)
    for aces, tens, ways_of in ((1, 1, 64),):  # two naturals among the four cards
        both += Fraction(ways_of * (4 - aces) * (16 - tens), comb(52, 2) * comb(50, 2))
    assert there == pytest.approx(float(1 - 2 * Fraction(64, comb(52, 2)) + both))
    assert sum(naturals().values()) == pytest.approx(0.0)


def test_who_stands_has_cards_that_fit() -> None:
    found = standings(PLAYS["solved"], Moment(10, False))
    assert found
    for stands in found:
        assert set(stands.often) <= set(PAIRS)
        assert all(often > 0.0 for often in stands.often.values())


def test_the_order_of_two_cards_is_minded() -> None:
    """Who took a nine after a two stands with other cards than who took a two after a nine."""
    found = {stands.shown: stands.often for stands in standings(PLAYS["solved"], Moment(1, True))}
    assert set(found[2, 9]) != set(found[9, 2])
    assert all(cards == minded(cards) for cards in found)
    assert minded((9, 2)) == (9, 2)
    assert minded((9, 2, 5)) == (2, 5, 9)


class Watching(BySolution):
    """A dealer who draws to any hand below twenty-one where these two cards are shown in this order, else never."""

    def draws(self, hand: Shown, shown: Shown, stake: int, doubled: bool) -> float:
        return float(shown == (9, 2))


def test_a_dealer_may_mind_it_too() -> None:
    ways, moment = Watching(), Moment(1, True)
    lean = leaning(ways, moment)
    one, other = facing(ways, (9, 2), moment, lean), facing(ways, (2, 9), moment, lean)
    assert one.there == pytest.approx(other.there)
    assert sum(one.ends[20].values()) == pytest.approx(0.0)
    assert sum(other.ends[20].values()) > 0.0


def test_the_book_is_asked_only_what_can_be() -> None:
    """Nineteen shown, all aces with the dealer: no two cards are left.  The proof of the book broke off here."""
    assert PLAYS["book"].draws((1, 1, 1, 1), (9, 10), 1, True) == 0.0


def test_bots_stand_side_by_side() -> None:
    mine = Told(
        2.0,
        {"own": -0.1, "staking": 0.0, "drawing": 0.01, "all": 0.01},
        {"own": 0.1, "doubling": 0.0, "drawing": 0.03, "all": 0.03},
    )
    other = Told(4.0, mine.player, mine.dealer)
    assert mine.gap == pytest.approx(0.02)
    text = lines_of({"solved": mine, "book": other})
    assert text[1].split() == ["solved", "book"]
    assert text[-1].split()[2:] == ["0.04000", "2.000%", "0.04000", "1.000%"]
    assert len({len(line) for line in text[2:]}) == 1


@pytest.mark.parametrize("bot", PLAYS)
def test_bots_play_as_they_are_reckoned(bot: str) -> None:
    ways = PLAYS[bot]
    rules = rules_of("vingt-un")
    asked: set[int] = set()

    def watch(game: Game, seat: int, move: Move) -> None:
        assert isinstance(game, VingtUn)
        share = share_of(ways, game, seat)
        if share is not None:
            asked.add(int(game.phase))
            took = move.verb in (words.CARD, words.DOUBLE) or (move.verb is words.STAKE and move.a == 10)
            assert (share if took else 1.0 - share) > 0.0, (game.phase, share, str(move))

    for seed in range(25):
        seats = [bot_of(bot, rules, 2 * seed + seat) for seat in range(2)]
        play_game(rules, rules.options.make(ONE_HAND), seats, seed, watch)
    assert asked == {words.STAKING, words.DOUBLING, words.DRAWING, words.DEALER_DRAWING}


def share_of(ways: Ways, game: VingtUn, seat: int) -> float | None:
    """How often this bot does more here: lays the most, doubles, draws; None where it is not reckoned."""
    deal, player, dealer = game.deal, HANDS * int(1 - game.dealer), HANDS * int(game.dealer)
    stake = int(deal.stakes[player])
    first = int(worth(deal.first[HANDS * seat])) if deal.first[HANDS * seat] >= 0 else 0
    if game.phase == words.STAKING:
        return ways.stakes(first).get(10, 0.0)
    if game.phase == words.DOUBLING:
        return ways.doubles(first, stake)
    drawing = game.phase in (words.DRAWING, words.DEALER_DRAWING)
    if not drawing or max(deal.hands) > 1 or points(deal.low[HANDS * seat], deal.aces[HANDS * seat]) == MOST:
        return None
    shown = minded(tuple(int(worth(card)) for card in deal.drawn_to(player)))
    laid, doubled = (stake // 2, True) if stake in (2, 20) else (stake, False)
    if seat == game.dealer:
        return ways.draws(tuple(sorted(int(worth(card)) for card in deal.held(dealer))), shown, laid, doubled)
    low, high = sorted(int(worth(card)) for card in deal.first_two(player))
    return ways.asks((low, high), shown, laid, doubled)
