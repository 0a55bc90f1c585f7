"""Positions that a case sets: kitty, doubled stakes, and a deal in which the caller's tricks are being played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, count, hand_of
from parlour.core.events import NO_SEAT
from parlour.core.moves import PLAYS
from parlour.core.setup import Setting
from parlour.errors import BadCase
from parlour.games.nap.state import NO_KITTY, NO_TRUMPS
from parlour.games.nap.table import SUITS
from parlour.games.nap.words import MISERE, NAP, PASSED, RUNGS, TRICKS
from parlour.mechanisms.trick_positions import TrickPosition, drawn, in_turn, lay_stock, named_cards

if TYPE_CHECKING:
    from parlour.games.nap.rules import Nap

MOST_COUNTERS: Final = 10**15


def arrange(game: Nap, setting: Setting) -> None:
    game.deals = _number(setting, "deals")
    game.finished = game.deals
    if game.finished >= game.deals_agreed:
        raise BadCase(f"after {game.finished} deals the game is over: {game.deals_agreed} are agreed")
    game.original = _seat(game, setting, "original", NO_SEAT)
    if setting.has("doubled"):
        if not game.double_header:
            raise BadCase("stakes are only doubled with double_header=on")
        game.doubled = setting.word("doubled", ["yes", "no"], "no") == "yes"
    _set_counters(game, setting)
    if setting.word("phase", ["tricks"], "") == "tricks":
        _arrange_tricks(game, setting)


def _set_counters(game: Nap, setting: Setting) -> None:
    if setting.has("kitty"):
        if game.kitty_rule == NO_KITTY:
            raise BadCase("there is no kitty at this table")
        game.ledger.balance[game.seats] = _number(setting, "kitty")
    for seat in range(game.seats):
        counters = setting.number(f"counters {game.names[seat]}", 0)
        if not -MOST_COUNTERS <= counters <= MOST_COUNTERS:
            raise BadCase(f"{counters} counters are too many")
        game.ledger.balance[seat] = counters


def _number(setting: Setting, word: str, otherwise: int = 0) -> int:
    number = setting.number(word, otherwise)
    if not 0 <= number <= MOST_COUNTERS:
        raise BadCase(f"{word} cannot be {number}")
    return number


def _seat(game: Nap, setting: Setting, word: str, otherwise: i64) -> i64:
    if not setting.has(word):
        return otherwise
    seat: i64 = game.names.index(setting.word(word, game.names, game.names[0]))
    return seat


# -- in the middle of a deal -----------------------------------------------------------


def _arrange_tricks(game: Nap, setting: Setting) -> None:
    """Caller and call, trumps, tricks made, and the trick so far; cards that are not set come by chance."""
    if game.dealer < 0:
        game.dealer = game.seats - 1
    if game.original < 0:
        game.original = game.dealer
    _set_calls(game, setting)
    seats = [seat for seat in in_turn(game, setting, game.caller) if not game.sits_out(seat)]
    position = TrickPosition(game, setting, seats, int(game.all_tricks))
    made = int(game.all_tricks) - position.size
    _set_tricks(game, setting, made)
    piles = [named_cards(game, setting, f"{pile} {game.names[seat]}") for pile in ("played", "laid") for seat in seats]
    others = position.others(game, piles)
    game.deals += 1
    position.take_up(game.hands)
    game.phase = TRICKS
    game._turn(seats[0])
    position.play(game, [PLAYS[card] for card in position.trick])
    others = position.fill(game, game.hands, game.lacks, others)
    _lay_piles(game, seats, piles, made, others)


def _set_calls(game: Nap, setting: Setting) -> None:
    """Nap by the elder unless it is set; all others have passed."""
    game.caller = _seat(game, setting, "caller", game.after(game.dealer))
    game.highest = RUNGS.index(setting.word("highest", RUNGS, RUNGS[NAP]))
    game.taker = _seat(game, setting, "taker", NO_SEAT)
    if game.highest == PASSED or game.ladder & BIT[game.highest] == 0:
        raise BadCase(f"nobody may call {RUNGS[game.highest]} at this table")
    if game.sits_out(game.caller) or (game.taker >= 0 and not game.spare_hand):
        raise BadCase("the caller has cards, and a spare hand is only taken where there is one")
    for seat in range(game.seats):
        if not game.sits_out(seat):
            usual = game.highest if seat == game.caller else NAP if seat == game.taker else PASSED
            game.said[seat] = RUNGS.index(setting.word(f"said {game.names[seat]}", RUNGS, RUNGS[usual]))


def _set_tricks(game: Nap, setting: Setting, made: int) -> None:
    """The caller has made all tricks so far unless they are set; the call is neither made nor lost."""
    places = [f"tricks {name}" for name in game.names]
    given = any(setting.has(place) for place in places)
    for seat in range(game.seats):
        game.tricks[seat] = setting.number(places[seat], made if seat == game.caller and not given else 0)
    game.tricks_made = made
    if sum(game.tricks) != made or min(game.tricks) < 0 or not _open(game):
        raise BadCase(f"{made} tricks are made, and the call of {RUNGS[game.highest]} is neither made nor lost")
    if made:
        game.trump = NO_TRUMPS if game.highest == MISERE and game.no_trumps else _trump(setting)


def _open(game: Nap) -> bool:
    by_caller = game.tricks[game.caller]
    if game.highest == MISERE:
        return by_caller == 0
    called = game.tricks_called()
    return by_caller < called <= by_caller + game.all_tricks - game.tricks_made


def _trump(setting: Setting) -> int:
    if not setting.has("trump"):
        raise BadCase("after the first trick a position needs its trumps: trump SUIT")
    return SUITS.index(setting.word("trump", SUITS[:NO_TRUMPS], ""))


def _lay_piles(game: Nap, seats: list[int], piles: list[list[int]], made: int, others: i64) -> None:
    """What each has played and laid away, the spare hand, and the rest of the pack."""
    for i in range(len(seats)):
        seat = seats[i]
        played = drawn(others, made - len(piles[i]), game)
        others ^= played
        game.played[seat] |= hand_of(piles[i]) | played
        to_lay = game.hand_size if seat == game.taker else game.to_lay
        away = piles[len(seats) + i]
        laid = drawn(others, to_lay - len(away), game)
        others ^= laid
        game.laid[seat] = hand_of(away) | laid
    if game.spare_hand and game.taker < 0:
        game.spare = drawn(others, game.hand_size, game)
        others ^= game.spare
    game.deck = lay_stock(game, others)
    game.next_card = len(game.deck) - count(others)
