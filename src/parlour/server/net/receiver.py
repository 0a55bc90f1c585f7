"""Who takes the messages of a connection, whatever that is made of."""

from __future__ import annotations


class Receiver:
    """A base class and no protocol of typing: calls to it compile into direct ones."""

    __slots__ = ()

    def receive(self, data: bytes) -> None:
        """One message of the client."""
        raise NotImplementedError

    def refuse_size(self, largest: int) -> None:
        """Something larger than this came; it was not read."""
        raise NotImplementedError

    def gone(self) -> None:
        """The connection is closed."""
        raise NotImplementedError
