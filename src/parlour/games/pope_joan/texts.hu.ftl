# események
turned-for-deal = { $seat } elé kerül: { $cards }
deals-first = { $seat } kapta az első bubit, ő oszt
players = { $n } játékos játszik
dresses-eight = Megrakják a táblát: hat a pápára, kettő-kettő a párokra, egy-egy a honőrökre, a többi a játékra
dresses-five = Megrakják az ötrekeszes táblát: hat a pápára, kettő-kettő a párokra, egy az ászra, a többi a játékra
not-dressed = A táblát nem rakják meg újra: a vesztesek fizettek rá
dresses = { $payer } { $amount } zsetont tesz ide: { $payee }
eight-out = A káró nyolcas kikerül
shuffles = { $seat } kever és emeltet
gets-cards = { $seat } kap: { $cards }
spare-hand = Pótkéz: { $cards }
set-aside = Félretéve: { $cards }
looks = { $seat } megnéz: { $cards }
turns-up = { $seat } felüt: { $cards }
nobody-gains = A felütésből senkinek sincs haszna
takes-pope = { $payee } elviszi a pápát: { $amount }
takes-matrimony = { $payee } elviszi a házasságot: { $amount }
takes-intrigue = { $payee } elviszi az intrikát: { $amount }
takes-ace = { $payee } elviszi az ászt: { $amount }
takes-king = { $payee } elviszi a királyt: { $amount }
takes-queen = { $payee } elviszi a dámát: { $amount }
takes-knave = { $payee } elviszi a bubit: { $amount }
takes-game = { $payee } elviszi a játékot: { $amount }
shares-matrimony = { $payee } a fél házasságot viszi: { $amount }
shares-intrigue = { $payee } a fél intrikát viszi: { $amount }
pays-for-pope = { $payer } fizet { $payee } részére { $amount } zsetont a pápáért
leads = { $seat } kihív: { $cards }
follows = { $seat } folytatja: { $cards }
must-follow = { $seat } kezében van, folytatnia kell: { $cards }
is-stop = { $word } stop, kijátszotta: { $seat }
turned-down = Lefordítva: { $cards }
passes = { $seat } passzol
plays-in-lieu = { $seat } a hiányzó lap helyett játssza: { $cards }
stands-for = A pápa ezt helyettesíti: { $word }
is-out = { $seat } kifogyott
pays-for-cards = { $payer } fizet { $payee } részére { $amount } zsetont a megmaradt lapokért
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
places = { $payer } { $amount } zsetont tesz ide: { $payee }
covers = { $payer } befedi: { $payee }
deals-done = { $n ->
    [one] A kikötött osztás véget ért
   *[other] A kikötött { $n } osztás véget ért
}
gathers = Beszedve innen: { $payer }, { $amount } zseton
shares-board = { $payee } kap a tábla maradékából: { $amount }

# elutasítások
not-dealt = Még nincs osztva
nobody-asked = Most senkit sem kérdeznek, helyettesít-e a pápa
passed-before = Téged nem kérdeznek, vagy már passzoltál
pope-or-pass = A hiányzó lapot csak a káró kilences helyettesítheti; különben passz
must-play-due = Ezzel kell folytatnod: { $card }
others-follow = Akinél { $card } van, annak folytatnia kell; a többiek várnak
nothing-to-place = Most nem kell zsetont tenni
no-such-compartment = Az ötrekeszes táblán nincs ilyen rekesz
cover-bare-ones = Minden rekeszre kell zseton: üresre tedd

# beállítások
option-players = hányan játszanak
option-deals = hány osztás: round, mindenki egyszer oszt, vagy egy szám
option-conduct = strict vagy table; ebben a játékban nincs szabálytalanság, a kettő ugyanaz
option-dressing = ki rakja meg a táblát: shared, mindenki, az osztó duplán; vagy az osztó egyedül
option-contribution = mennyit fizet mindenki a tábla megrakásakor, az osztó duplán; auto: amennyi épp elég
option-board = nyolc rekesz, vagy öt: pápa, házasság, intrika, ász és játék
option-losers_pay = hová fizetnek a megmaradt lapokért: a nyertesnek, vagy a táblára
option-split_couples = ha egy párt ketten játszanak ki, osztoznak a tétjén
option-pope_payment_cap = legfeljebb mennyit fizet egy játékos a pápáért
option-pope_turnup = a pápát ütik fel: a játék folyik, vagy az osztó azonnal nyer
option-stops = honnan vannak a holt lapok
option-fixed_stops = hány lapot tesznek félre fixed_top és fixed_bottom mellett
option-dealer_looks = az osztó megnézi a holt lapokat, és játszik vagy kiáll
option-pope_in_lieu = stopnál a pápa helyettesítheti a hiányzó lapot

# a képernyőn
place-board = { $part }
fact-board = Tábla
verb-place = Zsetont teszek
value-pope = pápa
value-eight = nyolc rekesz
value-five = öt rekesz
value-window = helyettesít-e a pápa?
value-place = fizetés a táblára

# miért tanácsol a gép egy lépést
why-not-turned = az osztó nem ütheti fel
why-may-turn = maga is felütheti
why-no-pope = nincs nála Johanna pápa
