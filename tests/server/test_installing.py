"""What browsers ask for before they install the page, or open it without a network."""

from __future__ import annotations

import json
import re
import struct

import pytest

from parlour.core.languages import LANGUAGES
from parlour.server.http import pages
from parlour.server.http.pages import PAGE
from parlour.server.http.problems import headers_at
from tests.server.doors import open_door
from tests.server.places import in_loop

pytestmark = pytest.mark.skipif(not (PAGE / "index.html").is_file(), reason="the page is not built (./dev page)")
BUILT = re.compile(r'const BUILD = "([0-9a-f]{16})";\nconst FILES = (\[.*\]);\n')
MUST = {(192, "any"), (512, "any"), (512, "maskable")}  # what browsers want of an app's icons


def width_and_height(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    found: tuple[int, int] = struct.unpack(">II", png[16:24])
    return found


@in_loop
async def test_the_page_can_be_installed_in_every_language() -> None:
    about = set()
    async with open_door() as door, door.http() as http:
        for language in LANGUAGES:
            answer = await http.get(f"/manifest.{language}.webmanifest")
            assert answer.headers["content-type"] == "application/manifest+json"
            assert answer.headers["cache-control"] == "no-cache"
            told = answer.json()
            assert (told["lang"], told["id"], told["start_url"], told["display"]) == (language, "/", "/", "standalone")
            about.add(told["description"])
            found = set()
            for icon in told["icons"]:
                drawn = await http.get(icon["src"])
                assert drawn.headers["content-type"] == icon["type"]
                if icon["type"] == "image/png":
                    size = width_and_height(drawn.content)
                    assert icon["sizes"] == f"{size[0]}x{size[1]}"
                    found.add((size[0], icon["purpose"]))
            assert found == MUST
    assert len(about) == len(LANGUAGES)


@in_loop
async def test_the_service_worker_names_its_build_and_files_that_are_there() -> None:
    async with open_door() as door, door.http() as http:
        worker = await http.get("/sw.js")
        assert worker.headers["content-type"].startswith("text/javascript")
        assert worker.headers["cache-control"] == "no-cache"  # or an update would not be noticed
        head = BUILT.match(worker.text)
        assert head is not None
        files = json.loads(head[2])
        assert "/" in files
        assert any(file.startswith("/assets/index-") for file in files)
        assert not [file for file in files if file.startswith(("/api/", "/ws", "/health", "/sw"))]
        for file in files:
            assert (await http.get(file)).status_code == 200


@in_loop
async def test_a_file_of_another_build_is_not_the_page() -> None:
    async with open_door() as door, door.http() as http:
        assert (await http.get("/assets/index-0.js")).status_code == 404
        assert (await http.get("/pocket/python-0.zip")).status_code == 404
        assert (await http.get("/pocket/../index.html")).status_code in (200, 404)
        assert (await http.get("/somewhere")).headers["content-type"].startswith("text/html")


@in_loop
async def test_only_what_plays_without_a_network_may_compile_web_assembly() -> None:
    async with open_door() as door, door.http() as http:
        pocket, *others = [
            (await http.get(path)).headers["content-security-policy"]
            for path in ("/pocket/anything.js", "/", "/sw.js", "/api/me")
        ]
    assert not [policy for policy in others if "wasm" in policy]
    assert "script-src 'self' 'wasm-unsafe-eval';" in pocket
    assert "unsafe-eval'" not in pocket.replace("'wasm-unsafe-eval'", "")
    assert len(headers_at("/pocket/x")) == len(headers_at("/"))


@pytest.mark.skipif(not (PAGE / "pocket.json").is_file(), reason="nothing to take along is built (./dev page)")
@in_loop
async def test_what_is_taken_along_is_handed_out_to_be_kept() -> None:
    async with open_door() as door, door.http() as http:
        listed = (await http.get("/pocket.json", headers={"accept-encoding": "identity"})).json()
        kinds = {}
        for file in listed["files"]:
            answer = await http.head(file["path"], headers={"accept-encoding": "br"})
            assert answer.status_code == 200
            assert answer.headers["cache-control"] == pages.LASTING
            assert int(answer.headers["content-length"]) == file["sent"]
            plain = await http.head(file["path"], headers={"accept-encoding": "identity"})
            assert plain.status_code == (406 if file["sent"] < file["whole"] else 200)
            kinds[file["path"].rpartition(".")[2]] = answer.headers["content-type"].partition(";")[0]
    assert (kinds["wasm"], kinds["mjs"], kinds["zip"]) == ("application/wasm", "text/javascript", "application/zip")
    named = {listed["house"], listed["serializer"], *listed["games"].values()}
    assert named <= {file["path"] for file in listed["files"]}
    assert set(listed["games"]) == set(LANGUAGES)


def test_the_types_of_files_do_not_hang_on_the_machine() -> None:
    assert {pages.TYPES[ending] for ending in (".wasm", ".mjs")} == {"application/wasm", "text/javascript"}
