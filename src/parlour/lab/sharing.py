"""A simulation in pieces: the same games whoever plays them."""

from __future__ import annotations

from typing import Any, NamedTuple

from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.lab import interrupts
from parlour.lab.crew import Crew
from parlour.lab.pieces import Piece, pieces_of
from parlour.lab.runs import Tell, run
from parlour.lab.sim import Tally, simulate, tallied
from parlour.lab.state import State
from parlour.registry import rules_of


class Share(NamedTuple):
    """Some of the games of a simulation."""

    game: str
    options: Options
    seed: int
    errs: float
    piece: Piece


def play_share(share: Share) -> list[Any]:
    """The tally of these games, as plain data."""

    def look(_done: int) -> None:
        interrupts.raise_noted()

    first, games = share.piece
    tally = simulate(rules_of(share.game), share.options, games, share.seed, look, share.errs, first)
    return [tally.games, tally.deals, tally.moves, tally.seconds, tally.results, tally.ledger_sum]


def simulate_by(
    crew: Crew,
    rules: Rules,
    options: Options,
    games: int,
    seed: int,
    errs: float = 0.0,
    state: State | None = None,
    tell: Tell | None = None,
) -> Tally:
    """Play so many games with random seats; who plays them changes nothing but the time.  ``tell`` hears of games."""
    pieces = pieces_of(games)
    shares = [Share(rules.name, options, seed, errs, piece) for piece in pieces]

    def tell_games(done: int) -> None:
        if tell is not None:
            tell(pieces[done].first if done < len(pieces) else games)

    found, seconds = run(play_share, shares, crew, state, tell_games)
    tally = Tally(options.number("players"))
    for played in found:
        tally.join(tallied(*played))
    tally.seconds = seconds
    return tally


def settings_of(rules: Rules, options: Options, games: int, seed: int, errs: float) -> list[object]:
    """All that the numbers of a simulation rest on."""
    return [rules.name, options.lines(), games, seed, errs]
