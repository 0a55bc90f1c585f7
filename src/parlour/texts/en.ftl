# texts that every game may use
game-over = The game is over
not-your-turn = It is not your turn
card-not-held = You do not hold that card
no-such-act = There is no such act in this game
cards-hidden = { $n ->
    [one] a card
   *[other] { $n } cards
}
pays = { $payer } pays { $amount } to { $payee }
