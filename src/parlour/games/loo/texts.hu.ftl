# események
sit-down = { $n } játékos ül le játszani
short-pack = A csomagban { $n } lap van
leaves = { $seat } feláll az asztaltól: fizet, magának nem oszt, és elmegy
pays-loo = { $payer } bétet fizet: { $amount }
dealer-out = { $seat } oszt és kiáll
last-hand = { $seat } az utolsó kéz
turns-single = Szimpla: { $seat } felüt: { $cards }
single-card = { $seat } kap: { $cards }
none-higher = Nincs magasabb lap: a kassza marad
deals-so = { $seat } más rendben oszt: { $word ->
    [free] tetszés szerint
    [miss_last] a misst utoljára
   *[other] { $word }
}
miss-dealt = A miss le van osztva: { $cards }
pam-turned = A felütött lap Pam, nincs játékban
all-stand = Mindenki a saját lapjával játszik; miss nincs
stands = { $seat }: „Játszom”
gives-up-hand = { $seat } a csomagra tesz: { $cards }
takes-miss = { $seat } elveszi a misst: { $cards }
miss-for-pool = { $seat } a kasszának játssza a misst: { $cards }
miss-withdrawn = A miss a csomagra kerül: { $cards }
lays-out = { $seat } letesz: { $cards }
shows-flush = { $seat } flöst mutat: { $cards }
no-flush-said = { $seat } nem jelent be flöst
best-flush = { $seat } flöse a legjobb
pays-flush = { $payer } bétet fizet { $payee } részére: { $amount }
leads-first = { $seat } hív ki
pam-played = { $seat } kijátssza Pamot
be-civil = { $seat }: „Pam, légy udvarias”
takes-trick = { $seat } elviszi: { $n }. ütés
pool-keeps = { $n ->
    [0] A miss semmit sem ütött a kasszának
    [one] A miss egyet ütött: a része a kasszában marad
   *[other] A miss { $n } ütést vitt: a részük a kasszában marad
}
looed = { $seat } bétes, tartozik: { $n }
loo-by-pool = { $seat } bétje a kassza szerint: { $n }
single-follows = Senki sem bétes, és a kassza üres: szimpla jönne, a játéknak vége
next-single = Senki sem bétes, és a kassza üres: a következő osztás szimpla
round-ends = A kör ezzel az osztással véget ér; osztott: { $seat }
declares-out-of-turn = { $seat } soron kívül nyilatkozik
first-word-stands = { $seat } újra nyilatkozik: az első szava áll
looks-too-soon = { $seat } a sora előtt megnézi a lapját: { $cards }
looks-at-hand = { $seat } más kezébe néz: { $cards }
looks-at-miss = { $seat } megnézi a misst: { $cards }
looks-at-thrown = { $seat } megnézi az eldobott lapokat: { $cards }
looks-at-pack = { $seat } belenéz a csomagba: { $cards }
handles-played = { $seat } kijátszott lapokhoz nyúl
exposes = { $seat } meglátni enged egy lapot: { $cards }
pam-not-civil = Pam nem engedi át az ászt: { $seat }
fined = { $seat } teljes béttel tartozik, és ebben az osztásban nem nyerhet
share-stays = { $seat } része a kasszában marad: { $n }
plays-for-pool = { $seat } köteles játszani, de nyeresége a kasszában marad
must-throw-up = { $seat } köteles eldobni a lapját
pool-stays = { $seat } nem nyerhet: a kassza marad

# elutasítások
only-before-own-deal = Hogy maradsz-e, azt akkor kérdezik, amikor te osztanál
nobody-leaves = Ennél az asztalnál senki sem megy el
no-miss-here = Ebben a változatban nincs miss
no-exchange-here = Cserélni csak az ötlapos és az ír loo-ban lehet
must-meet-stander = Egyvalaki játszik, és a misst nem vette el senki: játszanod kell, el kell venned a misst, vagy a kasszának játszanod
club-law-stands = Treff van felütve: mindenki játszik
miss-gone = A misst már elvették
miss-only-for-last-hand = A kasszának csak az utolsó kéz játssza a misst, olyan ellen, aki a saját lapjával játszik
exchange-once = Már cseréltél egyszer
must-play-on = Játszol, végig kell játszanod
declared-once = Egyszer kell nyilatkozni, és az érvényes
exchange-some = Mondd meg, mely lapjaidat teszed le, legalább egyet
stock-short = A talonban csak ennyi van: { $stock }
five-for-a-flush = A flöshöz öt lap kell
flush-when-asked = Flöst akkor kell bejelenteni, amikor kérdeznek, miután mindenki nyilatkozott
flush-not-held = Nincs flösöd
play-not-begun = A játék még nem kezdődött el
no-part-in-deal = Ebben az osztásban nem veszel részt
lead-ace = Az adu ászt kell kihívnod
lead-king = Az ász van felütve: az adu királyt kell kihívnod
lead-highest = Két vagy több adu közül a legmagasabbat kell kihívnod
lead-a-trump = Két vagy több aduval adut kell kihívnod
lead-trump-again = Te vitted az első ütést: a legmagasabb adudat kell kihívnod
must-trump = Az aduddal vihetnéd: aduval kell ütnöd
must-head = Felül tudod ütni, tehát felül kell ütnöd
pam-be-civil = „Pam, légy udvarias”: másik adut kell adnod
civil-with-ace = „Pam, légy udvarias”: ezt az adu ász kihívásakor mondják, amíg Pam játékban van
nothing-to-look-at = Nincs ott mit megnézni, vagy már megnézted
nothing-to-expose = Játék közben olyan lapot mutathatsz meg, egyszer, amely nálad van, vagy amelyet megnéztél
barred-throws-up = Más kezébe néztél: el kell dobnod a lapodat

# beállítások
option-variant = hány lapot kap mindenki, és mit tehet velük
option-players = hányan játszanak; 32 lappal legfeljebb 9, ötlapos játékban 6, az írben 12
option-deals = amíg szimpla nem következne (legfeljebb tíz kör), amíg mindenki egyszer osztott, vagy az osztások száma
option-finish = kifizetik-e a béteket és elosztják a kasszát, vagy az utolsó osztásban mindenki játszik és senki sem bétes
option-leaving = elmehet-e valaki, amikor rajta az osztás sora
option-fee = mennyit fizet az osztó egy osztásért
option-loo = mennyi egy teljes bét
option-single_loo = mennyi a szimpla bétje
option-loo_mode = rögzített; korlátlan: az osztás kasszája; vagy vegyes: a kassza a limitig
option-limit = a legnagyobb bét a vegyes módban
option-club_law = ha treffet ütnek fel, mindenki játszik, és a misst félreteszik
option-lead_rule = két vagy több aduból mit kell kihívni: a legmagasabbat, vagy bármelyiket
option-miss_leads = a miss gazdája hív ki először
option-dealing = milyen rendben osztanak: az esélyen nem változtat
option-dealer_out = ötnél több játékossal az osztó nem kap lapot
option-pam = melyik bubi a Pam
option-conduct = csak szabályos lépés; vagy mint igazi asztalnál: hiba is eshet, reklamálni lehet, és bírság jár érte

# a beállítások űrlapja, és hogy mi ez a játék
label-variant = A Loo fajtája
label-finish = A végén
label-fee = Az osztás ára
label-loo = Bét
label-single_loo = Szimpla bét
label-loo_mode = Mennyi a bét
label-club_law = Treffszabály
label-lead_rule = Kihívás két aduból
label-miss_leads = A miss hív
label-dealing = Az osztás rendje
label-pam = Pam
choice-three-card = három lap, misszel
choice-five-card = öt lap, Pammal és flössel
choice-irish = ír: három lap és csere
choice-single = amíg szimpla nem következne
choice-divide = a kasszát elosztják
choice-release = az utolsó osztásban senki sem bétes
choice-fixed = mindig ugyanannyi
choice-unlimited = az osztás kasszája
choice-mixed = a kassza, a limitig
choice-one = bármelyik
choice-free = bármilyen rendben
choice-miss-last = utoljára a miss
choice-highest = a legnagyobb
choice-regular = rendes módon
choice-over-five = öt fölött
choice-club-knave = treff bubi
choice-trump-knave = adu bubi
preset-three-cards = Háromlapos Loo
preset-unlimited = Korlátlan Loo
preset-mixed = Vegyes Loo, limitig
preset-club-law = Treffszabállyal
preset-five-cards = Ötlapos Loo Pammal
preset-irish = Ír Loo
game-about = Játszol vagy eldobod: aki játszik és nem üt, bétes, és fizeti a következő kasszát.

# a képernyőn
place-laid = { $seat } kijátszotta
place-own-laid = Te játszottad ki
place-thrown = { $seat } eldobta
place-own-thrown = Te dobtad el
place-miss = Miss
fact-fee = Az osztó fizet
fact-loo = Bét
fact-single-loo = Szimpla bét
fact-agreed = Kikötve
fact-declared = Nyilatkozott
fact-owed = Bétes ennyiért
fact-civil = Pam, légy udvarias
verb-throw-up = Eldobom
verb-take-miss = Elveszem a misst
verb-play-miss-for-pool = A misst a kasszának
verb-flush = Flöst mutatok
verb-no-flush = Nincs flös
value-civil = Pam, légy udvarias
value-declare = nyilatkozat
value-flush = flösök
value-undeclared = még nem
value-stands = játszik
value-exchanged = cserélt
value-miss = a miss
value-miss-for-pool = a miss, a kasszának
value-threw-up = eldobta
value-out = kiáll
verb-stand = Játszom
fact-forfeits = A kasszának játszik
verb-expose = Megmutat
value-own = saját lap
value-thrown = az eldobott lapok
value-pack = a csomag
value-36 = 36, hibás lap
value-37 = 37, soron kívüli játék
value-38 = 38, megmutatott lap
value-39 = 39, hibás osztás
value-40 = 40, lapokhoz nyúlás
value-41 = 41, leselkedés vagy soron kívüli szó
value-42 = 42, más kezének megnézése

# miért tanácsol a gép egy lépést
why-stays = marad
why-flush-takes = a flös elviszi a kasszát
why-no-flush = nincs mutatható flös
why-weak-go = a gyenge lapokat cserélni kell
why-weakest-goes = a leggyengébb megy
lesson-high-card = nem maradt adud: a király a legjobb esélyed még egy ütésre

# what a newcomer cannot know
about-take-miss = A miss egy tartalék kéz: látatlanul elcseréled rá a lapjaidat, és utána játszanod kell.

# what may be claimed, as a condition, and what follows
if-36 = Ha olyan lapot játszott, amelyet nem szabad
then-36 = teljes bét, és az ütéseket újra játsszák
if-37 = Ha soron kívül játszott
then-37 = teljes bét, és az ütéseket újra játsszák
if-38 = Ha ki nem játszott lapot mutatott vagy nevezett meg
then-38 = teljes bét, és a nyeresége a bankban marad
if-39 = Ha az osztó rosszul osztott, vagy felfordított egy lapot
then-39 = egyszeres bét és új osztás
if-40 = Ha osztás közben a lapokhoz nyúlt
then-40 = egyszeres bét
if-41 = Ha a sora előtt lapokat nézett vagy szólt
then-41 = egyszeres bét
if-42 = Ha másnak a kezébe nézett
then-42 = teljes bét, és nem nyerhet
