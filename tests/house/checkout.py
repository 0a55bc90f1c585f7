"""The checkout as the house tests read it: its files, its modules, its games."""

from __future__ import annotations

import ast
import subprocess
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src"
GAMES = SRC / "parlour" / "games"
FOLDERS = sorted(path.parent.name for path in GAMES.glob("*/__init__.py"))


def public_name(folder: str) -> str:
    return folder.replace("_", "-")


def committed() -> list[Path]:
    """The files that are or would be committed; in a copy without its repository, all that are not ignored."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout.split("\0")
    except (OSError, subprocess.CalledProcessError):
        return [path for path in sorted(ROOT.rglob("*")) if path.is_file() and not _ignored(path)]
    return [ROOT / name for name in listed if name and (ROOT / name).is_file()]


def _ignored(path: Path) -> bool:
    patterns = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    parts = path.relative_to(ROOT).parts
    return ".git" in parts or any(fnmatch(part, pattern.strip("/")) for part in parts for pattern in patterns)


def lines(path: Path) -> list[tuple[str, str]]:
    """Each line of a text file with the place to name in a complaint; a binary file has none."""
    data = path.read_bytes()
    if b"\0" in data:
        return []
    where = path.relative_to(ROOT)
    return [(f"{where}:{number}", line) for number, line in enumerate(data.decode().split("\n"), 1)]


def texts_under(*folders: str) -> list[Path]:
    """The committed files in these folders, or these files."""
    return [path for path in committed() if any(path.is_relative_to(ROOT / folder) for folder in folders)]


def module_name(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(path): path for path in sorted(SRC.rglob("*.py"))}


EXPLAINED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def strings_of(path: Path) -> list[str]:
    """The strings of a module that are no explanations of it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    explained = {ast.get_docstring(node, clean=False) for node in ast.walk(tree) if isinstance(node, EXPLAINED)}
    strings = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [string for string in strings if string not in explained]
