# texts that every game may use
game-over = The game is over
not-your-turn = It is not your turn
card-not-held = You do not hold that card
not-taken-back = That stands: it cannot be taken back
no-such-act = There is no such act in this game
cards-hidden = { $n ->
    [one] a card
   *[other] { $n } cards
}
pays = { $payer } pays { $amount } to { $payee }

# on the screen: cards, as a screen reader says them
card = { $rank } of { $suit }
card-joker = joker
rank-A = ace
rank-K = king
rank-Q = queen
rank-J = knave
rank-T = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-6 = six
rank-5 = five
rank-4 = four
rank-3 = three
rank-2 = two
suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades
suit-A = acorns
suit-B = bells
suit-L = leaves

# on the screen: who sits there
seat-own = You
seat-watcher = Watching

# on the screen: places ($seat: whose; $part: its number or name, or none)
place-hand = Hand of { $seat }
place-own-hand = Your hand
place-trick = Trick
place-run = Run
place-down = Turned down
place-stock = Stock
place-pack = Pack
place-turn = Turn-up
place-pool = Pool
place-kitty = Kitty
place-spare = Spare hand
place-discards = Discards of { $seat }
place-own-discards = Your discards
place-tricks = Tricks of { $seat }
place-own-tricks = Your tricks

# on the screen: headings of facts; the value follows
fact-phase = Now
fact-dealer = Dealer
fact-leader = Leads
fact-trump = Trumps
fact-stops = Stops
fact-due = Next card
fact-stake = Stake
fact-limit = Limit
fact-tricks = Tricks
fact-owes = Owes
fact-left = Has left
fact-to-place = Counters to place
fact-aim = Aim
fact-method = Method
fact-pack = Pack
fact-rank = Rank
fact-players = Players
fact-circuits = Circuits

# on the screen: what buttons say
verb-play = Play
verb-pass = Pass
verb-deal = Deal
verb-leave = Leave
verb-stand = Stand
verb-keep = Keep
verb-accept = Accept
verb-refuse = Refuse
verb-agree = Agree
verb-decline = Decline
verb-discard = Discard
verb-exchange = Exchange
verb-buy = Buy
verb-wait = Wait
verb-take = Take
verb-lay = Lay
verb-offer = Offer
verb-look = Look
verb-claim = Claim
verb-call = Call

# on the screen: words of facts and moves
value-clubs = clubs
value-diamonds = diamonds
value-hearts = hearts
value-spades = spades
value-acorns = acorns
value-bells = bells
value-leaves = leaves
value-ace = ace
value-king = king
value-queen = queen
value-knave = knave
value-none = none
value-nobody = nobody
value-yes = yes
value-no = no
value-on = on
value-off = off
value-full = full
value-pool = pool
value-game = game
value-matrimony = matrimony
value-intrigue = intrigue
value-first-dealer = finding the first dealer
value-deal = dealing
value-play = play
value-tricks = tricks
value-answer = an answer is due
value-leaving = staying or leaving
value-over = over

# why a bot advises a move
why-by-lot = by lot
why-only-move = there is no other move
why-only-card = there is no other card
why-none-better = nothing speaks for another move
why-unbeaten = it cannot be beaten
why-most-go = most cards go
why-highest-under = the highest that does not take the trick
why-tried = did best in { NUMBER($n, useGrouping: 0) } deals tried
