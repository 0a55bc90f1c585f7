"""Positions that a case sets: the score, and hands, board and takings in the middle of a pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import cards_in, hand_of
from parlour.core.chance import ANY
from parlour.core.setup import Setup
from parlour.core.vocabulary import Vocabulary, cards, cards_of, number, number_of, person, row, row_of
from parlour.errors import BadCase
from parlour.games.cassino.refusals import why_not
from parlour.games.cassino.words import DEAL, LAY, PHASES, PLAY, TAKE
from parlour.mechanisms.dealing import dealer_word

if TYPE_CHECKING:
    from parlour.games.cassino.rules.game import Cassino

LARGEST_BOARD: Final = 16
MOST_POINTS: Final = 10**9


def put_deals(game: Cassino, number: int) -> None:
    game.deals = number
    game.finished = number


def arrange(game: Cassino, setup: Setup) -> None:
    _set_score(game, setup)
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
    points = [setup.count(place, MOST_POINTS) for place in places]
    for seat in range(game.seats if game.agreed.partners else 0):
        other = (seat + 2) % 4
        if given[other] and not given[seat]:
            points[seat] = points[other]
        if points[seat] != points[other] and given[seat] and given[other]:
            raise BadCase("partners have the same score")
    game.points = points


def _arrange_play(game: Cassino, setup: Setup) -> None:
    """Hands not set come by chance; the stock has what later rounds need; all other cards are gone."""
    names = game.names
    if game.dealer < 0:
        game.dealer = game.seats - 1
    mover = names.index(setup.word("next", names, names[game.left(game.dealer)]))
    game.deal.round = setup.number("round", len(game.agreed.orders))
    if not 1 <= game.deal.round <= len(game.agreed.orders):
        raise BadCase(f"round is 1 to {len(game.agreed.orders)}")
    game.deals += 1
    _set_takings(game, setup)
    board = setup.cards("board", game.pack)
    gone = setup.cards("gone", game.pack)
    hands = [setup.cards(f"hand {name}", game.pack) for name in names]
    if ANY in board + gone or len(board) > LARGEST_BOARD:
        raise BadCase(f"the board is set to at most {LARGEST_BOARD} cards; only hands are filled by chance")
    game.deal.board = hand_of(board)
    _fill(game, mover, hands, setup.cards("stock", game.pack), gone)
    game.phase = PLAY
    game._turn(mover)


def _set_takings(game: Cassino, setup: Setup) -> None:
    for seat in range(game.seats):
        name = game.names[seat]
        taken = setup.cards(f"taken {name}", game.pack)
        if ANY in taken:
            raise BadCase("takings are named card by card")
        game.deal.taken[seat] = hand_of(taken)
        game.deal.sweeps[seat] = setup.count(f"sweeps {name}", MOST_POINTS)
    who = setup.word("last_taker", [*game.names, "nobody"], "nobody")
    game.deal.last_taker = game.names.index(who) if who != "nobody" else -1


def _fill(game: Cassino, mover: i64, hands: list[list[int]], stock: list[int], gone: list[int]) -> None:
    named = [card for held in [*hands, stock, gone] for card in held if card != ANY]
    open_cards = [game.deal.board, *list(game.deal.taken)]
    placed = named + [card for pile in open_cards for card in cards_in(pile)]
    if len(set(placed)) < len(placed):
        raise BadCase("a card is set in two places")
    rest = vec[i64](cards_in(game.pack.all & ~hand_of(placed)))
    game.chance.shuffle(rest)
    others = list(rest)
    sizes = _sizes(game, mover, [len(hand) for hand in hands])
    for seat in range(game.seats):
        game.deal.hands[seat] = hand_of(_filled(hands[seat], sizes[seat], others))
    later = sum([len(order) for order in game.agreed.orders[game.deal.round :]])
    lying = _filled(stock, later, others)
    game.deal.gone = hand_of(others) | hand_of(gone)
    game.deal.next_card = len(game.agreed.sheet) - later
    top = cards_in(game.pack.all & ~hand_of(lying))
    game.deal.deck = vec[i64](top + lying)


def _filled(some: list[int], size: int, others: list[int]) -> list[int]:
    named = [card for card in some if card != ANY]
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


VOCABULARY: Final = Vocabulary(
    [TAKE, LAY],
    PHASES,
    {
        "counters": number_of("ledger.balance"),  # none are paid, so none are set
        "dealer": dealer_word(DEAL),
        "deals": number("deals", put_deals, MOST_POINTS),
        "hand": cards_of("deal.hands"),
        "taken": cards_of("deal.taken"),
        "sweeps": number_of("deal.sweeps"),
        "count": number_of("counts"),
        "drawn": row_of("drawn"),
        "board": cards("deal.board"),
        "stock": row(lambda game: game.deal.deck[game.deal.next_card :]),
        "round": number("deal.round"),
        "last_taker": person("deal.last_taker"),
        "gone": cards("deal.gone"),
    },
    why_not,
    arrange,
)
