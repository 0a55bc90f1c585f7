"""The arena: the same packs from every seat, the same table again, and runs that go on where they stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.bots.roster import bot_of
from parlour.core.players import Advice, Bot, Seat
from parlour.errors import BadOption, ParlourError, Unknown
from parlour.lab.arena import Arena, cell_of, play_game, table_lines
from parlour.lab.processes import Processes
from parlour.registry import all_rules, rules_of

TWO = next(rules for rules in all_rules().values() if rules.players == (2, 2))


def arena(path: Path, bots: str = "random,search:15", seed: int = 3) -> Arena:
    return Arena(TWO, TWO.options.make(), bots.split(","), seed, path)


def test_the_same_seed_gives_the_same_table(tmp_path: Path) -> None:
    tables = [arena(tmp_path / f"{i}.json").run(4) for i in range(2)]
    assert tables[0] == tables[1]
    assert tables[0] != arena(tmp_path / "other.json", seed=4).run(4)


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    whole = arena(tmp_path / "whole.json").run(5)
    path = tmp_path / "state.json"

    def stop(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        arena(path).run(5, stop)
    again = arena(path)
    assert again.done() == 2
    assert again.run(5) == whole
    again.forget()
    assert not path.exists()


def test_any_number_of_processes_gives_the_same_table(tmp_path: Path) -> None:
    alone = arena(tmp_path / "1.json").run(3)
    with Processes(2) as crew:
        assert arena(tmp_path / "2.json").run(3, crew=crew) == alone


def test_a_state_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "state.json"
    path.write_text("{}")
    with pytest.raises(ParlourError, match="no state of an arena"):
        arena(path)
    path.unlink()
    arena(path, seed=4).run(2)
    with pytest.raises(BadOption, match="the state of another run"):
        arena(path)


@pytest.mark.parametrize("bots", ["random", "random,random"])
def test_an_arena_needs_rivals(bots: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="two different bots"):
        arena(tmp_path / "state.json", bots)
    with pytest.raises(Unknown, match="nearest: random"):
        arena(tmp_path / "state.json", "randm,search")


def test_equal_bots_gain_nothing_from_each_other(tmp_path: Path) -> None:
    table = arena(tmp_path / "state.json", "random,search:1").run(60)
    row, column = table["cells"]
    assert row["mean"] == -column["mean"]
    assert row["games"] == 60


@pytest.mark.parametrize("name", list(all_rules()))
def test_every_game_can_be_played_in_it(name: str) -> None:
    rules = rules_of(name)
    options = rules.options.make()
    seats = options.number("players")
    bots: list[Bot] = [bot_of("random", rules, seat) for seat in range(seats)]
    games = [play_game(rules, options, bots, 5) for _again in range(1)]
    assert games[0].over


class Watcher(Bot):
    """Plays the first move and remembers the hands it was dealt."""

    def __init__(self) -> None:
        super().__init__("watcher")
        self.seen: list[str] = []

    def advise(self, seat: Seat) -> Advice:
        view = seat.view()
        self.seen.append(str([shown.faces for shown in view.places if shown.place.text(view.names) == "turn"]))
        return Advice(seat.moves()[0], "the first")


def test_replays_have_the_same_packs() -> None:
    turned = []
    for other in ("random", "search:5"):
        watcher = Watcher()
        play_game(TWO, TWO.options.make(), [watcher, bot_of(other, TWO, 1)], 9)
        turned.append(watcher.seen[0])
    assert turned[0] == turned[1]


def test_the_interval_is_that_of_a_ratio() -> None:
    cell = cell_of("a", "b", [(1.0, 2), (3.0, 2), (2.0, 2)], 1)
    assert cell["mean"] == 1.0
    assert cell["deals"] == 6
    assert cell["interval"] == pytest.approx(1.96 * 3**0.5 / 6)


def test_the_table_as_text(tmp_path: Path) -> None:
    lines = table_lines(arena(tmp_path / "state.json").run(2))
    assert lines[-1].startswith("search:15")
    assert "±" in lines[-1]
