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

POKER = actions_of(rules_of("poker"))
DIGITS = slice(POKER.names.index("0"), POKER.names.index("9") + 1)
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


def poker_mind() -> Mind:
    """Who likes the first two actions of Poker alike, and the others very little."""
    from parlour.nets.mind import Mind

    mind = Mind(2, len(POKER), 4)
    with torch.no_grad():
        mind.out.weight.zero_()
        mind.out.bias.copy_(torch.tensor([5.0, 5.0, *[0.0] * (len(POKER) - 2)]))
    return mind


def test_who_was_sits_in_every_second_game_on_all_seats_but_one_or_on_one() -> None:
    from parlour.nets.rivals import EVERY, HABITS, KINDS, Former

    assert EVERY == 2
    rivals = Former(poker_mind(), POKER, "cpu")
    games, many = 2 * EVERY * HABITS, len(POKER)
    four = torch.full((games,), 4)
    theirs = []
    for turn in range(4):
        shown = {**at_turn([turn] * games), "mask": torch.ones(games, many)}
        theirs.append(~rivals.instead(torch.zeros(games, many), torch.zeros(games, 2), shown, four)[1])
    seats = torch.stack(theirs, 1)
    assert not seats[1::EVERY].any()
    tables = seats[::EVERY].reshape(2, HABITS // KINDS, KINDS, 4).int()
    for table in range(HABITS // KINDS):
        among = [1] * 4
        among[table % 4] = 0
        assert tables[0, table].tolist() == [among] * KINDS
        assert tables[1, table].tolist() == [[1 - there for there in among]] * KINDS


def test_of_those_who_were_most_are_stubborn_and_some_go_by_the_book() -> None:
    from parlour.nets.rivals import BY_BOOK, EVERY, FOLLOWED, HABITS, KINDS, MOST, WITH_HABITS, Former

    torch.manual_seed(1)
    rivals, many = Former(poker_mind(), POKER, "cpu"), len(POKER)
    assert (WITH_HABITS, KINDS) == ((1, 2), 4)
    games = EVERY * HABITS
    call = POKER.names.index("call")
    shown = {**at_turn([1] * games), "mask": torch.ones(games, many), "advised": torch.full((games,), call)}
    plain = torch.log_softmax(torch.tensor([5.0, 5.0, *[0.0] * (many - 2)]), 0)
    seen = set()
    for _round in range(4):
        rivals.begin()
        rated = rivals.rate(torch.zeros(games, 2), shown)
        assert rated[3 * EVERY].tolist() == pytest.approx(plain.tolist(), abs=1e-5)
        seen |= {tuple((rated - plain)[kind * EVERY].tolist()) for kind in range(3)}
        for kind in WITH_HABITS:
            apart = (rated - plain)[kind * EVERY, DIGITS].diff()
            assert torch.allclose(apart, apart[0].expand(len(apart)), atol=1e-4)  # the high, the low, or neither
        silent = rivals.rate(torch.zeros(games, 2), {**shown, "advised": torch.full((games,), -1)})
        followed = rated - silent
        for kind in range(KINDS):
            more = followed[kind * EVERY] - followed[kind * EVERY, 2]
            liked = FOLLOWED if kind == BY_BOOK else 0.0
            assert float(more[call]) == pytest.approx(liked, abs=1e-4)
    assert len(seen) == 4 + len(WITH_HABITS)  # habits stay until they have been tried
    first = rivals.minds[0]
    for _meeting in range(2 * MOST):
        rivals.meet(poker_mind())
    assert len(rivals.minds) == MOST
    assert rivals.minds[0] is first


def test_the_habits_that_gain_most_stay_until_they_gain_no_more() -> None:
    from parlour.nets.rivals import EVERY, HABITS, KINDS, WITH_HABITS, Former

    torch.manual_seed(1)
    rivals = Former(poker_mind(), POKER, "cpu")
    games, many = 2 * EVERY * HABITS, len(POKER)
    four, best = torch.full((games,), 4), KINDS + WITH_HABITS[0]
    shown = {**at_turn([0] * games), "mask": torch.ones(games, many)}
    table = torch.arange(games) // EVERY

    def liked() -> list[tuple[float, ...]]:
        rated = rivals.rate(torch.zeros(games, 2), shown)[: EVERY * HABITS : EVERY]
        return [tuple(rated[habit].tolist()) for habit in range(HABITS) if habit % KINDS in WITH_HABITS]

    def rounds(many: int, gain: float) -> None:
        """So often one habit gains so much where it sits alone, and others lose; in company all of them lose."""
        for _round in range(many):
            rivals.begin()
            rate = torch.where(table % HABITS == best, gain, -0.4 * torch.rand(HABITS)[table % HABITS]).unsqueeze(1)
            alone = (table // HABITS % 2 == 1).unsqueeze(1)
            won = torch.where(alone, rate, torch.ones(games, 1)).expand(games, 4)
            rivals.note(won, torch.ones(games, dtype=torch.bool), four)

    place = [habit for habit in range(HABITS) if habit % KINDS in WITH_HABITS].index(best)
    rivals.begin()
    drawn = liked()
    rounds(80, 0.0)
    assert liked() == drawn  # too few games
    rounds(400, 0.5)
    kept = liked()
    assert kept[place] == drawn[place]
    assert sum(was == now for was, now in zip(drawn, kept, strict=True)) <= len(drawn) // 2 + 1
    assert "at most +0.39" in rivals.told()
    rounds(400, -0.5)
    assert liked()[place] != drawn[place]


def test_a_child_always_bets_the_most_at_poker() -> None:
    from parlour.nets.rivals import ALWAYS, STEP, Habits

    habits = Habits(POKER, "cpu")
    liked = habits.scores(habits.plain())
    most = [row for row in liked if row[POKER.names.index("bet")] == ALWAYS and row[DIGITS.stop - 1] > 0]
    assert len(most) == 1
    assert most[0][DIGITS].diff().tolist() == [STEP] * 9
    assert not most[0][POKER.names.index("raise")]


def test_a_child_stands_pat_at_poker_with_anything() -> None:
    """Who exchanges nothing is believed to hold much: nobody else found that out of the net before."""
    from parlour.nets.rivals import FEW, STEP, Habits

    habits = Habits(POKER, "cpu")
    liked = habits.scores(habits.plain())
    done, cards = POKER.names.index("done"), slice(POKER.names.index("2C"), POKER.names.index("JOKER") + 1)
    pat = [row for row in liked if row[done] == FEW]
    assert [bool(row[POKER.names.index("discard")]) for row in pat] == [True]
    assert float(pat[0][cards].max()) < FEW  # whatever card he would like to throw
    assert float(habits.scores(torch.ones(1, len(habits.plain()[0])))[0][done]) < -STEP  # or as many as he may


@pytest.mark.parametrize("game", ["poker", "nap", "loo"])
def test_habits_are_drawn_to_ways_and_to_the_high_or_the_low(game: str) -> None:
    from parlour.nets.rivals import ALWAYS, ANEW, FEW, Habits

    torch.manual_seed(2)
    actions = actions_of(rules_of(game))
    habits = Habits(actions, "cpu")
    drawn = habits.scores(habits.drawn(400))
    assert drawn.shape == (400, len(actions))
    assert not drawn[:, actions.let_be].any()
    assert set(drawn[:, actions.done].tolist()) == {-FEW, 0.0, FEW}
    alone = [name for name in ("call", "pass", "throw_up", "call three") if name in actions.names]
    for name in alone:
        liked = drawn[:, actions.names.index(name)]
        assert set(liked.tolist()) == {-ALWAYS, 0.0, ALWAYS}
        assert 0.4 < float((liked == 0).float().mean()) < 0.6
    plain, alike = habits.plain(), habits.like(habits.drawn(1).repeat(400, 1))
    assert len(plain) == len({tuple(each) for each in plain.tolist()})
    assert bool((plain.abs().sum(1) <= 3).all())
    for way in alone:
        liked = habits.scores(plain)[:, actions.names.index(way)] == ALWAYS
        assert 1 <= int(liked.sum()) <= 3
    changed = (alike != alike.mode(0).values).float().mean()
    assert 0 < float(changed) < ANEW
    if "play AS" in actions.names:
        faces = [drawn[:, actions.names.index(f"play {face}")] for face in ("AS", "AH")]
        assert bool((faces[0] == faces[1]).all())  # whatever the suit


def test_a_net_is_taught_on_from_what_it_plays(tmp_path: Path) -> None:
    from parlour.nets import training
    from parlour.nets.mind_files import mind_of

    torch.set_num_threads(1)
    rules = rules_of("poker")
    file, said = tmp_path / "on.net", list[str]()
    training.train(rules, file, 0.1, 1, 48, 16, 1, "cpu", (0.0, 0.0), True, said.append)
    before = rules.folder.joinpath("master.net").read_bytes()
    mine, old = [dict(mind_of(rules, data).named_parameters()) for data in (file.read_bytes(), before)]
    for name in mine:
        if not name.startswith("critic"):  # what it expects is thrown away
            assert torch.equal(mine[name], old[name])  # it has only watched yet
    about, was = Net(rules, file.read_bytes()).about, Net(rules, before).about
    assert about["hidden"] == was["hidden"]
    assert int(str(about["decisions"])) > int(str(was["decisions"]))
    assert {"goes_on": was["weights"]} in list(about["log"])  # type: ignore[call-overload]


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
