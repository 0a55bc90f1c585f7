"""What the commands share: the application, common parameters, printing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from parlour import __version__
from parlour.core.languages import LANGUAGES
from parlour.errors import BadOption, Unknown

app = App(
    name="parlour",
    help="Old card games by the letter of their printed laws.",
    version=__version__,
    help_format="plaintext",
    suppress_keyboard_interrupt=False,  # main says what there is to say
)
app.register_install_completion_command()

Json = Annotated[bool, Parameter(name="--json", negative=(), help="Print one JSON document and nothing else.")]
Language = Annotated[
    str,
    Parameter(name="--language", help=f"{', '.join(LANGUAGES)}; without it, what LANGUAGE, LC_ALL or LANG ask for."),
]
GivenOptions = Annotated[
    list[str] | None, Parameter(name="--option", negative=(), help="An option of the game, as NAME=VALUE.")
]

Jobs = Annotated[
    int | None,
    Parameter(
        name="--jobs", help="How many processes work, 0 for all cores; the numbers are the same. On a cluster, all."
    ),
]
RayAddress = Annotated[
    str,
    Parameter(
        name="--ray",
        help="The address of a Ray cluster that does the work, as in auto or HOST:PORT; the numbers are the same.",
    ),
]


@contextmanager
def extra(name: str, otherwise: str = "") -> Iterator[None]:
    """Imports of what is not installed with Parlour itself: whoever lacks it is told what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        if not error.name or error.name.partition(".")[0] == "parlour":
            raise
        raise Unknown(f"this needs {error.name}: install parlour[{name}]{otherwise}") from None


def read_options(given: list[str] | None) -> dict[str, object]:
    options: dict[str, object] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is written NAME=VALUE, not {text!r}")
        options[name] = value
    return options


def records_in(named: list[Path]) -> list[Path]:
    """The files, and the records in the folders."""
    return [path for name in named for path in (sorted(name.rglob("*.case")) if name.is_dir() else [name])]


def print_json(document: object) -> None:
    print(json.dumps(document, ensure_ascii=False, indent=2))
