"""Pictures of what a study has found, for print too: told apart by shape, line and grey, never by colour alone."""

from __future__ import annotations

from io import BytesIO
from math import ceil
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
from matplotlib.ticker import FixedLocator, MaxNLocator
from PIL import Image

from parlour.core.files import write_whole
from parlour.lab.studies.findings import GAIN, GAP, Findings, is_told, place_of, together
from parlour.lab.studies.plan import Picture

SHAPES = "osD^vPX*"
GREYS = ("#000000", "#777777", "#444444", "#aaaaaa", "#222222", "#999999", "#555555", "#bbbbbb")
LINES = ("-", "--", "-.", ":", (0, (5, 1)), (0, (1, 1)), (0, (3, 1, 1, 1)), "-")
FILLS = ("", "///", "...", "xxx", "\\\\\\", "+++", "ooo", "|||")
IN_A_ROW = 4
FEW_FEET = 8  # each has its tick
SHADES = 16
DOTS = 110  # to the inch, in PNG
NOTHING = "Too little was seen for a picture."
Record = dict[str, Any]


def draw(findings: Findings, number: int, folder: Path) -> str:
    """The picture of this number, as SVG and PNG; gives its name without an ending."""
    plt.rcParams.update(_STYLE)
    figure = figure_of(findings, findings.plan.pictures[number])
    name = f"picture-{number + 1}"
    drawn, dots = BytesIO(), BytesIO()
    figure.savefig(drawn, format="svg", metadata={"Date": None, "Creator": None})
    figure.savefig(dots, format="png", dpi=DOTS, metadata={"Software": None})
    plt.close(figure)
    write_whole(folder / f"{name}.svg", drawn.getvalue())
    write_whole(folder / f"{name}.png", _in_few_greys(dots))
    return name


def figure_of(findings: Findings, picture: Picture) -> Any:
    wanted = {"what": GAP if picture.gap else GAIN, **picture.only}
    records = [
        record for record in findings.records() if all(_is(record.get(name), value) for name, value in wanted.items())
    ]
    records = together(records, [picture.along, picture.apart, picture.panels])
    records = [record for record in records if is_told(record)]
    if not records:
        return _nothing()
    panels, apart = _distinct(records, picture.panels), _distinct(records, picture.apart)
    lines = sorted(_distinct(records, picture.along), key=lambda value: place_of(findings.plan, value))
    figure, axes = _frame(picture, panels, records)
    for panel, axis in zip(panels, axes, strict=False):
        own = [record for record in records if not picture.panels or record[picture.panels] == panel]
        feet = _distinct(own, picture.along)
        if picture.kind == "dots":  # panels share their lines, unless each has its own
            feet = [line for line in lines if line in feet] if _apart(picture, records) else lines
        _panel(axis, picture, own, apart, feet)
        if picture.panels:
            axis.set_title(f"{picture.panels} {panel}" if isinstance(panel, int) else str(panel), fontsize=9)
    for axis in axes[len(panels) :]:
        axis.axis("off")
    _legend(figure, axes)
    figure.supxlabel(picture.foot, fontsize=10)
    figure.supylabel(picture.side, fontsize=10)
    return figure


def _nothing() -> Any:
    figure = plt.figure(figsize=(7.5, 1.0))
    figure.text(0.5, 0.5, NOTHING, ha="center", va="center")
    return figure


def _is(found: Any, wanted: Any) -> bool:
    return found in wanted if isinstance(wanted, list) else bool(found == wanted)


def _in_few_greys(dots: BytesIO) -> bytes:
    """A picture in grey needs a quarter of the bytes when it says so."""
    into = BytesIO()
    with Image.open(dots) as drawn:
        drawn.convert("L").quantize(SHADES).save(into, format="png", optimize=True)
    return into.getvalue()


_STYLE = {
    "font.size": 8.5,
    "font.family": "DejaVu Sans",
    "svg.hashsalt": "parlour",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "hatch.linewidth": 0.6,
    "svg.fonttype": "none",
}


def _distinct(records: list[Record], column: str) -> list[Any]:
    if not column:
        return [""]
    found = list(dict.fromkeys(record[column] for record in records))
    return sorted(found) if all(isinstance(value, int) for value in found) else found  # words stand in the rows' order


def _frame(picture: Picture, panels: list[Any], records: list[Record]) -> tuple[Any, list[Any]]:
    if len(panels) == 1:
        tall = _tall(picture, records) if picture.kind == "dots" else 4.2
        figure, axis = plt.subplots(figsize=(7.5, max(2.6, tall)), layout="constrained")
        return figure, [axis]
    if picture.kind == "dots" and _apart(picture, records):
        return _stack(picture, panels, records)
    down = ceil(len(panels) / IN_A_ROW)
    across = ceil(len(panels) / down)  # rows alike: five stand as three and two
    few = across < IN_A_ROW
    tall = 3.0 if few else 1.9
    if picture.kind == "dots":
        tall = _tall(picture, records)
    figure, axes = plt.subplots(
        down,
        across,
        figsize=((3.6 if few else 2.5) * across, 0.7 + tall * down),
        layout="constrained",
        squeeze=False,
        sharey=picture.kind == "dots",
    )
    return figure, [axis for line in axes for axis in line]


def _apart(picture: Picture, records: list[Record]) -> bool:
    """Whether no line stands in two panels: then each has lines, and a scale, of its own."""
    pairs = {(record[picture.along], record.get(picture.panels)) for record in records}
    return len(pairs) == len({line for line, _panel in pairs})


def _stack(picture: Picture, panels: list[Any], records: list[Record]) -> tuple[Any, list[Any]]:
    """Panels one below the other, each as tall as it has lines."""
    of_panel = [[record for record in records if record[picture.panels] == panel] for panel in panels]
    talls = [len(_distinct(own, picture.along)) for own in of_panel]
    figure, axes = plt.subplots(
        len(panels),
        1,
        figsize=(7.5, 0.8 + 0.55 * len(panels) + _line(picture, records) * sum(talls)),
        height_ratios=talls,
        layout="constrained",
    )
    return figure, list(axes)


def _tall(picture: Picture, records: list[Record]) -> float:
    """Inches for the lines of dots: a little more for each that stands apart."""
    return 0.8 + _line(picture, records) * len(_distinct(records, picture.along))


def _line(picture: Picture, records: list[Record]) -> float:
    return 0.16 + 0.075 * len(_distinct(records, picture.apart))


def _panel(axis: Any, picture: Picture, records: list[Record], apart: list[Any], feet: list[Any]) -> None:
    axis.grid(True, axis="x" if picture.kind == "dots" else "y", color="#dddddd", linewidth=0.6)
    for i, value in enumerate(apart):  # alike in every panel
        own = [record for record in records if not picture.apart or record[picture.apart] == value]
        if not own:
            continue
        label = f"{picture.called or picture.apart} {value}" if isinstance(value, int) else str(value)
        _PUT[picture.kind](axis, picture, own, i, len(apart), label if picture.apart else None, feet)
    if picture.kind == "dots":
        axis.set_yticks(range(len(feet)), [str(foot) for foot in feet])
        axis.set_ylim(len(feet) - 0.5, -0.5)
        axis.tick_params(axis="y", length=0)


def _spread(record: Record) -> float:
    return record["interval"] or 0.0


def _lines(
    axis: Any, picture: Picture, own: list[Record], i: int, _of: int, label: str | None, feet: list[Any]
) -> None:
    own = sorted(own, key=lambda record: record[picture.along])
    axis.axhline(0, color="#888888", linewidth=0.8)
    axis.errorbar(
        [record[picture.along] for record in own],
        [record["mean"] for record in own],
        yerr=[_spread(record) for record in own],
        marker=SHAPES[i % len(SHAPES)],
        linestyle=LINES[i % len(LINES)],
        color=GREYS[i % len(GREYS)],
        markersize=4,
        linewidth=1.1,
        capsize=2,
        label=label,
    )
    if all(isinstance(foot, int) for foot in feet):
        axis.xaxis.set_major_locator(FixedLocator(feet) if len(feet) <= FEW_FEET else MaxNLocator(integer=True))


def _bars(axis: Any, picture: Picture, own: list[Record], i: int, of: int, label: str | None, feet: list[Any]) -> None:
    width = 0.8 / of
    at = [feet.index(record[picture.along]) + (i - (of - 1) / 2) * width for record in own]
    axis.bar(
        at,
        [record["mean"] for record in own],
        width,
        yerr=[_spread(record) for record in own],
        color=("white", "#bbbbbb", "#eeeeee", "#888888")[i % 4],
        edgecolor="black",
        hatch=FILLS[i % len(FILLS)],
        linewidth=0.7,
        capsize=2,
        label=label,
    )
    axis.axhline(0, color="black", linewidth=0.8)
    axis.set_xticks(range(len(feet)), [str(foot) for foot in feet])


def _dots(axis: Any, picture: Picture, own: list[Record], i: int, of: int, label: str | None, feet: list[Any]) -> None:
    at = [feet.index(record[picture.along]) for record in own]
    off = (i - (of - 1) / 2) * 0.72 / of
    if i == 0:
        for n in range(0, len(feet), 2):
            axis.axhspan(n - 0.5, n + 0.5, color="#f1f1f1", zorder=0)
    axis.axvline(0, color="#888888", linewidth=0.8)
    axis.errorbar(
        [record["mean"] for record in own],
        [n + off for n in at],
        xerr=[_spread(record) for record in own],
        linestyle="none",
        marker=SHAPES[i % len(SHAPES)],
        color=GREYS[i % len(GREYS)],
        markersize=4.5,
        capsize=2,
        label=label,
    )


_PUT = {"lines": _lines, "bars": _bars, "dots": _dots}


def _legend(figure: Any, axes: list[Any]) -> None:
    found: dict[str, Any] = {}
    for axis in axes:
        for handle, label in zip(*axis.get_legend_handles_labels(), strict=True):
            found.setdefault(label, handle)
    if found:
        figure.legend(found.values(), found.keys(), loc="outside upper center", ncols=min(6, len(found)), frameon=False)
