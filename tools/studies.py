"""What studies have found, drawn into ``docs/studies`` and the games' folders.

``python -m tools.studies CHECKOUT FOUND [NAME ...]``: FOUND is a folder, or a ``.tar.gz``, of what ``parlour study``
has printed with ``--json``, a file each, NAME those of them to draw.  It needs the extra lab.  What a person wrote
under "What it shows" stays, and must be read anew beside the new numbers; a page that is new says that this is still
to be written.  Of other players than the plan's own (``poker-bluffing-master.json``) there is a page, but games do not
tell of it.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from parlour.cli.common import extra
from parlour.errors import ParlourError
from parlour.lab.studies.findings import Findings
from parlour.lab.studies.kept import findings_in
from parlour.lab.studies.plan import plan_of
from parlour.lab.studies.telling import write_figures

PAGES = "docs/studies"
SHOWS, MADE = "## What it shows\n\n", "## How it was made\n\n"
UNWRITTEN = "TO BE WRITTEN\n\n"


@contextmanager
def files_in(found: Path) -> Iterator[list[Path]]:
    """The documents of a folder, or of one that was packed."""
    if found.is_dir():
        yield sorted(found.rglob("*.json"))
        return
    with TemporaryDirectory() as folder:
        try:
            with tarfile.open(found) as packed:
                packed.extractall(folder, filter="data")
        except (OSError, tarfile.TarError):
            raise ParlourError(f"{found} is neither a folder nor a .tar.gz that can be read") from None
        yield sorted(Path(folder).rglob("*.json"))


def findings_of(file: Path) -> Findings:
    try:
        name = json.loads(file.read_text(encoding="utf-8"))["study"]
    except (ValueError, KeyError, TypeError):
        raise ParlourError(f"{file.name} is not what `parlour study --json` prints") from None
    return findings_in(file, plan_of(name))


def page_of(made: str, old: str, name: str) -> str:
    """A study's page for the documents: as it was drawn, with what a person has written about it."""
    title, asks, rest = made.split("\n\n", 2)
    rest = re.sub(r"\(picture-(\d+)\.png\)", rf"(pictures/{name}-\1.png)", rest)
    written = re.search(f"{SHOWS}(.*?)(?={MADE})", old, re.DOTALL)
    return f"{title}\n\n{asks}\n\n{SHOWS}{written.group(1) if written else UNWRITTEN}{MADE}{rest}"


def draw(checkout: Path, file: Path) -> Path:
    """One study: its page, its pictures, and what games' pages tell of it."""
    with extra("lab"):
        from parlour.lab.studies import report
    found, name = findings_of(file), file.stem
    page = checkout / PAGES / f"{name}.md"
    by_others = found.plan.bots != plan_of(found.plan.name).bots
    with TemporaryDirectory() as folder:
        report.write(found, Path(folder))
        for picture in Path(folder).glob("picture-*.png"):
            shutil.copy(picture, checkout / PAGES / "pictures" / f"{name}-{picture.stem.split('-')[1]}.png")
        made = (Path(folder) / "study.md").read_text(encoding="utf-8")
    if by_others:
        made = made.replace("\n", f" ({', '.join(found.plan.bots)})\n", 1)  # behind the title
    page.write_text(page_of(made, page.read_text(encoding="utf-8") if page.exists() else "", name), encoding="utf-8")
    if not by_others:
        write_figures(found)
    return page


def main(args: list[str]) -> int:
    if len(args) < 2:
        print(__doc__)
        return 2
    checkout, found, names = Path(args[0]), Path(args[1]), args[2:]
    try:
        with files_in(found) as files:
            unknown = sorted(set(names) - {file.stem for file in files})
            if unknown or not files:
                raise ParlourError(f"{found} has no {', '.join(unknown) or 'documents of studies'}")
            for file in files:
                if not names or file.stem in names:
                    page = draw(checkout, file)
                    unwritten = UNWRITTEN in page.read_text(encoding="utf-8")
                    print(page, "(what it shows is to be written)" if unwritten else "", flush=True)
    except ParlourError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
