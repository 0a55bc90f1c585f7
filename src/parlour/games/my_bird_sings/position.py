"""A position that a case sets: the pool before a deal, or the hands in mid-deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import count, hand_of, vec_of
from parlour.core.chance import ANY
from parlour.core.setup import Setup
from parlour.errors import BadCase
from parlour.games.my_bird_sings.words import DEAL, GUARD
from parlour.mechanisms.drawing import draw

if TYPE_CHECKING:
    from parlour.games.my_bird_sings.rules import MyBirdSings

MOST_COUNTERS: Final = 10**15
MOST_TRICKS: Final = 13
MOST_DEALS: Final = 10**6


def arrange(game: MyBirdSings, setup: Setup) -> None:
    """A set dealer spares the knave; ``phase turn`` sets a position in mid-deal, with ``next`` to act."""
    turn = setup.word("phase", ["deal", "turn"], "deal") == "turn"
    if setup.has("dealer") or turn:
        last = game.names[game.seats - 1]
        game.dealer = game.names.index(setup.word("dealer", game.names, last))
        game.phase = DEAL
    deals = _number(setup, "deals", 1 if turn else 0, MOST_DEALS)
    game.deals = deals
    game.finished = deals - 1 if turn else deals
    if not 0 <= game.finished < game.deals_agreed:
        raise BadCase(f"deals {deals} is not one of the {game.deals_agreed} agreed")
    _set_counters(game, setup, game.seats + 1 if turn else 0)
    if turn:
        _lay_cards(game, setup)


def _number(setup: Setup, word: str, otherwise: int, most: int) -> int:
    number = setup.number(word, otherwise)
    if not 0 <= number <= most:
        raise BadCase(f"{word} cannot be {number}")
    return number


def _set_counters(game: MyBirdSings, setup: Setup, paid: int) -> None:
    """In mid-deal everybody has paid in; what was carried over has come from all alike."""
    pool = setup.number("pool", paid)
    if not 0 <= pool <= MOST_COUNTERS:
        raise BadCase(f"pool {pool} cannot be")
    carried = pool - paid
    for seat in range(game.seats):
        own = 0 if paid == 0 else 2 if seat == game.dealer else 1
        share = carried // game.seats + (1 if seat < carried % game.seats else 0)
        game.ledger.balance[seat] = setup.number(f"counters {game.names[seat]}", -own - share)
    game.ledger.balance[game.seats] = pool
    if game.ledger.sum() != 0:
        raise BadCase("counters and pool do not make nothing in all")


def _lay_cards(game: MyBirdSings, setup: Setup) -> None:
    """Hands as set, others by chance; the leader has one card fewer than the rest, the player to act one more."""
    leader = game.names[game.left(game.dealer)]
    game.circuits = _number(setup, "circuits", 0, GUARD - 1)
    game.quiet = game.circuits
    player = game.names.index(setup.word("next", game.names, leader))
    held = [setup.cards(f"hand {name}", game.pack) for name in game.names]
    laid = [setup.cards(f"laid {name}", game.pack) for name in game.names]
    top = setup.cards("stock", game.pack) if setup.has("stock") else [ANY]
    gone = setup.cards("gone", game.pack)
    named = [card for cards in [*held, *laid, top, gone] for card in cards if card != ANY]
    if len(set(named)) < len(named) or ANY in gone:
        raise BadCase("a card is set in two places, or any card is gone")
    others = game.pack.all & ~hand_of(named)
    for seat in range(game.seats):
        size = _size(game, seat, player)
        hand = hand_of([card for card in held[seat] if card != ANY])
        missing = size - count(hand)
        if not 0 <= missing <= count(others):
            raise BadCase(f"hand {game.names[seat]} has {size} cards in this position")
        drawn = draw(others, missing, game.chance)
        others ^= drawn
        game.hands[seat] = hand | drawn
    for seat in range(game.seats):
        others ^= _lay_tricks(game, setup, seat, hand_of([card for card in laid[seat] if card != ANY]), others)
    _lay_stock(game, top, others)
    game.gone |= hand_of(gone)
    game.begin_at(player)
    game.exchanged = setup.word("exchanged", ["no", "yes"], "no") == "yes"


def _lay_tricks(game: MyBirdSings, setup: Setup, seat: i64, laid: i64, others: i64) -> i64:
    """So many tricks of cards set as laid, or else of any others; which others these are."""
    name = game.names[seat]
    tricks = _number(setup, f"tricks {name}", count(laid) // game.size, MOST_TRICKS)
    missing = tricks * game.size - count(laid)
    if not 0 <= missing <= count(others):
        raise BadCase(f"{tricks} tricks of {name} are {tricks * game.size} cards, more or fewer than lie there")
    drawn = draw(others, missing, game.chance)
    game.tricks[seat] = tricks
    game.laid[seat] = laid | drawn
    return drawn


def _size(game: MyBirdSings, seat: i64, player: i64) -> i64:
    size = game.size - 1 if seat == game.left(game.dealer) and (game.circuits or seat != player) else game.size
    return size + 1 if seat == player and (game.circuits or seat != game.left(game.dealer)) else size


def _lay_stock(game: MyBirdSings, top: list[int], others: i64) -> None:
    """``stock none``: the rest is out of play; else it lies, mixed, under the cards that are set."""
    if not top:
        game.gone = others
        return
    rest = vec_of(others)
    game.chance.shuffle(rest)
    game.stock = vec[i64]([card for card in top if card != ANY] + list(rest))
