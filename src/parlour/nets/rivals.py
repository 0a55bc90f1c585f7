"""Rivals of somebody who learns: himself as he was, himself but stubborn in some way of his own, or a net that is done.

In some games one seat learns and rivals sit on all others, so that it is not enough to get on with oneself.
"""

from __future__ import annotations

from copy import deepcopy

import torch

from parlour.nets.mind import Mind, Tensor

MOST = 24  # of himself as he was, the first always among them
EVERY = 4  # games: in one of so many there are rivals
STUBBORN = 4.0  # how much more, or less, a stubborn one likes an action than he has learnt, usually
HABITS = 64  # ways of being stubborn in a round


class Rivals:
    """Those who sit there in a round; one of the minds is drawn for each."""

    def __init__(
        self,
        actions: int,
        device: str,
        every: int = EVERY,
        stubborn: bool = True,
        least: float = 0.0,
        sharp: float = 1.0,
    ) -> None:
        """``least``: what would be done more seldom is not done; the more ``sharp``, the less they mix."""
        self.minds: list[Mind] = []
        self.every, self.stubborn, self.least, self.sharp = every, stubborn, least, sharp
        self._actions, self._device = actions, device
        self._habits = torch.zeros(HABITS, actions, device=device)
        self._mind: Mind | None = None

    def add(self, mind: Mind) -> None:
        """As somebody is now."""
        if len(self.minds) >= MOST:
            del self.minds[1 + int(torch.randint(len(self.minds) - 1, ()))]
        self.minds.append(deepcopy(mind).requires_grad_(False))

    def choose(self) -> None:
        """Another round: one of the minds, and other habits; half of the rivals have none."""
        self._mind = self.minds[int(torch.randint(len(self.minds), ()))]
        if self.stubborn:
            drawn = torch.randn(HABITS, self._actions, device=self._device) * STUBBORN
            self._habits = torch.where(torch.arange(HABITS, device=self._device).unsqueeze(1) % 2 == 0, drawn, 0.0)

    def instead(self, scores: Tensor, row: Tensor, shown: dict[str, Tensor], players: Tensor) -> tuple[Tensor, Tensor]:
        """Their scores where they are asked, and where they are not."""
        game = torch.arange(len(players), device=self._device)
        theirs = (game % self.every == 0) & (shown["turn"] != game // self.every % players)
        return torch.where(theirs.unsqueeze(1), self._rate(row, shown), scores), ~theirs

    def example(self, row: Tensor, shown: dict[str, Tensor]) -> Tensor:
        """What one of them would do on the seat that is asked."""
        return torch.multinomial(self._rate(row, shown).exp(), 1).squeeze(1)

    def _rate(self, row: Tensor, shown: dict[str, Tensor]) -> Tensor:
        assert self._mind is not None
        mask = shown["mask"]
        habits = self._habits[torch.arange(len(mask), device=self._device) // self.every % HABITS]
        rated = self.sharp * self._mind.scores(row, mask, shown["advised"]) + habits
        rated = torch.log_softmax(rated.masked_fill(mask == 0, -1e9), 1)
        return torch.where(rated.exp() >= self.least, rated, -1e9)
