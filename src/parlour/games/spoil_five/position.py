"""Positions that a case sets: pool, scores, and a hand after its first trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import hand_of
from parlour.core.moves import PLAYS
from parlour.core.setup import Setup
from parlour.errors import BadCase
from parlour.games.spoil_five.state import EACH
from parlour.mechanisms.trick_positions import TrickPosition, drawn, in_turn, named_cards

if TYPE_CHECKING:
    from parlour.games.spoil_five.rules import SpoilFive


def arrange(game: SpoilFive, setup: Setup) -> None:
    _set_deals(game, setup)
    game.fresh = setup.word("fresh", ["yes", "no"], "yes") == "yes"
    for seat in range(game.seats):
        _set_score(game, seat, setup)
        game.ledger.balance[seat] = setup.number(f"counters {game.names[seat]}", 0)
    pool = setup.number("pool", 0)
    if pool < 0:
        raise BadCase(f"pool cannot be {pool}")
    game.ledger.balance[game.pool] = pool
    if setup.word("phase", ["play"], "") == "play":
        _arrange_play(game, setup)


def _set_deals(game: SpoilFive, setup: Setup) -> None:
    played = setup.number("deals", 0)
    if played < 0 or 0 < game.deals_agreed <= played:
        raise BadCase(f"after {played} deals there is no other: {game.deals_agreed} are agreed")
    game.deals = played
    game.finished = played


def _set_score(game: SpoilFive, seat: i64, setup: Setup) -> None:
    """``score A 40``: of A's side, where there are partners; the game is under way then."""
    where = f"score {game.names[seat]}"
    if not setup.has(where):
        return
    points = setup.number(where, 0)
    if not 0 <= points < game.target or points % 5:
        raise BadCase(f"{where} cannot be {points}")
    game.points[game.side[seat]] = points
    game.fresh = False


def _arrange_play(game: SpoilFive, setup: Setup) -> None:
    """Hands as set (others by chance), the turn-up, tricks made, the trick so far."""
    if game.dealer < 0:
        game.dealer = game.seats - 1
    seats = in_turn(game, setup, game.elder())
    position = TrickPosition(game, setup, seats, EACH - 1)
    turn = named_cards(game, setup, "turn")
    gone = named_cards(game, setup, "gone")
    if len(turn) != 1:
        raise BadCase("a position needs its turn-up: turn CARD")
    others = position.others(game, [turn, gone])
    _set_tricks(game, setup, seats[0], EACH - position.size)
    position.take_up(game.hands)
    game.set_trumps(turn[0])
    game.deals += 1
    game.begin_play(seats[0])
    position.play(game, [PLAYS[card] for card in position.trick])
    others = position.fill(game, game.hands, game.lacks, others)
    played = drawn(others, game.seats * game.made - len(gone), game)
    game.played |= hand_of(gone) | played
    game.stock = others ^ played


def _set_tricks(game: SpoilFive, setup: Setup, leader: int, made: int) -> None:
    """As set; else one for each seat from the leader on."""
    places = [f"tricks {name}" for name in game.names]
    given = any(setup.has(place) for place in places)
    for seat in range(game.seats):
        usual = 1 if (seat - leader) % game.seats < made else 0
        tricks = setup.number(places[seat], 0 if given else usual)
        game.tricks[seat] = tricks
        game.won[game.side[seat]] += tricks
    game.made = made
    enough = EACH if game.target else game.need
    if sum(game.tricks) != made or min(game.tricks) < 0 or max(game.won) >= enough:
        raise BadCase(f"{made} tricks are made, and nobody has {enough} yet")
