"""What lies on the My Bird Sings table, for whom: events, views, hints and state words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in, count
from parlour.core.events import NO_SEAT
from parlour.core.view import View
from parlour.games.my_bird_sings.state import UNANSWERED, WAITED
from parlour.games.my_bird_sings.words import OPENING, OVER, PACK, PICKING_OUT, STOCK, TURN, hand_place, tricks_place

if TYPE_CHECKING:
    from parlour.games.my_bird_sings.rules import MyBirdSings

BY_SEAT: Final = ["hand", "laid", "tricks", "answered"]
WORDS: Final = [*BY_SEAT, "stock", "pool", "leader", "circuits", "exchanged", "gone"]


# -- events -------------------------------------------------------------------------------


def tell_deal(game: MyBirdSings) -> None:
    clause = "my-bird-sings.3" if game.size == 4 else "my-bird-sings.17"
    for step in range(1, game.seats + 1):
        seat = (game.dealer + step) % game.seats
        game.bring(clause, "gets-cards", seat, cards_in(game.hands[seat]), PACK, hand_place(seat), BIT[seat])
    if game.flush_only and game.size == 4:
        game.say("my-bird-sings.16", "flushes-only")


def tell_answer(game: MyBirdSings, seat: i64) -> None:
    game.say("my-bird-sings.R2", "has-answered", seat)


def tell_call(game: MyBirdSings, seat: i64, cards: i64) -> None:
    hand = hand_place(seat)
    game.bring("my-bird-sings.5", "bird-sings", seat, cards_in(cards), hand, hand)


def tell_passed(game: MyBirdSings, giver: i64, taker: i64, card: i64) -> None:
    both = BIT[giver] | BIT[taker]
    if game.phase == PICKING_OUT:
        game.bring("my-bird-sings.10", "picks", taker, [card], hand_place(giver), hand_place(taker), both)
    else:
        game.bring("my-bird-sings.9", "throws", giver, [card], hand_place(giver), hand_place(taker), both)


def tell_exchange(game: MyBirdSings, seat: i64, card: i64, rejected: i64) -> None:
    hand = hand_place(seat)
    game.bring("my-bird-sings.13", "puts-out", seat, [card], hand, STOCK, BIT[seat])
    for i in range(rejected):
        game.bring("my-bird-sings.12", "rejects", seat, [game.stock[i]], STOCK, STOCK)
    if rejected < len(game.stock):
        game.bring("my-bird-sings.11", "takes-new", seat, [game.stock[rejected]], STOCK, hand, BIT[seat])
    else:
        game.bring("my-bird-sings.R5", "takes-back", seat, [card], STOCK, hand, BIT[seat])


def tell_trick(game: MyBirdSings, seat: i64, cards: i64) -> None:
    game.bring("my-bird-sings.18", "lays-trick", seat, cards_in(cards), hand_place(seat), tricks_place(seat))


def tell_refill(game: MyBirdSings, seat: i64) -> None:
    cards = [game.stock[i] for i in range(game.size)]
    game.bring("my-bird-sings.18", "draws-new", seat, cards, STOCK, hand_place(seat), BIT[seat])


# -- the view -------------------------------------------------------------------------------


def lay_out(game: MyBirdSings, view: View, seat: i64) -> None:
    view.fact("dealer", game.name_of(game.dealer))
    view.fact("leader", read(game, "leader", NO_SEAT)[0], "my-bird-sings.8")
    view.fact("aim", "flush" if game.flush_only else "flush_or_four_suits", _aim(game))
    view.fact("method", game.options.word("method"), "my-bird-sings.7")
    view.fact("circuits", str(game.circuits), "my-bird-sings.11")
    for s in range(game.seats):
        _show_seat(game, view, seat, s)
    view.show(STOCK, [], len(game.stock))
    if seat < game.seats and game.phase == OPENING and game.answers[seat] != UNANSWERED:
        view.fact("answer", "wait" if game.answers[seat] == WAITED else "call", "my-bird-sings.R2")
    view.advice = advice(game, seat)


def _aim(game: MyBirdSings) -> str:
    if not game.flush_only:
        return "my-bird-sings.4"
    return "my-bird-sings.16" if game.size == 4 else "my-bird-sings.17"


def _show_seat(game: MyBirdSings, view: View, seat: i64, s: i64) -> None:
    if s == seat:
        view.show(hand_place(s), _hand(game, s))
    else:
        view.show(hand_place(s), [], count(game.hands[s]))
    if game.whole_pack:
        view.show(tricks_place(s), [], count(game.laid[s]), "my-bird-sings.18")
        view.fact("tricks", f"{game.names[s]} {game.tricks[s]}", "my-bird-sings.19")


def _hand(game: MyBirdSings, seat: i64) -> list[str]:
    """His cards; while he holds them up, in the order of their positions."""
    if game.phase == PICKING_OUT and game.player == seat:
        return [game.pack.face(card) for card in game.row]
    return _faces(game, game.hands[seat])


def advice(game: MyBirdSings, seat: i64) -> list[str]:
    """The leader is reminded of the stock."""
    if seat == game.player and game.phase == TURN and game.may_exchange():
        return ["my-bird-sings.15"]
    return []


# -- state words ---------------------------------------------------------------------------------


def read(game: MyBirdSings, word: str, seat: i64) -> list[str]:
    if word in BY_SEAT:
        return _read_seat(game, word, game.known_seat(word, seat))
    if word == "stock":
        return [game.pack.face(card) for card in game.stock]
    if word == "gone":
        return _faces(game, game.gone)
    if word == "pool":
        return [str(game.ledger.balance[game.seats])]
    if word == "leader":
        return [game.names[game.leader]] if OPENING <= game.phase < OVER else ["nobody"]
    return [str(game.circuits) if word == "circuits" else "yes" if game.exchanged else "no"]


def _read_seat(game: MyBirdSings, word: str, seat: i64) -> list[str]:
    if word == "tricks":
        return [str(game.tricks[seat])]
    if word == "answered":
        return ["no" if game.answers[seat] == UNANSWERED else "yes"]
    return _faces(game, game.hands[seat] if word == "hand" else game.laid[seat])


def _faces(game: MyBirdSings, cards: i64) -> list[str]:
    return [game.pack.face(card) for card in cards_in(cards)]
