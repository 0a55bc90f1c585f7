"""The master may be another where few or many sit: whoever he is there, he plays as that one does."""

from __future__ import annotations

import pytest

from parlour.bots.by_seats import BySeats
from parlour.bots.faults import MASTER_LEVEL, ladder_of
from parlour.bots.hints import TRIED, hint_for
from parlour.bots.level_bot import LevelBot
from parlour.bots.random_bot import RandomBot
from parlour.bots.roster import bot_of, usual_of
from parlour.bots.search import SearchBot
from parlour.bots.thoughts import pickled, think
from parlour.core.game import Game
from parlour.core.players import BookBot, Bot, Seat
from parlour.core.rules import Rules
from parlour.errors import BadOption
from parlour.registry import all_rules, rules_of

NAP = rules_of("nap")
AT_TWO, ELSEWHERE = "search:500", "ahead:400"
TABLES = [(2, AT_TWO), (3, ELSEWHERE), (4, ELSEWHERE), (6, ELSEWHERE)]
Said = tuple[str, str, float | None, int]


def positions(seats: int, most: int = 6, **options: object) -> list[tuple[Game, int]]:
    """Games in which a seat has a choice."""
    game = NAP.new({"players": seats, **options}, seed=5)
    random = RandomBot(1)
    found: list[tuple[Game, int]] = []
    while len(found) < most:
        if not game.waits:
            game.go_on()
            continue
        seat = game.to_act[0]
        if Seat(game, seat).lawful().moves().size > 1:
            found.append((game.copy(), seat))
        game.play(seat, random.choose(Seat(game, seat)))
    return found


def said(bot: Bot, asked: list[tuple[Game, int]]) -> list[Said]:
    """What a bot says when it is asked all this in turn; the deals tried tell search and ahead apart."""
    every = [(game, bot.advise(Seat(game, seat))) for game, seat in asked]
    return [(game.notation().write(one.move), one.reason, one.worth, one.deals) for game, one in every]


def ruled(usual: str, usual_at: dict[int, str]) -> Rules:
    return Rules("nap", NAP.options, NAP.make, NAP.package, bots=NAP.bots, usual=usual, usual_at=usual_at)


@pytest.mark.parametrize(("seats", "master"), TABLES)
@pytest.mark.parametrize("conduct", ["strict", "table"])
def test_the_master_is_whom_the_rules_name_for_so_many_seats(seats: int, master: str, conduct: str) -> None:
    asked = positions(seats, conduct=conduct)
    known = said(bot_of(master, NAP, 8), asked)
    assert usual_of(NAP, seats) == master
    for name in ("master", f"level:{MASTER_LEVEL}"):
        assert bot_of(name, NAP, 8).name == name
        assert said(bot_of(name, NAP, 8), asked) == known
    assert said(bot_of(AT_TWO if master == ELSEWHERE else ELSEWHERE, NAP, 8), asked) != known


@pytest.mark.parametrize(("seats", "master"), TABLES)
@pytest.mark.parametrize("level", [1, 4])
def test_a_level_is_that_master_with_faults(seats: int, master: str, level: int) -> None:
    asked = positions(seats)
    faulty = LevelBot(f"level:{level}", bot_of(master, NAP, 8), ladder_of(NAP).faults[level], NAP, 8)
    assert said(bot_of(f"level:{level}", NAP, 8), asked) == said(faulty, asked)


def test_a_level_is_hurried_only_where_the_master_tries_deals() -> None:
    rules = ruled("book", {2: AT_TWO})
    bot = bot_of("level:1", rules, 1)
    minds = [bot.mind(Seat(*positions(seats, 1)[0])) for seats in (2, 3)]
    assert isinstance(minds[0], SearchBot)
    assert minds[0].tried == ladder_of(rules).faults[1].looks
    assert isinstance(minds[1], BookBot)


@pytest.mark.parametrize(("seats", "adviser"), [(2, TRIED), (3, ELSEWHERE), (6, ELSEWHERE)])
def test_a_hint_is_from_the_master_of_such_tables(seats: int, adviser: str) -> None:
    for game, seat in positions(seats):
        hint, known = hint_for(NAP, game, seat), bot_of(adviser, NAP, 0).advise(Seat(game, seat))
        assert hint.best.move.same(known.move)
        assert hint.best.worth == known.worth


@pytest.mark.parametrize(("seats", "master"), TABLES)
@pytest.mark.parametrize("share", [1.0, 0.2])
def test_a_game_that_is_sent_is_thought_about_by_the_same(seats: int, master: str, share: float) -> None:
    for game, seat in positions(seats):
        sent = pickled(game)
        assert think(sent, seat, "master", True, share, 7) == think(sent, seat, master, True, share, 7)


def test_the_master_ends_when_his_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seat = positions(2, 1)[0]
    assert not think(pickled(game), seat, "master", True, 1.0, 7, 60.0).was_cut
    monkeypatch.setattr("parlour.bots.thoughts.rules_of", lambda _name: ruled("book", {2: "search:100000000"}))
    assert think(pickled(game), seat, "master", True, 1.0, 7, 0.01).was_cut


def test_where_nothing_goes_by_the_seats_nobody_stands_between() -> None:
    for rules in all_rules().values():
        masters = [bot_of(name, rules, 1) for name in ("master", "level:1")]
        assert {isinstance(bot, BySeats) for bot in masters} == {bool(rules.usual_at)}


def test_a_table_that_cannot_be_is_one_clear_line() -> None:
    with pytest.raises(BadOption, match="nap says in usual_at who sits at 7 seats, and no table of it has so many"):
        ruled("book", {7: AT_TWO})
