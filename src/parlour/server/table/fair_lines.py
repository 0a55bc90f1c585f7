"""The lines of a record by which its reader can check a game: the chain, the drawings, the cards (docs/fair.md)."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.events import WATCHER
from parlour.fair.chance import Drawn
from parlour.fair.heads import MOVE, WATCH, salt_of, seal_of
from parlour.fair.rounds import RoundChance
from parlour.server.table import public
from parlour.server.table.chain import Link
from parlour.server.table.rounds import VOID
from parlour.server.table.table import Table


def fair_lines(table: Table, eyes: int, everything: bool) -> list[str]:
    """What these eyes may have of a game, at a table that kept its chain; ``everything``: with all that was hidden."""
    game, chance, chain = table.game, table.chance, table.chain
    assert game is not None
    assert isinstance(chance, RoundChance)
    assert chain is not None
    assert chain.links is not None
    reader = WATCH if eyes == WATCHER else str(eyes)
    lines = ["fair scheme 2", f"fair table {table.id} {table.number}", f"fair reader {reader}"]
    lines.append(f"fair pack {public.pack(game.pack)}")
    for link in chain.links:
        lines += _entry(link, table, reader, everything)
    if game.over:
        cuts = [cut for _seq, cut in table.cuts if cut is not VOID]
        for drawn, seen, cut in zip(chance.history, seen_in_drawings(table, eyes), cuts, strict=True):
            lines += _opened(drawn, seen.union(cut.without), table)
    if everything:
        lines.append(f"fair secret {table.secret.hex()}")
    lines.append(f"fair head {chain.last}")
    return lines


def _entry(link: Link, table: Table, reader: str, everything: bool) -> Iterator[str]:
    yield f"fair entry {link.public.decode()}"
    for who, told in link.sealed:
        yield f"fair sealed {link.seq} {who} {seal_of(table.secret, link.seq, who, told).hex()}"
    for who, told in link.sealed:
        own = who == reader or (who == MOVE and str(link.mover) == reader)
        if own or everything:
            yield f"fair told {link.seq} {who} {salt_of(table.secret, link.seq, who).hex()} {told.decode()}"


def seen_in_drawings(table: Table, eyes: int) -> list[set[int]]:
    """The cards of each drawing whose faces these eyes were shown."""
    game, chance = table.game, table.chance
    assert game is not None
    seen: list[set[int]] = [set() for _drawn in chance.history]
    latest: dict[int, int] = {}  # card: the drawing that it comes from
    made = 0
    for i, event in enumerate(game.events):
        while made < len(table.dealt_at) and table.dealt_at[made] <= i:
            latest.update(dict.fromkeys(chance.history[made].order, made))
            made += 1
        if event.reaches(eyes) and event.shows(eyes):
            for card in event.cards:
                if card in latest:
                    seen[latest[card]].add(card)
    return seen


def _opened(drawn: Drawn, seen: set[int], table: Table) -> Iterator[str]:
    if not seen or table.game is None:
        return
    drawing = drawn.drawing
    salts = drawing.salts()
    yield f"fair {drawing.number} picks {drawing.picks.hex()}"
    yield f"fair {drawing.number} leaves {b''.join(drawing.leaves()).hex()}"
    for place, card in enumerate(drawing.cards):
        if card in seen:
            yield f"fair {drawing.number} open {place} {table.game.pack.face(card)} {salts[place].hex()}"
