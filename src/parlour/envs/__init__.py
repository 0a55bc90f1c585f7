"""Games as programs play them: actions, episodes, and the interfaces that researchers know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.errors import ParlourError
from parlour.registry import rules_of

if TYPE_CHECKING:
    from parlour.envs.aec import ParlourAEC


def aec(game: str, episode: str = "deal", render_mode: str | None = None, **options: object) -> ParlourAEC:
    """A game as an environment of PettingZoo: an episode is one deal, or with ``episode="game"`` the whole game."""
    try:
        from parlour.envs.aec import ParlourAEC
    except ImportError as error:
        raise ParlourError(f"PettingZoo is not there ({error.name}): pip install 'parlour[pettingzoo]'") from None
    return ParlourAEC(rules_of(game), episode, dict(options), render_mode)
