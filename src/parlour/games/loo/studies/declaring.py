"""Stand, take the miss or throw up: what each brings, by the hand and by how many stand already."""

from __future__ import annotations

from parlour.core.cards import cards_in, count, rank
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.games.loo import words
from parlour.games.loo.rules.game import Loo
from parlour.games.loo.rules.ranks import ORDERS

COLUMNS = ("hand", "standing")
LATER = True  # a loo is paid into the next pool
NAMES = {words.THROW_UP: "throw up", words.STAND: "stand", words.TAKE_MISS: "take the miss"}


def ask(game: Game, seat: int) -> tuple[tuple[str | int, ...], dict[str, Move]] | None:
    assert isinstance(game, Loo)
    if game.phase != words.DECLARE:
        return None
    moves = {NAMES[move.verb]: move for move in game.moves(seat) if move.verb in NAMES}
    if "throw up" not in moves or "stand" not in moves:
        return None
    ways = {name: moves[name] for name in NAMES.values() if name in moves}
    return (kind_of(game, seat), min(2, int(count(game.deal.standing)))), ways


def kind_of(game: Loo, seat: int) -> str:
    order = ORDERS[game.deal.ranking]
    hand = game.deal.hands[seat]
    trumps = hand & order.trumps
    beaten = sorted(count(order.above[card]) for card in cards_in(trumps))
    high = sum(rank(card) >= game.agreed.ace - 2 for card in cards_in(hand & ~order.trumps))
    if not beaten:
        return f"no trump, {('no', 'one', 'two', 'three')[high]} Q or better"
    if len(beaten) >= 2:
        return "three trumps" if len(beaten) == 3 else f"two trumps, {'a Q or better' if high else 'low card'} beside"
    if beaten[0] <= 1:
        return "one trump, the highest or next"
    name = "Q or J of trumps" if beaten[0] <= 3 else "a small trump"
    return f"{name}, {('nothing', 'one Q or better', 'two Q or better')[high]} beside"
