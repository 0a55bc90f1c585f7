"""Why a move at Loo is refused, and by which clause or ruling.  Asked only when a move is not lawful."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, rank
from parlour.core.moves import NONE, PLAY, Move, Refusal, Verb
from parlour.games.loo import words
from parlour.games.loo.rules.play import playable
from parlour.games.loo.rules.ranks import CIVIL, ORDERS
from parlour.games.loo.state import FIVE_CARD, IRISH, THREE_CARD
from parlour.mechanisms.tricks import MUST_FOLLOW, MUST_TRUMP, NEVER, TO_WIN, duty_broken

if TYPE_CHECKING:
    from parlour.games.loo.rules.game import Loo


def why_not(game: Loo, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if game.over:
        return Refusal("loo.4", "game-over")
    if verb is words.DEAL_ON or verb is words.LEAVE:
        return _why_no_leaving(game)
    if game.phase in (words.FIRST_DEALER, words.LEAVING, words.DEAL):
        return Refusal("loo.14", "not-dealt")
    if _declares(verb):
        return _why_no_declaration(game, seat, move)
    if verb is words.FLUSH or verb is words.NO_FLUSH:
        return _why_no_flush(game, seat, move)
    if verb is (words.CIVIL_PLAY if game.agreed.variant == FIVE_CARD else PLAY):
        return _why_no_card(game, seat, move)
    return Refusal("loo.48", "no-such-act")


def _why_no_leaving(game: Loo) -> Refusal:
    return Refusal("loo.6", "only-before-own-deal" if game.agreed.leaving else "nobody-leaves")


def _declares(verb: Verb) -> bool:
    return (
        verb is words.STAND
        or verb is words.THROW_UP
        or verb is words.TAKE_MISS
        or verb is words.PLAY_MISS
        or verb is words.EXCHANGE
    )


def _why_no_declaration(game: Loo, seat: i64, move: Move) -> Refusal:
    verb = move.verb
    if (verb is words.TAKE_MISS or verb is words.PLAY_MISS) and game.agreed.variant != THREE_CARD:
        return Refusal("loo.57" if game.agreed.variant == IRISH else "loo.50", "no-miss-here")
    if verb is words.EXCHANGE and game.agreed.variant == THREE_CARD:
        return Refusal("loo.51", "no-exchange-here")
    if game.waits & BIT[seat] == 0 or game.phase != words.DECLARE:
        return _why_not_now(game, seat, verb)
    if verb is words.EXCHANGE:
        return _why_no_exchange(game, seat, move)
    if move.a != NONE or move.b != NONE or move.c != NONE:
        return Refusal("loo.48", "no-such-act")
    if verb is words.THROW_UP:
        return Refusal("loo.R5", "club-law-stands") if game.agreed.changes else Refusal("loo.20", "must-meet-stander")
    gone = game.deal.miss == 0
    return Refusal("loo.17", "miss-gone") if gone else Refusal("loo.20", "miss-only-for-last-hand")


def _why_not_now(game: Loo, seat: i64, verb: Verb) -> Refusal:
    forced = game.all_stand_by()
    if forced:
        return Refusal(forced, "all-stand")
    if game.deal.exchanged & BIT[seat] and verb is words.EXCHANGE:
        return Refusal("loo.51", "exchange-once")
    if game.phase == words.TRICKS and verb is words.THROW_UP and game.deal.standing & BIT[seat]:
        return Refusal("loo.44", "must-play-on")
    if game.phase == words.DECLARE and not declared(game, seat):
        return Refusal("loo.15", "not-your-turn")
    return Refusal("loo.43", "declared-once")


def declared(game: Loo, seat: i64) -> bool:
    return (game.deal.standing & BIT[seat] or game.deal.thrown[seat]) != 0


def _why_no_exchange(game: Loo, seat: i64, move: Move) -> Refusal:
    cards = move.a
    if move.b != NONE or move.c != NONE or cards <= 0:
        return Refusal("loo.51", "exchange-some")
    if cards & ~game.deal.hands[seat]:
        return Refusal("loo.51", "card-not-held")
    return Refusal("loo.R15", "stock-short", {"stock": game.stock()})


def _why_no_flush(game: Loo, seat: i64, move: Move) -> Refusal:
    if game.agreed.variant != FIVE_CARD:
        return Refusal("loo.R16", "five-for-a-flush")
    if game.phase != words.FLUSHES:
        return Refusal("loo.54", "flush-when-asked")
    if game.waits & BIT[seat] == 0:
        return Refusal("loo.54", "not-your-turn")
    if move.a != NONE or move.b != NONE or move.c != NONE:
        return Refusal("loo.48", "no-such-act")
    return Refusal("loo.54", "flush-not-held")


def _why_no_card(game: Loo, seat: i64, move: Move) -> Refusal:
    if game.phase != words.TRICKS:
        return Refusal("loo.22", "play-not-begun")
    if game.deal.standing & BIT[seat] == 0:
        return Refusal("loo.16", "no-part-in-deal")
    if game.waits & BIT[seat] == 0:
        return Refusal("loo.31" if game.deal.tricks_made else "loo.22", "not-your-turn")
    card = move.a
    if not 0 <= card < 63 or game.deal.hands[seat] & BIT[card] == 0:
        return Refusal("loo.27" if game.deal.led < 0 else "loo.28", "card-not-held")
    if playable(game, seat) & BIT[card] == 0:
        return why_no_lead(game, seat) if game.deal.led < 0 else why_no_follow(game, seat, card)
    if game.agreed.pam_played and move.c == NONE:
        return Refusal("loo.56", "civil-with-ace")
    return Refusal("loo.48", "no-such-act")


def why_no_lead(game: Loo, seat: i64) -> Refusal:
    if game.deal.tricks_made == 1:
        return Refusal("loo.32", "lead-trump-again")
    if game.deal.hands[seat] & game.deal.key:
        return Refusal("loo.24", "lead-king" if rank(game.deal.turn_up) == game.agreed.ace else "lead-ace")
    return Refusal("loo.26", "lead-a-trump") if game.agreed.any_trump else Refusal("loo.25", "lead-highest")


def why_no_follow(game: Loo, seat: i64, card: i64) -> Refusal:
    order = ORDERS[game.deal.ranking + CIVIL] if game.deal.civil else ORDERS[game.deal.ranking]
    trumping: i64 = NEVER if game.deal.civil else TO_WIN
    broken = duty_broken(game.deal.hands[seat], game.deal.led, game.deal.best, order, trumping, card)
    if game.deal.civil and card == game.deal.pam:
        return Refusal("loo.56", "pam-be-civil")
    if broken == MUST_FOLLOW:
        return Refusal("loo.28", "must-follow-suit")
    return Refusal("loo.29", "must-trump") if broken == MUST_TRUMP else Refusal("loo.30", "must-head")
