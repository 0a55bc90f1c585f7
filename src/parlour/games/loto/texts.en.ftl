# events of both methods
by-method = Loto by the { $word } method
box-opened = The box holds counters, fish and contracts; together they are worth { $n } counters
tickets-in-box = There are { $n } tickets of fifteen numbers, and a bag of 90 knobs
with-theme = The tickets show { $word }
laid-aside = Tickets laid aside: { $cards }

# events of the first method
gets-tickets = { $seat } gets { $n ->
    [one] ticket
   *[other] tickets
} { $cards }
contributes = { $payer } pays { $amount } into the pool
calls = { $cards }!
covers = { $seat } answers and covers { $cards }
waits = { $seat } does not answer
lays-counter = A counter from the pool is laid on the number
no-counter-left = The pool has no counter left for { $seat }: the number is covered without one
first-row = { $payee } is the first to cover a row and takes { $amount }
first-two-rows = { $payee } is the first to cover two rows and takes { $amount }
fills-ticket = { $seat } has a full ticket
bag-exhausted = The bag is empty; { $n } numbers are covered on the fullest ticket
takes-back = { $payee } takes back the counters on his tickets: { $amount }
takes-pool = { takes-share }

# events of the second method
is-eldest = { $seat } is chosen by lot to be the first player, the eldest
drawings-agreed = { $n ->
    [one] One drawing is agreed
   *[other] { $n } drawings are agreed
}
draws-tickets = { $seat } draws { $n ->
    [one] ticket
   *[other] tickets
} { $cards }
pays-in = { $payer } pays { $amount } into the heap
counters-needed = Counters needed for the tickets taken: { $n }
is-ready = { $seat } is ready
lays-aside = { $seat } lays ticket { $cards } aside
takes-instead = { $seat } takes ticket { $cards } instead
offers-trade = { $seat } offers ticket { $n } for ticket { $word }
gets-in-trade = { $seat } gets ticket { $cards } in the trade
throws-up = { $seat } gives up ticket { $cards }
takes-ticket = { $seat } takes ticket { $cards }
knob-returns = Knob { $cards } goes back into the bag
knobs-counted = { $seat } counts { $n } knobs and shakes the bag
last-drawing = This is the last drawing
draws-knob = { $seat } draws { $cards }
put-away = Nobody has { $cards }: it is put away
lays-on-ticket = { $payee } lays a counter on the number drawn
drawing-ends = No counters are left: the drawing ends at knob { $n }
pool-exhausted = The heap is empty: everybody pays in again
abstract = { $seat } has an abstract (one counter on a line) on ticket { $n }
has-line = { $seat } has { $word ->
    [ambo] an ambo
    [terne] a terne
    [quaterne] a quaterne
   *[quinterne] a quinterne
} on ticket { $n }
wins-prize = { $payee } is paid { $amount } from the heap
prize-from-stock = { $payee } is paid { $amount } at once from the stock
prizes-paid = All prizes have been paid
unpaid = { $seat } is not paid in full for { $word ->
    [ambo] the ambo
    [terne] the terne
    [quaterne] the quaterne
   *[quinterne] the quinterne
} on ticket { $n }
bankruptcy = Bankruptcy: the heap cannot pay all prizes
bag-passes = The bag goes to { $seat }
redeems = { $seat } redeems all counters held: { $n }
gets-back = { $payee } gets back { $amount } of what is left in the heap

# refusals
not-dealt = The tickets have not been dealt yet
nothing-called = No number is being called now
another-was-first = Another player was first to answer
answered-already = You have already answered or let this number go
number-not-yours = The number called is not on your tickets
drawing-comes = It is too late: the drawing is about to begin
not-drawn = The players have not drawn their tickets yet
answer-the-offer = A trade has been offered: it must first be accepted or declined
nothing-offered = Nobody has offered you a trade
only-before-refill = You may give up or take tickets only when the heap is about to be refilled
moved-already = That ticket has already been exchanged this time
not-aside = That ticket is not laid aside
last-ticket = You must keep at least one ticket
not-your-ticket = That ticket is not yours
no-consent = At this table tickets may be exchanged only before the first drawing
two-exchanges = You have already made your two exchanges
not-his-ticket = That player does not hold that ticket

# options
option-players = how many players hold tickets
option-deals = how many games or drawings to play: one for each player, or a fixed number
option-conduct = { no-offence }
option-method = first: a race to answer when numbers are called; second: drawings with prizes for lines
option-tickets = how many tickets the box holds
option-theme = what the tickets show; the rules stay the same
option-cards_each = how many tickets each player is dealt
option-stake = what each player puts into the pool; by the second method, the price of two tickets
option-prize_plan = what is won: the whole pool for the first full ticket; the pool less the counters on the tickets, which each player takes back; or a quarter each for one row and two rows, and half for a full ticket
option-saved_contribution = how many counters each player pays into the pool where he takes back those on his tickets
option-answer_rule = whether only the first to answer covers the number, or everybody who answers
option-take_cards = how many tickets each player draws
option-swap_consent = whether tickets may be exchanged before every drawing, or only before the first
option-put_away = whether a drawn knob that is on nobody's ticket stays out of the bag
option-pay_from_stock = whether prizes are paid at once in money from the stock instead of in counters

# the form of the options, and what the game is
label-method = Method of playing
label-tickets = Tickets in the box
label-theme = What the tickets show
label-cards_each = Tickets dealt to each player
label-prize_plan = Prizes
label-saved_contribution = Counters each player pays in
label-answer_rule = Who may cover a number
label-take_cards = Tickets each player draws
label-swap_consent = Exchanges before every drawing
label-put_away = Knobs on nobody’s ticket stay out
label-pay_from_stock = Prizes paid at once from the stock
choice-first = a race to answer
choice-second = drawings with prizes for lines
choice-winner = all to the first full ticket
choice-counters-saved = each takes back his counters
choice-quarters = quarters for rows, half for a ticket
choice-exclusive = the first to answer
choice-open = everybody who answers
choice-auto = by the number of players
choice-numbers = numbers
choice-pictures = pictures
choice-flowers = flowers
choice-letters = letters
choice-geography = geography
choice-history = history
preset-first-method = First method: the race
preset-quarters = The pool is divided into quarters
preset-saved-counters = Each takes back his counters
preset-second-method = Second method: drawings
game-about = Ninety numbers and tickets with fifteen each: cover your numbers as they are drawn.

# on the screen
place-ticket = Ticket { $part } of { $seat }
place-own-ticket = Your ticket { $part }
place-covered = Covered on ticket { $part }
place-aside = Ticket { $part }, laid aside
place-tickets = On the tickets
place-bag = Bag
place-called = Called number
place-board = Drawn knobs
place-away = Knobs put away
fact-theme = Theme
fact-tickets-in-box = Tickets in the box
fact-counters-in-box = Counters in the box
fact-counters-needed = Counters needed
fact-counter-worth = Value of a counter
fact-games = Game
fact-drawings = Drawing
fact-prize-plan = Prizes
fact-eldest = Eldest
fact-drawer = Draws
fact-staked = Staked
fact-won = Won
fact-offer = Tickets offered in trade
verb-answer = Mine!
verb-wait = Let it go
verb-swap = Swap
verb-trade = Trade
verb-throw = Give up
verb-ready = Ready
value-first = first
value-second = second
value-numbers = numbers
value-pictures = pictures
value-flowers = flowers
value-letters = letters
value-geography = geography
value-history = history
value-winner = all to the winner
value-counters-saved = each takes back his counters
value-quarters = quarters for rows, half for a ticket
value-box = opening the box
value-call = a number is called
value-swaps = exchanging tickets
value-change = changing tickets

# why a bot advises a move
why-tickets-alike = one ticket is as good as another
why-keep-tickets = you must keep the tickets you have
why-answer-or-lose = a number you do not answer is lost
why-won-already = every extra ticket would have to help pay for prizes already won
