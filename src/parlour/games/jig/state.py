"""What a table of Jig holds besides its cards: what is paid into the pool."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.cards import ACE_LOW_52
from parlour.core.chance import Chance
from parlour.core.copying import take_over
from parlour.core.ledger import Ledger
from parlour.core.options import Agreed, Options, agreed_on
from parlour.mechanisms.stops import Stops


class JigAgreed(Agreed):
    """What the table has agreed on; made once from the options and shared by all copies of a game."""

    def __init__(self, options: Options) -> None:
        self.pool_each: Final[i64] = options.number("pool_each")
        self.pool_dealer: Final[i64] = options.number("pool_dealer")
        self.fine: Final[i64] = options.number("fine_wrong_call")
        super().__init__(options)


class JigState(Stops):
    """All cards are dealt; the pool is the account after the seats'."""

    agreed: JigAgreed

    def __init__(self, options: Options, names: list[str], chance: Chance, source: JigState | None = None) -> None:
        if source is None:
            self.agreed = agreed_on(options, JigAgreed)
            super().__init__(options, names, chance, Ledger([*names, "pool"]), ACE_LOW_52.sheet, None)
        else:
            take_over(self, source, JigState)
            super().__init__(options, names, chance, source.ledger.copy(), source.sheet, source)
