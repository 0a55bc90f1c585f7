"""The fixed learner: one seat learns among bots that do not change, in the same way at every game and against each.

At first it is shown what the bot does on all seats; from then on it plays itself, and learns what pays.  It learns in
pieces.  Each begins with new deals by a seed of its own, so that a run that was interrupted comes to the same.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import torch

from parlour.core.chance import seed_of
from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.envs.actions import actions_of
from parlour.errors import BadOption, ParlourError
from parlour.nets.hall import GROUPS, Hall, Tables
from parlour.nets.inputs import Inputs
from parlour.nets.learner import Learner, Pace
from parlour.nets.mind import Mind, Rows
from parlour.nets.mind_files import mind_of, net_bytes
from parlour.nets.rivals import Done

HIDDEN = 256
ROUNDS = 320  # of playing and learning, however many steps are to be taken
STEPS = 16  # of all games in a round
BATCHES = 8  # of one pass over a round
LEAST_BATCH = 256
PIECES = 20
SHOWN = 6  # pieces
SHOWN_PACE = Pace(2e-3, STEPS, 1024, 3)
PACE = Pace(4e-4, STEPS, LEAST_BATCH, 2)
CURIOUS = (0.01, 0.001)
LOYAL = 0.3  # to what it was shown, at first; in the end not at all


class Learned(NamedTuple):
    """The file of a net that is done, and how sharply it is played by."""

    data: bytes
    sharp: float


class Course(NamedTuple):
    """What is to be learnt: at which tables, in how many steps, by which seed."""

    rules: Rules
    options: Options
    tables: Tables
    steps: int
    seed: int
    mark: str  # of all that the outcome rests on
    net: Learned | None = None  # that plays on all other seats; None: bots play there


class Learnt(NamedTuple):
    """The file of a net, and the steps in which it was learnt."""

    net: bytes
    steps: int


def device_of(name: str) -> str:
    """The device that is named, or the best there is."""
    if name == "cuda" and not torch.cuda.is_available():
        raise BadOption("there is no cuda here that PyTorch could use: --device cpu")
    return name or ("cuda" if torch.cuda.is_available() else "cpu")


def learn(course: Course, jobs: int, device: str, kept: Path, tell: Callable[[int, str], None]) -> Learnt:
    """Learn, or go on from what is ``kept``; ``tell`` hears the steps taken and how it goes."""
    torch.manual_seed(course.seed)
    rules, options = course.rules, course.options
    inputs = Inputs(rules)
    rows = Rows(inputs, [inputs.terms(options)], [options.number("players")], device)
    mind = Mind(inputs.total, len(actions_of(rules)), HIDDEN).to(device)
    seats = options.number("players") if course.net is not None else 1  # of which one learns
    hall = Hall(course.tables, max(1, course.steps * seats // (STEPS * GROUPS * ROUNDS)), jobs)
    in_round = STEPS * GROUPS * hall.games // seats
    rounds = max(PIECES, -(-course.steps // in_round))
    firsts = [piece * rounds // PIECES for piece in range(PIECES + 1)]
    learner = Learner(hall, rows, mind, 1, device, PACE)
    if course.net is not None:
        learner.rivals = Done(mind_of(rules, course.net.data).to(device), course.net.sharp)
    try:
        for piece in range(_go_on(learner, kept, course.mark), PIECES):
            shown = piece < SHOWN
            begins, ends = (0, firsts[SHOWN]) if shown else (firsts[SHOWN], rounds)
            learner.pace = SHOWN_PACE if shown else PACE._replace(batch=max(LEAST_BATCH, in_round // BATCHES))
            if piece == SHOWN:
                learner.remember()
            hall.begin(seed_of(course.seed, piece), shown and course.net is None)
            for at in range(firsts[piece], firsts[piece + 1]):
                done = (at - begins) / (ends - begins)
                learner.loyal = LOYAL * (1 - done)
                how = learner.round(done, CURIOUS, shown)
                tell(learner.decisions, how)
            _keep(learner, kept, course.mark, piece + 1)
    finally:
        learner.close()
        hall.close()
    about = {"game": rules.name, "hidden": HIDDEN, "inputs": inputs.mark, "seed": course.seed}
    return Learnt(net_bytes(mind, {**about, "decisions": learner.decisions}), learner.decisions)


def _keep(learner: Learner, kept: Path, mark: str, pieces: int) -> None:
    kept.parent.mkdir(parents=True, exist_ok=True)
    beside = kept.with_suffix(".new")
    torch.save({**learner.state(), "mark": mark, "pieces": pieces}, beside)
    os.replace(beside, kept)


def _go_on(learner: Learner, kept: Path, mark: str) -> int:
    """How many pieces are learnt already."""
    if not kept.exists():
        return 0
    try:
        state: dict[str, Any] = torch.load(kept, map_location=learner.device, weights_only=True)
        if state["mark"] != mark:
            raise ValueError
        learner.go_on(state)
        return int(state["pieces"])
    except (OSError, ValueError, KeyError, TypeError, RuntimeError, EOFError, pickle.UnpicklingError):
        raise ParlourError(f"{kept} is not the state of this learner; remove it") from None
