"""Parlour as somebody has it who installed it: a wheel in a virtual environment with what it declares, and no more.

Nothing is downloaded: the environment links the distributions that are installed here, those that the wheel asks for
and those that they ask for.  Whatever else is installed here cannot be imported there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from email.parser import Parser
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

from tests.house.checkout import ROOT

BUILD = ("setup.py", "c_files.py", "written_out.py", "rows.h", "calls.h", "shim.c", "MANIFEST.in", "pyproject.toml")
SOURCES = (*BUILD, "README.md", "LICENSE", "src", "tests/cases")


def a_copy(where: Path) -> Path:
    """What an sdist is made from."""
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, where / name, ignore=shutil.ignore_patterns("page", "__pycache__", "*.egg-info"))
        else:
            where.mkdir(exist_ok=True)
            shutil.copy(source, where / name)
    return where


def built(command: str, where: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Let setuptools build an sdist or a wheel; it lies in dist then."""
    line = [sys.executable, "setup.py", "-q", command]
    return subprocess.run(line, cwd=where, capture_output=True, text=True, check=True, env={**os.environ, **variables})


def wheel_of(sources: Path, **variables: str) -> Path:
    built("bdist_wheel", sources, **variables)
    (wheel,) = (sources / "dist").glob("*.whl")
    return wheel


def from_sdist(sdist: Path, where: Path) -> Path:
    """The sources as its users unpack them."""
    with tarfile.open(sdist) as carried:
        carried.extractall(where, filter="data")
    (unpacked,) = where.iterdir()
    return unpacked


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


class Installed:
    """A wheel in an environment of its own."""

    def __init__(self, where: Path, wheel: Path) -> None:
        venv.create(where, symlinks=os.name != "nt", with_pip=False)
        self.site = Path(sysconfig.get_path("purelib", "venv", vars={"base": str(where)}))
        self.bin = Path(sysconfig.get_path("scripts", "venv", vars={"base": str(where)}))
        pip = [sys.executable, "-m", "pip", "--python", str(where), "install", "-q", "--no-index", "--no-deps"]
        subprocess.run([*pip, "--no-compile", "--disable-pip-version-check", str(wheel)], check=True, env=alone())
        self.asked = requirements_of(wheel)
        self.add()

    def add(self, *extras: str) -> None:
        """What comes along with these extras."""
        for declared in closure(self.asked, list(extras)):
            link(declared, self.site)

    def command(self, *args: str) -> list[str]:
        return [str(self.bin / "parlour"), *args]

    def run(self, *args: str, given: str = "") -> subprocess.CompletedProcess[str]:
        """The command as its user gives it."""
        return self._do(self.command(*args), given)

    def python(self, text: str) -> subprocess.CompletedProcess[str]:
        return self._do([str(self.bin / "python"), "-c", text])

    def _do(self, command: list[str], given: str = "") -> subprocess.CompletedProcess[str]:
        """In a folder where nothing of the checkout is near."""
        return subprocess.run(command, input=given, capture_output=True, text=True, cwd=self.site.parent, env=alone())


def alone() -> dict[str, str]:
    """The variables of this process without those that lead back to the checkout."""
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "PARLOUR", "VIRTUAL_ENV", "DATABASE_URL", "LANG", "LC_"))
    }


def requirements_of(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        (metadata,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        return Parser().parsestr(archive.read(metadata).decode()).get_all("Requires-Dist", [])


def closure(asked: list[str], extras: list[str]) -> list[Distribution]:
    """What these requirements, with these extras of whoever asks, come to; each must be installed here."""
    found: dict[tuple[str, ...], Distribution] = {}
    _gather(asked, extras, found)
    return list({dist.metadata["Name"]: dist for dist in found.values()}.values())


def _gather(asked: list[str], extras: list[str], found: dict[tuple[str, ...], Distribution]) -> None:
    for text in asked:
        wanted = Requirement(text)
        key = (wanted.name.lower(), *sorted(wanted.extras))
        if key in found or not _applies(wanted, extras):
            continue
        dist = found[key] = distribution(wanted.name)
        assert wanted.specifier.contains(dist.version, prereleases=True), f"{text} is wanted, {dist.version} is here"
        _gather(dist.requires or [], sorted(wanted.extras), found)


def _applies(wanted: Requirement, extras: list[str]) -> bool:
    return wanted.marker is None or any(wanted.marker.evaluate({"extra": extra}) for extra in ["", *extras])


def link(dist: Distribution, site: Path) -> None:
    for name in sorted({path for file in dist.files or [] if (path := _own(Path(str(file)), dist)) is not None}):
        target = site / name
        if not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.symlink_to(Path(str(dist.locate_file(name))).resolve())


def _own(file: Path, dist: Distribution) -> Path | None:
    """The highest folder of a file that is this distribution's alone, or the file; None for scripts and caches."""
    if file.parts[0] == ".." or "__pycache__" in file.parts[:1]:
        return None
    for depth in range(1, len(file.parts)):
        folder = Path(*file.parts[:depth])
        here = Path(str(dist.locate_file(folder)))
        if folder.suffix in (".dist-info", ".libs") or any(_packages(here)):
            return folder
    return file


def _packages(folder: Path) -> Iterator[Path]:
    """What makes a folder a package, and no name that several distributions share."""
    return folder.glob("__init__.*")
