"""What a player can do at a table of Nap beside what the law asks of him, and which clause an act breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import PLAY, Choices, Move, exactly, one_of
from parlour.games.nap import words
from parlour.games.nap.faults import remedies, tricks
from parlour.games.nap.faults.rights import HANDLING, PACK_TOUCHED
from parlour.mechanisms.trick_faults import TOUCH, handle_cards, has_played, may_touch

if TYPE_CHECKING:
    from parlour.games.nap.faults.game import NapTable


def moves(game: NapTable, seat: i64) -> Choices:
    found = Choices([])
    phase = game.phase
    if phase == words.TRICKS:
        _cards(game, found, seat)
    elif game.waits & BIT[seat] and phase == words.GATHERING:
        found.add(exactly(Move(words.GATHER)))
    elif game.waits & BIT[seat]:
        found = Choices(game.lawful_moves(seat).each[:])
    _calls(game, found, seat)
    _liberties(game, found, seat)
    remedies.offer(game, found, seat)
    return found


def _cards(game: NapTable, found: Choices, seat: i64) -> None:
    """Any card, once to each trick; a lawful one where play was restored for it."""
    cards = game.deal.hands[seat]
    if has_played(game.deal, seat) or game.sits_out(seat):
        return
    if game.conduct.bound == seat and game.waits & BIT[seat]:
        cards = game.playable(seat)
    found.add(one_of(Move(PLAY), cards))


def _calls(game: NapTable, found: Choices, seat: i64) -> None:
    """What was not agreed (nap.45), once more (nap.21), or before one's turn (nap.R16)."""
    if game.sits_out(seat):
        return
    said = game.deal.said[seat]
    calling = words.LAYING <= game.phase <= words.ANSWERING
    if said >= 0:
        if calling and game.conduct.repeated & BIT[seat] == 0:
            for rung in (words.PASSED, words.NAP):
                found.add(words.CALL_CHOICES[rung])
    elif game.phase == words.CALLING and game.waits & BIT[seat]:
        for rung in (words.WELLINGTON, words.BLUCHER):
            if insists(game, rung):
                found.add(words.CALL_CHOICES[rung])
    elif game.phase == words.CALLING and not game.agreed.to_lay:
        may_say = game.open_calls()
        for rung in range(words.NAP + 1):
            if may_say & BIT[rung]:
                found.add(words.CALL_CHOICES[rung])


def insists(game: NapTable, rung: i64) -> bool:
    """Wellington or Blücher over what they would overbid, though nobody agreed on them (nap.45)."""
    return rung > words.NAP and game.agreed.ladder & BIT[rung] == 0 and game.deal.highest >= words.NAP


def _liberties(game: NapTable, found: Choices, seat: i64) -> None:
    if may_handle_deal(game, seat):
        may_touch(found, game.stock() > 0)
    elif may_touch_pack(game, seat):
        found.add(exactly(Move(TOUCH)))
    if may_consult(game, seat):
        found.add(exactly(Move(words.CONSULT)))


def may_handle_deal(game: NapTable, seat: i64) -> bool:
    """Until the first call the cards count as being dealt (nap.15, R5)."""
    return game.claims.is_open(HANDLING) and game.conduct.touched & BIT[seat] == 0


def may_touch_pack(game: NapTable, seat: i64) -> bool:
    return game.claims.is_open(PACK_TOUCHED) and game.stock() > 0 and game.conduct.handled & BIT[seat] == 0


def may_consult(game: NapTable, seat: i64) -> bool:
    """Opponents of the caller while they play, where there are two (nap.27)."""
    against = game.phase == words.TRICKS and seat != game.deal.caller and not game.sits_out(seat)
    return against and game.agreed.active > 2 and game.conduct.consulted & BIT[seat] == 0


# -- acts ------------------------------------------------------------------------------------


def call(game: NapTable, seat: i64, rung: i64) -> None:
    deal, conduct = game.deal, game.conduct
    if insists(game, rung):
        game.say("nap.45", "overcall-void", seat, 0, words.RUNGS[rung])
        game._call(seat, words.PASSED)
        return
    if game.waits & BIT[seat] == 0:
        conduct.stray = seat
        conduct.held_by = deal.caller
        conduct.held = deal.highest
        conduct.held_nap = deal.nap_caller
        conduct.may_answer = deal.may_answer
        game.say("nap.R16", "calls-out-of-turn", seat)
    game._call(seat, rung)


def call_again(game: NapTable, seat: i64, rung: i64) -> None:
    """Void of itself (nap.21)."""
    game.conduct.repeated |= BIT[seat]
    game.say("nap.21", "first-call-stands", seat, 0, words.RUNGS[rung])


def touch(game: NapTable, seat: i64, how: i64) -> None:
    conduct = game.conduct
    if not may_handle_deal(game, seat):
        conduct.handled |= BIT[seat]
        game.say("nap.16", "touches-pack", seat)
        game.claims.note(PACK_TOUCHED, seat)
        return
    game.claims.note(HANDLING, seat, how)
    handle_cards(game, conduct, seat, how, game.deal.deck[game.deal.next_card :], "nap.15")


# -- what breaks the law ---------------------------------------------------------------------------


def offends(game: NapTable, seat: i64, move: Move) -> str:
    verb = move.verb
    if verb is TOUCH:
        return "nap.15" if may_handle_deal(game, seat) else "nap.16"
    if verb is words.CONSULT:
        return "nap.27"
    if verb is PLAY and game.phase == words.TRICKS:
        return _card_offends(game, seat, move.a)
    if verb is not words.CALL or game.phase < words.LAYING or game.phase > words.ANSWERING:
        return ""
    if game.deal.said[seat] >= 0:
        return "nap.21"
    if game.waits & BIT[seat] == 0:
        return "nap.R16"
    return "nap.45" if insists(game, move.a) else ""


def _card_offends(game: NapTable, seat: i64, card: i64) -> str:
    if card < 0 or game.deal.hands[seat] & BIT[card] == 0:
        return ""
    if tricks.whose_turn(game) != seat:
        return "nap.R16"
    return "" if game.playable(seat) & BIT[card] else "nap.23"
