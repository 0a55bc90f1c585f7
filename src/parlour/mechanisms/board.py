"""Stakes that lie in named compartments: accounts after the seats', called ``board/pope`` or ``pool/ace``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.cards import BIT, count
from parlour.core.events import NO_SEAT, Place, place
from parlour.core.game import ALL_SEATS, Game
from parlour.core.setup import Setup
from parlour.core.sight import Sight
from parlour.core.vocabulary import MOST_COUNTERS, Word
from parlour.errors import BadCase, nearest
from parlour.mechanisms.pools import share_out

COMPARTMENTS: Final[dict[str, Place]] = {}  # by the name of their account


def bare(game: Game) -> i64:
    """The compartments without a counter: bit 0 is the first account after the seats."""
    found: i64 = 0
    for i in range(len(game.ledger.names) - game.seats):
        if game.ledger[game.seats + i] == 0:
            found |= BIT[i]
    return found


def open_to(game: Game, left: i64) -> i64:
    """Where the next of so many counters may go: on a bare one, if there are no more counters than those."""
    uncovered = bare(game)
    return uncovered if count(uncovered) >= left else BIT[len(game.ledger.names) - game.seats] - 1


def lying(game: Game) -> int:
    """All counters on the board."""
    return sum(game.ledger.balance[game.seats :])


def take_all(game: Game, account: i64, seat: i64, clause: str, message: str) -> None:
    """The seat takes what lies there, if anything does."""
    counters = game.ledger[account]
    if counters:
        game.pay(clause, message, account, seat, counters)


def divide(game: Game, clause: str, gathered: str, shared: str) -> None:
    """The whole board is gathered and divided, the odd counters singly from the last dealer's left."""
    first = game.seats
    for account in range(first + 1, len(game.ledger.names)):
        counters = game.ledger[account]
        if counters:
            game.pay(clause, gathered, account, first, counters)
    share_out(game, first, ALL_SEATS[game.seats], clause, shared)


def show_board(game: Game, sight: Sight, clause: str) -> None:
    """Every compartment is a place with its counters: ``board/pope 6``."""
    for account in range(game.seats, len(game.ledger.names)):
        sight.lay_counters(compartment(game.ledger.names[account]), game.ledger[account], clause)


def compartment(name: str) -> Place:
    """The place of an account: ``board/pope``."""
    found = COMPARTMENTS.get(name)
    if found is None:
        board, _, part = name.partition("/")
        found = COMPARTMENTS[name] = place(board, NO_SEAT, part)
    return found


def board_word(word: str) -> Word:
    """The state word ``board/pope``; without a part, all that lies there."""
    return Word(lambda game, _seat, part: [str(_on_board(game, f"{word}/{part}") if part else lying(game))])


def _on_board(game: Game, name: str) -> int:
    if name not in game.ledger.names:
        raise BadCase(f"there is no {name}{nearest(name, game.ledger.names[game.seats :])}")
    return game.ledger[game.ledger.names.index(name)]


def set_counters(game: Game, setup: Setup) -> None:
    """``counters A 5``, ``board/pope 6``."""
    for account, name in enumerate(game.ledger.names):
        word = f"counters {name}" if account < game.seats else name
        counters = setup.number(word, game.ledger[account])
        if abs(counters) > MOST_COUNTERS or (account >= game.seats and counters < 0):
            raise BadCase(f"{word} cannot be {counters}")
        game.ledger[account] = counters
