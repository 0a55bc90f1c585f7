# események
pairing-game = A Snip-Snap-Snorum párosító játékát játsszák, nem az ugyanilyen nevű stopjátékot
starts-with = Mindenki { $n } zsetonnal kezd
looks-at-hands = Nem ütnek fel lapot; mindenki megnézi a lapjait
pairs = { $seat } párt ad az utolsó lapra: { $cards }
calls-snip = { $seat }: „Snip”
calls-snap = { $seat }: „Snap”
calls-snorum = { $seat }: „Snorum”
rank-exhausted = Mind a négy lap elment ebből: { $word }; a következő újat kezd
series-lapses = { $seat } nem tud párt adni; a bemondások sora megszakad
plays-other = { $seat } nem tud párt adni, kijátszik: { $cards }
pays-snip = { $payer } a Snipért { $amount } zsetont fizet
pays-snap = { $payer } a Snapért { $amount } zsetont fizet
pays-snorum = { $payer } a Snorumért { $amount } zsetont fizet
takes-from-pool = { takes-share }
pool-is-empty = A kassza üres; { $seat } nem kap semmit
is-out = { $seat } elvesztette az utolsó zsetonját, kiesett
lays-aside = { $seat } csukva a ki nem osztott csomagra teszi: { $cards }
deals-new-game = { $seat } esett ki először, ő oszt az új játékban
passes = { $seat } nem tud párt adni, passzol
plays-on = { $seat } tovább játssza ki egymás után a lapjait
nobody-left = Másnak nincs lapja; { $seat } leteszi a maradékot
is-rid-of-cards = { $seat } szabadult meg először minden lapjától

# asztali rend
does-not-pair = { $seat } nem ad párt, kijátssza: { $cards }
series-ends = { $seat } nem ad párt; a bemondások sora megszakad
says-pass = { $seat } nem ad párt
claims = { $seat } reklamál: { $word } adhatott volna párt, de nem adott
pays-double = { $payer } { $amount } zsetont fizet, az elmulasztott pár árának kétszeresét
pays-missed = { $payer } { $amount } zsetont fizet az elmulasztott párért
out-pays-nothing = { $seat } kiesett, nem fizet
last-claims = A leosztásnak vége; aki reklamálni akar, most teheti meg
ready = { $seat } nem reklamál többet

# elutasítások
must-pair = Van nálad ugyanilyen rangú lap ({ $rank }), párt kell adnod
must-play = Most nem passzolhatsz: ki kell játszanod egy lapot
only-pass = Nincs nálad ugyanilyen rangú lap ({ $rank }), csak passzolhatsz
claim-of-others = Azt, hogy te mulasztottál el párt adni, csak a többiek reklamálhatják
nothing-proven = Egyetlen nyitott lap sem bizonyítja, hogy ez a játékos adhatott volna párt
pack-is-cut = Már emeltek a következő osztáshoz: az előző leosztás miatt nem lehet reklamálni
claims-first = Előbb mindenki megmondja, reklamál-e
ready-at-the-end = Hogy van-e reklamálni valód, azt csak a leosztás végén kérdezik
ready-already = Már mondtad, hogy nincs mit reklamálnod

# beállítások
option-deals = addig, amíg egynél több játékosnak van zsetonja; mindenki egyszer oszt; vagy megadott számú leosztás
option-conduct = köteles-e párt adni, aki tud, vagy, mint igazi asztalnál, a párt el lehet mulasztani, és ezt reklamálni lehet
option-method = öt-öt lapot osztanak, vagy az egész csomagot; és az utolsó zsetonig játszanak, vagy leosztásonként egy kasszáért
option-turn_up = felütnek-e egy lapot, hogy az első játékos párt adjon rá, és ki fizet érte
option-games = hány játékot játszanak

# a beállítások űrlapja, és hogy mi ez a játék
label-method = Játékmód
label-turn_up = Felütött lap, amelyre párt lehet adni
label-games = Játékok száma
choice-game = amíg már csak egy játékosnak van zsetonja
choice-whole-pack = az egész csomag, az utolsó zsetonig
choice-whole-pack-first-out = az egész csomag, és akinek először elfogy a lapja, viszi a kasszát
choice-five-cards = öt-öt lap
choice-dealer-pays = igen, a párjáért az osztó fizet
choice-pool-pays = igen, a párjáért a kassza fizet
preset-five-cards = Öt-öt lap
preset-turn-up = Felütött lappal
preset-whole-pack = Az egész csomag
preset-first-out = Akinek először elfogy a lapja, viszi a kasszát
game-about = Adj párt az előtted kijátszott lapra, és a lap gazdája fizet; az nyer, akinek utoljára marad zsetonja.

# a képernyőn
place-table = { $seat } kijátszott lapjai
place-own-table = A te kijátszott lapjaid
place-turn-up = Felütött lap
place-undealt = A maradék csomag
place-aside = { $seat } félretett lapjai
place-own-aside = A te félretett lapjaid
fact-last = Utolsó lap
fact-last-player = Utoljára játszott
fact-call = Bemondás
fact-active = Továbbjátszik
fact-stock = Maradt zseton
fact-offender = Nem adott párt
verb-ready = Nincs mit reklamálnom
verb-claim = Nem adott párt:
value-claims = a leosztás utolsó reklamálásai
value-snip = snip
value-snap = snap
value-snorum = snorum
value-pair = párt lehet adni az utolsó lapra
value-act = egy lap kijátszása
value-respond = a szomszéd párt ad vagy passzol

# miért tanácsol a gép egy lépést
why-next-pairs-least = erre adhat a következő a legkisebb eséllyel párt
why-nothing-pairs = erre nincs több pár
why-only-rank = nincs más rangú lapod
why-pair-cheapest = most kerül a legkevesebbe, ha párt adnak rá

# mit és meddig lehet reklamálni
window-25 = a vétkes egy azóta kijátszott lapja bizonyítja, hogy adhatott volna párt, és a következő osztáshoz még nem emeltek
fault-25 = egy játékos nem adott párt, pedig tudott volna

# what may be claimed, as a condition, and what follows
if-25 = Ha valaki nem adott párt, pedig tudott volna
then-25 = a vétkes a díj kétszeresét fizeti a kasszába
