"""Studies: what is counted is counted right, whoever plays, and what cannot be done is said in one line."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import islice
from math import inf, sqrt
from pathlib import Path
from statistics import stdev
from typing import Any

import pytest

from parlour.cli import main
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.errors import ParlourError
from parlour.lab.hiring import crew_of
from parlour.lab.pieces import Piece
from parlour.lab.studies import choices, places
from parlour.lab.studies.findings import findings_of, together
from parlour.lab.studies.means import Mean, OfOneGame, Tally
from parlour.lab.studies.plan import Plan, all_studies, plan_of, read_plan, with_changes
from parlour.lab.studies.question import question_of
from parlour.lab.studies.running import Part, demand_columns, parts_of, play_part, run_study
from parlour.lab.studies.sheets import as_text, lengths_sheet, sheet_of
from parlour.lab.studies.table import Table
from parlour.registry import rules_of

OWN = (Path(__file__).parent / "own.toml").read_text(encoding="utf-8")


def found(plan: Plan) -> dict[tuple[Any, ...], tuple[float, float]]:
    with crew_of(1) as crew:
        rows, _deals = run_study(plan, parts_of(plan), crew)
    return {row.values: (row.mean, row.interval) for row in rows}


def test_a_mean_of_single_observations_is_the_usual_one() -> None:
    seen = [3.0, -1.0, 4.0, 1.0, -5.0]
    mean = Mean()
    for value in seen:
        mean.add(value)
    assert mean.mean == pytest.approx(0.4)
    assert mean.interval == pytest.approx(1.96 * stdev(seen) / sqrt(len(seen)))
    assert Mean().interval == inf


def test_what_one_game_shows_is_one_observation() -> None:
    """Ten equal ones from one game tell no more than one does."""
    tally = Tally()
    for value in (1.0, 5.0):
        game = OfOneGame()
        for _again in range(10):
            game.see(("x",), value)
        game.enter(tally)
    mean = tally.mean(("x",))
    assert (mean.mean, mean.n, mean.games) == (3.0, 20, 2)
    assert mean.interval == pytest.approx(1.96 * stdev([1.0, 5.0]) / sqrt(2))


def test_tallies_in_pieces_come_to_the_same() -> None:
    whole, first, second = Tally(), Tally(), Tally()
    for i in range(9):
        for tally in (whole, first if i < 4 else second):
            tally.mean(("a", i % 2)).add(i, 2)
    joined = Tally()
    for part in (first, second):
        joined.join(json.loads(json.dumps(part.plain())))
    assert joined.plain() == whole.plain()


def test_the_gains_of_a_deal_come_to_nothing_and_dealers_are_told_apart() -> None:
    plan = read_plan(OWN, "own")
    means = found(plan)
    for players in (2, 3):
        gains = [means["nap", players, places.GAIN, place][0] for place in range(players)]
        assert sum(gains) == pytest.approx(0.0)
    assert len({key[-1] for key in means if key[1] == 3 and key[2] == places.GAIN}) == 3
    assert means["nap", 2, places.DEALS, places.NOWHERE][0] == 2.0  # a round


def test_how_long_a_game_takes_is_told_of_the_usual_game_and_not_of_a_short_match() -> None:
    for setting in plan_of("places").settings():
        usual = setting.rules().options.make({"players": setting.given["players"]})
        assert setting.options() == usual, setting.game


def test_in_whichever_pieces_the_games_are_the_same_and_with_another_seed_they_are_not() -> None:
    plan = read_plan(OWN, "own")
    once, again = Tally(), Tally()
    for part in parts_of(plan):
        once.join(play_part(part)[1])
    for part in parts_of(plan):
        first, second = part.piece._replace(games=1), Piece(part.piece.first + 1, part.piece.games - 1)
        for piece in (first, second):
            again.join(play_part(part._replace(piece=piece))[1])
    assert again.plain() == once.plain()
    (part, *_others) = parts_of(with_changes(plan, None, 2, None))
    assert play_part(part) != play_part(part._replace(plan=plan))


@pytest.mark.parametrize("name", all_studies())
def test_every_study_can_be_read_and_asks_of_lawful_moves(name: str) -> None:
    plan = plan_of(name)
    assert plan.title
    assert plan.pictures
    demand_columns(plan)
    if plan.count == "choices":
        assert list(islice(asked(plan), 3))


def asked(plan: Plan) -> Iterator[str]:
    """The kinds that a question finds in some games; every move that it would try is lawful."""
    setting = plan.settings()[0]
    question = question_of(setting.rules(), plan.question)
    chance = Chance(1)
    for seed in range(200):
        table = Table(setting.rules(), setting.options(), plan.bots, seed)
        game: Game = table.game
        while not game.over:
            if not game.waits and question.prepare is not None:
                question.prepare(game, chance)
            seat = game.to_act[0] if game.waits else -1
            if seat >= 0 and question.ask is not None and (said := question.ask(game, seat)) is not None:
                kind, ways = said
                assert len(kind) == len(question.columns)
                assert all(move is None or game.allows(seat, move) for move in ways.values())
                yield str(kind)
            table.step()


def test_trying_moves_leaves_the_game_alone() -> None:
    plan = plan_of("nap/calls")
    setting = plan.settings()[0]
    question = question_of(setting.rules(), plan.question)
    watched, alone = (Table(setting.rules(), setting.options(), plan.bots, 5) for _i in range(2))
    tried = OfOneGame()
    choices.play(watched, tried, question, 5)
    assert alone.play_out().result == watched.game.result
    assert any(key[0] == choices.GAP for key in tried.seen)


def test_tables_take_together_what_they_do_not_tell_apart() -> None:
    records = [{"a": 1, "mean": 1.0, "interval": 0.3, "observations": 10, "games": 10}]
    records.append({"a": 1, "mean": 4.0, "interval": 0.6, "observations": 20, "games": 20})
    (mixed,) = together(records, ["a"])
    assert mixed["mean"] == pytest.approx(3.0)
    assert mixed["interval"] == pytest.approx(sqrt((0.3 / 3) ** 2 + (0.6 * 2 / 3) ** 2))


def test_a_table_and_what_it_was_made_by() -> None:
    plan = read_plan(OWN, "own")
    with crew_of(1) as crew:
        rows, deals = run_study(plan, parts_of(plan), crew)
    findings = findings_of(plan, rows, deals, "parlour study own.toml")
    assert as_text(sheet_of(findings)).splitlines()[0].split() == ["players", "place", "0", "place", "1", "place", "2"]
    lengths = lengths_sheet(findings)
    assert lengths is not None
    assert len(lengths.lines) == 2
    facts = findings.facts()
    assert facts["seed"] == "1"
    assert facts["laws"].startswith("nap ")
    assert deals >= 40


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("x = [", "cannot be read"),
        (OWN.replace("asks =", "ask ="), "no line 'ask'; nearest: asks"),
        (OWN.replace("title", "#"), "title"),
        (OWN.replace("places", "luck"), "count is places, choices, offences, skill"),
        (OWN.replace('"nap"', '"whist"'), "no game 'whist'"),
        (OWN.replace("[2, 3]", "[2, 99]"), "players cannot be 99"),
        (OWN.replace("[2, 3]", "2"), "vary gives a list"),
        (OWN.replace("[vary]\nplayers = [2, 3]\n", "").replace("deals = 20", "vary = 3"), "vary is a table"),
        (OWN.replace("[2, 3]", f"[2, 3]\ndeals = {list(range(1, 300))}"), "are the most"),
        (OWN.replace("deals = 20", "deals = 0"), "deals is a whole number"),
        (OWN.replace("deals = 20", 'deals = "20"'), "deals is a whole number, not '20'"),
        (OWN.replace('title = "Nap by twos and threes"', "title = 3"), "title is a text, not 3"),
        (OWN.replace('rows = ["players"]', "rows = [1]"), "rows is a list of texts, not [1]"),
        (OWN.replace('rows = ["players"]', 'rows = "players"'), "rows is a list of texts, not 'players'"),
        (OWN.replace('"book"', '","'), "bots names at least one bot"),
        (OWN.replace('"book"', "[]"), "bots names at least one bot"),
        (OWN.replace('"book"', "5"), "bots is a list of texts, not 5"),
        (OWN.replace('"nap"', "5"), "game is the name of one, or all, not 5"),
        (OWN.replace('game = "nap"', ""), "game is the name of one, or all, not ''"),
        (OWN.replace("players = [2, 3]", "stake = [1, 2]"), "stake stands in options and in vary"),
        (OWN.replace("[2, 3]", "[2, 3, 2]"), "values that are not all different"),
        (OWN.replace('"places"', '"offences"'), "nobody offends in strict conduct"),
        (OWN.replace('"places"', '"places"\nquestion = "calls"'), "no question 'calls' is asked"),
        (OWN.replace('along = "place"', ""), "a picture names a column that stands along it"),
        (OWN.replace('along = "place"', "along = 3"), "pictures: along is a text, not 3"),
        (OWN.replace('{ what = "gain" }', '"what"'), "pictures: only is a table, not 'what'"),
        (OWN.replace("says =", "say ="), "pictures: no line 'say'; nearest: says"),
        (OWN.replace("[[pictures]]", "[pictures]"), "pictures are tables, [[pictures]]"),
        (OWN + "[[tells]]\nonly = { place = 0 }\n", "tells: a line 'says' is needed"),
        (OWN.replace('"book"', '"wizard"'), "no bot 'wizard'"),
        (OWN.replace("nap.13", "nap.999"), "no clause nap.999"),
        (OWN.replace("deals = 20", "seed = true"), "seed is a whole number, not True"),
        (OWN.replace("places", "choices"), "name a question"),
        (OWN.replace('"places"', '"choices"\nquestion = "os.path"'), "asks no question 'os.path'"),
        (OWN.replace('rows = ["players"]', 'rows = ["player"]'), "no column 'player'; nearest: players"),
        (OWN.replace('columns = "place"', 'columns = "seat"'), "no column 'seat'"),
        (OWN.replace('along = "place"', 'along = "places"'), "no column 'places'; nearest: place"),
        (OWN.replace("{ what =", "{ when ="), "no column 'when'"),
        (OWN.replace("[vary]\nplayers = [2, 3]\n", ""), "no column 'players'"),
    ],
)
def test_what_cannot_be_studied_is_refused_in_one_line_before_anything_is_played(
    text: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.lab.studies.running.play_one", None)
    with pytest.raises(ParlourError) as refused:
        parts_of(read_plan(text, "own"))
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


def test_without_the_extra_it_says_what_to_install_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, own: Path
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    monkeypatch.delitem(sys.modules, "parlour.lab.studies.report", raising=False)
    with pytest.raises(SystemExit):
        main(["study", str(own), "--out", str(tmp_path / "out")])
    assert "install parlour[lab]" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The file of a study, in a folder where what is interrupted is kept too."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = tmp_path / "own.toml"
    file.write_text(OWN, encoding="utf-8")
    return file


def test_rows_can_be_had_without_the_extra(capsys: pytest.CaptureFixture[str], own: Path) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["study", str(own), "--deals", "10", "--json"])
    assert ended.value.code == 0
    told = json.loads(capsys.readouterr().out)
    assert told["facts"]["command"].endswith("own.toml --deals 10")
    assert {row["place"] for row in told["rows"]} == {-1, 0, 1, 2}


def test_an_interrupted_study_stands_in_nobodys_way_and_goes_on_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, own: Path
) -> None:
    played: list[Part] = []

    def once(part: Part) -> list[object]:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(part)
        return play_part(part)

    def noted(part: Part) -> list[object]:
        played.append(part)
        return play_part(part)

    def interrupt(_findings: object) -> None:
        raise KeyboardInterrupt

    def study(deals: int) -> tuple[object, dict[str, list[object]]]:
        with pytest.raises(SystemExit) as ended:
            main(["study", str(own), "--deals", str(deals), "--jobs", "1", "--json"])
        said = capsys.readouterr().out
        return ended.value.code, json.loads(said) if said else {}

    with monkeypatch.context() as patch:
        patch.setattr("parlour.lab.studies.running.play_part", once)
        assert study(40)[0] == 130
    assert len(list(tmp_path.rglob("studies/own-*.json"))) == 1
    assert study(30)[0] == 0  # another run of the same study
    played.clear()
    monkeypatch.setattr("parlour.lab.studies.running.play_part", noted)
    code, went_on = study(40)
    assert code == 0
    first = len(played)
    assert not list(tmp_path.rglob("studies/own-*.json"))
    played.clear()
    with monkeypatch.context() as patch:
        patch.setattr("parlour.cli.studying.document_of", interrupt)
        assert study(40)[0] == 130
    assert len(played) == first + 3
    assert study(40)[1]["rows"] == went_on["rows"]
    assert len(played) == first + 3  # all was kept that only had to be told


def test_what_the_lab_asks_is_no_part_of_a_law(monkeypatch: pytest.MonkeyPatch) -> None:
    from parlour.law import fingerprint

    package = rules_of("nap").package
    with_studies = fingerprint.package_mark.__wrapped__(package)
    monkeypatch.setattr(fingerprint, "NO_LAW", ("__pycache__",))
    assert fingerprint.package_mark.__wrapped__(package) != with_studies
