"""What somebody reads who starts a server for the first time, and does it wrongly: one line that says what to mend."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.errors import ParlourError
from parlour.server.serve import listening, run
from parlour.server.storage.retention import FOR_EVER
from tests.server.doors import HOST

PATIENCE = 60.0


def trouble(data: Path, url: str = "") -> str:
    """Why a server does not start."""
    with listening(HOST, 0) as bound, pytest.raises(ParlourError) as refused:
        asyncio.run(run(bound, data, url, FOR_EVER, lambda _server: None))
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_it_says_what_is_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file")
    assert f"data folder {tmp_path / 'file'} cannot be used" in trouble(tmp_path / "file")
    (tmp_path / "parlour.db").write_text("no database" * 1000)
    assert f"database {tmp_path / 'parlour.db'} cannot be used" in trouble(tmp_path)
    for url in (f"postgresql://{HOST}:1/parlour", "mysql://somewhere"):
        assert "DATABASE_URL cannot be used" in trouble(tmp_path, url)


def test_a_port_that_cannot_be_had() -> None:
    with socket.socket() as other:
        other.bind((HOST, 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(ParlourError, match=f"^cannot listen at port {port} of {HOST}: [^\\[]*$"):
            listening(HOST, port)
    with pytest.raises(ParlourError, match="port 99999"):
        listening(HOST, 99999)


@pytest.mark.skipif(os.name == "nt", reason="interrupts are sent in another way there")
def test_one_line_when_it_is_there_none_when_it_ends_and_the_same_again(tmp_path: Path) -> None:
    data = tmp_path / "data"
    for _time in range(2):
        command = [sys.executable, "-m", "parlour", "serve", "--no-browser", "--port", "0", "--data", str(data)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
            assert server.stdout is not None
            line = server.stdout.readline()
            server.send_signal(signal.SIGINT)
            rest, _nothing = server.communicate(timeout=PATIENCE)
        assert line.startswith("Parlour is at http://localhost:"), line + rest
        assert rest == ""
        assert server.returncode == 130
    assert data.stat().st_mode & 0o077 == 0
