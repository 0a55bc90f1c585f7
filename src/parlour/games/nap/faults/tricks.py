"""Cards played at a table of Nap: any card, also out of turn; which broke the law, and play restored (nap.R15, R16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import count
from parlour.core.events import HAND, NO_SEAT, TRICK
from parlour.core.game import SILENT
from parlour.games.nap import events
from parlour.games.nap.faults.state import opening_of
from parlour.games.nap.state import ORDERS
from parlour.games.nap.words import TRICKS
from parlour.mechanisms.trick_deal import follow_suit, reply
from parlour.mechanisms.trick_faults import (
    Breach,
    Tricks,
    card_of,
    first_breach,
    forget_what_it_showed,
    hands_before,
    has_played,
    keep_what_was_shown,
    play_again,
    play_of,
    seat_of,
)

if TYPE_CHECKING:
    from parlour.games.nap.faults.game import NapTable


def whose_turn(game: NapTable) -> i64:
    """The caller at first, then who took the last trick; in a trick the first whose card is not in it."""
    deal = game.deal
    if deal.led < 0:
        return deal.winner if deal.winner >= 0 else deal.caller
    seat = deal.leader
    while has_played(deal, seat):
        seat = game.after(seat)
    return seat


def play_card(game: NapTable, seat: i64, card: i64) -> None:
    conduct = game.conduct
    if not conduct.plays:
        game.opening = opening_of(game.deal)
    conduct.plays.append(play_of(seat, card))
    conduct.bound = NO_SEAT
    if whose_turn(game) != seat:
        conduct.stray = seat
    put(game, seat, card)


def put(game: NapTable, seat: i64, card: i64) -> None:
    """One card as it was played; whoever plays out of turn shows by it nothing that he lacks."""
    deal = game.deal
    forget_what_it_showed(deal, seat, card)
    in_turn = whose_turn(game) == seat
    if deal.led < 0:
        game._lead(seat, card)
    else:
        if in_turn:
            follow_suit(deal, seat, card, ORDERS[deal.trump])
        else:
            reply(deal, seat, card, ORDERS[deal.trump], 0)
        events.followed(game, seat, card)
    if not in_turn:
        game.say("nap.R16", "plays-out-of-turn", seat)
    if count(deal.in_trick) == game.agreed.active:
        game._end_trick()
    else:
        game._turn(whose_turn(game))


class NapTricks(Tricks):
    game: NapTable

    def __init__(self, game: NapTable) -> None:
        self.game = game

    def whose_turn(self) -> i64:
        return whose_turn(self.game)

    def due(self, seat: i64) -> i64:
        return self.game.playable(seat)

    def put(self, play: i64) -> None:
        put(self.game, seat_of(play), card_of(play))


def breach(game: NapTable, kind: i64, claimant: i64, known: i64) -> Breach:
    """The first card of another that was wrong, judged by the cards that are known (a bit set of them)."""
    trial = game.copy()
    for s in range(game.seats):
        trial.deal.hands[s] &= known
    lay_opening(trial)
    return first_breach(NapTricks(trial), game.conduct.plays, kind, claimant)


def lay_opening(game: NapTable) -> None:
    """The deal before the first card that is written down: everybody has his cards again."""
    now = game.deal
    deal = game.opening.copy()
    deal.hands = hands_before(now, game.opening)
    deal.laid = now.laid
    deal.out = now.out
    deal.spare = now.spare
    deal.deck = now.deck
    game.deal = deal
    game.phase = TRICKS


def go_back(game: NapTable, k: i64, offender: i64, clause: str) -> None:
    """Play returns to the k-th card; what was seen stays known."""
    now = game.deal
    undone = game.conduct.take_back(k)
    detail = game.detail
    game.detail = SILENT
    lay_opening(game)
    play_again(NapTricks(game), game.conduct.plays)
    game.detail = detail
    keep_what_was_shown(game.deal, now, offender)
    for done in undone:
        game.lay(clause, "takes-back", seat_of(done), card_of(done), TRICK, HAND[seat_of(done)])
    game.conduct.stray = NO_SEAT
    game._turn(whose_turn(game))
