"""Why an act at the table is refused: it cannot physically be done, its time is over, or somebody else must do it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.moves import PLAY, Move, Refusal
from parlour.games.ecarte import words
from parlour.games.ecarte.faults.acts import markable_points
from parlour.games.ecarte.faults.remedies import entitled
from parlour.games.ecarte.faults.rights import CLAIM_44D, CLAIM_44G, RIGHTS
from parlour.games.ecarte.faults.state import CUT_DONE
from parlour.games.ecarte.refusals import why_no_answer, why_no_proposal
from parlour.games.ecarte.state import GAME_POINTS

if TYPE_CHECKING:
    from parlour.games.ecarte.faults.game import EcarteTable

NO_CARDS = ("cut", "deal", "shuffling", "turning", "paying")


def why_not_at_table(game: EcarteTable, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    phase = game.phases()[game.phase]
    if game.over:
        return Refusal("ecarte.r22", "game-over")
    if move.overfull() or verb not in game.verbs():
        return Refusal("ecarte.r38", "no-such-act")
    if verb is words.CLAIM:
        return _why_no_claim(game, seat, move)
    if verb is words.MARK or verb is words.ANNOUNCE or verb is words.UNMARK:
        return _why_no_mark(game, seat, move, phase)
    if verb in (words.FRESH, words.CHOOSE, words.SHUFFLE, words.CUT_PACK, words.DEAL_OUT, words.TURN, words.PAY):
        return _why_not_handle(game, seat, move, phase)
    if verb is words.LEAVE:
        return Refusal("ecarte.r32", "nothing-to-leave")
    if verb is words.LOOK:
        return Refusal("ecarte.r25" if phase == "keeping" else "ecarte.13a", "nothing-to-look-at")
    if phase in NO_CARDS:
        return Refusal("ecarte.13", "not-dealt")
    if verb in (words.PICK_UP, words.PEEK, words.THROW, words.MIX, words.NAME):
        return _why_no_liberty(move)
    if verb is words.PROPOSE:
        return why_no_proposal(game, seat, phase)
    if verb is words.ACCEPT or verb is words.REFUSE:
        return why_no_answer(game, seat, phase)
    return _why_no_cards(game, seat, move, phase)


def _why_not_handle(game: EcarteTable, seat: i64, move: Move, phase: str) -> Refusal:
    verb = move.verb
    if verb is words.PAY:
        return Refusal("ecarte.r32", "nothing-to-pay")
    if verb is words.TURN:
        return Refusal("ecarte.13b", "dealer-turns")
    if verb is words.DEAL_OUT:
        return Refusal("ecarte.14", "pattern-bound") if phase == "deal" else Refusal("ecarte.13", "dealt-already")
    if verb is words.FRESH:
        return Refusal("ecarte.46", "fresh-already")
    if verb is words.CHOOSE:
        first = game.first_dealer == seat
        return Refusal("ecarte.10b" if first else "ecarte.10a", "pack-bound" if first else "dealer-chooses")
    if phase != "deal":
        return Refusal("ecarte.13", "only-between-deals")
    if verb is words.SHUFFLE:
        return Refusal("ecarte.47", "shuffled-already")
    if seat != game.rightful and game.handled < CUT_DONE:
        return Refusal("ecarte.45", "cut-too-thin")
    return Refusal("ecarte.13", "opponent-cuts")


def _why_no_claim(game: EcarteTable, seat: i64, move: Move) -> Refusal:
    right = move.a
    if not 0 <= right < len(RIGHTS):
        return Refusal("ecarte.r38", "no-such-act")
    if right in (CLAIM_44D, CLAIM_44G) and not game.claims.is_open(right):
        return Refusal("ecarte.44f", "claim-too-late")
    clause = RIGHTS[right].clause
    if not game.claims.is_open(right):
        return Refusal(clause, "claim-too-late")
    if not entitled(game, seat, right):
        return Refusal(clause, "claim-not-yours")
    choices = RIGHTS[right].choices
    if (move.b not in choices) if choices else move.b >= 0:
        return Refusal(clause, "no-such-choice")
    return Refusal(clause, "claimed-in-vain")


def _why_no_mark(game: EcarteTable, seat: i64, move: Move, phase: str) -> Refusal:
    if move.verb is words.MARK and move.a >= 0:
        return _why_no_points(game, seat, phase)
    if move.verb is words.UNMARK:
        return Refusal("ecarte.29", "nothing-to-unmark")
    if game.deal.king_turned():
        return Refusal("ecarte.r9" if game.conduct.king_void else "ecarte.26", "turned-king-too-late")
    if phase in NO_CARDS or game.deal.trump < 0:
        return Refusal("ecarte.26a", "king-not-held")
    if game.kings.barred & BIT[seat]:
        return Refusal("ecarte.23", "king-barred")
    if game.kings.counters & BIT[seat]:
        return Refusal("ecarte.r19", "king-marked-before")
    if game.kings.said & BIT[seat] and move.verb is words.ANNOUNCE:
        return Refusal("ecarte.r19", "king-announced-before")
    if game.kings.said & BIT[seat]:
        return Refusal("ecarte.27b" if seat != game.dealer else "ecarte.28a", "king-too-late-after-word")
    if game.conduct.first_leader == seat:
        return Refusal("ecarte.27", "king-after-lead")
    if game.deal.made() > 0:
        return Refusal("ecarte.28", "king-after-reply")
    if game.kings.counters:
        return Refusal("ecarte.r19", "king-marked-before")
    if game.conduct.unseen[seat]:
        return Refusal("ecarte.26a", "look-before-the-king")
    if move.verb is words.MARK and game.points[seat] == GAME_POINTS - 1:
        return Refusal("ecarte.r19", "king-must-be-shown")
    return Refusal("ecarte.26a", "king-not-held")


def _why_no_points(game: EcarteTable, seat: i64, phase: str) -> Refusal:
    if phase not in ("deal", "turning", "paying"):
        return Refusal("ecarte.55", "mark-after-the-deal")
    if markable_points(game, seat):
        return Refusal("ecarte.r40", "mark-what-is-due")
    return Refusal("ecarte.56", "mark-your-own")


def _why_no_liberty(move: Move) -> Refusal:
    verb = move.verb
    if verb is words.PICK_UP:
        return Refusal("ecarte.44g", "nothing-to-pick-up")
    if verb is words.PEEK:
        return Refusal("ecarte.50" if move.a == words.PEEK_TRICKS else "ecarte.38b", "nothing-to-peek-at")
    if verb is words.NAME:
        return Refusal("ecarte.32", "name-before-you-lead")
    return Refusal("ecarte.52", "throw-in-play")


def _why_no_cards(game: EcarteTable, seat: i64, move: Move, phase: str) -> Refusal:
    verb = move.verb
    if verb is PLAY:
        return _why_no_card(game, seat, move.a, phase)
    if verb is words.DISCARD:
        return _why_no_discard(game, seat, move.a, phase)
    if verb is words.KEEP:
        return Refusal("ecarte.39", "keep-of-the-laid")
    if verb is words.ASK:
        return Refusal("ecarte.38a", "ask-after-laying")
    assert verb is words.SERVE or verb is words.DRAW
    return Refusal("ecarte.35a", "serve-when-asked")


def _why_no_card(game: EcarteTable, seat: i64, card: i64, phase: str) -> Refusal:
    if phase == "answer" and seat == game.dealer:
        return Refusal("ecarte.35a", "answer-first")
    if phase not in ("choice", "tricks"):
        return Refusal("ecarte.36", "proposal-stands" if phase == "answer" else "exchange-stands")
    if game.deal.led >= 0 and not game.waits & BIT[seat]:
        return Refusal("ecarte.34", "not-your-turn")
    if not 0 <= card < 63 or not game.deal.hands[seat] & BIT[card]:
        return Refusal("ecarte.31" if game.deal.led < 0 else "ecarte.44", "card-not-held")
    if game.deal.led < 0:
        return Refusal("ecarte.32", "lead-the-named-suit")
    return Refusal("ecarte.44", "must-play-lawfully")


def _why_no_discard(game: EcarteTable, seat: i64, cards: i64, phase: str) -> Refusal:
    if phase not in ("elder_discards", "dealer_discards", "putting_aside"):
        return Refusal("ecarte.35a", "no-exchange")
    if not game.waits & BIT[seat]:
        return Refusal("ecarte.35a", "elder-first")
    if cards < 0 or cards & ~game.deal.hands[seat]:
        return Refusal("ecarte.38", "card-not-held")
    if phase == "putting_aside":
        return Refusal("ecarte.22a", "put-the-surplus-aside")
    if count(cards) > game.deal.talon() and phase == "dealer_discards":
        return Refusal("ecarte.39", "talon-short", {"talon": game.deal.talon()})
    return Refusal("ecarte.r24", "discard-one")
