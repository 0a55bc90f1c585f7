# events
spoil-stake = { $payer } adds { $amount } after the spoil
dealer-stake = { pays-fee }
turns-another = { $seat } turns { $cards } instead
sets-aside = { $seat } sets { $cards } aside
turn-up-stays = No other suit is left: { $cards } stays the turn-up
asks-for-five = { $seat } asks for another trump suit (fiving)
keeps-trumps = { $seat } keeps the trump suit
agrees-to-five = { $seat } agrees to another trump suit
refuses-five = { $seat } refuses another trump suit
lays-face-down = { $seat } puts out { $cards } face down
robs = { $seat } robs { $cards }
leaves-ace = { $seat } does not rob the ace turned up
takes-pool = { takes-share }
spoilt = Nobody has enough tricks: the hand is spoilt, and the pool of { $n } stays
plays-on = { $seat } plays on for all five tricks
jink-fails = { $seat } went on for all five tricks and has lost one: the pool stays
pays-jink = { $payer } pays { $amount } for the five tricks
scores = { $seat } scores 5 points and now has { $n }
hand-over = The hand is over after { $n ->
    [one] one trick
   *[other] { $n } tricks
}
deals-done = The game ends after { $n ->
    [one] one hand
   *[other] { $n } hands
}
deal-lost = { $seat } loses the deal
rebuys = { $payer } pays { $amount } and deals again
shows-no-ace = { $seat } has robbed without the ace and shows { $cards }
is-debarred = { $seat } cannot win the pool in this hand
has-not-robbed = { $seat } held the ace and did not rob: { $cards }
cannot-win = { $seat } has enough tricks, but cannot win the pool in this hand

# refusals
fiving-not-agreed = Asking for another trump suit (fiving) has not been agreed at this table
fiving-once = Another trump suit may be asked for only once, before play
elder-asks = Only the elder hand may ask for another trump suit (fiving)
dealer-answers = Only the dealer decides whether there is to be another trump suit
nothing-asked = Nobody has asked for another trump suit
fiving-first = It must first be settled whether there is to be another trump suit
jinking-not-agreed = Going on for all five tricks (jinking) has not been agreed at this table
third-trick-speaks = Whoever won the third trick decides for his side
first-three-tricks = Only a player who has won all of the first three tricks may take the pool or play on, and only once
pool-or-play-on = First say whether you take the pool or play on
robbing-not-agreed = There is no robbing at this table
no-ace-no-rob = Only the holder of the ace of trumps may rob
robbed-already = You have already robbed
rob-before-first-card = You could rob only before your first card
rob-at-your-turn = You may rob only on your turn
must-rob = You hold the ace of trumps and must rob the turn-up first
play-instead = If you do not want to rob, play a card
keep-the-ace = You may put out any card but the ace of trumps
dealer-robs = An ace is turned up: only the dealer may rob
dealer-robs-before-lead = The dealer must decide to rob before the first lead, or not at all
dealer-decides-first = The dealer must first decide whether to take the ace
must-play-trump = A trump is led: you must play a trump
no-reneging-to-higher = A higher trump is led: you cannot hold yours back
must-follow-hearts = The ace of hearts calls for hearts: follow or trump
must-follow-or-trump = You hold the suit: follow or trump
nothing-misdealt = There is no misdeal to pay for
misdealer-decides = The dealer must say whether he pays and deals again

# options
option-deals = how long the game lasts: until everybody has dealt once, until a game for points is won, or a number of deals
option-stake = how many counters each player pays into a new pool
option-spoil_stake = how many counters each player pays into the pool after a spoilt hand
option-dealer_stake = what the dealer pays in addition, in every deal
option-partners = who plays together: nobody, two sides whose players sit alternately, or pairs who sit opposite each other
option-misdeal = whether a dealer who misdeals loses the deal, or may pay and deal again
option-robbing = whether the holder of the ace of trumps must take the turn-up, may take it, or cannot
option-order = how the cards rank: in the Irish order, or in the usual one
option-two_tricks_win = whether two tricks take the pool
option-fiving = whether the elder hand may ask for another trump suit
option-jinking = whether a player who has won the first three tricks may go on for all five
option-points = whether the game is played to 25 or 45 points, at five points a trick
option-conduct = whether only lawful moves are possible, or whether, as at a real table, faults can happen and be claimed

# the form of the options, and what the game is
label-spoil_stake = Each pays after a spoilt hand
label-dealer_stake = The dealer also pays
label-misdeal = After a misdeal
label-robbing = Robbing the turn-up
label-order = Order of the cards
label-two_tricks_win = Two tricks take the pool
label-fiving = Another trump suit (fiving)
label-jinking = Going on for five tricks (jinking)
label-points = Game to 25 or 45 points
choice-game = until a game for points is won
choice-partners-none = each for himself
choice-compulsory = compulsory
choice-optional = optional
choice-irish = the Irish order
choice-ordinary = the usual order
choice-25 = 25 points
choice-45 = 45 points
choice-two-sides = two sides, seated alternately
choice-pairs = pairs who sit opposite each other
choice-lose-deal = the dealer loses the deal
choice-may-rebuy = the dealer may pay and deal again
preset-jinking = With jinking
preset-twenty-five = Game to 25 points
preset-forty-five = Game to 45 points
preset-family = Family game, the usual order
game-about = Three of the five tricks win the pool; if you cannot win it, spoil it for everybody.

# on the screen
place-laid = Put out by { $seat }
place-own-laid = Put out by you
fact-stakes = Stakes
fact-clubs = Clubs
fact-diamonds = Diamonds
fact-hearts = Hearts
fact-spades = Spades
fact-laid = You put out
fact-spoils = Hands spoilt
fact-misdeal = Misdeal
fact-robbing = Robbing
fact-enough = Tricks that win
fact-jinking = Jinking
fact-target = Game at
verb-five = Ask for another trump suit
verb-rob = Rob, putting out
verb-no-rob = Leave the ace
verb-take-pool = Take the pool
verb-play-on = Play on
value-paid = paid
value-after-spoil = after a spoil
value-may-rebuy = the dealer may pay and deal again
value-optional = optional
value-fiving = another trump suit?
value-dealer-robs = the dealer may rob
value-jink = take the pool, or play for all five tricks?
fact-debarred = Cannot win the pool
verb-rebuy = Pay and deal again
verb-yield = Give up the deal
value-misdealt = a misdeal
value-14 = 14, misdealt or exposed a card
value-27 = 27, robbed without the ace
value-R20 = R20, a wrong card, or out of turn

# why a bot advises a move
why-cheap-trick = take a trick while it is cheap
why-ace-worth = the ace turned up is worth any card
why-elder-asks = these trumps do not suit you
why-trump-for-weakest = you get a trump for your weakest card
why-rest-unbeaten = nothing can beat your other cards
why-pool-won = the pool is won
why-draw-trumps = you have two trumps or more: the best of them draws the others out
why-weakest-goes = nothing can be won: throw away the weakest card
why-no-trump = you have no trump in hand
why-trumps-held = you have trumps in hand
why-stop-him = somebody is about to win the pool and must be stopped
lesson-strongest-plain = keep the last trump for a trick that matters: of the other two cards the queen is better, since court cards rank above all number cards

# a moment of the hand, from which something may be claimed
moment-robbed = somebody has robbed

# before an act that can cost a deal
sure-yield = You lose the deal: your neighbour deals instead.

# what a newcomer cannot know
about-rob = To rob is to take the card turned up for trumps into your hand and put out one of your own cards for it.

# what may be claimed, as a condition, and what follows
if-14 = If the dealer misdealt or exposed a card
then-14 = the dealer loses the deal
if-27 = If a player robbed without holding the ace
then-27 = the offender cannot win the pool in this hand
if-R20 = If a player did not follow suit, or played out of turn
then-R20 = the card is corrected, or the offender cannot win in this hand
