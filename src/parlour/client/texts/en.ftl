# what a guest is told who sits at a server's table
ui-free = free
ui-bot = bot
ui-program = a program
ui-bot-plays = { $bot } plays for this player
ui-away = away
ui-backs = (face down: { $n })
ui-lost = The connection is lost. Trying again.
ui-offline = There is no connection now.
ui-seat-later = A game is being played. You can watch it, and get a seat when it is over.
ui-removed = The host has sent you away from this table.
ui-left = You have left the table.
ui-undone = The last move was taken back.
ui-moved-clock = { $name } ran out of time: a bot has moved.
ui-moved-standin = A bot has moved for { $name }.
ui-back-asked = { $seat } asks to take the last move back: /yes or /no.
ui-back-waits = { $seat } asks to take the last move back.
ui-next-deal = The deal is over. Press Enter when you are ready for the next one.
ui-begins = Game { $n } begins.
ui-you-host = You are the host: /start begins the game, and bots take the free seats.
ui-help-line = Type a number or a move, such as play KS; /help tells you more.
ui-help = 1 or play KS: a move   /hint: what a good player would do   /undo: take your move back
    /say TEXT: talk   /table: the table again   /law 12: a clause
    /sit SEAT, /stand: take a seat, give it up   /start: begin a game, as host
    /check: check the last game's deals again   /quit: leave
    /refer 12: ask the committee about a clause   /decide SEAT, /decide none: answer for the committee
    /yes, /no: answer somebody who asks to take a move back
    /invite LOGIN: ask a program to the table, as host
ui-invited = { $name } has been asked to this table.
ui-question = { $seat } asks the committee about { $clause }; a member of the committee answers with /decide SEAT or /decide none.
ui-decided-nothing = { $by } decides on { $clause }: nothing follows.
ui-decided-against = { $by } decides on { $clause }: against { $whom }.
ui-no-question = Nothing has been put to the committee.
ui-decide-whom = Against whom? Type /decide and one of { $seats }, or /decide none.
ui-no-order = There is no command /{ $order }; /help lists the commands.
ui-not-your-turn = You have no move now.
ui-no-number = There is no move { $n }; moves are numbered 1 to { $most }.
ui-complaint-left-out = The server left your share out of shuffle { $drawing }, although it had received it.
ui-complaint-forged = In shuffle { $drawing } the server lists a promise under your seat that is not yours.
ui-complaint-pretended = The server says that you did not open your share in shuffle { $drawing }, although you did.
ui-complaint-promise = What the server promised for shuffle { $drawing } is not what it had promised you before.
ui-complaint-story = What you were told about this game is not what the server has in its records.
ui-check-later = None of the games that you have seen is over yet.
ui-unchecked = The deals could not be checked: { $why }
ui-verdict-good = Fair: the record agrees with what you kept ({ $entries } entries, { $promises } promises, { $opened } cards opened).
ui-verdict-unproven = The record agrees with itself, but you kept nothing from the game that could prove it ({ $entries } entries, { $promises } promises, { $opened } cards opened).
ui-verdict-wrong = NOT what was promised ({ $n } wrong): { $first }
ui-forgotten = Games that can no longer be checked, because nothing of them is kept: { $n }.
ui-error-malformed = The server did not understand that.
ui-error-too-large = That is too long.
ui-error-too-fast = You are sending too fast. Please slow down.
ui-error-unknown = The server does not know anything by that name.
ui-error-no-such-table = That table does not exist.
ui-error-not-entered = You are not at this table.
ui-error-not-seated = You have no seat here.
ui-error-not-host = Only the host may do that.
ui-error-not-now = That is not possible now.
ui-error-claims = The others may still claim a fault. Your move waits for them.
ui-error-stale = Something else has happened at the table in the meantime. Look again before you move.
ui-error-story = What you were told about this game is not what the server has in its records. What you have seen is kept.
ui-error-taken = That seat is taken.
ui-error-full = The table is full.
ui-error-unauthorized = This session or token is no longer valid. Log in again.
ui-error-forbidden = That is not allowed.
ui-error-muted = The host has muted you.
ui-error-unrated = That is not possible in a rated game: it has a clock, no hints, no taking back of moves and only the house's own bots; everybody must have an account, and nobody may join or be sent away during play.
ui-error-unwelcome = Somebody at this table does not want to play with you.
ui-error-busy = The server is busy. Try again.
ui-error-storage = The server cannot store that now. Nothing has changed.
ui-error-lost = Nothing was kept of this game that could be checked.
ui-waiting = You wait; others who wait for the same: { $n }; still needed: { $lacks }.
ui-waiting-again = Somebody did not come to the table. You have kept your old place on the list.
# the competitions of an evening
ui-no-contests = There is no competition in this book.
ui-round = Round { $n }
ui-winner = Winner
ui-player = Player
ui-points = points
ui-counters = counters
ui-beyond = above average
ui-matches = matches
ui-seed-holds = The seed of the draw is the one that was promised before anybody entered.
ui-seed-differs = The seed of the draw is NOT the one that was promised.
