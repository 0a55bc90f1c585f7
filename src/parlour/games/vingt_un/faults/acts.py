"""What a seat can do at a table besides playing: claim, declare, reject, look where nobody may."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import NOTHING, Choices, Move, between, exactly
from parlour.games.vingt_un import words
from parlour.games.vingt_un.faults import claims, naturals
from parlour.games.vingt_un.faults.state import OF_DRAWN
from parlour.games.vingt_un.redeal import notes
from parlour.games.vingt_un.state import HANDS, put

if TYPE_CHECKING:
    from parlour.games.vingt_un.faults.game import VingtUnTable

OFFENCES: Final = {words.SEPARATE: "vingt-un.54", words.LOOK: "vingt-un.29"}


def moves(game: VingtUnTable, seat: i64, plain: Choices) -> Choices:
    if game.may & BIT[seat] == 0:
        return NOTHING
    if not game.in_hand():
        return plain
    found = _in_turn(game, seat, plain) if game.waits & BIT[seat] else Choices([])
    for word in claims.open_to(game, seat):
        found.add(exactly(Move(words.CLAIM, word)))
    if naturals.may_declare(game, seat):
        found.add(exactly(Move(words.DECLARE)))
    for other in range(game.seats):
        if may_look(game, seat, other):
            found.add(exactly(Move(words.LOOK, other)))
    return found


def _in_turn(game: VingtUnTable, seat: i64, plain: Choices) -> Choices:
    conduct = game.conduct
    if conduct.choosing == seat:
        return claims.ways_to_reject(game)
    if conduct.pause:
        return Choices([exactly(words.KEEPING if conduct.pause == OF_DRAWN else words.DEALING)])
    found = Choices(plain.each[:])
    if may_separate(game, seat):
        found.add(between(Move(words.SEPARATE), game.agreed.least, game.agreed.most))
    if conduct.may_throw == seat:
        found.add(exactly(Move(words.THROW_UP)))
    return found


def may_separate(game: VingtUnTable, seat: i64) -> bool:
    """Nobody sees whether two cards that are divided are a pair (vingt-un.54, R18)."""
    in_time = game.phase == words.DIVISION and game.waits & BIT[seat] != 0
    return in_time and game.deal.hands[seat] == 1 and game.pair_at(seat) < 0 and game.tenure.can_give() >= 2


def may_look(game: VingtUnTable, seat: i64, other: i64) -> bool:
    """Whether cards lie with the pone that the other threw up in this hand and the seat has not seen."""
    return other != seat and bool(_unseen(game, seat, other))


def _unseen(game: VingtUnTable, seat: i64, other: i64) -> list[int]:
    found: list[int] = []
    for note in game.tenure.thrown:
        if notes.division_of(note) == game.hands_played * 16 + other:
            found += [card for card in (note & 127, note >> 7 & 127) if not game.knows(seat, card)]
    return found


def look(game: VingtUnTable, seat: i64, other: i64) -> None:
    """Nobody may; the source knows no penalty, so all hear of it and nothing follows (vingt-un.29, R32)."""
    cards = _unseen(game, seat, other)
    for card in cards:
        put(game.tenure.own, card, 2 * seat)
    game.bring("vingt-un.29", "looks", seat, cards, words.USED, words.USED, BIT[seat])
    game.say("vingt-un.R32", "has-looked", seat, 0, game.names[other])


def throw_up(game: VingtUnTable, seat: i64) -> None:
    """A player who was passed over withdraws his stake; the fault is the dealer's (vingt-un.R17)."""
    game.conduct.may_throw = -1
    game.say("vingt-un.R17", "withdraws", seat)
    for slot in range(HANDS * seat, HANDS * seat + game.deal.hands[seat]):
        if game.deal.live & BIT[slot]:
            notes.withdraw(game, slot)
            claims.clear_hand(game, slot)
    game.next_player()


def offends(game: VingtUnTable, seat: i64, move: Move) -> str:
    """The clause that the move breaks."""
    verb = move.verb
    if verb in OFFENCES:
        return OFFENCES[verb]
    if verb is words.CLAIM or not game.waits & BIT[seat] or not naturals.may_declare(game, seat):
        return ""
    if verb is words.DECLARE:
        return ""
    return "vingt-un.20" if seat == game.dealer else "vingt-un.21"
