"""The version of the package and of its rules."""

__version__ = "0.1.0"
