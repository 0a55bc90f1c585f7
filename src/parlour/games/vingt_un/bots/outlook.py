"""What search knows of Vingt-un beyond its rules: a hand is settled by itself, and the deal is the book's affair."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.game import Game
from parlour.core.outlook import Outlook
from parlour.core.players import Rule, Seat
from parlour.games.vingt_un.bots.book import advise
from parlour.games.vingt_un.rules.game import VingtUn
from parlour.games.vingt_un.words import LEAVING, OFFER, SALE

BETWEEN_HANDS: Final = (OFFER, SALE, LEAVING)


class VingtUnOutlook(Outlook):
    """The hands that the dealer may have after the one on the table would only blur what a card has brought."""

    def stage(self, game: Game) -> i64:
        assert isinstance(game, VingtUn)
        return game.hands_played

    def rule_for(self, seat: Seat) -> Rule | None:
        """What the deal is worth, and whether to stay, shows in many hands, not in one."""
        return advise if seat.world().phase in BETWEEN_HANDS else None
