"""Why a move at Pope Joan is refused, and by which clause.  Asked only when a move is not lawful."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import PASS, PLAY, Move, Refusal
from parlour.games.pope_joan.words import PLACE, PLACING, POPE, WINDOW
from parlour.mechanisms.stops import OVER, PLAYING, why_no_card

if TYPE_CHECKING:
    from parlour.games.pope_joan.rules import PopeJoan


def why_not(game: PopeJoan, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if (verb is not PLAY and verb is not PASS and verb is not PLACE) or move.overfull():
        return Refusal("pope-joan.R11", "no-such-act")
    if game.phase == OVER:
        return Refusal("pope-joan.R9", "game-over")
    if verb is PLACE:
        return _why_not_there(game, seat, move.a)
    if verb is PASS:
        return _why_no_pass(game, seat)
    if game.phase == WINDOW:
        return _why_not_in_lieu(game, seat, move.a)
    if game.phase != PLAYING:
        return Refusal("pope-joan.17", "not-dealt")
    lead = "pope-joan.32" if game.deal.played else "pope-joan.30"
    return why_no_card(game, seat, "pope-joan.31", lead, "pope-joan.3" if move.a == game.pack.card("8D") else lead)


def _why_no_pass(game: PopeJoan, seat: i64) -> Refusal:
    if game.deal.due >= 0 and game.waits & BIT[seat]:
        return Refusal("pope-joan.31", "must-play-due", {"card": game.pack.face(game.deal.due)})
    return Refusal("pope-joan.48", "nobody-asked" if game.phase != WINDOW else "passed-before")


def _why_not_in_lieu(game: PopeJoan, seat: i64, card: i64) -> Refusal:
    if not game.waits & BIT[seat]:
        return Refusal("pope-joan.48", "passed-before")
    return Refusal("pope-joan.48", "card-not-held" if card == POPE else "pope-or-pass")


def _why_not_there(game: PopeJoan, seat: i64, compartment: i64) -> Refusal:
    if game.phase != PLACING:
        return Refusal("pope-joan.41", "nothing-to-place")
    if not game.waits & BIT[seat]:
        return Refusal("pope-joan.41", "not-your-turn")
    if 0 <= compartment < 8 and game.agreed.account[compartment] < 0:
        return Refusal("pope-joan.43", "no-such-compartment")
    if 0 <= compartment < 8:
        return Refusal("pope-joan.41", "cover-bare-ones", {"left": game.to_place})
    return Refusal("pope-joan.R11", "no-such-act")
