"""The HTTP API as OpenAPI describes one: every address, what it takes and what it gives."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from msgspec import Struct

from parlour.server.protocol import api, blocks, evenings, finding, results
from parlour.server.protocol.judged import Hearing, Judged
from parlour.server.protocol.laws import LawSheet
from parlour.server.protocol.messages import TableInfo, You
from parlour.server.protocol.puzzled import PuzzleAnswer, PuzzleInfo, Puzzles
from parlour.server.protocol.reviewed import GameReview
from parlour.server.protocol.running import MyRunning
from parlour.version import __version__

OPENAPI = "3.1.0"
JSON, TEXT, CSV, PNG = "application/json", "text/plain", "text/csv", "image/png"
PARTS = "#/components/schemas/{name}"
IN_PATH = re.compile(r"{(\w+)}")
LANGUAGE, GAME_NO, SEAT = "language", "game", "seat"
NUMBERS = (GAME_NO, SEAT, "step", "entry", "page")


class Operation(Struct):
    """What can be done at an address.  ``gives`` is what the answer holds, or its kind where that is no JSON."""

    method: str
    path: str
    does: str
    gives: Any
    takes: Any = None
    asks: tuple[str, ...] = ()  # of the query
    status: int = 200


def get(path: str, does: str, gives: Any, *asks: str) -> Operation:
    return Operation("GET", path, does, gives, asks=asks)


def post(path: str, does: str, takes: Any, gives: Any, status: int = 200) -> Operation:
    return Operation("POST", path, does, gives, takes, status=status)


def delete(path: str, does: str, gives: Any, takes: Any = None) -> Operation:
    return Operation("DELETE", path, does, gives, takes)


POSTCARDS = "/api/postcards/{language}"
EVENING, TABLE = "/api/evenings/{evening}", "/api/tables/{table}"
CONTESTS = f"{EVENING}/contests"
OPERATIONS = [
    get("/api/games", "The games", list[api.GameInfo], LANGUAGE),
    get("/api/games/{game}/book", "A rule book", api.BookInfo, LANGUAGE),
    get("/api/games/{game}/lesson", "The guided first deal", api.Lesson),
    post("/api/games/{game}/agreement", "What goes together of the options chosen", api.Chosen, api.AgreementInfo),
    get("/api/judge/{game}", "What can go wrong in a game, and what follows", Judged, LANGUAGE),
    get("/api/puzzles", "The puzzles, in the order of the days", Puzzles),
    get("/api/puzzles/{puzzle}", "A puzzle's question", PuzzleInfo),
    get("/api/puzzles/{puzzle}/answer", "What is said to an answer", PuzzleAnswer, "move"),
    get(f"{POSTCARDS}/table/{{table}}", "The picture of a link to a table", PNG),
    get(f"{POSTCARDS}/replay/{{table}}/{{number}}", "The picture of a link to a finished game", PNG),
    get(f"{POSTCARDS}/review/{{table}}/{{number}}", "The picture of a link to its review", PNG),
    get(f"{POSTCARDS}/puzzle/{{puzzle}}", "The picture of a link to a puzzle", PNG),
    get("/api/texts/{language}/{game}", "Texts of the house and a game, in Fluent", TEXT),
    get("/api/schema.json", "The messages of the web socket, as JSON schema", dict[str, Any]),
    get("/api/openapi.json", "This description", dict[str, Any]),
    get("/api/tables", "Public tables", api.Lobby),
    get("/api/watch", "Public tables at which a game is played", finding.WatchList, "of", "page"),
    get("/api/waiting", "Who waits for a game with other people", finding.WaitingList),
    post("/api/tables", "Make a table", api.NewTable, api.TableMade, 201),
    get(TABLE, "A table: settings, seats, state", TableInfo),
    get(f"{TABLE}/record", "A game as your seat was told it", api.GameRecord, GAME_NO, SEAT),
    get(f"{TABLE}/replay", "The same step by step", api.Replay, GAME_NO, SEAT),
    get(f"{TABLE}/fair", "What a check of its record said", api.FairCheck, GAME_NO, SEAT),
    get(f"{TABLE}/review", "A finished game gone through", GameReview, GAME_NO),
    get(f"{TABLE}/ratings", "The ratings of those who sit at a rated table", results.TableRatings),
    get(f"{TABLE}/law", "The law in force", LawSheet, GAME_NO, LANGUAGE),
    get(f"{TABLE}/evening", "The evening it belongs to", evenings.EveningOfTable),
    get(f"{TABLE}/judge", "A game before the committee", Hearing, GAME_NO, "step", "entry", LANGUAGE),
    post("/api/evenings", "Open an evening's book", evenings.NewEvening, evenings.EveningMade, 201),
    get(EVENING, "An evening's book", evenings.EveningInfo),
    get(f"{EVENING}/csv", "The same for a spreadsheet", CSV),
    post(f"{EVENING}/tables", "Let a table join", evenings.JoinEvening, evenings.EveningInfo),
    post(f"{EVENING}/corrections", "Correct a line", evenings.Correction, evenings.EveningInfo),
    post(f"{EVENING}/payments", "Note that a debt was paid", evenings.PaidDebt, evenings.EveningInfo),
    post(CONTESTS, "Open a competition", evenings.NewContest, evenings.EveningInfo),
    post(f"{CONTESTS}/{{contest}}/entries", "Take part in it", evenings.Entrance, evenings.EveningInfo),
    post(f"{CONTESTS}/{{contest}}/withdrawals", "Withdraw from it", evenings.Withdrawal, evenings.EveningInfo),
    post(f"{CONTESTS}/{{contest}}/rounds", "Draw its next round", evenings.DrawRound, evenings.EveningInfo),
    post(f"{CONTESTS}/{{contest}}/commitments", "Commit to packs", evenings.PacksCommitment, evenings.EveningInfo),
    post(f"{CONTESTS}/{{contest}}/shares", "Show a share in packs", evenings.PacksShare, evenings.EveningInfo),
    post(f"{CONTESTS}/{{contest}}/results", "Settle a match", evenings.Settlement, evenings.EveningInfo),
    get("/api/me/evenings", "The books you keep or stand in", evenings.MyEvenings),
    get("/api/addresses", "Where others in the same network find the server", api.Addresses),
    get("/api/limits", "What a guest, an address and a table may use of this server", dict[str, float]),
    get("/api/me", "You", You),
    post("/api/me/name", "Change your name", api.Rename, You),
    get("/api/me/games", "Your games", api.MyGames),
    get("/api/me/running", "The running games in which you have a seat", MyRunning),
    get("/api/me/blocks", "Whom you have blocked", blocks.MyBlocks),
    post("/api/me/blocks", "Block somebody", blocks.Block, blocks.MyBlocks),
    delete("/api/me/blocks/{guest}", "Block somebody no longer", blocks.MyBlocks),
    post("/api/reports", "Report somebody to the host of the house", blocks.Report, blocks.Reported),
    get("/api/me/results", "Your results, the last first", results.MyResults, "page"),
    delete("/api/me/results", "Delete all your results", results.Deleted),
    get("/api/me/results/export", "All your results, for a file", results.MyResults),
    get("/api/me/results/csv", "The same for a spreadsheet", CSV),
    get("/api/me/sessions", "Where you are known", api.MySessions),
    delete("/api/me/sessions", "End all sessions but this", api.MySessions),
    delete("/api/me/sessions/{session}", "End one session", api.MySessions),
    post("/api/me/tokens", "A token for a program of yours", api.NewToken, api.TokenMade),
    post("/api/accounts", "Make an account", api.Registration, api.NewAccount),
    delete("/api/accounts", "Give your account up", You, api.Farewell),
    post("/api/accounts/login", "Log in", api.Credentials, You),
    post("/api/accounts/logout", "Log out", None, You),
    post("/api/accounts/password", "Change your password", api.NewPassword, You),
    post("/api/accounts/recover", "Another password with a recovery code", api.Recovery, You),
    post("/api/accounts/codes", "Other recovery codes", api.Farewell, api.RecoveryCodes),
]


def openapi() -> dict[str, Any]:
    kinds = [kind for each in OPERATIONS for kind in (each.gives, each.takes) if kind and not isinstance(kind, str)]
    found, parts = msgspec.json.schema_components([*kinds, api.Problem], ref_template=PARTS)
    schemas = dict(zip(map(str, kinds), found, strict=False))
    problem = {"description": "Why not", "content": {JSON: {"schema": found[-1]}}}
    paths: dict[str, dict[str, Any]] = {}
    for each in OPERATIONS:
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
