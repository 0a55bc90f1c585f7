"""Why an act at a table of Nap is refused: it cannot be done, or its time is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.moves import PLAY, Move, Refusal
from parlour.games.nap import words
from parlour.games.nap.faults.remedies import entitled
from parlour.games.nap.faults.rights import RIGHTS
from parlour.games.nap.refusals import why_not
from parlour.mechanisms.trick_faults import TOUCH, has_played, why_no_claim

if TYPE_CHECKING:
    from parlour.games.nap.faults.game import NapTable


def why_not_at_table(game: NapTable, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if game.over or not game.dealt() or move.overfull():
        return why_not(game, seat, move)
    if verb is words.CLAIM:
        return _why_no_claim(game, seat, move.a)
    if verb is words.GATHER:
        return Refusal("nap.R15", "gather-when-done")
    if verb is TOUCH:
        return Refusal("nap.15", "nothing-to-touch")
    if verb is words.CONSULT:
        return Refusal("nap.27", "consult-in-play")
    if game.phase == words.GATHERING:
        return Refusal("nap.R15", "tricks-are-done")
    if verb is PLAY and game.phase == words.TRICKS and not game.sits_out(seat) and has_played(game.deal, seat):
        return Refusal("nap.R16", "played-already")
    return why_not(game, seat, move)


def _why_no_claim(game: NapTable, seat: i64, right: i64) -> Refusal:
    if not 0 <= right < len(RIGHTS):
        return Refusal("nap.26", "no-such-act")
    return why_no_claim(game.claims, right, entitled(game, seat, right), "nap.R5")
