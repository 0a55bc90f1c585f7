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
takes-pope = { $payee } elviszi a pápa rekeszét: { $amount }
takes-ace = { $payee } elviszi az ász rekeszét: { $amount }
takes-king = { $payee } elviszi a király rekeszét: { $amount }
takes-queen = { $payee } elviszi a dáma rekeszét: { $amount }
takes-knave = { $payee } elviszi a bubi rekeszét: { $amount }
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
covers = { $payer } zsetont tesz az üres rekeszbe: { $payee }
shares-board = { $payee } kap a tábla maradékából: { $amount }

# elutasítások
nobody-asked = Most senkitől sem kérdezik, helyettesít-e a pápa egy hiányzó lapot
passed-before = Most nem téged kérdeznek, vagy már passzoltál
pope-or-pass = A hiányzó lapot csak a káró kilences helyettesítheti; különben passzolj
no-such-compartment = Az ötrekeszes táblán nincs ilyen rekesz
cover-bare-ones = Minden rekeszbe kell zseton: a tiédet egy üresbe tedd

# beállítások
option-conduct = { no-offence }
option-dressing = ki rakja meg a táblát: mindenki, az osztó duplán; vagy az osztó egyedül
option-contribution = mennyit fizet mindenki a tábla megrakásakor; az osztó ennek a dupláját fizeti
option-board = hány rekesze van a táblának: nyolc, vagy öt: pápa, házasság, intrika, ász és játék
option-losers_pay = hová fizetnek a vesztesek a megmaradt lapjaikért: a nyertesnek vagy a táblára
option-split_couples = osztoznak-e egy pár tétjén azok, akik ketten játsszák ki
option-pope_payment_cap = legfeljebb mennyit fizet egy játékos a pápáért
option-pope_turnup = mi történik, ha a pápát ütik fel: a játék folytatódik, vagy az osztó azonnal megnyeri a leosztást
option-stops = mely lapok maradnak ki a játékból: pótkéz, megadott számú lap, vagy ami az osztásból kimarad
option-fixed_stops = hány lapot tesznek félre a játékból
option-dealer_looks = megnézi-e az osztó a félretett lapokat, és csak azután dönt-e, hogy játszik vagy kimarad
option-pope_in_lieu = stopnál helyettesítheti-e a pápa a hiányzó lapot

# a beállítások űrlapja, és hogy mi ez a játék
label-dressing = Ki rakja meg a táblát
label-contribution = Befizetés a táblára fejenként
label-board = A tábla rekeszei
label-losers_pay = A megmaradt lapokért fizetnek
label-split_couples = Megosztható párok
label-pope_payment_cap = Legfeljebb ennyi a pápáért
label-pope_turnup = Ha a pápát ütik fel
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
choice-fixed-top = megadott számú a csomag tetejéről
choice-fixed-bottom = megadott számú a csomag aljáról
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
value-window = helyettesíti-e a pápa a hiányzó lapot?
value-place = fizetés a táblára

# miért tanácsol a gép egy lépést
why-not-turned = ezt a rekeszt az osztó nem nyerheti meg a felütött lappal
why-may-turn = osztóként ezt a rekeszt a felütött lappal is megnyerheted
why-no-pope = nincs nálad a pápa

# what a newcomer cannot know
about-play = Hívj ki egy lapot: a szín fölfelé folytatódik, amíg megvan valakinél a következő; aki az utolsót tette, újra hív. Az nyer, akinek először elfogynak a lapjai.
