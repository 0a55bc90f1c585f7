"""What can be wrong with what people write, each with a line that says what would be right."""

from __future__ import annotations

from difflib import get_close_matches


class ParlourError(Exception):
    """Any input we refuse; its text is one line for a person.

    >>> try:
    ...     game.go_on()
    ... except parlour.ParlourError as error:
    ...     print(error)
    the game waits for A
    """


class BadCard(ParlourError):
    """A face that the pack does not have.

    >>> game.do("A: play 1S")
    Traceback (most recent call last):
    ...
    parlour.errors.BadCard: no card '1S' in the piquet pack; nearest: TS
    """


class BadMove(ParlourError):
    """A move that cannot be read at all (an unlawful one is IllegalMove).

    >>> game.do("A: plai KS")
    Traceback (most recent call last):
    ...
    parlour.errors.BadMove: no move 'plai' in this game; nearest: play
    """


class BadOption(ParlourError):
    """An unknown option, a value outside its range, or a combination the rules refuse.

    >>> parlour.new(game.name, {"stakes": 5})
    Traceback (most recent call last):
    ...
    parlour.errors.BadOption: ecarte has no option 'stakes'; nearest: stake
    """

    def __init__(self, text: str, clause: str = "") -> None:
        super().__init__(text)
        self.clause = clause


class BadCase(ParlourError):
    """A case or record that cannot be read.

    >>> parlour.from_case("A: play KS")
    Traceback (most recent call last):
    ...
    parlour.errors.BadCase: case:1: 'A: play KS': the first line names the game: game NAME
    """

    def __init__(self, text: str, place: str = "") -> None:
        super().__init__(text)
        self.place = place  # what was set or given and cannot be, where it is one thing


class Unknown(ParlourError):
    """A game, clause or file that does not exist.

    >>> parlour.new("chess")
    Traceback (most recent call last):
    ...
    parlour.errors.Unknown: no game 'chess'; ...
    """


def nearest(word: str, known: list[str]) -> str:
    """``; nearest: X`` or, where nothing is near and the list is short, what there is."""
    near = get_close_matches(word, known, 1, 0.5) or get_close_matches(word.upper(), known, 1, 0.5)
    if near:
        return f"; nearest: {near[0]}"
    return f"; there is: {', '.join(known)}" if 0 < len(known) <= 24 else ""


def seat_named(name: str, names: list[str]) -> int:
    if name not in names:
        raise Unknown(f"no seat {name!r} at this table{nearest(name, names)}")
    return names.index(name)


LONGEST_LINE = 1000


def one_line(text: str) -> str:
    """As one line that does nothing to a terminal but stand there: some words in it were written by somebody else."""
    line = " ".join(text.split())
    cut = line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]}..."
    return "".join([sign if sign.isprintable() else "?" for sign in cut])
