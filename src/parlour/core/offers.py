"""What a seat may do as its view tells it: where faults happen, also what a claim rests on, and what breaks the law."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.moves import CLAIMING, FIXED, ONE_CARD, RANGE, Choice
from parlour.core.shown import Offer

if TYPE_CHECKING:
    from parlour.core.game import Game

MOST_TOLD: Final = 16  # numbers of one choice that are looked at one by one


def offers_of(game: Game, seat: i64) -> list[Offer]:
    return [offer_of(game, seat, choice) for choice in game.moves(seat).each]


def offer_of(game: Game, seat: i64, choice: Choice) -> Offer:
    """The seat's own acts alone are weighed, and by what it knows (``offends``), so nothing hidden is told.

    Of the others' acts only those whose ground it has seen with its own eyes (``noticed``) are marked.
    """
    offer = game.notation().offer(choice)
    if game.vocabulary().rights.each:
        _weigh(game, seat, choice, offer)
    return offer


def _weigh(game: Game, seat: i64, choice: Choice, offer: Offer) -> None:
    if choice.like.verb.name == CLAIMING:
        rights = game.vocabulary().rights
        offer.clause = rights.each[rights.of(game, choice.like)].clause
        offer.noticed = choice.kind == FIXED and game.noticed(seat, choice.like)
    elif choice.kind == FIXED:
        offer.clause = game.offends(seat, choice.like)
    elif choice.kind == ONE_CARD or (choice.kind == RANGE and choice.size <= MOST_TOLD):
        notation = game.notation()
        moves = [choice.nth(i) for i in range(choice.size)]
        offer.wrong = [notation.write(move).split(" ")[-1] for move in moves if game.offends(seat, move)]
