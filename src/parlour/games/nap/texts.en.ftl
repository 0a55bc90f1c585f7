# events
table-of = { so-many-play }
stake-agreed = Each trick is worth { $n }
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
pays-kitty = { $payer } pays { $amount } into the kitty
makes-up-pack = { $seat } gathers and shuffles the other pack
stands-out = { $seat } deals and takes no cards, but pays and receives
short-pack = The pack has 32 cards, sevens to aces
nine-cards = Nine cards each: a Nap is all nine tricks
buys-nothing = { $seat } buys nothing
buys = { $seat } takes { $cards } from the pack
pays-for-cards = { $payer } pays { $amount } into the kitty for new cards
lays-away = { $seat } lays away { $cards }
calls = { $seat } calls { $word }
takes-spare-hand = { $seat } takes up the spare hand: { $cards }
raises = { $seat } takes over the call of { $word }
declines = { $seat } leaves the call of { $word } to the challenger
stands = { $seat } stands for { $word }
must-stand-for-one = All have passed: { $seat } must stand for one trick
stakes-doubled = All have passed: stakes are doubled until a caller wins
stakes-single = A caller has won: stakes are single again
leads-trumps = { $seat } leads { $cards }; its suit is trumps
leads-without-trumps = { $seat } leads { $cards }; there are no trumps
follows = { follows-suit }
trumps = { $seat } trumps with { $cards }
throws = { $seat } throws away { $cards }
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
spare-hand-forfeit = { $payer } has failed with the spare hand and pays { $amount } into the kitty
draws-for-kitty = { $seat } draws { $cards } for the kitty
wins-kitty = { $payee } has the lowest card and takes the kitty, { $amount }
calls-out-of-turn = { $seat } calls out of turn
call-taken-back = { $seat }'s call is taken back
first-call-stands = { $seat } calls again: the first call stands
overcall-void = { $seat } insists on a call that was not agreed on: it counts as a pass
touches-pack = { $seat } touches the rest of the pack
consults = { $seat } consults another opponent of the caller
pays-revoke = { $payer } pays { $payee } { $amount } for a revoke

# refusals
stands-out-of-play = You deal and take no cards: you only pay and receive
not-agreed = That was not agreed on before the game
no-such-call = There is no such call in Nap
call-stands = You have already called, and your first call stands
buy-first = You must first buy cards, or say that you buy none
lay-first = Before you call, you must lay away cards until you have five
all-tricks-are-nap = If you mean to make every trick, call Nap
below-lowest-call = That is below the lowest call agreed on
call-not-higher = Your call must be higher than all earlier calls; otherwise pass
overcall-not-agreed = Wellington and Blücher must be agreed on before the game
wellington-over-nap = Wellington can be called only over a Nap
blucher-over-wellington = Blücher can be called only over a Wellington
spare-hand-taken = The spare hand has already been taken
nap-caller-answers = Only the Nap caller may answer the challenge
no-challenge = There is no challenge to answer
too-late-to-buy = You may buy cards only once, before any call is made
stock-short = You cannot buy so many; cards left in the pack: { $stock }
nothing-to-lay = You have no card to lay away now
lay-so-many = You must lay away { $due ->
    [one] one card
   *[other] { $due } cards
}
calls-first = Nobody may lead before all have called; then the highest caller leads
consult-in-play = Only the caller's opponents can consult, and only during the play

# options
option-stake = how many counters a trick is worth
option-dealer_out = with how many players the dealer sits out
option-two_packs = whether a second pack is shuffled while the first is played
option-kitty = a pool for whoever makes a Nap: each dealer pays into it, or everybody does once a round
option-kitty_end = what happens to a kitty that nobody has won: it is divided, or drawn for
option-misere = whether a player may call Misère (to take no tricks), with trumps or without
option-buying = whether players may buy new cards before the calls, paying a stake into the kitty for each
option-spare_hand = whether there is a spare hand; whoever takes it must stand for Nap
option-double_header = whether, if all pass, nothing is played and stakes are doubled until a caller wins
option-min_call = the lowest number of tricks that may be called
option-wellington = whether a Nap may be overcalled with Wellington, for double or limited stakes
option-blucher = whether a Wellington may be overcalled with Blücher
option-nap_caller_may_raise = whether a Nap caller who is overcalled may take the higher call himself
option-hand = how many cards each player gets; with six or seven, one or two are laid away
option-conduct = whether only lawful moves are possible, or, as at a real table, faults can happen and be claimed

# the form of the options, and what the game is
label-two_packs = Two packs, used in turn
label-kitty = A kitty for Nap
label-kitty_end = A kitty that nobody has won
label-misere = Misère, a call to take no tricks
label-buying = Buying cards
label-spare_hand = Spare hand
label-double_header = Stakes are doubled when all pass
label-min_call = Lowest call allowed
label-wellington = Wellington over a Nap
label-blucher = Blücher over a Wellington
label-nap_caller_may_raise = An overcalled Nap caller may raise
label-hand = Cards dealt to each player
choice-six-only = with six players
choice-five-and-six = with five or six players
choice-per-deal = the dealer pays each deal
choice-per-round = all pay once a round
choice-divide = divided equally
choice-draw = drawn for: lowest card takes it
choice-trumps = yes, with trumps
choice-no-trumps = yes, without trumps
choice-double = double stakes
choice-limited = limited stakes
preset-misere = With misère
preset-kitty-and-buying = With kitty and buying
preset-double-header = With stakes doubled when all pass
preset-wellington = With Wellington and Blücher
game-about = Say how many of the five tricks you will take, and take them against everybody else.

# on the screen
place-played = Played by { $seat }
place-own-played = Played by you
place-laid = Laid away by { $seat }
place-own-laid = Laid away by you
place-out = Discarded by { $seat }
place-own-out = Discarded by you
fact-doubled = Stakes doubled
fact-stands-out = Sits out
fact-said = Has said
verb-lay = Lay away
verb-take-spare = Take the spare hand
value-pass = pass
value-misere = misère
value-nap = Nap
value-wellington = Wellington
value-blucher = Blücher
value-buying = buying cards
value-laying = laying cards away
value-calling = calling
value-choosing = choosing from the spare hand
value-answering = answering a challenge to Nap
value-kitty-draw = drawing for the kitty
verb-consult = Consult
value-13 = 13, misdeal
value-14 = 14, card exposed
value-15 = 15, cards handled
value-16 = 16, pack touched
value-R15 = R15, a revoke
value-R16 = R16, a call or card out of turn

# why a bot advises a move
why-makes-tricks = the hand should make as many tricks as it calls
why-least-likely = nothing can be gained, and it is the card least likely to win
why-strongest-plain = it is the strongest card left that is not a trump
why-strongest = it is the strongest card left
why-low-as-may-be = it is the lowest card possible
why-weakest-go = it is best to lay away the weakest cards
why-challengers-risk = it is better to leave the risk of the higher call to the challenger
why-cards-cost = new cards cost a stake each
why-too-weak = the hand is too weak for a higher call
lesson-makes-trumps = your first lead makes hearts trumps, and nothing beats the ace: it draws a trump from every player who has one
lesson-draw-again = go on drawing trumps: only the king and queen beat the knave, and whoever has no trumps left cannot stop your small ones

# what may be claimed, as a condition, and what follows
if-13 = If the dealer misdealt
then-13 = the dealer deals again, and pays a stake into the kitty if there is one
if-14 = If the dealer exposed a card in dealing
then-14 = the dealer deals again, and pays a stake into the kitty if there is one
if-15 = If a player handled cards during the deal
then-15 = the offender pays a stake into the kitty if there is one
if-16 = If a player touched the rest of the pack
then-16 = the offender pays a stake into the kitty if there is one
if-R15 = If a player did not follow suit although he could
then-R15 = an opponent who revoked pays the caller for five tricks; a caller who revoked has lost his call
if-R16 = If a player called or played out of turn
then-R16 = the call or card is taken back

found-nap-on-four = A call of Nap with four of a suit headed by ace or king, beside a pass, in stakes
found-three-on-four = A call of three with the same hand
