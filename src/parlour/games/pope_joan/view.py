"""What a seat sees at Pope Joan, and the hints that fit what whoever is to lead sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import ACE_LOW_52, BIT, cards_in, count
from parlour.core.seen import Seen, counters, faces
from parlour.core.sight import EACH, TRUMP, Sight, a_number
from parlour.games.pope_joan.words import BASE, HONOUR, PHASES, PLACE, POPES, SPARE, TURN
from parlour.mechanisms.board import compartment, show_board
from parlour.mechanisms.stops import ACES, KINGS
from parlour.mechanisms.stops_show import LAID_OUT, STOPS, TOLD, lay_out_cards

if TYPE_CHECKING:
    from parlour.games.pope_joan.rules import PopeJoan

OWES: Final = a_number("owes", EACH)
TO_PLACE: Final = a_number("to-place")
SEEN: Final = Seen(
    seats=10,
    pools=8,
    pack=ACE_LOW_52,
    phases=PHASES,
    facts=[*TOLD, TRUMP, OWES, TO_PLACE],
    zones=[*LAID_OUT, faces(TURN, SPARE), counters(*[compartment(f"board/{name}") for name in PLACE.words])],
)


def lay_out(game: PopeJoan, sight: Sight, seat: i64) -> None:
    lay_out_cards(game, sight, seat, "pope-joan.33")
    if game.deal.turn_up >= 0:
        sight.lay_one(TURN, game.deal.turn_up, "pope-joan.17")
        sight.tell(TRUMP, game.trump(), "pope-joan.17")
        sight.tell(STOPS, game.stops(), "pope-joan.6")
        _show_dead(game, sight, seat)
    if sight.reads:
        sight.remark("board", game.options.word("board"), "pope-joan.1")
    show_board(game, sight, "pope-joan.43" if len(game.agreed.compartments) == 5 else "pope-joan.13")
    for s in range(game.seats):
        if game.owes[s]:
            sight.tell_of(OWES, s, game.owes[s], "pope-joan.41")
    if game.to_place:
        sight.tell(TO_PLACE, game.to_place, "pope-joan.42")


def _show_dead(game: PopeJoan, sight: Sight, seat: i64) -> None:
    looking = game.agreed.looks and seat == game.dealer
    clause = (
        "pope-joan.47"
        if looking
        else "pope-joan.46"
        if game.agreed.circuit > game.agreed.hands_dealt
        else "pope-joan.45"
    )
    dead = game.deal.aside
    if looking:
        sight.lay(SPARE, dead, 0, clause)
    else:
        sight.lay(SPARE, 0, count(dead), clause)


def advice(game: PopeJoan, seat: i64) -> list[str]:
    if seat >= game.seats or not game.leads(seat):
        return []
    hand = game.deal.hands[seat]
    stops = game.stops()
    applies = {
        "pope-joan.26": hand & (POPES | BIT[game.trump() * 16]) != 0,
        "pope-joan.28": any(fat_stake(game, card) for card in cards_in(hand)),
        "pope-joan.34": hand & stops != 0,
        "pope-joan.35": hand & KINGS & hand << 2 != 0,
        "pope-joan.36": hand & stops & ~KINGS & hand << 2 != 0,
        "pope-joan.37": hand & ACES != 0,
        "pope-joan.38": game.deal.played != 0,
        "pope-joan.39": count(hand) == 2 and hand & stops != 0,
    }
    return [clause for clause, fits in applies.items() if fits]


def fat_stake(game: PopeJoan, card: int) -> bool:
    """An honour of trumps whose compartment has more than one dressing gives."""
    honour = HONOUR[card & 15]
    if honour < 0 or card >> 4 != game.trump():
        return False
    account = game.agreed.account[honour]
    return account >= 0 and game.ledger[account] > BASE[honour]
