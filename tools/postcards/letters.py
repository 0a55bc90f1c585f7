"""The letters of the pictures, cut out of Source Serif 4: python -m tools.postcards.letters REGULAR BOLD

Both are files of Adobe's release 4.005 (`SourceSerif4-Regular.ttf.woff2` and `-Bold`), under the SIL Open Font License,
whose text stands beside what is written.  That license reserves the name to the whole font, so the part has another.
Wants `fonttools` and `brotli`, which nothing else needs.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

ART = Path(__file__).parents[2] / "src/parlour/server/postcards/art"
NAME = "Parlour Serif"
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x218, 0x219, 0x21A, 0x21B]  # with all of Hungarian and Turkish
SIGNS = "–—‘’‚“”„†…‹›′″−×"
NAMES = {1: NAME, 3: NAME, 4: NAME, 6: NAME.replace(" ", ""), 16: NAME}


def cut_out(source: Path, target: Path, weight: str) -> None:
    subset: Any = import_module("fontTools.subset")
    options = subset.Options()
    options.flavor = None
    options.hinting = False
    options.layout_features = ["kern", "liga", "lnum"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    font = subset.load_font(str(source), options)
    cutting = subset.Subsetter(options)
    cutting.populate(unicodes=[*LATIN, *map(ord, SIGNS)])
    cutting.subset(font)
    for record in font["name"].names:
        if record.nameID in NAMES:
            record.string = NAMES[record.nameID]
        elif record.nameID == 2:
            record.string = weight
    font["head"].modified = font["head"].created  # the same cut is the same file
    font.save(str(target), reorderTables=True)


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    for source, weight in zip(sys.argv[1:], ("Regular", "Bold"), strict=True):
        target = ART / f"{weight.lower()}.ttf"
        cut_out(Path(source), target, weight)
        print(f"{target.name}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
