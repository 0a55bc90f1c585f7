"""Why a move at Spoil Five is refused, and by which clause or ruling.  Asked only when a move is not lawful."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, rank
from parlour.core.moves import PLAY, Move, Refusal
from parlour.games.spoil_five import words
from parlour.games.spoil_five.rules.ranks import ACE, ACE_OF_HEARTS, ORDERS, RENEGING

if TYPE_CHECKING:
    from parlour.games.spoil_five.rules.game import SpoilFive


def why_not(game: SpoilFive, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if game.over:
        return Refusal("spoil-five.R8", "game-over")
    if game.phase == words.FIRST_DEALER:
        return Refusal("spoil-five.11", "no-dealer-yet")
    if game.phase == words.DEAL:
        return Refusal("spoil-five.12", "not-dealt")
    if move.overfull():
        return Refusal("spoil-five.R25", "no-such-act")
    if verb is PLAY:
        return _why_no_card(game, seat, move.a)
    if verb is words.ROB or verb is words.NO_ROB:
        return _why_no_rob(game, seat, move)
    if verb is words.FIVE or verb is words.KEEP:
        return _why_no_five(game, seat)
    if verb is words.AGREE or verb is words.REFUSE:
        return _why_no_answer(game, seat)
    if verb is words.TAKE_POOL or verb is words.PLAY_ON:
        return _why_no_jink(game)
    return Refusal("spoil-five.R25", "no-such-act")


def _why_no_five(game: SpoilFive, seat: i64) -> Refusal:
    if not game.agreed.fiving:
        return Refusal("spoil-five.32", "fiving-not-agreed")
    if game.phase == words.FIVING and seat != game.elder():
        return Refusal("spoil-five.R17", "elder-asks")
    return Refusal("spoil-five.32", "fiving-once")


def _why_no_answer(game: SpoilFive, seat: i64) -> Refusal:
    if not game.agreed.fiving:
        return Refusal("spoil-five.32", "fiving-not-agreed")
    if game.phase == words.ANSWER and seat != game.dealer:
        return Refusal("spoil-five.R17", "dealer-answers")
    return Refusal("spoil-five.32", "nothing-asked")


def _why_no_jink(game: SpoilFive) -> Refusal:
    if not game.agreed.jinking:
        return Refusal("spoil-five.33", "jinking-not-agreed")
    if game.phase == words.JINK:
        return Refusal("spoil-five.R7", "third-trick-speaks")
    return Refusal("spoil-five.33", "first-three-tricks")


def _why_no_rob(game: SpoilFive, seat: i64, move: Move) -> Refusal:
    if not game.agreed.robbing:
        return Refusal("spoil-five.28", "robbing-not-agreed")
    if game.phase == words.FIVING or game.phase == words.ANSWER:
        return Refusal("spoil-five.R16", "fiving-first")
    if rank(game.deal.turn_up) == ACE:
        return _why_no_ace_for_dealer(game, seat)
    ace = game.deal.trump * 16 + ACE
    if not game.deal.hands[seat] & BIT[ace]:
        return Refusal("spoil-five.27", "no-ace-no-rob")
    if seat == game.deal.robber:
        return Refusal("spoil-five.26", "robbed-already")
    if not game.deal.ace or game.deal.played[seat]:
        return Refusal("spoil-five.26", "rob-before-first-card")
    if not game.waits & BIT[seat]:
        return Refusal("spoil-five.26", "rob-at-your-turn")
    if move.verb is words.NO_ROB:
        return (
            Refusal("spoil-five.13", "must-rob")
            if game.agreed.compulsory
            else Refusal("spoil-five.R21", "play-instead")
        )
    return Refusal("spoil-five.R6", "keep-the-ace") if move.a == ace else Refusal("spoil-five.26", "card-not-held")


def _why_no_ace_for_dealer(game: SpoilFive, seat: i64) -> Refusal:
    if seat != game.dealer:
        return Refusal("spoil-five.13", "dealer-robs")
    if game.phase == words.DEALER_ROBS:
        return Refusal("spoil-five.24", "card-not-held")
    return Refusal("spoil-five.24", "dealer-robs-before-lead")


def _why_no_card(game: SpoilFive, seat: i64, card: i64) -> Refusal:
    if game.phase == words.FIVING or game.phase == words.ANSWER:
        return Refusal("spoil-five.32", "fiving-first")
    if game.phase == words.DEALER_ROBS:
        return Refusal("spoil-five.24", "dealer-decides-first")
    if game.phase == words.JINK:
        return Refusal("spoil-five.33", "pool-or-play-on")
    assert game.phase == words.TRICKS
    if not game.waits & BIT[seat]:
        return Refusal("spoil-five.R20", "not-your-turn")
    if game.agreed.compulsory and game.deal.hands[seat] & game.deal.ace:
        return Refusal("spoil-five.13", "must-rob")
    if not 0 <= card < 63 or not game.deal.hands[seat] & BIT[card]:
        return Refusal("spoil-five.17" if game.deal.led < 0 else "spoil-five.20", "card-not-held")
    return why_not_follow(game, seat)


def why_not_follow(game: SpoilFive, seat: i64) -> Refusal:
    order = ORDERS[game.deal.ranking]
    asked = order.suit[game.deal.led]
    if asked == order.trumps:
        if game.deal.hands[seat] & asked & ~RENEGING[game.deal.ranking]:
            return Refusal("spoil-five.18", "must-play-trump")
        return Refusal("spoil-five.29", "no-reneging-to-higher")
    if game.deal.led == ACE_OF_HEARTS and RENEGING[game.deal.ranking]:
        return Refusal("spoil-five.19", "must-follow-hearts")
    return Refusal("spoil-five.20", "must-follow-or-trump")
