"""OpenSpiel's solvers on small settings: how far counterfactual regret minimisation brings exploitability down."""

from __future__ import annotations

import time
from typing import Any

from open_spiel.python.algorithms import cfr, exploitability

from parlour.envs import openspiel_case
from tests.house.checkout import ROOT
from tests.lab.work import demand

SETTINGS = ROOT / "tests/envs/settings"
MOST_HISTORIES = 20_000
ROUNDS = 20
FALLS = 10  # times


def histories(state: Any) -> int:
    """This one, and all that can follow it."""
    if state.is_terminal():
        return 1
    chance = state.is_chance_node()
    actions = [outcome for outcome, _odds in state.chance_outcomes()] if chance else state.legal_actions()
    return 1 + sum([histories(state.child(action)) for action in actions])


def exploited(game: Any, solver: Any) -> float:
    return float(exploitability.nash_conv(game, solver.average_policy())) / int(game.num_players())


def prove_cfr(setting: str) -> None:
    began = time.monotonic()
    game = openspiel_case((SETTINGS / f"{setting}.case").read_text("utf-8"))
    number = histories(game.new_initial_state())
    demand(number <= MOST_HISTORIES, setting, "has", number, "histories")
    solver = cfr.CFRSolver(game)
    before = exploited(game, solver)
    for _round in range(ROUNDS):
        solver.evaluate_and_update_policy()
    after = exploited(game, solver)
    seconds = time.monotonic() - began
    print(
        f"cfr: {setting}: {number} histories, exploitability {before:.4f} -> {after:.4f} ({seconds:.0f} s)", flush=True
    )
    demand(0 < after * FALLS <= before, setting, "exploitability", before, "fell only to", after)


def prove_settings() -> None:
    for path in sorted(SETTINGS.glob("*.case")):
        prove_cfr(path.stem)
