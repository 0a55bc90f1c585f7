"""A guest's part in the fair deals of a table: his shares sent, what he was told kept, and what is wrong said aloud.

A round is closed while messages are on their way, so what the server has not answered yet may have come too late: it
is held against the server only when it was answered well, or is not answered though the table went on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from parlour.client.keeping import Folder, Kept
from parlour.fair.sharing import Sharing
from parlour.server.protocol.messages import Fair

LEFT_OUT = "left-out"  # of a list, though he had committed
FORGED = "forged"  # a list has another commitment under his seat
PRETENDED = "pretended"  # he is said not to have opened
PROMISE = "promise"  # a promise is another than before
STORY = "story"  # the log tells another game than he was told

COMMIT, OPEN = "commit", "open"
Key = tuple[str, int, int]  # commit or open, game, drawing
Asking = dict[str, Any]


class Part:
    """``complain`` is told what is wrong and of which drawing, once for each, and gives the sentence to be kept."""

    def __init__(self, folder: Folder, table: str, guest: str, complain: Callable[[str, int], str]) -> None:
        self.folder = folder
        self.table = table
        self.guest = guest
        self.complain = complain
        self.kept: Kept | None = None
        self.sharing: Sharing | None = None
        self.before: Fair | None = None
        self.promised: dict[tuple[int, int], str] = {}  # by game and drawing
        self.unanswered: set[Key] = set()
        self.answered_well: set[Key] = set()
        self.doubtful: dict[Key, tuple[str, int]] = {}  # what it would be, and the drawing that was next then

    def told_head(self, game: int, seq: int, head: str, seat: int | None) -> None:
        kept = self._keep(game, seat)
        kept.head(seq, head)
        self.folder.keep(kept)

    def learn(self, fair: Fair, seat: int | None, plays: bool) -> Asking | None:
        """How far a round is; gives what to send now, without number, ``seq`` and ``head``."""
        kept = self._keep(fair.game, seat)
        self._compare_promises(fair, kept)
        self._lose_patience(fair)
        before, self.before = self.before, fair
        if seat is None or not plays or self.sharing is None:
            self.away()
            return None
        self._look_at_list(fair, seat)
        if before is not None and before.game == fair.game:
            self._look_at_out(before, fair, seat)
        if self._is_forged(fair, seat, self.sharing):
            return None
        asked = self.sharing.asked(msgspec.to_builtins(fair), seat)
        if asked is not None:
            self.unanswered.add((asked["t"], fair.game, fair.drawing))
        return asked

    def answered(self, asking: Asking, well: bool) -> None:
        """The answer to what was sent in this game."""
        game = self.kept.game if self.kept is not None else 0
        key = (asking["t"], game, asking["drawing"])
        self.unanswered.discard(key)
        doubt = self.doubtful.pop(key, None)
        if not well:
            if self.sharing is not None:
                self.sharing.sent.discard(key)  # it may be sent again
            return
        self.answered_well.add(key)
        if key[0] == OPEN:
            self.answered_well.add((COMMIT, game, key[2] + 1))  # the same message committed to the next one
        if doubt is not None:
            self.accuse(doubt[0], key[2])

    def away(self) -> None:
        """The connection was lost, or a bot plays: whoever is away has no part in a round, so he is not left out."""
        self.unanswered.clear()
        self.doubtful.clear()
        self.answered_well = {key for key in self.answered_well if key[0] == OPEN}
        if self.sharing is not None:
            self.sharing.sent.clear()  # sent again, the shares are the same

    def accuse(self, what: str, drawing: int) -> None:
        """Say aloud what is wrong, and keep it; once."""
        sentence = self.complain(what, drawing)
        kept = self.kept
        if kept is not None and sentence not in kept.complaints:
            kept.complaints.append(sentence)
            self.folder.keep(kept)

    def _keep(self, game: int, seat: int | None) -> Kept:
        if self.kept is None or self.kept.game != game:
            self.kept = self.folder.recall(self.table, game, seat, self.guest)
            self.before = None
            self.promised.update({(game, int(drawing)): promise for drawing, promise in self.kept.promises.items()})
            seed = bytes.fromhex(self.kept.seed)
            self.sharing = Sharing(seed, self.table, self.guest) if seed and seat == self.kept.seat else None
        return self.kept

    def _compare_promises(self, fair: Fair, kept: Kept) -> None:
        """A promise once told is never another; all that are told stand in the game's chain."""
        told = dict(enumerate(fair.promises, fair.drawing))
        for drawing, promise in told.items():
            if self.promised.setdefault((fair.game, drawing), promise) != promise:
                self.accuse(PROMISE, drawing)
        new = {str(drawing): promise for drawing, promise in told.items()}
        if new.keys() - kept.promises.keys():
            kept.promises = {**new, **kept.promises}
            self.folder.keep(kept)

    def _lose_patience(self, fair: Fair) -> None:
        """What is not answered though the next round has come will not be."""
        for key, (what, drawing) in list(self.doubtful.items()):
            if key[1] == fair.game and drawing < fair.drawing:
                del self.doubtful[key]
                self.accuse(what, key[2])

    def _look_at_list(self, fair: Fair, seat: int) -> None:
        key = (COMMIT, fair.game, fair.drawing)
        if fair.listed is None:
            if seat in fair.committed:
                self.answered_well.add(key)
        elif seat not in [other for other, _hash in fair.listed] and seat not in fair.out:
            self._hold_against(LEFT_OUT, key, fair)

    def _look_at_out(self, before: Fair, fair: Fair, seat: int) -> None:
        if seat in fair.out and seat not in before.out:
            self._hold_against(PRETENDED, (OPEN, before.game, before.drawing), fair)

    def _hold_against(self, what: str, key: Key, fair: Fair) -> None:
        if key in self.answered_well:
            self.accuse(what, key[2])
        elif key in self.unanswered:
            self.doubtful[key] = (what, fair.drawing)

    def _is_forged(self, fair: Fair, seat: int, sharing: Sharing) -> bool:
        own = sharing.bound(fair.game, fair.drawing, seat)
        forged = any(other == seat and hash != own for other, hash in fair.listed or [])
        if forged:
            self.accuse(FORGED, fair.drawing)
        return forged
