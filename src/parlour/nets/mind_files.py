"""Between a mind that learns and the file of a net that plays (``parlour.nets.net``)."""

from __future__ import annotations

import json
from typing import Any

import torch

from parlour.core.rules import Rules
from parlour.envs.actions import actions_of
from parlour.nets.files import net_file
from parlour.nets.inputs import Inputs
from parlour.nets.mind import Mind, Tensor


def net_bytes(mind: Mind, about: dict[str, Any]) -> bytes:
    """The net that plays."""
    return net_file(about, [x for part in _parts(mind) for x in part.detach().float().reshape(-1).tolist()])


def mind_of(rules: Rules, data: bytes) -> Mind:
    """The mind that plays as a net does, of a file that ``Net`` has read."""
    head, _newline, weights = data.partition(b"\n")
    about = json.loads(head)
    mind = Mind(Inputs(rules).total, len(actions_of(rules)), about["hidden"], about.get("book") is True)
    numbers = torch.frombuffer(bytearray(weights), dtype=torch.float16).float()
    at = 0
    with torch.no_grad():
        for part in _parts(mind):
            part.copy_(numbers[at : at + part.numel()].reshape(part.shape))
            at += part.numel()
    return mind


def _parts(mind: Mind) -> list[Tensor]:
    """Its weights in the order of the file."""
    first, second, out = mind.first, mind.second, mind.out
    return [first.weight.T, first.bias, second.weight, second.bias, out.weight, out.bias]
