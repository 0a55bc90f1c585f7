"""``parlour train``: a net for one game, learnt in pieces that can be taken up again, and written into a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from parlour.core.rules import Rules
from parlour.envs.actions import actions_of
from parlour.nets.files import net_file
from parlour.nets.hall import Hall
from parlour.nets.inputs import Inputs
from parlour.nets.learner import Learner, Pace
from parlour.nets.mind import Mind, Rows
from parlour.nets.settings import Itself, settings_of

RATE = 7e-4


def train(
    rules: Rules,
    out: Path,
    seconds: float,
    jobs: int,
    games: int,
    hidden: int,
    seed: int,
    device: str,
    curious: tuple[float, float],
    say: Callable[[str], None],
) -> None:
    """Go on from the state beside ``out`` if there is one; write both when the time is over."""
    torch.manual_seed(seed)
    settings = settings_of(rules, seed)
    made = [rules.options.make(given) for given in settings]
    inputs = Inputs(rules)
    rows = Rows(inputs, [inputs.terms(each) for each in made], [each.number("players") for each in made], device)
    mind = Mind(inputs.total, len(actions_of(rules)), hidden).to(device)
    state = out.with_suffix(".pt")
    about: dict[str, Any] = {"game": rules.name, "hidden": hidden, "inputs": inputs.mark, "seed": seed, "log": []}
    before = 0
    if state.exists():
        kept = torch.load(state, map_location=device)
        mind.load_state_dict(kept["mind"])
        about, before = kept["about"], kept["decisions"]
    say(f"{rules.name}: {inputs.total} inputs, {len(actions_of(rules))} actions, {len(settings)} settings")
    hall = Hall(Itself(rules.name, settings), games, jobs)
    hall.begin(seed + before)
    learner = Learner(hall, rows, mind, len(settings), device, Pace(RATE))
    try:
        learner.run(seconds, curious, say)
    finally:
        learner.close()
        hall.close()
    decisions = before + learner.decisions
    about["decisions"] = decisions
    about["log"] = [*about["log"], {"seconds": seconds, "games": hall.games, "jobs": jobs, "curious": list(curious)}]
    torch.save({"mind": mind.state_dict(), "about": about, "decisions": decisions}, state)
    out.write_bytes(net_bytes(mind, about))
    say(f"{out}: {out.stat().st_size} bytes after {decisions / 1e6:.1f} M decisions")


def net_bytes(mind: Mind, about: dict[str, Any]) -> bytes:
    """The net that plays, as ``parlour.nets.net`` reads it."""
    parts = [mind.first.weight.T, mind.first.bias, mind.second.weight, mind.second.bias, mind.out.weight, mind.out.bias]
    return net_file(about, [x for part in parts for x in part.detach().float().reshape(-1).tolist()])
