"""Why an act at a table of Loo is refused: it cannot be done, or its time is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import Move, Refusal
from parlour.games.loo import words
from parlour.games.loo.faults.remedies import entitled
from parlour.games.loo.faults.rights import RIGHTS
from parlour.games.loo.refusals import why_not
from parlour.mechanisms.trick_faults import TOUCH, has_played, why_no_claim

if TYPE_CHECKING:
    from parlour.games.loo.faults.game import LooTable


def why_not_at_table(game: LooTable, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if game.over:
        return why_not(game, seat, move)
    if verb is words.CLAIM:
        return _why_no_claim(game, seat, move)
    if verb is words.GATHER:
        return Refusal("loo.R8", "gather-when-done")
    if verb in (words.LOOK, words.LOOK_AT, words.EXPOSE, TOUCH):
        return _why_no_liberty(game, move)
    if game.phase == words.GATHERING:
        return Refusal("loo.R8", "tricks-are-done")
    if game.phase == words.DECLARE and game.conduct.barred & BIT[seat]:
        return Refusal("loo.42", "barred-throws-up")
    if game.phase == words.TRICKS and game.deal.standing & BIT[seat] and has_played(game.deal, seat):
        return Refusal("loo.37", "played-already")
    return why_not(game, seat, move)


def _why_no_claim(game: LooTable, seat: i64, move: Move) -> Refusal:
    right = move.a
    if move.overfull() or not 0 <= right < len(RIGHTS):
        return Refusal("loo.48", "no-such-act")
    if not game.at_table():
        return Refusal(RIGHTS[right].clause, "claim-too-late")
    return why_no_claim(game.claims, right, entitled(game, seat, right) and game.may & BIT[seat] != 0, "loo.R8")


def _why_no_liberty(game: LooTable, move: Move) -> Refusal:
    verb = move.verb
    if not game.at_table():
        return Refusal("loo.14", "not-dealt")
    if verb is words.EXPOSE:
        return Refusal("loo.38", "nothing-to-expose")
    if verb is TOUCH:
        return Refusal("loo.40", "nothing-to-touch")
    return Refusal("loo.42" if verb is words.LOOK_AT else "loo.41", "nothing-to-look-at")
