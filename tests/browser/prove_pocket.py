"""Without a network, all of it: golden games under the browser's Python, byte for byte, how long its bots think, and a
deal of every game played by pressing, in a browser whose house is gone.

``./dev proof pocket``; the tests play one deal.
"""

from __future__ import annotations

import subprocess
import sys
import time
import zlib
from pathlib import Path

from playwright.sync_api import sync_playwright

from parlour.present.prose import read_book
from parlour.registry import all_rules
from parlour.server.http.pages import PAGE
from parlour.server.pocket.thinking import LONGEST
from tests.browser.conftest import CHROMIUM
from tests.browser.houses import ROOT, Waited
from tests.browser.pockets import Travellers, come_back, make_ready, play_a_deal

MB = 1_000_000
LARGEST = 14 * MB  # the rest of a wheel takes ten, and 25 are what it may have


def under_pyodide(node: str) -> int:
    """Golden games and thoughts, in Node with the files that browsers are given."""
    script = ROOT / "web/prove-pocket.js"
    return subprocess.call([node, str(script), str(PAGE), str(ROOT), str(LONGEST)], cwd=ROOT / "web")


def in_a_browser() -> list[str]:
    """What was wrong."""
    with Waited() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        travellers = Travellers(browser, house.address)
        page = travellers.page()
        make_ready(page)
        house.kill()
        began = time.monotonic()
        come_back(page)
        print(f"tables after {time.monotonic() - began:.1f} s", flush=True)
        for rules in all_rules().values():
            began = time.monotonic()
            pressed = play_a_deal(page, read_book(rules).title)
            assert pressed, f"{rules.name} was over before anything could be pressed"
            print(f"{rules.name}: a deal of {pressed} presses in {time.monotonic() - began:.0f} s", flush=True)
        browser.close()
        return travellers.wrong()


def in_a_wheel() -> int:
    """Bytes that the page takes in a wheel, which packs each file by itself."""
    return sum(len(zlib.compress(file.read_bytes())) for file in PAGE.rglob("*") if file.is_file())


def main(node: str) -> int:
    if not Path(node).is_file():
        print(f"there is no Node at {node}", file=sys.stderr)
        return 2
    size = in_a_wheel()
    print(f"the page takes {size / MB:.1f} MB of a wheel", flush=True)
    if size > LARGEST or under_pyodide(node):
        return 1
    wrong = in_a_browser()
    print(*wrong, sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
