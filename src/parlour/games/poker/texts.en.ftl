# events
crowded = { $n } people are playing; Poker is best with five, and no more than six should play
ante-agreed = The ante is { $n }
limit-agreed = The limit is { $n }
annulled = Annulled by agreement: law { $word }
draws-for-deal = { $seat } draws { $cards }
deals-first = { $seat } has the lowest card and deals first
redraw = { $n } players tie for the lowest card and draw again
buys-counters = { $payee } buys { $amount } counters
stakes-ante = { $payer } stakes the ante, { $amount }
straddles = { $seat } straddles: { $n }
stakes-straddle = { $payer } lays { $amount } as a straddle
declines = { $seat } does not straddle
jack-pot = Jack-pot number { $n } in a row; { $seat } deals
minimum = It takes two { $word } or better to open
subscribes = { $payer } pays { $amount } into the jack-pot
pack = A pack of { $n } cards
shuffles-last = { $seat } shuffles last
deals-round = { $seat } deals one card at a time, from the left
deal-complete = Everybody has five cards
first-say = { $seat } speaks first
opens = { $seat } opens for { $n }
goes-in = { $payer } stakes { $amount } to go in
comes-in = { $seat } comes in for { $n }
increases = { $seat } raises to { $n }
unopened = Nobody opens: the stakes stay in the pool, and the next game is a jack-pot
draws-first = { $seat } draws first
makes-good = { $payer } adds { $amount } to equal the highest stake
stands-pat = { $seat } keeps all five cards
exchanges = { $seat } exchanges { $n ->
    [one] one card
   *[other] { $n } cards
}
waits-for-cards = The stub is too short: { $seat } waits for { $n ->
    [one] one card
   *[other] { $n } cards
} until all have discarded
reshuffles = { $seat } shuffles { $n } discards to give the others their cards
stakes-equal = All have staked { $n }
bets-first = { $seat } is the first to bet
bets = { $seat } bets { $n }
raises = { $seat } raises to { $n }
makes-good-and-raises = { $seat } adds { $n } to equal the highest stake, and goes on to raise
calls = { $seat } calls { $n }
lays = { $payer } lays { $amount }
retires = { $seat } retires
lays-all = { $payer } stakes every counter left, { $amount }
demands-show = { $seat } demands a show for a stake of { $n }
deemed-to-show = { $seat } has no counters left and is taken to demand a show for a stake of { $n }
betting-goes-on = The others may go on betting; { $seat } shows when they are done
proves-opening = { $seat } shows the hand that opened: { $cards }
holds-nothing = { $seat } has no pair, { $word } high
holds-pair = { $seat } has a pair of { $word }
holds-two-pairs = { $seat } has two pairs, { $word }
holds-blaze = { $seat } has a blaze
holds-threes = { $seat } has three { $word }
holds-skip-straight = { $seat } has a skip straight up to the { $word }
holds-sequence = { $seat } has a sequence up to the { $word }
holds-flush = { $seat } has a flush of { $word }
holds-full = { $seat } has a full, { $word }
holds-fours = { $seat } has four { $word }
holds-sequence-flush = { $seat } has a sequence flush of { $word }
names-joker = { $seat } names the joker { $word }
no-sequence = { $seat }'s ace, king, queen, knave and ten are no sequence: an ace can only begin one
ace-above-king = By agreement { $seat }'s ace may stand above the king
best-hand = { $seat } has the best hand
equal-hands = { $n } hands are equal
side-cards-idle = The other cards of these hands do not count
takes-limited = { $payee } wins the show for a limited sum, { $amount }
takes-remainder = { $payee } takes the rest of the pool, { $amount }
divides = { $payee } takes a share of the pool, { $amount }
to-expenses = The house takes { $amount } from the pool for the table's expenses
to-kitty = The kitty receives { $amount } from the pool
takes-kitty = { $payee } takes the kitty, { $amount }
asks-loan = { $seat } asks { $word } for a loan of { $n }
lends = { $payer } lends { $payee } { $amount }
refuses-loan = { $seat } does not lend
repays = { $payer } pays back { $amount } to { $payee }
games-done = { $n ->
    [one] The one game agreed has been played
   *[other] The { $n } games agreed have been played
}
counters-back = { $payer } pays { $amount } for the counters bought
names-no-ace = { $seat }'s joker cannot be an ace above the king
not-cut = { $seat } forgets to cut the pack
faced-card = A card lies face up in the pack: { $cards }
misdeal = A misdeal: { $seat } deals again
stake-back = { $payee } gets { $amount } back
uncut-stands = The pack was not cut and nobody said so: the deal stands
exposed-card = A card dealt to { $seat } is exposed and must be kept: { $cards }
talks-to-dealer = { $seat } speaks to the dealer while the cards are dealt
lifts = { $seat } lifts { $n ->
    [one] one card
   *[other] { $n } cards
}
asks-cards = { $seat } asks for { $n ->
    [one] one card
   *[other] { $n } cards
}
discards-counted = { $seat }'s discards are counted: { $n }
given-as-asked = Cards given to { $seat }, as asked: { $n }
is-given = { $seat } is given { $n ->
    [one] one card
   *[other] { $n } cards
}
exposed-in-giving = A card is exposed as { $seat } is being given cards, and goes under the stub: { $cards }
excess-back = { $n ->
    [one] The last card given to { $seat } goes
   *[other] The last { $n } cards given to { $seat } go
} back on the stub
makes-up = { $seat } gives the cards that were missing: { $n }
asks-dealer = { $seat } asks how many the dealer drew
dealer-answers = Cards that { $seat } drew as dealer: { $n }
tells-hand = { $seat } reveals the cards that were thrown in: { $cards }
tells-number = { $seat } says how many cards { $word } drew: { $n }
will-bet = { $seat } says: I will bet
will-not-bet = { $seat } says: I will not bet
bets-out-of-turn = { $seat } bets { $n } out of turn, and the bet stays
counts-as-bet = What { $seat } staked out of turn counts as a bet of { $n }
counts-as-raise = What { $seat } staked out of turn counts as a raise to { $n }
counts-as-call = What { $seat } staked out of turn counts as a call of { $n }
counts-as-part = What { $seat } staked out of turn counts as { $n } towards the stake
excess-stays = What { $seat } staked beyond the limit, { $n }, stays in the pool without effect
judges = { $seat } judges the dispute
nobody-to-judge = Everybody is a party to the dispute: it is decided by what everybody has seen
foul-hand = { $seat }'s hand is foul
abandons-hand = { $seat } lays the hand down, retires and loses { $n }
bet-lost = { $seat }'s bet on a foul hand is lost: { $n }
returns-ante = As dealer, { $payer } refunds { $amount } to { $payee }
pays-in-stead = { $payer } spoke during the deal and pays { $amount } to { $payee }
foul-at-the-end = { $seat }'s hand is foul: { $n ->
    [one] one card
   *[other] { $n } cards
}
nobody-left = Nobody is left in the game
cannot-prove = { $seat } had no right to open the jack-pot and may not claim the pool
pays-double-ante = { $payer } pays double the ante, { $amount }
as-if-unopened = The pool stays, and the next game is a jack-pot as if nobody had opened
disputes-number = { $seat } disputes how many cards were asked for
testifies = { $seat } testifies that the number asked for was { $n }
cannot-say = { $seat } cannot say how many cards were asked for
held-right = Nobody can say: { $seat } is taken to have asked for { $n }
summons = { $seat } calls { $word } as a witness
says-so = { $seat } confirms the claim
denies = { $seat } denies the claim
told-hand = { $seat } had no right to reveal the cards that were thrown in
told-number = { $seat } had no right to say how many cards were drawn
dismisses = { $seat } dismisses the claim

# refusals
no-player = Whoever is out takes no further part in this game
discarded-before = You have already discarded in this game, and may not do so again
too-late-to-straddle = Straddles are made before the deal, in turn, beginning with the player on the left of the ante
straddle-above-cap = A straddle may not exceed half the limit, { $cap }
not-enough-counters = You do not have enough counters for that
opened-before = The game has been opened: call, raise or pass
below-minimum = Your hand may not open this jack-pot
open-more = Open for at least { $least }
open-less = Open for at most { $most }
no-raise-in-draw = During the draw, stakes can only be made equal, not raised
bet-or-call = The game is open and the draw is over: bet, call or retire
no-betting-yet = Bets are made after the draw
bet-made-before = A bet has been made: call, raise or retire
above-limit = You may raise by at most { $limit } at a time
nothing-to-raise = There is nothing to raise yet
stake-more = Stake at least { $least }
alone-with-counters = Nobody else has counters: call or retire
law-60-annulled = By agreement there is no show for a limited sum
borrow-to-call = Whoever borrowed to raise must borrow to call
funds-enough = You can call: a show for a limited sum is only for players who cannot
make-good-first = First make your stake equal to the highest
no-draw-yet = The draw has not begun
no-borrowing = Borrowing is not allowed at this table
asked-before = You may ask for only one loan on a turn, and only before you act
no-such-loan = That player does not have so much to lend
lend-or-refuse = You are asked for a loan: lend or refuse
no-loan-asked = Nobody has asked you for a loan
retire-or-decline = You cannot pass now
pass-instead = You cannot retire now: pass instead
nothing-to-make-good = Your stake already equals the highest
too-short-to-call = You have too few counters to call
make-good-in-draw = During the draw you make your stake good; you do not call
nothing-to-call = There is nothing to call
stood-before = You have stood once: bet or retire
hand-thrown-up = A hand that was thrown in may never be taken up again
nothing-to-lift = There is nothing to lift
lift-first = Lift your cards first
law-annulled = That law is annulled by agreement
too-late-to-ask = You have lifted your cards or bet: it is too late to ask
nothing-to-ask = You may ask only once how many cards the dealer drew, after both of you have drawn
nobody-deals = Nobody is dealing now, or you have already spoken to the dealer
nothing-to-tell = Only a player who is out and saw his cards can reveal what he threw in, and only once
nothing-to-report = Only the dealer can say how many cards a player drew, only after the draw, and only once
nothing-to-say = You may say whether you will bet only once, while bets are being made
nobody-asked = Nobody has asked you for evidence
another-answer = That is no answer to the question
heard-already = That person cannot be called as a witness
not-the-judge = You are not the judge now
ask-up-to-five = A hand is five cards: ask for five at most
asked-already = You have asked for cards already
discard-first = Discard first
dealer-serves = Only the dealer does that
nothing-to-serve = There is nothing to deal or to give now
answer-first = Another question must be answered first
bet-lies = Your bet is already on the table and stays there

# options
option-deals = how many games: a round in which everybody deals once, or a number
option-conduct = whether only lawful moves are possible, or whether, as at a real table, players lift their cards and ask for new ones themselves, and offences can happen and be claimed
option-funds = how many counters each player buys at the start, and again when they are gone
option-ante = the stake that the player on the dealer's left must lay before the deal
option-limit = the most by which a stake may be raised at one time
option-ace_in_sequences = whether the ace may also stand above the king
option-blaze = whether a blaze (five court cards) counts as a hand, above two pairs
option-skip_straight = whether a skip straight (a sequence of every other rank) counts as a hand, above threes
option-joker = whether a joker is in the pack
option-kitty = whether a part of each pool is set aside, and for what
option-kitty_take = how much of each pool goes into the kitty
option-kitty_hand = the lowest hand that wins the kitty
option-counters = what the counters look like
option-borrowing = whether players may borrow from one another
option-annulled_laws = laws set aside by agreement

# the form of the options, and what the game is
label-funds = Counters at the start
label-ante = Ante
label-ace_in_sequences = Place of the ace in a sequence
label-blaze = Five court cards (a blaze)
label-skip_straight = Every other card (a skip straight)
label-joker = A joker in the pack
label-kitty = A kitty from each pool
label-kitty_take = Paid into the kitty each game
label-kitty_hand = Lowest hand that wins the kitty
label-counters = Look of the counters
label-borrowing = Borrowing between players
label-annulled_laws = Laws set aside
choice-unlimited = no limit to the counters
choice-none = no limit
choice-low = below the two only
choice-both = below the two or above the king
choice-expenses = for the expenses of the table
choice-reward = as a reward for a fine hand
choice-full = a full (three and a pair)
choice-three-colours = three colours
choice-coins = coins
choice-14 = law 14: the dealer refunds a foul hand
choice-16 = law 16: whoever distracts the dealer pays
choice-22 = law 22: no straddle above half the limit
choice-60 = law 60: a show for a limited sum
choice-69 = law 69: hearts are the best flush
choice-sequence-flush = sequence flush
choice-fours = fours
choice-flush = flush
choice-sequence = sequence
preset-joker = With the joker
preset-odd-hands = With blaze and skip straight
preset-kitty = With a kitty as reward
game-about = Five-card draw poker: stake, draw, bluff; the best hand or the boldest player takes the pool.

# on the screen
place-stub = Stub
place-house = House
fact-ante = Ante
fact-counters = Counters
fact-waived = Laws annulled
fact-jack-pot = Jack-pot opens on
fact-go-in = Stake to go in
fact-to-pay = To pay
fact-opener = Opened
fact-out = Out of the game
fact-holds = You hold
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
value-held-nothing = no pair, highest:
value-held-pair = a pair of
value-held-two-pairs = two pairs,
value-held-blaze = a blaze
value-held-threes = three
value-held-skip-straight = a skip straight up to the
value-held-sequence = a sequence up to the
value-held-flush = a flush of
value-held-full = a full,
value-held-fours = four
value-held-sequence-flush = a sequence flush of
value-white = white
value-knaves = knaves
value-queens = queens
value-kings = kings
value-stakes = antes
value-straddling = straddling
value-say = the round of speaking
value-making-good = making good
value-discarding = discarding
value-reshuffle = shuffling the discards
value-betting = betting
value-lending = a loan is asked for
fact-uncut = Not cut
fact-unlifted = Not lifted
fact-talked = Spoke to the dealer
fact-asked = Asked for
fact-early = Bet out of turn
fact-judge = Judge
fact-accused = Accused
verb-lift = Lift
verb-ask = Ask the dealer for
verb-give = Give as asked
verb-count = Count the discards
verb-ask-dealer = Ask what the dealer drew
verb-talk = Talk to the dealer
verb-tell = Reveal the hand I threw in
verb-report = Tell how many cards were drawn by
verb-say = Say I will
verb-testify = Testify
verb-summon = Call as a witness
verb-uphold = Uphold the claim
verb-dismiss = Dismiss the claim
value-bet = bet
value-pass = not bet
value-cannot = cannot say
value-dealing = dealing
value-asking = how many cards are wanted?
value-giving = more or fewer cards asked for than discarded
value-testifying = how many cards were asked for?
value-judging = the judge decides
value-evidence = a witness is heard

# why a bot advises a move
why-odds-draw = the odds make the draw worth its price
why-odds-pay = the odds make the stake worth its price
why-odds-call = the odds make a call worth its price
why-bought-out = whoever gives up more often than the price allows can be bought out with any cards
why-least-keeps = the least stake is enough to stay in
why-cards-unseen = it is better not to stake on cards you have not seen yet
why-no-help-goes = cards that do not help the hand are thrown away
why-nothing-to-bet = you have nothing left to bet with
why-see-others = it is better to see first what the others do
why-nothing-to-play = this hand is not worth playing
why-too-weak = the hand is too weak to open
lesson-full = three knaves and two sixes: hardly anything beats a full, so let the others pay to see it
lesson-raise-again = the other player has a good hand too, but few hands are better than this one: raise once more

# until when something may be claimed
window-law-8 = the cards are still being dealt
window-law-12 = the betting after the draw has not begun, and there is a player who has neither drawn nor lifted his cards
window-law-13 = a player who has lifted his cards is still in the hand, and the hand is not over
window-law-16 = somebody spoke to the dealer, the dealer has refunded an ante in this hand, and the judge has not decided yet
window-law-28 = a retired player has revealed what his hand was, and the judge has not decided yet
window-law-42 = a player has not lifted the cards he was given in the draw, and the discards have not been shuffled in
window-law-43 = cards given in the draw lie unlifted, and the discards have not been shuffled in
window-law-45 = a player has been given the number of cards he asked for and is still in the hand
window-law-46 = the player who disputes the number was given cards in the draw, is still in the hand, and has not disputed it before
window-law-47 = the dealer has drawn cards and is still in the hand
window-law-48 = a player has lifted the cards he drew and is still in the hand
window-law-51 = the dealer has said how many cards another player drew, and the judge has not decided yet
fault-law-8 = the pack was not cut
fault-law-12 = a hand not yet lifted has the wrong number of cards
fault-law-13 = a hand that was lifted has the wrong number of cards
fault-law-16 = somebody distracted the dealer
fault-law-28 = a player revealed the hand he threw in
fault-law-42 = too many cards were given in the draw
fault-law-43 = too few cards were given in the draw
fault-law-45 = a player asked for the wrong number of cards and got it
fault-law-46 = it is disputed how many cards a player asked for
fault-law-47 = the dealer drew the wrong number of cards
fault-law-48 = a player lifted the cards he drew and does not hold five
fault-law-51 = the dealer said how many cards another player drew

# ranks in the names of hands
value-and = and
value-two = two
value-three = three
value-four = four
value-five = five
value-six = six
value-seven = seven
value-eight = eight
value-nine = nine
value-ten = ten
value-many-twos = twos
value-many-threes = threes
value-many-fours = fours
value-many-fives = fives
value-many-sixes = sixes
value-many-sevens = sevens
value-many-eights = eights
value-many-nines = nines
value-many-tens = tens
value-many-knaves = knaves
value-many-queens = queens
value-many-kings = kings
value-many-aces = aces

# what a newcomer cannot know
about-straddle = You stake more before you see a card: everybody then pays double that stake to go in, and you speak last.

# what may be claimed, as a condition, and what follows
if-law-8 = If the pack was not cut
then-law-8 = the same dealer deals again
if-law-12 = If a hand not yet lifted has more or fewer than five cards
then-law-12 = the same dealer deals again
if-law-13 = If a hand that was lifted has more or fewer than five cards
then-law-13 = the hand is foul, and its holder retires
if-law-16 = If somebody distracted the dealer
then-law-16 = the offender pays instead of the dealer
if-law-28 = If a player revealed the hand he threw in
then-law-28 = everybody has heard it, and nothing else follows
if-law-42 = If too many cards were given in the draw
then-law-42 = the extra cards go back to the pack
if-law-43 = If too few cards were given in the draw
then-law-43 = the missing cards are given
if-law-45 = If a player asked for the wrong number of cards and got it
then-law-45 = the player's hand is foul, and he retires
if-law-46 = If it is disputed how many cards you asked for
then-law-46 = the dealer's neighbours are heard
if-law-47 = If the dealer drew more or fewer cards than he discarded
then-law-47 = the dealer's hand is foul, and he retires
if-law-48 = If a player lifted the cards he drew and does not hold five
then-law-48 = the player's hand is foul, and he retires
if-law-51 = If the dealer said how many cards another player drew
then-law-51 = everybody has heard it, and nothing else follows

found-pair-improves = How often a pair is improved by drawing three cards
found-flush-improves = How often four of a suit are improved by drawing one
