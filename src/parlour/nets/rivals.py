"""Rivals of somebody who learns: himself as he was, often stubborn in some way of his own, or a net that is done.

In some games, or in all, one seat learns and rivals sit on all others, so that it is not enough to get on with oneself.
"""

from __future__ import annotations

from copy import deepcopy

import torch

from parlour.nets.mind import Mind, Tensor
from parlour.nets.net import LEAST

MOST = 24  # of himself as he was, the first always among them
EVERY = 4  # games: in one of so many he meets himself
STUBBORN = 4.0  # how much more, or less, a stubborn one likes an action than he has learnt, usually
HABITS = 64  # ways of being stubborn in a round


class Rivals:
    """Those who sit there in a round: in one of ``every`` so many games, on all seats but one."""

    every = 1

    def begin(self) -> None:
        """Another round."""

    def meet(self, mind: Mind) -> None:
        """Somebody as he is now, who may become one of them."""

    def rate(self, row: Tensor, shown: dict[str, Tensor]) -> Tensor:
        """How they like each action, as the logarithm of its share."""
        raise NotImplementedError

    def instead(self, scores: Tensor, row: Tensor, shown: dict[str, Tensor], players: Tensor) -> tuple[Tensor, Tensor]:
        """Their scores where they are asked, and where they are not."""
        game = torch.arange(len(players), device=players.device)
        theirs = (game % self.every == 0) & (shown["turn"] != game // self.every % players)
        return torch.where(theirs.unsqueeze(1), self.rate(row, shown), scores), ~theirs

    def example(self, row: Tensor, shown: dict[str, Tensor]) -> Tensor:
        """What one of them would do on the seat that is asked."""
        return torch.multinomial(self.rate(row, shown).exp(), 1).squeeze(1)


class Former(Rivals):
    """Somebody as he was; half of them are stubborn, in ways that are drawn anew for each round."""

    every = EVERY

    def __init__(self, mind: Mind, actions: int, device: str) -> None:
        self.minds: list[Mind] = []
        self._habits = torch.zeros(HABITS, actions, device=device)
        self.meet(mind)
        self._mind = self.minds[0]

    def begin(self) -> None:
        self._mind = self.minds[int(torch.randint(len(self.minds), ()))]
        drawn = torch.randn_like(self._habits) * STUBBORN
        stubborn = torch.arange(HABITS, device=drawn.device).unsqueeze(1) % 2 == 0
        self._habits = torch.where(stubborn, drawn, 0.0)

    def meet(self, mind: Mind) -> None:
        if len(self.minds) >= MOST:
            del self.minds[1 + int(torch.randint(len(self.minds) - 1, ()))]
        self.minds.append(deepcopy(mind).requires_grad_(False))

    def rate(self, row: Tensor, shown: dict[str, Tensor]) -> Tensor:
        habits = self._habits[torch.arange(len(row), device=row.device) // self.every % HABITS]
        return _rated(self._mind.scores(row, shown["mask"], shown["advised"]) + habits, shown["mask"])


class Done(Rivals):
    """A net that learns no more, as the bot plays by it: what it would do very seldom it does not do."""

    def __init__(self, mind: Mind, sharp: float) -> None:
        """The more ``sharp``, the less it mixes."""
        self._mind = deepcopy(mind).requires_grad_(False)
        self._sharp = sharp

    def rate(self, row: Tensor, shown: dict[str, Tensor]) -> Tensor:
        rated = _rated(self._sharp * self._mind.scores(row, shown["mask"], shown["advised"]), shown["mask"])
        return torch.where(rated.exp() >= LEAST, rated, -1e9)


def _rated(scores: Tensor, mask: Tensor) -> Tensor:
    return torch.log_softmax(scores.masked_fill(mask == 0, -1e9), 1)
