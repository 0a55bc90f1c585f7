"""Positions that a case sets: pool, scores, and a hand after its first trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.cards import count, hand_of
from parlour.errors import BadCase
from parlour.games.spoil_five.state import EACH
from parlour.mechanisms.drawing import draw
from parlour.moves import PLAYS
from parlour.rng import ANY
from parlour.setting import Setting

if TYPE_CHECKING:
    from parlour.games.spoil_five.rules import SpoilFive


def arrange(game: SpoilFive, setting: Setting) -> None:
    game.deals = setting.number("deals", 0)
    game.finished = game.deals
    game.fresh = setting.word("fresh", ["yes", "no"], "yes") == "yes"
    for seat in range(game.seats):
        _set_score(game, seat, setting)
        game.ledger.balance[seat] = setting.number(f"counters {game.names[seat]}", 0)
    game.ledger.balance[game.pool] = setting.number("pool", 0)
    if setting.word("phase", ["play"], "") == "play":
        _arrange_play(game, setting)


def _set_score(game: SpoilFive, seat: i64, setting: Setting) -> None:
    """``score A 40``: of A's side, where there are partners; the game is under way then."""
    where = f"score {game.names[seat]}"
    if not setting.has(where):
        return
    points = setting.number(where, 0)
    if not 0 <= points < game.target or points % 5:
        raise BadCase(f"{where} cannot be {points}")
    game.points[game.side[seat]] = points
    game.fresh = False


def _arrange_play(game: SpoilFive, setting: Setting) -> None:
    """Hands as set (others by chance), the turn-up, tricks made, the trick so far."""
    if game.dealer < 0:
        game.dealer = game.seats - 1
    leader = game.names.index(setting.word("leader", game.names, game.names[game.elder()]))
    turn = setting.cards("turn", game.pack)
    trick = setting.cards("trick", game.pack)
    gone = setting.cards("gone", game.pack)
    is_set = [setting.has(f"hand {name}") for name in game.names]
    held = [setting.cards(f"hand {name}", game.pack) for name in game.names]
    if len(turn) != 1 or len(trick) >= game.seats or ANY in turn + trick + gone:
        raise BadCase("a position needs its turn-up, and a trick that is not full; only hands are filled by chance")
    for i in range(len(trick)):
        held[(leader + i) % game.seats].append(trick[i])
    size = _size([len(held[seat]) for seat in range(game.seats) if is_set[seat]])
    others = _others(game, [turn, gone, *held])
    _set_tricks(game, setting, leader, EACH - size)
    _lay_cards(game, held, size, others, hand_of(gone))
    game.set_trumps(turn[0])
    game.deals += 1
    game.begin_play(leader)
    _lay_trick(game, leader, trick)


def _size(set_to: list[int]) -> int:
    """How many cards each had when the trick began, from the hands that are set."""
    size = max(set_to, default=EACH - 1)
    if len(set(set_to)) > 1 or not 0 < size < EACH:
        raise BadCase("the hands set do not go together: all have as many cards when a trick begins, at most 4")
    return size


def _others(game: SpoilFive, places: list[list[int]]) -> i64:
    named = [card for cards in places for card in cards if card != ANY]
    if len(set(named)) < len(named):
        raise BadCase("a card is set in two places")
    return game.pack.all & ~hand_of(named)


def _set_tricks(game: SpoilFive, setting: Setting, leader: int, made: int) -> None:
    """As set; else one for each seat from the leader on."""
    places = [f"tricks {name}" for name in game.names]
    given = any(setting.has(place) for place in places)
    for seat in range(game.seats):
        usual = 1 if (seat - leader) % game.seats < made else 0
        tricks = setting.number(places[seat], 0 if given else usual)
        game.tricks[seat] = tricks
        game.won[game.side[seat]] += tricks
    game.made = made
    enough = EACH if game.target else game.need
    if sum(game.tricks) != made or max(game.won) >= enough:
        raise BadCase(f"{made} tricks are made, and nobody has {enough} yet")


def _lay_cards(game: SpoilFive, held: list[list[int]], size: int, others: i64, gone: i64) -> None:
    for seat in range(game.seats):
        hand = hand_of([card for card in held[seat] if card != ANY])
        drawn = draw(others, size - count(hand), game.chance)
        others ^= drawn
        game.hands[seat] = hand | drawn
    missing = game.seats * game.made - count(gone)
    if missing < 0:
        raise BadCase(f"at most {game.seats * game.made} cards are gone by now")
    played = draw(others, missing, game.chance)
    game.played = gone | played
    game.stock = others ^ played


def _lay_trick(game: SpoilFive, leader: int, trick: list[int]) -> None:
    for i in range(len(trick)):
        seat = (leader + i) % game.seats
        if not game.allows(seat, PLAYS[trick[i]]):
            raise BadCase(f"{game.names[seat]} may not play {game.pack.face(trick[i])} to that trick")
        game.play(seat, PLAYS[trick[i]])
