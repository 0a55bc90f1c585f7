"""What a seat sees at a table where much may go wrong, beside what it sees in the strict game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.cards import BIT
from parlour.core.view import View
from parlour.games.poker import words

if TYPE_CHECKING:
    from parlour.games.poker.faults.game import PokerTable


def lay_out_table(game: PokerTable, view: View) -> None:
    conduct = game.conduct
    if conduct.uncut and game.phase == words.DEALING:
        view.fact("uncut", "yes", "poker.law.8")
    for seat in range(game.seats):
        name = game.names[seat]
        if conduct.unseen[seat] and game.deal.playing & BIT[seat]:
            view.fact("unlifted", name, "poker.R43")
        if conduct.talked & BIT[seat]:
            view.fact("talked", name, "poker.law.16")
        if conduct.asked[seat] >= 0:
            view.fact("asked", f"{name} {conduct.asked[seat]}", "poker.law.39")
        if conduct.early[seat]:
            view.fact("early", f"{name} {conduct.early[seat]}", "poker.law.55")
    if game.phase in (words.JUDGING, words.EVIDENCE):
        view.fact("judge", game.names[conduct.judge], "poker.law.77")
        view.fact("accused", game.names[conduct.accused], f"poker.law.{words.LAWS.split()[conduct.right]}")


def table_advice(game: PokerTable) -> list[str]:
    """What players owe each other where no hand has to be judged."""
    if game.phase == words.DEALING:
        return ["poker.law.15"]
    if game.phase == words.TESTIFYING:
        return ["poker.law.46"]
    return ["poker.law.77", "poker.law.79"] if game.phase in (words.JUDGING, words.EVIDENCE) else []
