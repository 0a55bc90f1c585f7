# események
pairing-game = A párosító játékot játsszák, nem a másikat, amelynek ugyanez a neve
starts-with = Mindenki { $n } zsetonnal kezd
looks-at-hands = Felütés nincs; mindenki megnézi a lapját
pairs = { $seat } párt ad: { $cards }
calls-snip = { $seat }: „Snip”
calls-snap = { $seat }: „Snap”
calls-snorum = { $seat }: „Snorum”
rank-exhausted = Mind a négy kint van ebből: { $word }; a következő újat kezd
series-lapses = { $seat } nem tud párt adni; a sor megszakad
plays-other = { $seat } nem tud párt adni, kijátszik: { $cards }
pays-snip = { $payer } a snipért { $amount } zsetont fizet
pays-snap = { $payer } a snapért { $amount } zsetont fizet
pays-snorum = { $payer } a snorumért { $amount } zsetont fizet
takes-from-pool = { takes-share }
pool-is-empty = A kassza üres; { $seat } nem kap semmit
is-out = { $seat } elvesztette az utolsó zsetonját, kiesett
lays-aside = { $seat } csukva a maradék csomagra tesz: { $cards }
deals-new-game = { $seat } esett ki először, ő osztja az új játékot
passes = { $seat } nem tud párt adni
plays-on = { $seat } játszik tovább
nobody-left = Másnak nincs lapja; { $seat } kiteríti a maradékot
is-rid-of-cards = { $seat } szabadult meg először minden lapjától

# asztali rend
does-not-pair = { $seat } nem párosít, kijátssza: { $cards }
series-ends = { $seat } nem párosít; a sorozat megszakad
says-pass = { $seat } nem párosít
claims = { $seat } reklamál: { $word } párosíthatott volna
pays-double = { $payer } { $amount } zsetont fizet, az elmulasztott párosítás kétszeresét
pays-missed = { $payer } { $amount } zsetont fizet az elmulasztott párosításért
out-pays-nothing = { $seat } kiesett, nem fizet
last-claims = A leosztásnak vége; aki reklamálni akar, most teheti meg
ready = { $seat } nem reklamál többet

# elutasítások
must-pair = Van nálad ilyen lap, párt kell adnod: { $rank }
must-play = Ki kell játszanod egy lapot
only-pass = Nincs nálad ilyen lap, csak passzolhatsz: { $rank }
claim-of-others = Ezt a többiek reklamálják
nothing-proven = Egyetlen nyílt lap sem bizonyítja, hogy ez a játékos párosíthatott volna
pack-is-cut = A csomagot elemelték: az előző leosztásból már semmi sem reklamálható
claims-first = Előbb mindenki megmondja, reklamál-e
ready-at-the-end = Ezt a leosztás végén kérdezik
ready-already = Már mondtad, hogy kész vagy

# beállítások
option-deals = amíg egyvalakinek marad zsetonja, mindenki egyszer oszt, vagy az osztások száma
option-conduct = aki tud, párosít; vagy mint igazi asztalnál: a párosítást el lehet mulasztani, és ezt reklamálni lehet
option-method = öt lap fejenként, vagy az egész csomag, az utolsó zsetonig vagy kasszánként
option-turn_up = felütnek-e egy lapot, hogy az első játékos párt adjon rá, és ki fizet érte
option-games = hány játékot játszanak

# a beállítások űrlapja, és hogy mi ez a játék
label-method = Játékmód
label-turn_up = Felütött lap
label-games = Játékok száma
choice-game = amíg egyvalakinek marad zsetonja
choice-whole-pack = az egész csomag, az utolsó zsetonig
choice-whole-pack-first-out = az egész csomag, az első kijátszó viszi a kasszát
choice-five-cards = öt-öt lap
choice-dealer-pays = az osztó fizet
choice-pool-pays = a kassza fizet
preset-five-cards = Öt lap fejenként
preset-turn-up = Snip felütött lappal
preset-whole-pack = Az egész csomag
preset-first-out = Az első kijátszó viszi a kasszát
game-about = Adj párt az előtted letett lapra, és gazdája fizet; az utolsó zsetonos nyer.

# a képernyőn
place-table = { $seat } kijátszotta
place-own-table = Te játszottad ki
place-turn-up = Felütött lap
place-undealt = Kiosztatlan
place-aside = { $seat } félretette
place-own-aside = Te tetted félre
fact-last = Utolsó lap
fact-last-player = Utoljára játszott
fact-call = Bemondás
fact-active = Tovább játszik
fact-stock = Maradt zseton
fact-offender = Nem párosított
verb-ready = Nincs mit reklamálnom
verb-claim = Nem párosított:
value-claims = utolsó reklamálás
value-snip = snip
value-snap = snap
value-snorum = snorum
value-pair = párt az utolsó lapra
value-act = egy lap kerül le
value-respond = párra vár

# miért tanácsol a gép egy lépést
why-next-pairs-least = a következő ezt párosítja legkevésbé
why-nothing-pairs = nincs párja
why-only-rank = nincs más rang
why-pair-cheapest = most kerül legkevesebbe, ha párosítják

# mit és meddig lehet reklamálni
window-25 = egy azóta letett lapja bizonyítja, és a csomagot a következő osztáshoz nem emelték meg
fault-25 = párosíthatott volna, és nem tette

# what may be claimed, as a condition, and what follows
if-25 = Ha nem párosított, pedig tudott volna
then-25 = kétszeresét fizeti a bankba
