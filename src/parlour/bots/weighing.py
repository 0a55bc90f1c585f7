"""Whether a claim pays: what the claimer gains by each claim he could make now, and by letting it be.

In worlds that the seat cannot tell from the true one the deal is played to its end by the book, once after each claim
and once without any.  Nobody claims or offends in them any more.  A claim is made where it brings no less than silence.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from parlour.core.chance import Chance, advance
from parlour.core.game import HOUSE, Game
from parlour.core.moves import CLAIMING, Move
from parlour.core.outlook import Outlook
from parlour.core.players import Judge, Rule, Seat
from parlour.core.playout import does_what_is_due, lawful_pick

WORLDS: Final = 16
FEW_WORLDS: Final = 4  # where chance must play them to their end: more would not tell more
MOST_MOVES: Final = 400  # of one trial: a deal that is not over by then is counted as it stands


class Weigher(Judge):
    """Weighs claims by a written rule of play, where the game has one; else by random lawful play."""

    def __init__(self, outlook: Outlook, rule: Rule | None, worlds: int = WORLDS) -> None:
        self.outlook = outlook
        self.rule = rule
        self.worlds = worlds

    def choose(self, seat: Seat, claims: list[Move]) -> Move | None:
        """The best of the claims; None where it is better to say nothing.  The same position has the same answer."""
        worth = self.worth(seat, claims)
        best = max(range(len(claims)), key=lambda i: worth[i + 1])
        return claims[best] if worth[best + 1] >= worth[0] else None

    def worth(self, seat: Seat, claims: list[Move]) -> list[float]:
        """What silence and each of the claims bring, in the same worlds."""
        chance = Chance(hash(tuple(seat.moment())) & 0x7FFF_FFFF_FFFF)
        wishes: list[Move | None] = [None, *claims]
        total = [0.0] * len(wishes)
        for _world in range(self.worlds):
            world = seat.redeal(chance)
            state = int(advance(chance.state))
            for i, wish in enumerate(wishes):
                trial = world.copy()
                deal = trial.deals
                if wish is not None:
                    trial.act(seat.seat, wish)
                total[i] += self._outcome(trial, deal, state)[seat.seat]
        return [float(found) / self.worlds for found in total]

    def _outcome(self, world: Game, deal: int, state: int) -> list[float]:
        """How the seats stand when the deal is over."""
        for _made in range(MOST_MOVES):
            if world.over:
                break
            if world.waits:
                state = int(advance(state))
                self._act(world, state)
                continue
            stands = self._stand(world)
            world.go_on()
            if world.deals != deal:
                return stands
        return self._stand(world)

    def _act(self, world: Game, state: int) -> None:
        if does_what_is_due(world):
            return
        seats = world.to_act
        seat = seats[state % len(seats)]
        world.act(seat, self._by_the_book(world, seat) or lawful_pick(world, seat, state))

    def _by_the_book(self, world: Game, seat: int) -> Move | None:
        advice = None if self.rule is None else self.rule(world, seat)
        if advice is None or advice.move.verb.name == CLAIMING or world.offends(seat, advice.move):
            return None
        return advice.move if world.allows(seat, advice.move) else None

    def _stand(self, world: Game) -> list[float]:
        """What lies in pools is nobody's yet, so it is counted for all alike where standing means counters."""
        by_seat = vec[float]([0.0 for _seat in range(world.seats)])
        self.outlook.stand(world, by_seat)
        stands = list(by_seat)
        ledger = world.ledger
        if stands != [float(balance) for balance in ledger.balance[: world.seats]]:
            return stands
        pools = [i for i in range(int(world.seats), len(ledger.names)) if ledger.names[i] != HOUSE]
        share = sum(ledger.balance[i] for i in pools) / int(world.seats)
        return [standing + share for standing in stands]
