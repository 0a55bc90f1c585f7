# események
players = { so-many-play }
dresses-eight = Megrakják a táblát: hat a pápára, kettő-kettő a párokra, egy-egy a honőrökre, a többi a játékra
dresses-five = Megrakják az ötrekeszes táblát: hat a pápára, kettő-kettő a párokra, egy az ászra, a többi a játékra
not-dressed = A táblát nem rakják meg újra: a vesztesek fizettek rá
dresses = { places }
eight-out = A káró nyolcas kikerül
shuffles = { $seat } kever és emeltet
set-aside = Félretéve: { $cards }
nobody-gains = A felütésből senkinek sincs haszna
takes-pope = { $payee } elviszi a pápát: { $amount }
takes-ace = { $payee } elviszi az ászt: { $amount }
takes-king = { $payee } elviszi a királyt: { $amount }
takes-queen = { $payee } elviszi a dámát: { $amount }
takes-knave = { $payee } elviszi a bubit: { $amount }
shares-matrimony = { $payee } a fél házasságot viszi: { $amount }
shares-intrigue = { $payee } a fél intrikát viszi: { $amount }
pays-for-pope = { $payer } fizet { $payee } részére { $amount } zsetont a pápáért
is-stop = { $word } stop, kijátszotta: { $seat }
plays-in-lieu = { $seat } a hiányzó lap helyett játssza: { $cards }
stands-for = A pápa ezt helyettesíti: { $word }
shows-pope = { $seat } mutatja: { $cards }, és a megmaradt lapokért nem fizet
stakes-stay = { $n } zseton a táblán marad
not-won = Senki sem vitte el: { $word ->
    [pope] pápa
    [matrimony] házasság
    [intrigue] intrika
    [ace] ász
    [king] király
    [queen] dáma
    [knave] bubi
    [game] játék
   *[other] { $word }
}, { $n }
covers = { $payer } befedi: { $payee }
shares-board = { $payee } kap a tábla maradékából: { $amount }

# elutasítások
nobody-asked = Most senkit sem kérdeznek, helyettesít-e a pápa
passed-before = Téged nem kérdeznek, vagy már passzoltál
pope-or-pass = A hiányzó lapot csak a káró kilences helyettesítheti; különben passz
no-such-compartment = Az ötrekeszes táblán nincs ilyen rekesz
cover-bare-ones = Minden rekeszre kell zseton: üresre tedd

# beállítások
option-conduct = { no-offence }
option-dressing = ki rakja meg a táblát: mindenki, az osztó duplán; vagy az osztó egyedül
option-contribution = mennyit fizet mindenki a tábla megrakásakor, az osztó duplán
option-board = nyolc rekesz, vagy öt: pápa, házasság, intrika, ász és játék
option-losers_pay = hová fizetnek a megmaradt lapokért: a nyertesnek, vagy a táblára
option-split_couples = ha egy párt ketten játszanak ki, osztoznak a tétjén
option-pope_payment_cap = legfeljebb mennyit fizet egy játékos a pápáért
option-pope_turnup = a pápát ütik fel: a játék folyik, vagy az osztó azonnal nyer
option-stops = honnan vannak a holt lapok
option-fixed_stops = hány lapot tesznek félre
option-dealer_looks = az osztó megnézi a holt lapokat, és játszik vagy kiáll
option-pope_in_lieu = stopnál a pápa helyettesítheti a hiányzó lapot

# a beállítások űrlapja, és hogy mi ez a játék
label-dressing = Ki rakja meg a táblát
label-contribution = Egy játékos része
label-board = Tábla
label-losers_pay = A maradt lapok ára
label-split_couples = Megosztott párok
label-pope_payment_cap = Legtöbb a pápáért
label-pope_turnup = Felütött pápa
label-stops = Holt lapok
label-fixed_stops = Hány holt lap
label-dealer_looks = Az osztó megnézi őket
label-pope_in_lieu = Pápa a stopnál
choice-shared = mindenki, az osztó duplán
choice-dealer-alone = az osztó egyedül
choice-auto = amennyi épp elég
choice-winner = a nyertesnek
choice-board = a táblára
choice-pope_payment_cap-none = nincs határ
choice-proceed = a játék folyik
choice-wins = az osztó nyer
choice-spare-hand = egy pótkéz
choice-fixed-top = ennyi felülről
choice-fixed-bottom = ennyi alulról
choice-remainder = a megmaradó lapok
choice-plays = igen, és játszik
choice-stands-out = igen, és kiáll
choice-eight = nyolc rekesz
choice-five = öt rekesz
choice-no = nem
preset-five-pools = Ötrekeszes tábla
preset-dealer-dresses = Az osztó rakja meg a táblát
game-about = Nyolc nyeremény egy táblán: rakd fölfelé a színt, és a lapjával nyerd el a rekeszt.

# a képernyőn
place-board = { $part }
fact-board = Tábla
value-pope = pápa
value-eight = nyolc rekesz
value-five = öt rekesz
value-window = helyettesít-e a pápa?
value-place = fizetés a táblára

# miért tanácsol a gép egy lépést
why-not-turned = az osztó nem ütheti fel
why-may-turn = maga is felütheti
why-no-pope = nincs nála Johanna pápa

# what a newcomer cannot know
about-play = Hívj egy lapot: a szín felfelé megy, amíg van következő, és aki az utolsót tette, újra hív; fogyjon el elsőnek a lapod.
