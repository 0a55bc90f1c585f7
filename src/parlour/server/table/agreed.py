"""What was agreed for one game: fixed when it begins, and the same for ever, whatever the table agrees on later."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.server.protocol.settings import OptionValues, Settings
from parlour.server.table.chair import Chair


class Seated(Struct, frozen=True, omit_defaults=True):
    """Who had a seat when the game began: a guest under a name, or a bot."""

    label: str
    guest: str = ""
    name: str = ""
    bot: str = ""


class Agreed(Struct, frozen=True):
    """``settings`` hold every option of the game with its value, also those that nobody named."""

    settings: Settings
    seats: tuple[Seated, ...]

    @property
    def labels(self) -> list[str]:
        return [seat.label for seat in self.seats]

    @property
    def names(self) -> list[str]:
        """By seat: the person's, or the bot's."""
        return [seat.name or seat.bot for seat in self.seats]


def agreed_now(settings: Settings, options: Options, chairs: Sequence[Chair], bot: str) -> Agreed:
    """What a game would be begun with; on free seats this bot plays."""
    seats = tuple([_seated(chair, bot) for chair in chairs])
    return Agreed(msgspec.structs.replace(settings, options=dict(options.values)), seats)


def _seated(chair: Chair, bot: str) -> Seated:
    """A bot that has kept somebody's seat plays for itself from now on."""
    if chair.person_plays:
        return Seated(chair.label, chair.guest, chair.name)
    return Seated(chair.label, bot=chair.bot or bot)


def options_of(rules: Rules, given: OptionValues) -> Options:
    """The options in force; where an older version agreed on what there is no more, as much as there still is.

    What somebody asks for now is checked before it comes here.
    """
    if _makes_options(rules, given):
        return rules.options.make(given)
    left = {name: value for name, value in given.items() if _makes_options(rules, {name: value})}
    return rules.options.make(left if _makes_options(rules, left) else {})


def _makes_options(rules: Rules, given: OptionValues) -> bool:
    try:
        rules.options.make(given)
    except ParlourError:
        return False
    return True
