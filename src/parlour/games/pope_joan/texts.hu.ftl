# események
players = { so-many-play }
dresses-eight = Megrakják a táblát: hat a pápára, kettő-kettő a párokra, egy-egy a honőrökre, a többi a játékra
dresses-five = Megrakják az ötrekeszes táblát: hat a pápára, kettő-kettő a párokra, egy az ászra, a többi a játékra
not-dressed = A táblát nem rakják meg újra: a vesztesek már tettek rá zsetont
dresses = { places }
eight-out = A káró nyolcast kiveszik
shuffles = { $seat } kever és emeltet
set-aside = Félreteszik: { $cards }
nobody-gains = A felütött lapból senkinek sincs haszna
takes-pope = { $payee } elviszi a pápát: { $amount }
takes-ace = { $payee } elviszi az ászt: { $amount }
takes-king = { $payee } elviszi a királyt: { $amount }
takes-queen = { $payee } elviszi a dámát: { $amount }
takes-knave = { $payee } elviszi a bubit: { $amount }
shares-matrimony = { $payee } a házasság felét viszi el: { $amount }
shares-intrigue = { $payee } az intrika felét viszi el: { $amount }
pays-for-pope = { $payer } fizet { $payee } részére { $amount } zsetont a pápáért
is-stop = Stop: { $word }, kijátszotta { $seat }
plays-in-lieu = { $seat } a hiányzó lap helyett kijátssza: { $cards }
stands-for = A pápa ezt helyettesíti: { $word }
shows-pope = { $seat } megmutatja: { $cards }, a megmaradt lapjaiért nem fizet
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
covers = { $payer } zsetont tesz ide: { $payee }
shares-board = { $payee } kap a tábla maradékából: { $amount }

# elutasítások
nobody-asked = Most senkit sem kérdeznek meg, helyettesít-e a pápa
passed-before = Most nem téged kérdeznek, vagy már passzoltál
pope-or-pass = A hiányzó lapot csak a káró kilences helyettesítheti; különben passzolj
no-such-compartment = Az ötrekeszes táblán nincs ilyen rekesz
cover-bare-ones = Minden rekeszbe kell zseton: üresbe tedd

# beállítások
option-conduct = { no-offence }
option-dressing = ki rakja meg a táblát: mindenki, az osztó duplán; vagy az osztó egyedül
option-contribution = mennyit fizet mindenki a tábla megrakásakor, az osztó duplán
option-board = nyolc rekesz, vagy öt: pápa, házasság, intrika, ász és játék
option-losers_pay = hová fizetnek a vesztesek a megmaradt lapjaikért: a nyertesnek vagy a táblára
option-split_couples = ha egy párt ketten játszanak ki, osztoznak a tétjén
option-pope_payment_cap = legfeljebb mennyit fizet egy játékos a pápáért
option-pope_turnup = ha a pápát ütik fel: a játék folytatódik, vagy az osztó azonnal megnyeri a leosztást
option-stops = honnan valók a holt lapok
option-fixed_stops = hány lapot tesznek félre
option-dealer_looks = az osztó megnézi a holt lapokat, és játszik vagy kimarad
option-pope_in_lieu = stopnál a pápa helyettesítheti a hiányzó lapot

# a beállítások űrlapja, és hogy mi ez a játék
label-dressing = Ki rakja meg a táblát
label-contribution = Fejenként fizetnek
label-board = Tábla
label-losers_pay = A megmaradt lapokért fizetnek
label-split_couples = Megosztható párok
label-pope_payment_cap = Legfeljebb ennyi a pápáért
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
choice-pope_payment_cap-none = korlát nélkül
choice-proceed = a játék folytatódik
choice-wins = az osztó megnyeri a leosztást
choice-spare-hand = egy pótkéz
choice-fixed-top = ennyi a csomag tetejéről
choice-fixed-bottom = ennyi a csomag aljáról
choice-remainder = a megmaradó lapok
choice-plays = igen, és játszik
choice-stands-out = igen, és kimarad
choice-eight = nyolc rekesz
choice-five = öt rekesz
choice-no = nem
preset-five-pools = Ötrekeszes tábla
preset-dealer-dresses = Az osztó rakja meg a táblát
game-about = Nyolc nyeremény egy táblán: folytasd fölfelé a színt, és vidd el a rekeszt a hozzá tartozó lappal.

# a képernyőn
place-board = { $part }
fact-board = Tábla
value-pope = pápa
value-eight = nyolc rekesz
value-five = öt rekesz
value-window = helyettesít-e a pápa?
value-place = fizetés a táblára

# miért tanácsol a gép egy lépést
why-not-turned = az osztó már nem ütheti fel
why-may-turn = az osztó maga is felütheti
why-no-pope = a pápa nincs ebben a kézben

# what a newcomer cannot know
about-play = Hívj ki egy lapot: a szín fölfelé folytatódik, amíg megvan valakinél a következő; aki az utolsót tette, újra hív. Az nyer, akinek először elfogynak a lapjai.
