"""The learner: whoever gives something away is found out, in games that were not learnt from."""

from __future__ import annotations

from math import exp
from pathlib import Path
from random import Random

import pytest

from parlour.core.rules import Rules
from parlour.envs.actions import actions_of
from parlour.errors import BadOption, ParlourError
from parlour.lab.crew import Crew
from parlour.lab.learner import Gain, Lesson, Lessons, Opposed, Trial, gain_of, try_learner, try_stake
from parlour.nets.files import net_file
from parlour.nets.inputs import Inputs
from parlour.registry import rules_of

GIVES_UP = "stubborn:out"  # a planted fault
GAMES = 30


def learn_habits(tables: Opposed, rounds: int) -> list[float]:
    """Policy gradients with nothing in mind but a number for each action: enough to find out who always gives up."""
    games, rng = 16, Random(1)
    env = tables(games, 1)
    many, seats = len(env.actions), int(env.seats)
    likes = [0.0] * many
    since: list[list[tuple[dict[int, float], int]]] = [[] for _game in range(games)]
    mean = 0.0
    for _round in range(rounds):
        turn = [int(seat) for seat in env.turn]
        for game in range(games):
            lawful = [action for action in range(many) if env.mask[game * many + action]]
            weights = [exp(likes[action]) for action in lawful]
            shares = {action: weight / sum(weights) for action, weight in zip(lawful, weights, strict=True)}
            since[game].append((shares, rng.choices(lawful, weights)[0]))
        env.step([said[-1][1] for said in since])
        for game in range(games):
            if env.ended[game]:
                won = env.rewards[game * seats + turn[game]]
                for shares, taken in since[game]:
                    for action, share in shares.items():
                        likes[action] += 0.05 * (won - mean) * ((action == taken) - share)
                mean += 0.02 * (won - mean)
                since[game] = []
    return likes


def measured(rules: Rules, likes: list[float], file: Path) -> Gain:
    """What somebody with these habits gains from the planted bot."""
    inputs, actions = Inputs(rules), len(actions_of(rules))
    about = {"hidden": 1, "inputs": inputs.mark}
    file.write_bytes(net_file(about, [0.0] * (inputs.total + 3 + actions) + likes))
    options = rules.options.make({"deals": 2})
    trials = [Trial(rules.name, options, GIVES_UP, str(file), seed) for seed in range(1000, 1000 + GAMES)]
    return gain_of(0, [(gain, int(deals)) for gain, deals in map(try_learner, trials)])


def test_who_always_gives_up_is_found_out(tmp_path: Path) -> None:
    rules = rules_of("loo")
    untaught = measured(rules, [0.0] * len(actions_of(rules)), tmp_path / "untaught.net")
    taught = measured(rules, learn_habits(Opposed("loo", {"deals": 2}, GIVES_UP), 60), tmp_path / "taught.net")
    assert taught["mean"] - taught["wider"] > 1
    assert taught["mean"] > untaught["mean"] + untaught["wider"]


@pytest.mark.parametrize(("game", "deals"), [("nap", 1), ("loo", 2), ("ecarte", None), ("smoking-cat", None)])
def test_it_is_measured_where_something_is_at_stake(game: str, deals: int | None, tmp_path: Path) -> None:
    """One deal of a coup, or of a word, brings nobody anything: whoever learns there gains nothing from anybody."""
    rules = rules_of(game)
    lessons = Lessons(rules, {}, "book", 1000, 1, 5, GAMES, tmp_path / "run.json")
    assert lessons.given.get("deals") == deals
    trials = [Trial(game, lessons.options, "book", "", seed) for seed in range(GAMES)]
    assert sum(squares for squares, _deals in map(try_stake, trials)) > 0


def test_what_is_printed(tmp_path: Path) -> None:
    """What was found before an interruption is not looked for again."""

    def lessons() -> Lessons:
        return Lessons(rules_of("nap"), {}, "book", 1000, 2, 5, GAMES, tmp_path / "run.json")

    def found(lessons: Lessons, lines: list[str]) -> Lesson:
        return lessons.run(1, "none", Crew(), lambda _seed, _steps, _how: None, lines.append)

    begun = lessons()
    begun.stake, begun.found = 4.0, [(1000, [(1.0, 1), (3.0, 1)] * 20), (1024, [(-1.0, 1), (1.0, 1)] * 20)]
    begun.state.write([begun.stake, begun.found])
    lines: list[str] = []
    lesson = found(lessons(), lines)
    assert (lesson["seeds"], lesson["all"]["mean"], lesson["all"]["steps"]) == ([5, 6], 1.0, 2024)
    first = lesson["learners"][0]
    assert first["wider"] / first["interval"] == pytest.approx(3.2905 / 1.96)
    assert lines[2].startswith("seed 5         1,000 steps     40 games  +2.000 ± 0.314 (± 0.527)  +50.0 % ± 7.8 %")
    assert lines[-1].split()[:3] == ["all", "2,024", "steps"]


def test_it_is_measured_among_others_than_it_learnt_against(tmp_path: Path) -> None:
    """Who has found out one who always gives up takes from him, and not from the book."""
    rules = rules_of("loo")
    file = tmp_path / "habits.net"
    measured(rules, learn_habits(Opposed("loo", {"deals": 2}, GIVES_UP), 60), file)

    def gain(among: str) -> Gain:
        lessons = Lessons(rules, {}, GIVES_UP, 1000, 1, 1, GAMES, tmp_path / "run.json", among)
        assert lessons._heading()[0].endswith(f"among {among or GIVES_UP}, with its intervals of 95 % and")
        return gain_of(0, lessons._observe(try_learner, lessons.options, file, 9, Crew()))

    assert gain("")["mean"] - gain("")["wider"] > 1
    assert gain("book")["mean"] < 1


@pytest.mark.parametrize(
    ("given", "against", "numbers", "line"),
    [
        ({}, "nobody", (1, 1, 1, 30), "no bot 'nobody'"),
        ({"conduct": "table"}, "book", (1, 1, 1, 30), "strict conduct"),
        ({"players": "99"}, "book", (1, 1, 1, 30), "players"),
        ({}, "book", (0, 1, 1, 30), "--steps"),
        ({}, "book", (1, 0, 1, 30), "--seeds"),
        ({}, "book", (1, 1, -1, 30), "--seed "),
        ({}, "book", (1, 1, 1, 29), "from 30 up"),
    ],
)
def test_what_cannot_be_learnt_is_refused(
    given: dict[str, object], against: str, numbers: tuple[int, int, int, int], line: str, tmp_path: Path
) -> None:
    with pytest.raises((BadOption, ParlourError), match=line):
        Lessons(rules_of("nap"), given, against, *numbers, tmp_path / "run.json")


def test_nobody_is_measured_among_unknown_bots(tmp_path: Path) -> None:
    with pytest.raises(ParlourError, match="no bot 'nobody'"):
        Lessons(rules_of("nap"), {}, "book", 1, 1, 1, GAMES, tmp_path / "run.json", "nobody")


class Interrupted(Exception):
    pass


def lessons_in(file: Path) -> Lessons:
    return Lessons(rules_of("loo"), {}, GIVES_UP, 4096, 1, 1, GAMES, file)


def learnt(file: Path, jobs: int = 1, interrupted_at: int = 0) -> bytes:
    """The net of a short run against the planted bot; it may be interrupted and taken up again."""

    def tell(_seed: int, steps: int, _how: str) -> None:
        if 0 < interrupted_at < steps:
            raise Interrupted

    if interrupted_at:
        with pytest.raises(Interrupted):
            lessons_in(file)._learn(1, jobs, "cpu", tell)
        return learnt(file, jobs)
    net, steps = lessons_in(file)._learn(1, jobs, "cpu", tell)
    assert steps >= 4096
    return net.read_bytes()


def test_the_learner_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where PyTorch is: it finds him out too, alike by one process and by two, and after an interruption."""
    torch = pytest.importorskip("torch")
    pytest.importorskip("numpy")
    from parlour.nets import mind, opposing

    torch.set_num_threads(1)
    hasty = opposing.PACE._replace(rate=5e-3, passes=4)
    for name, small in (("HIDDEN", 8), ("ROUNDS", 32), ("LEAST_BATCH", 32), ("PACE", hasty)):
        monkeypatch.setattr(opposing, name, small)
    monkeypatch.setattr(mind, "CRITIC", 8)
    whole = learnt(tmp_path / "whole.json")
    assert learnt(tmp_path / "by-two.json", jobs=2) == whole
    assert learnt(tmp_path / "interrupted.json", interrupted_at=2000) == whole
    (tmp_path / "by-two-1.pt").write_bytes(b"no state")
    with pytest.raises(ParlourError, match="not the state of this learner"):
        learnt(tmp_path / "by-two.json")
    lesson = lessons_in(tmp_path / "whole.json").run(1, "cpu", Crew(), lambda _seed, _steps, _how: None, print)
    assert lesson["all"]["mean"] - lesson["all"]["wider"] > 1
    assert [file.name for file in tmp_path.glob("whole*")] == ["whole.json"]
