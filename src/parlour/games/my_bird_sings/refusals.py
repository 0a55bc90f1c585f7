"""Why a move at My Bird Sings is refused, and by which clause.  Asked only when a move is not lawful."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.moves import Move, Refusal
from parlour.games.my_bird_sings import words
from parlour.games.my_bird_sings.rules.singing import four_suits

if TYPE_CHECKING:
    from parlour.games.my_bird_sings.rules.game import MyBirdSings


def why_not(game: MyBirdSings, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if verb not in game.verbs() or move.overfull():
        return Refusal("my-bird-sings.R14", "no-such-act")
    if game.over:
        return Refusal("my-bird-sings.R14", "game-over")
    if game.phase < words.OPENING:
        return Refusal("my-bird-sings.3", "not-dealt")
    if verb is words.THROW and game.agreed.drawing:
        return Refusal("my-bird-sings.7", "cards-are-picked")
    if (verb is words.OFFER or verb is words.PICK) and not game.agreed.drawing:
        return Refusal("my-bird-sings.7", "cards-are-thrown")
    if verb is words.EXCHANGE:
        return _why_no_exchange(game, seat)
    if not game.waits & BIT[seat]:
        return _why_not_he(game)
    return _why_not_so(game, seat, move)


def _why_not_he(game: MyBirdSings) -> Refusal:
    if game.phase == words.OPENING:
        if game.agreed.whole_pack:
            return Refusal("my-bird-sings.18", "not-your-turn")
        return Refusal("my-bird-sings.R2", "answered-already")
    if game.deal.circuits == 0 and game.deal.player == game.deal.leader:
        return Refusal("my-bird-sings.8", "not-your-turn")
    return Refusal("my-bird-sings.10" if game.agreed.drawing else "my-bird-sings.9", "not-your-turn")


def _why_not_so(game: MyBirdSings, seat: i64, move: Move) -> Refusal:
    """It is his turn, but for something else."""
    verb = move.verb
    if game.phase == words.PICKING_OUT:
        return Refusal("my-bird-sings.10", "pick-a-card", {"most": len(game.deal.row)})
    if verb is words.PICK:
        return Refusal("my-bird-sings.10", "nothing-offered")
    if verb is words.CALL:
        return _why_no_call(game, seat, move.a)
    if verb is words.WAIT:
        return Refusal("my-bird-sings.R2", "nothing-to-wait-for")
    if game.phase == words.OPENING:
        return Refusal("my-bird-sings.R2", "call-or-wait")
    return Refusal("my-bird-sings.9", "card-not-held")


def _why_no_call(game: MyBirdSings, seat: i64, cards: i64) -> Refusal:
    if cards < 0 or count(cards) != game.agreed.size:
        return Refusal("my-bird-sings.R7", "call-so-many", {"n": int(game.agreed.size)})
    if cards & ~game.deal.hands[seat]:
        return Refusal("my-bird-sings.R7", "card-not-held")
    if game.agreed.flush_only and four_suits(cards):
        return Refusal(game.aim_clause(), "flushes-only")
    return Refusal(game.aim_clause(), "does-not-sing")


def _why_no_exchange(game: MyBirdSings, seat: i64) -> Refusal:
    if seat != game.deal.leader:
        return Refusal("my-bird-sings.11", "leader-only")
    if game.deal.circuits < words.BEFORE_EXCHANGE:
        return Refusal("my-bird-sings.11", "three-circuits-first")
    if not game.waits & BIT[seat] or game.deal.player != seat:
        return Refusal("my-bird-sings.11", "not-your-turn")
    if game.deal.exchanged:
        return Refusal("my-bird-sings.14", "once-a-circuit")
    if len(game.deal.stock) == 0:
        return Refusal("my-bird-sings.R5", "no-stock")
    return Refusal("my-bird-sings.13", "card-not-held")
