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
limit-reached = { $seat } osztása elérte a határát
dealer-leaves = { $seat } feláll, és az osztása véget ér
stays = { $seat } marad
leaves = { $seat } feláll
too-few = Kettőnél kevesebb játékos maradt
takes-deal = { $seat } a natúrjával átveszi az osztást
follows-seller = { $seat } az eladó után következik; a vevő a saját sorát megtartja
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

# beállítások
option-players = hányan játszanak, az osztóval együtt
option-deals = meddig: round, amíg mindenki osztott; vagy ennyi osztás
option-close_after = zárás ennyi leosztás után, akár osztás közben is
option-leaving = bármely leosztás után fel lehet állni
option-min_stake = a legkisebb tét egy lapra
option-max_stake = a legnagyobb tét egy lapra; duplázva többet is lehet veszteni
option-natural_effect = mit tesz egy játékos natúrja az osztással: balra megy, a gazdájához kerül, vagy marad
option-deal_limit = meddig oszt valaki: korlátlanul, ennyi leosztást, kétszer a csomagot, vagy két csomagot egyszer
option-deal_limit_hands = hány leosztást oszt mindenki
option-natural_bonus = a natúr a többi játékostól is kap egy tétet, vagy duplát
option-pool = kassza
option-pool_contribution = mennyit fizet mindenki a kasszába az osztás elején
option-pool_overdraw_penalty = mennyit fizet az osztó a kasszába, ha besokall
option-pool_tie_share = az egyenlőkön nyert pénz mekkora részét fizeti az osztó a kasszába
option-pool_irregularity_penalty = igazi asztal: mennyit fizet a kasszába, aki hibázik
option-pool_taker = a kassza a natúré, vagy a végén elosztják
option-deal_sale = eladhatja-e egy játékos a maga osztását

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
fact-bounds = Legkisebb..legnagyobb tét
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
verb-keep = Nem bontok

# miért tanácsol a gép egy lépést
why-deal-comes = az osztás majd sorra kerül
why-deal-dear = az osztás nem ér ennyit
why-card-risks = még egy lap többet kockáztat, mint amennyit ígér
why-card-promises = még egy lap többet ígér, mint amennyit kockáztat
why-odds-both = mindkét út esélyei szerint
why-no-card = nincs kapható lap
why-nothing-to-divide = nincs mit bontani
