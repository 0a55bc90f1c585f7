"""What of a view is laid out on a picture: cards, pools, trumps, tickets.  A picture is drawn from this and no view."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from msgspec import Struct

from parlour.present.layout import SUITS, Layout, layout_of
from parlour.registry import rules_of
from parlour.server.protocol.values import Amount
from parlour.server.protocol.views import Place, View

LONGEST = 9  # cards of one place; of a run the last ones
MOST_GROUPS = 7
MOST_POOLS = 8
FEW = 3  # cards in the middle; where fewer lie there, those before the seats are shown too
MOST_TICKETS = 1
MOST_BACKS = 5  # of a hand in the middle, where nothing else lies there
FACE_DOWN = ""  # a card, seen from behind
FAN = 5
ROWS = 3  # of a ticket
NOTED = ("pile", "board", "grid", "marks", "aside")  # kinds of places whose faces are no cards to be read one by one


class Pool(Struct, omit_defaults=True):
    account: str
    counters: Amount
    face: str = ""


class Ticket(Struct):
    """``numbers`` row by row, as they are printed."""

    numbers: list[str]
    covered: list[str]
    columns: int


class Scene(Struct, omit_defaults=True):
    suits: str
    middle: list[list[str]] = []  # cards that lie together
    hand: list[str] = []  # of whoever is asked
    hidden: list[int] = []  # how many cards each seat holds that are not to be seen
    pools: list[Pool] = []
    trump: str = ""  # a suit, by its letter
    tickets: list[Ticket] = []
    called: list[str] = []  # numbers, the last one last
    fan: list[str] = []  # cards of the game's pack, the same at all times: where nothing of a table is to be shown

    @property
    def seen(self) -> int:
        """By how much a picture of this tells more than another: what lies in the middle tells most."""
        open_cards = [[code for code in group if code != FACE_DOWN] for group in self.middle]
        return 10 * sum(map(len, open_cards[:1])) + sum(map(len, open_cards)) + len(self.called)


def scene_of(view: View) -> Scene:
    """What lies on the table by this view; cards that it shows to its own seat alone are the hand."""
    layout = layout_of(rules_of(view.game))
    own = [place for place in view.places if place.seat is not None and place.seat == view.seat]
    own_hands = [place for place in own if layout.place(place.name).kind == "hand"]
    scene = Scene(layout.suits)
    scene.hand = [face for place in own_hands for face in [*place.faces, *[FACE_DOWN] * place.backs]]
    scene.middle = _middle(view, layout, own_hands)
    scene.hidden = _hidden(view, layout)
    if not scene.middle and not scene.hand:
        scene.middle = [[FACE_DOWN] * min(backs, MOST_BACKS) for backs in scene.hidden][:MOST_GROUPS]
        scene.hidden = []
    scene.pools = _pools(view, layout)
    scene.trump = _trump(view, layout)
    _lay_tickets(scene, view, layout)
    if not (scene.middle or scene.hand or scene.tickets):
        scene.fan = [FACE_DOWN] * FAN
    return scene


def neutral(game: str) -> Scene:
    """Of a game, and of no table: cards that its name alone has drawn."""
    layout = layout_of(rules_of(game))
    if layout.suits == "numbers":
        numbers = _drawn([str(n) for n in range(1, 91)], game)
        ticket = Ticket(_printed(numbers), numbers[:6], 9)
        return Scene(layout.suits, tickets=[ticket], called=numbers[3:6])
    return Scene(layout.suits, fan=fan_of(layout.suits, game))


def fan_of(suits: str, word: str) -> list[str]:
    """Some cards of a pack, of every suit one, that depend on a word alone."""
    found: list[str] = []
    for number, suit in enumerate([*SUITS[suits]] * 2):
        ranks = _drawn([*"AKQJT987"], f"{word} {number}")
        found.append(next(f"{rank}{suit}" for rank in ranks if f"{rank}{suit}" not in found))
    return _drawn(found[:FAN], word)


def _drawn(things: Sequence[str], word: str) -> list[str]:
    return sorted(things, key=lambda thing: sha256(f"{word} {thing}".encode()).digest())


def _printed(numbers: Sequence[str]) -> list[str]:
    """A ticket of these numbers, the first that fit: five in each row, each in a column of its own."""
    rows: list[dict[int, str]] = [{} for _row in range(ROWS)]
    for number in numbers:
        column = min(int(number) // 10, 8)
        free = next((row for row in rows if column not in row and len(row) < 5), None)
        if free is not None:
            free[column] = number
    return [row[column] for row in rows for column in sorted(row)]


def _middle(view: View, layout: Layout, own_hands: list[Place]) -> list[list[str]]:
    """What matters now, then what lies before nobody, in the layout's order; before the seats if that is little."""
    open_places = [
        place for place in view.places if place.faces and place not in own_hands and _is_read(layout, place.name)
    ]
    order = {name: number for number, name in enumerate(layout.centre)}
    common = sorted((place for place in open_places if place.seat is None), key=lambda place: order.get(place.name, 99))
    centre = [fact.value.split() for fact in view.facts if layout.fact(fact.word) == "centre"]
    groups = [_cards(cards, view) for cards in centre] + [place.faces for place in common]
    groups = [group for group in groups if group]
    if sum(map(len, groups)) < FEW and not any(centre):  # else they would be shown twice
        groups += [place.faces for place in open_places if place.seat is not None]
    return [group[-LONGEST:] for group in groups][:MOST_GROUPS]


def _is_read(layout: Layout, name: str) -> bool:
    return layout.suits != "numbers" and layout.place(name).kind not in NOTED


def _cards(words: list[str], view: View) -> list[str]:
    """Those words of a fact that are cards on this table."""
    lying = {face for place in view.places for face in place.faces}
    return [word for word in words if word in lying]


def _hidden(view: View, layout: Layout) -> list[int]:
    hands = [place for place in view.places if layout.place(place.name).kind == "hand" and place.seat != view.seat]
    return [place.backs for place in hands if place.backs]


def _pools(view: View, layout: Layout) -> list[Pool]:
    """Accounts that are no seat's, in the order of the board; the house's own is nobody's business."""
    faces = {f"{place.name}/{place.part}": place.faces[0] for place in view.places if place.part and place.faces}
    boards = {name: [*place.order] for name, place in layout.places.items() if place.order}
    labels = len(view.scores)
    found = [Pool(name, amount, faces.get(name, "")) for name, amount in [*view.accounts.items()][labels:]]
    found = [pool for pool in found if pool.account != "house"]

    def at(pool: Pool) -> int:
        board, _slash, part = pool.account.partition("/")
        return boards[board].index(part) if part in boards.get(board, ()) else 0

    return [pool for pool in sorted(found, key=at) if pool.counters or pool.face or len(found) > 1][:MOST_POOLS]


def _trump(view: View, layout: Layout) -> str:
    letters = {name: letter for letter, name in SUITS[layout.suits].items()}
    suits = [fact.value for fact in view.facts if fact.word == "trump" and layout.fact(fact.word) == "suit"]
    return letters.get(suits[0], "") if suits else ""


def _lay_tickets(scene: Scene, view: View, layout: Layout) -> None:
    """Those with most numbers covered, and the numbers called."""
    marks = {(place.seat, place.part): place.faces for place in view.places if layout.place(place.name).kind == "marks"}
    tickets = [
        Ticket(place.faces, marks.get((place.seat, place.part), []), layout.place(place.name).columns)
        for place in view.places
        if layout.place(place.name).kind == "grid" and place.seat is not None
    ]
    scene.tickets = sorted(tickets, key=lambda ticket: -len(ticket.covered))[:MOST_TICKETS]
    if layout.suits == "numbers":
        runs = [place.faces for place in view.places if layout.place(place.name).kind == "run" and place.faces]
        scene.called = runs[0][-MOST_GROUPS:] if runs else []
