"""The old game, and Pool Commerce: stand, pass, or exchange one card with the three that lie open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.game import EVERYTHING
from parlour.games.commerce import table
from parlour.games.commerce.words import CHOICE, LAST_LAP

if TYPE_CHECKING:
    from parlour.games.commerce.rules import Commerce


def ask(game: Commerce, seat: i64) -> None:
    game.trader = seat
    game.phase = CHOICE
    game._turn(seat)


def stand(game: Commerce, seat: i64) -> None:
    game.say("commerce.36", "stands", seat)
    game.stood |= BIT[seat]
    if count(game.stood) == 2:
        game.lap = game.playing & ~game.stood & ~game.passed
        game.say("commerce.38", "last-lap", seat)
        _next_of_lap(game, seat)
    else:
        next_turn(game, seat)


def pass_for_good(game: Commerce, seat: i64) -> None:
    """No exchange for the rest of the hand (commerce.37)."""
    game.say("commerce.37", "passes", seat)
    game.passed |= BIT[seat]
    next_turn(game, seat)


def exchange(game: Commerce, seat: i64, own: i64, other: i64) -> None:
    """One card of the board, his own laid up in its place (commerce.36)."""
    if game.detail == EVERYTHING:
        table.tell_exchange(game, seat, own, other)
    game.hands[seat] ^= BIT[own] | BIT[other]
    game.board ^= BIT[own] | BIT[other]
    game.open[seat] = game.open[seat] & ~BIT[own] | BIT[other]
    after(game, seat)


def decline(game: Commerce, seat: i64) -> None:
    game.say("commerce.38", "declines", seat)
    after(game, seat)


def after(game: Commerce, seat: i64) -> None:
    if game.phase == LAST_LAP:
        game.lap &= ~BIT[seat]
        _next_of_lap(game, seat)
    else:
        next_turn(game, seat)


def next_turn(game: Commerce, seat: i64) -> None:
    """Round and round, among those who have neither stood nor passed; with nobody left all show (commerce.38)."""
    following = game.next_of(seat, game.playing & ~game.stood & ~game.passed)
    if following < 0:
        game.say("commerce.38", "nobody-left")
        game.show()
    elif not game.tired(seat, following):
        ask(game, following)


def _next_of_lap(game: Commerce, seat: i64) -> None:
    """Going left from the second who stood, everybody else has one move (commerce.38)."""
    following = game.next_of(seat, game.lap)
    if following < 0:
        game.show()
        return
    game.trader = following
    game.phase = LAST_LAP
    game._turn(following)
