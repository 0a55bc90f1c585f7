"""Vingt-un between two from a fresh pack, solved: ``python -m tests.games.vingt_un.solve`` writes ``solved.toml``.

Both play by tables.  A player's has a share for his two cards and what he shows: nothing, one card, two in their order,
or the sum of more and whether there is an ace among them; the dealer's one for his two cards, or for the count of more,
and what the player shows.  How likely the next card is which is the mean over all cards that may lie so.  Stakes are
the least or the most.  Regrets are never below nothing and later rounds count for more (CFR+); now and then a hand lays
or doubles what it would not, so that both know what to do then.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations
from math import factorial

from parlour.games.vingt_un.bots.table import HANDS as ALL_HANDS
from parlour.games.vingt_un.bots.table import MOMENTS, PARTS, RANGE, hand_number
from parlour.games.vingt_un.rules.count import MOST, points, stakes_won
from tests.games.vingt_un.exact import (
    BITS,
    MASK,
    MOST_SHOWN,
    ONE,
    OVER,
    PACK,
    PAIRS,
    WORTHS,
    Shown,
    cards_of,
    left_of,
    likely,
    low_of,
    natural,
    naturals,
    sets_up_to,
)
from tests.house.checkout import ROOT

ROUNDS = 200
STAKES = (1, RANGE)
SLIPS = 0.001  # stakes laid by mistake
SLIPPED = 0.005  # and doubling
FEW = 4  # cards shown or drawn: sets of more are left out of the means
HANDS = [pair for pair in PAIRS if not natural(*pair)]
Hand = tuple[int, bool, tuple[int, ...]]  # a sum with aces as one, whether there is an ace, and two cards by themselves
Shows = tuple[int, bool, Shown]  # a sum of cards shown, the same of them, and up to two cards as they came
Row = tuple[int, float, float, list[tuple[float, int]], float]
NOTHING: Shows = (0, False, ())
MANY: Shown = (0, 0, 0)  # in the place of more cards than two
MORE: tuple[int, ...] = ()  # cards than two
TWENTY_ONE = {2 * MOST, 2 * MOST + 1, 2 * (MOST - 10) + 1}  # their numbers, of more cards than two


def size_of(cards: int) -> int:
    return sum(cards >> BITS * (worth - 1) & MASK for worth in WORTHS)


def hand_of(cards: int) -> Hand:
    return low_of(cards), cards & MASK > 0, cards_of(cards) if size_of(cards) == 2 else MORE


def onward(hand: Hand, card: int) -> Hand:
    return hand[0] + card, hand[1] or card == 1, MORE


def count_in(low: int, ace: bool) -> int:
    return int(points(low, ace)) if low <= MOST else OVER


def orders(cards: int) -> int:
    found = factorial(size_of(cards))
    for worth in WORTHS:
        found //= factorial(cards >> BITS * (worth - 1) & MASK)
    return found


def all_hands() -> list[Hand]:
    """Two cards, and then more of them from the lowest up."""
    two: list[Hand] = [(sum(pair), 1 in pair, pair) for pair in HANDS]
    return two + [(low, ace, MORE) for low in range(3, MOST + 1) for ace in (False, True)]


def all_shown() -> list[Shows]:
    """In the order of their numbers (``bots/table.py``)."""
    one: list[Shows] = [(card, card == 1, (card,)) for card in WORTHS]
    two: list[Shows] = [(first + card, 1 in (first, card), (first, card)) for first in WORTHS for card in WORTHS]
    more: list[Shows] = [(low, ace, MANY) for low in range(3, MOST_SHOWN + 1) for ace in (False, True)]
    return [NOTHING, *one, *two, *more]


def shows_of(cards: int) -> dict[Shows, int]:
    """In how many orders these cards come to be shown as what."""
    low, ace, each = low_of(cards), cards & MASK > 0, cards_of(cards)
    if len(each) < len(MANY):
        return {(low, ace, order): 1 for order in sorted(set(permutations(each)))}
    return {(low, ace, MANY): orders(cards)}


def one_more(shown: Shows, card: int) -> Shows:
    order = (*shown[2], card)
    return shown[0] + card, shown[1] or card == 1, order if len(order) < len(MANY) else MANY


class Spot:
    """A player's two cards and what he shows; how likely the cards are that come then."""

    def __init__(self, pair: tuple[int, int], shown: Shows) -> None:
        self.pair = pair
        self.shown = shown
        self.low = sum(pair) + shown[0]
        self.count = count_in(self.low, shown[1] or 1 in pair)
        self.there = 0.0  # how likely the cards come so, in one order of the two
        self.next_cards = [0.0] * 11  # together with what is there
        self.begins: dict[tuple[int, int], float] = {}  # the dealer's two cards, given this
        self.his_next: dict[Hand, list[float]] = {}  # by the dealer's hand
        self.his_there: dict[Hand, float] = {}
        self.rows: list[Row] = []  # the dealer's hands from the highest down

    def lay_out(self) -> None:
        """Once all is reckoned: what each hand of the dealer leads to, as numbers alone."""
        over = -float(stakes_won(OVER, self.count))
        for hand in sorted(self.his_next, reverse=True):
            content = -float(stakes_won(count_in(hand[0], hand[1]), self.count))
            lost, cards = 0.0, []
            for card, likely_so in enumerate(self.his_next[hand]):
                after = onward(hand, card)
                if hand[0] + card > MOST:
                    lost += likely_so * over
                elif after in self.his_next:
                    cards.append((likely_so, number_of(after)))
                else:
                    lost += likely_so * content  # cards too many to be reckoned with
            self.rows.append((number_of(hand), content, lost, cards, self.his_there[hand]))
        self.starts = [
            (first, second, number_of(hand_of(ONE[first] + ONE[second])), often)
            for (first, second), often in self.begins.items()
            if not natural(first, second)
        ]


@cache
def number_of(hand: Hand) -> int:
    low, ace, two = hand
    return int(hand_number(low, ace, *two)) if two else int(hand_number(low, ace))


def spots() -> dict[tuple[int, int], dict[Shows, Spot]]:
    """By two cards, then by what is shown."""
    shown_sets = [cards for cards in sets_up_to(MOST_SHOWN) if size_of(cards) <= FEW]
    dealt_sets = [cards for cards in sets_up_to(MOST) if 2 <= size_of(cards) <= FEW]
    found: dict[tuple[int, int], dict[Shows, Spot]] = {pair: {} for pair in HANDS}
    for shown in shown_sets:
        kinds = shows_of(shown)
        for pair in HANDS:
            mine = shown + ONE[pair[0]] + ONE[pair[1]]
            if low_of(mine) <= MOST and min(left_of(mine)) >= 0:
                for kind, ways in kinds.items():
                    spot = found[pair].setdefault(kind, Spot(pair, kind))
                    _add_next(spot, mine, ways)
                    _add_dealers(spot, mine, ways, dealt_sets)
    for rows in found.values():
        for spot in rows.values():
            _make_parts(spot)
            spot.lay_out()
    return found


def _add_next(spot: Spot, mine: int, ways: int) -> None:
    often, left = likely(mine) * ways, left_of(mine)
    spot.there += often
    for worth in WORTHS:
        spot.next_cards[worth] += often * left[worth] / sum(left)


def _add_dealers(spot: Spot, mine: int, ways: int, dealt_sets: list[int]) -> None:
    for hand in dealt_sets:
        left = left_of(mine + hand)
        if min(left) < 0:
            continue
        often = likely(mine + hand) * ways * orders(hand)
        held = hand_of(hand)
        row = spot.his_next.setdefault(held, [0.0] * 11)
        spot.his_there[held] = spot.his_there.get(held, 0.0) + often
        for worth in WORTHS:
            row[worth] += often * left[worth] / sum(left)
        if size_of(hand) == 2:
            a, b = held[2]
            for first, second in {(a, b), (b, a)}:
                spot.begins[first, second] = spot.begins.get((first, second), 0.0) + likely(mine + hand) * ways


def _make_parts(spot: Spot) -> None:
    spot.next_cards = [often / spot.there for often in spot.next_cards]
    spot.begins = {cards: often / spot.there for cards, often in spot.begins.items()}
    for hand, row in spot.his_next.items():
        spot.his_next[hand] = [often / spot.his_there[hand] for often in row]
        spot.his_there[hand] /= spot.there


class Choice:
    """Two moves at a place of a table: their regrets, and how often each was taken so far."""

    __slots__ = ("often", "other", "regret", "rest")

    def __init__(self) -> None:
        self.regret = self.rest = 0.0  # of the first move and of the other
        self.often = self.other = 0.0

    def share(self) -> float:
        total = self.regret + self.rest
        return self.regret / total if total > 0.0 else 0.5

    def mean(self) -> float:
        total = self.often + self.other
        return self.often / total if total > 0.0 else 0.5

    def learn(self, first: float, second: float) -> None:
        share = self.share()
        worth = share * first + (1.0 - share) * second
        self.regret = max(0.0, self.regret + first - worth)
        self.rest = max(0.0, self.rest + second - worth)

    def note(self, weight: float) -> None:
        share = self.share()
        self.often += weight * share
        self.other += weight * (1.0 - share)


Place = tuple[tuple[int, int], Shows]  # of a player's table: his two cards, and what he shows


class Moment:
    """Both tables for one stake, doubled or not."""

    def __init__(self, stake: int, doubled: bool) -> None:
        self.at_stake = stake * (2 if doubled else 1)
        self.player: dict[Place, Choice] = {}
        self.dealer = {kind: [Choice() for _hand in range(ALL_HANDS)] for kind in all_shown()}


class Solver:
    """``stakes``: the least and the most."""

    def __init__(self, stakes: tuple[int, int]) -> None:
        self.stakes = stakes
        self.spots = spots()
        self.moments = {
            (large, twice): Moment(stakes[large], twice) for large in (False, True) for twice in (False, True)
        }
        self.laying = {first: Choice() for first in WORTHS}  # the first move: the most
        self.doubling = {(first, large): Choice() for first in WORTHS for large in (False, True)}

    def lays(self, first: int, large: bool) -> float:
        share = SLIPS + (1.0 - 2.0 * SLIPS) * self.laying[first].share()
        return share if large else 1.0 - share

    def doubles(self, first: int, large: bool, twice: bool) -> float:
        share = SLIPPED + (1.0 - 2.0 * SLIPPED) * self.doubling[first, large].share()
        return share if twice else 1.0 - share

    def play_round(self, number: int) -> None:
        """Everybody learns what each choice would have brought against the others as they play now."""
        laid = {(first, large): 0.0 for first in WORTHS for large in (False, True)}  # what it brings the player
        met = {(first, large, twice): 0.0 for first in WORTHS for large in (False, True) for twice in (False, True)}
        for (large, twice), moment in self.moments.items():
            _Round(self, moment, large, twice, float(number)).play(laid, met)
        for first in WORTHS:
            choice = self.laying[first]
            choice.learn(laid[first, True], laid[first, False])
            choice.note(number)
            for large in (False, True):
                choice = self.doubling[first, large]
                choice.learn(-met[first, large, True], -met[first, large, False])
                choice.note(number)


class _Round:
    """One round of one moment."""

    def __init__(self, solver: Solver, moment: Moment, large: bool, twice: bool, weight: float) -> None:
        self.spots = solver.spots
        self.moment = moment
        self.weight = weight
        self.large, self.twice = large, twice
        self.lean = {first: solver.doubles(first, large, twice) for first in WORTHS}
        self.lay = {first: solver.lays(first, large) for first in WORTHS}
        shown = all_shown()
        self.his_gain = {kind: [[0.0, 0.0] for _hand in range(ALL_HANDS)] for kind in shown}  # by drawing or not
        self.shares = {kind: [choice.share() for choice in moment.dealer[kind]] for kind in shown}

    def play(self, laid: dict[tuple[int, bool], float], met: dict[tuple[int, bool, bool], float]) -> None:
        """Adds what it brings the player to have laid this, and to have been met so by the dealer."""
        at_stake, large = self.moment.at_stake, self.large
        for pair, rows in self.spots.items():
            worth, his = self._hand(pair, rows)
            for card in set(pair):
                laid[card, large] += at_stake * rows[NOTHING].there * worth
            for (first, _second), gets in his.items():
                met[first, large, self.twice] -= at_stake * gets
        for (first, his_first), gets in naturals().items():
            laid[first, large] += at_stake * self.lean[his_first] * gets
            met[his_first, large, self.twice] += at_stake * self.lay[first] * gets
        self._learn_dealer()

    def _hand(self, pair: tuple[int, int], rows: dict[Shows, Spot]) -> tuple[float, dict[tuple[int, int], float]]:
        """What two cards bring the player, and what they bring the dealer by his own two."""
        reach = self._reach(pair, rows)
        ahead: dict[Shows, tuple[float, float]] = {}  # worth, and how likely the dealer lets it come to this
        stood: list[tuple[Spot, float, list[float]]] = []
        for kind in sorted(rows, reverse=True):
            spot = rows[kind]
            after = self._dealer(spot, reach[kind][1] * rows[NOTHING].there)
            often = worth = 0.0
            for first, _second, hand, likely_so in spot.starts:
                leans = self.lean[first] * likely_so
                often += leans
                worth -= leans * after[hand]
            if spot.count == MOST:
                ahead[kind] = (worth, often)
            else:
                drawn = 0.0
                for card in WORTHS:
                    if spot.low + card > MOST:
                        drawn -= spot.next_cards[card] * often
                    elif one_more(kind, card) in ahead:
                        drawn += spot.next_cards[card] * ahead[one_more(kind, card)][0]
                choice = self.moment.player.setdefault((pair, kind), Choice())
                share = choice.share()
                ahead[kind] = (share * drawn + (1.0 - share) * worth, often)
                choice.note(self.weight * reach[kind][0])
                choice.learn(drawn, worth)
            stood.append((spot, reach[kind][1], after))
        return ahead[NOTHING][0], self._by_dealers_cards(pair, rows, stood)

    def _reach(self, pair: tuple[int, int], rows: dict[Shows, Spot]) -> dict[Shows, tuple[float, float]]:
        """How often the player comes to show this, and how often he then stands, by his own choices and the cards."""
        a, b = pair
        often = dict.fromkeys(rows, 0.0)
        often[NOTHING] = sum(self.lay[card] for card in {a, b})
        found: dict[Shows, tuple[float, float]] = {}
        for kind in sorted(rows):
            spot = rows[kind]
            choice = self.moment.player.get((pair, kind))
            share = 0.0 if spot.count == MOST else 0.5 if choice is None else choice.share()
            found[kind] = (often[kind], often[kind] * (1.0 - share))
            for card in WORTHS:
                after = one_more(kind, card)
                if after in rows:
                    often[after] += often[kind] * share * spot.next_cards[card]
        return found

    def _dealer(self, spot: Spot, stands: float) -> list[float]:
        """By the dealer's hand, what he gets from this player who stands, in stakes; what he could is noted."""
        after = [0.0] * ALL_HANDS
        shares, gains = self.shares[spot.shown], self.his_gain[spot.shown]
        for hand, content, lost, cards, likely_so in spot.rows:
            if hand in TWENTY_ONE:
                after[hand] = content
                continue
            drawn = lost
            for often, onto in cards:
                drawn += often * after[onto]
            share = shares[hand]
            after[hand] = share * drawn + (1.0 - share) * content
            gain = gains[hand]
            gain[0] += stands * likely_so * drawn
            gain[1] += stands * likely_so * content
        return after

    def _by_dealers_cards(
        self, pair: tuple[int, int], rows: dict[Shows, Spot], stood: list[tuple[Spot, float, list[float]]]
    ) -> dict[tuple[int, int], float]:
        """What the hand brings the dealer by his two cards, the player's laying and drawing reckoned in."""
        lay = sum(self.lay[card] for card in set(pair))
        paid = {(first, second): lay * often for first, second, _hand, often in rows[NOTHING].starts}
        for spot, stands, after in stood:  # who does not stand has overdrawn
            if stands > 0.0:
                for first, second, hand, often in spot.starts:
                    paid[first, second] += stands * often * (after[hand] - 1.0)
        return {cards: gets * rows[NOTHING].there for cards, gets in paid.items()}

    def _learn_dealer(self) -> None:
        for shown, gains in self.his_gain.items():
            reach = self._dealers_reach(shown)
            for hand, (drawn, content) in enumerate(gains):
                choice = self.moment.dealer[shown][hand]
                choice.note(self.weight * reach[hand])
                choice.learn(drawn, content)

    def _dealers_reach(self, shown: Shows) -> list[float]:
        """How often the dealer comes to a hand by his own choices, about: cards as from the whole pack."""
        found = [0.0] * ALL_HANDS
        for first in WORTHS:
            for second in WORTHS:
                if not natural(first, second):
                    hand = number_of(hand_of(ONE[first] + ONE[second]))
                    found[hand] += self.lean[first] * PACK[first] * PACK[second] / 52 / 52
        for held in all_hands():
            hand = number_of(held)
            if found[hand] > 0.0 and hand not in TWENTY_ONE:
                drawn = found[hand] * self.shares[shown][hand]
                for card in WORTHS:
                    if held[0] + card <= MOST:
                        found[number_of(onward(held, card))] += drawn * PACK[card] / 52
        return found


def table_of(solver: Solver) -> str:
    """As the bot reads it (``bots/table.py``)."""
    lines = [
        "# Vingt-un between two, a fresh pack, stakes from 1 to 10, made by `python -m tests.games.vingt_un.solve`:",
        "# how often the most is laid and a stake doubled, in thousandths by the first card's worth from 1 up;",
        "# how often a player asks and the dealer draws, in 35 parts (0 to z), as bots/table.py numbers their cards.",
        "",
        _thousandths("lays", [solver.laying[first] for first in WORTHS]),
        _thousandths("doubles_small", [solver.doubling[first, False] for first in WORTHS]),
        _thousandths("doubles_large", [solver.doubling[first, True] for first in WORTHS]),
    ]
    for name, moment in zip(MOMENTS, solver.moments.values(), strict=True):
        lines += ["", f"[{name}]", "player = ["]
        lines += [f'    "{_players_row(moment, shown)}",' for shown in all_shown()]
        lines += ["]", "dealer = ["]
        lines += [
            f'    "{"".join(_digit(choice.mean()) for choice in moment.dealer[shown])}",' for shown in all_shown()
        ]
        lines += ["]"]
    return "\n".join(lines) + "\n"


def _thousandths(name: str, choices: list[Choice]) -> str:
    """To the next five: what is rarer only looks like a choice."""
    return f"{name} = {[0, *[5 * round(200 * choice.mean()) for choice in choices]]}"


def _players_row(moment: Moment, shown: Shows) -> str:
    places = [((low, high), shown) for high in WORTHS for low in range(1, high + 1)]
    return "".join(_digit(moment.player[place].mean()) if place in moment.player else "0" for place in places)


def _digit(share: float) -> str:
    return "0123456789abcdefghijklmnopqrstuvwxyz"[round(PARTS * share)]


def solved(rounds: int = ROUNDS) -> Solver:
    solver = Solver(STAKES)
    for number in range(1, rounds + 1):
        solver.play_round(number)
    return solver


if __name__ == "__main__":
    (ROOT / "src/parlour/games/vingt_un/solved.toml").write_text(table_of(solved()), encoding="utf-8")
