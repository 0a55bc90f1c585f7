# események
deals-first = { $seat } kapta az első ászt, ő oszt
deals-himself = { $seat } oszt
offers-deal = { $seat } eladja az osztást ennyiért: { $n }
buys-deal = { $payer } megveszi az osztást, fizet { $payee } részére { $amount } zsetont
passes = { $seat } nem veszi meg
serves-from-sellers-left = { $seat } a maga helyéről oszt, az eladó bal szomszédjával kezdve
shuffles = { $seat } megkever { $n } lapot
cuts = { $seat } a lapgyűjtő, ő emel
goes-on-with-stock = { $seat } tovább oszt, a talonban { $n } lap van
last-card-to-pone = Az utolsó lapot nem osztják ki: látatlanban megkapja { $seat }
used-cards-shuffled = { $seat } megkeveri a használt lapokat: új talon, { $n } lap
round-finished-from-used = Letelt az osztás ideje; { $seat } a használt lapokból fejezi be a kört
gets-first-card = { $seat } kap: { $cards }
stakes = { $seat } tétje: { $n }
doubles = { $seat } dupláz: minden tét kétszeres
lets-stakes-be = { $seat } nem dupláz
gets-second-card = { $seat } kap: { $cards }
has-natural = { $seat }: natúr huszonegy, { $cards }
pays-natural = { $payer } fizet { $payee } részére { $amount } zsetont a natúr huszonegyért
natural-saves-deal = { $seat } lapja is natúr, megtartja az osztást
natural-disregarded = Az osztás első leosztása: { $seat } natúrjáért csak fizetni kell
pays-bonus = { $payer } fizet { $payee } részére { $amount } zsetont a natúr huszonegyért
exempt = { $seat } lapja is natúr, nem fizet
loses-deal = { $seat } e leosztás után elveszti az osztást
keeps-deal = A natúr nem veszi el az osztást; marad { $seat }
keeps = { $seat } nem bont
divides = { $seat } párt bont, { $n }. kéz
stakes-second = { $seat } az új kézre tesz: { $n }
next-hand = { $seat } folytatja, { $n }. kéz
content = { $seat }: „Elég”
pays-overdrawn = { $payer } besokallt, fizet: { $amount }
throws-up-unseen = { $seat } csukva eldob: { $cards }
nobody-stands = Senki sem maradt állva: { $seat } nem fordít fel semmit
turns-up = { $seat } felfordít: { $cards }
dealer-overdraws = { $seat } besokallt
pays-penalty = { $payer } a besokallásért a kasszába fizet { $amount } zsetont
dealer-pays = { pays }
player-pays = { pays }
pays-tie-share = { $payer } az egyenlők után a kasszába fizet { $amount } zsetont
collects = { $seat } összeszed: { $cards }
makes = { $seat }: { $n }
limit-reached = { $seat } osztása elérte a határát
dealer-leaves = { $seat } feláll, és az osztása véget ér
stays = { $seat } marad
leaves = { $seat } feláll
too-few = Kettőnél kevesebb játékos maradt
takes-deal = { $seat } a natúrjával átveszi az osztást
follows-seller = { $seat } az eladó után következik; a vevő a saját sorát megtartja
pack-confused = A csomag összezavarodik { $seat } kezében: újra keverik és emelik
two-cards = { $seat } egyszerre két lapot kap
exposes = { $seat } lapja nyitva esik: { $cards }
keeps-two = { $seat } megtartotta mindkét lapot; a második: { $cards }
turns-up-extra = { $seat } felfordítja a fölös lapot: { $cards }
draws-two = { $seat } egy helyett két lapot kap
passed-over = { $seat } kimarad a sorból
claim-fails = { $seat } kétségbe von egy párt, de nincs igaza
pays-irregularity = { $payer } a szabálytalanságért { $amount } zsetont fizet a kasszába
put-right = Kiigazítják: a második lap ahhoz kerül, akit illet
looks-at-both = { $seat } mindkét lapot megnézi, ezt is: { $cards }
pone-takes = { $seat } elveszi az osztó két lapja közül az egyiket: { $cards }
rejects = { $seat } visszautasítja: { $cards }
gets-another = { $seat } helyette ezt kapja: { $cards }
keeps-it = { $seat } megtartja, ami jött
dealer-keeps = { $seat } oszt, és meg kell tartania, ami jött
withdraws = { $seat } eldobja a lapjait, és visszaveszi a tétjét
pays-false-pair = { $payer } lapjai nem voltak párok, és { $amount } zsetont fizet
has-looked = { $seat } megnézte a lapokat, amelyeket { $word } eldobott
game-closes = { $n ->
    [one] A játék egy osztás után zárul
   *[other] A játék { $n } osztás után zárul
}

# elutasítások
has-left = Már felálltál az asztaltól
dealer-stakes-nothing = Az osztó nem tesz tétet
not-the-time-to-stake = Tétet az első lapra tesznek
stake-out-of-bounds = A tét legalább { $least }, legfeljebb { $most }
dealer-doubles = Csak az osztó duplázhat
not-the-time-to-double = Az osztó akkor dupláz, amikor minden tét áll
no-fifth-hand = Legfeljebb négy kéz lehet
not-the-time-to-divide = Párt akkor lehet bontani, amikor mindenkinek két lapja van
only-first-two-divide = Csak az első két lapot lehet bontani, húzás előtt
no-pair = Csak két egyforma rangú lapot lehet bontani
last-card-not-dealt = Az utolsó lapot nem osztják ki, és más nincs elég
name-second-stake = Mondd meg a második lap tétjét: divide 3
drawing-not-begun = Húzni akkor lehet, amikor mindenkinek megvan a két lapja
deal-not-for-sale = Ennél az asztalnál az osztás nem eladó
one-offer = Egy osztásban egy ajánlat van, és a többiek arra felelnek
sale-before-first-card = Az osztást az első lapja előtt lehet eladni
nothing-offered = Az osztás most nem eladó
not-your-deal = Nem te osztanál
price-out-of-bounds = Az ár 0 és { $most } között lehet
seats-are-kept = Ettől az asztaltól a végéig senki sem áll fel
leave-after-a-hand = Felállni csak a leosztás végén lehet
nothing-to-declare = Nincs bemondható natúrod, vagy már késő
nothing-to-reject = Nincs lap, amelyet visszautasíthatnál
not-the-time-to-separate = Két nem pár lapra külön húzni csak akkor lehet, amikor mindenkit megkérdeznek, bont-e
nobody-passed-over = Csak az dobhatja el a lapjait, aki kimaradt a sorból
nothing-to-look-at = Nincs olyan eldobott lap, amelyet még nem láttál
matter-first = Előbb egy másik ügyet kell elintézni
claimed-in-vain = E kör párjait már hiába vontad kétségbe
nobody-divided = Senki más nem bontott párt
own-error = Az osztó hibáit a többiek reklamálják
nothing-to-claim = Ilyesmi most nincs, amit reklamálni lehetne

# beállítások
option-players = hányan játszanak, az osztóval együtt
option-deals = amíg mindenki osztott, vagy ennyi osztás
option-close_after = zárás ennyi leosztás után, akár osztás közben is
option-leaving = bármely leosztás után fel lehet állni
option-conduct = csak szabályos lépések, a natúr magától kiderül; vagy mint igazi asztalnál: az osztó hibázhat, a játékosok véthetnek, és mindkettő reklamálható
option-min_stake = a legkisebb tét egy lapra
option-max_stake = a legnagyobb tét egy lapra; duplázva többet is lehet veszteni
option-natural_effect = mit tesz egy játékos natúrja az osztással: balra megy, a gazdájához kerül, vagy marad
option-deal_limit = meddig oszt valaki: korlátlanul, ennyi leosztást, kétszer a csomagot, vagy két csomagot egyszer
option-deal_limit_hands = hány leosztást oszt mindenki
option-natural_bonus = a natúr a többi játékostól is kap egy tétet, vagy duplát
option-pool = zsetonok mindenkitől, egy natúrnak, vagy elosztásra
option-pool_contribution = mennyit fizet mindenki a kasszába az osztás elején
option-pool_overdraw_penalty = mennyit fizet az osztó a kasszába, ha besokall
option-pool_tie_share = az egyenlőkön nyert pénz mekkora részét fizeti az osztó a kasszába
option-pool_irregularity_penalty = mennyit fizet a kasszába, aki hibázik
option-pool_taker = a kassza a natúré, vagy a végén elosztják
option-deal_sale = eladhatja-e egy játékos a maga osztását

# a beállítások űrlapja, és hogy mi ez a játék
label-close_after = Zárás ennyi kör után
label-min_stake = Legkisebb tét
label-max_stake = Legnagyobb tét
label-natural_effect = Natúr után
label-deal_limit = Meddig oszt valaki
label-deal_limit_hands = Körök osztónként
label-natural_bonus = A natúr ezt is viszi
label-pool = Kassza
label-pool_contribution = Fejenként a kasszába
label-pool_overdraw_penalty = Az osztó befuccsol
label-pool_tie_share = A kassza része döntetlennél
label-pool_irregularity_penalty = A vétkes fizet
label-pool_taker = Ki viszi a kasszát
label-deal_sale = Az osztás eladható
choice-round = amíg mindenki osztott
choice-close_after-off = soha
choice-natural_effect-none = az osztás marad
choice-deal_limit-none = natúrig
choice-natural_bonus-none = semmi mást
choice-single = mindenkitől egy tétet
choice-double = mindenkitől két tétet
choice-pool_tie_share-0 = semmi
choice-1-4 = negyed
choice-1-3 = harmad
choice-natural = a natúr
choice-end = a végén elosztják
choice-deal-passes-left = az osztás balra száll
choice-deal-to-holder = az osztás a tulajdonosáé
choice-hands = ennyi kör
choice-pack-twice = a csomag kétszer
choice-two-packs-once = két csomag egyszer
preset-new-manner = Új mód: az osztás balra megy
preset-old-manner = Régi mód: a natúr viszi az osztást
preset-limited-deal = Öt kör minden osztónak
preset-pool = Kasszával a natúrnak
game-about = Juss közelebb a huszonegyhez, mint az osztó, de ne fuccsolj be; és vedd át az osztást.

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
place-gone = Kikerült
fact-worth = Lapok értéke
fact-bounds = Tétek
fact-total = Összesen
fact-natural = Natúr huszonegy
fact-natural-bonus = Natúr jutalma
fact-pone = Lapgyűjtő
fact-hand = Kéz
fact-price = Az osztás ára
fact-seller = Eladja az osztást
verb-sell = Eladom az osztást
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
verb-separate = Külön húzok, ennyiért
verb-throw-up = Eldobom a lapjaimat
verb-look = Megnézem az eldobott lapjait:
value-deal-passes-left = balra viszi az osztást
value-deal-to-holder = átveszi az osztást
value-offer = osztás vagy eladás
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
value-48 = 48, nyitva esett lap
value-51 = 51, két húzott lap
value-52 = 52, az osztó kettőt húzott
value-53 = 53, kihagyott játékos
value-54 = 54, nem pár
verb-keep = Nem bontok

# miért tanácsol a gép egy lépést
why-deal-comes = az osztás majd sorra kerül
why-deal-dear = az osztás nem ér ennyit
why-card-risks = még egy lap többet kockáztat, mint amennyit ígér
why-card-promises = még egy lap többet ígér, mint amennyit kockáztat
why-odds-both = mindkét út esélyei szerint
why-no-card = nincs kapható lap
why-nothing-to-divide = nincs mit bontani

# meddig lehet reklamálni
window-46 = egy helyett két lapja van, és még nem tett rájuk, sem lapot nem kért
window-47 = az osztónak egy helyett két lapja van, és a húzás nem ment tovább
window-48 = a feldobott lap ott fekszik, és gazdája nem lépett tovább
window-51 = a két lapot most húzták, és a játékos nem lépett tovább
window-52 = az osztó most húzott két lapot, és nem lépett tovább
window-53 = valakit kihagytak, még nem szolgálták ki, és a kört nem számolták el
window-54 = valaki szétosztotta a lapjait, és a kört nem számolták el

# what a newcomer cannot know
about-sell = Az osztó mindenki ellen játszik, és ez ér valamit: mondj árat, és aki megfizeti, helyetted oszt.
about-buy = Kifizeted az árat, és az eladó helyett te osztasz és játszol mindenki ellen.

# what may be claimed, as a condition, and what follows
if-46 = Ha egy játékos egyszerre két lapot kapott
then-46 = kiigazítják, vagy az egyiket visszautasítja
if-47 = Ha az osztó egyszerre két lapot adott magának
then-47 = az egyiket kihúzzák
if-48 = Ha osztáskor nyitva esett egy lap
then-48 = a játékosa megtartja vagy visszautasítja
if-51 = Ha húzáskor két lapot adtak
then-51 = a játékos az egyiket vagy mindkettőt megtartja
if-52 = Ha az osztó egyszerre két lapot húzott
then-52 = mindkettőt megtartja
if-53 = Ha valakit kihagytak a húzásnál
then-53 = most kap, vagy bedobja
if-54 = Ha olyan két lapot osztott szét, amely nem pár
then-54 = mindkét kézre fizet, és nem nyer
