"""``parlour train``: a net for one game, learnt in pieces that can be taken up again, and written into a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from parlour.core.rules import Rules, rule_of_book
from parlour.envs.actions import actions_of
from parlour.nets.hall import Hall
from parlour.nets.inputs import Inputs
from parlour.nets.learner import Learner, Pace
from parlour.nets.mind import Mind, Rows
from parlour.nets.mind_files import mind_of, net_bytes
from parlour.nets.net import FILE, net_of
from parlour.nets.rivals import Former
from parlour.nets.settings import Itself, settings_of
from parlour.nets.taught import declared

RATE = 7e-4
LATER_RATE = 3e-4  # of a net that is taught on,
WATCHING = 30  # and so many rounds in which it learns what to expect before it learns to play


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
    taught: bool,
    say: Callable[[str], None],
) -> None:
    """Go on from the state beside ``out`` if there is one; write both when the time is over.

    Where there is none and it is ``taught`` on, begin as the game's net plays.
    """
    torch.manual_seed(seed)
    settings = settings_of(rules, seed)
    made = [rules.options.make(given) for given in settings]
    inputs = Inputs(rules)
    rows = Rows(inputs, [inputs.terms(each) for each in made], [each.number("players") for each in made], device)
    actions = actions_of(rules)
    by_book = rule_of_book(rules) is not None
    mind = Mind(inputs.total, len(actions), hidden, by_book).to(device)
    state = out.with_suffix(".pt")
    about: dict[str, Any] = {"game": rules.name, "hidden": hidden, "inputs": inputs.mark, "seed": seed, "log": []}
    about["book"] = by_book
    before = 0
    if state.exists():
        kept = torch.load(state, map_location=device)
        mind.load_state_dict(kept["mind"])
        about, before = kept["about"], kept["decisions"]
    elif taught:
        about = dict(net_of(rules).about)
        mind, before = mind_of(rules, rules.folder.joinpath(FILE).read_bytes()).to(device), about["decisions"]
        about["log"] = [*about["log"], {"goes_on": about.pop("weights")}]
    say(f"{rules.name}: {inputs.total} inputs, {len(actions)} actions, {len(settings)} settings")
    hall = Hall(Itself(rules.name, settings, by_book), games, jobs)
    hall.begin(seed + before)
    learner = Learner(hall, rows, mind, len(settings), device, Pace(LATER_RATE if taught else RATE))
    learner.watching = WATCHING if taught and not state.exists() else 0
    learner.rivals = Former(mind, actions, device)
    try:
        learner.run(seconds, curious, say)
    finally:
        learner.close()
        hall.close()
    decisions = before + learner.decisions
    about["decisions"] = decisions
    about["taught"] = declared(rules, [*about.get("taught", []), *settings])
    about["log"] = [*about["log"], {"seconds": seconds, "games": hall.games, "jobs": jobs, "curious": list(curious)}]
    torch.save({"mind": mind.state_dict(), "about": about, "decisions": decisions}, state)
    out.write_bytes(net_bytes(learner.mean, about))
    say(f"{out}: {out.stat().st_size} bytes after {decisions / 1e6:.1f} M decisions")
