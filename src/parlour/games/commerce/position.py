"""What a case sets before a deal: counters, the pool, lives; the cards come with the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.cards import BIT
from parlour.errors import BadCase
from parlour.games.commerce import settle
from parlour.games.commerce.state import LIVES
from parlour.games.commerce.words import POOL
from parlour.setting import Setting

if TYPE_CHECKING:
    from parlour.games.commerce.rules import Commerce

MOST_COUNTERS: Final = 10**15


def arrange(game: Commerce, setting: Setting) -> None:
    game.deals = _number(setting, "deals", 0, 0, MOST_COUNTERS)
    game.finished = game.deals
    game.passes = game.deals % game.seats
    if game.mode == POOL:
        _arrange_lives(game, setting)
    for account, place in enumerate([f"counters {name}" for name in game.names] + ["pool"]):
        game.ledger.balance[account] = _number(
            setting, place, game.ledger.balance[account], -MOST_COUNTERS, MOST_COUNTERS
        )


def _arrange_lives(game: Commerce, setting: Setting) -> None:
    """``lives A 1``: the entry is paid, and the others have three."""
    places = [f"lives {name}" for name in game.names]
    game.horse_offered = setting.word("horse", ["open", "offered"], "open") == "offered"
    if not any(setting.has(place) for place in places):
        return
    for seat, place in enumerate(places):
        game.lives[seat] = _number(setting, place, LIVES, 0, LIVES)
    game.entered = True
    game.playing = settle.alive(game)
    if game.dealer < 0 or not game.playing & BIT[game.dealer] or game.playing & (game.playing - 1) == 0:
        raise BadCase("lives need a dealer, who has one, and another player")


def _number(setting: Setting, place: str, otherwise: int, lo: int, hi: int) -> int:
    number = setting.number(place, otherwise)
    if not lo <= number <= hi:
        raise BadCase(f"{place} cannot be {number}")
    return number
