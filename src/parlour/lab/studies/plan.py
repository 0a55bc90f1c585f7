"""What a study is to do, as a short TOML says: which games with which options, who plays, and what is counted."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, replace
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import product
from pathlib import Path
from typing import Any

from parlour.bots.roster import bot_of, bots_in
from parlour.core.files import read_text
from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.errors import BadOption, ParlourError, Unknown, nearest
from parlour.lab.studies.about import FILE as ABOUT
from parlour.lab.studies.about import FOLDER, about
from parlour.lab.studies.lines import made_of, tables_in
from parlour.lab.studies.question import question_of
from parlour.lab.studies.skill import is_of_skill
from parlour.lab.trials import match_of
from parlour.present.prose import read_book
from parlour.registry import all_rules, rules_of

ALL = "all"
COUNTS = ("places", "choices", "offences", "skill", "bluffs")
ASKED = {"choices": "ask", "bluffs": "tell"}  # what these need of a question
PICTURES = ("lines", "bars", "dots")
TELLS = ("gain", "share")  # with its sign, or of a hundred
MOST_SETTINGS = 500


@dataclass(frozen=True)
class Picture:
    """How a picture is drawn: what stands along its foot, what is drawn apart, what has a panel of its own."""

    kind: str = "lines"
    along: str = ""
    apart: str = ""
    called: str = ""  # what numbers that stand apart are called
    panels: str = ""
    only: dict[str, Any] = field(default_factory=dict)  # columns that must have this value, or one of these
    gap: bool = False  # what a way brings beyond the first, not what it brings
    says: str = ""
    foot: str = ""
    side: str = ""


@dataclass(frozen=True)
class Tells:
    """One number that whoever reads about the game is told: of which rows, and by which of the game's texts."""

    says: str
    only: dict[str, Any]
    kind: str = "gain"


@dataclass(frozen=True)
class Plan:
    """One study."""

    name: str
    title: str
    asks: str
    count: str
    games: tuple[str, ...]
    question: str = ""
    bots: tuple[str, ...] = ("book",)
    deals: int = 100_000
    seed: int = 1
    unit: str = "counters"
    options: dict[str, Any] = field(default_factory=dict)
    vary: dict[str, list[Any]] = field(default_factory=dict)
    claims: tuple[str, ...] = ()
    pictures: tuple[Picture, ...] = ()
    tells: tuple[Tells, ...] = ()
    rows: tuple[str, ...] = ()  # of the table,
    columns: str = ""  # and what stands across it
    gap: bool = False  # the table shows gaps
    order: tuple[str, ...] = ()  # in which words stand

    def settings(self) -> list[Setting]:
        """Every game with every set of options; of all games, those that allow it."""
        found = []
        for game in self.games:
            rules = rules_of(game)
            for values in product(*self.vary.values()):
                given = {**self._usual(rules), **self.options, **dict(zip(self.vary, values, strict=True))}
                try:
                    rules.options.make(given)
                except BadOption:
                    if len(self.games) == 1:
                        raise
                    continue
                found.append(Setting(game, given, tuple(given[name] for name in self.vary)))
        if len(found) > MOST_SETTINGS:
            raise BadOption(f"{self.name} varies options in {len(found)} ways; {MOST_SETTINGS} are the most")
        return found

    def _usual(self, rules: Rules) -> dict[str, object]:
        """The options of the game's match, a short one, where many games are studied, unless lengths are asked."""
        return dict(match_of(rules).options) if len(self.games) > 1 and self.count != "places" else {}


@dataclass(frozen=True)
class Setting:
    """One game with its options; ``varied`` are the values of those that vary."""

    game: str
    given: dict[str, Any]
    varied: tuple[Any, ...]

    def rules(self) -> Rules:
        return rules_of(self.game)

    def options(self) -> Options:
        return self.rules().options.make(self.given)


def all_studies() -> dict[str, Traversable]:
    """Every study by its name: those of all games, and ``GAME/NAME`` in the games' folders."""
    found = {file.name[:-5]: file for file in _files(resources.files(__package__))}
    for rules in all_rules().values():
        folder = rules.folder / FOLDER
        if folder.is_dir():
            found |= {f"{rules.name}/{file.name[:-5]}": file for file in _files(folder)}
    return found


def _files(folder: Traversable) -> list[Traversable]:
    plans = (file for file in folder.iterdir() if file.name.endswith(".toml") and file.name != ABOUT)
    return sorted(plans, key=lambda file: file.name)


def plan_of(name: str) -> Plan:
    """The study of this name, or that of a file."""
    known = all_studies()
    if name in known:
        return read_plan(known[name].read_text(encoding="utf-8"), name)
    if not name.endswith(".toml"):
        raise Unknown(f"no study {name!r}{nearest(name, list(known))}; one of your own is a file NAME.toml")
    path = Path(name)
    return read_plan(read_text(path), path.stem)


def read_plan(text: str, name: str) -> Plan:
    """Of the text of a file; what is wrong with it is said in one line."""
    try:
        said = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ParlourError(f"{name}.toml cannot be read: {error}") from None
    plan = _made(said, name)
    _check(plan)
    return plan


def _made(said: dict[str, Any], name: str) -> Plan:
    where = f"{name}.toml"
    game, count = said.pop("game", name.rpartition("/")[0]), said.get("count", "")
    if type(game) is not str or not game:
        raise BadOption(f"{where}: game is the name of one, or all, not {game!r}")
    games = _all_games(count) if game == ALL else (rules_of(game).name,)
    if isinstance(said.get("bots"), str):
        said["bots"] = bots_in(said["bots"])
    pictures, tells = tables_in(said, "pictures", Picture, where), tables_in(said, "tells", Tells, where)
    plan = made_of(Plan, said, where, name=name, games=games, pictures=pictures, tells=tells)
    if game != ALL:
        return plan
    own = [claim for one in games for claim in about(rules_of(one)).get("claims", {}).get(name, [])]
    return replace(plan, claims=(*plan.claims, *own))


def _all_games(count: str) -> tuple[str, ...]:
    """All, or where skill is measured those that know any."""
    return tuple(name for name, rules in all_rules().items() if count != "skill" or is_of_skill(rules))


def _check(plan: Plan) -> None:
    if plan.deals < 1 or plan.seed < 0:
        raise BadOption(f"{plan.name}: deals is a whole number from 1 up, seed from 0 up")
    if plan.count not in COUNTS:
        raise BadOption(f"{plan.name}: count is {', '.join(COUNTS)}, not {plan.count!r}")
    if not plan.bots:
        raise BadOption(f"{plan.name}: bots names at least one bot")
    _check_question(plan)
    for picture in plan.pictures:
        if picture.kind not in PICTURES:
            raise BadOption(f"{plan.name}: a picture is of {', '.join(PICTURES)}, not {picture.kind!r}")
        if not picture.along:
            raise BadOption(f"{plan.name}: a picture names a column that stands along it: along")
    for told in plan.tells:
        if told.kind not in TELLS:
            raise BadOption(f"{plan.name}: what is told is of {', '.join(TELLS)}, not {told.kind!r}")
    _check_settings(plan)
    for clause in plan.claims:
        clause_text(clause)


def _check_question(plan: Plan) -> None:
    if (plan.count in ASKED) != bool(plan.question):
        needs = "name a question of the game" if plan.count in ASKED else f"no question {plan.question!r} is asked"
        raise BadOption(f"{plan.name}: to count {plan.count}, {needs}")
    if plan.question:
        question = question_of(rules_of(plan.games[0]), plan.question)
        if getattr(question, ASKED[plan.count]) is None:
            raise BadOption(f"{plan.name}: the question {plan.question!r} counts no {plan.count}")


def _check_settings(plan: Plan) -> None:
    for name, values in plan.vary.items():
        if not isinstance(values, list) or not values:
            raise BadOption(f"{plan.name}: vary gives a list of values for an option")
        if any(value in values[:i] for i, value in enumerate(values)):
            raise BadOption(f"{plan.name}: {name} varies between values that are not all different")
        if name in plan.options:
            raise BadOption(f"{plan.name}: {name} stands in options and in vary")
    settings = plan.settings()
    if not settings:
        raise BadOption(f"{plan.name}: no game can be played with these options")
    for setting in settings:
        for bot in plan.bots:
            bot_of(bot, setting.rules(), 0)
    if plan.count == "offences" and not any(each.options().values.get("conduct") == "table" for each in settings):
        raise BadOption(f"{plan.name}: nobody offends in strict conduct: options need conduct = 'table'")


def clause_text(clause: str) -> tuple[str, str]:
    """What a clause says, and where it is printed."""
    found = read_book(rules_of(clause.partition(".")[0])).find(clause)
    return found.text, found.source


def with_changes(plan: Plan, deals: int | None, seed: int | None, bots: str | None) -> Plan:
    """The same study, longer or shorter, or with others at the table."""
    changes: dict[str, Any] = {}
    if deals is not None:
        changes["deals"] = deals
    if seed is not None:
        changes["seed"] = seed
    if bots is not None:
        changes["bots"] = tuple(bots_in(bots))
    changed = replace(plan, **changes)
    _check(changed)
    return changed
