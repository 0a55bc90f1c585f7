"""Positions that a case sets: whose deal it is and how far, counters, stock and used cards, and a hand under way.

``hand A``, ``hand B`` and ``stock`` alone are given to the first shuffle.  With ``used`` (``used *``: all others) the
stock is exactly what is listed, hands that are set being dealt first, and the next hand goes on with it; ``gone *``
puts all others out of play.  ``phase drawing`` begins there: stakes as set or the least, nobody having divided.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.chance import ANY
from parlour.core.setup import Setup
from parlour.errors import BadCase
from parlour.games.vingt_un import tenure
from parlour.games.vingt_un.layout import put
from parlour.games.vingt_un.words import (
    DEALER_DIVISION,
    DIVISION,
    DOUBLING,
    NEXT_HAND,
    SHUFFLE,
    STAKING,
)

if TYPE_CHECKING:
    from parlour.games.vingt_un.rules import VingtUn

MOST_COUNTERS: Final = 10**15
STARTS: Final = ["staking", "doubling", "division", "drawing", "dealer_division", "dealer_drawing"]


def deal_plan(game: VingtUn) -> dict[str, list[int]]:
    """One card each, twice round, and the stock below them."""
    order = game.service()
    players = len(order)
    plan = {f"hand {game.names[seat]}": [k, k + players] for k, seat in enumerate(order)}
    plan["stock"] = list(range(2 * players, len(game.sheet)))
    return plan


def arrange(game: VingtUn, setup: Setup) -> None:
    for seat, name in enumerate(game.names):
        if setup.word(f"had {name}", ["yes", "no"], "no") == "yes":
            game.had |= BIT[seat]
        if setup.word(f"left {name}", ["yes", "no"], "no") == "yes":
            game.present &= ~BIT[seat]
    if setup.has("dealer"):
        dealer = _seat(game, setup, "dealer", 0)
        _begin(game, setup, dealer)
    for account, name in enumerate(game.ledger.names):
        where = "pool" if account == game.pool else f"counters {name}"
        counters = setup.number(where, 0)
        if abs(counters) > MOST_COUNTERS:
            raise BadCase(f"{where} {counters} is too much")
        game.ledger.balance[account] = counters
    game.tenures = setup.number("tenures", 0)
    game.deals += game.tenures
    game.hands_played = setup.number("played", game.hand_no)
    if setup.has("phase"):
        if game.owner < 0:
            raise BadCase(f"phase needs a dealer: dealer {game.names[0]}")
        _play_on(game, setup, setup.word("phase", STARTS, ""))


def _begin(game: VingtUn, setup: Setup, dealer: i64) -> None:
    seller = _seat(game, setup, "seller", dealer)
    under_way = seller != dealer or any(setup.has(word) for word in ("hands", "used", "visits", "phase"))
    tenure.begin(game, seller)
    if under_way:
        game.dealer = dealer
        game.hand_no = setup.number("hands", 0)
        game.visits = setup.number("visits", 0)
        game.phase = SHUFFLE
        game.wait_for_chance()
    if setup.has("used"):
        _lay_stock(game, setup)


def _seat(game: VingtUn, setup: Setup, word: str, otherwise: i64) -> i64:
    return game.names.index(setup.word(word, game.names, game.names[otherwise]))


# -- stock and used cards ----------------------------------------------------------------------


def _lay_stock(game: VingtUn, setup: Setup) -> None:
    """``*`` in the stock is any other card; a lone ``*`` for used or gone is all the others."""
    stock = _dealt(game, setup) + setup.cards("stock", game.pack)
    used = setup.cards("used", game.pack)
    gone = setup.cards("gone", game.pack)
    named = [card for card in stock + used + gone if card != ANY]
    if len(set(named)) < len(named):
        raise BadCase("a card lies in two places")
    rest = vec[i64]([card for card in game.pack.cards if card not in named])
    game.chance.shuffle(rest)
    others = list(rest)
    stock = [others.pop() if card == ANY else card for card in stock]
    if used == [ANY]:
        used, others = others, []
    elif gone == [ANY]:
        gone, others = others, []
    if others or ANY in used or ANY in gone:
        raise BadCase("every card must lie somewhere: in stock, used or gone")
    _check_enough(game, len(stock), len(used))
    game.deck = vec[i64](stock)
    game.at = 0
    game.gone = vec[i64](gone)
    for card in gone:
        put(game.seen, card)
    for card in used:
        put(game.used, card)
    game.phase = NEXT_HAND
    if game.hand_no == 0:
        raise BadCase("used cards lie there only after the first hand of a tenure: hands 1")


def _dealt(game: VingtUn, setup: Setup) -> list[int]:
    """One card each, twice round, where hands are set."""
    places = [f"hand {game.names[seat]}" for seat in game.service()]
    if not any(setup.has(place) for place in places):
        return []
    hands = [setup.cards(place, game.pack) for place in places]
    if max([len(hand) for hand in hands]) > 2:
        raise BadCase("a hand is two cards; more are drawn from the stock")
    return [hand[k] if k < len(hand) else ANY for k in range(2) for hand in hands]


def _check_enough(game: VingtUn, stock: int, used: int) -> None:
    if stock < 1 or stock + used <= 2 * count(game.present):
        raise BadCase("stock and used cards are too few for the next hand")


# -- a hand under way --------------------------------------------------------------------------


def _play_on(game: VingtUn, setup: Setup, phase: str) -> None:
    """To a later phase in the plainest way: stakes, no double, no division, everybody content."""
    stakes = [setup.number(f"stake {name}", int(game.least)) for name in game.names]
    if min(stakes) < 1 or max(stakes) > MOST_COUNTERS:
        raise BadCase("a stake is one counter at least, and not more than can be reckoned")
    if game.phase == SHUFFLE:
        plan = game.deal_plan()
        game.give({place: setup.cards(place, game.pack) for place in list(setup.given) if place in plan})
    hands_played = game.hands_played
    while game.phases()[game.phase] != phase:
        if game.hands_played > hands_played:
            raise BadCase(f"the hand is over before {phase}")
        if game.waits:
            _act_plainly(game, game.to_act[0], stakes)
        else:
            game.go_on()


def _act_plainly(game: VingtUn, seat: int, stakes: list[int]) -> None:
    if game.phase == STAKING:
        game._stake(seat, stakes[seat])
    elif game.phase == DOUBLING:
        game._double(False)
    elif game.phase in (DIVISION, DEALER_DIVISION):
        game._keep(seat)
    else:
        game._content(seat)
