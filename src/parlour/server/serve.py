"""Run a server: the store opened, a socket bound, the browser shown the way."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn

from parlour.errors import ParlourError
from parlour.law.fingerprint import law_of
from parlour.registry import all_rules
from parlour.server.http.app import make_app
from parlour.server.http.front import Front
from parlour.server.http.guests import Guests
from parlour.server.http.handshake import Handshake
from parlour.server.net.lan import addresses
from parlour.server.room.house import House
from parlour.server.storage.opening import opened
from parlour.server.storage.retention import keep_sweeping
from parlour.server.storage.store import StorageError

Ready = Callable[[uvicorn.Server], None]

USUAL_PORT = 8080
PORTS = 20  # tried one after the other when none was asked for


def serve(host: str, port: int | None, data: Path, browser: bool, keep_days: int | None = None) -> None:
    """Serve until interrupted."""
    bound = listening(host, port)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{bound.getsockname()[1]}/"

    def ready(_server: uvicorn.Server) -> None:
        print(f"Parlour is at {address} (Ctrl-C ends it)", flush=True)
        if browser:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)

    rest_from_collecting()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(run(bound, data, os.environ.get("DATABASE_URL", ""), keep_days, ready))
    raise KeyboardInterrupt  # an interrupt ended it, also where uvicorn was done before the runner heard of that


async def run(bound: socket.socket, data: Path, url: str, keep_days: int | None, ready: Ready) -> None:
    try:
        front = await open_front(data, url)
    except StorageError as error:
        raise ParlourError(f"the database at DATABASE_URL cannot be used: {error}" if url else str(error)) from error
    if keep_days is not None:
        front.house.spawn(keep_sweeping(front.house.store, keep_days))
    front.house.spawn(read_laws())
    await run_front(front, bound, ready)


async def read_laws(after: float = 1.0) -> None:
    """Find the fingerprints of all laws beforehand, or the first to begin a game would wait for that of his."""
    await asyncio.sleep(after)
    for rules in all_rules().values():
        await asyncio.to_thread(law_of, rules)


async def open_front(data: Path, url: str) -> Front:
    kept = await opened(data, url)
    house = House(kept.store, kept.bus, kept.owners)
    await house.open()
    guests = Guests(kept.store, await kept.store.key("cookies"))
    return Front(house, guests, kept.close, frozenset(os.environ.get("PARLOUR_ORIGINS", "").split()))


async def run_front(front: Front, bound: socket.socket, ready: Ready) -> None:
    """Serve before an open house; it is closed at the end."""
    front.addresses = addresses(bound)
    app: Any = make_app(front)
    config = uvicorn.Config(
        app, ws=Handshake, lifespan="on", access_log=False, log_level="warning", timeout_graceful_shutdown=5
    )
    server = uvicorn.Server(config)
    serving = asyncio.get_running_loop().create_task(server.serve(sockets=[bound]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        ready(server)
    await serving
    if not server.started:
        raise ParlourError("the server could not start; the lines above say why")


def listening(host: str, port: int | None) -> socket.socket:
    """A bound socket; without a port, the usual one or one of the next."""
    tried = [port] if port is not None else range(USUAL_PORT, USUAL_PORT + PORTS)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    trouble = ""
    for one in tried:
        bound = socket.socket(family)
        if os.name != "nt":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, one))
            return bound
        except (OSError, OverflowError) as error:
            bound.close()
            trouble = (error.strerror if isinstance(error, OSError) else "") or str(error)
    which = f"port {tried[0]}" if port is not None else f"ports {tried[0]} to {tried[-1]}"
    raise ParlourError(f"cannot listen at {which} of {host}: {trouble}")


def rest_from_collecting() -> None:
    """Tables live long and make little waste that goes in circles: look for it seldom, and not among the code."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop
