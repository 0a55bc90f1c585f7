"""A net: two layers of rectified sums over a game's inputs, and a score for each action.

The file has one line of JSON, which says what it is and how it came about, and behind it the weights as half floats,
low byte first: for each input its row, then for each layer its rows, one for each of its inputs, and its biases.

A net that knows the book (``book`` in that line) has one score more: so much is added to the action the book advises.
By which agreements it was taught is said there too (``parlour.nets.taught``).
"""

from __future__ import annotations

import json
from hashlib import sha256
from importlib.resources.abc import Traversable
from math import exp
from struct import unpack
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.options import Options
from parlour.core.rules import Rules
from parlour.envs.actions import NO_ACTION, actions_of
from parlour.errors import ParlourError
from parlour.nets.inputs import Inputs
from parlour.nets.taught import Taught

FILE: Final = "master.net"
MOST_BYTES: Final = 1 << 21
LEAST: Final = 0.02  # what a net would do more seldom is not done


class Net:
    """Scores for the actions of a position."""

    inputs: Inputs
    about: dict[str, object]
    taught: Taught
    hidden: i64
    knows_book: bool
    _first: vec[float]  # inputs x hidden
    _first_bias: vec[float]
    _second: vec[float]  # hidden x hidden, by the unit that it leads to
    _second_bias: vec[float]
    _out: vec[float]  # actions x hidden; behind them, the trust in the book
    _out_bias: vec[float]
    _agreed: Options | None  # what was agreed where it was last asked,
    _begun: vec[float]  # and what the first layer begins with there

    def __init__(self, rules: Rules, data: bytes) -> None:
        head, newline, weights = data.partition(b"\n")
        self.inputs = Inputs(rules)
        self.about = _read_head(head) if newline else {}
        self.knows_book = self.about.get("book") is True
        actions = len(actions_of(rules)) + self.knows_book
        hidden = self.about.get("hidden")
        if self.about.get("inputs") != self.inputs.mark or not isinstance(hidden, int) or not 0 < hidden <= 512:
            raise ParlourError(f"the net of {rules.name} was made for other inputs: train it anew")
        if self.about.get("weights") != sha256(weights).hexdigest():
            raise ParlourError(
                f"the net of {rules.name} is damaged: its weights are not those that its first line names"
            )
        sizes = [self.inputs.total * hidden, hidden, hidden * hidden, hidden, actions * hidden, actions]
        if len(weights) != 2 * sum(sizes):
            raise ParlourError(f"the net of {rules.name} has {len(weights)} bytes instead of {2 * sum(sizes)}")
        self.taught = Taught(rules, self.about.get("taught"), self.about.get("loses"))
        numbers = unpack(f"<{sum(sizes)}e", weights)
        parts: list[vec[float]] = []
        at = 0
        for size in sizes:
            parts.append(vec[float](list(numbers[at : at + size])))
            at += size
        self.hidden = hidden
        self._first, self._first_bias, self._second, self._second_bias, self._out, self._out_bias = parts
        self._agreed = None
        self._begun = self._first_bias

    def scores(
        self, cells: vec[i64], options: Options, viewer: i64, actions: list[int], advised: i64 = NO_ACTION
    ) -> list[float]:
        """How much each of these actions promises, as numbers whose exponents are its shares.

        ``advised`` is the action by which the book would go on.
        """
        players = options.number("players")
        ids, values = self.inputs.entries(cells, players, viewer, vec[i64](), vec[float]())
        hidden = self.hidden
        units = self._begin(options)[:]
        first = self._first
        n: i64 = 0
        while n < len(ids):
            value = values[n]
            at = ids[n] * hidden
            j: i64 = 0
            while j < hidden:
                units[j] += value * first[at + j]
                j += 1
            n += 1
        units = self._layer(units)
        found: list[float] = []
        for action in actions:
            score = self._score(units, action)
            if self.knows_book and action == advised:
                score += self._score(units, len(self._out_bias) - 1)
            found.append(score)
        return found

    def _score(self, units: vec[float], action: i64) -> float:
        hidden = self.hidden
        out = self._out
        total = self._out_bias[action]
        at = action * hidden
        j: i64 = 0
        while j < hidden:
            total += units[j] * out[at + j]
            j += 1
        return total

    def _begin(self, options: Options) -> vec[float]:
        """The first layer's biases, with what was agreed."""
        if self._agreed is options:
            return self._begun
        units = self._first_bias[:]
        for n, value in self.inputs.terms(options):
            for j in range(self.hidden):
                units[j] += value * self._first[n * self.hidden + j]
        self._agreed = options
        self._begun = units
        return units

    def _layer(self, before: vec[float]) -> vec[float]:
        """The second layer, rectified, from the sums of the first."""
        hidden = self.hidden
        second = self._second
        units = self._second_bias[:]
        i: i64 = 0
        while i < hidden:
            total = units[i]
            at = i * hidden
            j: i64 = 0
            while j < hidden:
                if before[j] > 0.0:
                    total += before[j] * second[at + j]
                j += 1
            units[i] = total if total > 0.0 else 0.0
            i += 1
        return units


def shares(scores: list[float], sharp: float) -> list[float]:
    """How often each action is to be taken, the more seldom the less it promises."""
    top = max(scores)
    weights = [exp(sharp * (score - top)) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def _read_head(head: bytes) -> dict[str, object]:
    try:
        read = json.loads(head)
    except ValueError:
        return {}
    return read if isinstance(read, dict) else {}


TAUGHT: Final[dict[str, bool]] = {}  # by package: whether there is a net in its folder, looked for once


def has_net(rules: Rules) -> bool:
    found = TAUGHT.get(rules.package)
    if found is None:
        found = rules.folder.joinpath(FILE).is_file()
        TAUGHT[rules.package] = found
    return found


NETS: Final[dict[str, Net]] = {}


def net_of(rules: Rules) -> Net:
    """The net in a game's folder; read once."""
    found = NETS.get(rules.package)
    if found is None:
        found = read_net(rules, rules.folder.joinpath(FILE))
        NETS[rules.package] = found
    return found


def read_net(rules: Rules, file: Traversable) -> Net:
    try:
        data = file.read_bytes()
    except OSError as error:
        raise ParlourError(f"{rules.name} has no net that can be read ({error.strerror})") from None
    if len(data) > MOST_BYTES:
        raise ParlourError(f"the net of {rules.name} is larger than {MOST_BYTES} bytes")
    return Net(rules, data)
