# events
table-of = { so-many-play }
stake-agreed = A trick is worth { $n }
variations = Agreed beyond the plain game: { $word ->
    [none] nothing
    [pack] 32 cards
    [dealer_out] the dealer takes no cards
    [two_packs] two packs
    [kitty] a kitty
    [misere] misère
    [buying] buying cards
    [spare_hand] a spare hand
    [double_header] double header
    [wellington] Wellington
    [blucher] Blücher
    [nap_caller_may_raise] the Nap caller may raise
    [hand] another number of cards
   *[other] { $word }
}
pays-kitty = { $payer } pays { $amount } to the kitty
makes-up-pack = { $seat } makes up the other pack
stands-out = { $seat } deals and takes no cards, but pays and receives
short-pack = The pack has 32 cards, from the seven up
nine-cards = Nine cards each: a Nap is all nine tricks
buys-nothing = { $seat } buys nothing
buys = { $seat } takes { $cards } from the pack
pays-for-cards = { $payer } pays { $amount } to the kitty for new cards
lays-away = { $seat } lays away { $cards }
calls = { $seat } calls { $word }
takes-spare-hand = { $seat } takes up the spare hand: { $cards }
raises = { $seat } takes the { $word } himself
declines = { $seat } leaves the { $word } to the challenger
stands = { $seat } stands for { $word }
must-stand-for-one = All have passed: { $seat } must stand for one
stakes-doubled = All have passed: stakes are doubled until a caller wins
stakes-single = A caller has won: stakes are single again
leads-trumps = { $seat } leads { $cards }; its suit is trumps
leads-without-trumps = { $seat } leads { $cards }; there are no trumps
follows = { follows-suit }
trumps = { $seat } trumps with { $cards }
throws = { $seat } throws { $cards }
call-made = { $seat } has made { $word }; play stops after { $n ->
    [one] one trick
   *[other] { $n } tricks
}
call-lost = { $seat } has lost { $word }; play stops after { $n ->
    [one] one trick
   *[other] { $n } tricks
}
pays-caller = { pays }
caller-pays = { pays }
takes-kitty = { $payee } has made a Nap and takes the kitty, { $amount }
spare-hand-forfeit = { $payer } has failed on the spare hand and pays { $amount } to the kitty
draws-for-kitty = { $seat } draws { $cards } for the kitty
wins-kitty = { $payee } has the lowest card and takes the kitty, { $amount }
calls-out-of-turn = { $seat } calls out of turn
call-taken-back = { $seat }'s call is taken back
first-call-stands = { $seat } calls again: the first call stands
overcall-void = { $seat } insists on a call that was not agreed: it counts as a pass
touches-pack = { $seat } touches the rest of the pack
consults = { $seat } consults with another opponent
pays-revoke = { $payer } pays { $payee } { $amount } for a revoke

# refusals
stands-out-of-play = You deal and take no cards: you only pay and receive
not-agreed = That was not agreed before the game
no-such-call = There is no such call
call-stands = You have called; the first declaration stands
buy-first = You must first buy, or say that you buy nothing
lay-first = You must lay away until you have five cards before you call
all-tricks-are-nap = If you want to make every trick, call Nap
below-lowest-call = That is below the lowest call agreed
call-not-higher = A call must be higher than all before it; otherwise pass
overcall-not-agreed = Wellington and Blücher must be agreed before the game
wellington-over-nap = Wellington can be said only over a Nap
blucher-over-wellington = Blücher can be said only over a Wellington
spare-hand-taken = The spare hand has been taken
nap-caller-answers = Only the Nap caller answers the challenge
no-challenge = There is no challenge to answer
too-late-to-buy = Cards are bought once, before any call
stock-short = Only { $stock } left in the pack
nothing-to-lay = There is nothing to lay away now
lay-so-many = You must lay away { $due ->
    [one] one card
   *[other] { $due } cards
}
calls-first = The calls come first; then the highest caller leads
consult-in-play = Only the caller's opponents can consult, and only while they play

# options
option-stake = counters a trick is worth
option-dealer_out = with how many players the dealer takes no cards
option-two_packs = one pack is made up while the other is played
option-kitty = a pool for whoever makes a Nap: each dealer pays, or all once a round
option-kitty_end = what becomes of a kitty nobody has won: divided, or drawn for
option-misere = a call to take no trick, with trumps or without
option-buying = new cards for a stake each into the kitty, before the calls
option-spare_hand = a spare hand; whoever takes it must stand for Nap
option-double_header = if all pass, nothing is played, and stakes are doubled until a caller wins
option-min_call = the lowest call
option-wellington = an overcall of Nap: double stakes, or limited
option-blucher = an overcall of Wellington
option-nap_caller_may_raise = a challenged Nap caller may take the higher call himself
option-hand = cards each; of six or seven, one or two are laid away
option-conduct = only lawful moves; or, as at a real table, faults can happen and are claimed

# the form of the options, and what the game is
label-two_packs = Two packs
label-kitty = Kitty
label-kitty_end = A kitty not won
label-misere = Misère
label-buying = Buying cards
label-spare_hand = Spare hand
label-double_header = Double header
label-min_call = Lowest call
label-wellington = Wellington
label-blucher = Blücher
label-nap_caller_may_raise = The Nap caller may raise
label-hand = Cards each
choice-six-only = with six players
choice-five-and-six = with five and six players
choice-per-deal = the dealer pays each deal
choice-per-round = all pay once a round
choice-divide = divided
choice-draw = drawn for
choice-trumps = yes, with trumps
choice-no-trumps = yes, without trumps
choice-double = double stakes
choice-limited = limited stakes
preset-misere = With misère
preset-kitty-and-buying = With kitty and buying
preset-double-header = With double header
preset-wellington = With Wellington and Blücher
game-about = Say how many of five tricks you will take, and take them against all.

# on the screen
place-played = Played by { $seat }
place-own-played = Played by you
place-laid = Laid away by { $seat }
place-own-laid = Laid away by you
place-out = Thrown out by { $seat }
place-own-out = Thrown out by you
fact-doubled = Stakes doubled
fact-stands-out = Stands out
fact-said = Said
verb-lay = Lay away
verb-take-spare = Take the spare hand
value-pass = pass
value-misere = misère
value-nap = Nap
value-wellington = Wellington
value-blucher = Blücher
value-buying = buying cards
value-laying = laying away
value-calling = calling
value-choosing = choosing from the spare hand
value-answering = Nap is challenged
value-kitty-draw = drawing for the kitty
verb-consult = Consult
value-13 = 13, misdeal
value-14 = 14, card exposed
value-15 = 15, cards handled
value-16 = 16, pack touched
value-R15 = a revoke
value-R16 = out of turn

# why a bot advises a move
why-makes-tricks = the hand should make as many tricks as that
why-least-likely = nothing to gain: the card least likely to win
why-strongest-plain = the strongest card left that is no trump
why-strongest = the strongest card left
why-low-as-may-be = as low as possible
why-weakest-go = the weakest cards are laid away
why-challengers-risk = a higher call is the challenger's risk
why-cards-cost = cards cost a stake each
why-too-weak = too weak to call above the others
lesson-makes-trumps = your first lead makes hearts trumps, and nothing beats the ace: it draws a trump from everybody who has one
lesson-draw-again = go on drawing trumps: only king and queen beat the knave, and whoever has no trump left cannot stop your small ones

# what may be claimed, as a condition, and what follows
if-13 = If the dealer misdealt
then-13 = he deals again, and pays a stake to the kitty if there is one
if-14 = If the dealer exposed a card
then-14 = he deals again, and pays a stake to the kitty if there is one
if-15 = If he handled cards during the deal
then-15 = he pays a stake to the kitty if there is one
if-16 = If he touched the rest of the pack
then-16 = he pays a stake to the kitty if there is one
if-R15 = If he did not follow suit though he could
then-R15 = he pays, or his call is lost
if-R16 = If he called or played out of turn
then-R16 = it is taken back
