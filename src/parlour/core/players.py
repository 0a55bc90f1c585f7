"""A seat's handle, and what sits on it: what a player without eyes gets, and what he answers.

A bot is given its seat's handle and nothing else: what the seat sees, what it may do, and worlds that it cannot tell
from the true one.  Whatever a bot reads out of such a world, it knows, or has guessed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.moves import CLAIMING, LEAVING, Choices, Move
from parlour.core.observation import Observation
from parlour.core.options import Options
from parlour.core.playout import lawful_moves
from parlour.core.view import View


def offences_happen(game: Game) -> bool:
    """Whether things can be done at this table that the law forbids, and claimed."""
    return game.options.values.get("conduct") == "table"


class Seat:
    """One seat of a game: what it may see, what it may do, and worlds it cannot tell from the true one."""

    seat: i64
    _game: Game

    def __init__(self, game: Game, seat: i64) -> None:
        self._game = game
        self.seat = seat

    def view(self) -> View:
        return self._game.view(self.seat)

    def moves(self) -> Choices:
        return self._game.moves(self.seat)

    def observe(self, into: Observation) -> vec[i64]:
        """The same as numbers."""
        return into.look(self._game, self.seat)

    def options(self) -> Options:
        """What was agreed."""
        return self._game.options

    def asked(self) -> bool:
        """Whether the game waits for this seat; if not, it may still have a move that it need not make."""
        return self._game.waits >> self.seat & 1 != 0

    def offences_happen(self) -> bool:
        return offences_happen(self._game)

    def accounts(self) -> list[int]:
        """The number of the deal, and what everybody has."""
        return [int(self._game.deals), int(self.seat), *self._game.ledger.balance]

    def moment(self) -> list[int]:
        """The same, and the number of the question now put to the seat: no two positions of a game share it."""
        return [*self.accounts(), int(self._game.windows[self.seat])]

    def due_act(self) -> Move | None:
        """At a table where offences happen: what a careful player now does unasked."""
        return self._game.due_act(self.seat)

    def lawful(self) -> Seat:
        """The same seat, held by somebody who keeps the law and claims nothing."""
        return Lawful(self._game, self.seat) if self.offences_happen() else self

    def offends(self, move: Move) -> str:
        """The clause that a move breaks; everybody knows what he does himself."""
        return self._game.offends(self.seat, move)

    def noticed(self, move: Move) -> bool:
        return self._game.noticed(self.seat, move)

    def redeal(self, chance: Chance) -> Game:
        return self._game.redeal(self.seat, chance)

    def redeal_into(self, spent: Game, chance: Chance) -> Game:
        """The same, perhaps in the place of a redeal that nobody needs any more."""
        return self._game.redeal_into(spent, self.seat, chance)

    def redeal_again(self, world: Game, chance: Chance) -> Game:
        """The same in the place of a redeal in which nobody has moved."""
        return self._game.redeal_again(world, self.seat, chance)

    def world(self) -> Game:
        """One of those worlds: read in it what the seat knows (its own hand, what lies open), nothing else."""
        return self._game.redeal(self.seat, Chance(0))

    def known(self) -> Game:
        """The same for who only reads, and plays nothing there: what the seat does not know may lie anyhow."""
        return self._game.known_to(self.seat)


class Lawful(Seat):
    """A seat at a table where offences happen, as one who keeps the law sees it: no offences, and no claims."""

    def moves(self) -> Choices:
        return lawful_moves(self._game, self.seat)


class Advice:
    """A move with its reason: a clause of the rule book, or a message of the texts (``why-only-card``).

    Where the move was reckoned, also the expected result, and in how many deals.
    """

    move: Move
    reason: str
    worth: float | None
    deals: int

    def __init__(self, move: Move, reason: str, worth: float | None = None, deals: int = 0) -> None:
        self.move = move
        self.reason = reason
        self.worth = worth
        self.deals = deals

    def __repr__(self) -> str:
        return f"Advice({self.move}, {self.reason!r}, {self.worth})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Knows which claims are worth making."""

    def choose(self, seat: Seat, claims: list[Move]) -> Move | None:
        """One of the claims that the seat has noticed, or None to let them be."""
        return claims[0]


class Manners:
    """How somebody behaves where offences happen: how often he claims what he has seen, and how often he errs."""

    claims: float
    errs: float
    chance: Chance
    judge: Judge  # of what is worth claiming

    def __init__(self, claims: float = 1.0, errs: float = 0.0, seed: i64 = 0) -> None:
        self.claims = claims
        self.errs = errs
        self.chance = Chance(seed)
        self.judge = Judge()

    def unasked(self, seat: Seat) -> Advice | None:
        """A claim that is worth making, or what is due."""
        claims = [
            move
            for move in seat.moves().all()
            if move.verb.name == CLAIMING and seat.noticed(move) and self._speaks_up(seat, move)
        ]
        claim = self.judge.choose(seat, claims) if claims else None
        if claim is not None:
            return Advice(claim, "why-claims")
        due = seat.due_act()
        return None if due is None else Advice(due, "why-due")

    def error(self, seat: Seat) -> Advice | None:
        """Now and then, an offence; nobody leaves the table by a slip."""
        if self.errs == 0.0 or not self.chance.happens(self.errs):
            return None
        offences = [move for move in seat.moves().all() if move.verb.name != LEAVING and seat.offends(move)]
        return Advice(offences[self.chance.below(len(offences))], "why-errs") if offences else None

    def _speaks_up(self, seat: Seat, claim: Move) -> bool:
        """Whether he has seen it: the same answer however often he is asked, for the same claim of the same deal."""
        if self.claims >= 1.0:
            return True
        return Chance(hash((*seat.accounts(), claim.a, claim.b)) & 0x7FFF_FFFF_FFFF).happens(self.claims)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who answers for a seat.  The same seed and the same seats asked in turn give the same answers.

    A bot says what it thinks; at a table where offences happen its manners come first.
    """

    name: str
    manners: Manners
    is_strict: bool  # it reckons with nobody's offences: where they happen, others know better

    def __init__(self, name: str) -> None:
        self.name = name
        self.manners = Manners()
        self.is_strict = False

    def choose(self, seat: Seat) -> Move:
        """The move of a seat that the game waits for."""
        return self.advise(seat).move

    def advise(self, seat: Seat) -> Advice:
        """The same move, with its reason."""
        if not seat.offences_happen():
            return self.think(seat)
        said = self.manners.unasked(seat) or self.manners.error(seat)
        return said if said is not None else self.think(seat.lawful())

    def volunteer(self, seat: Seat) -> Advice | None:
        """A move that the seat may make though nobody waits for it, or None to let it be."""
        return self.manners.unasked(seat) if seat.offences_happen() else self.think_unasked(seat)

    def think(self, seat: Seat) -> Advice:
        """What to do on a seat that the game waits for."""
        raise NotImplementedError

    def think_unasked(self, seat: Seat) -> Advice | None:
        """What to do though nobody waits for it, if anything."""
        return None

    def mind(self, seat: Seat) -> Bot:
        """Whoever looks for the move on this seat: itself, or another to whom it leaves that."""
        return self


USUAL_PACE: Final = 60_000  # moves a second, where nobody has measured: books of a few plain lines make more
Rule = Callable[[Game, int], Advice | None]
BotMaker = Callable[[int], Bot]


class BookBot(Bot):
    """Plays by a written rule: a function of what the seat knows.  The rule reads one world the seat cannot refute."""

    rule: Rule
    reckons: bool  # its rule tries many worlds itself: too slow to be asked in the worlds of others
    pace: int  # moves that it makes at least in a second of one core, compiled: long reckonings are planned by it

    def __init__(self, name: str, rule: Rule, reckons: bool = False, pace: int = USUAL_PACE) -> None:
        super().__init__(name)
        self.rule = rule
        self.reckons = reckons
        self.pace = pace

    def think(self, seat: Seat) -> Advice:
        advice = self.rule(seat.known(), seat.seat)
        if advice is not None and (not seat.offences_happen() or seat.moves().allow(advice.move)):
            return advice
        moves = seat.moves()
        return Advice(moves[self.manners.chance.below(moves.size) if seat.offences_happen() else 0], "why-none-better")

    def think_unasked(self, seat: Seat) -> Advice | None:
        return self.rule(seat.known(), seat.seat)
