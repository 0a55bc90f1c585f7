"""What a study tells whoever reads about a game: a few of its numbers, for ``found.toml`` in the game's folder."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from parlour.core.files import write_whole
from parlour.core.rules import Rules
from parlour.lab.figures import usual_options
from parlour.lab.studies import offences, places, skill
from parlour.lab.studies.about import about
from parlour.lab.studies.findings import Findings, is_told, together
from parlour.lab.studies.plan import Tells, all_studies, plan_of
from parlour.present.found import DEALS, FILE, GAIN, MINUTES, SHARE, Found, found_of
from parlour.registry import rules_of

Record = dict[str, Any]
COUNTERS = "counters"
OF_ALL = "places"  # the study of all games and all numbers of players
FIRST = (OF_ALL, "skill")
MADE = "# Made by `parlour study all --write`: what the studies have found (docs/studies/README.md)."
SO_FAR = "# So far of fewer deals than planned: "  # and the command of a study that was cut short


def figures_in(findings: Findings) -> dict[str, list[Found]]:
    """By game, in the order in which they are read."""
    found: dict[str, list[Found]] = {game: [] for game in findings.plan.games}
    records = findings.records()
    for game, own in found.items():
        mine = [record for record in records if record["game"] == game]
        own += [_line(findings, tells, record) for tells in findings.plan.tells for record in _picked(mine, tells)]
        make = _MAKE.get(findings.plan.count if findings.plan.count != "places" else findings.plan.name)
        if make is not None:
            own += make(findings, rules_of(game), mine)
    return found


def _picked(records: list[Record], tells: Tells) -> list[Record]:
    """The rows that a plan's line names, taken together."""
    fits = [record for record in records if all(record.get(name) == value for name, value in tells.only.items())]
    return [record for record in together(fits, tells.only) if is_told(record)]


def _line(findings: Findings, tells: Tells, record: Record) -> Found:
    return _found(findings, tells.says, tells.kind, record, {})


def _found(findings: Findings, says: str, kind: str, record: Record, told: dict[str, Any]) -> Found:
    mean, interval = record["mean"], record["interval"] or 0.0
    least, most = _short(mean - interval), _short(mean + interval)
    return Found(says, findings.plan.name, kind, _short(mean), least, most, told)


def _short(number: float) -> float:
    """As many digits as anybody needs."""
    return float(f"{number:.4g}")


def _of_places(findings: Findings, rules: Rules, records: list[Record]) -> list[Found]:
    """At the usual table: how long it takes, and what it brings to deal and to sit on the dealer's left."""
    players = usual_options(rules).number("players")
    usual = {(record["what"], record["place"]): record for record in records if record["players"] == players}
    if not usual:
        return []
    told = {"players": players}
    seconds, deals = (usual[what, places.NOWHERE] for what in (places.SECONDS, places.DEALS))
    minutes = {"mean": seconds["mean"] / 60, "interval": 0.0}
    whole = {"mean": seconds["mean"] * deals["mean"] / 60, "interval": 0.0}
    found = [_found(findings, "found-deal-takes", MINUTES, minutes, told)]
    if deals["mean"] > 1:
        found.append(_found(findings, "found-game-takes", MINUTES, whole, told))
    counted = about(rules).get("counted", COUNTERS)
    for says, place in (("found-dealer", 0), ("found-elder", 1)):
        record = usual.get((places.GAIN, place))
        if record is not None and counted != "forfeits" and is_told(record):
            found.append(_found(findings, says, GAIN, record, {**told, "counted": counted}))
    return found


def _of_skill(findings: Findings, rules: Rules, records: list[Record]) -> list[Found]:
    """How much lies in who plays, and when the strongest leads the weakest."""
    known = skill.who_plays(rules, findings.plan.bots)
    by_name = {(record["what"], record["who"]): record for record in records}
    share = by_name.get((skill.SHARE, skill.ALL_SEATS))
    steady = by_name.get((skill.STEADY, f"{known[-1]}{skill.OVER}{known[0]}"))
    found = [_found(findings, "found-skill", SHARE, one, {}) for one in [share] if one is not None and is_told(one)]
    if steady is not None and is_told(steady) and steady["mean"] > steady["interval"]:
        ends = [steady["mean"] + off for off in (0.0, steady["interval"], -steady["interval"])]
        mean, least, most = [_short(skill.deals_until(one)) for one in ends]
        found.append(Found("found-leads", findings.plan.name, DEALS, mean, least, most, {}))
    return found


def _of_offences(findings: Findings, _rules: Rules, records: list[Record]) -> list[Found]:
    """The offence that brings most unclaimed, of those that claims make dear, and how often it must be claimed."""
    by_name = {(record["what"], record["clause"]): record for record in records if record["way"] == offences.PURPOSE}
    best: tuple[float, str] | None = None
    for (what, clause), record in by_name.items():
        claimed = by_name.get((offences.CLAIMED, clause))
        pays = what == offences.UNCLAIMED and is_told(record) and record["mean"] > record["interval"]
        if pays and claimed is not None and claimed["mean"] < -(claimed["interval"] or 0.0):
            best = max(best or (0.0, ""), (record["mean"] / record["interval"], clause))
    if best is None:
        return []
    watch = by_name[offences.WATCH, best[1]]
    return [_found(findings, "found-watch", SHARE, watch, {"clause": best[1]})]


_MAKE: dict[str, Callable[[Findings, Rules, list[Record]], list[Found]]] = {
    OF_ALL: _of_places,
    "skill": _of_skill,
    "offences": _of_offences,
}


def write_figures(findings: Findings) -> list[Path]:
    """Put a study's numbers in the place of those it had in the games' folders; gives what was written."""
    known = all_studies()
    written = []
    for game, found in figures_in(findings).items():
        rules = rules_of(game)
        others = [one for one in found_of(rules) if one.study != findings.plan.name and one.study in known]
        whole = sorted([*others, *found], key=_place)
        if whole:
            path = Path(str(rules.folder)) / FILE
            write_whole(path, text_of(whole, _so_far(path, findings, found)))
            written.append(path)
    found_of.cache_clear()
    return written


def _place(found: Found) -> tuple[int, str]:
    """First what a newcomer asks, then what is the game's own, then the rest."""
    first = FIRST.index(found.study) if found.study in FIRST else len(FIRST)
    return first + ("/" not in found.study and first == len(FIRST)), found.study


def _so_far(path: Path, findings: Findings, found: list[Found]) -> list[str]:
    """Studies whose numbers in this file are of fewer deals than their plans say, as it will be: a line each."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    own = f"{SO_FAR}`parlour study {findings.plan.name} "
    kept = [line for line in lines if line.startswith(SO_FAR) and not line.startswith(own)]
    deals = re.search(r" --deals (\d+)", findings.command)
    if found and deals and int(deals[1]) < plan_of(findings.plan.name).deals:
        kept.append(f"{SO_FAR}`{findings.command}`")
    return sorted(kept)


def text_of(found: list[Found], so_far: Sequence[str] = ()) -> str:
    """The file of a game."""
    return "\n\n".join(["\n".join([MADE, *so_far]), *["[[found]]\n" + "\n".join(_lines(one)) for one in found]]) + "\n"


def _lines(found: Found) -> list[str]:
    return [f"{name} = {_toml(value)}" for name, value in found.plain().items()]


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_toml(one)}" for name, one in value.items()) + " }" if value else "{}"
    return f'"{value}"' if isinstance(value, str) else str(value)
