"""A position that a case sets: the score, and hands, board and takings in the middle of a pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import cards_in, hand_of
from parlour.core.chance import ANY
from parlour.core.setup import Setup
from parlour.errors import BadCase
from parlour.games.cassino.words import PLAY

if TYPE_CHECKING:
    from parlour.games.cassino.rules import Cassino

LARGEST_BOARD: Final = 16
MOST_POINTS: Final = 10**9


def arrange(game: Cassino, setup: Setup) -> None:
    _set_score(game, setup)
    game.finished = _number(setup, "deals")
    game.deals = game.finished
    if setup.word("phase", ["play"], "") == "play" or _in_mid_pack(game, setup):
        _arrange_play(game, setup)


def _in_mid_pack(game: Cassino, setup: Setup) -> bool:
    """Whether something is set that a pack has only when play is on."""
    by_seat = [f"{word} {name}" for word in ("taken", "sweeps") for name in game.names]
    return any(setup.has(place) for place in ["next", "round", "last_taker", "gone", *by_seat])


def _set_score(game: Cassino, setup: Setup) -> None:
    """Partners have one score, which may be set at either of them."""
    places = [f"score {name}" for name in game.names]
    given = [setup.has(place) for place in places]
    for seat, place in enumerate(places):
        game.points[seat] = _number(setup, place)
    for seat in range(game.seats if game.partners else 0):
        other = (seat + 2) % 4
        if given[other] and not given[seat]:
            game.points[seat] = game.points[other]
        if game.points[seat] != game.points[other] and given[seat] and given[other]:
            raise BadCase("partners have the same score")


def _number(setup: Setup, place: str, otherwise: int = 0) -> int:
    number = setup.number(place, otherwise)
    if not 0 <= number <= MOST_POINTS:
        raise BadCase(f"{place} cannot be {number}")
    return number


def _arrange_play(game: Cassino, setup: Setup) -> None:
    """Hands not set come by chance; the stock has what later rounds need; all other cards are gone."""
    names = game.names
    if game.dealer < 0:
        game.dealer = game.seats - 1
    mover = names.index(setup.word("next", names, names[game.left(game.dealer)]))
    game.round = _number(setup, "round", len(game.orders))
    if not 1 <= game.round <= len(game.orders):
        raise BadCase(f"round is 1 to {len(game.orders)}")
    game.deals += 1
    _set_takings(game, setup)
    board = setup.cards("board", game.pack)
    gone = setup.cards("gone", game.pack)
    hands = [setup.cards(f"hand {name}", game.pack) for name in names]
    if ANY in board + gone or len(board) > LARGEST_BOARD:
        raise BadCase(f"the board is set to at most {LARGEST_BOARD} cards; only hands are filled by chance")
    game.board = hand_of(board)
    _fill(game, mover, hands, setup.cards("stock", game.pack), gone)
    game.phase = PLAY
    game._turn(mover)


def _set_takings(game: Cassino, setup: Setup) -> None:
    for seat in range(game.seats):
        name = game.names[seat]
        taken = setup.cards(f"taken {name}", game.pack)
        if ANY in taken:
            raise BadCase("takings are named card by card")
        game.taken[seat] = hand_of(taken)
        game.sweeps[seat] = _number(setup, f"sweeps {name}")
    who = setup.word("last_taker", [*game.names, "nobody"], "nobody")
    game.last_taker = game.names.index(who) if who != "nobody" else -1


def _fill(game: Cassino, mover: i64, hands: list[list[int]], stock: list[int], gone: list[int]) -> None:
    named = [card for cards in [*hands, stock, gone] for card in cards if card != ANY]
    open_cards = [game.board, *list(game.taken)]
    placed = named + [card for cards in open_cards for card in cards_in(cards)]
    if len(set(placed)) < len(placed):
        raise BadCase("a card is set in two places")
    rest = vec[i64](cards_in(game.pack.all & ~hand_of(placed)))
    game.chance.shuffle(rest)
    others = list(rest)
    sizes = _sizes(game, mover, [len(cards) for cards in hands])
    for seat in range(game.seats):
        game.hands[seat] = hand_of(_filled(hands[seat], sizes[seat], others))
    later = sum([len(order) for order in game.orders[game.round :]])
    lying = _filled(stock, later, others)
    game.gone = hand_of(others) | hand_of(gone)
    game.next_card = len(game.sheet) - later
    top = cards_in(game.pack.all & ~hand_of(lying))
    game.deck = vec[i64](top + lying)


def _filled(cards: list[int], size: int, others: list[int]) -> list[int]:
    named = [card for card in cards if card != ANY]
    missing = size - len(named)
    if missing < 0 or missing > len(others):
        raise BadCase("there are not cards enough, or too many are set")
    return named + [others.pop() for _i in range(missing)]


def _sizes(game: Cassino, mover: i64, set_to: list[int]) -> list[int]:
    """Those who have played in this circuit hold one card less than the mover and those after him."""
    eldest = game.left(game.dealer)
    turn = (mover - eldest) % game.seats
    behind = [1 if (seat - eldest) % game.seats < turn else 0 for seat in range(game.seats)]
    wholes = {n + behind[seat] for seat, n in enumerate(set_to) if n}
    whole = max(wholes, default=4)
    if len(wholes) > 1 or whole > 4:
        raise BadCase("the hands set do not go together: at most four cards, and the mover is next to play one")
    return [whole - behind[seat] for seat in range(game.seats)]
