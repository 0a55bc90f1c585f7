"""The databases that the tests of the server use."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.places import Cluster, Database, File, Memory, Place, cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as started:
        yield started


@pytest.fixture
def database(postgres: Cluster) -> Database:
    return postgres.database()


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Every kind of store."""
    if request.param == "memory":
        return Memory()
    return _lasting(request, tmp_path)


@pytest.fixture(params=["sqlite", "postgres"])
def lasting(request: pytest.FixtureRequest, tmp_path: Path) -> File | Database:
    """Every kind of store that outlives its process."""
    return _lasting(request, tmp_path)


def _lasting(request: pytest.FixtureRequest, tmp_path: Path) -> File | Database:
    if request.param == "sqlite":
        return File(tmp_path / "parlour.db")
    database: Database = request.getfixturevalue("database")
    return database
