"""What one thinks who sees neither hand: exact, pair by pair, against a brute force that knows only the rules."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from itertools import combinations, islice
from math import comb
from random import Random

import pytest

import parlour
from parlour.core.chance import Chance
from parlour.core.events import WATCHER
from parlour.core.game import Game
from parlour.games.ecarte.club.game import Club
from parlour.games.ecarte.faults.game import EcarteTable
from parlour.games.ecarte.strict import StrictEcarte
from parlour.testing.walk import next_act
from parlour.testing.worlds import demand_exact
from tests.games.ecarte.test_club import seated
from tests.games.ecarte.test_redeal import NOBODY, Table, king_weight
from tests.games.ecarte.test_table_redeal import AtTable

DRAWS = {Table: 2000, AtTable: 500}
TABLES = {Table: 2, AtTable: 1}
OUTSIDER = 4  # the seat of the club's table without a side
Pair = tuple[frozenset[str], frozenset[str]]


def watched(table: Table) -> Club:
    """The club's table at which this deal is played."""
    club = seated("table" if isinstance(table.game, EcarteTable) else "strict")
    club.coup = table.game  # type: ignore[assignment]
    return club


def unseen(table: Table) -> list[str]:
    club, pack = watched(table), table.game.pack
    return [pack.face(card) for card in sorted(pack.cards) if not club.knows(OUTSIDER, card)]


def pairs(cards: list[str], sizes: tuple[int, int]) -> Iterator[Pair]:
    for one in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in one]
        for other in combinations(rest, sizes[1]):
            yield frozenset(one), frozenset(other)


def fits(table: Table, hands: Pair) -> bool:
    return all(table.replies_fit(seat, hands[seat]) for seat in range(2))


def hands_of(world: Game) -> Pair:
    assert isinstance(world, Club)
    assert world.coup is not None
    return frozenset(world.coup.read("hand", 0)), frozenset(world.coup.read("hand", 1))


def check(table: Table, due: dict[Pair, float], whole: bool = True) -> None:
    """Pair by pair; where there are too many for the draws, each hand by itself."""
    assert len(due) > 1
    keys: list[Callable[[Pair], Hashable]] = [lambda hands: hands[0], lambda hands: hands[1]]
    if whole and isinstance(table.game, StrictEcarte):
        keys = [lambda hands: hands]
    for key in keys:
        check_by(table, due, key)


def check_by(table: Table, due: dict[Pair, float], key: Callable[[Pair], Hashable]) -> None:
    summed: dict[Hashable, float] = {}
    for hands, weight in due.items():
        summed[key(hands)] = summed.get(key(hands), 0.0) + weight
    demand_exact(watched(table), OUTSIDER, summed, lambda world: key(hands_of(world)), draws=DRAWS[type(table)])


def sizes_of(table: Table) -> tuple[int, int]:
    return len(table.hand(0)), len(table.hand(1))


def after_replies(sort: type[Table], talon_used: bool, cards: int) -> Iterator[Table]:
    """Deals in which what both replied rules out some pairs of hands."""
    for seed in range(400):
        table = sort(seed)
        while talon_used and table.game.read("talon"):
            table.exchange({0: 5, 1: 5})
        table.play_down_to(cards)
        held = pairs(unseen(table), sizes_of(table))
        if not all(fits(table, hands) for hands in islice(held, 300)):
            yield table


@pytest.mark.parametrize(("sort", "talon_used"), [(Table, False), (Table, True), (AtTable, False), (AtTable, True)])
def test_both_hands_are_any_that_could_reply_so(sort: type[Table], talon_used: bool) -> None:
    for table in islice(after_replies(sort, talon_used, 1), TABLES[sort]):
        check(table, {hands: 1.0 for hands in pairs(unseen(table), sizes_of(table)) if fits(table, hands)})


def test_larger_hands_are_as_likely_as_the_other_leaves_room() -> None:
    (table,) = islice(after_replies(Table, True, 2), 1)
    check(table, {hands: 1.0 for hands in pairs(unseen(table), sizes_of(table)) if fits(table, hands)}, whole=False)


@pytest.mark.parametrize(
    ("sort", "owner", "sizes"), [(Table, 0, (2,)), (Table, 1, (3,)), (Table, 0, (2, 1)), (AtTable, 1, (2,))]
)
def test_a_king_that_was_marked_is_in_that_hand_or_thrown(
    sort: type[Table], owner: int, sizes: tuple[int, ...]
) -> None:
    table = next(with_king(sort, owner, sizes))
    king = f"K{table.trump}"
    thrown = [len(table.game.read("discards", seat)) for seat in range(2)]
    cards = unseen(table)
    left = len(cards) - sum(sizes_of(table))
    due: dict[Pair, float] = {}
    for hands in pairs(cards, sizes_of(table)):
        if king in hands[1 - owner] or not fits(table, hands):
            continue
        held = king in hands[owner]
        gone = 0 if held else 1  # of what its owner threw, the king is one
        own, others = thrown[owner] - gone, thrown[1 - owner]
        ways = comb(left - gone, own) * comb(left - gone - own, others)
        due[hands] = float(king_weight(held, thrown[owner], sizes) * ways)
    assert len(set(due.values())) > 1
    check(table, due)


def with_king(sort: type[Table], owner: int, sizes: tuple[int, ...]) -> Iterator[Table]:
    """Deals in which one marked the king, exchanged after that, and may hold it still."""
    for seed in range(3000):
        table = sort(seed)
        king = f"K{table.trump}"
        if king not in table.hand(owner):
            continue
        for i, m in enumerate(sizes):
            table.exchange({owner: m, 1 - owner: 5}, owner if i == 0 else NOBODY)
        table.play_down_to(1)
        if king not in table.played[owner] and table.replies_fit(owner, frozenset([king])):
            yield table


ROLES = {
    "a_deux_cotes": {"watcher", "out", "bettor", "player", "listed"},
    "chouette": {"watcher", "out", "bettor", "player", "listed", "chouetteur", "partner", "asking"},
}


def role_of(game: Club, seat: int) -> str:
    """What somebody is while a game is played."""
    if seat == WATCHER or game.camp[seat] < 0:
        return "watcher" if seat == WATCHER else "out"
    if game.chair_of(seat) >= 0:
        return "player"
    if seat == game.chouetteur:
        return "chouetteur"
    if game.agreed.chouette and game.camp[seat] == 0:
        return "partner" if seat in game.partners else "asking"
    return "bettor" if game.stakes[seat] else "listed"


@pytest.mark.parametrize("mode", ROLES)
@pytest.mark.parametrize("conduct", ["strict", "table"])
def test_in_every_role_one_sees_the_same_in_every_world_and_they_differ_in_the_rest(mode: str, conduct: str) -> None:
    game = everybody(mode, conduct)
    found: set[str] = set()
    rng = Random(4)
    apart = False
    for step in range(60):
        if game.coup is None or game.over:
            break
        for seat in [*range(game.seats), WATCHER] if game.to_act and step % 2 else ():
            found.add(role_of(game, seat))
            worlds = [game.redeal(seat, Chance(step * 2 + k)) for k in range(2)]
            assert {repr(world.view(seat)) for world in worlds} == {repr(game.view(seat))}
            assert {repr(world.view(WATCHER)) for world in worlds} == {repr(game.view(WATCHER))}
        if not apart and game.coup.deal.trump >= 0:
            apart = True
            hands = {seat: {hands_of(game.redeal(seat, Chance(k))) for k in range(12)} for seat in range(game.seats)}
            assert all(len(different) > 1 for different in hands.values())
        next_act(game, rng).do(game)
    assert apart
    assert found == ROLES[mode]


def everybody(mode: str, conduct: str) -> Club:
    """A game with somebody in every role: at the chouetteur's a partner holds the cards, who has half."""
    sides = "side1 A C\nside2 B D\nstake A 10, C 5, B 10, D 5"
    if mode == "chouette":
        sides = "chouetteur A\nshare C 1/2, F 1/4\nopponents B D\nstake B 10, D 5"
    game = parlour.from_case(f"game ecarte\noption mode {mode}\noption players 8\noption conduct {conduct}\n{sides}\n")
    assert isinstance(game, Club)
    more = ["G: join 2", "G: stake 0"]
    if mode == "chouette":
        more += ["E: join 1", "A: hand C", "A: hold"]
    else:
        more += ["A: add", "B: add"]
    for line in more:
        game.do(line)
    while not game.to_act:
        game.go_on()
    return game
