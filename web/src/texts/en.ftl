title = Parlour
title-turn = ● Your turn: { $name }
title-table = { $name } · Parlour
loading = One moment…
offline = No connection to the house. Trying again…
close = Close

# pages
skip = Skip to the content
pages = Pages
page-lobby = Lobby
page-make = New table
page-games = My games
page-how = How to play
page-settings = Settings
page-account = Account
welcome = { $n } old card games, and a table that is ready for you
welcome-more = Play by the printed rules, against bots or with friends. Every payment and every refusal says which rule it rests on.
play = Play
play-now = Play { $game } now
learn = Learn
learn-game = Show me how first
learn-which = How { $game } is played
make-which = A { $game } table with friends
with-friends = With friends
start-with = Good to start with
deal-seconds = about { $n } seconds a deal
deal-minutes = { $n ->
    [one] about a minute a deal
   *[other] about { $n } minutes a deal
}
luck-all = all luck
luck-much = mostly luck
luck-some = luck and skill
luck-little = mostly skill
all-games = All games
players-exactly = { $n ->
    [2] For two
   *[other] For { $n }
}
players-range = { $lo ->
    [2] { $hi ->
        [2] For two
       *[other] For 2 to { $hi }
    }
   *[other] For { $lo } to { $hi }
}
other-games = Other games

# lobby and my games
lobby-more = Public tables of this house. Join one, or watch.
lobby-empty = There is no public table now. Make one and tick “Listed in the lobby”.
hosted-by = host: { $name }
state-gathering = Gathering
state-playing = Being played
state-over = Over
state-stopped = Stopped
game-stopped = The rules have changed since this game began, and under the new ones it would go differently. So it was stopped. You see it as it last stood; it has no result.
record-later = This record was made after the game, by rules that may differ from those it was played by.
record-stopped = This game was stopped when the rules changed. It has no result; this is how it stood.
record-lost = Under the present rules this game cannot be replayed. Only its players and its result are known.
seats-free = { $free } of { $n } seats free
join = Join
look-on = Watch
go-on = Go on
against-bots = against bots
no-games-yet = You have not played here yet.

# a new table
which-game = Game
table-name = Name of the table
agreements = What is agreed
this-table = This table
public-table = Listed in the lobby
spectators = Others may watch
hints-allowed = Hints on demand
undo-allowed = Moves can be taken back
open-everything = All cards are opened after the game
claim-time = You may still claim a fault
claim-seconds = Seconds to claim a fault
with-clock = With a clock
clock-move = Seconds for each move
clock-bank = Seconds in reserve
how-many-play = Players, from { $lo } to { $hi }
seat-number = Seat { $n }
seat-you = You
seat-person = Somebody you invite
seat-with-bot = Bot: { $bot }
preset = Ready-made rules
preset-usual = As usual
rules-agreed = Rules agreed
agreed-usual = { $n } players, { $long }. Everything else is as usual.
agreed-but = { $n } players, { $long }. Not as usual: { $what }.
agreed-thing = { $label }: { $value }
so-many-deals = { $n ->
    [one] one deal
   *[other] { $n } deals
}
rate = at a rate of { $n }
rate-0 = never
rate-0-02 = seldom (1 in 50)
rate-0-05 = now and then (1 in 20)
rate-0-1 = often (1 in 10)
options-of = Rules that can be agreed ({ $n }){ $changed ->
    [0] {""}
   *[other] , { $changed } changed
}
a-number = a number:
make-and-play = Make the table and play
make-and-invite = Make the table and invite
invite = Invite
invite-program = Invite a program
program-login = Login of its account
program-asked = { $name } has been asked to come.
no-such-program = There is no program with this login.
invite-more = Whoever opens this link can sit down at your table.
invite-local = Only this machine can reach this address. To let in others from your network, run the server with --host 0.0.0.0.
invite-network = This address works for everybody in your network.
invite-here = On this machine:
qr-label = QR code of the link
to-the-table = To the table

# settings and account
language = Language
four-colours = Four colours: each suit has its own
theme = Colours of the page
theme-system = System
theme-green = The club's green
theme-light = Light
theme-dark = Dark
cards = Cards
pack = Pack
pack-club = The club's pack
pack-plain = Plain pack, large
back = Backs
back-lattice = Garnet lattice
back-scales = Blue scales
back-squares = Green squares
pace = Pace of the table, and of the bots when you play alone with them
pace-unhurried = Unhurried
pace-brisk = Brisk
pace-at-once = At once, without animation
sorting = Order of the hand
sorting-suit = By suit
sorting-rank = By rank
sorting-dealt = As dealt
confirm-cards = Pick a card first, then confirm
sounds = Sounds
sound-turn = When it is my turn
sound-cards = Cards and counters
volume = Volume
settings-kept = This browser remembers your settings.
your-name = Your name
name-others-see = The name that others see
keep-name = Keep this name
name-kept = Your name has been changed.
log-in-or-register = Log in, or open an account
register-more = You can play without an account. With one, your games follow you to other machines.
login = Login
password = Password
log-in = Log in
logged-in = You are logged in.
register-program = This account is for a program. Everybody sees that, and it cannot be changed later.
register = Open an account
registered = Your account is open.
account-of = Account { $login }
account-program = This account is a program’s: everybody at a table sees that.
log-out = Log out
logged-out = You are logged out.
change-password = Change the password
old-password = Old password
new-password = New password
password-changed = The password has been changed.
delete-account = Delete the account
delete-more = Your login, your sessions and what you said at the tables of your games are deleted. Games that others played with you stay, under the name you played under.
delete-sure = Delete the account for good?
account-deleted = The account has been deleted.
sessions = Your sessions
sessions-more = Every browser in which this house knows you. End the sessions that you do not recognise.
session-current = this one
session-unknown = Unknown browser
session-dates = Since { $made }, last used { $used }, until { $expires }
session-end = End
sessions-end-others = End all others
recovery-code = Recovery code
recovery-codes = Recovery codes
recovery-codes-more = Write these down; they are not shown again. With one of them you can set a new password if you lose yours. Each can be used once.
recovery-codes-kept = I have written them down
recovery-codes-left = { $n ->
    [one] One code is left.
   *[other] { $n } codes are left.
  } New codes replace all old ones.
recovery-codes-renew = Make new codes
password-for-codes = Your password, for new codes
lost-password = Lost your password?
lost-password-more = Use one of the recovery codes that you were given with the account. If you have none, the host of the server can give you one.
back-to-log-in = Back

# how to play, and the guided first deal
how-to-play = How to play
guided-deal = Guided first deal
rule-book-of = Rule book: { $game }
book-in-english = This rule book is not translated yet.
clauses-found = { $n } of { $all } clauses
kind-table = table
kind-deal = deal
kind-play = play
kind-score = score
kind-irregular = irregularity
kind-option = option
kind-conduct = conduct
kind-hint = advice
kind-ruling = ruling
found-title = What was measured
found-about = By bots who play by the book, unless it says otherwise; after ± how far the true number may be off, in 95 of 100 cases. Each line names the study that gives it.
first-deal-of = { $game }: a first deal
lesson = First deal
lesson-what = A whole first deal with chosen cards, the same for everybody. At each of your turns you see what a good player would do, and why; everything that happens is explained by its rule. Nothing can go wrong.
lesson-begin = Deal
lesson-watch = Watch what the others do.
lesson-over = That was your first deal.
lesson-also-lawful = { $tried }: also lawful. This lesson goes on with: { $move }.
lesson-unlawful = { $tried }: not lawful now.
lesson-on = Go on
lesson-real = Play a real game
lesson-again = Once more
lesson-leave = Leave the lesson
lesson-fold = Show less
lesson-unfold = Show all

# replay and the fair-deal check
replay-of = Replay: { $game }
whose-eyes = Seen by
eyes-of = Seen by { $name }
eyes-of-watcher = Seen by a watcher
eyes-refused = At this table each player sees only what he was shown during the game.
scrubber = Course of the game
to-beginning = To the beginning
step-back = One step back
step-on = One step on
to-end = To the end
run = Play the game through
pause = Pause
step = Step
step-of = step { $n } of { $all }
fair-check = Fair deal?
fair-what = The house promised every shuffle under seal before the deal, and the players themselves cut the cards. Your browser checks the record here, without asking the house.
fair-checked = Checked against what this browser kept during the game: the record agrees with the game that you saw, and every card shown to you lay where it was promised ({ $entries } entries, { $opened } cards).
fair-unproven = The record agrees with itself ({ $entries } entries, { $opened } cards), but this browser kept nothing from the game to check it against: whoever wrote the record may have made all of it up.
fair-unfinished = In the record this game is not over, so no card has been opened yet and nothing is proven.
fair-broken = { $wrong ->
    [one] This is not what was promised: one thing in the record is wrong.
   *[other] This is not what was promised: { $wrong } things in the record are wrong.
}
fair-unreadable = The record could not be checked: it cannot be read.
fair-older = This game was dealt under older rules, which this page does not check.
fair-shown = The cards that were shown to you were checked; the others stay hidden, as the rules require.
fair-secret = The secret of the shuffles is open, so every card that anybody was shown was checked. The command below also compares the moves, by playing the whole game once more.
fair-noted = Worth knowing:
fair-complaints = What this browser noted during the game:
fair-of-shuffle = Shuffle { $at }: { $what }
fair-of-entry = Entry { $at }: { $what }
fair-more = And { $n } more.
fair-yourself = You need not believe this page either. Take the files and check them yourself:
fair-none = A game can be checked when it is over.
fair-unread-line = Line { $line } of the record cannot be read.
fair-unread-cut = The last line of the record is cut off.
fair-unread-lacks = The record has no line “fair { $what }”.
fair-unread-entry = Entry { $entry } cannot be read.
fair-unread-older = The record is not of the kind that this page checks.
fair-wrong-goes-on = Entry { $entry }: the game was already over.
fair-wrong-saw = Entry { $entry }: whoever made this entry had been told a different course of the game.
fair-wrong-head = The seal at the end of the record does not fit its entries.
fair-wrong-said = The lines “{ $what }” of the record do not say what the game began with.
fair-wrong-sealed = Entry { $entry }: what is sealed in it is not what an entry of this kind must seal.
fair-wrong-told = Entry { $entry }: what the record says you were told is not what was sealed.
fair-wrong-untold = Entry { $entry }: what you were told then is missing from the record.
fair-wrong-promised = Entry { $entry }: the promise of shuffle { $drawing } is missing, late or out of order.
fair-wrong-committed = Entry { $entry }: it was too late, or too early, for { $who } to promise a share in shuffle { $drawing }.
fair-wrong-part = Entry { $entry }: { $who } had no part in shuffles at that time.
fair-wrong-list = Entry { $entry }: the list of shares in shuffle { $drawing } is not what the players had promised.
fair-wrong-share = Entry { $entry }: { $who }'s share in shuffle { $drawing } is not the one promised, or was not asked for.
fair-wrong-void = Entry { $entry }: shuffle { $drawing } was called off without cause.
fair-wrong-due = Entry { $entry }: shuffle { $drawing } is not the one whose turn it was.
fair-wrong-move = Entry { $entry }: a move was made while the cards were being dealt.
fair-wrong-undone = Entry { $entry }: a move was taken back that had to stand.
fair-wrong-person = Entry { $entry }: nobody sits in seat { $who }.
fair-wrong-plan = Entry { $entry }: the plan of shuffle { $drawing } deals a card twice, or one that is not in the pack.
fair-wrong-proof = Shuffle { $drawing }: what was opened is not what was promised.
fair-wrong-card = Shuffle { $drawing }: { $face } does not lie where it was promised.
fair-wrong-without = Shuffle { $drawing }: a card that was left out of the deal has not been opened.
fair-wrong-unopened = Entry { $entry }: { $face } was shown to you, but it is not proven that it lay in the promised pack.
fair-wrong-dealt = Entry { $entry }: the cards dealt here are not those that were promised: { $place }.
fair-wrong-from = Entry { $entry }: { $face } is shown to come from a place to which it was not dealt: { $place }.
fair-wrong-secret = Shuffle { $drawing }: the secret makes a different pack from the one promised.
fair-wrong-no-secret = The table agreed that all is opened after the game, but the secret of the shuffles is held back.
fair-wrong-salt = Entry { $entry }: its seal does not fit the secret of the shuffles.
fair-wrong-game = The record is of a different game from the one kept in this browser.
fair-wrong-reader = The record is of a different seat from the one you played in this browser. (Are you signed in as somebody else?)
fair-wrong-guest = Somebody else sits in your seat in the record.
fair-wrong-kept-head = Entry { $entry }: during the game this browser was told something else.
fair-wrong-kept-later = Entry { $entry } was seen during the game, but the record ends with entry { $last }.
fair-wrong-kept-promise = Shuffle { $drawing }: during the game this browser was promised something else.
fair-wrong-kept-commitment = Shuffle { $drawing }: your browser never committed itself to the share that the record attributes to you.
fair-wrong-kept-share = Shuffle { $drawing }: your browser never opened the share that the record gives you.
fair-noted-left-out = Shuffle { $drawing }: { $who } had promised a share and is not on the list: he was away, or was left out.
fair-noted-void = Shuffle { $drawing } was called off and made again: { $who } did not open his share.
fair-noted-comments = The record has lines that no seal protects ({ $n }).
fair-noted-not-after = This browser kept nothing after entry { $entry }; the last one is { $last }.
fair-wrong-packs = Those who are said to have shuffled the duplicated packs before the round did not make these.
fair-wrong-kept-packs = Before the round this browser was promised other packs, or gave another share than the record says.
fair-noted-astray = Entry { $entry }: cards of { $place } did not go where the deal was to bring them. Accidents were agreed on, and one may have done that.
fair-noted-duplicate = The packs are duplicated: other tables played the same ones. { $n } players shuffled them together before the round; line { $line } of the evening’s book promised them.
download-record = Take the record
download-kept = Take what this browser kept
show-record = Show the record

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
card-wrong = { $card }, against the rules
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
pile-tricks = { $name }: { $n ->
    [0] none
    [one] one trick
   *[other] { $n } tricks
}
ticket-label = { $name }: { $covered } of { $all } covered
tickets-of = Tickets of { $name }
tickets-larger = Look closely at the tickets of { $name }
covered = covered

# seats
bot-names = Agnes, Bertram, Clara, Desmond, Edith, Felix, Greta, Hugo, Ida, Jasper, Kate, Lionel, Mabel, Ned, Olive, Percy, Queenie, Rupert, Sybil, Tobias, Una, Victor, Winifred, Xavier
seat-bot-name = Bot { $label }
seat-free-name = Seat { $label }
seat-turn = to play
seat-bot = a bot
seat-program = a program
moved-clock = { $name } ran out of time: a bot has moved.
moved-standin = A bot has moved for { $name }.
seat-away = away
seat-here = here
seat-free = free
rank-of = How { $suit } rank, highest first
rank-own = { $card }, in your hand
rank-lying = { $card }, on the table
score-points = Points
score-tricks = Tricks in this deal
tricks-short = { $n ->
    [one] 1 trick
   *[other] { $n } tricks
}
points-short = { $n ->
    [one] 1 pt
   *[other] { $n } pts
}
counters = Counters
clock-label = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
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
claim-if = If there was a fault of this kind
claim-remedy = the fault is put right
claim-outcome = What came of the claim
claim-noticed = noticed
against = against { $clause }
against-law = against the rules
against-law-acts = Against the rules
sure = Are you sure?
sure-yes = Yes: { $move }
sure-no = No, go back
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
clause-number = { $kind ->
    [law] law { $n }
   *[other] § { $n }
}
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
no-last-trick = No trick has been taken yet.
sort = Sort the hand
sort-short = Sort
seats = Seats
seats-short = Seats
settings-short = Settings
settings = Settings

# people
gathering-guest = The host will begin when everybody is here.
start-game = Begin
copy-link = Copy the link
copy-link-short = Link
copied = Copied
sit-here = Sit here
sit-down = Sit down
stand-up = Stand up
take-back = Take my seat back
no-bot = Kept free
bot-for-seat = Bot for { $name }
bot-for = a bot is playing meanwhile
mute = Mute
unmute = Unmute
send-away = Send away
watching = { $n ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $n } people are watching.
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
    [one] one player has a share
   *[other] { $n } players have a share
} in it):
fair-waits = The cards will be dealt when { $who } has opened his share.
fair-out = Without a share in this game: { $who }.
fair-duplicate = The packs are the same at every table of this round. All who take part shuffled them together before it; the record tells who did.
fair-left-out = The house left your share out of a shuffle, although it had received it. The proof is kept in this browser.
fair-pretended = The house says that you did not open your share, although you did. The proof is kept in this browser.
fair-promise = The house has promised you two different packs for the same shuffle. The proof is kept in this browser.
fair-story = The house has told you two different stories of this game. The proof is kept in this browser.

# what may be in the way
error-malformed = The house did not understand that.
error-too-large = That is too long.
error-too-fast = You are sending too fast. Please slow down.
error-unknown = The house does not know anything by that name.
error-no-such-table = That table does not exist.
error-not-entered = You are not at this table.
error-not-seated = You have no seat here.
error-not-host = Only the host may do that.
error-not-now = That is not possible now.
error-claims = The others may still claim a fault. Your move waits for them.
error-stale = Something else has happened at the table in the meantime. Look again before you move.
error-story = What you were told about this game is not what the house has in its books. What you have seen is kept in this browser.
error-taken = That seat is taken.
error-account-taken = That name is not available.
error-account-forbidden = The login, password or code is not right.
error-account-stale = Your account was changed elsewhere just now. Try again.
error-account-unknown = That session no longer exists.
error-full = The table is full.
error-unauthorized = This session or token is no longer valid. Log in again.
error-forbidden = You may not look at this table.
error-muted = The host has muted you.
error-unrated = That is not possible in a rated game: it has a clock, no hints, no taking back of moves and only the house's own bots; everybody must have an account, and nobody may join or be sent away during play.
error-unwelcome = Somebody at this table does not want to play with you.
error-busy = The house is busy. Try again.
error-storage = The house cannot store that now. Nothing has changed.
error-record-not-now = Nothing of this game is shown yet. Where other tables play the same packs, it is shown once all of them are done.
error-lost = Nothing was kept of this game that could be checked.
hand-tools = Help with the hand
aside = Set aside
aside-short = Set aside
sorted-suit = Sorted by suit
sorted-rank = Sorted by rank
sorted-dealt = In the order dealt

# the book of an evening, and the law of a table
page-evenings = Evenings
evenings-more = All the tables of one evening in one book: who played whom, what was won and lost, and who owes whom. You keep the book; tables join it by a link.
evening-name = Name of the evening
open-evening = Open a book
evening-yours = you keep this book
open-book = Look into the book
evening-kept = Kept by { $name } since { $when }
print = Print
as-csv = As a spreadsheet (CSV)
debts = Who owes whom
owes = { $payer } owes { $payee } { $amount }
amount-paid = How much was paid
mark-paid = Mark as paid
no-debts = Nobody owes anything.
debts-how = What one player won from another is owed between those two; what was won and lost through pools is settled by a few payments.
games-played = Games
fines = Fines paid
still-due = Still due
box = the box
box-how = The box holds what belongs to nobody: what a game left in its pools or with the house, and what bots won or lost.
nothing-played = No game has been finished yet.
book-lines = The book
line-opened = The book “{ $name }” was opened
line-joined = A table joined: { $name }
line-corrected = This line replaces line { $line }
line-paid = A debt was paid
evening-table = a table without a name
paid-to = { $payer } paid { $payee } { $amount }
struck-out = Nothing: the line is struck out.
corrected-by = corrected by line { $line }
correct = Correct
its-record = Record of the game
its-law = Law of the table
staked = staked { $amount }
in-points = points: { $points }
fined = { $payer } was fined { $amount }, paid to { $payee }
penalty-claimed = { $name } made a claim, and was right
penalty-sanction = { $name } was warned or excluded
penalty-committee = The committee decided against { $name }
correct-how = The line stays in the book but no longer counts; the payments that you write here, or none, count in its place.
who-owes = Who owes
owed-to = To whom
take-out = Take this payment out
add-payment = Add a payment
correct-why = Why was it wrong?
write-correction = Write the correction
strike-out = Strike the line out
evening-doors = Who sees the book, and which tables join
link-to-see = For those who want to see the book
link-to-join = For those who enter their table in the book, or take part in a competition
table-for-evening = New table for this evening
join-by-link = Link of a table of yours
join-evening = Let the table join
for-an-evening = This table joins the book of an evening.
book-of-evening = Book of the evening: { $name }
law-here = { $game }: the law at this table
law-of-game = as agreed for game { $number }
law-of-next = as agreed for the next game
law-of-table = The law at this table
all-as-usual = Everything is as usual.
show-usual = Also show what is as usual
law-on = In force
law-off = Not in force here
law-off-why = Something else has been agreed at this table.
law-house = Kept by the house
law-house-why = Only lawful moves are possible, so nobody can break a rule and nothing can be claimed.
law-pending = Not yet in force
law-pending-why = This is not played here yet.
law-mark = Fingerprint of the rules: { $law }
line-contest = The competition “{ $name }” was opened
quoted = “{ $text }”
line-entered = { $contest }: { $name } entered
line-withdrew = { $contest }: { $name } has withdrawn
line-round = { $contest }: round { $round } was drawn
line-settled = { $contest }: the keeper of the book settled a match
line-packs = { $contest }: the packs of the next round were promised
line-packs-again = { $contest }: other packs were promised, because not everybody opened his share: { $names }
line-committed = { $contest }: { $name } promised a share in the shuffle
line-listed = { $contest }: the list of those who shuffle is closed
line-shared = { $contest }: { $name } opened the share
line-disclosed = { $contest }: all tables of the round are done; hands and results are shown
contests = Competitions
open-contest = Open a competition
contest-name = Name of the competition
contest-form = How it is played
form-league = League: everybody meets everybody
form-rounds = Rounds: players with similar scores meet
form-knockout = Knock-out: the better half of each table goes on
contest-rounds = Number of rounds
contest-seats = Seats at a table
contest-deals = Deals in a match
contest-scoring = What decides
scoring-places = Places at the table
scoring-counters = Counters won
packs-same = the same packs at every table
packs-same-choose = The same packs at every table of a round
packs-same-how = You are compared with those who held your cards elsewhere. Everybody must have this page open before a round.
contest-clock = Seconds for each move (0: no clock)
contest-state-open = Entries are open.
contest-state-cutting = The packs of round { $round } are being shuffled.
cutting-commits = Each player’s browser now promises its share in the shuffle.
cutting-opens = Each player’s browser now opens its share.
cutting-missing = Still missing: { $names }.
cutting-how = Nobody has to do anything but leave this page open. The house promised the packs before anybody’s share was known, and cannot choose them.
cutting-elsewhere = Your share was promised in another browser, or on another device, and can be opened only there: open this page there. If that was not you, tell the keeper of the book.
cutting-unstored = This browser stores nothing, so it has no share in the shuffle. Let it store data for this page, or open the page in another browser.
cutting-promise = Promise of the house: { $promise }
cutting-close = Go on without those who are missing
cutting-anew = Shuffle other packs without those who are missing
round-hidden = All tables play the same packs: hands and results are shown once every table is done.
contest-state-playing = Round { $round } is being played.
contest-state-ready = Round { $round } is over.
contest-state-over = The competition is over.
contest-won = { $n ->
    [one] Winner: { $names }
   *[other] Shared first place: { $names }
  }
contest-people = Taking part: { $n }
contest-nobody = Nobody has entered yet. Send round the link for those who want to take part.
take-part = Take part
withdraw = Withdraw
withdraw-sure = Withdraw for good?
withdrawn = withdrawn
draw-first = Close the entries and draw round 1
draw-next = Draw round { $round }
round-number = Round { $round }
sits-out = Sitting out: { $names }
to-table = To the table
match-waits = not finished
match-settled = settled by the keeper of the book
match-withdrawn = decided by a withdrawal
match-place = { $place }. { $name }
settle = Settle the match
settle-how = Give everybody a place; 1 is the best, and equals share one. The record stays as it is.
settle-why = Why is it settled like this?
write-settlement = Write it into the book
contest-standings = Standings
points = Points
matches = Matches
place = Place
standings-how = A match is worth one point: the share of the others at the table whom you have beaten, equals counting half. Sitting out is worth half a point. Ties are broken by counters, then by the opponents’ points.
standings-how-counters = Counters won decide; then the points from places at the table, then the opponents’ points.
standings-how-same = You are compared with everybody who held the same seat with the same packs: your point is the share of them you have beaten, equals counting half. “Above average” is what you got beyond the mean of that seat. Sitting out is worth half a point.
standings-how-same-counters = What you got beyond the mean of those who held the same seat with the same packs decides; then the share of them you have beaten.
contest-seed = Seed of the draw: { $seed }
seed-promised = The seed of the draw is already chosen. Its SHA-256 is { $promise }
seed-as-promised = It is the one that was promised before anybody entered.
seed-not-as-promised = It is NOT the one that was promised.
contest-tree = The tree
tree-winner = Winner
tree-goes-on = goes on
tree-sits-out = no match
beyond-mean = Above average
your-match = You play in this round.
gathering-match = A match of a competition. It begins by itself when everybody is here.
error-evening-unknown = That evening does not exist.
error-evening-forbidden = Only the keeper of the book, or somebody with the right link, may do that.
error-evening-not-now = The book does not allow that now.
error-evening-taken = This table already belongs to an evening.
error-evening-full = The book is full.
cancel = Cancel
people = People
agreed-stake = stake { $amount }
agreed-ante = ante { $amount }
agreed-fee = fee { $amount }
agreed-limit = limit { $amount }

# the committee
page-judge = Before the committee
judge-of = { $game } before the committee
judge-more = Something went wrong at a table? Name the game and say what happened: you are told the clause, how long the fault can be claimed, what follows, and a case that shows it.
judge-link = If something goes wrong
judge-no-faults = No clause of this game deals with a fault.
judge-which = What went wrong?
judge-choose = Choose
judge-claimed = Faults that somebody must claim
judge-unclaimed = Faults that need no claim
judge-by = Who did it?
judge-by-dealer = the dealer
judge-by-player = another player
judge-by-claimant = whoever noticed it
judge-when = When was it noticed?
judge-noticed = Which of these was the last to happen before it was noticed?
judge-noticed-in-time = while it could still be claimed: { $window }
judge-noticed-too-late = later than that
judge-against = Whose fault it is
judge-claimants = Who may claim it
judge-window = When it can be claimed
judge-choices = The claimant’s choice
judge-rulings = Rulings
judge-case = A case that shows it
judge-score = Score
judge-money = Counters
judge-cards = Cards
judge-unchanged = as before
judge-lay = Lay this step before the judge
judge-lay-short = Judge
judge-lay-title = What could be claimed at this step
judge-lay-none = At this step no claim would have been right.
judge-lay-running = While a game is being played you are told only what you yourself may claim now; you are not told whether there was a fault.
judge-lay-nothing-open = There is nothing that you may claim at this moment.
error-judge-forbidden = At this table each player sees only what he was shown during the game. Only a game in which all hands are shown afterwards can be laid before the judge.
error-judge-lost = This record is too old to say what could be claimed at each step.
review = Review
review-title = What each decision cost
review-reckoning = The game is being reviewed. This takes up to a minute; the result is kept.
review-seat = Seat
review-counts = { $decisions ->
    [one] One decision
   *[other] { $decisions } decisions
 }, { $mistakes ->
    [0] no mistakes
    [one] one mistake
   *[other] { $mistakes } mistakes
 }, { $blunders ->
    [0] no blunders
    [one] one blunder
   *[other] { $blunders } blunders
 }
review-parts = What the result is made of
review-own-only = The other hands stay hidden at this table: only your own decisions are gone through, by what you could know.
review-result = Result
review-value = Worth of the seat
review-chance = Chance
review-own = Own choices
review-others = The others’ choices
review-mistake = Mistake
review-blunder = Blunder
review-cost = cost { $cost } ± { $error }, { $share } % of what was at stake
review-better = Better: { $move }
review-win = Chance of coming out of the deal ahead: { $now } %; with the better move { $then } %
review-let-be = doing nothing
review-show = Show
review-flawless = No mistake was found.
review-missed = This could have been claimed: { $claim }
review-noticed = The grounds for this claim could be seen.
review-uncaught = Nobody noticed: { $move }
review-how = Each decision is judged by what could be known at the time: deals that would have looked the same were played out by the book.
error-review-forbidden = At this table each player sees only what he was shown during the game. Only a game in which all cards are opened afterwards can be reviewed.
error-review-lost = Under the present rules this game cannot be reviewed.
committee = Committee
committee-host = The host decides what the law leaves open.
committee-names = Committee: names, separated by commas
committee-who = Who sits on the committee? If nobody is named, the host decides.
committee-asked = { $name } asks.
committee-open = Not decided yet.
committee-against = { $by }: against { $name }.
committee-nothing = { $by }: nothing follows.
committee-decide = Against { $name }
committee-decide-nothing = Nothing follows
committee-ask = Ask the committee
committee-refer = Ask

# the end of a deal
go-on-wish = The next deal begins by itself
forced-wish = Where there is only one move, make it for me
next-deal = Next deal
deal-count = The count
deal-staked = Put in
deal-won = Won or lost
deal-scored = This deal
deal-now = Now
deal-waiting = Waiting for { $names }
deal-left = { $seconds } s
pause-between-deals = Pause after each deal until everybody is ready
next-deal-seconds = Seconds to wait for the others between deals
decided-by = The game was decided in deal { $n }: nobody else took the lead after it.
change-game = Change the game
change-game-to = Another game at this table
look-again = Look at the game again

# games left standing
continue-one = Continue your game: { $state }
continue-several = Continue your games
continue-which = { $game }: { $state }
turn-yours = your turn
turn-of = { $names } to play
turn-dealing = the cards are being dealt
turn-standin = a bot plays for you meanwhile
turn-gathering = { $n ->
    [0] everybody is here
    [one] one seat is still free
   *[other] { $n } seats are still free
}

# friends who come by a link
page-friends = A table for friends
invited-by = { $name } has kept a seat for you. What is your name?
name-taken = Somebody at this table has that name, or one that looks like it.
gathering-waits = { $n ->
    [one] Waiting for friends: one seat is free.
   *[other] Waiting for friends: { $n } seats are free.
} Begin when you like.
gathering-full = Every seat is taken. Begin when you like.
gathering-no-seat = Every seat is taken. You can watch.
start-bots = { $n ->
    [one] Begin, with a bot in the free seat
   *[other] Begin, with bots in the { $n } free seats
}
start-few = Begin with these { $n } players
came-sat = { $name } has sat down.
came-left = { $name } has left the table.
came-bot = A bot now plays for { $name }.
came-back = { $name } plays again.

# those who are away
away-short = away · { $seconds } s
away-left = { $name } is away; a bot takes over in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}

# moves that somebody asks to take back
back-asked = { $name } asks to take the last move back.
back-own = You have asked to take your move back. Waiting for { $names }.
back-yes = Yes, take it back
back-no = No, it stands
back-granted = The move is taken back.
back-refused = The move stands.

# going on to one's own turn
go-to-turn = Go on to my turn (key G)
go-to-turn-short = My turn

# how one hears of one's turn
notice-title = The title of the page shows when it is my turn
notice-sound = A sound
notice-system = A system notification while the page is out of sight
notice-refused = Your browser does not allow notifications from this page.
notice-insecure = Only secure pages (https) can show system notifications; title and sound work here.

# the page as an app
install-title = On your phone or desktop
install-more = Parlour can sit among your apps, with a window of its own. It then opens without a network too.
install = Install Parlour
install-menu = If there is no button here, your browser's menu has “Install” or “Add to home screen”.
install-insecure = Only secure pages (https, or this machine itself) can be installed and open without a network.

# one's own results
page-results = My results
results-none = You have not finished a game here yet. What you win and lose will appear here.
results-sum = { $n ->
    [one] One game finished on { $since }; { $won ->
        [0] not won.
       *[other] won.
    }
   *[other] { $n } games finished since { $since }; { $won } won.
}
results-not-all = The pictures show the last 2,000 games; the file has all of them.
results-by-game = By game
results-won = Won
results-abandoned = Left early
results-bars = The longer a bar, the more games; the filled part shows those that you won.
results-over-time = Over time
results-points = Points
results-course-counters = { $game }: counters over { $n ->
    [one] one game
   *[other] { $n } games
}, in all { $last }; lowest { $lo }, highest { $hi }.
results-course-points = { $game }: points over { $n ->
    [one] one game
   *[other] { $n } games
}, in all { $last }; lowest { $lo }, highest { $hi }.
results-course-rating = { $game }: rating over { $n ->
    [one] one rated game
   *[other] { $n } rated games
}, now { $last }; lowest { $lo }, highest { $hi }.
results-change = Change
results-as-table = As a table
results-when = When
results-in-all = In all
results-regulars = Your regulars
results-no-people = You have played only with bots so far.
results-bots = Bots
results-bot = a bot
results-ahead = Ahead
results-level = Level
results-behind = Behind
results-bars-people = Filled: how often you finished ahead; hatched: level.
results-all-people = Show all { $n } people
results-games = Game by game
results-place = Place { $place } of { $n }
results-you-left = You left before the end
results-more = Show more
results-yours = Your results belong to you
results-yours-more = Nobody else can see this page. You can take your results with you, or delete them together with your ratings; the others keep theirs from the same games.
as-json = As a file for programs (JSON)
results-delete = Delete all my results
results-delete-sure = Delete all your results for good?

# ratings
rated = Rated: its games change the ratings of those who play
rated-more = With a clock, without hints or taking moves back. Everybody needs an account; whoever leaves has lost.
rated-table = This table is rated.
rated-short = rated
rating = Rating { $points }, give or take { $interval }
rating-provisional = Rating { $points } so far, give or take { $interval }
results-ratings = Ratings
results-rating = Rating
results-interval = Give or take
results-provisional = so far
results-ratings-more = From rated tables only; everybody begins at 1,000. “So far” stands beside a rating that rests on fewer than 20 games, or is still too uncertain to mean much.
# puzzles
page-puzzles = Puzzles
puzzle = Puzzle
puzzle-today = Puzzle of the day
puzzle-of = { $game }: puzzle
puzzle-leave = Leave the puzzle
puzzles-what = { NUMBER($n, useGrouping: 0) } positions with a question: what is best here, what may be claimed, what is lawful. A wrong answer is refuted at the table. The puzzle of the day is the same for everybody.
puzzles-all = The puzzles of all games
puzzle-grade-1 = Easy
puzzle-grade-2 = Fair
puzzle-grade-3 = Hard
puzzle-was-right = answered correctly
puzzle-was-wrong = answered wrongly
puzzle-card = What is best to play?
puzzle-call = What is best here?
puzzle-claim = What can you claim here, and what follows?
puzzle-lawful = What is lawful here? Mark every lawful move.
puzzle-press = Make your move at the table.
puzzle-nothing = Nothing
puzzle-answer = That is my answer
puzzle-right = Right!
puzzle-wrong = That is not it.
puzzle-cost = { $move } costs { $cost } ± { $error } on average, { $share } % of what is at stake.
puzzle-best = Best: { $move }.
puzzle-win = Chance of coming out of the deal ahead: { $then } %, instead of { $now } %.
puzzle-unweighed = { $move } is lawful, but so poor that it was not considered. Best: { $best }.
puzzle-on = Play may go on like this at the table; the others have been given cards that they might hold.
puzzle-also = Also lawful: { $move }
puzzle-claimable = You can claim: { $claim }
puzzle-follows = This follows:
puzzle-follows-claim = This would follow:
puzzle-found = Found by: { $levels }
puzzle-next = Another one
puzzle-streak = { $n ->
    [0] No row of days yet; your longest: { NUMBER($best, useGrouping: 0) }.
    [one] The first day of a new row; your longest: { NUMBER($best, useGrouping: 0) }.
   *[other] { NUMBER($n, useGrouping: 0) } days in a row; your longest: { NUMBER($best, useGrouping: 0) }.
}

# people one does not want to meet
unwanted = Block or report
block = Block { $name }
block-more = Somebody you block cannot sit down at your tables, and you do not hear what he says. He is not told who has blocked him.
blocked = { $name } is blocked. Your account page lists everybody you have blocked.
blocked-people = Blocked
unblock = Unblock
report = Report { $name }
report-why = Why?
report-talk = What he says
report-name = His name
report-cheating = Cheating
report-leaving = He leaves games
report-other = Something else
report-text = In your own words (the host of this house reads it)
reported = Your report has been recorded. The host of this house will read it.

# playing without a network
pocket-title = Without a network
pocket-what = This page can keep all games and their bots on this device. Then you can play against bots on the train, on the plane, or when the house is closed.
pocket-proof = Games without a network are never rated, and no deal in them can be proved fair: your own device shuffles.
pocket-get = Make this page ready for playing without a network ({ NUMBER($size, maximumFractionDigits: 1) } MB)
pocket-fetching = Everything is being brought to this device…
pocket-ready = This device is ready: you can play on this page even without a network.
pocket-play = Play on this device now
pocket-meanwhile = Play on this device meanwhile
pocket-forget = Remove the games from this device
pocket-back = Back to the house
pocket-none = This house offers no games to take along.
pocket-not-kept = The games could not be kept: the network is gone, or this device has no room.
pocket-insecure = Only secure pages (https, or this machine itself) can play without a network.
pocket-opening = The tables are being set up on this device…
pocket-here = You are playing on this device, without the house: against bots, unrated, and without proof of a fair deal.
pocket-elsewhere = Another tab or window is already playing on this device. Go on there, or close it and load this page again.
pocket-failed = The tables could not be set up on this device.
pocket-nothing = Nothing can be shown now.
pocket-hint = Once you have a network again, you can make this page ready for playing without one in the settings.
pocket-you = Guest

# -- finding a game --

page-find = Play with people
page-watch = Games to watch
find-more = Say what you would like to play, and wait for others who want the same. Nobody is invented: the numbers are of people who wait now.
find-nobody = Nobody is waiting just now. Be the first; others will see it here.
find-waiting = { $n ->
    [one] { $n } waiting
   *[other] { $n } waiting
}
find-lacks = { $n ->
    [one] { $n } more needed
   *[other] { $n } more needed
}
find-usual-rules = usual rules
find-other-rules = rules of their own
find-join = Wait with them
find-company = The company
find-seats = How many play
find-seats-any = Any number (usually { $n })
find-bots = Bots on seats that stay empty
find-bots-never = Never: people only
find-bots-at-once = At once
find-bots-after = After { $n } seconds, if the others wish it too
find-programs = I also play with other people's programs
find-table = There is a clock (60 seconds a move), and no hints. Once the game has begun, others may look on.
find-wait = Wait for players
find-you-wait = Waiting for { $game }
find-with-you = { $n ->
    [0] You are the only one who waits for this.
    [one] One other person waits for the same.
   *[other] { $n } others wait for the same.
}
find-lacks-now = { $n ->
    [one] One more is needed.
   *[other] { $n } more are needed.
}
find-people-alone = people only
find-stay = Leave this page open: it takes you to your table by itself.
find-again = Somebody did not come to the table. You have kept your old place on the list.
find-give-up = Stop waiting
gathering-house = All have been called. The game begins by itself when everybody is here.
watch-more = Games going on at public tables; those where something is happening come first. What you may not see stays hidden.
watch-empty = No public game is being played just now.
watch-all = All games
watch-deal = deal { $n }
watch-since = { $n ->
    [one] for a minute
   *[other] for { $n } minutes
}
watch-before = Previous page
watch-next = Next page
