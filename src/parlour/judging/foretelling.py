"""What a claim would bring: it is made on a copy of the position, and what is otherwise there is read off."""

from __future__ import annotations

from parlour.core.events import WATCHER, Event, Place
from parlour.core.game import EVERYTHING, Game
from parlour.core.moves import IllegalMove, Move
from parlour.core.rights import CLAIM_FAILS
from parlour.core.view import View

Change = tuple[str, int, int]  # whose, before, after
Moved = tuple[Place, int, int]


class Foretold:
    """A claim made on a copy."""

    def __init__(self, game: Game, seat: int, move: Move) -> None:
        self.seat = seat
        self.move = move
        after = game.copy()
        after.detail = EVERYTHING
        after.play(seat, move)
        self.after = after
        self.events = list(after.events)
        self.score = _changes(game.names, game.score, after.score)  # by seat, of those that change
        self.money = _changes(after.ledger.names, _balance(game, after), list(after.ledger.balance))  # by account
        self.cards = _moved(game.view(WATCHER), after.view(WATCHER))  # by place, how many lie there

    @property
    def upheld(self) -> bool:
        """Whether the claim finds a fault."""
        return finds_a_fault(self.events)

    @property
    def waits_for(self) -> list[str]:
        return [self.after.names[seat] for seat in self.after.to_act]


def finds_a_fault(told: list[Event]) -> bool:
    """Whether a claim was right, by what the table says to it."""
    return all(event.message != CLAIM_FAILS for event in told)


def is_right(game: Game, seat: int, claim: Move) -> bool:
    """Whether a claim that the seat may make would find a fault; what it brings is not asked."""
    after = game.copy()
    after.detail = EVERYTHING
    try:
        after.play(seat, claim)
    except IllegalMove:
        return False
    return finds_a_fault(after.events)


def _balance(before: Game, after: Game) -> list[int]:
    """What the accounts held; one that the claim has opened held nothing."""
    held = dict(zip(before.ledger.names, before.ledger.balance, strict=False))
    return [held.get(name, 0) for name in after.ledger.names]


def _changes(names: list[str], before: list[int], after: list[int]) -> list[Change]:
    both = zip(names, before, after, strict=False)
    return [(name, old, new) for name, old, new in both if old != new]


def _moved(before: View, after: View) -> list[Moved]:
    lay, lie = _counts(before), _counts(after)
    places = {shown.place.text(view.names): shown.place for view in (before, after) for shown in view.places}
    numbers = [(place, lay.get(name, 0), lie.get(name, 0)) for name, place in places.items()]
    return [(place, old, new) for place, old, new in numbers if old != new]


def _counts(view: View) -> dict[str, int]:
    return {shown.place.text(view.names): len(shown.faces) + int(shown.backs) for shown in view.places}
