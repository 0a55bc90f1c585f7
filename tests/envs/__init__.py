"""Environments: what programs see and do."""
