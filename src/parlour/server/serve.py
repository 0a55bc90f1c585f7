"""Run a server: the store opened, a socket bound, the browser shown the way."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

from parlour.errors import ParlourError
from parlour.law.fingerprint import law_of
from parlour.registry import all_rules
from parlour.server.http.app import make_app
from parlour.server.http.front import Front
from parlour.server.http.guests import Guests
from parlour.server.http.handshake import Handshake
from parlour.server.http.line import Line
from parlour.server.http.policy import Policy, policy_of
from parlour.server.net.lan import addresses
from parlour.server.room.house import House
from parlour.server.room.workers import Workers
from parlour.server.storage.opening import opened
from parlour.server.storage.retention import FOR_EVER, USUAL_SESSION, Keeping, keep_sweeping
from parlour.server.storage.store import StorageError
from parlour.server.watch import logs
from parlour.version import __version__

log = logging.getLogger("parlour.server")

Ready = Callable[[uvicorn.Server], None]

SHORTEST_TOKEN = 16
USUAL_PORT = 8080
PORTS = 20  # tried one after the other when none was asked for


def serve(
    host: str, port: int | None, data: Path, browser: bool, keeping: Keeping = FOR_EVER, json_log: bool = False
) -> None:
    """Serve until interrupted, or asked to end."""
    logs.set_up(json_log)
    quietly = logging.INFO if json_log else logging.DEBUG  # a person is told in a line of its own
    policy = policy_of(os.environ, host)
    bound = listening(host, port)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{bound.getsockname()[1]}/"

    def ready(_server: uvicorn.Server) -> None:
        print(f"Parlour is at {address} (Ctrl-C ends it)", flush=True)
        log.log(quietly, "server started", extra={"about": {"address": address, "version": __version__}})
        if browser:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)

    rest_from_collecting()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        asked = runner.run(run(bound, data, os.environ.get("DATABASE_URL", ""), keeping, ready, policy))
    log.log(quietly, "server ended")
    if not asked:
        raise KeyboardInterrupt  # an interrupt ended it, also where uvicorn was done before the runner heard of that


async def run(
    bound: socket.socket, data: Path, url: str, keeping: Keeping, ready: Ready, policy: Policy | None = None
) -> bool:
    try:
        front = await open_front(data, url, policy or Policy(), keeping.sessions)
    except StorageError as error:
        raise ParlourError(f"the database at DATABASE_URL cannot be used: {error}" if url else str(error)) from error
    front.house.spawn(keep_sweeping(front.house.store, keeping))
    front.house.spawn(read_laws())
    return await run_front(front, bound, ready)


async def read_laws(after: float = 10.0) -> None:
    """Find the fingerprints of all laws beforehand, or the first to begin a game would wait for that of his."""
    await asyncio.sleep(after)
    for rules in all_rules().values():
        await asyncio.to_thread(law_of, rules)


async def open_front(data: Path, url: str, policy: Policy, session_days: int = USUAL_SESSION) -> Front:
    token = metrics_token()
    kept = await opened(data, url)
    house = House(kept.store, kept.bus, kept.owners, policy.limits, Workers(), waits=policy.waits)
    await house.open()
    guests = Guests(kept.store, await kept.store.key("cookies"), session_days)
    front = Front(house, guests, kept.close, policy)
    front.metrics_token = token
    return front


def metrics_token() -> str:
    token = os.environ.get("PARLOUR_METRICS_TOKEN", "")
    if token and len(token) < SHORTEST_TOKEN:
        raise ParlourError(f"PARLOUR_METRICS_TOKEN has at least {SHORTEST_TOKEN} characters, or it could be guessed")
    return token


class Server(uvicorn.Server):
    """Before it hangs up, what was begun is written and told.  SIGTERM is a request: it ends by itself, well."""

    def __init__(self, config: uvicorn.Config, front: Front) -> None:
        super().__init__(config)
        self.front = front
        self.asked_to_end = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGTERM:
            self.should_exit = self.asked_to_end = True
        else:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.front.house.wind_up()
        await super().shutdown(sockets)


async def run_front(front: Front, bound: socket.socket, ready: Ready) -> bool:
    """Serve before an open house, which is closed at the end; gives whether it was asked to end."""
    front.addresses = addresses(bound)
    app: Any = make_app(front)
    config = uvicorn.Config(
        app,
        http=Line,
        ws=Handshake,
        lifespan="on",
        proxy_headers=False,  # the porter asks those who are named, and nobody else
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
    )
    server = Server(config, front)
    serving = asyncio.get_running_loop().create_task(server.serve(sockets=[bound]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        ready(server)
    await serving
    if not server.started:
        raise ParlourError("the server could not start; the lines above say why")
    return server.asked_to_end


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
    """Tables live long and make little waste that goes in circles: look for it seldom, and not among the code.

    Among what is old it is looked for more seldom still: with 300 tables all games stood still for 141 ms.
    """
    gc.freeze()
    gc.set_threshold(100_000, 500, 20)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop
