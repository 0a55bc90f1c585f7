# események
table-of = { so-many-play }
stake-agreed = Egy ütésért ennyi tét jár: { $n }
variations = Az alapjátékon túl kikötve: { $word ->
    [none] semmi
    [pack] 32 lap
    [dealer_out] az osztó kimarad
    [two_packs] két csomag
    [kitty] kassza
    [misere] betli
    [buying] lapvétel
    [spare_hand] pótkéz
    [double_header] dupla kör
    [wellington] Wellington
    [blucher] Blücher
    [nap_caller_may_raise] aki napot mondott be, a magasabbat is vállalhatja
    [hand] más lapszám
   *[other] { $word }
}
pays-kitty = { $payer } befizet a kasszába { $amount } zsetont
makes-up-pack = { $seat } összeszedi és megkeveri a másik csomagot
stands-out = { $seat } oszt, de nem kap lapot; fizetni és kapni fog, mint a többiek
short-pack = A csomag 32 lapos, a hetestől fölfelé
nine-cards = Kilenc lap fejenként: a nap mind a kilenc ütés
buys-nothing = { $seat } nem vesz lapot
buys = { $seat } a csomagból vesz: { $cards }
pays-for-cards = { $payer } az új lapokért a kasszába fizet { $amount } zsetont
lays-away = { $seat } félretesz: { $cards }
calls = { $seat } bemondja: { $word ->
    [misere] betli
    [nap] nap
    [wellington] Wellington
    [blucher] Blücher
   *[other] { $word }
}
takes-spare-hand = { $seat } felveszi a pótkezet: { $cards }
raises = { $seat } maga vállalja: { $word ->
    [wellington] Wellington
    [blucher] Blücher
   *[other] { $word }
}
declines = { $seat } átengedi annak, aki rámondta: { $word ->
    [wellington] Wellington
    [blucher] Blücher
   *[other] { $word }
}
stands = { $seat } erre játszik: { $word ->
    [misere] betli
    [nap] nap
    [wellington] Wellington
    [blucher] Blücher
   *[other] { $word }
}
must-stand-for-one = Mindenki passzolt: { $seat } köteles egy ütésre játszani
stakes-doubled = Mindenki passzolt: a tét dupla, amíg egy bemondó nem nyer
stakes-single = Egy bemondó nyert: a tét megint egyszeres
leads-trumps = { $seat } kihív: { $cards }; ennek színe az adu
leads-without-trumps = { $seat } kihív: { $cards }; adu nincs
follows = { follows-suit }
trumps = { $seat } aduval üt: { $cards }
throws = { $seat } dob: { $cards }
call-made = { $seat } megcsinálta: { $word ->
    [misere] betli
    [nap] nap
    [wellington] Wellington
    [blucher] Blücher
   *[other] { $word }
}; a játéknak { $n ->
    [one] egy
   *[other] { $n }
} ütés után vége
call-lost = { $seat } elbukta: { $word ->
    [misere] betli
    [nap] nap
    [wellington] Wellington
    [blucher] Blücher
   *[other] { $word }
}; a játéknak { $n ->
    [one] egy
   *[other] { $n }
} ütés után vége
pays-caller = { pays }
caller-pays = { pays }
takes-kitty = { $payee } napot csinált, és elviszi a kasszát: { $amount }
spare-hand-forfeit = { $payer } pótkézzel bukott, a kasszába fizet { $amount } zsetont
draws-for-kitty = { $seat } a kasszáért húz: { $cards }
wins-kitty = { $payee } húzta a legalacsonyabbat, övé a kassza: { $amount }
calls-out-of-turn = { $seat } soron kívül mond be
call-taken-back = { $seat } visszavonja a bemondást
first-call-stands = { $seat } újra bemond: az első bemondás érvényes
overcall-void = { $seat } olyat mond be, amiben nem egyeztek meg: passznak számít
touches-pack = { $seat } a maradék csomaghoz nyúl
consults = { $seat } egy másik ellenféllel tanácskozik
pays-revoke = { $payer } renonszért fizet, { $payee } kap { $amount } zsetont

# elutasítások
stands-out-of-play = Te osztasz, lapod nincs: csak fizetsz, vagy neked fizetnek
not-agreed = Ezt a játék előtt nem kötötték ki
no-such-call = Nincs ilyen bemondás a napban
call-stands = Már bemondtál; az első bemondás érvényes
buy-first = Előbb vegyél lapot, vagy mondd meg, hogy nem veszel
lay-first = Bemondás előtt annyi lapot tégy félre, hogy öt maradjon
all-tricks-are-nap = Aki minden ütést vállal, napot mond
below-lowest-call = Ez kevesebb a kikötött legkisebb bemondásnál
call-not-higher = A bemondásnak minden korábbinál magasabbnak kell lennie; különben passzolj
overcall-not-agreed = Wellingtont és Blüchert a játék előtt kell kikötni
wellington-over-nap = Wellingtont csak napra lehet mondani
blucher-over-wellington = Blüchert csak Wellingtonra lehet mondani
spare-hand-taken = A pótkezet már felvették
nap-caller-answers = A rámondásra csak a nap bemondója felel
no-challenge = Nincs rámondás, amelyre felelni kellene
too-late-to-buy = Lapot csak egyszer lehet venni, a bemondások előtt
stock-short = A csomagban már csak { $stock } lap van
nothing-to-lay = Most nincs félretenni való lapod
lay-so-many = Ennyi lapot kell félretenned: { $due ->
    [one] egy
   *[other] { $due }
}
calls-first = Senki sem hív ki, amíg mindenki be nem mondott; azután az hív ki, aki a legmagasabbat mondta be
consult-in-play = Csak a bemondó ellenfelei tanácskozhatnak, és csak játék közben

# beállítások
option-stake = hány zsetont ér egy ütés
option-dealer_out = hány játékosnál nem kap lapot az osztó
option-two_packs = megkevernek-e egy második csomagot, amíg az elsővel játszanak
option-kitty = kassza annak, aki napot csinál: minden osztó fizet, vagy körönként egyszer mindenki
option-kitty_end = mi legyen a kasszával, ha senki sem vitte el: elosztják, vagy húznak érte
option-misere = bemondható-e, hogy valaki egy ütést sem visz, aduval vagy anélkül
option-buying = lehet-e a bemondások előtt új lapokat venni, laponként egy tétért a kasszába
option-spare_hand = van-e pótkéz; aki felveszi, annak napra kell játszania
option-double_header = ha mindenki passzol, játék nélkül dupla lesz-e a tét, amíg egy bemondó nem nyer
option-min_call = legalább hány ütést kell bemondani
option-wellington = rá lehet-e mondani a napra Wellingtont, dupla vagy korlátozott téttel
option-blucher = rá lehet-e mondani a Wellingtonra Blüchert
option-nap_caller_may_raise = ha a napra rámondanak, maga vállalhatja-e a magasabbat a nap bemondója
option-hand = hány lapot kap mindenki; hatból egyet, hétből kettőt félretesznek
option-conduct = csak szabályos lépés lehetséges-e, vagy, mint igazi asztalnál, hibázni is lehet, és a hibát reklamálni kell

# a beállítások űrlapja, és hogy mi ez a játék
label-two_packs = Két csomag felváltva
label-kitty = Kassza a napért
label-kitty_end = Az el nem vitt kassza
label-misere = Betli
label-buying = Lapvétel
label-spare_hand = Pótkéz
label-double_header = Dupla tét, ha mindenki passzol
label-min_call = A legkisebb bemondás
label-wellington = Wellington a napra
label-blucher = Blücher a Wellingtonra
label-nap_caller_may_raise = A nap bemondója vállalhatja a magasabbat
label-hand = Lapok fejenként
choice-six-only = hat játékosnál
choice-five-and-six = öt és hat játékosnál
choice-per-deal = minden osztó fizet
choice-per-round = körönként mindenki fizet
choice-divide = egyenlően elosztják
choice-draw = a legalacsonyabb húzott lap viszi
choice-trumps = van, aduval
choice-no-trumps = van, adu nélkül
choice-double = dupla tét
choice-limited = korlátozott tét
preset-misere = Betlivel
preset-kitty-and-buying = Kasszával és lapvétellel
preset-double-header = Dupla téttel, ha mindenki passzol
preset-wellington = Wellingtonnal és Blücherrel
game-about = Mondd meg, hány ütést viszel az ötből, és vidd el őket mindenki ellen.

# a képernyőn
place-played = { $seat } kijátszott lapjai
place-own-played = A te kijátszott lapjaid
place-laid = { $seat } félretett lapjai
place-own-laid = A te félretett lapjaid
place-out = { $seat } letett lapjai
place-own-out = A te letett lapjaid
fact-doubled = Dupla tét
fact-stands-out = Kimarad
fact-said = Bemondta
verb-lay = Félreteszem
verb-take-spare = Felveszem a pótkezet
value-pass = passz
value-misere = betli
value-nap = nap
value-wellington = Wellington
value-blucher = Blücher
value-buying = lapvétel
value-laying = félretevés
value-calling = bemondás
value-choosing = választás a pótkézből
value-answering = a napra rámondtak
value-kitty-draw = húzás a kasszáért
verb-accept = Magam vállalom
verb-decline = Átengedem
verb-consult = Tanácskozom
value-13 = 13, hibás osztás
value-14 = 14, felfordított lap
value-15 = 15, lapokhoz nyúlás
value-16 = 16, a csomaghoz nyúlás
value-R15 = R15, renonsz
value-R16 = R16, soron kívüli bemondás vagy lap

# miért tanácsol a gép egy lépést
why-makes-tricks = a kézben várhatóan megvan a bemondott ütések száma
why-least-likely = nincs mit nyerni: ez a lap viszi el a legkisebb eséllyel az ütést
why-strongest-plain = ez a legerősebb megmaradt lap, amely nem adu
why-strongest = ez a legerősebb megmaradt lap
why-low-as-may-be = ez a lehető legalacsonyabb lap
why-weakest-go = a leggyengébb lapok mennek félre
why-challengers-risk = a magasabb bemondás kockázata azé, aki rámondta
why-cards-cost = minden új lap egy tétbe kerül
why-too-weak = a lap túl gyenge ahhoz, hogy a többieknél magasabbat lehessen bemondani
lesson-makes-trumps = az első hívásod aduvá teszi a kőrt, és az ászt semmi sem üti: akinek van aduja, adnia kell egyet
lesson-draw-again = hívd tovább az adut: a bubit csak a király és a dáma üti, és akinek nem marad aduja, a kis aduidat sem verheti meg

# what may be claimed, as a condition, and what follows
if-13 = Ha az osztó rosszul osztott
then-13 = az osztó újra oszt, és ha van kassza, egy tétet fizet bele
if-14 = Ha az osztó osztás közben felfordított egy lapot
then-14 = az osztó újra oszt, és ha van kassza, egy tétet fizet bele
if-15 = Ha valaki osztás közben a lapokhoz nyúlt
then-15 = a vétkes, ha van kassza, egy tétet fizet bele
if-16 = Ha valaki a maradék csomaghoz nyúlt
then-16 = a vétkes, ha van kassza, egy tétet fizet bele
if-R15 = Ha valaki nem adott színre színt, pedig tudott volna
then-R15 = a bemondó ellenfele öt ütés árát fizeti neki; a bemondó elbukja a bemondását
if-R16 = Ha valaki soron kívül mondott be vagy játszott ki lapot
then-R16 = a bemondást vagy a lapot visszaveszik

found-nap-on-four = Nap bemondása négy egyszínű lappal, élén ásszal vagy királlyal, a passzhoz képest, tétben
found-three-on-four = Ugyanezzel a kézzel három ütés bemondása
