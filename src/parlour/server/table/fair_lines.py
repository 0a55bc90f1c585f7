"""The lines of a record by which its reader can check a game: the chain, the drawings, the cards (docs/fair.md)."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.events import WATCHER
from parlour.fair.chance import Drawn
from parlour.fair.heads import MOVE, WATCH
from parlour.fair.rounds import RoundChance
from parlour.server.table import public
from parlour.server.table.chain import Link
from parlour.server.table.gathering import Pool
from parlour.server.table.played import Played
from parlour.server.table.rounds import VOID


class FairLines:
    """Most lines are the same for every reader: they are written once."""

    def __init__(self, played: Played) -> None:
        chain = played.chain
        assert chain is not None
        assert chain.links is not None
        self.played = played
        self.links: list[Link] = chain.links
        self.head = chain.last
        self.pack = public.pack(played.game.pack).encode()
        self._alike: list[list[int]] = []  # by link, as places of a pool

    def told_to(self, eyes: int, pool: Pool) -> list[int]:
        """What these eyes may have of the game, as places of the pool: always the same one."""
        if not self._alike:
            self._alike = [[pool.put(line) for line in _alike(link)] for link in self.links]
        reader = _reader(eyes)
        lines = [pool.put(line) for line in self._begin(reader)]
        for link, alike in zip(self.links, self._alike, strict=True):
            lines += alike
            for i, (who, _told) in enumerate(link.sealed):
                if who == reader or (who == MOVE and str(link.mover) == reader):
                    lines.append(pool.put(_told_line(link, i)))
        lines += [pool.put(line) for line in self._opened(eyes)]
        lines.append(pool.put(self._end()))
        return lines

    def everything(self) -> list[bytes]:
        """All that was hidden too."""
        lines = self._begin("0")
        for link in self.links:
            lines += [*_alike(link), *[_told_line(link, i) for i in range(len(link.sealed))]]
        lines += self._opened(0)
        return [*lines, f"fair secret {self.played.secret.hex()}".encode(), self._end()]

    def _begin(self, reader: str) -> list[bytes]:
        played = self.played
        table = f"fair table {played.id} {played.number}".encode()
        return [b"fair scheme 2", table, f"fair reader {reader}".encode(), b"fair pack " + self.pack]

    def _end(self) -> bytes:
        return f"fair head {self.head}".encode()

    def _opened(self, eyes: int) -> list[bytes]:
        """The cards that these eyes were shown, each where it lay in its promised pack; when the game is over."""
        played = self.played
        if not played.game.over:
            return []
        cuts = [cut for _seq, cut in played.cuts if cut is not VOID]
        lines: list[str] = []
        for drawn, seen, cut in zip(played.chance.history, seen_in_drawings(played, eyes), cuts, strict=True):
            lines += self._drawing(drawn, seen.union(cut.without))
        return [line.encode() for line in lines]

    def _drawing(self, drawn: Drawn, seen: set[int]) -> Iterator[str]:
        if not seen:
            return
        drawing = drawn.drawing
        salts = drawing.salts()
        yield f"fair {drawing.number} picks {drawing.picks.hex()}"
        yield f"fair {drawing.number} leaves {b''.join(drawing.leaves()).hex()}"
        for place, card in enumerate(drawing.cards):
            if card in seen:
                yield f"fair {drawing.number} open {place} {self.played.game.pack.face(card)} {salts[place].hex()}"


def _reader(eyes: int) -> str:
    return WATCH if eyes == WATCHER else str(eyes)


def _alike(link: Link) -> list[bytes]:
    sealed = [f"fair sealed {link.seq} {who} {seal.hex()}".encode() for who, seal in link.seals]
    return [b"fair entry " + link.public, *sealed]


def _told_line(link: Link, i: int) -> bytes:
    who, told = link.sealed[i]
    return f"fair told {link.seq} {who} {link.salts[i].hex()} ".encode() + told


def seen_in_drawings(played: Played, eyes: int) -> list[set[int]]:
    """The cards of each drawing whose faces these eyes were shown."""
    game, chance = played.game, played.chance
    assert isinstance(chance, RoundChance)
    seen: list[set[int]] = [set() for _drawn in chance.history]
    latest: dict[int, int] = {}  # card: the drawing that it comes from
    made = 0
    for i, event in enumerate(game.events):
        while made < len(played.dealt_at) and played.dealt_at[made] <= i:
            latest.update(dict.fromkeys(chance.history[made].order, made))
            made += 1
        if event.reaches(eyes) and event.shows(eyes):
            for card in event.cards:
                if card in latest:
                    seen[latest[card]].add(card)
    return seen
