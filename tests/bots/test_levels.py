"""The ladder: every level plays every game, by its seat alone, and the highest is the master."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from parlour.bots.company import CHARACTERS, LADDER, bot_called, character_of, company, ways_to_think
from parlour.bots.faults import FILE, LEVELS, NO_FAULTS, Faults, ladder_of
from parlour.bots.level_bot import LevelBot
from parlour.bots.random_bot import RandomBot
from parlour.bots.roster import bot_of, usual_of
from parlour.core.chance import Chance
from parlour.core.players import Bot, Seat
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.games.ecarte.options import CLUB
from parlour.lab.arena import play_game
from parlour.registry import all_rules, rules_of

SHORT: dict[str, object] = {"deals": 1}


def hurried(rules: Rules, level: int, seed: int, **faults: float) -> LevelBot:
    """A level as it is, but that it tries few deals."""
    tuned = ladder_of(rules).faults[level]._replace(looks=4, **faults)
    return LevelBot(f"level:{level}", bot_of("search:4", rules, seed), tuned, rules, seed)


@pytest.mark.parametrize("name", list(all_rules()))
def test_every_level_plays_every_game_to_its_end(name: str) -> None:
    """All levels at one table, or as many as there is room for, and in the other order."""
    rules = rules_of(name)
    options = rules.options.make(SHORT | {"players": rules.players[0]})
    seats = options.number("players")
    for first in range(0, 4, seats):
        bots: list[Bot] = [hurried(rules, 1 + (first + seat) % 4, seat) for seat in range(seats)]
        assert play_game(rules, options, bots, 1).over


@pytest.mark.parametrize("name", list(all_rules()))
def test_the_highest_level_makes_the_choices_of_the_master(name: str) -> None:
    rules = rules_of(name)
    game = rules.new(seed=3)
    asked = 0
    while not asked and not game.over:
        if not game.waits:
            game.go_on()
            continue
        seat = game.to_act[0]
        chosen = [bot_of(text, rules, 8).choose(Seat(game, seat)) for text in ("level:5", usual_of(rules))]
        assert chosen[0] == chosen[1]
        asked += game.moves(seat).size > 1
        game.play(seat, chosen[0])


def positions(rules: Rules, most: int, conduct: str = "") -> list[Seat]:
    """Seats that have a choice."""
    options = {"conduct": conduct} if conduct else {}
    game = rules.new(options, seed=5)
    random = RandomBot(1)
    found: list[Seat] = []
    while len(found) < most and not game.over:
        if not game.waits:
            game.go_on()
            continue
        seat = game.to_act[0]
        if Seat(game, seat).lawful().moves().size > 1:
            found.append(Seat(game.copy(), seat))
        game.play(seat, random.choose(Seat(game, seat)))
    return found


def test_the_same_seed_has_the_same_faults_and_another_has_others() -> None:
    rules = rules_of("nap")
    seats = positions(rules, 8)

    def choices(seed: int) -> list[str]:
        return [hurried(rules, 1, seed).advise(seat).reason for seat in seats]

    assert choices(1) == choices(1)
    assert len({tuple(choices(seed)) for seed in range(3)}) > 1
    assert {"why-careless", "why-rash"} & {reason for seed in range(3) for reason in choices(seed)}


def test_who_has_no_faults_is_the_one_he_would_be() -> None:
    rules = rules_of("loo")
    for seat in positions(rules, 6):
        free = LevelBot("level:4", bot_of("book", rules, 1), NO_FAULTS, rules, 1)
        assert free.choose(seat) == bot_of("book", rules, 1).choose(seat)


def test_a_fault_never_costs_more_than_he_misjudges() -> None:
    """With nothing misjudged every fault leaves him his move."""
    rules = rules_of("poker")
    sound = Faults(looks=40, misjudges=0.0, careless=1.0)
    for seat in positions(rules, 6):
        book = bot_of("book", rules, 1)
        chosen = LevelBot("level:1", book, sound, rules, 1).advise(seat)
        assert chosen.move == book.choose(seat)
        assert chosen.reason != "why-careless"


def test_the_rash_go_on_and_the_timid_give_up() -> None:
    rules = rules_of("poker")
    ways = {"rash": Faults(misjudges=1.0, rash=1.0), "timid": Faults(misjudges=1.0, timid=1.0)}
    said: dict[str, set[str]] = {name: set() for name in ways}
    for seat in positions(rules, 8):
        for name, faults in ways.items():
            move = LevelBot("level:1", bot_of("book", rules, 1), faults, rules, 1).choose(seat)
            said[name].add(move.verb.name)
    assert "retire" not in said["rash"]
    assert "raise" not in said["timid"]


def test_who_dozes_lets_every_chance_go_by() -> None:
    rules = rules_of("smoking-cat")
    master = bot_of("search:2", rules, 1)
    dozing = LevelBot("level:1", master, Faults(dozes=1.0), rules, 1)
    assert all(dozing.think_unasked(seat) is None for seat in positions(rules, 3))


@pytest.mark.parametrize(
    "name", [name for name, rules in all_rules().items() if "conduct" in rules.options.make().values]
)
def test_a_level_keeps_the_law_where_offences_happen(name: str) -> None:
    rules = rules_of(name)
    for seat in positions(rules, 2, "table"):
        move = hurried(rules, 1, 2).advise(seat).move
        assert not seat.offends(move)


def test_a_level_sits_in_the_club() -> None:
    rules = rules_of("ecarte")
    options = rules.options.make({"mode": CLUB[0], "players": 3})
    game = rules.make(options, list("ABCDEFGH"[: options.number("players")]), Chance(1))
    bots: list[Bot] = [hurried(rules, 1 + seat % 4, seat) for seat in range(int(game.seats))]
    for _step in range(60):
        if game.over:
            break
        if not game.waits:
            game.go_on()
            continue
        seat = game.to_act[0]
        game.play(seat, bots[seat].choose(Seat(game, seat)))
    assert game.deals > 0


def test_people_are_offered_levels_the_weakest_first() -> None:
    for rules in all_rules().values():
        offered = [CHARACTERS[name] for name in company(rules)]
        assert offered[-1] == "master"
        assert len(offered) >= 3
        assert offered == [bot for bot in LADDER.values() if bot in offered]
        assert not {"random", "search"} & {*offered}


def test_old_names_keep_working() -> None:
    assert [bot_called(name) for name in ("beginner", "thinker@sleepy")] == ["random", "search:500@sleepy"]
    assert [character_of(bot) for bot in ("level:2", "level:5", "master@sleepy", "random")] == [
        "level-2",
        "level-5",
        "level-5",
        "beginner",
    ]


def tuned(folder: Path, text: str) -> Rules:
    (folder / FILE).write_text(text, encoding="utf-8")
    return SimpleNamespace(name="g", folder=folder)  # type: ignore[return-value]


def test_a_game_tunes_its_levels(tmp_path: Path) -> None:
    found = ladder_of.__wrapped__(tuned(tmp_path, "offered = [5, 1, 3]\n[2]\ncareless = 0.5\n"))
    assert found.offered == (1, 3, 5)
    assert found.faults[2] == LEVELS[2]._replace(careless=0.5)
    assert found.faults[1] == LEVELS[1]


@pytest.mark.parametrize(
    "text",
    [
        "[2",
        "[5]\ncareless = 0.1",
        "[6]\ncareless = 0.1",
        "[x]\ncareless = 0.1",
        "[2]\nsleeps = 1",
        "[2]\ncareless = 2",
        "[2]\ncareless = 'much'",
        "[2]\nlooks = -1",
        "[2]\nlooks = 1.5",
        "2 = 3",
        "offered = [1, 2]",
        "offered = [5, 7]",
        "offered = 5",
    ],
)
def test_what_is_no_ladder_is_one_clear_error(tmp_path: Path, text: str) -> None:
    with pytest.raises(ParlourError, match=r"levels.toml of g is no ladder"):
        ladder_of.__wrapped__(tuned(tmp_path, text))


def test_what_the_catalogue_says_of_bots_is_what_the_package_calls_them() -> None:
    """By name and strength, as a page finds it: the first whose bounds hold it."""
    rules = next(rules for rules in all_rules().values() if {"computed", "book"} <= set(rules.bots))
    ways = ways_to_think(rules)
    for bot in ("random", "book", "computed", "search", "ahead"):
        assert [way.character for way in ways if way.bot == bot and way.usual] == [character_of(bot)]
    for bot in ("search", "ahead"):
        for deals in (1, 200, 201, 1000, 1001, 20000):
            found = next(way for way in ways if way.bot == bot and (way.most == 0 or deals <= way.most))
            assert found.character == character_of(f"{bot}:{deals}")
    for ms in (1, 40, 41, 200, 201, 900):
        found = next(way for way in ways if way.bot == "search" and (way.most == 0 or ms <= way.most_ms))
        assert found.character == character_of(f"search:{ms}ms")
