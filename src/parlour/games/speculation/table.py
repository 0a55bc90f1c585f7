"""What lies on the table, for whom: events, views, state words, and the cards nobody has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, SUIT_NAMES, cards_in, count, vec_of
from parlour.core.chance import Chance
from parlour.core.events import NO_SEAT, NOBODY
from parlour.core.view import View
from parlour.games.speculation import faults
from parlour.games.speculation.words import (
    HAND,
    ITEM,
    OFFER,
    OFFERING,
    PACK,
    PASSED,
    SPARE_HAND,
    STEPS,
    STOCK,
    TURNED_UP,
    open_place,
    packet_place,
)

if TYPE_CHECKING:
    from parlour.games.speculation.rules import Speculation

OF_SEATS: Final = ["packet", "open", "turned", "looks", "barred"]
OF_CARDS: Final = ["turn", "passed", "stock", "spare", "chief"]
OF_OWNERS: Final = ["holder", "pointer", "owner", "bidder"]
WORDS: Final = OF_SEATS + OF_CARDS + OF_OWNERS + ["trump", "pool", "step", "item", "bid", "offered", "sold"]
ADVISED: Final = {52: 10, 32: 6}  # players, by the size of the pack (speculation.3)


# -- events -------------------------------------------------------------------------


def tell_deal(game: Speculation) -> None:
    dealer = game.dealer
    if crowded(game):
        game.say("speculation.3", "crowded", NO_SEAT, ADVISED[len(game.deck)])
    game.say("speculation.2", "shuffles", dealer, len(game.deck))
    for k in range(1, game.seats + 1):
        seat = (dealer + k) % game.seats
        game.bring("speculation.7", "gets-packet", seat, packet(game, seat), PACK, packet_place(seat), NOBODY)
    if game.circuit > game.seats:
        game.bring("speculation.25", "spare-hand", dealer, packet(game, game.pool), PACK, SPARE_HAND, NOBODY)


def tell_turn_up(game: Speculation) -> None:
    game.bring("speculation.8", "turns-up", game.dealer, [game.turn_up], STOCK, TURNED_UP)
    if game.holder == game.pool:
        game.say("speculation.24", "pool-owns-turn-up")
    elif game.holder != game.dealer:
        game.say("speculation.10", "has-turn-up", game.holder)


def tell_turner(game: Speculation, seat: i64) -> None:
    if sum(game.turned) == 0:
        game.say("speculation.11", "turns-first", seat)


def tell_card(game: Speculation, card: i64, seat: i64, owner: i64, higher: bool) -> None:
    target = open_place(owner) if higher else open_place(seat)
    clause = "speculation.16" if game.step == HAND else "speculation.15"
    game.bring(clause, "turns", seat, [card], packet_place(seat), target)
    sold = seat != owner
    if higher:
        game.say("speculation.22" if sold else "speculation.12", "becomes-chief", owner)
    else:
        game.say("speculation.21" if sold else "speculation.14", "worthless", seat)


def tell_sale(game: Speculation, seller: i64, buyer: i64) -> None:
    """The turn-up stays in the middle; any other chief goes to its buyer."""
    on_turn_up = game.chief == game.turn_up
    source = TURNED_UP if on_turn_up else open_place(seller)
    target = TURNED_UP if on_turn_up else open_place(buyer)
    game.bring("speculation.13", "hands-over", buyer, [game.chief], source, target)


def tell_ace(game: Speculation) -> None:
    if game.holder == game.pool:
        game.say("speculation.R3", "pool-has-ace")
    else:
        game.say("speculation.R3", "ace-leads", game.holder)


def tell_end_of_rounds(game: Speculation) -> None:
    if game.holder == game.pool:
        game.say("speculation.15", "all-turned")
    else:
        game.say("speculation.15", "all-but-holder-turned", game.holder)


def tell_spare_hand(game: Speculation) -> None:
    game.bring("speculation.25", "turns-spare-hand", game.dealer, packet(game, game.pool), SPARE_HAND, SPARE_HAND)


def crowded(game: Speculation) -> bool:
    return game.seats > ADVISED[len(game.deck)]


def item(game: Speculation) -> str:
    """What is for sale: ``chief``, ``hand 1 3``."""
    word = OFFER.words[ITEM[game.step]]
    return " ".join([word, *[str(i) for i in cards_in(game.lot)]])


# -- cards -----------------------------------------------------------------------------


def packet(game: Speculation, seat: i64) -> list[int]:
    """The seat's unturned cards, top first; the pool's is the spare hand, turned or not."""
    if game.dealt_by < 0:
        return []
    turned = game.turned[seat] if seat < game.seats else 0
    return [game.packet_card(seat, index) for index in range(turned, 3)]


def first_turn_up(game: Speculation) -> i64:
    return 3 * game.circuit


def turned_cards(game: Speculation) -> i64:
    """Every card that lies, or lay, face up since the packets were dealt."""
    if game.dealt_by < 0:
        return 0
    seen: i64 = 0
    for seat in range(game.seats):
        seen |= game.open[seat]
    for i in range(first_turn_up(game), game.next_card):
        seen |= BIT[game.deck[i]]
    if game.spare_turned:
        for card in packet(game, game.pool):
            seen |= BIT[card]
    return seen


def turn_up_spot(game: Speculation) -> i64:
    """Where the turn-up of this deal lies in the pack, turned or not."""
    return game.next_card - 1 if game.turn_up >= 0 else game.next_card


def deal_anew(new: Speculation, seat: i64, chance: Chance) -> None:
    """All unturned cards are alike to a seat, but those it has looked at: lay them anew."""
    mine = faults.looked_at(new, seat)
    unknown = new.pack.all & ~turned_cards(new) & ~mine
    spots = [i for i in range(len(new.deck)) if unknown & BIT[new.deck[i]]]
    cards = vec_of(unknown)
    chance.shuffle(cards)
    deck = new.deck[:]
    for i in range(len(spots)):
        deck[spots[i]] = cards[i]
    new.deck = deck


# -- the view ----------------------------------------------------------------------------


def lay_out(game: Speculation, view: View) -> None:
    _lay_facts(game, view)
    if game.dealt_by < 0:
        return
    for s in range(game.seats):
        view.show(packet_place(s), [], 3 - game.turned[s], "speculation.1")
        view.show(open_place(s), faces(game, cards_in(game.open[s])))
    _lay_middle(game, view)
    _lay_sale(game, view)
    if game.at_table:
        _lay_faults(game, view)


def _lay_facts(game: Speculation, view: View) -> None:
    view.fact("dealer", game.name_of(game.dealer))
    view.fact("rank", " ".join(reversed(game.pack.ranks)), "speculation.4")
    if crowded(game):
        view.fact("advised", str(ADVISED[len(game.sheet)]), "speculation.3")
    if game.chief >= 0:
        view.fact("trump", SUIT_NAMES[game.trump], "speculation.8")
        view.fact("chief", game.pack.face(game.chief), "speculation.12")
        view.fact("holder", owner_name(game, game.holder), "speculation.12")


def _lay_middle(game: Speculation, view: View) -> None:
    spot = turn_up_spot(game)
    hidden = game.turn_up < 0 and spot < len(game.deck)
    view.show(TURNED_UP, faces(game, [game.turn_up] if game.turn_up >= 0 else []), int(hidden), "speculation.8")
    if spot > first_turn_up(game):
        view.show(PASSED, faces(game, _cards_of(game, "passed")), 0, "speculation.18")
    view.show(STOCK, [], len(game.deck) - game.next_card - int(hidden))
    if game.circuit > game.seats:
        spare = packet(game, game.pool)
        shown = spare if game.spare_turned else []
        view.show(SPARE_HAND, faces(game, shown), len(spare) - len(shown), "speculation.25")


def _lay_sale(game: Speculation, view: View) -> None:
    if game.waits == 0:
        return
    view.fact("step", STEPS[game.step])
    view.fact("owner", game.names[game.owner])
    if game.phase != OFFERING:
        view.fact("item", item(game))
        view.fact("bidding", " ".join([game.names[s] for s in range(game.seats) if game.bidding & BIT[s]]))
    if game.bidder >= 0:
        view.fact("bid", f"{game.names[game.bidder]} {game.best}", "speculation.R1")
    for i in range(1, 4):
        if game.step == HAND and game.lot_owner[i] >= 0 and game.lot_owner[i] != game.owner:
            view.fact("sold", f"{game.names[game.lot_owner[i]]} {i}", "speculation.R12")


def _lay_faults(game: Speculation, view: View) -> None:
    for seat in range(game.seats):
        looks = count(game.unclaimed >> 3 * seat & 7)
        if looks:
            view.fact("looks", f"{game.names[seat]} {looks}", "speculation.19")
        if game.barred & BIT[seat]:
            view.fact("barred", game.names[seat], "speculation.19")


def faces(game: Speculation, cards: list[int]) -> list[str]:
    return [game.pack.face(card) for card in cards]


def owner_name(game: Speculation, owner: i64) -> str:
    if owner == game.pool:
        return "pool"
    return game.names[owner] if owner >= 0 else "nobody"


# -- state words ---------------------------------------------------------------------------------


def read(game: Speculation, word: str, seat: i64) -> list[str]:
    if word in OF_SEATS:
        return _read_of_seat(game, word, game.known_seat(word, seat))
    if word in OF_CARDS:
        return faces(game, _cards_of(game, word))
    if word == "trump":
        return [SUIT_NAMES[game.trump]] if game.trump >= 0 else ["none"]
    if word == "pool":
        return [str(game.ledger.balance[game.pool])]
    if word == "step":
        return [STEPS[game.step]]
    if word == "item":
        return item(game).split()
    if word == "bid":
        return [str(game.best)]
    if word == "offered":
        return [str(i) for i in cards_in(game.offered)]
    if word == "sold":
        return [str(i) for i in range(1, 4) if game.lot_owner[i] >= 0 and game.lot_owner[i] != game.owner]
    seats = {"holder": game.holder, "pointer": game.pointer, "owner": game.owner, "bidder": game.bidder}
    return [owner_name(game, seats[word])]


def _read_of_seat(game: Speculation, word: str, seat: i64) -> list[str]:
    if word == "packet":
        return faces(game, packet(game, seat))
    if word == "open":
        return faces(game, cards_in(game.open[seat]))
    if word == "turned":
        return [str(game.turned[seat])]
    if word == "looks":
        return [str(count(game.unclaimed >> 3 * seat & 7))]
    return ["yes" if game.barred & BIT[seat] else "no"]


def _cards_of(game: Speculation, word: str) -> list[int]:
    if game.dealt_by < 0:
        return []
    spot = turn_up_spot(game)
    if word == "chief":
        return [game.chief] if game.chief >= 0 else []
    if word == "spare":
        return packet(game, game.pool) if game.circuit > game.seats else []
    if word == "passed":
        return [game.deck[i] for i in range(first_turn_up(game), spot)]
    if word == "turn":
        return [game.deck[spot]] if spot < len(game.deck) else []
    return [game.deck[i] for i in range(spot + 1, len(game.deck))]
