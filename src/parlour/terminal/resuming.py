"""A game that was left is taken up again from its record, which was on the disk after every move."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

from parlour.cases.lines import AtLine, Line, Outcome, lines_of
from parlour.cases.record import Recorder
from parlour.cases.run import Run
from parlour.core.files import data_folder, read_text, write_whole
from parlour.errors import BadCase, ParlourError, Unknown
from parlour.present.deals import Deals
from parlour.registry import rules_of
from parlour.terminal.sitting import YOU, Sitting

RECORDED = re.compile(r"(?:game|version|option|seats|player) \S|go$|\* (?:shuffle|pick|accident)\b|= |[A-Za-z]\w*: \S")
PLAYER = re.compile(r"player (\S+) (\S+)$")


def left_file() -> Path:
    """Where it is noted which game was left."""
    return data_folder() / "left-game"


def note_left(sitting: Sitting) -> None:
    """So that the game is found again when nobody says where its record is."""
    write_whole(left_file(), f"{sitting.path.absolute()}\n", lasting=True)


def forget_left(sitting: Sitting) -> None:
    """It is over; another game that was noted meanwhile stays noted."""
    with contextlib.suppress(ParlourError, OSError):
        if read_text(left_file()).strip() == str(sitting.path.absolute()):
            left_file().unlink()


def left_game() -> Path:
    """The record of the game left last; Unknown says that there is none."""
    try:
        path = Path(read_text(left_file()).strip())
    except Unknown:
        raise Unknown("there is no game to resume") from None
    if not path.is_file():
        raise Unknown(f"the game to resume was in {path}, and is not there any more")
    return path


def resumed(path: Path) -> Sitting:
    """The sitting as it was left.  What the file says is checked; it changes when one plays on."""
    lines = lines_of(read_text(path))
    for line in lines:
        if not RECORDED.match(line.text) or line.indent:
            raise BadCase(f"{path}:{line.number}: {line.text[:60]!r} stands in no record of a game that can be resumed")
    outcome = Outcome(str(path))
    run = Run(rules_of, outcome)
    run.seed = None  # what was drawn is in the record, and nobody can foresee what will be
    deals = _replayed(run, lines, path)
    if outcome.failures:
        wrong = outcome.failures[0]
        raise BadCase(
            f"{path}:{wrong.line.number}: the game does not come to {wrong.expected!r} but to {wrong.found!r}"
        )
    game = run.begin()
    if game.over:
        raise Unknown(f"the game in {path} is over")
    players = {match[1]: match[2] for line in lines if (match := PLAYER.match(line.text))}
    mine = [seat for seat, name in enumerate(game.names) if players.get(name) == YOU]
    if len(mine) != 1 or set(players) != set(game.names):
        raise BadCase(f"{path} is no game of one person and bots")
    bots = [players[name] for name in game.names if players[name] != YOU]
    kept = [line.text for line in lines if not line.text.startswith("=")]
    sitting = Sitting(run.known_rules(), game, mine[0], len(kept), path, bots)
    sitting.recorder = Recorder.going_on(game, kept)
    sitting.deals = deals
    return sitting


def _replayed(run: Run, lines: list[Line], path: Path) -> Deals:
    """Play the record, from deal to deal."""
    deals: Deals | None = None
    try:
        for line in lines:
            if deals is not None and not line.text.startswith("=") and deals.rests(run.begin()):
                deals.next_deal(run.begin())
            run.step(line, [])
            if deals is None and run.maybe_game is not None:
                deals = Deals(run.known_rules(), run.maybe_game)
        run.end()
    except AtLine as stopped:
        raise BadCase(f"{path}:{stopped.line.number}: {stopped.line.text[:60]!r}: {stopped.error}") from None
    return deals or Deals(run.known_rules(), run.begin())
