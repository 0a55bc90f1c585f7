"""The sheet of card faces: the page's own, as ``tools/postcards/faces.py`` has drawn them, with nothing written."""

from __future__ import annotations

from functools import cache
from importlib import resources

from PIL import Image

ART = resources.files("parlour.server.postcards") / "art"
WIDE, HIGH = 200, 280  # of a cell, which a card fills
COLUMNS = 12
KNOB, BACK, MARK = "numbers-0", "back-lattice", "mark-parlour"
CELLS = (
    *(f"french-{rank}{suit}" for suit in "CDHS" for rank in "A23456789TJQK"),
    *(f"german-{rank}{suit}" for suit in "ABHL" for rank in "AKQJT987"),
    *(f"sign-{suit}" for suit in "CDHSABL"),
    "french-JOKER",
    KNOB,
    BACK,
    MARK,
)
ROUND = ("sign", "numbers", "mark")  # they are as high as they are wide


def size_of(name: str) -> tuple[int, int]:
    return WIDE, WIDE if name.partition("-")[0] in ROUND else HIGH


def corner_of(name: str) -> tuple[int, int]:
    """Where on the sheet it is."""
    row, column = divmod(CELLS.index(name), COLUMNS)
    return column * WIDE, row * HIGH


@cache
def _sheet() -> Image.Image:
    with (ART / "faces.png").open("rb") as file:
        return Image.open(file).convert("RGBA")


@cache
def cut(name: str, wide: int) -> Image.Image:
    """One thing of the sheet, so many pixels wide."""
    left, top = corner_of(name)
    over, down = size_of(name)
    whole = _sheet().crop((left, top, left + over, top + down))
    return whole.resize((wide, round(wide * down / over)), Image.Resampling.LANCZOS)
