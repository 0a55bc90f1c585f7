# események
deals-first = { $seat } kapta az első ászt, ő oszt
deals-himself = { $seat } nem adja el az osztást, maga oszt
offers-deal = { $seat } eladná az osztást ennyiért: { $n }
buys-deal = { $payer } megveszi az osztást, és { $amount } zsetont fizet { $payee } részére
passes = { $seat } nem veszi meg az osztást
serves-from-sellers-left = { $seat } a maga helyéről oszt, az eladó bal szomszédjával kezdve
shuffles = { $seat } megkever { $n } lapot
cuts = { $seat } az osztó jobbján a lapgyűjtő, ő emel
goes-on-with-stock = { $seat } továbboszt; a talonban { $n } lap van
last-card-to-pone = Az utolsó lapot nem osztják ki: csukva kapja meg { $seat }
used-cards-shuffled = { $seat } megkeveri a használt lapokat: új talon, { $n } lap
round-finished-from-used = Letelt az osztás ideje; { $seat } a használt lapokból fejezi be a kört
gets-first-card = { $seat } kap: { $cards }
stakes = { $seat } tétje: { $n }
doubles = { $seat } dupláz: minden tét kétszeres
lets-stakes-be = { $seat } nem dupláz
gets-second-card = { $seat } kap: { $cards }
has-natural = { $seat }: natúr huszonegy, { $cards }
pays-natural = { $payer } fizet { $payee } részére { $amount } zsetont a natúr huszonegyért
natural-saves-deal = { $seat } keze is natúr, ezért megtartja az osztást
natural-disregarded = Ez az osztó első leosztása: { $seat } natúrját kifizetik, más hatása nincs
pays-bonus = { $payer } fizet { $payee } részére { $amount } zsetont a natúr huszonegyért
exempt = { $seat } keze is natúr, nem fizet
loses-deal = { $seat } e leosztás után elveszti az osztás jogát
keeps-deal = A natúr nem veszi el az osztást: { $seat } oszt tovább
keeps = { $seat } nem bont
divides = { $seat } párt bont, { $n }. kéz
stakes-second = { $seat } az új kézre tesz: { $n }
next-hand = { $seat } ezzel a kezével folytatja: { $n }.
content = { $seat }: „Elég”
pays-overdrawn = { $payer } besokallt, fizet: { $amount }
throws-up-unseen = { $seat } csukva eldobja: { $cards }
nobody-stands = Senki sem maradt játékban: { $seat } fel sem fordítja a lapját
turns-up = { $seat } felfordít: { $cards }
dealer-overdraws = { $seat } besokallt
pays-penalty = { $payer } a besokallásért a kasszába fizet { $amount } zsetont
dealer-pays = { pays }
player-pays = { pays }
pays-tie-share = { $payer } az egyenlők után a kasszába fizet { $amount } zsetont
collects = { $seat } összeszed: { $cards }
makes = { $seat } pontjai összesen: { $n }
limit-reached = Letelt { $seat } osztása
dealer-leaves = { $seat } feláll, és az osztása véget ér
stays = { $seat } marad
leaves = { $seat } feláll
too-few = Kettőnél kevesebb játékos maradt
takes-deal = { $seat } a natúrjával átveszi az osztást
follows-seller = Az eladó után { $seat } következik; a vevő a saját sorát megtartja
pack-confused = A lapok összekuszálódnak { $seat } kezében: újra megkeverik a csomagot, és emelnek
two-cards = { $seat } egyszerre két lapot kap
exposes = { $seat } lapja láthatóvá vált: { $cards }
keeps-two = { $seat } megtartja az első körben kapott mindkét lapot; a második: { $cards }
turns-up-extra = { $seat } felfordítja a fölös lapot: { $cards }
draws-two = { $seat } egy helyett két lapot kap
passed-over = { $seat } kimarad a sorból
claim-fails = { $seat } azt reklamálja, hogy egy bontott kéz nem pár volt, de nincs igaza
pays-irregularity = { $payer } a szabálytalanságért { $amount } zsetont fizet a kasszába
put-right = Kiigazítják: a második lap ahhoz kerül, akit illet
looks-at-both = { $seat } mindkét lapot megnézi, ezt is: { $cards }
pone-takes = { $seat } az osztó két lapja közül egyet a használtakhoz tesz: { $cards }
rejects = { $seat } visszautasítja: { $cards }
gets-another = { $seat } helyette ezt kapja: { $cards }
keeps-it = { $seat } egyik lapot sem utasítja vissza
dealer-keeps = { $seat } az osztó, ezért meg kell tartania, ami jött
withdraws = { $seat } eldobja a lapjait, és visszaveszi a tétjét
pays-false-pair = { $payer } lapjai nem alkottak párt, ezért { $amount } zsetont fizet
has-looked = { $seat } megnézte a lapokat, amelyeket { $word } eldobott
game-closes = { $n ->
    [one] A játék egy leosztás után véget ér
   *[other] A játék { $n } leosztás után véget ér
}

# elutasítások
has-left = Már felálltál az asztaltól
dealer-stakes-nothing = Az osztó nem tesz tétet
not-the-time-to-stake = Tétet az első lapra tesznek
stake-out-of-bounds = A tét legalább { $least }, legfeljebb { $most }
dealer-doubles = Csak az osztó duplázhat
not-the-time-to-double = Az osztó akkor dupláz, amikor már mindenki tett tétet
no-fifth-hand = Legfeljebb négy kézre bonthatsz
not-the-time-to-divide = Párt akkor lehet bontani, amikor mindenkinek két lapja van
only-first-two-divide = Csak az első két lapot lehet bontani, húzás előtt
no-pair = Csak két egyforma rangú lapot lehet bontani
last-card-not-dealt = Az utolsó lapot nem osztják ki, a többi pedig nem elég
name-second-stake = Mondd meg hozzá a második lap tétjét: { MOVE("divide") }, 3
drawing-not-begun = Húzni akkor lehet, amikor mindenkinek megvan a két lapja
deal-not-for-sale = Ennél az asztalnál az osztás nem eladó
one-offer = Egy osztást egyszer lehet eladásra kínálni, és a többiek arra felelnek
sale-before-first-card = Az osztást csak az első lap előtt lehet eladni
nothing-offered = Az osztás most nem eladó
not-your-deal = Most nem te következel az osztásban
price-out-of-bounds = Az ár 0 és { $most } között lehet
seats-are-kept = Ettől az asztaltól a végéig senki sem állhat fel
leave-after-a-hand = Felállni csak a leosztás végén lehet
nothing-to-declare = Nincs bemondható natúrod, vagy már késő bemondani
nothing-to-reject = Nincs lap, amelyet visszautasíthatnál
not-the-time-to-separate = Két olyan lapra, amely nem pár, külön húzni csak akkor lehet, amikor mindenkit megkérdeznek, bont-e
nobody-passed-over = Csak az dobhatja el a lapjait, aki kimaradt a sorból
nothing-to-look-at = Nincs olyan eldobott lap, amelyet még nem láttál
matter-first = Előbb egy másik kérdést kell eldönteni
claimed-in-vain = Ebben a leosztásban egyszer már reklamáltad, alaptalanul, hogy ez a kéz nem pár volt
nobody-divided = Senki más nem bontott párt
own-error = Az osztó hibáit a többiek reklamálják, nem ő maga
nothing-to-claim = Ilyesmi miatt most nincs mit reklamálni

# beállítások
option-players = hányan játszanak, az osztóval együtt
option-deals = amíg mindenki sorra nem kerül az osztással, vagy megadott számú leosztás
option-close_after = a játék ennyi leosztás után véget ér, akár osztás közben is
option-leaving = fel lehet-e állni bármelyik leosztás után
option-conduct = csak szabályos lépés lehetséges-e, és a natúr magától kiderül, vagy, mint igazi asztalnál, az osztó hibázhat, a játékosok véthetnek, és mindkettőt reklamálni lehet
option-min_stake = a legkisebb tét egy lapra
option-max_stake = a legnagyobb tét egy lapra; a duplázás és a huszonegy a veszteséget megnövelheti
option-natural_effect = mi lesz az osztással, ha egy játékosnak natúrja van: balra megy, azé lesz, akié a natúr, vagy marad
option-deal_limit = meddig oszt valaki: korlátlanul, megadott számú leosztást, kétszer a csomagot, vagy két csomagot egyszer
option-deal_limit_hands = hány leosztást oszt mindenki
option-natural_bonus = akinek natúrja van, mindegyik másik játékostól is kap-e egy tétet vagy annak a dupláját
option-pool = van-e kassza, a natúr jutalmára vagy elosztásra a végén
option-pool_contribution = mennyit fizet mindenki a kasszába az osztás elején
option-pool_overdraw_penalty = mennyit fizet az osztó a kasszába, ha besokall
option-pool_tie_share = az osztó az egyenlőktől kapott tétek mekkora részét fizeti a kasszába
option-pool_irregularity_penalty = mennyit fizet a kasszába, aki szabálytalanságot követ el
option-pool_taker = azé legyen-e a kassza, akinek natúrja van, vagy a végén osszák el
option-deal_sale = eladhatja-e a játékos az osztást, ha rá kerül a sor

# a beállítások űrlapja, és hogy mi ez a játék
label-close_after = Vége ennyi leosztás után
label-min_stake = Legkisebb tét
label-max_stake = Legnagyobb tét
label-natural_effect = Az osztás natúr után
label-deal_limit = Meddig oszt valaki
label-deal_limit_hands = Hány leosztást oszt valaki
label-natural_bonus = A natúr a többi játékostól visz
label-pool = Gyűlik-e kassza
label-pool_contribution = Fejenként a kasszába
label-pool_overdraw_penalty = Bírság, ha az osztó besokall
label-pool_tie_share = A kassza része egyenlőségnél
label-pool_irregularity_penalty = Bírság szabálytalanságért
label-pool_taker = Ki viszi a kasszát
label-deal_sale = Az osztás eladható
choice-round = amíg mindenki sorra nem kerül az osztással
choice-close_after-off = soha
choice-natural_effect-none = az osztónál marad
choice-deal_limit-none = amíg natúr el nem veszi
choice-natural_bonus-none = semmi mást
choice-single = mindenkitől egy tétet
choice-double = mindenkitől két tétet
choice-pool_tie_share-0 = semmi
choice-1-4 = negyed
choice-1-3 = harmad
choice-natural = akinek natúrja van
choice-end = senki: a végén elosztják
choice-deal-passes-left = balra megy tovább
choice-deal-to-holder = a natúr gazdájáé lesz
choice-hands = megadott számú leosztás
choice-pack-twice = kétszer végig a csomagon
choice-two-packs-once = egyszer végig két csomagon
preset-new-manner = Új mód: az osztás balra megy
preset-old-manner = Régi mód: akinek natúrja van, átveszi az osztást
preset-limited-deal = Öt leosztás minden osztónak
preset-pool = Kasszával a natúrnak
game-about = Juss közelebb a huszonegyhez, mint az osztó, de ne sokallj be; és szerezd meg az osztást.

# a képernyőn
place-hand = { $part ->
    [none] { $seat } keze
   *[other] { $seat }, { $part }. kéz
}
place-own-hand = { $part ->
    [none] A te kezed
   *[other] { $part }. kezed
}
place-used = Használt lapok
place-gone = Játékból kikerült lapok
fact-worth = A lapok értéke
fact-bounds = Legkisebb–legnagyobb tét
fact-total = Pontja összesen
fact-natural = Natúr huszonegy
fact-natural-bonus = Natúr jutalma
fact-pone = Lapgyűjtő
fact-hand = Kéz
fact-price = Az osztás ára
fact-seller = Eladja az osztást
verb-sell = Eladom az osztást ennyiért
verb-buy = Megveszem az osztást
verb-stay = Maradok
verb-stake = Teszek
verb-double = Duplázok
verb-no-double = Nem duplázok
verb-divide = Párt bontok
verb-card = Lapot
verb-content = Elég
verb-declare = Natúrt mondok be
verb-reject = Visszautasítom
verb-separate = Mindkét lapra külön húzok, ennyiért
verb-throw-up = Eldobom a lapjaimat
verb-look = Megnézem az eldobott lapjait:
value-deal-passes-left = az osztás balra megy tovább
value-deal-to-holder = a natúr gazdája átveszi az osztást
value-offer = osztani, vagy eladni az osztást
value-sale = az osztás eladása
value-shuffle = keverés
value-first-cards = első lapok
value-staking = tétek
value-doubling = duplázás
value-second-cards = második lapok
value-division = párok bontása
value-dealer-division = az osztó bont
value-dealer-drawing = az osztó húz
value-next-hand = következő kéz
value-46 = 46, két lap egy játékosnak
value-47 = 47, két lap az osztónak
value-48 = 48, láthatóvá vált lap
value-51 = 51, egyszerre két húzott lap
value-52 = 52, az osztó kettőt húzott
value-53 = 53, kihagyott játékos
value-54 = 54, nem párt bontott

# miért tanácsol a gép egy lépést
why-deal-comes = az osztás úgyis rád kerül
why-deal-dear = az osztás nem ér ennyit
why-card-risks = még egy lappal többet kockáztatsz, mint amennyit nyerhetsz
why-card-promises = még egy lappal többet nyerhetsz, mint amennyit kockáztatsz
why-mixed = két játékos között ez a legjobb, olyan gyakran, ahogyan a jó játék kívánja
why-stakes-win = ezekkel a tétekkel szemben a lapod többet nyer, mint amennyit veszít
why-stakes-lose = ezekkel a tétekkel szemben a lapod többet veszít, mint amennyit nyer
why-odds-both = a két út esélyei szerint
why-no-card = nincs több kiadható lap
why-nothing-to-divide = nincs bontható párod

# meddig lehet reklamálni
window-46 = a játékosnak egy helyett két lapja van, és még sem tétet nem tett rájuk, sem lapot nem kért
window-47 = az osztónak egy helyett két lapja van, és az osztás még nem ment tovább
window-48 = a láthatóvá vált lap ott fekszik, és a gazdája azóta nem lépett
window-51 = a két lapot most húzták, és a játékos még nem lépett tovább
window-52 = az osztó most húzott két lapot, és még nem lépett tovább
window-53 = valakit kihagytak a húzásnál, még nem kapott lapot, és a leosztást nem számolták el
window-54 = valaki szétbontotta a lapjait, és a leosztást még nem számolták el

# what a newcomer cannot know
about-sell = Az osztó mindenki ellen játszik, és ez ér valamit: mondj árat, és aki megfizeti, helyetted oszt.
about-buy = Kifizeted az árat, és az eladó helyett te osztasz és játszol mindenki ellen.

# what may be claimed, as a condition, and what follows
if-46 = Ha egy játékos egyszerre két lapot kapott
then-46 = a hibát kiigazítják, vagy a játékos az egyik lapot visszautasítja
if-47 = Ha az osztó egyszerre két lapot adott magának
then-47 = az osztó jobb szomszédja, a lapgyűjtő az egyiket elveszi
if-48 = Ha osztáskor egy lap láthatóvá vált
then-48 = a gazdája megtartja vagy visszautasítja
if-51 = Ha húzáskor két lapot adtak
then-51 = a játékos megtartja az egyik lapot vagy mindkettőt
if-52 = Ha az osztó egyszerre két lapot húzott
then-52 = az osztónak mindkét lapot meg kell tartania
if-53 = Ha valakit kihagytak a húzásnál
then-53 = a játékos most kaphat lapot, vagy eldobhatja a kezét
if-54 = Ha valaki olyan két lapot bontott szét, amely nem pár
then-54 = a vétkes mindkét kézért fizet, és nem nyerhet

found-bank = Amit a bank egy osztása hoz, négy játékossal, 1-től 10-ig terjedő téttel, zsetonban
found-card-on-sixteen = Még egy lap tizenhatra ász nélkül, megállás helyett, tétben
