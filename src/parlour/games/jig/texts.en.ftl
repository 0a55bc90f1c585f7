# events
turned-for-deal = { $seat } is shown { $cards }
deals-first = { $seat } has the first knave and deals
this-game = This is the game of runs; it has nothing but its old name and some calls in common with the pairing game
pays-in = { $payer } pays { $amount } into the pool
gets-cards = { $seat } gets { $cards }
leads = { $seat } leads { $cards }
follows = { $seat } follows with { $cards }
must-follow = { $seat } has { $cards } and must follow
calls = { $seat } says “{ $word ->
    [snip] Snip
    [snap] Snap
    [snorum] Snorum
    [hicockalorum] Hicockalorum
    [jig] Jig
    [snip-jig] Snip-Jig
    [snap-jig] Snap-Jig
    [snorum-jig] Snorum-Jig
    [hicockalorum-jig] Hicockalorum-Jig
   *[other] { $word }
}”
leads-next = { $seat } leads next
turned-down = Turned down: { $cards }
out = { $seat } says “Out”
pays-for-cards = { $payer } pays { $payee } { $amount } for the cards left
takes-pool = { $payee } takes the pool, { $amount }
deals-done = { $n ->
    [one] The deal agreed is finished
   *[other] The { $n } deals agreed are finished
}

# refusals
not-dealt = The cards are not yet dealt
must-play-due = You must follow with { $card }
others-follow = The holder of { $card } must follow; the others wait

# options
option-players = how many play
option-deals = how many deals: round, one for each player, or a number
option-conduct = strict: the calls are made for the players
option-pool_each = what everybody pays into the pool before each deal; 0: nothing
option-pool_dealer = what the dealer pays into the pool before each deal; 0: nothing
option-fine_wrong_call = table conduct: the fine for a wrong call

# on the screen
fact-position = Cards in the run
value-out = to be out first
