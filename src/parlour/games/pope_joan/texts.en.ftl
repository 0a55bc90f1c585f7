# events
players = { so-many-play }
dresses-eight = The board is dressed: six on Pope, two on each couple, one on each honour, the rest on Game
dresses-five = The board of five is dressed: six on Pope, two on each couple, one on Ace, the rest on Game
not-dressed = The board is not dressed again: the losers have paid onto it
dresses = { places }
eight-out = The eight of diamonds is taken out
shuffles = { $seat } shuffles and has the pack cut
set-aside = { $cards } are set aside
nobody-gains = Nobody gains by the turn-up
takes-pope = { $payee } takes Pope, { $amount }
takes-ace = { $payee } takes Ace, { $amount }
takes-king = { $payee } takes King, { $amount }
takes-queen = { $payee } takes Queen, { $amount }
takes-knave = { $payee } takes Knave, { $amount }
shares-matrimony = { $payee } has half of Matrimony, { $amount }
shares-intrigue = { $payee } has half of Intrigue, { $amount }
pays-for-pope = { $payer } pays { $payee } { $amount } for Pope
is-stop = { $word }, played by { $seat }, is a stop
plays-in-lieu = { $seat } plays { $cards } for the missing card
stands-for = Pope stands for { $word }
shows-pope = { $seat } shows { $cards } and pays nothing for the cards left
stakes-stay = { $n } counters stay on the board
not-won = Nobody has won { $word }: { $n }
covers = { $payer } covers { $payee }
shares-board = { $payee } gets { $amount } of what is left on the board

# refusals
nobody-asked = Nobody is asked whether Pope stands for a missing card
passed-before = You are not asked, or have passed
pope-or-pass = Only the nine of diamonds may stand for the missing card; else pass
no-such-compartment = The board of five has no such compartment
cover-bare-ones = All compartments must be covered: put it on a bare one

# options
option-conduct = { no-offence }
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
value-pope = Pope
value-eight = eight compartments
value-five = five compartments
value-window = may Pope stand for a card?
value-place = paying onto the board

# why a bot advises a move
why-not-turned = the dealer cannot turn it up
why-may-turn = he may turn it up himself
why-no-pope = he has not Pope
