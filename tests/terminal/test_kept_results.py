"""What the games on this device came to, from the records that tables on the terminal leave."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

from parlour.cases.record import Recorder
from parlour.core.languages import LANGUAGES
from parlour.core.rules import Rules
from parlour.registry import all_rules
from parlour.terminal.results import Kept
from parlour.terminal.sitting import YOU
from tests.cli.running import parlour


def paying() -> Rules:
    return next(rules for rules in all_rules().values() if "stake" in rules.options.make().values)


def record(path: Path, seed: int, players: list[str], moves: int = 10**6) -> Recorder:
    """A short game, played at random by those named, or so many moves of it."""
    rules = paying()
    game = rules.new({"deals": 1, "players": max(rules.players[0], len(players))}, seed)
    recorder = Recorder(game, [*players, *["random"] * (game.seats - len(players))])
    chance = Random(seed)
    while not game.over and moves:
        if game.to_act:
            seat = chance.choice(game.to_act)
            recorder.play(seat, game.pick(seat, chance.getrandbits(40)))
            moves -= 1
        else:
            recorder.go_on()
    path.write_text(recorder.text(), encoding="utf-8")
    os.utime(path, (10**9 + seed, 10**9 + seed))
    return recorder


def test_finished_games_count_and_nothing_else(tmp_path: Path) -> None:
    games = [record(tmp_path / f"{seed}.case", seed, [YOU, "book"]).game for seed in (1, 2)]
    record(tmp_path / "left.case", 3, [YOU, "book"], moves=2)
    record(tmp_path / "others.case", 4, ["book", "random"])
    (tmp_path / "nonsense.case").write_bytes(b"\xff\x00 no record")
    (tmp_path / "forged.case").write_text(
        (tmp_path / "1.case").read_text(encoding="utf-8").replace("deals 1", "deals 2"), encoding="utf-8"
    )
    kept = Kept(tmp_path)
    assert kept.left_out == 4
    assert [one.points for one in kept.results] == [game.result[0] for game in games[::-1]]
    assert [one.counters for one in kept.results] == [game.ledger[0] for game in games[::-1]]
    for one, game in zip(kept.results, games[::-1], strict=True):
        assert one.place == sorted(game.result, reverse=True).index(game.result[0]) + 1
        assert one.others[0] == "book"


def test_the_command_tells_them_in_every_language_and_for_programs(tmp_path: Path) -> None:
    folder = tmp_path / "parlour" / "records"
    assert "No finished game" in parlour("results", home=tmp_path).stdout
    folder.mkdir(parents=True)
    record(folder / "one.case", 1, [YOU, "book"])
    for language in LANGUAGES:
        done = parlour("results", "--language", language, home=tmp_path)
        assert done.returncode == 0, done.stderr
        assert "results-" not in done.stdout
    assert "By the book" in parlour("results", home=tmp_path).stdout
    (found,) = json.loads(parlour("results", str(folder), "--json").stdout)["results"]
    assert found["game"] == paying().name
    assert found["ended"] == "2001-09-09T01:46:41Z"
