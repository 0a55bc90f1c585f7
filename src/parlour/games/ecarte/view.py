"""What a seat sees at Écarté, and the hints for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, SUIT_NAMES, count
from parlour.core.events import HAND, TRICK
from parlour.core.view import View
from parlour.games.ecarte import words
from parlour.games.ecarte.events import record_line
from parlour.games.ecarte.state import PACKS

if TYPE_CHECKING:
    from parlour.games.ecarte.rules import Ecarte


def lay_out(game: Ecarte, view: View, seat: i64) -> None:
    deal, pack = game.deal, game.pack
    dealt = deal.turn_up >= 0
    covered = game.agreed.covered
    view.fact("dealer", game.name_of(game.dealer))
    if dealt:
        view.fact("trump", SUIT_NAMES[deal.trump], "ecarte.30")
        view.fact("pack", PACKS[game.pack_number()], "ecarte.10b")
    _lay_said(game, view)
    for s in range(2):
        view.fact("markers", f"{game.names[s]} {'|' * game.points[s] or '-'}", "ecarte.7a")
        seen = game.open_cards(s, seat)
        view.show(HAND[s], game.faces(seen), count(deal.hands[s] & ~seen))
        view.show(words.DISCARDED[s], [], count(deal.discards[s]), "ecarte.38")
        game.show_cards(view, words.TAKEN[s], deal.taken[s], not covered, "ecarte.48")
    view.show(words.TALON, [], game.talon_shown() if dealt else 0, "ecarte.13b")
    view.show(words.TURN_UP, [pack.face(deal.turn_up)] if dealt else [], 0, "ecarte.13b")
    view.show(TRICK, [pack.face(deal.led)] if deal.led >= 0 else [])
    view.advice = advice(game, seat)


def _lay_said(game: Ecarte, view: View) -> None:
    """What everybody has heard in this deal, what stands in the record, and what interference would cost."""
    deal = game.deal
    if deal.king_marked >= 0:
        view.fact("king", f"{game.names[deal.king_marked]} marked", "ecarte.26a")
    elif deal.king_said >= 0:
        view.fact("king", f"{game.names[deal.king_said]} announced", "ecarte.27b")
    if game.king_shown():
        view.fact("shown", game.pack.show(game.king_shown()), "ecarte.r19")
    if deal.exposed >= 0 and game.phase == words.TRICKS:  # afterwards the deal passes, and he is no more the dealer
        elder = deal.exposed != game.dealer
        clause = "ecarte.41" if elder else "ecarte.40"
        view.fact("dautorite" if elder else "refused_first", game.names[deal.exposed], clause)
    if game.options.word("committee_sanction") != "none":
        view.fact("sanction", game.options.word("committee_sanction"), "ecarte.49a")
    for i, winner in enumerate(game.record):
        view.fact("record", f"{i + 1} {record_line(game, winner)}", "ecarte.3a")


def advice(game: Ecarte, seat: i64) -> list[str]:
    """Hints for the seat's own decision, and what watchers and players owe each other."""
    if seat > 1:
        return ["ecarte.48a", "ecarte.49", "ecarte.49a", "ecarte.56a", "ecarte.57"]
    phase = game.phase
    if phase in (words.CUT, words.DEAL):
        return ["ecarte.47a"]
    if not game.waits & BIT[seat]:
        return []
    if phase == words.CHOICE:
        return ["ecarte.h1", "ecarte.h2", "ecarte.h3", "ecarte.h7", "ecarte.h8", "ecarte.h9"]
    if phase == words.ANSWER:
        return ["ecarte.h5", "ecarte.h6", "ecarte.h8", "ecarte.h9"]
    return ["ecarte.h4"] if phase in (words.ELDER_DISCARDS, words.DEALER_DISCARDS) else ["ecarte.h7", "ecarte.h9"]
