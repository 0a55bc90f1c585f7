"""One game of the club: the cards are a game for two, whose chairs are the seats of those who hold them.

Moves go from seat to chair, events come back from chair to seat; what one chair is shown, all see who have money on it
(ecarte.r45).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.events import ALL, HAND, NO_SEAT, NOBODY, Event, Place, place
from parlour.core.moves import SEAT, Choice, Choices, Move
from parlour.core.seated import NOTHING_TOLD
from parlour.errors import ParlourError
from parlour.games.ecarte import words as cards
from parlour.games.ecarte.club import settlement
from parlour.games.ecarte.club.leave import forget
from parlour.games.ecarte.club.queues import leave_side, pass_over
from parlour.games.ecarte.club.state import new_coup
from parlour.games.ecarte.club.words import FIRST, NO_CHAIR, SECOND, for_club, for_two
from parlour.games.ecarte.faults.game import EcarteTable
from parlour.games.ecarte.rules import Ecarte

if TYPE_CHECKING:
    from parlour.games.ecarte.club.game import Club

OF_CARDS: Final = [number for number, kind in enumerate(cards.ACCIDENTS) if kind.shape and kind.shape[0] == SEAT]


# -- beginning --------------------------------------------------------------------------------


def begin(game: Club) -> None:
    """Stakes are fixed and the two sit down; the cut for deal comes next (ecarte.6c, 10)."""
    sit_down(game)
    settlement.fix(game)
    game.phase = cards.CUT


def sit_down(game: Club) -> None:
    """The two hands take their chairs, and whoever has money on one of them stands behind him."""
    for side in (FIRST, SECOND):
        pass_over(game, side)
    game.renounced = 0
    game.asked = 0
    game.added = 0
    game.called = False
    first = game.chair_for(FIRST)
    game.holders = [int(game.hand(FIRST)), int(game.hand(SECOND))]
    if first == 1:
        game.holders.reverse()
    for seat in range(game.seats):
        game.backs[seat] = NO_CHAIR
    for side in (FIRST, SECOND):
        for seat in settlement.bettors(game, side):
            game.backs[seat] = game.chair_for(side)
    if game.agreed.chouette:
        for seat in [*game.partners, int(game.chouetteur)]:
            game.backs[seat] = first
    game.coup = new_coup(game.agreed.for_two, _names(game), game.chance)
    if isinstance(game.coup, EcarteTable):
        game.coup.sound = game.sound_packs
    game.sound_packs = False
    game.clear_talk()
    forget(game)


def _names(game: Club) -> list[str]:
    return [game.names[seat] for seat in game.holders]


# -- to the game for two and back ------------------------------------------------------------------


def go_on(game: Club) -> None:
    _step(game, NO_CHAIR, None)


def act(game: Club, chair: i64, move: Move) -> None:
    _step(game, chair, for_two(move))


def _step(game: Club, chair: i64, move: Move | None) -> None:
    """A move of one chair, or (without one) whatever is due in the game for two."""
    coup = game.coup
    assert coup is not None
    coup.chance = game.chance
    coup.detail = game.detail
    deals, windows = coup.deals, coup.windows[:]
    noted = len(game.chance.noted or [])
    _mishaps_to_chairs(game)
    if move is None:
        coup.go_on()
    else:
        coup.act(chair, move)
    _mishaps_to_seats(game, noted)
    _collect(game, coup)
    if coup.deals != deals:
        game.clear_talk()
    for each in range(2):
        if coup.windows[each] != windows[each]:
            game._close(BIT[game.holders[each]])
    follow(game)


def follow(game: Club) -> None:
    """The club stands where the game for two stands."""
    coup = game.coup
    assert coup is not None
    game.dealer = game.holders[coup.dealer] if coup.dealer >= 0 else NO_SEAT
    game.deals = game.deals_before + coup.deals
    if coup.over:
        game.end_coup(0 if coup.coups_won[0] > 0 else 1)
    elif coup.first_dealer >= 0 and coup.phase == cards.CUT:
        game.void_coup()
    else:
        game.phase = coup.phase
        game.ask_chairs()


def _collect(game: Club, coup: Ecarte) -> None:
    told = coup.events
    coup.events = NOTHING_TOLD
    for event in told:
        _relabel(game, event)
        game._tell(event)


def _relabel(game: Club, event: Event) -> None:
    if event.seat >= 0:
        event.seat = game.holders[event.seat]
    event.source = _place(game, event.source)
    event.target = _place(game, event.target)
    event.learns = _all_behind(game, event.learns)
    event.sees = _all_behind(game, event.sees)


def _place(game: Club, where: Place | None) -> Place | None:
    if where is None or where.seat < 0:
        return where
    seat = game.holders[where.seat]
    return HAND[seat] if where.name == "hand" else place(where.name, seat, where.part)


def _all_behind(game: Club, chairs: i64) -> i64:
    """The seats that see what these chairs see."""
    if chairs in (ALL, NOBODY):
        return chairs
    found: i64 = 0
    for chair in range(2):
        if chairs & BIT[chair]:
            found |= game.behind(chair)
    return found


def choices(game: Club, chair: i64) -> Choices:
    """What the game for two lets a chair do, in the club's words."""
    coup = game.coup
    assert coup is not None
    found = Choices([])
    for choice in coup.moves(chair).each:
        found.add(_own_words(choice))
    return found


def _own_words(choice: Choice) -> Choice:
    like = for_club(choice.like)
    if like is choice.like:
        return choice
    return Choice(choice.kind, like, choice.slot, choice.cards, choice.lo, choice.hi, choice.size)


# -- accidents name seats, the game for two knows chairs -----------------------------------------------


def _mishaps_to_chairs(game: Club) -> None:
    waiting = game.chance.mishaps
    if waiting:
        if [x for x in _seats_named(waiting[0]) if x not in game.holders]:
            raise ParlourError("an accident with cards befalls one who holds cards")
        game.chance.mishaps = [_renamed(each, game.holders, True) for each in waiting]


def _mishaps_to_seats(game: Club, since: int) -> None:
    chance = game.chance
    if chance.mishaps:
        chance.mishaps = [_renamed(each, game.holders, False) for each in chance.mishaps]
    noted = chance.noted
    if noted is None:
        return
    for i in range(since, len(noted)):
        kind, values = noted[i]
        if kind == "accident":
            noted[i] = (kind, _renamed(values, game.holders, False))


def _seats_named(befallen: list[int]) -> list[int]:
    """The seats in the accidents of one occasion, four numbers each; those of the club stay as they are."""
    return [befallen[i + 1] for i in range(0, len(befallen), 4) if befallen[i] in OF_CARDS]


def _renamed(befallen: list[int], holders: list[int], to_chairs: bool) -> list[int]:
    """Who holds no cards at present is put aside, below nothing, until he does."""
    found = befallen[:]
    for i in range(0, len(found), 4):
        if found[i] in OF_CARDS:
            who = found[i + 1]
            if to_chairs:
                found[i + 1] = holders.index(who) if who in holders else -1 - who
            else:
                found[i + 1] = holders[who] if who >= 0 else -1 - who
    return found


# -- one who leaves ---------------------------------------------------------------------------------


def substitutes(game: Club, seat: i64) -> list[int]:
    """Who may finish the game for one who leaves it: a member of his interest, in listed order (ecarte.53a).

    For a chouetteur a partner with at least half (ecarte.53b); for a partner the chouetteur himself.
    """
    side = game.camp[seat]
    if game.agreed.chouette and side == FIRST:
        if seat != game.chouetteur:
            return [int(game.chouetteur)] if game.chouetteur >= 0 else []
        return [partner for partner in game.partners if game.half_or_more(partner)]
    return [other for other in settlement.bettors(game, side) if other != seat]


def leave(game: Club, seat: i64) -> None:
    """Who leaves loses his own; with bets the opponent must finish the game with another (ecarte.53, 53a, r33)."""
    coup = game.coup
    assert coup is not None
    able = substitutes(game, seat)
    chair = game.chair_of(seat)
    if not able:
        act(game, chair, Move(cards.LEAVE))
        return
    game.say("ecarte.53", "leaves", seat)
    settlement.write_down(game, f"{game.names[seat]} leaves")
    settlement.lose_at_once(game, seat)
    chouetteur_left = seat == game.chouetteur
    game.holders[chair] = able[0]
    game.backs[seat] = NO_CHAIR
    coup.names = _names(game)
    leave_side(game, seat)
    if chouetteur_left:
        game.chouetteur = NO_SEAT
        game.retired |= BIT[seat]
    game.say("ecarte.53b" if chouetteur_left else "ecarte.53a", "takes-over", able[0])
    game._close(BIT[seat] | BIT[able[0]])
    game.clear_talk()
    follow(game)
