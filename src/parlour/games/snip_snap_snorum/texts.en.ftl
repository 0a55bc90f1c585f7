# events
pairing-game = This is Snip-Snap-Snorum as a game of pairs, not the game of stops of the same name
starts-with = Everybody starts with { $n } counters
looks-at-hands = No card is turned up; everybody looks at his hand
pairs = { $seat } pairs the last card with { $cards }
calls-snip = { $seat } calls Snip
calls-snap = { $seat } calls Snap
calls-snorum = { $seat } calls Snorum
rank-exhausted = All four cards of rank { $word } have been played; the next player starts afresh
series-lapses = { $seat } cannot pair, and the series of calls lapses
plays-other = { $seat } cannot pair and plays { $cards }
pays-snip = { $payer } pays { $amount } for Snip
pays-snap = { $payer } pays { $amount } for Snap
pays-snorum = { $payer } pays { $amount } for Snorum
takes-from-pool = { takes-share }
pool-is-empty = The pool is empty; { $seat } takes nothing
is-out = { $seat } has lost the last counter and is out
lays-aside = { $seat } lays { $cards } face down on the undealt pack
deals-new-game = { $seat } was first out and deals the new game
passes = { $seat } cannot pair, and passes
plays-on = { $seat } goes on to play card after card
nobody-left = Nobody else holds cards; { $seat } lays out the rest
is-rid-of-cards = { $seat } is the first to get rid of all cards

# table conduct
does-not-pair = { $seat } does not pair and plays { $cards }
series-ends = { $seat } does not pair, and the series of calls lapses
says-pass = { $seat } does not pair
claims = { $seat } claims that { $word } could have paired and did not
pays-double = { $payer } pays { $amount }, double the price of the missed call
pays-missed = { $payer } pays { $amount } for the pairing that was missed
out-pays-nothing = { $seat } is out and pays nothing
last-claims = The deal is over; this is the last chance to claim a missed pairing
ready = { $seat } has nothing more to claim

# refusals
must-pair = You hold a card of rank { $rank } and must pair by playing it
must-play = You must play a card: you cannot pass now
only-pass = You hold no card of rank { $rank }: you can only pass
claim-of-others = Only the others may claim that you missed a pairing
nothing-proven = No open card proves that this player could have paired
pack-is-cut = The pack has been cut: nothing in the last deal can be claimed any more
claims-first = Everybody must first say whether he claims anything
ready-at-the-end = You are asked whether you have anything to claim only at the end of a deal
ready-already = You have already said that you have nothing to claim

# options
option-deals = how long the game lasts: until only one player has counters, one deal for each player, or a number of deals
option-conduct = whether a player who can pair always does, or whether, as at a real table, he can miss it and the offence be claimed
option-method = whether everybody gets five cards or the whole pack is dealt out, and whether the game goes on to the last counter or each deal has its own pool
option-turn_up = whether a card is turned up for the first player to pair, and who pays for it
option-games = how many games are played

# the form of the options, and what the game is
label-method = Way of playing
label-turn_up = A card turned up for pairing
label-games = Number of games
choice-game = until only one has counters
choice-whole-pack = the whole pack, to the last counter
choice-whole-pack-first-out = the whole pack, first out takes the pool
choice-five-cards = five cards each
choice-dealer-pays = yes, the dealer pays if it is paired
choice-pool-pays = yes, the pool pays if it is paired
preset-five-cards = Five cards each
preset-turn-up = With a card turned up
preset-whole-pack = The whole pack
preset-first-out = First out takes the pool
game-about = Pair the card just played, and the player who laid it pays; the last with counters left wins.

# on the screen
place-table = Played by { $seat }
place-own-table = Played by you
place-turn-up = Turn-up
place-undealt = Undealt
place-aside = Laid aside by { $seat }
place-own-aside = Laid aside by you
fact-last = Last card
fact-last-player = Played last
fact-call = Call
fact-active = Plays on
fact-stock = Counters left
fact-offender = Did not pair
verb-ready = Nothing to claim
verb-claim = Did not pair:
value-claims = last claims of the deal
value-snip = snip
value-snap = snap
value-snorum = snorum
value-pair = the last card may be paired
value-act = a card is to be played
value-respond = the neighbour pairs or passes

# why a bot advises a move
why-next-pairs-least = the next player is least likely to pair this card
why-nothing-pairs = no card can pair this one
why-only-rank = you hold no card of another rank
why-pair-cheapest = being paired costs least now

# what may be claimed, and until when
window-25 = a card that the player has played since proves that he could have paired, and the pack has not been cut for the next deal
fault-25 = a player did not pair although he could

# what may be claimed, as a condition, and what follows
if-25 = If a player did not pair although he could
then-25 = the offender pays double into the pool
