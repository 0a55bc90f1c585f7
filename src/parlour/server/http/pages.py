"""The page for browsers, as it was built into the package."""

from __future__ import annotations

import hashlib
from importlib import resources
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from parlour.server.http.carrying import carried
from parlour.server.http.negotiation import coding, has_already
from parlour.server.http.problems import problem
from parlour.server.table.callers import Rejected

PAGE = Path(str(resources.files("parlour") / "page"))
NO_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlour</title>
<h1>Parlour</h1><p>The server runs, but the page is not built into this package: run
<code>./dev page</code> in a checkout.
The API answers at <a href="/api/games">/api/games</a>, the web socket at <code>/ws</code>.</p></html>"""


NOTHING = Rejected("unknown", "there is nothing of that name")
COMPRESSED = {"br": ".br", "gzip": ".gz"}  # the best first: beside each file of the page that is worth it
LASTING = "public, max-age=31536000, immutable"
LASTS = ("assets", "pocket")  # folders whose files have names that change with what is in them
TYPES = {".webmanifest": "application/manifest+json", ".wasm": "application/wasm", ".mjs": "text/javascript"}


async def page(request: Request) -> Response:
    """A file of the built page; paths that are no file are the page's own business."""
    if request.url.path.startswith("/api/"):
        return carried(problem(NOTHING))
    try:
        wanted = (PAGE / request.path_params["path"]).resolve()
        is_file = wanted.is_file() and wanted.is_relative_to(PAGE.resolve())
    except (OSError, ValueError):  # no file could have such a name
        return carried(problem(NOTHING))
    if not (PAGE / "index.html").is_file():
        return HTMLResponse(NO_PAGE)
    if any(wanted.is_relative_to(PAGE.resolve() / folder) for folder in LASTS):
        return _asset(request, wanted)
    if not is_file:
        wanted = PAGE / "index.html"
    return _answer(request, wanted, wanted.name, f'"{hashlib.sha256(wanted.read_bytes()).hexdigest()[:32]}"')


def _asset(request: Request, wanted: Path) -> Response:
    """Compressed as the browser likes it; a range is then one of the compressed bytes, and the tag says of which.

    Large ones there are by Brotli alone, or a wheel would hold them twice.  One of another build is none of this one.
    """
    forms = {name: Path(f"{wanted}{ending}") for name, ending in COMPRESSED.items()}
    there = [name for name, file in forms.items() if file.is_file()]
    chosen = coding(request, there)
    file = forms.get(chosen, wanted)
    if not file.is_file():
        return _not_so(there) if there else carried(problem(NOTHING))
    headers = {"cache-control": LASTING, "vary": "Accept-Encoding"}
    if file != wanted:
        headers["content-encoding"] = chosen
    return _answer(request, file, wanted.name, f'"{file.name}"', **headers)


def _not_so(there: list[str]) -> Response:
    refused = problem(Rejected("malformed", f"this file is sent with content-encoding {', '.join(there)} only"))
    refused.status = 406
    return carried(refused)


def _answer(request: Request, file: Path, name: str, etag: str, **headers: str) -> Response:
    """The file under the name that it has when it is not compressed, or that what the browser has is still good."""
    headers = {"cache-control": "no-cache", **headers, "etag": etag}
    if has_already(request, etag):
        headers.pop("content-encoding", None)
        return Response(status_code=304, headers=headers)
    return FileResponse(file, headers=headers, media_type=TYPES.get(Path(name).suffix) or guess_type(name)[0])
