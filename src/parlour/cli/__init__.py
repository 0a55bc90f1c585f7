"""The command ``parlour``: each of its commands is imported when it is asked for."""

from __future__ import annotations

import sys

from cyclopts import CycloptsError

from parlour.cli.common import app
from parlour.cli.streams import speak_anywhere
from parlour.errors import ParlourError, one_line

__all__ = ["app", "main"]

COMMANDS = {  # module: its commands, each a function of that name
    "data": "export dataset baselines",
    "databases": "account audit backup restore",
    "evenings": "evening",
    "exploiting": "exploit",
    "joining": "join forget",
    "judging": "judge",
    "lab": "sim arena bench figures",
    "laws": "games laws law",
    "puzzling": "puzzle",
    "records": "case replay verify hint",
    "results": "results",
    "reviews": "review",
    "studying": "study",
    "tables": "play serve",
    "training": "train",
}
for module, names in COMMANDS.items():
    for name in names.split():
        app.command(f"parlour.cli.{module}:{name}")


def main(arguments: list[str] | None = None) -> None:
    """Run a command; bad input gets one clear line and exit status 2."""
    speak_anywhere()
    first = (sys.argv[1:] if arguments is None else arguments)[:1]
    try:
        if not first or first[0].startswith("-"):
            app.resolved_commands()  # a list of them says what each does
        app(arguments, exit_on_error=False, print_error=False, result_action="sys_exit")
    except (CycloptsError, ParlourError) as error:
        print(f"parlour: {one_line(str(error))}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt as interrupt:
        if str(interrupt):
            print(f"parlour: {interrupt}", file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
