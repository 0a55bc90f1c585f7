"""The words a game is written in: its verbs, its phases, and the state words that cases read and set.

A state word is data: how it is read, and where a case may set it, how.  Most words tell one attribute, named by its
path from the game (``deal.trump``); others give a function.  A word whose name ends in ``_of`` here belongs to a seat.

    WORDS = {
        "hand": cards_of("deal.hands"),
        "trump": choice("deal.trump", SUIT_NAMES),
        "kitty": number(lambda game: game.kitty(), put_kitty),
    }
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from parlour.core.cards import cards_in
from parlour.core.events import NO_SEAT
from parlour.core.rights import NO_RIGHTS, Rights
from parlour.errors import BadCase, nearest

if TYPE_CHECKING:
    from parlour.core.game import Game
    from parlour.core.moves import Move, Refusal, Verb
    from parlour.core.setup import Setup

Reader = Callable[[Any, int, str], list[str]]  # game, seat (or none), part: the tokens a case would write
Taker = Callable[[Any, int, "Setup", str], None]  # game, seat, what is set, the place: take it and set it
Source = str | Callable[[Any], Any]  # the path of an attribute, or a function of the game
SourceOf = str | Callable[[Any, int], Any]  # the path of a row by seat, or a function of game and seat

Refuse = Callable[[Any, int, "Move"], "Refusal"]
Arrange = Callable[[Any, "Setup"], None]
Offends = Callable[[Any, int, "Move"], str]
Noticed = Callable[[Any, int, "Move"], bool]

MOST_COUNTERS = 10**15
YES_NO = ["yes", "no"]


class Word:
    """One state word: how it reads, how a case sets it (if it can), whether it needs a seat, whether order counts.

    ``holds_cards``: it names a place of cards, which a deal may fill; ``names_seats``: its values are seats.
    """

    read: Reader
    take: Taker | None
    of_seat: bool
    ordered: bool
    holds_cards: bool
    names_seats: bool

    def __init__(
        self,
        read: Reader,
        take: Taker | None = None,
        of_seat: bool = False,
        ordered: bool = False,
        holds_cards: bool = False,
        names_seats: bool = False,
    ) -> None:
        self.read = read
        self.take = take
        self.of_seat = of_seat
        self.ordered = ordered
        self.holds_cards = holds_cards
        self.names_seats = names_seats


class Vocabulary:
    """The verbs, phases (in the order of their numbers) and state words of a game, and what is said in them.

    ``refuse`` gives the clause that refuses an unlawful move; ``arrange`` sets what no word can set alone, such
    as a position in the middle of a deal.  ``offends`` and ``noticed`` are table conduct's: the clause that an accepted
    move breaks, and whether a seat has seen the ground of a claim; ``rights`` are what may be claimed there.
    """

    verbs: list[Verb]
    phases: list[str]
    words: dict[str, Word]
    refuse: Refuse
    arrange: Arrange
    offends: Offends
    noticed: Noticed
    rights: Rights

    def __init__(
        self,
        verbs: list[Verb],
        phases: list[str],
        words: dict[str, Word],
        refuse: Refuse,
        arrange: Arrange = lambda _game, _setup: None,
        offends: Offends = lambda _game, _seat, _move: "",
        noticed: Noticed = lambda _game, _seat, _claim: False,
        rights: Rights = NO_RIGHTS,
    ) -> None:
        self.verbs = verbs
        self.phases = phases
        self.words = {**COMMON, **words}
        self.refuse = refuse
        self.arrange = arrange
        self.offends = offends
        self.noticed = noticed
        self.rights = rights

    def at_table(
        self,
        verbs: list[Verb],
        words: dict[str, Word],
        refuse: Refuse,
        arrange: Arrange | None = None,
        phases: list[str] | None = None,
        offends: Offends | None = None,
        noticed: Noticed | None = None,
        rights: Rights = NO_RIGHTS,
    ) -> Vocabulary:
        """What is said in table conduct: these verbs and words beside those of strict play."""
        return Vocabulary(
            [*self.verbs, *verbs],
            phases or self.phases,
            {**self.words, **words},
            refuse,
            arrange or self.arrange,
            offends or self.offends,
            noticed or self.noticed,
            rights,
        )

    def word(self, name: str) -> Word:
        found = self.words.get(name)
        if found is None:
            raise BadCase(f"no state word {name!r} in this game{nearest(name, list(self.words))}")
        return found

    def set_up(self, game: Game, setup: Setup) -> None:
        """Set what a word alone can set, in the order of the table; then the rest."""
        for name, word in self.words.items():
            if word.take is None:
                continue
            for seat in range(int(game.seats)) if word.of_seat else [NO_SEAT]:
                place = f"{name} {game.names[seat]}" if word.of_seat else name
                if setup.has(place):
                    word.take(game, seat, setup, place)
        setup.reading = ""
        self.arrange(game, setup)


def lies_open(_game: Any, _seat: int, _claim: Move) -> bool:
    """For ``noticed``, where a claim is listed only when all have seen its ground."""
    return True


def _getter(source: Source) -> Callable[[Any], Any]:
    return attrgetter(source) if isinstance(source, str) else source


def _getter_of(source: SourceOf) -> Callable[[Any, int], Any]:
    if not isinstance(source, str):
        return source
    row = attrgetter(source)
    return lambda game, seat: row(game)[seat]


def assign(path: str) -> Callable[[Any, Any], None]:
    """What sets the attribute at the end of a path from the game."""
    where, _, name = path.rpartition(".")

    def put(game: Any, value: Any) -> None:
        setattr(attrgetter(where)(game) if where else game, name, value)

    return put


def number(source: Source, put: Callable[[Any, int], None] | None = None, most: int = MOST_COUNTERS) -> Word:
    get = _getter(source)

    def take(game: Any, _seat: int, setup: Setup, place: str) -> None:
        assert put is not None
        put(game, setup.count(place, most))

    return Word(lambda game, _seat, _part: [str(get(game))], take if put else None)


def flag(source: Source, put: Callable[[Any, bool], None] | None = None) -> Word:
    get = _getter(source)

    def take(game: Any, _seat: int, setup: Setup, place: str) -> None:
        assert put is not None
        put(game, setup.word(place, YES_NO, "no") == "yes")

    return Word(lambda game, _seat, _part: ["yes" if get(game) else "no"], take if put else None)


def person(source: Source, put: Callable[[Any, int], None] | None = None) -> Word:
    """The name of a seat, or nobody."""
    get = _getter(source)

    def take(game: Any, _seat: int, setup: Setup, place: str) -> None:
        assert put is not None
        put(game, game.names.index(setup.word(place, game.names, game.names[0])))

    return Word(lambda game, _seat, _part: [_name(game, get(game))], take if put else None)


def persons(source: Source) -> Word:
    """The names of the seats in a bit set."""
    get = _getter(source)
    return Word(lambda game, _seat, _part: [game.names[seat] for seat in cards_in(get(game))], names_seats=True)


def choice(source: Source, names: list[str], none: str = "none", put: Callable[[Any, int], None] | None = None) -> Word:
    """One of these, by its number; ``none`` for a number below nothing."""
    get = _getter(source)

    def take(game: Any, _seat: int, setup: Setup, place: str) -> None:
        assert put is not None
        put(game, names.index(setup.word(place, names, names[0])))

    return Word(lambda game, _seat, _part: [_chosen(names, get(game), none)], take if put else None)


def text(source: Source) -> Word:
    get = _getter(source)
    return Word(lambda game, _seat, _part: [str(get(game))])


def texts(source: Source) -> Word:
    """Any tokens."""
    get = _getter(source)
    return Word(lambda game, _seat, _part: list(get(game)))


def cards(source: Source) -> Word:
    """The faces of a set of cards."""
    get = _getter(source)
    return Word(lambda game, _seat, _part: game.faces(get(game)), holds_cards=True)


def card(source: Source) -> Word:
    """The face of one card, or none."""
    get = _getter(source)
    return Word(lambda game, _seat, _part: [game.pack.face(get(game))] if get(game) >= 0 else [], holds_cards=True)


def row(source: Source) -> Word:
    """The faces of cards whose order counts, top first."""
    get = _getter(source)
    return Word(lambda game, _seat, _part: [game.pack.face(each) for each in get(game)], ordered=True, holds_cards=True)


def number_of(source: SourceOf, put: Callable[[Any, int, int], None] | None = None, least: int = 0) -> Word:
    get = _getter_of(source)

    def take(game: Any, seat: int, setup: Setup, place: str) -> None:
        assert put is not None
        put(game, seat, setup.count(place, MOST_COUNTERS, least))

    return Word(lambda game, seat, _part: [str(get(game, seat))], take if put else None, of_seat=True)


def flag_of(source: SourceOf) -> Word:
    get = _getter_of(source)
    return Word(lambda game, seat, _part: ["yes" if get(game, seat) else "no"], of_seat=True)


def choice_of(source: SourceOf, names: list[str], none: str = "none") -> Word:
    get = _getter_of(source)
    return Word(lambda game, seat, _part: [_chosen(names, get(game, seat), none)], of_seat=True)


def texts_of(source: Callable[[Any, int], list[str]]) -> Word:
    return Word(lambda game, seat, _part: list(source(game, seat)), of_seat=True)


def cards_of(source: SourceOf) -> Word:
    get = _getter_of(source)
    return Word(lambda game, seat, _part: game.faces(get(game, seat)), of_seat=True, holds_cards=True)


def row_of(source: SourceOf) -> Word:
    get = _getter_of(source)
    return Word(
        lambda game, seat, _part: [game.pack.face(each) for each in get(game, seat)],
        of_seat=True,
        ordered=True,
        holds_cards=True,
    )


def _name(game: Game, seat: int) -> str:
    return game.names[seat] if seat >= 0 else "nobody"


def _chosen(names: list[str], index: int, none: str) -> str:
    return names[index] if index >= 0 else none


def put_counters(game: Game, seat: int, amount: int) -> None:
    game.ledger[seat] = amount


def read_account(game: Game, _seat: int, part: str) -> list[str]:
    """What any account of the ledger holds: of a seat, a pool or the house, which need not have been asked yet."""
    ledger = game.ledger
    if part in ledger.names:
        return [str(ledger[ledger.names.index(part)])]
    if part == "house":
        return ["0"]
    raise BadCase(f"no account {part!r} at this table{nearest(part, [*ledger.names, 'house'])}")


COMMON = {
    "next": persons("waits"),
    "may": persons("may"),
    "over": flag("over"),
    "score": number_of("score"),
    "counters": number_of("ledger.balance", put_counters, -MOST_COUNTERS),
    "account": Word(read_account),
    "result": number_of("result"),
    "dealer": person("dealer", assign("dealer")),
    "deals": number("deals"),
    "phase": Word(lambda game, _seat, _part: [game.phases()[game.phase]]),
}
