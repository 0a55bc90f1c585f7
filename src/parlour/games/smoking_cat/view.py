"""What a seat sees at Smoking Cat, and the hints for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.events import HAND, TRICK
from parlour.core.view import View, tally
from parlour.games.smoking_cat.words import LAST_TRICK, PASSED, PASSING, PILE

if TYPE_CHECKING:
    from parlour.games.smoking_cat.rules.game import SmokingCat


def lay_out(game: SmokingCat, view: View, seat: i64) -> None:
    view.fact("dealer", game.name_of(game.dealer))
    view.fact("leader", game.name_of(game.deal.leader), "smoking-cat.24" if game.deal.tricks_made else "smoking-cat.21")
    view.fact("pack", game.options.word("pack"), "smoking-cat.2")
    view.fact("money", "none", "smoking-cat.37")
    _show_account(game, view)
    for s in range(4):
        _show_seat(game, view, seat, s)
    view.show(TRICK, game.read("trick"))
    if game.deal.last_trick:
        view.show(LAST_TRICK, game.read("last_trick"), 0, "smoking-cat.30")
    if seat < 4 and game.deal.passed[seat]:
        view.fact("passed", game.pack.show(game.deal.passed[seat]), "smoking-cat.18")
    view.advice = advice(game, seat)


def _show_account(game: SmokingCat, view: View) -> None:
    if not game.agreed.drinks:
        view.fact("word", game.options.word("word"), "smoking-cat.40" if game.agreed.word_given else "smoking-cat.39")
    for s in range(4):
        if game.agreed.drinks:
            view.fact("drinks", tally(game.names[s], game.account[s]), "smoking-cat.38")
        else:
            view.fact("letters", f"{game.names[s]} {game.agreed.letters[: game.account[s]] or '-'}", "smoking-cat.10")


def _show_seat(game: SmokingCat, view: View, seat: i64, s: i64) -> None:
    game.show_cards(view, HAND[s], game.deal.hands[s], s == seat)
    game.show_cards(view, PASSED[s], game.lying_passed(s), game.sees_passed(seat, s), "smoking-cat.19")
    view.show(PILE[s], [], count(game.deal.taken[s]), "smoking-cat.31")
    view.fact("points", tally(game.names[s], game.deal.points[s]), "smoking-cat.r23")


def advice(game: SmokingCat, seat: i64) -> list[str]:
    """What everybody owes the table, and the hint for the pass."""
    if seat > 3 or not game.waits & BIT[seat]:
        return []
    brisk = ["smoking-cat.47", "smoking-cat.48"]
    return ["smoking-cat.49", *brisk] if game.phase == PASSING else brisk
