stakes = { $payer } puts { $amount } into the pool
gets-card = { $seat } gets a card
has-answered = { $seat } has decided
changes = { $seat } changes a card
takes-top = { $seat } takes { $cards } from the stock
shows = { $seat } shows { $cards }
pool-stays = Equal cards: the pool stays
wins-pool = { $payee } wins { $amount }
takes-back = { $payee } takes back { $amount }

answered-already = A decision stands
keep-or-change = Keep your card or change it

option-players = two
option-deals = how many deals are played
option-conduct = only lawful moves are taken
option-stake = what each puts into the pool for a deal
option-aces = whether an ace beats or loses to all others
