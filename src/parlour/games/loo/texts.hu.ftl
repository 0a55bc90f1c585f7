# események
sit-down = { $n } játékos ül le játszani
short-pack = A csomagban { $n } lap van
leaves = { $seat } végleg feláll az asztaltól: megfizeti az osztás díját, oszt, de magának nem ad lapot
pays-loo = { $payer } bétet fizet: { $amount }
dealer-out = { $seat } oszt, de kimarad
last-hand = { $seat } az utolsó kéz
turns-single = Szimpla: { $seat } felüt: { $cards }
single-card = { $seat } kap: { $cards }
none-higher = A felütöttnél nincs magasabb lap: a kassza bent marad
deals-so = { $seat } más rendben oszt: { $word ->
    [free] tetszés szerint
    [miss_last] a misst utoljára
   *[other] { $word }
}
miss-dealt = A misst, a pótkezet kiosztották: { $cards }
pam-turned = A felütött lap Pam, ezért nincs játékban
all-stand = Mindenki a saját lapjaival játszik; miss nincs
stands = { $seat }: „Játszom”
gives-up-hand = { $seat } a saját lapjait a csomagra teszi: { $cards }
takes-miss = { $seat } elveszi a misst: { $cards }
miss-for-pool = { $seat } a kasszának játssza a misst: { $cards }
miss-withdrawn = A miss a csomagra kerül: { $cards }
lays-out = { $seat } letesz: { $cards }
shows-flush = { $seat } flöst mutat: { $cards }
no-flush-said = { $seat } nem jelent be flöst
best-flush = { $seat } flöse a legjobb
pays-flush = { $payer } bétet fizet, { $payee } kapja: { $amount }
leads-first = { $seat } hív ki
pam-played = { $seat } kijátssza Pamot
be-civil = { $seat }: „Pam, légy udvarias”
takes-trick = { $n }. ütés: { $seat } viszi el
pool-keeps = { $n ->
    [0] A miss semmit sem ütött a kasszának
    [one] A miss egyet ütött: az erre eső rész a kasszában marad
   *[other] A miss { $n } ütést vitt: az ezekre eső rész a kasszában marad
}
looed = { $seat } bétes, ennyivel tartozik: { $n }
loo-by-pool = { $seat } bétje a kasszától függ: { $n }
single-follows = Senki sem bétes, és a kassza üres: szimpla következne, ezért a játéknak vége
next-single = Senki sem bétes, és a kassza üres: a következő leosztás szimpla
round-ends = Ezzel az osztással véget ér a kör; osztott: { $seat }
declares-out-of-turn = { $seat } soron kívül nyilatkozik
first-word-stands = { $seat } újra nyilatkozik: az első szava érvényes
looks-too-soon = { $seat } megnézi a lapjait, mielőtt sorra került: { $cards }
looks-at-hand = { $seat } megnézi más lapjait: { $cards }
looks-at-miss = { $seat } megnézi a misst: { $cards }
looks-at-thrown = { $seat } megnézi az eldobott lapokat: { $cards }
looks-at-pack = { $seat } belenéz a csomagba: { $cards }
handles-played = { $seat } kijátszott lapokhoz nyúl
exposes = { $seat } megmutat egy lapot: { $cards }
pam-not-civil = { $seat } nem engedi át az ászt: kijátssza Pamot
fined = { $seat } teljes béttel tartozik, és ebben a leosztásban nem nyerhet
share-stays = { $seat } része a kasszában marad: { $n }
plays-for-pool = { $seat } köteles játszani, de amit nyer, a kasszában marad
must-throw-up = { $seat } köteles eldobni a lapjait
pool-stays = { $seat } nem nyerhet: a kassza marad

# elutasítások
only-before-own-deal = Csak akkor maradhatsz vagy mehetsz el, amikor te következel az osztásban
nobody-leaves = Ennél az asztalnál senki sem mehet el a játék vége előtt
no-miss-here = A Loonak ebben a változatában nincs miss
no-exchange-here = Cserélni csak az ötlapos és az ír Looban lehet
must-meet-stander = Egyvalaki játszik, és a misst senki sem vette el: játszanod kell, vagy el kell venned a misst, vagy a misszel a kasszának kell játszanod
club-law-stands = Treff van felütve: mindenki játszik
miss-gone = A misst már elvették
miss-only-for-last-hand = A misst a kasszának csak az utolsó kéz játszhatja, és csak egyetlen olyan játékos ellen, aki a saját lapjaival játszik
exchange-once = Csak egyszer cserélhetsz, és már cseréltél
must-play-on = Azt mondtad, játszol, tehát végig kell játszanod
declared-once = Nyilatkozni egyszer lehet, és az érvényes
exchange-some = Mondd meg, mely lapjaidat cseréled ki, legalább egyet
stock-short = Csak annyi lapot cserélhetsz, amennyi a csomagban maradt: { $stock }
five-for-a-flush = A flöshöz öt lap kell
flush-when-asked = Flöst csak akkor mutathatsz, amikor kérdeznek, miután mindenki nyilatkozott
flush-not-held = Nincs flösöd
play-not-begun = A játék még nem kezdődött el
no-part-in-deal = Ebben a leosztásban nem veszel részt
lead-ace = Az adu ászt kell kihívnod
lead-king = Az ász van felütve: az adu királyt kell kihívnod
lead-highest = Két vagy több adu közül a legmagasabbat kell kihívnod
lead-a-trump = Két vagy több adu közül egyet ki kell hívnod
lead-trump-again = Te vitted az első ütést: a legmagasabb adudat kell kihívnod
must-trump = Az aduddal elvinnéd: aduval kell ütnöd
must-head = A kijátszott lapokat felül tudod ütni, tehát felül kell ütnöd
pam-be-civil = „Pam, légy udvarias”: másik adut kell adnod
civil-with-ace = „Pam, légy udvarias”: ezt csak az adu ász kihívásakor lehet mondani, amíg Pam játékban van
nothing-to-look-at = Nincs ott mit megnézni, vagy már megnézted
nothing-to-expose = Játék közben, egyszer, olyan lapot mutathatsz meg, amely nálad van, vagy amelyet megnéztél
barred-throws-up = Más lapjait nézted meg: el kell dobnod a sajátjaidat

# beállítások
option-variant = háromlapos, ötlapos vagy ír Loot játszanak
option-players = hányan játszanak; 32 lappal legfeljebb 9, az ötlapos Looban 6, az ír Looban 12
option-deals = meddig játszanak: a következő szimpláig (legfeljebb tíz kör); egy kör, amelyben mindenki egyszer oszt; vagy megadott számú leosztás
option-finish = ha a játék szimpla előtt ér véget: kifizetik-e a béteket és elosztják-e a kasszát, vagy az utolsó leosztásban mindenki játszik, és senki sem bétes
option-leaving = kiszállhat-e valaki, amikor ő következik az osztásban
option-fee = mennyit fizet az osztó a kasszába egy osztásért
option-loo = mennyi egy teljes bét
option-single_loo = mennyi a bét szimplában
option-loo_mode = mennyi a teljes bét: mindig ugyanannyi; korlátlan: a leosztás kasszája; vagy vegyes: a kassza a limitig
option-limit = legfeljebb mennyi lehet a bét a vegyes Looban
option-club_law = ha treffet ütnek fel, mindenkinek játszania kell-e, miss nélkül
option-lead_rule = az első hívónak két vagy több aduból melyiket kell kihívnia: a legmagasabbat vagy bármelyiket
option-miss_leads = az hív-e ki először, aki a misst elvette
option-dealing = milyen rendben osztanak; az esélyeken nem változtat
option-dealer_out = kimarad-e az osztó, vagyis lapok nélkül marad-e, ha ötnél többen játszanak
option-pam = melyik bubi Pam, az ötlapos Loo legmagasabb lapja
option-conduct = csak szabályos lépés lehetséges-e, vagy, mint igazi asztalnál, hibázni is lehet, a hibát reklamálni kell, és bírság jár érte

# a beállítások űrlapja, és hogy mi ez a játék
label-variant = A Loo fajtája
label-finish = Ha szimpla előtt ér véget
label-fee = Az osztás díja
label-loo = A teljes bét ára
label-single_loo = A szimpla bét ára
label-loo_mode = Mihez mérik a bétet
label-club_law = Treff-törvény: mindenki játszik
label-lead_rule = Kihívás két aduból
label-miss_leads = Akinél a miss van, az hív
label-dealing = Az osztás rendje
label-pam = Melyik bubi Pam
choice-three-card = három lap, misszel
choice-five-card = öt lap, Pammal és flössel
choice-irish = ír: három lap és csere
choice-single = a következő szimpláig
choice-divide = béteket fizetnek, a kasszát elosztják
choice-release = az utolsó leosztásban senki sem bétes
choice-fixed = mindig ugyanannyi
choice-unlimited = a leosztás kasszája
choice-mixed = a kassza, a limitig
choice-one = bármelyik adut
choice-free = ahogy az osztó akarja
choice-miss-last = a miss a legutolsó
choice-highest = a legmagasabb adut
choice-regular = egyesével, a miss is sorban
choice-over-five = öt játékos fölött
choice-club-knave = treff bubi
choice-trump-knave = adu bubi
preset-three-cards = Háromlapos Loo
preset-unlimited = Korlátlan Loo
preset-mixed = Vegyes Loo, limitig
preset-club-law = Treff-törvénnyel
preset-five-cards = Ötlapos Loo Pammal
preset-irish = Ír Loo
game-about = Játszol, vagy eldobod a lapjaidat: aki játszik, és nem üt, bétes, és a következő kasszába fizet.

# a képernyőn
place-laid = { $seat } kijátszott lapjai
place-own-laid = A te kijátszott lapjaid
place-thrown = { $seat } eldobott lapjai
place-own-thrown = A te eldobott lapjaid
place-miss = Miss
fact-fee = Az osztó fizet
fact-loo = Bét
fact-single-loo = Szimpla bét
fact-agreed = Kikötve
fact-declared = Nyilatkozott
fact-owed = Béttel tartozik
fact-civil = Pam, légy udvarias
verb-throw-up = Eldobom
verb-take-miss = Elveszem a misst
verb-play-miss-for-pool = A misst a kasszának
verb-flush = Flöst mutatok
verb-no-flush = Nincs flös
value-civil = Pam, légy udvarias
value-declare = nyilatkozat
value-flush = van-e valakinek flöse
value-undeclared = még nem nyilatkozott
value-stands = játszik
value-exchanged = cserélt
value-miss = a miss
value-miss-for-pool = a miss, a kasszának
value-threw-up = eldobta
value-out = kimarad
verb-stand = Játszom
fact-forfeits = A kasszának játszik
verb-expose = Megmutatom
value-own = a saját lapok
value-thrown = az eldobott lapok
value-pack = a csomag
value-36 = 36, meg nem engedett lapot játszott ki
value-37 = 37, soron kívül játszott
value-38 = 38, ki nem játszott lapot mutatott meg
value-39 = 39, hibás osztás
value-40 = 40, a lapokhoz nyúlt
value-41 = 41, mielőtt sorra került, lapot nézett meg, vagy nyilatkozott
value-42 = 42, megnézte más lapjait

# miért tanácsol a gép egy lépést
why-stays = jobb a játékban maradni
why-flush-takes = a flös elviszi a kasszát
why-no-flush = nincs mutatható flös
why-weak-go = a gyenge lapokat cserélni kell
why-weakest-goes = a leggyengébb lap megy
lesson-high-card = nem maradt adud: a király a legjobb esélyed még egy ütésre

# what a newcomer cannot know
about-take-miss = A miss egy pótkéz: látatlanban erre cseréled a lapjaidat, és utána játszanod kell.

# what may be claimed, as a condition, and what follows
if-36 = Ha valaki olyan lapot játszott ki, amelyet nem volt szabad
then-36 = a vétkes teljes bétet fizet, és az ütéseket újra lejátsszák
if-37 = Ha valaki soron kívül játszott
then-37 = a vétkes teljes bétet fizet, és az ütéseket újra lejátsszák
if-38 = Ha valaki megmutatott vagy megnevezett egy ki nem játszott lapot
then-38 = a vétkes teljes bétet fizet, és amit nyer, a kasszában marad
if-39 = Ha az osztó rosszul osztott, vagy felfordított egy lapot
then-39 = az osztó szimpla bétet fizet, és újra oszt
if-40 = Ha valaki osztás közben a lapokhoz nyúlt
then-40 = a vétkes szimpla bétet fizet
if-41 = Ha valaki, mielőtt sorra került, lapot nézett meg, vagy nyilatkozott
then-41 = a vétkes szimpla bétet fizet
if-42 = Ha valaki megnézte más lapjait
then-42 = a vétkes teljes bétet fizet, és nem nyerhet semmit

found-stands-on-small = Játszani egy kis aduval, mellette semmivel, eldobás helyett, zsetonban
found-stands-on-two = Játszani két aduval és egy alacsony lappal, eldobás helyett
