"""Play at the table: stray leads, suits named, duties broken, cards dropped and thrown (32 to 34, 44, 50 to 52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, NO_CARD, NO_SUIT, SUIT, count, nth, suit
from parlour.core.events import HAND, NO_SEAT
from parlour.core.moves import Move
from parlour.errors import ParlourError
from parlour.games.ecarte.faults import rights
from parlour.games.ecarte.faults.marking import note_false_kings
from parlour.games.ecarte.faults.state import NOT_STRAY
from parlour.games.ecarte.state import ORDERS
from parlour.games.ecarte.words import DROPPED, FALLEN, ONTO, PEEK_DISCARDS, PEEK_TRICKS, TRICKS
from parlour.mechanisms.faults import Fault
from parlour.mechanisms.tricks import ALWAYS, FINE, duty_broken

if TYPE_CHECKING:
    from parlour.games.ecarte.faults.game import EcarteTable


def breaks_duty(game: EcarteTable, seat: i64, card: i64) -> bool:
    return (
        duty_broken(game.deal.hands[seat], game.deal.led, game.deal.led, ORDERS[game.deal.trump], ALWAYS, card) != FINE
    )


def plays_to_dropped(game: EcarteTable, seat: i64) -> bool:
    """The other is to lead, and a card of his lies dropped: what is played is played to it (ecarte.51a, r54)."""
    return game.deal.led < 0 and game.conduct.dropped[1 - seat] >= 0 and game.waits & BIT[1 - seat] != 0


def play(game: EcarteTable, seat: i64, card: i64) -> None:
    if game.deal.led >= 0:
        _reply(game, seat, card)
    elif plays_to_dropped(game, seat):
        fallen = game.conduct.dropped[1 - seat]
        game.say("ecarte.51a", "played-to-dropped", 1 - seat)
        game.look(1 - seat)
        _lead(game, 1 - seat, fallen)
        _reply(game, seat, card)
    elif game.waits & BIT[seat]:
        _lead(game, seat, card)
    else:
        _lead_out_of_turn(game, seat, card)
    _perhaps_drop(game)


def _lead(game: EcarteTable, seat: i64, card: i64) -> None:
    other_suit = game.conduct.named >= 0 and suit(card) != game.conduct.named
    _lead_moments(game, seat, 0)
    if other_suit:
        game.claims.note(rights.CLAIM_32, seat, game.conduct.named)
    game.conduct.must_lead = NO_SUIT
    game.conduct.leader = seat
    if game.deal.made() == 0:
        game.conduct.first_leader = seat
    game.put_down(seat, card)
    if game.deal.hands[1 - seat] == 0:
        game.unanswered(seat)  # ecarte.r15


def _lead_moments(game: EcarteTable, leader: i64, on_table: i64) -> None:
    """A lead that counts; ``on_table`` is 1 where the leader's card has left his hand before."""
    claims = game.claims
    made = game.deal.made()
    if made == 0:
        game.first_choice()
        claims.reach(rights.C1)
        claims.reach(rights.E2)
        game.end_exchange()
    _keep_breach(game)
    claims.reach(rights.LEAD)
    if made == 0 and not claims.is_open(rights.CLAIM_24):
        claims.reach(rights.L1)
        for seat in range(2):
            if game.deal.accepted > 0 and count(game.deal.hands[seat]) + (on_table if seat == leader else 0) > 5:
                claims.note(rights.CLAIM_24, seat)
    elif made == 1 and not claims.is_open(rights.CLAIM_29):
        claims.reach(rights.L2)
        note_false_kings(game)


def no_lead(game: EcarteTable, seat: i64) -> None:
    """The first leader has no card at all; the moments of the lead pass."""
    if not game.claims.is_open(rights.CLAIM_24):
        _lead_moments(game, seat, 0)


def _keep_breach(game: EcarteTable) -> None:
    """A breach not corrected until the next lead can be claimed to the end (ecarte.44f); the first one counts."""
    breach = game.claims.find(rights.CLAIM_44G)
    if breach is not None:
        game.claims.note(rights.CLAIM_44D, breach.offender, 0, breach.cards, breach.before)


def _lead_out_of_turn(game: EcarteTable, seat: i64, card: i64) -> None:
    """It is no lead before it is played to (ecarte.34, 34a)."""
    game.conduct.stray_phase = game.phase
    game.phase = TRICKS
    game.conduct.leader = seat
    if game.deal.made() == 0:
        game.conduct.first_leader = seat  # ecarte.r20
    game.claims.reach(rights.LED_OUT)
    game.claims.note(rights.CLAIM_34, seat)
    game.put_down(seat, card)
    if game.deal.hands[1 - seat] == 0:
        game.conduct.stray_phase = NOT_STRAY
        _lead_moments(game, seat, 1)
        game.unanswered(seat)


def _reply(game: EcarteTable, seat: i64, card: i64) -> None:
    if game.conduct.stray_phase >= 0:
        game.conduct.stray_phase = NOT_STRAY
        _lead_moments(game, 1 - seat, 1)
        game.say("ecarte.34a", "stands", 1 - seat)
    if game.claims.find(rights.CLAIM_32) is not None:
        game.say("ecarte.33", "stands", 1 - seat)
    breach = breaks_duty(game, seat, card)
    before = game.copy() if breach else None
    due = game._playable(seat)
    game.conduct.bound = NO_SEAT
    game.claims.reach(rights.REPLY)
    game.put_down(seat, card)
    if breach:
        game.claims.note(rights.CLAIM_44G, seat, 0, due, before)


# -- remedies --------------------------------------------------------------------------


def take_back_stray(game: EcarteTable) -> None:
    """The card led out of turn goes back, and the other leads (ecarte.34)."""
    seat = game.conduct.leader
    game.say("ecarte.34", "card-back", seat)
    _lift(game, seat)
    game.phase = game.conduct.stray_phase
    game.conduct.stray_phase = NOT_STRAY
    if game.deal.made() == 0:
        game.conduct.first_leader = NO_SEAT
    game.claims.reach(rights.REPLY)
    game._turn(1 - seat)


def lead_named(game: EcarteTable, fault: Fault) -> None:
    """The suit named is led, if he has it (ecarte.32, r23)."""
    seat = fault.offender
    if not game.deal.hands[seat] & SUIT[fault.n]:
        game.say("ecarte.r23", "has-none", seat)
        game.claims.settle(rights.CLAIM_32)
        return
    game.say("ecarte.32", "card-back", seat)
    _lift(game, seat)
    game.conduct.must_lead = fault.n
    game.claims.reach(rights.REPLY)
    game._turn(seat)


def _lift(game: EcarteTable, seat: i64) -> None:
    """The card led goes back to the hand it came from."""
    deal = game.deal
    deal.hands[seat] |= BIT[deal.led]
    deal.played &= ~BIT[deal.led]
    game.conduct.shown |= BIT[deal.led]
    game.conduct.course = game.conduct.course[: len(game.conduct.course) - 1]
    deal.led = NO_CARD
    game.conduct.leader = NO_SEAT


def restore(game: EcarteTable, seat: i64, fault: Fault) -> None:
    """After the next lead play is restored, and the offender marks one less (ecarte.44d to 44f)."""
    game.say("ecarte.44d", "play-restored", seat)
    game.say("ecarte.44f", "penalty-due", fault.offender)
    game.go_back(fault)
    game.marks.one_less = fault.offender


def correct(game: EcarteTable, fault: Fault) -> None:
    """Until the next lead it costs nothing (ecarte.44g)."""
    game.say("ecarte.44g", "corrected", fault.offender)
    game.go_back(fault)


# -- dropped, thrown, peeked ----------------------------------------------------------------


def _perhaps_drop(game: EcarteTable) -> None:
    if game.phase != TRICKS or game.deal.hands[0] | game.deal.hands[1] == 0:
        return
    for mishap in game.befall([DROPPED], lambda _kind: _draw_drop(game)):
        _drop(game, mishap.a, mishap.b, mishap.c == ONTO)


def _draw_drop(game: EcarteTable) -> Move | None:
    chance = game.chance
    seat = chance.below(2)
    hand = game.deal.hands[seat]
    if not hand or game.conduct.dropped[seat] >= 0:
        return None
    card = nth(hand, chance.below(count(hand)))
    onto = game.deal.led >= 0 and game.conduct.leader != seat and chance.below(2) == 0
    return Move(DROPPED, seat, card, 1 if onto else 0)


def _drop(game: EcarteTable, seat: i64, card: i64, onto: bool) -> None:
    """Onto the card the other led it counts as played, elsewhere not (ecarte.51, 51a)."""
    if card < 0 or not game.deal.hands[seat] & BIT[card]:
        raise ParlourError("a card is dropped from the hand that holds it")
    game.conduct.shown |= BIT[card]
    if onto:
        if game.deal.led < 0 or game.conduct.leader == seat:
            raise ParlourError("there is no card of the other to drop onto")
        game.say("ecarte.51a", "falls-onto", seat)
        game.look(seat)
        _reply(game, seat, card)
        _perhaps_drop(game)
        return
    game.conduct.dropped[seat] = card
    game.lay("ecarte.51", "drops", seat, card, HAND[seat], FALLEN[seat])


def throw(game: EcarteTable, seat: i64, mixed: bool) -> None:
    """No trick counts for cards thrown down: those not yet made are the other's (ecarte.52a, r30)."""
    if game.conduct.ruffer == seat and game.deal.led < 0:
        game.conduct.shown |= game.deal.hands[seat]
        game.carry("ecarte.52b", "shows-thrown", seat, game.deal.hands[seat], HAND[seat], HAND[seat])
    game.say("ecarte.52a", "mixes" if mixed else "throws", seat)
    if game.conduct.stray_phase >= 0 or (game.deal.led < 0 and game.deal.made() == 0):
        game.conduct.stray_phase = NOT_STRAY
        _lead_moments(game, seat, 0)
    _keep_breach(game)
    game.claims.reach(rights.THROWN)
    if mixed:
        game.claims.reach(rights.MIXED)
        game.claims.note(rights.CLAIM_52, seat)
    game.deal.tricks[1 - seat] += 5 - game.deal.made()
    for s in range(2):
        game.let_die(s)
    game.deal.led = NO_CARD
    game.end_deal()


def peek(game: EcarteTable, seat: i64, what: i64) -> None:
    """He sees or touches what he should not, and all see him (ecarte.38b, 50)."""
    game.conduct.peeks |= BIT[seat * 3 + what]
    if what == PEEK_TRICKS:
        game.say("ecarte.50", "peeks-tricks", seat)
        game.claims.note(rights.CLAIM_50, seat)
        return
    if what == PEEK_DISCARDS:
        game.conduct.peeked[seat] |= game.deal.discards[1 - seat]
    game.say("ecarte.38b", "peeks-discards" if what == PEEK_DISCARDS else "touches-own-discards", seat)
    game.claims.note(rights.CLAIM_38C, seat)


def last_trick(game: EcarteTable) -> None:
    """No further card is led: a breach in the last trick is corrected without penalty (ecarte.44f, 44g)."""
    game.claims.reach(rights.LAST)
