four-play = Four play, each for himself
no-money = The game is not played for money
word-chosen = The word is { $word }
word-given = The word given for this contest is { $word }
for-drinks = The loser of each round buys a round of drinks
draws-first-deal = { $seat } draws position A and deals first
deals-by-agreement = { $seat } deals first, as agreed
loser-deals = { $seat } lost the last round and deals
with-pack = { $seat } shuffles the 32 cards ({ $word })
passes = { $seat } passes { $cards } to the left
takes-up = { $seat } takes up { $cards } from the right
exchange-done = The exchange is done; play begins
leads-first = { $seat } is on the dealer's left and leads
follows = { follows-suit }
plays-under = { $seat } stays under with { $cards }
plays-off = { $seat } has none of the suit and plays { $cards }
takes-trick = { $seat } takes the trick ({ $n ->
    [0] no points
    [one] 1 point
   *[other] { $n } points
})
turns-down = { $seat } turns the trick face down on his pile
takes-over-of-leaves = { $seat } has the Over of leaves: { $n } points
takes-hearts = { $seat } takes hearts: { $n ->
    [one] 1 point
   *[other] { $n } points
}
takes-last-trick = { $seat } has the last trick: { $n } points
stops = { $seat } stops the round: somebody has { $n } points
throws-in = { $seat } has { $n } points and throws in his cards
takes-rest = { $seat } takes { $cards }
cards-played-out = All cards are played
has-points = { $seat } has { $n ->
    [one] 1 point
   *[other] { $n } points
}
points-in-all = { $n } points in all
loses-round = { $seat } has the most points, { $n }, and loses the round
loses-tie-with-queen = { $seat } is not the only one with { $n } points, but loses the round because he has the Over of leaves
loses-tie-with-last-trick = { $seat } is not the only one with { $n } points, but loses the round because he has the last trick
writes-letter = { $seat } writes { $word }, letter number { $n }
loses-game = { $seat } has the whole word and has lost the game
buys-drinks = { $seat } buys a round of drinks, number { $n }
points-forgotten = The points are forgotten
rounds-played = { $n ->
    [one] The one round agreed is played
   *[other] The { $n } rounds agreed are played
}; nobody has lost the game

# table conduct
throws-off = { $seat } does not follow suit: { $cards }
hand-to-stranger = { $seat }'s cards go to a bystander
claims-deal = { $seat } claims: { $word } has dealt wrongly
has-no-card = { $seat } is to play and has no card left
round-void = The round is void: { $seat }'s wrong deal number { $n }
deals-again = { $seat } deals again
peeks = { $seat } looks at { $cards } before passing three
trick-back = { $seat }'s trick lies open again: { $cards }
claims-peek = { $seat } claims: { $word } has looked too soon
claims-renonce = { $seat } claims: { $word } did not follow suit in trick { $n }
shows-proof = { $seat } must show { $cards }
loses-by-renonce = { $seat } has lost the round by a renonce
second-offender = { $seat } is not the first offender: the others only vote
votes = { $seat } has voted
voted = { $seat } voted: { $word ->
    [nothing] nothing more
    [letter] one more letter
   *[ban] a ban
}
punished = The others vote to punish { $seat } further
not-punished = The others let { $seat } off
admits = { $seat } admits that it was done on purpose
banned = { $seat } is banned and has lost the game
mixes-pile = { $seat } mixes the cards won, which is forbidden
looks-at-last = { $seat } looks at the last trick
looks-at-older = { $seat } looks at older tricks, which nobody may do

passed-already = You have passed your three cards, and that cannot be changed
pass-three = Pass exactly three of your cards
exchange-first = No card is played before all four have passed their three cards
no-early-end = At this table every round is played to its end
nobody-decided = Nobody has { $points } points yet
stop-between-tricks = A round may be stopped only between tricks
not-sure-to-lose = Only a player with { $points } points or more may throw in his cards
throw-at-your-turn = You may throw in only between two tricks or at your own turn
dealt-already = This round is dealt already
dealer-deals = Only the dealer deals
round-not-over = The round is not over yet
loser-writes = Only the loser of the round writes
letter-first = The round is over; its loser must write first
vote-first = The others must vote first
no-such-trick = In that trick this player had no lead to follow
convicted-already = That player has already been found guilty in this round
may-still-mend = That card may still be taken back
nothing-to-admit = There is nothing to admit
no-vote = There is nothing to vote on
others-vote = Only the three others vote
voted-already = You have voted
no-ban = You may vote for a ban only when suit was not followed
nothing-to-retract = You may take back only a card that did not follow suit, before the next one is played
nothing-to-mix = There is no pile of yours to mix
nothing-to-look-at = There are no cards before you to look at
last-trick-covered = You may look at the last trick once, until the next lead
no-older-trick = There is no older trick for you to look at

option-deals = rounds to play, or until somebody has the whole word
option-conduct = only lawful moves; or, as at a real table, offences can happen and are claimed
option-word = the word that the loser fills in, letter by letter
option-word_source = who chooses the word
option-forfeit = what the loser of a round gives: a letter, or drinks
option-first_dealer = who deals first
option-packet = cards dealt at a time
option-early_end = whether a round may stop when somebody has 17 points
option-misdeal_letter = whether repeated misdeals may cost the dealer a letter
option-pack = how the cards look

# the form of the options, and what the game is
label-word = The word
label-word_source = Chosen by
label-forfeit = What the loser gives
label-first_dealer = First dealer
label-packet = Cards at a time
label-early_end = Stop at seventeen
label-misdeal_letter = A letter for misdealing
choice-players = the players
choice-association = the association
choice-letters = a letter of the word
choice-drinks = drinks
choice-smoking-cat = Smoking Cat's own
choice-word = until the word is full
choice-lot = by lot
choice-prague-single-headed = Prague, single-headed
choice-double-headed = double-headed
choice-hungarian = Hungarian
preset-words = For a word
preset-drinks = For drinks
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
fact-misdeals = Wrong deals in this round
fact-tried = Voted on
fact-voted = Your vote
fact-loser = Loser of the round
verb-pass = Pass on
verb-stop = Stop
verb-throw = Throw in
verb-retract = Take it back
verb-mix = Mix my pile
number-claim = { $n ->
    [0] looked too soon
   *[other] trick { $n }
}
verb-claim = Renonce:
verb-vote = Vote:
verb-admit = Admit it
verb-write = Write
value-smoking-cat = Smoking Cat
value-prague-single-headed = Prague, single-headed
value-double-headed = double-headed
value-hungarian = Hungarian
value-pass = passing on three
value-shuffling = the pack is shuffled
value-voting = voting
value-counted = the loser writes
value-last = at the last trick
value-older = at older tricks
value-nothing = nothing more
value-letter = one more letter
value-ban = a ban

# why a bot advises a move
why-least-likely = the card least likely to take the trick
why-higher-may-come = perhaps somebody plays a higher card
why-worst-goes = the least welcome card is thrown
why-drive-over = low leaves drive the Over out
why-over-under = the Over is played under a higher leaf
why-must-take = the trick must be taken: take it with the highest card
why-over-away = the Over goes to somebody else

# what may be claimed, and between which moments
moment-proven = a renonce is proven
moment-written = the loser has written his letter
fault-r17 = a wrong deal
fault-r12 = a renonce: looking too soon, or not following suit

# before an act that ends the round
sure-throw = You throw in your cards: the round is over, and you lose it.

# what may be claimed, as a condition, and what follows
if-r17 = If the deal was wrong
then-r17 = the cards are dealt again
if-r12 = If he looked too soon or did not follow suit
then-r12 = he loses the round
