"""Files that people name, and the folders where their records and settings go."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from parlour.errors import ParlourError, Unknown

LARGEST = 16 * 1024 * 1024


def read_text(path: Path, as_it_is: bool = False) -> str:
    """A text file that somebody named; one clear line when it cannot be read.

    ``as_it_is``: with the ends of its lines as they stand.
    """
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)  # a device or a pipe has no size that could be asked for
        if len(data) > LARGEST:
            raise ParlourError(f"{path} is larger than {LARGEST} bytes")
        text = data.decode()
        return text if as_it_is else text.replace("\r\n", "\n").replace("\r", "\n")
    except FileNotFoundError:
        raise Unknown(f"no file {path}") from None
    except UnicodeDecodeError:
        raise ParlourError(f"{path} is no text in UTF-8") from None
    except OSError as error:
        raise ParlourError(f"{path} cannot be read: {error.strerror}") from None


def write_whole(path: Path, text: str | bytes, lasting: bool = False) -> None:
    """Write a file that its owner alone may read, so that it is either the old one or the new one, never half.

    ``lasting``: it is on the disk, whatever happens afterwards, when this comes back.
    """
    try:
        os.replace(_beside(path, text, lasting), path)
        if lasting:
            _sync_folder(path.parent)
    except OSError as error:
        raise ParlourError(f"{path} cannot be written: {error.strerror}") from None


def write_first(path: Path, text: str) -> None:
    """The same, lasting, unless somebody has written that file before: his stays, whole."""
    try:
        temporary = _beside(path, text, lasting=True)
        try:
            os.link(temporary, path)
        except FileExistsError:
            return
        finally:
            os.unlink(temporary)
        _sync_folder(path.parent)
    except OSError as error:
        raise ParlourError(f"{path} cannot be written: {error.strerror}") from None


def _beside(path: Path, text: str | bytes, lasting: bool) -> str:
    """A file in the same folder that may take the place of this one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    with open(handle, "wb") as file:
        file.write(text.encode() if isinstance(text, str) else text)
        if lasting:
            file.flush()
            os.fsync(file.fileno())
    return temporary


def _sync_folder(folder: Path) -> None:
    if sys.platform == "win32":
        return  # there a folder cannot be opened
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def data_folder() -> Path:
    """Where the user's own records are kept."""
    return _user_folder("XDG_DATA_HOME", Path(".local") / "share")


def config_folder() -> Path:
    """Where the user's settings are kept."""
    return _user_folder("XDG_CONFIG_HOME", Path(".config"))


def state_folder() -> Path:
    """Where stays what a program must find again and nobody edits."""
    return _user_folder("XDG_STATE_HOME", Path(".local") / "state")


def _user_folder(variable: str, usual: Path) -> Path:
    home = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else variable)
    return (Path(home) if home else Path.home() / usual) / "parlour"
