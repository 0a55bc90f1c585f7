"""A case that begins in mid-game: the cards dealt, stakes laid, some players out.

``phase say``, ``discarding`` or ``betting`` asks for it.  What is not set is plain: everybody is in, has drawn nothing,
and has staked no more than it takes; counters are those that a player has left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, count, hand_of
from parlour.core.chance import ANY
from parlour.core.setup import Setup
from parlour.errors import BadCase
from parlour.games.poker.words import BETTING, DEAL, SAY

if TYPE_CHECKING:
    from parlour.games.poker.rules import Poker

MOST: Final = 10**12
STARTS: Final = ["say", "making_good", "discarding", "betting"]


def arrange(game: Poker, setup: Setup, phase: str, counters: dict[int, int], pool_set: bool) -> None:
    game.clear_table()
    game.deals += 1
    game.playing = _those(game, setup, "in", "yes")
    if game.one_left():
        raise BadCase("two players at least are in the game")
    _straddled(game, setup)
    _stakes(game, setup, phase)
    _pay_in(game, counters, pool_set)
    first = _seat(game, setup, "next")
    opener = _seat(game, setup, "opener")
    _deal(game, setup)
    if opener >= 0 or phase != "say":
        _opened(game, opener if opener >= 0 else _next_in(game, game.last_say))
    if phase == "say":
        game.phase = SAY
        game._turn(first if first >= 0 else game.left(game.last_say))
    elif phase == "betting":
        _go_to_betting(game, setup, first)
    else:
        _go_to_draw(game, first)


# -- stakes ------------------------------------------------------------------------


def _straddled(game: Poker, setup: Setup) -> None:
    """Ante and straddles; the highest straddler speaks last."""
    game.last_say = game.ante_man()
    game.before_deal = game.ante
    if game.jackpot >= 0:
        return
    game.forced[game.last_say] = game.ante
    for seat in range(game.seats):
        straddle = number_set(setup, f"straddle {game.names[seat]}")
        if straddle > 0:
            game.forced[seat] = straddle
        if straddle > game.before_deal:
            game.before_deal = straddle
            game.last_say = seat


def _stakes(game: Poker, setup: Setup, phase: str) -> None:
    """What each has staked, bets after the draw included."""
    bets = [max(number_set(setup, f"bet {name}"), 0) for name in game.names]
    given = [number_set(setup, f"stake {name}") for name in game.names]
    level = max([2 * game.before_deal, *[given[s] - bets[s] for s in range(game.seats) if given[s] >= 0]])
    for seat in range(game.seats):
        gone_in = phase != "say" and (game.playing & BIT[seat] != 0 or bets[seat] > 0)
        game.stake[seat] = given[seat] if given[seat] >= 0 else level + bets[seat] if gone_in else game.forced[seat]
        if game.stake[seat] < game.forced[seat]:
            raise BadCase(f"{game.names[seat]} has staked {game.forced[seat]} before the deal")
        if game.stake[seat] > game.highest:
            game.highest = game.stake[seat]
    game.level = level if phase == "betting" else 0


def _pay_in(game: Poker, counters: dict[int, int], pool_set: bool) -> None:
    """All that was staked lies in the pool; a pool that is set is the whole of it."""
    balance = game.ledger.balance
    total = 0
    for seat in range(game.seats):
        paid = game.stake[seat] + (game.ante if game.jackpot >= 0 else 0)
        total += paid
        if counters[seat] >= 0:
            game.bought[seat] += paid
        else:
            balance[seat] -= paid
        if balance[seat] < 0 and not game.unlimited:
            raise BadCase(f"{game.names[seat]} cannot have staked so much")
    if not pool_set:
        balance[game.pool] = total
    elif balance[game.pool] < total:
        raise BadCase(f"{total} were staked, and they lie in the pool")
    balance[game.house] = 0
    balance[game.house] = -sum(balance)


def _opened(game: Poker, opener: i64) -> None:
    game.opener = opener
    if game.highest < 2 * game.before_deal:
        raise BadCase(f"{game.names[opener]} has opened: stake {game.names[opener]} {2 * game.before_deal}")
    if game.jackpot >= 0 and game.order.value(game.dealt[opener]) < game.minimum():
        raise BadCase("the opener of a jack-pot was dealt the minimum hand: set opener and hand")


# -- cards ---------------------------------------------------------------------------


def _deal(game: Poker, setup: Setup) -> None:
    """The deal brings what is in the hands now; cards discarded since were dealt first."""
    thrown = [setup.cards(f"discards {name}", game.pack) for name in game.names]
    given = {place: setup.cards(place, game.pack) for place in list(setup.given) if _of_deal(place)}
    stub = given.pop("stub", [])
    discarded = [card for cards in thrown for card in cards]
    given["stub"] = discarded + stub
    if ANY in discarded:
        raise BadCase("name the cards that were discarded")
    game.phase = DEAL
    game.give(given)
    game._deal()
    for seat in range(game.seats):
        _change(game, seat, hand_of(thrown[seat]), given.get(f"hand {game.names[seat]}", []))
    game.next_card += len(discarded)


def _of_deal(place: str) -> bool:
    return place.split()[0] in ("hand", "stub")


def _change(game: Poker, seat: i64, thrown: i64, hand: list[int]) -> None:
    """Of the hand as it is listed, the last cards are those that were drawn."""
    drawn = hand_of([card for card in hand if card != ANY][::-1][: count(thrown)])
    if count(drawn) < count(thrown):
        raise BadCase(f"name the hand of {game.names[seat]} too")
    game.thrown[seat] = thrown
    game.dealt[seat] = game.hands[seat] & ~drawn | thrown


# -- whose turn --------------------------------------------------------------------------


def _go_to_draw(game: Poker, first: i64) -> None:
    """Who sits before the first to draw has stood pat."""
    if first >= 0:
        seat = game.left(game.dealer)
        while seat != first:
            game.drew |= BIT[seat]
            seat = game.left(seat)
    game._begin_draw()


def _go_to_betting(game: Poker, setup: Setup, first: i64) -> None:
    game.drew = game.playing
    game.stood = _those(game, setup, "stood", "no")
    short = _those(game, setup, "short", "no")
    for seat in range(game.seats):
        if short & BIT[seat]:
            game.demand_show(seat, "demands-show")
    game.last_act = game.dealer
    game.phase = BETTING
    before = first - 1 if first > 0 else game.seats - 1
    game._bet_on(game.ante_man() if first < 0 else before)


def _next_in(game: Poker, seat: i64) -> i64:
    seat = game.left(seat)
    while game.playing & BIT[seat] == 0:
        seat = game.left(seat)
    return seat


def _those(game: Poker, setup: Setup, word: str, otherwise: str) -> i64:
    seats: i64 = 0
    for seat in range(game.seats):
        if setup.word(f"{word} {game.names[seat]}", ["yes", "no"], otherwise) == "yes":
            seats |= BIT[seat]
    return seats


def _seat(game: Poker, setup: Setup, word: str) -> i64:
    """The seat so named, or -1."""
    if not setup.has(word):
        return -1
    return game.names.index(setup.word(word, game.names, ""))


def number_set(setup: Setup, place: str) -> int:
    """What is set, or -1."""
    number = setup.number(place, -1)
    if number > MOST or (number < 0 and number != -1):
        raise BadCase(f"{place} cannot be {number}")
    return number
