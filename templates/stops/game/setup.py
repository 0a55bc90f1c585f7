"""The words My Stops is written in, and the positions that a case sets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.core.cards import hand_of
from parlour.core.moves import PLAY
from parlour.core.setup import Setup
from parlour.core.vocabulary import Vocabulary, card, cards, cards_of, person
from parlour.errors import BadCase
from parlour.games.my_stops.refusals import why_not
from parlour.games.my_stops.state import PHASES, PLAYING
from parlour.mechanisms.trick_positions import named_cards

if TYPE_CHECKING:
    from parlour.games.my_stops.rules import MyStops


def arrange(game: MyStops, setup: Setup) -> None:
    """``phase play``: hands, spare hand and leader as set; all other cards were played."""
    if setup.word("phase", ["play"], "") != "play":
        return
    hands = [named_cards(game, setup, f"hand {name}") for name in game.names]
    spare = named_cards(game, setup, "spare")
    lying = [each for cards in (*hands, spare) for each in cards]
    if len(set(lying)) < len(lying) or not all(hands):
        raise BadCase("every hand has a card, and no card lies twice")
    for seat, held in enumerate(hands):
        game.deal.hands[seat] = hand_of(held)
    game.deal.spare = hand_of(spare)
    game.deal.played = game.pack.all & ~hand_of(lying)
    game.deals += 1
    game.phase = PLAYING
    game.ask_lead(setup.seat("leader", game.names, int(game.left(game.dealer))))


VOCABULARY: Final = Vocabulary(
    [PLAY],
    PHASES,
    {
        "hand": cards_of("deal.hands"),
        "run": cards("deal.played"),
        "spare": cards("deal.spare"),
        "due": card("deal.due"),
        "leader": person("deal.leader"),
    },
    why_not,
    arrange,
)
