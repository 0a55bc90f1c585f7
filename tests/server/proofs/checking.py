"""A history beside the log that is left of it: acknowledged means written, once and in order; told means written."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from parlour.core.events import NO_EYES
from parlour.server.protocol.messages import ENCODER
from parlour.server.table import entries, info
from parlour.server.table.entries import AnyAct, Committed, Entry, Moved, Opened, Said, Started, Undone
from parlour.server.table.table import Table
from parlour.server.table.view_json import plain_view
from tests.server.hall import Json
from tests.server.proofs.witness import Asked, Witness

Counts = Counter[str]
CERTAINLY_NOT = ("malformed", "too_fast", "stale", "not_now", "muted", "not_entered", "not_seated", "claims", "full")


def check(log: list[Entry], people: list[Witness], refused_is_lost: bool) -> Counts:
    """AssertionError says what is wrong; gives what was found, counted.

    ``refused_is_lost``: the store knows what it did, so nothing that it refused is in the log.
    """
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1)), "the log has a gap"
    counts: Counts = Counter(entries=len(log))
    for person in people:
        _acknowledged(log, person, counts, refused_is_lost)
    _once(log, people)
    _in_order(people)
    _as_told(log, people, counts)
    return counts


def _acknowledged(log: list[Entry], person: Witness, counts: Counts, refused_is_lost: bool) -> None:
    said = {entry.act.text for entry in log if isinstance(entry.act, Said) and entry.act.guest == person.guest}
    for asked in person.asked.values():
        code = str(asked.answer.get("code", ""))
        if asked.entry:
            assert asked.entry <= len(log), f"{person.name}: entry {asked.entry} was acknowledged and is lost"
            act = log[asked.entry - 1].act
            assert _is_what(act, asked, person), f"{person.name} asked for {asked.t} {asked.fields}, and {act} is there"
            counts["acknowledged"] += 1
        elif asked.t == "say" and asked.answer.get("t") == "done":
            assert asked.fields["text"] in said
        elif asked.t == "say" and (code in CERTAINLY_NOT or (code == "storage" and refused_is_lost)):
            assert asked.fields["text"] not in said, f"{asked.fields['text']} was refused ({code}) and is there"
        counts["unanswered"] += not asked.answer
        counts["not stored"] += code == "storage"


def _is_what(act: AnyAct, asked: Asked, person: Witness) -> bool:
    if asked.t == "move":
        return isinstance(act, Moved) and (act.seat, act.move, act.by) == (asked.seat, asked.fields["move"], "person")
    if asked.t == "say":
        return isinstance(act, Said) and (act.guest, act.text) == (person.guest, asked.fields["text"])
    if asked.t == "sit":
        return isinstance(act, entries.Sat | entries.Reclaimed | entries.Came) and act.guest == person.guest
    if asked.t == "undo":
        return isinstance(act, Undone | entries.BackAsked)
    return isinstance(act, {"start": Started, "commit": Committed, "open": Opened}[asked.t])


def _once(log: list[Entry], people: list[Witness]) -> None:
    """No entry answers two messages, none was made of one message twice, and none of nothing."""
    answers = Counter(asked.entry for person in people for asked in person.asked.values() if asked.entry)
    assert max(answers.values(), default=1) == 1, f"one entry answers two messages: {answers.most_common(3)}"
    wanted = Counter(_key(asked, person) for person in people for asked in person.asked.values())
    for key, times in Counter(_key_of(entry.act) for entry in log).items():
        assert key is None or times <= wanted[key], f"{key} is there {times} times and was asked for {wanted[key]}"


def _key(asked: Asked, person: Witness) -> tuple[object, ...] | None:
    if asked.t == "say":
        return "say", person.guest, asked.fields["text"]
    return ("move", asked.seat, asked.fields["move"]) if asked.t == "move" else None


def _key_of(act: AnyAct) -> tuple[object, ...] | None:
    if isinstance(act, Said):
        return "say", act.guest, act.text
    return ("move", act.seat, act.move) if isinstance(act, Moved) and act.by == "person" else None


def _in_order(people: list[Witness]) -> None:
    """What was asked for after something else was acknowledged comes after it in the log, whoever asked."""
    done = [asked for person in people for asked in person.asked.values() if asked.entry]
    acknowledged = sorted(done, key=lambda asked: asked.answered)
    latest = i = 0
    for asked in sorted(done, key=lambda asked: asked.sent):
        while acknowledged[i].answered < asked.sent:
            latest = max(latest, acknowledged[i].entry)
            i += 1
        assert asked.entry > latest, f"entry {asked.entry} was asked for after {latest} was acknowledged"


def _as_told(log: list[Entry], people: list[Witness], counts: Counts) -> None:
    """Everything that was sent is what the log makes of the table at that entry, for that guest's eyes."""
    by_seq: dict[int, list[tuple[Witness, Json, Json | None]]] = {}
    for person in people:
        for message, view in person.told:
            assert message["seq"] <= len(log), f"{person.name} was told {message['seq']}; the log ends at {len(log)}"
            by_seq.setdefault(message["seq"], []).append((person, message, view))
        counts["told"] += len(person.told)
        assert not person.stale, f"{person.name} was shown less than he had seen before"
    if not log:
        return
    table = Table(log[0].table)
    for entry in log:
        table.apply(entry)
        for person, message, view in by_seq.get(entry.seq, ()):
            _compare(table, entry, person, message, view)
            counts["views"] += "view" in message or "change" in message


def _compare(table: Table, entry: Entry, person: Witness, message: Json, view: Json | None) -> None:
    eyes = table.eyes_of(person.guest)
    told = f"{person.name} was told at {entry.seq}:"
    if "view" in message or "change" in message:
        shown = (
            None if table.game is None or eyes == NO_EYES else plain(plain_view(table.game.view(eyes), table.number))
        )
        assert view == shown, f"{told} {view}, not {shown}"
    if "table" in message:
        assert message["table"] == plain(info.table_info(table)), f"{told} {message['table']}"
    if message["t"] == "news":
        assert message["at"] == entry.at
        line = plain(info.chat_line(entry.seq, entry.at, entry.act)) if isinstance(entry.act, Said) else None
        assert message.get("chat") == line, f"{told} {message.get('chat')}, not {line}"
        assert message.get("events", []) == _events(table, entry, eyes), told
    else:
        lines = [plain(info.chat_line(*line)) for line in table.chat]
        assert all(line in lines for line in message["chat"]), f"{told} {message['chat']}"


def _events(table: Table, entry: Entry, eyes: int) -> object:
    if eyes == NO_EYES or isinstance(entry.act, Undone):
        return []
    return [event for one in plain(info.events_since(table, eyes, entry.seq - 1)) for event in one["events"]]


def plain(value: object) -> Any:
    """As it is sent."""
    return msgspec.json.decode(ENCODER.encode(value))
