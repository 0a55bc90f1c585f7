"""A simulation is the same however it is shared out."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.lab.crew import Crew
from parlour.lab.pieces import MOST_IN_ONE, PIECES, Piece, pieces_of
from parlour.lab.processes import Processes
from parlour.lab.sharing import Share, play_share, settings_of, simulate_by
from parlour.lab.sim import Tally, simulate, tallied
from parlour.lab.state import State
from parlour.registry import rules_of

NAP = rules_of("nap")
OPTIONS = NAP.options.make()


def counted(tally: Tally) -> dict[str, object]:
    """All but the time."""
    return {name: value for name, value in tally.as_dict().items() if "second" not in name}


@pytest.mark.parametrize("games", [0, 1, 7, 1000, 64 * PIECES + 1, PIECES * MOST_IN_ONE * 2])
def test_every_game_is_in_one_piece(games: int) -> None:
    pieces = pieces_of(games)
    assert sum(piece.games for piece in pieces) == games
    assert [piece.first for piece in pieces[1:]] == [piece.numbers().stop for piece in pieces[:-1]]
    assert all(0 < piece.games <= MOST_IN_ONE for piece in pieces)
    assert len(pieces) <= max(2 * PIECES, games // MOST_IN_ONE + 1)


@pytest.mark.plain
def test_a_game_rests_on_the_seed_and_its_number_alone() -> None:
    whole = simulate(NAP, OPTIONS, 12, 5)
    parts = Tally(OPTIONS.number("players"))
    for piece in (Piece(9, 3), Piece(0, 4), Piece(4, 5)):
        parts.join(tallied(*play_share(Share("nap", OPTIONS, 5, 0.0, piece))))
    assert counted(parts) == counted(whole)
    assert counted(simulate(NAP, OPTIONS, 12, 6)) != counted(whole)


def test_the_games_of_another_seed_are_no_later_games_of_this_one() -> None:
    one = [counted(simulate(NAP, OPTIONS, 1, 5, first=number)) for number in range(6)]
    other = [counted(simulate(NAP, OPTIONS, 1, 6, first=number)) for number in range(6)]
    assert one[1:] != other[:-1]


def test_two_processes_play_what_one_plays_and_what_is_kept_counts(tmp_path: Path) -> None:
    told: list[int] = []
    alone = simulate_by(Crew(), NAP, OPTIONS, 6, 5, tell=told.append)
    assert told == [0, 1, 2, 3, 4, 5, 6]
    state = State(tmp_path / "sim.json", "a simulation", settings_of(NAP, OPTIONS, 6, 5, 0.0))
    with Processes(2) as crew:
        shared = simulate_by(crew, NAP, OPTIONS, 6, 5, state=state)
    assert counted(shared) == counted(alone) == counted(simulate(NAP, OPTIONS, 6, 5))
    again = simulate_by(Crew(), NAP, OPTIONS, 6, 5, state=state)  # all of it out of the file
    assert counted(again) == counted(alone)
    assert again.seconds > shared.seconds / 2  # of which it took hardly any itself
