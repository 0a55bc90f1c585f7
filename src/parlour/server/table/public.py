"""The public texts of a game's entries, as its chain binds them (docs/fair.md): members of a JSON object."""

from __future__ import annotations

import json
from collections.abc import Sequence

import msgspec

from parlour.core.cards import Pack
from parlour.fair.drawings import Drawing
from parlour.fair.rounds import Parts
from parlour.server.table import entries
from parlour.server.table.agreed import Agreed
from parlour.server.table.view_json import quoted

AGREED = ("opening", "spectators", "clock", "hints", "undo", "claim_time")


def _text(value: object) -> str:
    """In ASCII and without the sign that begins a comment in a record."""
    return json.dumps(value, separators=(",", ":")).replace("#", "\\u0023")


def _numbers(value: object) -> str:
    """The same for whole numbers and plain words, which is what rounds are made of: it is written much more often."""
    written = msgspec.json.encode(value)
    return written.decode() if written.isascii() and b"#" not in written else _text(value)


def pack(cards: Pack) -> str:
    """Every face with its number, in the order of the pack."""
    return " ".join([f"{cards.face(card)}={card}" for card in cards.cards])


def started(
    agreed: Agreed, law: str, pack: str, promised: Sequence[Drawing], packs: entries.Packs | None = None
) -> str:
    told = msgspec.to_builtins(agreed.settings)
    seats = [{"label": one.label, "name": one.name, "guest": one.guest, "bot": one.bot} for one in agreed.seats]
    members = {
        "game": agreed.settings.game,
        "options": agreed.settings.options,
        "agreed": {name: told[name] for name in AGREED},
        "law": law,
        "seats": seats,
        "pack": pack,
        "promises": [drawing.published for drawing in promised],
    }
    if packs is not None:
        told = {"evening": packs.evening, "contest": packs.contest, "drawing": packs.drawing, "promise": packs.promise}
        members["packs"] = {**told, "list": packs.listed, "shares": packs.shares}
    return f'"kind":"started",{_text(members)[1:-1]}'


def moved(act: entries.Moved) -> str:
    return f'"kind":"moved","seat":{act.seat},"by":"{act.by}"{saw(act.saw)}'


def committed(act: entries.Committed) -> str:
    return f'"kind":"committed","seat":{act.seat},"drawing":{act.drawing},"hash":"{act.hash}"{saw(act.saw)}'


def opened(act: entries.Opened) -> str:
    shown = f'"drawing":{act.drawing},"share":"{act.share}","next":"{act.next}"'
    return f'"kind":"opened","seat":{act.seat},{shown}{saw(act.saw)}'


def voided(act: entries.Voided) -> str:
    return f'"kind":"voided","drawing":{act.drawing},"seats":{_numbers(list(act.seats))}'


def bot(act: entries.SeatedBot) -> str:
    return f'"kind":"bot","seat":{act.seat},"bot":{quoted(act.bot).decode()},"why":"{act.why}"'


def person(seat: int) -> str:
    return f'"kind":"person","seat":{seat}'


def sat(act: entries.Sat) -> str:
    return f'"kind":"sat","seat":{act.seat},"name":{_text(act.name)},"guest":{_text(act.guest)}'


def left(seat: int) -> str:
    return f'"kind":"left","seat":{seat}'


def undone(act: entries.Undone) -> str:
    return f'"kind":"undone","seat":{act.seat},"to":{act.to}'


def saw(head: str) -> str:
    return f',"saw":"{head}"' if head else ""


def rests(phase: str) -> str:
    return f',"rests":{quoted(phase).decode()}'


def due(drawing: int) -> str:
    return f',"due":{drawing}'


def closed(
    drawing: int, listed: Parts, plan: dict[str, list[int]], without: list[str], promised: Sequence[Drawing]
) -> str:
    pairs = [[seat, part.hex()] for seat, part in listed]
    promises = {str(each.number): each.published for each in promised}
    members = {"drawing": drawing, "list": pairs, "plan": plan, "promises": promises}
    return f',"round":{_numbers({**members, "without": without} if without else members)}'


def over(result: Sequence[int]) -> str:
    return f',"over":{_numbers(list(result))}'
