four-play = Four play, each for himself
no-money = Nothing is played for money
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
loses-tie-with-queen = { $seat } is not alone with { $n } points, but has the Over of leaves and loses the round
loses-tie-with-last-trick = { $seat } is not alone with { $n } points, but has the last trick and loses the round
writes-letter = { $seat } writes { $word }, letter number { $n }
loses-game = { $seat } has the whole word and has lost the game
buys-drinks = { $seat } buys a round of drinks, number { $n }
points-forgotten = The points are forgotten
rounds-played = { $n ->
    [one] The one round agreed is played
   *[other] The { $n } rounds agreed are played
}; nobody has lost the game

no-such-act = There is no such move; you may pass, play, stop or throw
passed-already = You have passed your three cards, and that cannot be changed
pass-three = Pass exactly three of your cards
exchange-first = No card is played before all four have passed
no-early-end = At this table every round is played to its end
nobody-decided = Nobody has { $points } points yet
stop-between-tricks = A round is stopped between tricks only
not-sure-to-lose = Only a player with { $points } points or more may throw in his cards
throw-at-your-turn = Throw in between tricks or at your own turn

option-deals = rounds to play, or until somebody has the whole word
option-word = the word that the loser fills in, letter by letter
option-word_source = who chose the word
option-forfeit = what the loser of a round gives: a letter, or drinks
option-first_dealer = who deals first
option-packet = cards dealt at a time
option-early_end = whether a round may stop when somebody has 17 points
option-misdeal_letter = whether repeated misdeals may cost the dealer a letter
option-pack = how the cards look

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
verb-pass = Pass on
verb-stop = Stop
verb-throw = Throw in
value-smoking-cat = Smoking Cat
value-prague-single-headed = Prague, single-headed
value-double-headed = double-headed
value-hungarian = Hungarian
value-pass = passing on three

# why a bot advises a move
why-least-likely = the card least likely to take the trick
why-higher-may-come = perhaps a higher one comes
why-worst-goes = the card that suits him least goes
why-drive-over = low leaves drive the Over out
why-over-under = the Over goes under a higher leaf
why-must-take = he must take it: with the highest
why-over-away = the Over goes to somebody else
