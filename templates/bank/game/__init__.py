"""My Bank: one card each, a stake on it, and the banker's card decides."""

from __future__ import annotations

from parlour.core.rules import Rules
from parlour.games.my_bank.bots.book import book
from parlour.games.my_bank.options import OPTIONS
from parlour.games.my_bank.rules import MyBank
from parlour.games.my_bank.view import SEEN

RULES = Rules("my-bank", OPTIONS, MyBank, __name__, bots={"book": book}, seen=SEEN)
