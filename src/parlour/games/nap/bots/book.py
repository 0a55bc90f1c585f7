"""Nap by its hints (nap.49 to 56); where they are silent, sound play."""

from __future__ import annotations

from typing import Final

from parlour.core.cards import SUIT, cards_in, count, hand_of
from parlour.core.game import Game
from parlour.core.moves import PLAYS, Move
from parlour.core.players import Advice, BookBot
from parlour.games.nap import words
from parlour.games.nap.rules.game import Nap
from parlour.games.nap.state import ORDERS
from parlour.mechanisms.judging import masters, strongest, weakest

TRUMP_WORTH: Final = {12: 1.0, 11: 0.85, 10: 0.65, 9: 0.5, 8: 0.4}  # by rank: ace, king, queen, knave, ten
SIDE_WORTH: Final = {12: 0.65, 11: 0.3}
LOW_TRUMP: Final = 0.25
LONG_TRUMP: Final = 0.3  # more for each trump after the third
USUAL_SEATS: Final = 4
FOUR_SHORT: Final = 1.4  # of all tricks: a hand that may well make all but one


def book(_seed: int) -> BookBot:
    return BookBot("book", advise, pace=300_000)


def advise(game: Game, seat: int) -> Advice | None:
    assert isinstance(game, Nap)
    if not game.waits >> seat & 1:
        return None
    if game.phase == words.CALLING:
        return call(game, seat)
    if game.phase == words.TRICKS:
        return play(game, seat)
    if game.phase == words.ANSWERING:
        return Advice(Move(words.DECLINE), "why-challengers-risk")
    if game.phase == words.GATHERING:
        return Advice(Move(words.GATHER), "why-only-move")
    if game.phase == words.BUYING:
        return Advice(Move(words.BUY, 0), "why-cards-cost")
    return lay(game, seat)


def tricks_in(hand: int, trump: int) -> float:
    """About how many tricks the hand makes with these trumps."""
    trumps = [card & 15 for card in cards_in(hand & SUIT[trump])]
    worth = sum(TRUMP_WORTH.get(rank, LOW_TRUMP) for rank in trumps) + LONG_TRUMP * max(0, len(trumps) - 3)
    return worth + sum(SIDE_WORTH.get(card & 15, 0.0) for card in cards_in(hand & ~SUIT[trump]))


def best_suit(hand: int) -> int:
    return max(range(4), key=lambda suit: tricks_in(hand, suit))


def call(game: Nap, seat: int) -> Advice:
    wanted, reason = worth_calling(game, game.deal.hands[seat])
    if not game.open_calls() >> wanted & 1:
        return Advice(words.CALLS[words.PASSED], "why-too-weak")
    return Advice(words.CALLS[wanted], reason)


def worth_calling(game: Nap, hand: int) -> tuple[int, str]:
    """The highest call that the hand is good for, and the hint that speaks for it."""
    suit = best_suit(hand)
    certain = len(certain_tricks(hand & SUIT[suit], game.pack.ranks))
    risk = nap_risk(hand, suit, game.pack.ranks) if game.agreed.all_tricks == 5 else ""
    if certain >= game.agreed.all_tricks or risk:
        return words.NAP, "nap.49" if certain >= game.agreed.all_tricks else risk
    worth = tricks_in(hand, suit)
    tricks = max(int(worth + boldness(int(game.seats))), certain)
    reason = "nap.54" if tricks != max(int(worth + boldness(USUAL_SEATS)), certain) else "why-makes-tricks"
    if worth + boldness(int(game.seats)) >= int(game.agreed.all_tricks) - FOUR_SHORT:
        return words.NAP, "nap.52"
    if tricks < 3 and knave_and_ten(hand & SUIT[suit], game.pack.ranks):
        return words.THREE, "nap.53"
    return rung_of(tricks), "nap.49" if tricks == certain else reason


def rung_of(tricks: int) -> int:
    """The call of so many tricks; below those that are called there is only to pass."""
    rungs = [
        rung for rung in range(words.PASSED + 1, words.NAP) if rung != words.MISERE and words.CALLED[rung] == tricks
    ]
    return rungs[0] if rungs else words.PASSED


def boldness(seats: int) -> float:
    """With fewer cards out less can be against one (nap.54)."""
    return 0.25 + 0.15 * (USUAL_SEATS - seats)


def nap_risk(hand: int, suit: int, ranks: str) -> str:
    """The hint that calls five such cards a Nap, if one does."""
    ace = len(ranks) - 1
    trumps = [card & 15 for card in cards_in(hand & SUIT[suit])]
    beside = cards_in(hand & ~SUIT[suit])
    high = sum(rank >= ace - 3 for rank in trumps)
    if len(trumps) == 5:
        return "nap.50" if high >= 3 and max(trumps) >= ace - 1 else ""
    if len(trumps) == 4:
        return "nap.50" if max(trumps) >= ace - 1 and high >= 3 and beside[0] & 15 >= ace - 1 else ""
    if len(trumps) < 3 or high < 3 or max(trumps) < ace or min(card & 15 for card in beside) < ace - 1:
        return ""
    if beside[0] >> 4 == beside[1] >> 4:
        return "nap.50"
    return "nap.51" if all(card & 15 == ace for card in beside) else ""


def knave_and_ten(trumps: int, ranks: str) -> bool:
    """Ace, knave and ten, or better (nap.53)."""
    held = sorted([card & 15 for card in cards_in(trumps)], reverse=True)
    ace = len(ranks) - 1
    return len(held) >= 3 and held[0] == ace and held[1] >= ace - 3 and held[2] >= ace - 4


def certain_tricks(trumps: int, ranks: str) -> list[int]:
    """The unbroken row of trumps from the ace down (nap.49)."""
    row = []
    for rank in range(len(ranks) - 1, -1, -1):
        if rank not in [card & 15 for card in cards_in(trumps)]:
            break
        row.append(rank)
    return row


def play(game: Nap, seat: int) -> Advice:
    lawful = game.playable(seat)
    if lawful & (lawful - 1) == 0:
        return Advice(PLAYS[cards_in(lawful)[0]], "why-only-card")
    if game.deal.trump < 0:
        trumps = game.deal.hands[seat] & SUIT[best_suit(game.deal.hands[seat])]
        return Advice(PLAYS[strongest(trumps, ORDERS[4])], "nap.51")
    order = ORDERS[game.deal.trump]
    unseen = game.pack.all & ~game.seen(seat)
    if game.deal.highest == words.MISERE:
        return misere(game, seat, lawful)
    if game.deal.led < 0:
        return lead(game, seat, lawful, unseen)
    takes = lawful & order.above[game.deal.best]
    if takes and holds_up(game, seat, lawful):
        return Advice(PLAYS[weakest(lawful, order)], "nap.55")
    if takes and (seat == game.deal.caller or game.deal.winner == game.deal.caller):
        last = game.after(seat) == game.deal.leader
        sure = masters(takes, unseen, order)
        card = weakest(takes if last or not sure else sure, order)
        return Advice(PLAYS[card], "nap.55" if seat != game.deal.caller else "why-cheapest-takes")
    return throw(game, lawful, unseen)


def holds_up(game: Nap, seat: int, lawful: int) -> bool:
    """With the ace of trumps and a small one a first lead of the knave or less is let go (nap.55)."""
    ace = len(game.pack.ranks) - 1
    if (
        seat == game.deal.caller
        or game.deal.tricks_made
        or game.deal.best != game.deal.led
        or game.deal.led & 15 > ace - 3
    ):
        return False
    return count(lawful) == 2 and lawful >> (int(game.deal.trump) * 16 + ace) & 1 == 1


def throw(game: Nap, lawful: int, unseen: int) -> Advice:
    """The card that most of what is still out can beat; of equal ranks only memory tells (nap.56)."""
    order = ORDERS[game.deal.trump]
    beaten = {card: int(count(order.above[card] & unseen)) for card in cards_in(lawful)}
    worst = max(beaten, key=lambda card: (beaten[card], count(order.above[card])))
    alike = [card for card in beaten if card != worst and count(order.above[card]) == count(order.above[worst])]
    if any(beaten[card] < beaten[worst] for card in alike):
        return Advice(PLAYS[worst], "nap.56")
    return Advice(PLAYS[worst], "why-least-likely")


def lead(game: Nap, seat: int, lawful: int, unseen: int) -> Advice:
    order = ORDERS[game.deal.trump]
    trumps = lawful & order.trumps
    if seat == game.deal.caller and trumps and unseen & order.trumps:
        return Advice(PLAYS[strongest(trumps, order)], "nap.51")
    sure = masters(lawful, unseen & ~order.trumps if seat == game.deal.caller else unseen, order)
    if sure:
        return Advice(PLAYS[strongest(sure, order)], "why-unbeaten")
    plain = lawful & ~order.trumps
    if seat == game.deal.caller:
        return Advice(PLAYS[strongest(lawful, order)], "why-strongest")
    return Advice(PLAYS[strongest(plain or lawful, order)], "why-strongest-plain")


def misere(game: Nap, seat: int, lawful: int) -> Advice:
    """The caller ducks under what lies; the others stay low that he may not."""
    order = ORDERS[game.deal.trump]
    under = lawful & ~order.above[game.deal.best] if game.deal.led >= 0 else lawful
    if seat == game.deal.caller and game.deal.led >= 0 and under:
        return Advice(PLAYS[strongest(under, order)], "why-highest-under")
    return Advice(PLAYS[weakest(lawful, order)], "why-low-as-may-be")


def lay(game: Nap, seat: int) -> Advice:
    """Keep what is worth most with the best suit for trumps."""
    hand = game.deal.hands[seat]
    order = ORDERS[best_suit(hand)]
    away = sorted(cards_in(hand), key=lambda card: -count(order.above[card]))[: game.lay_due()]
    return Advice(Move(words.LAY, hand_of(away)), "why-weakest-go")
