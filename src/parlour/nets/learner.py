"""Learning a game by playing it: policy gradients, held back and kept curious (PPO with entropy).

Whoever is asked in the games of the hall is played by the net that learns: all seats, or one among bots; in some games
all seats but one are rivals (``parlour.nets.rivals``).  A decision is judged by what its seat gains until the end of
the episode, weighed against what a second net, which is thrown away afterwards, expects there.  At first it may be
shown what a bot would do in its place.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from copy import deepcopy
from typing import Any, NamedTuple

import torch
from torch import nn

from parlour.nets.hall import GROUPS, Hall
from parlour.nets.mind import Mind, Rows, Tensor, is_rough
from parlour.nets.rivals import Rivals

KEPT = 0.95  # of how a seat's later decisions are judged, in how an earlier one is
HELD = 0.2  # how far a step may go
STEEPEST = 0.5  # gradients that are steeper are not trusted,
STEEPEST_SHOWN = 5.0  # but where there is no doubt what is right
APART = 16  # rounds between two of himself as he was, among his rivals
STEADY = 0.98  # of what was learnt before, in the mean of all that it learnt
OTHER = 0.05  # of what a bot shows is left to other actions, so that they are still tried


class Pace(NamedTuple):
    """How what was played is learnt from: after so many steps of all games, in passes over all of it, by batches."""

    rate: float
    steps: int = 32
    batch: int = 1 << 13
    passes: int = 2


class Learner:
    """Plays and learns, round by round; ``run`` goes on for so many seconds, and can be called again."""

    def __init__(self, hall: Hall, rows: Rows, mind: Mind, settings: int, device: str, pace: Pace) -> None:
        self.hall, self.rows, self.mind, self.device, self.pace = hall, rows, mind, device, pace
        self.optimizer = torch.optim.Adam(mind.parameters(), lr=pace.rate, eps=1e-5)
        self.rough = is_rough(device)
        self.decisions = 0
        self.watching = 0  # rounds in which it plays as it did, and only learns what to expect
        self.shown: Mind | None = None  # as it was when it had been shown what bots do
        self.loyal = 0.0  # how much it costs to leave that
        self.rivals: Rivals | None = None
        self.mean = deepcopy(mind).requires_grad_(False)  # of what it was lately
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
            found = self.round(done, curious)
            if self.rivals is not None and passes % APART == 0:
                self.rivals.meet(self.mind)
            done = (time.monotonic() - began) / seconds
            passes += 1
            if passes % 25 == 0 or done >= 1.0:
                found += "" if self.rivals is None else self.rivals.told()
                say(f"{time.monotonic() - began:6.1f} s  {self.decisions / 1e6:8.2f} M decisions  {found}")

    def round(self, done: float, curious: tuple[float, float], by_example: bool = False) -> str:
        """Play and learn once, so much of the whole being ``done``; gives how it went, in numbers."""
        if self.rivals is not None:
            self.rivals.begin()
        self._play(by_example)
        for group in self.optimizer.param_groups:
            group["lr"] = self.pace.rate * max(0.05, 1.0 - done)
        found = self._learn(curious[0] + (curious[1] - curious[0]) * done, by_example)
        self.watching = max(0, self.watching - 1)
        with torch.no_grad():
            for steady, now in zip(self.mean.parameters(), self.mind.parameters(), strict=True):
                steady.lerp_(now, 1 - STEADY)
        return found

    def state(self) -> dict[str, Any]:
        """All that is needed to go on after a round, but the games."""
        return {
            "mind": self.mind.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "spread": self.spread,
            "shown": None if self.shown is None else self.shown.state_dict(),
            "decisions": self.decisions,
            "chance": torch.get_rng_state(),
        }

    def go_on(self, state: dict[str, Any]) -> None:
        self.mind.load_state_dict(state["mind"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.spread = state["spread"].to(self.device)
        self.decisions = state["decisions"]
        if state["shown"] is not None:
            self.remember()
            assert self.shown is not None
            self.shown.load_state_dict(state["shown"])
        torch.set_rng_state(state["chance"].cpu())

    def remember(self) -> None:
        """What it does now is what it was shown."""
        self.shown = deepcopy(self.mind).requires_grad_(False)

    def _look(self, group: int) -> dict[str, Tensor]:
        return {
            key: shown.to(self.device, non_blocking=True, copy=True)
            for key, shown in self._shared[group].items()
            if key not in ("actions", "ended", "rewards", "shown")
        }

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def _play(self, by_example: bool) -> None:
        self.kept = [[] for _group in range(GROUPS)]
        for step in range(self.pace.steps * GROUPS):
            group = step % GROUPS
            if step >= GROUPS:
                self.hall.wait(group)
                self._note_end(group)
            shown = self._look(group)
            row = self.rows.of(shown.pop("cells"), shown["turn"], shown["setting"])
            if self.rough:
                row = row.to(torch.bfloat16)
            action = None
            with self._roughly():
                scores, expected = self.mind.scores(row, shown["mask"], shown["advised"]), self.mind.expects(row)
                if by_example and self.rivals is not None:
                    action = self.rivals.example(row, shown)
                if self.rivals is None or by_example:
                    shown["ours"] = torch.ones_like(shown["turn"], dtype=torch.bool)
                else:
                    players = self.rows.players(shown["setting"])
                    scores, shown["ours"] = self.rivals.instead(scores, row, shown, players)
            shown["row"] = row
            chances = torch.log_softmax(scores, 1)
            if action is None and by_example:
                action = self._shared[group]["shown"].to(self.device, copy=True)
            elif action is None:
                action = torch.multinomial(chances.exp(), 1).squeeze(1)
            shown["chance"] = chances.gather(1, action.unsqueeze(1)).squeeze(1)
            shown["action"], shown["expected"] = action, expected
            self.hall.blocks[group].arrays["actions"][...] = action.cpu().numpy()
            self.hall.step(group)
            self.kept[group].append(shown)
        for group in range(GROUPS):
            self.hall.wait(group)
            self._note_end(group)
        self.decisions += int(sum(shown["ours"].sum() for kept in self.kept for shown in kept))

    def _note_end(self, group: int) -> None:
        """What came of the last step stands in the block now."""
        shared, last = self._shared[group], self.kept[group][-1]
        last["over"] = shared["ended"].to(self.device) > 0
        last["won"] = shared["rewards"].to(self.device).float()
        if self.rivals is not None and self.decisions:  # before that it is not known what is usual
            setting = last["setting"]
            self.rivals.note(last["won"] / self.spread[setting].unsqueeze(1), last["over"], self.rows.players(setting))

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
            shown["known"] = known[each, seat] & shown["ours"]
            merit = shown["target"] - expected
            shown["merit"] = merit
            later[each, seat] = expected + KEPT * torch.where(known[each, seat], merit, 0.0)
            known[each, seat] = True

    def _measure(self) -> None:
        """How much is won and lost with each set of options, learnt as it goes."""
        won = torch.cat([shown["won"][shown["over"]] for kept in self.kept for shown in kept])
        setting = torch.cat([shown["setting"][shown["over"]] for kept in self.kept for shown in kept])
        seats = won.abs().sum(1) > 0
        if not bool(seats.any()):
            return
        players = self.rows.players(setting).clamp(min=1)
        square = (won * won).sum(1) / players
        total = torch.zeros_like(self.spread).index_add(0, setting, square)
        many = torch.zeros_like(self.spread).index_add(0, setting, torch.ones_like(square))
        now = (total / many.clamp(min=1)).sqrt()
        fresh = (many > 20) & (now > 0)
        blend = 0.1 if self.decisions > 4 * self.pace.steps * GROUPS * self.hall.games else 1.0
        self.spread = torch.where(fresh, self.spread * (1 - blend) + now * blend, self.spread)

    def _learn(self, curious: float, by_example: bool) -> str:
        self._measure()
        for kept in self.kept:
            self._judge(kept)
        every = [shown for kept in self.kept for shown in kept]
        whole = {
            key: torch.cat([shown[key] for shown in every])
            for key in ("row", "mask", "advised", "action", "chance", "target", "merit", "known")
        }
        usable = whole["known"].nonzero().squeeze(1)
        if len(usable) < 2:
            return "nothing was learnt: too few games came to an end"
        mean, deviation = whole["merit"][usable].mean(), whole["merit"][usable].std() + 1e-6
        losses = []
        batch = self.pace.batch
        for _pass in range(self.pace.passes):
            order = usable[torch.randperm(len(usable), device=self.device)]
            for start in range(0, max(1, len(order) - batch // 2), batch):
                some = order[start : start + batch]
                losses.append(self._improve(whole, some, mean, deviation, curious, by_example))
        found = torch.stack(losses).mean(0).tolist()
        return f"policy {found[0]:+.4f}  value {found[1]:.4f}  entropy {found[2]:.4f}  curious {curious:.4f}"

    def _roughly(self) -> Any:
        """Reckon with half the bits, where that is far faster."""
        return torch.autocast(self.device, torch.bfloat16, enabled=self.rough)

    def _improve(
        self,
        whole: dict[str, Tensor],
        some: Tensor,
        mean: Tensor,
        deviation: Tensor,
        curious: float,
        by_example: bool,
    ) -> Tensor:
        row, mask, advised = whole["row"][some], whole["mask"][some], whole["advised"][some]
        with self._roughly():
            scores, expected = self.mind.scores(row, mask, advised), self.mind.expects(row)
        chances = torch.log_softmax(scores, 1)
        now = chances.gather(1, whole["action"][some].unsqueeze(1)).squeeze(1)
        if by_example:
            others = torch.where(mask > 0, chances, 0.0).sum(1) / mask.sum(1)
            policy = -((1 - OTHER) * now + OTHER * others).mean()
        else:
            ratio = (now - whole["chance"][some]).exp()
            merit = (whole["merit"][some] - mean) / deviation
            policy = -torch.min(ratio * merit, ratio.clamp(1 - HELD, 1 + HELD) * merit).mean()
        if self.shown is not None and self.loyal:
            with torch.no_grad(), self._roughly():
                before = torch.softmax(self.shown.scores(row, mask, advised), 1)
            policy = policy - self.loyal * (before * chances.clamp(min=-50)).sum(1).mean()
        value = nn.functional.smooth_l1_loss(expected, whole["target"][some])
        entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
        loss = 0.5 * value if self.watching else policy + 0.5 * value - curious * entropy
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.mind.parameters(), STEEPEST_SHOWN if by_example else STEEPEST)
        self.optimizer.step()
        return torch.stack([policy.detach(), value.detach(), entropy.detach()])
