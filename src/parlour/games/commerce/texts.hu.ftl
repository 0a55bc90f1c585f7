# események
shuffles-pack = { $seat } megkever { $n } lapot; a jobb oldali szomszéd emel
no-trumps = Adu nincs
one-stake = A tét { $n }
limited = Nem minden kéz számít: { $word ->
    [no_pair] a pár nem
    [no_pair_no_flush] a pár és a flös nem
   *[other] { $word }
}
enters = { $payer } befizet { $amount } zsetont a kasszába, és három zsetont kap életnek
gets-none = { gets-no-cards }
asked-first = Először { $seat } mondja meg, üzletel-e
extra-hand = Középen nyitva: { $cards }
eldest-first = { $seat } az előkéz
for-ready-money = { $seat } készpénzért vesz
throws-out = { $seat } kidob egy lapot a csomag aljára: { $cards }
takes-top = { $seat } elveszi a csomag legfelső lapját: { $cards }
pays-dealer = { $payer } fizet az osztónak { $amount } zsetont
buys-free = { $seat } az osztó, ingyen vesz
by-barter = { $seat } cserét kínál
offers = { $seat } kínál: { $cards }
gives = { $seat } ad érte: { $cards }
gets-offered = { $seat } kap: { $cards }
takes-back = { $seat } megtartja a kínált lapot: { $cards }
answers-stand = { $seat } a kínált cserére: „Megállok”
goes-on = { $seat } nem áll meg, továbbadja a szót
stands-unshown = { $seat } megáll, a lapjai csukva maradnak
trade-ceases = Vége az üzletnek
passes = { $seat } passzol, ebben a leosztásban többet nem cserél
lays-up = { $seat } nyitva középre teszi: { $cards }
takes-from-board = { $seat } középről elveszi: { $cards }
last-lap = Ketten megálltak: a többiek még egyszer cserélhetnek
declines = { $seat } nem cserél
nobody-left = Nincs már, aki lépjen
round-too-often = { $n } kör után mindenki megmutatja a lapjait
makes-pips = { $seat }: { $n } szem
has-tricon = { $seat }: három egyforma
has-sequence = { $seat }: sor
has-flush = { $seat }: flös
has-pair = { $seat }: pár
has-point = { $seat }: pont
best-hand = { $seat } keze a legjobb: { $word ->
    [tricon] három egyforma
    [sequence] sor
    [flush] flös
    [pair] pár
    [point] pont
   *[other] { $word }
}
absolute-tie = A legjobb kezek egyenlők
equal-worst = A legrosszabb kezek egyenlők, ezért a sorban hátrább ülő veszít: { $seat }
decides = { $seat } keze a jobb: { $word ->
    [tricon] három egyforma
    [sequence] sor
    [flush] flös
    [pair] pár
    [point] pont
   *[other] { $word }
}
shares-pool = { takes-share }
dealers-stake = { $payer } mint osztó fizet a nyertesnek: { $amount }
beaten-stander = { $payer } megállt és kikapott: fizet { $payee } részére { $amount } zsetont
dealers-penalty = { $payer } osztóként legalább párral kapott ki: fizet { $payee } részére { $amount } zsetont
pays-winner = { pays }
takes-prize = { takes-share }
gives-counter = { $seat } keze a legrosszabb, lead egy zsetont; maradt: { $n }
stands-out = { $seat } zsetonja elfogyott, kimarad
buys-horse = { $payer } lovat vesz: { $amount }
declines-horse = { $seat } nem vesz lovat
last-with-counters = { alone-has-counters }
takes-rest = { $payee } elviszi, ami maradt: { $amount }
keeps-deal = { $seat } oszt újra
round-done = Mindenki osztott

# elutasítások
horse-first = Előbb a kieső mondja meg, vesz-e lovat
trade-or-stand = Üzletelj vagy állj meg; itt nem lehet passzolni
not-in-this-game = Az új Commerce-ben csak az osztóval vagy a szomszéddal lehet üzletelni
has-stood = Már megálltál, ebben a leosztásban többet nem léphetsz
one-trade-a-turn = Ebben a fordulóban már üzleteltél: állj meg, vagy add tovább a szót
stand-or-go-on = Üzleteltél: most állj meg, vagy add tovább a szót
nothing-offered = Nem kínáltak neked lapot
give-or-stand = Lapot kínálnak: adj érte egyet, vagy állj meg
nobody-to-barter-with = Mindenki más megállt már, nincs kivel cserélni
no-horse-now = Lovat csak az vehet, aki elsőnek esik ki, és csak akkor, amikor kiesik
board-only = Ebben a Commerce-ben csak a középen fekvő nyitott lapokkal lehet cserélni
has-passed = Passzoltál, ebben a leosztásban többet nem cserélhetsz
exchange-or-decline = Ez az utolsó lehetőséged: cserélj egy lapot, vagy mondj le a cseréről
no-last-lap = A cseréről lemondani csak akkor lehet, ha ketten már megálltak
not-on-the-board = Ez a lap nincs középen

option-deals = megadott számú leosztás; egy kör, amelyben mindenki oszt; vagy addig, amíg egynél több játékosnak van zsetonja
option-conduct = { no-offence }
option-mode = új: üzlet az osztóval vagy a szomszéddal; régi: csere három nyitott lappal; kasszás: mint a régi, de fejenként három zsetonnal
option-stake = mennyi egy-egy fizetés a játékban
option-deal_style = egyesével vagy hármasával osztják-e a lapokat
option-combinations = minden kéz számít, vagy a pár nem, vagy a pár és a flös nem
option-dealer_penalty = kinek fizet az osztó, ha három egyformával, sorral, flössel vagy párral kap ki
option-extended = addig tart-e az üzlet, amíg mindenki meg nem áll
option-continued_deal = ugyanaz oszt-e, amíg valaki három egyformát, sort vagy flöst nem mutat
option-pool_entry = mennyit fizet mindenki a kasszába a három zsetonért
option-pool_hand_prize = mennyit visz el egy leosztás nyertese a kasszából
option-horse_price = mennyit fizet egy újabb zsetonért (lóért) az, aki elsőnek esik ki

# a beállítások űrlapja, és hogy mi ez a játék
label-mode = A Commerce fajtája
label-deal_style = Hogyan osztanak
label-combinations = Milyen kéz számít
label-dealer_penalty = Ha az osztó kikap, fizet
label-extended = Üzlet, amíg mindenki meg nem áll
label-continued_deal = Ugyanaz oszt tovább
label-pool_entry = Beszálló a kasszába
label-pool_hand_prize = A legjobb kéz díja
label-horse_price = A ló ára
choice-modern = új: üzlet az osztóval és a szomszéddal
choice-old = régi: csere három nyitott lappal
choice-pool = kasszás: fejenként három zseton
choice-single = egyesével
choice-full = minden kéz
choice-none = senkinek
choice-all = mindenkinek
choice-better = a jobb kezeknek
choice-out = amíg egynél többen vannak
choice-threes = hármasával
choice-no-pair = pár nélkül
choice-no-pair-no-flush = pár és flös nélkül
preset-modern = Új Commerce
preset-old = A régi játék
preset-pool = Kasszás Commerce
preset-limited = Korlátozott Commerce
preset-extended = Nyújtott Commerce
game-about = Üzletelj, amíg három lapod jó kéz nem lesz: három egyforma, sor vagy flös.

# a képernyőn
place-board = Nyitott lapok
place-offer = Kínált lap
fact-mode = Játék
fact-trumps = Adu
fact-horse = Ló
fact-combinations = Ami számít
fact-lives = Zsetonok
fact-stander = Megállt
fact-stood = Már megállt
fact-passed = Passzolt
verb-buy = Készpénzért veszek, kidobom
verb-barter = Cserét kínálok
verb-give = Adom
verb-go-on = Tovább
verb-buy-horse = Lovat veszek
value-modern = új
value-old = régi
value-no-pair = pár nélkül
value-no-pair-no-flush = pár és flös nélkül
value-open = kapható
value-offered = felkínálva
value-trade = üzlet
value-traded = megállás vagy tovább
value-choice = csere, passz vagy megállás
value-last-lap = az utolsó cserék
value-horse = lovat kínálnak

# miért tanácsol a gép egy lépést
why-barter-free = a csere nem kerül semmibe
why-toward-best = a legjobb kézhez visz közelebb
why-life-less = még egy élet kevesebbet ér, mint amennyibe kerül
why-life-more = még egy élet többet ér, mint amennyibe kerül
why-likely-best = valószínűleg ez a legjobb kéz
why-too-weak = a kéz túl gyenge ahhoz, hogy megmutasd
why-missed-least = ez a lap hiányzik a legkevésbé
why-worth-price = a csomagból vett lap megéri az árát
why-board-useless = a középső lapok egyike sem segít
