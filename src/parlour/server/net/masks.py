"""The masks of web socket frames (RFC 6455, 5.3)."""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:  # not compiled for this machine
    from websockets.utils import apply_mask


def unmasked(payload: bytes, mask: bytes) -> bytes:
    """Or masked: it is the same."""
    return apply_mask(payload, mask)
