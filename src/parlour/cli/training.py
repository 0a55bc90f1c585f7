"""``parlour train``: nets that learn a game by playing it against themselves."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from parlour.errors import BadOption, ParlourError
from parlour.nets.net import has_net
from parlour.registry import rules_of


@contextmanager
def learning() -> Iterator[None]:
    """Imports of what learning needs: whoever lacks it is told."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ParlourError(
            f"{error.name} is not there: learning needs PyTorch and numpy, which nothing here brings"
        ) from None


def device_for(name: str) -> str:
    """The device that is named, or the best there is for learning."""
    with learning():
        from parlour.nets.opposing import device_of

        return device_of(name)


def train(
    game: str,
    *,
    out: Path | None = None,
    minutes: float = 10.0,
    jobs: int = 0,
    games: int = 8192,
    hidden: int = 128,
    seed: int = 1,
    device: str = "cuda",
    curious: tuple[float, float] = (0.02, 0.003),
    taught: bool = False,
) -> None:
    """Let a net learn a game by playing it against itself; the same command goes on where it stood.

    It needs PyTorch, which no extra of parlour brings along. What is learnt plays as the bot "net" once the file lies
    in the game's folder as master.net.

    Parameters
    ----------
    game
        The game.
    out
        Where the net is written; GAME.net if nothing is said. What is needed to go on lies beside it.
    minutes
        How long.
    jobs
        How many processes play; as many as there are cores if nothing is said.
    games
        How many games are played at once, in each of two groups.
    hidden
        How wide the net is: the file has about two bytes for each input and unit.
    seed
        Of the deals and of the first weights.
    device
        What computes: cuda or cpu.
    curious
        How much is to be tried out, at first and at last.
    taught
        The game's net is taught on, as wide as it is; without this another begins from nothing.
    """
    if minutes <= 0 or games < 1 or not 1 <= hidden <= 512 or jobs < 0 or seed < 0:
        raise BadOption("--minutes and --games are more than 0, --hidden is 1 to 512, --jobs and --seed from 0 up")
    rules = rules_of(game)
    with learning():
        from parlour.nets import training
    if taught and not has_net(rules):
        raise BadOption(f"{rules.name} has no net that could be taught on")
    target = out or Path(f"{rules.name}.net")
    training.train(
        rules, target, minutes * 60, jobs or os.cpu_count() or 1, games, hidden, seed, device, curious, taught, print
    )
