"""What happens at Loto by both methods, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import cards_in
from parlour.core.events import NO_SEAT
from parlour.core.game import EVERYTHING
from parlour.games.loto import words

if TYPE_CHECKING:
    from parlour.games.loto.rules.first import FirstMethod
    from parlour.games.loto.rules.second import SecondMethod
    from parlour.games.loto.state import LotoState

LINES: Final = ["", "abstract", "ambo", "terne", "quaterne", "quinterne"]


def opened_box(game: LotoState) -> None:
    if game.detail < EVERYTHING:
        return
    game.say("loto.7", "by-method", NO_SEAT, 0, game.options.word("method"))
    game.say("loto.4", "box-opened", NO_SEAT, words.IN_BOX)
    game.say("loto.6", "tickets-in-box", NO_SEAT, game.agreed.tickets)
    if game.options.word("theme") != "numbers":
        game.say("loto.1", "with-theme", NO_SEAT, 0, game.options.word("theme"))


def _laid_aside(game: LotoState, clause: str) -> None:
    if game.aside():
        game.carry(clause, "laid-aside", NO_SEAT, game.aside(), words.THE_BOX, words.ASIDE)


def dealt(game: FirstMethod) -> None:
    if game.detail < EVERYTHING:
        return
    for seat in range(game.seats):
        game.carry("loto.8", "gets-tickets", seat, game.held[seat], words.THE_BOX, words.TICKETS[seat])
    _laid_aside(game, "loto.8")


def called(game: FirstMethod, knob: i64) -> None:
    game.lay("loto.12", "calls", NO_SEAT, knob, words.BAG, words.CALLED)


def covered(game: FirstMethod, seat: i64, ticket: i64, knob: i64) -> None:
    if game.detail < EVERYTHING:
        return  # before the place is put together
    game.lay("loto.13", "covers", seat, knob, words.CALLED, words.covered_place(seat, ticket))


def filled_tickets(game: FirstMethod, winners: i64) -> None:
    if game.detail < EVERYTHING:
        return
    for seat in cards_in(winners):
        game.say("loto.14", "fills-ticket", seat)


def drew_tickets(game: SecondMethod) -> None:
    if game.detail < EVERYTHING:
        return
    for seat in game.from_eldest():
        tickets = cards_in(game.held[seat])
        game.bring(words.DRAWN_BY[len(tickets)], "draws-tickets", seat, tickets, words.THE_BOX, words.TICKETS[seat])
    _laid_aside(game, "loto.18")


def ready(game: SecondMethod, seat: i64) -> None:
    game.say(game.window_clause(), "is-ready", seat)


def swapped(game: SecondMethod, seat: i64, own: i64, other: i64) -> None:
    game.lay("loto.19", "lays-aside", seat, own, words.TICKETS[seat], words.ASIDE)
    game.lay("loto.19", "takes-instead", seat, other, words.ASIDE, words.TICKETS[seat])


def offered_trade(game: SecondMethod, seat: i64, own: i64, other: i64, theirs: i64) -> None:
    if game.detail < EVERYTHING:
        return
    game.say("loto.19", "offers-trade", seat, own + 1, f"{game.names[other]} {theirs + 1}")


def answered(game: SecondMethod, seat: i64, agreed: bool) -> None:
    if not agreed:
        game.say("loto.19", "declines", seat)
        return
    exchange = game.exchange
    first = exchange.turn_of
    game.lay("loto.19", "gets-in-trade", seat, exchange.offered, words.TICKETS[first], words.TICKETS[seat])
    game.lay("loto.19", "gets-in-trade", first, exchange.asked_for, words.TICKETS[seat], words.TICKETS[first])


def threw_up(game: SecondMethod, seat: i64, ticket: i64) -> None:
    game.lay("loto.20", "throws-up", seat, ticket, words.TICKETS[seat], words.ASIDE)


def took(game: SecondMethod, seat: i64, ticket: i64) -> None:
    game.lay("loto.20", "takes-ticket", seat, ticket, words.ASIDE, words.TICKETS[seat])


def returned(game: SecondMethod, knob: i64) -> None:
    game.lay("loto.24", "knob-returns", NO_SEAT, knob, words.AWAY, words.BAG)


def shook_bag(game: SecondMethod, knobs: int) -> None:
    game.say("loto.22", "knobs-counted", game.drawer, knobs)
    if game.is_last():
        game.say("loto.31", "last-drawing", NO_SEAT, game.deals)


def drew(game: SecondMethod, knob: i64) -> None:
    game.lay("loto.22", "draws-knob", game.drawer, knob, words.BAG, words.BOARD)


def put_away(game: SecondMethod, knob: i64) -> None:
    game.lay("loto.24", "put-away", NO_SEAT, knob, words.BOARD, words.AWAY)


def won(game: SecondMethod, code: i64) -> None:
    if game.detail < EVERYTHING:
        return
    game.say("loto.26", "has-line", (code >> 3) // 24, (code >> 3) % 24 + 1, LINES[code & 7])


def paid_prizes(game: SecondMethod) -> None:
    if game.detail < EVERYTHING:
        return
    unpaid = list(game.claims.due)[game.claims.paid :]
    for code in unpaid:
        game.say("loto.33", "unpaid", (code >> 3) // 24, (code >> 3) % 24 + 1, LINES[code & 7])
    if unpaid:
        game.say("loto.33", "bankruptcy")
    else:
        game.say("loto.27", "prizes-paid")


def redeemed(game: SecondMethod) -> None:
    if game.detail < EVERYTHING:
        return
    for seat in game.from_eldest():
        game.say("loto.34", "redeems", seat, game.won(seat))
