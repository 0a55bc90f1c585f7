"""What happens at Écarté, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, suit
from parlour.core.events import HAND, NO_SEAT, PACK, TRICK
from parlour.core.game import EVERYTHING
from parlour.games.ecarte.state import PACKS, king_of
from parlour.games.ecarte.words import DISCARDED, TAKEN, TALON, TURN_UP

if TYPE_CHECKING:
    from parlour.games.ecarte.rules import Ecarte


def started(game: Ecarte, cut: list[int]) -> None:
    game.say("ecarte.1", "two-play")
    game.say("ecarte.2", "two-packs")
    for seat in range(len(cut)):
        game.lay("ecarte.10", "cuts", seat, cut[seat], PACK, PACK)


def chose_pack(game: Ecarte) -> None:
    game.say("ecarte.10a", "chooses-pack", game.first_dealer, 0, PACKS[game.pack_of(game.first_dealer)])


def dealt(game: Ecarte) -> None:
    if game.detail < EVERYTHING:
        return
    dealer = game.dealer
    game.say("ecarte.10b", "deals-with", dealer, 0, PACKS[game.pack_number()])
    game.say("ecarte.13", "shuffles-and-cuts", dealer)
    game.say("ecarte.14", "pattern", dealer, 0, "2-3" if game.agreed.two_three else "3-2")
    for seat in (1 - dealer, dealer):
        game.carry("ecarte.13a", "gets-cards", seat, game.deal.hands[seat], PACK, HAND[seat], BIT[seat])


def turned_up(game: Ecarte) -> None:
    game.lay("ecarte.13b", "turns-up", game.dealer, game.deal.turn_up, PACK, TURN_UP)


def exchanged(game: Ecarte, seat: i64, thrown: i64, drawn: i64) -> None:
    if game.detail < EVERYTHING:
        return
    game.carry("ecarte.38", "discards", seat, thrown, HAND[seat], DISCARDED[seat], BIT[seat])
    clause = "ecarte.35a" if seat != game.dealer else "ecarte.35b"
    game.carry(clause, "takes-from-talon", seat, drawn, TALON, HAND[seat], BIT[seat])


def played(game: Ecarte, seat: i64, card: i64) -> None:
    if game.detail < EVERYTHING:
        return
    deal = game.deal
    clause = "ecarte.31"
    if deal.led >= 0:
        follows, trumps = suit(card) == suit(deal.led), suit(card) == deal.trump
        clause = "ecarte.44" if follows else "ecarte.44a" if trumps else "ecarte.44b"
    game.lay(clause, "plays", seat, card, HAND[seat], TRICK)


def took_trick(game: Ecarte, winner: i64, led: i64, card: i64) -> None:
    if game.detail < EVERYTHING:
        return
    trumped = suit(led) != suit(card) and game.deal.trump in (suit(led), suit(card))
    game.say("ecarte.30" if trumped else "ecarte.12", "takes-trick", winner)
    message = "gathers-covered" if game.agreed.covered else "gathers-open"
    game.bring("ecarte.48", message, winner, [led, card], TRICK, TAKEN[winner])


def showed_king(game: Ecarte, seat: i64) -> None:
    """A mark that ends the game must be shown (ecarte.r19); a king already led lies open."""
    king = king_of(game.deal.trump)
    for cards, where in ((game.deal.hands[seat], HAND[seat]), (game.deal.discards[seat], DISCARDED[seat])):
        if cards & BIT[king]:
            game.lay("ecarte.r19", "shows-king", seat, king, where, where)


def wrote_down(game: Ecarte, winner: i64) -> None:
    if game.detail < EVERYTHING:
        return
    game.say("ecarte.3a", "written-down", NO_SEAT, len(game.record), record_line(game, winner))


def record_line(game: Ecarte, winner: i64) -> str:
    """One game in the record: its order, stake and result (ecarte.3a)."""
    won = f"{game.names[winner]} wins" if winner >= 0 else "broken off"
    return f"{' - '.join(game.names)}, stake {game.agreed.stake}: {won}"
