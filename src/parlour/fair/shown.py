"""What the reader of a record was shown, beside what had been promised: every card at its place."""

from __future__ import annotations

from parlour.core.chance import in_order_of
from parlour.errors import BadCase
from parlour.fair.following import Following
from parlour.fair.hashes import leaf_of, promise_of
from parlour.fair.heads import MOVE, seal_with
from parlour.fair.members import Members
from parlour.fair.origins import Origins
from parlour.fair.reading import Entry, Proof, Record, shown_in
from parlour.fair.seating import Round
from parlour.fair.verdict import Verdict

UNSEEN = "?"


def check_told(record: Record, verdict: Verdict) -> None:
    """What the reader was told is what was sealed for him, and none of it is kept back."""
    for entry in record.entries:
        seals = entry.seals
        own_move = entry.kind == "moved" and str(entry.data.whole("seat")) == record.reader
        for who in seals:
            wanted = record.secret or who == record.reader or (who == MOVE and own_move)
            if wanted and who not in entry.told:
                verdict.wrong.append(f"entry {entry.seq}: what was told to {who} is not in the record")
        for who, (salt, text) in entry.told.items():
            if seal_with(salt, text.encode()) != seals.get(who):
                verdict.wrong.append(f"entry {entry.seq}: this is not what was told to {who} then")


class Shown:
    """The faces that the reader was shown, entry by entry, each looked for in the drawing it came from."""

    origins: Origins  # of the last drawing

    def __init__(self, following: Following) -> None:
        self.following = following
        self.record = following.record
        self.verdict = following.verdict
        # were agreed on, so that a deal may go astray
        self.mishaps = self.record.entries[0].data.inside("options").plain("accidents") not in (None, 0)
        self.lying: dict[int, dict[str, int]] = {}  # by drawing, each opened face and its place in the promised pack
        self.dealt = {each.dealt_in: each for each in following.rounds.values() if each.dealt_in}
        for drawing, proof in sorted(self.record.proofs.items()):
            self.lying[drawing] = self._opened(drawing, proof)
        made: list[Round] = []
        for entry in self.record.entries:
            self._look(entry, made)

    def _wrong(self, what: str) -> None:
        self.verdict.wrong.append(what)

    def _astray(self, what: str) -> None:
        """A card is not where the plan brought it; nothing but the secret proves whether an accident did that."""
        if self.mishaps:
            self.verdict.remarks.append(f"{what} (an accident may have done that: such were agreed on)")
        else:
            self._wrong(what)

    def _opened(self, drawing: int, proof: Proof) -> dict[str, int]:
        """The cards of a drawing that are shown to lie where they were promised."""
        closed = self.following.rounds.get(drawing)
        if closed is None or not closed.dealt_in:
            self._wrong(f"drawing {drawing}: it was never made, but cards of it are opened")
        pack = self.record.pack
        if len(proof.leaves) != len(pack):
            self._wrong(f"drawing {drawing}: there are {len(proof.leaves)} leaves for a pack of {len(pack)}")
        elif promise_of(drawing, proof.picks, proof.leaves) != self.following.promises.get(drawing):
            self._wrong(f"drawing {drawing}: the leaves are not those that were promised")
        lying: dict[str, int] = {}
        places: set[int] = set()
        for place, face, salt in proof.opened:
            self.verdict.opened += 1
            if face in lying or place in places:
                self._wrong(f"drawing {drawing}: {face} or its place is opened twice")
            elif face not in pack:
                self._wrong(f"drawing {drawing}: there is no {face} in the pack")
            elif place >= len(proof.leaves) or leaf_of(place, pack[face], salt) != proof.leaves[place]:
                self._wrong(f"drawing {drawing}: {face} was not promised at place {place}")
            lying[face] = place
            places.add(place)
        return lying

    def _look(self, entry: Entry, made: list[Round]) -> None:
        """The faces in an entry come from the drawings made before it; an entry that deals tells nothing else."""
        now = self.dealt.get(entry.seq)
        try:
            events = [Seen(event, self.following) for event in shown_in(self.record, entry)]
        except ValueError as error:
            raise BadCase(f"entry {entry.seq} has events that cannot be read: {error}") from None
        if now is not None:
            made.append(now)
            pack = self._as_dealt(now)
            self.origins = Origins(now.plan, pack)
            self._dealt_as_planned(entry, now, pack, events)
            for event in events:
                self.origins.serve(event.end)
        for face in dict.fromkeys(face for event in events for face in event.faces):
            if face not in self.record.pack:
                self._wrong(f"entry {entry.seq}: there is no {face} in the pack")
            elif not self._is_open(face, made):
                self._wrong(f"entry {entry.seq}: {face} was shown, but is not opened")
        if made:
            self._trace(entry, events, now is not None)

    def _is_open(self, face: str, made: list[Round]) -> bool:
        """Whether the last drawing that held this card opens it.

        A deal by plan holds every card but those that it names; any other may be of a part of the pack, or of no cards.
        """
        for closed in reversed(made):
            if face in closed.without:
                continue
            if face in self.lying.get(closed.drawing, {}):
                return True
            if closed.plan:
                return False
        return not made

    def _as_dealt(self, closed: Round) -> list[str]:
        """The faces of a drawing by position, as far as they are opened."""
        lying = self.lying.get(closed.drawing, {})
        out = set(closed.without)
        if not out <= set(lying):
            self._wrong(f"drawing {closed.drawing}: a card that was left out of the deal is not opened")
        by_place = {place: face for face, place in lying.items()}
        faces = [by_place.get(place, UNSEEN) for place in in_order_of(closed.cut, len(self.record.pack))]
        return [face for face in faces if face not in out]

    def _dealt_as_planned(self, entry: Entry, closed: Round, pack: list[str], events: list[Seen]) -> None:
        """The cards shown at each place are the first of those that its positions bring there, and come nowhere else.

        Else a seat could be told any cards of the pack as a part of its hand that no plan has.
        """
        first: dict[str, Seen] = {}  # by face, the event that showed it to the reader first
        for event in events:
            for face in event.faces:
                first.setdefault(face, event)
        for where, positions in closed.plan.items():
            shown = [face for face, event in first.items() if event.end == where]
            brought = [pack[position] for position in positions[: len(shown)] if position < len(pack)]
            if sorted(shown) != sorted(brought):
                was = f"{where} showed {' '.join(shown)}, promised was {' '.join(brought)}"
                self._astray(f"entry {entry.seq}: drawing {closed.drawing}: {was}")
        for face, event in first.items() if closed.plan else ():
            if event.end not in closed.plan and (event.at_seat or face in self.origins.origin):
                where = event.end or "no place"
                self._astray(f"entry {entry.seq}: {face} was first shown at {where}, where the plan brings nothing")

    def _trace(self, entry: Entry, events: list[Seen], deals: bool) -> None:
        """What the deal itself brings to its places lies there by the plan; all else may move unseen."""
        for event in events:
            by_plan = deals and event.end in self.origins.served
            if not event.faces and event.start and event.end and not by_plan:
                self.origins.move_unseen(event.start, event.end)
            for face in event.faces:
                if self.origins.stray(face, event.start):
                    self._astray(f"entry {entry.seq}: {face} comes from {event.start}, but was not dealt there")


class Seen:
    """An event as far as cards go: the faces shown, where they came from and where they went."""

    def __init__(self, event: Members, following: Following) -> None:
        self.faces = event.list_of_texts("cards") if event.has("cards") else []
        # places as plans name them: ``hand B``, ``turn``, ``hand B/2``
        self.start = _place(event.inside("from"), following) if event.has("from") else ""
        self.end = _place(event.inside("to"), following) if event.has("to") else ""
        self.at_seat = event.has("to") and event.inside("to").has("seat")  # whether the end is somebody's place


def _place(place: Members, following: Following) -> str:
    name = place.text("name")
    if place.has("seat"):
        seat = place.whole("seat")
        if seat >= len(following.seats):
            raise ValueError(f"there is no seat {seat}")
        name = f"{name} {following.seats[seat].label}"
    part = place.text("part", "")
    return f"{name}/{part}" if part else name
