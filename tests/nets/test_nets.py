"""Nets: what they are shown does not depend on the seat's number, and a file that does not fit is refused."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlour.bots import roster
from parlour.bots.net_bot import NetBot
from parlour.bots.roster import bot_of, usual_of
from parlour.core.options import Words
from parlour.core.rules import Rules
from parlour.envs.actions import actions_of
from parlour.envs.episode import Episode
from parlour.errors import ParlourError, Unknown
from parlour.lab.arena import play_game
from parlour.nets.files import net_file
from parlour.nets.inputs import LEFT_OUT, SIZE, Inputs, size
from parlour.nets.net import FILE, Net, has_net, net_of, read_net, shares
from parlour.nets.settings import Itself, settings_of
from parlour.nets.taught import Taught, declared
from parlour.registry import all_rules, rules_of
from parlour.testing.options import accepted

TAUGHT = [name for name, rules in all_rules().items() if has_net(rules)]
OTHERS = [name for name in all_rules() if name not in TAUGHT]


def a_net(rules: Rules, hidden: int = 2) -> bytes:
    inputs, actions = Inputs(rules), len(actions_of(rules))
    n = inputs.total * hidden + hidden + hidden * hidden + hidden + actions * hidden + actions
    rng = Random(1)
    return net_file({"hidden": hidden, "inputs": inputs.mark}, [rng.uniform(-1, 1) for _i in range(n)])


def entries(inputs: Inputs, cells: list[int], players: int, viewer: int) -> dict[int, float]:
    ids, values = inputs.entries(vec[i64](cells), players, viewer, vec[i64](), vec[float]())
    found = dict(zip(ids, values, strict=True))
    assert len(found) == len(ids)
    return found


def test_some_games_are_learnt() -> None:
    assert {"loo", "speculation"} <= set(TAUGHT)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_shipped_net_fits_its_game_and_plays(name: str) -> None:
    rules = rules_of(name)
    net = net_of(rules)
    assert net.about["game"] == name
    assert rules.folder.joinpath(FILE).read_bytes().__len__() < 1 << 20
    options = rules.options.make({"deals": 2})
    bots = [bot_of("net", rules, seat) for seat in range(options.number("players"))]
    assert play_game(rules, options, bots, 3).result == play_game(rules, options, bots, 3).result
    assert all(isinstance(bot, NetBot) for bot in bots)


@pytest.mark.parametrize("name", OTHERS)
def test_every_game_can_be_told_to_a_net(name: str) -> None:
    rules = rules_of(name)
    inputs = Inputs(rules)
    settings = settings_of(rules, 1)
    made = [rules.options.make(given) for given in settings]
    env, rng = Itself(name, settings, by_book=True)(4, 1), Random(1)
    width, many = int(env.width), len(env.actions)
    for _step in range(6):
        for game in range(4):
            cells = list(env.cells)[game * width : (game + 1) * width]
            options = made[env.setting[game]]
            found = entries(inputs, cells, options.number("players"), int(env.turn[game]))
            assert found
            assert max(found) < inputs.count
            assert all(inputs.count <= n < inputs.total for n, _value in inputs.terms(options))
        env.step([rng.choice([a for a in range(many) if env.mask[game * many + a]]) for game in range(4)])


def test_everybody_is_his_own_first_seat() -> None:
    """Of two seats who hold the same, in games that differ by nothing but who sits where, both are shown the same."""
    rules = rules_of("nap")
    inputs, episode = Inputs(rules), Episode(rules, {"players": 4, "deals": 1}, 5)
    own = [n for n, cell in enumerate(inputs.cells) if cell.name == "hand 0"]
    backs = [n for n, cell in enumerate(inputs.cells) if cell.name == "hand 1 backs"]
    assert inputs.cells[backs[0]].how == SIZE
    for seat in range(4):
        sources = inputs.sources(4, seat)
        cells = list(episode.observe(seat))
        assert cells[sources[own[0]]] != 0  # its own cards, wherever it sits
        assert cells[sources[backs[0]]] == 5  # the next one's are hidden
        dealer = next(cell for cell in inputs.cells if cell.name == "dealer")
        found = entries(inputs, cells, 4, seat)
        assert dealer.first + (cells[dealer.at] - seat) % 4 in found


def test_where_the_net_is_missing_the_book_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of(TAUGHT[0])
    assert usual_of(rules) == "net"
    monkeypatch.setattr(roster, "has_net", lambda _rules: False)
    assert usual_of(rules) == "book"
    assert not isinstance(bot_of("master", rules, 1), NetBot)
    with pytest.raises(Unknown, match="no bot 'net'"):
        bot_of("net", rules, 1)


def test_large_sums_lie_closer_together() -> None:
    assert size(0) == 0
    assert 0 < size(100) - size(10) < size(10) - size(0)
    assert size(-7) == -size(7)
    assert size(1 << 62) == size(1 << 50)


def test_shares_are_sharper_the_higher_the_number() -> None:
    assert shares([1.0, 0.0], 1.0)[0] < shares([1.0, 0.0], 3.0)[0] < 1
    assert sum(shares([0.3, 5.0, -1000.0], 1.0)) == pytest.approx(1)


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda data: data[:-2], "damaged"),
        (lambda data: data[:-1] + bytes([data[-1] ^ 1]), "damaged"),
        (lambda data: data.replace(b'"inputs": "', b'"inputs": "x'), "other inputs"),
        (lambda data: data.replace(b'"hidden": 2', b'"hidden": 3'), "bytes instead of"),
        (lambda data: data.replace(b'"hidden": 2', b'"hidden": 0'), "other inputs"),
        (lambda _data: b"no net", "other inputs"),
        (lambda _data: b"[]\n", "other inputs"),
        (lambda data: data + bytes(1 << 22), "larger than"),
    ],
)
def test_a_file_that_is_no_net_is_refused(change: object, line: str, tmp_path: Path) -> None:
    rules, file = rules_of("nap"), tmp_path / "some.net"
    good = a_net(rules)
    assert isinstance(Net(rules, good), Net)
    assert callable(change)
    file.write_bytes(change(good))
    with pytest.raises(ParlourError, match=line):
        read_net(rules, file)


def test_a_file_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(ParlourError, match="no net that can be read"):
        read_net(rules_of("nap"), tmp_path / "none.net")


@pytest.mark.parametrize("text", ["net:0", "net:x", "net:-1", "net:1000", "net:nan"])
def test_a_sharpness_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(Unknown, match="sharper"):
        bot_of(text, rules_of("loo"), 1)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_shipped_net_declares_by_what_it_was_taught(name: str) -> None:
    rules = rules_of(name)
    about = net_of(rules).about
    taught = about["taught"]
    assert isinstance(taught, list)
    assert taught[0] == {}
    assert declared(rules, taught) == taught
    loses = about.get("loses", [])
    assert isinstance(loses, list)
    lost = [rules.options.make(given) for given in loses]
    bot = bot_of("net", rules, 1)
    assert isinstance(bot, NetBot)
    assert bot.at_home(rules.options.make())
    assert not any(bot.at_home(options) for options in lost)


STRANGE = [
    ("loo", {"variant": "five_card", "deals": 4}),  # never met
    ("loo", {"players": 9, "deals": 4}),  # more than ever
    ("speculation", {"pack": "32", "honour_pass": "off", "deals": 2}),  # each met, and measured to lose together
    ("speculation", {"pack": "32", "honour_pass": "off", "players": 3, "deals": 2}),
]


@pytest.mark.parametrize(("name", "given"), STRANGE)
def test_by_strange_agreements_the_book_plays(name: str, given: dict[str, object]) -> None:
    """Before, a net played whatever was agreed: with five cards at Loo it lost 1.2 counters a deal to the book."""
    rules = rules_of(name)
    options = rules.options.make(given)
    seats = range(options.number("players"))
    nets = [bot_of("net", rules, seat) for seat in seats]
    books = [bot_of("book", rules, seat) for seat in seats]
    played, by_book = (play_game(rules, options, bots, 7) for bots in (nets, books))
    assert (played.result, played.score) == (by_book.result, by_book.score)


@pytest.mark.parametrize(
    ("name", "given"),
    [("loo", {"loo": 20, "fee": 9}), ("loo", {"players": 4}), ("speculation", {"pack": "32"}), ("poker", {"ante": 3})],
)
def test_sums_need_not_have_been_met(name: str, given: dict[str, object]) -> None:
    rules = rules_of(name)
    bot = bot_of("net", rules, 1)
    assert isinstance(bot, NetBot)
    assert bot.at_home(rules.options.make(given))


def test_a_net_that_declares_nothing_plays_anywhere() -> None:
    rules = rules_of("nap")
    assert Net(rules, a_net(rules)).taught.covers(rules.options.make({"players": 2}))


@pytest.mark.parametrize("taught", ["all", [1], [{"pack": "31"}], [{"nothing": 1}]])
def test_what_cannot_be_agreed_cannot_be_taught(taught: object) -> None:
    with pytest.raises(ParlourError, match="taught"):
        Taught(rules_of("speculation"), taught)


@pytest.mark.parametrize("name", [*TAUGHT, "nap", "spoil-five"])
def test_learning_meets_every_word_that_can_be_agreed(name: str) -> None:
    """Before, twelve agreements were drawn by lot, and Loo was learnt without its five cards."""
    rules = rules_of(name)
    usual = rules.options.make().values
    met = {(name, value) for given in settings_of(rules, 1) for name, value in given.items()}
    for option in rules.options.offered():
        for value in option.samples() if isinstance(option, Words) and option.name not in LEFT_OUT else []:
            if value != usual[option.name] and accepted(rules, {option.name: value}) is not None:
                assert (option.name, value) in met, (option.name, value)


def test_learning_meets_each_two_of_a_few_words_together() -> None:
    settings = settings_of(rules_of("speculation"), 1)
    words = [("pack", "32"), ("honour_pass", "off"), ("pool_benefit", "turn_up"), ("pool_benefit", "spare_hand")]
    for one in words:
        for other in words:
            if one[0] != other[0]:
                assert any(given.get(one[0]) == one[1] and given.get(other[0]) == other[1] for given in settings)
