"""Every game of the registry passes the contract battery; with many more examples in ``./dev proof contract``."""

from __future__ import annotations

import os

import pytest

from parlour.registry import all_rules
from parlour.testing import CHECKS, try_out
from parlour.testing.demands import Check

EXAMPLES = 200 if "PARLOUR_PROOF" in os.environ else 6


@pytest.mark.parametrize("name", all_rules())
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_contract(check: Check, name: str) -> None:
    try_out(check, all_rules()[name], EXAMPLES)
