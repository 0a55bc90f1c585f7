"""Many games played at once in several processes, for somebody who learns from them: all they show lies in one block.

Every process plays a share of the games of two groups.  While one group is thought about, the other is played on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from parlour.core.chance import seed_of
from parlour.envs.many import VectorEnv
from parlour.registry import rules_of

GROUPS = 2
COLUMNS = ("cells", "mask", "turn", "setting", "ended", "rewards")


class Block:
    """What the games of one group show, and the actions taken in them, as arrays in shared memory."""

    def __init__(self, games: int, width: int, actions: int, seats: int, name: str = "") -> None:
        self.shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "cells": ((games, width), np.int64),
            "turn": ((games,), np.int64),
            "setting": ((games,), np.int64),
            "rewards": ((games, seats), np.float64),
            "actions": ((games,), np.int64),
            "mask": ((games, actions), np.uint8),
            "ended": ((games,), np.uint8),
        }
        sizes = {key: int(np.prod(shape)) * np.dtype(kind).itemsize for key, (shape, kind) in self.shapes.items()}
        self.memory = SharedMemory(name or None, create=not name, size=sum(sizes.values()))
        self.arrays: dict[str, Any] = {}
        at = 0
        for key, (shape, kind) in self.shapes.items():
            self.arrays[key] = np.ndarray(shape, kind, self.memory.buf, at)
            at += sizes[key]

    def close(self, forget: bool) -> None:
        self.arrays = {}
        self.memory.close()
        if forget:
            self.memory.unlink()


def play(
    door: Connection,
    game: str,
    options: Sequence[Mapping[str, object]],
    length: str,
    seed: int,
    share: slice,
    shape: tuple[int, int, int, int],
    names: Sequence[str],
) -> None:
    """A process of the hall: step a group whenever its number comes in; anything else ends it."""
    rules = rules_of(game)
    blocks = [Block(*shape, name) for name in names]
    envs = [
        VectorEnv(rules, share.stop - share.start, options, seed_of(seed, share.start, group), length, forced=False)
        for group in range(len(names))
    ]
    for env, block in zip(envs, blocks, strict=True):
        _show(env, block, share)
    door.send(-1)
    while True:
        group = door.recv()
        if group < 0:
            break
        env, block = envs[group], blocks[group]
        env.step(block.arrays["actions"][share].tolist())
        _show(env, block, share)
        door.send(group)
    for block in blocks:
        block.close(False)


def _show(env: VectorEnv, block: Block, share: slice) -> None:
    for column in COLUMNS:
        shown = block.arrays[column][share]
        shown[...] = np.frombuffer(getattr(env, column), shown.dtype).reshape(shown.shape)


class Hall:
    """The processes, and what their games show."""

    def __init__(
        self, game: str, options: Sequence[Mapping[str, object]], games: int, jobs: int, length: str, seed: int
    ) -> None:
        """``games`` in each group, shared out among ``jobs`` processes."""
        probe = VectorEnv(rules_of(game), 1, options, seed, length, forced=False)
        each = max(1, games // jobs)
        self.games = each * jobs
        shape = (self.games, int(probe.width), len(probe.actions), int(probe.seats))
        self.blocks = [Block(*shape) for _group in range(GROUPS)]
        context = get_context("spawn")
        self._doors: list[Connection] = []
        self._workers = []
        for job in range(jobs):
            door, inner = context.Pipe()
            share = slice(job * each, (job + 1) * each)
            names = [block.memory.name for block in self.blocks]
            given = (inner, game, list(options), length, seed, share, shape, names)
            worker = context.Process(target=play, args=given, daemon=True)
            worker.start()
            self._doors.append(door)
            self._workers.append(worker)
        for door in self._doors:
            door.recv()

    def step(self, group: int) -> None:
        """Let the actions of a group be taken; ``wait`` says when they are."""
        for door in self._doors:
            door.send(group)

    def wait(self, group: int) -> None:
        for door in self._doors:
            assert door.recv() == group

    def close(self) -> None:
        for door in self._doors:
            door.send(-1)
        for worker in self._workers:
            worker.join(5)
        for block in self.blocks:
            block.close(True)
