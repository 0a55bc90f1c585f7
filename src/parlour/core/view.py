"""A view: what one seat, or somebody who only watches, may know now.  It is built up, never cut down."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.cards import FRENCH_52, NO_CARD, Pack, cards_in
from parlour.core.events import Place
from parlour.core.shown import Offer, Shown, exact, numeral, tally
from parlour.core.sight import CARD, CARDS, NUMBER, SEATS, WORD, Fact, Sight


class View(Sight):
    """What one seat may know now, ready to be shown.  (``game``: see the examples of Game.)

    >>> view = game.view(0)
    >>> view.find("turn").faces, view.to_act, view.moves
    (['JH'], ['A'], ['propose', 'play QS|TS|QD|TC|8C'])
    """

    game: str
    names: list[str]
    pack: Pack
    places: list[Shown]
    facts: list[tuple[str, str, str]]  # word, value, clause
    accounts: list[tuple[str, int]]
    scores: list[int]
    waits: i64  # bit set: who is asked
    may: i64  # bit set: who may act
    window: i64
    offers: list[Offer]
    advice: list[str]
    over: bool

    def __init__(self, game: str, seat: i64, names: list[str], pack: Pack = FRENCH_52) -> None:
        super().__init__(seat, True)
        self.game = game
        self.names = names
        self.pack = pack
        self.places = []
        self.facts = []
        self.accounts = []
        self.scores = []
        self.waits = 0
        self.may = 0
        self.window = 0
        self.offers = []
        self.advice = []
        self.over = False

    def show(
        self, place: Place, faces: list[str], backs: i64 = 0, clause: str = "", counters: int | None = None
    ) -> None:
        """Lay a place on the table, whatever lies there.

        >>> from parlour.core.events import place
        >>> view = parlour.View("mine", 0, ["N", "S"])
        >>> view.show(place("hand", 1), [], backs=3)
        >>> print(view.find("hand S").tokens())
        ['3', 'backs']
        """
        self.places.append(Shown(place, faces, backs, clause, counters))

    def fact(self, word: str, value: str, clause: str = "") -> None:
        """Tell something that no card shows.

        >>> view = parlour.View("mine", 0, ["N", "S"])
        >>> view.fact("trump", "hearts", "mine.7")
        >>> view.facts
        [('trump', 'hearts', 'mine.7')]
        """
        self.facts.append((word, value, clause))

    def tell(self, fact: Fact, value: int, clause: str = "") -> None:
        """Put a declared fact into words.

        >>> from parlour.core.sight import DEALER
        >>> view = parlour.View("mine", 0, ["N", "S"])
        >>> view.tell(DEALER, 1)
        >>> view.facts
        [('dealer', 'S', '')]
        """
        said = in_words(fact, value, self.names, self.pack)
        self.facts.append((fact.word, said, clause))

    def tell_of(self, fact: Fact, seat: i64, value: int, clause: str = "") -> None:
        """The same of one seat, whose name comes first.

        >>> from parlour.core.sight import TRICKS_WON
        >>> view = parlour.View("mine", 0, ["N", "S"])
        >>> view.tell_of(TRICKS_WON, 1, 3)
        >>> view.facts
        [('tricks', 'S 3', '')]
        """
        told = in_words_of(fact, seat, value, self.names, self.pack)
        self.facts.append((fact.word, told, clause))

    def tell_out_of(self, fact: Fact, value: int, total: int, clause: str = "") -> None:
        """A number that counts up to another.

        >>> from parlour.core.sight import a_number
        >>> view = parlour.View("mine", 0, ["N", "S"])
        >>> view.tell_out_of(a_number("round"), 2, 6)
        >>> view.facts
        [('round', '2/6', '')]
        """
        self.facts.append((fact.word, f"{value}/{total}", clause))

    def tell_as(self, fact: Fact, index: i64, value: int, text: str, clause: str = "") -> None:
        """A fact that this table words in its own way.

        >>> from parlour.core.sight import a_number
        >>> view = parlour.View("mine", 0, ["N", "S"])
        >>> view.tell_as(a_number("letters"), 0, 2, "N SM")
        >>> view.facts
        [('letters', 'N SM', '')]
        """
        self.facts.append((fact.word, text, clause))

    def remark(self, word: str, text: str, clause: str = "") -> None:
        """What was agreed, or follows from the rest.

        >>> view = parlour.View("mine", 0, ["N", "S"])
        >>> view.remark("aim", "out", "mine.3")
        >>> view.facts
        [('aim', 'out', 'mine.3')]
        """
        self.facts.append((word, text, clause))

    def lay(self, place: Place, cards: i64, backs: i64 = 0, clause: str = "") -> None:
        """Lay a set of cards on the table, and so many face down.

        >>> from parlour.core.cards import FRENCH_52, hand_of
        >>> from parlour.core.events import HAND
        >>> view = parlour.View("mine", 0, ["N", "S"])
        >>> view.lay(HAND[1], hand_of([FRENCH_52.card("KS")]), 4)
        >>> view.find("hand S").faces, view.find("hand S").backs
        (['KS'], 4)
        """
        face = self.pack.faces
        shown = [face[card] for card in cards_in(cards)] if cards else []
        self.places.append(Shown(place, shown, backs, clause, None))

    def lay_row(self, place: Place, cards: list[int], backs: i64 = 0, clause: str = "") -> None:
        """Lay cards on the table in their order.

        >>> from parlour.core.cards import FRENCH_52
        >>> from parlour.core.events import TRICK
        >>> view = parlour.View("mine", 0, ["N", "S"])
        >>> view.lay_row(TRICK, [FRENCH_52.card("KS"), FRENCH_52.card("2C")])
        >>> view.find("trick").faces
        ['KS', '2C']
        """
        face = self.pack.faces
        self.places.append(Shown(place, [face[card] for card in cards], backs, clause, None))

    def lay_one(self, place: Place, card: i64, clause: str = "") -> None:
        """Lay one card on the table, or show that none lies there.

        >>> from parlour.core.cards import FRENCH_52
        >>> from parlour.core.events import TRICK
        >>> view = parlour.View("mine", 0, ["N", "S"])
        >>> view.lay_one(TRICK, FRENCH_52.card("KS"))
        >>> view.find("trick").faces
        ['KS']
        """
        shown = [self.pack.face(card)] if card >= 0 else []
        self.places.append(Shown(place, shown, 0, clause, None))

    def lay_counters(self, place: Place, counters: int, clause: str = "", card: int = NO_CARD) -> None:
        """Lay counters on the table, perhaps beside a card.

        >>> from parlour.core.events import place
        >>> view = parlour.View("mine", 0, ["N", "S"])
        >>> view.lay_counters(place("pool"), 6)
        >>> view.find("pool").counters
        6
        """
        shown = [self.pack.face(card)] if card >= 0 else []
        self.places.append(Shown(place, shown, 0, clause, counters))

    def clauses(self) -> list[str]:
        """Every clause this view gives: of places, facts and advice.

        >>> view = parlour.View("mine", 0, ["N", "S"])
        >>> view.fact("trump", "hearts", "mine.7")
        >>> view.clauses()
        ['mine.7']
        """
        cited = [shown.clause for shown in self.places] + [fact[2] for fact in self.facts] + self.advice
        return [clause for clause in cited if clause]

    def find(self, place: str) -> Shown | None:
        """What lies at a place, by the name a case gives it.

        >>> game.view(1).find("hand A").backs
        5
        """
        for shown in self.places:
            if shown.place.text(self.names) == place:
                return shown
        return None

    @property
    def to_act(self) -> list[str]:
        """The names of the seats that the game waits for.

        >>> game.view(1).to_act
        ['A']
        """
        return [self.names[seat] for seat in _seats(self.waits)]

    @property
    def may_act(self) -> list[str]:
        """The names of all seats with a move.

        >>> game.view(1).may_act
        ['A']
        """
        return [self.names[seat] for seat in _seats(self.may)]

    @property
    def moves(self) -> list[str]:
        """What the seat may do, in notation.

        >>> game.view(0).moves
        ['propose', 'play QS|TS|QD|TC|8C']
        """
        return [offer.text() for offer in self.offers]

    def __str__(self) -> str:
        from parlour.core.show import view_text

        return view_text(self)

    def __repr__(self) -> str:
        from parlour.core.show import heading

        return f"<{heading(self)}>"

    def _repr_html_(self) -> str:
        from parlour.core.show import view_html

        return view_html(self)

    def plain(self) -> dict[str, object]:
        """The whole view for JSON, seats by number.

        >>> game.view(0).plain()["to_act"]
        [0]
        """
        return {
            "seat": self.seat if self.seat < len(self.names) else None,
            "over": self.over,
            "to_act": _seats(self.waits),
            "may_act": _seats(self.may),
            "window": self.window,
            "places": [shown.plain() for shown in self.places],
            "facts": self._plain_facts(),
            "accounts": self._plain_accounts(),
            "scores": self.scores,
            "choices": [offer.plain() for offer in self.offers],
            "advice": self.advice,
        }

    def _plain_facts(self) -> list[dict[str, str]]:
        return [
            {"word": word, "value": value, "clause": clause} if clause else {"word": word, "value": value}
            for word, value, clause in self.facts
        ]

    def _plain_accounts(self) -> dict[str, int | str]:
        return {name: exact(amount) for name, amount in self.accounts}

    def as_dict(self) -> dict[str, object]:
        """The whole view as plain values, seats by name.

        >>> game.view(0).as_dict()["accounts"]
        {'A': -1, 'B': -1, 'stakes': 2}
        """
        return {
            "game": self.game,
            "seat": self.names[self.seat] if self.seat < len(self.names) else None,
            "over": self.over,
            "to_act": self.to_act,
            "may_act": self.may_act,
            "window": self.window,
            "places": [
                {
                    "place": shown.place.text(self.names),
                    "faces": shown.faces,
                    "backs": shown.backs,
                    "counters": shown.counters,
                    "clause": shown.clause,
                }
                for shown in self.places
            ],
            "facts": [{"word": word, "value": value, "clause": clause} for word, value, clause in self.facts],
            "accounts": dict(self.accounts),
            "scores": dict(zip(self.names, self.scores, strict=False)),
            "moves": self.moves,
            "advice": self.advice,
        }


def in_words(fact: Fact, value: int, names: list[str], pack: Pack) -> str:
    """The value of a fact as it is said at a table of these names."""
    kind = fact.kind
    if kind == WORD:
        return fact.words[value]
    if kind == NUMBER:
        return numeral(value)
    if kind == CARD:
        return pack.face(value)
    if kind == CARDS:
        return pack.show(value)
    if kind == SEATS:
        return " ".join([names[seat] for seat in cards_in(value)])
    return names[value] if value >= 0 else "nobody"


def in_words_of(fact: Fact, seat: i64, value: int, names: list[str], pack: Pack) -> str:
    """The same of one seat, whose name comes first."""
    name = names[seat]
    return tally(name, value) if fact.kind == NUMBER else f"{name} {in_words(fact, value, names, pack)}"


def _seats(mask: i64) -> list[int]:
    return [seat for seat in range(33) if mask >> seat & 1]
