"""Games as programs play them: actions, episodes, and the interfaces that researchers know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.errors import ParlourError
from parlour.registry import rules_of

if TYPE_CHECKING:
    from parlour.envs.spiel import ParlourGame
    from parlour.envs.zoo import ParlourAEC


def aec(game: str, episode: str = "deal", render_mode: str | None = None, **options: object) -> ParlourAEC:
    """A game as an environment of PettingZoo: an episode is one deal, or with ``episode="game"`` the whole game."""
    try:
        from parlour.envs.zoo import ParlourAEC
    except ImportError as error:
        raise ParlourError(f"PettingZoo is not there ({error.name}): pip install 'parlour[pettingzoo]'") from None
    return ParlourAEC(rules_of(game), episode, dict(options), render_mode)


def openspiel(game: str, episode: str = "deal", **options: object) -> ParlourGame:
    """A game as a Python game of OpenSpiel; from then on OpenSpiel knows it as ``parlour_NAME`` too."""
    try:
        from parlour.envs.spiel import load
    except ImportError as error:
        raise ParlourError(f"OpenSpiel is not there ({error.name}): pip install 'parlour[openspiel]'") from None
    return load(rules_of(game), episode, dict(options))
