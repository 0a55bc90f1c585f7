"""What a table of Spin holds besides its cards: stakes, and who is free of the next one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.chance import Chance
from parlour.core.copying import take_over
from parlour.core.events import NO_SEAT
from parlour.core.ledger import Ledger
from parlour.core.options import Agreed, Options, agreed_on
from parlour.games.spin.words import POOLS, SHEET
from parlour.mechanisms.stops import Stops


class SpinAgreed(Agreed):
    """What the table has agreed on; made once from the options and shared by all copies of a game."""

    def __init__(self, options: Options) -> None:
        self.stake: Final[i64] = options.number("stake")
        self.spin_payment: Final[i64] = options.number("spin_payment")
        self.dealer_pays_game: Final[bool] = options.is_on("dealer_pays_game")
        super().__init__(options)


class SpinState(Stops):
    """The pools are the accounts after the seats'."""

    agreed: SpinAgreed
    winner: i64 = NO_SEAT  # of the last deal

    def __init__(self, options: Options, names: list[str], chance: Chance, source: SpinState | None = None) -> None:
        if source is None:
            self.agreed = agreed_on(options, SpinAgreed)
            ledger = Ledger([*names, *[f"pool/{name}" for name in POOLS]])
            super().__init__(options, names, chance, ledger, SHEET, None)
        else:
            take_over(self, source, SpinState)
            super().__init__(options, names, chance, source.ledger.copy(), source.sheet, source)
