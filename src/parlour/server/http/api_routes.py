"""The HTTP API, address by address, and the documents that describe it (docs/protocol.md has a list for people)."""

from __future__ import annotations

from typing import Any

from parlour.server.http import (
    accounts,
    block_routes,
    contest_routes,
    evening_routes,
    finding_routes,
    guest_routes,
    law_routes,
    leaflet_routes,
    links,
    puzzles,
    result_routes,
    running,
    table_routes,
)
from parlour.server.http.answers import Answer
from parlour.server.http.describing import (
    CSV,
    GAME_NO,
    LANGUAGE,
    PNG,
    SEAT,
    TEXT,
    delete,
    get,
    openapi_of,
    post,
    schema_of,
)
from parlour.server.http.visit import Visit
from parlour.server.protocol import api, blocks, evenings, finding, results
from parlour.server.protocol.evenings import EveningInfo
from parlour.server.protocol.judged import Hearing, Judged
from parlour.server.protocol.laws import LawSheet
from parlour.server.protocol.messages import TableInfo, You
from parlour.server.protocol.puzzled import PuzzleAnswer, PuzzleInfo, Puzzles
from parlour.server.protocol.reviewed import GameReview
from parlour.server.protocol.running import MyRunning


def schema() -> dict[str, object]:
    return schema_of(API)


def openapi() -> dict[str, Any]:
    return openapi_of(API)


async def messages_schema(visit: Visit) -> Answer:
    return await visit.leaflet(schema)


async def api_description(visit: Visit) -> Answer:
    return await visit.leaflet(openapi)


EVENING, TABLE = "/api/evenings/{evening}", "/api/tables/{table}"
CONTEST = f"{EVENING}/contests/{{contest}}"
API = [
    get("/api/games", leaflet_routes.games, "The games", list[api.GameInfo], LANGUAGE),
    get("/api/games/{game}/book", leaflet_routes.book, "A rule book", api.BookInfo, LANGUAGE),
    get("/api/games/{game}/lesson", leaflet_routes.lesson, "The guided first deal", api.Lesson),
    post(
        "/api/games/{game}/agreement",
        leaflet_routes.agreement,
        "What goes together of the options chosen",
        api.Chosen,
        api.AgreementInfo,
    ),
    get("/api/judge/{game}", leaflet_routes.judge, "What can go wrong in a game, and what follows", Judged, LANGUAGE),
    get("/api/puzzles", puzzles.puzzles, "The puzzles, in the order of the days", Puzzles),
    get("/api/puzzles/{puzzle}", puzzles.puzzle, "A puzzle's question", PuzzleInfo),
    get("/api/puzzles/{puzzle}/answer", puzzles.answer, "What is said to an answer", PuzzleAnswer, "move"),
    get(links.PICTURES["table"], links.picture("table"), "The picture of a link to a table", PNG),
    get(links.PICTURES["replay"], links.picture("replay"), "The picture of a link to a finished game", PNG),
    get(links.PICTURES["review"], links.picture("review"), "The picture of a link to its review", PNG),
    get(links.PICTURES["puzzle"], links.picture("puzzle"), "The picture of a link to a puzzle", PNG),
    get("/api/texts/{language}/{game}", leaflet_routes.texts, "Texts of the house and a game, in Fluent", TEXT),
    get("/api/schema.json", messages_schema, "The messages of the web socket, as JSON schema", dict[str, Any]),
    get("/api/openapi.json", api_description, "This description", dict[str, Any]),
    get("/api/tables", table_routes.lobby, "Public tables", api.Lobby),
    get("/api/watch", finding_routes.watch, "Public tables at which a game is played", finding.WatchList, "of", "page"),
    get("/api/waiting", finding_routes.waiting, "Who waits for a game with other people", finding.WaitingList),
    post("/api/tables", table_routes.make_table, "Make a table", api.NewTable, api.TableMade, 201, begin=True),
    get(TABLE, table_routes.table, "A table: settings, seats, state", TableInfo),
    get(f"{TABLE}/record", table_routes.record, "A game as your seat was told it", api.GameRecord, GAME_NO, SEAT),
    get(f"{TABLE}/replay", table_routes.replay, "The same step by step", api.Replay, GAME_NO, SEAT),
    get(f"{TABLE}/fair", table_routes.fair, "What a check of its record said", api.FairCheck, GAME_NO, SEAT),
    get(f"{TABLE}/review", table_routes.review, "A finished game gone through", GameReview, GAME_NO),
    get(
        f"{TABLE}/ratings",
        result_routes.at_table,
        "The ratings of those who sit at a rated table",
        results.TableRatings,
    ),
    get(f"{TABLE}/law", law_routes.law_of_table, "The law in force", LawSheet, GAME_NO, LANGUAGE),
    get(f"{TABLE}/evening", evening_routes.of_table, "The evening it belongs to", evenings.EveningOfTable),
    get(
        f"{TABLE}/judge",
        table_routes.hearing,
        "A game before the committee",
        Hearing,
        GAME_NO,
        "step",
        "entry",
        LANGUAGE,
    ),
    post(
        "/api/evenings",
        evening_routes.make,
        "Open an evening's book",
        evenings.NewEvening,
        evenings.EveningMade,
        201,
        begin=True,
    ),
    get(EVENING, evening_routes.show, "An evening's book", EveningInfo),
    get(f"{EVENING}/csv", evening_routes.sheet, "The same for a spreadsheet", CSV),
    post(f"{EVENING}/tables", evening_routes.join, "Let a table join", evenings.JoinEvening, EveningInfo),
    post(f"{EVENING}/corrections", evening_routes.correct, "Correct a line", evenings.Correction, EveningInfo),
    post(f"{EVENING}/payments", evening_routes.pay, "Note that a debt was paid", evenings.PaidDebt, EveningInfo),
    post(f"{EVENING}/contests", contest_routes.make, "Open a competition", evenings.NewContest, EveningInfo),
    post(f"{CONTEST}/entries", contest_routes.enter, "Take part in it", evenings.Entrance, EveningInfo, begin=True),
    post(f"{CONTEST}/withdrawals", contest_routes.withdraw, "Withdraw from it", evenings.Withdrawal, EveningInfo),
    post(f"{CONTEST}/rounds", contest_routes.draw, "Draw its next round", evenings.DrawRound, EveningInfo),
    post(f"{CONTEST}/commitments", contest_routes.commit, "Commit to packs", evenings.PacksCommitment, EveningInfo),
    post(f"{CONTEST}/shares", contest_routes.share, "Show a share in packs", evenings.PacksShare, EveningInfo),
    post(f"{CONTEST}/results", contest_routes.settle, "Settle a match", evenings.Settlement, EveningInfo),
    get("/api/me/evenings", evening_routes.mine, "The books you keep or stand in", evenings.MyEvenings),
    get("/api/addresses", guest_routes.addresses, "Where others in the same network find the server", api.Addresses),
    get(
        "/api/limits",
        guest_routes.limits,
        "What a guest, an address and a table may use of this server",
        dict[str, float],
    ),
    get("/api/me", guest_routes.me, "You", You, begin=True),
    post("/api/me/name", guest_routes.rename, "Change your name", api.Rename, You, begin=True),
    get("/api/me/games", guest_routes.my_games, "Your games", api.MyGames),
    get("/api/me/running", running.running, "The running games in which you have a seat", MyRunning),
    get("/api/me/blocks", block_routes.mine, "Whom you have blocked", blocks.MyBlocks),
    post("/api/me/blocks", block_routes.block, "Block somebody", blocks.Block, blocks.MyBlocks),
    delete("/api/me/blocks/{guest}", block_routes.unblock, "Block somebody no longer", blocks.MyBlocks),
    post(
        "/api/reports", block_routes.report, "Report somebody to the host of the house", blocks.Report, blocks.Reported
    ),
    get("/api/me/results", result_routes.mine, "Your results, the last first", results.MyResults, "page"),
    delete("/api/me/results", result_routes.delete, "Delete all your results", results.Deleted),
    get("/api/me/results/export", result_routes.export, "All your results, for a file", results.MyResults),
    get("/api/me/results/csv", result_routes.sheet, "The same for a spreadsheet", CSV),
    get("/api/me/sessions", accounts.sessions, "Where you are known", api.MySessions),
    delete("/api/me/sessions", accounts.end_other_sessions, "End all sessions but this", api.MySessions),
    delete("/api/me/sessions/{session}", accounts.end_session, "End one session", api.MySessions),
    post("/api/me/tokens", accounts.make_token, "A token for a program of yours", api.NewToken, api.TokenMade),
    post("/api/accounts", accounts.register, "Make an account", api.Registration, api.NewAccount),
    delete("/api/accounts", accounts.delete_account, "Give your account up", You, api.Farewell),
    post("/api/accounts/login", accounts.log_in, "Log in", api.Credentials, You),
    post("/api/accounts/logout", accounts.log_out, "Log out", None, You),
    post("/api/accounts/password", accounts.change_password, "Change your password", api.NewPassword, You),
    post("/api/accounts/recover", accounts.recover, "Another password with a recovery code", api.Recovery, You),
    post("/api/accounts/codes", accounts.renew_codes, "Other recovery codes", api.Farewell, api.RecoveryCodes),
]
