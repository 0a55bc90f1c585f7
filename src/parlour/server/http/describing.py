"""The HTTP API described: as OpenAPI every address, what it takes and what it gives; as JSON schema all messages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from parlour.server.http.visit import Handler
from parlour.server.protocol.api import Health, Problem
from parlour.server.protocol.commands import AnyCommand
from parlour.server.protocol.messages import AnyMessage
from parlour.version import __version__

OPENAPI = "3.1.0"
JSON, TEXT, CSV, PNG = "application/json", "text/plain", "text/csv", "image/png"
PARTS = "#/components/schemas/{name}"
REFERENCE = "#/$defs/"
IN_PATH = re.compile(r"{(\w+)}")
LANGUAGE, GAME_NO, SEAT = "language", "game", "seat"
NUMBERS = (GAME_NO, SEAT, "step", "entry", "page")


class Operation(Struct):
    """What can be done at an address.  ``gives`` is what the answer holds, or its kind where that is no JSON.

    Whoever asks may ``begin`` a session by it.
    """

    method: str
    path: str
    handler: Handler
    does: str
    gives: Any
    takes: Any = None
    asks: tuple[str, ...] = ()  # of the query
    status: int = 200
    begin: bool = False


def get(path: str, handler: Handler, does: str, gives: Any, *asks: str, begin: bool = False) -> Operation:
    return Operation("GET", path, handler, does, gives, asks=asks, begin=begin)


def post(
    path: str, handler: Handler, does: str, takes: Any, gives: Any, status: int = 200, begin: bool = False
) -> Operation:
    return Operation("POST", path, handler, does, gives, takes, status=status, begin=begin)


def delete(path: str, handler: Handler, does: str, gives: Any, takes: Any = None) -> Operation:
    return Operation("DELETE", path, handler, does, gives, takes)


def kinds_in(operations: Sequence[Operation]) -> list[Any]:
    """What goes over the wire as JSON."""
    return [kind for each in operations for kind in (each.gives, each.takes) if kind and not isinstance(kind, str)]


def schema_of(operations: Sequence[Operation]) -> dict[str, object]:
    """One document: every message by name, and the two unions ``Ask`` and ``Message``."""
    (ask, message, *_others), parts = msgspec.json.schema_components(
        [AnyCommand, AnyMessage, Problem, Health, *kinds_in(operations)], ref_template=REFERENCE + "{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Parlour's web socket",
        "oneOf": [{"$ref": f"{REFERENCE}Ask"}, {"$ref": f"{REFERENCE}Message"}],
        "$defs": {"Ask": ask, "Message": message, **dict(sorted(parts.items()))},
    }


def openapi_of(operations: Sequence[Operation]) -> dict[str, Any]:
    kinds = kinds_in(operations)
    found, parts = msgspec.json.schema_components([*kinds, Problem], ref_template=PARTS)
    schemas = dict(zip(map(str, kinds), found, strict=False))
    problem = {"description": "Why not", "content": {JSON: {"schema": found[-1]}}}
    paths: dict[str, dict[str, Any]] = {}
    for each in operations:
        paths.setdefault(each.path, {})[each.method.lower()] = _described(each, schemas, problem)
    return {
        "openapi": OPENAPI,
        "info": {"title": "Parlour", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": dict(sorted(parts.items())),
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "parlour"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"cookie": []}, {"token": []}],
    }


def _described(each: Operation, schemas: dict[str, Any], problem: dict[str, Any]) -> dict[str, Any]:
    kind = each.gives if isinstance(each.gives, str) else JSON
    content = {"schema": {"type": "string"} if isinstance(each.gives, str) else schemas[str(each.gives)]}
    said: dict[str, Any] = {
        "summary": each.does,
        "parameters": [
            *[_parameter(name, "path", "string") for name in IN_PATH.findall(each.path)],
            *[_parameter(name, "query", "integer" if name in NUMBERS else "string") for name in each.asks],
        ],
        "responses": {
            str(each.status): {"description": each.does, "content": {kind: content}},
            "default": problem,
        },
    }
    if each.takes is not None:
        said["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[str(each.takes)]}}}
    return said


def _parameter(name: str, where: str, kind: str) -> dict[str, Any]:
    return {"name": name, "in": where, "required": where == "path", "schema": {"type": kind}}
