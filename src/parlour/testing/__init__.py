"""The contract battery: ``battery(rules)`` tries any game; each check takes the rules, the options given and a seed."""

from __future__ import annotations

from parlour.testing.demands import ContractBroken
from parlour.testing.drive import CHECKS, battery, try_out

__all__ = ["CHECKS", "ContractBroken", "battery", "try_out"]
