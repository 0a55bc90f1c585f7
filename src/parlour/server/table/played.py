"""A game with all that its record is made of, as its table leaves it: others may be played there meanwhile."""

from __future__ import annotations

from parlour.core.game import Game
from parlour.server.table.agreed import Agreed
from parlour.server.table.chain import Chain
from parlour.server.table.dealing import AnyChance, GameAct
from parlour.server.table.gathering import Gathered
from parlour.server.table.table import Table


class Played:
    """A table makes all of this anew for its next game, and changes nothing of it when this one is over."""

    def __init__(self, table: Table) -> None:
        assert table.game is not None
        assert table.agreed is not None
        assert table.gathered is not None
        self.id = table.id
        self.number = table.number
        self.game: Game = table.game
        self.chance: AnyChance = table.chance
        self.chain: Chain | None = table.chain
        self.gathered: Gathered = table.gathered
        self.agreed: Agreed = table.agreed
        self.players = list(table.players)
        self.rules = table.rules
        self.law = table.law
        self.secret = table.secret
        self.early = table.early
        self.started_at = table.started_at
        self.ended_at = table.ended_at
        self.was_stopped = table.was_stopped
        self.cuts = table.cuts
        self.dealt_at = table.dealt_at
        self.numbers = table.numbers
        self.notation = table.notation
        self.acts: list[tuple[int, GameAct]] = table.acts_of_game(table.seq)
        self.fresh: tuple[Game, AnyChance] = table.fresh_game()
