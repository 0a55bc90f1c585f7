# események
crowded = Több mint { $n } játékos: kevés lap marad kiosztatlanul a spekulációhoz
shuffles = { $seat } megkeveri a csomagot: { $n } lap
gets-packet = { $seat } csukva kap: { $cards }
spare-hand = Pótkéz a kasszának: { $cards }
pool-owns-turn-up = A felütött lap a kasszáé
has-turn-up = A felütött lap gazdája: { $seat }
honour-passes = Ászt, királyt, dámát vagy bubit ütöttek fel: { $seat } után a következő oszt
pack-exhausted = Elfogyott a csomag: { $seat } összeszedi a lapokat és újra oszt
turns-first = { $seat } fordít először
turns = { $seat } fordít: { $cards }
becomes-chief = { $seat } lapja a vezető, az eddigi legmagasabb adu
worthless = { $seat } lapja nem ér semmit
ace-leads = { $seat } lapja az adu ász: ezt nem veri semmi
pool-has-ace = Az adu ász a kasszáé: ezt nem veri semmi
all-but-holder-turned = Mindenki megfordította a lapjait, csak { $seat } nem
all-turned = Mindenki megfordította a lapjait
keeps = { $seat } semmit sem kínál eladásra
offers = { $seat } eladásra kínálja: { $word ->
    [turnup] a felütendő lapot
    [chief] a vezető lapot
    [top] a felső lapot
   *[other] { $word }
}
bids = { $seat } ajánl: { $n }
no-bid = Senki sem ajánl; { $seat } megtartja, amit kínált
refuses-bid = { $seat } nem adja ennyiért: { $n }
pays-price = { $payer } megveszi, és fizet érte { $payee } részére { $amount } zsetont
hands-over = { $seat } megkapja: { $cards }
penalty = { $payer } { $amount } zsetont fizet bubiért vagy ötösért
turns-spare-hand = A pótkéz: { $cards }
pool-stays = A kassza nyer, és a következő leosztásra marad

# igazi asztal eseményei
claims = { $seat } reklamál: { $word } megnézte a lapját
pays-fine = { $payer } bírságot fizet: { $amount }
barred-from-pool = { $seat } megnézte a lapját, nem viheti el a kasszát: az a következő leosztásra marad

# elutasítások
nobody-looks = Senki sem nézheti meg a lapját, amíg meg nem fordítja
look-once = Nincs olyan lapod, amelyet még nem néztél meg
nothing-to-claim = Senki sem nézte meg a lapját: nincs mit reklamálni
claim-of-others = Amiatt, hogy megnézted a lapodat, csak a többi játékos reklamálhat
nothing-offered = Most semmi sem eladó
own-item = Magától senki sem vesz
passed-before = Ebben az árverésben már passzoltál
bidding-closed = Az ajánlatoknak vége
highest-already = A tiéd a legmagasabb ajánlat
bid-above-pool = Legfeljebb a kasszában lévő { $pool } zsetont lehet ajánlani
bid-too-low = Ennél többet kell ajánlanod: { $best }
no-bid-to-answer = Nincs ajánlat, amelyre felelni kellene
owner-answers = Az ajánlatra csak a lap gazdája felel
auction-goes-on = Az árverés még tart
answer-first = Előbb az ajánlatra kell felelni
dealer-sells-turn-up = A felütendő lapot az osztó tarthatja meg vagy kínálhatja
holder-sells-chief = A vezető lapot a gazdája tarthatja meg vagy kínálhatja
turner-sells-top = A megfordítandó lapot csak az adhatja el, aki soron van
holder-sells-hand = Az utolsó lapokat a gazdájuk tarthatja meg vagy kínálhatja
pools-own = Ez a lap a kasszáé, nem eladó
turned-already = A felütendő lap csak addig eladó, amíg fel nem fordították
no-chief-yet = Amíg nem ütöttek fel lapot, nincs vezető
another-window = Ez most nem eladó: tartsd meg, vagy kínáld azt, ami most eladó
holder-turns-last = Tiéd a vezető lap, utoljára fordítasz: a legfelső lapod most nem eladó
hand-at-the-end = A maradék lapok csak a végén eladók, amikor mindenki más megfordította a magáét
name-your-cards = Mondd meg, hányadik lapodat kínálod, például az elsőt, vagy az elsőt és a harmadikat
one-auction-a-card = Egy lapot csak egyszer lehet kínálni
no-such-card = Nincs ilyen csukott lapod

# beállítások
option-players = hányan játszanak; ajánlatos legfeljebb 10 (32 lappal 6)
option-conduct = csak szabályos lépés lehetséges-e, vagy, mint igazi asztalnál, a lapot meg lehet nézni, és ezt reklamálni lehet
option-honour_pass = azonnal elviszi-e a kasszát a felütött ász, király, dáma vagy bubi, és továbbmegy-e az osztás
option-pool_benefit = a felütött lap vagy egy pótkéz nyerhet-e a kasszának: akkor a kassza a következő leosztásra marad
option-knave_five_penalty = mennyit fizet a kasszába a megfordított bubi vagy ötös gazdája; 0: semmit
option-look_penalty = mennyi a bírság egy még meg nem fordított lap megnézéséért

# a beállítások űrlapja, és hogy mi ez a játék
label-honour_pass = Magas felütött lap viszi a kasszát
label-pool_benefit = Mi játszik a kasszának
label-knave_five_penalty = A bubi és az ötös bírsága
label-look_penalty = Bírság a lap megnézéséért
choice-pool_benefit-none = semmi
choice-turn-up = a felütött lap
choice-spare-hand = a pótkéz
preset-turn-up = A felütött lap a kasszáé
preset-spare-hand = Pótkéz a kasszának
game-about = Vegyél és adj el adut látatlanban; a legmagasabb viszi a kasszát.

# a képernyőn
place-packet = { $seat } csukott lapjai
place-own-packet = A te csukott lapjaid
place-open = { $seat } megfordított lapjai
place-own-open = A te megfordított lapjaid
fact-advised = Ajánlott legtöbb játékos
fact-step = Eladó
fact-owner = Eladó játékos
fact-item = Amit kínál
fact-bidding = Alkuban
fact-bid = Ajánlat
fact-chief = Vezető
fact-holder = A vezető gazdája
fact-sold = Megvett lap
fact-looks = Megnézett lapok
fact-barred = Nem nyerhet
verb-bid = Ajánlok
verb-claim = Megnézte a lapját:
value-turn-up = felütött lap
value-turnup = felütött lap
value-chief = vezető
value-top = felső lap
value-hand = a maradék lapok
value-spare = vezető, a pótkéz előtt
value-offering = megtartás vagy kínálás
value-auction = árverés

# miért tanácsol a gép egy lépést
why-nothing-to-offer = nincs mit eladni
why-above-worth = az ár több, mint amennyit a lap ér
why-worth-more = a lap többet ér, mint amennyit ajánlottak
why-below-worth = az ár kevesebb, mint amennyit a lap ér
why-price-free = az ajánlatokat meghallgatni nem kerül semmibe
lesson-six-low = a hatost könnyű megverni: nem ér egy zsetont sem
lesson-keep-chief = senki sem ajánlott annyit, amennyit a vezető lap ér: tartsd meg, és nézd meg, mit fordítanak a többiek
lesson-unseen = senki sem tudja, mi fekszik ott, és kevés lap verné meg a vezető lapot: tartsd meg a zsetonjaidat

# mit és meddig lehet reklamálni
window-19 = valaki megnézte valamelyik lapját, és a kasszát még nem vitték el
fault-19 = egy játékos soron kívül megnézett egy lapot

# what may be claimed, as a condition, and what follows
if-19 = Ha valaki soron kívül megnézett egy lapot
then-19 = a vétkes bírságot fizet, és nem viheti el a kasszát

found-queen-as-chief = A kassza ekkora részét éri az adu dáma vezető lapként, négy játékossal
found-ten-as-chief = Ugyanez az adu tízessel
