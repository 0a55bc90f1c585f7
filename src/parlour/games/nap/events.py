"""What happens at Nap, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, FRENCH_32, count, suit
from parlour.core.events import HAND, NO_SEAT, PACK, STOCK, TRICK
from parlour.core.game import EVERYTHING
from parlour.games.nap import words
from parlour.games.nap.state import NO_TRUMPS

if TYPE_CHECKING:
    from parlour.games.nap.rules.game import Nap


def agreed(game: Nap) -> None:
    if game.detail < EVERYTHING:
        return
    game.say("nap.1", "table-of", NO_SEAT, game.seats)
    game.say("nap.8", "stake-agreed", NO_SEAT, game.agreed.stake)
    for way in variations(game) or ["none"]:
        game.say("nap.26", "variations", NO_SEAT, 0, way)


def variations(game: Nap) -> list[str]:
    """What was agreed beyond the plain game."""
    ways = ["pack", "dealer_out", "two_packs", "kitty", "misere", "buying", "spare_hand", "double_header"]
    ways += ["wellington", "blucher", "nap_caller_may_raise", "hand"]
    return [name for name in ways if game.options.word(name) not in ("off", "52", "5", "six_only")]


def dealt(game: Nap) -> None:
    if game.detail < EVERYTHING:
        return
    dealer = game.dealer
    right = dealer - 1 if dealer > 0 else game.seats - 1
    if game.options.is_on("two_packs"):
        game.say("nap.10", "makes-up-pack", game.left(game.left(dealer)))
    game.say("nap.11", "cuts", right)
    if game.agreed.stands_out:
        game.say(game.out_clause(), "stands-out", dealer)
    if game.pack is FRENCH_32:
        game.say("nap.46", "short-pack")
    if game.agreed.hand_size == 9:
        game.say("nap.48", "nine-cards")
    seat = dealer
    for _i in range(game.agreed.active):
        seat = game.after(seat)
        game.carry("nap.12", "gets-cards", seat, game.deal.hands[seat], PACK, HAND[seat], BIT[seat])
    if game.agreed.spare_hand:
        game.carry("nap.R3", "spare-hand", NO_SEAT, game.deal.spare, PACK, words.SPARE_HAND, 0)


def bought(game: Nap, seat: i64, thrown: i64, drawn: i64) -> None:
    if not thrown:
        game.say("nap.35", "buys-nothing", seat)
        return
    game.carry("nap.35", "discards", seat, thrown, HAND[seat], words.OUT[seat], BIT[seat])
    game.carry("nap.35", "buys", seat, drawn, STOCK, HAND[seat], BIT[seat])


def laid_away(game: Nap, seat: i64, cards: i64) -> None:
    clause = "nap.36" if game.phase == words.CHOOSING else "nap.47"
    game.carry(clause, "lays-away", seat, cards, HAND[seat], words.LAID[seat], BIT[seat])


def called(game: Nap, seat: i64, rung: i64) -> None:
    if game.detail < EVERYTHING:
        return
    if rung == words.PASSED:
        game.say("nap.18", "passes", seat)
    else:
        game.say(_call_clause(game, rung), "calls", seat, 0, words.RUNGS[rung])


def _call_clause(game: Nap, rung: i64) -> str:
    if rung == words.MISERE:
        return "nap.31"
    if rung == words.THREE and game.deal.highest == words.MISERE:
        return "nap.34"
    if rung == words.WELLINGTON:
        return "nap.41" if game.agreed.limited else "nap.40"
    return "nap.42" if rung == words.BLUCHER else "nap.18"


def took_spare(game: Nap, seat: i64, spare: i64) -> None:
    game.carry("nap.36", "takes-spare-hand", seat, spare, words.SPARE_HAND, HAND[seat], BIT[seat])
    game.say("nap.36", "calls", seat, 0, words.RUNGS[words.NAP])


def answered(game: Nap, seat: i64, rung: i64, accepted: bool) -> None:
    game.say("nap.44", "raises" if accepted else "declines", seat, 0, words.RUNGS[rung])


def stands(game: Nap, clause: str) -> None:
    message = "must-stand-for-one" if clause == "nap.19" else "stands"
    game.say(clause, message, game.deal.caller, 0, words.RUNGS[game.deal.highest])


def led(game: Nap, seat: i64, card: i64) -> None:
    if game.detail < EVERYTHING:
        return
    if game.deal.tricks_made:
        game.lay("nap.24", "leads", seat, card, HAND[seat], TRICK)
    elif game.deal.trump == NO_TRUMPS:
        game.lay("nap.31", "leads-without-trumps", seat, card, HAND[seat], TRICK)
    else:
        game.lay("nap.22", "leads-trumps", seat, card, HAND[seat], TRICK)


def followed(game: Nap, seat: i64, card: i64) -> None:
    if game.detail < EVERYTHING:
        return
    deal = game.deal
    clause = "nap.32" if deal.highest == words.MISERE and seat == deal.caller else "nap.23"
    message = "follows" if suit(card) == suit(deal.led) else "trumps" if suit(card) == deal.trump else "throws"
    game.lay(clause, message, seat, card, HAND[seat], TRICK)


def took_trick(game: Nap, winner: i64) -> None:
    if game.detail < EVERYTHING:
        return
    game.say("nap.24", "takes-trick", winner, game.deal.tricks[winner])


def play_ended(game: Nap, made: bool) -> None:
    deal = game.deal
    game.say("nap.25", "call-made" if made else "call-lost", deal.caller, deal.tricks_made, words.RUNGS[deal.highest])


def drew_for_kitty(game: Nap, seat: i64, card: i64, drawers: i64) -> None:
    again = count(drawers) < game.seats
    game.lay("nap.R6" if again else "nap.30", "draws-for-kitty", seat, card, PACK, PACK)
