"""The tests run on the build that ./dev means them to."""

from __future__ import annotations

import os

import pytest

from parlour import game, playout


@pytest.mark.plain
def test_the_build_is_the_one_asked_for() -> None:
    plain = [str(module.__file__).endswith(".py") for module in (game, playout)]
    if os.environ.get("PARLOUR_PURE") == "1":
        assert all(plain)
    elif os.environ.get("PARLOUR_COMPILED") == "1":
        assert not any(plain)
