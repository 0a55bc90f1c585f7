"""What a connection receives does not depend on what its seat may not know: not a byte, and not the time it comes.

Everything that a seat does not know is dealt anew, then the same is done in both worlds.  What the game itself tells a
seat is proven for each game by its contract; here everything that the server makes of it is compared.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from parlour.core.chance import ANY, Chance
from parlour.core.events import WATCHER
from parlour.core.game import Game
from parlour.core.moves import IllegalMove
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.fair.chance import round_game
from parlour.fair.rounds import RoundChance
from parlour.law.fingerprint import law_of
from parlour.registry import all_rules
from parlour.server.protocol.messages import ENCODER
from parlour.server.protocol.settings import Settings
from parlour.server.protocol.values import PaceName
from parlour.server.room.thinking import SHARE, Inline, Pace
from parlour.server.table.entries import Entry
from parlour.server.table.info import events_since
from parlour.server.table.recording import record_of
from parlour.server.table.standing import load
from parlour.server.table.table import AnyChance, Table
from tests.server.clockwork import by_clockwork
from tests.server.hall import Person, Time, fixed_secrets, house_of, make, table_in
from tests.server.proofs.secrets import Counts, compare, conducts, some_way_in

BOUND = re.compile(r"^fair (sealed|head) .*\n", re.MULTILINE)


def test_writes_do_not_depend_on_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game in both conducts; ``./dev proof secrets`` does it for longer."""
    fixed_secrets(monkeypatch)
    moves: Counts = Counter()
    counts: Counts = Counter()
    for number, rules in enumerate(all_rules().values()):
        for conduct in conducts(rules):
            found = compare(rules, conduct, number)
            counts += found
            moves[rules.name] += found["moves"]
    assert counts["differing"] > counts["pairs"] / 2, counts
    assert counts["refused"] > 2 * counts["pairs"], counts
    assert counts["moves"] > counts["pairs"], counts
    assert sum(made > 0 for made in moves.values()) > 8, moves


# -- records -----------------------------------------------------------------------------


def orders_with(swapped: tuple[int, int], chance: AnyChance) -> list[list[int]]:
    """The orders of all packs so far, two cards of the last one changed; the last card of each is left to chance."""
    orders = [list(drawn.order) for drawn in chance.history]
    one, other = (orders[-1].index(card) for card in swapped)
    orders[-1][one], orders[-1][other] = swapped[1], swapped[0]
    return [[*order[:-1], ANY] for order in orders]


def from_log(log: list[Entry]) -> Table:
    table = Table(log[0].table)
    load(table, log)
    return table


def answers(log: list[Entry], guest: str) -> bytes:
    """What a guest gets, without the hashes that bind everybody's cards."""
    eyes = from_log(log).eyes_of(guest)
    record = record_of(log, 1, only=eyes)
    kept = record.record_for(eyes)
    kept.text = BOUND.sub("", kept.text)
    return ENCODER.encode([kept, record.replay_for(eyes)])


def record_elsewhere(log: list[Entry], guests: list[str], orders: list[list[int]]) -> tuple[Table, list[bytes]] | None:
    """The same log with packs in these orders; nothing where somebody's move would not have been lawful."""
    with pytest.MonkeyPatch.context() as elsewhere:
        elsewhere.setattr("parlour.server.table.dealing.round_game", stacked(orders))
        log = [Entry(entry.table, entry.seq, entry.at, entry.act) for entry in log]
        try:
            table = from_log(log)
            return table, [answers(log, guest) for guest in guests]
        except (IllegalMove, ParlourError):
            return None


def pairs(game: Game, seat: int, chance: Random) -> list[tuple[int, int]]:
    """Some pairs of cards that a seat does not know."""
    unknown = [card for card in game.pack.cards if not game.knows(seat, card)]
    if len(unknown) < 2:
        return []
    return [(one, other) for one, other in (chance.sample(unknown, 2) for _i in range(4))]


def test_records_of_a_game_in_progress_do_not_depend_on_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two cards that a seat does not know change places in the pack: its record and replay stay the same."""
    fixed_secrets(monkeypatch)
    compared: dict[str, int] = {}
    for number, rules in enumerate(all_rules().values()):
        store, id, guests = by_clockwork(some_way_in(rules, "strict", number % 5, number))
        log = store.logs[id]
        table = from_log(log)
        assert table.game is not None
        if table.game.over or any(len(drawn.order) < len(table.chance.pack) for drawn in table.chance.history):
            continue
        seat = number % len(guests)
        readers = [guests[seat], "stranger"]
        here = [answers(log, guest) for guest in readers]
        for swapped in pairs(table.game, seat, Random(number)):
            found = record_elsewhere(log, readers, orders_with(swapped, table.chance))
            if found is None or not alike(table, found[0], seat):
                continue
            assert found[0].game != table.game
            assert found[1] == here, rules.name
            compared[rules.name] = compared.get(rules.name, 0) + 1
    assert sum(compared.values()) > 20
    assert len(compared) > 6, compared


def alike(table: Table, other: Table, seat: int) -> bool:
    """Whether the game has told the seat, and those who watch, the same: nobody has shown one of the cards."""
    return all(events_since(table, eyes, 0) == events_since(other, eyes, 0) for eyes in (seat, WATCHER))


def stacked(orders: list[list[int]]) -> Callable[..., tuple[Game, RoundChance]]:
    """Games whose packs lie in these orders, under the same promises."""

    def make_game(*given: Any) -> tuple[Game, RoundChance]:
        game, chance = round_game(*given)
        chance.given = [list(order) for order in orders]
        return game, chance

    return make_game


# -- time ----------------------------------------------------------------------------------


class Drawn(Pace):
    """Delays that are known beforehand."""

    def __init__(self, delays: list[float]) -> None:
        super().__init__()
        self.delays = list(delays)

    def draw(self, pace: PaceName = "unhurried") -> float:
        return self.delays.pop(0) * SHARE[pace]


class Slow(Inline):
    """Bots that take a certain time to think, and then make the first move they have."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds
        self.table: Table | None = None

    async def choose(self, game: Game, seat: int, bot: str, asked: bool, within: float) -> str | None:
        await asyncio.sleep(self.seconds)
        if self.table is not None and self.table.game is not None:
            game = self.table.game  # dealt anew since
        return game.notation().write(game.moves(seat)[0]) if asked else None


async def first_release(rules: Rules, seconds: float, delays: list[float], anew: int, bot: str) -> float | None:
    """When the first move of a bot is told to the host, who does not know the bots' cards."""
    law_of(rules)  # read before the clock runs
    house = house_of(now=Time())
    house.thinking = slow = Slow(seconds)
    house.pace = Drawn(delays)
    host = Person(house, "host")
    seats = max(rules.players[0], min(4, rules.players[1]))
    id = await make(house, host, Settings(rules.name, {"players": seats}), [None, *[bot] * (seats - 1)])
    slow.table = table = table_in(house, id)
    await host.ask("start")
    if anew and table.game is not None and not table.game.over:
        events, telling = table.game.events, table.game.detail
        table.game = table.game.redeal(0, Chance(anew))
        table.game.events, table.game.detail = list(events), telling
    began = len(host.told)
    for _i in range(10_000):
        if len(host.told) > began or not house.tasks:
            break
        await asyncio.sleep(0.001)
    moved = len(host.told) > began
    at = asyncio.get_running_loop().time()
    await house.close()
    return round(at, 2) if moved else None


def timed(rules: Rules, seconds: float, delays: list[float], anew: int, bot: str = "random") -> float | None:
    return by_clockwork(first_release(rules, seconds, delays, anew, bot))


def test_bots_answer_at_the_time_drawn_whatever_they_hold_and_however_long_they_think(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In two worlds, with other cards and other thoughts: the same moment; a late one at the next moment drawn."""
    seen = 0
    for rules in all_rules().values():
        delays = [1.5] * 40
        moments = []
        for seconds, anew in ((0.0, 0), (0.3, 1), (1.4, 2)):
            fixed_secrets(monkeypatch)
            moments.append(timed(rules, seconds, delays, anew))
        late = []
        for seconds, anew in ((1.6, 0), (2.9, 3)):
            fixed_secrets(monkeypatch)
            late.append(timed(rules, seconds, delays, anew))
        assert len(set(moments)) == 1
        assert len(set(late)) == 1
        if moments[0] is not None and late[0] is not None:
            seen += 1
            assert moments[0] == pytest.approx(1.5, abs=0.05)
            assert late[0] == pytest.approx(3.0, abs=0.05)
    assert seen > 5
