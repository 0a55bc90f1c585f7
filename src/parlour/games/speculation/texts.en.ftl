# events
crowded = More than { $n } are playing: few cards are left undealt to speculate about
shuffles = { $seat } shuffles a pack of { $n }
gets-packet = { $seat } gets a packet of { $cards }
spare-hand = A spare hand of { $cards } is dealt for the pool
pool-owns-turn-up = The turn-up belongs to the pool
has-turn-up = The turn-up belongs to { $seat }
honour-passes = An ace, king, queen or knave is turned up: the deal passes from { $seat }
pack-exhausted = The pack is used up: { $seat } gathers the cards and deals again
turns-first = { $seat } is first to turn
turns = { $seat } turns { $cards }
becomes-chief = { $seat } holds the chief, the highest trump so far
worthless = The card is worth nothing to { $seat }
ace-leads = { $seat } has the ace of trumps: nothing can beat it
pool-has-ace = The ace of trumps belongs to the pool: nothing can beat it
all-but-holder-turned = All but { $seat } have turned their cards
all-turned = All have turned their cards
keeps = { $seat } offers nothing for sale
offers = { $seat } offers { $word ->
    [turnup] the turn-up
    [chief] the chief
    [top] the top card
   *[other] { $word }
}
bids = { $seat } bids { $n }
no-bid = Nobody bids; { $seat } keeps what was offered
refuses-bid = { $seat } refuses the bid of { $n }
pays-price = { $payer } buys from { $payee } for { $amount }
hands-over = { $seat } receives { $cards }
penalty = { $payer } pays { $amount } for a knave or five
turns-spare-hand = The spare hand is { $cards }
pool-stays = The pool wins and stays for the next deal

# events of table conduct
claims = { $seat } claims that { $word } looked at a card
pays-fine = { $payer } pays a fine of { $amount }
barred-from-pool = { $seat } looked at a card and may not take the pool: it stays for the next deal

# refusals
nobody-looks = Nobody may look at his cards before they are turned
look-once = You have already looked at each of those cards
nothing-to-claim = Nobody has looked at a card against the rules: there is nothing to claim
claim-of-others = Only the other players may claim that you looked
nothing-offered = Nothing is offered for sale now
own-item = You cannot bid for what you offer yourself
passed-before = You have already passed in this auction
bidding-closed = The bidding is closed
highest-already = Yours is already the highest bid
bid-above-pool = You may bid no more than the { $pool } counters in the pool
bid-too-low = The bid must be above { $best }
no-bid-to-answer = There is no bid to accept or refuse
owner-answers = Only the owner may accept or refuse a bid
auction-goes-on = Wait: the auction is still going on
answer-first = The bid must first be accepted or refused
dealer-sells-turn-up = Only the dealer may keep or offer the turn-up
holder-sells-chief = Only its holder may keep or offer the chief
turner-sells-top = Only the player whose turn it is may sell the card he is to turn
holder-sells-hand = Only the holder of the chief may keep or offer the last cards
pools-own = That card belongs to the pool and is not for sale
turned-already = The turn-up is for sale only before it is turned
no-chief-yet = There is no chief before the turn-up is turned
another-window = That cannot be sold now: keep what you have, or offer something that can be sold
holder-turns-last = You hold the chief and turn last: your top card is not for sale now
hand-at-the-end = A packet is for sale only at the end, when all others have turned
name-your-cards = Say which of your cards you offer: the first, for example, or the first and the third
one-auction-a-card = A card may be offered only once
no-such-card = You do not have that unturned card

# options
option-players = how many people play; no more than 10 (52 cards) or 6 (32 cards) is advised
option-conduct = whether only lawful moves are possible, or whether, as at a real table, players can look at their cards and the offence be claimed
option-honour_pass = whether a turned-up ace, king, queen or knave takes the pool at once and the deal passes
option-pool_benefit = whether the turn-up or an extra hand plays for the pool: if it wins, the pool stays for the next deal
option-knave_five_penalty = what the owner of a turned knave or five pays into the pool (0: nothing)
option-look_penalty = the fine for looking at a card that has not been turned yet

# the form of the options, and what the game is
label-honour_pass = A high turn-up takes the pool
label-pool_benefit = What plays for the pool
label-knave_five_penalty = Penalty for knave or five
label-look_penalty = Fine for looking at a card
choice-pool_benefit-none = nothing
choice-turn-up = the turn-up
choice-spare-hand = an extra hand
preset-turn-up = The turn-up plays for the pool
preset-spare-hand = An extra hand plays for the pool
game-about = Buy and sell trumps that nobody has seen; the highest takes the pool.

# on the screen
place-packet = Packet of { $seat }
place-own-packet = Your packet
place-open = Turned by { $seat }
place-own-open = Turned by you
fact-advised = Most players advised
fact-step = For sale
fact-owner = Seller
fact-item = Offered
fact-bidding = In the bidding
fact-bid = Bid
fact-chief = Chief
fact-holder = Holds the chief
fact-sold = Bought card
fact-looks = Cards looked at
fact-barred = May not win
verb-bid = Bid
verb-claim = Has looked:
value-turn-up = turn-up
value-turnup = turn-up
value-chief = chief
value-top = top card
value-hand = packet
value-spare = chief, before the spare hand
value-offering = keep or offer
value-auction = auction

# why a bot advises a move
why-nothing-to-offer = nothing is left to offer
why-above-worth = the price is more than the card is worth
why-worth-more = the card is worth more than was bid
why-below-worth = the price is less than the card is worth
why-price-free = it costs nothing to hear a price
lesson-six-low = a six is easily beaten, so it is not worth a counter
lesson-keep-chief = nobody has bid what the chief is worth: keep it and see what the others turn up
lesson-unseen = nobody knows what that card is, and few cards would beat the chief: keep your counters

# what may be claimed, and until when
window-19 = somebody has looked at a card of his own, and the pool has not been taken
fault-19 = a player looked at a card out of turn

# what may be claimed, as a condition, and what follows
if-19 = If a player looked at a card out of turn
then-19 = the offender pays a fine and may not take the pool

found-queen-as-chief = The part of the pool that a queen of trumps is worth as the highest so far, with four players
found-ten-as-chief = The same for a ten
