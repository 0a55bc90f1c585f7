"""Tests of what only a compiled package has."""

from __future__ import annotations

import pytest

from parlour.version import is_compiled

COMPILED = pytest.mark.skipif(not is_compiled(), reason="the package under test is not compiled")
