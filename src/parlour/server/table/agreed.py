"""What was agreed for one game: fixed when it begins, and the same for ever, whatever the table agrees on later."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

import msgspec
from msgspec import Struct

from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.errors import ParlourError
from parlour.server.protocol.settings import OptionValues, Settings
from parlour.server.table.chair import Chair


class Seated(Struct, frozen=True, omit_defaults=True):
    """Who had a seat when the game began: a guest under a name, a bot, or nobody where the game can do without."""

    label: str
    guest: str = ""
    name: str = ""
    bot: str = ""
    program: bool = False  # the guest's account is one of a program

    @property
    def called(self) -> str:
        return self.name or self.bot or self.label

    @property
    def is_empty(self) -> bool:
        return not self.guest and not self.bot


class Agreed(Struct, frozen=True):
    """``settings`` hold every option of the game with its value, also those that nobody named."""

    settings: Settings
    seats: tuple[Seated, ...]

    @property
    def labels(self) -> list[str]:
        return [seat.label for seat in self.seats]

    @property
    def names(self) -> list[str]:
        """By seat: the person's, or the bot's; that of an empty seat is its label."""
        return [seat.called for seat in self.seats]

    def names_with(self, later: Mapping[int, Seated]) -> list[str]:
        """The same, with those who sat down at empty seats since."""
        return [seat.called for seat in self.with_those(later)]

    def programs_with(self, later: Mapping[int, Seated]) -> list[int]:
        """The seats of somebody's programs, with those who sat down since."""
        return [i for i, seat in enumerate(self.with_those(later)) if seat.program]

    def with_those(self, later: Mapping[int, Seated]) -> list[Seated]:
        return [later.get(i, seat) for i, seat in enumerate(self.seats)]


def agreed_now(
    settings: Settings, options: Options, chairs: Sequence[Chair], bot: str, empty: Container[int] = ()
) -> Agreed:
    """What a game would be begun with; on free seats this bot plays, but for those that stay empty."""
    seats = tuple([_seated(chair, "" if seat in empty else bot) for seat, chair in enumerate(chairs)])
    return Agreed(msgspec.structs.replace(settings, options=dict(options.values)), seats)


def _seated(chair: Chair, bot: str) -> Seated:
    """A bot that has kept somebody's seat plays for itself from now on."""
    if chair.person_plays:
        return Seated(chair.label, chair.guest, chair.name, program=chair.program)
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
