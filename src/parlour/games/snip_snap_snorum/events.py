"""What happens at Snip-Snap-Snorum, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, rank
from parlour.core.events import HAND, NO_SEAT, PACK
from parlour.core.game import EVERYTHING
from parlour.games.snip_snap_snorum.state import FIRST_OUT, FIVE_CARDS
from parlour.games.snip_snap_snorum.words import ASIDE, CALLS, SNORUM, STOCK, TABLE, TURN_UP

if TYPE_CHECKING:
    from parlour.games.snip_snap_snorum.rules import SnipSnapSnorum


def dealt(game: SnipSnapSnorum) -> None:
    if game.detail < EVERYTHING:
        return
    five = game.agreed.method == FIVE_CARDS
    if game.finished == 0:
        game.say("snip-snap-snorum.1", "pairing-game")
        if game.agreed.method != FIRST_OUT:
            game.say("snip-snap-snorum.4", "starts-with", NO_SEAT, STOCK)
    clause = "snip-snap-snorum.8" if five else "snip-snap-snorum.27"
    for seat in game.order():
        game.carry(clause, "gets-cards", seat, game.deal.hands[seat], PACK, HAND[seat], BIT[seat])
    for seat in range(game.seats):
        if game.live & BIT[seat] == 0:
            game.say("snip-snap-snorum.19", "gets-no-cards", seat)
    if game.deal.turn_up >= 0:
        game.lay("snip-snap-snorum.34", "turns-up", game.dealer, game.deal.turn_up, PACK, TURN_UP)
    elif five:
        game.say("snip-snap-snorum.9", "looks-at-hands", game.dealer)


def played(game: SnipSnapSnorum, seat: i64, card: i64, paired: bool) -> None:
    """A card played in turn, or to pair one that the active player has laid."""
    if game.detail < EVERYTHING:
        return
    chain = game.deal.chain
    if paired:
        _put_down(game, "snip-snap-snorum.13", "pairs", seat, card)
        call = chain + 1
        game.say("snip-snap-snorum.10", f"calls-{CALLS[call]}", seat, call)
        if call == SNORUM:
            game.say("snip-snap-snorum.14", "rank-exhausted", seat, 0, game.pack.ranks[rank(card)])
        return
    if game.deal.last < 0:
        _put_down(game, "snip-snap-snorum.12", "leads", seat, card)
        return
    if 0 < chain < SNORUM:
        game.say("snip-snap-snorum.15", "series-ends" if game.agreed.table else "series-lapses", seat)
    clause = "snip-snap-snorum.14" if chain == SNORUM else "snip-snap-snorum.16"
    _put_down(game, clause, "does-not-pair" if game.agreed.table else "plays-other", seat, card)


def _put_down(game: SnipSnapSnorum, clause: str, message: str, seat: i64, card: i64) -> None:
    game.lay(clause, message, seat, card, HAND[seat], TABLE[seat])


def laid(game: SnipSnapSnorum, seat: i64, card: i64) -> None:
    if game.detail < EVERYTHING:
        return
    _put_down(game, "snip-snap-snorum.28", "lays", seat, card)


def passed(game: SnipSnapSnorum, seat: i64, goes_on: i64) -> None:
    if game.detail < EVERYTHING:
        return
    game.say("snip-snap-snorum.15", "says-pass" if game.agreed.table else "passes", seat)
    clause = "snip-snap-snorum.30" if goes_on == game.deal.active else "snip-snap-snorum.R13"
    game.say(clause, "plays-on", goes_on)


def went_out(game: SnipSnapSnorum, seat: i64) -> None:
    game.say("snip-snap-snorum.18", "is-out", seat)
    cards = game.deal.hands[seat]
    game.carry("snip-snap-snorum.18", "lays-aside", seat, cards, HAND[seat], ASIDE[seat], BIT[seat])


def deal_passed_on(game: SnipSnapSnorum) -> None:
    five = game.agreed.method == FIVE_CARDS
    game.say("snip-snap-snorum.17" if five else "snip-snap-snorum.31", "deals-next", game.dealer)
