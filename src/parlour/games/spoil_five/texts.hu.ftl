# események
spoil-stake = { $payer } a spoil után hozzátesz { $amount } zsetont
dealer-stake = { pays-fee }
turns-another = { $seat } helyette felüt: { $cards }
sets-aside = { $seat } félretesz: { $cards }
turn-up-stays = Más szín nem maradt, ez marad a felütött lap: { $cards }
asks-for-five = { $seat } ötözést, vagyis más adut kér
keeps-trumps = { $seat } megtartja az adut
agrees-to-five = { $seat } beleegyezik az ötözésbe
refuses-five = { $seat } nem egyezik bele az ötözésbe
lays-face-down = { $seat } csukva kitesz: { $cards }
robs = { $seat } rabol, és elveszi: { $cards }
leaves-ace = { $seat } nem rabol, otthagyja a felütött ászt
takes-pool = { takes-share }
spoilt = Senkinek sincs elég ütése: spoil. A kassza marad: { $n }
plays-on = { $seat } továbbjátszik mind az öt ütésért
jink-fails = { $seat } mind az öt ütésért játszott tovább, de egyet elvesztett: a kassza marad
pays-jink = { $payer } az öt ütésért fizet: { $amount }
scores = { $seat } öt pontot ír; összesen: { $n }
hand-over = A leosztásnak { $n } ütés után vége
deals-done = A játéknak { $n } leosztás után vége
deal-lost = { $seat } elveszti az osztás jogát
rebuys = { $payer } fizet { $amount } zsetont, és újra oszt
shows-no-ace = { $seat } ász nélkül rabolt, és megmutatja: { $cards }
is-debarred = { $seat } ebben a leosztásban nem viheti el a kasszát
has-not-robbed = { $seat } kezében volt az ász, és nem rabolt: { $cards }
cannot-win = { $seat } ütései elegendők volnának, de ebben a leosztásban nem viheti el a kasszát

# elutasítások
fiving-not-agreed = Ennél az asztalnál nincs ötözés, vagyis nem lehet más adut kérni
fiving-once = Ötözést egyszer lehet kérni, a játék előtt
elder-asks = Ötözést csak az előkéz kér
dealer-answers = Az ötözésre csak az osztó felel
nothing-asked = Senki sem kért ötözést
fiving-first = Előbb az dől el, lesz-e ötözés
jinking-not-agreed = Ennél az asztalnál nincs jink, vagyis nem lehet mind az öt ütésért továbbjátszani
third-trick-speaks = A párt nevében az dönt, aki a harmadik ütést vitte
first-three-tricks = A kassza és a továbbjátszás közt csak az választhat, aki az első három ütést vitte, és csak egyszer
pool-or-play-on = Előbb döntsd el: elviszed a kasszát, vagy továbbjátszol
robbing-not-agreed = Ennél az asztalnál nincs rablás
no-ace-no-rob = Csak az rabolhat, akinél az adu ász van
robbed-already = Már raboltál
rob-before-first-card = Csak az első lapod kijátszása előtt rabolhattál
rob-at-your-turn = Rabolni akkor lehet, amikor te következel
must-rob = Nálad van az adu ász: előbb rabolj, vedd el a felütött lapot
play-instead = Ha nem akarsz rabolni, játssz ki egy lapot
keep-the-ace = Bármelyik lapot kiteheted, csak az ászt nem
dealer-robs = Ász van felütve: csak az osztó rabolhat
dealer-robs-before-lead = Az osztónak az első kihívás előtt kell eldöntenie, hogy rabol-e; később már nem lehet
dealer-decides-first = Előbb az osztó dönti el, elveszi-e az ászt
must-play-trump = Adut hívtak: adut kell adnod
no-reneging-to-higher = Magasabb adut hívtak: a tiédet nem tarthatod vissza
must-follow-hearts = Kőr ászt hívtak: adj kőrt vagy adut
must-follow-or-trump = Van ilyen színű lapod: adj színt vagy adut
nothing-misdealt = Nincs hibás osztás, amelyért fizetni kellene
misdealer-decides = Előbb az osztó mondja meg, fizet-e és újra oszt-e

# beállítások
option-deals = mindenki egyszer oszt; amíg egy pontjátszmát meg nem nyernek; vagy megadott számú leosztás
option-stake = hány zsetont tesz mindenki az új kasszába
option-spoil_stake = hány zsetont tesz mindenki a kasszába spoil után
option-dealer_stake = mennyit fizet az osztó ezenfelül minden osztáskor
option-partners = kik játszanak együtt: mindenki magának; két párt, amelynek tagjai felváltva ülnek; vagy szemben ülő párok
option-misdeal = elveszti-e az osztás jogát, aki rosszul osztott, vagy fizethet és újra oszthat
option-robbing = akinél az adu ász van, köteles-e elvenni a felütött lapot, elveheti-e, vagy nincs rablás
option-order = a kártyák sorrendje: az ír rend, vagy a szokásos
option-two_tricks_win = elviszi-e a kasszát már két ütés
option-fiving = kérhet-e az előkéz más színű adut
option-jinking = aki az első három ütést vitte, továbbjátszhat-e mind az ötért
option-points = játszanak-e 25 vagy 45 pontig, ütésenként öt ponttal
option-conduct = csak szabályos lépés lehetséges-e, vagy, mint igazi asztalnál, történhet hiba, és lehet reklamálni

# a beállítások űrlapja, és hogy mi ez a játék
label-spoil_stake = Tét spoil után fejenként
label-dealer_stake = Az osztó ezenfelül fizet
label-misdeal = Hibás osztás után
label-robbing = A felütött lap rablása
label-order = A lapok sorrendje
label-two_tricks_win = Két ütés viszi a kasszát
label-fiving = Más adu kérése (ötözés)
label-jinking = Játék mind az öt ütésért (jink)
label-points = Játszma 25 vagy 45 pontig
choice-game = amíg egy pontjátszmát meg nem nyernek
choice-partners-none = mindenki magának
choice-compulsory = kötelező
choice-optional = nem kötelező
choice-irish = az ír rend
choice-ordinary = a szokásos sorrend
choice-25 = 25 pont
choice-45 = 45 pont
choice-two-sides = két párt, felváltva ülve
choice-pairs = szemben ülő párok
choice-lose-deal = az osztó elveszti az osztás jogát
choice-may-rebuy = az osztó fizethet, és újra oszthat
preset-jinking = Jinkkel
preset-twenty-five = Játszma 25 pontig
preset-forty-five = Játszma 45 pontig
preset-family = Családi játék, a szokásos sorrenddel
game-about = Az ötből három ütés viszi a kasszát; ha neked nem megy, ne hagyd másnak se.

# a képernyőn
place-laid = { $seat } kitett lapja
place-own-laid = A te kitett lapod
fact-stakes = Tétek
fact-clubs = Treff
fact-diamonds = Káró
fact-hearts = Kőr
fact-spades = Pikk
fact-laid = Kitetted
fact-spoils = Spoilok
fact-misdeal = Hibás osztás
fact-robbing = Rablás
fact-enough = Ennyi ütés nyer
fact-jinking = Jink
fact-target = Ennyi pont a játszma
verb-five = Ötözést kérek
verb-rob = Rabolok, kiteszem
verb-no-rob = Otthagyom az ászt
verb-take-pool = Elviszem a kasszát
verb-play-on = Játszom tovább
value-paid = fizetve
value-after-spoil = spoil után
value-may-rebuy = az osztó fizethet, és újra oszthat
value-optional = nem kötelező
value-fiving = ötözés?
value-dealer-robs = az osztó rabolhat
value-jink = a kassza, vagy játék mind az öt ütésért?
fact-debarred = Nem viheti el a kasszát
verb-rebuy = Fizetek és újra osztok
verb-yield = Lemondok az osztásról
value-misdealt = hibás osztás
value-14 = 14, hibás osztás vagy felfordított lap
value-27 = 27, rablás ász nélkül
value-R20 = R20, szabálytalan vagy soron kívüli lap

# miért tanácsol a gép egy lépést
why-cheap-trick = vidd az ütést, amíg olcsó
why-ace-worth = a felütött ászért bármelyik lapot érdemes odaadni
why-elder-asks = ez az adu nem jó neked
why-trump-for-weakest = a leggyengébb lapodért adut kapsz
why-rest-unbeaten = a többi lapodat semmi sem veri meg
why-pool-won = a kassza megvan
why-draw-trumps = két adud van vagy több: a legjobb kihozza a többiekét
why-weakest-goes = ezt nem nyerheted meg: a leggyengébb lap menjen
why-no-trump = nincs adud
why-trumps-held = van adud
why-stop-him = valaki mindjárt elviszi a kasszát: meg kell állítani
lesson-strongest-plain = tartsd meg az utolsó adut egy fontos ütéshez: a másik kettő közül a dáma a jobb, mert a figurák minden számlap fölött állnak

# a leosztás pillanata, amelytől reklamálni lehet
moment-robbed = valaki rabolt

# olyan lépés előtt, amely az osztásba kerülhet
sure-yield = Elveszted az osztás jogát: a szomszédod oszt.

# what a newcomer cannot know
about-rob = Rabolni annyi, mint elvenni a felütött adut, és egy másik lapodat csukva kitenni érte.

# what may be claimed, as a condition, and what follows
if-14 = Ha az osztó hibásan osztott, vagy felfedett egy lapot
then-14 = az osztó elveszti az osztás jogát
if-27 = Ha valaki ász nélkül rabolt
then-27 = a vétkes ebben a leosztásban nem viheti el a kasszát
if-R20 = Ha valaki nem adott színt, vagy soron kívül játszott
then-R20 = a lapot kicserélik a helyesre, vagy a vétkes ebben a leosztásban nem nyerhet
