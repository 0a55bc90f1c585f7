# events
lays-pool-card = { $cards } is laid out for the pool
chooses = { $seat } chooses { $cards } for the counter
sevens-out = The four sevens are taken out
takes-ace = { $payee } takes what lies on the ace, { $amount }
takes-king = { $payee } takes what lies on the king, { $amount }
takes-queen = { $payee } takes what lies on the queen, { $amount }
takes-knave = { $payee } takes what lies on the knave, { $amount }
stakes-stay = { $n ->
    [one] 1 counter stays
   *[other] { $n } counters stay
} on the pool cards
shares-pool = { $payee } gets { $amount } of what is left on the pool cards

# refusals
cover-bare-ones = All four pool cards must be covered: put your counter on a bare one
no-pool-card = That is not a pool card

# options
option-conduct = { no-offence }
option-pool_cards = which four cards carry stakes: an ace, a king, a queen and a knave of four suits
option-stakes = who stakes before a deal: everybody every time, or everybody for the first pool and then the dealer alone

# the form of the options, and what the game is
label-pool_cards = Cards with stakes
label-stakes = Who stakes
choice-example = those of the book's example
choice-random = drawn by lot
choice-every-deal = everybody, every deal
choice-first-pool = everybody once, then the dealer alone
preset-first-pool = One pool, then the dealer's stake
game-about = Stake on four cards, play up the suits, and take the stakes with the card just below.

# on the screen
place-pool = { $part }
value-stake = placing counters
value-pool = laying out the pool cards

# why a bot advises a move
why-pools-alike = before the deal every pool card is as good as another
lesson-takes-pool = the next card is a pool card: whoever plays the card below it takes the counters on it, and leads again

# what a newcomer cannot know
about-place = You lay a counter on one of the cards in the middle: whoever plays the card just below it takes what lies there.
about-play = Lead whatever you like: the next higher card of the suit must follow, and whoever plays a card that nobody can follow leads again.
