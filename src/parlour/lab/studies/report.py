"""The files of a study: Parquet, a table, pictures and a page, each with the command that made it."""

from __future__ import annotations

import html
from io import BytesIO
from pathlib import Path

import polars

from parlour.core.files import write_whole
from parlour.errors import ParlourError
from parlour.lab.studies.findings import Findings
from parlour.lab.studies.pictures import draw
from parlour.lab.studies.sheets import Sheet, as_markdown, as_text, sheets_of

PAGE_STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #111; }
code, pre { background: #f3f3f0; padding: .1em .3em; font-size: .85em; }
pre { padding: .6em; overflow-x: auto; }
table { border-collapse: collapse; font-size: .85rem; margin: 1rem 0; }
.wide { overflow-x: auto; }
th, td { border-bottom: 1px solid #ccc; padding: .2rem .6rem; text-align: left; white-space: nowrap; }
img { max-width: 100%; height: auto; }
figcaption { font-size: .9rem; color: #444; }
blockquote { margin: .5rem 0; padding-left: .8rem; border-left: 3px solid #999; }
"""


def write(findings: Findings, folder: Path) -> list[Path]:
    """All of them into this folder; gives what was written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ParlourError(f"{folder} cannot be made: {error.strerror}") from None
    rows, into = folder / "rows.parquet", BytesIO()
    polars.DataFrame(findings.records(), infer_schema_length=None).write_parquet(into, metadata=findings.facts())
    write_whole(rows, into.getvalue())
    pictures = [draw(findings, number, folder) for number in range(len(findings.plan.pictures))]
    texts = {"table.txt": text_of(findings), "study.md": markdown_of(findings, pictures)}
    texts["index.html"] = page_of(findings, pictures)
    for name, text in texts.items():
        write_whole(folder / name, text)
    return [rows, *[folder / name for name in texts], *[folder / f"{name}.svg" for name in pictures]]


def told(findings: Findings) -> str:
    return f"In {findings.plan.unit}, each with the interval in which the true mean lies in 95 of 100 cases."


def text_of(findings: Findings) -> str:
    facts = "\n".join(f"{name:<8} {value}" for name, value in findings.facts().items())
    tables = "\n\n".join(as_text(sheet) for sheet in sheets_of(findings))
    return f"{findings.plan.title}\n\n{findings.plan.asks}\n{told(findings)}\n\n{tables}\n\n{facts}\n"


def markdown_of(findings: Findings, pictures: list[str]) -> str:
    plan = findings.plan
    parts = [f"# {plan.title}", plan.asks, f"Made by `{findings.command}`: {told(findings)}"]
    if plan.claims:
        parts += ["## What the books say"]
        parts += [f"- **{clause}** ({source}): {text}" for clause, text, source in findings.claims()]
    for name, picture in zip(pictures, plan.pictures, strict=True):
        parts += [f"![{picture.says}]({name}.png)", f"*{picture.says}*"]
    parts += [as_markdown(sheet) for sheet in sheets_of(findings)]
    parts += ["\n".join(f"- {name}: {value}" for name, value in findings.facts().items())]
    return "\n\n".join(parts) + "\n"


def page_of(findings: Findings, pictures: list[str]) -> str:
    plan, put = findings.plan, html.escape
    parts = [f"<h1>{put(plan.title)}</h1>", f"<p>{put(plan.asks)}</p>", f"<pre>{put(findings.command)}</pre>"]
    for clause, text, source in findings.claims():
        parts.append(f"<blockquote>{put(text)} <cite>{put(clause)}, {put(source)}</cite></blockquote>")
    for name, picture in zip(pictures, plan.pictures, strict=True):
        says = put(picture.says)
        parts.append(f'<figure><img src="{name}.svg" alt="{says}"><figcaption>{says}</figcaption></figure>')
    parts.append(f"<p>{put(told(findings))}</p>")
    parts += [table_of(sheet) for sheet in sheets_of(findings)]
    facts = "".join(f"<li>{put(name)}: {put(value)}</li>" for name, value in findings.facts().items())
    parts.append(f"<ul>{facts}</ul>")
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{put(plan.title)}</title>'
    body = "\n".join(parts)
    head += f"<style>{PAGE_STYLE}</style>"
    return f'<!doctype html>\n<html lang="en"><head>{head}</head>\n<body>\n{body}\n</body></html>\n'


def table_of(sheet: Sheet) -> str:
    head = "".join(f"<th>{html.escape(cell)}</th>" for cell in sheet.head)
    lines = "".join(
        "<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in line) + "</tr>" for line in sheet.lines
    )
    return f'<div class="wide"><table><tr>{head}</tr>{lines}</table></div>'
