"""What a seat sees at Snip-Snap-Snorum, and the hints for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, FRENCH_52, count
from parlour.core.events import HAND, NO_SEAT
from parlour.core.seen import Seen, backs, faces
from parlour.core.shown import numeral
from parlour.core.sight import DEALER, EACH, Sight, a_card, a_number, a_seat, any_seat, one_of
from parlour.games.snip_snap_snorum import words
from parlour.games.snip_snap_snorum.state import FIRST_OUT

if TYPE_CHECKING:
    from parlour.games.snip_snap_snorum.rules import SnipSnapSnorum

MANY: Final = 5  # players, from which the whole pack makes short hands (snip-snap-snorum.33)

LAST: Final = a_card("last")
LAST_PLAYER: Final = a_seat("last_player")
CALL: Final = one_of("call", [call or "none" for call in words.CALLS])
ACTIVE: Final = a_seat("active")
STOCK: Final = a_number("stock", EACH)
OFFENDER: Final = any_seat("offender")  # in table conduct

SEEN: Final = Seen(
    seats=10,
    pools=1,
    pack=FRENCH_52,
    phases=words.TABLE_PHASES,
    facts=[DEALER, LAST, LAST_PLAYER, CALL, ACTIVE, STOCK, OFFENDER],
    zones=[faces(*HAND, *words.TABLE, *words.ASIDE, words.TURN_UP), backs(words.UNDEALT)],
)


def lay_out(game: SnipSnapSnorum, sight: Sight, seat: i64) -> None:
    deal = game.deal
    sight.tell(DEALER, game.dealer)
    sight.remark("players", numeral(game.seats), "snip-snap-snorum.3")
    sight.remark("aim", "pair", "snip-snap-snorum.10")
    if deal.last >= 0:
        sight.tell(LAST, deal.last)
        sight.tell(LAST_PLAYER, deal.last_player)
    sight.tell(CALL, deal.chain)
    sight.tell(ACTIVE, active(game))
    for s in range(game.seats):
        _show_seat(game, sight, seat, s)
    sight.lay(words.UNDEALT, 0, count(game.undealt()))
    if deal.turn_up >= 0:
        sight.lay_one(words.TURN_UP, deal.turn_up, "snip-snap-snorum.34")


def active(game: SnipSnapSnorum) -> i64:
    """Who plays on until he is paired, where the whole pack is dealt."""
    if game.phase == words.ACT or game.phase == words.RESPOND:
        return game.deal.active
    return NO_SEAT


def _show_seat(game: SnipSnapSnorum, sight: Sight, seat: i64, s: i64) -> None:
    deal = game.deal
    game.show_cards(sight, HAND[s], deal.hands[s], s == seat)
    game.show_cards(sight, words.TABLE[s], deal.laid[s], True)
    if deal.aside[s]:
        game.show_cards(sight, words.ASIDE[s], deal.aside[s], False, "snip-snap-snorum.18")
    if game.agreed.method != FIRST_OUT:
        sight.tell_of(STOCK, s, game.stocks[s], "snip-snap-snorum.4")


def advice(game: SnipSnapSnorum, seat: i64) -> list[str]:
    """What the book tells a player who is free to choose; it looks at his own hand and the open cards only."""
    if seat >= game.seats or not game.waits & BIT[seat]:
        return []
    hints: list[str] = []
    if game.agreed.method == FIRST_OUT and game.seats >= MANY:
        hints.append("snip-snap-snorum.33")
    if game.phase == words.RESPOND or game.pairing(seat):
        return hints
    if game.phase == words.PLAY_ROUND and game.deal.last < 0:
        hints.append("snip-snap-snorum.21")
    shown = game.shown()
    ranks = [game.deal.hands[seat] & words.OF_RANK[r] for r in range(len(game.pack.ranks))]
    if any(cards and count(shown & words.OF_RANK[r]) == 2 for r, cards in enumerate(ranks)):
        hints.append("snip-snap-snorum.22")
    if any(count(cards) == 2 for cards in ranks):
        hints.append("snip-snap-snorum.23")
    return hints
