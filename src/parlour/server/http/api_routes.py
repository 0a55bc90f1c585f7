"""The HTTP API, address by address; docs/protocol.md has the list for those who ask."""

from __future__ import annotations

from typing import NamedTuple

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
from parlour.server.http.visit import Handler


class ApiRoute(NamedTuple):
    """Whoever asks here may ``begin`` a session by it."""

    path: str
    handler: Handler
    method: str = "GET"
    begin: bool = False


API = [
    ApiRoute("/api/games", leaflet_routes.games),
    ApiRoute("/api/games/{game}/book", leaflet_routes.book),
    ApiRoute("/api/games/{game}/lesson", leaflet_routes.lesson),
    ApiRoute("/api/games/{game}/agreement", leaflet_routes.agreement, "POST"),
    ApiRoute("/api/judge/{game}", leaflet_routes.judge),
    ApiRoute("/api/puzzles", puzzles.puzzles),
    ApiRoute("/api/puzzles/{puzzle}", puzzles.puzzle),
    ApiRoute("/api/puzzles/{puzzle}/answer", puzzles.answer),
    *(ApiRoute(path, links.picture(kind)) for kind, path in links.PICTURES.items()),
    ApiRoute("/api/texts/{language}/{game}", leaflet_routes.texts),
    ApiRoute("/api/schema.json", leaflet_routes.messages_schema),
    ApiRoute("/api/openapi.json", leaflet_routes.api_description),
    ApiRoute("/api/tables", table_routes.lobby),
    ApiRoute("/api/tables", table_routes.make_table, "POST", begin=True),
    ApiRoute("/api/watch", finding_routes.watch),
    ApiRoute("/api/waiting", finding_routes.waiting),
    ApiRoute("/api/tables/{table}", table_routes.table),
    ApiRoute("/api/tables/{table}/record", table_routes.record),
    ApiRoute("/api/tables/{table}/replay", table_routes.replay),
    ApiRoute("/api/tables/{table}/fair", table_routes.fair),
    ApiRoute("/api/tables/{table}/review", table_routes.review),
    ApiRoute("/api/tables/{table}/ratings", result_routes.at_table),
    ApiRoute("/api/tables/{table}/law", law_routes.law_of_table),
    ApiRoute("/api/tables/{table}/evening", evening_routes.of_table),
    ApiRoute("/api/evenings", evening_routes.make, "POST", begin=True),
    ApiRoute("/api/evenings/{evening}", evening_routes.show),
    ApiRoute("/api/evenings/{evening}/csv", evening_routes.sheet),
    ApiRoute("/api/evenings/{evening}/tables", evening_routes.join, "POST"),
    ApiRoute("/api/evenings/{evening}/corrections", evening_routes.correct, "POST"),
    ApiRoute("/api/evenings/{evening}/payments", evening_routes.pay, "POST"),
    ApiRoute("/api/evenings/{evening}/contests", contest_routes.make, "POST"),
    ApiRoute("/api/evenings/{evening}/contests/{contest}/entries", contest_routes.enter, "POST", begin=True),
    ApiRoute("/api/evenings/{evening}/contests/{contest}/withdrawals", contest_routes.withdraw, "POST"),
    ApiRoute("/api/evenings/{evening}/contests/{contest}/rounds", contest_routes.draw, "POST"),
    ApiRoute("/api/evenings/{evening}/contests/{contest}/commitments", contest_routes.commit, "POST"),
    ApiRoute("/api/evenings/{evening}/contests/{contest}/shares", contest_routes.share, "POST"),
    ApiRoute("/api/evenings/{evening}/contests/{contest}/results", contest_routes.settle, "POST"),
    ApiRoute("/api/me/evenings", evening_routes.mine),
    ApiRoute("/api/tables/{table}/judge", table_routes.hearing),
    ApiRoute("/api/addresses", guest_routes.addresses),
    ApiRoute("/api/limits", guest_routes.limits),
    ApiRoute("/api/me", guest_routes.me, begin=True),
    ApiRoute("/api/me/name", guest_routes.rename, "POST", begin=True),
    ApiRoute("/api/me/games", guest_routes.my_games),
    ApiRoute("/api/me/running", running.running),
    ApiRoute("/api/me/blocks", block_routes.mine),
    ApiRoute("/api/me/blocks", block_routes.block, "POST"),
    ApiRoute("/api/me/blocks/{guest}", block_routes.unblock, "DELETE"),
    ApiRoute("/api/reports", block_routes.report, "POST"),
    ApiRoute("/api/me/results", result_routes.mine),
    ApiRoute("/api/me/results", result_routes.delete, "DELETE"),
    ApiRoute("/api/me/results/export", result_routes.export),
    ApiRoute("/api/me/results/csv", result_routes.sheet),
    ApiRoute("/api/me/sessions", accounts.sessions),
    ApiRoute("/api/me/sessions", accounts.end_other_sessions, "DELETE"),
    ApiRoute("/api/me/sessions/{session}", accounts.end_session, "DELETE"),
    ApiRoute("/api/me/tokens", accounts.make_token, "POST"),
    ApiRoute("/api/accounts", accounts.register, "POST"),
    ApiRoute("/api/accounts", accounts.delete_account, "DELETE"),
    ApiRoute("/api/accounts/login", accounts.log_in, "POST"),
    ApiRoute("/api/accounts/logout", accounts.log_out, "POST"),
    ApiRoute("/api/accounts/password", accounts.change_password, "POST"),
    ApiRoute("/api/accounts/recover", accounts.recover, "POST"),
    ApiRoute("/api/accounts/codes", accounts.renew_codes, "POST"),
]
