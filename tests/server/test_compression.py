"""The page and what is the same for everybody come compressed to whoever can read that, and whole to the others."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request

from parlour.server.http import pages
from parlour.server.http.negotiation import coding, has_already
from tests.server.doors import open_door
from tests.server.places import in_loop

SCRIPT = b"const cards = [];\n" * 400
BROTLI = b"what the page was compressed to"  # the server hands it out unread


def asking(**headers: str) -> Request:
    told = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "headers": told})


@pytest.mark.parametrize(
    ("header", "chosen"),
    [
        ("", "identity"),
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("GZIP ; Q=0.5", "gzip"),
        ("br;q=0.1, gzip;q=0.9", "gzip"),
        ("br;q=0, *", "gzip"),
        ("*", "br"),
        ("*;q=0", "identity"),
        ("identity", "identity"),
        ("identity;q=1, gzip;q=0.5", "identity"),
        ("identity;q=0", "identity"),
        ("gzip;q=nonsense, br;w=1", "identity"),
        ("zstd, ,;", "identity"),
    ],
)
def test_the_browser_chooses(header: str, chosen: str) -> None:
    assert coding(asking(accept_encoding=header), ["br", "gzip"]) == chosen
    assert coding(asking(accept_encoding=header), []) == "identity"


def test_what_the_browser_has_is_known_by_its_tag() -> None:
    assert has_already(asking(if_none_match='"a", W/"b"'), '"b"')
    assert has_already(asking(if_none_match="*"), '"b"')
    assert not has_already(asking(if_none_match='"a", b'), '"b"')
    assert not has_already(asking(), '"b"')


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (assets / "index-1.js").write_bytes(SCRIPT)
    (assets / "index-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (assets / "index-1.js.br").write_bytes(BROTLI)
    monkeypatch.setattr(pages, "PAGE", tmp_path)
    return assets


async def raw(http: httpx.AsyncClient, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """The answer, and its body as it came: ``httpx`` would unpack it."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with http.stream("GET", path, headers=named) as answer:
        return answer, b"".join([piece async for piece in answer.aiter_raw()])


@pytest.mark.usefixtures("built")
@in_loop
async def test_the_page_is_compressed() -> None:
    async with open_door() as door, door.http() as http:
        tags = set()
        for wish, body in {"identity": SCRIPT, "gzip": gzip.compress(SCRIPT), "gzip, br": BROTLI}.items():
            answer, got = await raw(http, "/assets/index-1.js", accept_encoding=wish)
            assert got[10:] == body[10:]  # the head of a gzip file has the time in it
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["vary"] == "Accept-Encoding"
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers.get("content-encoding", "identity") == wish.split(", ")[-1]
            assert int(answer.headers["content-length"]) == len(got)
            tag = answer.headers["etag"]
            tags.add(tag)
            kept, nothing = await raw(http, "/assets/index-1.js", accept_encoding=wish, if_none_match=tag)
            assert (kept.status_code, nothing, kept.headers["etag"]) == (304, b"", tag)
            part, piece = await raw(http, "/assets/index-1.js", accept_encoding=wish, range="bytes=5-14", if_range=tag)
            assert (part.status_code, piece) == (206, got[5:15])
            assert part.headers["content-range"] == f"bytes 5-14/{len(got)}"
            head = await http.head("/assets/index-1.js", headers={"accept-encoding": wish})
            assert (head.content, head.headers["content-length"], head.headers["etag"]) == (b"", str(len(got)), tag)
        assert len(tags) == 3


@in_loop
async def test_a_file_without_its_compressed_forms_is_sent_as_it_is(built: Path) -> None:
    (built / "index-2.css").write_text("p { margin: 0 }", encoding="utf-8")
    async with open_door() as door, door.http() as http:
        answer, got = await raw(http, "/assets/index-2.css", accept_encoding="br, gzip")
        assert (got, "content-encoding" in answer.headers) == (b"p { margin: 0 }", False)
        page, _html = await raw(http, "/anything", accept_encoding="br, gzip")
        assert (page.headers["cache-control"], "content-encoding" in page.headers) == ("no-cache", False)
        again, nothing = await raw(http, "/", if_none_match=page.headers["etag"])
        assert (again.status_code, nothing) == (304, b"")


@in_loop
async def test_what_is_the_same_for_everybody_is_compressed() -> None:
    async with open_door() as door, door.http() as http:
        plain, text = await raw(http, "/api/schema.json", accept_encoding="identity")
        packed, body = await raw(http, "/api/schema.json", accept_encoding="gzip, br")
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(body) == text
        assert len(body) < len(text) / 3
        assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
        assert plain.headers["etag"] != packed.headers["etag"]
        known, nothing = await raw(
            http, "/api/schema.json", accept_encoding="gzip", if_none_match=packed.headers["etag"]
        )
        assert (known.status_code, nothing, "content-encoding" in known.headers) == (304, b"", False)
