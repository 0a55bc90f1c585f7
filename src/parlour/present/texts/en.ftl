# texts that every game may use

# refusals
game-over = The game is over
not-your-turn = It is not your turn
card-not-held = You do not hold that card
not-taken-back = That stands: it cannot be taken back
talk-closed = You may not talk to the whole table while this hand is being played
no-such-act = That is not a move in this game
no-dealer-yet = It has not been settled yet who deals first
not-dealt = The cards have not been dealt yet
out-of-the-game = You have no counters left and are out of this game
must-follow-suit = You must follow suit
must-play-due = You must follow with { $card }
others-follow = The holder of { $card } must follow; the others wait
nothing-to-place = There is no counter to place now

# events
cards-hidden = { $n ->
    [one] a card
   *[other] { $n } cards
}
turned-for-deal = { $seat } gets { $cards } face up, to settle who deals first
deals-first = { $seat } has the first knave and deals
so-many-play = { $n } people are playing
shuffles-and-cuts = { $seat } shuffles, and the right-hand neighbour cuts
cuts = { $seat } cuts
gets-cards = { $seat } gets { $cards }
gets-no-cards = { $seat } is out and gets no cards
spare-hand = A spare hand of { $cards } is dealt
turns-up = { $seat } turns up { $cards }
looks = { $seat } looks at { $cards }
deals-next = { $seat } deals next
deal-passes = The deal passes to { $seat }
draws = { $seat } draws { $cards }
discards = { $seat } discards { $cards }
passes = { $seat } passes
declines = { $seat } declines
stands = { $seat } stands
throws-up = { $seat } throws in { $cards }
shows = { $seat } shows { $cards }
leads = { $seat } leads { $cards }
plays = { $seat } plays { $cards }
lays = { $seat } lays { $cards }
follows = { $seat } follows with { $cards }
follows-suit = { $seat } follows suit with { $cards }
must-follow = { $seat } has { $cards } and must follow
is-stop = { $word } is a stop: { $seat } leads
turned-down = Turned down: { $cards }
is-out = { $seat } is out
takes-trick = { $seat } takes the trick
stakes = { $payer } stakes { $amount }
stake = { stakes }
pays = { $payer } pays { $payee } { $amount }
pays-in = { $payer } pays { $amount } into the pool
pays-fee = { $payer } pays { $amount } for the deal
pays-for-cards = { $payer } pays { $payee } { $amount } for the cards left
places = { $payer } puts { $amount } on { $payee }
takes-pool = { $payee } takes the pool, { $amount }
takes-share = { $payee } takes { $amount } from the pool
takes-matrimony = { $payee } takes { $amount } from Matrimony
takes-intrigue = { $payee } takes { $amount } from Intrigue
takes-game = { $payee } takes { $amount } from Game
shares-pool = { $payee } gets { $amount } of what is left in the pool
shares-kitty = { $payee } gets { $amount } from the kitty
gathers = { $amount } is collected from { $payer }
wins-game = { $seat } wins the game
alone-has-counters = { $seat } alone has counters left
deals-done = { $n ->
    [one] The one deal agreed has been played
   *[other] The { $n } deals agreed have been played
}
hands-done = { $n ->
    [one] The one hand agreed has been played
   *[other] The { $n } hands agreed have been played
}

# options; no-offence: of a game that has none, for its option-conduct
option-players = how many people play
option-deals = how many deals: one for each player, or a number
option-conduct = only lawful moves can be made
no-offence = no offences are possible in this game, so both choices are the same
option-accidents = how often the dealer makes a mistake, or a card falls face up
option-pack = whether the pack has 52 cards, or 32 from the seven up

# the form of the options: a short name for each (label-OPTION), words for what is chosen (choice-VALUE, or
# choice-OPTION-VALUE where a value means something else there), and the groups in which they stand
label-players = Players
label-deals = How long the game lasts
label-conduct = Faults can happen
label-accidents = How often accidents happen
label-pack = Pack
label-stake = Stake
label-leaving = Leaving before the end
label-dealer_out = The dealer sits out
label-limit = Limit
label-partners = Partners
choice-52 = 52 cards
choice-32 = 32 cards, from the seven up
choice-none = none
choice-round = one round of deals
choice-strict = no, only lawful moves
choice-table = yes, as at a real table
choice-on = yes
choice-off = no
choice-agreed = by agreement
group-length = Length
group-stakes = Stakes
group-variations = Variations
group-conduct = At the table

# on the screen: cards, as a screen reader says them
quoted = “{ $words }”
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
place-last-trick = Last trick
place-talon = Talon
place-passed = Passed turn-ups
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
fact-winning = Winning
fact-trick = Trick
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
fact-points = Points
fact-round = Round
fact-caller = Caller
fact-kitty = Kitty
fact-partners = Partners
fact-side = Side

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
verb-place = Place on
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
value-red = red
value-blue = blue
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
value-lots = drawing lots
value-deal = dealing
value-drawing = drawing
value-play = play
value-tricks = tricks
value-answer = an answer is due
value-leaving = staying or leaving
value-over = over

# why a bot advises a move
why-by-lot = it was chosen at random
why-careless = it looked as good at a glance
why-rash = it did not want to give up
why-timid = it did not dare more
why-greedy = it took what it could get at once
why-only-move = there is no other move
why-only-card = there is no other card
why-claims = a fault was seen and can be claimed
why-due = the rules ask this of a careful player
why-errs = a slip, such as anybody may make
why-none-better = no other move seems better
why-learnt = the bot has learnt this in millions of deals against itself
why-unbeaten = this card cannot be beaten
why-cheapest-takes = it is the cheapest card that takes the trick
why-most-go = it gets rid of the most cards
why-highest-under = it is the highest card that does not take the trick
why-tried = it did best in the { NUMBER($n, useGrouping: 0) } deals that were tried
lesson-stop = nobody can follow this card, so you lead again
lesson-up-to-stop = the run ends with a card of your own, so you lead again
lesson-ace = no card leads up to an ace: whoever holds it must lead it himself

# claims
claims = { $seat } makes a claim, and is right
clause-number = { $kind ->
    [law] law { $n }
   *[other] § { $n }
}
claim-then = { $condition }: { $remedy } ({ $clause })
claim-fails = { $seat } makes a claim, but no fault is found
claim-too-late = It is too early or too late for that claim
claim-not-yours = Somebody else must make that claim
claimed-in-vain = You have already made that claim in vain

# faults in games of tricks
gets-one-too-many = { $seat } gets one card too many
gets-one-too-few = { $seat } gets one card too few
gets-missing-card = { $seat } gets the missing card from the top of the pack
card-exposed = A card dealt to { $seat } is exposed: { $cards }
out-of-order = { $seat } deals out of order
handles-cards = { $seat } handles the cards
mixes-cards = { $seat } handles the cards and mixes them
card-seen = A card is seen: { $cards }
plays-out-of-turn = { $seat } has played out of turn
had-these = { $seat } could have played { $cards }
takes-back = { $seat } takes back { $cards }
claims-fault = { $seat } claims a fault by { $word }
pays-penalty = { $payer } pays a fine of { $amount }
gathers-cards = { $seat } gathers the cards
nothing-to-touch = There is nothing to handle now
played-already = You have already played a card to this trick
gather-when-done = Cards are gathered only when play is over, by the player whose turn it is
tricks-are-done = Play is over: faults may be claimed until the cards are gathered
verb-touch = Handle the cards
verb-gather = Gather the cards
value-gathering = the cards are about to be gathered
value-mixed = and mix them
value-seen = and let a card be seen

# the law of one table on a sheet
sheet-usual = * marks what is not as usual
sheet-off = { $mark } off: something else has been agreed
sheet-house = { $mark } kept by the house: only lawful moves are possible, so nobody can break it
sheet-pending = { $mark } not yet in force

# bots, by character and strength, from the weakest on
bot-level-1 = Novice
bot-level-2 = Casual player
bot-level-3 = Regular
bot-level-4 = Expert
bot-level-5 = Master
bot-about-level-1 = knows the rules, plays every hand and takes whatever lies there
bot-about-level-2 = plays now and then: often careless, sometimes rash
bot-about-level-3 = plays often: sometimes careless, sometimes too timid
bot-about-level-4 = seldom makes a slip, but looks less far than the master
bot-about-level-5 = the strongest that was measured at this game
bot-measured = measured: { $gain } ± { $interval } a deal at tables of all levels
bot-unmeasured = not measured at this game yet
bot-beginner = At random
bot-reader = By the book
bot-quick = Quick thinker
bot-thinker = Thinker
bot-deep = Deep thinker
bot-exact = Reckoner
bot-trained = Self-taught
bot-about-beginner = plays any lawful move; the easiest to beat
bot-about-reader = follows the hints in the rule book; a fair player
bot-about-quick = plays out a hundred possible deals in its head before each move; a fair player
bot-about-thinker = plays out five hundred possible deals in its head before each move; a good player
bot-about-deep = plays out two thousand possible deals in its head before each move; a strong player
bot-about-exact = works out the play to the very end; the strongest player
bot-about-trained = learnt the game in millions of deals against itself; the strongest player here
manners-committee = never makes a mistake, misses nothing
manners-member = seldom makes a mistake
manners-amateur = makes a mistake now and then
manners-sleepy = sleepy: makes many mistakes, misses much

# the moments of a deal of tricks, between which something may be claimed
moment-dealt = the cards are dealt
moment-begun = somebody has declared, called or played
moment-in-play = the first card is played or shown
moment-gathered = the cards are gathered

# what the committee is told
against-player = any player
against-dealer = the dealer
against-elder = the elder hand
against-leader = whoever led
against-nobody = nobody: the pack is at fault
claimant-others = any of the others
claimant-anybody = anybody at the table
claimant-opponent = the offender’s opponents
claimant-dealer = the dealer
claimant-elder = the elder hand
claimant-answerer = the opponent of whoever led
claimant-himself = the player to whom it happened
judge-game = Which game? (its name, as listed)
judge-which = What went wrong?
judge-by = Who did it?
offender-dealer = the dealer
offender-player = another player
offender-claimant = the person who asks
judge-step = At step { NUMBER($step, useGrouping: 0) }: { $clause }, { $label } (claimed by { $who })
judge-reached = Has this happened yet: { $moment }? (yes or no)
judge-in-time = It can be claimed as long as { $window }. Is that still so? (yes or no)
judge-answer-number = Answer with a number from 1 to { NUMBER($n, useGrouping: 0) }, or with the number of the clause.
judge-answer-one-of = Answer with one of these: { $words }.
judge-no-faults = No clause of this game deals with a fault.
judge-against = Whose fault: { $whom }
judge-claimed-by = Claimed by: { $who }
judge-window = Can be claimed: { $window }
judge-from-until = once { $opens }, until { $closes }
judge-from = once { $opens }
judge-or = { $one }, or { $other }
judge-no-claim = No claim is needed: the clause takes effect by itself, or leaves the matter to the table.
judge-open = It can be claimed now: { $claim }
judge-too-early = It is too early: this can be claimed only once { $opens }.
judge-too-late = It is too late: nothing follows, and what was done stands.
judge-other-offender = This clause is about a fault by somebody else: { $whom }.
judge-own-fault = Nobody can claim his own fault under this clause.
judge-choices = Whoever claims chooses: { $choices }
judge-rulings = Rulings about this
judge-case = A case that shows this: { $case }, line { NUMBER($line, useGrouping: 0) }
judge-case-alone = A case that shows this: { $case }
judge-no-case = There is no case here that shows this.
judge-score = Score
judge-money = Counters
judge-cards = Cards
judge-change = { $what } { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
judge-unchanged = stays as it was
judge-record-none = At step { NUMBER($step, useGrouping: 0) } there was no fault that could be claimed.
judge-record-some = At step { NUMBER($step, useGrouping: 0) } a claim would have been right:
judge-running = The game is still being played: this says what { $seat } may claim, not whether there is a fault.
judge-nothing-open = Nothing can be claimed now.
judge-none-ever = At no step was there a fault that could be claimed.

# the end of a deal
deal-number = Deal { $n }
deal-wins = { $seat } wins { $n }
deal-scores = { $seat } scores { $n }
deal-loses = { $seat } loses this deal
deal-nobody-wins = Nobody gains in this deal
deal-put-in = put in { $n }
deal-decisive = Deal { $n } decided the game: nobody else took the lead after it


# before an act that can cost a game: it is done only when the player is sure
sure-leave = If you leave, it is for good: you play no more in this game.

# what stands on the cards
index-A = A
index-K = K
index-Q = { $suits ->
    [german] O
   *[other] Q
}
index-J = { $suits ->
    [german] U
   *[other] J
}
index-T = 10

# parlour review
review-seat = { $seat }: { $decisions ->
    [one] one decision
   *[other] { NUMBER($decisions, useGrouping: 0) } decisions
 }, { $mistakes ->
    [0] no mistakes
    [one] one mistake
   *[other] { NUMBER($mistakes, useGrouping: 0) } mistakes
 }, { $blunders ->
    [0] no blunders
    [one] one blunder
   *[other] { NUMBER($blunders, useGrouping: 0) } blunders
 }
review-parts = Result { $result } = worth of the seat { $value }, chance { $chance }, own choices { $own }, the others' choices { $others }
review-mistake = Mistake at step { NUMBER($step, useGrouping: 0) } (deal { NUMBER($deal, useGrouping: 0) }): { $move } cost { $cost } ± { $error }, { $share } % of what was at stake ({ $stake })
review-blunder = Blunder at step { NUMBER($step, useGrouping: 0) } (deal { NUMBER($deal, useGrouping: 0) }): { $move } cost { $cost } ± { $error }, { $share } % of what was at stake ({ $stake })
review-better = Better: { $move } ({ $then } % chance of coming out of the deal ahead, instead of { $now } %): { $reason }
review-let-be = doing nothing
review-missed = From step { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) } this could have been claimed: { $claim } [{ $clause }]{ $noticed ->
    [yes] { "" }; the grounds for it could be seen
   *[no] { "" }
 }
review-uncaught = Nobody noticed at step { NUMBER($step, useGrouping: 0) }: { $move } [{ $clause }]{ $claimable ->
    [none] { "" }
   *[other] { "" }; others could have claimed { $claimable }
 }

# what guests are called until they say another name
guest-names = Ash, Birch, Cedar, Fern, Hazel, Holly, Ivy, Juniper, Laurel, Linden, Maple, Oak, Olive, Rowan, Sage, Willow, Yew

# what a messenger shows of a shared link
postcard-house = Old card games by their printed rules, against bots or with friends
postcard-table = Invitation
postcard-replay = Replay
postcard-review = Review
postcard-puzzle = Puzzle
postcard-title = { $kind }: { $game }
postcard-picture = { $kind }: { $game }, cards on a green table
postcard-invites = Open the link and take a seat
postcard-waits = { $host } is waiting: { $free ->
    [one] one seat is free
   *[other] { $free } seats are free
}
postcard-watched = Being played now; you may look on
postcard-plays = { $names } are playing; you may look on
postcard-goes-on = A table where a game has been played
postcard-replays = A finished game, move by move
postcard-reviews = What each decision cost, and what would have been better
postcard-asks-card = What is best to play?
postcard-asks-call = What is best here?
postcard-asks-claim = What can be claimed here?
postcard-asks-lawful = What is lawful here?

# what studies have found
found-deal-takes = A deal takes, with { $players } players
found-game-takes = A game takes, with { $players } players
found-minutes = { $n } min
found-range = { $n } ({ $least } to { $most })
found-percent = { $n } %
found-dealer = What a deal brings the dealer, with { $players } players, in { $counted ->
    [points] points
   *[counters] counters
}
found-elder = What it brings the player on the dealer’s left
found-skill = How much of what a deal brings lies in who plays; the rest is the cards and the place
found-leads = Deals after which the strongest bot leads a novice, in 95 of 100 cases
found-watch = How often a deliberate breach of { $clause } must be claimed before it ceases to pay
found-leads-stop = To lead a stop at once rather than the lowest other card, holding one, in counters
