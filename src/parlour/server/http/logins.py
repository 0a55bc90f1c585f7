"""Logins: what one may be, and when two are taken for the same."""

from __future__ import annotations

from parlour.server.table.callers import Rejected
from parlour.server.table.names import as_login, is_a_bots, is_blank, skeleton

NO_LOGIN = "a login has at least three characters, and no spaces"


def read_login(text: str) -> str:
    """A login that somebody may have."""
    login = as_login(text)
    if not login.isprintable() or " " in login or len(login) < 3:
        raise Rejected("malformed", NO_LOGIN)
    return login


def clean_login(text: str) -> str:
    """A login for a new account; an older one stays good where a bot is called so by now."""
    login = read_login(text)
    if is_blank(login):
        raise Rejected("malformed", NO_LOGIN)
    if is_a_bots(login):
        raise Rejected("taken", "that is, or looks like, the name of a bot")
    return login


def looks_of(login: str) -> str:
    """Two accounts whose logins have this in common would be mistaken for each other."""
    return skeleton(login)
