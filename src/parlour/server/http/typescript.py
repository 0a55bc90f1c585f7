"""The TypeScript types that the page is checked against, made of the JSON schema of the messages.

``python -m parlour.server.http.typescript`` prints the types, ``--json`` the schema; ``./dev types`` writes the types
to the page.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from parlour.server.http.api_routes import schema
from parlour.server.http.describing import REFERENCE

HEAD = "// Made from src/parlour/server/protocol/ by ./dev types; do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


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
