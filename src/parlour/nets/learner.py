"""Learning a game by playing it against oneself: policy gradients, held back and kept curious (PPO with entropy).

It needs PyTorch, which no extra brings along (it is gigabytes): bring one's own.  All seats of all games are played by
the net that learns.  A decision is judged by what its seat gains until the end of the episode, weighed against what a
second net, which is thrown away afterwards, expects there.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import torch
from torch import nn

from parlour.core.seen import UNTOLD
from parlour.nets.hall import GROUPS, Hall
from parlour.nets.inputs import BITS, EQUAL, HUGE, SIZE, Inputs

Tensor = Any
KEPT = 0.95  # of how a seat's later decisions are judged, in how an earlier one is
HELD = 0.2  # how far a step may go
STEPS = 32  # of all games before the net learns
BATCH = 1 << 13
PASSES = 2
CRITIC = 256


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

    def of(self, cells: Tensor, turn: Tensor, setting: Tensor) -> Tensor:
        players = self._players[setting]
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
    """The net that plays, and the one that expects."""

    def __init__(self, inputs: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.first, self.second, self.out = (
            nn.Linear(inputs, hidden),
            nn.Linear(hidden, hidden),
            nn.Linear(hidden, actions),
        )
        self.critic = nn.Sequential(
            nn.Linear(inputs, CRITIC), nn.ReLU(), nn.Linear(CRITIC, CRITIC), nn.ReLU(), nn.Linear(CRITIC, 1)
        )
        with torch.no_grad():
            self.out.weight.mul_(0.01)

    def scores(self, row: Tensor, mask: Tensor) -> Tensor:
        found = self.out(torch.relu(self.second(torch.relu(self.first(row)))))
        return found.float().masked_fill(mask == 0, -1e9)

    def expects(self, row: Tensor) -> Tensor:
        return self.critic(row).squeeze(-1).float()


class Learner:
    """Plays and learns; ``run`` goes on for so many seconds, and can be called again."""

    def __init__(self, hall: Hall, rows: Rows, mind: Mind, settings: int, device: str, rate: float) -> None:
        self.hall, self.rows, self.mind, self.device = hall, rows, mind, device
        self.optimizer = torch.optim.Adam(mind.parameters(), lr=rate, eps=1e-5)
        self.rate = rate
        self.decisions = 0
        self.spread = torch.ones(settings, device=device)  # how much is won and lost, by setting
        self.kept: list[list[dict[str, Tensor]]] = [[] for _group in range(GROUPS)]
        self._shared = [{key: torch.from_numpy(array) for key, array in b.arrays.items()} for b in hall.blocks]
        self._pinned: list[int] = []
        if device == "cuda":
            for block in hall.blocks:  # so that what is shown is copied without waiting
                whole = torch.frombuffer(block.memory.buf, dtype=torch.uint8)
                torch.cuda.cudart().cudaHostRegister(whole.data_ptr(), whole.numel(), 0)
                self._pinned.append(whole.data_ptr())

    def close(self) -> None:
        """Let go of what the hall shares."""
        if self._pinned:
            torch.cuda.synchronize()
        for address in self._pinned:
            torch.cuda.cudart().cudaHostUnregister(address)
        self._shared = []

    def run(self, seconds: float, curious: tuple[float, float], say: Callable[[str], None]) -> None:
        began = time.monotonic()
        done, passes = 0.0, 0
        while done < 1.0:
            self._play()
            played = time.monotonic() - began - done * seconds
            for group in self.optimizer.param_groups:
                group["lr"] = self.rate * max(0.05, 1.0 - done)
            found = self._learn(curious[0] + (curious[1] - curious[0]) * done)
            done = (time.monotonic() - began) / seconds
            passes += 1
            if passes % 25 == 0 or done >= 1.0:
                say(
                    f"{time.monotonic() - began:6.1f} s  {self.decisions / 1e6:8.2f} M decisions  {found}"
                    f"  played {played:.2f} s"
                )

    def _look(self, group: int) -> dict[str, Tensor]:
        return {
            key: shown.to(self.device, non_blocking=True)
            for key, shown in self._shared[group].items()
            if key not in ("actions", "ended", "rewards")
        }

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def _play(self) -> None:
        self.kept = [[] for _group in range(GROUPS)]
        for step in range(STEPS * GROUPS):
            group = step % GROUPS
            if step >= GROUPS:
                self.hall.wait(group)
                self._note_end(group)
            shown = self._look(group)
            row = self.rows.of(shown.pop("cells"), shown["turn"], shown["setting"]).to(torch.bfloat16)
            with torch.autocast(self.device, torch.bfloat16):
                scores, expected = self.mind.scores(row, shown["mask"]), self.mind.expects(row)
            shown["row"] = row
            chances = torch.log_softmax(scores, 1)
            action = torch.multinomial(chances.exp(), 1).squeeze(1)
            shown["chance"] = chances.gather(1, action.unsqueeze(1)).squeeze(1)
            shown["action"], shown["expected"] = action, expected
            self.hall.blocks[group].arrays["actions"][...] = action.cpu().numpy()
            self.hall.step(group)
            self.kept[group].append(shown)
        for group in range(GROUPS):
            self.hall.wait(group)
            self._note_end(group)
        self.decisions += STEPS * GROUPS * self.hall.games

    def _note_end(self, group: int) -> None:
        """What came of the last step stands in the block now."""
        shared, last = self._shared[group], self.kept[group][-1]
        last["over"] = shared["ended"].to(self.device) > 0
        last["won"] = shared["rewards"].to(self.device).float()

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def _judge(self, kept: list[dict[str, Tensor]]) -> None:
        """What each decision came to, from the last backwards, seat by seat, as far as it is known."""
        n, seats = kept[0]["won"].shape
        later = torch.zeros(n, seats, device=self.device)  # what the seat's next decision expects, with its own merit
        known = torch.zeros(n, seats, dtype=torch.bool, device=self.device)
        each = torch.arange(n, device=self.device)
        for shown in reversed(kept):
            over = shown["over"].unsqueeze(1)
            scaled = shown["won"] / self.spread[shown["setting"]].unsqueeze(1)
            later = torch.where(over, scaled, later)
            known = known | over
            seat, expected = shown["turn"], shown["expected"]
            shown["target"] = later[each, seat]
            shown["known"] = known[each, seat]
            merit = shown["target"] - expected
            shown["merit"] = merit
            later[each, seat] = expected + KEPT * torch.where(shown["known"], merit, 0.0)
            known[each, seat] = True

    def _measure(self) -> None:
        """How much is won and lost with each set of options, learnt as it goes."""
        won = torch.cat([shown["won"][shown["over"]] for kept in self.kept for shown in kept])
        setting = torch.cat([shown["setting"][shown["over"]] for kept in self.kept for shown in kept])
        seats = won.abs().sum(1) > 0
        if not bool(seats.any()):
            return
        players = self.rows._players[setting].clamp(min=1)
        square = (won * won).sum(1) / players
        total = torch.zeros_like(self.spread).index_add(0, setting, square)
        many = torch.zeros_like(self.spread).index_add(0, setting, torch.ones_like(square))
        now = (total / many.clamp(min=1)).sqrt()
        fresh = (many > 20) & (now > 0)
        blend = 0.1 if self.decisions > 4 * STEPS * GROUPS * self.hall.games else 1.0
        self.spread = torch.where(fresh, self.spread * (1 - blend) + now * blend, self.spread)

    def _learn(self, curious: float) -> str:
        self._measure()
        for kept in self.kept:
            self._judge(kept)
        every = [shown for kept in self.kept for shown in kept]
        whole = {
            key: torch.cat([shown[key] for shown in every])
            for key in ("row", "mask", "action", "chance", "target", "merit", "known")
        }
        usable = whole["known"].nonzero().squeeze(1)
        mean, deviation = whole["merit"][usable].mean(), whole["merit"][usable].std() + 1e-6
        losses = []
        for _pass in range(PASSES):
            order = usable[torch.randperm(len(usable), device=self.device)]
            for start in range(0, len(order) - BATCH // 2, BATCH):
                losses.append(self._improve(whole, order[start : start + BATCH], mean, deviation, curious))
        found = torch.stack(losses).mean(0).tolist()
        return f"policy {found[0]:+.4f}  value {found[1]:.4f}  entropy {found[2]:.4f}  curious {curious:.4f}"

    def _improve(
        self, whole: dict[str, Tensor], some: Tensor, mean: Tensor, deviation: Tensor, curious: float
    ) -> Tensor:
        row = whole["row"][some]
        with torch.autocast(self.device, torch.bfloat16):
            scores, expected = self.mind.scores(row, whole["mask"][some]), self.mind.expects(row)
        chances = torch.log_softmax(scores, 1)
        now = chances.gather(1, whole["action"][some].unsqueeze(1)).squeeze(1)
        ratio = (now - whole["chance"][some]).exp()
        merit = (whole["merit"][some] - mean) / deviation
        policy = -torch.min(ratio * merit, ratio.clamp(1 - HELD, 1 + HELD) * merit).mean()
        value = nn.functional.smooth_l1_loss(expected, whole["target"][some])
        entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
        loss = policy + 0.5 * value - curious * entropy
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.mind.parameters(), 0.5)
        self.optimizer.step()
        return torch.stack([policy.detach(), value.detach(), entropy.detach()])
