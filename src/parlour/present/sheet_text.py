"""A sheet in words, for front ends that write lines: headings, hands, count and seats in the reader's language."""

from __future__ import annotations

from typing import NamedTuple

from parlour.core.game import Game
from parlour.present.sheet import OpenHand, Sheet
from parlour.present.teller import Teller


class SeatText(NamedTuple):
    """A seat's row: what it put in, won or lost (with its sign), and has now."""

    name: str
    put_in: int
    gained: int
    total: int

    @property
    def signed(self) -> str:
        return f"+{self.gained}" if self.gained > 0 else str(self.gained).replace("-", "−")


class SheetText:
    """``hands``: whose, the faces, what it is called.  ``count``: what is said, and the clause it rests on."""

    def __init__(self, sheet: Sheet, game: Game, teller: Teller, seat: int) -> None:
        names = game.names
        self.heading = teller.text("deal-number", {"n": sheet.deal})  # Deal 3
        self.outcome = _outcome(sheet, names, teller)  # who wins how much
        self.hands = [_hand(hand, game, teller, seat) for hand in sheet.hands]
        self.count = [(teller.event(game, event, seat), event.clause) for event in sheet.lines]
        won, held = (sheet.scored, sheet.scores) if sheet.scored else (sheet.gained, sheet.held)
        self.seats = [SeatText(names[one], sheet.staked[one], won[one], held[one]) for one in range(len(names))]
        # over a game: which deal decided it, or nothing
        self.decisive = teller.text("deal-decisive", {"n": sheet.decisive}) if sheet.decisive else ""


def _outcome(sheet: Sheet, names: list[str], teller: Teller) -> list[str]:
    """Where the fewest points win a deal is lost, and nobody wins it."""
    message = "deal-loses" if sheet.low else "deal-scores" if sheet.scored else "deal-wins"
    won = sheet.scored if sheet.scored else sheet.gained
    told = [teller.text(message, {"seat": names[seat], "n": won[seat]}) for seat in sheet.best]
    return told or [teller.text("deal-nobody-wins")]


def _hand(hand: OpenHand, game: Game, teller: Teller, seat: int) -> tuple[str, list[str], str]:
    faces = [game.pack.face(card) for card in hand.cards]
    return game.names[hand.seat], faces, "; ".join([teller.event(game, name, seat) for name in hand.names])
