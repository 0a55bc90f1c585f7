"""A net as it learns: what it is shown of many games at once, on the device, and what it makes of it.

It needs PyTorch, which no extra brings along (it is gigabytes): bring one's own.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import nn

from parlour.core.seen import UNTOLD
from parlour.nets.inputs import BITS, EQUAL, HUGE, SIZE, Inputs

Tensor = Any
CRITIC = 256
TRUST = 3.0  # in the book, at first


class Rows:
    """Cells of many games as inputs, on the device."""

    def __init__(
        self, inputs: Inputs, settings: list[list[tuple[int, float]]], players: list[int], device: str
    ) -> None:
        how, at, value = [], [], []
        for n, cell in enumerate(inputs.cells):
            for i in range(cell.inputs):
                how.append(cell.how if cell.how != SIZE else SIZE + min(i, 2))
                at.append(n)
                value.append(cell.values[i] if cell.how != SIZE else max(0, i - 2))
        self._how = torch.tensor(how, device=device)
        self._at = torch.tensor(at, device=device)
        self._value = torch.tensor(value, device=device)
        seats = int(inputs.seats)
        turned = [[list(inputs.sources(n, viewer % n)) for viewer in range(seats)] for n in range(1, seats + 1)]
        self._sources = torch.tensor(turned, device=device)
        self._players = torch.tensor(players, device=device)
        self._turned_equal = _which(inputs, EQUAL, device)
        self._turned_bits = _which(inputs, BITS, device)
        self._terms = torch.zeros(len(settings), inputs.total - inputs.count, device=device)
        for setting, terms in enumerate(settings):
            for n, weight in terms:
                self._terms[setting, n - inputs.count] = weight

    def players(self, setting: Tensor) -> Tensor:
        return self._players[setting]

    def of(self, cells: Tensor, turn: Tensor, setting: Tensor) -> Tensor:
        players = self.players(setting)
        found = cells.gather(1, self._sources[players - 1, turn])
        viewer, many = turn.unsqueeze(1), players.unsqueeze(1)
        seats = found[:, self._turned_equal]
        found[:, self._turned_equal] = torch.where((seats >= 0) & (seats < many), (seats - viewer) % many, seats)
        bits = found[:, self._turned_bits]
        told = bits > 0
        bits = torch.where(told, bits, 0)
        turned = (bits >> viewer | bits << (many - viewer)) & ((1 << many) - 1)
        found[:, self._turned_bits] = torch.where(told, turned, found[:, self._turned_bits])
        sized = torch.sign(found) * torch.log2(1.0 + found.clamp(-HUGE, HUGE).abs().float()) / 4.0
        x = found[:, self._at]
        is_told = x != UNTOLD
        row = torch.where(self._how == BITS, (x >> self._value) & 1, x == self._value).to(torch.float32)
        row = torch.where(self._how == SIZE, 1.0, row)
        row = torch.where(self._how == SIZE + 1, sized[:, self._at], row)
        row = torch.where(is_told & ((self._how != BITS) | (x > 0)), row, 0.0)
        return torch.cat([row, self._terms[setting]], 1)


def _which(inputs: Inputs, how: int, device: str) -> Tensor:
    return torch.tensor([n for n, cell in enumerate(inputs.cells) if cell.turned and cell.how == how], device=device)


class Mind(nn.Module):  # type: ignore[misc]
    """The net that plays, and the one that expects.

    One that knows the book begins by trusting it: a score more is added to that of the action which the book advises.
    """

    def __init__(self, inputs: int, actions: int, hidden: int, knows_book: bool = False) -> None:
        super().__init__()
        self.knows_book = knows_book
        self.first, self.second, self.out = (
            nn.Linear(inputs, hidden),
            nn.Linear(hidden, hidden),
            nn.Linear(hidden, actions + knows_book),
        )
        self.critic = nn.Sequential(
            nn.Linear(inputs, CRITIC), nn.ReLU(), nn.Linear(CRITIC, CRITIC), nn.ReLU(), nn.Linear(CRITIC, 1)
        )
        with torch.no_grad():
            self.out.weight.mul_(0.01)
            if knows_book:
                self.out.bias[-1] = TRUST

    def scores(self, row: Tensor, mask: Tensor, advised: Tensor) -> Tensor:
        found = self.out(torch.relu(self.second(torch.relu(self.first(row))))).float()
        if self.knows_book:
            found, trust = found[:, :-1], found[:, -1:]
            told = advised.clamp(min=0).unsqueeze(1)
            found = found.scatter_add(1, told, torch.where(advised.unsqueeze(1) >= 0, trust, 0.0))
        return found.masked_fill(mask == 0, -1e9)

    def expects(self, row: Tensor) -> Tensor:
        return self.critic(row).squeeze(-1).float()
