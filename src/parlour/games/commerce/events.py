"""What happens at Commerce, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in, count
from parlour.core.events import HAND, NO_SEAT, PACK, STOCK
from parlour.core.game import ALL_SEATS, EVERYTHING
from parlour.games.commerce.words import BOARD, MODERN, OFFER, POOL, TABLE
from parlour.mechanisms.three_card_hands import ALL_CLASSES, CLASS, CLASSES, FLUSH, POINT, class_of, pips

if TYPE_CHECKING:
    from parlour.games.commerce.rules.game import Commerce

CLASS_CLAUSES: Final = ["", "commerce.10", "commerce.9", "commerce.8", "commerce.7", "commerce.6"]
SAME_CLASS: Final = ["", "commerce.10", "commerce.14", "commerce.13", "commerce.12", "commerce.11"]
SAME_POINT: Final = ["", "commerce.15", "", "commerce.R1"]
TIES: Final = ["commerce.R2", "commerce.40", "commerce.R9"]  # by mode


def shuffled(game: Commerce) -> None:
    if game.detail < EVERYTHING:
        return
    game.say("commerce.2", "so-many-play", NO_SEAT, game.seats)
    game.say("commerce.1", "shuffles-pack", game.dealer, len(game.pack.cards))
    game.say("commerce.4", "no-trumps")
    if game.agreed.mode != POOL:
        game.say("commerce.19", "one-stake", NO_SEAT, game.agreed.stake)
    if game.agreed.recognised != ALL_CLASSES:
        game.say("commerce.47", "limited", NO_SEAT, 0, game.options.word("combinations"))


def dealt(game: Commerce) -> None:
    if game.detail < EVERYTHING:
        return
    seat = game.dealer
    for _i in range(count(game.playing)):
        seat = game.next_of(seat, game.playing)
        game.carry("commerce.22", "gets-cards", seat, game.deal.hands[seat], PACK, HAND[seat], BIT[seat])
    eldest = game.next_of(game.dealer, game.playing)
    if game.agreed.mode == MODERN:
        game.say("commerce.23", "asked-first", eldest)
        return
    game.carry("commerce.35", "extra-hand", game.dealer, game.deal.board, PACK, BOARD)
    game.say("commerce.36", "eldest-first", eldest)
    for out in cards_in(ALL_SEATS[game.seats] & ~game.playing):
        game.say("commerce.43", "gets-none", out)


def stood(game: Commerce, seat: i64, answered: bool) -> None:
    if game.detail < EVERYTHING:
        return
    if answered:
        trader = game.deal.trader
        game.carry("commerce.31", "takes-back", trader, BIT[game.deal.offered], OFFER, HAND[trader], BIT[trader])
        game.say("commerce.31", "answers-stand", seat)
    if game.agreed.extended:
        game.say("commerce.51", "stands-unshown", seat)
    else:
        game.say("commerce.24", "stands", seat)
        game.say("commerce.34", "trade-ceases")


def bought(game: Commerce, seat: i64, thrown: i64, taken: i64) -> None:
    if game.detail < EVERYTHING:
        return
    game.say("commerce.28", "for-ready-money", seat)
    game.carry("commerce.29", "throws-out", seat, BIT[thrown], HAND[seat], STOCK, BIT[seat])
    game.carry("commerce.29", "takes-top", seat, BIT[taken], STOCK, HAND[seat], BIT[seat])
    if seat == game.dealer:
        game.say("commerce.R3", "buys-free", seat)


def offered(game: Commerce, seat: i64, card: i64) -> None:
    if game.detail < EVERYTHING:
        return
    game.say("commerce.28", "by-barter", seat)
    game.carry("commerce.30", "offers", seat, BIT[card], HAND[seat], OFFER, BIT[seat])


def bartered(game: Commerce, seat: i64, card: i64) -> None:
    if game.detail < EVERYTHING:
        return
    trader = game.deal.trader
    both = BIT[seat] | BIT[trader]
    game.carry("commerce.30", "gives", seat, BIT[card], HAND[seat], HAND[trader], both)
    game.carry("commerce.30", "gets-offered", seat, BIT[game.deal.offered], OFFER, HAND[seat], both)


def exchanged(game: Commerce, seat: i64, own: i64, other: i64) -> None:
    if game.detail < EVERYTHING:
        return
    game.lay("commerce.36", "lays-up", seat, own, HAND[seat], BOARD)
    game.lay("commerce.36", "takes-from-board", seat, other, BOARD, HAND[seat])


def shown(game: Commerce) -> None:
    if game.detail < EVERYTHING:
        return
    clause = "commerce.38" if game.agreed.mode != MODERN else "commerce.51" if game.agreed.extended else "commerce.34"
    for seat in cards_in(game.playing):
        game.carry(clause, "shows", seat, game.deal.hands[seat], HAND[seat], TABLE)


def compared(game: Commerce, winners: i64) -> None:
    if game.detail < EVERYTHING:
        return
    for seat in cards_in(game.playing):
        _tell_class(game, seat)
    for seat in cards_in(winners):
        game.say("commerce.5", "best-hand", seat, 0, CLASSES[class_of(game.deal.strengths[seat])])
    if winners & (winners - 1):
        game.say(TIES[game.agreed.mode], "absolute-tie")
    else:
        _tell_decision(game, game.next_of(0, winners))


def _tell_class(game: Commerce, seat: i64) -> None:
    kind = class_of(game.deal.strengths[seat])
    if kind in (POINT, FLUSH):
        game.say("commerce.3", "makes-pips", seat, pips(game.deal.hands[seat]))
    game.say(CLASS_CLAUSES[kind], f"has-{CLASSES[kind]}", seat)


def _tell_decision(game: Commerce, winner: i64) -> None:
    """By which rule the best hand beat the next, where both are of one class."""
    strengths = game.deal.strengths
    best = strengths[winner]
    second = max([strengths[seat] for seat in range(game.seats) if seat != winner])
    kind = class_of(best)
    if kind != class_of(second):
        return
    alike = kind in (POINT, FLUSH) and best % CLASS // 4096 == second % CLASS // 4096
    game.say(SAME_POINT[kind] if alike else SAME_CLASS[kind], "decides", winner, 0, CLASSES[kind])
