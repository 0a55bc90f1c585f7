# events
draws-again = { $seat } draws again: { $cards }
sit-opposite = The two lowest play against the two highest; partners sit opposite one another
seated-by-draw = The places are taken according to the cards drawn
deals-first = { $seat } deals first
shuffles-pack = { $seat } shuffles { $n } cards
opens-board = { $seat } lays { $cards } face up on the board
more-on-board = Of the cards on the board { $n } are left over from the pack
left-over = Left over and laid on the board: { $cards }
pairs = { $seat } pairs the card with { $cards }
combines = { $seat } combines { $cards }
turns-down = { $seat } lays { $cards } face down with the cards it took
starts-board = { $seat } starts a new board with { $cards }
sweeps-board = { $seat } sweeps the board: { $n } point
hands-played-out = The hands are played out
takes-rest = { $seat }, who took last, takes { $cards }
partners-unite = Partners put their takings together
has-great-cassino = { $seat } has Great Cassino, which counts { $n }
has-little-cassino = { $seat } has Little Cassino, which counts { $n }
has-aces = { $seat } counts { $n } for aces
has-most-spades = { $seat } has the most spades, which count { $n }
has-most-cards = { $seat } has the most cards, which count { $n }
no-majority = Two or more are equal, so nobody has the majority
counts = { $seat } counts { $n } in all
difference-only = Only the difference between the two counts is scored
lowest-deducted = The lowest count, { $n }, is taken off everybody's count
scores = { $seat } scores { $n }
nobody-scores = The two lower counts together reach the highest: nobody scores
wins-game = { $seat } wins the game with { $n } points
game-drawn = The game is drawn
exposes = The dealer exposes { $cards }, dealt to { $seat }
claims-deal = { $seat } claims: { $word } has exposed a card and loses the deal
claims-fine = { $seat } claims: { $word } is fined { $n } for exposing cards in dealing
fine-taken-off = For exposed cards { $n } is taken off the count of { $seat }'s side

# refusals
must-take = A card in your hand can take something, so you may not lay a card
start-new-board = The board is empty: lay a card to start a new one
not-on-the-board = Name cards that lie on the board
court-cards-pair-only = King, queen and knave have no number and take only their own rank
takes-more = Your card can take more than these: you may leave nothing that it could still take
does-not-combine = Those cards do not combine to the number of your card
dealers-side = Only the dealer's opponents may claim a card that he exposed
nothing-exposed = No card was exposed just now, or a card has been played since
no-fine-agreed = No fine has been agreed on for a card exposed in a later round

option-deals = how many packs are played, or until a side has the points that win the game
option-conduct = whether only lawful moves are possible and the dealer is careful, or, as at a real table, the dealer may expose cards and his opponents may claim the fault
option-partners = whether two play against two, or each for himself
option-independent_scoring = what single players score: all, all less the lowest, or the highest less the two others
option-board_deal = whether the four cards of the board are dealt one with each round, or all after the hands
option-later_exposure_penalty = points that a dealer loses for exposing a card in a later round of dealing
option-game_points = points that win the game

# the form of the options, and what the game is
label-independent_scoring = Scoring of single players
label-board_deal = When the board is dealt
label-later_exposure_penalty = Fine for a card exposed later
label-game_points = Points that win the game
choice-full = each scores all he counts
choice-game = until the game is won
choice-minus-lowest = each scores his count less the lowest
choice-two-lowest = the highest scores his less both others
choice-with-rounds = one with each round
choice-after = all four after the hands
preset-each-for-himself = Each for himself
preset-long-game = Long game of 21 points
game-about = Take cards from the board by equal rank or equal sum; the most cards, spades and aces score.

# on the screen
place-board = Table
place-taken = Taken by { $seat }
place-own-taken = Taken by you
fact-scoring = Scoring
fact-sweeps = Sweeps
fact-last-taker = Took last
verb-lay = Lay out
value-draw = drawing for seats
value-round = dealing the next cards
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
then-33 = the card must be taken, and the dealer pays the fine
