"""The file of a net, as ``parlour.nets.net`` reads it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from struct import pack

LARGEST = 6.0e4  # of a half float


def net_file(about: Mapping[str, object], weights: Sequence[float]) -> bytes:
    """What there is to say about it, and its weights in their order."""
    packed = pack(f"<{len(weights)}e", *[max(-LARGEST, min(LARGEST, weight)) for weight in weights])
    return json.dumps({**about, "weights": sha256(packed).hexdigest()}).encode() + b"\n" + packed
