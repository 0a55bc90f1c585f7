"""What lies on the Commerce table, for whom: events, views and state words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in, count
from parlour.core.events import NO_SEAT
from parlour.core.game import ALL_SEATS
from parlour.core.view import View
from parlour.games.commerce.state import EACH, NO_CARD
from parlour.games.commerce.words import BOARD, HORSE, MODERN, OFFER, PACK, POOL, STOCK, TABLE, TO_ALL, hand_place
from parlour.mechanisms.three_card_hands import (
    ALL_CLASSES,
    CLASS,
    CLASSES,
    FLUSH,
    POINT,
    class_of,
    pips,
)

if TYPE_CHECKING:
    from parlour.games.commerce.rules import Commerce

BY_SEAT: Final = ["hand", "lives", "class", "stood", "passed"]
WORDS: Final = [*BY_SEAT, "board", "stock", "offer", "pool", "stander", "circuits", "horse"]

CLASS_CLAUSES: Final = ["", "commerce.10", "commerce.9", "commerce.8", "commerce.7", "commerce.6"]
SAME_CLASS: Final = ["", "commerce.10", "commerce.14", "commerce.13", "commerce.12", "commerce.11"]
SAME_POINT: Final = ["", "commerce.15", "", "commerce.R1"]
TIES: Final = ["commerce.R2", "commerce.40", "commerce.R9"]  # by mode


# -- events -------------------------------------------------------------------


def tell_table(game: Commerce) -> None:
    game.say("commerce.2", "so-many-play", NO_SEAT, game.seats)
    game.say("commerce.1", "shuffles-pack", game.dealer, len(game.sheet))
    game.say("commerce.4", "no-trumps")
    if game.mode != POOL:
        game.say("commerce.19", "one-stake", NO_SEAT, game.stake)
    if game.recognised != ALL_CLASSES:
        game.say("commerce.47", "limited", NO_SEAT, 0, game.options.word("combinations"))


def tell_deal(game: Commerce) -> None:
    seat = game.dealer
    for _i in range(count(game.playing)):
        seat = game.next_of(seat, game.playing)
        cards = cards_in(game.hands[seat])
        game.bring("commerce.22", "gets-cards", seat, cards, PACK, hand_place(seat), BIT[seat])
    if game.mode == MODERN:
        game.say("commerce.23", "asked-first", game.next_of(game.dealer, game.playing))
        return
    game.bring("commerce.35", "extra-hand", game.dealer, cards_in(game.board), PACK, BOARD)
    game.say("commerce.36", "eldest-first", game.next_of(game.dealer, game.playing))
    out = ALL_SEATS[game.seats] & ~game.playing
    for seat in cards_in(out):
        game.say("commerce.43", "gets-none", seat)


def tell_stand(game: Commerce, seat: i64, answered: bool) -> None:
    if answered:
        game.bring("commerce.31", "takes-back", game.trader, [game.offered], OFFER, hand_place(game.trader), _one(game))
        game.say("commerce.31", "answers-stand", seat)
    if game.extended:
        game.say("commerce.51", "stands-unshown", seat)
    else:
        game.say("commerce.24", "stands", seat)


def _one(game: Commerce) -> i64:
    return BIT[game.trader]


def tell_buy(game: Commerce, seat: i64, card: i64, taken: i64) -> None:
    game.say("commerce.28", "for-ready-money", seat)
    game.bring("commerce.29", "throws-out", seat, [card], hand_place(seat), STOCK, BIT[seat])
    game.bring("commerce.29", "takes-top", seat, [taken], STOCK, hand_place(seat), BIT[seat])
    if seat == game.dealer:
        game.say("commerce.R3", "buys-free", seat)


def tell_offer(game: Commerce, seat: i64, card: i64) -> None:
    game.say("commerce.28", "by-barter", seat)
    game.bring("commerce.30", "offers", seat, [card], hand_place(seat), OFFER, BIT[seat])


def tell_barter(game: Commerce, seat: i64, card: i64) -> None:
    both = BIT[seat] | BIT[game.trader]
    game.bring("commerce.30", "gives", seat, [card], hand_place(seat), hand_place(game.trader), both)
    game.bring("commerce.30", "gets-offered", seat, [game.offered], OFFER, hand_place(seat), both)


def tell_exchange(game: Commerce, seat: i64, own: i64, other: i64) -> None:
    game.bring("commerce.36", "lays-up", seat, [own], hand_place(seat), BOARD)
    game.bring("commerce.36", "takes-from-board", seat, [other], BOARD, hand_place(seat))


def tell_show(game: Commerce) -> None:
    clause = "commerce.38" if game.mode != MODERN else "commerce.51" if game.extended else "commerce.34"
    for seat in cards_in(game.playing):
        game.bring(clause, "shows", seat, cards_in(game.hands[seat]), hand_place(seat), TABLE)


def tell_best(game: Commerce, winners: i64) -> None:
    for seat in cards_in(game.playing):
        _tell_class(game, seat)
    for seat in cards_in(winners):
        game.say("commerce.5", "best-hand", seat, 0, CLASSES[class_of(game.strengths[seat])])
    if winners & (winners - 1):
        game.say(TIES[game.mode], "absolute-tie")
    else:
        _tell_decision(game, game.next_of(0, winners))


def _tell_class(game: Commerce, seat: i64) -> None:
    kind = class_of(game.strengths[seat])
    if kind in (POINT, FLUSH):
        game.say("commerce.3", "makes-pips", seat, pips(game.hands[seat]))
    game.say(CLASS_CLAUSES[kind], f"has-{CLASSES[kind]}", seat)


def _tell_decision(game: Commerce, winner: i64) -> None:
    """By which rule the best hand beat the next, where both are of one class."""
    best = game.strengths[winner]
    second: i64 = 0
    for seat in range(game.seats):
        if seat != winner and game.strengths[seat] > second:
            second = game.strengths[seat]
    kind = class_of(best)
    if kind != class_of(second):
        return
    alike = kind in (POINT, FLUSH) and best % CLASS // 4096 == second % CLASS // 4096
    game.say(SAME_POINT[kind] if alike else SAME_CLASS[kind], "decides", winner, 0, CLASSES[kind])


# -- the view --------------------------------------------------------------------


def lay_out(game: Commerce, view: View, seat: i64) -> None:
    view.fact("mode", game.options.word("mode"))
    view.fact("dealer", game.read("dealer")[0], "commerce.16")
    view.fact("trumps", "none", "commerce.4")
    if game.mode == POOL:
        view.fact("horse", game.read("horse")[0], "commerce.45")
    else:
        view.fact("stake", str(game.stake), "commerce.19")
    view.fact("combinations", game.options.word("combinations"), "commerce.5" if _full(game) else "commerce.47")
    view.fact("circuits", str(game.circuits), "commerce.R4")
    for s in range(game.seats):
        _show_seat(game, view, seat, s)
    if game.mode != MODERN:
        view.show(BOARD, game.faces(game.board), 0, "commerce.35")
    view.show(STOCK, [], len(game.stock) if game.hiding() else 0, "commerce.29" if game.mode == MODERN else "")
    _show_offer(game, view, seat)
    if game.stander >= 0:
        view.fact("stander", game.names[game.stander], "commerce.24")
    view.advice = advice(game, seat)


def _full(game: Commerce) -> bool:
    return game.recognised == ALL_CLASSES


def _show_seat(game: Commerce, view: View, seat: i64, s: i64) -> None:
    if s == seat or game.shown:
        view.show(hand_place(s), game.faces(game.hands[s]), 0, "commerce.24" if game.shown else "")
    else:
        view.show(hand_place(s), [], count(game.hands[s]))
    if game.mode == POOL:
        view.fact("lives", f"{game.names[s]} {game.lives[s]}", "commerce.41")
    if game.stood & BIT[s]:
        view.fact("stood", game.names[s], "commerce.51" if game.extended else "commerce.38")
    if game.passed & BIT[s]:
        view.fact("passed", game.names[s], "commerce.37")


def _show_offer(game: Commerce, view: View, seat: i64) -> None:
    if game.offered == NO_CARD:
        return
    if seat == game.trader:
        view.show(OFFER, [game.pack.face(game.offered)], 0, "commerce.30")
    else:
        view.show(OFFER, [], 1, "commerce.30")


def advice(game: Commerce, seat: i64) -> list[str]:
    found: list[str] = []
    if seat >= game.seats:
        return found
    if game.mode == POOL and game.entered and game.lives[seat] == 0 and game.phase != HORSE:
        found.append("commerce.46")
    if not _full(game):
        found.append("commerce.48")
    if game.penalty == TO_ALL:
        found.append("commerce.50")
    if game.extended and game.stood & BIT[seat]:
        found.append("commerce.52")
    return found


# -- state words ---------------------------------------------------------------------


def read(game: Commerce, word: str, seat: i64) -> list[str]:
    if word in BY_SEAT:
        return _read_seat(game, word, game.known_seat(word, seat))
    if word == "board":
        return game.faces(game.board)
    if word == "stock":
        return stock_of(game) if game.hiding() else []
    if word == "offer":
        return [game.pack.face(game.offered)] if game.offered != NO_CARD else []
    if word == "pool":
        return [str(game.ledger.balance[game.pool])]
    if word == "circuits":
        return [str(game.circuits)]
    if word == "horse":
        return ["offered" if game.horse_offered else "open"]
    return [game.names[game.stander] if game.stander >= 0 else "nobody"]


def _read_seat(game: Commerce, word: str, seat: i64) -> list[str]:
    if word == "hand":
        return game.faces(game.hands[seat])
    if word == "lives":
        return [str(game.lives[seat])]
    if word == "class":
        return [CLASSES[class_of(game.strengths[seat])]]
    mask = game.stood if word == "stood" else game.passed
    return ["yes" if mask & BIT[seat] else "no"]


def stock_of(game: Commerce) -> list[str]:
    """The pack in the dealer's hands, top first."""
    size = len(game.stock)
    return [game.pack.face(game.stock[(game.top + i) % size]) for i in range(size)]


def deal_plan(game: Commerce) -> dict[str, list[int]]:
    circuit = game.circuit
    plan: dict[str, list[int]] = {"stock": list(range(EACH * circuit, len(game.sheet)))}
    seat = game.dealer
    for turn in range(circuit):
        seat = game.next_of(seat, game.playing)
        on_board = game.mode != MODERN and turn == circuit - 1
        where = "board" if on_board else f"hand {game.names[seat]}"
        plan[where] = [game.spot(turn, k, circuit) for k in range(EACH)]
    return plan
