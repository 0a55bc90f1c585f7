"""Positions that a case sets: whose deal it is and how far, counters, stock and used cards, and a hand under way.

``hand A``, ``hand B`` and ``stock`` alone are given to the first shuffle.  With ``used`` (``used *``: all others) the
stock is exactly what is listed, hands that are set being dealt first, and the next hand goes on with it; ``gone *``
puts all others out of play.  ``phase drawing`` begins there: stakes as set or the least, nobody having divided but who
has hands with a part: ``hand B/1 8S 3D``, ``hand B/2 8H KC``, and perhaps ``stake B/2 4``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.chance import ANY
from parlour.core.events import NO_SEAT
from parlour.core.moves import PASS
from parlour.core.setup import Setup
from parlour.core.vocabulary import (
    MOST_COUNTERS,
    YES_NO,
    Vocabulary,
    Word,
    flag_of,
    number,
    number_of,
    person,
    row,
    texts,
)
from parlour.errors import BadCase
from parlour.games.vingt_un import words
from parlour.games.vingt_un.refusals import why_not
from parlour.games.vingt_un.rules import tenures
from parlour.games.vingt_un.rules.count import points
from parlour.games.vingt_un.state import HANDS, put, row_of_set

if TYPE_CHECKING:
    from parlour.games.vingt_un.rules.game import VingtUn

STARTS: Final = ["staking", "doubling", "division", "drawing", "dealer_division", "dealer_drawing"]


def slots(game: VingtUn, seat: int, part: str) -> list[int]:
    """Those of the seat's hands; with a part (``hand A/2``) only that one."""
    return [HANDS * seat + k for k in range(game.deal.hands[seat]) if part in ("", str(k + 1))]


def hand(game: VingtUn, seat: int, part: str) -> list[str]:
    return [game.pack.face(card) for slot in slots(game, seat, part) for card in game.deal.held(slot)]


def stake(game: VingtUn, seat: int, part: str) -> list[str]:
    return [str(game.deal.stakes[slot]) for slot in slots(game, seat, part)]


def count_of(game: VingtUn, seat: int, part: str) -> list[str]:
    return [str(points(game.deal.low[slot], game.deal.aces[slot])) for slot in slots(game, seat, part)]


def service(game: VingtUn, seat: int) -> int:
    """When the seat is served, from 1."""
    order = list(game.order)
    return order.index(seat) + 1 if seat in order else 0


def seller(game: VingtUn) -> i64:
    return game.tenure.owner if game.tenure.owner != game.dealer else NO_SEAT


def pone(game: VingtUn) -> i64:
    return game.pone() if game.tenure.owner >= 0 else NO_SEAT


def pool(game: VingtUn) -> int:
    return game.ledger[game.agreed.pool] if game.agreed.pool >= 0 else 0


def put_pool(game: VingtUn, counters: int) -> None:
    if game.agreed.pool < 0:
        raise BadCase("there is no pool at this table")
    game.ledger[game.agreed.pool] = counters


def put_tenures(game: VingtUn, finished: int) -> None:
    game.tenures = finished
    game.deals += finished


def arrange(game: VingtUn, setup: Setup) -> None:
    divided = [_undivide(setup, name) for name in game.names]
    for seat, name in enumerate(game.names):
        if setup.word(f"had {name}", YES_NO, "no") == "yes":
            game.had |= BIT[seat]
        if setup.word(f"left {name}", YES_NO, "no") == "yes":
            game.present &= ~BIT[seat]
    if setup.has("dealer"):
        _begin(game, setup, setup.seat("dealer", game.names, 0))
    game.hands_played = setup.number("played", int(game.tenure.hand_no))
    if setup.has("phase"):
        if game.tenure.owner < 0:
            raise BadCase(f"phase needs a dealer: dealer {game.names[0]}")
        _play_on(game, setup, setup.word("phase", STARTS, ""), divided)
    for seat, name in enumerate(game.names):
        if divided[seat] and game.deal.hands[seat] != len(divided[seat]):
            raise BadCase(f"the hands of {name} come of no division before this phase")


def _undivide(setup: Setup, name: str) -> list[int]:
    """The pair that the seat's hands came of, and the cards it was given then; gives the stakes, hand by hand.

    The first hand is divided again and again, so the pair was the first cards of the first and the last hand.
    """
    numbers = [k for k in range(1, HANDS + 1) if setup.has(f"hand {name}/{k}")]
    if not numbers:
        return []
    hands = [setup.take(f"hand {name}/{k}") for k in numbers]
    if len(hands) < 2 or numbers[-1] != len(hands) or any(len(hand) != 2 for hand in hands):
        raise BadCase(f"the hands of a divided pair have two cards each: hand {name}/1, hand {name}/2", setup.reading)
    given: list[str] = []
    for k in range(len(hands) - 1, 0, -1):
        given += [hands[k - 1][0] if k > 1 else hands[0][1], hands[k][1]]
    setup.put(f"hand {name}", [hands[0][0], hands[-1][0]])
    setup.put("stock", given + setup.take("stock"))
    return [setup.number(f"stake {name}/{k}", 0) for k in numbers]


def _begin(game: VingtUn, setup: Setup, dealer: int) -> None:
    owner = setup.seat("seller", game.names, dealer)
    under_way = owner != dealer or any(setup.has(word) for word in ("hands", "used", "visits", "phase"))
    tenures.begin(game, owner)
    if under_way:
        game.dealer = dealer
        game.tenure.hand_no = setup.number("hands", 0)
        game.tenure.visits = setup.number("visits", 0)
        game.phase = words.SHUFFLE
        game._await_chance()
    if setup.has("used"):
        _lay_stock(game, setup)


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
    game.tenure.deck = vec[i64](stock)
    game.tenure.next_card = 0
    game.tenure.gone = vec[i64](gone)
    for card in gone:
        put(game.tenure.seen, card)
    for card in used:
        put(game.tenure.used, card)
    game.phase = words.NEXT_HAND
    if game.tenure.hand_no == 0:
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


def _play_on(game: VingtUn, setup: Setup, phase: str, divided: list[list[int]]) -> None:
    """To a later phase in the plainest way: stakes, no double, no division but those set, everybody content."""
    usual = int(game.agreed.least)
    stakes = [[stake or usual for stake in hands] for hands in divided]
    for seat, name in enumerate(game.names):
        stakes[seat] = stakes[seat] or [setup.number(f"stake {name}", usual)]
    if min([min(hands) for hands in stakes]) < 1 or max([max(hands) for hands in stakes]) > MOST_COUNTERS:
        raise BadCase("a stake is one counter at least, and not more than can be reckoned")
    if game.phase == words.SHUFFLE:
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


def _act_plainly(game: VingtUn, seat: int, stakes: list[list[int]]) -> None:
    if game.go_past(seat):
        return
    if game.phase == words.STAKING:
        game._stake(seat, stakes[seat][0])
    elif game.phase == words.DOUBLING:
        game._double(False)
    elif game.phase in (words.DIVISION, words.DEALER_DIVISION):
        to_come = len(stakes[seat]) - int(game.deal.hands[seat])
        if to_come and game.may_divide(seat):
            game._divide(seat, 0 if seat == game.dealer else stakes[seat][to_come])
        else:
            game._keep(seat)
    else:
        game._content(seat)


VOCABULARY: Final = Vocabulary(
    [
        words.DEAL,
        words.SELL,
        words.BUY,
        PASS,
        words.STAY,
        words.LEAVE,
        words.STAKE,
        words.DOUBLE,
        words.NO_DOUBLE,
        words.DIVIDE,
        words.KEEP,
        words.CARD,
        words.CONTENT,
    ],
    words.PHASES,
    {
        "dealer": person("dealer"),  # set with all that hangs on it, in arrange
        "tenures": number("tenures", put_tenures),
        "pool": number(pool, put_pool),
        "hand": Word(hand, of_seat=True),
        "stake": Word(stake, of_seat=True),
        "points": Word(count_of, of_seat=True),
        "stock": row(lambda game: game.tenure.deck[game.tenure.next_card :]),
        "used": texts(lambda game: [game.pack.face(card) for card in row_of_set(game.tenure.used)]),
        "gone": texts(lambda game: [game.pack.face(card) for card in game.tenure.gone]),
        "service": number_of(service),
        "had": flag_of(lambda game, seat: game.had & BIT[seat]),
        "left": flag_of(lambda game, seat: ~game.present & BIT[seat]),
        "hands": number("tenure.hand_no"),
        "played": number("hands_played"),
        "visits": number("tenure.visits"),
        "seller": person(seller),
        "pone": person(pone),
        "price": number("tenure.price"),
    },
    why_not,
    arrange,
)
