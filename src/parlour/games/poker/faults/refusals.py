"""Why an act at the table is refused: it cannot physically be done, its time is over, or somebody else must do it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import Move, Refusal
from parlour.games.poker import words
from parlour.games.poker.faults.drawing import has_lifted_or_bet
from parlour.games.poker.faults.rights import (
    DISTRACTED,
    RIGHTS,
    TOO_FEW,
    TOO_MANY,
    UNCUT_PACK,
    WRONG_NUMBER,
    entitled,
    is_open,
    served_seats,
)
from parlour.games.poker.refusals import why_not

if TYPE_CHECKING:
    from parlour.games.poker.faults.game import PokerTable

# Who is too late for these is told what follows instead
TOO_LATE = {UNCUT_PACK: "poker.law.9", WRONG_NUMBER: "poker.law.13", TOO_MANY: "poker.law.48", TOO_FEW: "poker.law.48"}
STOPPED = (words.ASKING, words.GIVING, words.TESTIFYING, words.JUDGING, words.EVIDENCE)


def why_not_at_table(game: PokerTable, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if game.over:
        return Refusal("poker.R25", "game-over")
    if verb not in game.verbs() or move.overfull():
        return Refusal("poker.R41", "no-such-act")
    if verb is words.CLAIM:
        return _why_no_claim(game, seat, move.a)
    if verb is words.LIFT:
        out = game.deal.dealt[seat] and not game.deal.playing & BIT[seat]
        return Refusal("poker.law.27", "hand-thrown-up") if out else Refusal("poker.R43", "nothing-to-lift")
    if verb in (words.TALK, words.TELL, words.REPORT, words.INTEND, words.ASK_DEALER):
        return _why_not_speak(game, seat, move)
    if verb in (words.TESTIFY, words.SUMMON, words.UPHOLD, words.DISMISS):
        return _why_not_judge(game, seat, move)
    if verb in (words.DEAL_OUT, words.ASK, words.GIVE, words.COUNT):
        return _why_not_serve(game, seat, move)
    if game.phase == words.DEALING:
        return Refusal("poker.R41", "not-dealt")
    if game.phase in STOPPED:
        return Refusal("poker.R41", "answer-first")
    if verb is words.BET and game.phase == words.BETTING and not game.waits & BIT[seat]:
        return _why_no_early_bet(game, seat)
    if verb is words.DISCARD and game.phase == words.DISCARDING and game.waits & BIT[seat]:
        return (
            Refusal("poker.R43", "lift-first") if game.conduct.unseen[seat] else Refusal("poker.R41", "card-not-held")
        )
    return why_not(game, seat, move)


def _why_no_claim(game: PokerTable, seat: i64, right: i64) -> Refusal:
    if not 0 <= right < len(RIGHTS):
        return Refusal("poker.R41", "no-such-act")
    if right == DISTRACTED and game.agreed.talk_free:
        return Refusal("poker.law.81", "law-annulled")
    if not is_open(game, right):
        return Refusal(TOO_LATE[right] if _is_past(game, right) else "poker.R45", "claim-too-late")
    if not entitled(game, seat, right):
        return Refusal("poker.R45", "claim-not-yours")
    return Refusal("poker.R45", "claimed-in-vain")


def _is_past(game: PokerTable, right: i64) -> bool:
    """Whether its window was open before in this deal."""
    if right in (UNCUT_PACK, WRONG_NUMBER):
        return game.deal.dealt[0] != 0
    return right in (TOO_MANY, TOO_FEW) and served_seats(game) & ~BIT[game.dealer] != 0


def _why_not_speak(game: PokerTable, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if verb is words.ASK_DEALER:
        drawn = game.phase == words.BETTING and game.conduct.asked[seat] >= 0 and seat != game.dealer
        if drawn and has_lifted_or_bet(game, seat):
            return Refusal("poker.law.50", "too-late-to-ask")
        return Refusal("poker.R48", "nothing-to-ask")
    if verb is words.TALK:
        return Refusal("poker.R48", "nobody-deals")
    if verb is words.TELL:
        return Refusal("poker.R48", "nothing-to-tell")
    if verb is words.REPORT:
        return Refusal("poker.R48", "nothing-to-report")
    return Refusal("poker.R48", "nothing-to-say")


def _why_not_judge(game: PokerTable, seat: i64, move: Move) -> Refusal:
    asked = game.waits & BIT[seat] != 0
    if move.verb is words.TESTIFY:
        if asked and game.phase in (words.TESTIFYING, words.EVIDENCE):
            return Refusal("poker.R48", "another-answer")
        return Refusal("poker.R48", "nobody-asked")
    if asked and game.phase == words.JUDGING:
        return Refusal("poker.R48", "heard-already")
    return Refusal("poker.law.78", "not-the-judge")


def _why_not_serve(game: PokerTable, seat: i64, move: Move) -> Refusal:
    if move.verb is words.ASK:
        if game.phase == words.ASKING and game.waits & BIT[seat]:
            return Refusal("poker.6", "ask-up-to-five")
        drawn = game.phase not in (words.DEALING, words.STRADDLING) and game.deal.drew & BIT[seat] != 0
        return Refusal("poker.law.38", "asked-already") if drawn else Refusal("poker.R46", "discard-first")
    if seat != game.dealer:
        return Refusal("poker.law.18", "dealer-serves")
    return Refusal("poker.R41", "nothing-to-serve")


def _why_no_early_bet(game: PokerTable, seat: i64) -> Refusal:
    if not game.deal.playing & BIT[seat]:
        return Refusal("poker.33", "no-player")
    if game.conduct.early[seat]:
        return Refusal("poker.law.55", "bet-lies")
    return Refusal("poker.R16", "not-enough-counters")
