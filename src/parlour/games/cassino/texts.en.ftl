# events
draws-again = { $seat } draws again: { $cards }
sit-opposite = The two lowest play against the two highest; partners sit opposite each other
seated-by-draw = The cards drawn decide who sits where
deals-first = { $seat } deals first
shuffles-pack = { $seat } shuffles { $n } cards
opens-board = { $seat } lays { $cards } face up on the board
more-on-board = Cards on the board that are left over from the pack: { $n }
left-over = Cards left over and laid on the board: { $cards }
pairs = { $seat } takes { $cards } by pairing
combines = { $seat } takes { $cards } by combining
turns-down = { $seat } lays { $cards } face down with the cards taken
starts-board = { $seat } starts a new board with { $cards }
sweeps-board = { $seat } sweeps the board: { $n } point
hands-played-out = The hands are played out
takes-rest = { $seat } took cards last and takes the rest: { $cards }
partners-unite = Partners put together the cards they took
has-great-cassino = { $seat } has Great Cassino and counts { $n }
has-little-cassino = { $seat } has Little Cassino and counts { $n }
has-aces = { $seat } counts { $n } for aces
has-most-spades = { $seat } has the most spades and counts { $n }
has-most-cards = { $seat } has the most cards and counts { $n }
no-majority = Two or more sides tie for the most, so nobody has the majority
counts = { $seat } counts { $n } in all
difference-only = Only the difference between the two counts is scored
lowest-deducted = The lowest count, { $n }, is taken off everybody's count
scores = { $seat } scores { $n }
nobody-scores = The two lower counts together equal or exceed the highest: nobody scores
wins-game = { $seat } wins the game with { $n } points
game-drawn = The game is drawn
exposes = The dealer exposes a card dealt to { $seat }: { $cards }
claims-deal = { $seat } claims: { $word } exposed a card and loses the deal
claims-fine = { $seat } claims: { $word } exposed cards in dealing and is fined { $n }
fine-taken-off = { $n } is taken off the count of { $seat }'s side for exposed cards

# refusals
must-take = You may not lay a card while any card in your hand can take something
start-new-board = The board is empty: lay a card to start a new one
not-on-the-board = You can take only cards that lie on the board
court-cards-pair-only = Kings, queens and knaves have no number and take only their own rank
takes-more = Your card can take more: you may not leave cards that it could still take
does-not-combine = Those cards do not add up to the number of your card
dealers-side = Only the dealer's opponents may claim the fault when he exposes a card
nothing-exposed = There is nothing to claim: no card was exposed, or one has been played since
no-fine-agreed = No fine has been agreed on for exposing a card in a later round of dealing

option-deals = how long to play: a number of packs, or until a side has enough points to win the game
option-conduct = whether only lawful moves are possible and the dealer makes no mistakes, or, as at a real table, he may expose cards and his opponents may claim the fault
option-partners = whether two play against two as partners, or each plays for himself
option-independent_scoring = what each player scores when nobody has a partner: his count, his count less the lowest, or, for the highest alone, his count less both others
option-board_deal = whether the board gets one card each time the deal goes round, or all four after the hands
option-later_exposure_penalty = how many points the dealer loses for exposing a card in a later round of dealing
option-game_points = how many points win the game

# the form of the options, and what the game is
label-independent_scoring = Scoring without partners
label-board_deal = When the board is dealt
label-later_exposure_penalty = Fine in later rounds of dealing
label-game_points = Points that win the game
choice-full = each scores his whole count
choice-game = until the game is won
choice-minus-lowest = each scores his count less the lowest
choice-two-lowest = the highest scores his count less both others
choice-with-rounds = one card each time round
choice-after = all four cards after the hands
preset-each-for-himself = Each for himself
preset-long-game = Long game, to 21 points
game-about = Take cards from the board by equal rank or equal sum; most cards, most spades, aces and two special cards score.

# on the screen
place-board = Board
place-taken = Taken by { $seat }
place-own-taken = Taken by you
fact-scoring = Scoring
fact-sweeps = Sweeps
fact-last-taker = Took last
verb-lay = Lay out
value-draw = drawing for seats
value-round = dealing the next hands
value-minus-lowest = less the lowest
value-two-lowest = less the two lowest

# why a bot advises a move
why-leaves-less = it leaves less on the board for the others

# what may be claimed, and until when
window-32 = the card was exposed in the first round of dealing, and no card has been played since
window-33 = the card was exposed in a later round of dealing, no card has been played since, and a fine has been agreed on
fault-32 = the dealer exposed a card in the first round of dealing
fault-33 = the dealer exposed a card in a later round of dealing

# what may be claimed, as a condition, and what follows
if-32 = If the dealer exposed a card in the first round of dealing
then-32 = the dealer loses the deal
if-33 = If the dealer exposed a card in a later round of dealing
then-33 = the player it was dealt to keeps the card, and the dealer pays the fine
