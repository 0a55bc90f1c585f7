"""A postcard's picture, drawn: the game's name large, and what lies on the table by its scene."""

from __future__ import annotations

import io
from collections.abc import Sequence
from math import cos, radians, sin

from PIL import Image, ImageDraw

from parlour.core.rules import Rules
from parlour.present.teller import Teller
from parlour.registry import rules_of
from parlour.server.postcards import words
from parlour.server.postcards.cards import back, card, high, knob, lay
from parlour.server.postcards.felt import (
    COIN_INK,
    CREAM,
    GOLD,
    HIGH,
    SOFT_CREAM,
    WIDE,
    coin,
    felt,
    paper,
    sunk,
)
from parlour.server.postcards.lettering import fitting, write
from parlour.server.postcards.postcard import Postcard
from parlour.server.postcards.scene import FACE_DOWN, Pool, Scene, Ticket, fan_of
from parlour.server.postcards.sheet import MARK, cut

LEFT, RIGHT, TOP, BOTTOM = 64, WIDE - 64, 258, HIGH - 40  # where things lie
OWN = 128  # the width of a card in the hand of whoever is asked,
IN_MIDDLE = (152, 134, 118, 104, 92, 80, 68, 58)  # of one in the middle, the first that leaves room for all,
FANNED = 200
BEHIND = 76  # and of one seen from behind
PAST_EDGE = 40  # pixels by which those reach below the picture
GAP = 30  # between groups
OVERLAP = 0.62  # of a card that is seen where the next one lies on it; in the middle
PILL = 62  # the height of what stands beside the cards
CELL = 60  # of a ticket
TICKET, EMPTY, PRINTED, COVERED = (0x8B, 0x5A, 0x2B), (0xCF, 0xA8, 0x73), (0xFD, 0xF4, 0xDC), (0xC3, 0x44, 0x3A)
INK = (0x2C, 0x1F, 0x0C)
MOST_BACKS = 6  # of one hand


def picture(made: Postcard) -> bytes:
    """As PNG; the same postcard is the same picture, byte for byte."""
    ground = felt()
    _write_head(ground, made)
    if made.scene is None:
        _Table(ground, None, made.language).fan(fan_of("french", words.HOUSE), "french")
    else:
        _Table(ground, rules_of(made.game), made.language).lay_out(made.scene)
    written = io.BytesIO()
    ground.quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.FLOYDSTEINBERG).save(written, "PNG")
    return written.getvalue()


def _write_head(ground: Image.Image, made: Postcard) -> None:
    draw = ImageDraw.Draw(ground)
    ground.paste(cut(MARK, 68), (RIGHT - 68, 46), cut(MARK, 68))
    if not made.game:
        write(draw, (LEFT, 150), words.HOUSE, 108, CREAM, True)
        told, size = fitting(words.line(made), 38, RIGHT - LEFT)
        write(draw, (LEFT, 214), told, size, SOFT_CREAM)
        return
    write(draw, (RIGHT - 84, 93), words.HOUSE, 38, CREAM, True, "rs")
    write(draw, (LEFT, 88), words.text(made.language, made.kind), 38, GOLD, True)
    title, size = fitting(words.game_title(made.game, made.language), 92, RIGHT - LEFT, True)
    write(draw, (LEFT, 172), title, size, CREAM, True)
    told, size = fitting(words.line(made), 36, RIGHT - LEFT)
    write(draw, (LEFT, 224), told, size, SOFT_CREAM)


class _Table:
    """The felt while cards are laid on it."""

    def __init__(self, ground: Image.Image, rules: Rules | None, language: str) -> None:
        self.ground = ground
        self.draw = ImageDraw.Draw(ground)
        self.teller = None if rules is None else Teller(rules, language)

    def lay_out(self, scene: Scene) -> None:
        if scene.fan:
            self.fan(scene.fan, scene.suits)
        edge = self._beside(scene)
        bottom = BOTTOM
        if scene.hand:
            bottom = HIGH - 36 - high(OWN)
            self._row(scene.hand, scene.suits, OWN, LEFT, RIGHT, bottom)
            bottom -= 22
        elif scene.hidden:
            bottom = HIGH - high(BEHIND) + PAST_EDGE - 24
            self._behind(scene.hidden)
        if scene.tickets:
            self._tickets(scene, edge)
        else:
            self._groups(scene.middle, scene.suits, edge, bottom)

    def face(self, code: str, suits: str, wide: int) -> Image.Image:
        if code == FACE_DOWN:
            return back(wide)
        if suits == "numbers":
            return knob(code, wide)
        index = code[0] if self.teller is None else words.index_of(self.teller, code, suits)
        return card(code, suits, index, wide)

    def fan(self, codes: Sequence[str], suits: str) -> None:
        """As a hand holds them, half below the edge."""
        far, spread, centre = 700, 11, (WIDE * 0.5, HIGH + 560)
        for place, code in enumerate(codes):
            turn = (place - (len(codes) - 1) / 2) * spread
            x = centre[0] + far * sin(radians(turn))
            y = centre[1] - far * cos(radians(turn))
            dark = Image.new("RGBA", (FANNED + 40, high(FANNED) + 40))
            face = self.face(code, suits, FANNED)
            dark.paste((0, 0, 0, 90), (16, 24), face.getchannel("A").point(lambda seen: seen * 90 // 255))
            dark.alpha_composite(face, (20, 20))
            turned = dark.rotate(-turn, Image.Resampling.BICUBIC, expand=True)
            self.ground.paste(turned, (round(x - turned.width / 2), round(y - turned.height / 2)), turned)

    def _row(self, codes: Sequence[str], suits: str, wide: int, left: float, right: float, top: float) -> None:
        """Side by side in the middle between two edges, one on the other where they must."""
        step = min(wide + 14.0, (right - left - wide) / max(1, len(codes) - 1))
        begin = (left + right - wide - step * (len(codes) - 1)) / 2
        for place, code in enumerate(codes):
            lay(self.ground, self.face(code, suits, wide), begin + place * step, top)

    def _groups(self, groups: list[list[str]], suits: str, right: int, bottom: int) -> None:
        """Cards that lie together overlap; the largest that leaves room for all of them is taken."""
        for wide in IN_MIDDLE:
            lines = _in_lines(groups, wide, right - LEFT)
            tall = high(wide)
            longest = max((_length(line, wide) for line in lines), default=0.0)
            if len(lines) * (tall + 16) - 16 <= bottom - TOP and longest <= right - LEFT:
                break
        y = TOP + max(0, (bottom - TOP - len(lines) * (tall + 16) + 16) / 2)
        for line in lines:
            if y + tall > bottom + 16:
                break
            x = LEFT + max(0.0, (right - LEFT - _length(line, wide)) / 2)
            for group in line:
                for place, code in enumerate(group):
                    lay(self.ground, self.face(code, suits, wide), x + place * wide * OVERLAP, y)
                x += _length([group], wide) + GAP
            y += tall + 16

    def _behind(self, hands: list[int]) -> None:
        """The hands of all seats along the lower edge."""
        room = (RIGHT - LEFT) / len(hands)
        for seat, backs in enumerate(hands):
            shown = min(backs, MOST_BACKS, max(1, int((room - BEHIND - 20) / 20) + 1))
            begin = LEFT + room * (seat + 0.5) - (BEHIND + 20 * (shown - 1)) / 2
            for place in range(shown):
                lay(self.ground, back(BEHIND), begin + 20 * place, HIGH - high(BEHIND) + PAST_EDGE)

    def _beside(self, scene: Scene) -> int:
        """Trumps and pools to the right; gives where they begin."""
        assert self.teller is not None
        rows = ([scene.trump] if scene.trump else []) + scene.pools
        if not rows:
            return RIGHT
        columns = 3 if scene.hand and len(rows) > 4 else 2 if len(rows) > 5 or (scene.hand and len(rows) > 2) else 1
        wide = 296 if columns < 3 else 232
        deep = -(-len(rows) // columns)
        room = (HIGH - 60 - high(OWN) if scene.hand else HIGH - 120 if scene.hidden else BOTTOM) - TOP
        tall = min(PILL, (room - 10 * (deep - 1)) // deep)
        begin = RIGHT - columns * wide - 12 * (columns - 1)
        top = TOP + (room - deep * (tall + 10) + 10) // 2
        for number, row in enumerate(rows):
            column, line = divmod(number, deep)
            x, y = begin + column * (wide + 12), top + line * (tall + 10)
            sunk(self.ground, x, y, wide, tall)
            if isinstance(row, Pool):
                self._pool(row, scene.suits, x, y, wide, tall)
            else:
                self._trump(row, x, y, wide, tall)
        return begin - 28

    def _trump(self, suit: str, x: int, y: int, wide: int, tall: int) -> None:
        assert self.teller is not None
        size = round(tall * 0.74)
        paper(self.ground, x + 10, y + (tall - size) // 2, size, size, CREAM, 10)
        sign = cut(f"sign-{suit}", size - 10)
        self.ground.paste(sign, (x + 15, y + (tall - size) // 2 + 5), sign)
        self._label(self.teller.fact("trump"), x + 20 + size, y, wide - size - 36, tall)

    def _pool(self, pool: Pool, suits: str, x: int, y: int, wide: int, tall: int) -> None:
        assert self.teller is not None
        size = round(tall * 0.74)
        amount, across = str(pool.counters), x + 10
        disc = coin(size)
        self.ground.paste(disc, (across, y + (tall - size) // 2), disc)
        fit, large = fitting(amount, round(size * 0.56), size * 0.8, True)
        write(self.draw, (across + size / 2, y + tall / 2), fit, large, COIN_INK, True, "mm")
        used = size + 20
        if pool.face:
            small = round((tall - 8) * 5 / 7)
            lay(self.ground, self.face(pool.face, suits, small), x + wide - small - 10, y + 4)
            used += small + 8
        name = self.teller.capital(self.teller.account(pool.account))
        self._label(name, across + size + 10, y, wide - used - 14, tall)

    def _label(self, text: str, x: float, y: float, room: float, tall: int) -> None:
        told, size = fitting(text, min(30, round(tall * 0.58)), room)
        write(self.draw, (x, y + tall / 2), told, size, CREAM, False, "lm")

    def _tickets(self, scene: Scene, right: int) -> None:
        """The tickets with most numbers covered, and the last numbers called above them."""
        columns = max(ticket.columns for ticket in scene.tickets)
        wide = columns * CELL + 20
        y = TOP
        if scene.called:
            size = 84
            length = (size + 12) * len(scene.called) - 12
            for place, number in enumerate(scene.called):
                lay(self.ground, knob(number, size), LEFT + (right - LEFT - length) / 2 + place * (size + 12), y)
            y += size + 26
        fitting_in = scene.tickets[: max(1, (right - LEFT + GAP) // (wide + GAP))]
        x = LEFT + (right - LEFT - len(fitting_in) * (wide + GAP) + GAP) // 2
        for ticket in fitting_in:
            self._ticket(ticket, x, y)
            x += wide + GAP

    def _ticket(self, ticket: Ticket, left: int, top: int) -> None:
        rows = printed_rows(ticket)
        paper(self.ground, left, top, ticket.columns * CELL + 20, len(rows) * CELL + 20, TICKET, 10)
        for line, row in enumerate(rows):
            for column in range(ticket.columns):
                x, y = left + 10 + column * CELL, top + 10 + line * CELL
                number = row.get(column, "")
                paper(self.ground, x + 1, y + 1, CELL - 2, CELL - 2, PRINTED if number else EMPTY, 3)
                if number in ticket.covered:
                    paper(self.ground, x + 4, y + 4, CELL - 8, CELL - 8, COVERED, CELL // 2 - 4)
                colour = CREAM if number in ticket.covered else INK
                write(self.draw, (x + CELL / 2, y + CELL / 2), number, 30, colour, True, "mm")


def printed_rows(ticket: Ticket) -> list[dict[int, str]]:
    """Numbers of a row grow from left to right; one that does not begins the next row."""
    rows: list[dict[int, str]] = []
    last = ticket.columns
    for number in ticket.numbers:
        column = min(int(number) // 10, ticket.columns - 1)
        if column <= last:
            rows.append({})
        rows[-1][column] = number
        last = column
    return rows


def _in_lines(groups: list[list[str]], wide: int, room: float) -> list[list[list[str]]]:
    lines: list[list[list[str]]] = []
    for group in groups:
        if lines and _length([*lines[-1], group], wide) <= room:
            lines[-1].append(group)
        else:
            lines.append([group])
    return lines


def _length(line: list[list[str]], wide: int) -> float:
    return sum(wide + (len(group) - 1) * wide * OVERLAP for group in line) + GAP * (len(line) - 1)
