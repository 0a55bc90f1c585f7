# események
spoil-stake = { $payer } a spoil után hozzátesz { $amount } zsetont
dealer-stake = { pays-fee }
turns-another = { $seat } helyette felüt: { $cards }
sets-aside = { $seat } félretesz: { $cards }
turn-up-stays = Más szín nem maradt, ez marad a felütött lap: { $cards }
asks-for-five = { $seat } ötözést kér
keeps-trumps = { $seat } megtartja az adut
agrees-to-five = { $seat } beleegyezik
refuses-five = { $seat } nem egyezik bele
lays-face-down = { $seat } csukva kitesz: { $cards }
robs = { $seat } rabol, és elveszi: { $cards }
leaves-ace = { $seat } otthagyja az ászt
takes-pool = { takes-share }
spoilt = Senkinek sincs elég ütése: spoil. A kassza marad: { $n }
plays-on = { $seat } továbbjátszik mind az öt ütésért
jink-fails = { $seat } elvesztett egy ütést, és vele a kasszát
pays-jink = { $payer } az öt ütésért fizet: { $amount }
scores = { $seat } öt pontot ír; összesen: { $n }
hand-over = A leosztásnak { $n } ütés után vége
deals-done = A játéknak { $n } leosztás után vége
deal-lost = { $seat } elveszti az osztás jogát
rebuys = { $payer } fizet { $amount } zsetont, és újra oszt
shows-no-ace = { $seat } ász nélkül rabolt, és megmutatja: { $cards }
is-debarred = { $seat } ebben a leosztásban nem nyerhet
has-not-robbed = { $seat } kezében volt az ász, és nem rabolt: { $cards }
cannot-win = { $seat } ütései elegendők volnának, de nem nyerhet

# elutasítások
fiving-not-agreed = Ennél az asztalnál nincs ötözés
fiving-once = Ötözést egyszer lehet kérni, a játék előtt
elder-asks = Ötözést csak az előkéz kér
dealer-answers = Csak az osztó felel
nothing-asked = Senki sem kért ötözést
fiving-first = Az adu még nem dőlt el
jinking-not-agreed = Ennél az asztalnál nincs jink
third-trick-speaks = Az dönt, aki a harmadik ütést vitte
first-three-tricks = Ezt csak az választhatja, aki az első három ütést vitte, és csak egyszer
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
dealer-robs-before-lead = Az osztó csak az első kihívás előtt veheti el az ászt
dealer-decides-first = Előbb az osztó dönti el, elveszi-e az ászt
must-play-trump = Adut hívtak: adut kell adnod
no-reneging-to-higher = Magasabb adut hívtak: a tiédet nem tarthatod vissza
must-follow-hearts = Kőr ászt hívtak: adj kőrt vagy adut
must-follow-or-trump = Van ilyen színű lapod: adj színt vagy adut
nothing-misdealt = Nincs hibás osztás, amelyért fizetni kellene
misdealer-decides = Előbb az osztó mondja meg, fizet-e és újra oszt-e

# beállítások
option-deals = mindenki egyszer oszt; amíg egy pontjátszmát meg nem nyernek; vagy megadott számú leosztás
option-stake = zsetonok fejenként az új kasszába
option-spoil_stake = zsetonok fejenként spoil után
option-dealer_stake = mennyit fizet az osztó ezenfelül minden osztáskor
option-partners = mindenki magának; két párt, amelynek tagjai felváltva ülnek; vagy szemben ülő párok
option-misdeal = mit tehet, aki rosszul osztott
option-robbing = akinél az adu ász van, köteles-e elvenni a felütött lapot, elveheti-e, vagy nincs rablás
option-order = a kártyák sorrendje: az ír rend, vagy a szokásos
option-two_tricks_win = két ütés viszi a kasszát
option-fiving = az előkéz más színű adut kérhet
option-jinking = az első három ütés után mind az ötért tovább lehet játszani
option-points = játszma 25-ig vagy 45-ig, ütésenként öt ponttal
option-conduct = csak szabályos lépések; vagy mint igazi asztalnál: történhet hiba, és lehet reklamálni

# a beállítások űrlapja, és hogy mi ez a játék
label-spoil_stake = Spoil után
label-dealer_stake = Az osztó ezenfelül
label-misdeal = Hibás osztás után
label-robbing = Rablás
label-order = A lapok sorrendje
label-two_tricks_win = Két ütés nyer
label-fiving = Ötözés
label-jinking = Jink
label-points = Pontjátszma
choice-game = amíg egy pontjátszmát meg nem nyernek
choice-partners-none = mindenki magának
choice-compulsory = kötelező
choice-optional = nem kötelező
choice-irish = az ír rend
choice-ordinary = a szokásos
choice-25 = 25 pont
choice-45 = 45 pont
choice-two-sides = két párt
choice-pairs = párok
choice-lose-deal = elveszti az osztás jogát
choice-may-rebuy = fizet és újra oszt
preset-jinking = Jinkkel
preset-twenty-five = Huszonöt
preset-forty-five = Negyvenöt
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
fact-target = A játszma célja
verb-five = Ötözést kérek
verb-rob = Rabolok, kiteszem
verb-no-rob = Otthagyom az ászt
verb-take-pool = Elviszem a kasszát
verb-play-on = Játszom tovább
value-paid = fizetve
value-after-spoil = spoil után
value-may-rebuy = fizethet és újra oszthat
value-optional = nem kötelező
value-fiving = ötözés?
value-dealer-robs = az osztó rabolhat
value-jink = a kassza, vagy mind az öt
fact-debarred = Nem nyerhet
verb-rebuy = Fizetek és újra osztok
verb-yield = Lemondok az osztásról
value-misdealt = hibás osztás
value-14 = 14, hibás osztás
value-27 = 27, rablás ász nélkül
value-R20 = szabálytalan vagy soron kívüli lap

# miért tanácsol a gép egy lépést
why-cheap-trick = vidd az ütést, amíg olcsó
why-ace-worth = a felütött ászért bármelyik lapot érdemes odaadni
why-elder-asks = ez az adu nem jó az előkéznek
why-trump-for-weakest = a leggyengébb lapért adut kapsz
why-rest-unbeaten = a többi lapodat semmi sem veri meg
why-pool-won = a kassza megvan
why-draw-trumps = két adud van vagy több: a legjobb kihozza a többiekét
why-weakest-goes = ezt nem nyerheted meg: a leggyengébb lap menjen
why-no-trump = nincs adud
why-trumps-held = van adud
why-stop-him = nem hagyhatod neki a kasszát
lesson-strongest-plain = tartsd meg az utolsó adut egy fontos ütéshez: a másik kettő közül a dáma a jobb, mert a figurák minden számlap fölött állnak

# a leosztás pillanata, amelytől reklamálni lehet
moment-robbed = valaki rabolt

# olyan lépés előtt, amely az osztásba kerülhet
sure-yield = Elveszted az osztás jogát: a szomszédod oszt.

# what a newcomer cannot know
about-rob = Rabolni annyi, mint elvenni a felütött adut, és egy másik lapodat csukva kitenni érte.

# what may be claimed, as a condition, and what follows
if-14 = Ha az osztó hibásan osztott, vagy felfedett egy lapot
then-14 = elveszti az osztás jogát
if-27 = Ha ász nélkül rabolt
then-27 = ebben a leosztásban nem viheti el a kasszát
if-R20 = Ha nem adott színt, vagy soron kívül játszott
then-R20 = kijavítják, vagy ebben a leosztásban nem nyerhet
