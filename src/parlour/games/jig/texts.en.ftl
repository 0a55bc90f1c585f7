# events
this-game = This is the game of runs; it shares only its old name and some calls with the pairing game
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
says-nothing = { $seat } says nothing
out-unsaid = { $seat } is out, but does not say so
claims = { $seat } claims that { $word }'s call was wrong
taken-as-said = “{ $word ->
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
}” counts as said by { $seat }
lets-it-be = { $seat } makes no claim
pays-fine = { $payer } pays { $amount } into the pool for the wrong call

# refusals
no-fine-agreed = No fine has been agreed on, so a wrong call cannot be claimed
own-call = You may not claim your own wrong call
no-wrong-call = There is no wrong call to claim, or the next card has already been played
nothing-to-answer = There is nothing to answer: the others are asked only after a wrong call with the last card
somebody-is-out = Somebody is out: no more cards are played in this deal
not-out-yet = You may say Out only with your last card
no-such-call = That is not one of the calls of Jig; you may also say nothing

# options
option-conduct = whether the calls are made for the players, or the players make them as at a real table and may make mistakes
option-pool_each = what every player pays into the pool before each deal; 0 means nothing
option-pool_dealer = what the dealer pays into the pool before each deal; 0 means nothing
option-fine_wrong_call = what a wrong call costs

# the form of the options, and what the game is
label-pool_each = Each player pays into the pool
label-pool_dealer = The dealer pays into the pool
label-fine_wrong_call = Fine for a wrong call
preset-pool-of-all = Everybody pays into a pool
preset-pool-of-the-dealer = The dealer pays into a pool
game-about = Play the next higher card of the suit, call Snip, Snap, Snorum, and get rid of your cards first.

# on the screen
fact-position = Cards in the run
value-snip = Snip
value-snap = Snap
value-snorum = Snorum
value-hicockalorum = Hicockalorum
value-jig = Jig
value-snip-jig = Snip-Jig
value-snap-jig = Snap-Jig
value-snorum-jig = Snorum-Jig
value-hicockalorum-jig = Hicockalorum-Jig
value-last-call = claims about the last call
value-out = Out
verb-ready = Make no claim

# what may be claimed, and until when
window-20 = the next card has not been played yet
fault-20 = a player made a wrong call

# what may be claimed, as a condition, and what follows
if-20 = If a player made a wrong call
then-20 = the offender pays the fine, and the right call counts as made
