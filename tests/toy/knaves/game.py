"""Knaves: each trick counts a point, each knave in it costs some; the turn-up makes trumps."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BLANK, FRENCH_52, SUIT_NAMES, cards_in, hand_of, suit
from parlour.core.chance import Chance
from parlour.core.copying import take_over
from parlour.core.options import Options
from parlour.core.seen import Seen
from parlour.core.sight import EACH, Sight, a_number
from parlour.core.vocabulary import MOST_COUNTERS, Vocabulary, number_of
from parlour.mechanisms.trick_game import LAID_OUT, PHASES, TOLD, TURN_WORDS, Clauses, TrickGame, vocabulary

CLAUSES: Final = Clauses("knaves.2", "knaves.4", "knaves.5", "knaves.6", "knaves.7", turn="knaves.3")
KNAVES: Final = hand_of([FRENCH_52.card(face) for face in ("JC", "JD", "JH", "JS")])
COST: Final = vec[i64]([2, 3, 4, 1])  # by suit (knaves.6a)
POINTS: Final = a_number("points", EACH)
SEEN: Final = Seen(seats=3, pools=0, pack=FRENCH_52, phases=PHASES, facts=[*TOLD, POINTS], zones=LAID_OUT)


class Knaves(TrickGame):
    """Deals, until somebody has the points agreed."""

    points: vec[i64]  # carried from deal to deal

    def __init__(self, options: Options, names: list[str], chance: Chance, source: Knaves | None = None) -> None:
        if source is None:
            self.points = BLANK[: len(names)]
        else:
            take_over(self, source, Knaves)
        super().__init__(options, names, chance, FRENCH_52, 17, CLAUSES, source)

    def _taken(self, winner: i64, trick: i64) -> None:
        """A point, less what the knaves cost (knaves.6a)."""
        self.points[winner] += 1
        for knave in cards_in(trick & KNAVES):
            self.points[winner] -= COST[suit(knave)]
            self.say("knaves.6a", "knave-costs", winner, COST[suit(knave)], SUIT_NAMES[suit(knave)])

    def _ended(self) -> bool:
        """Somebody has the points agreed: whoever is behind pays the highest (knaves.7)."""
        most = max(self.points)
        if most < self.options.number("target"):
            return False
        for winner in range(self.seats):
            if self.points[winner] == most:
                self.say("knaves.7", "wins-game", winner)
                for seat in range(self.seats):
                    self.pay("knaves.7", "pays", seat, winner, most - self.points[seat])
        return True

    def points_of(self, seat: i64) -> int:
        return self.points[seat]

    def _lay_out(self, sight: Sight, seat: i64) -> None:
        super()._lay_out(sight, seat)
        for s in range(self.seats):
            sight.tell_of(POINTS, s, self.points[s], "knaves.7")

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY


def put_points(game: Knaves, seat: int, points: int) -> None:
    game.points[seat] = points


VOCABULARY: Final = vocabulary({**TURN_WORDS, "points": number_of("points", put_points, -MOST_COUNTERS)})
