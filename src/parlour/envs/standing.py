"""Where an episode stands, and what each seat has seen and done on the way there, so that nothing is forgotten."""

from __future__ import annotations

import hashlib
from array import array

from parlour.core.chance import Chance
from parlour.envs.explicit import CHANCE, ExplicitEpisode

MARK = 32  # bytes of a chain's last link
NOTHING = bytes(MARK)  # the chain of a seat that has seen nothing,
UNSEEN = b""  # and its last sight
MOST_KEPT = 50_000  # of a small game


class Standing:
    """An episode with a chain for each seat; it never changes, so that copies of a state share it.

    A chain grows only when the seat acts or sees something new: how many steps others take to say what it does not
    hear is no part of it.
    """

    def __init__(self, episode: ExplicitEpisode, chains: list[bytes], sights: list[bytes]) -> None:
        self.episode = episode
        self.chains = chains
        self._sights = sights  # what each seat saw last
        if episode.seat != CHANCE:
            self._remember()

    def __deepcopy__(self, memo: object) -> Standing:
        return self

    def _remember(self) -> None:
        for seat, last in enumerate(self._sights):
            cells = array("q", list(self.episode.observe(seat))).tobytes()
            if cells != last:
                self._sights[seat] = cells
                self.chains[seat] = link(self.chains[seat], cells)

    def after(self, action: int) -> Standing:
        """Where it stands after an outcome of chance, or an action of whoever is asked."""
        episode, chains = self.episode.copy(), self.chains[:]
        if episode.seat == CHANCE:
            episode.draw(action)
        else:
            seat = episode.seat
            episode.step(action)
            chains[seat] = link(chains[seat], action.to_bytes(2, "big"))
        return self._another(episode, chains, self._sights[:])

    def _another(self, episode: ExplicitEpisode, chains: list[bytes], sights: list[bytes]) -> Standing:
        return Standing(episode, chains, sights)

    def lawful(self) -> list[int]:
        return self.episode.lawful()

    def shown(self, seat: int) -> str:
        return str(self.episode.game.view(seat))

    def redealt(self, seat: int, chance: Chance) -> Standing:
        """The same for a seat, with all that it does not know dealt anew.

        What the others have seen before cannot be told from that, so their chains begin anew with what they see now.
        """
        chains = [chain if own == seat else NOTHING for own, chain in enumerate(self.chains)]
        sights = [sight if own == seat else UNSEEN for own, sight in enumerate(self._sights)]
        return Standing(self.episode.redealt(seat, chance), chains, sights)


class Kept(Standing):
    """In a small game, whose tree is gone through again and again: what was found once is not looked for again."""

    def __init__(
        self, episode: ExplicitEpisode, chains: list[bytes], sights: list[bytes], tree: dict[tuple[Kept, int], Standing]
    ) -> None:
        super().__init__(episode, chains, sights)
        self._tree = tree  # what comes after which action; of the whole game
        self._lawful: list[int] | None = None
        self._shown: dict[int, str] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return Standing, (self.episode, self.chains, self._sights)

    def _another(self, episode: ExplicitEpisode, chains: list[bytes], sights: list[bytes]) -> Standing:
        return Kept(episode, chains, sights, self._tree)

    def after(self, action: int) -> Standing:
        found = self._tree.get((self, action))
        if found is None:
            found = super().after(action)
            if len(self._tree) < MOST_KEPT:
                self._tree[self, action] = found
        return found

    def lawful(self) -> list[int]:
        if self._lawful is None:
            self._lawful = super().lawful()
        return self._lawful[:]

    def shown(self, seat: int) -> str:
        if seat not in self._shown:
            self._shown[seat] = super().shown(seat)
        return self._shown[seat]


def begin(episode: ExplicitEpisode, keep: bool = False) -> Standing:
    seats = int(episode.game.seats)
    chains, sights = [NOTHING] * seats, [UNSEEN] * seats
    return Kept(episode, chains, sights, {}) if keep else Standing(episode, chains, sights)


def link(chain: bytes, what: bytes) -> bytes:
    return hashlib.sha256(chain + what).digest()
