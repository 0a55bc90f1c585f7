"""The old game, and Pool Commerce: stand, pass, or exchange one card with the three that lie open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, altered, count
from parlour.games.commerce import events
from parlour.games.commerce.words import CHOICE, LAST_LAP

if TYPE_CHECKING:
    from parlour.games.commerce.rules.game import Commerce


def ask(game: Commerce, seat: i64) -> None:
    game.deal.trader = seat
    game.phase = CHOICE
    game._turn(seat)


def stand(game: Commerce, seat: i64) -> None:
    game.say("commerce.36", "stands", seat)
    deal = game.deal
    deal.stood |= BIT[seat]
    if count(deal.stood) == 2:
        deal.lap = game.playing & ~deal.stood & ~deal.passed
        game.say("commerce.38", "last-lap", seat)
        _next_of_lap(game, seat)
    else:
        next_turn(game, seat)


def pass_for_good(game: Commerce, seat: i64) -> None:
    """No exchange for the rest of the hand (commerce.37)."""
    game.say("commerce.37", "passes", seat)
    game.deal.passed |= BIT[seat]
    next_turn(game, seat)


def exchange(game: Commerce, seat: i64, own: i64, other: i64) -> None:
    """One card of the board, his own laid up in its place (commerce.36)."""
    events.exchanged(game, seat, own, other)
    deal = game.deal
    deal.hands[seat] ^= BIT[own] | BIT[other]
    deal.board ^= BIT[own] | BIT[other]
    deal.open = altered(deal.open, seat, deal.open[seat] & ~BIT[own] | BIT[other])
    after(game, seat)


def decline(game: Commerce, seat: i64) -> None:
    game.say("commerce.38", "declines", seat)
    after(game, seat)


def after(game: Commerce, seat: i64) -> None:
    if game.phase == LAST_LAP:
        game.deal.lap &= ~BIT[seat]
        _next_of_lap(game, seat)
    else:
        next_turn(game, seat)


def next_turn(game: Commerce, seat: i64) -> None:
    """Round and round, among those who have neither stood nor passed; with nobody left all show (commerce.38)."""
    following = game.next_of(seat, game.playing & ~game.deal.stood & ~game.deal.passed)
    if following < 0:
        game.say("commerce.38", "nobody-left")
        game.show()
    elif not game.tired(seat, following):
        ask(game, following)


def _next_of_lap(game: Commerce, seat: i64) -> None:
    """Going left from the second who stood, everybody else has one move (commerce.38)."""
    following = game.next_of(seat, game.deal.lap)
    if following < 0:
        game.show()
        return
    game.deal.trader = following
    game.phase = LAST_LAP
    game._turn(following)
