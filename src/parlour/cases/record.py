"""Records: a game written down as a case, every chance line included, so that it can be replayed and checked."""

from __future__ import annotations

from parlour.core.game import EVERYTHING, Game
from parlour.core.moves import Move
from parlour.core.notation import Notation
from parlour.version import __version__


class Recorder:
    """Drives a game and keeps its record; ``text`` is complete after every step."""

    def __init__(self, game: Game, players: list[str] | None = None) -> None:
        self.game = game
        game.detail = EVERYTHING
        game.chance.noted = []
        self.lines = [f"game {game.name}", f"version {__version__}"]
        self.lines += [f"option {line}" for line in game.options.lines()]
        self.lines.append(f"seats {' '.join(game.names)}")
        for name, player in zip(game.names, players or [], strict=False):
            self.lines.append(f"player {name} {player}")

    @classmethod
    def going_on(cls, game: Game, lines: list[str]) -> Recorder:
        """The recorder of a game that was taken up again, after what was written before."""
        recorder = cls(game)
        recorder.lines = list(lines)
        return recorder

    def play(self, seat: int, move: Move, window: int = -1) -> bool:
        written = self.game.as_written(seat, move)
        taken = self.game.play(seat, move, window)
        if taken:
            notation = self.game.notation()
            self.lines += self._chance_lines()
            self.lines += [f"{self.game.names[seat]}: {notation.write(each)}" for each in written]
        return taken

    def go_on(self) -> None:
        self.game.go_on()
        self.lines += self._chance_lines()
        self.lines.append("go")

    def _chance_lines(self) -> list[str]:
        noted = self.game.chance.noted or []
        lines = []
        for kind, values in noted:
            if kind == "accident":
                lines.append(f"* accident {self._accidents(values)}")
                continue
            shown = [self.game.pack.face(card) for card in values] if kind == "shuffle" else [str(n) for n in values]
            lines.append(f"* {kind} {' '.join(shown)}")
        self.game.chance.noted = []
        return lines

    def _accidents(self, values: list[int]) -> str:
        return Notation(self.game.pack, self.game.names, self.game.accidents()).write_accidents(values)

    def text(self) -> str:
        """The record so far, with what it must come to when replayed."""
        game = self.game
        end = [f"= over {'yes' if game.over else 'no'}"]
        for word, values in (("result", game.result), ("counters", game.ledger.balance)):
            pairs = zip(game.names, values, strict=False)
            end.append(f"= {word} " + ", ".join(f"{name} {value}" for name, value in pairs))
        return "\n".join([*self.lines, *end]) + "\n"
