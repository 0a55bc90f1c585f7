"""Words on a picture: the letters that come with the package, as large as there is room for."""

from __future__ import annotations

import io
from functools import cache

from PIL import ImageDraw, ImageFont

from parlour.server.postcards.sheet import ART

Colour = tuple[int, ...]
LEAST = 18  # pixels; what does not fit then is cut off
REST = "…"


@cache
def font(size: int, bold: bool = False) -> ImageFont.FreeTypeFont:
    file = ART / ("bold.ttf" if bold else "regular.ttf")
    return ImageFont.truetype(io.BytesIO(file.read_bytes()), size)


def fitting(text: str, size: int, most: float, bold: bool = False) -> tuple[str, int]:
    """The text and how large it can be written within so many pixels; of one that is too long the beginning."""
    while size > LEAST and font(size, bold).getlength(text) > most:
        size -= 2
    if font(size, bold).getlength(text) > most:
        while text and font(size, bold).getlength(text + REST) > most:
            text = text[:-1]
        text = text.rstrip() + REST
    return text, size


def write(
    draw: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    size: int,
    colour: Colour,
    bold: bool = False,
    anchor: str = "ls",
) -> None:
    draw.text(at, text, fill=colour, font=font(size, bold), anchor=anchor)
