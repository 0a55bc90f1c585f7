"""By which agreements a net was taught, as its first line declares; by others somebody else plays for it.

``taught`` there are the agreements of its learning.  Whatever word is agreed must have been met in one of them, and no
more and no fewer may play than did; sums it may not have met, since a net takes them by their size.  ``loses`` are
agreements by which it was measured to lose to the book: with one of them, whatever else is agreed, it does not play.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from parlour.core.options import Options, Value, Whole, Words
from parlour.core.rules import Rules
from parlour.errors import BadOption, ParlourError
from parlour.nets.inputs import LEFT_OUT

Agreement = Mapping[str, object]


class Taught:
    """What a net has met."""

    def __init__(self, rules: Rules, taught: object, loses: object = None) -> None:
        self._met: dict[str, set[Value]] = {}  # by option
        self._loses = [] if loses is None else _read(rules, loses)
        for given in [{}] if taught is None else _read(rules, taught):
            for name, value in _made(rules, given).values.items():
                if name not in LEFT_OUT and isinstance(rules.options.find(name), (Words, Whole)):
                    self._met.setdefault(name, set()).add(value)
        self._anywhere = taught is None  # nothing is declared

    def covers(self, options: Options) -> bool:
        values = options.values
        if any(all(values[name] == value for name, value in given.items()) for given in self._loses):
            return False
        return self._anywhere or all(self._has_met(name, values[name]) for name in self._met)

    def _has_met(self, name: str, value: Value) -> bool:
        met = self._met[name]
        if not isinstance(value, int):
            return value in met
        numbers = [each for each in met if isinstance(each, int)]
        return name != "players" or min(numbers) <= value <= max(numbers)


def declared(rules: Rules, settings: Iterable[Agreement]) -> list[dict[str, object]]:
    """Agreements as a first line declares them: what is otherwise than usual, each once."""
    usual = rules.options.make().values
    found: list[dict[str, object]] = []
    for given in settings:
        values = _made(rules, given).values
        changed: dict[str, object] = {
            name: value for name, value in values.items() if value != usual[name] and name not in LEFT_OUT
        }
        if changed not in found:
            found.append(changed)
    return found


def _read(rules: Rules, agreements: object) -> list[dict[str, object]]:
    if not isinstance(agreements, list) or not all(isinstance(given, dict) for given in agreements):
        raise ParlourError(f"the net of {rules.name} does not say by which agreements it was taught")
    for given in agreements:
        _made(rules, given)
    return agreements


def _made(rules: Rules, given: Agreement) -> Options:
    try:
        return rules.options.make(given)
    except BadOption as error:
        raise ParlourError(f"the net of {rules.name} was taught by what cannot be agreed: {error}") from None
