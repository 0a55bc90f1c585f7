"""Positions that a case sets: counters, and a deal with some of its cards turned.

``packet A`` lists the cards A has not turned, ``open A`` the turned ones before him (a chief that was sold lies before
its buyer).  What is not listed comes by chance; cards turned by chance never beat the chief.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, HIGHER, NO_CARD, SUIT, SUIT_NAMES, cards_in, count, hand_of, suit
from parlour.core.chance import ANY
from parlour.core.moves import PASS
from parlour.core.setup import Setup
from parlour.core.vocabulary import (
    YES_NO,
    Vocabulary,
    card,
    cards_of,
    choice,
    flag_of,
    number,
    number_of,
    person,
    row,
    row_of,
    text,
    texts,
)
from parlour.errors import BadCase
from parlour.games.speculation import words
from parlour.games.speculation.faults.rights import TABLE_RIGHTS, packet_bits
from parlour.games.speculation.refusals import why_not
from parlour.games.speculation.rules import auction
from parlour.games.speculation.state import EACH, POOL_SPARE_HAND, POOL_TURN_UP
from parlour.mechanisms.dealing import dealer_word
from parlour.mechanisms.pool_positions import set_accounts

if TYPE_CHECKING:
    from parlour.games.speculation.rules.game import Speculation


def turn_card(game: Speculation) -> int:
    """The turn-up of this deal, turned or not."""
    spot = game.turn_up_spot()
    return game.deal.deck[spot] if spot < len(game.deal.deck) else NO_CARD


def stock_cards(game: Speculation) -> list[int]:
    return [game.deal.deck[i] for i in range(game.turn_up_spot() + 1, len(game.deal.deck))]


def arrange(game: Speculation, setup: Setup) -> None:
    step = words.STEPS.index(setup.word("step", words.STEPS, words.STEPS[words.TURN_UP]))
    if step == words.TURN_UP:
        game.deals = setup.number("deals", 0)
        game.finished = game.deals
    else:
        if game.dealer < 0:
            raise BadCase(f"step {words.STEPS[step]} needs a dealer")
        _lay_cards(game, setup)
        _begin(game, setup)
    set_accounts(game, setup)
    _open(game, step)


def _begin(game: Speculation, setup: Setup) -> None:
    """Everybody has paid in and the turn-up is turned."""
    game.deals = setup.number("deals", 1) - 1
    game.finished = game.deals
    game.pay_in()
    before = game.deal.holder if game.deal.holder < game.agreed.pool else game.dealer
    game.deal.pointer = setup.seat("pointer", game.names, game.left(before))
    for seat in range(game.seats):
        if setup.word(f"barred {game.names[seat]}", YES_NO, "no") == "yes":
            game.deal.barred |= BIT[seat]


def _open(game: Speculation, step: i64) -> None:
    if step != words.TURN_UP and step != words.TOP and game.deal.holder == game.agreed.pool:
        raise BadCase("the pool sells nothing: only step top is open while it holds the chief")
    if step == words.TOP and (game.deal.pointer == game.deal.holder or game.deal.turned[game.deal.pointer] == EACH):
        raise BadCase(f"{game.names[game.deal.pointer]} has no card to turn now; say who is next: pointer SEAT")
    if step == words.CHIEF:
        auction.open_window(game, words.CHIEF, game.deal.holder)
    elif step == words.TOP:
        auction.open_window(game, words.TOP, game.deal.pointer)
    elif step == words.HAND:
        game.sell_hand()
    elif step == words.SPARE:
        game.sell_last()


def _lay_cards(game: Speculation, setup: Setup) -> None:
    packets = [_packet(game, setup, name) for name in game.names]
    opened = [_opened(game, setup, seat, EACH - len(packets[seat])) for seat in range(game.seats)]
    turn_up = setup.cards("turn", game.pack)
    if len(turn_up) != 1 or turn_up[0] == ANY:
        raise BadCase("a position in mid-deal needs its turn-up: turn CARD")
    _find_chief(game, setup, turn_up[0], opened)
    if sum([len(cards) for cards in opened]) != sum([EACH - len(cards) for cards in packets]):
        raise BadCase("the cards that are open are not as many as have left the packets")
    _fill_deck(game, setup, packets, opened)


def _packet(game: Speculation, setup: Setup, name: str) -> list[int]:
    if setup.has(f"packet {name}"):
        cards = setup.cards(f"packet {name}", game.pack)
    else:
        cards = [ANY] * (EACH - len(setup.given.get(f"open {name}", [])))
    if len(cards) > EACH:
        raise BadCase(f"packet {name} has at most three cards")
    return cards


def _opened(game: Speculation, setup: Setup, seat: i64, turned: int) -> list[int]:
    where = f"open {game.names[seat]}"
    return setup.cards(where, game.pack) if setup.has(where) else [ANY] * turned


def _find_chief(game: Speculation, setup: Setup, turn_up: int, opened: list[list[int]]) -> None:
    """The highest trump among the cards turned; its holder is who has it, or as set."""
    deal = game.deal
    deal.turn_up = turn_up
    deal.trump = suit(turn_up)
    deal.chief = turn_up
    deal.holder = game.agreed.pool if game.agreed.benefit == POOL_TURN_UP else game.dealer
    for seat in range(game.seats):
        for each in opened[seat]:
            if suit(each) == deal.trump and each > deal.chief:
                deal.chief = each
                deal.holder = seat
    deal.holder = setup.seat("holder", [*game.names, "pool"], deal.holder)
    named = setup.cards("chief", game.pack)
    if named and named != [deal.chief]:
        raise BadCase(f"the highest trump turned is {game.pack.face(deal.chief)}")


def _fill_deck(game: Speculation, setup: Setup, packets: list[list[int]], opened: list[list[int]]) -> None:
    """Lay everything where it would have come from; who turned which open card no longer matters."""
    game.deal.dealt_by = game.dealer
    first = game.agreed.first_turn_up
    deck = [ANY] * len(game.agreed.sheet)
    deck[first] = game.deal.turn_up
    stock = setup.cards("stock", game.pack)
    spare = setup.cards("spare", game.pack) if game.agreed.benefit == POOL_SPARE_HAND else []
    if len(stock) > len(deck) - first - 1 or len(spare) > EACH:
        raise BadCase("more cards are set than lie there")
    for i, each in enumerate(stock):
        deck[first + 1 + i] = each
    for index, each in enumerate(spare):
        deck[game.spot(game.agreed.pool, index)] = each
    for seat in range(game.seats):
        game.deal.turned[seat] = EACH - len(packets[seat])
        for k, each in enumerate(packets[seat]):
            deck[game.spot(seat, game.deal.turned[seat] + k)] = each
    _open_cards(game, deck, packets, opened)
    _close_gaps(game, deck)
    game.deal.next_card = first + 1


def _open_cards(game: Speculation, deck: list[int], packets: list[list[int]], opened: list[list[int]]) -> None:
    named = hand_of([card for cards in [deck, *opened] for card in cards if card != ANY])
    harmless = game.pack.all & ~named & ~(SUIT[game.deal.trump] & HIGHER[game.deal.chief])
    cards = vec[i64](cards_in(harmless))
    game.chance.shuffle(cards)
    spots = [game.spot(seat, k) for seat in range(game.seats) for k in range(EACH - len(packets[seat]))]
    drawn = 0
    for seat in range(game.seats):
        for each in opened[seat]:
            if each == ANY:
                each = cards[drawn]
                drawn += 1
            game.deal.open[seat] |= BIT[each]
            deck[spots.pop()] = each


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
    game.deal.deck = vec[i64](deck)


VOCABULARY: Final = Vocabulary(
    [words.KEEP, words.OFFER, words.BID, PASS, words.ACCEPT, words.REFUSE, words.LOOK, words.CLAIM],
    words.PHASES,
    {
        "dealer": dealer_word(words.DEAL),
        "counters": number_of("ledger.balance"),  # set last, when everybody has paid in
        "packet": row_of(lambda game, seat: game.packet(seat)),
        "open": cards_of("deal.open"),
        "turned": number_of("deal.turned"),
        "looks": number_of(lambda game, seat: count(game.deal.unclaimed & packet_bits(seat))),
        "barred": flag_of(lambda game, seat: game.deal.barred & BIT[seat]),
        "turn": card(turn_card),
        "passed": texts(lambda game: [game.pack.face(card) for card in game.passed()]),
        "stock": row(stock_cards),
        "spare": row(lambda game: game.spare_hand()),
        "chief": card("deal.chief"),
        "holder": text(lambda game: game.owner_name(game.deal.holder)),
        "pointer": person("deal.pointer"),
        "owner": person("deal.owner"),
        "bidder": person("deal.bidder"),
        "trump": choice("deal.trump", SUIT_NAMES),
        "pool": number(lambda game: game.ledger[game.agreed.pool]),
        "step": choice("deal.step", words.STEPS),
        "item": texts(lambda game: game.item().split()),
        "bid": number("deal.best"),
        "offered": texts(lambda game: [str(i) for i in cards_in(game.deal.offered)]),
        "sold": texts(lambda game: [str(i) for i in game.sold()]),
    },
    why_not,
    arrange,
    rights=TABLE_RIGHTS,
)
