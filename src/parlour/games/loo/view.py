"""What a seat sees at Loo, and the hints for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, FRENCH_52
from parlour.core.events import HAND, STOCK
from parlour.core.seen import Seen, faces, row
from parlour.core.sight import (
    DEALER,
    EACH,
    LEADER,
    TRICKS_WON,
    TRUMP,
    WINNING,
    Sight,
    a_number,
    any_seat,
    one_of,
    yes_or_no,
)
from parlour.games.loo.state import DECLARATIONS, HANDS_LIE, LOO_MODES, VARIANTS
from parlour.games.loo.words import CIVIL_PLAY, DECLARE, LAID, MISS, TABLE_PHASES, THROWN, TRICKS, TURN_UP

if TYPE_CHECKING:
    from parlour.games.loo.rules.game import Loo

DEPARTURES: Final = ["club_law", "lead_rule", "miss_leads", "dealing", "dealer_out", "loo_mode", "pack", "pam"]
USUAL: Final = ["off", "highest", "regular", "fixed", "52", "club_knave"]
TO_STAND: Final = ["loo.59", "loo.60", "loo.61", "loo.62", "loo.63", "loo.64"]

CIVIL: Final = yes_or_no("civil")
OWED: Final = a_number("owed", EACH)
DECLARED: Final = one_of("declared", DECLARATIONS, EACH)
LEFT: Final = any_seat("left")
FORFEITS: Final = any_seat("forfeits")  # in table conduct

SEEN: Final = Seen(
    seats=16,
    pools=1,
    pack=FRENCH_52,
    phases=TABLE_PHASES,
    facts=[DEALER, TRUMP, LEADER, CIVIL, OWED, DECLARED, TRICKS_WON, LEFT, WINNING, FORFEITS],
    zones=[faces(*HAND, TURN_UP, MISS, STOCK, *THROWN), row(5, *LAID)],
    verbs=[CIVIL_PLAY],
)


def lay_out(game: Loo, sight: Sight, seat: i64) -> None:
    deal = game.deal
    sight.tell(DEALER, game.dealer)
    if sight.reads:
        _read_agreed(game, sight)
    if deal.trump >= 0:
        sight.tell(TRUMP, deal.trump)
    if deal.leader >= 0:
        sight.tell(LEADER, deal.leader, "loo.31" if deal.tricks_made else "loo.22")
    if deal.civil:
        sight.tell(CIVIL, True, "loo.56")
    for s in range(game.seats):
        _show_seat(game, sight, seat, s)
    _tell_trick(game, sight)
    game.show_cards(sight, MISS, deal.miss, False, "loo.18")
    game.show_cards(sight, STOCK, game.undealt(), False)
    sight.lay_one(TURN_UP, deal.turn_up)


def _read_agreed(game: Loo, sight: Sight) -> None:
    mode = LOO_MODES[game.agreed.loo_mode]
    sight.remark("fee", str(game.agreed.fee), "loo.7")
    sight.remark("loo", str(game.agreed.loo) if mode == "fixed" else "pool", "loo.8")
    if mode == "mixed":
        sight.remark("limit", str(game.agreed.limit), "loo.49")
    sight.remark("single_loo", str(game.agreed.single_loo), "loo.8")
    sight.remark("agreed", agreed(game), "loo.48")


def agreed(game: Loo) -> str:
    """What departs from the simple game."""
    given = [name for name in DEPARTURES if game.options.word(name) not in USUAL]
    said = [VARIANTS[game.agreed.variant], *[f"{name}={game.options.word(name)}" for name in given]]
    return " ".join(said) if given or game.agreed.variant else "simple game"


def _show_seat(game: Loo, sight: Sight, seat: i64, s: i64) -> None:
    if game.owing & BIT[s]:
        sight.tell_of(OWED, s, game.owed[s], "loo.13")
    deal, each = game.deal, game.agreed.each
    if deal.lies == HANDS_LIE:
        sight.tell_of(DECLARED, s, game.declared(s), "loo.15")
    if deal.tricks_made:
        sight.tell_of(TRICKS_WON, s, deal.tricks[s])
    if game.present & BIT[s] == 0:
        sight.tell(LEFT, s, "loo.6")
    seen = game.sees_hand(seat, s)
    game.show_cards(sight, HAND[s], deal.hands[s], seen, "" if seen else "loo.15")
    sight.lay_part(LAID[s], deal.row, s * each, (s + 1) * each, 0, "loo.35")
    game.show_cards(sight, THROWN[s], deal.thrown[s], False, "loo.16")


def _tell_trick(game: Loo, sight: Sight) -> None:
    """The trick in play, or until somebody leads again the last one: its cards lie before their players (loo.35)."""
    deal, each = game.deal, game.agreed.each
    trick = deal.tricks_made - (1 if deal.led < 0 else 0)
    if trick < 0 or deal.winner < 0:
        return
    if sight.reads:
        first = deal.leader if deal.led >= 0 else _led(game, trick)
        seats = [(first + i) % game.seats for i in range(game.seats)]
        cards = [deal.row[seat * each + trick] for seat in seats]
        faces_up = " ".join([game.pack.face(card) for card in cards if card >= 0])
        sight.remark("trick", faces_up, "loo.35")  # as they lie before their players
    sight.tell(WINNING, deal.winner)


def _led(game: Loo, trick: i64) -> i64:
    """Who led to an earlier trick: the winner of the one before; to the first, the first to have played."""
    if trick > 0:
        return game.deal.winners >> 4 * (trick - 1) & 15
    if game.agreed.miss_leads and game.deal.miss_holder >= 0:
        return game.deal.miss_holder
    return (game.dealer + 1) % game.seats


def advice(game: Loo, seat: i64) -> list[str]:
    """Hints for the seat's own decision, and what is owed to the cards on the table."""
    if seat >= game.seats or not game.waits & BIT[seat]:
        return []
    if game.phase == DECLARE:
        return [*TO_STAND, "loo.65"] if game.deal.miss else TO_STAND
    if game.phase != TRICKS:
        return []
    return ["loo.66"] if game.deal.led < 0 else []
