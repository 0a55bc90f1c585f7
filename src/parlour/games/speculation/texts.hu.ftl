# események
crowded = Több mint { $n } játékos: kevés lap marad kiosztatlanul a spekulációhoz
shuffles = { $seat } megkeveri a csomagot, { $n } lap
gets-packet = { $seat } egy csukott paklit kap: { $cards }
spare-hand = Pótkéz a kasszának: { $cards }
pool-owns-turn-up = A felütött lap a kasszáé
has-turn-up = A felütött lap gazdája: { $seat }
honour-passes = Honőr: { $seat } osztása továbbmegy
pack-exhausted = Elfogyott a csomag: { $seat } összeszedi a lapokat és újra oszt
turns-first = { $seat } fordít először
turns = { $seat } fordít: { $cards }
becomes-chief = { $seat } lapja a vezető
worthless = Nem ér semmit: { $seat }
ace-leads = { $seat } lapja az adu ász: ezt nem veri semmi
pool-has-ace = Az adu ász a kasszáé: ezt nem veri semmi
all-but-holder-turned = Mindenki megfordította a lapjait, csak { $seat } nem
all-turned = Mindenki megfordította a lapjait
keeps = { $seat } megtartja
offers = { $seat } eladásra kínálja: { $word ->
    [turnup] a felütött lap
    [chief] a vezető lap
    [top] a felső lap
   *[other] { $word }
}
bids = { $seat } ajánl: { $n }
no-bid = Senki sem ajánl; { $seat } megtartja
refuses-bid = { $seat } nem adja ennyiért: { $n }
pays-price = { $payer } megveszi, fizet { $payee } részére { $amount } zsetont
hands-over = Átadva: { $cards }; új gazdája { $seat }
penalty = { $payer } { $amount } zsetont fizet bubiért vagy ötösért
turns-spare-hand = A pótkéz: { $cards }
pool-stays = A kassza nyer, és marad a következő osztásra

# igazi asztal eseményei
claims = { $seat } reklamál: megnézte a lapját { $word }
pays-fine = { $payer } bírságot fizet: { $amount }
barred-from-pool = { $seat } megnézte a lapját, nem viheti el a kasszát: marad a következő osztásra

# elutasítások
nobody-looks = Senki sem nézi meg a lapját, amíg meg nem fordítja
look-once = Nincs ilyen lapod, amelyet még nem néztél meg
nothing-to-claim = Nincs mit reklamálni
claim-of-others = A megnézést a többi játékos reklamálja
nothing-offered = Most semmi sem eladó
own-item = Magától senki sem vesz
passed-before = Ebben az árverésben már passzoltál
bidding-closed = Az ajánlatoknak vége
highest-already = A tiéd a legmagasabb ajánlat
bid-above-pool = Legfeljebb a kasszában lévő { $pool } zsetont lehet ajánlani
bid-too-low = Ennél többet kell ajánlani: { $best }
no-bid-to-answer = Nincs ajánlat, amelyet el lehetne fogadni vagy utasítani
owner-answers = A tulajdonos fogadja el vagy utasítja el
auction-goes-on = Az árverés még tart
answer-first = Előbb az ajánlatra kell felelni
dealer-sells-turn-up = A felütött lapot az osztó tarthatja meg vagy kínálhatja
holder-sells-chief = A vezető lapot a gazdája tarthatja meg vagy kínálhatja
turner-sells-top = Fordítás előtti lapját csak az adhatja el, aki soron van
holder-sells-hand = Az utolsó lapokat a gazdájuk tarthatja meg vagy kínálhatja
pools-own = A kasszáé, nem eladó
turned-already = A felütött lap csak a felfordítása előtt eladó
no-chief-yet = Amíg nincs felütve, nincs vezető lap
another-window = Annak más az ideje: tartsd meg, vagy kínáld, ami most eladó
holder-turns-last = A vezető lap gazdája utoljára fordít, és most nem ad el külön felső lapot
hand-at-the-end = A pakli csak a végén eladó, amikor mindenki más fordított
name-your-cards = Mondd meg, hányadik lapodat kínálod: az elsőt, vagy az elsőt és a harmadikat
one-auction-a-card = Egy lapot csak egyszer lehet kínálni
no-such-card = Nincs ilyen csukott lapod

# beállítások
option-players = hányan játszanak; ajánlott legfeljebb 10 (52 lap) vagy 6 (32)
option-conduct = csak szabályos lépés; vagy mint igazi asztalnál: a lapot meg lehet nézni, és ezt reklamálni lehet
option-honour_pass = a felütött ász, király, dáma vagy bubi azonnal viszi a kasszát, és az osztás továbbmegy
option-pool_benefit = a felütött lap, vagy egy külön kéz, a következő osztásnak nyerheti meg a kasszát
option-knave_five_penalty = mennyit fizet a kasszába a megfordított bubi vagy ötös gazdája; 0: semmit
option-look_penalty = bírság egy lap megnézéséért

# a beállítások űrlapja, és hogy mi ez a játék
label-honour_pass = Figura viszi a kasszát
label-pool_benefit = Mi játszik a kasszáért
label-knave_five_penalty = A bubi és az ötös díja
label-look_penalty = Bírság a kukucskálásért
choice-pool_benefit-none = semmi
choice-turn-up = a felütött lap
choice-spare-hand = egy külön kéz
preset-turn-up = A felütött lap a kasszáé
preset-spare-hand = Pótkéz a kasszának
game-about = Vegyél és adj el adut látatlanban; a legmagasabb viszi a kasszát.

# a képernyőn
place-packet = { $seat } paklija
place-own-packet = A te paklid
place-open = { $seat } megfordította
place-own-open = Te fordítottad meg
fact-advised = Legfeljebb ajánlott
fact-step = Eladó
fact-owner = Elad
fact-item = Kínálja
fact-bidding = Alkuban
fact-bid = Ajánlat
fact-chief = Vezető
fact-holder = A vezető gazdája
fact-sold = Megvett lap
fact-looks = Megnézte
fact-barred = Nem nyerhet
verb-bid = Ajánlok
verb-claim = Megnézte a lapját:
value-turn-up = felütött lap
value-turnup = felütött lap
value-chief = vezető
value-top = felső lap
value-hand = pakli
value-spare = vezető, a pótkéz előtt
value-offering = megtart vagy kínál
value-auction = árverés

# miért tanácsol a gép egy lépést
why-nothing-to-offer = nincs mit kínálni
why-above-worth = több, mint amennyit a lap ér
why-worth-more = a lap többet ér
why-below-worth = kevesebb, mint amennyit a lap ér
why-price-free = árat hallani nem kerül semmibe
lesson-six-low = a hatost könnyű megverni, nem ér meg egy zsetont
lesson-keep-chief = senki sem kínált annyit, amennyit a vezető lap ér: tartsd meg, és nézd, mit fordítanak a többiek
lesson-unseen = senki sem tudja, mi fekszik ott, és kevés lap verné meg a vezető lapot: tartsd meg a zsetonjaidat

# mit és meddig lehet reklamálni
window-19 = valaki megnézte egy saját lapját, és a kasszát nem vitték el
fault-19 = soron kívül megnézett egy lapot

# what may be claimed, as a condition, and what follows
if-19 = Ha soron kívül megnézett egy lapot
then-19 = bírságot fizet, és nem viheti el a bankot
