"""Records of games that were dealt by the scheme before: nonces, no rounds, no chain."""

from __future__ import annotations

from parlour.cases.record import Recorder
from parlour.fair.chance import FairChance
from parlour.fair.witness import Witness, nonce_line
from parlour.present.teller import Teller
from parlour.server.table import entries
from parlour.server.table.table import Table


def text(table: Table, eyes: int, names: list[str], is_open: bool) -> str:
    game, chance = table.fresh_game()
    assert isinstance(chance, FairChance)
    recorder = Recorder(game, names)
    head = list(recorder.lines)
    recorder.lines += [nonce_line(game, 0, seat, nonce) for seat, nonce in table.early.items()]
    witness = Witness(game, chance, eyes)
    _follow(recorder, witness, table)
    fair = witness.lines(opening=game.over)
    if is_open:
        return recorder.text() + "\n".join([*fair, f"fair secret {table.secret.hex()}", ""])
    told = [f"# {line}" for line in _log(table, eyes)]
    return "\n".join([*head, *told, *fair, ""])


def _follow(recorder: Recorder, witness: Witness, table: Table) -> None:
    game = recorder.game
    last = table.moves[-1][0] if table.moves else 0
    _go_on(recorder, witness)
    for _seq, act in table.acts_of_game(last):
        if isinstance(act, entries.Nonced):
            nonce = bytes.fromhex(act.nonce)
            witness.chance.add(act.drawing, act.seat, nonce)
            recorder.lines.append(nonce_line(game, act.drawing, act.seat, nonce))
        elif isinstance(act, entries.Moved):
            recorder.play(act.seat, table.notation.read(act.move))
            witness.look()
            if not game.over:
                _go_on(recorder, witness)


def _go_on(recorder: Recorder, witness: Witness) -> None:
    while recorder.game.waits == 0 and not recorder.game.over:
        plan = witness.expect_drawing()
        recorder.go_on()
        witness.drawn(plan)
    witness.chance.rest()


def _log(table: Table, eyes: int) -> list[str]:
    teller = Teller(table.rules)
    game = table.game
    assert game is not None
    return [f"{teller.event(game, event, eyes)} [{event.clause}]" for event in game.events if event.reaches(eyes)]
