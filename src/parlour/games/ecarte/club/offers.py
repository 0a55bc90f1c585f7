"""What a seat may do at a club table: between two games, and while one is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.moves import Choices, Move, between, exactly
from parlour.games.ecarte.club import chouette, gallery, leave, stakes, words
from parlour.games.ecarte.club import coup as play
from parlour.games.ecarte.club.words import FIRST, NO_CHAIR, NO_SIDE, SECOND

if TYPE_CHECKING:
    from parlour.games.ecarte.club.game import Club


def in_game(game: Club, seat: i64) -> Choices:
    chair = game.chair_of(seat)
    if chair == NO_CHAIR:
        found = Choices([])
        gallery.offer_gallery(game, found, seat)
    else:
        found = play.choices(game, chair)
        gallery.offer_player(game, found, seat, chair)
    leave.offer(game, found, seat)
    return found


def between_games(game: Club, seat: i64) -> Choices:
    found = Choices([])
    if game.excluded & BIT[seat]:
        return found
    side = game.camp[seat]
    if stakes.may_stake(game, seat):
        found.add(between(Move(words.STAKE), 0, game.agreed.max_stake))
        _offer_hand(game, found, seat, side)
    if game.agreed.chouette and seat == game.chouetteur:
        _offer_chouetteur(game, found)
        return found
    if stakes.is_added(game, seat):
        return found
    for other in (FIRST, SECOND):
        if other != side and not game.last_of_side(seat):
            found.add(exactly(Move(words.JOIN, other)))
    if side != NO_SIDE:
        found.add(exactly(Move(words.QUIT)))
    return found


def _offer_hand(game: Club, found: Choices, seat: i64, side: i64) -> None:
    if seat != game.hand(side):
        return
    found.add(exactly(Move(words.RENOUNCE)))
    if not game.agreed.chouette:
        found.add(exactly(Move(words.ADD)))


def _offer_chouetteur(game: Club, found: Choices) -> None:
    if not game.called:
        found.add(exactly(Move(words.SEE)))
    else:
        found.add(exactly(Move(words.STAND_OFF)))
    if game.total(SECOND) > 0:
        found.add(exactly(Move(words.HOLD)))
        found.add(exactly(Move(words.CUT)))
    for seat in range(game.seats):
        if chouette.may_hold_hand(game, seat):
            found.add(exactly(Move(words.HAND, seat)))
        for part in chouette.shares_open(game, seat):
            found.add(exactly(Move(words.SHARE, seat, part)))
    for chair in range(2):
        if chouette.may_sit(game, chair):
            found.add(exactly(Move(words.SIT, chair)))
    found.add(exactly(Move(words.GIVE_UP)))
