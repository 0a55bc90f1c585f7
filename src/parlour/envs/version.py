"""The version of an environment: it changes whenever the law of its game does, or what is seen and done in it."""

from __future__ import annotations

import hashlib

from parlour.core.rules import Rules
from parlour.law.fingerprint import law_of, package_mark


def version_of(rules: Rules) -> int:
    return version(law_of(rules), package_mark("parlour.envs"))


def id_of(rules: Rules) -> str:
    """What an environment is called where somebody else is to find the same: ``GAME-v123456789``."""
    return f"{rules.name}-v{version_of(rules)}"


def version(law: str, interface: str) -> int:
    """A number of at most nine digits."""
    return int(hashlib.sha256(f"{law} {interface}".encode()).hexdigest(), 16) % 10**9
