"""Who is what at a club table: sides and their queues, stakes, the chouetteur and his partners, who holds the cards.

Seats are fixed, people come and go: a seat without a side has no role.  The cards are a game for two of their own
(``coup``), whose seats are the two chairs; it is there only while a game is played.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT
from parlour.core.chance import Chance
from parlour.core.copying import take_over
from parlour.core.events import NO_SEAT
from parlour.core.game import Game
from parlour.core.ledger import Ledger
from parlour.core.options import Agreed, Options, agreed_on
from parlour.games.ecarte.club.words import ACCIDENTS, ARRIVALS, FIRST, NO_CHAIR, NO_SIDE, SECOND
from parlour.games.ecarte.faults.game import EcarteTable
from parlour.games.ecarte.rules import Ecarte
from parlour.games.ecarte.state import PIQUET
from parlour.games.ecarte.strict import StrictEcarte
from parlour.mechanisms.accidents import rates_of

LETTERS: Final = "ABCDEFGHIJKL"
OPEN_END: Final = -1  # coups without a number: until nobody is left
FOR_TWO: Final[dict[str, str | int | float]] = {
    "players": 2,
    "deals": "coup",
    "coups": 1,
    "mode": "two_handed",
    "stake": 0,
    "keep_record": "off",
    "chouette_shares": "none",
    "rest_holder": "none",
    "committee_sanction": "none",
}


def shares_in(text: str) -> list[tuple[int, int, int]]:
    """Seat, numerator and denominator of each share that the option names: ``B=1/2,C=1/6``."""
    found = []
    for piece in [] if text == "none" else text.split(","):
        letter, _, fraction = piece.partition("=")
        above, _, below = fraction.partition("/")
        found.append((LETTERS.index(letter), int(above), int(below)))
    return found


class ClubAgreed(Agreed):
    """What the club has agreed on."""

    def __init__(self, options: Options) -> None:
        coups = options.values["coups"]
        rest = options.word("rest_holder")
        self.chouette: Final[bool] = options.word("mode") == "chouette"
        self.table: Final[bool] = options.word("conduct") == "table"
        self.coups: Final[int] = coups if isinstance(coups, int) else OPEN_END
        self.max_stake: Final[int] = options.number("max_stake")
        self.drawing: Final[bool] = options.word("start_order") == "draw_lowest"
        self.recording: Final[bool] = options.is_on("keep_record")
        self.counters_only: Final[bool] = options.word("stake_medium") == "counters_only"
        self.shares: Final[list[tuple[int, int, int]]] = shares_in(options.word("chouette_shares"))
        self.rest: Final[i64] = LETTERS.index(rest) if rest != "none" else NO_SEAT
        self.sanction: Final[str] = options.word("committee_sanction")
        self.rates: Final[list[float]] = rates_of(options, "accidents", ACCIDENTS)
        self.for_two: Final[Options] = Options(options.game, {**options.values, **FOR_TWO})
        super().__init__(options)


def new_coup(options: Options, names: list[str], chance: Chance, source: Ecarte | None = None) -> Ecarte:
    """A game for two in the club's conduct, or a copy of one."""
    if options.values["conduct"] == "table":
        return EcarteTable(options, names, chance, source)
    return StrictEcarte(options, names, chance, source)


class ClubState(Game):
    """Sides, queues, stakes and roles."""

    agreed: ClubAgreed
    coup: Ecarte | None = None
    holders: list[int]  # by chair: who holds the cards
    backs: vec[i64]  # by seat: on whose chair its money lies in this game
    chair: i64 = 0  # of the first side's hand

    camp: vec[i64]  # by seat: its side
    first: list[int]  # the queue of side 1
    second: list[int]  # of side 2, or of the chouetteur's opponents
    clock: int = 0  # applications and stakes so far
    applied_at: list[int]  # by seat, on that clock
    staked_at: list[int]
    newcomers: i64 = 0  # who first staked on the hand that is still their side's (ecarte.r3)
    newcomers_of: list[int]  # by side: that hand
    renounced: i64 = 0  # before this game

    stakes: list[int]  # by seat
    staked_before: list[int]  # in the game before
    asked: i64 = 0  # who has yet to say what he stakes
    added: i64 = 0  # by side: its hand has totalled the stakes (ecarte.58)
    wishes: list[int]  # by seat: the stake that he asks leave for
    wished: i64 = 0  # who has asked in this game
    announced: int = 0  # the total of each side in this game
    shared: int = 0  # in chouette: the total of which partners have their shares

    chouetteur: i64 = NO_SEAT
    hand_named: i64 = NO_SEAT  # who holds the cards for him, if not he himself
    partners: list[int]  # in the order in which they came
    share_above: list[int]  # by seat
    share_below: list[int]
    candidates: list[int]  # who is still to be asked to give chouette
    retired: i64 = 0  # chouetteurs and partners who gave it up (ecarte.5c)
    called: bool = False  # "je voudrais voir le coup"
    settled_in: bool = False  # the chouetteur has played a game in his chair
    winner: i64 = NO_SEAT  # who held the cards that won the game before

    coups_played: int = 0
    deals_before: i64 = 0  # of games that are over
    record: list[str]
    sound_packs: bool = False  # the next packs are certainly sound: a claim has brought them in

    consulted: bool = False  # the player to act has asked his side
    advised: i64 = 0  # who has advised him
    advice: list[int]  # seat, word and card of each
    spoken: i64 = 0  # who has spoken out of place in this deal
    breaches: list[int]  # number and offender of each breach that may be claimed
    strays: i64 = 0  # the trick that was taken in by the wrong player
    strays_with: i64 = NO_CHAIR
    warned: i64 = 0
    excluded: i64 = 0

    def __init__(self, options: Options, names: list[str], chance: Chance, source: ClubState | None = None) -> None:
        if source is not None:
            take_over(self, source, ClubState)
            self.coup = None
            if source.coup is not None:
                self.coup = new_coup(source.coup.options, source.coup.names, chance, source.coup)
            super().__init__(options, names, PIQUET, chance, source.ledger.copy(), source)
            return
        n = len(names)
        self.agreed = agreed_on(options, ClubAgreed)
        self.holders = []
        self.backs = vec[i64]([NO_CHAIR for _i in range(n)])
        self.camp = vec[i64]([NO_SIDE for _i in range(n)])
        self.first = []
        self.second = []
        self.applied_at = [0] * n
        self.staked_at = [0] * n
        self.newcomers_of = [NO_SEAT, NO_SEAT]
        self.stakes = [0] * n
        self.staked_before = [0] * n
        self.wishes = [0] * n
        self.partners = []
        self.share_above = [0] * n
        self.share_below = [1] * n
        self.candidates = []
        self.record = []
        self.advice = []
        self.breaches = []
        super().__init__(options, names, PIQUET, chance, Ledger([*names, "stakes"]))
        self.phase = ARRIVALS

    # -- sides ----------------------------------------------------------------------------

    def queue(self, side: i64) -> list[int]:
        return self.first if side == FIRST else self.second

    def of_side(self, side: i64) -> list[int]:
        """All who belong to a side: its queue in order, then whoever has only applied."""
        waiting = [seat for seat in range(self.seats) if self.camp[seat] == side and seat not in self.queue(side)]
        waiting.sort(key=lambda seat: self.applied_at[seat])
        return [*self.queue(side), *waiting]

    def last_of_side(self, seat: i64) -> bool:
        """Whether a side would be no more if he went over to the other (ecarte.r4)."""
        side = self.camp[seat]
        if side == NO_SIDE or (self.agreed.chouette and side == FIRST):
            return False
        return list(self.camp).count(side) == 1

    def total(self, side: i64) -> int:
        """What a side has staked; the chouetteur answers for as much as his opponents stake (ecarte.4)."""
        if self.agreed.chouette:
            side = SECOND
        return sum([self.stakes[seat] for seat in range(self.seats) if self.camp[seat] == side])

    def hand(self, side: i64) -> i64:
        """Who sits down for a side: the first of its queue with a stake who has not renounced (ecarte.4a, r42)."""
        if self.agreed.chouette and side == FIRST:
            return self.chouetteur if self.hand_named < 0 else self.hand_named
        staked = [seat for seat in self.queue(side) if self.stakes[seat] > 0]
        ready = [seat for seat in staked if not self.renounced & BIT[seat]]
        return ready[0] if ready else staked[0] if staked else NO_SEAT

    def next_hand(self, side: i64) -> i64:
        """Who comes next on a side, if its hand loses."""
        queue = [seat for seat in self.queue(side) if seat != self.hand(side)]
        staked = [seat for seat in queue if self.stakes[seat] > 0]
        return staked[0] if staked else queue[0] if queue else NO_SEAT

    def half_or_more(self, seat: i64) -> bool:
        """Whether a partner may hold the cards (ecarte.4d)."""
        return seat in self.partners and 2 * self.share_above[seat] >= self.share_below[seat]

    def share_of(self, seat: i64, amount: int) -> int:
        """A partner's part of an amount; what does not divide is the chouetteur's (ecarte.r35)."""
        return amount * self.share_above[seat] // self.share_below[seat]

    def partners_part(self, seat: i64) -> int:
        """What a partner wins or loses with the game."""
        return self.share_of(seat, self.shared)

    def at_risk(self, seat: i64) -> int:
        """What somebody wins or loses with the game that is played."""
        if seat == self.chouetteur:
            return self.announced - sum([self.partners_part(partner) for partner in self.partners])
        if seat in self.partners and self.chouetteur >= 0:
            return self.partners_part(seat)
        return self.stakes[seat]

    def fraction(self, seat: i64) -> str:
        return f"{self.share_above[seat]}/{self.share_below[seat]}"

    # -- roles in a game --------------------------------------------------------------------

    def chair_of(self, seat: i64) -> i64:
        """The chair of one who holds cards."""
        if self.coup is None or seat < 0 or seat not in self.holders:
            return NO_CHAIR
        return self.holders.index(seat)

    def eyes_of(self, seat: i64) -> i64:
        """Over whose shoulder somebody looks: a bettor or partner sees what his player sees (ecarte.r45)."""
        if self.coup is None or not 0 <= seat < self.seats:
            return NO_CHAIR
        return self.backs[seat]

    def behind(self, chair: i64) -> i64:
        """All who see what one chair sees: its player and those with money on him."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.backs[seat] == chair:
                found |= BIT[seat]
        return found

    def chair_for(self, side: i64) -> i64:
        return self.chair if side == FIRST else 1 - self.chair

    def points_of(self, seat: i64) -> int:
        if self.coup is not None:
            for chair in range(2):
                if self.holders[chair] == seat:
                    return self.coup.points[chair]
        return 0
