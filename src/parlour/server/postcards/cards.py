"""Cards as they lie on a picture, with what is written on them in a language, and the shadow below."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from parlour.server.postcards.lettering import font, write
from parlour.server.postcards.sheet import BACK, CELLS, HIGH, KNOB, WIDE, cut

RED, BLACK = (0xC0, 0x24, 0x1F), (0x1B, 0x24, 0x30)
COLOURS = {"H": RED, "D": RED, "B": RED, "A": (0x7D, 0x5A, 0x26), "L": (0x2F, 0x7D, 0x3B)}
BLANK = (0xFF, 0xFD, 0xF7)
ON_KNOB = (0x2C, 0x1F, 0x0C)
JOKER = "JOKER"
SOFT = 6  # pixels by which a shadow reaches beyond its card
STRENGTH = 110
KEPT = 256  # cards; a game in one language has some fifty at a few sizes


def high(wide: int) -> int:
    return round(wide * HIGH / WIDE)


@lru_cache(maxsize=KEPT)
def card(code: str, suits: str, index: str, wide: int) -> Image.Image:
    """The face of a card; ``index`` is what stands in its corners."""
    bare = code.rstrip("'")
    if bare == JOKER:
        return cut(f"french-{JOKER}", wide)
    name = f"{suits}-{bare}"
    large = cut(name, WIDE).copy() if name in CELLS else _blank(bare)
    _write_index(large, index, COLOURS.get(bare[-1:], BLACK))
    return large.resize((wide, high(wide)), Image.Resampling.LANCZOS)


def _blank(code: str) -> Image.Image:
    """A card of somebody's own pack, of which the sheet has no face."""
    made = cut(BACK, WIDE).copy()
    made.paste((*BLANK, 255), (0, 0, WIDE, HIGH), made.getchannel("A"))
    write(ImageDraw.Draw(made), (WIDE / 2, HIGH / 2), code, 56, COLOURS.get(code[-1:], BLACK), True, "mm")
    return made


def _write_index(face: Image.Image, index: str, colour: tuple[int, int, int]) -> None:
    """Above the small sign in two corners; the page has it on the same spot (``web/src/cards/ClubFace.svelte``)."""
    corner = Image.new("RGBA", face.size)
    size = 42 if len(index) == 1 else 36
    while font(size, True).getlength(index) > 40:
        size -= 1
    write(ImageDraw.Draw(corner), (22, 44), index, size, (*colour, 255), True, "ms")
    face.alpha_composite(corner)
    face.alpha_composite(corner.rotate(180))


def back(wide: int) -> Image.Image:
    return cut(BACK, wide)


@lru_cache(maxsize=KEPT)
def knob(number: str, wide: int) -> Image.Image:
    """A wooden knob with its number."""
    made = cut(KNOB, wide).copy()
    write(ImageDraw.Draw(made), (wide / 2, wide / 2), number, round(wide * 0.42), ON_KNOB, True, "mm")
    return made


@lru_cache(maxsize=64)
def shadow(wide: int, tall: int) -> Image.Image:
    made = Image.new("L", (wide + 4 * SOFT, tall + 4 * SOFT))
    ImageDraw.Draw(made).rounded_rectangle(
        (2 * SOFT, 2 * SOFT, 2 * SOFT + wide, 2 * SOFT + tall), wide // 14, fill=STRENGTH
    )
    return made.filter(ImageFilter.GaussianBlur(SOFT))


def lay(felt: Image.Image, thing: Image.Image, left: float, top: float) -> None:
    """Put a thing on the felt, with its shadow."""
    x, y = round(left), round(top)
    dark = shadow(*thing.size)
    felt.paste((0, 0, 0), (x - 2 * SOFT, y - 2 * SOFT + 4), dark)
    felt.paste(thing, (x, y), thing)
