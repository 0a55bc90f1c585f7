# események
spoil-stake = { $payer } a spoil után hozzátesz: { $amount }
dealer-stake = { pays-fee }
turns-another = { $seat } helyette felüt: { $cards }
sets-aside = { $seat } félretesz: { $cards }
turn-up-stays = Más szín nem maradt, ez marad a felütött lap: { $cards }
asks-for-five = { $seat } ötözést kér
keeps-trumps = { $seat } megtartja az adut
agrees-to-five = { $seat } beleegyezik
refuses-five = { $seat } elutasítja
lays-face-down = { $seat } csukva kitesz: { $cards }
robs = { $seat } rabol: { $cards }
leaves-ace = { $seat } otthagyja az ászt
takes-pool = { takes-share }
spoilt = Senkinek sincs elég ütése: spoil. A kassza marad: { $n }
plays-on = { $seat } játszik tovább mind az öt ütésért
jink-fails = { $seat } elvesztett egy ütést, és vele a kasszát
pays-jink = { $payer } az öt ütésért fizet: { $amount }
scores = { $seat } 5 pontot ír, most áll: { $n }
hand-over = A leosztásnak { $n } ütés után vége
deals-done = A játéknak { $n } leosztás után vége
deal-lost = { $seat } elveszti az osztás jogát
rebuys = { $payer } fizet { $amount } zsetont, és újra oszt
shows-no-ace = { $seat } ász nélkül rabolt, és megmutatja: { $cards }
is-debarred = { $seat } ebben az osztásban nem nyerhet
has-not-robbed = { $seat } kezében volt az ász, mégsem rabolt: { $cards }
cannot-win = { $seat } ütései megvannak, de nem nyerhet

# elutasítások
fiving-not-agreed = Ennél az asztalnál nincs ötözés
fiving-once = Ötözést egyszer lehet kérni, a játék előtt
elder-asks = Ötözést csak az előkéz kér
dealer-answers = Csak az osztó felel
nothing-asked = Senki sem kért ötözést
fiving-first = Az adu még nem dőlt el
jinking-not-agreed = Ennél az asztalnál nincs jink
third-trick-speaks = Az dönt, aki a harmadik ütést vitte
first-three-tricks = Csak az választhat, aki az első három ütést vitte, egyszer
pool-or-play-on = Előbb vidd el a kasszát, vagy játssz tovább
robbing-not-agreed = Ennél az asztalnál nincs rablás
no-ace-no-rob = Rabolni csak az adu ász gazdája rabolhat
robbed-already = Már raboltál
rob-before-first-card = Rabolni csak az első lapod előtt lehetett
rob-at-your-turn = Rabolni akkor lehet, amikor te következel
must-rob = Nálad az adu ász: előbb el kell rabolnod a felütött lapot
play-instead = Ha nem akarsz rabolni, játssz ki egy lapot
keep-the-ace = Bármely lapot kiteheted, csak az ászt nem
dealer-robs = Ász van felütve: csak az osztó rabolhat
dealer-robs-before-lead = Az osztó az első kihívás előtt veszi el az ászt, vagy sehogy
dealer-decides-first = Előbb az osztó dönti el, elveszi-e az ászt
must-play-trump = Adut hívtak: adut kell adnod
no-reneging-to-higher = Magasabb adut hívtak: a tiédet nem tarthatod vissza
must-follow-hearts = A kőr ász kőrt kér: adj színt vagy adut
must-follow-or-trump = Van a színből: adj színt vagy adut
nothing-misdealt = Nincs hibás osztás, amelyért fizetni kellene
misdealer-decides = Az osztónak kell megmondania, fizet-e, és újra oszt-e

# beállítások
option-deals = amíg mindenki egyszer osztott, amíg egy pontjátszmát meg nem nyernek, vagy a leosztások száma
option-stake = zsetonok fejenként az új kasszába
option-spoil_stake = zsetonok fejenként spoil után
option-dealer_stake = mennyit fizet az osztó ezen felül minden osztáskor
option-partners = mindenki magának; két fél, minden második hely; vagy szemben ülő párok
option-misdeal = mit tehet, aki rosszul osztott
option-robbing = az adu ász gazdájának el kell-e vennie a felütött lapot, elveheti-e, vagy nem
option-order = a kártyák sorrendje: az ír rend, vagy a szokásos
option-two_tricks_win = két ütés viszi a kasszát
option-fiving = az előkéz másik adut kérhet
option-jinking = az első három ütés után mind az ötért tovább lehet játszani
option-points = játszma 25-ig vagy 45-ig, ütésenként öt ponttal
option-conduct = csak szabályos lépés; vagy mint igazi asztalnál: hiba is eshet, és reklamálni lehet

# a beállítások űrlapja, és hogy mi ez a játék
label-spoil_stake = Spoil után
label-dealer_stake = Az osztó ezen felül
label-misdeal = Rossz osztás után
label-robbing = Elvétel
label-order = A lapok sorrendje
label-two_tricks_win = Két ütés nyer
label-fiving = Másik adu kérése
label-jinking = Mind az ötért
label-points = Pontjátszma
choice-game = amíg egy pontjátszmát meg nem nyernek
choice-partners-none = mindenki magának
choice-compulsory = kötelező
choice-optional = választható
choice-irish = az ír rend
choice-ordinary = a szokásos
choice-25 = 25 pont
choice-45 = 45 pont
choice-two-sides = két párt
choice-pairs = párok
choice-lose-deal = elveszti az osztást
choice-may-rebuy = visszaveheti
preset-jinking = Mind az ötért tovább
preset-twenty-five = Huszonöt
preset-forty-five = Negyvenöt
preset-family = Családi játék, szokásos renddel
game-about = Három ütés az ötből viszi a kasszát; ha neked nem megy, rontsd el másnak is.

# a képernyőn
place-laid = { $seat } kitette
place-own-laid = Te tetted ki
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
fact-target = Játszma
verb-five = Ötözök
verb-rob = Rabolok, kiteszem
verb-no-rob = Otthagyom az ászt
verb-take-pool = Elviszem a kasszát
verb-play-on = Játszom tovább
value-paid = fizetve
value-after-spoil = spoil után
value-may-rebuy = visszavehető
value-optional = szabad
value-fiving = ötözés?
value-dealer-robs = az osztó rabolhat
value-jink = a kassza, vagy mind az öt
fact-debarred = Nem nyerhet
verb-rebuy = Fizet és újra oszt
verb-yield = Lemond az osztásról
value-misdealt = hibás osztás
value-14 = 14, hibás leosztás
value-27 = 27, rablás ász nélkül
value-R20 = hibás lap vagy sor

# miért tanácsol a gép egy lépést
why-cheap-trick = ütés, amíg olcsó
why-ace-worth = a felütött ász bármelyik lapnál többet ér
why-elder-asks = az előkéz kér, ha ez az adu nem jó neki
why-trump-for-weakest = adu a leggyengébb lapért
why-rest-unbeaten = a többit semmi sem veri meg
why-pool-won = a kassza megvan
why-draw-trumps = két adu vagy több: a legjobb kihozza a többit
why-weakest-goes = nincs mit nyerni: a leggyengébb megy
why-no-trump = nincs adu a kézben
why-trumps-held = van adu a kézben
why-stop-him = nem kaphatja meg a kasszát
lesson-strongest-plain = tartsd meg az utolsó adut egy fontos ütéshez: a másik kettő közül a dáma a jobb, mert a figurák minden szám fölött állnak

# a leosztás pillanata, amelytől reklamálni lehet
moment-robbed = valaki rabolt

# olyan lépés előtt, amely az osztásba kerülhet
sure-yield = Elveszted az osztást: a szomszédod oszt.

# what a newcomer cannot know
about-rob = Rabolni annyi, mint kézbe venni a felütött adut, és egy másik lapodat kitenni érte.

# what may be claimed, as a condition, and what follows
if-14 = Ha az osztó rosszul osztott, vagy felfordított egy lapot
then-14 = elveszti az osztást
if-27 = Ha ász nélkül rabolt
then-27 = ebben a játszmában nem viheti el a bankot
if-R20 = Ha nem adott színt, vagy soron kívül játszott
then-R20 = kijavítják, vagy ebben a játszmában nem nyerhet
