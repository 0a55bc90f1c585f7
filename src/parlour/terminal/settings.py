"""What a player likes, kept in the user's configuration folder."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from parlour.core.files import config_folder, read_text, write_whole
from parlour.core.languages import ENGLISH, LANGUAGES, language_of
from parlour.errors import BadOption, ParlourError
from parlour.terminal.pace import SECONDS

SORTS = ("suit", "rank", "dealt")
COLOURS = ("two", "four")
THEMES = ("dark", "light")
FORCED = ("asks", "plays")
OUT = ("usual", "hurry")
REST = ("waits", "goes-on")


@dataclass
class Settings:
    language: str = ENGLISH
    pace: str = "unhurried"
    forced: str = "asks"  # a turn with one move only: ask for it all the same, or play it
    rest: str = "waits"  # after a deal: until a key is pressed, or not at all
    out: str = "usual"  # the pace while one has nothing more to do in a deal
    colours: str = "two"
    sorting: str = "suit"
    theme: str = "dark"

    def choices(self) -> dict[str, list[str]]:
        """Each setting with the values that the settings page goes through."""
        return {
            "language": list(LANGUAGES),
            "pace": list(SECONDS),
            "forced": list(FORCED),
            "out": list(OUT),
            "rest": list(REST),
            "colours": list(COLOURS),
            "sorting": list(SORTS),
            "theme": list(THEMES),
        }

    def step(self, name: str) -> None:
        """The next value of a setting, and after the last the first."""
        values = self.choices()[name]
        now = getattr(self, name)
        setattr(self, name, values[(values.index(now) + 1) % len(values)] if now in values else values[0])

    def save(self) -> None:
        write_whole(settings_path(), json.dumps(asdict(self), indent=2) + "\n")


def settings_path() -> Path:
    return config_folder() / "terminal.json"


def load_settings() -> Settings:
    """What was kept; anything that cannot be read or used is left at its default, the language at the environment's."""
    settings = Settings(language_of(""))
    try:
        kept = json.loads(read_text(settings_path()))
    except (ParlourError, ValueError):
        return settings
    for field in fields(Settings):
        value = kept.get(field.name) if isinstance(kept, dict) else None
        if _usable(settings, field.name, value):
            setattr(settings, field.name, value)
    return settings


def settings_with(pace: str, language: str) -> Settings:
    """What was kept, but for what is given now."""
    settings = load_settings()
    if pace:
        if pace not in SECONDS:
            raise BadOption(f"--pace is {', '.join(SECONDS)}, not {pace!r}")
        settings.pace = pace
    if language:
        settings.language = language_of(language)
    return settings


def _usable(settings: Settings, name: str, value: object) -> bool:
    return isinstance(value, str) and value in settings.choices()[name]
