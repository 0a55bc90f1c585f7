"""What a player can do at a table of Spoil Five beside what the law asks of him, and which clause an act breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import PLAY, Choices, Move, exactly, one_of
from parlour.games.spoil_five import words
from parlour.games.spoil_five.faults import remedies, tricks
from parlour.games.spoil_five.refusals import why_not_follow
from parlour.mechanisms.trick_faults import has_played

if TYPE_CHECKING:
    from parlour.games.spoil_five.faults.game import SpoilFiveTable


def moves(game: SpoilFiveTable, seat: i64) -> Choices:
    found = Choices([])
    asked = game.waits & BIT[seat] != 0
    if game.phase == words.TRICKS:
        _cards(game, found, seat, asked)
    elif asked and game.phase == words.GATHERING:
        found.add(exactly(Move(words.GATHER)))
    elif asked and game.phase == words.MISDEALT:
        found.add(exactly(Move(words.REBUY)))
        found.add(exactly(Move(words.YIELD)))
    elif asked:
        found = Choices(game.lawful_moves(seat).each[:])
    remedies.offer(game, found, seat)
    return found


def _cards(game: SpoilFiveTable, found: Choices, seat: i64, asked: bool) -> None:
    """Any card, once to each trick; at one's turn in the first anybody may take the turn-up (spoil-five.27)."""
    deal = game.deal
    if has_played(deal, seat):
        return
    hand = deal.hands[seat]
    if asked and deal.ace and game.conduct.bound != seat:
        found.add(one_of(words.ROBBING, hand & ~deal.ace))
    found.add(one_of(Move(PLAY), game.playable(seat) if asked and game.conduct.bound == seat else hand))


def offends(game: SpoilFiveTable, seat: i64, move: Move) -> str:
    verb = move.verb
    deal = game.deal
    if game.phase != words.TRICKS or (verb is not PLAY and verb is not words.ROB):
        return ""
    if verb is words.ROB:
        return "" if deal.hands[seat] & deal.ace else "spoil-five.27"
    card = move.a
    if card < 0 or deal.hands[seat] & BIT[card] == 0:
        return ""
    if tricks.whose_turn(game) != seat:
        return "spoil-five.R20"
    if game.playable(seat) & BIT[card] == 0:
        return why_not_follow(game, seat).clause
    return "spoil-five.23" if game.agreed.compulsory and deal.hands[seat] & deal.ace else ""
