"""Games as programs play them: actions, episodes, and the interfaces that researchers know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.errors import ParlourError
from parlour.registry import rules_of

if TYPE_CHECKING:
    from parlour.envs.many import VectorEnv
    from parlour.envs.spiel import ParlourGame
    from parlour.envs.zoo import ParlourAEC


def env_id(game: str) -> str:
    """The id of a game's environments, to be told with results; it changes with the law, and with what is shown."""
    from parlour.envs.version import id_of

    return id_of(rules_of(game))


def aec(game: str, episode: str = "deal", render_mode: str | None = None, **options: object) -> ParlourAEC:
    """A game as an environment of PettingZoo: an episode is one deal, or with ``episode="game"`` the whole game."""
    try:
        from parlour.envs.zoo import ParlourAEC
    except ImportError as error:
        raise ParlourError(f"PettingZoo is not there ({error.name}): pip install 'parlour[pettingzoo]'") from None
    return ParlourAEC(rules_of(game), episode, dict(options), render_mode)


def vector(game: str, games: int, episode: str = "deal", seed: int = 0, **options: object) -> VectorEnv:
    """Many games in one object, stepped together; what it shows can be seen by numpy without copying."""
    from parlour.envs.many import VectorEnv

    return VectorEnv(rules_of(game), games, [dict(options)], seed, episode)


def openspiel(game: str, episode: str = "deal", **options: object) -> ParlourGame:
    """A game as a Python game of OpenSpiel; from then on OpenSpiel knows it as ``parlour_NAME`` too."""
    try:
        from parlour.envs.spiel import load
    except ImportError as error:
        raise _no_openspiel(error) from None
    return load(rules_of(game), episode, dict(options))


def openspiel_case(text: str) -> ParlourGame:
    """The position of a case as a game of OpenSpiel, with all that the seats do not know dealt by chance."""
    try:
        from parlour.envs.spiel import load_case
    except ImportError as error:
        raise _no_openspiel(error) from None
    return load_case(text)


def _no_openspiel(error: ImportError) -> ParlourError:
    return ParlourError(f"OpenSpiel is not there ({error.name}): pip install 'parlour[openspiel]'")
