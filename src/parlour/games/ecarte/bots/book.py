"""Écarté by its hints (ecarte.h1 to h9); where they are silent, sound play."""

from __future__ import annotations

from parlour.core.cards import BIT, HIGHER, SUIT, cards_in, count, highest, lowest, rank, suit
from parlour.core.game import Game
from parlour.core.moves import PLAYS, Move
from parlour.core.players import Advice
from parlour.games.ecarte import words
from parlour.games.ecarte.bots.hints import (
    COURT,
    KINGS,
    QUEENS,
    dealer_refuses,
    holds_trump_king,
    jeu_de_regle,
    standard_hand,
    to_throw,
)
from parlour.games.ecarte.rules import Ecarte


def advise(game: Game, seat: int) -> Advice | None:
    """The move of a seat that knows its own hand and what lies open."""
    assert isinstance(game, Ecarte)
    may_mark = game.allows(seat, words.KING_MARK) and not game.offends(seat, words.KING_MARK)
    if may_mark and not keeps_king_dark(game, seat):
        return Advice(words.KING_MARK, "why-king-counts")
    if not game.waits >> seat & 1:
        return None
    advice = in_turn(game, seat)
    if advice is None or (type(game) is not Ecarte and not game.allows(seat, advice.move)):
        return None  # at a table with offences much is asked that the hints know nothing of
    return Advice(advice.move, "ecarte.h9") if may_mark else advice


def in_turn(game: Ecarte, seat: int) -> Advice | None:
    if game.phase == words.CHOICE:
        return elder_chooses(game, seat)
    if game.phase == words.ANSWER:
        return dealer_answers(game, seat)
    if game.phase == words.TRICKS:
        return lead(game, seat) if game.deal.led < 0 else reply(game, seat)
    exchanging = game.phase == words.ELDER_DISCARDS or game.phase == words.DEALER_DISCARDS
    return discard(game, seat) if exchanging and game.deal.hands[seat] else None


def keeps_king_dark(game: Ecarte, seat: int) -> bool:
    """At three points against a player who loses two, the point alone is game (ecarte.h9)."""
    return game.points[seat] == 3 and game.deal.exposed == 1 - seat


def elder_chooses(game: Ecarte, seat: int) -> Advice:
    hand, trump = game.deal.hands[seat], game.deal.trump
    against = game.points[1 - seat]
    king = holds_trump_king(hand, trump)
    strong = jeu_de_regle(hand, trump)
    if against == 4 and not king and (strong or count(hand & (KINGS | QUEENS | SUIT[trump])) >= 3):
        return Advice(lead(game, seat).move, "ecarte.h8")
    if not strong:
        return Advice(Move(words.PROPOSE), "ecarte.h1")
    if king:
        return Advice(Move(words.PROPOSE), "ecarte.h3")
    if against == 3 and game.deal.accepted == 0 and count(hand & SUIT[trump]) < 3:
        return Advice(Move(words.PROPOSE), "ecarte.h8")
    return Advice(lead(game, seat).move, "ecarte.h2" if standard_hand(hand, trump) else "ecarte.h3")


def dealer_answers(game: Ecarte, seat: int) -> Advice:
    hand, trump = game.deal.hands[seat], game.deal.trump
    reason = "ecarte.h6" if standard_hand(hand, trump) and count(hand & SUIT[trump]) < 3 else "ecarte.h5"
    if not dealer_refuses(hand, trump):
        return Advice(Move(words.ACCEPT), reason)
    if game.points[1 - seat] == 3 and game.deal.accepted == 0 and _weak(hand, trump):
        return Advice(Move(words.ACCEPT), "ecarte.h8")
    return Advice(Move(words.REFUSE), reason)


def _weak(hand: int, trump: int) -> bool:
    """Not so strong that one may risk two points at four (ecarte.h8)."""
    return count(hand & SUIT[trump]) < 2


def discard(game: Ecarte, seat: int) -> Advice:
    """Everything but trumps and kings (ecarte.h4), the lowest first where the talon is short."""
    hand = game.deal.hands[seat]
    thrown = cards_in(to_throw(hand, game.deal.trump))
    thrown.sort(key=lambda card: rank(card))
    if not thrown and seat != game.dealer:
        thrown = [min(cards_in(hand & ~SUIT[game.deal.trump]) or cards_in(hand), key=lambda card: rank(card))]
    return Advice(Move(words.DISCARD, sum(BIT[card] for card in thrown[: min(5, game.deal.talon())])), "ecarte.h4")


def lead(game: Ecarte, seat: int) -> Advice:
    """The lead of ecarte.h7."""
    hand, trump = game.deal.hands[seat], game.deal.trump
    unseen = game.pack.all & ~game.seen(seat)
    for card in reversed(cards_in(hand)):
        if suit(card) == trump and not unseen & HIGHER[card] and _beside(hand, trump):
            return Advice(PLAYS[card], "ecarte.h7")
    suits = [hand & SUIT[suit] for suit in range(4) if suit != trump and hand & SUIT[suit]]
    for cards in suits:
        if count(cards & COURT) == 3:
            return Advice(PLAYS[highest(cards)], "ecarte.h7")
    if game.deal.tricks[seat] == 2:
        lone = [highest(cards) for cards in suits if count(cards) == 1]
        if lone:
            return Advice(PLAYS[max(lone, key=lambda card: rank(card))], "ecarte.h7")
    if suits:
        return Advice(PLAYS[highest(max(suits, key=_worth_leading))], "ecarte.h7")
    return Advice(PLAYS[highest(hand)], "why-only-trumps")


def _beside(hand: int, trump: int) -> bool:
    """A trump is led first only with court cards beside, or where trumps are all there is."""
    plain = hand & ~SUIT[trump]
    return not plain or (count(hand & SUIT[trump]) >= 2 and plain & COURT != 0)


def _worth_leading(cards: int) -> tuple[int, int, int]:
    """Sequences and lone cards before gapped pairs; then length and height."""
    high = highest(cards)
    sequence = count(cards) > 1 and cards & BIT[high - 1] != 0 if rank(high) else False
    gapped = count(cards) == 2 and not sequence
    return (0 if gapped and rank(high) < 7 else 1, count(cards), rank(high))


def reply(game: Ecarte, seat: int) -> Advice:
    """The cheapest card that the law leaves; of plain cards rather one that guards nothing."""
    lawful = game._playable(seat)
    if count(lawful) == 1:
        return Advice(PLAYS[lowest(lawful)], "why-only-card")
    if lawful & SUIT[suit(game.deal.led)] or lawful & SUIT[game.deal.trump]:
        return Advice(PLAYS[lowest(lawful)], "why-lowest-does")
    return Advice(PLAYS[min(cards_in(lawful), key=lambda card: rank(card))], "why-lowest-goes")
