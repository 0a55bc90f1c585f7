"""What lies on the Smoking Cat table, for whom: events, views and state words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in, count, hand_of
from parlour.core.events import NO_SEAT
from parlour.core.view import View
from parlour.games.smoking_cat.score import HEARTS, POINTS, QUEEN, most_points, points_of
from parlour.games.smoking_cat.words import (
    LAST_TRICK,
    PACK,
    TRICK,
    hand_place,
    passed_place,
    pile_place,
)

if TYPE_CHECKING:
    from parlour.games.smoking_cat.rules import SmokingCat

BY_SEAT = ["hand", "passed", "taken", "points", "letters", "drinks"]
WORDS = [*BY_SEAT, "trick", "last_trick", "leader", "tricks", "word", "pack", "gone"]


def word_given(game: SmokingCat) -> bool:
    """Whether the word comes from the association that holds the contest, not from the players."""
    return game.options.word("word_source") == "association"


# -- events -------------------------------------------------------------------


def tell_start(game: SmokingCat, lots: bool) -> None:
    game.say("smoking-cat.1", "four-play")
    game.say("smoking-cat.37", "no-money")
    if game.drinks:
        game.say("smoking-cat.38", "for-drinks")
    elif word_given(game):
        game.say("smoking-cat.40", "word-given", NO_SEAT, 0, game.options.word("word"))
    else:
        game.say("smoking-cat.39", "word-chosen", NO_SEAT, 0, game.options.word("word"))
    if lots:
        game.say("smoking-cat.12", "draws-first-deal", game.dealer)
    else:
        game.say("smoking-cat.13", "deals-by-agreement", game.dealer)


def tell_deal(game: SmokingCat) -> None:
    game.say("smoking-cat.2", "with-pack", game.dealer, 0, game.options.word("pack"))
    if game.finished:
        game.say("smoking-cat.17", "loser-deals", game.dealer)
    for i in range(4):
        seat = (game.dealer + 1 + i) & 3
        game.bring("smoking-cat.14", "gets-cards", seat, cards_in(game.hands[seat]), PACK, hand_place(seat), BIT[seat])


def tell_pass(game: SmokingCat, seat: i64) -> None:
    cards = cards_in(game.passed[seat])
    game.bring("smoking-cat.18", "passes", seat, cards, hand_place(seat), passed_place(seat), BIT[seat])


def tell_taking_up(game: SmokingCat, seat: i64, right: i64) -> None:
    cards = cards_in(game.passed[right])
    sees = BIT[seat] | BIT[right]
    game.bring("smoking-cat.19", "takes-up", seat, cards, passed_place(right), hand_place(seat), sees)


def tell_card(game: SmokingCat, seat: i64, card: i64) -> None:
    if game.lying == 0:
        clause, message = ("smoking-cat.24" if game.made else "smoking-cat.21", "leads")
    elif card >> 4 != game.led >> 4:
        clause, message = ("smoking-cat.29", "plays-off")
    elif card < game.best:
        clause, message = ("smoking-cat.28", "plays-under")
    else:
        clause, message = ("smoking-cat.27", "follows")
    game.bring(clause, message, seat, [card], hand_place(seat), TRICK)


def tell_trick(game: SmokingCat, winner: i64) -> None:
    cards = game.trick_cards()
    game.say("smoking-cat.23", "takes-trick", winner, game.price)
    game.bring("smoking-cat.25", "turns-down", winner, cards, TRICK, pile_place(winner))
    if QUEEN in cards:
        game.say("smoking-cat.5", "takes-over-of-leaves", winner, POINTS[QUEEN])
    hearts = hand_of(cards) & HEARTS
    if hearts:
        game.say("smoking-cat.6", "takes-hearts", winner, points_of(hearts))


def tell_throw(game: SmokingCat, seat: i64) -> None:
    game.say("smoking-cat.32", "throws-in", seat, game.points[seat])
    if game.lying:
        game.bring("smoking-cat.33", "takes-rest", seat, game.trick_cards(), TRICK, pile_place(seat))
    for s in range(4):
        cards = cards_in(game.hands[s])
        if cards:
            game.bring("smoking-cat.33", "takes-rest", seat, cards, hand_place(s), pile_place(seat), BIT[s])


def tell_count(game: SmokingCat, loser: i64, queen: i64, last: i64) -> None:
    for seat in range(4):
        game.say("smoking-cat.4", "has-points", seat, game.points[seat])
    if last >= 0:
        game.say("smoking-cat.8", "points-in-all", NO_SEAT, sum([game.points[seat] for seat in range(4)]))
    tied = most_points(game.points)
    if tied & (tied - 1) == 0:
        game.say("smoking-cat.3", "loses-round", loser, game.points[loser])
    elif loser == queen:
        game.say("smoking-cat.35", "loses-tie-with-queen", loser, game.points[loser])
    else:
        game.say("smoking-cat.r6", "loses-tie-with-last-trick", loser, game.points[loser])


# -- the view --------------------------------------------------------------------


def lay_out(game: SmokingCat, view: View, seat: i64) -> None:
    view.fact("dealer", game.name_of(game.dealer))
    view.fact("leader", read(game, "leader", NO_SEAT)[0], "smoking-cat.24" if game.made else "smoking-cat.21")
    view.fact("pack", game.options.word("pack"), "smoking-cat.2")
    view.fact("money", "none", "smoking-cat.37")
    _show_account(game, view)
    for s in range(4):
        _show_seat(game, view, seat, s)
    view.show(TRICK, read(game, "trick", NO_SEAT))
    if game.last_trick >= 0:
        view.show(LAST_TRICK, read(game, "last_trick", NO_SEAT), 0, "smoking-cat.30")
    if seat < 4 and game.passed[seat]:
        view.fact("passed", game.pack.show(game.passed[seat]), "smoking-cat.18")
    view.advice = advice(game, seat)


def _show_account(game: SmokingCat, view: View) -> None:
    if not game.drinks:
        view.fact("word", game.options.word("word"), "smoking-cat.40" if word_given(game) else "smoking-cat.39")
    for s in range(4):
        if game.drinks:
            view.fact("drinks", f"{game.names[s]} {game.account[s]}", "smoking-cat.38")
        else:
            view.fact("letters", f"{game.names[s]} {game.letters[: game.account[s]] or '-'}", "smoking-cat.10")


def _show_seat(game: SmokingCat, view: View, seat: i64, s: i64) -> None:
    if s == seat:
        view.show(hand_place(s), _faces(game, game.hands[s]))
    else:
        view.show(hand_place(s), [], count(game.hands[s]))
    view.show(passed_place(s), [], count(lying_passed(game, s)), "smoking-cat.19")
    view.show(pile_place(s), [], count(game.taken[s]), "smoking-cat.31")
    view.fact("points", f"{game.names[s]} {game.points[s]}", "smoking-cat.r23")


def lying_passed(game: SmokingCat, seat: i64) -> i64:
    """The cards the seat has passed, while they lie face down before its left neighbour."""
    return 0 if game.passed[(seat + 1) & 3] else game.passed[seat]


def advice(game: SmokingCat, seat: i64) -> list[str]:
    """What everybody owes the table, and the hint for the pass."""
    if seat > 3 or not game.waits & BIT[seat]:
        return []
    brisk = ["smoking-cat.47", "smoking-cat.48"]
    return ["smoking-cat.49", *brisk] if game.phases()[game.phase] == "pass" else brisk


# -- state words ---------------------------------------------------------------------


def read(game: SmokingCat, word: str, seat: i64) -> list[str]:
    face = game.pack.face
    if word in BY_SEAT:
        return _read_seat(game, word, game.known_seat(word, seat))
    if word == "trick":
        return [face(card) for card in game.trick_cards()]
    if word == "last_trick":
        return [face(game.last_trick >> shift & 63) for shift in (18, 12, 6, 0)] if game.last_trick >= 0 else []
    if word == "leader":
        return [game.names[game.leader]] if game.leader >= 0 else ["nobody"]
    if word == "tricks":
        return [str(game.made)]
    if word == "gone":
        return _faces(game, _gone(game))
    return [game.options.word(word)]


def _gone(game: SmokingCat) -> i64:
    """Cards out of play: neither held, nor lying, nor in anybody's pile."""
    gone = game.played & ~hand_of(game.trick_cards())
    for seat in range(4):
        gone &= ~game.taken[seat]
    return gone


def _read_seat(game: SmokingCat, word: str, seat: i64) -> list[str]:
    if word == "points":
        return [str(game.points[seat])]
    if word in ("letters", "drinks"):
        return [str(game.account[seat])]
    if word == "passed":
        return _faces(game, lying_passed(game, seat))
    return _faces(game, game.hands[seat] if word == "hand" else game.taken[seat])


def _faces(game: SmokingCat, cards: i64) -> list[str]:
    return [game.pack.face(card) for card in cards_in(cards)]
