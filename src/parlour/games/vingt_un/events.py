"""What lies on the table, for whom: events, views and state words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import NOBODY, Place
from parlour.core.view import View
from parlour.games.vingt_un.count import points
from parlour.games.vingt_un.layout import EFFECTS, HANDS, PASSES_LEFT, cards_of, holds
from parlour.games.vingt_un.words import (
    DEALER_DIVISION,
    DEALER_DRAWING,
    DIVISION,
    DOUBLING,
    FIRST_CARDS,
    GONE,
    OFFER,
    PACK,
    SALE,
    SECOND_CARDS,
    STAKING,
    STOCK,
    USED,
    hand_place,
)

if TYPE_CHECKING:
    from parlour.games.vingt_un.rules import VingtUn

OF_HANDS: Final = ["hand", "stake", "points"]
OF_SEATS: Final = ["service", "had", "left"]
OF_CARDS: Final = ["stock", "used", "gone"]
WORDS: Final = (
    OF_HANDS + OF_CARDS + OF_SEATS + ["hands", "played", "visits", "tenures", "pool", "seller", "pone", "price"]
)


# -- hands ---------------------------------------------------------------------------------


def place_of(game: VingtUn, slot: i64) -> Place:
    seat = slot >> 2
    return hand_place(seat, (slot & 3) + 1, game.hands[seat] > 1)


def first_two(game: VingtUn, slot: i64) -> list[int]:
    return [card for card in (game.first[slot], game.second[slot]) if card >= 0]


def drawn_to(game: VingtUn, slot: i64) -> list[int]:
    return [note & 127 for note in game.drawn if note >> 7 == slot]


def held(game: VingtUn, slot: i64) -> list[int]:
    """The cards of a hand that is still on the table."""
    cards = first_two(game, slot)
    return cards + drawn_to(game, slot) if cards else []


# -- events --------------------------------------------------------------------------------


def tell_shuffle(game: VingtUn) -> None:
    game.say("vingt-un.1", "shuffles", game.dealer, len(game.deck))
    game.say("vingt-un.14", "cuts", game.pone())


def tell_hand(game: VingtUn) -> None:
    if game.hand_no > 1:
        game.say("vingt-un.39", "goes-on-with-stock", game.dealer, game.in_stock())
    if game.dealer != game.owner:
        game.say("vingt-un.60", "serves-from-sellers-left", game.dealer)


def tell_last_card(game: VingtUn) -> None:
    game.bring("vingt-un.40", "last-card-to-pone", game.pone(), [game.deck[game.at]], STOCK, USED, NOBODY)


def tell_mix(game: VingtUn) -> None:
    game.say("vingt-un.40", "used-cards-shuffled", game.pone(), game.in_stock())
    if game.limit_visits and game.visits >= game.limit_visits:
        game.say("vingt-un.58", "round-finished-from-used", game.dealer)


def tell_card(game: VingtUn, slot: i64, card: i64) -> None:
    seat = slot >> 2
    phase = game.phase
    where = place_of(game, slot)
    if phase == FIRST_CARDS:
        game.bring("vingt-un.14", "gets-first-card", seat, [card], STOCK, where, BIT[seat])
    elif phase == SECOND_CARDS:
        game.bring("vingt-un.19", "gets-second-card", seat, [card], STOCK, where, BIT[seat])
    elif phase == DIVISION:
        game.bring("vingt-un.36", "gets-second-card", seat, [card], STOCK, where, BIT[seat])
    elif phase == DEALER_DIVISION:
        game.bring("vingt-un.37", "gets-second-card", seat, [card], STOCK, where)
    elif phase == DEALER_DRAWING:
        game.bring("vingt-un.31", "draws", seat, [card], STOCK, where)
    else:
        game.bring("vingt-un.25", "draws", seat, [card], STOCK, where)


def tell_natural(game: VingtUn, seat: i64, clause: str) -> None:
    slot = HANDS * seat
    where = place_of(game, slot)
    target = USED if clause == "vingt-un.21" else where
    game.bring(clause, "has-natural", seat, first_two(game, slot), where, target)


def tell_division(game: VingtUn, seat: i64, k: i64, counters: i64) -> None:
    if seat == game.dealer:
        game.say("vingt-un.37", "divides", seat, k + 1)
        return
    game.say("vingt-un.34" if game.hands[seat] == 1 else "vingt-un.36", "divides", seat, k + 1)
    game.say("vingt-un.35", "stakes-second", seat, counters)


def tell_throwing_up(game: VingtUn, seat: i64, slot: i64) -> None:
    where = place_of(game, slot)
    game.bring("vingt-un.27", "throws-up", seat, drawn_to(game, slot), where, USED)
    game.bring("vingt-un.29", "throws-up-unseen", seat, first_two(game, slot), where, USED, BIT[seat])


def tell_turning_up(game: VingtUn) -> None:
    slot = HANDS * game.dealer
    where = place_of(game, slot)
    game.bring("vingt-un.31", "turns-up", game.dealer, first_two(game, slot), where, where)


def tell_showing(game: VingtUn, seat: i64, slot: i64) -> None:
    where = place_of(game, slot)
    game.bring("vingt-un.31", "shows", seat, first_two(game, slot), where, where)


def tell_collecting(game: VingtUn) -> None:
    """Hands that nobody showed stay unseen."""
    pone = game.pone()
    for seat in game.order:
        for slot in range(HANDS * seat, HANDS * seat + game.hands[seat]):
            cards = held(game, slot)
            if cards:
                sees = -1 if holds(game.seen, cards[0]) else BIT[seat]
                game.bring("vingt-un.28", "collects", pone, cards, place_of(game, slot), USED, sees)


# -- the view -------------------------------------------------------------------------------


def lay_out(game: VingtUn, view: View, seat: i64) -> None:
    _lay_facts(game, view)
    if game.owner < 0:
        return
    _lay_deal(game, view)
    for slot in range(HANDS * game.seats):
        if slot & 3 < game.hands[slot >> 2] and held(game, slot):
            _lay_hand(game, view, slot, seat)
    stock = game.in_stock()
    if stock:
        view.show(STOCK, [], stock, "vingt-un.39")
        view.show(USED, [], game.in_used(), "vingt-un.29")
        if len(game.gone):
            view.show(GONE, [game.pack.face(card) for card in game.gone])
    else:
        view.show(PACK, [], len(game.sheet))
    view.advice = advice(game, seat)


def _lay_facts(game: VingtUn, view: View) -> None:
    view.fact("dealer", game.name_of(game.dealer))
    view.fact("worth", "ace 1 or 11, courts 10", "vingt-un.1")
    view.fact("bounds", f"{game.least}..{game.most}", "vingt-un.9")
    view.fact("natural", EFFECTS[game.effect], "vingt-un.42")
    if game.bonus == 0 and game.effect == PASSES_LEFT:
        view.fact("natural_bonus", "none", "vingt-un.64")


def _lay_deal(game: VingtUn, view: View) -> None:
    view.fact("pone", game.names[game.pone()], "vingt-un.28")
    view.fact("hand", str(game.hand_no))
    if game.dealer != game.owner:
        view.fact("seller", game.names[game.owner], "vingt-un.60")
    if game.phase == SALE:
        view.fact("price", str(game.price), "vingt-un.59")
    for seat in range(game.seats):
        if not game.present & BIT[seat]:
            view.fact("left", game.names[seat], "vingt-un.3")


def _lay_hand(game: VingtUn, view: View, slot: i64, seat: i64) -> None:
    owner = slot >> 2
    cards = first_two(game, slot)
    shown = owner == seat or holds(game.seen, cards[0])
    faces = [game.pack.face(card) for card in (cards if shown else []) + drawn_to(game, slot)]
    where = place_of(game, slot)
    view.show(where, faces, 0 if shown else len(cards), "vingt-un.36" if game.hands[owner] > 1 else "")
    if game.stakes[slot]:
        clause = "vingt-un.10" if game.stakes[slot] > game.most else "vingt-un.15"
        hand = f"{game.names[owner]}/{where.part}" if where.part else game.names[owner]
        view.fact("stake", f"{hand} {game.stakes[slot]}", clause)


def advice(game: VingtUn, seat: i64) -> list[str]:
    if seat >= game.seats or not game.waits & BIT[seat]:
        return []
    if game.phase == OFFER or game.phase == SALE:
        return ["vingt-un.8"]
    if game.phase == STAKING:
        return ["vingt-un.16"]
    return ["vingt-un.18"] if game.phase == DOUBLING else []


# -- state words --------------------------------------------------------------------------------


def read(game: VingtUn, word: str, seat: i64, part: str) -> list[str]:
    if word in OF_HANDS:
        return _read_hand(game, word, seat, part)
    if word in OF_CARDS:
        return [game.pack.face(card) for card in _cards(game, word)]
    if word in OF_SEATS:
        return [_read_seat(game, word, seat)]
    if word == "seller":
        return [game.names[game.owner] if game.owner >= 0 and game.owner != game.dealer else "nobody"]
    if word == "pone":
        return [game.names[game.pone()] if game.owner >= 0 else "nobody"]
    if word == "pool":
        return [str(game.ledger.balance[game.pool]) if game.pool >= 0 else "0"]
    return [str(_number(game, word))]


def _number(game: VingtUn, word: str) -> i64:
    if word == "hands":
        return game.hand_no
    if word == "played":
        return game.hands_played
    if word == "visits":
        return game.visits
    return game.tenures if word == "tenures" else game.price


def _read_hand(game: VingtUn, word: str, seat: i64, part: str) -> list[str]:
    seat = game.known_seat(word, seat)
    slots = [HANDS * seat + k for k in range(game.hands[seat]) if part in ("", str(k + 1))]
    if word == "hand":
        return [game.pack.face(card) for slot in slots for card in held(game, slot)]
    if word == "stake":
        return [str(game.stakes[slot]) for slot in slots]
    return [str(points(game.low[slot], game.aces[slot])) for slot in slots]


def _cards(game: VingtUn, word: str) -> list[int]:
    if word == "stock":
        return [game.deck[i] for i in range(game.at, len(game.deck))]
    return cards_of(game.used) if word == "used" else list(game.gone)


def _read_seat(game: VingtUn, word: str, seat: i64) -> str:
    """Whether the seat has had the deal or has left, or when it is served, from 1."""
    seat = game.known_seat(word, seat)
    if word == "service":
        order = list(game.order)
        return str(order.index(seat) + 1) if seat in order else "0"
    seats = game.had if word == "had" else ~game.present
    return "yes" if seats & BIT[seat] else "no"
