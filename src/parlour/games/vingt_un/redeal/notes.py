"""What the acts have told about hidden cards, noted for later.

A hidden hand is two cards of which the acts tell something: no natural, or it would have been shown; not overdrawn, or
just overdrawn, which bounds its count; divided, so that the first cards are of one denomination.  Hands thrown up keep
that until the used cards are shuffled; then only who was known to be among them is remembered (``mixes``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.cards import BIT, rank
from parlour.games.vingt_un.rules.count import MOST, worth
from parlour.games.vingt_un.state import HANDS, holds

if TYPE_CHECKING:
    from parlour.games.vingt_un.rules.game import VingtUn

NO_NATURAL: Final = 1
UNLIKE: Final = 2  # the second card is not of the first one's denomination
DIVIDED: Final = 4

# A mix: the hand in which it was, the set of cards then in hands, and for each seat the set it knew to be shuffled.
MIX_HAND: Final = 0
MIX_LIVE: Final = 1
MIX_KNOWN: Final = 3


def flags_of(game: VingtUn, slot: i64) -> i64:
    if game.deal.hands[slot >> 2] == 1:
        return NO_NATURAL
    return DIVIDED | UNLIKE if game.deal.unlike & BIT[slot] else DIVIDED


def drawn_worth(game: VingtUn, slot: i64) -> i64:
    deal = game.deal
    return deal.low[slot] - worth(deal.first[slot]) - worth(deal.second[slot])


def throw_up(game: VingtUn, slot: i64) -> None:
    """An overdrawn hand goes to the pone: with the last card it was over 21, without it it was not."""
    drawn = drawn_worth(game, slot)
    last: i64 = 0
    for i in range(len(game.deal.drawn) - game.last_given(), len(game.deal.drawn)):
        last += worth(game.deal.drawn[i] & 127)
    low = MOST + 1 - drawn
    _note(game, slot, low if low > 0 else 0, MOST - drawn + last)


def withdraw(game: VingtUn, slot: i64) -> None:
    """A hand that is not overdrawn goes to the pone unseen (vingt-un.R17)."""
    _note(game, slot, 0, MOST - drawn_worth(game, slot))


def lay_by(game: VingtUn) -> None:
    """At the end of a hand: hands that nobody saw go to the pone."""
    deal = game.deal
    for k in range(len(game.order)):
        seat = game.order[k]
        for j in range(deal.hands[seat]):
            slot = HANDS * seat + j
            if deal.live & BIT[slot] and not holds(game.tenure.seen, deal.first[slot]):
                _note(game, slot, 0, MOST - drawn_worth(game, slot))


def _note(game: VingtUn, slot: i64, low: i64, high: i64) -> None:
    """first, second, low, high, flags, the denomination shown, seat and hand, in one number."""
    note = (game.hands_played * 16 + (slot >> 2)) * 16
    note = note * 8 + flags_of(game, slot)
    note = (note * 64 + high) * 64 + low
    note = (note * 128 + game.deal.second[slot]) * 128 + game.deal.first[slot]
    game.tenure.thrown = append(game.tenure.thrown, note)


def division_of(note: i64) -> i64:
    """Whose hands, in which hand of the game."""
    return note >> 33


def rank_shown(note: i64) -> i64:
    """The denomination of another hand of the same division that was shown; below nothing, none was."""
    return (note >> 29 & 15) - 1


def show_division(game: VingtUn, seat: i64, first: i64) -> None:
    """A hand of a divided pair is shown: its fellows thrown up before began with its denomination, as all believe."""
    thrown = game.tenure.thrown
    for i in range(len(thrown)):
        if division_of(thrown[i]) == game.hands_played * 16 + seat and rank_shown(thrown[i]) < 0:
            thrown[i] += rank(first) + 1 << 29


def before_mixing(game: VingtUn) -> None:
    """The used cards are about to be shuffled: nobody knows where they are, but they are in no hand."""
    tenure = game.tenure
    tenure.thrown = vec[i64]()
    mixes = [mix for mix in tenure.mixes if mix[MIX_HAND] == game.hands_played]
    if tenure.out[0] | tenure.out[1]:
        mixes.append(_mix(game))
    tenure.mixes = mixes
    for k in range(2):
        tenure.seen[k] &= ~tenure.used[k]
        for seat in range(game.seats):
            tenure.own[2 * seat + k] &= ~tenure.used[k]


def _mix(game: VingtUn) -> vec[i64]:
    tenure = game.tenure
    mix = vec[i64]([game.hands_played, tenure.out[0], tenure.out[1]])
    for seat in range(game.seats):
        for k in range(2):
            mix = append(mix, (tenure.seen[k] | tenure.own[2 * seat + k]) & tenure.used[k])
    return mix
