"""The card faces of the pictures, drawn by the page's own components in a browser: python -m tools.postcards.faces

Needs the page's packages (`./dev page` installs them), Chromium and Pillow.  What is written on cards is left out: the
letters of a king differ from language to language, and are written on the face when a picture is drawn.
"""

from __future__ import annotations

import io
import shutil
import subprocess
import time
from pathlib import Path
from urllib.parse import quote
from urllib.request import urlopen

from PIL import Image
from playwright.sync_api import sync_playwright

from parlour.server.postcards.sheet import CELLS, COLUMNS, HIGH, WIDE, corner_of

ROOT = Path(__file__).parents[2]
SHEET = ROOT / "src/parlour/server/postcards/art/faces.png"
PORT = 5199
PATIENCE = 60  # seconds until the page is there


def drawn(address: str) -> Image.Image:
    browsers = [found for name in ("chromium-headless-shell", "chromium") if (found := shutil.which(name))]
    sheet = Image.new("RGBA", (COLUMNS * WIDE, -(-len(CELLS) // COLUMNS) * HIGH))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsers[0], args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": COLUMNS * (WIDE + 20), "height": 900})
        page.goto(f"{address}/faces.html?names={quote(' '.join(CELLS))}", wait_until="networkidle")
        for name in CELLS:
            taken = page.locator(f"[data-name='{name}']").screenshot(omit_background=True)
            sheet.paste(Image.open(io.BytesIO(taken)).convert("RGBA"), corner_of(name))
        browser.close()
    return sheet


def wait_for(address: str) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            urlopen(f"{address}/faces.html").close()
            return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


def main() -> None:
    vite = ["node_modules/.bin/vite", "--port", str(PORT), "--strictPort", "--host", "127.0.0.1"]
    with subprocess.Popen(vite, cwd=ROOT / "web", stdout=subprocess.DEVNULL) as server:
        address = f"http://127.0.0.1:{PORT}"
        try:
            wait_for(address)
            sheet = drawn(address)
        finally:
            server.terminate()
    sheet.save(SHEET, optimize=True)
    print(f"{SHEET.name}: {len(CELLS)} things, {SHEET.stat().st_size} bytes")


if __name__ == "__main__":
    main()
