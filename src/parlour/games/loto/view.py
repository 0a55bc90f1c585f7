"""What a seat sees at Loto: everything but the knobs to come."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in, count
from parlour.core.events import NO_SEAT
from parlour.core.view import View, tally
from parlour.games.loto import words

if TYPE_CHECKING:
    from parlour.games.loto.rules.first import FirstMethod
    from parlour.games.loto.rules.second import SecondMethod
    from parlour.games.loto.state import LotoState


def lay_out_first(game: FirstMethod, view: View, seat: i64) -> None:
    _lay_out_tickets(game, view, "loto.8")
    view.fact("games", f"{game.deals}/{game.agreed.deals}")
    view.fact("prize_plan", game.options.word("prize_plan"), words.FOR_PLAN[game.agreed.plan])
    view.fact("stake", str(game.agreed.stake), "loto.9")
    view.show(words.CALLED, words.faces(game.knobs_called()), 0, "loto.12")
    if seat < game.seats and game.waits & BIT[seat]:
        view.advice = ["loto.2"]


def lay_out_second(game: SecondMethod, view: View) -> None:
    _lay_out_tickets(game, view, "loto.18")
    view.fact("drawings", f"{game.deals}/{game.agreed.deals}", "loto.31")
    view.fact("eldest", game.name_of(game.eldest), "loto.22")
    view.fact("drawer", game.name_of(game.drawer), "loto.29")
    view.fact("counter_worth", str(Fraction(game.options.number("stake"), 120)), "loto.21")
    view.fact("counters_needed", str(game.counters_needed()), "loto.35")
    for seat in range(game.seats):
        if game.held[seat]:
            view.fact("staked", f"{game.names[seat]} {game.money_staked(seat)}", _stake_clause(game, seat))
            view.fact("won", tally(game.names[seat], game.won(seat)), "loto.34")
    view.show(words.BOARD, words.faces(game.knobs_called()), 0, "loto.22")
    view.show(words.AWAY, words.faces(game.knobs_away()), 0, "loto.24")
    offer = game.tickets_offered()
    if offer:
        view.fact("offer", " ".join(words.faces(offer)), "loto.19")


def _lay_out_tickets(game: LotoState, view: View, aside_clause: str) -> None:
    view.fact("method", game.options.word("method"), "loto.7")
    view.fact("theme", game.options.word("theme"), "loto.1")
    view.fact("tickets_in_box", str(game.agreed.tickets), "loto.6")
    view.fact("counters_in_box", str(words.IN_BOX), "loto.4")
    for seat in range(game.seats):
        for ticket in cards_in(game.held[seat]):
            view.show(words.ticket_place(seat, ticket), words.faces(game.knobs_on(ticket)), 0, "loto.5")
            view.show(words.covered_place(seat, ticket), words.faces(game.knobs_covered(ticket)))
    for ticket in cards_in(game.aside()):
        view.show(words.ticket_place(NO_SEAT, ticket), words.faces(game.knobs_on(ticket)), 0, aside_clause)
    view.show(words.BAG, [], len(game.knobs_in_bag()))


def _stake_clause(game: SecondMethod, seat: i64) -> str:
    """By the number of tickets drawn, or (loto.20) in proportion to those held since a change."""
    n = int(count(game.held[seat]))
    return words.DRAWN_BY[n] if n == game.tickets_due(seat) else "loto.20"
