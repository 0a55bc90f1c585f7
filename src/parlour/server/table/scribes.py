"""Writing a game down as a file, as each was told it and as it was.

All of them can be checked with ``parlour verify``; that with every card can also be replayed.
"""

from __future__ import annotations

from parlour.cases.record import Recorder
from parlour.cases.run import is_step
from parlour.fair.chance import FairChance
from parlour.fair.rounds import RoundChance
from parlour.fair.witness import Witness, nonce_line
from parlour.present.teller import Teller
from parlour.server.table import entries
from parlour.server.table.dealing import GameAct
from parlour.server.table.fair_lines import all_lines, fair_lines
from parlour.server.table.gathering import Pool
from parlour.server.table.rounds import VOID, Cut
from parlour.server.table.table import Table


class Marks:
    """How many steps of a record were written with each entry."""

    def __init__(self) -> None:
        self.each: list[tuple[int, int]] = []
        self._seen = 0
        self._steps = 0

    def note(self, entry: int, lines: list[str]) -> None:
        self._steps += sum([is_step(line) for line in lines[self._seen :]])
        self._seen = len(lines)
        self.each.append((entry, self._steps))


class RoundScribe:
    """Of a game that was dealt in rounds, at a table that has kept its chain."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game, chance = table.fresh_game()
        assert isinstance(chance, RoundChance)
        self.chance = chance
        assert table.agreed is not None
        self.recorder = Recorder(self.game, table.agreed.names)
        self.head = [line.encode() for line in self.recorder.lines]
        self.marks = Marks()

    @property
    def written(self) -> list[tuple[int, int]]:
        return self.marks.each

    def told(self, pool: Pool) -> dict[int, list[int]]:
        """By eyes, the lines of a file as places of the pool."""
        head, end = [pool.put(line) for line in self.head], pool.put(b"")
        fair = fair_lines(self.table, readers(self.table), pool)
        return {one: [*head, *lines, end] for one, lines in fair.items()}

    def everything(self) -> str:
        """With every card: the game is played once more, since nobody was told what it was made of."""
        self._go_on()
        self.marks.note(0, self.recorder.lines)
        for seq, act in self.table.acts_of_game(self.table.seq):
            self._follow(seq, act)
            self.marks.note(seq, self.recorder.lines)
        return self.recorder.text() + b"\n".join([*all_lines(self.table), b""]).decode()

    def _follow(self, seq: int, act: GameAct) -> None:
        chance = self.chance
        if isinstance(act, entries.Moved):
            chance.in_move(self.table.numbers[seq])
            self.recorder.play(act.seat, self.table.notation.read(act.move))
        elif isinstance(act, Cut) and act is not VOID:
            chance.begin(act.listed, act.shares)
            self.recorder.go_on()
        elif act is VOID:
            chance.void()
        self._go_on()

    def _go_on(self) -> None:
        """As far as the game goes by itself; one may ask people before it needs a drawing."""
        game, chance = self.game, self.chance
        while game.waits == 0 and not game.over and not chance.asked_by(game):
            self.recorder.go_on()
        if game.waits:
            chance.rest()


class NonceScribe:
    """Of a game that was dealt by the scheme before: nonces, no rounds, no chain."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game, chance = table.fresh_game()
        assert isinstance(chance, FairChance)
        assert table.agreed is not None
        self.recorder = Recorder(self.game, table.agreed.names)
        self.head = list(self.recorder.lines)
        self.recorder.lines += [nonce_line(self.game, 0, seat, nonce) for seat, nonce in table.early.items()]
        self.chance = chance
        self.marks = Marks()
        self.witnesses = {one: Witness(self.game, chance, one) for one in readers(table)}
        self._follow()

    @property
    def written(self) -> list[tuple[int, int]]:
        return self.marks.each

    def told(self, pool: Pool) -> dict[int, list[int]]:
        return {one: [pool.put(line.encode()) for line in self._lines(one)] for one in self.witnesses}

    def _lines(self, eyes: int) -> list[str]:
        told = [f"# {line}" for line in sentences(self.table, eyes)]
        return [*self.head, *told, *self._fair(eyes), ""]

    def everything(self) -> str:
        fair = self._fair(next(iter(self.witnesses)))
        return self.recorder.text() + "\n".join([*fair, f"fair secret {self.table.secret.hex()}", ""])

    def _fair(self, eyes: int) -> list[str]:
        return self.witnesses[eyes].lines(opening=self.game.over)

    def _follow(self) -> None:
        notation = self.table.notation
        self._go_on()
        self.marks.note(0, self.recorder.lines)
        for seq, act in self.table.acts_of_game(self.table.seq):
            if isinstance(act, entries.Nonced):
                nonce = bytes.fromhex(act.nonce)
                self.chance.add(act.drawing, act.seat, nonce)
                self.recorder.lines.append(nonce_line(self.game, act.drawing, act.seat, nonce))
            elif isinstance(act, entries.Moved):
                self.recorder.play(act.seat, notation.read(act.move))
                for witness in self.witnesses.values():
                    witness.look()
                if not self.game.over:
                    self._go_on()
            self.marks.note(seq, self.recorder.lines)

    def _go_on(self) -> None:
        while self.game.waits == 0 and not self.game.over:
            plans = [(witness, witness.expect_drawing()) for witness in self.witnesses.values()]
            self.recorder.go_on()
            for witness, plan in plans:
                witness.drawn(plan)
        self.chance.rest()


def readers(table: Table) -> list[int]:
    """For whose eyes its game was gathered."""
    assert table.gathered is not None
    return table.gathered.eyes


def sentences(table: Table, eyes: int) -> list[str]:
    """What these eyes were told, in English."""
    teller = Teller(table.rules)
    game = table.game
    assert game is not None
    return [f"{teller.event(game, event, eyes)} [{event.clause}]" for event in game.events if event.reaches(eyes)]


def scribe_for(table: Table) -> RoundScribe | NonceScribe:
    return NonceScribe(table) if isinstance(table.chance, FairChance) else RoundScribe(table)
