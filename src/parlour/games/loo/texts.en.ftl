# events
sit-down = { $n } sit down to play
short-pack = The pack has { $n } cards
leaves = { $seat } leaves the table: he pays, deals himself nothing, and is gone
pays-loo = { $payer } pays a loo of { $amount }
dealer-out = { $seat } deals and stands out
last-hand = { $seat } is the last hand
turns-single = A single: { $seat } turns up { $cards }
single-card = { $seat } gets { $cards }
none-higher = No card is higher: the pool stays
deals-so = { $seat } deals in another order: { $word }
miss-dealt = The miss is dealt: { $cards }
pam-turned = Pam is turned up and out of play
all-stand = All stand on their own cards; there is no miss
stands = { $seat }: "I play"
gives-up-hand = { $seat } puts { $cards } on the pack
takes-miss = { $seat } takes the miss: { $cards }
miss-for-pool = { $seat } plays the miss for the pool: { $cards }
miss-withdrawn = The miss goes to the pack: { $cards }
lays-out = { $seat } lays out { $cards }
shows-flush = { $seat } shows a flush: { $cards }
no-flush-said = { $seat } claims no flush
best-flush = The flush of { $seat } is the best
pays-flush = { $payer } pays { $payee } a loo of { $amount }
leads-first = { $seat } is to lead
pam-played = { $seat } plays Pam
be-civil = { $seat }: "Pam, be civil"
takes-trick = { $seat } takes trick { $n }
pool-keeps = { $n ->
    [0] The miss has won nothing for the pool
    [one] The miss has won a trick: its share stays in the pool
   *[other] The miss has won { $n } tricks: their shares stay in the pool
}
looed = { $seat } is looed and owes { $n }
loo-by-pool = The loo of { $seat } goes by the pool: { $n }
single-follows = Nobody is looed and the pool is empty: a single would follow, and the game ends
next-single = Nobody is looed and the pool is empty: the next deal is a single
round-ends = The round ends with the deal of { $seat }

# refusals
only-before-own-deal = Whether you stay is asked when it is your turn to deal
nobody-leaves = At this table nobody leaves
no-miss-here = There is no miss in this variant
no-exchange-here = Cards are exchanged only in five-card and Irish loo
must-meet-stander = One stands and the miss is untaken: you must stand, take the miss, or play it for the pool
club-law-stands = A club is turned up: everybody stands
miss-gone = The miss is taken
miss-only-for-last-hand = The miss is played for the pool only by the last hand against one who stands on his own cards
exchange-once = You have exchanged once
must-play-on = You stand, and must play to the end
declared-once = A declaration is made once and stands
exchange-some = Say which of your cards you lay out, at least one
stock-short = The stock holds only { $stock }
five-for-a-flush = A flush needs five cards
flush-when-asked = A flush is claimed when you are asked, after all have declared
flush-not-held = You hold no flush
play-not-begun = Play has not begun
no-part-in-deal = You have no part in this deal
lead-ace = You must lead the ace of trumps
lead-king = The ace is turned up: you must lead the king of trumps
lead-highest = Of two or more trumps you must lead the highest
lead-a-trump = With two or more trumps you must lead one
lead-trump-again = You won the first trick: you must lead your highest trump
must-trump = Your trump would win: you must trump
must-head = You can beat the cards played, so you must
pam-be-civil = "Pam, be civil": you must play another trump
civil-with-ace = "Pam, be civil" goes with the ace of trumps led, while Pam is in play

# options
option-variant = three_card: a miss; five_card: exchange, Pam and flushes; irish: three cards and exchange
option-players = how many play; with 32 cards at most 9, five_card at most 6, irish at most 12
option-deals = single: until a single would follow, at most ten rounds; round: each deals once; or a number of deals
option-finish = divide: at the end loos are paid and the pool is shared; release: in the last deal all stand and nobody is looed
option-leaving = whether a player may leave when it is his turn to deal
option-fee = what the dealer pays for a deal
option-loo = what a full loo costs
option-single_loo = what a loo on a single costs
option-loo_mode = fixed, or unlimited: the pool of the deal, or mixed: the pool up to the limit
option-limit = the highest loo of the mixed mode
option-club_law = with a club turned up all stand and the miss is withdrawn
option-lead_rule = what must be led of two or more trumps: the highest, or any one
option-miss_leads = the holder of the miss leads first
option-dealing = in which order the cards are dealt: changes no chances
option-dealer_out = with more than five players the dealer takes no cards
option-pam = which knave is Pam

# on the screen
place-laid = Played by { $seat }
place-own-laid = Played by you
place-thrown = Thrown up by { $seat }
place-own-thrown = Thrown up by you
place-miss = Miss
fact-fee = Dealer pays
fact-loo = Loo
fact-single-loo = Loo on a single
fact-agreed = Agreed
fact-declared = Declared
fact-owed = Looed for
fact-civil = Pam, be civil
verb-throw-up = Throw up
verb-take-miss = Take the miss
verb-play-miss-for-pool = Miss for the pool
verb-flush = Show a flush
verb-no-flush = No flush
value-civil = Pam, be civil
value-declare = declaring
value-flush = flushes
value-undeclared = not yet
value-stands = stands
value-exchanged = exchanged
value-miss = the miss
value-miss-for-pool = the miss, for the pool
value-threw-up = threw up
value-out = stands out

# why a bot advises a move
why-stays = he stays
why-flush-takes = a flush takes the pool
why-no-flush = there is no flush to show
why-weak-go = the weak cards go for others
why-weakest-goes = the weakest goes
