"""Claims: who may make them, whether they are right, and what remedies them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.moves import Choices
from parlour.games.ecarte.faults import exchange, irregular_play, marking, misdeals, rights
from parlour.games.ecarte.faults.hidden import surely_not
from parlour.games.ecarte.faults.state import NO_PACK
from parlour.games.ecarte.state import king_of
from parlour.games.ecarte.words import CLAIM, PAYING
from parlour.mechanisms.faults import Fault

if TYPE_CHECKING:
    from parlour.games.ecarte.faults.game import EcarteTable


def offer(game: EcarteTable, found: Choices, seat: i64) -> None:
    """Claims are listed by window, not by guilt."""
    for right in range(len(rights.RIGHTS)):
        if game.claims.is_open(right) and entitled(game, seat, right):
            game.claims.offer(found, CLAIM, seat, right)


def entitled(game: EcarteTable, seat: i64, right: i64) -> bool:
    """Whose claim it is; this too is public."""
    bit = BIT[right]
    if game.phase == PAYING:
        still_open = rights.AFTER_FIVE if game.deal.trump >= 0 else rights.TO_NT | BIT[rights.CLAIM_54]
        if not bit & still_open:
            return False  # the fifth point is not of the deal that is not yet turned
    if right == rights.CLAIM_18A:
        return game.aside is None
    if bit & (rights.EITHER | rights.OPPONENT):
        return right != rights.CLAIM_50 or game.agreed.covered
    if bit & rights.OF_LEADER:
        return game.deal.led >= 0 and seat != game.conduct.leader
    return (seat == game.dealer) == (bit & rights.DEALERS != 0)


def ground(game: EcarteTable, seat: i64, right: i64) -> Fault | None:
    """The fault that makes a claim of this seat right; some are read off the cards."""
    claims = game.claims
    if right == rights.CLAIM_11:
        return _found(game, right, game.lacking_cards() != 0)
    if right == rights.CLAIM_54:
        return _found(game, right, game.false_pack)
    if right == rights.CLAIM_13:
        return _found(game, right, game.conduct.uncut)
    if right in (rights.CLAIM_18, rights.CLAIM_18A):
        return _found(game, right, game.dealer != game.rightful)
    if right in (rights.CLAIM_21, rights.CLAIM_21A):
        held = count(game.deal.hands[game.dealer])
        return _found(game, right, held < 5 if right == rights.CLAIM_21 else held > 5)
    if right in (rights.CLAIM_22, rights.CLAIM_22A):
        held = count(game.deal.hands[1 - game.dealer])
        wrong = held < 5 if right == rights.CLAIM_22 else held > 5
        return _found(game, right, wrong and claims.find(rights.CLAIM_23) is None)
    if right == rights.CLAIM_20:
        service = claims.find(right)
        seen = service is not None and service.n > 0 and game.conduct.unseen[seat] == 0
        return None if seen else service
    if BIT[right] & rights.OPPONENT:
        return claims.against(right, 1 - seat)
    return claims.find(right)


def _found(game: EcarteTable, right: i64, wrong: bool) -> Fault | None:
    return Fault(right, game.dealer, 0, 0, None, 0) if wrong else None


def claim(game: EcarteTable, seat: i64, right: i64, choice: i64) -> None:
    fault = ground(game, seat, right)
    if fault is None:
        game.claims.fail(seat, right, choice)
        if right in (rights.CLAIM_11, rights.CLAIM_54):
            misdeals.vouch(game, right == rights.CLAIM_54)
        game.say("ecarte.r38", "claim-fails", seat)
        return
    game.say(rights.RIGHTS[right].clause, "claims", seat)
    if right <= rights.CLAIM_19A or right in (rights.CLAIM_25, rights.CLAIM_54):
        _remedy_deal(game, seat, right, choice, fault)
    elif right <= rights.CLAIM_23 or right == rights.CLAIM_42:
        _remedy_exchange(game, right, choice, fault)
    else:
        _remedy_play(game, seat, right, fault)


def _remedy_deal(game: EcarteTable, seat: i64, right: i64, choice: i64, fault: Fault) -> None:
    if right == rights.CLAIM_11:
        game.short[game.pack_number()] = 0
        misdeals.vouch(game, False)
        game.met[game.conduct.colour] = 0
        game.met[2 + game.conduct.colour] = 0
        game.conduct.colour = NO_PACK  # another has come in its place
        misdeals.void(game, False, "ecarte.r7")
    elif right in (rights.CLAIM_13, rights.CLAIM_14A):
        misdeals.void(game, False, "ecarte.r67" if right == rights.CLAIM_13 else "ecarte.r8")
    elif right in (rights.CLAIM_16A, rights.CLAIM_17A, rights.CLAIM_19A):
        misdeals.void(game, True, rights.RIGHTS[right].clause)
    elif right == rights.CLAIM_18:
        misdeals.void(game, False, "ecarte.18")
    elif right == rights.CLAIM_18A:
        misdeals.lay_aside(game, seat)
    elif right == rights.CLAIM_19:
        game.claims.settle(right)
        misdeals.correct_count(game, 0 if fault.cards == 1 else 1, fault.n > 0)
    elif right == rights.CLAIM_54:
        misdeals.new_game(game, seat)
    elif choice == rights.ANNUL:
        misdeals.void(game, True, "ecarte.25")
    else:
        game.claims.settle(right)
        misdeals.put_back(game, fault.cards, choice == rights.BOTTOM)


def _remedy_exchange(game: EcarteTable, right: i64, choice: i64, fault: Fault) -> None:
    elder = 1 - game.dealer
    game.claims.settle(right)
    if right == rights.CLAIM_20:
        exchange.correct_service(game, fault.n)
    elif right in (rights.CLAIM_21, rights.CLAIM_21A):
        _count_settled(game, rights.CLAIM_21, rights.CLAIM_21A)
        exchange.remedy_count(game, game.dealer, elder, choice == rights.ANNUL, rights.RIGHTS[right].clause)
    elif right in (rights.CLAIM_22, rights.CLAIM_22A):
        _count_settled(game, rights.CLAIM_22, rights.CLAIM_22A)
        exchange.remedy_count(game, elder, game.dealer, choice == rights.DEAL_ANEW, rights.RIGHTS[right].clause)
    elif right == rights.CLAIM_23:
        game.kings.barred |= BIT[elder]
        game.claims.settle(rights.CLAIM_20)
        _count_settled(game, rights.CLAIM_22, rights.CLAIM_22A)
        exchange.put_right(game, elder, game.dealer, "ecarte.r16")
        marking.award(game, game.dealer, 1, "ecarte.23")
    else:
        exchange.grant(game, fault.cards, choice == rights.UNDER)


def _count_settled(game: EcarteTable, too_few: i64, too_many: i64) -> None:
    """A hand's number is put right once in an exchange, also where the talon cannot fill it (ecarte.r72)."""
    game.claims.close(too_few)
    game.claims.close(too_many)


def _remedy_play(game: EcarteTable, seat: i64, right: i64, fault: Fault) -> None:
    offender = fault.offender
    if right == rights.CLAIM_44D:
        irregular_play.restore(game, seat, fault)
        return
    if right == rights.CLAIM_44G:
        irregular_play.correct(game, fault)
        return
    if right == rights.CLAIM_34:
        irregular_play.take_back_stray(game)
    elif right == rights.CLAIM_32:
        irregular_play.lead_named(game, fault)
    elif right == rights.CLAIM_24:
        game.claims.remedied(fault)
        game.kings.barred |= BIT[offender]
        marking.strike_king(game, offender, "ecarte.r17")
        marking.award(game, seat, 1, "ecarte.24")
    elif right == rights.CLAIM_29:
        game.claims.remedied(fault)
        marking.penalise_false_king(game, offender)
    elif right == rights.CLAIM_52:
        game.claims.remedied(fault)
        _two_for_mixing(game, seat)
    else:
        game.claims.remedied(fault)
        game.conduct.open_hands |= BIT[offender]
        game.say("ecarte.38c" if right == rights.CLAIM_38C else "ecarte.50", "plays-open", offender)


def _two_for_mixing(game: EcarteTable, seat: i64) -> None:
    """Exactly two, instead of the deal's trick points (ecarte.52, r30)."""
    for s in range(2):
        marking.strike_trick_points(game, s, "ecarte.r61")
    marking.award(game, seat, 2, "ecarte.52")


def noticed(game: EcarteTable, seat: i64, right: i64) -> bool:
    """Whether the ground of a claim lies open to the seat: counted cards, spoken words, cards seen."""
    fault = ground(game, seat, right)
    if fault is None or right in (rights.CLAIM_11, rights.CLAIM_54):
        return False
    if right in (rights.CLAIM_44D, rights.CLAIM_44G):
        return fault.offender == seat or fault.cards & (game.deal.played | game.conduct.shown) != 0
    if right == rights.CLAIM_29:
        his = game.seen(seat) & surely_not(game.deal, game.conduct, seat)
        return game.deal.trump >= 0 and his & BIT[king_of(game.deal.trump)] != 0
    return True
