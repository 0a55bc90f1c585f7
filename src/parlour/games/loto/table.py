"""What lies on every Loto table: events, views and state words of both methods."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in
from parlour.core.events import NO_SEAT
from parlour.core.view import View
from parlour.errors import BadCase
from parlour.games.loto.words import (
    ASIDE,
    BAG,
    CALLED,
    KNOBS,
    THE_BOX,
    covered_place,
    ticket_place,
    tickets_place,
)

if TYPE_CHECKING:
    from parlour.games.loto.first import FirstMethod
    from parlour.games.loto.state import Loto

WORDS: Final = ["ticket", "tickets", "covered", "aside", "bag", "knobs", "pool", "columns"]
COUNTERS: Final = 100
FISH: Final = 14  # of ten counters
CONTRACTS: Final = 12  # of ten fish
IN_BOX: Final = COUNTERS + FISH * 10 + CONTRACTS * 100  # loto.4


def faces(knobs: list[int]) -> list[str]:
    return [KNOBS.face(knob) for knob in knobs]


# -- events -------------------------------------------------------------------


def tell_box(game: Loto) -> None:
    game.say("loto.7", "by-method", NO_SEAT, 0, game.options.word("method"))
    game.say("loto.4", "box-opened", NO_SEAT, IN_BOX)
    game.say("loto.6", "tickets-in-box", NO_SEAT, game.in_box)
    if game.options.word("theme") != "numbers":
        game.say("loto.1", "with-theme", NO_SEAT, 0, game.options.word("theme"))


def tell_deal(game: Loto) -> None:
    for seat in range(game.seats):
        game.bring("loto.8", "gets-tickets", seat, cards_in(game.held[seat]), THE_BOX, tickets_place(seat))
    aside = cards_in(game.aside())
    if aside:
        game.bring("loto.8", "laid-aside", NO_SEAT, aside, THE_BOX, ASIDE)


def tell_call(game: FirstMethod, knob: i64) -> None:
    game.bring("loto.12", "calls", NO_SEAT, [knob], BAG, CALLED)


def tell_waiting(game: FirstMethod, seat: i64) -> None:
    game.say("loto.R4", "waits", seat)


def tell_covering(game: FirstMethod, seat: i64, ticket: i64, knob: i64) -> None:
    game.bring("loto.13", "covers", seat, [knob], CALLED, covered_place(seat, ticket))


# -- the view --------------------------------------------------------------------


def lay_out(game: Loto, view: View) -> None:
    view.fact("method", game.options.word("method"), "loto.7")
    view.fact("theme", game.options.word("theme"), "loto.1")
    view.fact("tickets_in_box", str(game.in_box), "loto.6")
    view.fact("counters_in_box", str(IN_BOX), "loto.4")
    for seat in range(game.seats):
        for ticket in cards_in(game.held[seat]):
            view.show(ticket_place(seat, ticket), faces(game.knobs_on(ticket)), 0, "loto.5")
            view.show(covered_place(seat, ticket), faces(game.knobs_covered(ticket)))
    clause = "loto.18" if game.options.word("method") == "second" else "loto.8"
    for ticket in cards_in(game.aside()):
        view.show(ticket_place(NO_SEAT, ticket), faces(game.knobs_on(ticket)), 0, clause)
    view.show(BAG, [], len(game.knobs_in_bag()))


def lay_out_call(game: FirstMethod, view: View, seat: i64) -> None:
    view.fact("games", f"{game.deals}/{game.agreed}")
    view.fact("prize_plan", game.options.word("prize_plan"), ["loto.14", "loto.10", "loto.11"][game.plan])
    view.fact("stake", str(game.stake), "loto.9")
    view.show(CALLED, faces(game.knobs_called()), 0, "loto.12")
    if seat < game.seats and game.waits & BIT[seat]:
        view.advice = ["loto.2"]


# -- state words ---------------------------------------------------------------------


def read(game: Loto, word: str, seat: int, part: str) -> list[str]:
    if word in ("ticket", "covered", "columns"):
        return _read_ticket(game, word, _ticket(game, word, seat, part))
    if word == "tickets":
        return faces(cards_in(game.held[game.known_seat(word, seat)]))
    if word == "aside":
        return faces(cards_in(game.aside()))
    if word == "pool":
        return [str(game.ledger.balance[game.seats])]
    bag = game.knobs_in_bag()
    return [str(len(bag))] if word == "knobs" else faces(bag)


def _ticket(game: Loto, word: str, seat: int, part: str) -> int:
    """The ticket that ``ticket B/3`` or ``ticket/3`` names."""
    if not (part.isascii() and part.isdigit()) or not 1 <= int(part) <= game.in_box:
        raise BadCase(f"{word} needs the number of a ticket: {word} {game.names[0]}/3")
    ticket = int(part) - 1
    if seat != NO_SEAT and not game.held[seat] & BIT[ticket]:
        raise BadCase(f"{game.names[seat]} does not hold ticket {part}")
    return ticket


def _read_ticket(game: Loto, word: str, ticket: int) -> list[str]:
    if word == "covered":
        return faces(game.knobs_covered(ticket))
    knobs = game.knobs_on(ticket)
    if word == "ticket":
        return faces(knobs)
    counts = [0] * 9
    for knob in knobs:
        counts[min((knob + 1) // 10, 8)] += 1
    return [str(n) for n in counts]


def demand_called(game: Loto, ticket: int, knob: int) -> None:
    """What a case covers must stand on the ticket and have been called."""
    if knob not in game.knobs_on(ticket) or knob not in game.knobs_called():
        raise BadCase(f"{KNOBS.face(knob)} is not called, or not on ticket {ticket + 1}")
