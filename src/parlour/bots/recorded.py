"""Games that bots play to their end, written down."""

from __future__ import annotations

from parlour.bots.roster import bot_of
from parlour.bots.volunteering import volunteered
from parlour.cases.record import Recorder
from parlour.core.players import Bot, Seat
from parlour.core.rules import Rules


def recorded(rules: Rules, bot: str, seed: int, options: dict[str, object] | None = None) -> Recorder:
    """A game that such bots have played to its end."""
    recorder = Recorder(rules.new(options or {}, seed))
    play_on(recorder, [bot_of(bot, rules, seed * 100 + seat) for seat in range(recorder.game.seats)])
    return recorder


def play_on(recorder: Recorder, bots: list[Bot]) -> None:
    game = recorder.game
    while not game.over:
        if not game.waits:
            recorder.go_on()
        elif unasked := volunteered(game, bots):
            recorder.play(*unasked)
        else:
            seat = game.to_act[0]
            recorder.play(seat, bots[seat].choose(Seat(game, seat)))
