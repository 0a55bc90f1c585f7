"""What a seat sees at Smoking Cat, and the hints for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, GERMAN_32, count
from parlour.core.events import HAND, TRICK
from parlour.core.seen import Seen, backs, faces, row
from parlour.core.sight import DEALER, EACH, LEADER, Sight, a_number, a_seat, any_seat, one_of, some_cards
from parlour.games.smoking_cat.words import LAST_TRICK, PASSED, PASSING, PILE, TABLE_PHASES, VOTE

if TYPE_CHECKING:
    from parlour.games.smoking_cat.rules.game import SmokingCat

DRINKS: Final = a_number("drinks", EACH)
LETTERS: Final = a_number("letters", times=4)
PASSED_ON: Final = some_cards("passed")
POINTS: Final = a_number("points", EACH)

# in table conduct
PEEKED: Final = any_seat("peeked")
MISDEALS: Final = a_number("misdeals")
TRIED: Final = a_seat("tried")
VOTED: Final = one_of("voted", VOTE.words)
LOSER: Final = a_seat("loser")

SEEN: Final = Seen(
    seats=4,
    pools=0,
    pack=GERMAN_32,
    phases=TABLE_PHASES,
    facts=[DEALER, LEADER, DRINKS, LETTERS, PASSED_ON, POINTS, PEEKED, MISDEALS, TRIED, VOTED, LOSER],
    zones=[faces(*HAND, *PASSED), row(4, TRICK, LAST_TRICK), backs(*PILE)],
)


def lay_out(game: SmokingCat, sight: Sight, seat: i64) -> None:
    deal = game.deal
    sight.tell(DEALER, game.dealer)
    sight.tell(LEADER, deal.leader, "smoking-cat.24" if deal.tricks_made else "smoking-cat.21")
    if sight.reads:
        sight.remark("pack", game.options.word("pack"), "smoking-cat.2")
        sight.remark("money", "none", "smoking-cat.37")
    _show_account(game, sight)
    for s in range(4):
        _show_seat(game, sight, seat, s)
    sight.lay_trick(TRICK, deal.played, deal.leader, deal.in_trick)
    if deal.last_trick:
        sight.lay_trick(LAST_TRICK, deal.played, deal.last_leader, deal.last_trick, "smoking-cat.30")
    if seat < 4 and deal.passed[seat]:
        sight.tell(PASSED_ON, deal.passed[seat], "smoking-cat.18")


def _show_account(game: SmokingCat, sight: Sight) -> None:
    if sight.reads and not game.agreed.drinks:
        sight.remark(
            "word", game.options.word("word"), "smoking-cat.40" if game.agreed.word_given else "smoking-cat.39"
        )
    for s in range(4):
        if game.agreed.drinks:
            sight.tell_of(DRINKS, s, game.account[s], "smoking-cat.38")
        else:
            written = f"{game.names[s]} {game.agreed.letters[: game.account[s]] or '-'}" if sight.reads else ""
            sight.tell_as(LETTERS, s, game.account[s], written, "smoking-cat.10")


def _show_seat(game: SmokingCat, sight: Sight, seat: i64, s: i64) -> None:
    deal = game.deal
    game.show_cards(sight, HAND[s], deal.hands[s], s == seat)
    game.show_cards(sight, PASSED[s], game.lying_passed(s), game.sees_passed(seat, s), "smoking-cat.19")
    sight.lay(PILE[s], 0, count(deal.taken[s]), "smoking-cat.31")
    sight.tell_of(POINTS, s, deal.points[s], "smoking-cat.r23")


def advice(game: SmokingCat, seat: i64) -> list[str]:
    """What everybody owes the table, and the hint for the pass."""
    if seat > 3 or not game.waits & BIT[seat]:
        return []
    brisk = ["smoking-cat.47", "smoking-cat.48"]
    return ["smoking-cat.49", *brisk] if game.phase == PASSING else brisk
