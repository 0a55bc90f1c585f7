"""What a client has kept of a game: the file that ``parlour verify --promises`` reads (docs/fair.md)."""

from __future__ import annotations

from parlour.errors import BadCase
from parlour.fair.following import Following
from parlour.fair.heads import WATCH
from parlour.fair.members import Members, members_of
from parlour.fair.reading import number
from parlour.fair.rounds import commitment, share_of


class Kept:
    """Heads and promises seen, and the seed of the keeper's own shares (none where he made them in another way)."""

    def __init__(self, told: Members) -> None:
        self.table = told.text("table")
        self.game = told.whole("game")
        self.reader = WATCH if told.plain("seat") is None else str(told.whole("seat"))  # the keeper's seat, or watch
        self.guest = told.text("guest")
        self.seed = told.hash("seed", "")
        self.heads = _by_number(told.inside("heads"))  # by entry
        self.promises = _by_number(told.inside("promises")) if told.has("promises") else {}  # by drawing
        # what the client has found during the game
        self.complaints = told.list_of_texts("complaints") if told.has("complaints") else []
        # his part in packs that were cut before the game
        self.packs = KeptPacks(told.inside("packs")) if told.has("packs") else None
        if not self.heads:
            raise ValueError("no head was kept")


class KeptPacks:
    """What somebody keeps who has committed to the packs of a round: his seed for them, and their promise."""

    def __init__(self, told: Members) -> None:
        self.person = told.whole("person")
        self.seed = told.hash("seed")
        self.promise = told.hash("promise")


def _by_number(told: Members) -> dict[int, bytes]:
    return {number(name): told.hash(name) for name in sorted(told.names(), key=number)}


def read_kept(text: str) -> Kept:
    try:
        return Kept(members_of(text))
    except ValueError as error:
        raise BadCase(f"the file of what was kept cannot be read: {error}") from None


def check_kept(kept: Kept, following: Following) -> None:
    """What the keeper has seen and done stands in the record."""
    following.verdict.remarks += [f"noted during the game: {line}" for line in kept.complaints]
    _check_whose(kept, following)
    _check_heads(kept, following)
    for drawing, promise in kept.promises.items():
        if following.promises.get(drawing) != promise:
            following.verdict.wrong.append(f"drawing {drawing}: another promise was seen during the game")
    if kept.packs is not None:
        _check_packs(kept.packs, following)
    if kept.seed and kept.reader != WATCH and following.packs is None:
        _check_shares(kept, following)


def _check_whose(kept: Kept, following: Following) -> None:
    record, wrong = following.record, following.verdict.wrong
    if (record.table, record.game) != (kept.table, kept.game):
        here, there = f"game {record.game} of table {record.table}", f"game {kept.game} of table {kept.table}"
        wrong.append(f"this is the record of {here}, but what was kept is of {there}")
    if record.reader != kept.reader and not record.secret:  # which opens what everybody was told
        wrong.append(f"this is the record of seat {record.reader}, but what was kept is of seat {kept.reader}")
    elif kept.reader != WATCH:
        seat = int(kept.reader)
        if seat >= len(following.seats) or following.seats[seat].guest != kept.guest:
            wrong.append("another guest sits on the seat of whoever kept this")


def _check_heads(kept: Kept, following: Following) -> None:
    verdict = following.verdict
    last = following.record.entries[-1].seq
    for seq, head in kept.heads.items():
        if seq > last:
            verdict.wrong.append(f"entry {seq} was seen during the game, but the record ends with entry {last}")
        elif following.heads.get(seq) != head:
            verdict.wrong.append(f"entry {seq}: another head was seen during the game")
        else:
            verdict.against += 1
    if max(kept.heads) < last:
        verdict.remarks.append(f"nothing was kept after entry {max(kept.heads)}; the last entry is {last}")


def _check_shares(kept: Kept, following: Following) -> None:
    """Every commitment and share of the keeper's seat follows from his seed."""
    seat = int(kept.reader)
    for drawing, parts in following.committed.items():
        share = share_of(kept.seed, kept.table, kept.game, drawing)
        made = commitment(kept.table, kept.game, drawing, seat, kept.guest, share)
        if seat in parts and parts[seat] != made:
            following.verdict.wrong.append(f"drawing {drawing}: the keeper never committed to this")
    for drawing, closed in following.rounds.items():
        if closed.shares.get(seat, b"") not in (b"", share_of(kept.seed, kept.table, kept.game, drawing)):
            following.verdict.wrong.append(f"drawing {drawing}: the keeper never opened this share")


def _check_packs(kept: KeptPacks, following: Following) -> None:
    """The packs are those that the keeper has seen promised, and what stands on their list as his is his."""
    packs, verdict = following.packs, following.verdict
    if packs is None or packs.promise != kept.promise:
        verdict.wrong.append("other packs were promised before the round than those of this record")
    elif kept.person not in packs.parts:
        verdict.remarks.append("the keeper had committed to the packs and was left out of their list")
    else:
        share = share_of(kept.seed, packs.evening, packs.contest, packs.drawing)
        shown = packs.shares.get(kept.person)
        if shown != share or packs.parts[kept.person] != packs.bound(kept.person, share):
            verdict.wrong.append("the keeper never committed to the share in the packs that stands as his")
