# események
crowded = { $n } játékos; öten a legjobb, jó játékhoz legfeljebb hatan
ante-agreed = Az ante { $n }
limit-agreed = A limit { $n }
annulled = Megegyezéssel hatályon kívül: { $word }. törvény
draws-for-deal = { $seat } húz: { $cards }
deals-first = { $seat } húzta a legalacsonyabbat, ő oszt először
redraw = A legalacsonyabb { $n } játékosnál van, ők újra húznak
buys-counters = { $payee } vesz { $amount } zsetont
stakes-ante = { $payer } leteszi az antét: { $amount }
straddles = { $seat } straddle-t tesz: { $n }
stakes-straddle = { $payer } letesz: { $amount }
declines = { $seat } nem tesz straddle-t
jack-pot = { $n }. jack-pot; { $seat } oszt
minimum = A nyitáshoz legalább két { $word ->
    [knaves] bubi
    [queens] dáma
    [kings] király
   *[other] { $word }
} kell
subscribes = { $payer } a jack-potba fizet { $amount } zsetont
pack = A csomag { $n } lapos
shuffles-last = { $seat } kever utoljára
deals-round = { $seat } egyesével oszt, balról kezdve
deal-complete = Mindenkinek öt lapja van
first-say = Az első szó joga: { $seat }
opens = { $seat } nyit: { $n }
goes-in = { $payer } letesz: { $amount }
comes-in = { $seat } beszáll: { $n }
increases = { $seat } tétet emel erre: { $n }
unopened = Senki sem nyit: a tétek a potban maradnak, és a következő játék jack-pot
draws-first = { $seat } cserél először
makes-good = { $payer } kiegészíti a tétjét: { $amount }
stands-pat = { $seat } mind az öt lapot megtartja
exchanges = { $seat } cserél { $n } lapot
waits-for-cards = Kevés a lap: { $seat } még { $n } lapra vár, amíg mindenki letesz
reshuffles = { $seat } megkever { $n } letett lapot a többieknek
stakes-equal = Mindenki tétje { $n }
bets-first = { $seat } tesz tétet először
bets = { $seat } tétje: { $n }
raises = { $seat } tétet emel erre: { $n }
makes-good-and-raises = { $seat } megadja, { $n }, és tétet is emel
calls = { $seat } megadja: { $n }
lays = { $payer } letesz: { $amount }
stands = { $seat } vár
retires = { $seat } eldobja a lapját
lays-all = { $payer } mindenét leteszi: { $amount }
demands-show = { $seat } terítést kér ennyiért: { $n }
deemed-to-show = { $seat } zseton nélkül maradt, ennyiért terít: { $n }
betting-goes-on = A többiek tovább emelhetik a tétet; { $seat } akkor terít, amikor végeztek
proves-opening = { $seat } megmutatja a nyitó lapját: { $cards }
holds = { $seat }: { $word ->
    [nothing] semmi
    [pair] pár
    [two_pairs] két pár
    [blaze] blaze
    [threes] drill
    [skip_straight] ugrósor
    [sequence] sor
    [flush] flös
    [full] full
    [fours] póker
    [sequence_flush] színsor
   *[other] { $word }
}
names-joker = { $seat } a dzsókert megnevezi: { $word }
no-sequence = Ász, király, dáma, bubi, tízes nem sor ({ $seat }): az ász csak kezdheti
ace-above-king = Megegyezés szerint az ász a király fölött is állhat ({ $seat })
best-hand = { $seat } keze a legjobb
equal-hands = { $n } kéz egyenlő
side-cards-idle = A többi lap nem számít
takes-pool = { $payee } elviszi a potot: { $amount }
takes-limited = { $payee } elviszi a korlátozott terítést: { $amount }
takes-remainder = { $payee } elviszi a maradékot: { $amount }
divides = { $payee } része: { $amount }
to-expenses = { $amount } zseton a potból az asztal költségeire megy
to-kitty = { $amount } zseton a potból a pinkába megy
takes-kitty = { $payee } elviszi a pinkát: { $amount }
asks-loan = { $seat } kölcsönt kér tőle: { $word }, { $n } zseton
lends = { $payer } kölcsönad { $payee } részére { $amount } zsetont
refuses-loan = { $seat } nem ad kölcsön
repays = { $payer } visszafizet { $payee } részére { $amount } zsetont
games-done = { $n ->
    [one] A kikötött játék lement
   *[other] A kikötött { $n } játék lement
}
shares-pool = { $payee } kap a pot maradékából: { $amount }
shares-kitty = { $payee } kap a pinkából: { $amount }
counters-back = { $payer } elszámol a vett zsetonokkal: { $amount }
names-no-ace = { $seat } dzsókere nem lehet ász a király fölött
not-cut = { $seat } elfelejt emelni
faced-card = Megfordított kártya van a csomagban: { $cards }
misdeal = Hibás osztás: { $seat } újra oszt
stake-back = { $payee } visszavesz { $amount } zsetont
uncut-stands = Nem emeltek, és senki sem szólt: az osztás áll
exposed-card = Az osztó felfedte { $seat } egy lapját, de meg kell tartani: { $cards }
talks-to-dealer = { $seat } osztás közben szól az osztóhoz
lifts = { $seat } felvesz { $n } lapot
asks-cards = { $seat } kér { $n } lapot
discards-counted = Megszámolják, mennyit tett le { $seat }: { $n }
given-as-asked = { $seat } annyit kap, amennyit kért: { $n }
is-given = { $seat } kap { $n } lapot
exposed-in-giving = { $seat } kiszolgálásakor meglátszott egy lap, a maradék alá megy: { $cards }
excess-back = { $seat } utoljára kapott { $n } lapja visszakerül a maradékra
makes-up = { $seat } pótolja a hiányzó { $n } lapot
asks-dealer = { $seat } megkérdezi, hányat cserélt az osztó
dealer-answers = { $seat } ennyit cserélt: { $n }
tells-hand = { $seat } elárulja az eldobott kezét: { $cards }
tells-number = { $seat } elárulja, hányat cserélt { $word }: { $n }
will-bet = { $seat } azt mondja, tenni fog
will-not-bet = { $seat } azt mondja, nem fog tenni
bets-out-of-turn = { $seat } soron kívül letesz { $n } zsetont, és az ott marad
counts-as-bet = Amit { $seat } előre letett, tétnek számít: { $n }
counts-as-raise = Amit { $seat } előre letett, tétemelésnek számít erre: { $n }
counts-as-call = Amit { $seat } előre letett, megadásnak számít: { $n }
counts-as-part = Amit { $seat } előre letett, ennyinek számít: { $n }
excess-stays = { $seat } limit fölött letett { $n } zsetonja hatás nélkül a potban marad
judges = Ebben { $seat } dönt
nobody-to-judge = Mindenki fél az ügyben: az dönt, amit mindenki látott
foul-hand = { $seat } keze hibás
abandons-hand = { $seat } leteszi, kiszáll, és elveszti, amit tett: { $n }
bet-lost = { $seat } hibás kézre tett tétje elveszett: { $n }
returns-ante = { $payer } a saját pénzéből visszaad { $payee } részére { $amount } zsetont
pays-in-stead = { $payer } osztás közben beszélt, ezért fizet { $payee } részére { $amount } zsetont
foul-at-the-end = { $seat } keze hibás: { $n } lap
nobody-left = Senki sem maradt játékban
cannot-prove = { $seat } nem tudja igazolni a nyitást, és nem viszi el a potot
pays-double-ante = { $payer } kétszeres antét fizet: { $amount }
as-if-unopened = A pot marad, és a következő játék jack-pot, mintha senki sem nyitott volna
disputes-number = { $seat } vitatja, hány lapot kért
testifies = { $seat } tanúsítja: { $n } lapot kért
cannot-say = { $seat } nem tudja megmondani
held-right = Senki sem tudja: úgy veszik, hogy { $seat } ennyit kért: { $n }
summons = { $seat } tanúnak hívja: { $word }
says-so = { $seat } megerősíti
denies = { $seat } tagadja
told-hand = { $seat } nem árulhatta volna el a kezét
told-number = { $seat } nem árulhatta volna el a számot
dismisses = { $seat } elutasítja a reklamációt

# elutasítások
no-player = Aki kiszállt, ebben a játékban már nem vesz részt
discarded-before = Már letettél, végleg
too-late-to-straddle = Straddle-t osztás előtt, sorban lehet tenni, az ante bal szomszédja után
straddle-above-cap = A straddle nem mehet a fél limit fölé: { $cap }
not-enough-counters = Ehhez nincs elég zsetonod
opened-before = A játék nyitva van: add meg, emelj tétet vagy passzolj
below-minimum = Ezzel a kézzel nem nyithatod meg ezt a jack-potot
open-more = Legalább ennyivel nyiss: { $least }
open-less = Legfeljebb ennyivel nyiss: { $most }
no-raise-in-draw = A csere alatt csak kiegyenlítik a téteket
bet-or-call = A játékot a csere előtt megnyitották: tegyél tétet, add meg vagy dobd el a lapod
no-betting-yet = Tétet a csere után tesznek
bet-made-before = Már van tét: add meg, emelj tétet vagy dobd el a lapod
above-limit = Egyszerre legfeljebb ennyivel lehet tétet emelni: { $limit }
nothing-to-raise = Még nincs mire emelni
stake-more = Legalább ennyit tegyél: { $least }
alone-with-counters = Másnak nincs zsetonja: add meg vagy dobd el a lapod
law-60-annulled = Megegyezés szerint nincs korlátozott terítés
borrow-to-call = Aki tétemeléshez kölcsönzött, a megadáshoz is kölcsönözzön
funds-enough = Korlátozott terítés annak jár, aki nem tudja megadni
make-good-first = Előbb egészítsd ki a tétedet a legmagasabbra
no-draw-yet = A csere még nem kezdődött el
no-borrowing = Ennél az asztalnál nincs kölcsön
asked-before = Egy fordulóban egyszer kérhetsz kölcsönt, mielőtt lépsz
no-such-loan = Ez a hely nem tud ennyit kölcsönadni
lend-or-refuse = Adj kölcsön, vagy tagadd meg
no-loan-asked = Tőled senki sem kért kölcsönt
retire-or-decline = Most nem lehet passzolni
pass-instead = Most nem lehet eldobni
nothing-to-make-good = Nincs mit kiegészíteni
too-short-to-call = Odáig nem ér a zsetonod
make-good-in-draw = A csere alatt kiegészíteni kell
nothing-to-call = Nincs mit megadni
stood-before = Egyszer már vártál: tegyél tétet vagy dobd el a lapod
hand-thrown-up = Az eldobott kezet soha nem veszik fel újra
nothing-to-lift = Nincs mit felvenni
lift-first = Előbb vedd fel a lapjaidat
law-annulled = Ezt a törvényt megegyezéssel hatályon kívül helyezték
too-late-to-ask = Már felvetted a lapjaidat vagy tettél: késő kérdezni
nothing-to-ask = Az osztót akkor lehet megkérdezni, ha mindketten cseréltetek, és csak egyszer
nobody-deals = Most senki sem oszt, vagy már szóltál
nothing-to-tell = Csak az árulhatja el a kezét, aki látta és kiszállt, és csak egyszer
nothing-to-report = Ezt csak az osztó mondhatná el arról, aki már cserélt, és csak egyszer
nothing-to-say = A szándékát licit közben mondja meg az ember, és csak egyszer
nobody-asked = Senki sem kért tőled tanúságot
another-answer = Ez nem válasz a kérdésre
heard-already = Őt nem lehet tanúnak hívni
not-the-judge = Most nem te döntesz
ask-up-to-five = A kéz öt lap: legfeljebb annyit kérj
asked-already = Már kértél
discard-first = Előbb tegyél le
dealer-serves = Ez az osztó dolga
nothing-to-serve = Most nincs mit osztani vagy adni
answer-first = Előbb egy másik kérdésre kell felelni
bet-lies = A téted már ott van, és ott is marad

# beállítások
option-deals = hány játék: kör, amelyben mindenki egyszer oszt, vagy egy szám
option-conduct = csak szabályos lépés; vagy mint igazi asztalnál: a lapokat kézzel veszik fel és kérik, vétség megeshet, és reklamálnak miatta
option-funds = hány zsetont vesz mindenki az elején, és újra, ha elfogyott
option-ante = az egyetlen kötelező tét
option-limit = legfeljebb ennyivel lehet egyszerre emelni
option-ace_in_sequences = állhat-e az ász a király fölött is
option-blaze = öt figura veri-e a két párt
option-skip_straight = az egyet-egyet ugró lapok verik-e a drillt
option-joker = van-e dzsóker a csomagban
option-kitty = félretesznek-e minden potból, és mire
option-kitty_take = játékonként mennyit tesznek félre
option-kitty_hand = a legkisebb kéz, amely elviszi a pinkát
option-counters = hogyan néznek ki a zsetonok
option-borrowing = kölcsönözhetnek-e egymástól a játékosok
option-annulled_laws = megegyezéssel hatályon kívül helyezett törvények

# a beállítások űrlapja, és hogy mi ez a játék
label-funds = Zsetonok az elején
label-ante = Ante
label-ace_in_sequences = Ász a sorban
label-blaze = Blaze
label-skip_straight = Ugró sor
label-joker = Dzsóker
label-kitty = Pinka
label-kitty_take = Játékonként a pinkába
label-kitty_hand = A pinkát vivő kéz
label-counters = Zsetonok
label-borrowing = Kölcsön
label-annulled_laws = Félretett törvények
choice-unlimited = korlátlan
choice-none = nincs limit
choice-low = csak a kettes alatt
choice-both = a kettes alatt vagy a király fölött
choice-expenses = költségekre
choice-reward = jutalom a szép kézért
choice-full = full
choice-three-colours = három szín
choice-coins = érmék
choice-14 = 14. törvény: az osztó megtéríti a hibás kezet
choice-16 = 16. törvény: aki az osztót zavarja, fizet
choice-22 = 22. törvény: straddle a fél limitig
choice-60 = 60. törvény: terítés annyiért, amennyi van
choice-69 = 69. törvény: a kőr flös a legjobb
choice-sequence-flush = színsor
choice-fours = négy egyforma
choice-flush = flös
choice-sequence = sor
preset-joker = Dzsókerrel
preset-odd-hands = Blaze-zel és ugró sorral
preset-kitty = Pinkával, jutalomnak
game-about = Ötlapos, cserés póker: tét, csere, blöff; a legjobb vagy a legmerészebb viszi a potot.

# a képernyőn
place-stub = Maradék
place-house = Ház
fact-ante = Ante
fact-counters = Zsetonok
fact-waived = Hatályon kívül
fact-jack-pot = Jack-pot, nyitáshoz
fact-go-in = Beszállás
fact-opener = Nyitott
fact-out = Kiszállt
fact-show-for = Ennyiért terít
verb-straddle = Straddle-t teszek
verb-open = Nyitok
verb-raise = Tétet emelek erre
verb-make-good = Kiegészítem
verb-retire = Eldobom a lapom
verb-bet = Teszek
verb-show-for = Terítést kérek mindenemért
verb-borrow = Kölcsönt kérek
verb-lend = Kölcsönadok
value-nothing = semmi
value-white = fehér
value-knaves = két bubi
value-queens = két dáma
value-kings = két király
value-stakes = anték
value-straddling = straddle
value-say = a szó
value-making-good = kiegészítés
value-discarding = csere
value-reshuffle = a letett lapok keverése
value-betting = licit
value-lending = kölcsönt kérnek
fact-uncut = Nem emeltek
fact-unlifted = Nem vette fel
fact-talked = Szólt az osztóhoz
fact-asked = Kért
fact-early = Soron kívül
fact-judge = Dönt
fact-accused = Akiről szól
verb-lift = Felveszem
verb-ask = Ennyit kérek
verb-give = Adom, ahogy kérte
verb-count = Megszámolom a letett lapokat
verb-ask-dealer = Megkérdezem, hányat cserélt az osztó
verb-talk = Szólok az osztóhoz
verb-tell = Elárulom a kezem
verb-report = Elárulom, hányat cserélt
verb-say = Azt mondom
verb-testify = Tanúsítom
verb-summon = Tanúnak hívom
verb-uphold = Helyt adok
verb-dismiss = Elutasítom
value-bet = teszek
value-pass = nem teszek
value-cannot = nem tudom
value-dealing = osztás
value-asking = hány lapot kér?
value-giving = más számot kértek
value-testifying = hányat kért?
value-judging = döntés
value-evidence = tanúmeghallgatás

# ahogy a póker asztalánál mondják
place-pool = Pot
place-kitty = Pinka
value-pool = pot
verb-call = Megadom
verb-stand = Várok
verb-decline = Nem teszek straddle-t

# miért tanácsol a gép egy lépést
why-odds-draw = az esélyek megérik a cserét
why-odds-pay = az esélyek megérik
why-odds-call = az esélyek megérik a tartást
why-least-keeps = a legkisebb tét is játékban tartja a kezet
why-cards-unseen = nem látott lapra nem jár tét
why-no-help-goes = ami nem segít, az megy
why-nothing-to-bet = nincs miből tétet tenni
why-see-others = hogy kiderüljön, mit tesznek a többiek
why-nothing-to-play = nincs mire játszani
why-too-weak = gyenge a nyitáshoz

# meddig lehet reklamálni
window-law-8 = a lapokat még osztják
window-law-12 = a húzás utáni licit nem kezdődött el, és van, aki még sem fel nem vette a lapjait, sem nem húzott
window-law-13 = aki felvette a lapjait, még játékban van, és a kör nem ért véget
window-law-16 = valaki az osztóhoz szólt, ő ebben a körben visszafizetett egy tétet, és a bíró még nem döntött
window-law-28 = egy kiszállt játékos beszélt a kezéről, és a bíró még nem döntött
window-law-42 = valaki még nem vette fel a húzott lapjait, és az eldobottakat nem keverték vissza
window-law-43 = húzott lapok fekszenek felvétlenül, és az eldobottakat nem keverték vissza
window-law-45 = a játékos megkapta, amit kért, és még játékban van
window-law-46 = a húzáskor már kapott, még játékban van, és eddig nem vitatta
window-law-47 = az osztó húzott, és még játékban van
window-law-48 = aki húzott, felvette, és még játékban van
window-law-51 = az osztó megmondta, hányat húzott más, és a bíró még nem döntött
fault-law-8 = a csomagot nem emelték meg
fault-law-12 = rossz számú lap, nem vették fel
fault-law-13 = rossz számú lap, felvették
fault-law-16 = az osztót megzavarták
fault-law-28 = elárulta az eldobott kezét
fault-law-42 = húzáskor túl sokat adtak
fault-law-43 = húzáskor túl keveset adtak
fault-law-45 = rossz számot kért, és megkapta
fault-law-46 = vitás, hányat kért
fault-law-47 = az osztó rossz számot húzott
fault-law-48 = felvette, és a kéz nem öt lap
fault-law-51 = az osztó elárulta, hányat húzott más
