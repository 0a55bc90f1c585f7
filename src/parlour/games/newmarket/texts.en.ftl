# events
turned-for-deal = { $seat } is shown { $cards }
deals-first = { $seat } has the first knave and deals
lays-pool-card = { $cards } is laid out for the pool
chooses = { $seat } chooses { $cards }
places = { $payer } puts { $amount } on { $payee }
sevens-out = The four sevens are taken out
gets-cards = { $seat } gets { $cards }
leads = { $seat } leads { $cards }
follows = { $seat } follows with { $cards }
must-follow = { $seat } has { $cards } and must follow
is-stop = { $word } is a stop: { $seat } leads
turned-down = Turned down: { $cards }
takes-ace = { $payee } takes what lies on the ace, { $amount }
takes-king = { $payee } takes what lies on the king, { $amount }
takes-queen = { $payee } takes what lies on the queen, { $amount }
takes-knave = { $payee } takes what lies on the knave, { $amount }
is-out = { $seat } is out
pays-for-cards = { $payer } pays { $payee } { $amount } for the cards left
stakes-stay = { $n } counters stay on the pool cards
deals-done = { $n ->
    [one] The deal agreed is finished
   *[other] The { $n } deals agreed are finished
}
gathers = { $amount } from { $payer } are gathered
shares-pool = { $payee } gets { $amount } of what is left on the pool cards

# refusals
not-dealt = The cards are not yet dealt
nothing-to-place = No counter is to be placed now
cover-bare-ones = All four pool cards must be covered: put it on a bare one
no-pool-card = That is no pool card
must-play-due = You must follow with { $card }
others-follow = The holder of { $card } must follow; the others wait

# options
option-players = how many play
option-deals = how many deals: round, one for each player, or a number
option-conduct = strict or table; this game has no offence, so they are the same
option-pool_cards = the four cards that carry stakes: example (AS KC QH JD), random, or four cards

# on the screen
place-pool = { $part }
verb-place = Place on
value-stake = placing counters
value-pool = laying out the pool cards

# why a bot advises a move
why-pools-alike = before the deal every pool card is as good as another
