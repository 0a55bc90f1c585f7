# events
players = { so-many-play }
dresses-eight = The board is dressed: six on Pope, two on each couple, one each on Ace, King, Queen and Knave, the rest on Game
dresses-five = The board of five is dressed: six on Pope, two on each couple, one on Ace, the rest on Game
not-dressed = The board is not dressed again: the losers have paid onto it
dresses = { places }
eight-out = The eight of diamonds is taken out
shuffles = { $seat } shuffles and has the pack cut
set-aside = Set aside: { $cards }
nobody-gains = Nobody gains by the turn-up
takes-pope = { $payee } takes { $amount } from Pope
takes-ace = { $payee } takes { $amount } from Ace
takes-king = { $payee } takes { $amount } from King
takes-queen = { $payee } takes { $amount } from Queen
takes-knave = { $payee } takes { $amount } from Knave
shares-matrimony = { $payee } takes { $amount }, half of Matrimony
shares-intrigue = { $payee } takes { $amount }, half of Intrigue
pays-for-pope = { $payer } pays { $payee } { $amount } for Pope
is-stop = { $word }, played by { $seat }, is a stop
plays-in-lieu = { $seat } plays { $cards } for the missing card
stands-for = Pope stands for { $word }
shows-pope = { $seat } shows { $cards } and pays nothing for the cards left
stakes-stay = { $n ->
    [one] 1 counter stays
   *[other] { $n } counters stay
} on the board
not-won = Nobody has won { $word }; counters that stay there: { $n }
covers = { $payer } puts a counter on { $payee }, which is bare
shares-board = { $payee } gets { $amount } of what is left on the board

# refusals
nobody-asked = Nobody is being asked now whether to play Pope for a missing card
passed-before = You are not being asked now, or have already passed
pope-or-pass = Only the nine of diamonds can stand for a missing card: play it or pass
no-such-compartment = The board of five does not have that compartment
cover-bare-ones = All compartments must be covered: put your counter on a bare one

# options
option-conduct = { no-offence }
option-dressing = who dresses the board: all, the dealer paying double; or the dealer alone
option-contribution = what each player pays when the board is dressed; the dealer pays double
option-board = whether the board has eight compartments, or five: Pope, Matrimony, Intrigue, Ace and Game
option-losers_pay = to whom the losers pay for the cards they have left: to the winner, or onto the board
option-split_couples = whether two players who play a couple between them share its stake
option-pope_payment_cap = the most that one player pays for Pope
option-pope_turnup = what happens if Pope is turned up: play goes on, or the dealer wins the deal at once
option-stops = which cards are left out of play: a spare hand, a fixed number, or the cards left over
option-fixed_stops = how many cards are set aside, out of play
option-dealer_looks = whether the dealer looks at the cards out of play, and whether he then plays or sits out
option-pope_in_lieu = whether Pope may be played for the missing card at a stop

# the form of the options, and what the game is
label-dressing = Who dresses the board
label-contribution = What each pays for the board
label-board = Compartments of the board
label-losers_pay = The losers pay
label-split_couples = Couples may be shared
label-pope_payment_cap = Most paid for Pope
label-pope_turnup = If Pope is turned up
label-stops = Cards out of play
label-fixed_stops = How many cards are set aside
label-dealer_looks = The dealer sees cards out of play
label-pope_in_lieu = Pope for a missing card
choice-shared = everybody, the dealer double
choice-dealer-alone = the dealer alone
choice-auto = the least that is needed
choice-winner = to the winner
choice-board = onto the board
choice-pope_payment_cap-none = no limit
choice-proceed = play goes on
choice-wins = the dealer wins the deal
choice-spare-hand = a spare hand
choice-fixed-top = a fixed number from the top
choice-fixed-bottom = a fixed number from the bottom
choice-remainder = the cards left over
choice-plays = yes, and plays
choice-stands-out = yes, and sits out
choice-eight = eight compartments
choice-five = five compartments
choice-no = no
preset-five-pools = Board of five pools
preset-dealer-dresses = The dealer dresses the board
game-about = A board with eight prizes: play the suits upwards, and win a prize by playing its card.

# on the screen
place-board = { $part }
fact-board = Board
value-pope = Pope
value-eight = eight compartments
value-five = five compartments
value-window = may Pope stand for the missing card?
value-place = paying onto the board

# why a bot advises a move
why-not-turned = the dealer cannot win this compartment with his turn-up
why-may-turn = as dealer you may win this compartment with your turn-up
why-no-pope = you do not hold Pope

# what a newcomer cannot know
about-play = Lead a card: the suit runs upwards until nobody has the next card, and whoever played last leads again. Be the first to empty your hand.
