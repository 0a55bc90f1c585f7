"""The commands that open a table: on this screen, or for browsers."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from parlour.bots.roster import bots_in
from parlour.cli.common import GivenOptions, Language, extra, read_options
from parlour.cli.streams import can_draw
from parlour.core.files import data_folder
from parlour.core.rules import Rules
from parlour.errors import BadOption
from parlour.present.teller import Teller
from parlour.registry import all_rules, rules_of
from parlour.terminal.company import Company
from parlour.terminal.plain import PlainTable, with_editing
from parlour.terminal.plain_lesson import PlainLesson
from parlour.terminal.resuming import forget_left, left_game, note_left, resumed
from parlour.terminal.settings import Settings, settings_with
from parlour.terminal.sheet import parting_lines
from parlour.terminal.sitting import Sitting
from parlour.terminal.words import Words

Days = Annotated[int | None, Parameter(validator=Number(gte=1))]


def play(
    game: str = "",
    *,
    option: GivenOptions = None,
    bots: str = "",
    record: Path | None = None,
    seed: int | None = None,
    resume: Annotated[bool, Parameter(negative=())] = False,
    lesson: Annotated[bool, Parameter(negative=())] = False,
    plain: Annotated[bool, Parameter(name="--plain", negative=())] = False,
    pace: str = "",
    language: Language = "",
) -> None:
    """Play against bots: on a table drawn on the screen, or line by line.

    Parameters
    ----------
    game
        The game; without one, choose it on the screen (line by line: the first of the list).
    bots
        Who sits on the other seats, by level: level:1 to level:4, master; or as in book,search:500. Without it,
        the master.
    record
        Where to write the record; without it, the user's data folder.
    resume
        Go on with the game that was left last, or with the one in the file that --record names.
    seed
        Play the deals of this seed (for tests and demonstrations; without it they cannot be foreseen).
    lesson
        Be guided through a first deal of the game.
    plain
        Line by line and in words; so it is also where input or output is no terminal, or a dumb one.
    pace
        How fast bots move: unhurried, brisk, at-once. Without it, as set at the table before.
    """
    settings = settings_with(pace, language)
    left = _left_sitting(game, record, option, bots) if resume else None
    company = Company(Teller(rules_of(game) if game else next(iter(all_rules().values())), settings.language))
    named = [company.bot(bot) for bot in bots_in(bots)]
    given = read_options(option)
    learnt = company.rules if lesson else None
    if not plain and _has_screen():
        _play_on_screen(left, learnt, rules_of(game) if game else None, given, named, record, seed, settings)
        return
    with_editing()
    if learnt is not None:
        PlainLesson(learnt, settings).run()
        return
    sitting = left or _new_sitting(rules_of(game) if game else company.rules, given, named, record, seed)
    note_left(sitting)
    PlainTable(sitting, settings).run()
    if sitting.game.over:
        forget_left(sitting)


def _has_screen() -> bool:
    streams = (sys.stdin, sys.stdout, sys.stderr)
    return all(stream.isatty() for stream in streams) and os.environ.get("TERM") != "dumb" and can_draw()


def _left_sitting(game: str, record: Path | None, option: list[str] | None, bots: str) -> Sitting:
    if game or option or bots:
        raise BadOption("a game that is resumed has its options and players: name neither a game nor those")
    return resumed(record or left_game())


def _new_sitting(
    rules: Rules, given: dict[str, object], bots: list[str], record: Path | None, seed: int | None
) -> Sitting:
    return Sitting(rules, rules.new(given, seed), 0, seed or 0, record, bots)


def _play_on_screen(
    left: Sitting | None,
    lesson: Rules | None,
    rules: Rules | None,
    given: dict[str, object],
    bots: list[str],
    record: Path | None,
    seed: int | None,
    settings: Settings,
) -> None:
    with extra("terminal", ", or play with --plain"):
        from parlour.terminal.app import ParlourApp

    screen = ParlourApp(settings, None if lesson else rules, given, bots, record, seed, left, lesson)
    screen.run()
    for sitting in screen.sittings:
        print("\n".join(parting_lines(sitting, Words(settings.language))))


def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    browser: bool = True,
    keep_days: Days = None,
    keep_talk_days: Days = None,
    session_days: Annotated[int, Parameter(validator=Number(gte=1, lte=400))] = 90,
    audit_days: Annotated[int, Parameter(validator=Number(gte=1))] = 365,
    results_days: Days = None,
    json_log: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Serve tables to browsers, for people and bots.

    Parameters
    ----------
    host
        The address to listen at: 0.0.0.0 lets others in your network in.
    port
        The port; without it, 8080 or one of the next that is free.
    data
        The folder of the database; without it, the user's data folder.  DATABASE_URL names a PostgreSQL instead.
    browser
        Open the page in the browser.
    keep_days
        Delete tables in which nothing has happened for so many days; without it they stay for ever.
    keep_talk_days
        Delete what was said at such tables after so many days; without it, it stays as long as the table.
    session_days
        Days without use after which a browser is no longer known.
    audit_days
        Delete lines of the audit trail that are older.
    results_days
        Delete people's results of games that ended before so many days; without it they stay as long as the account.
    json_log
        Write the log as JSON, an object a line.
    """
    with extra("server"):
        from parlour.server.serve import serve as run
        from parlour.server.storage.retention import Keeping

    keeping = Keeping(keep_days, keep_talk_days, session_days, audit_days, results_days)
    run(host, port, data or data_folder(), browser, keeping, json_log)
