"""What somebody may see of a game, in the messages of the web socket and the answers of the API."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from parlour.server.protocol.values import Amount


class PlaceName(Struct, omit_defaults=True):
    name: str
    seat: int | None = None
    part: str = ""


class Place(PlaceName, omit_defaults=True):
    """What one sees of a place: faces, how many backs, counters where it holds any, and the clause that says so."""

    faces: list[str] = []
    backs: int = 0
    counters: Amount | None = None
    clause: str = ""


class Fact(Struct, omit_defaults=True):
    word: str
    value: str
    clause: str = ""


class Choice(Struct, omit_defaults=True):
    """Moves one may make: ``head`` alone if fixed, else ``head``, a space and the open part.

    card: one of ``of``.  cards, numbers: ``lo`` to ``hi`` of ``of`` with spaces between, or the word none for no cards.
    number: a whole number from ``lo`` to ``hi``.  blind: cards one has not looked at yet; there is no move to send.
    Where faults can happen: ``clause`` is what a claim rests on, or what any other fixed move breaks; ``wrong`` are
    those of the cards or numbers that break the law.
    """

    kind: Literal["fixed", "card", "cards", "number", "numbers", "blind"]
    head: str
    of: list[str] = []
    lo: int = 0
    hi: int = 0
    clause: str = ""
    wrong: list[str] = []
    noticed: bool = False


class View(Struct):
    """What one seat may know now, or somebody who only watches (``seat`` null).

    ``number``: that of the game at its table; a lesson has none.
    """

    seat: int | None
    over: bool
    to_act: list[int]
    may_act: list[int]
    window: int
    places: list[Place]
    facts: list[Fact]
    accounts: dict[str, Amount]
    scores: list[int]
    choices: list[Choice]
    advice: list[str]
    game: str = ""
    number: int = 0


class ViewChange(Struct, omit_defaults=True):
    """What of the view is new: each key replaces the old value, except ``changed`` and ``altered``.

    ``changed`` holds the places that changed, while the list of places is the same; each replaces the place with the
    same name, seat and part.  ``altered``, for who has asked to be told briefly, holds the facts that are new, each
    behind its place in the list, from 0; a null instead of a fact ends the list there.
    """

    over: bool | UnsetType = UNSET
    to_act: list[int] | UnsetType = UNSET
    may_act: list[int] | UnsetType = UNSET
    window: int | UnsetType = UNSET
    places: list[Place] | UnsetType = UNSET
    changed: list[Place] | UnsetType = UNSET
    facts: list[Fact] | UnsetType = UNSET
    altered: list[tuple[int, Fact | None]] | UnsetType = UNSET
    accounts: dict[str, Amount] | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    choices: list[Choice] | UnsetType = UNSET
    advice: list[str] | UnsetType = UNSET


def changed(view: View, change: ViewChange) -> View:
    """The view after a change, but for facts that are told briefly (docs/protocol.md)."""
    names = [name for name in change.__struct_fields__ if name not in ("changed", "altered")]
    new = {name: getattr(change, name) for name in names if getattr(change, name) is not UNSET}
    view = msgspec.structs.replace(view, **new)
    if change.changed is not UNSET:
        others = {place_key(place): place for place in change.changed}
        view.places = [others.get(place_key(place), place) for place in view.places]
    return view


def place_key(place: Place) -> tuple[str, int | None, str]:
    return place.name, place.seat, place.part


class GameEvent(Struct, omit_defaults=True):
    """What happened; its text is the message of that name, with these arguments.

    ``cards`` are the faces where one may see them; where not, ``n`` says how many cards moved.
    """

    clause: str
    message: str
    seat: int | None = None
    n: int = 0
    word: str = ""
    cards: list[str] | UnsetType = UNSET
    source: PlaceName | UnsetType = msgspec.field(default=UNSET, name="from")
    target: PlaceName | UnsetType = msgspec.field(default=UNSET, name="to")
    payer: str = ""
    payee: str = ""
    amount: Amount = 0


class MadeBy(Struct):
    """A move that the seat's own person or program did not make.

    bot: one plays this seat, for itself or in his place.  clock: his time was up.  table: nobody sits there.
    """

    seat: int
    by: Literal["bot", "clock", "table"]


class Told(Struct, omit_defaults=True):
    """The events of one entry; ``deal``: the number of the deal that begins with it."""

    seq: int
    events: list[GameEvent]
    deal: int = 0
    moved: MadeBy | UnsetType = UNSET


class SheetHand(Struct, omit_defaults=True):
    """A hand that lies open at the end of a deal; ``names``: what says how much it is worth."""

    seat: int
    place: PlaceName
    cards: list[str]
    names: list[GameEvent] = []


class Sheet(Struct, omit_defaults=True):
    """The end of a deal, as far as one was told of it.  Lists of amounts are by seat.

    ``lines``: the count and the payments; the same payment made again and again stands there once, with the sum.
    ``staked``: what went into a pool; ``gained``: won or lost in the deal; ``held``: what each has then.  Where points
    decide a game, ``scored`` and ``scores`` are those of the deal and in all, and with ``low`` the fewest win.
    ``best``: the seats that won most, or with ``low`` lost the deal.  When the game is over ``course`` is what each had
    after each deal, and ``decisive`` the number of the deal after which nobody but the winners led.
    """

    deal: int
    hands: list[SheetHand]
    lines: list[GameEvent]
    staked: list[Amount]
    gained: list[Amount]
    held: list[Amount]
    best: list[int]
    scored: list[int] = []
    scores: list[int] = []
    low: bool = False
    over: bool = False
    course: list[list[Amount]] = []
    decisive: int = 0


class Rest(Struct, omit_defaults=True):
    """Between two deals: who is waited for, who of them is ready, and until when, where that is not left to them."""

    asked: list[int]
    ready: list[int] = []
    until: int | None = None
