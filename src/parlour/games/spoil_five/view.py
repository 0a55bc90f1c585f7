"""What a seat sees at Spoil Five, and the hints for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, FRENCH_52, SUIT_NAMES, count
from parlour.core.events import STOCK
from parlour.core.view import View, tally
from parlour.games.spoil_five.rules.ranks import ORDERS, ORDINARY, ranked
from parlour.games.spoil_five.words import DEAL, LAID, PASSED, TRICKS, TURN_UP
from parlour.mechanisms.trick_deal import show_hands, show_trick

if TYPE_CHECKING:
    from parlour.games.spoil_five.rules.game import SpoilFive

PLAIN_CLAUSE: Final = ["spoil-five.3", "spoil-five.2", "spoil-five.2", "spoil-five.3"]
TRUMP_CLAUSE: Final = ["spoil-five.5", "spoil-five.4", "spoil-five.4", "spoil-five.5"]


def _written(index: int, suit: int) -> str:
    return " ".join([FRENCH_52.face(card) for card in ranked(ORDERS[index], suit)])


RANKS: Final = [[_written(index, suit) for suit in range(4)] for index in range(8)]  # by order and suit


def lay_out(game: SpoilFive, view: View, seat: i64) -> None:
    _lay_facts(game, view)
    _lay_agreements(game, view)
    if game.deal.trump >= 0:
        _lay_cards(game, view, seat)
    if seat < game.seats:
        view.advice = _advice(game, seat)


def _lay_facts(game: SpoilFive, view: View) -> None:
    view.fact("dealer", game.name_of(game.dealer))
    if game.fresh:
        view.fact("stakes", "full", "spoil-five.6")
    elif game.agreed.target:
        view.fact("stakes", "paid", "spoil-five.R4")
    else:
        view.fact("stakes", "after_spoil", "spoil-five.8")
    for s in range(game.seats):
        view.fact("tricks", tally(game.names[s], game.deal.tricks[s]), "spoil-five.22")
    if game.deal.trump < 0:
        return
    view.fact("leader", game.name_of(game.deal.leader))
    view.fact("trump", SUIT_NAMES[game.deal.trump], "spoil-five.25")
    for suit in range(4):
        clauses = TRUMP_CLAUSE if suit == game.deal.trump else PLAIN_CLAUSE
        clause = "spoil-five.30" if game.agreed.first_order == ORDINARY else clauses[suit]
        view.fact(SUIT_NAMES[suit], RANKS[game.deal.ranking][suit], clause)


def _lay_agreements(game: SpoilFive, view: View) -> None:
    """The options that differ from the game as it is usually played."""
    options = game.options
    if game.agreed.sides < game.seats:
        for side in range(game.agreed.sides):
            partners = [game.names[s] for s in range(game.seats) if game.agreed.side[s] == side]
            view.fact("side", " ".join(partners), "spoil-five.10" if game.agreed.sides == 2 else "spoil-five.31")
    if game.agreed.sides == 2 and not game.agreed.jinking and not game.agreed.target:
        view.fact("spoils", "none", "spoil-five.10")
    if options.word("misdeal") == "may_rebuy":
        view.fact("misdeal", "may_rebuy", "spoil-five.15")
    if not game.agreed.compulsory:
        view.fact("robbing", options.word("robbing"), "spoil-five.28")
    if game.agreed.need == 2:
        view.fact("enough", "2", "spoil-five.31")
    if game.agreed.jinking:
        view.fact("jinking", "on" if game.deal.jinker < 0 else game.names[game.deal.jinker], "spoil-five.33")
    if game.agreed.target:
        view.fact("target", str(game.agreed.target), "spoil-five.34")


def _lay_cards(game: SpoilFive, view: View, seat: i64) -> None:
    show_hands(game, game.deal, view, seat, "")
    turned = game.deal.turn_up
    view.show(TURN_UP, [game.pack.face(turned)] if turned >= 0 else [], 0, "spoil-five.12")
    show_trick(game, game.deal, view)
    view.show(STOCK, [], count(game.deal.stock))
    if game.deal.passed:
        view.show(PASSED, game.faces(game.deal.passed), 0, "spoil-five.32")
    if game.deal.robber >= 0:
        view.show(LAID[game.deal.robber], [], 1, game.rob_clause())
        if seat == game.deal.robber:
            view.fact("laid", game.pack.show(game.deal.laid), game.rob_clause())


def _advice(game: SpoilFive, seat: i64) -> list[str]:
    if game.phase == DEAL and seat == game.dealer and game.options.word("misdeal") == "may_rebuy":
        return ["spoil-five.16"]
    if game.phase == TRICKS and game.waits & BIT[seat] and game.agreed.first_order != ORDINARY:
        return ["spoil-five.35"]
    return []
