"""What is kept of a run that may be interrupted: a file that is whole at every moment, and of no other run."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any

from parlour.core.files import data_folder, write_whole
from parlour.errors import BadOption, ParlourError
from parlour.lab.same_code import code_mark
from parlour.version import __version__

SAVE_EVERY = 2.0  # seconds between two writings
GOES_ON = "interrupted; the same command goes on where it stood"


class State:
    """A run's file: which run it is, by which code, and what has been found so far."""

    def __init__(self, path: Path, what: str, settings: object) -> None:
        """``what`` it is a state of, for a person; ``settings``, plain data, are all that the numbers rest on."""
        self.path = path
        self.what = what
        self.settings = json.loads(json.dumps([what, settings]))
        self.mark = code_mark()
        self.saved = monotonic()

    def read(self) -> Any:
        """What was found before; None where nothing was."""
        if not self.path.exists():
            return None
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            settings, mark, version, text = (kept[key] for key in ("settings", "mark", "parlour", "found"))
            if sha256(text.encode()).hexdigest() != kept["sum"]:
                raise ValueError
            found = json.loads(text)
        except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise ParlourError(f"{self.path} is no state of {self.what}; name another file or remove it") from None
        if settings != self.settings:
            raise BadOption(f"{self.path} is the state of another run; name another file")
        if mark != self.mark:
            raise BadOption(
                f"{self.path} was begun by other code (parlour {version}, {mark}; this is {__version__}, {self.mark}),"
                " and such numbers do not go together; name another file"
            )
        return found

    def write(self, found: object) -> None:
        text = json.dumps(found)
        kept = {"parlour": __version__, "mark": self.mark, "settings": self.settings, "found": text}
        write_whole(self.path, json.dumps({**kept, "sum": sha256(text.encode()).hexdigest()}))
        self.saved = monotonic()

    def is_due(self) -> bool:
        """Whether it is time to write again."""
        return monotonic() - self.saved > SAVE_EVERY

    def forget(self) -> None:
        """All is found, and lies where it belongs: nothing needs to go on."""
        self.path.unlink(missing_ok=True)


def usual_place(name: str, settings: object, folder: str = "arena") -> Path:
    """Where a run with these settings is kept by this code, if nobody names a file: others have files of their own."""
    digest = sha256(json.dumps([settings, code_mark()]).encode()).hexdigest()[:12]
    return data_folder() / folder / f"{name}-{digest}.json"
