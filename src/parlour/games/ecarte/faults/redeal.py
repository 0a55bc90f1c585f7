"""What a seat at a table of Écarté cannot know, drawn anew.

The model: the seat thinks that the other keeps the law unless it has seen otherwise, and that accidents which do not
show have happened at the rates agreed.  All ways to lay the cards it has not seen are alike, its own cards that it has
not looked at among them, as far as they fit what it knows:

- The other's replies were lawful; where he is seen to have held what he should have played, that reply shows nothing.
- When he marked or announced the king he held it, unless the seat knows that it lay elsewhere.
- A pack may lack a card or hold one twice, so that the talon of a world may hold one or two cards more or fewer, unless
  the seat has seen how many it holds: what the law let it ask, serve, take or lay, and what was done, shows that the
  talon held so many or, where it held fewer, how many.  One card of what is left of it may lie face up.  Of deals
  that are over the seat remembers which cards of the pack it has seen.

Faults of the other that the seat cannot know of have not happened; its own stand, and the copies of the game which
faults keep have the cards of the new world.  So does a deal laid aside, and the deal before until its windows close.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.cards import BIT, rank
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.moves import NONE
from parlour.games.ecarte.faults.hidden import FINE_GRAIN, HiddenDeal
from parlour.games.ecarte.faults.misdeals import SOUND, pack_of
from parlour.games.ecarte.faults.rights import CLAIM_29, CLAIM_44D, CLAIM_44G
from parlour.games.ecarte.faults.state import AsideDeal, EcarteSitting, PastDeal
from parlour.games.ecarte.state import KING, PIQUET, TWIN, king_of
from parlour.games.ecarte.words import ACCIDENTS, FACED, FALSE_PACK, SHORT_PACK
from parlour.mechanisms.faults import Claims, Fault

NOT_FALSE: Final = 4


class World:
    """A table that is being made: the deals on it as the seat knows them, the one before and the one laid aside."""

    game: EcarteSitting
    seat: i64
    now: HiddenDeal | None
    last: HiddenDeal | None
    aside: HiddenDeal | None
    copies: dict[int, EcarteSitting]  # of the copies that faults keep, by the identity of the true ones

    def __init__(self, game: EcarteSitting, seat: i64) -> None:
        """The game is a copy; what copies share is copied here."""
        self.game = game
        self.seat = seat
        self.now = None
        self.last = None
        self.aside = None
        self.copies = {}
        kings = game.kings if game.deal.trump >= 0 else None
        proven = (seat, CLAIM_29, NONE) in game.claims.failed
        if game.conduct.colour >= 0:
            self.now = HiddenDeal(game.deal, game.conduct, kings, seat, proven)
        last = game.last
        if last is not None:
            game.last = PastDeal(last.deal.copy(), last.conduct.copy())
            said = game.kings if kings is None else None
            self.last = HiddenDeal(game.last.deal, game.last.conduct, said, seat, proven)
        laid = game.aside
        if laid is not None:
            game.aside = AsideDeal(
                laid.dealer, laid.deal.copy(), laid.conduct.copy(), laid.claims.copy(), laid.king_noted
            )
            self.aside = HiddenDeal(game.aside.deal, game.aside.conduct, None, seat, False)

    def deals(self) -> list[HiddenDeal]:
        return [deal for deal in (self.now, self.last, self.aside) if deal is not None]

    def rate(self, kind: i64) -> float:
        return self.game.agreed.rates[kind]


def deal_anew(game: EcarteSitting, seat: i64, chance: Chance) -> None:
    """Draw anew what the seat cannot know, in a copy of the game."""
    world = World(game, seat)
    _draw_packs(world, chance)
    for hidden in world.deals():
        hidden.draw_cards(_state_of(world, hidden, chance), chance)
        hidden.face(world.rate(ACCIDENTS.index(FACED)) if hidden is not world.last else 0.0, chance)
    _believe(world, game)
    game.claims = _claims_anew(world, game.claims)


def lay_both_anew(game: EcarteSitting, seen: i64, chance: Chance) -> bool:
    """For one who sees neither hand, in a copy of the game: all that is not ``seen`` of this deal is drawn anew.

    Both are thought to have replied lawfully.  A king that was spoken of stays where it is: where it may be, the
    players' own worlds tell.  False, and nothing done, where a fault rests on cards that would get other names.
    """
    deal, conduct = game.deal, game.conduct
    if deal.trump < 0 or conduct.colour < 0:
        return False
    kings = game.kings
    if kings.counters | kings.said | kings.denied:
        seen |= BIT[king_of(deal.trump)]
    hidden = HiddenDeal(deal, conduct, None, 0, False)
    hidden.seen = seen
    hidden.slots = pack_of(conduct.pack_state) & ~seen
    for fault in game.claims.faults:
        if fault.before is not None or fault.cards & hidden.slots:
            return False
    hidden.draw_both(chance)
    return True


# -- packs ------------------------------------------------------------------------------


def _draw_packs(world: World, chance: Chance) -> None:
    """Whether a pack lacks a card or has one twice, and whether the cards are false."""
    game = world.game
    false_rate = world.rate(ACCIDENTS.index(FALSE_PACK))
    game.false_pack = not game.vouched & NOT_FALSE and chance.below(FINE_GRAIN) < int(false_rate * FINE_GRAIN)
    rate = world.rate(ACCIDENTS.index(SHORT_PACK))
    if rate == 0 and _weight(world, 0, 0) > 0:
        game.short[0] = 0
        game.short[1] = 0
        return
    for prior in (rate, 0.5):  # where the rate says that it cannot be, but the seat has seen it
        states, weights = _faults_of_packs(world, prior)
        if sum(weights) > 0:
            picked = _pick(weights, chance)
            game.short[picked % 2] = states[picked]
            game.short[1 - picked % 2] = 0
            return


def _faults_of_packs(world: World, rate: float) -> tuple[list[int], list[float]]:
    """What may be wrong: in even places with the red pack, in odd ones with the blue; and how likely each is."""
    states = [0, 0]
    weights = [(1 - rate) * _weight(world, 0, 0), 0.0]
    for card in PIQUET.cards:
        king = rank(card) == KING
        for state in (card + 1, -(card + 1)):
            prior = rate / 64 * (0.5 if not king else 1.0 if state > 0 else 0.0)  # as they are brought (ecarte.r50)
            for colour in range(2):
                states.append(state)
                weights.append(prior * _weight(world, colour, state) if prior else 0.0)
    return states, weights


def _weight(world: World, colour: i64, state: i64) -> float:
    """How likely what the seat has seen would be if this pack were so, and the other sound."""
    game = world.game
    if state and game.vouched & BIT[colour]:
        return 0.0
    weight = 1.0
    for number in range(2):
        wrong = state if number == colour else 0
        if not _fits_memory(game.met[world.seat * 2 + number], wrong):
            return 0.0
        for hidden in world.deals():
            if hidden.conduct.packs == game.packs and hidden.conduct.colour == number:
                weight *= hidden.likelihood(wrong, world.rate(ACCIDENTS.index(FACED)))
    return weight


def _fits_memory(met: i64, state: i64) -> bool:
    """A card that was seen is not missing, and one seen twice is there twice."""
    if state > 0:
        return not met & BIT[state - 1]
    twins = met & ~SOUND
    return not twins if state == 0 else not twins & ~BIT[-state - 1 + TWIN]


def _pick(weights: list[float], chance: Chance) -> int:
    at = chance.below(FINE_GRAIN) / FINE_GRAIN * sum(weights)
    likeliest = 0
    for i in range(len(weights)):
        at -= weights[i]
        if at < 0:
            return i
        if weights[i] > weights[likeliest]:
            likeliest = i
    return likeliest


def _state_of(world: World, hidden: HiddenDeal, chance: Chance) -> i64:
    """What is wrong with the pack of a deal; one that is no longer in use holds as many cards as it did."""
    conduct, game = hidden.conduct, world.game
    if conduct.packs == game.packs:
        return game.short[conduct.colour]
    state = conduct.pack_state
    if state == 0:
        return 0
    states = [card + 1 if state > 0 else -(card + 1) for card in PIQUET.cards if state > 0 or rank(card) != KING]
    weights = [hidden.likelihood(one, 0.0) for one in states]
    return states[_pick(weights, chance)] if sum(weights) > 0 else state


# -- kings and faults -----------------------------------------------------------------------


def _believe(world: World, game: EcarteSitting) -> None:
    """What was said of the king is of the deal now turned, or else of the one before."""
    hidden = world.now if game.deal.trump >= 0 else world.last
    if hidden is not None:
        hidden.believe(game.kings)


def _claims_anew(world: World, claims: Claims) -> Claims:
    new = claims.copy()
    new.faults = []
    for fault in claims.faults:
        kept = _judged(world, fault)
        if kept is not None:
            new.faults.append(kept)
    _note_lie(world, new)
    return new


def _note_lie(world: World, claims: Claims) -> None:
    """A king that the seat knows to be false can be claimed, though it be true after all."""
    game, other = world.game, 1 - world.seat
    told = world.now if game.deal.trump >= 0 else world.last
    if told is None or not told.spoken or told.believed or not game.kings.counters & BIT[other]:
        return
    if claims.is_open(CLAIM_29) and claims.against(CLAIM_29, other) is None:
        claims.faults.append(Fault(CLAIM_29, other, 0, 0, None, claims.noted))


def _judged(world: World, fault: Fault) -> Fault | None:
    """The fault as it is in the new world, if it is one there."""
    game = world.game
    if fault.right == CLAIM_29:
        told = world.now if game.deal.trump >= 0 else world.last
        false = fault.offender == world.seat or told is None or not told.believed
        return fault if false else None
    if fault.right != CLAIM_44D and fault.right != CLAIM_44G:
        return fault
    true = fault.before
    hidden = world.now if true is not None and true.deals == game.deals and game.deal.trump >= 0 else world.last
    if true is None or hidden is None:
        return fault if fault.offender == world.seat else None
    before = _copy_anew(world, hidden, true)
    reply = hidden.conduct.course[len(before.conduct.course)] % 64
    due = before._playable(fault.offender)
    if due & BIT[reply]:
        return None
    return Fault(fault.right, fault.offender, fault.n, due, before, fault.serial)


def _copy_anew(world: World, hidden: HiddenDeal, true: Game) -> EcarteSitting:
    """The copy of the game that a fault keeps, with the cards of the new world."""
    known = world.copies.get(id(true))
    if known is not None:
        return known
    game = world.game
    new = true.copy()
    assert isinstance(new, EcarteSitting)
    world.copies[id(true)] = new
    hidden.lay_copy(new.deal, new.conduct)
    hidden.believe(new.kings)
    new.aside = game.aside if new.aside is not None else None
    if new.packs == game.packs:
        new.short = game.short[:]
        new.false_pack = game.false_pack
    new.claims = _claims_anew(world, new.claims)
    return new
