"""The hints of Pope Joan that fit what a player sees; shown to whoever is to lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in, count
from parlour.games.pope_joan.words import BASE, HONOUR, POPES
from parlour.mechanisms.stops import ACES, KINGS, PLAYING

if TYPE_CHECKING:
    from parlour.games.pope_joan.rules import PopeJoan


def advice(game: PopeJoan, seat: i64) -> list[str]:
    if seat >= game.seats or not game.waits & BIT[seat] or game.phase != PLAYING or game.due >= 0:
        return []
    hand = game.hands[seat]
    stops = game.stops()
    applies = {
        "pope-joan.26": hand & (POPES | BIT[game.trump * 16]) != 0,
        "pope-joan.28": any(fat_stake(game, card) for card in cards_in(hand)),
        "pope-joan.34": hand & stops != 0,
        "pope-joan.35": hand & KINGS & hand << 2 != 0,
        "pope-joan.36": hand & stops & ~KINGS & hand << 2 != 0,
        "pope-joan.37": hand & ACES != 0,
        "pope-joan.38": game.played != 0,
        "pope-joan.39": count(hand) == 2 and hand & stops != 0,
    }
    return [clause for clause, fits in applies.items() if fits]


def fat_stake(game: PopeJoan, card: int) -> bool:
    """An honour of trumps whose compartment has more than one dressing gives."""
    honour = HONOUR[card & 15]
    if honour < 0 or card >> 4 != game.trump:
        return False
    account = game.account[honour]
    return account >= 0 and game.ledger.balance[account] > BASE[honour]
