"""What a seat sees at Pope Joan, and the hints that fit what whoever is to lead sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, SUIT_NAMES, cards_in, count
from parlour.core.view import View, tally
from parlour.games.pope_joan.words import BASE, HONOUR, POPES, SPARE, TURN
from parlour.mechanisms.board import show_board
from parlour.mechanisms.stops import ACES, KINGS
from parlour.mechanisms.stops_show import lay_out_cards

if TYPE_CHECKING:
    from parlour.games.pope_joan.rules import PopeJoan


def lay_out(game: PopeJoan, view: View, seat: i64) -> None:
    lay_out_cards(game, view, seat, "pope-joan.33")
    if game.deal.turn_up >= 0:
        view.show(TURN, [game.pack.face(game.deal.turn_up)], 0, "pope-joan.17")
        view.fact("trump", SUIT_NAMES[game.trump()], "pope-joan.17")
        view.fact("stops", game.pack.show(game.stops()), "pope-joan.6")
        _show_dead(game, view, seat)
    view.fact("board", game.options.word("board"), "pope-joan.1")
    show_board(game, view, "pope-joan.43" if len(game.agreed.compartments) == 5 else "pope-joan.13")
    for s in range(game.seats):
        if game.owes[s]:
            view.fact("owes", tally(game.names[s], game.owes[s]), "pope-joan.41")
    if game.to_place:
        view.fact("to-place", str(game.to_place), "pope-joan.42")
    if seat < game.seats and game.leads(seat):
        view.advice = advice(game, seat)


def _show_dead(game: PopeJoan, view: View, seat: i64) -> None:
    looking = game.agreed.looks and seat == game.dealer
    clause = (
        "pope-joan.47"
        if looking
        else "pope-joan.46"
        if game.agreed.circuit > game.agreed.hands_dealt
        else "pope-joan.45"
    )
    dead = game.deal.aside
    view.show(SPARE, game.faces(dead) if looking else [], 0 if looking else count(dead), clause)


def advice(game: PopeJoan, seat: i64) -> list[str]:
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
    return account >= 0 and game.ledger.balance[account] > BASE[honour]
