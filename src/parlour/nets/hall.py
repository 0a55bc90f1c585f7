"""Many games played at once in several processes, for somebody who learns from them: all they show lies in one block.

Every process plays some shares of the games of two groups.  While one group is thought about, the other is played on.
How the games are shared out follows from how many there are, so that who plays them changes nothing.
"""

from __future__ import annotations

import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from parlour.core.chance import seed_of
from parlour.envs.many import VectorEnv
from parlour.envs.opposed import OpposedEpisode
from parlour.errors import ParlourError

GROUPS = 2
SHARES = 48  # of each group
COLUMNS = ("cells", "mask", "turn", "setting", "ended", "rewards")
READY = -1
Tables = Callable[[int, int, bool], VectorEnv]  # so many games, by a seed, to be shown or not; it travels


class Block:
    """What the games of one group show, and the actions taken in them, as arrays in shared memory."""

    def __init__(self, games: int, width: int, actions: int, seats: int, name: str = "") -> None:
        self.shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "cells": ((games, width), np.int64),
            "turn": ((games,), np.int64),
            "setting": ((games,), np.int64),
            "rewards": ((games, seats), np.float64),
            "actions": ((games,), np.int64),
            "shown": ((games,), np.int64),  # what a bot would do there, where that is wanted
            "advised": ((games,), np.int64),  # and what the book would do
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


class Corner:
    """The games of one process: its shares of each group."""

    def __init__(self, tables: Tables, shares: list[slice], blocks: list[Block]) -> None:
        self.tables, self.shares, self.blocks = tables, shares, blocks
        self.envs: list[list[VectorEnv]] = []
        self.examples = False

    def begin(self, seed: int, examples: bool) -> None:
        self.examples = examples
        self.envs = [
            [
                self.tables(share.stop - share.start, seed_of(seed, share.start, group), examples)
                for share in self.shares
            ]
            for group in range(len(self.blocks))
        ]
        for group in range(len(self.blocks)):
            self._show(group)

    def step(self, group: int) -> None:
        actions = self.blocks[group].arrays["actions"]
        for env, share in zip(self.envs[group], self.shares, strict=True):
            env.step(actions[share].tolist())
        self._show(group)

    def _show(self, group: int) -> None:
        arrays = self.blocks[group].arrays
        for env, share in zip(self.envs[group], self.shares, strict=True):
            for column in COLUMNS:
                shown = arrays[column][share]
                shown[...] = np.frombuffer(getattr(env, column), shown.dtype).reshape(shown.shape)
            if len(env.advised):
                arrays["advised"][share] = np.frombuffer(env.advised, np.int64)
            if self.examples:
                arrays["shown"][share] = [_example(env, game) for game in range(share.stop - share.start)]


def _example(env: VectorEnv, game: int) -> int:
    episode = env.playing(game)
    assert isinstance(episode, OpposedEpisode)
    return episode.shown()


def play(
    door: Connection, tables: Tables, shares: list[slice], shape: tuple[int, int, int, int], names: list[str]
) -> None:
    """A process of the hall: begin with a seed, step a group whenever its number comes in; None ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    corner = Corner(tables, shares, [Block(*shape, name) for name in names])
    try:
        while (asked := door.recv()) is not None:
            if isinstance(asked, tuple):
                corner.begin(*asked)
                door.send(READY)
            else:
                corner.step(asked)
                door.send(asked)
    except (EOFError, OSError):
        pass  # nobody is left to play for
    for block in corner.blocks:
        block.close(False)


class Hall:
    """The processes, or with one job this one alone, and what their games show."""

    def __init__(self, tables: Tables, games: int, jobs: int) -> None:
        """About so many ``games`` in each group, played by ``jobs`` processes."""
        probe = tables(1, 0, False)
        shares = min(SHARES, games)
        each = games // shares
        self.games = each * shares
        shape = (self.games, int(probe.width), len(probe.actions), int(probe.seats))
        self.blocks = [Block(*shape) for _group in range(GROUPS)]
        context = get_context("spawn")
        self._doors: list[Connection] = []
        self._workers = []
        every = [slice(share * each, (share + 1) * each) for share in range(shares)]
        names = [block.memory.name for block in self.blocks]
        jobs = min(jobs, shares)
        self._here = Corner(tables, every, self.blocks) if jobs == 1 else None
        for job in range(jobs if jobs > 1 else 0):
            door, inner = context.Pipe()
            worker = context.Process(target=play, args=(inner, tables, every[job::jobs], shape, names), daemon=True)
            worker.start()
            inner.close()  # so that it is noticed when the process ends
            self._doors.append(door)
            self._workers.append(worker)

    def begin(self, seed: int, examples: bool = False) -> None:
        """Deal all games anew; with ``examples`` of what bots would do, on every seat."""
        if self._here is not None:
            self._here.begin(seed, examples)
        self._tell((seed, examples))
        self.wait(READY)

    def step(self, group: int) -> None:
        """Let the actions of a group be taken; ``wait`` says when they are."""
        if self._here is not None:
            self._here.step(group)
        self._tell(group)

    def wait(self, group: int) -> None:
        try:
            for door in self._doors:
                assert door.recv() == group
        except (EOFError, OSError):
            raise ParlourError("a process that plays has died") from None

    def _tell(self, what: object) -> None:
        try:
            for door in self._doors:
                door.send(what)
        except OSError:
            raise ParlourError("a process that plays has died") from None

    def close(self) -> None:
        for door in self._doors:
            door.close()
        for worker in self._workers:
            worker.join(5)
            if worker.is_alive():
                worker.kill()
        for block in self.blocks:
            block.close(True)
