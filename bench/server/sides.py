"""A server and its players, each a process on a core of its own, and what they are asked to do."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
THEIRS = HERE / "boardgameio"
SERVER_CORE, LOAD_CORE = "1", "0"

Seen = dict[str, float]


class Child:
    """A process that answers one line for each line it is told."""

    def __init__(self, command: list[str], core: str) -> None:
        pinned = ["taskset", "-c", core] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else []
        self.process = subprocess.Popen(
            [*pinned, *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=HERE
        )
        self.hear("ready")

    def hear(self, word: str) -> str:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            first, _space, rest = line.strip().partition(" ")
            if first == word:
                return rest
        raise SystemExit(f"{self.process.args} ended before it said {word}")

    def ask(self, text: str, word: str) -> Any:
        assert self.process.stdin is not None
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()
        return json.loads(self.hear(word))

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("quit\n")
        self.process.stdin.close()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Side:
    def __init__(self, name: str, server: list[str], players: list[str]) -> None:
        self.name = name
        self.server = Child(server, SERVER_CORE)
        self.players = Child(players, LOAD_CORE)

    def stat(self) -> Seen:
        found: Seen = self.server.ask("stat", "stat")
        return found

    def play(self, seconds: float, rate: float = 0.0) -> Seen:
        """Let them play; gives what the players saw and what it cost the server."""
        before = self.stat()
        seen: Seen = self.players.ask(f"play {seconds} {rate}" if rate else f"play {seconds}", "played")
        after = self.stat()
        cpu = after["cpu"] - before["cpu"]
        return {**seen, "cpu": cpu, "server": cpu / seen["wall"], "rss": after["rss"], "per_cpu": seen["moves"] / cpu}

    def end(self) -> None:
        self.players.end()
        self.server.end()


def ours(store: str, game: str, tables: int) -> Side:
    port = str(free_port())
    house = [sys.executable, "-P", str(HERE / "house.py"), store, port]
    return Side(store, house, [sys.executable, "-P", str(HERE / "players.py"), port, game, str(tables)])


def theirs(node: str, tables: int) -> Side:
    port = str(free_port())
    server = [node, str(THEIRS / "server.cjs"), port]
    return Side("boardgame.io", server, [node, str(THEIRS / "players.cjs"), port, str(tables)])


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def idle_memory(game: str, tables: int) -> float:
    """Resident bytes of a server with so many tables, a game begun at each, and nobody moving."""
    side = ours("sqlite", game, tables)
    try:
        return side.stat()["rss"]
    finally:
        side.end()
