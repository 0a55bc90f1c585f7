"""What an offence brings: against the law's own remedy, without foresight, and never in the game that is watched."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour import from_case
from parlour.bots.weighing import Weigher
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.moves import CLAIMING
from parlour.core.rules import rule_of_book
from parlour.lab.studies import offences
from parlour.lab.studies.findings import findings_of
from parlour.lab.studies.means import OfOneGame
from parlour.lab.studies.offences import PURPOSE, SLIP, Moment, Trial, Watch, offences_of
from parlour.lab.studies.plan import plan_of, read_plan
from parlour.lab.studies.running import Row
from parlour.lab.studies.sheets import watch_sheet
from parlour.lab.studies.table import Table
from parlour.registry import rules_of

REVOKES = """\
game nap
option conduct table
option players 3
dealer C
hand A AS KS QS 2H 3H
hand B 4S 5S AH KH QH
hand C 6S 7S 4H 5H 6H
A: call 3
B: call pass
C: call pass
A: play AS
"""


def revoking() -> tuple[Game, int, str]:
    """B holds spades and may play a heart."""
    game = from_case(REVOKES)
    return game, game.to_act[0], "nap.23"


def test_an_offence_is_found_by_its_clause_and_claims_are_none() -> None:
    game, seat, clause = revoking()
    found = offences_of(game, seat)
    assert {str(move) for move in found[clause]} == {"play QH", "play KH", "play AH"}
    assert not any(move.verb.name == CLAIMING for moves in found.values() for move in moves)


def test_a_claim_is_made_by_whoever_has_seen_it_and_costs_the_offender() -> None:
    game, seat, clause = revoking()
    rules = rules_of("nap")
    found = OfOneGame()
    trial = Trial(rules, Table(rules, game.options, ("book",), 1), found, Chance(1))
    before = game.state()
    trial.of(clause, Moment(game, seat, offences_of(game, seat)[clause]))
    assert game.state() == before  # only copies were played
    seen = {key: total for key, (total, _weight) in found.seen.items()}
    assert seen[offences.SEEN, clause, SLIP, ""] == 1.0
    assert seen[offences.CLAIMED, clause, SLIP, ""] < seen[offences.UNCLAIMED, clause, SLIP, ""]
    assert [key[3] for key in seen if key[:3] == (offences.REMEDY, clause, SLIP)] == ["nap.R15"]
    watch = found.seen[offences.WATCH, clause, SLIP, ""]
    assert watch[1] == pytest.approx(
        seen[offences.UNCLAIMED, clause, SLIP, ""] - seen[offences.CLAIMED, clause, SLIP, ""]
    )


def test_nobody_claims_where_the_law_is_kept_and_no_offender_against_himself(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seat, _clause = revoking()
    rules = rules_of("nap")
    watch = Watch(seat, Weigher(rules.outlook, rule_of_book(rules), 2))
    lawful = game.copy()
    Table(rules, game.options, ("book",), 1).onward.outcome(lawful, 1, 5, watcher=watch)
    assert lawful.phase != game.phase
    assert watch.made == []
    monkeypatch.setattr(offences, "noticed_by", lambda world, other: world.moves(other).all()[:1] * (other == seat))
    assert not watch(game)


def test_a_cheat_does_not_know_what_is_still_to_be_shuffled(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seat, clause = revoking()
    rules = rules_of("nap")
    trial = Trial(rules, Table(rules, game.options, ("book",), 1), OfOneGame(), Chance(1))
    states: list[int] = []

    def stands(world: Game, *_others: object) -> float:
        states.append(int(world.chance.state))
        return 0.0

    monkeypatch.setattr(trial, "stands", stands)
    assert trial.promising(Moment(game, seat, offences_of(game, seat)[clause])) is None  # nothing better than the law
    assert game.chance.state not in states
    assert len(set(states)) > 1


def test_of_all_moments_one_is_drawn_for_each_clause_and_the_game_goes_on_lawfully() -> None:
    plan = plan_of("irregularities")
    setting = next(setting for setting in plan.settings() if setting.game == "spin")
    table = Table(setting.rules(), setting.options(), plan.bots, 3)
    found = OfOneGame()
    deals = offences.play(setting.rules(), table, found, 3)
    assert table.game.over
    tried = [weight for key, (_total, weight) in found.seen.items() if key[0] == offences.UNCLAIMED and key[2] == SLIP]
    assert tried
    assert all(weight <= deals for weight in tried)


def rows(let_be: float, claimed: float, seen: float = 1.0, sure: float = 0.1) -> Iterator[Row]:
    watch = let_be / (let_be - claimed) if let_be != claimed else 0.0
    each = {offences.UNCLAIMED: let_be, offences.CLAIMED: claimed, offences.SEEN: seen, offences.WATCH: watch}
    for what, mean in each.items():
        yield Row(("nap", what, "nap.23", PURPOSE, ""), mean, sure, 100, 50)
    yield Row(("nap", offences.REMEDY, "nap.23", PURPOSE, "nap.R15"), 1.0, 0.0, 100, 50)


@pytest.mark.parametrize(
    ("found", "says"),
    [
        (rows(1.0, -3.0), "25 ± 10 %"),
        (rows(-1.0, -3.0), "does not pay"),
        (rows(0.05, -3.0), "not shown to pay"),
        (rows(1.0, 0.5), "pays though claimed"),
        (rows(1.0, 1.0, seen=0.0), "cannot be seen"),
    ],
)
def test_how_often_one_must_watch_is_told(found: Iterator[Row], says: str) -> None:
    plan = read_plan('title = "x"\nasks = "x"\ngame = "nap"\ncount = "offences"\n[options]\nconduct = "table"', "own")
    (line,) = watch_sheet(findings_of(plan, list(found), 100, "")).lines
    assert line[:2] == ["nap.23", PURPOSE]
    assert line[6:8] == ["nap.R15", says]
