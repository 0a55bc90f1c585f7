"""What a case sets: counters, the pool, lives; and, in the middle of a deal, who has stood or passed, and the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.setup import Setup
from parlour.errors import BadCase
from parlour.games.commerce import exchange, settle, trading
from parlour.games.commerce.state import LIVES
from parlour.games.commerce.words import LAST_LAP, MODERN, PHASES, POOL

if TYPE_CHECKING:
    from parlour.games.commerce.rules import Commerce

MOST_COUNTERS: Final = 10**15
MOST_CIRCUITS_GONE: Final = 49  # after one more all show (commerce.R4)


def arrange(game: Commerce, setup: Setup) -> None:
    game.deals = _number(setup, "deals", 0, 0, MOST_COUNTERS)
    game.finished = game.deals
    game.passes = game.deals % game.seats
    if game.mode == POOL:
        _arrange_lives(game, setup)
    if _in_mid_deal(game, setup):
        _arrange_turn(game, setup)
    for account, place in enumerate([f"counters {name}" for name in game.names] + ["pool"]):
        game.ledger.balance[account] = _number(
            setup, place, game.ledger.balance[account], -MOST_COUNTERS, MOST_COUNTERS
        )


def _arrange_lives(game: Commerce, setup: Setup) -> None:
    """``lives A 1``: the entry is paid, and the others have three; where one has none the horse has been offered."""
    places = [f"lives {name}" for name in game.names]
    horse = setup.word("horse", ["open", "offered"], "")
    game.horse_offered = horse == "offered"
    if not any(setup.has(place) for place in places):
        return
    for seat, place in enumerate(places):
        game.lives[seat] = _number(setup, place, LIVES, 0, LIVES)
    game.entered = True
    game.playing = settle.alive(game)
    if not horse:
        game.horse_offered = count(game.playing) < game.seats  # commerce.45
    if game.dealer < 0 or not game.playing & BIT[game.dealer] or game.playing & (game.playing - 1) == 0:
        raise BadCase("lives need a dealer, who has one, and another player")


# -- in the middle of a deal ------------------------------------------------------


def _in_mid_deal(game: Commerce, setup: Setup) -> bool:
    marks = [f"{word} {name}" for word in ("stood", "passed") for name in game.names]
    return any(setup.has(place) for place in ["next", "circuits", "phase", *marks])


def _arrange_turn(game: Commerce, setup: Setup) -> None:
    """The cards are dealt as they are set; then these have stood or passed, and it is this player's turn."""
    if game.dealer < 0:
        raise BadCase("a position in the middle of a deal needs a dealer")
    given = {place: setup.cards(place, game.pack) for place in game.deal_plan() if setup.has(place)}
    game.go_on(given)
    game.stood = _marked(game, setup, "stood")
    game.passed = _marked(game, setup, "passed")
    game.circuits = _number(setup, "circuits", 0, 0, MOST_CIRCUITS_GONE)
    asked = game.playing & ~game.stood & ~game.passed
    if asked == 0 or game.stood & game.passed or not _can_be_marked(game):
        raise BadCase("these players cannot have stood or passed while another is to act")
    eldest = game.names[game.next_of(game.dealer, asked)]
    seat = game.names.index(setup.word("next", game.names, eldest))
    if not asked & BIT[seat]:
        raise BadCase(f"{game.names[seat]} cannot be next")
    _ask(game, seat, asked)
    phase = PHASES[game.phase]
    if setup.word("phase", PHASES, phase) != phase:
        raise BadCase(f"this position is one of the phase {phase}")


def _marked(game: Commerce, setup: Setup, word: str) -> i64:
    found: i64 = 0
    for seat in range(game.seats):
        if setup.word(f"{word} {game.names[seat]}", ["yes", "no"], "no") == "yes":
            found |= BIT[seat] & game.playing
    return found


def _can_be_marked(game: Commerce) -> bool:
    """The trade ends with the first who stands, the old game with the last lap of the second (commerce.34, 38)."""
    if game.mode == MODERN:
        return game.passed == 0 and (game.extended or game.stood == 0)
    return count(game.stood) <= 2


def _ask(game: Commerce, seat: i64, asked: i64) -> None:
    if game.mode == MODERN:
        trading.ask(game, seat)
        return
    exchange.ask(game, seat)
    if count(game.stood) == 2:
        game.lap = asked
        game.phase = LAST_LAP


def _number(setup: Setup, place: str, otherwise: int, lo: int, hi: int) -> int:
    number = setup.number(place, otherwise)
    if not lo <= number <= hi:
        raise BadCase(f"{place} cannot be {number}")
    return number
