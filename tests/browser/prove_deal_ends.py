"""Fifty deals of every game, or as many as are asked for, read off the screen and held beside what the engine says.

``./dev proof deal-ends 50``; the tests read a few.
"""

from __future__ import annotations

import sys
import time

from playwright.sync_api import sync_playwright

from parlour.registry import all_rules
from tests.browser.conftest import CHROMIUM, Guests
from tests.browser.deal_ends import read_deals
from tests.browser.houses import Waited

USUAL = 50
AT_A_TABLE = 10


def prove(guests: Guests, game: str, deals: int) -> int:
    """Tables of the game, one after the other, until so many deals have been read."""
    read, seed = 0, 0
    while read < deals:
        seed += 1
        read += read_deals(guests.page(), game, min(AT_A_TABLE, deals - read), seed)
        guests.close()
        guests.contexts.clear()
    return read


def main(deals: int) -> int:
    with Waited() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for game in all_rules():
            began = time.monotonic()
            guests = Guests(browser, house.address)
            read = prove(guests, game, deals)
            wrong = [said for said in guests.complaints if "/api/texts/" not in said]
            print(f"{game}: {read} deals read in {time.monotonic() - began:.0f} s", *wrong, sep="\n", flush=True)
            if wrong:
                return 1
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else USUAL))
