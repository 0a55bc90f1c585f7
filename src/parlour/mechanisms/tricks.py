"""The trick: what must be played to a lead, and what takes it.  Hands are bit sets; suits are the pack's.

``trump`` is the number of a suit, or NO_TRUMP.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.cards import HIGHER, SUIT

NO_TRUMP: Final = -1

# why a card may not be played to a lead
FINE: Final = 0
MUST_FOLLOW: Final = 1
MUST_TRUMP: Final = 2
MUST_HEAD: Final = 3


def follow(hand: i64, led: i64) -> i64:
    """The cards of the suit led; without any, the whole hand."""
    in_suit = hand & SUIT[led >> 4]
    return in_suit if in_suit else hand


def follow_head_or_trump(hand: i64, led: i64, trump: i64) -> i64:
    """Two-handed duty to win: a higher card of the suit led, else the suit, else a trump, else anything."""
    in_suit = hand & SUIT[led >> 4]
    if in_suit:
        higher = in_suit & HIGHER[led]
        return higher if higher else in_suit
    trumps = hand & SUIT[trump]
    return trumps if trumps else hand


def duty_broken(hand: i64, led: i64, trump: i64, card: i64) -> i64:
    """Which duty of ``follow_head_or_trump`` the card breaks."""
    if hand & SUIT[led >> 4]:
        if card >> 4 != led >> 4:
            return MUST_FOLLOW
        return MUST_HEAD if card < led and hand & HIGHER[led] else FINE
    if hand & SUIT[trump] and card >> 4 != trump:
        return MUST_TRUMP
    return FINE


def shown_lacking(led: i64, trump: i64, card: i64) -> i64:
    """What a lawful reply under ``follow_head_or_trump`` shows its player not to hold any more."""
    if card >> 4 == led >> 4:
        return HIGHER[led] if card < led else 0
    return SUIT[led >> 4] if card >> 4 == trump else SUIT[led >> 4] | SUIT[trump]


def beats(card: i64, best: i64, trump: i64) -> bool:
    """Whether a card played later takes the trick from the best card so far."""
    if card >> 4 == best >> 4:
        return card > best
    return card >> 4 == trump
