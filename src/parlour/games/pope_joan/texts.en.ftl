# events
players = { so-many-play }
dresses-eight = The board is dressed: six on Pope, two on each couple, one on each honour, the rest on Game
dresses-five = The board of five is dressed: six on Pope, two on each couple, one on Ace, the rest on Game
not-dressed = The board is not dressed again: the losers have paid onto it
dresses = { places }
eight-out = The eight of diamonds is taken out
shuffles = { $seat } shuffles and has the pack cut
set-aside = Set aside: { $cards }
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
stakes-stay = { $n ->
    [one] 1 counter stays
   *[other] { $n } counters stay
} on the board
not-won = Nobody has won { $word }, which keeps { $n }
covers = { $payer } covers { $payee }
shares-board = { $payee } gets { $amount } of what is left on the board

# refusals
nobody-asked = Nobody is asked whether Pope stands for a missing card
passed-before = You are not being asked now, or have already passed
pope-or-pass = Only the nine of diamonds may stand for the missing card; otherwise pass
no-such-compartment = The board of five has no such compartment
cover-bare-ones = All compartments must be covered: put your counter on a bare one

# options
option-conduct = { no-offence }
option-dressing = who dresses the board: all, with the dealer paying double; or the dealer alone
option-contribution = what each player pays when the board is dressed; the dealer pays double
option-board = eight compartments, or five: Pope, Matrimony, Intrigue, Ace and Game
option-losers_pay = where the cards left are paid for: to the winner, or onto the board
option-split_couples = two players who play a couple between them share its stake
option-pope_payment_cap = the most that one player pays for Pope
option-pope_turnup = Pope turned up: play goes on, or the dealer wins the deal at once
option-stops = where the dead cards come from
option-fixed_stops = how many cards are set aside
option-dealer_looks = the dealer looks at the dead cards, and plays or stands out
option-pope_in_lieu = Pope may be played for the missing card at a stop

# the form of the options, and what the game is
label-dressing = Who dresses the board
label-contribution = Each player's share
label-board = Board
label-losers_pay = Cards left are paid
label-split_couples = Couples shared
label-pope_payment_cap = Most paid for Pope
label-pope_turnup = Pope turned up
label-stops = Dead cards
label-fixed_stops = How many dead cards
label-dealer_looks = The dealer looks at them
label-pope_in_lieu = Pope at a stop
choice-shared = all, the dealer double
choice-dealer-alone = the dealer alone
choice-auto = the least that will do
choice-winner = to the winner
choice-board = onto the board
choice-pope_payment_cap-none = no limit
choice-proceed = play goes on
choice-wins = the dealer wins the deal
choice-spare-hand = a spare hand
choice-fixed-top = so many from the top
choice-fixed-bottom = so many from the bottom
choice-remainder = the cards left over
choice-plays = yes, and plays
choice-stands-out = yes, and stands out
choice-eight = eight compartments
choice-five = five compartments
choice-no = no
preset-five-pools = Board of five pools
preset-dealer-dresses = The dealer dresses the board
game-about = A board of eight prizes: play up the suits and win a compartment with its card.

# on the screen
place-board = { $part }
fact-board = Board
value-pope = Pope
value-eight = eight compartments
value-five = five compartments
value-window = may Pope stand for a card?
value-place = paying onto the board

# why a bot advises a move
why-not-turned = the dealer cannot win this compartment by his turn-up
why-may-turn = as dealer you may win this compartment by your turn-up
why-no-pope = Pope is not in this hand

# what a newcomer cannot know
about-play = Lead a card: the suit runs upwards until nobody has the next one, and whoever played last leads again; be the first to empty your hand.
