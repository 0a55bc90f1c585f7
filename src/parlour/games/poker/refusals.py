"""Why a move at Poker is refused, and by which law.  Asked only when a move is not lawful."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import PASS, Move, Refusal
from parlour.games.poker import words

if TYPE_CHECKING:
    from parlour.games.poker.rules.game import Poker

TURN_LAW = {  # who is out of turn breaks this
    words.STRADDLING: "poker.law.21",
    words.SAY: "poker.law.25",
    words.MAKING_GOOD: "poker.law.35",
    words.DISCARDING: "poker.law.35",
    words.BETTING: "poker.law.53",
    words.LENDING: "poker.R28",
}


def why_not(game: Poker, seat: i64, move: Move) -> Refusal:
    if game.over:
        return Refusal("poker.R25", "game-over")
    if game.phase in (words.FIRST_DEALER, words.STAKES, words.DEAL, words.RESHUFFLE):
        return Refusal("poker.R41", "not-dealt")
    if not game.waits & BIT[seat]:
        return _out_of_turn(game, seat, move)
    if move.overfull():
        return Refusal("poker.R41", "no-such-act")
    verb = move.verb
    if verb is words.BORROW:
        return _why_no_loan(game)
    if game.phase == words.LENDING:
        return Refusal("poker.R28", "lend-or-refuse")
    if verb is words.STRADDLE or verb is words.DECLINE:
        return _why_no_straddle(game)
    if verb is words.OPEN:
        return _why_not_open(game, seat, move.a)
    if verb is words.BET:
        return _why_no_bet(game, move.a)
    if verb is words.RAISE:
        return _why_no_raise(game, seat, move.a)
    if verb is words.SHOW_FOR:
        return _why_no_show(game, seat)
    if verb is words.DISCARD:
        return _why_no_discard(game)
    return _why_not_plain(game, move)


def _out_of_turn(game: Poker, seat: i64, move: Move) -> Refusal:
    if game.phase not in (words.STRADDLING, words.LENDING):
        if not game.deal.playing & BIT[seat]:
            return Refusal("poker.33", "no-player")
        if move.verb is words.DISCARD and game.deal.drew & BIT[seat]:
            return Refusal("poker.law.38", "discarded-before")
    if move.verb is words.STRADDLE and game.phase != words.STRADDLING:
        return Refusal("poker.law.21", "too-late-to-straddle")
    return Refusal(TURN_LAW[game.phase], "not-your-turn")


def _why_no_straddle(game: Poker) -> Refusal:
    if game.phase != words.STRADDLING:
        return Refusal("poker.law.21", "too-late-to-straddle")
    if not game.within_cap():
        return Refusal("poker.law.22", "straddle-above-cap", {"cap": game.agreed.limit // 2})
    return Refusal("poker.R16", "not-enough-counters")


def _why_not_open(game: Poker, seat: i64, total: i64) -> Refusal:
    if game.phase == words.STRADDLING:
        return Refusal("poker.R41", "not-dealt")
    if game.phase != words.SAY:
        return Refusal("poker.law.36", "no-raise-in-draw") if _drawing(game) else Refusal("poker.R41", "bet-or-call")
    if game.deal.opener >= 0:
        return _out_of_range(game, total, game.deal.highest) or Refusal("poker.R41", "opened-before")
    strict = game.options.word("conduct") == "strict"  # at the table he can, and it may cost him (poker.law.33)
    if strict and game.jackpot >= 0 and game.agreed.order.value(game.deal.hands[seat]) < game.minimum():
        return Refusal(game.jackpot_law(), "below-minimum")
    if total < 2 * game.deal.before_deal:
        return Refusal("poker.law.25", "open-more", {"least": 2 * game.deal.before_deal})
    if game.agreed.limit and total > game.most_open():
        straddled = game.deal.before_deal > game.agreed.ante
        return Refusal("poker.12" if straddled else "poker.7", "open-less", {"most": game.most_open()})
    return Refusal("poker.R16", "not-enough-counters")


def _drawing(game: Poker) -> bool:
    return game.phase == words.MAKING_GOOD or game.phase == words.DISCARDING


def _out_of_range(game: Poker, total: i64, least: i64) -> Refusal | None:
    """Less than others have staked, or more than the limit above it."""
    counted = game.deal.level if game.phase == words.BETTING else 0
    if total < least:
        return Refusal(
            "poker.law.53" if game.phase == words.BETTING else "poker.law.26", "stake-more", {"least": least}
        )
    if game.agreed.limit and total > game.deal.highest + game.agreed.limit - counted:
        return Refusal("poker.4", "above-limit", {"limit": game.agreed.limit})
    return None


def _why_no_bet(game: Poker, bet: i64) -> Refusal:
    if _drawing(game):
        return Refusal("poker.law.36", "no-raise-in-draw")
    if game.phase != words.BETTING:
        return Refusal("poker.law.53", "no-betting-yet")
    bet_before = game.deal.highest - game.deal.level
    refusal = _out_of_range(game, bet, bet_before or 1)
    if refusal is not None:
        return refusal
    return Refusal("poker.R41", "bet-made-before") if bet_before else Refusal("poker.R16", "not-enough-counters")


def _why_no_raise(game: Poker, seat: i64, total: i64) -> Refusal:
    if _drawing(game):
        return Refusal("poker.law.36", "no-raise-in-draw")
    if game.phase == words.STRADDLING or (game.phase == words.SAY and game.deal.opener < 0):
        return Refusal("poker.R41", "nothing-to-raise")
    refusal = _out_of_range(game, total, game.least(seat))
    if refusal is not None:
        return refusal
    if game.phase == words.BETTING and game.deal.highest == game.deal.level:
        return Refusal("poker.R41", "nothing-to-raise")
    if game.phase == words.BETTING and game.is_alone(seat):
        return Refusal("poker.R16", "alone-with-counters")
    return Refusal("poker.R16", "not-enough-counters")


def _why_no_show(game: Poker, seat: i64) -> Refusal:
    behind = game.phase in (words.SAY, words.MAKING_GOOD, words.BETTING) and game.deal.stake[seat] < game.deal.highest
    if game.agreed.no_show:
        return Refusal("poker.law.81", "law-60-annulled")
    if behind and game.deal.bound & BIT[seat] and game.counters(seat) < game.deal.highest - game.deal.stake[seat]:
        return Refusal("poker.law.62", "borrow-to-call")
    return Refusal("poker.law.60", "funds-enough")


def _why_no_discard(game: Poker) -> Refusal:
    if game.phase == words.MAKING_GOOD:
        return Refusal("poker.law.36", "make-good-first")
    if game.phase == words.BETTING:
        return Refusal("poker.law.38", "discarded-before")
    return (
        Refusal("poker.R41", "card-not-held") if game.phase == words.DISCARDING else Refusal("poker.R41", "no-draw-yet")
    )


def _why_no_loan(game: Poker) -> Refusal:
    if not game.agreed.borrowing:
        return Refusal("poker.R28", "no-borrowing")
    if game.deal.asked or game.phase == words.LENDING:
        return Refusal("poker.R28", "asked-before")
    return Refusal("poker.R28", "no-such-loan")


def _why_not_plain(game: Poker, move: Move) -> Refusal:
    verb, phase = move.verb, game.phase
    if verb is PASS:
        return Refusal("poker.R41", "retire-or-decline")
    if verb is words.RETIRE:
        return Refusal("poker.R41", "pass-instead")
    if verb is words.STAND:
        return _why_not_stand(game)
    if verb is words.MAKE_GOOD:
        if phase == words.MAKING_GOOD:
            return Refusal("poker.R16", "too-short-to-call")
        return Refusal("poker.R41", "nothing-to-make-good")
    if verb is words.CALL:
        return _why_no_call(game)
    if verb is words.LEND or verb is words.REFUSE:
        return Refusal("poker.R28", "no-loan-asked")
    return Refusal("poker.R41", "no-such-act")


def _why_not_stand(game: Poker) -> Refusal:
    if game.phase != words.BETTING:
        return Refusal("poker.law.53", "no-betting-yet")
    if game.deal.highest > game.deal.level:
        return Refusal("poker.law.54", "bet-made-before")
    return Refusal("poker.17", "stood-before")


def _why_no_call(game: Poker) -> Refusal:
    if _drawing(game):
        return Refusal("poker.R41", "make-good-in-draw")
    if game.phase == words.STRADDLING or (game.phase == words.SAY and game.deal.opener < 0):
        return Refusal("poker.R41", "nothing-to-call")
    if game.phase == words.BETTING and game.deal.highest == game.deal.level:
        return Refusal("poker.R41", "nothing-to-call")
    return Refusal("poker.R16", "too-short-to-call")
