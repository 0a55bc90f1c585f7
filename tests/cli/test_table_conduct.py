"""A table at which offences can happen: what it lists, and random seats that err."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from parlour.cases.run import run_case
from parlour.core.players import Seat
from parlour.games.ecarte import RULES
from parlour.registry import rules_of
from parlour.terminal.plain import PlainTable
from parlour.terminal.sitting import Sitting
from tests.cli.running import document, parlour

OPTIONS = {"conduct": "table", "accidents": "0.2"}


def sit(seed: int, answers: list[str], path: Path) -> tuple[PlainTable, list[str]]:
    """One person at the table who gives these answers and then leaves."""
    table = PlainTable(Sitting(RULES, RULES.new(OPTIONS, seed), 0, seed, path, ["random"]))
    told: list[str] = []

    def ask(_prompt: str) -> str:
        if not answers:
            raise EOFError
        return answers.pop(0)

    table.ask = ask
    table.say = told.append
    table.run()
    return table, told


def test_claims_and_unlawful_acts_are_listed_apart(tmp_path: Path) -> None:
    _table, told = sit(3, [""], tmp_path / "a.case")
    claims = told.index("You may claim:")
    against = told.index("Against the rules, but possible:")
    assert claims < against
    assert any(line.endswith("(§ 54)") for line in told[claims:against])
    assert any("Leave (against § 53)" in line for line in told[against:])


def test_cards_not_looked_at_are_not_listed(tmp_path: Path) -> None:
    for seed in range(12):
        table, told = sit(seed, ["", "", "", "", "", ""], tmp_path / f"{seed}.case")
        if not Seat(table.game, 0).view().find("hand A"):
            continue
        game = table.game
        hidden = [table.spoken.card(game.pack.face(card)) for card in game.pack.cards if not game.knows(0, card)]
        last = told[max(i for i, line in enumerate(told) if line.startswith("1 ")) :]
        assert not [line for line in last for card in hidden if line.endswith((f"Play {card}", f"Discard {card}"))]


@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_played_to_its_end_and_its_record_replays(seed: int, tmp_path: Path) -> None:
    rng = Random(seed)
    answers = [rng.choice(["", "", "", "1", "1", "2", "3", "1 2", "yes"]) for _i in range(6000)]
    table, told = sit(seed, answers, tmp_path / "game.case")
    assert table.game.over
    assert any("The game is over" in line for line in told)
    outcome = run_case((tmp_path / "game.case").read_text(encoding="utf-8"), rules_of)
    assert not outcome.failures


def test_sim_with_seats_that_err() -> None:
    words = ["sim", "ecarte", "--games", "30", "--option", "conduct=table", "--option", "accidents=0.2"]
    steady, erring = document(*words), document(*words, "--errs", "0.1")
    assert isinstance(steady, dict)
    assert isinstance(erring, dict)
    assert steady["ledger_sum"] == erring["ledger_sum"] == 0
    assert steady["moves"] != erring["moves"]
    done = parlour(*words, "--errs", "2")
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)


def test_options_name_the_kinds() -> None:
    listed = json.loads(parlour("games", "--json").stdout)
    values = [o["values"] for game in listed if game["name"] == "ecarte" for o in game["options"]]
    assert any("faced" in value for value in values)
    done = parlour("sim", "ecarte", "--games", "1", "--option", "conduct=table", "--option", "accidents=facd=0.1")
    assert done.returncode == 2
    assert "nearest: faced" in done.stderr
