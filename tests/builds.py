"""Tests of what only a compiled package has."""

from __future__ import annotations

import pytest

from parlour.testing.builds import compiled

COMPILED = pytest.mark.skipif(not compiled(), reason="the package under test is not compiled")
