"""Positions that a case sets: counters, the pool, lives; and in the middle of a deal who has stood or passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.moves import PASS
from parlour.core.setup import Setup
from parlour.core.vocabulary import (
    YES_NO,
    Vocabulary,
    card,
    cards,
    cards_of,
    choice,
    choice_of,
    flag_of,
    number,
    number_of,
    person,
    row,
)
from parlour.errors import BadCase
from parlour.games.commerce import words
from parlour.games.commerce.refusals import why_not
from parlour.games.commerce.rules import exchange, settle, trading
from parlour.games.commerce.state import LIVES
from parlour.mechanisms.dealing import dealer_word
from parlour.mechanisms.pool_positions import set_accounts
from parlour.mechanisms.three_card_hands import CLASSES, class_of

if TYPE_CHECKING:
    from parlour.games.commerce.rules.game import Commerce

MOST_CIRCUITS_GONE: Final = 49  # after one more all show (commerce.R4)
HORSE_WORDS: Final = ["open", "offered"]


def put_deals(game: Commerce, deals: int) -> None:
    game.deals = deals
    game.finished = deals
    game.passes = deals % game.seats


def arrange(game: Commerce, setup: Setup) -> None:
    if game.agreed.mode == words.POOL:
        _arrange_lives(game, setup)
    if _in_mid_deal(game, setup):
        _arrange_turn(game, setup)
    set_accounts(game, setup)


def _arrange_lives(game: Commerce, setup: Setup) -> None:
    """``lives A 1``: the entry is paid, and the others have three; where one has none the horse has been offered."""
    places = [f"lives {name}" for name in game.names]
    horse = setup.word("horse", HORSE_WORDS, "")
    game.horse_offered = horse == "offered"
    if not any(setup.has(place) for place in places):
        return
    for seat, place in enumerate(places):
        game.lives[seat] = setup.count(place, LIVES) if setup.has(place) else LIVES
    game.entered = True
    game.playing = settle.alive(game)
    if not horse:
        game.horse_offered = count(game.playing) < game.seats  # commerce.45
    if game.dealer < 0 or not game.playing & BIT[game.dealer] or game.playing & (game.playing - 1) == 0:
        raise BadCase("lives need a dealer, who has one, and another player")


def _in_mid_deal(game: Commerce, setup: Setup) -> bool:
    marks = [f"{word} {name}" for word in ("stood", "passed") for name in game.names]
    return any(setup.has(place) for place in ["next", "circuits", "phase", *marks])


def _arrange_turn(game: Commerce, setup: Setup) -> None:
    """The cards are dealt as they are set; then these have stood or passed, and it is this player's turn."""
    if game.dealer < 0:
        raise BadCase("a position in the middle of a deal needs a dealer")
    given = {place: setup.cards(place, game.pack) for place in game.deal_plan() if setup.has(place)}
    game.go_on(given)
    deal = game.deal
    deal.stood = _marked(game, setup, "stood")
    deal.passed = _marked(game, setup, "passed")
    deal.circuits = setup.count("circuits", MOST_CIRCUITS_GONE)
    asked = game.playing & ~deal.stood & ~deal.passed
    if asked == 0 or deal.stood & deal.passed or not _can_be_marked(game):
        raise BadCase("these players cannot have stood or passed while another is to act")
    seat = setup.seat("next", game.names, game.next_of(game.dealer, asked))
    if not asked & BIT[seat]:
        raise BadCase(f"{game.names[seat]} cannot be next")
    _ask(game, seat, asked)
    phase = words.PHASES[game.phase]
    if setup.word("phase", words.PHASES, phase) != phase:
        raise BadCase(f"this position is one of the phase {phase}")


def _marked(game: Commerce, setup: Setup, word: str) -> i64:
    found: i64 = 0
    for seat in range(game.seats):
        if setup.word(f"{word} {game.names[seat]}", YES_NO, "no") == "yes":
            found |= BIT[seat] & game.playing
    return found


def _can_be_marked(game: Commerce) -> bool:
    """The trade ends with the first who stands, the old game with the last lap of the second (commerce.34, 38)."""
    if game.agreed.mode == words.MODERN:
        return game.deal.passed == 0 and (game.agreed.extended or game.deal.stood == 0)
    return count(game.deal.stood) <= 2


def _ask(game: Commerce, seat: i64, asked: i64) -> None:
    if game.agreed.mode == words.MODERN:
        trading.ask(game, seat)
        return
    exchange.ask(game, seat)
    if count(game.deal.stood) == 2:
        game.deal.lap = asked
        game.phase = words.LAST_LAP


VOCABULARY: Final = Vocabulary(
    [
        words.STAND,
        words.BUY,
        words.BARTER,
        words.GIVE,
        words.GO_ON,
        PASS,
        words.EXCHANGE,
        words.DECLINE,
        words.BUY_HORSE,
    ],
    words.PHASES,
    {
        "counters": number_of("ledger.balance"),  # set after the deal, for which stakes are paid
        "dealer": dealer_word(words.DEAL),
        "deals": number("deals", put_deals),
        "hand": cards_of("deal.hands"),
        "lives": number_of("lives"),
        "class": choice_of(lambda game, seat: class_of(game.deal.strengths[seat]), CLASSES),
        "stood": flag_of(lambda game, seat: game.deal.stood & BIT[seat]),
        "passed": flag_of(lambda game, seat: game.deal.passed & BIT[seat]),
        "board": cards("deal.board"),
        "stock": row(lambda game: game.stock_from_top()),
        "offer": card("deal.offered"),
        "pool": number(lambda game: game.counters_in_pool()),
        "stander": person("deal.stander"),
        "circuits": number("deal.circuits"),
        "horse": choice("horse_offered", HORSE_WORDS),
    },
    why_not,
    arrange,
)
