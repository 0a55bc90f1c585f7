"""A position that a case sets: letters written, and the cards after the pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.core.cards import count, hand_of
from parlour.core.chance import ANY
from parlour.core.moves import PLAYS
from parlour.core.setup import Setup
from parlour.errors import BadCase
from parlour.games.smoking_cat.score import DECIDED, points_of
from parlour.mechanisms.drawing import draw

if TYPE_CHECKING:
    from parlour.games.smoking_cat.rules import SmokingCat


def arrange(game: SmokingCat, setup: Setup) -> None:
    playing = setup.word("phase", ["play"], "") == "play"
    _arrange_accounts(game, setup)
    _arrange_rounds(game, setup, int(playing))
    if playing:
        _arrange_play(game, setup)


def _arrange_accounts(game: SmokingCat, setup: Setup) -> None:
    """``letters N 4`` or, where the loser pays for drinks, ``drinks N 2``; ``score N 4`` says either."""
    word = "drinks" if game.drinks else "letters"
    for seat in range(4):
        name = game.names[seat]
        written = setup.number(f"{word} {name}", setup.number(f"score {name}", 0))
        if written < 0 or (not game.drinks and written >= len(game.letters)):
            raise BadCase(f"{word} {name} cannot be {written}")
        game.account[seat] = written


def _arrange_rounds(game: SmokingCat, setup: Setup, running: int) -> None:
    """``deals N``: rounds begun, of which one may be running."""
    game.finished = setup.number("deals", running) - running
    game.deals = game.finished
    if game.finished < 0 or (game.deals_agreed and game.finished >= game.deals_agreed):
        raise BadCase(f"{game.finished} rounds cannot be over when the game goes on")


def _arrange_play(game: SmokingCat, setup: Setup) -> None:
    """Hands as set (others by chance, as many as fit), piles as set, the trick so far; what is left is gone."""
    if game.dealer < 0:
        game.dealer = 3
    leader = game.names.index(setup.word("leader", game.names, game.names[(game.dealer + 1) & 3]))
    trick = setup.cards("trick", game.pack)
    held = [setup.cards(f"hand {name}", game.pack) for name in game.names]
    taken = [setup.cards(f"taken {name}", game.pack) for name in game.names]
    gone = setup.cards("gone", game.pack)
    last = setup.cards("last_trick", game.pack)
    piles = [card for pile in taken for card in pile]
    gone += [card for card in last if card not in piles + gone]
    open_cards = trick + gone + piles
    if len(trick) > 3 or ANY in open_cards:
        raise BadCase("only hands are filled by chance, and a trick is set to at most three cards")
    size = _hand_size([len(held[(leader + i) & 3]) for i in range(4)], len(trick))
    for i in range(len(trick)):
        held[(leader + i) & 3].append(trick[i])
    _fill_hands(game, held, size, _others(game, [gone, *held, *taken]))
    for seat in range(4):
        _lay_pile(game, seat, hand_of(taken[seat]), setup)
    _lay_last_trick(game, last)
    game.begin_at(leader)
    _lay_trick(game, leader, trick)


def _hand_size(set_to: list[int], played: int) -> int:
    """How many cards each had when the trick began, from the hands that are set, in the order of play."""
    sizes = {n + (1 if i < played else 0) for i, n in enumerate(set_to) if n}
    size = max(sizes, default=8)
    if len(sizes) > 1 or size > 8:
        raise BadCase("the hands set do not go together: all have as many cards when a trick begins, at most 8")
    return size


def _others(game: SmokingCat, places: list[list[int]]) -> i64:
    """The cards that are set in no place."""
    named = [card for cards in places for card in cards if card != ANY]
    if len(set(named)) < len(named):
        raise BadCase("a card is set in two places")
    return game.pack.all & ~hand_of(named)


def _fill_hands(game: SmokingCat, held: list[list[int]], size: int, others: i64) -> None:
    game.made = 8 - size
    game.played = game.pack.all
    for seat in range(4):
        hand = hand_of([card for card in held[seat] if card != ANY])
        missing = size - count(hand)
        if missing > count(others):
            raise BadCase("there are not cards enough for the hands")
        drawn = draw(others, missing, game.chance)
        others ^= drawn
        game.hands[seat] = hand | drawn
        game.played &= ~game.hands[seat]


def _lay_pile(game: SmokingCat, seat: i64, cards: i64, setup: Setup) -> None:
    """``points N 16`` is what the pile costs; where no pile is set, its cards are gone."""
    points = setup.number(f"points {game.names[seat]}", points_of(cards))
    if points < 0 or (cards and points != points_of(cards)):
        raise BadCase(f"{game.names[seat]} cannot have {points} points: the cards taken cost {points_of(cards)}")
    game.taken[seat] = cards
    game.points[seat] = points
    if points >= DECIDED:
        game.beaten = seat


def _lay_last_trick(game: SmokingCat, cards: list[int]) -> None:
    if not cards:
        return
    if len(cards) != 4:
        raise BadCase("a last trick has four cards, in the order played")
    game.last_trick = ((cards[0] * 64 + cards[1]) * 64 + cards[2]) * 64 + cards[3]


def _lay_trick(game: SmokingCat, leader: i64, trick: list[int]) -> None:
    for i in range(len(trick)):
        seat = (leader + i) & 3
        if not game.allows(seat, PLAYS[trick[i]]):
            raise BadCase(f"{game.names[seat]} may not play {game.pack.face(trick[i])} to that trick")
        game.play(seat, PLAYS[trick[i]])
