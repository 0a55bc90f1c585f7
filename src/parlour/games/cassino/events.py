"""What happens at Cassino, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, count, rank
from parlour.core.events import HAND, NO_SEAT, PACK, STOCK
from parlour.core.game import EVERYTHING
from parlour.games.cassino import words
from parlour.games.cassino.rules.captures import ACES, RANK
from parlour.games.cassino.rules.dealing import EACH
from parlour.games.cassino.rules.score import (
    CARDS_POINTS,
    GREAT,
    GREAT_POINTS,
    LITTLE,
    LITTLE_POINTS,
    SPADES,
    SPADES_POINTS,
    most,
    numbers_of,
)

if TYPE_CHECKING:
    from parlour.games.cassino.rules.game import Cassino


def drew(game: Cassino) -> None:
    if game.detail < EVERYTHING:
        return
    for seat in range(game.seats):
        drawn = game.drawn[seat]
        game.lay("cassino.6", "draws", seat, drawn[0], PACK, PACK)
        for card in drawn[1:]:
            game.lay("cassino.7", "draws-again", seat, card, PACK, PACK)
    if game.agreed.partners:
        game.say("cassino.8", "sit-opposite")
        game.say("cassino.R14", "seated-by-draw")
    game.say("cassino.6", "deals-first", game.dealer)


def shuffled(game: Cassino) -> None:
    game.say("cassino.1", "so-many-play", NO_SEAT, game.seats)
    game.say("cassino.5", "shuffles-pack", game.dealer, len(game.agreed.sheet))


def dealt(game: Cassino, board_before: i64) -> None:
    if game.detail < EVERYTHING:
        return
    first = game.deal.round == 1
    clause = "cassino.10" if first else "cassino.17"
    seat = game.dealer
    for _i in range(game.seats):
        seat = game.left(seat)
        game.carry(clause, "gets-cards", seat, game.deal.hands[seat], PACK if first else STOCK, HAND[seat], BIT[seat])
    _dealt_to_board(game, first, game.deal.board & ~board_before)


def _dealt_to_board(game: Cassino, first: bool, cards: i64) -> None:
    if first:
        game.carry("cassino.11", "opens-board", game.dealer, cards, PACK, words.BOARD)
        if count(cards) > EACH:
            game.say("cassino.R8", "more-on-board", game.dealer, count(cards) - EACH)
    elif cards:
        game.carry("cassino.R8", "left-over", game.dealer, cards, STOCK, words.BOARD)


def took(game: Cassino, seat: i64, card: i64, cards: i64) -> None:
    if game.detail < EVERYTHING:
        return
    same = cards & RANK[rank(card)]
    game.lay("cassino.12", "plays", seat, card, HAND[seat], words.BOARD)
    if same:
        game.carry("cassino.12", "pairs", seat, same, words.BOARD, words.TAKEN[seat])
    if cards ^ same:
        game.carry("cassino.13", "combines", seat, cards ^ same, words.BOARD, words.TAKEN[seat])
    game.lay("cassino.14", "turns-down", seat, card, words.BOARD, words.TAKEN[seat])


def laid(game: Cassino, seat: i64, card: i64) -> None:
    if game.detail < EVERYTHING:
        return
    if game.deal.board:
        game.lay("cassino.15", "lays", seat, card, HAND[seat], words.BOARD)
    else:
        game.lay("cassino.19", "starts-board", seat, card, HAND[seat], words.BOARD)


def took_rest(game: Cassino, seat: i64) -> None:
    game.carry("cassino.18", "takes-rest", seat, game.deal.board, words.BOARD, words.TAKEN[seat])


def counted(game: Cassino, piles: vec[i64], counts: vec[i64]) -> None:
    """Each side is told by its first seat."""
    if game.detail < EVERYTHING:
        return
    if game.agreed.partners:
        game.say("cassino.20", "partners-unite")
    for side in range(game.agreed.sides):
        pile = piles[side]
        if pile & GREAT:
            game.say("cassino.21", "has-great-cassino", side, GREAT_POINTS)
        if pile & LITTLE:
            game.say("cassino.22", "has-little-cassino", side, LITTLE_POINTS)
        if pile & ACES:
            game.say("cassino.23", "has-aces", side, count(pile & ACES))
    _had_most(game, most(numbers_of(piles, SPADES)), "cassino.24", "has-most-spades", SPADES_POINTS)
    _had_most(game, most(numbers_of(piles, game.pack.all)), "cassino.25", "has-most-cards", CARDS_POINTS)
    for side in range(game.agreed.sides):
        game.say("cassino.20", "counts", side, counts[side])


def _had_most(game: Cassino, side: i64, clause: str, message: str, points: int) -> None:
    if side >= 0:
        game.say(clause, message, side, points)
    else:
        game.say("cassino.R5", "no-majority")


def scored(game: Cassino, counts: vec[i64], gains: vec[i64]) -> None:
    if game.detail < EVERYTHING:
        return
    if game.agreed.sides == 2:
        game.say("cassino.3", "difference-only")
    if game.agreed.scoring == words.MINUS_LOWEST:
        game.say("cassino.4", "lowest-deducted", NO_SEAT, counts[0] - gains[0])
    for side in range(game.agreed.sides):
        if gains[side] or game.agreed.sides > 2:
            game.say(game.scoring_clause(), "scores", side, gains[side])
    if game.agreed.scoring == words.TWO_LOWEST and not any(gain > 0 for gain in gains):
        game.say("cassino.30", "nobody-scores")


def won(game: Cassino) -> None:
    if game.detail < EVERYTHING:
        return
    clause = "cassino.R15" if game.agreed.deals else "cassino.R1"
    winners = game.winners()
    if game.agreed.sides == 2 and count(winners) == game.seats:
        game.say(clause, "game-drawn")
        return
    for side in range(game.agreed.sides):
        if winners & BIT[side]:
            game.say(clause, "wins-game", side, game.points[side])
