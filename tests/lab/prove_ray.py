"""A real Ray cluster of two nodes on this machine: the same numbers, whoever dies; run where Ray is installed.

``./dev proof lab`` runs it in an environment of its own.
"""

from __future__ import annotations

import os
import signal
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

from ray.cluster_utils import Cluster as TwoNodes

from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.lab import cluster
from parlour.lab.arena import Arena
from parlour.lab.cluster import Cluster
from parlour.lab.crew import Crew
from parlour.lab.runs import run
from parlour.lab.sharing import simulate_by
from parlour.lab.sim import Tally
from parlour.lab.state import State
from parlour.lab.studies.plan import read_plan
from parlour.lab.studies.running import parts_of, run_study
from parlour.registry import all_rules, rules_of
from tests.house.checkout import ROOT
from tests.lab.work import demand

GAMES = 60
DUELS = 4
PIECES = 24
MANY_PIECES = 96
A_WHILE = 0.3  # seconds for a piece
LONGEST = 300  # seconds until both machines are at work, however busy this one is


def counted(tally: Tally) -> dict[str, object]:
    return {name: value for name, value in tally.as_dict().items() if "second" not in name}


def where(number: int) -> list[object]:
    """Which machine and which process has done this."""
    import ray

    time.sleep(A_WHILE)
    return [number, ray.get_runtime_context().get_node_id(), os.getpid()]


def killed_once(task: tuple[str, int]) -> int:
    folder, number = task
    tries = Path(folder) / str(number)
    tries.write_text(tries.read_text() + "x" if tries.exists() else "x")
    if number % 5 == 2 and tries.read_text() == "x":
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def refused(number: int) -> int:
    raise ParlourError(f"no {number}")


def prove_same_numbers(crew: Crew, folder: Path) -> None:
    for name, rules in all_rules().items():
        options = rules.options.make()
        alone, shared = (counted(simulate_by(who, rules, options, GAMES, 7)) for who in (Crew(), crew))
        demand(alone == shared, name, alone, shared)
    print(f"Ray: {GAMES} games of every game come to the same as here", flush=True)
    for name in ("ecarte", "nap"):
        tables = [_table(rules_of(name), who, folder / f"{name}{at}") for at, who in enumerate((Crew(), crew))]
        demand(tables[0] == tables[1], name, *tables)
        print(f"Ray: {name}: the arena's table is the same to the last bit", flush=True)
    plan = read_plan((ROOT / "tests/studies/own.toml").read_text("utf-8"), "own")
    rows = [run_study(plan, parts_of(plan), who) for who in (Crew(), crew)]
    demand(rows[0] == rows[1], "a study", *rows)
    print("Ray: a study's rows are the same to the last bit", flush=True)


def _table(rules: Rules, crew: Crew, path: Path) -> object:
    arena = Arena(rules, rules.options.make(), ["random", "book", "search:20"], 3, path)
    return arena.run(DUELS, crew=crew)


def wait_for_both(crew: Crew) -> None:
    """A worker of the second machine takes its time to start."""
    machines: set[object] = set()
    until = time.monotonic() + LONGEST
    while len(machines) < 2:
        demand(time.monotonic() < until, "both machines should work, not", machines)
        machines |= {one[1] for one in crew.each(where, range(8))}
    print("Ray: both machines are at work", flush=True)


def prove_deaths(crew: Crew, nodes: TwoNodes, second: object, folder: Path) -> None:
    found = list(crew.each(killed_once, [(str(folder), number) for number in range(PIECES)]))
    demand(found == list(range(PIECES)), found)
    tries = sum(len((folder / str(number)).read_text()) for number in range(PIECES))
    print(f"Ray: {tries - PIECES} of {tries} workers killed themselves over {PIECES} pieces; none is lost", flush=True)
    wait_for_both(crew)
    seen: list[list[object]] = []
    machines: set[object] = set()
    is_left_alone = False
    for one in crew.each(where, range(MANY_PIECES)):
        seen.append(one)
        machines.add(one[1])
        if len(seen) == 3:
            os.kill(int(str(one[2])), signal.SIGKILL)  # whoever has answered last
        if len(seen) >= 8 and len(machines) == 2 and not is_left_alone:
            nodes.remove_node(second, allow_graceful=False)
            is_left_alone = True
    demand(is_left_alone, "both machines should work, not", machines)
    demand([one[0] for one in seen] == list(range(MANY_PIECES)), seen)
    print("Ray: a worker and then a whole machine killed in the middle: nothing is lost", flush=True)


def prove_refusals(crew: Crew, folder: Path) -> None:
    demand_error(lambda: list(crew.each(refused, [4])), "no 4")
    demand_error(lambda: Cluster("127.0.0.1:1"), "no Ray cluster at 127.0.0.1:1")
    demand_error(lambda: Cluster("nobody:here"), "HOST:PORT")
    with patch.object(cluster, "code_mark", lambda: "of another Parlour"):
        demand_error(lambda: list(crew.each(where, [4])), "has another Parlour")
    state = State(folder / "state", "a trial", 1)

    def stop(done: int) -> None:
        if done == 2:
            signal.raise_signal(signal.SIGINT)

    try:
        run(where, range(40), crew, state, stop)
    except KeyboardInterrupt:
        demand(len(state.read()[0]) < 40, "too late")
    demand([one[0] for one in run(where, range(6), crew, state)[0]] == list(range(6)), "went on")
    print("Ray: errors, other code and other addresses refused; interrupted and taken up again", flush=True)


def demand_error(attempt: Callable[[], object], said: str) -> None:
    try:
        attempt()
    except ParlourError as error:
        demand(said in str(error) and "\n" not in str(error), error)
    else:
        demand(False, "nobody said", said)


def main() -> None:
    nodes = TwoNodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    second = nodes.add_node(num_cpus=1)
    with tempfile.TemporaryDirectory() as folder:
        try:
            with Cluster(nodes.address) as crew:
                prove_same_numbers(crew, Path(folder))
                prove_refusals(crew, Path(folder))
                prove_deaths(crew, nodes, second, Path(folder))
        finally:
            nodes.shutdown()


if __name__ == "__main__":
    main()
