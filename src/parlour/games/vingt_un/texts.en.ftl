# events
deals-first = { $seat } has the first ace and deals
deals-himself = { $seat } does not sell the deal, and deals
offers-deal = { $seat } offers the deal for { $n }
buys-deal = { $payer } buys the deal from { $payee } for { $amount }
passes = { $seat } does not buy the deal
serves-from-sellers-left = { $seat } deals from his own seat and serves from the seller's left
shuffles = { $seat } shuffles { $n } cards
cuts = { $seat }, on the dealer's right, is the pone and cuts
goes-on-with-stock = { $seat } deals on from the rest of the pack, { $n } cards
last-card-to-pone = The last card is not dealt: it goes to { $seat } unseen
used-cards-shuffled = { $seat } shuffles the used cards, which make a new pack of { $n }
round-finished-from-used = The limit of the deal is reached; { $seat } finishes the round from the used cards
gets-first-card = { $seat } gets { $cards }
stakes = { $seat } stakes { $n }
doubles = { $seat } doubles: all stakes are now twice as high
lets-stakes-be = { $seat } does not double
gets-second-card = { $seat } gets { $cards }
has-natural = { $seat } has a natural: { $cards }
pays-natural = { $payer } pays { $payee } { $amount } for the natural
natural-saves-deal = { $seat } has a natural too and keeps the deal
natural-disregarded = It is the first hand of the deal: { $seat }'s natural is paid and has no other effect
pays-bonus = { $payer } pays { $payee } { $amount } for the natural
exempt = { $seat } has a natural too and pays nothing
loses-deal = { $seat } loses the deal when this hand is over
keeps-deal = The natural does not cost { $seat } the deal
keeps = { $seat } does not divide
divides = { $seat } divides hand { $n }
stakes-second = { $seat } lays { $n } on the new hand
next-hand = { $seat } goes on with hand { $n }
content = { $seat } is content
pays-overdrawn = { $payer } is over twenty-one and pays { $amount }
throws-up-unseen = { $seat } throws in { $cards } unseen
nobody-stands = Nobody stands: { $seat } turns nothing up
dealer-overdraws = { $seat } is over twenty-one
pays-penalty = { $payer } pays { $amount } into the pool for overdrawing
dealer-pays = { pays }
player-pays = { pays }
pays-tie-share = { $payer } pays { $amount } of the winnings on ties into the pool
collects = { $seat } collects { $cards }
makes = { $seat } makes { $n } in all
limit-reached = { $seat }'s deal has reached its limit
dealer-leaves = { $seat } leaves, and his deal ends
stays = { $seat } stays
leaves = { $seat } leaves
too-few = Fewer than two players are left
takes-deal = { $seat } takes the deal because of his natural
follows-seller = { $seat } follows the seller; the buyer keeps his own turn
pack-confused = The cards get mixed up in { $seat }'s hands: the pack is shuffled and cut again
two-cards = { $seat } gets two cards at once
exposes = The card dealt to { $seat } falls face up: { $cards }
keeps-two = { $seat } keeps both cards given in the first round; the second is { $cards }
turns-up-extra = { $seat } turns up the surplus card: { $cards }
draws-two = { $seat } gets two cards instead of one
passed-over = { $seat } is passed over
claim-fails = { $seat } wrongly claims that a divided hand was not a pair
pays-irregularity = { $payer } pays { $amount } into the pool for the irregularity
put-right = The mistake is put right: the second card goes where it belongs
looks-at-both = { $seat } looks at the second card too: { $cards }
pone-takes = { $seat } takes one of the dealer's two cards, { $cards }, and puts it with the used cards
rejects = { $seat } rejects { $cards }
gets-another = { $seat } gets { $cards } instead
keeps-it = { $seat } rejects no card
dealer-keeps = { $seat } is the dealer and must keep what was dealt
withdraws = { $seat } throws in the cards and takes the stake back
pays-false-pair = { $payer } had no pair and pays { $amount }
has-looked = { $seat } has looked at the cards that { $word } threw in
game-closes = { $n ->
    [one] The game closes after one deal
   *[other] The game closes after { $n } deals
}

# refusals
has-left = You have left the table
dealer-stakes-nothing = The dealer stakes nothing
not-the-time-to-stake = Stakes are laid only on the first card
stake-out-of-bounds = A stake must be from { $least } to { $most }
dealer-doubles = Only the dealer may double
not-the-time-to-double = The dealer doubles when all stakes are laid
no-fifth-hand = You may divide into four hands at most
not-the-time-to-divide = Pairs are divided when all have two cards
only-first-two-divide = Only the first two cards are divided, before cards are drawn
no-pair = You may divide only two cards of the same rank
last-card-not-dealt = The last card is not dealt, and there are not enough others left
name-second-stake = Name the stake on the second card as well: { MOVE("divide") } 3
drawing-not-begun = Cards are drawn only when all have two cards
deal-not-for-sale = The deal is not sold at this table
one-offer = The deal may be offered only once, and the others must answer
sale-before-first-card = The deal can be sold only before its first card is dealt
nothing-offered = The deal is not being offered
not-your-deal = It is not your turn to deal
price-out-of-bounds = The price must be from 0 to { $most }
seats-are-kept = Nobody may leave this table before the end
leave-after-a-hand = Players may leave only when a hand is over
nothing-to-declare = You have no natural to declare, or it is too late to do so
nothing-to-reject = There is no card that you may reject
not-the-time-to-separate = You can draw separately on two cards that are not a pair only when all are asked whether they divide
nobody-passed-over = Only a player who was passed over may throw in his cards
nothing-to-look-at = No cards have been thrown in that you have not seen
matter-first = Another question must be settled first
claimed-in-vain = You have already claimed in vain that this hand was not a pair
nobody-divided = Nobody else has divided his cards
own-error = Only the others may claim the dealer's errors
nothing-to-claim = There is nothing of that kind to claim now

# options
option-players = how many people play, the dealer included
option-deals = how long the game lasts: until everybody has had the deal, or a number of deals
option-close_after = after how many hands the game closes, even in the middle of a deal
option-leaving = whether players may leave after any hand
option-conduct = whether only lawful moves are possible and naturals are declared automatically, or whether, as at a real table, the dealer can err, players can offend, and whoever sees it can claim
option-min_stake = the least stake on a card
option-max_stake = the most that may be laid on a card; doubling and 21 may make the loss larger
option-natural_effect = what a player's natural does to the deal: the deal passes left, goes to the holder of the natural, or stays
option-deal_limit = how long each player deals: no limit, a number of hands, the pack twice, or two packs once
option-deal_limit_hands = how many hands each player deals
option-natural_bonus = whether a natural also takes a stake, or double, from every other player
option-pool = whether there is a pool, for a natural or to be divided at the end
option-pool_contribution = what each player pays into the pool at the start of a deal
option-pool_overdraw_penalty = what the dealer pays into the pool when he overdraws
option-pool_tie_share = the share of his winnings on ties that the dealer pays into the pool
option-pool_irregularity_penalty = what an offender pays into the pool for an irregularity
option-pool_taker = whether the pool goes to the holder of a natural, or is divided at the end
option-deal_sale = whether a player may sell his turn to deal

# the form of the options, and what the game is
label-close_after = Close after hand number
label-min_stake = Least stake
label-max_stake = Highest stake
label-natural_effect = The deal after a natural
label-deal_limit = How long each player deals
label-deal_limit_hands = Hands that each player deals
label-natural_bonus = A natural also takes
label-pool = A pool is made
label-pool_contribution = Each pays into the pool
label-pool_overdraw_penalty = Fine for a dealer who overdraws
label-pool_tie_share = The pool's share of winnings on ties
label-pool_irregularity_penalty = Fine for an irregularity
label-pool_taker = Who takes the pool
label-deal_sale = The deal may be sold
choice-round = until everybody has dealt
choice-close_after-off = never
choice-natural_effect-none = it stays with the dealer
choice-deal_limit-none = until a natural takes the deal
choice-natural_bonus-none = nothing more
choice-single = a stake from each
choice-double = two stakes from each
choice-pool_tie_share-0 = nothing
choice-1-4 = a quarter
choice-1-3 = a third
choice-natural = the holder of a natural
choice-end = nobody: it is divided at the end
choice-deal-passes-left = it passes to the left
choice-deal-to-holder = it goes to the holder of the natural
choice-hands = a fixed number of hands
choice-pack-twice = twice through the pack
choice-two-packs-once = once through two packs
preset-new-manner = New manner: the deal passes left
preset-old-manner = Old manner: the natural takes the deal
preset-limited-deal = Five hands for each dealer
preset-pool = With a pool for naturals
game-about = Come nearer to twenty-one than the dealer without going over, and take the deal yourself.

# on the screen
place-hand = { $part ->
    [none] Hand of { $seat }
   *[other] Hand { $part } of { $seat }
}
place-own-hand = { $part ->
    [none] Your hand
   *[other] Your hand { $part }
}
place-used = Used cards
place-gone = Cards out of play
fact-worth = Cards count
fact-bounds = Least and highest stake
fact-total = Counts in all
fact-natural = A natural
fact-natural-bonus = Bonus on a natural
fact-pone = Pone
fact-hand = Hand
fact-price = Price of the deal
fact-seller = Sells the deal
verb-sell = Sell the deal for
verb-buy = Buy the deal
verb-stay = Stay
verb-stake = Stake
verb-double = Double
verb-no-double = Do not double
verb-divide = Divide
verb-card = Card
verb-content = Content
verb-declare = Declare a natural
verb-reject = Reject
verb-separate = Divide without a pair, staking
verb-throw-up = Throw in the cards
verb-look = Look at the cards of
value-deal-passes-left = the deal passes to the left
value-deal-to-holder = the holder takes the deal
value-offer = to deal, or to sell the deal
value-sale = sale of the deal
value-shuffle = shuffling
value-first-cards = first cards
value-staking = staking
value-doubling = doubling
value-second-cards = second cards
value-division = dividing pairs
value-dealer-division = the dealer divides
value-dealer-drawing = the dealer draws
value-next-hand = next hand
value-46 = 46, two cards to a player
value-47 = 47, two cards to the dealer
value-48 = 48, a card exposed
value-51 = 51, two cards drawn at once
value-52 = 52, the dealer drew two
value-53 = 53, a player passed over
value-54 = 54, divided without a pair

# why a bot advises a move
why-deal-comes = your own turn to deal will come anyway
why-deal-dear = the deal is not worth so much
why-card-risks = one more card risks more than it promises
why-card-promises = one more card promises more than it risks
why-mixed = between two players this is best, taken as often as good play asks for
why-stakes-win = against what was laid, your card wins more than it loses
why-stakes-lose = against what was laid, your card loses more than it wins
why-odds-both = dividing and keeping were compared, and this has the better odds
why-no-card = no card is left to draw
why-nothing-to-divide = you have no pair to divide

# until when something may be claimed
window-46 = the player has been given two cards instead of one, and has neither staked on them nor asked for a card
window-47 = the dealer has two cards instead of one, and the deal has not gone on
window-48 = a card lies exposed, and its owner has not acted since
window-51 = a player has just drawn two cards, and has not acted since
window-52 = the dealer has just drawn two cards, and has not acted since
window-53 = a player was passed over in the draw and has not been served, and the hand has not been settled
window-54 = somebody has divided his cards, and the hand has not been settled

# what a newcomer cannot know
about-sell = Whoever deals plays against all the others, which is worth something: name a price, and whoever pays it deals in your place.
about-buy = You pay the price, and deal and play against all the others in the seller's place.

# what may be claimed, as a condition, and what follows
if-46 = If a player was dealt two cards at once
then-46 = the mistake is put right, or the player rejects one card
if-47 = If the dealer gave himself two cards at once
then-47 = the dealer's right-hand neighbour, the pone, takes one of them away
if-48 = If a card was exposed in dealing
then-48 = its player keeps or rejects it
if-51 = If two cards were given in the draw
then-51 = the player keeps either card or both
if-52 = If the dealer drew two cards at once
then-52 = the dealer must keep both cards
if-53 = If a player was passed over in the draw
then-53 = the player may be served now, or may throw in his cards
if-54 = If a player divided two cards that are not a pair
then-54 = the offender pays on each hand and wins nothing

found-bank = What a turn at the bank brings, four players staking from 1 to 10, in counters
found-card-on-sixteen = Another card on sixteen without an ace, rather than stand, in stakes
