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
NO_DRAWING = -1
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
        self.listed = NO_DRAWING  # the last one on whose list he saw himself
        self.was_away = False  # so that a list may have been closed which he never saw
        self.promised: dict[tuple[int, int], str] = {}  # by game and drawing
        self.unanswered: set[Key] = set()
        self.answered_well: set[Key] = set()
        self.doubtful: dict[Key, tuple[str, int]] = {}  # what it would be, and the drawing that was next then

    def told_head(self, game: int, seq: int, head: str, seat: int | None) -> None:
        kept = self._keep(game, seat)
        same = kept.head(seq, head)
        self._write(kept)
        if not same:
            self.accuse(STORY, NO_DRAWING)

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
        self.was_away = False
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
        self.was_away = True
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
            self._write(kept)

    def _write(self, kept: Kept) -> None:
        if not self.folder.keep(kept):
            self.accuse(STORY, NO_DRAWING)  # another terminal of this guest was told something else

    def _keep(self, game: int, seat: int | None) -> Kept:
        if self.kept is None or self.kept.game != game:
            self.kept = self.folder.recall(self.table, game, seat, self.guest)
            self.before = None
            self.listed = NO_DRAWING
            self.promised.update({(game, int(drawing)): promise for drawing, promise in self.kept.promises.items()})
            self.sharing = None
        kept = self.kept
        if kept.seat is None and seat is not None:  # who watched and sits down in the running game is that seat
            kept.seat = seat
            self._write(kept)
        if self.sharing is None and kept.seed and seat is not None and seat == kept.seat:
            self.sharing = Sharing(bytes.fromhex(kept.seed), self.table, self.guest)
        return kept

    def _compare_promises(self, fair: Fair, kept: Kept) -> None:
        """A promise once told is never another; all that are told stand in the game's chain."""
        told = dict(enumerate(fair.promises, fair.drawing))
        for drawing, promise in told.items():
            if self.promised.setdefault((fair.game, drawing), promise) != promise:
                self.accuse(PROMISE, drawing)
        new = {str(drawing): promise for drawing, promise in told.items()}
        if new.keys() - kept.promises.keys():
            kept.promises = {**new, **kept.promises}
            self._write(kept)

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
        elif seat in [other for other, _hash in fair.listed]:
            self.listed = fair.drawing
        elif seat not in fair.out:
            self._hold_against(LEFT_OUT, key, fair)

    def _look_at_out(self, before: Fair, fair: Fair, seat: int) -> None:
        """Who was there all the time has seen every list that he was on."""
        if seat not in fair.out or seat in before.out or (self.was_away and fair.drawing != self.listed + 1):
            return
        if self.listed == NO_DRAWING:
            self.accuse(PRETENDED, before.drawing)
        else:
            self._hold_against(PRETENDED, (OPEN, fair.game, self.listed), fair)

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
