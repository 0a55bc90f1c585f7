"""Why an act at a table of Spoil Five is refused: it cannot be done, or its time is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import PLAY, Move, Refusal
from parlour.games.spoil_five import words
from parlour.games.spoil_five.faults.remedies import entitled
from parlour.games.spoil_five.faults.rights import RIGHTS
from parlour.games.spoil_five.refusals import why_not, why_not_follow
from parlour.mechanisms.trick_faults import has_played, why_no_claim

if TYPE_CHECKING:
    from parlour.games.spoil_five.faults.game import SpoilFiveTable


def why_not_at_table(game: SpoilFiveTable, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if game.over or game.phase in (words.FIRST_DEALER, words.DEAL) or move.overfull():
        return why_not(game, seat, move)
    if verb is words.CLAIM:
        return _why_no_claim(game, seat, move.a)
    if verb is words.GATHER:
        return Refusal("spoil-five.R9", "gather-when-done")
    if verb is words.REBUY or verb is words.YIELD:
        return Refusal("spoil-five.15", "nothing-misdealt")
    if game.phase == words.MISDEALT:
        return Refusal("spoil-five.14", "misdealer-decides")
    if game.phase == words.GATHERING:
        return Refusal("spoil-five.R9", "tricks-are-done")
    if game.phase == words.TRICKS and verb is PLAY:
        return _why_no_card(game, seat, move.a)
    if game.phase == words.TRICKS and verb is words.ROB and game.waits & BIT[seat] and game.deal.ace:
        ace = 0 <= move.a < 63 and game.deal.hands[seat] & game.deal.ace == BIT[move.a]
        return Refusal("spoil-five.R6", "keep-the-ace") if ace else Refusal("spoil-five.26", "card-not-held")
    return why_not(game, seat, move)


def _why_no_card(game: SpoilFiveTable, seat: i64, card: i64) -> Refusal:
    if has_played(game.deal, seat):
        return Refusal("spoil-five.R20", "played-already")
    if not 0 <= card < 63 or not game.deal.hands[seat] & BIT[card]:
        return Refusal("spoil-five.17" if game.deal.led < 0 else "spoil-five.20", "card-not-held")
    return why_not_follow(game, seat)


def _why_no_claim(game: SpoilFiveTable, seat: i64, right: i64) -> Refusal:
    if not 0 <= right < len(RIGHTS):
        return Refusal("spoil-five.R25", "no-such-act")
    return why_no_claim(game.claims, right, entitled(game, seat, right), "spoil-five.R9")
