"""Who is to do the work, as a person asks for it."""

from __future__ import annotations

import os

from parlour.errors import BadOption
from parlour.lab.crew import Crew
from parlour.lab.processes import Processes

ALL_CORES = 0


def crew_of(jobs: int = 1, ray: str = "") -> Crew:
    """This process, so many beside it (0: one for each core), or a Ray cluster at this address (0: all of it)."""
    if jobs < 0:
        raise BadOption("--jobs is a whole number from 0 up; 0 stands for all cores")
    if ray:
        from parlour.lab.cluster import Cluster

        return Cluster(ray, jobs)
    jobs = jobs or cores()
    return Crew() if jobs == 1 else Processes(jobs)


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
