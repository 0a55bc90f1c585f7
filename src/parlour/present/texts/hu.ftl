# minden játék használhatja ezeket
game-over = A játéknak vége
not-your-turn = Nem te következel
card-not-held = Ez a lap nincs nálad
not-taken-back = Ez áll: nem vonható vissza
no-such-act = Ebben a játékban nincs ilyen lépés
cards-hidden = { $n ->
    [one] egy lap
   *[other] { $n } lap
}
pays = { $payer } fizet { $payee } részére { $amount } zsetont

# a képernyőn: lapok, ahogy a felolvasó mondja
card = { $suit } { $rank }
card-joker = dzsóker
rank-A = ász
rank-K = király
rank-Q = dáma
rank-J = bubi
rank-T = tízes
rank-9 = kilences
rank-8 = nyolcas
rank-7 = hetes
rank-6 = hatos
rank-5 = ötös
rank-4 = négyes
rank-3 = hármas
rank-2 = kettes
suit-C = treff
suit-D = káró
suit-H = kőr
suit-S = pikk
suit-A = makk
suit-B = tök
suit-L = zöld

# a képernyőn: ki ül ott
seat-own = Te
seat-watcher = Kibic

# a képernyőn: helyek ($seat: kié; $part: száma vagy neve, vagy none)
place-hand = { $seat } keze
place-own-hand = A te kezed
place-trick = Ütés
place-run = Sor
place-down = Lefordítva
place-stock = Talon
place-pack = Csomag
place-turn = Felütött lap
place-pool = Kassza
place-kitty = Kassza
place-spare = Pótkéz
place-discards = { $seat } letett lapjai
place-own-discards = A te letett lapjaid
place-tricks = { $seat } ütései
place-own-tricks = A te ütéseid

# a képernyőn: adatok neve; utána jön az értékük
fact-phase = Most
fact-dealer = Osztó
fact-leader = Hív
fact-trump = Adu
fact-stops = Stopok
fact-due = Soros lap
fact-stake = Tét
fact-limit = Limit
fact-tricks = Ütések
fact-owes = Tartozik
fact-left = Elment
fact-to-place = Lerakandó zseton
fact-aim = Cél
fact-method = Mód
fact-pack = Csomag
fact-rank = Rang
fact-players = Játékosok
fact-circuits = Körök

# a képernyőn: a gombok szava
verb-play = Kijátszom
verb-pass = Passz
verb-deal = Osztok
verb-leave = Felállok
verb-stand = Megállok
verb-keep = Megtartom
verb-accept = Elfogadom
verb-refuse = Elutasítom
verb-agree = Beleegyezem
verb-decline = Lemondok
verb-discard = Leteszem
verb-exchange = Cserélek
verb-buy = Veszek
verb-wait = Várok
verb-take = Elviszem
verb-lay = Leteszem
verb-offer = Kínálom
verb-look = Megnézem
verb-claim = Reklamálok
verb-call = Bemondom

# a képernyőn: adatok és lépések szavai
value-clubs = treff
value-diamonds = káró
value-hearts = kőr
value-spades = pikk
value-acorns = makk
value-bells = tök
value-leaves = zöld
value-ace = ász
value-king = király
value-queen = dáma
value-knave = bubi
value-none = nincs
value-nobody = senki
value-yes = igen
value-no = nem
value-on = be
value-off = ki
value-full = teljes
value-pool = kassza
value-game = játék
value-matrimony = házasság
value-intrigue = intrika
value-first-dealer = ki oszt először
value-deal = osztás
value-play = játék
value-tricks = ütések
value-answer = feleletre várnak
value-leaving = marad vagy feláll
value-over = vége

# miért tanácsol a gép egy lépést
why-by-lot = találomra
why-only-move = nincs más lépés
why-only-card = nincs más lap
why-none-better = semmi sem szól más lépés mellett
why-unbeaten = nem verhető meg
why-most-go = így fogy a legtöbb lap
why-highest-under = a legmagasabb, amely nem viszi el az ütést
why-tried = { NUMBER($n, useGrouping: 0) } kipróbált osztásban ez bizonyult a legjobbnak
