"""Taking moves back: where a game stood before its last moves, and whether a move has shown so much that it stands."""

from __future__ import annotations

from collections import deque

from parlour.core.chance import Chance
from parlour.core.events import Event
from parlour.core.game import EVERYTHING, Game
from parlour.core.moves import Move
from parlour.core.view import View
from parlour.fair.chance import FairChance
from parlour.fair.rounds import RoundChance
from parlour.server.table.position import eyes_of

KEPT = 8  # so many moves can be taken back one after the other, each at the cost of a copy;
EVERY = 16  # beyond that so many moves are made again at most
WORLDS = 64  # ways to lay the hidden cards otherwise; what is told in all of them alike tells next to nothing
Given = tuple[int, ...]


class Before:
    """Where a game stood after an entry, what chance had given by then, and whether the move after it used chance."""

    __slots__ = ("by_chance", "game", "given", "number", "to")

    def __init__(self, to: int, number: int, game: Game, given: Given) -> None:
        self.to = to
        self.number = number  # of moves by then
        self.game = game
        self.given = given
        self.by_chance = False


class Earlier:
    """Copies of a game from before its last moves, and some from further back in its deal."""

    def __init__(self) -> None:
        self._kept: deque[Before] = deque(maxlen=KEPT)
        self._posts: list[Before] = []  # of this deal, since chance was last asked; no game is played on from these
        self._since: tuple[int, Given] = (0, ())

    def forget(self) -> None:
        self._kept.clear()
        self._posts.clear()

    def forget_last(self) -> None:
        """As if more moves had been taken back in a row than there were copies of."""
        self._kept.clear()

    def keep(self, to: int, number: int, deal: int, game: Game, chance: FairChance | RoundChance) -> None:
        """Copy a game that stands where this entry has brought it, and where the next move is about to be made.

        Chance is not copied, and need not be: a move that used it stands.
        """
        before = Before(to, number, _copy(game), given_by(chance))
        self._kept.append(before)
        if self._since != (deal, before.given):
            self._since = (deal, before.given)
            self._posts.clear()
        if not self._posts or number - self._posts[-1].number >= EVERY:
            self._posts.append(Before(to, number, _copy(game), before.given))

    def moved(self, chance: FairChance | RoundChance) -> None:
        """The move was made, and the game has gone on."""
        if self._kept:
            self._kept[-1].by_chance = given_by(chance) != self._kept[-1].given
            if self._kept[-1].by_chance:
                self._posts.clear()

    def latest(self, to: int) -> Before | None:
        """Where the game stood before its last move, if that was after this entry."""
        return self._kept[-1] if self._kept and self._kept[-1].to == to else None

    def go_back(self, to: int) -> Game | None:
        """The game as it stood after this entry; what came later is forgotten."""
        self._forget_after(to)
        while self._kept:
            before = self._kept.pop()
            if before.to == to:
                return before.game
        return None

    def reaches(self, to: int) -> bool:
        """Whether neither a deal nor a use of chance lies between this entry and now."""
        return bool(self._posts) and self._posts[0].to <= to

    def post(self, to: int) -> tuple[int, Game] | None:
        """Where it stood somewhat earlier in the same deal, and after which entry that was."""
        self._forget_after(to)
        self._kept.clear()
        return (self._posts[-1].to, _copy(self._posts[-1].game)) if self._posts else None

    def _forget_after(self, to: int) -> None:
        while self._posts and self._posts[-1].to > to:
            self._posts.pop()


def _copy(game: Game) -> Game:
    """A copy with no chance of its own: copying what a fair table has promised would cost more than all the rest."""
    chance, game.chance = game.chance, Chance(0)
    try:
        return game.copy()
    finally:
        game.chance = chance


def given_by(chance: FairChance | RoundChance) -> Given:
    """What chance has given so far: other numbers whenever anything more was asked of it."""
    numbers = chance.numbers
    drawn = len(chance.history)
    return (drawn,) if numbers is None else (drawn, numbers.block, numbers.bits)


def has_shown(before: Before, game: Game, told: list[Event], seat: int, move: Move) -> bool:
    """Whether the move in between has let chance decide, begun a deal, or told anybody what he did not know before.

    A face may have been told and be gone from the views at once, as that of the card which completes a trick.
    """
    if before.by_chance or game.deals != before.game.deals:
        return True
    if any(_learned(before.game, game, told, eyes) for eyes in eyes_of(game)):
        return True
    return _hangs_on_what_is_hidden(before.game, game, told, seat, move)


def _hangs_on_what_is_hidden(before: Game, game: Game, told: list[Event], seat: int, move: Move) -> bool:
    """Whether who moved was told what he would not have been told had the cards that he does not know lain otherwise.

    No face need be shown for that: sealed answers are disclosed, a run stops, a claim was right or wrong.
    """
    heard = _heard(game, told, seat)
    for number in range(WORLDS):
        other = before.redeal(seat, Chance(number))
        other.detail = EVERYTHING
        said = len(other.events)
        if not other.allows(seat, move):
            return True
        other.act(seat, move)
        while game.waits and not other.waits and not other.over:  # else the table waits before it goes on
            other.go_on()
        if _heard(other, other.events[said:], seat) != heard:
            return True
    return False


def _heard(game: Game, told: list[Event], eyes: int) -> tuple[object, ...]:
    """All that somebody is told and sees after a move."""
    events = [event for event in told if event.reaches(eyes)]
    return game.view(eyes).plain(), [(*_words(event), _cards(event, eyes, game)) for event in events]


def _words(event: Event) -> tuple[object, ...]:
    said = event.message, event.clause, event.seat, event.number, event.word, event.source, event.target
    return *said, event.payer, event.payee, event.amount


def _cards(event: Event, eyes: int, game: Game) -> object:
    return [game.pack.face(card) for card in event.cards] if event.shows(eyes) else len(event.cards)


def _learned(before: Game, game: Game, told: list[Event], eyes: int) -> bool:
    seen = faces(before.view(eyes))
    shown = [event for event in told if event.reaches(eyes) and event.shows(eyes)]
    new = {game.pack.face(card) for event in shown for card in event.cards} | faces(game.view(eyes))
    return not new <= seen


def faces(view: View) -> set[str]:
    return {face for place in view.places for face in place.faces}
