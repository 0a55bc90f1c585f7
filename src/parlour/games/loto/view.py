"""What a seat sees at Loto: everything but the knobs to come."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import cards_in, count, hand_of
from parlour.core.events import NO_SEAT
from parlour.core.seen import Seen, backs, row, wandering
from parlour.core.shown import numeral
from parlour.core.sight import EACH, STAKE, Sight, a_number, a_seat
from parlour.games.loto import words

if TYPE_CHECKING:
    from parlour.games.loto.rules.first import FirstMethod
    from parlour.games.loto.rules.second import SecondMethod
    from parlour.games.loto.state import LotoState

COUNTERS_IN_BOX: Final = str(words.IN_BOX)
GAMES: Final = a_number("games")
DRAWINGS: Final = a_number("drawings")
ELDEST: Final = a_seat("eldest")
DRAWER: Final = a_seat("drawer")
COUNTERS_NEEDED: Final = a_number("counters_needed")
STAKED: Final = a_number("staked", times=24)  # by seat, for so many tickets
WON: Final = a_number("won", EACH)
OFFER: Final = a_number("offer")  # a set of tickets: the one offered and the one asked for

MOST: Final = 24  # tickets, and seats
HOLDERS: Final = [NO_SEAT, *range(MOST)]
TICKETS: Final = [wandering(15, *[words.ticket_place(seat, ticket) for seat in HOLDERS]) for ticket in range(MOST)]
COVERED: Final = [wandering(15, *[words.covered_place(seat, ticket) for seat in HOLDERS[1:]]) for ticket in range(MOST)]
SEEN: Final = Seen(
    seats=MOST,
    pools=2,
    pack=words.KNOBS,
    phases=words.PHASES,
    facts=[GAMES, STAKE, DRAWINGS, ELDEST, DRAWER, COUNTERS_NEEDED, STAKED, WON, OFFER],
    zones=[*TICKETS, *COVERED, row(90, words.CALLED, words.BOARD, words.AWAY), backs(words.BAG)],
    choices=[words.SWAP, words.TRADE, words.THROW, words.TAKE],
    verbs=[words.SWAP, words.TRADE, words.AGREE, words.DECLINE, words.THROW, words.TAKE, words.READY],
)


def lay_out_first(game: FirstMethod, sight: Sight) -> None:
    _lay_out_tickets(game, sight, "loto.8")
    sight.tell_out_of(GAMES, game.deals, game.agreed.deals)
    if sight.reads:
        sight.remark("prize_plan", game.options.word("prize_plan"), words.FOR_PLAN[game.agreed.plan])
    sight.tell(STAKE, game.agreed.stake, "loto.9")
    sight.lay_row(words.CALLED, game.knobs_called(), 0, "loto.12")


def lay_out_second(game: SecondMethod, sight: Sight) -> None:
    _lay_out_tickets(game, sight, "loto.18")
    sight.tell_out_of(DRAWINGS, game.deals, game.agreed.deals, "loto.31")
    sight.tell(ELDEST, game.eldest, "loto.22")
    sight.tell(DRAWER, game.drawer, "loto.29")
    if sight.reads:
        sight.remark("counter_worth", str(Fraction(game.options.number("stake"), 120)), "loto.21")
    sight.tell(COUNTERS_NEEDED, game.counters_needed(), "loto.35")
    for seat in range(game.seats):
        if game.held[seat]:
            staked = f"{game.names[seat]} {game.money_staked(seat)}" if sight.reads else ""
            sight.tell_as(STAKED, seat, count(game.held[seat]), staked, _stake_clause(game, seat))
            sight.tell_of(WON, seat, game.won(seat), "loto.34")
    sight.lay_row(words.BOARD, game.knobs_called(), 0, "loto.22")
    sight.lay_row(words.AWAY, game.knobs_away(), 0, "loto.24")
    offer = game.tickets_offered()
    if offer:
        tickets = hand_of(offer)
        sight.tell_as(OFFER, 0, tickets, " ".join(words.faces(offer)) if sight.reads else "", "loto.19")


def _lay_out_tickets(game: LotoState, sight: Sight, aside_clause: str) -> None:
    if sight.reads:
        sight.remark("method", game.options.word("method"), "loto.7")
        sight.remark("theme", game.options.word("theme"), "loto.1")
        sight.remark("tickets_in_box", numeral(game.agreed.tickets), "loto.6")
        sight.remark("counters_in_box", COUNTERS_IN_BOX, "loto.4")
    for seat in range(game.seats):
        for ticket in cards_in(game.held[seat]):
            sight.lay_row(words.ticket_place(seat, ticket), game.knobs_on(ticket), 0, "loto.5")
            sight.lay_row(words.covered_place(seat, ticket), game.knobs_covered(ticket))
    for ticket in cards_in(game.aside()):
        sight.lay_row(words.ticket_place(NO_SEAT, ticket), game.knobs_on(ticket), 0, aside_clause)
    sight.lay(words.BAG, 0, len(game.knobs_in_bag()))


def _stake_clause(game: SecondMethod, seat: i64) -> str:
    """By the number of tickets drawn, or (loto.20) in proportion to those held since a change."""
    n = int(count(game.held[seat]))
    return words.DRAWN_BY[n] if n == game.tickets_due(seat) else "loto.20"
