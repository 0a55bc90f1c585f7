"""The lines of a record by which its reader can check a game: the chain, the drawings, the cards (docs/fair.md).

Most lines are the same for every reader and are written once for all of them.  Every entry of a record comes here, so
it compiles.
"""

from __future__ import annotations

from parlour.core.events import WATCHER
from parlour.core.game import Game
from parlour.fair.drawings import Drawing
from parlour.fair.heads import MOVE, WATCH
from parlour.fair.rounds import RoundChance
from parlour.server.table import public
from parlour.server.table.chain import Link
from parlour.server.table.gathering import Pool
from parlour.server.table.rounds import VOID
from parlour.server.table.table import Table

Lines = dict[int, list[int]]  # by eyes, as places of a pool


def fair_lines(table: Table, eyes: list[int], pool: Pool) -> Lines:
    """What each of these eyes may have of a game, at a table that kept its chain."""
    found: Lines = {}
    readers: dict[str, list[int]] = {}
    for one in eyes:
        reader = _reader(one)
        readers[reader] = found[one] = [pool.put(line) for line in _begin(table, reader)]
    for link in _links(table):
        alike = [pool.put(line) for line in _alike(link)]
        for lines in found.values():
            lines += alike
        for i in range(len(link.sealed)):
            who = link.sealed[i][0]
            own = readers.get(str(link.mover) if who == MOVE else who)
            if own is not None:
                own.append(pool.put(_told(link, i)))
    if _game(table).over:
        _open_cards(table, found, pool)
    end = pool.put(_end(table))
    for lines in found.values():
        lines.append(end)
    return found


def all_lines(table: Table) -> list[bytes]:
    """With all that was hidden too."""
    lines = _begin(table, "0")
    for link in _links(table):
        lines += [*_alike(link), *[_told(link, i) for i in range(len(link.sealed))]]
    pool = Pool()
    opened: Lines = {0: []}
    _open_cards(table, opened, pool)
    lines += [pool.pieces[at] for at in opened[0]]
    return [*lines, b"fair secret " + table.secret.hex().encode(), _end(table)]


def _game(table: Table) -> Game:
    assert table.game is not None
    return table.game


def _reader(eyes: int) -> str:
    return WATCH if eyes == WATCHER else str(eyes)


def _links(table: Table) -> list[Link]:
    assert table.chain is not None
    assert table.chain.links is not None
    return table.chain.links


def _begin(table: Table, reader: str) -> list[bytes]:
    pack = public.pack(_game(table).pack)
    lines = ["fair scheme 2", f"fair table {table.id} {table.number}", f"fair reader {reader}", f"fair pack {pack}"]
    return [line.encode() for line in lines]


def _end(table: Table) -> bytes:
    assert table.chain is not None
    return b"fair head " + table.chain.last.encode()


def _alike(link: Link) -> list[bytes]:
    """What everybody has of an entry."""
    sealed = [f"fair sealed {link.seq} {who} {seal.hex()}".encode() for who, seal in link.seals]
    return [b"fair entry " + link.public, *sealed]


def _told(link: Link, i: int) -> bytes:
    who, told = link.sealed[i]
    return f"fair told {link.seq} {who} {link.salts[i].hex()} ".encode() + told


def _open_cards(table: Table, found: Lines, pool: Pool) -> None:
    """The cards that each was shown, where they lay in their promised packs."""
    chance = table.chance
    assert isinstance(chance, RoundChance)
    cuts = [cut for _seq, cut in table.cuts if cut is not VOID]
    seen = seen_in_drawings(table, chance, list(found))
    for made, drawn in enumerate(chance.history):
        without = cuts[made].without
        shown = {one: cards[made].union(without) for one, cards in seen.items()}
        by_anybody = set[int]().union(*shown.values())
        if not by_anybody:
            continue
        head, cards = _drawing(drawn.drawing, by_anybody, table, pool)
        for one, lines in found.items():
            if shown[one]:
                lines += head
                lines += [at for card, at in cards if card in shown[one]]


def _drawing(drawing: Drawing, shown: set[int], table: Table, pool: Pool) -> tuple[list[int], list[tuple[int, int]]]:
    """The lines that a promise is checked with, and by card those that open these; as they lay in the pack."""
    number, salts, pack = drawing.number, drawing.salts(), _game(table).pack
    leaves = b"".join(drawing.leaves()).hex()
    head = [f"fair {number} picks {drawing.picks.hex()}", f"fair {number} leaves {leaves}"]
    cards: list[tuple[int, int]] = []
    for place, card in enumerate(drawing.cards):
        if card in shown:
            line = f"fair {number} open {place} {pack.face(card)} {salts[place].hex()}"
            cards.append((card, pool.put(line.encode())))
    return [pool.put(line.encode()) for line in head], cards


def seen_in_drawings(table: Table, chance: RoundChance, eyes: list[int]) -> dict[int, list[set[int]]]:
    """By eyes, the cards of each drawing whose faces they were shown."""
    seen: dict[int, list[set[int]]] = {one: [set() for _drawn in chance.history] for one in eyes}
    latest: dict[int, int] = {}  # card: the drawing that it comes from
    dealt_at = table.dealt_at
    made = 0
    for i, event in enumerate(_game(table).events):
        while made < len(dealt_at) and dealt_at[made] <= i:
            for card in chance.history[made].order:
                latest[card] = made
            made += 1
        cards = [card for card in event.cards if card in latest]
        if not cards:
            continue
        for one, found in seen.items():
            if event.reaches(one) and event.shows(one):
                for card in cards:
                    found[latest[card]].add(card)
    return seen
