"""The five tricks with both hands open, solved exactly."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import BIT, CARD_OF, count
from parlour.games.ecarte.state import ORDERS
from parlour.mechanisms.tricks import ALWAYS, beats, follow_and_head


def best_tricks(leader: i64, follower: i64, trump: i64) -> i64:
    """How many tricks the leader makes when both play their best."""
    most: i64 = -1
    leads = leader
    size = count(leader)
    while leads and most < size:
        low = leads & -leads
        leads ^= low
        made = tricks_after_lead(leader, follower, CARD_OF[low % 67], trump)
        if made > most:
            most = made
    return most if most > 0 else 0


def tricks_after_lead(leader: i64, follower: i64, led: i64, trump: i64) -> i64:
    """How many tricks the leader makes after leading this card."""
    rest = leader ^ BIT[led]
    size = count(leader)
    fewest = size
    replies = follow_and_head(follower, led, led, ORDERS[trump], ALWAYS)
    while replies and fewest > 0:
        low = replies & -replies
        replies ^= low
        left = follower ^ low
        if beats(CARD_OF[low % 67], led, ORDERS[trump]):
            made = size - 1 - best_tricks(left, rest, trump)
        else:
            made = 1 + best_tricks(rest, left, trump)
        if made < fewest:
            fewest = made
    return fewest
