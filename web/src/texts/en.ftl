title = Parlour
title-turn = ● Your turn: { $name }
title-table = { $name } · Parlour
loading = One moment…
offline = No connection to the house. Trying again…
close = Close

# cards
index-A = A
index-K = K
index-Q = { $suits ->
    [german] O
   *[other] Q
}
index-J = { $suits ->
    [german] U
   *[other] J
}
index-T = 10
index-9 = 9
index-8 = 8
index-7 = 7
index-6 = 6
index-5 = 5
index-4 = 4
index-3 = 3
index-2 = 2
card-lawful = { $card }, may be played
card-picked = { $card }, picked
card-unseen = a card you have not seen
cards-held = { $n ->
    [one] One card
   *[other] { $n } cards
}
pile-label = { $name }: { $n ->
    [0] empty
    [one] one card
   *[other] { $n } cards
}
ticket-label = { $name }: { $covered } of { $all } covered
covered = covered

# seats
bot-names = Agnes, Bertram, Clara, Desmond, Edith, Felix, Greta, Hugo, Ida, Jasper, Kate, Lionel, Mabel, Ned, Olive, Percy, Queenie, Rupert, Sybil, Tobias, Una, Victor, Winifred, Xavier
seat-bot-name = Bot { $label }
seat-free-name = Seat { $label }
seat-turn = to play
seat-bot = a bot
seat-away = away
seat-here = here
seat-free = free
score = Points
points-short = { $n ->
    [one] 1 pt
   *[other] { $n } pts
}
counters = Counters
clock-label = { $seconds } seconds left
player = Player

# moves
your-turn = Your turn
your-moves = Your moves
waiting-for = Waiting for { $names }
pick-card = { $verb }: choose a card
pick-cards = { $verb }: { $lo ->
    [0] choose up to { $hi }
   *[other] { $lo ->
        [1] choose 1 to { $hi }
       *[other] choose { $hi }
    }
} ({ $n } chosen)
look-first = You have not looked at these cards yet
put-back = Put back
several = { $name }… ({ $n })
act-on = { $name } { $n ->
    [0] none
    [one] one card
   *[other] { $n } cards
}
number-label = { $name }: a number from { $lo } to { $hi }
less = Less
more = More
type-move = Type a move, e.g. play KS
hint-move = Try: { $move }
do-it = Do it

# panels and tools
tools = Tools
with-news = { $name }, { $n } new
panels = Panels
log = Log
log-short = Log
log-empty = Nothing has happened yet.
open-clause = Open { $clause } in the rule book
rule-book = rule book
book = Rule book
book-short = Rules
search-book = Search the rules
book-missing = The rule book cannot be read now.
chat = Chat
chat-short = Chat
chat-empty = Nobody has said anything yet.
say-something = Say something
say = Say
you-are-muted = The host has muted you
hint = Hint
hint-short = Hint
undo = Take back
undo-short = Take back
last-trick = Last trick
last-trick-short = Last trick
no-last-trick = There is none yet.
sort = Sort the hand
sort-short = Sort
seats = Seats
seats-short = Seats
settings = Settings

# people
gathering-host = Choose who plays. Bots take the seats that stay free.
gathering-guest = The host will begin when all are here.
start-game = Begin
copy-link = Copy the link
copied = Copied
sit-here = Sit here
stand-up = Stand up
take-back = Take my seat back
no-bot = Nobody
bot-for-seat = Bot for { $name }
bot-for = a bot plays meanwhile
bot-random = Beginner
bot-book = By the book
bot-search = Thinker
bot-computed = Exact
mute = Mute
unmute = Let speak
send-away = Send away
watching = { $n ->
    [0] Nobody is watching.
    [one] One is watching.
   *[other] { $n } are watching.
}
leave-table = Leave the table
you-were-sent-away = The host sent you away from this table

# result
result = The game is over
result-winner = { $name } wins
show-result = Result
rematch = Play again
replay = Replay
plot-counters = Counters after each deal
plot-points = Points after each deal
no-history = The course of the game cannot be shown.
fair-line = Shuffle { $drawing } is promised ({ $n ->
    [one] one player has
   *[other] { $n } players have
} added to it):

# what may be in the way
error-malformed = The house did not understand that.
error-too-large = That is too long.
error-too-fast = Slowly, please.
error-unknown = The house does not know that.
error-no-such-table = There is no such table.
error-not-entered = You are not at this table.
error-not-seated = You have no seat here.
error-not-host = Only the host may do that.
error-not-now = That is not possible now.
error-stale = The table has moved on.
error-taken = That seat is taken.
error-full = The table is full.
error-forbidden = You may not look at this table.
error-muted = The host has muted you.
error-busy = The house is busy. Try again.
error-storage = The house cannot write that down now. Nothing has changed.
hand-tools = Help with the hand
aside = Set aside
aside-short = Set aside
sorted-suit = Sorted by suit
sorted-rank = Sorted by rank
sorted-dealt = In the order dealt
