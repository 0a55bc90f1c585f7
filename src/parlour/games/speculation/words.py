"""The verbs, moves, phases and places of Speculation, made once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.events import place, seat_places
from parlour.core.moves import PASS, Choices, Move, exactly, the_moves, verb

KEEP: Final = verb("keep")
OFFER: Final = verb("offer", "word numbers?", "turnup chief top hand")
BID: Final = verb("bid", "number")
ACCEPT: Final = verb("accept")
REFUSE: Final = verb("refuse")
LOOK: Final = verb("look", "number")
CLAIM: Final = verb("claim", "seat")

# The window of each step, and the item for sale in it: a word of OFFER.
TURN_UP: Final = 0
CHIEF: Final = 1
TOP: Final = 2
HAND: Final = 3
SPARE: Final = 4  # the last window on the chief, before the spare hand is turned
ITEM: Final = vec[i64]([TURN_UP, CHIEF, TOP, HAND, CHIEF])
STEPS: Final = ["turn_up", "chief", "top", "hand", "spare"]
SALE: Final = ["speculation.9", "speculation.23", "speculation.21", "speculation.16", "speculation.23"]  # its clause

FIRST_DEALER: Final = 0
DEAL: Final = 1
OFFERING: Final = 2  # the owner keeps or offers
AUCTION: Final = 3
ANSWER: Final = 4
OVER: Final = 5
PHASES: Final = ["first_dealer", "deal", "offering", "auction", "answer", "over"]

OUT_OF_AUCTION: Final = Move(PASS)
BIDDING: Final = Move(BID)
BIDS: Final = [Move(BID, n) for n in range(256)]
KEEPING: Final = exactly(Move(KEEP))
OFFERS: Final = [Move(OFFER, item) for item in (TURN_UP, CHIEF, TOP, HAND, CHIEF)]
WINDOWS: Final = [Choices([KEEPING, exactly(offer)]) for offer in OFFERS]
ANSWERS: Final = the_moves([Move(ACCEPT), Move(REFUSE)])
LOOKS: Final = [Move(LOOK, i) for i in range(4)]
CLAIMS: Final = [Move(CLAIM, seat) for seat in range(17)]

TURNED_UP: Final = place("turn")
PASSED: Final = place("passed")
SPARE_HAND: Final = place("spare")
PACKET: Final = seat_places("packet")
OPEN: Final = seat_places("open")
