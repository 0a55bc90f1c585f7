"""What bots are called in a player's language, and which bot somebody means who says such a name."""

from __future__ import annotations

from parlour.bots.company import CHARACTERS, bot_called, character_of
from parlour.bots.measured import measured_of, signed
from parlour.core.rules import Rules
from parlour.present.folding import folded
from parlour.present.teller import Teller


class Company:
    """The bots of one game in one language."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller

    @property
    def rules(self) -> Rules:
        return self.teller.rules

    def name(self, bot: str) -> str:
        """``Thinker`` for ``search:500``; how it behaves is added where its name says so."""
        character = character_of(bot)
        called = self.teller.text(f"bot-{character}") if character else bot.partition("@")[0]
        manners = bot.partition("@")[2]
        return f"{called} ({self._manners(manners)})" if manners else called

    def about(self, bot: str) -> str:
        """How it plays, in a few words; nothing of one that somebody else has made."""
        character = character_of(bot)
        return self.teller.text(f"bot-about-{character}") if character else ""

    def measured(self, bot: str) -> str:
        """What a level gains in a deal, or that nobody has measured it."""
        found = measured_of(self.rules).get(bot)
        if found is None:
            return self.teller.text("bot-unmeasured")
        return self.teller.text("bot-measured", {"gain": signed(found.mean), "interval": f"{found.interval:.2f}"})

    def _manners(self, manners: str) -> str:
        return self.teller.text(f"manners-{manners}") if self.teller.has(f"manners-{manners}") else manners

    def bot(self, said: str) -> str:
        """The bot that somebody means: by its name in his language, its character, or the name a record writes."""
        called, at, manners = said.strip().partition("@")
        for character, bot in CHARACTERS.items():
            if folded(called) in (folded(self.teller.text(f"bot-{character}")), character):
                return bot + at + manners
        return bot_called(said)
