"""A game that is not played any more, only looked at: what was seen of it last, without its rules."""

from __future__ import annotations

from parlour.core.cards import Pack
from parlour.core.chance import Chance
from parlour.core.events import WATCHER
from parlour.core.game import Game
from parlour.core.ledger import Ledger
from parlour.core.moves import Choices
from parlour.core.options import Options
from parlour.core.sight import Sight
from parlour.core.view import View
from parlour.server.table.agreed import Agreed
from parlour.server.table.position import Position, shown_again


class KeptGame(Game):
    """Stands on its table in the place of a game that is finished, or was stopped, when its rules are no longer there.

    Whoever looks on sees the last position that was kept; where none was, a bare table and the result.
    """

    position: Position | None
    stopped: bool
    final: list[int]
    ended: int  # when, in milliseconds since 1970

    def __init__(
        self, agreed: Agreed, position: Position | None, ended: int, final: list[int], stopped: bool = False
    ) -> None:
        options = Options(agreed.settings.game, dict(agreed.settings.options))
        labels = agreed.labels
        super().__init__(options, labels, Pack("none", ""), Chance(0), Ledger(labels))
        self.position = position
        self.stopped = stopped
        self.final = final
        self.ended = ended
        self.over = True

    @property
    def result(self) -> list[int]:
        return self.final

    def moves(self, seat: int) -> Choices:
        return Choices([])

    def show_to(self, sight: Sight) -> None:
        """Nothing is ever new in it."""

    def view(self, seat: int = WATCHER) -> View:
        if self.position is None or not self.position.views:
            bare = View(self.name, seat, self.names)
            bare.over = not self.stopped
            bare.scores = list(self.final)
            return bare
        views = self.position.views
        return shown_again(views[-1 if seat == WATCHER else seat], self.name, seat, self.names)
