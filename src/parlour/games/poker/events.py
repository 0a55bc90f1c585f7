"""What happens at the Poker table, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, SUIT_NAMES, cards_in, count, lowest
from parlour.core.events import HAND, NO_SEAT, PACK
from parlour.core.game import EVERYTHING
from parlour.games.poker.words import DISCARDS, STUB
from parlour.mechanisms.rankings import (
    BLAZE,
    CLASSES,
    FLUSH,
    FOURS,
    FULL,
    JOKER,
    NOTHING,
    PAIR,
    RANKS,
    SEQUENCE,
    SEQUENCE_FLUSH,
    SKIP_STRAIGHT,
    THREES,
    TWO_PAIRS,
    kind,
)

if TYPE_CHECKING:
    from parlour.games.poker.rules.game import Poker

MINIMUM: Final = ["knaves", "queens", "kings"]
ONE: Final = [
    *("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "knave", "queen", "king", "ace"),
]
MANY: Final = [
    *("many_twos", "many_threes", "many_fours", "many_fives", "many_sixes", "many_sevens", "many_eights"),
    *("many_nines", "many_tens", "many_knaves", "many_queens", "many_kings", "many_aces"),
]
TEN_TO_ACE: Final = 0x1F00
TEN_TO_KING: Final = 0x0F00
# Which law compares two hands of one class
WITHIN: Final = {
    SEQUENCE_FLUSH: "poker.law.66",
    FOURS: "poker.law.67",
    FULL: "poker.law.68",
    FLUSH: "poker.law.69",
    SEQUENCE: "poker.law.70",
    SKIP_STRAIGHT: "poker.34",
    THREES: "poker.law.72",
    BLAZE: "poker.23",
    TWO_PAIRS: "poker.law.73",
    PAIR: "poker.law.74",
    NOTHING: "poker.law.75",
}


def agreed(game: Poker) -> None:
    """What the table has agreed on before play."""
    if game.detail < EVERYTHING:
        return
    if game.seats > 6:
        game.say("poker.1", "crowded", NO_SEAT, game.seats)
    game.say("poker.36", "ante-agreed", NO_SEAT, game.agreed.ante)
    if game.agreed.limit:
        game.say("poker.4", "limit-agreed", NO_SEAT, game.agreed.limit)
    annulled = game.options.word("annulled_laws")
    if annulled != "none":
        game.say("poker.law.81", "annulled", NO_SEAT, 0, annulled)


def jackpot_begun(game: Poker) -> None:
    if game.detail < EVERYTHING:
        return
    game.say("poker.21", "jack-pot", game.dealer, game.jackpot + 1)
    game.say(game.jackpot_law(), "minimum", NO_SEAT, 0, MINIMUM[game.jackpot % 3])


def dealt(game: Poker) -> None:
    if game.detail < EVERYTHING:
        return
    dealer = game.dealer
    game.say("poker.law.1", "pack", NO_SEAT, len(game.agreed.sheet))
    game.say("poker.law.3", "shuffles-last", dealer)
    game.say("poker.law.4", "cuts", (dealer + game.seats - 1) % game.seats)
    game.say("poker.law.7", "deals-round", dealer)
    for step in range(1, game.seats + 1):
        seat = (dealer + step) % game.seats
        game.carry("poker.law.6", "gets-cards", seat, game.deal.hands[seat], PACK, HAND[seat], BIT[seat])
    game.say("poker.law.17", "deal-complete", dealer)
    straddled = game.deal.before_deal > game.agreed.ante
    game.say("poker.law.24" if straddled else "poker.law.23", "first-say", game.left(game.deal.last_say))


def draw_begun(game: Poker) -> None:
    if game.detail < EVERYTHING:
        return
    game.say("poker.law.34", "draws-first", game.next_in(game.dealer))


def discarded(game: Poker, seat: i64) -> None:
    if game.detail < EVERYTHING:
        return
    cards = game.deal.thrown[seat]
    if not cards:
        game.say("poker.32", "stands-pat", seat)
        return
    game.say("poker.13", "exchanges", seat, count(cards))
    game.carry("poker.law.37", "discards", seat, cards, HAND[seat], DISCARDS[seat], BIT[seat])


def served(game: Poker, seat: i64, drawn: i64) -> None:
    if game.detail < EVERYTHING:
        return
    game.carry("poker.law.39", "draws", seat, drawn, STUB, HAND[seat], BIT[seat])


def betting_begun(game: Poker) -> None:
    if game.detail < EVERYTHING:
        return
    if game.deal.short == 0:
        game.say("poker.14", "stakes-equal", NO_SEAT, game.deal.highest)
    game.say("poker.law.53", "bets-first", game.next_in(game.ante_man()))


def bet(game: Poker, seat: i64, bet: i64) -> None:
    if game.detail < EVERYTHING:
        return
    if game.deal.highest == game.deal.level:
        game.say("poker.15", "bets", seat, bet)
    else:
        game.say("poker.16", "raises", seat, bet)
        game.say("poker.31", "makes-good-and-raises", seat, game.deal.highest - game.deal.stake[seat])


def proven(game: Poker) -> None:
    """The hand as it was dealt, discards and all (poker.law.33, R11)."""
    seat = game.deal.opener
    game.carry("poker.law.33", "proves-opening", seat, game.deal.dealt[seat], HAND[seat], HAND[seat])


def hands_shown(game: Poker) -> None:
    """Clockwise from the left of the last player to act (poker.law.59)."""
    if game.detail < EVERYTHING:
        return
    seat = game.deal.last_act
    for _i in range(game.seats):
        seat = game.left(seat)
        if game.deal.playing & BIT[seat]:
            hand = game.deal.hands[seat]
            game.carry("poker.law.59", "shows", seat, hand, HAND[seat], HAND[seat])
            _tell_name(game, seat, hand)
            _tell_peculiar(game, seat, hand)


def _tell_name(game: Poker, seat: i64, hand: i64) -> None:
    name, made_of = hand_name(game, hand)
    game.say("poker.law.65", "holds-" + name.replace("_", "-"), seat, 0, made_of)


def hand_name(game: Poker, hand: i64) -> tuple[str, str]:
    """What a hand is called: its class, and the ranks or the suit that make it one."""
    of_class = kind(game.agreed.order.value(hand))
    real = hand & ~JOKER | BIT[game.agreed.order.named(hand)] if hand & JOKER else hand
    return CLASSES[of_class], _made_of(of_class, real)


def _made_of(of_class: i64, hand: i64) -> str:
    if of_class in (FLUSH, SEQUENCE_FLUSH):
        return SUIT_NAMES[lowest(hand) >> 4]
    cards = cards_in(hand)
    often = [sum([1 for card in cards if card & 15 == rank]) for rank in range(13)]
    if of_class == BLAZE:
        return ""
    if of_class in (SEQUENCE, SKIP_STRAIGHT, NOTHING):
        return ONE[_highest(of_class, often)]
    several = [rank for rank in range(12, -1, -1) if often[rank] > 1]
    several.sort(key=lambda rank: -often[rank])
    return " and ".join([MANY[rank] for rank in several])


def _highest(of_class: i64, often: list[int]) -> int:
    """The highest rank; an ace that begins a sequence is none."""
    ranks = [rank for rank in range(13) if often[rank]]
    low_ace = of_class != NOTHING and often[12] and often[0]
    return ranks[-2] if low_ace else ranks[-1]


def _tell_peculiar(game: Poker, seat: i64, hand: i64) -> None:
    if hand & JOKER:
        if _ranks(hand & ~JOKER) == TEN_TO_KING and not game.agreed.order.ace_both:
            game.say("poker.R42", "names-no-ace", seat)
        game.say("poker.24", "names-joker", seat, 0, game.pack.face(game.agreed.order.named(hand)))
    elif _ranks(hand) == TEN_TO_ACE:
        game.say("poker.law.71", "ace-above-king" if game.agreed.order.ace_both else "no-sequence", seat)


def _ranks(hand: i64) -> i64:
    return (hand | hand >> 16 | hand >> 32 | hand >> 48) & RANKS


def best_found(game: Poker, values: vec[i64], seats: i64, winners: i64) -> None:
    """Who is best of these, and by which law."""
    if game.detail < EVERYTHING:
        return
    best = lowest(winners)
    name = CLASSES[kind(values[best])]
    if winners & (winners - 1):
        if kind(values[best]) in (FOURS, FULL, THREES, TWO_PAIRS):
            game.say("poker.19", "side-cards-idle", NO_SEAT, 0, name)
        game.say("poker.law.76", "equal-hands", NO_SEAT, count(winners), name)
        return
    next_best = _second(values, seats & ~winners)
    if next_best >= 0:
        for clause in _deciding(game, values, best, next_best):
            game.say(clause, "best-hand", best, 0, name)


def _second(values: vec[i64], seats: i64) -> i64:
    found: i64 = NO_SEAT
    for seat in cards_in(seats):
        if found < 0 or values[seat] > values[found]:
            found = seat
    return found


def _deciding(game: Poker, values: vec[i64], best: i64, other: i64) -> list[str]:
    """The law that puts one hand above the other, and what it rests on."""
    of_best, of_other = kind(values[best]), kind(values[other])
    if of_best != of_other:
        return ["poker.law.65", *[_option(one) for one in (of_best, of_other) if _option(one)]]
    clauses = [WITHIN[of_best]]
    if _joker_decides(game, values[other], best):
        clauses.append("poker.25")
    elif of_best == SEQUENCE_FLUSH and values[best] // 2 == values[other] // 2:
        clauses = ["poker.3"]
    elif of_best == FLUSH and _hearts_decide(game, values[best], values[other]):
        clauses.append("poker.3")
    elif of_best == NOTHING and _top(values[best]) == _top(values[other]):
        clauses.append("poker.20")
    return clauses


def _option(one: i64) -> str:
    return "poker.34" if one == SKIP_STRAIGHT else "poker.23" if one == BLAZE else ""


def _joker_decides(game: Poker, other: i64, best: i64) -> bool:
    """Whether a real card in the joker's place would not have won."""
    hand = game.deal.hands[best]
    if hand & JOKER == 0:
        return False
    return game.agreed.order.value(hand & ~JOKER | BIT[game.agreed.order.named(hand)]) <= other


def _hearts_decide(game: Poker, best: i64, other: i64) -> bool:
    if game.agreed.order.hearts_first:
        return best >> 26 != other >> 26
    return best // 2 == other // 2


def _top(ranks: i64) -> int:
    return int(ranks).bit_length()
