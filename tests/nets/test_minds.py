"""Minds that learn, where PyTorch is: they play as the nets made of them, and rivals sit where they should."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from parlour.core.chance import seed_of
from parlour.envs.actions import actions_of
from parlour.nets.files import net_file
from parlour.nets.inputs import Inputs
from parlour.nets.net import Net, shares
from parlour.nets.settings import Itself
from parlour.registry import rules_of

if TYPE_CHECKING:
    from parlour.nets.mind import Mind

torch = pytest.importorskip("torch")
numpy = pytest.importorskip("numpy")

ABOUT = {"hidden": 4, "seed": 1}
GAMES = 6


@pytest.mark.parametrize("knows_book", [False, True])
def test_a_net_plays_as_the_mind_it_was_made_of(knows_book: bool) -> None:
    from parlour.nets.mind import Mind, Rows
    from parlour.nets.mind_files import mind_of, net_bytes

    torch.manual_seed(1)
    rules, rng = rules_of("poker"), Random(1)
    inputs, many = Inputs(rules), len(actions_of(rules))
    mind = Mind(inputs.total, many, 4, knows_book)
    with torch.no_grad():
        mind.out.weight.mul_(100)
    data = net_bytes(mind, {**ABOUT, "inputs": inputs.mark, "book": knows_book})
    net, again = Net(rules, data), mind_of(rules, data)
    given: dict[str, object] = {"deals": 1}
    options = rules.options.make(given)
    env = Itself("poker", [given], by_book=True)(GAMES, 1)
    rows = Rows(inputs, [inputs.terms(options)], [options.number("players")], "cpu")
    for _step in range(12):
        cells = torch.tensor(list(env.cells)).reshape(GAMES, -1)
        mask = torch.tensor(list(env.mask)).reshape(GAMES, -1)
        turn, advised = torch.tensor(list(env.turn)), torch.tensor(list(env.advised))
        row = rows.of(cells, turn, torch.tensor(list(env.setting)))
        rated = torch.softmax(again.scores(row, mask, advised), 1).detach()
        taken = []
        for game in range(GAMES):
            open_ways = [action for action in range(many) if mask[game, action]]
            told = env.cells[game * int(env.width) : (game + 1) * int(env.width)]
            found = shares(net.scores(told, options, int(turn[game]), open_ways, int(advised[game])), 1.0)
            assert found == pytest.approx([float(rated[game, action]) for action in open_ways], abs=1e-4)
            taken.append(rng.choice(open_ways))
        env.step(taken)


def somebody() -> Mind:
    """Who likes two actions alike, and a third very little."""
    from parlour.nets.mind import Mind

    mind = Mind(2, 3, 4)
    with torch.no_grad():
        mind.out.weight.zero_()
        mind.out.bias.copy_(torch.tensor([5.0, 5.0, 0.0]))
    return mind


def at_turn(turn: list[int]) -> dict[str, Any]:
    games = len(turn)
    return {"turn": torch.tensor(turn), "mask": torch.ones(games, 3), "advised": torch.full((games,), -1)}


def test_a_net_that_is_done_sits_on_all_seats_but_one() -> None:
    from parlour.nets.rivals import Done

    rivals, shown = Done(somebody(), 1.0), at_turn([0, 0, 0, 3, 1, 1, 2, 3])
    rivals.begin()
    scores, ours = rivals.instead(torch.zeros(8, 3), torch.zeros(8, 2), shown, torch.full((8,), 4))
    assert ours.tolist() == [True, False, False, True, False, True, True, True]  # of game 0 seat 0 learns, and so on
    assert torch.softmax(scores, 1)[1].tolist() == pytest.approx([0.5, 0.5, 0.0])  # too seldom, so never
    assert {int(rivals.example(torch.zeros(8, 2), shown)[0]) for _try in range(40)} == {0, 1}


def test_who_was_sits_in_some_games_and_is_stubborn_in_half_of_them() -> None:
    from parlour.nets.rivals import EVERY, MOST, Former

    torch.manual_seed(1)
    rivals = Former(somebody(), 3, "cpu")
    assert EVERY == 4
    shown = at_turn([1] * 8)
    plain = torch.softmax(torch.tensor([5.0, 5.0, 0.0]), 0).tolist()
    habits = set()
    for _round in range(4):
        rivals.begin()
        scores, ours = rivals.instead(torch.zeros(8, 3), torch.zeros(8, 2), shown, torch.full((8,), 4))
        assert ours.tolist() == [False, True, True, True, True, True, True, True]  # of game 4 seat 1 learns
        rated = torch.softmax(rivals.rate(torch.zeros(8, 2), shown), 1)
        assert rated[4].tolist() == pytest.approx(plain)
        habits.add(tuple(rated[0].tolist()))
        assert torch.softmax(scores, 1)[0].tolist() == pytest.approx(rated[0].tolist())
    assert len(habits) == 4
    first = rivals.minds[0]
    for _meeting in range(2 * MOST):
        rivals.meet(somebody())
    assert len(rivals.minds) == MOST
    assert rivals.minds[0] is first


def test_a_learner_finds_out_a_net_that_always_gives_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from parlour.nets import mind, opposing

    torch.set_num_threads(1)
    rules = rules_of("loo")
    names, inputs = actions_of(rules).names, Inputs(rules)
    gives_up = [20.0 if name == "throw_up" else 0.0 for name in names]
    planted = net_file({"hidden": 1, "inputs": inputs.mark}, [0.0] * (inputs.total + 3 + len(names)) + gives_up)
    for name, small in (
        ("HIDDEN", 8),
        ("ROUNDS", 24),
        ("LEAST_BATCH", 32),
        ("PACE", opposing.PACE._replace(rate=5e-3)),
    ):
        monkeypatch.setattr(opposing, name, small)
    monkeypatch.setattr(mind, "CRITIC", 8)
    given: dict[str, object] = {"deals": 2}
    course = opposing.Course(
        rules,
        rules.options.make(given),
        Itself("loo", [given], by_book=False),
        4096,
        seed_of(1, 1),
        "planted",
        opposing.Learned(planted, 1.0),
    )
    learnt = opposing.learn(course, 1, "cpu", tmp_path / "kept.pt", lambda _steps, _how: None)
    assert learnt.steps >= 4096
    net = Net(rules, learnt.net)
    env, stays = Itself("loo", [given], by_book=False)(40, 9), 0
    width, throws = int(env.width), names.index("throw_up")
    for game in range(40):
        if env.mask[game * len(names) + throws]:
            open_ways = [action for action in range(len(names)) if env.mask[game * len(names) + action]]
            told = env.cells[game * width : (game + 1) * width]
            found = net.scores(told, course.options, int(env.turn[game]), open_ways)
            stays += open_ways[found.index(max(found))] != throws
    assert stays > 20  # where the others always give up, one does not
