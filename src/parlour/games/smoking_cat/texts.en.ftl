four-play = Four play, each for himself
no-money = Smoking Cat is not played for money
word-chosen = The word is { $word }
word-given = The word given for this contest is { $word }
for-drinks = The loser of each round buys a round of drinks
draws-first-deal = { $seat } draws position A and deals first
deals-by-agreement = { $seat } deals first, as agreed
loser-deals = { $seat } lost the last round and deals
with-pack = { $seat } shuffles the 32 cards ({ $word })
passes = { $seat } passes { $cards } to the left
takes-up = { $seat } takes up { $cards } from the right
exchange-done = All have passed their cards; play begins
leads-first = { $seat } is on the dealer's left and leads
follows = { follows-suit }
plays-under = { $seat } plays { $cards }, which does not beat the trick
plays-off = { $seat } has none of the suit led and plays { $cards }
takes-trick = { $seat } takes the trick ({ $n ->
    [0] no points
    [one] 1 point
   *[other] { $n } points
})
turns-down = { $seat } turns the trick face down on the pile before him
takes-over-of-leaves = { $seat } took the Over of leaves: { $n } points
takes-hearts = { $seat } takes hearts: { $n ->
    [one] 1 point
   *[other] { $n } points
}
takes-last-trick = { $seat } took the last trick: { $n } points
stops = { $seat } stops the round: somebody has { $n } points
throws-in = { $seat } has { $n } points and throws in the cards
takes-rest = { $seat } takes all the cards left, { $cards }
cards-played-out = All the cards have been played
has-points = { $seat } has { $n ->
    [one] 1 point
   *[other] { $n } points
}
points-in-all = { $n } points in all
loses-round = { $seat } has the most points, { $n }, and loses the round
loses-tie-with-queen = { $seat } is not the only one with { $n } points, but took the Over of leaves and so loses the round
loses-tie-with-last-trick = { $seat } is not the only one with { $n } points, but took the last trick and so loses the round
writes-letter = { $seat } writes { $word }, letter number { $n }
loses-game = { $seat } has the whole word and loses the game
buys-drinks = { $seat } buys a round of drinks, number { $n }
points-forgotten = The points are forgotten
rounds-played = { $n ->
    [one] The one round agreed has been played
   *[other] The { $n } rounds agreed have been played
}; nobody has lost the game

# table conduct
throws-off = { $seat } does not follow suit: { $cards }
hand-to-stranger = { $seat }'s cards go to a bystander
claims-deal = { $seat } claims that { $word } dealt wrongly
has-no-card = It is { $seat }'s turn, but there is no card left to play
round-void = The round is void: { $seat }'s misdeal number { $n }
deals-again = { $seat } deals again
peeks = { $seat } looks at { $cards } before passing three
trick-back = { $seat }'s trick lies open again: { $cards }
claims-peek = { $seat } claims that { $word } looked too soon
claims-renonce = { $seat } claims that { $word } did not follow suit in trick { $n }
shows-proof = { $seat } must show { $cards }
loses-by-renonce = { $seat } loses the round by a renonce
second-offender = { $seat } is not the first offender of the round: the others only vote
votes = { $seat } has voted
voted = { $seat } voted: { $word ->
    [nothing] nothing more
    [letter] one more letter
   *[ban] a ban
}
punished = The others vote to punish { $seat } with a letter or a ban
not-punished = The others let { $seat } off
admits = { $seat } admits that it was done on purpose
banned = { $seat } is banned and loses the game
mixes-pile = { $seat } mixes up the cards won, which is forbidden
looks-at-last = { $seat } looks at the last trick
looks-at-older = { $seat } looks at older tricks, which nobody may do

passed-already = You have already passed your three cards and cannot change them
pass-three = Pass exactly three of your cards
exchange-first = No card is played before all four have passed their three cards
no-early-end = At this table every round is played to its end
nobody-decided = Nobody has { $points } points yet
stop-between-tricks = A round may be stopped only between tricks
not-sure-to-lose = Only a player with { $points } points or more may throw in his cards
throw-at-your-turn = You may throw in your cards only between two tricks or at your own turn
dealt-already = This round has been dealt already
dealer-deals = Only the dealer deals
round-not-over = The round is not over yet
loser-writes = Only the loser of the round writes a letter
letter-first = The round is over: its loser must first write his letter
vote-first = The others must first vote on the punishment
no-such-trick = That player had no lead to follow in that trick
convicted-already = That player has already been found guilty in this round
may-still-mend = That card may still be taken back
nothing-to-admit = There is nothing for you to admit
no-vote = There is nothing to vote on
others-vote = Only the three others vote
voted-already = You have voted already
no-ban = You may vote for a ban only when a player did not follow suit
nothing-to-retract = You may take back only a card that did not follow suit, and only before the next one is played
nothing-to-mix = You have no pile to mix up
nothing-to-look-at = There are no cards before you to look at
last-trick-covered = You may look at the last trick only once, and only before the next lead
no-older-trick = There is no older trick for you to look at

option-deals = how many rounds are played: a fixed number, or as many as it takes until somebody has the whole word
option-conduct = whether only lawful moves are possible, or whether, as at a real table, offences can happen and be claimed
option-word = the word that the loser fills in, letter by letter
option-word_source = who chooses the word
option-forfeit = what the loser of a round gives: a letter, or drinks
option-first_dealer = who deals first
option-packet = how many cards are dealt at a time
option-early_end = whether a round may stop when somebody has 17 points
option-misdeal_letter = whether repeated misdeals may cost the dealer a letter
option-pack = how the cards look

# the form of the options, and what the game is
label-word = The word to be filled in
label-word_source = Who chooses the word
label-forfeit = What the loser gives
label-first_dealer = First dealer
label-packet = Cards dealt at a time
label-early_end = A round may stop at 17 points
label-misdeal_letter = A letter for misdealing
choice-players = the players
choice-association = the World Union
choice-letters = one letter of the word
choice-drinks = a round of drinks
choice-smoking-cat = the Smoking Cat pack
choice-word = until the word is full
choice-lot = by lot
choice-prague-single-headed = Prague pack, single-headed
choice-double-headed = double-headed pack
choice-hungarian = Hungarian pack
preset-words = Played for a word
preset-drinks = Played for drinks
game-about = Take as few penalty points as you can; the loser fills in a word, letter by letter.

# on the screen
rank-Q = Over
rank-J = Under
place-passed = Passed on by { $seat }
place-own-passed = Passed on by you
place-pile = Cards won by { $seat }
place-own-pile = Cards won by you
fact-money = Money
fact-word = Word
fact-letters = Letters
fact-drinks = Drinks
fact-passed = You passed on
fact-peeked = Looked too soon
fact-misdeals = Misdeals in this round
fact-tried = The vote is on
fact-voted = Your vote
fact-loser = Loser of the round
verb-pass = Pass on
verb-stop = Stop the round
verb-throw = Throw in my cards
verb-retract = Take the card back
verb-mix = Mix up my pile
number-claim = { $n ->
    [0] looked too soon
   *[other] trick { $n }
}
verb-claim = Claim a renonce:
verb-vote = Vote:
verb-admit = Admit that it was on purpose
verb-write = Write the letter
value-smoking-cat = Smoking Cat
value-prague-single-headed = Prague, single-headed
value-double-headed = double-headed
value-hungarian = Hungarian
value-pass = passing three cards on
value-shuffling = the pack is shuffled
value-voting = voting on a punishment
value-counted = the loser writes a letter
value-last = at the last trick
value-older = at older tricks
value-nothing = nothing more
value-letter = one more letter
value-ban = a ban

# why a bot advises a move
why-least-likely = it is the card least likely to take the trick
why-higher-may-come = somebody may still play a higher card
why-worst-goes = this gets rid of the least welcome card
why-drive-over = low leaves drive the Over of leaves out
why-over-under = the Over of leaves can go under a higher leaf
why-must-take = the trick must be taken: take it with the highest card
why-over-away = somebody else gets the Over of leaves

# what may be claimed, and between which moments
moment-proven = a renonce is proven
moment-written = the loser has written his letter
fault-r17 = the deal was wrong
fault-r12 = a player looked too soon, or did not follow suit

# before an act that ends the round
sure-throw = If you throw in your cards, the round is over and you lose it.

# what may be claimed, as a condition, and what follows
if-r17 = If the deal was wrong
then-r17 = the cards are dealt again
if-r12 = If a player looked too soon or did not follow suit
then-r12 = the offender loses the round
