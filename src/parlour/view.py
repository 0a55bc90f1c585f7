"""A view: what one seat, or somebody who only watches, may know now.  It is built up, never cut down."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.events import Place


class Shown:
    """A place as one seat sees it: faces it may see, how many backs, and the counters where it holds any."""

    place: Place
    faces: list[str]
    backs: int
    counters: int | None  # None where no counters lie
    clause: str

    def __init__(self, place: Place, faces: list[str], backs: int, clause: str, counters: int | None) -> None:
        self.place = place
        self.faces = faces
        self.backs = backs
        self.counters = counters
        self.clause = clause

    def tokens(self) -> list[str]:
        """What lies there as a case writes it: faces, else ``5 backs``, else how many counters."""
        if self.faces:
            return self.faces
        if self.backs:
            return [str(self.backs), "backs"]
        return [] if self.counters is None else [str(self.counters)]


class View:
    game: str
    seat: i64
    names: list[str]
    places: list[Shown]
    facts: list[tuple[str, str, str]]  # word, value, clause
    accounts: list[tuple[str, int]]
    scores: list[int]
    to_act: list[str]
    may_act: list[str]
    window: i64
    moves: list[str]
    advice: list[str]
    over: bool

    def __init__(self, game: str, seat: i64, names: list[str]) -> None:
        self.game = game
        self.seat = seat
        self.names = names
        self.places = []
        self.facts = []
        self.accounts = []
        self.scores = []
        self.to_act = []
        self.may_act = []
        self.window = 0
        self.moves = []
        self.advice = []
        self.over = False

    def show(
        self, place: Place, faces: list[str], backs: int = 0, clause: str = "", counters: int | None = None
    ) -> None:
        self.places.append(Shown(place, faces, backs, clause, counters))

    def fact(self, word: str, value: str, clause: str = "") -> None:
        self.facts.append((word, value, clause))

    def clauses(self) -> list[str]:
        """Every clause this view gives: of places, facts and advice."""
        cited = [shown.clause for shown in self.places] + [fact[2] for fact in self.facts] + self.advice
        return [clause for clause in cited if clause]

    def find(self, place: str) -> Shown | None:
        for shown in self.places:
            if shown.place.text(self.names) == place:
                return shown
        return None

    def as_dict(self) -> dict[str, object]:
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
