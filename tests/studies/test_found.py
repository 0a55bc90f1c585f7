"""What readers of a game are told of studies: the right rows, in every language, the same after a way through files."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.cli import main
from parlour.core.languages import ENGLISH, LANGUAGES
from parlour.errors import ParlourError
from parlour.lab.studies import offences, places, skill, telling
from parlour.lab.studies.findings import Findings, findings_of
from parlour.lab.studies.plan import all_studies, plan_of
from parlour.lab.studies.running import Row
from parlour.lab.studies.telling import figures_in, text_of, write_figures
from parlour.present import found as present_found
from parlour.present.found import DEALS, GAIN, MINUTES, SHARE, Found, found_of, told_of, value_of
from parlour.present.teller import Teller
from parlour.registry import all_rules, rules_of
from parlour.server.http.catalogue import book_info

BREACH = offences.PURPOSE


def findings(study: str, *rows: tuple[tuple[Any, ...], float, float]) -> Findings:
    each = [Row(values, mean, interval, 100, 50) for values, mean, interval in rows]
    return findings_of(plan_of(study), each, 100, "")


def test_the_usual_table_is_told_of_and_no_other() -> None:
    rows = [
        (("nap", players, what, place), mean, 0.03)
        for players in (3, 4)
        for what, place, mean in (
            (places.GAIN, 0, -0.1 * players),
            (places.GAIN, 1, 1.0),
            (places.SECONDS, -1, 10.0 * players),
            (places.DEALS, -1, 6.0),
        )
    ]
    told = {one.says: one for one in figures_in(findings("places", *rows))["nap"]}
    assert told["found-dealer"].mean == pytest.approx(-0.4)
    assert (told["found-dealer"].least, told["found-dealer"].most) == pytest.approx((-0.43, -0.37))
    assert told["found-dealer"].told == {"players": 4, "counted": "counters"}
    assert told["found-game-takes"].mean == pytest.approx(4.0)


def test_only_a_lead_that_was_shown_is_told() -> None:
    def leads(interval: float) -> list[str]:
        rows = [((("nap", skill.SHARE, skill.ALL_SEATS)), 0.1, 0.02)]
        rows.append((("nap", skill.STEADY, "master over level:1"), 0.1, interval))
        return [one.says for one in figures_in(findings("skill", *rows))["nap"]]

    assert leads(0.02) == ["found-skill", "found-leads"]
    assert leads(0.2) == ["found-skill"]


def test_of_offences_the_surest_gain_that_claims_make_dear_is_told() -> None:
    rows = []
    for clause, let_be, claimed in (("nap.23", 1.0, -3.0), ("nap.R16", 9.0, 0.0), ("nap.15", -1.0, -2.0)):
        for what, mean in ((offences.UNCLAIMED, let_be), (offences.CLAIMED, claimed), (offences.WATCH, 0.25)):
            rows.append((("nap", what, clause, BREACH, ""), mean, 0.1))
    (told,) = figures_in(findings("irregularities", *rows))["nap"]
    assert (told.says, told.told, told.mean) == ("found-watch", {"clause": "nap.23"}, 0.25)


def test_the_file_of_a_game_comes_back_as_it_went_and_damaged_it_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    each = [
        Found("found-skill", "skill", SHARE, 0.1, 0.08, 0.12, {}),
        Found("found-watch", "irregularities", SHARE, 0.25, 0.2, 0.3, {"clause": "nap.23", "players": 4}),
    ]
    (tmp_path / "found.toml").write_text(text_of(each), encoding="utf-8")
    assert [Found(**one) for one in tomllib.loads(text_of(each))["found"]] == each
    rules = rules_of("nap")
    monkeypatch.setattr(type(rules), "folder", property(lambda _rules: tmp_path), raising=False)
    read = present_found.found_of.__wrapped__
    assert read(rules) == each
    for damaged in ("found = 3", "[[found]]\nsays = 'x'", "x", "[[found"):
        (tmp_path / "found.toml").write_text(damaged, encoding="utf-8")
        with pytest.raises(ParlourError, match=r"found\.toml of nap cannot be read"):
            read(rules)


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where Nap's figures are then read and written."""
    known = all_studies()
    monkeypatch.setattr(telling, "all_studies", lambda: known)
    monkeypatch.setattr(type(rules_of("nap")), "folder", property(lambda _rules: tmp_path), raising=False)
    found_of.cache_clear()
    yield tmp_path
    found_of.cache_clear()


def test_a_study_replaces_its_own_numbers_and_leaves_those_of_others(own_folder: Path) -> None:
    old = [Found("found-skill", "skill", SHARE, 0.5, 0.4, 0.6, {}), Found("x", "of-old", SHARE, 0.5, 0.4, 0.6, {})]
    old.append(Found("found-nap-on-four", "nap/calls", GAIN, -2.0, -3.0, -1.0, {}))
    (own_folder / "found.toml").write_text(text_of(old), encoding="utf-8")
    rows = [((("nap", skill.SHARE, skill.ALL_SEATS)), 0.1, 0.02)]
    plan = plan_of("skill")
    made = findings("skill", *rows)._replace(plan=plan.__class__(**{**vars(plan), "games": ("nap",)}))
    assert write_figures(made) == [own_folder / "found.toml"]
    assert [(one.study, one.mean) for one in found_of(rules_of("nap"))] == [("skill", 0.1), ("nap/calls", -2.0)]


def test_numbers_of_a_short_run_say_so_until_a_whole_one_replaces_them(own_folder: Path) -> None:
    path = own_folder / "found.toml"

    def run(study: str, how: str, pays: float = 3.0) -> list[str]:
        """Its numbers are written; gives the studies that are called short then."""
        rows: list[tuple[tuple[str, ...], float, float]] = [(("nap", skill.SHARE, skill.ALL_SEATS), 0.1, 0.02)]
        if study == "irregularities":
            means = ((offences.UNCLAIMED, 1.0), (offences.CLAIMED, -pays), (offences.WATCH, 0.25))
            rows = [(("nap", what, "nap.23", BREACH, ""), mean, 0.1) for what, mean in means]
        plan = plan_of(study)
        made = findings(study, *rows)._replace(plan=plan.__class__(**{**vars(plan), "games": ("nap",)}))
        write_figures(made._replace(command=f"parlour study {study}{how}"))
        assert tomllib.loads(path.read_text(encoding="utf-8"))["found"]
        return [line.removeprefix(telling.SO_FAR) for line in path.read_text("utf-8").splitlines() if " far " in line]

    assert run("skill", " --deals 64") == ["`parlour study skill --deals 64`"]
    assert len(run("irregularities", " --deals 2000", pays=0.0)) == 1  # of it nothing is told
    assert run("irregularities", " --deals 2000 --seed 3") == [
        "`parlour study irregularities --deals 2000 --seed 3`",
        "`parlour study skill --deals 64`",
    ]
    assert run("skill", " --deals 96")[1:] == ["`parlour study skill --deals 96`"]
    assert run("skill", "") == ["`parlour study irregularities --deals 2000 --seed 3`"]
    assert run("irregularities", f" --deals {plan_of('irregularities').deals}") == []


@pytest.mark.parametrize(
    ("found", "language", "says"),
    [
        (Found("x", "x", GAIN, -0.54, -0.57, -0.51, {}), "en", "\u22120.54 ± 0.03"),
        (Found("x", "x", GAIN, 1.1, 0.1, 2.1, {}), "hu", "+1,1 ± 1,0"),
        (Found("x", "x", GAIN, 0.069, 0.064, 0.074, {}), "tr", "+0,069 ± 0,005"),
        (Found("x", "x", SHARE, 0.088, 0.06, 0.116, {}), "en", "8.8 ± 2.8 %"),
        (Found("x", "x", SHARE, 0.088, 0.06, 0.116, {}), "tr", "%8,8 ± 2,8"),
        (Found("x", "x", DEALS, 1804.2, 726.0, 10070.0, {}), "en", "1,804 (726 to 10,070)"),
        (Found("x", "x", MINUTES, 0.47, 0.47, 0.47, {}), "hu", "0,5 perc"),
        (Found("x", "x", MINUTES, 25.3, 25.3, 25.3, {}), "en", "25 min"),
    ],
)
def test_a_number_is_written_as_its_readers_write(found: Found, language: str, says: str) -> None:
    assert value_of(found, Teller(rules_of("nap"), language), language) == says


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_that_can_be_told_has_its_words(language: str) -> None:
    for name in all_studies():
        plan = plan_of(name)
        for game in plan.games:
            for tells in plan.tells:
                assert Teller(rules_of(game), language).text(tells.says) != tells.says, (name, tells.says)
    for game, rules in all_rules().items():
        for told in told_of(rules, language):
            assert not told.text.startswith("found-"), (game, told.text)
            assert "{" not in told.text + told.value
            assert told.study in all_studies()
    if language != ENGLISH:
        assert {told.text for told in told_of(rules_of("nap"), language)}.isdisjoint(
            {told.text for told in told_of(rules_of("nap"), ENGLISH)}
        )


def test_a_study_tells_of_rows_that_it_has() -> None:
    """A kind of hand that is renamed would otherwise vanish from a game's page without a word."""
    for name in all_studies():
        plan = plan_of(name)
        for tells in plan.tells:
            words = {value for value in tells.only.values() if isinstance(value, str)}
            known = {*plan.order, "gain", "gap", "player", "dealer", "no ace as 11", "ace as 11", "card", "content"}
            assert words <= known, (name, words - known)


def test_the_page_and_the_terminal_show_it(capsys: pytest.CaptureFixture[str]) -> None:
    told = told_of(rules_of("nap"), "hu")
    assert told
    assert [(one.text, one.value, one.study) for one in book_info("nap", "hu").found] == told
    with pytest.raises(SystemExit):
        main(["games", "nap", "--language", "hu"])
    said = capsys.readouterr().out
    assert all(f"{one.text}: {one.value}" in said for one in told)
