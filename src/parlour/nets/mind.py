"""A net as it learns: what it is shown of many games at once, on the device, and what it makes of it.

It needs PyTorch, which no extra brings along (it is gigabytes): bring one's own.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import nn

from parlour.core.seen import UNTOLD
from parlour.nets.inputs import BITS, EQUAL, HUGE, SIZE, SMALL, Cell, Inputs

Tensor = Any
CRITIC = 256
NAMED = 0x7FFF  # what is told one by one is less
TRUST = 3.0  # in the book, at first


ROUGH = ("amx_bf16", "avx512_bf16")  # of a processor that knows one of these


def is_rough(device: str) -> bool:
    """Whether the device reckons far faster with half the bits."""
    known = torch.cpu.get_capabilities()
    return device == "cuda" or any(known.get(each) for each in ROUGH)


class Rows:
    """Cells of many games as inputs, on the device."""

    def __init__(
        self, inputs: Inputs, settings: list[list[tuple[int, float]]], players: list[int], device: str
    ) -> None:
        seats = int(inputs.seats)
        turned = [[list(inputs.sources(n, viewer % n)) for viewer in range(seats)] for n in range(1, seats + 1)]
        self._sources = torch.tensor(turned, device=device)
        self._players = torch.tensor(players, device=device)
        self._turned_equal = _which(inputs, EQUAL, device)
        self._turned_bits = _which(inputs, BITS, device)
        sums = [cell for cell in inputs.cells if cell.how == SIZE]
        self._told = Alike(inputs, sums, 0, [0], device)  # of a sum: whether it is told,
        self._sized = Alike(inputs, sums, 1, [0], device)  # how large it is,
        self._small = [Alike(inputs, sums, 2, list(range(SMALL)), device)]  # and which of the small ones
        self._small += _alike(inputs, EQUAL, device)
        self._bits = _alike(inputs, BITS, device)
        self._terms = torch.zeros(len(settings), inputs.total, device=device)
        for setting, terms in enumerate(settings):
            for n, weight in terms:
                self._terms[setting, n] = weight

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
        row = self._terms[setting]
        bits = found.clamp(min=0)
        for alike in self._bits:
            alike.put(row, (alike.of(bits) & alike.bits) != 0)
        small = found.clamp(-1, NAMED)  # of what is larger only the size is seen
        for alike in self._small:
            alike.put(row, alike.of(small) == alike.values)
        is_told = found != UNTOLD
        sized = torch.sign(found) * torch.log2(1.0 + found.clamp(-HUGE, HUGE).abs().float()) / 4.0
        self._told.put(row, self._told.of(is_told))
        self._sized.put(row, self._sized.of(torch.where(is_told, sized, 0.0)))
        return row


class Alike:
    """Cells that are told by the same values, one input for each of them, and the places of these in a row."""

    def __init__(self, inputs: Inputs, cells: list[Cell], first: int, values: list[int], device: str) -> None:
        """``first``: which input of each cell is the first of these."""
        places = [cell.first + first + i for cell in cells for i in range(len(values))]
        self._cells = torch.tensor([inputs.cells.index(cell) for cell in cells], dtype=torch.int64, device=device)
        self._places = torch.tensor(places, dtype=torch.int64, device=device)
        self.values = torch.tensor(values, device=device)
        self.bits = 1 << self.values

    def of(self, told: Tensor) -> Tensor:
        return told.index_select(1, self._cells).unsqueeze(2)

    def put(self, row: Tensor, found: Tensor) -> None:
        row.index_copy_(1, self._places, found.flatten(1).to(row.dtype))


def _alike(inputs: Inputs, how: int, device: str) -> list[Alike]:
    by_values: dict[tuple[int, ...], list[Cell]] = {}
    for cell in inputs.cells:
        if cell.how == how:
            by_values.setdefault(tuple(cell.values), []).append(cell)
    return [Alike(inputs, cells, 0, list(values), device) for values, cells in by_values.items()]


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
