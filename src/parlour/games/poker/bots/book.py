"""Poker by its hints (poker.8 to 11, 18, 27, 42 to 49): the odds of the hand against the price, and seldom a bluff."""

from __future__ import annotations

from typing import Final

from parlour.core.cards import count
from parlour.core.game import Game
from parlour.core.moves import Move
from parlour.core.players import Advice, BookBot
from parlour.games.poker import words
from parlour.games.poker.bots.odds import after_draw, before_draw, four_of_a_suit, hand_kind, kept_in
from parlour.games.poker.faults.game import PokerTable
from parlour.games.poker.faults.rights import IN_GAME
from parlour.games.poker.rules.game import Poker
from parlour.games.poker.state import HAND_SIZE
from parlour.mechanisms.rankings import FLUSH, FOURS, FULL, NOTHING, PAIR, SEQUENCE, THREES, TWO_PAIRS

TO_COME: Final = 0.5  # how likely a player who has yet to speak comes in
OPENS: Final = 0.52  # the chance against one that is worth opening on
SURE: Final = 0.75  # the chance to be best with which one stakes all one may
GOOD: Final = 0.5  # with which one bets
BELIEVED: Final = 0.7  # of the chance, against one who bets
THREES_CALL: Final = 1.3  # threes call for so much more than their odds
WEAK: Final = 0.3  # a hand with less is only good for a bluff
BLUFFS: Final = 9  # one weak hand in so many
ENOUGH: Final = 5  # limits staked after the draw, beyond which only fours raise
FUNDS: Final = 20  # limits that funds make where there is none
TOO_MANY: Final = 40  # and beyond which nobody does


def book(_seed: int) -> BookBot:
    return BookBot("book", advise, pace=250_000)


def advise(game: Game, seat: int) -> Advice | None:
    assert isinstance(game, Poker)
    if not game.waits >> seat & 1:
        return None
    if isinstance(game, PokerTable) and (game.phase > words.OVER or not sees_hand(game, seat)):
        return at_table(game, seat)
    if game.phase == words.STRADDLING:
        return Advice(words.TO_DECLINE, "why-cards-unseen")
    if game.phase == words.LENDING:
        return Advice(Move(words.REFUSE), "poker.49")
    if game.phase == words.SAY:
        return say(game, seat)
    if game.phase == words.DISCARDING:
        return discard(game, seat)
    if game.phase == words.BETTING:
        return bet(game, seat) if game.deal.highest == game.deal.level else answer(game, seat)
    return make_good(game, seat)


def sees_hand(game: PokerTable, seat: int) -> bool:
    """Whether there is a whole hand to judge, and it was lifted."""
    lifted = game.phase not in IN_GAME or game.conduct.unseen[seat] == 0
    return lifted and (game.phase not in IN_GAME or count(game.deal.hands[seat]) == HAND_SIZE)


def at_table(game: PokerTable, seat: int) -> Advice | None:
    """What is done before there is anything to judge: lift, ask for what one threw away, tell the truth."""
    if game.phase == words.ASKING:
        return Advice(Move(words.ASK, count(game.deal.thrown[seat])), "poker.law.39")
    if game.phase == words.TESTIFYING:
        return Advice(Move(words.TESTIFY, game.conduct.asked[game.conduct.claimant]), "poker.law.46")
    lifts = Move(words.LIFT)
    return Advice(lifts, "poker.R43") if game.allows(seat, lifts) else None


def rivals(game: Poker, seat: int) -> float:
    """How many others are in, those who have yet to speak by their chance to come."""
    found, speaker, spoken = 0.0, game.left(seat), seat == game.deal.last_say
    while speaker != seat:
        if game.deal.playing >> speaker & 1:
            came = (
                game.deal.opener >= 0
                and game.deal.stake[speaker] >= 2 * game.deal.before_deal
                and game.deal.highest > game.deal.before_deal
            )
            found += 1.0 if came or spoken else TO_COME
        spoken = spoken or speaker == game.deal.last_say
        speaker = game.left(speaker)
    return max(1.0, found)


def pays(game: Poker, chance: float, price: int) -> bool:
    """Whether the pool is worth the price at this chance to win it (poker.43)."""
    return chance * (game.in_pool() + price) > price


def price_of(game: Poker, seat: int) -> int:
    """What it costs to stay in, no more than one has."""
    return int(min(game.deal.highest - game.deal.stake[seat], game.counters(seat)))


def say(game: Poker, seat: int) -> Advice:
    hand = game.deal.hands[seat]
    alone = before_draw(game, hand)
    if hand_kind(game, hand) == NOTHING and not four_of_a_suit(hand):
        return Advice(words.TO_PASS, "poker.46" if gapped(hand) else "why-nothing-to-play")
    if game.deal.opener < 0:
        opens = alone >= OPENS and game.least(seat) <= game.most(seat)
        return Advice(Move(words.OPEN, game.least(seat)), "poker.8") if opens else Advice(words.TO_PASS, "why-too-weak")
    if drives_out_ante(game, seat) and hand_kind(game, hand) >= TWO_PAIRS and game.least(seat) <= game.most(seat):
        raised = min(int(game.most(seat)), int(game.least(seat)) + 3 * int(game.deal.before_deal))
        return Advice(Move(words.RAISE, raised), "poker.11")
    if not pays(game, alone ** rivals(game, seat), price_of(game, seat)):
        return Advice(words.TO_PASS, "poker.43")
    reason = "poker.10" if alone > SURE else "why-odds-draw"
    return Advice(words.TO_CALL if game.allows(seat, words.TO_CALL) else showing(game, seat), reason)


def gapped(hand: int) -> bool:
    """Whether one card would make it a sequence (poker.46)."""
    ranks = {rank for rank in range(13) if any(hand >> 16 * suit + rank & 1 for suit in range(4))}
    places = {rank + 1 for rank in ranks} | ({0} if 12 in ranks else set())
    return any(len(places & set(range(low, low + 5))) == 4 for low in range(10))


def drives_out_ante(game: Poker, seat: int) -> bool:
    """The dealer, or the last before the ante, when the ante has yet to make up its mind (poker.11)."""
    ante = game.deal.last_say
    return (
        game.left(seat) == ante
        and game.deal.stake[ante] < game.deal.highest
        and game.deal.highest <= 2 * game.deal.before_deal
    )


def showing(game: Poker, seat: int) -> Move:
    """Without counters enough: a show for what one has, never a loan (poker.49)."""
    if game.allows(seat, words.TO_SHOW):
        return words.TO_SHOW
    return words.TO_PASS if game.phase == words.SAY else words.TO_RETIRE


def make_good(game: Poker, seat: int) -> Advice:
    hand = game.deal.hands[seat]
    others = int(count(game.deal.playing)) - 1
    if not pays(game, before_draw(game, hand) ** others, price_of(game, seat)):
        return Advice(words.TO_RETIRE, "poker.48" if hand_kind(game, hand) >= PAIR else "poker.43")
    return Advice(words.TO_MAKE_GOOD if game.allows(seat, words.TO_MAKE_GOOD) else showing(game, seat), "why-odds-pay")


def discard(game: Poker, seat: int) -> Advice:
    hand = game.deal.hands[seat]
    reasons = {PAIR: "poker.44", THREES: "poker.45", FOURS: "poker.47"}
    made = hand_kind(game, hand)
    return Advice(Move(words.DISCARD, hand & ~kept_in(game.agreed.order, hand)), reasons.get(made, "why-no-help-goes"))


def chance_to_win(game: Poker, seat: int) -> float:
    """Against all who are still in, each judged by the cards he drew (poker.18)."""
    value = int(game.agreed.order.value(game.deal.hands[seat]))
    chance = 1.0
    for other in range(game.seats):
        if other != seat and game.deal.playing >> other & 1:
            chance *= after_draw(game, value, int(count(game.deal.thrown[other])))
    return chance


def stake_for(game: Poker, seat: int, chance: float, made: int) -> int:
    """How much to bet or raise to: all one may with fours, and more the surer one is."""
    least, most = int(game.least(seat)), int(game.most(seat))
    if made >= FOURS:
        return most
    pool = game.in_pool()
    more = pool if chance >= SURE else pool // 2
    return max(least, min(most, least - 1 + more))


def bet(game: Poker, seat: int) -> Advice:
    """Nobody has bet yet."""
    made = hand_kind(game, game.deal.hands[seat])
    chance = chance_to_win(game, seat)
    may_stand = game.allows(seat, words.TO_STAND)
    least, most = game.least(seat), game.most(seat)
    if least > most:
        return Advice(words.TO_STAND if may_stand else words.TO_RETIRE, "why-nothing-to-bet")
    if made == SEQUENCE and may_stand:
        return Advice(words.TO_STAND, "poker.46")
    if chance >= GOOD:
        return Advice(Move(words.BET, stake_for(game, seat, chance, made)), "poker.47" if made >= FOURS else "poker.18")
    if chance < WEAK and tempted(game, seat):
        if game.result[seat] + int(game.deal.stake[seat]) > 0:
            return Advice(Move(words.BET, min(int(most), max(int(least), game.in_pool()))), "poker.27")
        if may_stand:
            return Advice(words.TO_STAND, "poker.42")
    if may_stand:
        return Advice(words.TO_STAND, "why-see-others")
    return Advice(Move(words.BET, least), "why-least-keeps")


def tempted(game: Poker, seat: int) -> bool:
    """A hand to bluff on: rarely, by no rule that others could see, and against one or two (poker.42)."""
    others = int(count(game.deal.playing)) - 1
    return others <= 2 and sum(divmod(int(game.deal.hands[seat]), 1_000_003)) % BLUFFS == 0


def answer(game: Poker, seat: int) -> Advice:
    """A bet lies there: raise, call or retire."""
    made = hand_kind(game, game.deal.hands[seat])
    chance = chance_to_win(game, seat)
    if raises(game, seat, chance, made):
        reason = "poker.47" if made >= FOURS else "poker.18"
        return Advice(Move(words.RAISE, stake_for(game, seat, chance, made)), reason)
    hope = chance * (THREES_CALL if made == THREES else BELIEVED)  # poker.45
    if not pays(game, hope, price_of(game, seat)):
        return Advice(words.TO_RETIRE, "poker.48" if made >= TWO_PAIRS else "poker.43")
    reasons = {THREES: "poker.45", SEQUENCE: "poker.46"}
    return Advice(
        words.TO_CALL if game.allows(seat, words.TO_CALL) else showing(game, seat), reasons.get(made, "why-odds-call")
    )


def raises(game: Poker, seat: int, chance: float, made: int) -> bool:
    if game.least(seat) > game.most(seat) or made == SEQUENCE:
        return False
    limits = (int(game.deal.highest) - int(game.deal.level)) / (
        int(game.agreed.limit) or int(game.agreed.funds) / FUNDS
    )
    if made >= FOURS:
        return limits < TOO_MANY
    return chance >= SURE and made >= (FULL if limits > 1 else FLUSH) and limits < ENOUGH
