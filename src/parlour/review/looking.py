"""A decision looked at: its candidates tried in worlds that the seat cannot tell from the true one."""

from __future__ import annotations

from parlour.bots.candidates import candidates
from parlour.bots.onward import Onward
from parlour.bots.worlds import Tried, Worlds, lead
from parlour.core.players import Advice, Seat
from parlour.review.course import Turn
from parlour.review.stake import BLUNDER

BATCH = 4  # worlds; each further batch is half as many as there were
MOST_WORLDS = 512
FEWEST_TO_DROP = 32  # worlds, before a move is tried no more
HOPELESS = 4.0  # standard errors behind the best
DOUBT = 2.0  # standard errors that another move may be better than it looks
MOVES_A_TRIAL = 40  # about, when candidates are searched for
MOVES_A_WORLD = 20  # about, to the end of a deal
FEWEST_TRIED = 2  # moves beside the one that was played and the book's
TRIALS = (16, 600)  # of such a search, at least and at most


class Look:
    """One decision, and how its moves have done so far."""

    most_worlds = MOST_WORLDS

    def __init__(self, turn: Turn, onward: Onward, advice: Advice | None, worlds: Worlds, most: int, seed: int) -> None:
        """``most`` moves may be played at first; the candidates are searched for with that in mind."""
        self.turn = turn
        self.advice = advice  # the book's
        self.worlds = worlds
        known = [turn.move] if advice is None else [turn.move, advice.move]
        trials = min(max(most // MOVES_A_TRIAL, TRIALS[0]), TRIALS[1])
        afforded = max(FEWEST_TRIED, most // (BATCH * MOVES_A_WORLD))
        moves = candidates(Seat(turn.before, turn.seat), onward.outlook, known, afforded, trials, seed)
        # hopeful: those that are still tried
        self.tried = self.hopeful = [Tried(move) for move in moves]
        self.played = next(one for one in self.tried if one.move.same(turn.move))
        worlds.try_out(self.tried, BATCH)
        self.go_on(most)

    @property
    def best(self) -> Tried:
        """The move that brings most; of equals the one that was played."""
        best = max(self.hopeful, key=lambda one: one.mean)
        return best if best.mean > self.played.mean else self.played

    def go_on(self, most: int) -> None:
        """Try what is still hopeful until so many moves were played in all."""
        while len(self.hopeful) > 1 and self.played.worlds < self.most_worlds and self.worlds.spent < most:
            self.worlds.try_out(self.hopeful, max(BATCH, self.played.worlds // 2))
            self._drop()

    def _drop(self) -> None:
        """What falls behind clearly is tried no longer, but for the move that was played."""
        best = self.best
        if best.worlds >= FEWEST_TO_DROP:
            self.hopeful = [one for one in self.hopeful if one is self.played or not _is_hopeless(best, one)]

    def is_doubtful(self, stake: float) -> bool:
        """Whether, for all that was tried, the move that was played may have been a blunder."""
        return any(_may_lead(one, self.played, BLUNDER * stake) for one in self.hopeful if one is not self.played)


def _is_hopeless(best: Tried, one: Tried) -> bool:
    ahead, error = lead(best, one)
    return ahead > HOPELESS * error


def _may_lead(one: Tried, played: Tried, much: float) -> bool:
    ahead, error = lead(one, played)
    return ahead + DOUBT * error > much
