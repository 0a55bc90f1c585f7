"""What a table of Newmarket holds besides its cards: the pool cards and the counters still to be placed."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import hand_of
from parlour.core.chance import Chance
from parlour.core.copying import Shared, take_over
from parlour.core.ledger import Ledger
from parlour.core.options import Options
from parlour.games.newmarket.options import EXAMPLE
from parlour.games.newmarket.words import POOL, sheet_for
from parlour.mechanisms.stops import KING, Stops


class NewmarketState(Stops):
    """The stakes on the pool cards are the accounts after the seats'."""

    pool: Shared  # ace, king, queen, knave; nothing while they are to be drawn
    winning: Shared  # the card just below each
    winners: i64 = 0  # these as a bit set
    to_place: i64 = 0  # counters still to be placed before this deal
    first_pool: bool = False  # everybody stakes for the first pool only, then the dealer alone (newmarket.R15)

    def __init__(
        self, options: Options, names: list[str], chance: Chance, source: NewmarketState | None = None
    ) -> None:
        if source is None:
            self.pool = vec[i64]([])
            self.winning = vec[i64]([])
            ledger = Ledger([*names, *[f"pool/{name}" for name in POOL]])
            super().__init__(options, names, chance, ledger, sheet_for([]), None)
            self.first_pool = options.word("stakes") == "first_pool"
            agreed = options.word("pool_cards")
            if agreed != "random":
                self.lay_pool((EXAMPLE if agreed == "example" else agreed).split())
        else:
            take_over(self, source, NewmarketState)
            super().__init__(options, names, chance, source.ledger.copy(), source.sheet, source)

    def lay_pool(self, faces: list[str]) -> None:
        """One ace, king, queen and knave, each of another suit, for the whole session (newmarket.3, R3)."""
        pool = [self.pack.card(face) for face in faces]
        below_them = [pool[0] + KING, pool[1] - 1, pool[2] - 1, pool[3] - 1]  # newmarket.8; .9: above the king, the ace
        self.pool = vec[i64](pool)
        self.winning = vec[i64](below_them)
        self.winners = hand_of(below_them)
        self.sheet = sheet_for(pool)
        self.dealt = hand_of(list(self.sheet))

    def pool_faces(self) -> list[str]:
        return [self.pack.face(card) for card in self.pool]
