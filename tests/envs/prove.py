"""What takes too long for the tests: 10,000 sights, 1,000 positions, 10,000 episodes a game; the suites of peers; a Ray
cluster of two nodes; data sets, figures and the notebook.

``./dev proof lab`` runs it; ``python -m tests.envs.prove --share 100`` a hundredth of it.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from parlour.core.rules import Rules
from parlour.envs.episode import Episode, episode_options
from parlour.registry import all_rules
from parlour.testing.acts import try_actions
from parlour.testing.demands import demand
from parlour.testing.sights import compare_sights
from tests.house.checkout import ROOT

SIGHTS = 10_000
POSITIONS = 1_000
EPISODES = 10_000
ELSEWHERE = ("tests.envs.peers", "tests.lab.prove_ray", "tests.lab.prove_data")  # run in
CLEAN = ROOT / ".venv/lab"  # an environment with nothing in it but Parlour's needs and the extra


def try_episodes(rules: Rules, episodes: int) -> tuple[int, int]:
    """Random episodes keep their bounds; gives the most actions of one, and how many were cut."""
    options = episode_options(rules, {}, "deal")
    rng = Random(0)
    longest = cut = 0
    for seed in range(episodes):
        episode = Episode(rules, options, seed)
        while not episode.over:
            episode.step(rng.choice(episode.lawful()))
        demand(episode.steps <= episode.most_steps, rules.name, "seed", seed, "took", episode.steps, "actions")
        demand(max([abs(won) for won in episode.won()]) <= episode.most_won, rules.name, "seed", seed, episode.won())
        longest = max(longest, episode.steps)
        cut += episode.truncated
    return longest, cut


def prove_ours(share: int) -> None:
    for name, rules in all_rules().items():
        began = time.monotonic()
        sights = compare_sights(rules, SIGHTS // share)
        positions = try_actions(rules, POSITIONS // share)
        longest, cut = try_episodes(rules, EPISODES // share)
        print(
            f"{name}: {sights} sights compared, all moves of {positions} positions reached,"
            f" {EPISODES // share} episodes of at most {longest} actions, {cut} cut"
            f" ({time.monotonic() - began:.0f} s)",
            flush=True,
        )


def clean_python() -> Path:
    """The Python of the clean environment, which is made unless it is there."""
    python = CLEAN / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(CLEAN)], check=True)
    pip = "-m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/lab.txt"
    subprocess.run([str(python), *pip.split()], cwd=ROOT, check=True)
    return python


def prove_elsewhere() -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), "PARLOUR_PURE": "1"}
    python = clean_python()
    for module in ELSEWHERE:
        subprocess.run([str(python), "-P", "-m", module], cwd=ROOT, env=env, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=int, default=1)
    share = parser.parse_args().share
    prove_ours(share)
    prove_elsewhere()


if __name__ == "__main__":
    main()
