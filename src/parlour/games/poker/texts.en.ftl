# events
crowded = { $n } play; five is best, six the most for a good game
ante-agreed = The ante is { $n }
limit-agreed = The limit is { $n }
annulled = Annulled by agreement: law { $word }
draws-for-deal = { $seat } draws { $cards }
deals-first = { $seat } has the lowest card and deals first
redraw = { $n } are lowest together and draw again
buys-counters = { $payee } buys { $amount } counters
stakes-ante = { $payer } stakes the ante, { $amount }
straddles = { $seat } straddles: { $n }
stakes-straddle = { $payer } lays { $amount }
declines = { $seat } does not straddle
jack-pot = A jack-pot, number { $n }; { $seat } deals
minimum = Opening needs two { $word } or better
subscribes = { $payer } pays { $amount } into the jack-pot
pack = A pack of { $n } cards
shuffles-last = { $seat } shuffles last
deals-round = { $seat } deals one card at a time, from the left
deal-complete = Everybody has five cards
first-say = { $seat } has the first say
opens = { $seat } opens for { $n }
goes-in = { $payer } lays { $amount }
comes-in = { $seat } comes in for { $n }
increases = { $seat } raises to { $n }
unopened = Nobody opens: the stakes stay in the pool, and the next game is a jack-pot
draws-first = { $seat } draws first
makes-good = { $payer } makes good with { $amount }
stands-pat = { $seat } keeps all five cards
exchanges = { $seat } changes { $n }
waits-for-cards = The stub is too short: { $seat } waits for { $n } cards until all have discarded
reshuffles = { $seat } shuffles { $n } discards to serve the others
stakes-equal = All have staked { $n }
bets-first = { $seat } is the first to bet
bets = { $seat } bets { $n }
raises = { $seat } raises to { $n }
makes-good-and-raises = { $seat } makes good { $n } and goes on to raise
calls = { $seat } calls { $n }
lays = { $payer } lays { $amount }
retires = { $seat } retires
lays-all = { $payer } lays all there is, { $amount }
demands-show = { $seat } demands a show for { $n }
deemed-to-show = { $seat } has no counters left and has a show for { $n }
betting-goes-on = The others may go on betting; { $seat } shows when they have done
proves-opening = { $seat } shows the hand that opened: { $cards }
holds = { $seat } has { $word ->
    [nothing] no pair
    [pair] a pair
    [two_pairs] two pairs
    [blaze] a blaze
    [threes] threes
    [skip_straight] a skip straight
    [sequence] a sequence
    [flush] a flush
    [full] a full
    [fours] fours
    [sequence_flush] a sequence flush
   *[other] { $word }
}
names-joker = { $seat } names the joker { $word }
no-sequence = Ace, king, queen, knave, ten of { $seat } is no sequence: the ace only begins one
ace-above-king = By agreement the ace of { $seat } may stand above the king
best-hand = { $seat } has the best hand
equal-hands = { $n } hands are equal
side-cards-idle = The other cards have no value
takes-limited = { $payee } takes the limited show, { $amount }
takes-remainder = { $payee } takes the remainder, { $amount }
divides = { $payee } has a share of { $amount }
to-expenses = { $amount } from the pool go to the table's expenses
to-kitty = { $amount } from the pool go to the kitty
takes-kitty = { $payee } takes the kitty, { $amount }
asks-loan = { $seat } asks { $word } for a loan of { $n }
lends = { $payer } lends { $payee } { $amount }
refuses-loan = { $seat } does not lend
repays = { $payer } pays { $payee } back { $amount }
games-done = { $n ->
    [one] The game agreed is played
   *[other] The { $n } games agreed are played
}
counters-back = { $payer } settles for { $amount } counters bought
names-no-ace = The joker of { $seat } cannot be an ace above the king
not-cut = { $seat } forgets to cut the pack
faced-card = A card lies face up in the pack: { $cards }
misdeal = A misdeal: { $seat } deals again
stake-back = { $payee } gets { $amount } back
uncut-stands = The pack was not cut and nobody said so: the deal stands
exposed-card = A card of { $seat } is exposed and must be kept: { $cards }
talks-to-dealer = { $seat } speaks to the dealer while the cards are dealt
lifts = { $seat } lifts { $n ->
    [one] one card
   *[other] { $n } cards
}
asks-cards = { $seat } asks for { $n ->
    [one] one card
   *[other] { $n } cards
}
discards-counted = The discards of { $seat } are counted: { $n }
given-as-asked = { $seat } is given { $n }, as asked
is-given = { $seat } is given { $n ->
    [one] one card
   *[other] { $n } cards
}
exposed-in-giving = A card is seen as { $seat } is served and goes back under the stub: { $cards }
excess-back = { $n ->
    [one] The last card given to { $seat } goes
   *[other] The last { $n } cards given to { $seat } go
} back on the stub
makes-up = { $seat } makes up the number with { $n } more
asks-dealer = { $seat } asks how many the dealer drew
dealer-answers = { $seat } drew { $n }
tells-hand = { $seat } tells the hand thrown up: { $cards }
tells-number = { $seat } says that { $word } drew { $n }
will-bet = { $seat } says: I shall bet
will-not-bet = { $seat } says: I shall not bet
bets-out-of-turn = { $seat } lays { $n } out of turn, and it lies
counts-as-bet = What { $seat } laid before counts as a bet of { $n }
counts-as-raise = What { $seat } laid before counts as a raise to { $n }
counts-as-call = What { $seat } laid before counts as a call of { $n }
counts-as-part = What { $seat } laid before counts as { $n }
excess-stays = { $n } that { $seat } laid beyond the limit stay in the pool without effect
judges = { $seat } is the judge of it
nobody-to-judge = Everybody is a party: what all have seen decides
foul-hand = The hand of { $seat } is foul
abandons-hand = { $seat } lays it down, retires and loses { $n }
bet-lost = The bet of { $seat } on a foul hand is lost: { $n }
returns-ante = { $payer } gives { $payee } { $amount } back out of the dealer's own purse
pays-in-stead = { $payer } spoke during the deal and pays { $amount } to { $payee }
foul-at-the-end = The hand of { $seat } is foul: { $n } cards
nobody-left = Nobody is left in the game
cannot-prove = { $seat } cannot prove the opening and does not claim the pool
pays-double-ante = { $payer } pays double the ante, { $amount }
as-if-unopened = The pool stays, and the next game is a jack-pot as if nobody had opened
disputes-number = { $seat } disputes the number asked for
testifies = { $seat } testifies: { $n } were asked for
cannot-say = { $seat } cannot say
held-right = Nobody can say: { $seat } is held to have asked for { $n }
summons = { $seat } calls { $word } as a witness
says-so = { $seat } confirms it
denies = { $seat } denies it
told-hand = { $seat } had no right to tell the hand
told-number = { $seat } had no right to tell the number
dismisses = { $seat } dismisses the claim

# refusals
no-player = Whoever is out takes no more part in this game
discarded-before = You have discarded already, once for all
too-late-to-straddle = Straddles are made before the deal, in turn, after the player left of the ante
straddle-above-cap = A straddle may not pass half the limit, { $cap }
not-enough-counters = You have not counters enough for that
opened-before = The game is open: call, raise or pass
below-minimum = Your hand may not open this jack-pot
open-more = Open for at least { $least }
open-less = Open for at most { $most }
no-raise-in-draw = In the draw stakes are only made equal
bet-or-call = The game was opened before the draw: bet, call or retire
no-betting-yet = Bets are made after the draw
bet-made-before = A bet is made: call, raise or retire
above-limit = One may raise by { $limit } at a time, not more
nothing-to-raise = There is nothing to raise yet
stake-more = Stake at least { $least }
alone-with-counters = Nobody else has counters: call or retire
law-60-annulled = By agreement there is no show for a limited sum
borrow-to-call = Whoever borrowed to raise must borrow to call
funds-enough = A show for a limited sum is for those who cannot call
make-good-first = First make your stake equal to the highest
no-draw-yet = The draw has not begun
no-borrowing = Nobody borrows at this table
asked-before = You may ask for one loan in a turn, before you act
no-such-loan = That seat cannot lend so much
lend-or-refuse = Lend or refuse
no-loan-asked = Nobody has asked you for a loan
retire-or-decline = That is no time to pass
pass-instead = That is no time to retire
nothing-to-make-good = There is nothing to make good
too-short-to-call = Your counters do not reach that far
make-good-in-draw = In the draw one makes good
nothing-to-call = There is nothing to call
stood-before = You have stood once: bet or retire
hand-thrown-up = A hand thrown up is never taken up again
nothing-to-lift = There is nothing to lift
lift-first = Lift your cards first
law-annulled = That law is annulled by agreement
too-late-to-ask = You have lifted your cards or bet: it is too late to ask
nothing-to-ask = One asks the dealer after both have drawn, and once
nobody-deals = Nobody deals now, or you have spoken already
nothing-to-tell = Only a player who is out can tell the hand he saw, and once
nothing-to-report = Only the dealer could tell that, of one who has drawn, and once
nothing-to-say = One says what one will do while bets are made, and once
nobody-asked = Nobody has asked you for evidence
another-answer = That is no answer to the question
heard-already = That person cannot be called
not-the-judge = You are not the judge now
ask-up-to-five = A hand is five cards: ask for as many at most
asked-already = You have asked already
discard-first = Discard first
dealer-serves = That is the dealer's affair
nothing-to-serve = There is nothing to deal or to give now
answer-first = Another question comes first
bet-lies = Your bet lies there already and stays

# options
option-deals = how many games: a round in which everybody deals once, or a number
option-conduct = lawful moves only; or, as at a real table: cards are lifted and asked for by hand, offences can happen and are claimed
option-funds = counters each player buys at the start, and again when they are gone
option-ante = the one compulsory stake
option-limit = the most by which a stake may be raised at one time
option-ace_in_sequences = whether the ace may also stand above the king
option-blaze = whether five court cards rank above two pairs
option-skip_straight = whether alternate cards rank above threes
option-joker = whether a joker is in the pack
option-kitty = whether a part of each pool is set aside, and for what
option-kitty_take = how much is set aside each game
option-kitty_hand = the lowest hand that takes the kitty
option-counters = what the counters look like
option-borrowing = whether players may borrow from each other
option-annulled_laws = laws set aside by agreement

# the form of the options, and what the game is
label-funds = Counters at the start
label-ante = Ante
label-ace_in_sequences = Ace in a sequence
label-blaze = Blaze
label-skip_straight = Skip straight
label-joker = Joker
label-kitty = A kitty
label-kitty_take = Into the kitty each game
label-kitty_hand = Hand that takes the kitty
label-counters = Counters
label-borrowing = Borrowing
label-annulled_laws = Laws set aside
choice-unlimited = without end
choice-none = no limit
choice-low = below the two only
choice-both = below the two or above the king
choice-expenses = for expenses
choice-reward = as a reward for a fine hand
choice-full = full hand
choice-three-colours = three colours
choice-coins = coins
choice-14 = law 14: the dealer refunds a foul hand
choice-16 = law 16: who distracts the dealer pays
choice-22 = law 22: no straddle above half the limit
choice-60 = law 60: a show for what one has
choice-69 = law 69: hearts are the best flush
choice-sequence-flush = sequence flush
choice-fours = fours
choice-flush = flush
choice-sequence = sequence
preset-joker = With the joker
preset-odd-hands = With blaze and skip straight
preset-kitty = With a kitty as reward
game-about = Draw poker of five cards: stake, draw, bluff; the best hand or the boldest takes the pool.

# on the screen
place-stub = Stub
place-house = House
fact-ante = Ante
fact-counters = Counters
fact-waived = Annulled
fact-jack-pot = Jack-pot, opens on
fact-go-in = To go in
fact-opener = Opened
fact-out = Out
fact-show-for = Shows for
verb-straddle = Straddle
verb-open = Open for
verb-raise = Raise to
verb-make-good = Make good
verb-retire = Retire
verb-bet = Bet
verb-show-for = Show for what I have
verb-borrow = Borrow from
verb-lend = Lend
value-nothing = nothing
value-white = white
value-knaves = knaves
value-queens = queens
value-kings = kings
value-stakes = antes
value-straddling = straddling
value-say = the say
value-making-good = making good
value-discarding = discarding
value-reshuffle = shuffling the discards
value-betting = betting
value-lending = a loan is asked for
fact-uncut = Not cut
fact-unlifted = Not lifted
fact-talked = Spoke to the dealer
fact-asked = Asked for
fact-early = Out of turn
fact-judge = Judge
fact-accused = Accused
verb-lift = Lift
verb-ask = Ask the dealer for
verb-give = Give as asked
verb-count = Count the discards
verb-ask-dealer = Ask what the dealer drew
verb-talk = Talk to the dealer
verb-tell = Tell my hand
verb-report = Tell the number of
verb-say = Say I shall
verb-testify = Testify
verb-summon = Call as a witness
verb-uphold = Uphold
verb-dismiss = Dismiss
value-bet = bet
value-pass = not bet
value-cannot = cannot say
value-dealing = dealing
value-asking = how many cards?
value-giving = another number is asked for
value-testifying = how many were asked for?
value-judging = the judge decides
value-evidence = a witness is heard

# why a bot advises a move
why-odds-draw = the odds pay for the draw
why-odds-pay = the odds pay for it
why-odds-call = the odds pay for a call
why-least-keeps = the least keeps the hand in
why-cards-unseen = nothing is staked on cards unseen
why-no-help-goes = what does not help goes
why-nothing-to-bet = there is nothing to bet with
why-see-others = to see what the others do
why-nothing-to-play = nothing to play on
why-too-weak = too weak to open

# until when something may be claimed
window-law-8 = the cards are still being dealt
window-law-12 = the betting after the draw has not begun, and a player who has not drawn has not lifted his cards
window-law-13 = a player who has lifted his cards is still in the hand, and the hand is not over
window-law-16 = somebody spoke to the dealer, he has paid an ante back in this hand, and the judge has not decided
window-law-28 = a retired player has told of his hand, and the judge has not decided
window-law-42 = a player has not lifted the cards he was given in the draw, and the discards were not shuffled in
window-law-43 = cards given in the draw lie unlifted, and the discards were not shuffled in
window-law-45 = a player has been given what he asked for and is still in the hand
window-law-46 = he has been served in the draw, is still in the hand, and has not disputed before
window-law-47 = the dealer has drawn and is still in the hand
window-law-48 = a player has lifted what he drew and is still in the hand
window-law-51 = the dealer has told how many another drew, and the judge has not decided
fault-law-8 = pack not cut
fault-law-12 = wrong number dealt, not lifted
fault-law-13 = wrong number dealt, lifted
fault-law-16 = the dealer was distracted
fault-law-28 = told the hand he threw up
fault-law-42 = too many given in the draw
fault-law-43 = too few given in the draw
fault-law-45 = asked for the wrong number and got it
fault-law-46 = the number asked for is disputed
fault-law-47 = the dealer drew a wrong number
fault-law-48 = lifted, and the hand is not five
fault-law-51 = the dealer told what another drew
