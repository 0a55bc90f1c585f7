"""The version of the package and of its rules, and which of its builds runs."""

from importlib.util import find_spec

__version__ = "0.1.0"


def is_compiled() -> bool:
    """Whether the package that runs is compiled, or the source as it is."""
    game = find_spec("parlour.core.game")
    return game is not None and not str(game.origin).endswith(".py")
