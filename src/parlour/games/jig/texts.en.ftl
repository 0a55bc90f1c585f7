# events
this-game = This is the game of runs; it has nothing but its old name and some calls in common with the pairing game
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
out = { $seat } says “Out”

# options
option-conduct = strict: the calls are made for the players
option-pool_each = what everybody pays into the pool before each deal; 0: nothing
option-pool_dealer = what the dealer pays into the pool before each deal; 0: nothing
option-fine_wrong_call = table conduct: the fine for a wrong call

# on the screen
fact-position = Cards in the run
value-out = to be out first
