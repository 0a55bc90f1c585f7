"""The page for browsers, as it was built into the package."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from parlour.server.http.problems import problem
from parlour.server.table.commands import Rejected

PAGE = Path(str(resources.files("parlour") / "page"))
NO_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlour</title>
<h1>Parlour</h1><p>The server runs, but the page is not built into this package: run
<code>./dev page</code> in a checkout.
The API answers at <a href="/api/games">/api/games</a>, the web socket at <code>/ws</code>.</p></html>"""


async def page(request: Request) -> Response:
    """A file of the built page; paths that are no file are the page's own business."""
    if request.url.path.startswith("/api/"):
        return problem(Rejected("unknown", "there is nothing of that name"))
    try:
        wanted = (PAGE / request.path_params["path"]).resolve()
        is_file = wanted.is_file() and wanted.is_relative_to(PAGE.resolve())
    except (OSError, ValueError):  # no file could have such a name
        return problem(Rejected("unknown", "there is nothing of that name"))
    if not (PAGE / "index.html").is_file():
        return HTMLResponse(NO_PAGE)
    if is_file:
        lasting = "/assets/" in request.url.path  # their names change with what is in them
        return FileResponse(wanted, headers={"cache-control": f"max-age={31536000 if lasting else 0}"})
    return FileResponse(PAGE / "index.html", headers={"cache-control": "no-cache"})
