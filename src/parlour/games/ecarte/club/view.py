"""What is seen at a club table: the sides and their order, stakes, whose hand it is, who comes next, and the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import HAND, NO_SEAT, WATCHER, place
from parlour.core.moves import Choices
from parlour.core.offers import offer_of
from parlour.core.shown import Offer
from parlour.core.sight import Sight
from parlour.core.view import View
from parlour.games.ecarte.club import chouette, gallery, leave, queues, stakes, words
from parlour.games.ecarte.club.words import FIRST, NO_CHAIR, NO_SIDE, SECOND

if TYPE_CHECKING:
    from parlour.games.ecarte.club.game import Club

OF_THE_CLUB = ("phase", "record", "sanction")  # facts that the club tells itself
BESIDE = ["ecarte.48a", "ecarte.49", "ecarte.49a", "ecarte.56a", "ecarte.57"]


def lay_out(game: Club, sight: Sight, seat: i64) -> None:
    _lay_sides(game, sight)
    _lay_house(game, sight)
    if game.coup is None:
        sight.show(place("stakes"), [], 0, "ecarte.8", game.total(SECOND))
        _lay_between_games(game, sight, seat)
        return
    sight.show(place("stakes"), [], 0, "ecarte.8", game.ledger[game.seats])
    _lay_game(game, sight, seat)


def _lay_sides(game: Club, sight: Sight) -> None:
    mode = game.agreed.chouette
    sight.remark("mode", "chouette" if mode else "a_deux_cotes", "ecarte.4" if mode else "ecarte.3")
    if mode and game.chouetteur >= 0:
        sight.remark("chouetteur", game.names[game.chouetteur], "ecarte.4")
        sight.remark("chair", words.SIDES[game.chair], "ecarte.5")
    for partner in chouette.by_share(game):
        sight.remark("share", f"{game.names[partner]} {game.fraction(partner)}", "ecarte.4c")
    for side in (FIRST, SECOND):
        together = _together(game, side)
        if together and game.phase not in (words.ARRIVALS, words.ORDER):
            name = ("holding", "opponents")[side] if mode else ("first", "second")[side]
            sight.remark(name, queues.listed(game, together), "ecarte.4" if mode and side == FIRST else "ecarte.3")
    for seat in range(game.seats):
        side = game.camp[seat]
        if side == NO_SIDE or seat == game.chouetteur or seat in game.partners:
            continue
        if seat not in game.queue(side) and game.phase not in (words.ARRIVALS, words.ORDER):
            by_leave = mode and side == FIRST
            sight.remark("waiting", game.names[seat], "ecarte.4e" if by_leave else "ecarte.3b")
        if game.stakes[seat]:
            sight.remark("staked", f"{game.names[seat]} {game.stakes[seat]}", "ecarte.8")


def _together(game: Club, side: i64) -> list[int]:
    """All who stand on a side, its first first; the chouetteur before his partners, and those before who asks him."""
    members = game.of_side(side)
    if not game.agreed.chouette or side == SECOND:
        return members
    partners = chouette.by_share(game)
    leading = [int(game.chouetteur)] if game.chouetteur >= 0 else []
    return [*leading, *partners, *[seat for seat in members if seat not in partners and seat not in leading]]


def _lay_house(game: Club, sight: Sight) -> None:
    if game.agreed.counters_only:
        sight.remark("medium", "counters_only", "ecarte.8a")
    if game.agreed.rest >= 0 and game.camp[game.agreed.rest] != NO_SIDE:
        sight.remark("rest", game.names[game.agreed.rest], "ecarte.58c")
    if game.agreed.sanction != "none":
        sight.remark("sanction", game.agreed.sanction, "ecarte.49a")
    for seat in range(game.seats):
        if game.excluded & BIT[seat]:
            sight.remark("excluded", game.names[seat], "ecarte.49a")
        elif game.warned & BIT[seat]:
            sight.remark("warned", game.names[seat], "ecarte.49a")
    for i, line in enumerate(game.record):
        sight.remark("record", f"{i + 1} {line}", "ecarte.3a")


def _lay_between_games(game: Club, sight: Sight, seat: i64) -> None:
    if game.phase != words.STAKING:
        return
    if 0 <= seat < game.seats and stakes.may_stake(game, seat):
        sight.remark("usual", str(stakes.usual_stake(game, seat)), "ecarte.8")
    for side in (FIRST, SECOND):
        hand, after = game.hand(side), game.next_hand(side)
        if hand >= 0:
            sight.remark("holds", game.names[hand], "ecarte.3")
        if after >= 0 and not (game.agreed.chouette and side == FIRST):
            sight.remark("upcoming", game.names[after], "ecarte.3")
        if game.added & BIT[side]:
            sight.remark("added", game.name_of(hand), "ecarte.58")
    if game.called:
        sight.remark("called", "yes", "ecarte.6")


def _lay_game(game: Club, sight: Sight, seat: i64) -> None:
    """The table of the game for two, as the chair sees it behind which the seat stands."""
    coup = game.coup
    assert coup is not None
    eyes = game.eyes_of(seat)
    inner = View(game.name, WATCHER if eyes == NO_CHAIR else eyes, coup.names, coup.pack)
    coup._lay_out(inner, inner.seat)
    for word, value, clause in inner.facts:
        if word not in OF_THE_CLUB:
            sight.remark(word, value, clause)
    for holder in game.holders:
        sight.remark("holds", game.names[holder], "ecarte.3")
    if seat < game.seats and leave.may_wish(game, seat):
        sight.remark("usual", str(game.stakes[seat]), "ecarte.6b")
    for other in range(game.seats):
        if game.wishes[other]:
            sight.remark("wished", f"{game.names[other]} {game.wishes[other]}", "ecarte.6b")
    for side in (FIRST, SECOND):
        after = game.next_hand(side)
        if after >= 0 and after not in game.holders:
            sight.remark("upcoming", game.names[after], "ecarte.3")
    for shown in inner.places:
        where = shown.place
        if where.seat != NO_SEAT:
            holder = game.holders[where.seat]
            where = HAND[holder] if where.name == "hand" else place(where.name, holder, where.part)
        sight.show(where, shown.faces, shown.backs, shown.clause or _hand_clause(seat, where.seat), shown.counters)
    for i in range(0, len(game.advice), 3):
        if eyes != NO_CHAIR and game.backs[game.advice[i]] == eyes:
            said = gallery.advice_text(game, game.advice[i + 1], game.advice[i + 2])
            sight.remark("advice", f"{game.names[game.advice[i]]} {said}", "ecarte.57")


def _hand_clause(seat: i64, holder: i64) -> str:
    """Why a bettor sees a hand, or does not see it."""
    return "ecarte.r45" if holder >= 0 and holder != seat else ""


def advice(game: Club, seat: i64) -> list[str]:
    if game.coup is not None:
        return BESIDE if game.chair_of(seat) == NO_CHAIR else game.coup._advice(game.eyes_of(seat))
    if game.phase != words.STAKING or seat >= game.seats or not game.may & BIT[seat]:
        return []
    if game.agreed.chouette:
        return ["ecarte.6", "ecarte.6a", "ecarte.6b"]
    return ["ecarte.3b", "ecarte.58"]


def offers_of_cards(game: Club, seat: i64, chair: i64) -> list[Offer]:
    """What the game for two offers a player who has not looked at all his cards, and what the club does."""
    coup = game.coup
    assert coup is not None
    beside = Choices([])
    gallery.offer_player(game, beside, seat, chair)
    return [*coup.offers(chair), *[offer_of(game, seat, choice) for choice in beside.each]]
