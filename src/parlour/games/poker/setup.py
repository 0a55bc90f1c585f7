"""What a case sets: counters, pool, jack-pot, kitty, how many games were played, and a game that is under way.

``phase say``, ``making_good``, ``discarding`` or ``betting`` asks for a game in its middle: the cards dealt, stakes
laid, some players out.  What is not set is plain: everybody is in, has drawn nothing, and has staked no more than it
takes; counters are those that a player has left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, altered, count, hand_of
from parlour.core.chance import ANY
from parlour.core.events import NO_SEAT
from parlour.core.setup import Setup
from parlour.core.vocabulary import YES_NO, Vocabulary, cards_of, flag_of, number, number_of, person, row, text
from parlour.errors import BadCase
from parlour.games.poker.refusals import why_not
from parlour.games.poker.rules import session
from parlour.games.poker.state import ORDINARY
from parlour.games.poker.words import BETTING, DEAL, PHASES, SAY, STAKES, VERBS

if TYPE_CHECKING:
    from parlour.games.poker.rules.game import Poker

MOST: Final = 10**12
UNSET: Final = -1
STARTS: Final = ["say", "making_good", "discarding", "betting"]
OF_A_SITTING: Final = ("counters", "pool", "kitty", "jackpot", "deals", "phase")  # set only with a dealer


def kitty(game: Poker) -> str:
    return str(game.ledger[game.agreed.kitty]) if game.has_kitty() else "none"


def straddle(game: Poker, seat: int) -> int:
    forced = game.deal.forced[seat]
    return forced if forced > game.agreed.ante else 0


# -- between games ---------------------------------------------------------------


def arrange(game: Poker, setup: Setup) -> None:
    """A set dealer spares the draw for deal."""
    if game.dealer < 0:
        for place in setup.given:
            if place.split()[0] in OF_A_SITTING:
                raise BadCase(f"{place} needs a dealer: dealer {game.names[0]}")
        return
    session.begin(game)
    given = _set_counters(game, setup)
    pool_set = setup.has("pool")
    _set_account(game, setup, "pool", game.agreed.pool)
    if game.has_kitty():
        _set_account(game, setup, "kitty", game.agreed.kitty)
    steps = ["none", *[str(step) for step in range(100)]]
    game.jackpot = steps.index(setup.word("jackpot", steps, "none")) + ORDINARY
    game.deals = max(_number_set(setup, "deals"), 0)
    game.finished = game.deals
    if game.finished >= game.agreed.deals:
        raise BadCase(f"only {game.agreed.deals} games are agreed")
    game.phase = STAKES
    phase = setup.word("phase", ["stakes", *STARTS], "stakes")
    if phase != "stakes":
        _arrange_game(game, setup, phase, given, pool_set)


def _number_set(setup: Setup, place: str) -> int:
    return setup.count(place, MOST, UNSET) if setup.has(place) else UNSET


def _set_counters(game: Poker, setup: Setup) -> list[int]:
    """Who has so many set has bought them."""
    given = [_number_set(setup, f"counters {name}") for name in game.names]
    for seat, counters in enumerate(given):
        if counters >= 0:
            game.bought = altered(game.bought, seat, counters)
            game.ledger[game.agreed.house] += game.ledger[seat] - counters
            game.ledger[seat] = counters
    return given


def _set_account(game: Poker, setup: Setup, name: str, account: int) -> None:
    counters = max(_number_set(setup, name), 0)
    game.ledger[account] += counters
    game.ledger[game.agreed.house] -= counters


# -- a game under way -----------------------------------------------------------------


def _arrange_game(game: Poker, setup: Setup, phase: str, counters: list[int], pool_set: bool) -> None:
    game.begin_deal(_those(game, setup, "in", "yes"))
    if game.one_left():
        raise BadCase("two players at least are in the game")
    _straddled(game, setup)
    _stakes(game, setup, phase)
    _pay_in(game, counters, pool_set)
    first = setup.seat("next", game.names, NO_SEAT)
    opener = setup.seat("opener", game.names, NO_SEAT)
    _deal(game, setup)
    if opener >= 0 or phase != "say":
        _opened(game, opener if opener >= 0 else game.next_in(game.deal.last_say))
    if phase == "say":
        game.phase = SAY
        game._turn(first if first >= 0 else game.left(game.deal.last_say))
    elif phase == "betting":
        _go_to_betting(game, setup, first)
    else:
        _go_to_draw(game, first)


# -- stakes ------------------------------------------------------------------------


def _straddled(game: Poker, setup: Setup) -> None:
    """Ante and straddles; the highest straddler speaks last."""
    if game.jackpot >= 0:
        return
    game.deal.forced[game.deal.last_say] = game.agreed.ante
    for seat in range(game.seats):
        straddle = _number_set(setup, f"straddle {game.names[seat]}")
        if straddle > 0:
            game.deal.forced[seat] = straddle
        if straddle > game.deal.before_deal:
            game.deal.before_deal = straddle
            game.deal.last_say = seat


def _stakes(game: Poker, setup: Setup, phase: str) -> None:
    """What each has staked, bets after the draw included."""
    deal = game.deal
    bets = [max(_number_set(setup, f"bet {name}"), 0) for name in game.names]
    given = [_number_set(setup, f"stake {name}") for name in game.names]
    level = max([2 * deal.before_deal, *[given[s] - bets[s] for s in range(game.seats) if given[s] >= 0]])
    for seat in range(game.seats):
        gone_in = phase != "say" and (deal.playing & BIT[seat] != 0 or bets[seat] > 0)
        deal.stake[seat] = given[seat] if given[seat] >= 0 else level + bets[seat] if gone_in else deal.forced[seat]
        if deal.stake[seat] < deal.forced[seat]:
            raise BadCase(f"{game.names[seat]} has staked {deal.forced[seat]} before the deal")
    deal.highest = max(deal.stake)
    deal.level = level if phase == "betting" else 0


def _pay_in(game: Poker, counters: list[int], pool_set: bool) -> None:
    """All that was staked lies in the pool; a pool that is set is the whole of it."""
    ledger = game.ledger
    total = 0
    for seat in range(game.seats):
        paid = game.deal.stake[seat] + (game.agreed.ante if game.jackpot >= 0 else 0)
        total += paid
        if counters[seat] >= 0:
            game.bought = altered(game.bought, seat, game.bought[seat] + paid)
        else:
            ledger[seat] -= paid
        if ledger[seat] < 0 and not game.agreed.unlimited:
            raise BadCase(f"{game.names[seat]} cannot have staked so much")
    if not pool_set:
        ledger[game.agreed.pool] = total
    elif ledger[game.agreed.pool] < total:
        raise BadCase(f"{total} were staked, and they lie in the pool")
    ledger[game.agreed.house] = 0
    ledger[game.agreed.house] = -ledger.sum()


def _opened(game: Poker, opener: i64) -> None:
    game.deal.opener = opener
    if game.deal.highest < 2 * game.deal.before_deal:
        raise BadCase(f"{game.names[opener]} has opened: stake {game.names[opener]} {2 * game.deal.before_deal}")
    strict = game.options.word("conduct") == "strict"  # at the table anybody can open (poker.law.33)
    if strict and game.jackpot >= 0 and game.agreed.order.value(game.deal.dealt[opener]) < game.minimum():
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
    game.deal.next_card += len(discarded)


def _of_deal(place: str) -> bool:
    return place.split()[0] in ("hand", "stub")


def _change(game: Poker, seat: i64, thrown: i64, hand: list[int]) -> None:
    """Of the hand as it is listed, the last cards are those that were drawn."""
    drawn = hand_of([card for card in hand if card != ANY][::-1][: count(thrown)])
    if count(drawn) < count(thrown):
        raise BadCase(f"name the hand of {game.names[seat]} too")
    game.deal.thrown[seat] = thrown
    game.deal.dealt[seat] = game.deal.hands[seat] & ~drawn | thrown


# -- whose turn --------------------------------------------------------------------------


def _go_to_draw(game: Poker, first: i64) -> None:
    """Who sits before the first to draw has stood pat."""
    if first >= 0:
        seat = game.left(game.dealer)
        while seat != first:
            game.deal.drew |= BIT[seat]
            seat = game.left(seat)
    game._begin_draw()


def _go_to_betting(game: Poker, setup: Setup, first: i64) -> None:
    game.deal.drew = game.deal.playing
    game.deal.stood = _those(game, setup, "stood", "no")
    short = _those(game, setup, "short", "no")
    for seat in range(game.seats):
        if short & BIT[seat]:
            game.demand_show(seat, "demands-show")
    game.deal.last_act = game.dealer
    game.phase = BETTING
    before = first - 1 if first > 0 else game.seats - 1
    game._bet_on(game.ante_man() if first < 0 else before)


def _those(game: Poker, setup: Setup, word: str, otherwise: str) -> i64:
    seats: i64 = 0
    for seat in range(game.seats):
        if setup.word(f"{word} {game.names[seat]}", YES_NO, otherwise) == "yes":
            seats |= BIT[seat]
    return seats


WORDS: Final = {
    "counters": number_of("ledger.balance"),  # set when they have been bought
    "hand": cards_of("deal.hands"),
    "discards": cards_of(lambda game, seat: game.discards(seat)),
    "stake": number_of("deal.stake"),
    "straddle": number_of(straddle),
    "bet": number_of(lambda game, seat: max(game.deal.stake[seat] - game.deal.level, 0)),
    "in": flag_of(lambda game, seat: game.deal.playing & BIT[seat]),
    "stood": flag_of(lambda game, seat: game.deal.stood & BIT[seat]),
    "short": flag_of(lambda game, seat: game.deal.short & BIT[seat]),
    "owes": number_of(lambda game, seat: game.owes(seat)),
    "stub": row(lambda game: game.stub_cards()),
    "pool": number(lambda game: game.in_pool()),
    "kitty": text(kitty),
    "jackpot": text(lambda game: game.jackpot if game.jackpot >= 0 else "none"),
    "highest": number("deal.highest"),
    "opener": person("deal.opener"),
}
VOCABULARY: Final = Vocabulary(VERBS, PHASES, WORDS, why_not, arrange)
