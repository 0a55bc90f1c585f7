"""The JSON schema of the messages, and from it the TypeScript types that the page is checked against.

``python -m parlour.server.protocol.schema`` prints the types, ``--json`` the schema; ``./dev types`` writes the types
to the page.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from parlour.server.protocol.api import ANSWERS
from parlour.server.protocol.blocks import BLOCKS
from parlour.server.protocol.commands import AnyCommand
from parlour.server.protocol.evenings import EVENINGS
from parlour.server.protocol.finding import FINDING
from parlour.server.protocol.laws import LawSheet
from parlour.server.protocol.messages import AnyMessage
from parlour.server.protocol.puzzled import PUZZLES
from parlour.server.protocol.results import RESULTS

HEAD = "// Made from src/parlour/server/protocol/ by ./dev types; do not edit.\n"
REFERENCE = "#/$defs/"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def schema() -> dict[str, object]:
    """One document: every message by name, and the two unions ``Ask`` and ``Message``."""
    told = [*ANSWERS, *EVENINGS, *RESULTS, *BLOCKS, *PUZZLES, *FINDING, LawSheet]
    (ask, message, *_others), parts = msgspec.json.schema_components(
        [AnyCommand, AnyMessage, *told], ref_template=REFERENCE + "{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Parlour's web socket",
        "oneOf": [{"$ref": f"{REFERENCE}Ask"}, {"$ref": f"{REFERENCE}Message"}],
        "$defs": {"Ask": ask, "Message": message, **dict(sorted(parts.items()))},
    }


def typescript() -> str:
    parts = schema()["$defs"]
    assert isinstance(parts, dict)
    return HEAD + "".join(f"\n{_declared(name, part)}" for name, part in parts.items())


def _declared(name: str, part: dict[str, Any]) -> str:
    comment = _comment(part.get("description", ""))
    if "properties" in part:
        return f"{comment}export interface {name} {_fields(part)}\n"
    return f"{comment}export type {name} = {_type(part)};\n"


def _comment(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return f"/** {' '.join(lines)} */\n" if lines else ""


def _fields(part: dict[str, Any]) -> str:
    needed = part.get("required", [])
    lines = [f"  {_key(name, name in needed)}: {_type(field)};\n" for name, field in part["properties"].items()]
    return "{\n" + "".join(lines) + "}"


def _key(name: str, needed: bool) -> str:
    return name if needed else f"{name}?"


def _type(part: dict[str, Any]) -> str:
    if "$ref" in part:
        return str(part["$ref"]).removeprefix(REFERENCE)
    for many in ("anyOf", "oneOf"):
        if many in part:
            return " | ".join(dict.fromkeys(_type(one) for one in part[many]))
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    if "const" in part:
        return json.dumps(part["const"])
    return _plain(part)


def _plain(part: dict[str, Any]) -> str:
    kind = part.get("type")
    if isinstance(kind, list):
        return " | ".join(PLAIN[one] for one in kind)
    if "prefixItems" in part:
        return f"[{', '.join(_type(one) for one in part['prefixItems'])}]"
    if kind == "array":
        inner = _type(part["items"]) if part.get("items") else "unknown"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = part.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) and values else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def main(args: list[str]) -> None:
    print(json.dumps(schema(), indent=2) if "--json" in args else typescript(), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
