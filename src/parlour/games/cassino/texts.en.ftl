# events
draws-again = { $seat } draws again: { $cards }
sit-opposite = The two lowest play against the two highest; partners sit opposite one another
seated-by-draw = The places are taken according to the cards drawn
deals-first = { $seat } deals first
shuffles-pack = { $seat } shuffles { $n } cards
opens-board = { $seat } lays { $cards } face up on the board
more-on-board = { $n } of them were left over
left-over = Left over and laid on the board: { $cards }
pairs = { $seat } pairs the card with { $cards }
combines = { $seat } combines { $cards }
turns-down = { $seat } lays { $cards } face down with what it took
starts-board = { $seat } starts a new board with { $cards }
sweeps-board = { $seat } sweeps the board: { $n } point
hands-played-out = The hands are played out
takes-rest = { $seat }, who took last, takes { $cards }
partners-unite = Partners put their takings together
has-great-cassino = { $seat } has Great Cassino: { $n }
has-little-cassino = { $seat } has Little Cassino: { $n }
has-aces = { $seat } has aces: { $n }
has-most-spades = { $seat } has the most spades: { $n }
has-most-cards = { $seat } has the most cards: { $n }
no-majority = Nobody has more than everybody else
counts = { $seat } counts { $n }
difference-only = Only the difference is scored
lowest-deducted = The lowest count, { $n }, is taken off everybody's count
scores = { $seat } scores { $n }
nobody-scores = The two lower counts reach the highest: nobody scores
wins-game = { $seat } wins the game with { $n } points
game-drawn = The game is drawn
exposes = The dealer exposes { $cards }, dealt to { $seat }
claims-deal = { $seat } claims: { $word } has exposed a card and loses the deal
claims-fine = { $seat } claims: { $word } is fined { $n } for what was exposed
fine-taken-off = For exposed cards { $n } is taken off the count of { $seat }'s side

# refusals
must-take = A card in your hand can take something, so you may not lay a card
start-new-board = The board is empty: lay a card to start a new one
not-on-the-board = Name cards that lie on the board
court-cards-pair-only = King, queen and knave have no number and take only their own rank
takes-more = That card takes more than this: you may leave nothing that it could still take
does-not-combine = Those cards do not combine to the number of your card
dealers-side = Only the dealer's opponents may claim a card that he exposed
nothing-exposed = No card was exposed just now, or a card has been played since
no-fine-agreed = No fine is agreed on for a card exposed in a later round

option-deals = packs to play, or until a side has the points that win the game
option-conduct = only lawful moves and a careful dealer; or, as at a real table, the dealer may expose cards, and his opponents may claim the fault
option-partners = two against two, or each for himself
option-independent_scoring = what single players score: all, all less the lowest, or the highest less the two others
option-board_deal = the board gets a card with each circuit, or four after the hands
option-later_exposure_penalty = fine on a dealer who exposes a card in a later round
option-game_points = points that win the game

# the form of the options, and what the game is
label-independent_scoring = Scoring of single players
label-board_deal = Dealing to the board
label-later_exposure_penalty = Fine for a late exposed card
label-game_points = Points of the game
choice-full = all points
choice-game = one game
choice-minus-lowest = less the lowest
choice-two-lowest = less the two lowest
choice-with-rounds = with each round
choice-after = afterwards
preset-each-for-himself = Each for himself
preset-long-game = Long game of 21
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
value-round = the next cards
value-minus-lowest = less the lowest
value-two-lowest = less the two lowest

# why a bot advises a move
why-leaves-less = it leaves the others less

# what may be claimed, and until when
window-32 = it is the first round, and no card has been played since
window-33 = it is a later round, a fine is agreed on, and no card has been played since
fault-32 = the dealer exposed a card in the first round
fault-33 = the dealer exposed a card in a later round

# what may be claimed, as a condition, and what follows
if-32 = If the dealer exposed a card in the first round
then-32 = he loses the deal
if-33 = If the dealer exposed a card in a later round
then-33 = the card must be taken, and he pays the fine
