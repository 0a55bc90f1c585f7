"""What lies on the Cassino table, for whom: events, views and state words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import BIT, cards_in, count
from parlour.core.events import NO_SEAT
from parlour.core.view import View
from parlour.games.cassino.captures import RANK, TEN
from parlour.games.cassino.dealing import EACH
from parlour.games.cassino.score import (
    ACES,
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
from parlour.games.cassino.words import (
    BOARD,
    MINUS_LOWEST,
    PACK,
    PLAY,
    STOCK,
    TWO_LOWEST,
    hand_place,
    taken_place,
)

if TYPE_CHECKING:
    from parlour.games.cassino.rules import Cassino

BY_SEAT: Final = ["hand", "taken", "sweeps", "count", "drawn"]
WORDS: Final = [*BY_SEAT, "board", "stock", "round", "last_taker", "gone"]
TENS_AND_TWOS: Final = RANK[TEN] | RANK[1]


# -- events -------------------------------------------------------------------


def tell_pack(game: Cassino) -> None:
    game.say("cassino.1", "so-many-play", NO_SEAT, game.seats)
    game.say("cassino.5", "shuffles-pack", game.dealer, len(game.sheet))


def tell_deal(game: Cassino, board_before: i64) -> None:
    first = game.round == 1
    for k in range(game.seats):
        seat = (game.dealer + 1 + k) % game.seats
        cards = cards_in(game.hands[seat])
        clause = "cassino.10" if first else "cassino.17"
        game.bring(clause, "gets-cards", seat, cards, PACK if first else STOCK, hand_place(seat), BIT[seat])
    _tell_board(game, first, cards_in(game.board & ~board_before))


def _tell_board(game: Cassino, first: bool, laid: list[int]) -> None:
    over = len(laid) - EACH if first else len(laid)
    if first:
        game.bring("cassino.11", "opens-board", game.dealer, laid, PACK, BOARD)
        if over:
            game.say("cassino.R8", "more-on-board", game.dealer, over)
    elif over:
        game.bring("cassino.R8", "left-over", game.dealer, laid, STOCK, BOARD)


def tell_take(game: Cassino, seat: i64, card: i64, cards: i64) -> None:
    same = cards & RANK[card & 15]
    game.bring("cassino.12", "plays", seat, [card], hand_place(seat), BOARD)
    if same:
        game.bring("cassino.12", "pairs", seat, cards_in(same), BOARD, taken_place(seat))
    if cards ^ same:
        game.bring("cassino.13", "combines", seat, cards_in(cards ^ same), BOARD, taken_place(seat))
    game.bring("cassino.14", "turns-down", seat, [card], BOARD, taken_place(seat))


def tell_lay(game: Cassino, seat: i64, card: i64) -> None:
    clause, message = ("cassino.15", "lays") if game.board else ("cassino.19", "starts-board")
    game.bring(clause, message, seat, [card], hand_place(seat), BOARD)


def tell_rest(game: Cassino, seat: i64) -> None:
    game.bring("cassino.18", "takes-rest", seat, cards_in(game.board), BOARD, taken_place(seat))


def tell_count(game: Cassino, piles: vec[i64], counts: vec[i64]) -> None:
    """Each side is told by its first seat."""
    if game.partners:
        game.say("cassino.20", "partners-unite")
    for side in range(game.sides):
        pile = piles[side]
        if pile & GREAT:
            game.say("cassino.21", "has-great-cassino", side, GREAT_POINTS)
        if pile & LITTLE:
            game.say("cassino.22", "has-little-cassino", side, LITTLE_POINTS)
        if pile & ACES:
            game.say("cassino.23", "has-aces", side, count(pile & ACES))
    _tell_majority(game, most(numbers_of(piles, SPADES)), "cassino.24", "has-most-spades", SPADES_POINTS)
    _tell_majority(game, most(numbers_of(piles, game.pack.all)), "cassino.25", "has-most-cards", CARDS_POINTS)
    for side in range(game.sides):
        game.say("cassino.20", "counts", side, counts[side])


def _tell_majority(game: Cassino, side: i64, clause: str, message: str, points: int) -> None:
    if side >= 0:
        game.say(clause, message, side, points)
    else:
        game.say("cassino.R5", "no-majority")


def tell_score(game: Cassino, counts: vec[i64], gains: vec[i64]) -> None:
    if game.sides == 2:
        game.say("cassino.3", "difference-only")
    if game.scoring == MINUS_LOWEST:
        game.say("cassino.4", "lowest-deducted", NO_SEAT, counts[0] - gains[0])
    for side in range(game.sides):
        if gains[side] or game.sides > 2:
            game.say(scoring_clause(game), "scores", side, gains[side])
    if game.scoring == TWO_LOWEST and not any(gain > 0 for gain in gains):
        game.say("cassino.30", "nobody-scores")


def scoring_clause(game: Cassino) -> str:
    if game.sides == 2:
        return "cassino.26"
    if game.scoring == TWO_LOWEST:
        return "cassino.30"
    return "cassino.4" if game.scoring == MINUS_LOWEST else "cassino.2"


def tell_end(game: Cassino) -> None:
    clause = "cassino.R15" if game.deals_agreed else "cassino.R1"
    won = game.winners()
    if game.sides == 2 and count(won) == game.seats:
        game.say(clause, "game-drawn")
        return
    for side in range(game.sides):
        if won & BIT[side]:
            game.say(clause, "wins-game", side, game.points[side])


# -- the view --------------------------------------------------------------------


def lay_out(game: Cassino, view: View, seat: i64) -> None:
    view.fact("dealer", game.name_of(game.dealer))
    view.fact("round", f"{game.round}/{len(game.orders)}")
    if game.partners:
        names = game.names
        view.fact("partners", f"{names[0]} {names[2]}, {names[1]} {names[3]}", "cassino.8")
    view.fact("scoring", game.options.word("independent_scoring"), scoring_clause(game))
    view.show(BOARD, game.faces(game.board), 0, "cassino.11")
    view.show(STOCK, [], _in_stock(game), "cassino.17")
    for s in range(game.seats):
        if s == seat:
            view.show(hand_place(s), game.faces(game.hands[s]))
        else:
            view.show(hand_place(s), [], count(game.hands[s]))
        view.show(taken_place(s), [], count(game.taken[s]), "cassino.9")
        view.fact("sweeps", f"{game.names[s]} {game.sweeps[s]}", "cassino.19")
    view.fact("last_taker", _name(game, game.last_taker), "cassino.18")
    view.advice = advice(game, seat)


def advice(game: Cassino, seat: i64) -> list[str]:
    if seat >= game.seats or game.phase != PLAY or not game.waits & BIT[seat]:
        return []
    found = ["cassino.27", "cassino.28"]
    if game.board & TENS_AND_TWOS:
        found.append("cassino.29")
    if game.scoring == TWO_LOWEST:
        found.append("cassino.31")
    return found


def _in_stock(game: Cassino) -> int:
    return len(game.deck) - int(game.next_card)


def _name(game: Cassino, seat: i64) -> str:
    return game.names[seat] if seat >= 0 else "nobody"


# -- state words ---------------------------------------------------------------------


def read(game: Cassino, word: str, seat: i64) -> list[str]:
    if word in BY_SEAT:
        return _read_seat(game, word, game.known_seat(word, seat))
    if word == "board":
        return game.faces(game.board)
    if word == "stock":
        return [game.pack.face(game.deck[i]) for i in range(game.next_card, len(game.deck))]
    if word == "round":
        return [str(game.round)]
    if word == "gone":
        return game.faces(game.gone)
    return [_name(game, game.last_taker)]


def _read_seat(game: Cassino, word: str, seat: i64) -> list[str]:
    if word == "sweeps":
        return [str(game.sweeps[seat])]
    if word == "count":
        return [str(game.counts[seat])]
    if word == "drawn":
        return [game.pack.face(card) for card in game.drawn[seat]]
    return game.faces(game.hands[seat] if word == "hand" else game.taken[seat])


def deal_plan(game: Cassino) -> dict[str, list[int]]:
    """The hands and the board of the first round, and of later ones as ``hand A/2`` and ``board/3``."""
    plan: dict[str, list[int]] = {}
    at = 0
    for i in range(len(game.orders)):
        part = f"/{i + 1}" if i else ""
        for to in game.orders[i]:
            where = "board" if to == game.seats else f"hand {game.names[(game.dealer + 1 + to) % game.seats]}"
            plan.setdefault(where + part, []).append(at)
            at += 1
    return plan
