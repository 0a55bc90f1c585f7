# the terminal table's own words
ui-you = you
ui-score = { $n ->
    [one] one point
   *[other] { $n } points
}
ui-held = the bots are paused
ui-your-turn = Your turn
ui-you-may = You may act, or do nothing now (0)
ui-waits-for = The table waits for { $names }
ui-let-be = Do nothing now
ui-against = against { $clause }
ui-asks-cards = { $most ->
    [one] one card
   *[other] { $bounds } cards
}
ui-asks-positions = which ones in the row: { $bounds }
ui-ok = OK
ui-yes = Yes
ui-no = No
ui-number-from-to = A whole number from { $lo } to { $hi }
ui-command = type a move, such as play king of spades or play KS; or law 12, to read a clause
ui-thinking = Thinking …
ui-hint = Hint
ui-no-hint = There is no hint now
ui-book-would = The book advises
ui-last-trick = The last trick or run
ui-no-last-trick = No trick or run has been completed yet
ui-rule-book = rule book
ui-search = search: a word, or the number of a clause
ui-settings = Settings (Enter changes one, Esc closes)
ui-setting-language = Language
ui-setting-pace = Pace of the bots
ui-setting-colours = Colours of the suits
ui-setting-sorting = Hand sorted
ui-setting-theme = Screen
ui-colours-two = two
ui-colours-four = four
ui-sorting-suit = by suit
ui-sorting-rank = by rank
ui-sorting-dealt = as dealt
ui-theme-dark = dark
ui-theme-light = light
ui-help = Keys
ui-keys = ? help  q leave  Enter ←→↑↓ Space 0–9  h hint  r rules  g log  l last  x hurry  : type  o settings  p pause  c clause  s sort  f colours  n language
ui-key-arrows = ← → ↑ ↓
ui-key-enter = Enter
ui-key-space = Space
ui-key-digits = 0 … 9
ui-key-colon = :  or  /
ui-key-c = c
ui-key-r = r
ui-key-h = h
ui-key-l = l
ui-key-g = g
ui-key-x = x
ui-key-p = p
ui-key-s = s
ui-key-f = f
ui-key-n = n
ui-key-o = o
ui-key-q = q
ui-help-arrows = move from card to card; up and down: between middle, hand and moves
ui-help-enter = play the card or make the move; on a refused card, open the clause
ui-help-space = choose a card, or put it back
ui-help-digits = make the move with that number; 0 does nothing now
ui-help-colon = type a move in words, such as play king of spades; law 12 opens a clause
ui-help-c = open the clause that was cited last
ui-help-r = rule book (/ searches)
ui-help-h = hint
ui-help-l = the last trick or run
ui-help-g = go to the log; press it again to enlarge the log; Enter there opens the clause, Esc comes back
ui-help-x = hurry the bots until your next turn
ui-help-p = pause the bots, or let them go on
ui-help-s = sort the hand another way
ui-help-f = two or four colours for the suits
ui-help-n = next language
ui-help-o = settings
ui-help-q = leave; the game is kept and can be resumed
ui-help-mouse = Mouse: click cards, moves, cited clauses and lines of the log.
ui-help-german = German suits: ♣ acorns (A), ● bells (B), ♥ hearts (H), ❧ leaves (L).
ui-over = The game is over
ui-result = Result
ui-seat = Seat
ui-counters = Counters
ui-points = Points
ui-record-in = The record is in { $path }
ui-review-with = To review the game: { $command }
ui-rematch = Rematch
ui-look = Look at the table
ui-other-game = Another game
ui-leave = Leave
ui-leave-sure = Leave the table? The game is kept: parlour play --resume goes on with it.
ui-welcome = Parlour: choose a game
ui-opponents = Opponents
ui-play = Play
ui-preset = ready-made rules
ui-start-keys = Enter choose  Tab next  p play  t lesson  r rules  ? how  n language  q leave
ui-hurried = the bots hurry
ui-claims = Claims … ({ $n })
ui-claims-title = Claim a fault: Enter claims, Esc goes back
ui-forbidden = Against the rules … ({ $n })
ui-forbidden-title = Forbidden by the rules, but possible: Enter does it, Esc goes back
ui-chosen = chosen: { $cards }
ui-choose = choose { $card }
ui-put-back = put { $card } back
ui-why-not = why not { $card }?
ui-number-or-enter = { $n } … another digit, or Enter
ui-sure = Are you sure?
ui-pace-unhurried = unhurried
ui-pace-brisk = brisk
ui-pace-at-once = at once
ui-setting-forced = A turn with only one move
ui-forced-asks = asks you
ui-forced-plays = is played for you
ui-setting-out = While you are out of a deal
ui-out-usual = the usual pace
ui-out-hurry = the bots hurry
ui-you-won = The game is over: you win with { $n }
ui-won = The game is over: { $names } { $count ->
    [one] wins with { $n }
   *[other] win with { $n } each
}
ui-nobody-won = The game is over: everybody is level
ui-plain-welcome = { $game }. You are { $seat }.
ui-plain-help-line = Type { $help } for help, { $quit } to leave.
ui-plain-help = 
    Type the number of a move, or the move in words, such as: play king of spades; or the card alone.
    If nobody is waiting for you, Enter does nothing now. law 12 shows a clause. These words show more:
ui-plain-may = You may act; Enter does nothing now.
ui-may-claim = You may claim:
ui-may-offend = Against the rules, but possible:
ui-you-leave = You leave the table.
ui-your-move = It is your turn: type a number or a move; { $help } tells you more.
ui-no-such-number = There is no move { $n }; moves are numbered 1 to { $most }.
ui-cannot-read = “{ $text }” is not a move here. { $moves } lists your moves, { $help } tells you more.
ui-which-numbers = Which ones? { $bounds }, by number, with spaces between them; 0 for none.
ui-sure-yes = Are you sure? Type { $yes }.
ui-no-cards = You hold no cards.
ui-no-clause = There is no clause { $id }.
ui-ticket = numbers left: { $left }; covered: { $covered }
ui-word-hand = hand
ui-word-table = table
ui-word-score = score
ui-word-log = log
ui-word-moves = moves
ui-word-hint = hint
ui-word-law = law
ui-word-rules = rules
ui-word-how = how
ui-word-help = help
ui-word-quit = quit
ui-next-deal = Enter: go on
ui-setting-rest = After a deal
ui-rest-waits = waits for a key
ui-rest-goes-on = goes on by itself
ui-put-in = Put in
ui-gained = In this deal
ui-total = Has now
ui-lesson-what = A first deal with chosen cards. At each of your turns you are told what a good player would do, and why; Enter does it for you. Nothing can go wrong.
ui-lesson-do = Do this
ui-lesson-otherwise = { $tried }: also lawful. This lesson goes on with: { $move }.
ui-lesson-over = That was your first deal.
ui-lesson-again = Once more
ui-help-t = on the first screen: a lesson, the guided first deal of the game
ui-key-t = t
ui-opponents-typed = Choose one for all seats, or type several with commas between them.
ui-lesson = Lesson
ui-resume = Go on with the game you left
ui-not-understood = “{ $text }” is neither a move nor a clause here

# puzzles
ui-puzzle-of = { $game }, puzzle { $id } ({ $grade })
ui-puzzle-grade-1 = easy
ui-puzzle-grade-2 = fair
ui-puzzle-grade-3 = hard
ui-puzzle-card = You are { $seat }. What is best to play?
ui-puzzle-call = You are { $seat }. What is best here?
ui-puzzle-claim = You are { $seat }. What can you claim here, and what follows?
ui-puzzle-lawful = You are { $seat }. What is lawful here? Type the numbers of all lawful moves.
ui-puzzle-nothing = Nothing
ui-puzzle-right = Right!
ui-puzzle-wrong = That is not right.
ui-puzzle-cost = { $move } costs { $cost } ± { $error } on average, { $share } % of what is at stake.
ui-puzzle-best = Best: { $move } ({ $then } % chance of coming out of the deal ahead, instead of { $now } %).
ui-puzzle-unweighed = { $move } is lawful, but so poor that it was not considered. Best: { $best }.
ui-puzzle-on = Play may go on like this:
ui-puzzle-also = Also lawful: { $move }.
ui-puzzle-claimable = You can claim: { $claim }
ui-puzzle-follows = This is what follows:
ui-puzzle-found = Found by these bots: { $levels }
ui-puzzle-streak = { $n ->
    [0] Your row of days starts again; your longest: { NUMBER($best, useGrouping: 0) }.
    [one] The first day of a new row; your longest: { NUMBER($best, useGrouping: 0) }.
   *[other] { NUMBER($n, useGrouping: 0) } days in a row; your longest: { NUMBER($best, useGrouping: 0) }.
}

# what the games on this device came to
ui-results-none = No finished game is kept on this device yet.
ui-results-left-out = Records without a result (left unfinished, or played by other rules): { $n }.
ui-results-game = Game
ui-results-games = Games
ui-results-won = Won
ui-results-when = When
ui-results-place = Place
ui-results-of = { $place } of { $n }
ui-results-others = With
