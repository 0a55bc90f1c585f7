"""Why a move at Snip-Snap-Snorum is refused, and by which clause.  Asked only when a move is not lawful."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, rank
from parlour.core.moves import PASS, PLAY, Move, Refusal
from parlour.games.snip_snap_snorum.state import FIVE_CARDS
from parlour.games.snip_snap_snorum.words import CLAIM, CLAIMS, PLAY_ROUND, READY, RESPOND

if TYPE_CHECKING:
    from parlour.games.snip_snap_snorum.faults import SnipTable
    from parlour.games.snip_snap_snorum.rules import SnipSnapSnorum


def why_not(game: SnipSnapSnorum, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if (verb is not PLAY and verb is not PASS) or move.overfull():
        return Refusal("snip-snap-snorum.R23", "no-such-act")
    if game.over:
        alone = game.live & (game.live - 1) == 0
        return Refusal("snip-snap-snorum.5" if alone else "snip-snap-snorum.R19", "game-over")
    five = game.agreed.method == FIVE_CARDS
    if game.phase < PLAY_ROUND:
        return Refusal("snip-snap-snorum.8" if five else "snip-snap-snorum.27", "not-dealt")
    if not game.waits & BIT[seat]:
        return _why_not_he(game, seat)
    return _why_no_pass(game, seat) if verb is PASS else _why_no_card(game, seat, move.a)


def _why_not_he(game: SnipSnapSnorum, seat: i64) -> Refusal:
    if not game.live & BIT[seat]:
        return Refusal("snip-snap-snorum.18", "out-of-the-game")
    if game.agreed.method != FIVE_CARDS:
        return Refusal("snip-snap-snorum.28", "not-your-turn")
    return Refusal("snip-snap-snorum.12" if game.deal.last < 0 else "snip-snap-snorum.15", "not-your-turn")


def _why_no_pass(game: SnipSnapSnorum, seat: i64) -> Refusal:
    if game.pairing(seat):
        return Refusal("snip-snap-snorum.24", "must-pair", {"rank": game.pack.ranks[rank(game.deal.last)]})
    if game.agreed.method == FIVE_CARDS:
        return Refusal("snip-snap-snorum.16", "must-play")
    return Refusal("snip-snap-snorum.28", "must-play")


def _why_no_card(game: SnipSnapSnorum, seat: i64, card: i64) -> Refusal:
    if not (0 <= card < 63 and game.deal.hands[seat] & BIT[card]):
        return Refusal("snip-snap-snorum.16", "card-not-held")
    wanted = game.pack.ranks[rank(game.deal.last)]
    if game.phase == RESPOND and not game.pairing(seat):
        return Refusal("snip-snap-snorum.30", "only-pass", {"rank": wanted})
    return Refusal("snip-snap-snorum.24", "must-pair", {"rank": wanted})


def why_not_at_table(game: SnipTable, seat: i64, move: Move) -> Refusal:
    if move.overfull() or game.over or (move.verb is not CLAIM and move.verb is not READY and game.phase != CLAIMS):
        return why_not(game, seat, move)
    if move.verb is READY:
        return Refusal("snip-snap-snorum.26", "ready-at-the-end")
    if move.verb is not CLAIM:
        return Refusal("snip-snap-snorum.26", "claims-first")
    if game.phase < PLAY_ROUND:
        return Refusal("snip-snap-snorum.26", "pack-is-cut")
    if game.phase == CLAIMS and not game.waits & BIT[seat]:
        return Refusal("snip-snap-snorum.26", "ready-already")
    return Refusal("snip-snap-snorum.R5", "claim-of-others" if move.a == seat else "nothing-proven")
