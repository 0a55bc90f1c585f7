"""Whoever installs Parlour can use it: with what it declares and nothing more, from the wheel and from the sdist."""

from __future__ import annotations

import json
import subprocess
import urllib.request
from pathlib import Path

from parlour.registry import all_rules
from tests.house.checkout import ROOT, texts_under
from tests.house.installing import Installed, a_copy, alone, built, from_sdist, names_in, wheel_of


def test_what_is_made_from_the_sdist_plays_and_with_the_extra_serves(tmp_path: Path) -> None:
    """As pip installs an sdist: a wheel is made from it, here without compiling."""
    copy = a_copy(tmp_path / "checkout")
    built("sdist", copy)
    (sdist,) = (copy / "dist").glob("*.tar.gz")
    wheel = wheel_of(from_sdist(sdist, tmp_path / "unpacked"), PARLOUR_PURE="1")
    ours = {path.relative_to(ROOT / "src").as_posix() for path in texts_under("src/parlour")}
    assert not ours - names_in(wheel)
    parlour = Installed(tmp_path / "installed", wheel)
    plays_plainly(parlour)
    tells_what_to_install(parlour)
    parlour.add("server")
    serves(parlour, tmp_path / "data")


def tells_what_to_install(parlour: Installed) -> None:
    refused = parlour.run("serve")
    assert refused.returncode == 2
    assert "install parlour[server]" in refused.stderr
    assert refused.stderr.count("\n") == 1


def plays_plainly(parlour: Installed) -> None:
    games = parlour.run("games")
    assert [line.split()[0] for line in games.stdout.splitlines()] == list(all_rules()), games.stderr
    played = parlour.run("play", "--plain", "--seed", "1", "--record", "game.case", given="quit\n")
    assert played.returncode == 0, played.stderr
    assert (parlour.site.parent / "game.case").exists()
    judged = parlour.run("judge", "ecarte", "--fault", "44d", "--language", "en")
    assert "A case that shows this: ecarte/" in judged.stdout, judged.stderr


def serves(parlour: Installed, data: Path) -> None:
    """It starts, is healthy and ends well."""
    command = parlour.command("serve", "--port", "0", "--no-browser", "--data", str(data))
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=parlour.site.parent, env=alone()
    ) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        if not line.startswith("Parlour is at "):
            server.kill()
            raise AssertionError(server.communicate()[1])
        with urllib.request.urlopen(f"{line.split()[3]}health", timeout=60) as answer:
            assert json.load(answer)["ok"]
        server.terminate()
        _said, trouble = server.communicate(timeout=60)
    assert server.returncode == 0, trouble
