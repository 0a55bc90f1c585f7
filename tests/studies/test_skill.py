"""Luck and skill: shares and leads that are known beforehand come out, and every arrangement is played."""

from __future__ import annotations

from itertools import pairwise
from math import inf, sqrt
from statistics import stdev

import pytest

from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.lab.hiring import crew_of
from parlour.lab.studies import skill
from parlour.lab.studies.findings import findings_of
from parlour.lab.studies.means import OfOneGame, Tally, jackknifed
from parlour.lab.studies.plan import plan_of, read_plan
from parlour.lab.studies.running import parts_of, run_study
from parlour.lab.studies.sheets import skill_sheet, until
from parlour.registry import all_rules, rules_of

OWN = """\
title = "Who plays"
asks = "How much?"
game = "nap"
count = "skill"
bots = ["random", "book"]
deals = 40
rows = ["game"]
columns = "who"
order = ["random", "book"]
[options]
players = 2
"""


def tally_of(*deals: tuple[list[str], list[float]]) -> Tally:
    """Of packs played once each."""
    tally = Tally()
    for seated, gains in deals:
        found = OfOneGame()
        skill.enter(seated, gains, ["weak", "strong"], found)
        found.enter(tally)
    return tally


def test_where_who_sits_there_is_all_the_share_is_one_and_where_it_is_nothing_none() -> None:
    always = tally_of(*[(["weak", "strong"], [-2.0, 2.0]), (["strong", "weak"], [2.0, -2.0])] * 5)
    assert skill.estimates([always, always])[skill.SHARE, skill.ALL_SEATS] == pytest.approx((1.0, 0.0))
    never = tally_of(*[(["weak", "strong"], [gain, -gain]) for gain in (-2.0, 2.0)])
    assert skill.estimates([never, never])[skill.SHARE, skill.ALL_SEATS][0] == pytest.approx(0.0)


def test_a_lead_is_counted_between_two_at_one_table() -> None:
    tally = tally_of((["strong", "weak", "weak"], [4.0, -1.0, -3.0]), (["weak", "weak", "weak"], [0.0, 0.0, 0.0]))
    lead = tally.mean((skill.LEAD, "strong over weak"))
    assert (lead.mean, lead.n) == (6.0, 2)
    steady = skill.estimates([tally])[skill.STEADY, "strong over weak"]
    assert steady == pytest.approx((6.0, inf))  # leads of 5 and 7
    assert skill.deals_until(1.645) == pytest.approx(1.0)
    assert skill.deals_until(0.1645) == pytest.approx(100.0)
    assert skill.deals_until(0.0) == inf


def test_leaving_out_pieces_gives_a_mean_its_usual_interval() -> None:
    seen = [3.0, -1.0, 4.0, 1.0, -5.0]
    without = [(sum(seen) - one) / 4 for one in seen]
    value, interval = jackknifed(sum(seen) / 5, without)
    assert value == pytest.approx(0.4)
    assert interval == pytest.approx(1.96 * stdev(seen) / sqrt(5))


def test_a_pack_is_played_in_every_arrangement_of_those_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[tuple[str, ...], int]] = []

    def deal(_rules: Rules, _options: Options, bots: list[str], seed: int) -> list[float]:
        played.append((tuple(bots), seed))
        return [0.0] * len(bots)

    monkeypatch.setattr(skill, "one_deal", deal)
    rules = rules_of("nap")
    options = rules.options.make({"players": 3})
    numbers = set()
    for seed in range(20):
        played.clear()
        skill.play(rules, options, ["random", "book", "master"], OfOneGame(), seed)
        ways = {bots for bots, _seed in played}
        assert len(ways) == len(played) == len({seed for _bots, seed in played}) * len(ways)
        assert all(sorted(one) == sorted(other) for one, other in pairwise(sorted(ways)))
        numbers.add(len(ways))
    assert numbers == {1, 3, 6}  # all alike, two alike, all different


def test_a_master_who_is_the_book_is_not_drawn_twice_and_games_without_skill_not_at_all() -> None:
    assert skill.who_plays(rules_of("commerce"), ["level:1", "book", "master"]) == ["level:1", "book"]
    assert skill.who_plays(rules_of("nap"), ["level:1", "book", "master"]) == ["level:1", "book", "master"]
    games = {setting.game for setting in plan_of("skill").settings()}
    assert set(all_rules()) - games == {"loto"}


def test_the_book_gains_from_those_who_play_at_random() -> None:
    plan = read_plan(OWN, "own")
    with crew_of(1) as crew:
        rows, deals = run_study(plan, parts_of(plan), crew)
    found = {row.values[1:]: row for row in rows}
    assert found[skill.GAIN, "book"].mean > 0 > found[skill.GAIN, "random"].mean
    assert 0 < found[skill.SHARE, skill.ALL_SEATS].mean < 1
    assert deals == found[skill.SQUARE, skill.ALL_SEATS].observations / 2
    (line,) = skill_sheet(findings_of(plan, rows, deals, "")).lines
    assert line[0] == "nap"
    assert line[2] != "not shown"
    assert line[-1] == "40"


def test_one_pack_shows_no_share_and_is_told_so() -> None:
    plan = read_plan(OWN.replace("deals = 40", "deals = 1"), "own")
    with crew_of(1) as crew:
        rows, deals = run_study(plan, parts_of(plan), crew)
    (line,) = skill_sheet(findings_of(plan, rows, deals, "")).lines
    assert line[1] == "not shown"


def test_a_deal_brings_all_seats_together_nothing() -> None:
    for name in ("newmarket", "loo"):
        rules = rules_of(name)
        gains = skill.one_deal(rules, rules.options.make(), ["book"], 3)
        assert sum(gains) == pytest.approx(0.0)
        assert any(gains)


@pytest.mark.parametrize(
    ("mean", "interval", "says"),
    [
        (0.1, 0.02, "271 (188 to 423)"),
        (0.1, 0.2, "not shown"),
        (-0.1, 0.02, "is behind"),
        (0.1, None, "not shown"),
        (0.0, 0.0, "are even"),
    ],
)
def test_deals_until_one_leads_are_told_with_their_interval(mean: float, interval: float | None, says: str) -> None:
    assert until({"mean": mean, "interval": interval}) == says
