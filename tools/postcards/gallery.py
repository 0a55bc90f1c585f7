"""Pictures of every game in every language, for looking at: python -m tools.postcards.gallery FOLDER

A neutral one, a game some way in and at its end, two puzzles.  What a watcher does not know is dealt anew, and the
picture must be the same, byte for byte.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from parlour.core.chance import Chance
from parlour.core.events import WATCHER
from parlour.core.game import Game
from parlour.core.languages import LANGUAGES
from parlour.core.rules import Rules
from parlour.puzzles.puzzle import puzzles_of
from parlour.registry import all_rules
from parlour.server.postcards.postcard import Postcard
from parlour.server.postcards.scene import Scene, neutral, scene_of
from parlour.server.postcards.work import drawn, of_puzzle
from parlour.server.table.position import seen

MOVES = (12, 40, 100_000)


def after(rules: Rules, moves: int) -> Game:
    seats = max(rules.players[0], min(4, rules.players[1]))
    game, chance = rules.new({"players": seats, "deals": 1}, 3), Random(5)
    while not game.over and moves:
        if game.to_act:
            game.play(game.to_act[0], game.pick(game.to_act[0], chance.getrandbits(40)))
            moves -= 1
        else:
            game.go_on()
    return game


def watched(game: Game) -> Scene:
    view = seen(game.view(WATCHER))
    view.game = game.name
    return scene_of(view)


def pictures(rules: Rules, language: str) -> dict[str, bytes]:
    found = {"neutral": drawn(Postcard("table", language, rules.name, "invites", neutral(rules.name)))}
    for moves in MOVES:
        game = after(rules, moves)
        cards = [Postcard("replay", language, rules.name, "replays", watched(one)) for one in (game, dealt_anew(game))]
        found[f"after-{moves}"], other = map(drawn, cards)
        if other != found[f"after-{moves}"]:
            sys.exit(f"{rules.name}, after {moves} moves: a hidden card can be told from the picture")
    found |= {puzzle.id: drawn(of_puzzle(puzzle.id, language)) for puzzle in puzzles_of(rules)[:2]}
    return found


def dealt_anew(game: Game) -> Game:
    return game.redeal(0, Chance(7))


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        (folder / f"{language}-house.png").write_bytes(drawn(Postcard("house", language)))
        for rules in all_rules().values():
            for name, made in pictures(rules, language).items():
                (folder / f"{language}-{rules.name}-{name}.png").write_bytes(made)
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main()
