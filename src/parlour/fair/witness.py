"""What one seat, or whoever watches, may check of the deals it has seen: the lines for a record."""

from __future__ import annotations

from parlour.core.events import WATCHER
from parlour.core.game import EVERYTHING, Game
from parlour.core.view import View
from parlour.fair.chance import FairChance


class Witness:
    """Follows a game step by step and notes where cards were dealt and which faces the seat has seen."""

    def __init__(self, game: Game, chance: FairChance, seat: int = WATCHER) -> None:
        self.game = game
        self.chance = chance
        self.seat = seat
        self.seen: dict[int, set[int]] = {}  # by drawing, the cards of it that were seen
        # by drawing: place, positions in the pack, faces seen there
        self.dealt: dict[int, list[tuple[str, list[int], list[str]]]] = {}
        self.told = 0
        self.latest: dict[int, int] = {}  # card: the drawing that dealt it last
        self.known = 0  # so many drawings are in ``latest``
        self.noted = 0  # so many had been made before the game went on
        game.detail = EVERYTHING

    def expect_drawing(self) -> dict[str, list[int]]:
        """To be called before the game goes on: where the cards of the deal that is due will go."""
        self.noted = len(self.chance.history)
        return self.game.deal_plan()

    def drawn(self, plan: dict[str, list[int]]) -> None:
        """The game has gone on: note where cards were dealt, and what can be seen of them."""
        view = self.game.view(self.seat)
        made = self.chance.history[self.noted :]
        if plan and len(made) == 1 and len(made[0].order) == len(self.chance.pack):
            number = self.noted
            self.dealt[number] = [(place, at, _faces(view, place)) for place, at in plan.items()]
        self.look()
        for _place, _at, faces in self.dealt.get(self.noted, []):
            self._saw([self.game.pack.ids[face] for face in faces])

    def look(self) -> None:
        """Note the faces of the events that the seat was told since; what lies at hand for show is no card dealt."""
        for number in range(self.known, len(self.chance.history)):
            self.latest.update(dict.fromkeys(self.chance.history[number].order, number))
        self.known = len(self.chance.history)
        shown = []
        for event in self.game.events[self.told :]:
            if event.reaches(self.seat) and event.shows(self.seat):
                shown += event.cards
        self.told = len(self.game.events)
        self._saw(shown)

    def _saw(self, cards: list[int]) -> None:
        for card in cards:
            if card in self.latest:
                self.seen.setdefault(self.latest[card], set()).add(card)

    def lines(self, opening: bool) -> list[str]:
        """The promises and what the seats added; with ``opening`` also the proofs of the cards seen."""
        lines = []
        for number, drawn in enumerate(self.chance.history):
            drawing = drawn.drawing
            lines.append(f"fair {number} promise {drawing.promise.hex()}")
            lines += [nonce_line(self.game, number, seat, nonce) for seat, nonce in drawn.nonces.items()]
            seen = self.seen.get(number, set())
            if not opening or not seen:
                continue
            lines.append(f"fair {number} picks {drawing.picks.hex()}")
            salts = drawing.salts()
            lines.append(f"fair {number} leaves {b''.join(drawing.leaves()).hex()}")
            for place, at, faces in self.dealt.get(number, []):
                if faces:
                    lines.append(f"fair {number} dealt {place} = {' '.join(map(str, at))} = {' '.join(faces)}")
            for i, card in enumerate(drawing.cards):
                if card in seen:
                    lines.append(f"fair {number} open {i} {self.game.pack.face(card)} {salts[i].hex()}")
        return lines


def nonce_line(game: Game, number: int, seat: int, nonce: bytes) -> str:
    """What a seat added; in a record it also stands among the moves, where it was done."""
    return f"fair {number} nonce {game.names[seat]} {nonce.hex()}"


def _faces(view: View, place: str) -> list[str]:
    shown = view.find(place)
    return shown.faces if shown is not None else []
