"""Parlour: old card games by the letter of their printed laws."""

__version__ = "0.1.0"
