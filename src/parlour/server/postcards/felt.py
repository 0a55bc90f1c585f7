"""What every picture lies on: the club's green, the house's mark, and counters."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageChops, ImageDraw

SIZE = WIDE, HIGH = 1200, 630  # what messengers show largest
LIGHT, DEEP, EDGE = (0x1F, 0x66, 0x4E), (0x0E, 0x35, 0x2B), (0x0A, 0x24, 0x1D)
CREAM, SOFT_CREAM, GOLD = (0xF6, 0xF0, 0xDE), (0xC9, 0xD6, 0xCB), (0xEE, 0xCB, 0x7C)
COIN, COIN_RIM, COIN_INK = (0xE6, 0xBD, 0x5F), (0x8A, 0x64, 0x14), (0x6B, 0x47, 0x00)
TWICE = 4  # Pillow draws no soft edges: what is round is drawn so much larger first
COARSE = 10  # the light is reckoned for so many pixels at once


@cache
def _laid_out() -> Image.Image:
    """Lighter in the middle, as below a lamp, with a narrow edge of gold."""
    small = Image.radial_gradient("L").resize((WIDE // COARSE, HIGH // COARSE))
    fall = small.point(lambda far: min(255, round(far * 1.15))).resize(SIZE, Image.Resampling.BICUBIC)
    felt = Image.composite(Image.new("RGB", SIZE, DEEP), Image.new("RGB", SIZE, LIGHT), fall)
    ImageDraw.Draw(felt).rectangle((0, 0, WIDE - 1, HIGH - 1), outline=EDGE, width=10)
    ImageDraw.Draw(felt).rectangle((18, 18, WIDE - 19, HIGH - 19), outline=(0x4E, 0x7A, 0x55), width=2)
    return felt


def felt() -> Image.Image:
    return _laid_out().copy()


@cache
def coin(wide: int) -> Image.Image:
    large = Image.new("RGBA", (wide * TWICE, wide * TWICE))
    draw, far = ImageDraw.Draw(large), wide * TWICE - 1
    draw.ellipse((0, 0, far, far), fill=COIN_RIM)
    draw.ellipse((far * 0.05, far * 0.05, far * 0.95, far * 0.95), fill=COIN)
    draw.ellipse((far * 0.2, far * 0.2, far * 0.8, far * 0.8), outline=COIN_RIM, width=TWICE)
    return large.resize((wide, wide), Image.Resampling.LANCZOS)


@cache
def _rounded(wide: int, tall: int, radius: int) -> Image.Image:
    large = Image.new("L", (wide * TWICE, tall * TWICE))
    box = (0, 0, wide * TWICE - 1, tall * TWICE - 1)
    ImageDraw.Draw(large).rounded_rectangle(box, radius * TWICE, fill=255)
    return large.resize((wide, tall), Image.Resampling.LANCZOS)


def sunk(on: Image.Image, left: int, top: int, wide: int, tall: int, radius: int = 18) -> None:
    """A darker place in the felt, for what is not a card."""
    mask = ImageChops.multiply(_rounded(wide, tall, radius), Image.new("L", (wide, tall), 150))
    on.paste((0x07, 0x21, 0x1A), (left, top), mask)


def paper(
    on: Image.Image, left: int, top: int, wide: int, tall: int, colour: tuple[int, int, int], radius: int
) -> None:
    on.paste(colour, (left, top), _rounded(wide, tall, radius))
