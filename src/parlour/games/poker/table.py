"""What lies on the Poker table, for whom: views, advice and state words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in, count
from parlour.core.view import View
from parlour.games.poker.show import MINIMUM
from parlour.games.poker.words import (
    BETTING,
    DISCARDING,
    DISCARDS,
    HANDS,
    MAKING_GOOD,
    OVER,
    SAY,
    STAKES,
    STRADDLING,
    STUB,
)
from parlour.mechanisms.rankings import FOURS, JOKER, PAIR, RANKS, SEQUENCE, THREES, kind

if TYPE_CHECKING:
    from parlour.games.poker.rules import Poker

OF_SEATS: Final = ["hand", "discards", "stake", "straddle", "bet", "in", "stood", "short", "owes"]
WORDS: Final = [*OF_SEATS, "stub", "pool", "kitty", "jackpot", "highest", "opener"]


# -- the view --------------------------------------------------------------------


def lay_out(game: Poker, view: View, seat: i64) -> None:
    _lay_facts(game, view)
    for s in range(game.seats):
        in_game = game.playing & BIT[s] != 0
        open_to_him = game.lying_open or (s == seat and in_game)  # poker.law.27: never taken up again
        _show(game, view, s, game.hands[s], open_to_him, True)
        thrown = 0 if game.reshuffled and not game.lying_open else game.thrown[s]
        _show(game, view, s, thrown, game.lying_open, False)
    view.show(STUB, [], game.stub(), "poker.law.5")
    view.advice = advice(game, seat)


def _show(game: Poker, view: View, seat: i64, cards: i64, face_up: bool, hand: bool) -> None:
    faces = [game.pack.face(card) for card in cards_in(cards)]
    place, clause = (HANDS[seat], "poker.6") if hand else (DISCARDS[seat], "poker.law.37")
    view.show(place, faces if face_up else [], 0 if face_up else len(faces), clause)


def _lay_facts(game: Poker, view: View) -> None:
    view.fact("dealer", game.name_of(game.dealer))
    view.fact("rank", "A K Q J T 9 8 7 6 5 4 3 2", "poker.2")
    view.fact("ante", str(game.ante), "poker.26")
    view.fact("limit", str(game.limit) if game.limit else "none", "poker.35")
    if game.options.word("counters") == "three_colours":
        view.fact("counters", f"red {game.ante}, white {3 * game.ante}, blue {game.limit}", "poker.37")
    view.fact("waived", "nothing", "poker.law.80")
    if game.jackpot >= 0:
        view.fact("jack-pot", MINIMUM[game.jackpot % 3], game.jackpot_law())
    if game.phase == SAY:
        go_in = 2 * game.before_deal if game.opener < 0 else game.highest
        view.fact("go-in", str(go_in), "poker.29")
    if game.opener >= 0:
        view.fact("opener", game.names[game.opener], "poker.law.25")
    for s in range(game.seats):
        if game.playing and not game.lying_open and not game.playing & BIT[s]:
            view.fact("out", game.names[s], "poker.33")
        if game.stake[s]:
            view.fact("stake", f"{game.names[s]} {game.stake[s]}", "poker.law.56")
        if game.short & BIT[s]:
            view.fact("show-for", f"{game.names[s]} {game.stake[s]}", "poker.law.60")
    for s in range(game.seats):
        if game.owes(s):
            view.fact("owes", f"{game.names[s]} {game.owes(s)}", "poker.R28")


# -- advice ---------------------------------------------------------------------------


def advice(game: Poker, seat: i64) -> list[str]:
    """Hints for the seat's own decision, and what players owe each other."""
    phase = game.phase
    if phase in (STAKES, OVER):
        return ["poker.law.77", "poker.law.78", "poker.law.79", "poker.38", "poker.39", "poker.40"]
    if seat >= game.seats:
        return ["poker.law.15", "poker.18"]
    if game.dealt[seat] and not game.playing & BIT[seat]:
        return ["poker.law.28"]
    found = _on_turn(game, seat) if game.waits & BIT[seat] else _while_waiting(game, seat)
    if game.borrowing:
        found.append("poker.49")
    return found


def _while_waiting(game: Poker, seat: i64) -> list[str]:
    found = ["poker.41"]
    if game.drew & BIT[game.dealer] and not game.drew & BIT[seat]:
        found.append("poker.law.49")
    if seat == game.dealer and game.drew:
        found.append("poker.law.51")
    return found


def _on_turn(game: Poker, seat: i64) -> list[str]:
    phase = game.phase
    if phase == STRADDLING:
        return ["poker.law.15", "poker.38"]
    if phase == SAY:
        return _before_draw(game, seat)
    if phase in (MAKING_GOOD, DISCARDING):
        return [*_of_hand(game, seat), "poker.law.49", "poker.law.50"]
    if phase == BETTING:
        made = ["poker.46"] if _class(game, seat) == SEQUENCE else []
        return [*made, "poker.27", "poker.42", "poker.43", "poker.48", "poker.law.50", "poker.law.57"]
    return []


def _before_draw(game: Poker, seat: i64) -> list[str]:
    found = ["poker.8"] if game.opener < 0 else ["poker.10"]
    if game.opener >= 0 and (seat == game.dealer or game.left(seat) == game.last_say):
        found.append("poker.11")
    if _class(game, seat) == 0 and four_to_sequence(game.hands[seat]):
        found.append("poker.46")
    return found


def _class(game: Poker, seat: i64) -> i64:
    return kind(game.order.value(game.hands[seat]))


def _of_hand(game: Poker, seat: i64) -> list[str]:
    if game.hands[seat] & JOKER:
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


# -- state words ------------------------------------------------------------------------------


def read(game: Poker, word: str, seat: i64) -> list[str]:
    face = game.pack.face
    if word in OF_SEATS:
        return _read_of_seat(game, word, game.known_seat(word, seat))
    if word == "stub":
        return [face(game.deck[i]) for i in range(game.next_card, len(game.deck))]
    if word == "pool":
        return [str(game.ledger.balance[game.pool])]
    if word == "kitty":
        return [str(game.ledger.balance[game.kitty]) if game.has_kitty() else "none"]
    if word == "jackpot":
        return [str(game.jackpot) if game.jackpot >= 0 else "none"]
    if word == "opener":
        return [game.names[game.opener] if game.opener >= 0 else "nobody"]
    return [str(game.highest)]


def _read_of_seat(game: Poker, word: str, seat: i64) -> list[str]:
    if word == "hand":
        return [game.pack.face(card) for card in cards_in(game.hands[seat])]
    if word == "discards":
        gone = game.reshuffled and not game.lying_open
        return [] if gone else [game.pack.face(card) for card in cards_in(game.thrown[seat])]
    if word == "stake":
        return [str(game.stake[seat])]
    if word == "bet":
        return [str(game.stake[seat] - game.level if game.stake[seat] > game.level else 0)]
    if word == "straddle":
        return [str(game.forced[seat] if game.forced[seat] > game.ante else 0)]
    if word == "owes":
        return [str(game.owes(seat))]
    mask = game.playing if word == "in" else game.stood if word == "stood" else game.short
    return ["yes" if mask & BIT[seat] else "no"]
