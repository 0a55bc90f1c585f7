"""Follow the entries of a record: every promise, commitment, list, share and void in its order (docs/fair.md)."""

from __future__ import annotations

from collections.abc import Callable

from parlour.errors import BadCase
from parlour.fair.heads import MOVE, WATCH, first_head, next_head
from parlour.fair.members import Members
from parlour.fair.packs import Packs
from parlour.fair.reading import Entry, Record, number
from parlour.fair.rounds import NEEDED_AHEAD, commitment, round_cut
from parlour.fair.seating import Parts, Round, Seat
from parlour.fair.verdict import Verdict


class Following:
    """What the entries make of the table, one after the other; what does not hold goes into the verdict."""

    def __init__(self, record: Record, verdict: Verdict) -> None:
        self.record = record
        self.verdict = verdict
        self.seats: list[Seat] = []
        self.packs: Packs | None = None  # where they are the same at several tables
        self.heads: dict[int, bytes] = {}  # by entry
        self.head = b""  # the last one
        self.known: set[bytes] = set()  # all of them
        self.promises: dict[int, bytes] = {}
        self.ahead = 0  # so many are promised at any time
        self.committed: dict[int, Parts] = {}  # by drawing
        self.rounds: dict[int, Round] = {}  # those dealt or to be dealt
        self.waiting: dict[int, bool] = {}  # by entry, whether a drawing was due or being opened after it
        self.resting: dict[int, bool] = {}  # by entry, whether the table waited between two deals after it
        self.due = -1  # the drawing that was told to be due, its list still open; -1: none
        self.now: Round | None = None  # closed, not yet dealt
        self.next = 0  # the first drawing whose list is still open
        self.pause = 0  # the last entry that made a drawing due, closed or dealt one: no move before it is taken back
        self.moves: list[int] = []  # the entries of those that stand
        self.dealt = 0  # the last entry that dealt
        self.rests = ""  # between two deals: the phase in which the table waits
        self.ended = False
        kinds: dict[str, Callable[[Members], None]] = {
            "started": self._started,
            "moved": self._moved,
            "committed": self._committed,
            "closed": self._closed,
            "opened": self._opened,
            "voided": self._voided,
            "went_on": self._went_on,
            "bot": self._bot,
            "person": self._person,
            "sat": self._sat,
            "left": self._left,
            "undone": self._undone,
        }
        for entry in record.entries:
            self.entry = entry
            try:
                self._follow(entry, kinds)
            except ValueError as error:
                raise BadCase(f"line {entry.line}: entry {entry.seq}: {error}") from None
        verdict.finished = self.ended
        if self.head != record.head:
            verdict.wrong.append("the last head is not the one that the entries make")

    def _wrong(self, what: str) -> None:
        self.verdict.wrong.append(f"entry {self.entry.seq}: {what}")

    def _follow(self, entry: Entry, kinds: dict[str, Callable[[Members], None]]) -> None:
        data = entry.data
        first = entry is self.record.entries[0]
        if entry.kind not in kinds:
            raise ValueError(f"no kind of entry {entry.kind[:20]!r}")
        if first != (entry.kind == "started"):
            raise ValueError("a game starts once, with its first entry")
        if self.ended:
            self._wrong("the game was over before")
        self._saw(data.hash("saw", ""))
        kinds[entry.kind](data)
        self._rests(data)
        self._pauses(data)
        self._over(data)
        self.waiting[entry.seq] = self.due >= 0 or self.now is not None
        self.resting[entry.seq] = bool(self.rests)
        self._link(first)
        self._sealed_as_it_must()

    def _saw(self, saw: bytes) -> None:
        if saw and saw not in self.known:
            self._wrong("whoever sent this had been told another story: the head it names is none of these")

    def _link(self, first: bool) -> None:
        entry = self.entry
        public = entry.text.encode()
        if first:
            self.head = first_head(self.record.table, self.record.game, public)
        else:
            self.head = next_head(self.head, public, list(entry.seals.items()))
        self.heads[entry.seq] = self.head
        self.known.add(self.head)

    # -- the kinds ------------------------------------------------------------------------

    def _started(self, data: Members) -> None:
        data.text("game")
        data.inside("options")
        data.inside("agreed")
        data.text("law")
        if data.text("pack") != self.record.pack_text:
            self._wrong("the pack is not the one that the game started with")
        self.seats = [Seat(told) for told in data.list_of_members("seats")]
        if not self.seats:
            raise ValueError("nobody sits at this table")
        if data.has("packs"):
            self._same_elsewhere(Packs(data.inside("packs")))
        promises = Members({str(n): promise for n, promise in enumerate(data.listed("promises"))})
        self.ahead = max(NEEDED_AHEAD, len(promises.names()))
        self._publish(promises, 0)

    def _same_elsewhere(self, packs: Packs) -> None:
        """The packs were cut before the game began, and are played at other tables too."""
        self.packs = packs
        for what in packs.wrong():
            self._wrong(what)
        where = f"line {packs.drawing} of the book {packs.evening}"
        self.verdict.remarks.append(f"the packs are duplicated: promised in {where}, cut by {len(packs.parts)} people")

    def _moved(self, data: Members) -> None:
        seat, by = self.seats[self._seat(data)], data.text("by")
        if by not in ("person", "bot", "clock", "table"):
            raise ValueError("a move is made by a person, a bot, the clock or the table")
        if seat.empty != (by == "table"):
            self._wrong("the table moves for seats at which nobody sits, and for no others")
        self.moves.append(self.entry.seq)
        if self.now is not None or self.due >= 0:
            self._wrong("a move was made while the cards were being dealt")

    def _committed(self, data: Members) -> None:
        self._commit(self._seat(data), data.whole("drawing"), data.hash("hash"))

    def _commit(self, seat: int, drawing: int, hash: bytes) -> None:
        who = self.seats[seat].label
        if self.packs is not None:
            self._wrong(f"{who} commits to a drawing, but the packs were cut before the game")
        if drawing < self.next:
            self._wrong(f"{who} commits to drawing {drawing}, whose list is closed")
        if drawing not in self.promises:
            self._wrong(f"{who} commits to drawing {drawing} before it is promised")
        self._has_part(seat)
        if seat in self.committed.setdefault(drawing, {}):
            self._wrong(f"{who} commits to drawing {drawing} twice")
        self.committed[drawing][seat] = hash

    def _has_part(self, seat: int) -> None:
        sitting = self.seats[seat]
        if sitting.out:
            self._wrong(f"{sitting.label} has no part in this game any more")
        elif not sitting.person:
            self._wrong(f"{sitting.label} is played by a bot, which has no part")

    def _closed(self, data: Members) -> None:
        if self.due < 0 or self.now is not None:
            self._wrong("a list is closed, but no drawing was due")
        if not data.has("round"):
            raise ValueError("a list is closed, but it is not there")

    def _opened(self, data: Members) -> None:
        seat = self._seat(data)
        drawing, share = data.whole("drawing"), data.hash("share")
        now, who = self.now, self.seats[seat].label
        if now is None or now.drawing != drawing or seat not in now.parts or seat in now.shares:
            self._wrong(f"{who} opens a share in drawing {drawing}, but is not asked for it")
            return
        self._has_part(seat)
        now.shares[seat] = share
        guest = self.seats[seat].guest
        if commitment(self.record.table, self.record.game, drawing, seat, guest, share) != now.parts[seat]:
            self._wrong(f"{who} opens another share than the one committed to")
        following = data.hash("next", "")
        if following:
            self._commit(seat, drawing + 1, following)
        self._deal_when_open()

    def _voided(self, data: Members) -> None:
        now, drawing = self.now, data.whole("drawing")
        seats = data.list_of_wholes("seats")
        if now is None or now.drawing != drawing:
            self._wrong(f"drawing {drawing} is voided, but it is not being opened")
            return
        if not seats or any(seat not in now.parts or seat in now.shares for seat in seats):
            self._wrong("a round is voided by those on its list who did not open, and by nobody else")
        missing = [self.seats[seat] for seat in seats if seat < len(self.seats)]
        for sitting in missing:
            sitting.out = True
        who = ", ".join(sitting.label for sitting in missing)
        self.verdict.remarks.append(f"drawing {drawing} was voided, because nothing was opened by {who}")
        self.now = None
        del self.rounds[drawing]
        if not data.has("due") and not data.has("round"):
            self._wrong("a round is voided and no other is due")

    def _went_on(self, data: Members) -> None:
        if not self.rests:
            self._wrong("a pause between two deals ends, but there was none")
        self.pause = self.entry.seq

    def _rests(self, data: Members) -> None:
        """A move, or one taken back, may end a pause as well as begin one; who comes and goes does neither."""
        if data.has("rests"):
            self.rests = data.text("rests")
        elif self.entry.kind in ("moved", "undone", "went_on"):
            self.rests = ""

    def _bot(self, data: Members) -> None:
        data.text("bot")
        data.text("why")
        seat = self.seats[self._seat(data)]
        seat.person = False
        seat.empty = False

    def _person(self, data: Members) -> None:
        seat = self.seats[self._seat(data)]
        if not seat.guest:
            self._wrong(f"nobody is there to play {seat.label}")
        seat.person = bool(seat.guest)

    def _sat(self, data: Members) -> None:
        data.text("name")
        seat = self.seats[self._seat(data)]
        if not seat.takes(data.text("guest")):
            self._wrong(f"{seat.label} is not free for whoever sits down there")

    def _left(self, data: Members) -> None:
        seat = self.seats[self._seat(data)]
        if not seat.person:
            self._wrong(f"nobody is there to leave {seat.label}")
        seat.person = False
        seat.empty = True

    def _undone(self, data: Members) -> None:
        self._seat(data)
        to = data.whole("to")
        if to not in self.heads:
            self._wrong(f"entry {to} is none to go back to")
        while self.moves and self.moves[-1] > to:
            if self.moves.pop() <= self.pause:
                self._wrong("a move is taken back although a drawing was due after it")

    def _seat(self, data: Members) -> int:
        seat = data.whole("seat")
        if seat >= len(self.seats):
            raise ValueError(f"there is no seat {seat}")
        return seat

    # -- due, closed, dealt, over ---------------------------------------------------------

    def _pauses(self, data: Members) -> None:
        if data.has("round"):
            self._close(data.inside("round"))
        if data.has("due"):
            if self.now is not None or self.due >= 0 or data.whole("due") != self.next:
                self._wrong(f"drawing {data.whole('due')} cannot be due now")
            self.due = self.next
            self.pause = self.entry.seq

    def _close(self, told: Members) -> None:
        closed = Round(told)
        closed.closed_in = self.pause = self.entry.seq
        if self.now is not None or closed.drawing != self.next:
            self._wrong(f"the list of drawing {closed.drawing} is closed, but {self.next} is the one that can be")
        if closed.drawing not in self.promises:
            self._wrong(f"the list of drawing {closed.drawing} is closed, but nothing was promised for it")
        self._listed(closed, told.listed("list"))
        if not closed.parts and self.entry.kind != "closed":
            self._wrong("a list with nobody on it is closed when the time is up, by an entry of its own")
        if self.packs is not None:
            if closed.parts:
                self._wrong("the packs were cut before the game, and are cut again")
            closed.parts, closed.shares = self.packs.parts, dict(self.packs.shares)
        self._planned(closed)
        self.due = -1
        self.next = max(self.next, closed.drawing + 1)
        self.now = closed
        self.rounds[closed.drawing] = closed
        self._publish(told.inside("promises"), closed.drawing)
        self._deal_when_open()

    def _publish(self, told: Members, now: int) -> None:
        """Promises come by number, none before the one before it, always so many ahead."""
        for name in sorted(told.names(), key=number):
            drawing = number(name)
            if drawing != len(self.promises):
                self._wrong(f"drawing {drawing} is promised, but {len(self.promises)} comes next")
            self.promises.setdefault(drawing, told.hash(name))
        if len(self.promises) != now + self.ahead:
            self._wrong(f"{self.ahead} drawings are promised ahead, but after this entry {len(self.promises)} in all")

    def _listed(self, closed: Round, rows: list[object]) -> None:
        committed = self.committed.get(closed.drawing, {})
        for row in rows:
            if not isinstance(row, list) or len(row) != 2:
                raise ValueError("a list holds pairs of seat and commitment")
            pair = Members({"seat": row[0], "hash": row[1]})
            seat = self._seat(pair)
            if closed.parts and seat <= max(closed.parts):
                self._wrong("the seats of a list are ascending")
            closed.parts[seat] = pair.hash("hash")
            if committed.get(seat) != closed.parts[seat]:
                self._wrong(f"{self.seats[seat].label} is on a list, but with something never committed to")
            self._has_part(seat)
        for seat in committed:
            sitting = self.seats[seat]
            if seat not in closed.parts and sitting.person and not sitting.out:
                own = " (the seat whose record this is)" if self.record.reader == str(seat) else ""
                left = f"{sitting.label}{own} had committed and was left out of the list, as somebody is who is away"
                self.verdict.remarks.append(f"drawing {closed.drawing}: {left}")

    def _planned(self, closed: Round) -> None:
        size = len(self.record.pack) - len(closed.without)
        if len(set(closed.without)) != len(closed.without) or not set(closed.without) <= set(self.record.pack):
            self._wrong("the cards left out are not cards of the pack, or one is left out twice")
        positions = [position for at in closed.plan.values() for position in at]
        if any(position >= size for position in positions):
            self._wrong(f"a place gets a card beyond the {size} of the pack")
        if len(set(positions)) != len(positions):
            self._wrong("the same card goes to two places")

    def _deal_when_open(self) -> None:
        """The last share deals, or the closing of an empty list."""
        now = self.now
        if now is None or len(now.shares) < len(now.parts):
            return
        promise = self.promises.get(now.drawing, b"")
        now.cut = round_cut(promise, sorted(now.parts.items()), sorted(now.shares.items()))
        now.dealt_in = self.dealt = self.pause = self.entry.seq
        self.now = None

    def _over(self, data: Members) -> None:
        if data.has("over"):
            if len(data.listed("over")) != len(self.seats):
                raise ValueError("a result has a number for each seat")
            self.ended = True

    # -- what is sealed -------------------------------------------------------------------

    def _sealed_as_it_must(self) -> None:
        """Each entry binds what it must: nobody's text can be left out, and none slipped in."""
        entry = self.entry
        dealt = self.dealt == entry.seq
        each = [*map(str, range(len(self.seats))), WATCH]
        move = [MOVE] if entry.kind == "moved" else []
        found = list(entry.seals)
        tells = entry.kind in ("moved", "went_on") or dealt
        if found != ([*each, *move] if tells and not entry.data.has("events") else move):
            self._wrong("what was sealed is not what such an entry binds")
        if entry.data.has("events") and not tells:
            self._wrong("this entry tells what happened, but nothing can have happened in it")
