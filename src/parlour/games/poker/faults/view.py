"""What a seat sees at a table where much may go wrong, beside what it sees in the strict game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.cards import BIT
from parlour.core.sight import Sight
from parlour.games.poker import words
from parlour.games.poker.view import ACCUSED, ASKED, EARLY, JUDGE, TALKED, UNCUT, UNLIFTED

if TYPE_CHECKING:
    from parlour.games.poker.faults.game import PokerTable


def lay_out_table(game: PokerTable, sight: Sight) -> None:
    conduct = game.conduct
    if conduct.uncut and game.phase == words.DEALING:
        sight.tell(UNCUT, True, "poker.law.8")
    for seat in range(game.seats):
        if conduct.unseen[seat] and game.deal.playing & BIT[seat]:
            sight.tell(UNLIFTED, seat, "poker.R43")
        if conduct.talked & BIT[seat]:
            sight.tell(TALKED, seat, "poker.law.16")
        if conduct.asked[seat] >= 0:
            sight.tell_of(ASKED, seat, conduct.asked[seat], "poker.law.39")
        if conduct.early[seat]:
            sight.tell_of(EARLY, seat, conduct.early[seat], "poker.law.55")
    if game.phase in (words.JUDGING, words.EVIDENCE):
        sight.tell(JUDGE, conduct.judge, "poker.law.77")
        sight.tell(ACCUSED, conduct.accused, f"poker.law.{words.LAWS.split()[conduct.right]}")


def table_advice(game: PokerTable) -> list[str]:
    """What players owe each other where no hand has to be judged."""
    if game.phase == words.DEALING:
        return ["poker.law.15"]
    if game.phase == words.TESTIFYING:
        return ["poker.law.46"]
    return ["poker.law.77", "poker.law.79"] if game.phase in (words.JUDGING, words.EVIDENCE) else []
