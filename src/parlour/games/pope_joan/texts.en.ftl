# events
turned-for-deal = { $seat } is shown { $cards }
deals-first = { $seat } has the first knave and deals
players = { $n } play
dresses-eight = The board is dressed: six on Pope, two on each couple, one on each honour, the rest on Game
dresses-five = The board of five is dressed: six on Pope, two on each couple, one on Ace, the rest on Game
not-dressed = The board is not dressed again: the losers have paid onto it
dresses = { $payer } puts { $amount } on { $payee }
eight-out = The eight of diamonds is taken out
shuffles = { $seat } shuffles and has the pack cut
gets-cards = { $seat } gets { $cards }
spare-hand = A spare hand of { $cards } is dealt
set-aside = { $cards } are set aside
looks = { $seat } looks at { $cards }
turns-up = { $seat } turns up { $cards }
nobody-gains = Nobody gains by the turn-up
takes-pope = { $payee } takes Pope, { $amount }
takes-matrimony = { $payee } takes Matrimony, { $amount }
takes-intrigue = { $payee } takes Intrigue, { $amount }
takes-ace = { $payee } takes Ace, { $amount }
takes-king = { $payee } takes King, { $amount }
takes-queen = { $payee } takes Queen, { $amount }
takes-knave = { $payee } takes Knave, { $amount }
takes-game = { $payee } takes Game, { $amount }
shares-matrimony = { $payee } has half of Matrimony, { $amount }
shares-intrigue = { $payee } has half of Intrigue, { $amount }
pays-for-pope = { $payer } pays { $payee } { $amount } for Pope
leads = { $seat } leads { $cards }
follows = { $seat } follows with { $cards }
must-follow = { $seat } has { $cards } and must follow
is-stop = { $word }, played by { $seat }, is a stop
turned-down = Turned down: { $cards }
passes = { $seat } passes
plays-in-lieu = { $seat } plays { $cards } for the missing card
stands-for = Pope stands for { $word }
is-out = { $seat } is out
pays-for-cards = { $payer } pays { $payee } { $amount } for the cards left
shows-pope = { $seat } shows { $cards } and pays nothing for the cards left
stakes-stay = { $n } counters stay on the board
not-won = Nobody has won { $word }: { $n }
places = { $payer } puts { $amount } on { $payee }
covers = { $payer } covers { $payee }
deals-done = { $n ->
    [one] The deal agreed is finished
   *[other] The { $n } deals agreed are finished
}
gathers = { $amount } from { $payer } are gathered
shares-board = { $payee } gets { $amount } of what is left on the board

# refusals
not-dealt = The cards are not yet dealt
nobody-asked = Nobody is asked whether Pope stands for a missing card
passed-before = You are not asked, or have passed
pope-or-pass = Only the nine of diamonds may stand for the missing card; else pass
must-play-due = You must follow with { $card }
others-follow = The holder of { $card } must follow; the others wait
nothing-to-place = No counter is to be placed now
no-such-compartment = The board of five has no such compartment
cover-bare-ones = All compartments must be covered: put it on a bare one

# options
option-players = how many play
option-deals = how many deals: round, one for each player, or a number
option-conduct = strict or table; this game has no offence, so they are the same
option-dressing = who dresses the board: shared, all and the dealer double; or the dealer alone
option-contribution = what each pays when the board is dressed, the dealer double; auto: the least that will do
option-board = eight compartments, or five: Pope, Matrimony, Intrigue, Ace and Game
option-losers_pay = where the cards left are paid for: to the winner, or onto the board
option-split_couples = two players who play a couple between them share its stake
option-pope_payment_cap = the most that one player pays for Pope
option-pope_turnup = Pope turned up: play proceeds, or the dealer wins the deal at once
option-stops = where the dead cards come from
option-fixed_stops = how many cards are set aside with fixed_top or fixed_bottom
option-dealer_looks = the dealer looks at the dead cards, and plays or stands out
option-pope_in_lieu = Pope may be played for the missing card at a stop

# on the screen
place-board = { $part }
fact-board = Board
verb-place = Place on
value-pope = Pope
value-eight = eight compartments
value-five = five compartments
value-window = may Pope stand for a card?
value-place = paying onto the board

# why a bot advises a move
why-not-turned = the dealer cannot turn it up
why-may-turn = he may turn it up himself
why-no-pope = he has not Pope
