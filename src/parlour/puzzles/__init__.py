"""Positions with a question: what is best here, what may be claimed, what is lawful."""
