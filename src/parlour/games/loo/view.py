"""What a seat sees at Loo, and the hints for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, SUIT_NAMES
from parlour.core.events import HAND, STOCK
from parlour.core.view import View
from parlour.games.loo.state import HANDS_LIE, LOO_MODES, VARIANTS
from parlour.games.loo.words import DECLARE, LAID, MISS, THROWN, TRICKS, TURN_UP

if TYPE_CHECKING:
    from parlour.games.loo.rules.game import Loo

DEPARTURES: Final = ["club_law", "lead_rule", "miss_leads", "dealing", "dealer_out", "loo_mode", "pack", "pam"]
USUAL: Final = ["off", "highest", "regular", "fixed", "52", "club_knave"]
TO_STAND: Final = ["loo.59", "loo.60", "loo.61", "loo.62", "loo.63", "loo.64"]


def lay_out(game: Loo, view: View, seat: i64) -> None:
    view.fact("dealer", game.name_of(game.dealer))
    view.fact("fee", str(game.agreed.fee), "loo.7")
    _state_loo(game, view)
    view.fact("agreed", agreed(game), "loo.48")
    if game.deal.trump >= 0:
        view.fact("trump", SUIT_NAMES[game.deal.trump])
    if game.deal.leader >= 0:
        view.fact("leader", game.names[game.deal.leader], "loo.31" if game.deal.tricks_made else "loo.22")
    if game.deal.civil:
        view.fact("civil", "yes", "loo.56")
    for s in range(game.seats):
        _show_seat(game, view, seat, s)
    _tell_trick(game, view)
    game.show_cards(view, MISS, game.deal.miss, False, "loo.18")
    game.show_cards(view, STOCK, game.undealt(), False)
    view.show(TURN_UP, [game.pack.face(game.deal.turn_up)] if game.deal.turn_up >= 0 else [])
    view.advice = advice(game, seat)


def _state_loo(game: Loo, view: View) -> None:
    mode = LOO_MODES[game.agreed.loo_mode]
    view.fact("loo", str(game.agreed.loo) if mode == "fixed" else "pool", "loo.8")
    if mode == "mixed":
        view.fact("limit", str(game.agreed.limit), "loo.49")
    view.fact("single_loo", str(game.agreed.single_loo), "loo.8")


def agreed(game: Loo) -> str:
    """What departs from the simple game."""
    given = [name for name in DEPARTURES if game.options.word(name) not in USUAL]
    said = [VARIANTS[game.agreed.variant], *[f"{name}={game.options.word(name)}" for name in given]]
    return " ".join(said) if given or game.agreed.variant else "simple game"


def _show_seat(game: Loo, view: View, seat: i64, s: i64) -> None:
    name = game.names[s]
    if game.owing & BIT[s]:
        view.fact("owed", f"{name} {game.owed[s]}", "loo.13")
    if game.deal.lies == HANDS_LIE:
        view.fact("declared", f"{name} {game.declared(s)}", "loo.15")
    if game.deal.tricks_made:
        view.fact("tricks", f"{name} {game.deal.tricks[s]}")
    if game.present & BIT[s] == 0:
        view.fact("left", name, "loo.6")
    seen = game.sees_hand(seat, s)
    game.show_cards(view, HAND[s], game.deal.hands[s], seen, "" if seen else "loo.15")
    view.show(LAID[s], [game.pack.face(card) for card in game.laid(s)], 0, "loo.35")
    game.show_cards(view, THROWN[s], game.deal.thrown[s], False, "loo.16")


def _tell_trick(game: Loo, view: View) -> None:
    """The trick in play, or until somebody leads again the last one: its cards lie before their players (loo.35)."""
    deal, each = game.deal, game.agreed.each
    trick = deal.tricks_made - (1 if deal.led < 0 else 0)
    if trick < 0 or deal.winner < 0:
        return
    first = deal.leader if deal.led >= 0 else _led(game, trick)
    seats = [(first + i) % game.seats for i in range(game.seats)]
    cards = [deal.row[seat * each + trick] for seat in seats]
    view.fact("trick", " ".join([game.pack.face(card) for card in cards if card >= 0]), "loo.35")
    view.fact("winning", game.names[deal.winner])


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
