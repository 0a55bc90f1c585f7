"""What a player at the table can do, lawful or not, and which act breaks which clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import NONE, PLAY, Choices, Move, exactly, plays, some_of
from parlour.games.smoking_cat import words
from parlour.games.smoking_cat.faults.rights import offer
from parlour.games.smoking_cat.rules.game import TO_PASS

if TYPE_CHECKING:
    from parlour.games.smoking_cat.faults.game import CatTable


def moves(game: CatTable, seat: i64) -> Choices:
    found = Choices([])
    if game.waits & BIT[seat]:
        _in_turn(game, found, seat)
    if game.phase == words.VOTING and may_admit(game, seat):
        found.add(exactly(Move(words.ADMIT)))
    if game.phase == words.PASSING and may_take_up(game, seat):
        found.add(exactly(Move(words.LOOK)))
    if game.phase == words.TRICKS:
        _early_end(game, found, seat)
        if may_retract(game, seat):
            found.add(exactly(Move(words.RETRACT)))
    _liberties(game, found, seat)
    offer(game, found, seat)
    return found


def _in_turn(game: CatTable, found: Choices, seat: i64) -> None:
    phase = game.phase
    if phase == words.TRICKS:
        found.add(plays(cards_at_hand(game, seat)).each[0])
    elif phase == words.PASSING:
        found.add(some_of(words.PASSES, game.deal.hands[seat], TO_PASS, TO_PASS))
    elif phase == words.DEAL:
        found.add(exactly(Move(words.DEAL_OUT)))
    elif phase == words.COUNTED:
        found.add(exactly(Move(words.WRITE)))
    else:
        for vote in (words.NOTHING_MORE, words.LETTER, words.BAN):
            if vote != words.BAN or may_ban(game):
                found.add(exactly(Move(words.VOTE, vote)))


def cards_at_hand(game: CatTable, seat: i64) -> i64:
    """Any card of the hand, unless he has just taken one back (smoking-cat.r11)."""
    return game._playable(seat) if game.conduct.bound == seat else game.deal.hands[seat]


def _early_end(game: CatTable, found: Choices, seat: i64) -> None:
    if not game._may_end_early():
        return
    if game.deal.led < 0:
        found.add(words.STOPPING)
    if seat == game.deal.beaten and (game.deal.led < 0 or game.waits & BIT[seat]):
        found.add(words.THROWING)


def may_take_up(game: CatTable, seat: i64) -> bool:
    """The cards from the right lie there and he has not looked yet, whether he has passed his own or not."""
    return game.lying_passed((seat + 3) & 3) != 0 and not game.has_peeked(seat)


def may_retract(game: CatTable, seat: i64) -> bool:
    """His is the last card played, and with it he has not followed suit though he could (smoking-cat.r11)."""
    conduct = game.conduct
    last = len(conduct.cards) - 1
    if last < 0 or conduct.player_of(last) != seat:
        return False
    return conduct.suit_missed(last) & game.deal.hands[seat] != 0


def may_ban(game: CatTable) -> bool:
    """Only for a suit not followed (smoking-cat.r16)."""
    return game.conduct.charge == "smoking-cat.42"


def may_admit(game: CatTable, seat: i64) -> bool:
    return seat == game.conduct.tried and may_ban(game)


def may_see_last(game: CatTable) -> bool:
    return game.phase in (words.TRICKS, words.COUNTED) and game.deal.last_trick != 0


def has_older(game: CatTable) -> bool:
    """Whether a trick lies in a pile that may be looked at no more (smoking-cat.31)."""
    made = game.deal.tricks_made - (1 if game.deal.last_trick else 0)
    return game.phase in (words.TRICKS, words.COUNTED) and made > 0


def may_mix(game: CatTable, seat: i64) -> bool:
    return game.phase in (words.TRICKS, words.COUNTED) and game.deal.taken[seat] != 0


def _liberties(game: CatTable, found: Choices, seat: i64) -> None:
    """Each once: the last trick once a trick, the others once a round."""
    conduct = game.conduct
    if may_see_last(game) and not conduct.lookers & BIT[seat]:
        found.add(exactly(Move(words.LOOK, words.LAST)))
    if has_older(game) and not conduct.older & BIT[seat]:
        found.add(exactly(Move(words.LOOK, words.OLDER)))
    if may_mix(game, seat) and not conduct.mixed & BIT[seat]:
        found.add(exactly(Move(words.MIX)))


def offends(game: CatTable, seat: i64, move: Move) -> str:
    verb = move.verb
    if verb is PLAY and game.phase == words.TRICKS and 0 <= move.a < 63:
        return "" if game._playable(seat) & BIT[move.a] else "smoking-cat.42"
    if verb is words.LOOK and move.a == NONE:
        return "" if game.deal.passed[seat] else "smoking-cat.41"
    if verb is words.LOOK and move.a == words.OLDER:
        return "smoking-cat.31"
    return "smoking-cat.26" if verb is words.MIX else ""


def noticed(game: CatTable, seat: i64, claim: Move) -> bool:
    """Hands are counted and looks seen by all; a suit missed, by cards that the seat has seen since."""
    if claim.verb is words.CLAIM_DEAL:
        return game.conduct.uneven
    offender, trick = claim.a, claim.b
    if trick == 0:
        return game.has_peeked(offender)
    missed = game.missed(offender, trick)
    return missed & (game.seen(seat) | game.deal.fallen) != 0
