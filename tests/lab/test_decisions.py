"""Tables of decisions: what a seat saw and did, and nothing that it did not know."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from parlour.bots.roster import bot_of
from parlour.cases.run import run_case
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.rules import Rules
from parlour.envs.episode import ONE_DEAL, Episode, episode_options
from parlour.errors import ParlourError
from parlour.lab.baselines import Line, bots_at, lines_of, observe_piece, play_episode, report_of, table_of
from parlour.lab.decisions import Decisions, Row, read_record
from parlour.lab.pieces import Piece
from parlour.registry import all_rules, rules_of
from tests.house.checkout import ROOT

GOLDEN = ROOT / "tests/golden"
OURS = [rules for rules in all_rules().values() if rules.package.startswith("parlour.")]


def rows_of(name: str, decisions: Decisions) -> list[Row]:
    path = GOLDEN / f"{name}.case"
    read_record(decisions, path.read_text(encoding="utf-8"), path)
    return decisions.rows


def test_a_record_becomes_a_table() -> None:
    first = rows_of("nap", Decisions())[0]
    assert (first["game"], first["record"], first["decision"], first["over"]) == ("nap", "nap.case", 0, True)
    assert first["move"] == "call nap" or first["move"].partition(" ")[0] in " ".join(first["moves"])
    rows = rows_of("ecarte", Decisions(views=False))
    assert [row["decision"] for row in rows] == list(range(len(rows)))
    assert {row["seat"]: row["result"] for row in rows}[0] == -{row["seat"]: row["result"] for row in rows}[1]
    assert "view" not in rows[0]
    assert "others" not in rows[0]


@pytest.mark.parametrize("name", ["nap", "poker", "commerce"])
def test_nothing_hidden_stands_in_a_row(name: str) -> None:
    """Where all that a seat does not know is dealt anew, its row is the same; with open cards it is not."""
    closed, opened = Decisions(), Decisions(open_cards=True)
    differs = 0

    def watch(game: Game, seat: int, move: Move, _line: object) -> None:
        nonlocal differs
        other = game.redeal(seat, Chance(len(closed.rows)))
        for decisions in (closed, opened):
            decisions.note(game, seat, move)
            decisions.note(other, seat, move)
        true, dealt = closed.rows[-2:]
        assert {**true, "decision": 0} == {**dealt, "decision": 0}
        differs += opened.rows[-2]["others"] != opened.rows[-1]["others"]

    run_case((GOLDEN / f"{name}.case").read_text(encoding="utf-8"), rules_of, name, watch)
    assert closed.rows
    assert differs


def test_a_record_that_does_not_come_true_is_refused(tmp_path: Path) -> None:
    text = (GOLDEN / "nap.case").read_text(encoding="utf-8") + "= over no\n"
    with pytest.raises(ParlourError, match="is not exported") as refused:
        read_record(Decisions(), text, tmp_path / "nap.case")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("rules", OURS, ids=lambda rules: rules.name)
def test_bots_play_the_episodes_of_every_environment(rules: Rules) -> None:
    options = episode_options(rules, {}, ONE_DEAL)
    won = []
    for _again in range(2):
        episode = Episode(rules, options, 3)
        bots = [bot_of("random", rules, seat) for seat in range(episode.game.seats)]
        won.append(play_episode(episode, bots))
        assert episode.over
    assert won[0] == won[1]
    assert bots_at(rules)[0] == "random"


def test_baselines_rest_on_numbers_alone() -> None:
    line = Line("nap", "book", "random")
    whole = observe_piece((line, 1, Piece(0, 3)))
    assert whole == observe_piece((line, 1, Piece(0, 2))) + observe_piece((line, 1, Piece(2, 1)))
    assert sum(whole) > 0  # who knows the game wins from those who do not
    nap = rules_of("nap")
    table = table_of([report_of(nap, dict.fromkeys(lines_of(nap), whole))])
    assert len(table) == 2 + len(bots_at(nap))
    assert f"{sum(whole) / 3 / nap.options.make().number('players'):+.3f}" in table[-1]


def test_the_notebook_has_the_twenty_lines_as_they_are_run() -> None:
    notebook = json.loads((ROOT / "docs/research.ipynb").read_text(encoding="utf-8"))
    lines = (ROOT / "tests/lab/twenty_lines.py").read_text(encoding="utf-8")
    assert lines.strip() in ["".join(cell["source"]).strip() for cell in notebook["cells"]]
    assert len([line for line in lines.splitlines() if line.strip()]) == 20
