"""Rivals of somebody who learns: himself as he was, often stubborn in some way of his own, or a net that is done.

In some games, or in all, one seat learns and rivals sit on all others, or one rival sits among those who learn, so that
it is not enough to get on with oneself.  Of the habits that rivals have, those that gain most stay, until he has found
an answer to them; the others are drawn anew.
"""

from __future__ import annotations

from copy import deepcopy

import torch

from parlour.core.cards import rank
from parlour.core.moves import WORD
from parlour.envs.actions import DIGITS, GATHERED, Actions, Head
from parlour.nets.mind import Mind, Tensor
from parlour.nets.net import LEAST

MOST = 24  # of himself as he was, the first always among them
EVERY = 2  # games: in one of so many he meets himself
STUBBORN = 4.0  # how much more, or less, a stubborn one likes an action than he has learnt, usually,
ALWAYS = 10.0  # and one who has a habit: that is always, or never
HABITS = 64  # ways of being stubborn in a round,
KINDS = 4  # and kinds of them: at odds with what he has learnt, with a habit, and as he was;
WITH_HABITS = (1, 2)
BY_BOOK = 2  # with a habit, and by the book where that says nothing
FOLLOWED = 5.0  # how much more he likes what the book says
TRIED = 96  # games after which it is seen whether a habit gains as much as half of them do
FADING = 0.97  # of what a habit has gained, as it counts after another round
STEP = 3.0  # how much more he likes what is one higher,
FEW = 100.0  # and how much to have named enough, whatever else he likes to name
LIKINGS = (-1.0, 0.0, 0.0, 1.0)  # of whoever has a habit; one of them is drawn
ANEW = 0.2  # of the likings of a habit that is like another,
BY_LOT = 0.5  # and of the habits those that are like none


class Rivals:
    """Those who sit there in a round: in one of ``every`` so many games, on all seats but one."""

    every = 1

    def begin(self) -> None:
        """Another round."""

    def note(self, won: Tensor, over: Tensor, players: Tensor) -> None:
        """What each seat has won in the games that are over, as a part of what is usual."""

    def told(self) -> str:
        """How they fare."""
        return ""

    def meet(self, mind: Mind) -> None:
        """Somebody as he is now, who may become one of them."""

    def rate(self, row: Tensor, shown: dict[str, Tensor]) -> Tensor:
        """How they like each action, as the logarithm of its share."""
        raise NotImplementedError

    def sit(self, turn: Tensor, players: Tensor) -> Tensor:
        """Whether one of them has the turn, by game."""
        game = torch.arange(len(players), device=players.device)
        return (game % self.every == 0) & (turn != game // self.every % players)

    def instead(self, scores: Tensor, row: Tensor, shown: dict[str, Tensor], players: Tensor) -> tuple[Tensor, Tensor]:
        """Their scores where they are asked, and where they are not."""
        theirs = self.sit(shown["turn"], players)
        return torch.where(theirs.unsqueeze(1), self.rate(row, shown), scores), ~theirs

    def example(self, row: Tensor, shown: dict[str, Tensor]) -> Tensor:
        """What one of them would do on the seat that is asked."""
        return torch.multinomial(self.rate(row, shown).exp(), 1).squeeze(1)


class Habits:
    """What somebody with a habit likes: ways of moving, the high or the low of what is named with them, many or few.

    A way is a verb, or a verb and its word.  A habit is a row of likings, one for each way and each kind of thing that
    is named, and one for how many are named one by one: 1 and -1 are always and never, the high and the low, as many as
    he may and as few; half of those that are drawn are nothing to him.
    """

    def __init__(self, actions: Actions, device: str) -> None:
        ways = [(way, head) for head in actions.heads.values() for way in _ways(head)]
        blocks = {argument.block.first: argument.block for _way, head in ways for argument in head.wants}
        named = [block for block in blocks.values() if len(block.things) > 1]
        self._device = device
        self._liked = torch.zeros(len(ways) + len(named) + 1, len(actions), device=device)
        for n, (way, _head) in enumerate(ways):
            self._liked[n, way] = ALWAYS
        for n, block in enumerate(named, len(ways)):
            for i, thing in enumerate(block.things):
                high = rank(thing) if len(block.things) > DIGITS else i
                self._liked[n, block.first + i] = STEP * float(high)
        self._liked[-1, actions.done] = -FEW
        firsts = [block.first for block in named]
        self._names = [
            [
                len(ways) + firsts.index(argument.block.first)
                for argument in head.wants
                if argument.block.first in firsts
            ]
            + [-1 for argument in head.wants if argument.way == GATHERED]
            for _way, head in ways
        ]  # for each way what of it is high or low

    def scores(self, likings: Tensor) -> Tensor:
        """How much each of them adds to what each action promises."""
        return likings @ self._liked

    def drawn(self, many: int) -> Tensor:
        """So many of them, drawn by lot."""
        return self._of(torch.randint(len(LIKINGS), (many, len(self._liked)), device=self._device))

    def like(self, habits: Tensor) -> Tensor:
        """Others that are like these, but for some likings that are drawn anew."""
        return torch.where(torch.rand(habits.shape, device=self._device) < ANEW, self.drawn(len(habits)), habits)

    def plain(self) -> Tensor:
        """Those that a child would have, by lot: always the same way, and with it the most, the least or anything."""
        plain = []
        for way, names in enumerate(self._names):
            for high in (0, 1, -1) if names else (0,):
                likings = torch.zeros(len(self._liked), device=self._device)
                likings[way] = 1
                likings[names] = high
                plain.append(likings)
        return torch.stack(plain)[torch.randperm(len(plain))]

    def _of(self, drawn: Tensor) -> Tensor:
        return torch.tensor(LIKINGS, device=self._device)[drawn]


def _ways(head: Head) -> list[slice]:
    """The actions of each way in which a move begins."""
    first, end = head.block.first, head.block.first + len(head.block.things)
    by_word = head.verb.shape[:1] == [WORD]
    return [slice(at, at + 1) for at in range(first, end)] if by_word else [slice(first, end)]


class Former(Rivals):
    """Somebody as he was; of four, one is stubborn in a way that is drawn anew for each round, and two have habits.

    By turns all seats but one are theirs, and one.
    """

    every = EVERY

    def __init__(self, mind: Mind, actions: Actions, device: str) -> None:
        self.minds: list[Mind] = []
        self._ways = Habits(actions, device)
        kinds = torch.arange(HABITS, device=device) % KINDS
        self._with_habits = torch.isin(kinds, torch.tensor(WITH_HABITS, device=device)).nonzero().squeeze(1)
        self._untried = self._ways.plain()
        self._habits = self._others(len(self._with_habits), self._ways.drawn(1))
        self._added = torch.zeros(HABITS, len(actions), device=device)  # to what each action promises
        self._gained = torch.zeros(HABITS, device=device)  # by each of them,
        self._games = torch.zeros(HABITS, device=device)  # in so many games
        self.meet(mind)
        self._mind = self.minds[0]

    def begin(self) -> None:
        self._mind = self.minds[int(torch.randint(len(self.minds), ()))]
        gains = self._surely_gained()
        worse = (gains < gains.median()) & (self._games[self._with_habits] >= TRIED)
        self._habits[worse] = self._others(int(worse.sum()), self._habits[gains >= gains.median()])
        fading = torch.where(self._games > TRIED, FADING, 1.0)
        self._gained *= fading
        self._games *= fading
        self._gained[self._with_habits[worse]] = self._games[self._with_habits[worse]] = 0.0
        self._added[::KINDS] = torch.randn_like(self._added[::KINDS]) * STUBBORN
        self._added[self._with_habits] = self._ways.scores(self._habits)

    def _others(self, many: int, better: Tensor) -> Tensor:
        """So many to be tried next: at first what a child would do, then some like those that gain and some by lot."""
        plain, self._untried = self._untried[:many], self._untried[many:]
        drawn = self._ways.drawn(many - len(plain))
        alike = self._ways.like(better[torch.randint(len(better), (len(drawn),))])
        by_lot = torch.rand(len(drawn), 1, device=drawn.device) < BY_LOT
        return torch.cat([plain, torch.where(by_lot, drawn, alike)])

    def _surely_gained(self) -> Tensor:
        """What each habit has gained in a game, less what that is unsure of."""
        games = self._games[self._with_habits].clamp(min=1.0)
        return self._gained[self._with_habits] / games - games.rsqrt()

    def told(self) -> str:
        gains = self._surely_gained()
        better = gains[gains >= gains.median()]
        return f"  habits surely gain {float(better.mean()):+.3f}, at most {float(better.max()):+.3f}"

    def sit(self, turn: Tensor, players: Tensor) -> Tensor:
        seat, alone, habit = self._tables(players)
        return (habit >= 0) & ((turn == seat) == alone)

    def note(self, won: Tensor, over: Tensor, players: Tensor) -> None:
        """Only of those who sit alone: several of a kind may be in each other's way."""
        seat, alone, habit = self._tables(players)
        gain = won.gather(1, seat.unsqueeze(1)).squeeze(1).to(self._gained.dtype)
        counted = (over & alone & (habit >= 0)).nonzero().squeeze(1)
        self._gained.index_add_(0, habit[counted], gain[counted])
        self._games.index_add_(0, habit[counted], torch.ones_like(gain)[counted])

    def _tables(self, players: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """By game: whose seat is unlike all others, whether a rival sits there alone, and his habit; -1: no rivals."""
        game = torch.arange(len(players), device=players.device)
        table = game // self.every
        habit = torch.where(game % self.every == 0, table % HABITS, -1)
        return table // KINDS % players, table // HABITS % 2 == 1, habit

    def meet(self, mind: Mind) -> None:
        if len(self.minds) >= MOST:
            del self.minds[1 + int(torch.randint(len(self.minds) - 1, ()))]
        self.minds.append(deepcopy(mind).requires_grad_(False))

    def rate(self, row: Tensor, shown: dict[str, Tensor]) -> Tensor:
        habit = torch.arange(len(row), device=row.device) // self.every % HABITS
        advised = shown["advised"].unsqueeze(1)
        by_book = (habit.unsqueeze(1) % KINDS == BY_BOOK) & (advised >= 0)
        told = torch.zeros_like(shown["mask"], dtype=torch.float32).scatter(1, advised.clamp(min=0), FOLLOWED)
        scores = torch.where(by_book, told, self._mind.scores(row, shown["mask"], shown["advised"]))
        return _rated(scores + self._added[habit], shown["mask"])


class Done(Rivals):
    """A net that learns no more, as the bot plays by it: what it would do very seldom it does not do."""

    def __init__(self, mind: Mind, sharp: float) -> None:
        """The more ``sharp``, the less it mixes."""
        self._mind = deepcopy(mind).requires_grad_(False)
        self._sharp = sharp

    def rate(self, row: Tensor, shown: dict[str, Tensor]) -> Tensor:
        rated = _rated(self._sharp * self._mind.scores(row, shown["mask"], shown["advised"]), shown["mask"])
        return torch.where(rated.exp() >= LEAST, rated, -1e9)


def _rated(scores: Tensor, mask: Tensor) -> Tensor:
    return torch.log_softmax(scores.masked_fill(mask == 0, -1e9), 1)
