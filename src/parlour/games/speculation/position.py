"""Positions that a case sets: counters, and a deal with some of its cards turned.

``packet A`` lists the cards A has not turned, ``open A`` the turned ones before him (a chief that was sold lies before
its buyer).  What is not listed comes by chance; cards turned by chance never beat the chief.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, HIGHER, SUIT, cards_in, hand_of
from parlour.core.chance import ANY
from parlour.core.setup import Setup
from parlour.errors import BadCase
from parlour.games.speculation import auction, table
from parlour.games.speculation.layout import POOL_SPARE_HAND, POOL_TURN_UP
from parlour.games.speculation.words import CHIEF, HAND, SPARE, STEPS, TOP, TURN_UP

if TYPE_CHECKING:
    from parlour.games.speculation.rules import Speculation

MOST_COUNTERS: Final = 10**15


def arrange(game: Speculation, setup: Setup) -> None:
    step = STEPS.index(setup.word("step", STEPS, STEPS[TURN_UP]))
    if step == TURN_UP:
        game.deals = setup.number("deals", 0)
        game.finished = game.deals
    else:
        if game.dealer < 0:
            raise BadCase(f"step {STEPS[step]} needs a dealer")
        _lay_cards(game, setup)
        _begin(game, setup)
    _set_counters(game, setup)
    _open(game, step)


def _set_counters(game: Speculation, setup: Setup) -> None:
    for account, name in enumerate([f"counters {name}" for name in game.names] + ["pool"]):
        counters = setup.number(name, game.ledger.balance[account])
        if not -MOST_COUNTERS <= counters <= MOST_COUNTERS:
            raise BadCase(f"{name} {counters} is too much")
        game.ledger.balance[account] = counters


def _begin(game: Speculation, setup: Setup) -> None:
    """Everybody has paid in and the turn-up is turned."""
    game.deals = setup.number("deals", 1) - 1
    game.finished = game.deals
    game.pay_in()
    game.pointer = game.left(game.holder if game.holder < game.pool else game.dealer)
    game.pointer = game.names.index(setup.word("pointer", game.names, game.names[game.pointer]))
    for seat in range(game.seats):
        if setup.word(f"barred {game.names[seat]}", ["yes", "no"], "no") == "yes":
            game.barred |= BIT[seat]


def _open(game: Speculation, step: i64) -> None:
    if step != TURN_UP and step != TOP and game.holder == game.pool:
        raise BadCase("the pool sells nothing: only step top is open while it holds the chief")
    if step == TOP and (game.pointer == game.holder or game.turned[game.pointer] == 3):
        raise BadCase(f"{game.names[game.pointer]} has no card to turn now; say who is next: pointer SEAT")
    if step == CHIEF:
        auction.open_window(game, CHIEF, game.holder)
    elif step == TOP:
        auction.open_window(game, TOP, game.pointer)
    elif step == HAND:
        game.sell_hand()
    elif step == SPARE:
        game.sell_last()


# -- cards ------------------------------------------------------------------------------


def _lay_cards(game: Speculation, setup: Setup) -> None:
    packets = [_packet(game, setup, name) for name in game.names]
    opened = [_opened(game, setup, seat, 3 - len(packets[seat])) for seat in range(game.seats)]
    turn_up = setup.cards("turn", game.pack)
    if len(turn_up) != 1 or turn_up[0] == ANY:
        raise BadCase("a position in mid-deal needs its turn-up: turn CARD")
    _find_chief(game, setup, turn_up[0], opened)
    if sum([len(cards) for cards in opened]) != sum([3 - len(cards) for cards in packets]):
        raise BadCase("the cards that are open are not as many as have left the packets")
    _fill_deck(game, setup, packets, opened)


def _packet(game: Speculation, setup: Setup, name: str) -> list[int]:
    if setup.has(f"packet {name}"):
        cards = setup.cards(f"packet {name}", game.pack)
    else:
        cards = [ANY] * (3 - len(setup.given.get(f"open {name}", [])))
    if len(cards) > 3:
        raise BadCase(f"packet {name} has at most three cards")
    return cards


def _opened(game: Speculation, setup: Setup, seat: i64, turned: int) -> list[int]:
    where = f"open {game.names[seat]}"
    return setup.cards(where, game.pack) if setup.has(where) else [ANY] * turned


def _find_chief(game: Speculation, setup: Setup, turn_up: int, opened: list[list[int]]) -> None:
    """The highest trump among the cards turned; its holder is who has it, or as set."""
    game.turn_up = turn_up
    game.trump = turn_up >> 4
    game.chief = turn_up
    game.holder = game.pool if game.benefit == POOL_TURN_UP else game.dealer
    for seat in range(game.seats):
        for card in opened[seat]:
            if card >> 4 == game.trump and card > game.chief:
                game.chief = card
                game.holder = seat
    owners = [*game.names, "pool"]
    game.holder = owners.index(setup.word("holder", owners, owners[game.holder]))
    named = setup.cards("chief", game.pack)
    if named and named != [game.chief]:
        raise BadCase(f"the highest trump turned is {game.pack.face(game.chief)}")


def _fill_deck(game: Speculation, setup: Setup, packets: list[list[int]], opened: list[list[int]]) -> None:
    """Lay everything where it would have come from; who turned which open card no longer matters."""
    game.dealt_by = game.dealer
    first = table.first_turn_up(game)
    deck = [ANY] * len(game.sheet)
    deck[first] = game.turn_up
    stock = setup.cards("stock", game.pack)
    spare = setup.cards("spare", game.pack) if game.benefit == POOL_SPARE_HAND else []
    if len(stock) > len(deck) - first - 1 or len(spare) > 3:
        raise BadCase("more cards are set than lie there")
    for i, card in enumerate(stock):
        deck[first + 1 + i] = card
    for index, card in enumerate(spare):
        deck[game.spot(game.pool, index)] = card
    for seat in range(game.seats):
        game.turned[seat] = 3 - len(packets[seat])
        for k, card in enumerate(packets[seat]):
            deck[game.spot(seat, game.turned[seat] + k)] = card
    _open_cards(game, deck, packets, opened)
    _close_gaps(game, deck)
    game.next_card = first + 1


def _open_cards(game: Speculation, deck: list[int], packets: list[list[int]], opened: list[list[int]]) -> None:
    named = hand_of([card for cards in [deck, *opened] for card in cards if card != ANY])
    harmless = game.pack.all & ~named & ~(SUIT[game.trump] & HIGHER[game.chief])
    cards = vec[i64](cards_in(harmless))
    game.chance.shuffle(cards)
    spots = [game.spot(seat, k) for seat in range(game.seats) for k in range(3 - len(packets[seat]))]
    drawn = 0
    for seat in range(game.seats):
        for card in opened[seat]:
            if card == ANY:
                card = cards[drawn]
                drawn += 1
            game.open[seat] |= BIT[card]
            deck[spots.pop()] = card


def _close_gaps(game: Speculation, deck: list[int]) -> None:
    named = [card for card in deck if card != ANY]
    if len(set(named)) < len(named):
        raise BadCase("a card lies in two places")
    rest = vec[i64](cards_in(game.pack.all & ~hand_of(named)))
    game.chance.shuffle(rest)
    filled = 0
    for i in range(len(deck)):
        if deck[i] == ANY:
            deck[i] = rest[filled]
            filled += 1
    game.deck = vec[i64](deck)
