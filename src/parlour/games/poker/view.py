"""What a seat sees at the Poker table, and the hints for its decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, WITH_JOKER, count
from parlour.core.events import HAND
from parlour.core.game import ALL_SEATS
from parlour.core.seen import Seen, backs, faces
from parlour.core.sight import DEALER, EACH, Sight, a_number, a_seat, any_seat, one_of, yes_or_no
from parlour.games.poker import words
from parlour.games.poker.events import MINIMUM, hand_name
from parlour.games.poker.state import HAND_SIZE
from parlour.mechanisms.rankings import CLASSES, FOURS, JOKER, PAIR, RANKS, SEQUENCE, THREES, kind

if TYPE_CHECKING:
    from parlour.games.poker.rules.game import Poker

HELD: Final = [  # as CLASSES, in words that the ranks or the suit follow
    *("held_nothing", "held_pair", "held_two_pairs", "held_blaze", "held_threes", "held_skip_straight"),
    *("held_sequence", "held_flush", "held_full", "held_fours", "held_sequence_flush"),
]

JACKPOT: Final = one_of("jack-pot", MINIMUM)
GO_IN: Final = a_number("go-in")
OPENER: Final = a_seat("opener")
OUT: Final = any_seat("out")
STAKED: Final = a_number("stake", EACH)
SHOW_FOR: Final = a_number("show-for", EACH)
OWES: Final = a_number("owes", EACH)
TO_PAY: Final = a_number("to-pay")

# in table conduct
UNCUT: Final = yes_or_no("uncut")
UNLIFTED: Final = any_seat("unlifted")
TALKED: Final = any_seat("talked")
ASKED: Final = a_number("asked", EACH)
EARLY: Final = a_number("early", EACH)
JUDGE: Final = a_seat("judge")
ACCUSED: Final = a_seat("accused")

SEEN: Final = Seen(
    seats=10,
    pools=3,
    pack=WITH_JOKER,
    phases=words.PHASES,
    facts=[
        *(DEALER, JACKPOT, GO_IN, OPENER, OUT, STAKED, SHOW_FOR, OWES, TO_PAY),
        *(UNCUT, UNLIFTED, TALKED, ASKED, EARLY, JUDGE, ACCUSED),
    ],
    zones=[faces(*HAND, *words.DISCARDS), backs(words.STUB)],
    choices=[words.BORROW, words.STAND],
)


def lay_out(game: Poker, sight: Sight, seat: i64) -> None:
    deal = game.deal
    _lay_facts(game, sight)
    if seat < game.seats and game.waits & BIT[seat]:
        _lay_cost(game, sight, seat)
    if seat < game.seats and sight.reads:
        _name_hand(game, sight, seat)
    for s in range(game.seats):
        seen = game.open_cards(s, seat)
        sight.lay(HAND[s], seen, count(deal.hands[s] & ~seen), "poker.6")
        game.show_cards(sight, words.DISCARDS[s], game.discards(s), deal.lying_open, "poker.law.37")
    sight.lay(words.STUB, 0, game.stub(), "poker.law.5")


def _lay_facts(game: Poker, sight: Sight) -> None:
    deal = game.deal
    sight.tell(DEALER, game.dealer)
    if sight.reads:
        _read_agreed(game, sight)
    if game.jackpot >= 0:
        sight.tell(JACKPOT, game.jackpot % 3, game.jackpot_law())
    if game.phase == words.SAY:
        sight.tell(GO_IN, 2 * deal.before_deal if deal.opener < 0 else deal.highest, "poker.29")
    if deal.opener >= 0:
        sight.tell(OPENER, deal.opener, "poker.law.25")
    playing, stake = deal.playing, deal.stake
    if deal.lying_open or playing == 0:
        playing = ALL_SEATS[game.seats]
    for s in range(game.seats):
        if playing & BIT[s] == 0:
            sight.tell(OUT, s, "poker.33")
        if stake[s]:
            sight.tell_of(STAKED, s, stake[s], "poker.law.56")
        if deal.short & BIT[s]:
            sight.tell_of(SHOW_FOR, s, stake[s], "poker.law.60")
    if game.agreed.borrowing:
        _lay_debts(game, sight)


def _lay_debts(game: Poker, sight: Sight) -> None:
    for s in range(game.seats):
        owed = game.owes(s)
        if owed:
            sight.tell_of(OWES, s, owed, "poker.R28")


def _read_agreed(game: Poker, sight: Sight) -> None:
    agreed = game.agreed
    sight.remark("rank", "A K Q J T 9 8 7 6 5 4 3 2", "poker.2")
    sight.remark("ante", str(agreed.ante), "poker.26")
    sight.remark("limit", str(agreed.limit) if agreed.limit else "none", "poker.35")
    if game.options.word("counters") == "three_colours":
        sight.remark("counters", f"red {agreed.ante}, white {3 * agreed.ante}, blue {agreed.limit}", "poker.37")
    sight.remark("waived", "nothing", "poker.law.80")


def _lay_cost(game: Poker, sight: Sight, seat: i64) -> None:
    """What the seat on turn lays if it straddles, or meets the highest stake."""
    deal = game.deal
    total = game.next_straddle() if game.phase == words.STRADDLING else deal.highest
    if total > deal.stake[seat]:
        sight.tell(TO_PAY, total - deal.stake[seat], "poker.29")


def _name_hand(game: Poker, sight: Sight, seat: i64) -> None:
    """What the seat's own five cards are called, once it has seen them all: it can see that for itself."""
    hand = game.deal.hands[seat]
    if count(hand) != HAND_SIZE or hand & ~game.open_cards(seat, seat):
        return
    name, made_of = hand_name(game, hand)
    sight.remark("holds", f"{game.names[seat]} {HELD[CLASSES.index(name)]} {made_of}".strip(), "poker.law.65")


def advice(game: Poker, seat: i64) -> list[str]:
    """Hints for the seat's own decision, and what players owe each other."""
    phase = game.phase
    if phase in (words.STAKES, words.OVER):
        return ["poker.law.77", "poker.law.78", "poker.law.79", "poker.38", "poker.39", "poker.40"]
    if seat >= game.seats:
        return ["poker.law.15", "poker.18"]
    if game.deal.dealt[seat] and not game.deal.playing & BIT[seat]:
        return ["poker.law.28"]
    found = _on_turn(game, seat) if game.waits & BIT[seat] else _while_waiting(game, seat)
    if game.agreed.borrowing:
        found.append("poker.49")
    return found


def _while_waiting(game: Poker, seat: i64) -> list[str]:
    found = ["poker.41"]
    if game.deal.drew & BIT[game.dealer] and not game.deal.drew & BIT[seat]:
        found.append("poker.law.49")
    if seat == game.dealer and game.deal.drew:
        found.append("poker.law.51")
    return found


def _on_turn(game: Poker, seat: i64) -> list[str]:
    phase = game.phase
    if phase == words.STRADDLING:
        return ["poker.law.15", "poker.38"]
    if phase == words.SAY:
        return _before_draw(game, seat)
    if phase in (words.MAKING_GOOD, words.DISCARDING):
        return [*_of_hand(game, seat), "poker.law.49", "poker.law.50"]
    if phase == words.BETTING:
        made = ["poker.46"] if _class(game, seat) == SEQUENCE else []
        return [*made, "poker.27", "poker.42", "poker.43", "poker.48", "poker.law.50", "poker.law.57"]
    return []


def _before_draw(game: Poker, seat: i64) -> list[str]:
    found = ["poker.8"] if game.deal.opener < 0 else ["poker.10"]
    if game.deal.opener >= 0 and (seat == game.dealer or game.left(seat) == game.deal.last_say):
        found.append("poker.11")
    if _class(game, seat) == 0 and four_to_sequence(game.deal.hands[seat]):
        found.append("poker.46")
    return found


def _class(game: Poker, seat: i64) -> i64:
    return kind(game.agreed.order.value(game.deal.hands[seat]))


def _of_hand(game: Poker, seat: i64) -> list[str]:
    if game.deal.hands[seat] & JOKER:
        return []
    held = _class(game, seat)
    if held == PAIR:
        return ["poker.44"]
    return ["poker.45"] if held == THREES else ["poker.47"] if held == FOURS else []


def four_to_sequence(hand: i64) -> bool:
    """Whether one card is missing of a sequence."""
    ranks = (hand | hand >> 16 | hand >> 32 | hand >> 48) & RANKS
    low = ranks * 2 & RANKS * 2 | ranks >> 12
    for _i in range(9):
        if count(low & 31) == 4:
            return True
        low >>= 1
    return False
