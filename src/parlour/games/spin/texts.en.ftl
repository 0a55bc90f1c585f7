# events
stakes = { places }
winner-free = { $seat } won the last deal and pays nothing to Game
two-out = The eight of diamonds and the two of hearts are taken out
no-spare-hand = All cards are dealt; there is no spare hand
no-trumps = No card is turned up; there are no trumps
joins-spin = { $seat } says “and Spin” and adds { $cards }
made-stop = Spin makes { $word } a stop: { $seat } leads
pays-for-king = { $payer } pays { $payee } { $amount } for the king
pays-for-spin = { $payer } pays { $payee } { $amount } for Spin
paid-at-once = All have paid { $seat } at once for Spin
forfeits = { $seat } did not collect the money due in time and loses it: { $n }
declares-matrimony = { $seat } shows Matrimony, { $cards }
declares-intrigue = { $seat } shows Intrigue, { $cards }
shows-spin = { $seat } still holds { $cards }
pays-double = { $payer } has kept Spin and pays { $payee } double, { $amount }
pools-stay = { $n ->
    [one] 1 counter stays
   *[other] { $n } counters stay
} in the pools
shares-pool = { $payee } gets { $amount } of what is left in the pools

# refusals
no-spin-held = You do not hold the ace of diamonds
not-with-a-lead = You may join Spin to a card that follows, but not to a lead
declare-after-stop = You may declare a couple only when you lead after a stop of your own
couple-not-held = You do not hold both cards of that couple
couple-played-from = You have played a card of that couple; both must still be in your hand
pool-taken = That pool has been taken in this deal
nothing-due = No money is due to you
money-first = First collect the money due to you, or pass
others-collect = The money for that card is due to somebody else
lead-instead = You need not pass: if you lead a card, the money is lost anyway

# options
option-conduct = whether the money for kings and Spin is paid over at once, or, as at a real table, must be collected before another card is played
option-dealer_pays_game = whether the dealer also pays a stake to Game
option-spin_payment = what every other player pays to whoever plays Spin
option-stake = how many counters make one stake

# the form of the options, and what the game is
label-dealer_pays_game = The dealer also pays to Game
label-spin_payment = What each pays for Spin
preset-dealer-pays = The dealer also pays to Game
game-about = Play the suits upwards for Matrimony, Intrigue and Game; Spin, the ace of diamonds, makes a stop.

# on the screen
place-pool = { $part }
fact-winner = Out first
fact-owed = Money due
verb-spin = Spin with
verb-declare = Declare
verb-collect = Collect
value-pending = money is due

# why a bot advises a move
why-couple-free = showing a couple takes its pool and costs nothing
why-spin-paid = everybody pays you for Spin
why-spin-stops = Spin makes your card a stop, and everybody pays you for it
lesson-spin-next = you hold the nine too: play Spin with it, the nine becomes a stop, and you lead again
lesson-king = a king is a stop, and everybody pays for it
