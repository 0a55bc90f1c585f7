# minden játék használhatja ezeket
game-over = A játéknak vége
not-your-turn = Nem te következel
card-not-held = Ez a lap nincs nálad
no-such-act = Ebben a játékban nincs ilyen lépés
cards-hidden = { $n ->
    [one] egy lap
   *[other] { $n } lap
}
pays = { $payer } fizet { $payee } részére { $amount } zsetont
