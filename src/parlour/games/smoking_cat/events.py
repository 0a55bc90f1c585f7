"""What happens at Smoking Cat, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, suit
from parlour.core.events import HAND, NO_SEAT, PACK, TRICK
from parlour.core.game import EVERYTHING
from parlour.games.smoking_cat.rules.points import HEARTS, POINTS, QUEEN, most_points, points_of
from parlour.games.smoking_cat.words import PASSED, PILE

if TYPE_CHECKING:
    from parlour.games.smoking_cat.rules.game import SmokingCat


def agreed(game: SmokingCat, lots: bool) -> None:
    if game.detail < EVERYTHING:
        return
    game.say("smoking-cat.1", "four-play")
    game.say("smoking-cat.37", "no-money")
    if game.agreed.drinks:
        game.say("smoking-cat.38", "for-drinks")
    elif game.agreed.word_given:
        game.say("smoking-cat.40", "word-given", NO_SEAT, 0, game.options.word("word"))
    else:
        game.say("smoking-cat.39", "word-chosen", NO_SEAT, 0, game.options.word("word"))
    if lots:
        game.say("smoking-cat.12", "draws-first-deal", game.dealer)
    else:
        game.say("smoking-cat.13", "deals-by-agreement", game.dealer)


def dealt(game: SmokingCat) -> None:
    if game.detail < EVERYTHING:
        return
    game.say("smoking-cat.2", "with-pack", game.dealer, 0, game.options.word("pack"))
    if game.finished:
        game.say("smoking-cat.17", "loser-deals", game.dealer)
    for i in range(4):
        seat = (game.dealer + 1 + i) & 3
        game.carry("smoking-cat.14", "gets-cards", seat, game.deal.hands[seat], PACK, HAND[seat], BIT[seat])


def passed(game: SmokingCat, seat: i64) -> None:
    if game.detail < EVERYTHING:
        return
    game.carry("smoking-cat.18", "passes", seat, game.deal.passed[seat], HAND[seat], PASSED[seat], BIT[seat])


def took_up(game: SmokingCat, seat: i64, right: i64) -> None:
    if game.detail < EVERYTHING:
        return
    sees = BIT[seat] | BIT[right]
    game.carry("smoking-cat.19", "takes-up", seat, game.deal.passed[right], PASSED[right], HAND[seat], sees)


def led(game: SmokingCat, seat: i64, card: i64) -> None:
    if game.detail < EVERYTHING:
        return
    clause = "smoking-cat.24" if game.deal.tricks_made else "smoking-cat.21"
    game.lay(clause, "leads", seat, card, HAND[seat], TRICK)


def followed(game: SmokingCat, seat: i64, card: i64) -> None:
    if game.detail < EVERYTHING:
        return
    if suit(card) != suit(game.deal.led):
        clause, message = "smoking-cat.29", "throws-off" if game.agreed.table else "plays-off"
    elif card < game.deal.best:
        clause, message = "smoking-cat.28", "plays-under"
    else:
        clause, message = "smoking-cat.27", "follows"
    game.lay(clause, message, seat, card, HAND[seat], TRICK)


def took_trick(game: SmokingCat, winner: i64) -> None:
    if game.detail < EVERYTHING:
        return
    deal = game.deal
    game.say("smoking-cat.23", "takes-trick", winner, deal.price)
    game.bring("smoking-cat.25", "turns-down", winner, deal.trick_cards(), TRICK, PILE[winner])
    if deal.in_trick & BIT[QUEEN]:
        game.say("smoking-cat.5", "takes-over-of-leaves", winner, POINTS[QUEEN])
    hearts = deal.in_trick & HEARTS
    if hearts:
        game.say("smoking-cat.6", "takes-hearts", winner, points_of(hearts))


def threw_in(game: SmokingCat, seat: i64) -> None:
    if game.detail < EVERYTHING:
        return
    game.say("smoking-cat.32", "throws-in", seat, game.deal.points[seat])
    if game.deal.in_trick:
        game.bring("smoking-cat.33", "takes-rest", seat, game.deal.trick_cards(), TRICK, PILE[seat])
    for s in range(4):
        if game.deal.hands[s]:
            game.carry("smoking-cat.33", "takes-rest", seat, game.deal.hands[s], HAND[s], PILE[seat], BIT[s])


def counted(game: SmokingCat, loser: i64, queen: i64, last: i64) -> None:
    if game.detail < EVERYTHING:
        return
    points = game.deal.points
    for seat in range(4):
        game.say("smoking-cat.4", "has-points", seat, points[seat])
    if last >= 0:
        game.say("smoking-cat.8", "points-in-all", NO_SEAT, sum([points[seat] for seat in range(4)]))
    tied = most_points(points)
    if tied & (tied - 1) == 0:
        game.say("smoking-cat.3", "loses-round", loser, points[loser])
    elif loser == queen:
        game.say("smoking-cat.35", "loses-tie-with-queen", loser, points[loser])
    else:
        game.say("smoking-cat.r6", "loses-tie-with-last-trick", loser, points[loser])
