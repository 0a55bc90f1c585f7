"""What a study has found, as tables of text."""

from __future__ import annotations

from math import ceil
from typing import Any, NamedTuple

from parlour.lab.studies import bluffs, offences, skill
from parlour.lab.studies.findings import GAIN, GAP, Findings, is_told, place_of, together


def shown(record: dict[str, Any]) -> str:
    """A mean with its interval, with as many digits as the interval bears."""
    if not is_told(record):
        return f"(seen {record['observations']})"
    interval = record["interval"]
    if interval == 0.0 == record["mean"]:
        return "0"
    digits = 4 if interval < 0.001 else 3 if interval < 0.02 else 2 if interval < 0.5 else 1
    return f"{record['mean']:+.{digits}f} ± {interval:.{digits}f}"


class Sheet(NamedTuple):
    """A table as text: its head and its lines."""

    head: list[str]
    lines: list[list[str]]


def sheet_of(findings: Findings) -> Sheet:
    """The main table: the plan's rows down, its column across, and what is told of no column not at all."""
    plan, records = findings.plan, findings.records()
    kind = GAP if plan.gap else GAIN
    records = [record for record in records if record.get("what") == kind]
    if not plan.columns:
        down = [name for name in findings.columns if name not in ("what", "game" if len(plan.games) == 1 else "")]
        lines = [
            [str(record[name]) for name in down] + [shown(record), f"{record['observations']:,}"] for record in records
        ]
        return Sheet([*down, kind, "seen"], lines)
    records = together(records, [*plan.rows, plan.columns])
    across = list(dict.fromkeys(record[plan.columns] for record in records))
    across.sort(key=lambda value: place_of(plan, value))
    by_line: dict[tuple[Any, ...], dict[Any, str]] = {}
    for record in records:
        line = by_line.setdefault(tuple(record[name] for name in plan.rows), {})
        line[record[plan.columns]] = shown(record)
    lines = [[*map(str, key), *[cells.get(value, "") for value in across]] for key, cells in by_line.items()]
    head = [f"{plan.columns} {value}" if isinstance(value, int) else str(value) for value in across]
    return Sheet([*plan.rows, *head], lines)


def sheets_of(findings: Findings) -> list[Sheet]:
    """All tables of a study."""
    if findings.plan.count == "offences":
        return [watch_sheet(findings)]
    if findings.plan.count == "bluffs":
        return [bluffs_sheet(findings), hands_sheet(findings)]
    main = sheet_of(findings)
    beside = skill_sheet(findings) if findings.plan.count == "skill" else lengths_sheet(findings)
    return [main, *([beside] if beside else [])]


def by_names(findings: Findings, names: list[str], **only: object) -> dict[tuple[Any, ...], dict[str, dict[str, Any]]]:
    """The records of each line, by what they are of."""
    found: dict[tuple[Any, ...], dict[str, dict[str, Any]]] = {}
    for record in findings.records():
        if any(record[name] != value for name, value in only.items()):
            continue
        found.setdefault(tuple(record[name] for name in names), {})[record["what"]] = record
    return found


def watch_sheet(findings: Findings) -> Sheet:
    """What each offence brings if it is let be and if it is claimed, and how often one must claim it."""
    remedies: dict[tuple[Any, ...], list[str]] = {}
    for record in findings.records():
        if record["what"] == offences.REMEDY:
            remedies.setdefault((record["clause"], record["way"]), []).append(record["remedy"])
    lines = []
    found = by_names(findings, ["game", "clause", "way", "remedy"])
    for (_game, clause, way, remedy), of in sorted(found.items()):
        if remedy or offences.UNCLAIMED not in of:
            continue
        tried = of[offences.UNCLAIMED]
        chosen = of.get(offences.CHOSEN)
        cells = [shown(tried), shown(of[offences.CLAIMED]), part(of[offences.SEEN]), part(chosen) if chosen else ""]
        claims = ", ".join(remedies.get((clause, way), []))
        lines.append([clause, way, *cells, claims, must_watch(of), f"{tried['observations']:,}"])
    head = ["clause", "how", "let be", "claimed", "seen", "promises something", "claimed by", "claims needed", "tried"]
    return Sheet(head, lines)


def part(record: dict[str, Any]) -> str:
    return f"{100 * record['mean']:.0f} %"


def must_watch(of: dict[str, dict[str, Any]]) -> str:
    """How often it must be claimed, of all times that it can be, for it to cease to pay."""
    let_be, claimed, watch = of[offences.UNCLAIMED], of[offences.CLAIMED], of[offences.WATCH]
    if not is_told(let_be):
        return ""
    if let_be["mean"] <= let_be["interval"]:
        return "does not pay" if let_be["mean"] + let_be["interval"] <= 0 else "not shown to pay"
    if of[offences.SEEN]["mean"] == 0:
        return "cannot be seen"
    if claimed["mean"] > claimed["interval"]:
        return "pays though claimed"
    return f"{min(100, 100 * watch['mean']):.0f} ± {100 * watch['interval']:.0f} %" if is_told(watch) else ""


def skill_sheet(findings: Findings) -> Sheet:
    """The share of the variance, and after how many deals each leads."""
    found = by_names(findings, ["game", "who"])
    games = list(dict.fromkeys(game for game, _who in found))
    pairs = [who for _game, who in found if skill.OVER in who]
    pairs = sorted(
        dict.fromkeys(pairs), key=lambda pair: [place_of(findings.plan, one) for one in pair.split(skill.OVER)]
    )
    lines = []
    for game in games:
        share = found[game, skill.ALL_SEATS][skill.SHARE]
        leads = [found.get((game, pair), {}).get(skill.STEADY) for pair in pairs]
        of_variance = exactly(share)[1] or "not shown"
        lines.append([game, of_variance, *[until(lead) if lead else "" for lead in leads], f"{share['games']:,}"])
    return Sheet(["game", "in who sits there", *[f"deals until {pair}" for pair in pairs], "packs"], lines)


def until(steady: dict[str, Any]) -> str:
    """The deals after which one leads the other in 95 of 100 cases, with its interval."""
    mean, interval = steady["mean"], steady["interval"]
    if mean == interval == 0.0:
        return "are even"  # they play alike
    if interval is None or mean <= interval:
        return "not shown" if interval is None or mean > -interval else "is behind"
    least, most = (ceil(skill.deals_until(mean + off)) for off in (interval, -interval))
    return f"{ceil(skill.deals_until(mean)):,} ({least:,} to {most:,})"


def bluffs_sheet(findings: Findings) -> Sheet:
    """How often each bluffs and plays slowly: of what he stakes, of his weak hands and of his strong ones."""
    lines = []
    found = by_names(findings, ["who", "when"], hand=bluffs.ANY_HAND)
    for who, when in sorted(found, key=lambda names: [place_of(findings.plan, name) for name in names]):
        of = found[who, when]
        cells = [text for what in (bluffs.BLUFFS, bluffs.BLUFFED, bluffs.SLOW) for text in exactly(of.get(what))]
        lines.append([who, when, *cells])
    head = ["who", "when", "more staked", "of it bluffs", "weak hands", "of them bluffed", "strong hands"]
    return Sheet([*head, "of them played slowly"], lines)


def exactly(record: dict[str, Any] | None) -> list[str]:
    """Of how many, and which part."""
    if record is None:
        return ["0", ""]
    told = f"{100 * record['mean']:.1f} ± {100 * record['interval']:.1f} %" if is_told(record) else ""
    return [f"{record['observations']:,}", told]


def hands_sheet(findings: Findings) -> Sheet:
    """Every kind of hand: how often it was the best, and how often each staked more on it."""
    records = [record for record in findings.records() if record["what"] in (bluffs.ODDS, bluffs.BOLD)]
    names = ["when", "others", "hand"]
    players = list(dict.fromkeys(record["who"] for record in records if record["what"] == bluffs.BOLD))
    by_line: dict[tuple[Any, ...], dict[str, dict[str, Any]]] = {}
    for record in records:
        by_line.setdefault(tuple(record[name] for name in names), {})[record["who"]] = record
    lines = []
    for (when, others, hand), of in by_line.items():
        odds = of[bluffs.EVERYBODY]
        if not is_told(odds):
            continue
        weak, strong = bluffs.is_weak(odds["mean"], others), bluffs.is_strong(odds["mean"], others)
        called = "weak" if weak else "strong" if strong else ""
        cells = [exactly(of.get(who))[1] for who in players]
        lines.append([when, str(others), hand, *exactly(odds), called, *cells])
    return Sheet([*names, "seen", "is the best", "called", *[f"{who} stakes more" for who in players]], lines)


def lengths_sheet(findings: Findings) -> Sheet | None:
    """How long deals and games are, where that was counted."""
    whats = ("moves", "choices", "seconds", "deals")
    records = [record for record in findings.records() if record["what"] in whats]
    if not records:
        return None
    names = ["game", *findings.plan.vary]
    by_line: dict[tuple[Any, ...], dict[str, float]] = {}
    for record in records:
        by_line.setdefault(tuple(record[name] for name in names), {})[record["what"]] = record["mean"]
    head = [
        *names,
        "moves in a deal",
        "choices of a person",
        "seconds of a deal",
        "deals in a game",
        "minutes of a game",
    ]
    lines = [
        [
            *map(str, key),
            f"{cells['moves']:.1f}",
            f"{cells['choices']:.1f}",
            f"{cells['seconds']:.0f}",
            f"{cells['deals']:.1f}",
            f"{cells['seconds'] * cells['deals'] / 60:.1f}",
        ]
        for key, cells in by_line.items()
    ]
    return Sheet(head, lines)


def as_text(sheet: Sheet) -> str:
    """For a terminal."""
    wide = [max(len(line[i]) for line in [sheet.head, *sheet.lines]) for i in range(len(sheet.head))]

    def put(line: list[str]) -> str:
        return "  ".join(cell.ljust(width) for cell, width in zip(line, wide, strict=True)).rstrip()

    return "\n".join(put(line) for line in [sheet.head, *sheet.lines])


def as_markdown(sheet: Sheet) -> str:
    lines = [sheet.head, ["---"] * len(sheet.head), *sheet.lines]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
