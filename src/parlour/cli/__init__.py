"""The command ``parlour``."""

from __future__ import annotations

import sys

from cyclopts import CycloptsError

from parlour.cli import databases, evenings, joining, judging, lab, laws, records, tables
from parlour.cli.common import app
from parlour.cli.streams import speak_anywhere
from parlour.errors import ParlourError

__all__ = ["app", "databases", "evenings", "joining", "judging", "lab", "laws", "main", "records", "tables"]


def main(arguments: list[str] | None = None) -> None:
    """Run a command; bad input gets one clear line and exit status 2."""
    speak_anywhere()
    try:
        app(arguments, exit_on_error=False, print_error=False, result_action="sys_exit")
    except (CycloptsError, ParlourError) as error:
        line = " ".join(str(error).split())
        print(f"parlour: {line}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt as interrupt:
        if str(interrupt):
            print(f"parlour: {interrupt}", file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
