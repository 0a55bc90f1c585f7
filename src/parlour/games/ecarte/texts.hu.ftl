# események
two-play = Ketten játszanak, 32 lapos piquet-kártyával
two-packs = Két különböző színű csomaggal játszanak
cuts = { $seat } emel: { $cards }
chooses-pack = { $seat } oszt először, { $word ->
    [blue] a kék
    [red] a piros
   *[other] { $word }
} csomaggal
deals-with = { $seat } oszt { $word ->
    [blue] a kék
    [red] a piros
   *[other] { $word }
} csomaggal
shuffles-and-cuts = { $seat } kever, a másik emel
pattern = { $seat } így oszt: { $word }
proposes = { $seat }: „Proponálok”
accepts = { $seat }: „Mennyit?”
refuses = { $seat }: „Elutasítom”
discards = { $seat } écartíroz: { $cards }
takes-from-talon = { $seat } a talonból vesz: { $cards }
elder-leads = { $seat } hív ki
gathers-covered = { $seat } letakarja az ütést
gathers-open = { $seat } beszedi az ütést
announces-king = { $seat }: „A király”
marks-king = { $seat } jelzi a királyt
shows-king = { $seat } mutat: { $cards }
written-down = Feljegyezve, { $n }. játszma: { $word }
marks-turned-king = { $seat } jelzi a felütött királyt
deal-over = A leosztásnak vége: { $seat }, { $n } ütés
marks-point = { $seat } jelzi a pontot
marks-vole = { $seat } kettőt jelez a vole-ért
marks-two = { $seat } kettőt jelez
wins-coup = { wins-game }
takes-stakes = { $payee } elviszi a téteket: { $amount }
broken-off = A játszma félbeszakadt
stake-back = { $payee } visszavesz: { $amount }

# igazi asztal eseményei
fresh-cards = { $seat } friss kártyát kér
shuffles = { $seat } kever
cuts-pack = { $seat } leemel { $n } lapot
points-due = { $seat } jelezhet: { $n }
one-less = { $seat } eggyel kevesebbet jelez: { $n }
marks-points = { $seat } jelez: { $n }
points-lost = { $seat } nem jelzett idejében, elvesz: { $n }
deal-kept = A leosztás érvénytelen; { $seat } oszt újra
deal-lost = A leosztás érvénytelen, és { $seat } elveszti az osztás jogát
game-void = { $seat } hamis kártyát talált: a játszma érvénytelen
faced-card = Megfordított kártya a csomagban: { $cards }
faced-turn-up = A felütendő kártya már nyitva fekszik: { $cards }
exposed = { $seat } egyik lapja osztás közben látszik: { $cards }
turned-too = { $seat } több lapot üt fel: { $cards }
surplus-back = { $seat } kezéből visszakerül a talonra: { $cards }
card-made-up = { $seat } megkapja a hiányzó lapot
asks = { $seat } kér: { $n }
asks-again = { $seat } újra kér: { $n }
talon-too-short = { $seat } számára a talonban csak ennyi van: { $n }
keeps = { $seat } visszavesz: { $cards }
exposed-in-serving = Kiszolgáláskor látszik { $seat } egyik lapja: { $cards }
comes-to-light = { $seat } nyitva kap: { $cards }
turns-again = { $seat } felfordít egy lapot a talonból: { $cards }
granted = { $seat } következő proponálását nem lehet elutasítani
made-up = { $seat } megkapja a hiányt: { $cards }
drawn-out = { $seat } kezéből kihúzva: { $cards }
puts-aside = { $seat } félretesz { $n } lapot
names = { $seat } megnevez: { $word ->
    [spades] pikk
    [hearts] kőr
    [diamonds] káró
    [clubs] treff
   *[other] { $word }
}
stands = { $seat } hívására már ráadtak, tehát érvényes
card-back = { $seat } visszaveszi a lapot
has-none = { $seat } kezében nincs a megnevezett szín: a lap érvényes
played-to-dropped = { $seat } leejtett lapjára ráadtak, tehát ki van játszva
falls-onto = { $seat } egyik lapja a kihívott lapra esik, tehát ki van játszva
drops = { $seat } leejt: { $cards }
not-played = Megnézed a lapjaidat; ezt a lapot nem játszhatod ki
picks-up = { $seat } felveszi a leejtett lapot
throws = { $seat } eldobja a lapjait
mixes = { $seat } eldobja és összekeveri a lapokat
shows-thrown = { $seat } épp atout-val ütött, megmutatja az eldobott lapokat: { $cards }
peeks-tricks = { $seat } megnézi a másik ütéseit
touches-own-discards = { $seat } a saját letett lapjaihoz nyúl
peeks-discards = { $seat } megnézi a letett lapokat
plays-open = { $seat } nyitott kártyákkal játszik tovább
unanswered = { $seat } viszi az ütéseket, amelyekre a rövid kéz nem tud ráadni
committee = Senkinek sincs három ütése: a bizottság szerint senki sem jelez
leaves = { $seat } otthagyja a játszmát
takes-mark-off = { $seat } leveszi a király jelét
false-king = { $seat } olyan királyt jelzett, amely nincs nála
no-points = { $seat } ebben a leosztásban nem jelez
marks-penalty = { $seat } reklamálásra jelez: { $n }
laid-aside = { $seat } a rossz leosztást reklamálja: félreteszik
other-pack = { $seat } a másik csomaggal oszt
taken-up = { $seat } leosztását előveszik
mark-comes-off = { $seat } egyik jelzése lekerül
deal-stands = { $seat } leosztása érvényes
corrected = { $seat } visszaveszi a lapot, és mást játszik ki
play-restored = { $seat } reklamál: a játékot visszaállítják
penalty-due = { $seat } majd eggyel kevesebbet jelez

# elutasítások
marked-for-you = Ezeket a pontokat a program jelzi neked
king-marked-before = A királyt leosztásonként egyszer lehet jelezni
king-announced-before = A király már be van jelentve
king-too-late-after-word = A bejelentett királyt a második lap kihívása előtt kell jelezni
king-after-lead = A királyt az első kihívásod előtt kell jelezni
king-after-reply = A királyt jelezni kell, mielőtt ráadsz az első hívásra
king-at-your-turn = Akkor jelezhetsz, amikor te következel
turned-king-marked = A felütött királyt az osztónak azonnal jelzik, egyszer
look-before-the-king = Nézd meg a lapjaidat, mielőtt a királyról szólsz
king-not-held = Az atout király nincs nálad
no-leaving = Szigorú játékban senki sem hagyja ott a játszmát
proposal-stands = A proponálást nem lehet visszavonni
answer-first = Előbb felelj a proponálásra: fogadd el vagy utasítsd el
exchange-stands = A csere megkezdődött: előbb écartírozz
must-trump = Ha nincs a színből, atout-t kell adnod
must-win = Meg tudod ütni, tehát ütnöd kell
elder-proposes = Csak az előkéz proponál
no-more-proposals = Ebben a leosztásban nincs több proponálás
dealer-answers = A proponálásra csak az osztó felel
answer-stands = Az elfogadást nem lehet visszavonni
nothing-proposed = Nem volt proponálás
no-exchange = Most nincs csere
elder-first = A másik écartíroz most
talon-short = A talonban csak ennyi van: { $talon }
discard-one = Aki proponált, legalább egy lapot tegyen le
only-between-deals = A csomagokhoz csak két leosztás között nyúlhatsz
cut-too-thin = Legalább két lapot emelj le, és legalább kettőt hagyj
opponent-cuts = Az osztó ellenfele emel, egyszer
shuffled-already = Ennek a keverésnek vége
pack-bound = A csomagodat erre a játszmára már kiválasztottad
dealer-chooses = Csomagot a játszma első osztója választ
pattern-bound = Az első osztásod módja köt
dealt-already = Már le van osztva
dealer-turns = Az üt fel, aki osztott, egyszer
nothing-to-look-at = Nincs mit megnézni
no-such-choice = Ennél a reklamálásnál más közt lehet választani
fresh-already = Ez előtt az osztás előtt már kértél friss kártyát
nothing-to-unmark = Nincs hamis királyod, amit levehetnél
king-barred = Ebben a leosztásban nem jelezheted a királyt
king-must-be-shown = A játszmát befejező jelzést meg kell mutatni
nothing-to-peek-at = Nincs mit megnézni, vagy nem még egyszer
name-before-you-lead = Színt egyszer lehet megnevezni: a hívó, mielőtt kihív
throw-in-play = Lapot eldobni játék közben lehet
must-grant = Ezt a proponálást meg kell adni
keep-of-the-laid = Ha a talon rövid, az előkéz a most letett lapokból vesz vissza annyit, amennyi hiányzik
ask-after-laying = Az előkéz akkor mondja meg, mennyit kér, ha letette a lapjait
serve-when-asked = Az osztó akkor ad, ha az előkéz kért, és akkor vesz, ha écartírozott
lead-the-named-suit = A megnevezett színt hívd
must-play-lawfully = A játékot visszaállították: most szabályosan kell ráadnod
put-the-surplus-aside = Annyit tegyél félre, amennyi fölösleged van
nothing-to-pick-up = Nincs mit visszavenned
nothing-to-leave = A játszma már el van döntve
nothing-to-pay = Most nincs mit fizetni
mark-after-the-deal = Az ütések pontját a leosztás után, de a következő felütés előtt kell jelezni
mark-what-is-due = Többet nem jelezhetsz, mint amennyi jár
mark-your-own = Nincs jelezni való pontod
turned-king-too-late = A felütött királyt az osztó jelzi, mielőtt a lapját megnézi

# beállítások
option-deals = coup: öt pontig; round: két leosztás; szám: ennyi leosztás, vagy kevesebb, ha a játszma előbb véget ér
option-coups = hány játszma egy ülésben
option-conduct = strict: csak szabályos lépés; table: hibázni is lehet, a hibát reklamálni kell, és a pontot mindenki maga jelzi
option-accidents = milyen gyakori az egyes véletlen baj: egy arány, vagy FAJTA=ARÁNY,FAJTA=ARÁNY; conduct=table kell hozzá
option-mode = kik vehetnek lapot a kezükbe (egyelőre csak two_handed)
option-stake = a játékosok tétje egy játszmában
option-max_stake = egy fogadó legnagyobb tétje (kettős játékban nincs)
option-start_order = hogyan áll össze a kezek sorrendje (kettős játékban nincs)
option-keep_record = feljegyzés a sorrendről, a tétekről és minden játszma eredményéről
option-stake_medium = zseton vagy készpénz (kettős játékban nincs)
option-chouette_shares = a chouetteur részesei (kettős játékban nincs)
option-deal_pattern = három és két lap, vagy kettő és három
option-pack_choice = melyik csomagot választja az első osztó
option-cover_tricks = letakarják-e az ütéseket
option-rest_holder = ki tartja a restet (kettős játékban nincs)
option-committee_sanction = mi következik, ha a galéria beleszól; esetenként dől el

# a képernyőn
place-extra = Azon felül felütve
place-dropped = { $seat } leejtett lapja
place-stakes = Tétek
fact-markers = Pontok
fact-king = Király
fact-shown = Megmutatott király
fact-dautorite = Proponálás nélkül hívott
fact-refused-first = Első proponálást elutasította
fact-sanction = Szankció
fact-record = Feljegyzés
fact-rightful = Neki kellene osztania
fact-due = Jelezhet
fact-open = Nyitott kártyákkal játszik
fact-asked = Ennyi lapot kért
fact-named = Megnevezett szín
fact-aside = Félretett leosztás
verb-propose = Proponálok
verb-mark = Jelzek
verb-announce = „A király”
verb-fresh = Friss kártyát kérek
verb-shuffle = Keverek
verb-choose = Csomagot választok
verb-cut = Emelek
verb-turn = Felütöm
verb-unmark = Leveszem a jelet
verb-ask = Kérek
verb-serve = Adok
verb-draw = Magamnak veszek
verb-keep = Visszaveszem
verb-name = Megnevezem
verb-pickup = Felveszem
verb-peek = Megnézem titokban
verb-throw = Eldobom
verb-mix = Összekeverem a lapokat
verb-pay = Fizetek
value-marked = jelezve
value-announced = bejelentve
value-warning = figyelmeztetés
value-exclusion = kizárás
value-cut = emelés
value-choice = proponálás vagy hívás
value-elder-discards = az előkéz écartíroz
value-dealer-discards = az osztó écartíroz
value-shuffling = keverés
value-turning = felütés
value-paying = fizetés
value-asking = lapkérés
value-serving = lapadás
value-drawing = lapvétel
value-keeping = visszavétel
value-putting-aside = félretevés
value-3-2 = három és kettő
value-2-3 = kettő és három
value-own = a saját letett lapjaim
value-discards = a letett lapok
value-11 = 11, hibás számú csomag
value-13 = 13, nem emeltek
value-14a = 14a, más osztásmód
value-16a = 16a, megfordított kártya
value-17a = 17a, feldobott kártya
value-18 = 18, nem az oszt, akin a sor van
value-18a = 18a, nem az oszt, felütés után
value-19 = 19, rossz szám
value-19a = 19a, rossz szám, látták
value-20 = 20, keveset adott
value-21 = 21, az osztónak kevés
value-21a = 21a, az osztónak sok
value-22 = 22, az előkéznek kevés
value-22a = 22a, az előkéznek sok
value-23 = 23, az előkéz rosszul kért
value-24 = 24, túl sok lappal játszott
value-25 = 25, túl sokat ütött fel
value-29 = 29, hamis király
value-32 = 32, más színt hívott
value-34 = 34, soron kívül hívott
value-38c = 38c, letett laphoz nyúlt
value-42 = 42, újra felütött
value-44d = 44d, rossz lap
value-44g = 44g, rossz lap, idejében
value-50 = 50, ütéseket nézett
value-52 = 52, összekeverte
value-54 = 54, hamis kártya
value-void = érvénytelenítem
value-fill = pótolják
value-pull = kihúzok egyet
value-drop = félreteszem
value-top = a talon tetejére
value-bottom = a talon alá
value-take = elveszem
value-under = alátétetem

# ahogy az écarté asztalánál mondják
rank-J = alsó
value-knave = alsó
fact-trump = Atout
verb-discard = Écartírozok
verb-leave = Otthagyom a játszmát

# miért tanácsol a gép egy lépést
why-only-trumps = csak adu maradt
why-lowest-goes = nincs mit nyerni: a legalacsonyabb megy
why-king-counts = a király rögtön egy pontot ér
why-lowest-does = a legalacsonyabb, amely elég hozzá
why-solved = { NUMBER($n, useGrouping: 0) } osztásban megoldva
why-reckoned = { NUMBER($n, useGrouping: 0) } osztásban kiszámolva

# olyan lépés előtt, amely a játékba kerülhet
sure-leave = Aki feláll, elveszti a játékot és vele a tétet.
sure-throw = Az eldobott lapokért többé nem jár ütés.
sure-mix = Aki lapjait ledobja és összekeveri, két pontot ad az ellenfelének.
