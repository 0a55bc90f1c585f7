"""What goes out in one turn of the event loop: a connection is written to once, however much it is told in it.

A write costs more than all that it says, and the transport makes one of whatever it is given.  The way of a move leads
through here, so it compiles.
"""

from __future__ import annotations

import asyncio


class Outlet:
    """Whoever has something to send.  A base class and no protocol of typing: calls to it compile into direct ones."""

    def send_out(self) -> None:
        """Write what was put together for it."""
        raise NotImplementedError


class Outbox:
    """Those who have something to send.

    Who tells many people of something holds the outbox and sends it when all is told; anything else is sent as soon as
    the event loop comes to it.
    """

    waiting: list[Outlet]
    is_held: bool
    sent: int  # so often something was written to somebody

    def __init__(self) -> None:
        self.waiting = []
        self.is_held = False
        self.sent = 0

    def put(self, outlet: Outlet) -> None:
        if not self.waiting and not self.is_held:
            asyncio.get_running_loop().call_soon(self.send)
        self.waiting.append(outlet)

    def hold(self) -> None:
        """Until ``send``, before which nothing may be awaited."""
        self.is_held = True

    def send(self) -> None:
        self.is_held = False
        waiting = self.waiting
        if not waiting:
            return
        self.waiting = []
        self.sent += len(waiting)
        for outlet in waiting:
            try:
                outlet.send_out()
            except Exception as trouble:  # of one connection: the others have theirs
                context = {"message": "a connection could not be written to", "exception": trouble}
                asyncio.get_running_loop().call_exception_handler(context)
