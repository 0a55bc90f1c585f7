"""Why a move is refused at a club table, and by which article."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import Move, Refusal
from parlour.games.ecarte import words as cards
from parlour.games.ecarte.club import chouette, leave, stakes, words
from parlour.games.ecarte.club.words import FIRST, NO_CHAIR, NO_SIDE

if TYPE_CHECKING:
    from parlour.games.ecarte.club.game import Club

OF_CHOUETTEUR = (
    *(words.SEE, words.HOLD, words.STAND_OFF, words.CUT, words.HAND),
    *(words.GIVE_UP, words.SIT, words.SHARE),
)


def why_not(game: Club, seat: i64, move: Move) -> Refusal:
    if game.over:
        return Refusal("ecarte.r22", "game-over")
    if move.overfull() or move.verb not in game.verbs():
        return Refusal("ecarte.r38", "no-such-act")
    if move.verb in words.TABLE_TALK:
        return _why_not_between_games(game, seat, move)
    if game.coup is None:
        return Refusal("ecarte.13", "not-dealt")
    if move.verb in (*words.BESIDE, *words.LIBERTIES):
        return _why_not_beside(game, seat, move)
    chair = game.chair_of(seat)
    if move.verb is words.CLAIM and not 0 <= move.a < words.FIRST_BREACH:
        return _why_no_breach(move.a)
    if chair != NO_CHAIR:
        return game.coup.vocabulary().refuse(game.coup, chair, words.for_two(move))
    return _why_not_from_gallery(game, seat, move)


# -- between games --------------------------------------------------------------------------------


def _why_not_between_games(game: Club, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if game.coup is not None:
        return _why_not_now(game, verb is words.STAKE)
    if game.phase == words.ARRIVALS:
        return Refusal("ecarte.r78", "say-join-or-quit")
    if game.phase == words.ORDER:
        return Refusal("ecarte.9", "order-is-drawn")
    if game.excluded & BIT[seat]:
        return Refusal("ecarte.49a", "you-are-excluded")
    if verb is words.GIVE or verb is words.DECLINE or game.phase == words.GIVING:
        return Refusal("ecarte.5b", "chouette-is-offered-in-order")
    if verb in OF_CHOUETTEUR:
        return _why_no_chouetteur(game, seat, move)
    if stakes.is_added(game, seat):
        again = verb is words.ADD and game.hand(game.camp[seat]) == seat
        return Refusal("ecarte.58", "added-already") if again else Refusal("ecarte.r87", "added-up-stands")
    if verb is words.STAKE:
        return _why_no_stake(game, seat)
    if verb is words.JOIN:
        return _why_no_joining(game, seat)
    if verb is words.QUIT:
        gives = seat == game.chouetteur
        return Refusal("ecarte.5b", "give-up-first") if gives else Refusal("ecarte.r73", "not-of-a-side")
    return _why_no_hand(game, seat, verb is words.ADD)


def _why_not_now(game: Club, staking: bool) -> Refusal:
    if not staking:
        return Refusal("ecarte.r73", "between-games-only")
    return Refusal("ecarte.6b" if game.agreed.chouette else "ecarte.58", "stakes-are-fixed")


def _why_no_stake(game: Club, seat: i64) -> Refusal:
    if game.camp[seat] == NO_SIDE:
        return Refusal("ecarte.3b", "join-before-you-stake")
    if game.agreed.chouette and game.camp[seat] == FIRST:
        return Refusal("ecarte.4", "chouette-side-stakes-by-share")
    if game.added & BIT[game.camp[seat]]:
        return Refusal("ecarte.r87", "added-up-stands")
    return Refusal("ecarte.8", "stake-within-bounds", {"most": game.agreed.max_stake})


def _why_no_joining(game: Club, seat: i64) -> Refusal:
    if seat == game.chouetteur:
        return Refusal("ecarte.5b", "give-up-first")
    if game.last_of_side(seat):
        return Refusal("ecarte.r4", "last-of-his-side")
    return Refusal("ecarte.r4", "other-side-only")


def _why_no_hand(game: Club, seat: i64, adding: bool) -> Refusal:
    side = game.camp[seat]
    if adding and game.agreed.chouette:
        return Refusal("ecarte.58", "no-adding-in-chouette")
    if side == NO_SIDE or (game.agreed.chouette and side == FIRST):
        return Refusal("ecarte.4a", "not-your-hand")
    if adding and game.hand(side) < 0:
        return Refusal("ecarte.r42", "nobody-has-staked")
    return Refusal("ecarte.58" if adding else "ecarte.4a", "not-your-hand")


# -- the chouetteur ----------------------------------------------------------------------------------


def _why_no_chouetteur(game: Club, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if not game.agreed.chouette:
        return Refusal("ecarte.3", "no-chouette-here")
    if seat != game.chouetteur:
        return Refusal("ecarte.4", "chouetteur-only")
    if verb is words.SEE:
        return Refusal("ecarte.6", "called-already")
    if verb is words.STAND_OFF:
        return Refusal("ecarte.6a", "call-first")
    if verb is words.HOLD or verb is words.CUT:
        return Refusal("ecarte.r42", "nobody-has-staked")
    if verb is words.HAND:
        return _why_no_holding(game, move.a)
    if verb is words.SHARE:
        return _why_no_share(game, move.a, move.b)
    return _why_no_chair(game)


def _why_no_holding(game: Club, seat: i64) -> Refusal:
    if seat == game.hand(FIRST):
        return Refusal("ecarte.4d", "holds-it-already")
    return Refusal("ecarte.4d", "half-at-least")


def _why_no_share(game: Club, seat: i64, part: i64) -> Refusal:
    if not 0 <= seat < game.seats or game.camp[seat] != FIRST or seat == game.chouetteur:
        return Refusal("ecarte.4e", "must-stand-by")
    if not chouette.can_be_said(game, part):
        return Refusal("ecarte.r80", "no-such-share", {"smallest": words.SMALLEST_PART})
    return Refusal("ecarte.4c", "less-than-the-whole")


def _why_no_chair(game: Club) -> Refusal:
    if not game.settled_in and chouette.would_move_winner(game):
        return Refusal("ecarte.5a", "winner-keeps-his-chair")
    return Refusal("ecarte.5", "chair-is-taken")


# -- while a game is played ---------------------------------------------------------------------------


def _why_no_breach(number: i64) -> Refusal:
    if not words.FIRST_BREACH <= number < len(words.CLAIM.words):
        return Refusal("ecarte.r38", "no-such-act")
    return Refusal(f"ecarte.{words.BREACHES[number - words.FIRST_BREACH]}", "nothing-of-the-sort")


def _why_not_beside(game: Club, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if verb in (words.WISH, words.GRANT, words.DENY):
        return leave.why_not(game, seat, move)
    holds = game.chair_of(seat) != NO_CHAIR
    interested = game.eyes_of(seat) != NO_CHAIR
    if verb is words.CONSULT:
        return Refusal("ecarte.57", "ask-at-your-turn" if holds else "player-asks")
    if verb is words.UPSET:
        return Refusal("ecarte.47a", "only-between-deals")
    if verb is words.TAKE_IN:
        return Refusal("ecarte.48a", "no-trick-to-take")
    if not interested:
        return Refusal("ecarte.49a", "no-money-no-word")
    if holds:
        return Refusal("ecarte.57", "you-hold-the-cards")
    if verb is words.REMIND:
        return Refusal("ecarte.56a", "nothing-to-remind-of")
    return Refusal("ecarte.57", "spoken-already" if verb is words.SPEAK else "advise-at-his-turn")


def _why_not_from_gallery(game: Club, seat: i64, move: Move) -> Refusal:
    if game.backs[seat] == NO_CHAIR:
        return Refusal("ecarte.49a", "no-money-no-word")
    if move.verb is cards.MARK:
        return Refusal("ecarte.56", "player-marks-himself")
    if move.verb is words.CLAIM:
        return Refusal("ecarte.49", "point-out-what-would-be-cheating")
    return Refusal("ecarte.57", "advise-but-not-play")
