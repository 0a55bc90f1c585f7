# events
lays-pool-card = { $cards } is laid out as a pool card
chooses = { $seat } chooses { $cards } to stake on
sevens-out = The four sevens are taken out
takes-ace = { $payee } takes { $amount } from the pool ace
takes-king = { $payee } takes { $amount } from the pool king
takes-queen = { $payee } takes { $amount } from the pool queen
takes-knave = { $payee } takes { $amount } from the pool knave
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
option-pool_cards = which four cards carry stakes: an ace, a king, a queen and a knave, each of a different suit
option-stakes = who stakes before a deal: everybody every time, or everybody for the first pool and after that only the dealer

# the form of the options, and what the game is
label-pool_cards = Cards with stakes
label-stakes = Who stakes
choice-example = those in the book's example
choice-random = drawn by lot
choice-every-deal = everybody, every deal
choice-first-pool = everybody once, then the dealer alone
preset-first-pool = All stake once, then the dealer alone
game-about = Stake on four cards, play the suits upwards, and win a stake by playing the card just below it.

# on the screen
place-pool = { $part }
value-stake = placing counters
value-pool = laying out the pool cards

# why a bot advises a move
why-pools-alike = before the deal one pool card is as good as another
lesson-takes-pool = the next card up is a pool card: whoever plays the card below it takes the counters on it, and leads again

# what a newcomer cannot know
about-place = Put a counter on one of the cards in the middle: whoever plays the card just below it takes the counters that lie on it.
about-play = Lead any card you like: the next higher card of the suit must follow, and whoever plays a card that nobody can follow leads again.
