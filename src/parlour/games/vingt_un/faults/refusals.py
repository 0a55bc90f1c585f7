"""Why a move is refused at a table of Vingt-un; lawful play is refused as ever."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import Move, Refusal
from parlour.games.vingt_un import refusals, words
from parlour.games.vingt_un.faults.state import C54

if TYPE_CHECKING:
    from parlour.games.vingt_un.faults.game import VingtUnTable

NOT_NOW = {
    words.REJECT: ("vingt-un.R16", "nothing-to-reject"),
    words.SEPARATE: ("vingt-un.R18", "not-the-time-to-separate"),
    words.THROW_UP: ("vingt-un.R17", "nobody-passed-over"),
    words.LOOK: ("vingt-un.29", "nothing-to-look-at"),
}


def why_not(game: VingtUnTable, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if not game.in_hand() or not game.present & BIT[seat] or move.overfull():
        return refusals.why_not(game, seat, move)
    if verb is words.CLAIM:
        return _why_no_claim(game, seat, move.a)
    if verb is words.DECLARE:
        return Refusal("vingt-un.20" if seat == game.dealer else "vingt-un.R8", "nothing-to-declare")
    if verb in NOT_NOW:
        return Refusal(*NOT_NOW[verb])
    if game.conduct.choosing >= 0 or game.conduct.pause:
        return Refusal("vingt-un.R31", "matter-first")
    return refusals.why_not(game, seat, move)


def _why_no_claim(game: VingtUnTable, seat: i64, word: i64) -> Refusal:
    if not 0 <= word < len(words.CLAIM.words):
        return Refusal("vingt-un.R22", "no-such-act")
    clause = f"vingt-un.{words.CLAIM.words[word]}"
    if word == C54:
        return Refusal(clause, "claimed-in-vain" if game.conduct.failed & BIT[seat] else "nobody-divided")
    return Refusal("vingt-un.R22", "own-error") if seat == game.dealer else Refusal(clause, "nothing-to-claim")
