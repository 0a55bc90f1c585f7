"""What a seat sees at Spoil Five, and the hints for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, FRENCH_52, SUIT_NAMES, count
from parlour.core.events import HAND, STOCK, TRICK
from parlour.core.seen import Seen, backs, faces, row
from parlour.core.sight import (
    DEALER,
    LEADER,
    TRICKS_WON,
    TRUMP,
    WINNING,
    Sight,
    a_number,
    a_seat,
    any_seat,
    one_of,
    some_cards,
)
from parlour.games.spoil_five.rules.ranks import ORDERS, ORDINARY, ranked
from parlour.games.spoil_five.words import DEAL, LAID, PASSED, TABLE_PHASES, TRICKS, TURN_UP
from parlour.mechanisms.trick_deal import show_hands, show_trick

if TYPE_CHECKING:
    from parlour.games.spoil_five.rules.game import SpoilFive

PLAIN_CLAUSE: Final = ["spoil-five.3", "spoil-five.2", "spoil-five.2", "spoil-five.3"]
TRUMP_CLAUSE: Final = ["spoil-five.5", "spoil-five.4", "spoil-five.4", "spoil-five.5"]


def _written(index: int, suit: int) -> str:
    return " ".join([FRENCH_52.face(card) for card in ranked(ORDERS[index], suit)])


RANKS: Final = [[_written(index, suit) for suit in range(4)] for index in range(8)]  # by order and suit

STAKES: Final = one_of("stakes", ["full", "paid", "after_spoil"])
FULL: Final = 0
PAID: Final = 1
AFTER_SPOIL: Final = 2
ORDERS_OF: Final = [[RANKS[index][suit] for index in range(8)] for suit in range(4)]
ORDER: Final = [[ORDERS_OF[suit].index(RANKS[index][suit]) for suit in range(4)] for index in range(8)]
ORDER_OF: Final = [one_of(SUIT_NAMES[suit], ORDERS_OF[suit]) for suit in range(4)]
JINKING: Final = a_seat("jinking")
TARGET: Final = a_number("target")
LAID_OUT: Final = some_cards("laid")
DEBARRED: Final = any_seat("debarred")  # in table conduct

SEEN: Final = Seen(
    seats=10,
    pools=1,
    pack=FRENCH_52,
    phases=TABLE_PHASES,
    facts=[DEALER, STAKES, TRICKS_WON, LEADER, TRUMP, *ORDER_OF, JINKING, TARGET, LAID_OUT, WINNING, DEBARRED],
    zones=[faces(*HAND, TURN_UP, PASSED), row(10, TRICK), backs(STOCK, *LAID)],
)


def lay_out(game: SpoilFive, sight: Sight, seat: i64) -> None:
    _lay_facts(game, sight)
    _lay_agreements(game, sight)
    if game.deal.trump >= 0:
        _lay_cards(game, sight, seat)


def _lay_facts(game: SpoilFive, sight: Sight) -> None:
    sight.tell(DEALER, game.dealer)
    if game.fresh:
        sight.tell(STAKES, FULL, "spoil-five.6")
    elif game.agreed.target:
        sight.tell(STAKES, PAID, "spoil-five.R4")
    else:
        sight.tell(STAKES, AFTER_SPOIL, "spoil-five.8")
    sight.tell_each(TRICKS_WON, game.deal.tricks, "spoil-five.22")
    if game.deal.trump < 0:
        return
    sight.tell(LEADER, game.deal.leader)
    sight.tell(TRUMP, game.deal.trump, "spoil-five.25")
    for suit in range(4):
        clauses = TRUMP_CLAUSE if suit == game.deal.trump else PLAIN_CLAUSE
        clause = "spoil-five.30" if game.agreed.first_order == ORDINARY else clauses[suit]
        sight.tell(ORDER_OF[suit], ORDER[game.deal.ranking][suit], clause)


def _lay_agreements(game: SpoilFive, sight: Sight) -> None:
    if sight.reads:
        _read_agreements(game, sight)
    if game.agreed.jinking:
        jinker = game.deal.jinker
        sight.tell_as(JINKING, 0, jinker, "on" if jinker < 0 else game.names[jinker], "spoil-five.33")
    if game.agreed.target:
        sight.tell(TARGET, game.agreed.target, "spoil-five.34")


def _read_agreements(game: SpoilFive, sight: Sight) -> None:
    """The options that differ from the game as it is usually played."""
    options = game.options
    if game.agreed.sides < game.seats:
        for side in range(game.agreed.sides):
            partners = [game.names[s] for s in range(game.seats) if game.agreed.side[s] == side]
            sight.remark("side", " ".join(partners), "spoil-five.10" if game.agreed.sides == 2 else "spoil-five.31")
    if game.agreed.sides == 2 and not game.agreed.jinking and not game.agreed.target:
        sight.remark("spoils", "none", "spoil-five.10")
    if options.word("misdeal") == "may_rebuy":
        sight.remark("misdeal", "may_rebuy", "spoil-five.15")
    if not game.agreed.compulsory:
        sight.remark("robbing", options.word("robbing"), "spoil-five.28")
    if game.agreed.need == 2:
        sight.remark("enough", "2", "spoil-five.31")


def _lay_cards(game: SpoilFive, sight: Sight, seat: i64) -> None:
    show_hands(game, game.deal, sight, seat, "")
    turned = game.deal.turn_up
    sight.lay_one(TURN_UP, turned, "spoil-five.12")
    show_trick(game.deal, sight)
    sight.lay(STOCK, 0, count(game.deal.stock))
    if game.deal.passed:
        sight.lay(PASSED, game.deal.passed, 0, "spoil-five.32")
    if game.deal.robber >= 0:
        sight.lay(LAID[game.deal.robber], 0, 1, game.rob_clause())
        if seat == game.deal.robber:
            sight.tell(LAID_OUT, game.deal.laid, game.rob_clause())


def advice(game: SpoilFive, seat: i64) -> list[str]:
    if seat >= game.seats:
        return []
    if game.phase == DEAL and seat == game.dealer and game.options.word("misdeal") == "may_rebuy":
        return ["spoil-five.16"]
    if game.phase == TRICKS and game.waits & BIT[seat] and game.agreed.first_order != ORDINARY:
        return ["spoil-five.35"]
    return []
