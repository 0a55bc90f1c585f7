"""Deals of a game of stops, played and counted: what the rule files' simulations count."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations, permutations
from math import sqrt
from statistics import fmean, stdev

from parlour.core.cards import ACE_LOW_52, BIT, cards_in, count
from parlour.core.chance import Chance, advance, seeded
from parlour.core.moves import Move
from parlour.core.setup import Setup
from parlour.mechanisms.stops import KNAVE, PLAYING, Stops
from parlour.registry import rules_of
from parlour.version import is_compiled

DEALS = 40_000 if is_compiled() else 6000
FAR = 4.0  # standard deviations; the seed is fixed
Choose = Callable[[Stops, int, int], Move]


class Deal:
    """What happened in one deal."""

    leads: int
    left: int  # cards left with the losers
    elder_won: bool
    played: int  # bit set
    tally: dict[str, int]

    def __init__(self) -> None:
        self.leads = 0
        self.left = 0
        self.elder_won = False
        self.played = 0
        self.tally = {}


def any_move(game: Stops, seat: int, s: int) -> Move:
    return game.pick(seat, s)


def deals(
    name: str, choose: Choose = any_move, seed: int = 1, wanted: int = DEALS, **options: object
) -> Iterator[Deal]:
    """So many deals in one game, each seat choosing by ``choose`` from a random state."""
    game = rules_of(name).new({**options, "deals": wanted}, seed)
    assert isinstance(game, Stops)
    s = seeded(seed)
    deal = Deal()
    while not game.over:
        if game.waits == 0:
            game.go_on()
            continue
        s = advance(s)
        seat = game.to_act[0]
        move = choose(game, seat, s)
        if game.phase != PLAYING:
            game.play(seat, move)
            continue
        if game.deal.due < 0 and move.verb.name == "play":
            deal.leads += 1
        others = [hand for other, hand in enumerate(game.deal.hands) if other != seat]
        played = game.deal.played
        elder = game.left(game.dealer)
        finished = game.finished
        game.play(seat, move)
        if game.finished > finished:
            deal.left = sum([int(count(hand)) for hand in others])
            deal.elder_won = seat == elder
            deal.played = played | cards_of(move)
            yield deal
            deal = Deal()


def cards_of(move: Move) -> int:
    """The cards that a move brings down, as bits; ``spin`` adds the ace of diamonds."""
    spin = BIT[ACE_LOW_52.card("AD")] if move.verb.name == "spin" else 0
    return BIT[move.a] | spin


def close(values: list[float], figure: float, tolerance: float) -> None:
    """The mean is the rule file's figure, within its tolerance and our own error."""
    error = FAR * stdev(values) / sqrt(len(values))
    assert abs(fmean(values) - figure) <= tolerance + error, (fmean(values), figure, tolerance, error)


def where_cards_go(game: Stops) -> list[int]:
    """By position in the shuffled pack, who gets the card."""
    return [game.gets(i) for i in range(len(game.sheet))]


def about_to_deal(name: str, **options: object) -> Stops:
    """A game whose first seat is about to deal."""
    game = rules_of(name).new(options, 1)
    assert isinstance(game, Stops)
    setup = Setup()
    setup.put("dealer", [game.names[0]])
    game.arrange(setup)
    return game


def first_knaves() -> dict[int, Fraction]:
    """The chance of each position of the first knave, from every way four knaves can lie."""
    ways: dict[int, int] = {}
    for spots in combinations(range(52), 4):
        ways[spots[0]] = ways.get(spots[0], 0) + 1
    return {at: Fraction(n, sum(ways.values())) for at, n in ways.items()}


def first_dealer(name: str, at: int, players: int) -> int:
    """Who deals when the first knave lies there."""
    game = rules_of(name).new({"players": players}, 1)
    others = [card for card in game.pack.cards if card & 15 != KNAVE]
    order = [*others[:at], game.pack.card("JS")]
    game.chance = Chance(at)
    game.chance.given = [order]
    game.go_on()
    return int(game.dealer)


def together(game: Stops, n: int) -> Fraction:
    """The chance that n given cards come to one hand, from every way they can lie in the pack."""
    spots = where_cards_go(game)
    lies = list(permutations(spots, n))
    return Fraction(sum([len(set(lie)) == 1 and lie[0] >= 0 for lie in lies]), len(lies))


def run_lengths(game: Stops) -> dict[str, list[int]]:
    """The runs that all cards in play make, by suit, from the lead-only card up to the stop."""
    live, stops = game.live(), game.stops()
    found: dict[str, list[int]] = {}
    for card in cards_in(game.lead_only()):
        length = 1
        while not stops >> card & 1:
            card += 1
            length += 1
            assert live >> card & 1
        found.setdefault(game.pack.face(card)[1], []).append(length)
    return found
