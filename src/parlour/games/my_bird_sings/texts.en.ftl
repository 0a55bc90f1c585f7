# events
flushes-only = Only cards of one suit sing at this table
has-answered = { $seat } has answered whether his bird sings
bird-sings = { $seat } says “My Bird sings” and shows { $cards }
waits = { $seat } does not call now
begins = { $seat } is on the dealer's left and begins
throws = { $seat } throws { $cards } to the left-hand neighbour
offers = { $seat } holds out the cards for the left-hand neighbour to pick from
positions-shuffled = { $seat } shuffles the cards held out
picks = { $seat } picks { $cards }
puts-out = { $seat } puts { $cards } out of the hand
rejects = { $cards } is of the suit put out and so is rejected
takes-new = { $seat } takes { $cards } from the stock
takes-back = The stock has no other suit; { $seat } takes back { $cards }
lays-trick = { $seat } lays { $cards } down as a trick
draws-new = { $seat } draws { $cards } from the stock
deal-void = { $n } circuits without a call: the deal is void, and the pool is carried over
tricks-decide = { $n } circuits without a trick: the tricks already made decide
has-most-tricks = { $seat } has the most tricks: { $n }

# refusals
cards-are-picked = At this table your neighbour picks a card: hold out your cards
cards-are-thrown = At this table cards are thrown, not picked
answered-already = You have answered already: wait for the others
pick-a-card = Pick one of the cards held out, 1 to { $most }
nothing-offered = Nobody is holding out cards for you to pick from
nothing-to-wait-for = You cannot wait now: call, or pass a card on
call-or-wait = Before the first card is passed you can only call or wait
call-so-many = Call exactly { $n } of your cards
does-not-sing = These cards do not sing
leader-only = Only the leader may exchange a card
three-circuits-first = No card may be exchanged before three circuits are complete
once-a-circuit = You have already exchanged a card in this turn
no-stock = There is no stock to draw from

# options
option-conduct = { no-offence }
option-method = how a card reaches the left-hand neighbour: thrown, or picked unseen
option-flush_only = whether only cards of one suit sing
option-cards = how many cards each player is dealt, and so how many must sing
option-whole_pack = whether sets that sing are laid down as tricks until the pack is used up

# the form of the options, and what the game is
label-method = How cards are passed
label-flush_only = Only cards of one suit sing
label-cards = Cards in a hand
label-whole_pack = Play until the pack is used up
choice-throw = thrown to the neighbour
choice-draw = picked unseen by the neighbour
preset-drawing = Picking from the neighbour’s hand
preset-flushes-only = Only cards of one suit sing
preset-three-cards = Three cards each
preset-whole-pack = Play until the pack is used up
game-about = Pass cards on until yours are all of one suit, or all of different suits: then your bird sings.

# on the screen
place-laid = Tricks of { $seat }
place-own-laid = Your tricks
fact-answer = Your answer
verb-call = My bird sings!
verb-throw = Pass on
verb-offer = Hold out your cards
verb-pick = Pick
value-flush = one suit
value-flush-or-four-suits = one suit, or all four suits
value-throw = thrown
value-draw = picked unseen
value-call = called
value-wait = waiting
value-opening = calls before the first card
value-turn = a card is passed on
value-offered = a hand is held out
value-pick = a card is picked

# why a bot advises a move
why-farthest = it fits least with your other cards
why-backs-alike = all the backs look alike, so any card will do
why-sings = your cards sing
why-sings-not = your cards do not sing
why-nothing-else = there is nothing else you can do
