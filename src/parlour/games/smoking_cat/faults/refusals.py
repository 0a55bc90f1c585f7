"""Why an act at the table is refused: it cannot physically be done, its time is over, or somebody else must do it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import NONE, Move, Refusal
from parlour.games.smoking_cat import words
from parlour.games.smoking_cat.faults.acts import may_ban
from parlour.games.smoking_cat.faults.rights import OF_DEAL, PEEKED, TRICKS_IN_ALL, claims_open
from parlour.games.smoking_cat.refusals import why_not

if TYPE_CHECKING:
    from parlour.games.smoking_cat.faults.game import CatTable


def why_not_at_table(game: CatTable, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if game.over:
        return Refusal("smoking-cat.11", "game-over")
    if move.overfull() or verb not in game.verbs():
        return Refusal("smoking-cat.r25", "no-such-act")
    if verb is words.CLAIM:
        return _why_no_claim(game, move)
    if verb is words.CLAIM_DEAL:
        open_now = claims_open(game) and game.claims.is_open(OF_DEAL)
        return Refusal("smoking-cat.r17", "claimed-in-vain" if open_now else "claim-too-late")
    if verb is words.VOTE or verb is words.ADMIT:
        return _why_no_vote(game, seat, move)
    if verb in (words.LOOK, words.MIX, words.RETRACT):
        return _why_not_handle(move)
    if verb is words.DEAL_OUT:
        return _why_no_deal(game)
    if verb is words.WRITE:
        return Refusal("smoking-cat.10", "loser-writes" if game.phase == words.COUNTED else "round-not-over")
    return _why_no_play(game, seat, move)


def _why_no_claim(game: CatTable, move: Move) -> Refusal:
    offender, trick = move.a, move.b
    if not claims_open(game):
        return Refusal("smoking-cat.r12", "claim-too-late")
    if not 0 <= offender < 4 or not 0 <= trick <= TRICKS_IN_ALL:
        return Refusal("smoking-cat.r12", "no-such-trick")
    if game.conduct.convicted & BIT[offender]:
        return Refusal("smoking-cat.r32", "convicted-already")
    if trick == PEEKED or game.conduct.settled(offender, trick, game.phase == words.COUNTED):
        return Refusal("smoking-cat.r12", "claimed-in-vain")
    if game.conduct.place_of(offender, trick) >= 0:
        return Refusal("smoking-cat.r11", "may-still-mend")
    return Refusal("smoking-cat.r12", "no-such-trick")


def _why_no_vote(game: CatTable, seat: i64, move: Move) -> Refusal:
    if move.verb is words.ADMIT:
        return Refusal("smoking-cat.r16", "nothing-to-admit")
    if game.phase != words.VOTING:
        return Refusal("smoking-cat.r14", "no-vote")
    if seat == game.conduct.tried:
        return Refusal("smoking-cat.r14", "others-vote")
    if not game.waits & BIT[seat]:
        return Refusal("smoking-cat.r14", "voted-already")
    return Refusal("smoking-cat.r16", "no-ban") if not may_ban(game) else Refusal("smoking-cat.r14", "no-such-act")


def _why_not_handle(move: Move) -> Refusal:
    if move.verb is words.RETRACT:
        return Refusal("smoking-cat.r11", "nothing-to-retract")
    if move.verb is words.MIX:
        return Refusal("smoking-cat.26", "nothing-to-mix")
    if move.a == NONE:
        return Refusal("smoking-cat.19", "nothing-to-look-at")
    if move.a == words.LAST:
        return Refusal("smoking-cat.30", "last-trick-covered")
    return Refusal("smoking-cat.31", "no-older-trick")


def _why_no_deal(game: CatTable) -> Refusal:
    if game.phase != words.DEAL:
        return Refusal("smoking-cat.14", "dealt-already")
    return Refusal("smoking-cat.17" if game.finished else "smoking-cat.12", "dealer-deals")


def _why_no_play(game: CatTable, seat: i64, move: Move) -> Refusal:
    """As in the strict game, but for the time between the end of a round and the next deal."""
    if game.phase == words.VOTING:
        return Refusal("smoking-cat.r14", "vote-first")
    if game.phase == words.COUNTED:
        return Refusal("smoking-cat.10", "letter-first")
    if game.phase == words.SHUFFLING:
        return Refusal("smoking-cat.14", "not-dealt")
    return why_not(game, seat, move)
