"""Random play to the end, compiled: the loop of simulation and of search."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import card_at, count, lowest, nth
from parlour.core.chance import M32, MWC, advance, below
from parlour.core.game import UNSAID, Game
from parlour.core.moves import CLAIMING, PLAYS, Choices, Move, the_moves

LOITER: Final = 4  # a seat that may act, but is not waited for, acts once in so many times
FINE_GRAIN: Final = 1 << 20
MANY: Final = 256  # moves; of longer lists only a sample is looked through
SAMPLE: Final = 64
SOLE_SEAT: Final = vec[i64]([seats.bit_length() - 1 for seats in range(256)])  # of a bit set with one seat in it


def playout(game: Game, s: i64, most: i64 = 1_000_000, errs: float = 0.0) -> tuple[i64, i64]:
    """Play random moves until the game is over; gives the generator's state and the number of moves made.

    Where offences can happen, a seat commits one at the rate ``errs`` and otherwise claims what it has noticed.
    """
    careful = game.options.values.get("conduct") == "table"
    often = i64(int(errs * FINE_GRAIN))
    made: i64 = 0
    while True:
        if game.waits == 0:
            if game.over:  # not asked before each move: a game that is over waits for nobody
                break
            game._go_on()  # nobody is waited for: ``go_on`` would only ask
            continue
        may = game.may
        if may & (may - 1) == 0:
            seat = SOLE_SEAT[may] if may < 256 else lowest(may)  # every move comes by here
        else:
            s = advance(s)
            seat = next_seat(game, s)
            if seat < 0:
                continue
        s = MWC * (s & M32) + (s >> 32)
        if careful:
            err = below(s, FINE_GRAIN) < often
            s = advance(s)
            wished = careful_move(game, seat, s, err)
            if wished is None:
                continue
            game.act(seat, wished)
        else:
            game.act(seat, game.pick(seat, s))
        made += 1
        if made >= most:
            raise RuntimeError(f"a game of {game.name} did not end within {most} moves")
    return s, made


def next_seat(game: Game, s: i64) -> i64:
    """A seat drawn among several that may act; -1 when one that need not act lets it be, or has no move."""
    may = game.may
    seat = nth(may, below(s, count(may)))
    if game.waits >> seat & 1 == 0 and (s >> 8 & (LOITER - 1) or not game.moves(seat)):
        return -1
    return seat


def careful_move(game: Game, seat: i64, s: i64, err: bool) -> Move | None:
    """A random offence; or else a claim that the seat has noticed or a move that is neither.

    None where a seat that is not waited for has nothing of the sort.
    """
    moves = _some_moves(game.moves(seat), s)
    wished = [move for move in moves if (game.offends(seat, move) != "") == err and not is_guess(game, seat, move)]
    if not wished:
        if not game.waits >> seat & 1:
            return None
        wished = moves
    return wished[below(s, len(wished))]


def lawful_pick(game: Game, seat: i64, s: i64) -> Move:
    """A random move that is neither an offence nor a claim, where there is one."""
    open_cards = game.open_plays(seat)
    if open_cards != UNSAID:
        return PLAYS[card_at(open_cards, s)]
    moves = _some_moves(game.moves(seat), s)
    lawful = [move for move in moves if move.verb.name != CLAIMING and game.offends(seat, move) == ""] or moves
    return lawful[below(s, len(lawful))]


def lawful_moves(game: Game, seat: i64) -> Choices:
    """What a seat may do without offending or claiming; where that is nothing, all it may do."""
    moves = game.moves(seat)
    lawful = [move for move in moves.all() if move.verb.name != CLAIMING and game.offends(seat, move) == ""]
    return the_moves(lawful) if lawful else moves


def does_what_is_due(game: Game) -> bool:
    """Let a seat do what a careful player does unasked, if there is any such thing; gives whether there was."""
    for seat in range(game.seats):
        due = game.due_act(seat) if game.may >> seat & 1 else None
        if due is not None:
            game.act(seat, due)
            return True
    return False


def _some_moves(choices: Choices, s: i64) -> list[Move]:
    """All of them, or of a long list a random sample."""
    if choices.size <= MANY:
        return choices.all()
    sample: list[Move] = []
    for _i in range(SAMPLE):
        s = advance(s)
        sample.append(choices[below(s, choices.size)])
    return sample


def is_guess(game: Game, seat: i64, move: Move) -> bool:
    """A claim whose ground the seat has not seen."""
    return move.verb.name == CLAIMING and not game.noticed(seat, move)
