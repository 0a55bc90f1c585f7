title = Parlour
title-turn = ● Te jössz: { $name }
title-table = { $name } · Parlour
loading = Egy pillanat…
offline = Nincs kapcsolat a kiszolgálóval. Újra próbáljuk…
close = Bezárás

# oldalak
skip = A tartalomhoz
pages = Oldalak
page-lobby = Társalgó
page-make = Új asztal
page-games = Játékaim
page-how = Hogyan játsszák?
page-settings = Beállítások
page-account = Fiók
welcome = { $n } régi kártyajáték és egy asztal, amely már vár
welcome-more = Játssz a nyomtatott szabályok szerint, gépek ellen vagy barátokkal. Minden fizetésnél és minden elutasításnál látod, melyik szabályon alapul.
play = Játék
play-now = Játék most: { $game }
learn = Tanulás
learn-game = Előbb mutasd meg
learn-which = Hogyan játsszák: { $game }
make-which = Asztal barátokkal: { $game }
with-friends = Barátokkal
start-with = Ezzel érdemes kezdeni
deal-seconds = egy leosztás kb. { $n } másodperc
deal-minutes = egy leosztás kb. { $n } perc
luck-all = csupa szerencse
luck-much = inkább szerencse
luck-some = szerencse és tudás
luck-little = inkább tudás
all-games = Minden játék
players-exactly = { $n ->
    [2] Két játékosnak
   *[other] { $n } játékosnak
}
players-range = { $lo ->
    [2] { $hi ->
        [2] Két játékosnak
       *[other] 2–{ $hi } játékosnak
    }
   *[other] { $lo }–{ $hi } játékosnak
}
other-games = Más játékok

# társalgó és játékaim
lobby-more = A nyilvános asztalok. Ülj le az egyikhez, vagy nézd a játékot.
lobby-empty = Most nincs nyilvános asztal. Nyiss egyet, és jelöld be: „látszik a társalgóban”.
hosted-by = házigazda: { $name }
state-gathering = Gyülekeznek
state-playing = Játszanak
state-over = Vége
state-stopped = Leállítva
game-stopped = A szabályok megváltoztak, mióta ez a játszma elkezdődött, és az újak szerint más játszma volna. Ezért leállt. Úgy látod, ahogy utoljára állt; eredménye nincs.
record-later = Ez a feljegyzés utólag készült, és nem biztos, hogy az akkori szabályok szerint.
record-stopped = Ez a játszma leállt, amikor a szabályok megváltoztak. Eredménye nincs; így állt.
record-lost = A mai szabályokkal ez a játszma nem játszható le újra. Csak a játékosai és az eredménye ismertek.
seats-free = { $n } helyből { $free } szabad
join = Leülök
look-on = Nézem
go-on = Folytatás
against-bots = gépek ellen
no-games-yet = Itt még nem játszottál.

# új asztal
which-game = Játék
table-name = Az asztal neve
agreements = Megállapodások
this-table = Ez az asztal
public-table = Látszik a társalgóban
spectators = Mások is nézhetik
hints-allowed = Lehet tanácsot kérni
undo-allowed = A lépéseket vissza lehet venni
open-everything = A játszma után minden lap látható
claim-time = Még reklamálhatsz egy hiba miatt
claim-seconds = Ennyi másodpercig lehet reklamálni
with-clock = Órával
clock-move = Másodperc lépésenként
clock-bank = Tartalék másodperc
how-many-play = Játékosok, { $lo } és { $hi } között
seat-number = { $n }. hely
seat-you = Te
seat-person = Akit meghívsz
seat-with-bot = Gép: { $bot }
preset = Kész megállapodás
preset-usual = Ahogy szokás
rules-agreed = A megállapodás
agreed-usual = { $n } játékos, { $long }. Minden más a szokás szerint.
agreed-but = { $n } játékos, { $long }. Ami nem a szokásos: { $what }.
agreed-thing = { $label }: { $value }
so-many-deals = { $n } leosztás
rate = { $n } arányban
rate-0 = soha
rate-0-02 = ritkán (50-ből 1)
rate-0-05 = néha (20-ból 1)
rate-0-1 = gyakran (10-ből 1)
options-of = Választható szabályok ({ $n }){ $changed ->
    [0] {""}
   *[other] , { $changed } megváltoztatva
}
a-number = szám:
make-and-play = Asztalnyitás és játék
make-and-invite = Asztalnyitás és meghívás
invite = Meghívás
invite-program = Program meghívása
program-login = A program belépési neve
program-asked = { $name } megkapta a meghívást.
no-such-program = Ilyen belépési nevű program nincs.
invite-more = Aki ezt a címet megnyitja, az asztalodhoz ül.
invite-local = Ezt a címet csak ez a számítógép éri el. Ha a hálózatodból másokat is be akarsz engedni, indítsd a kiszolgálót így: --host 0.0.0.0.
invite-network = Ezt a címet a hálózatodban mindenki eléri.
invite-here = Ezen a számítógépen:
qr-label = A cím QR-kódja
to-the-table = Az asztalhoz

# beállítások és fiók
language = Nyelv
four-colours = Négyszínű kártya: minden kártyaszín más árnyalatú
theme = Az oldal színei
theme-system = Ahogy a rendszerben
theme-green = A klub zöldje
theme-light = Világos
theme-dark = Sötét
cards = Lapok
pack = Kártyacsomag
pack-club = A klub kártyája
pack-plain = Egyszerű kártya, nagy jelekkel
back = Hátlapok
back-lattice = Vörös rácsos
back-scales = Kék pikkelyes
back-squares = Zöld kockás
pace = Az asztal tempója, és a gépeké, ha csak velük játszol
pace-unhurried = Ráérős
pace-brisk = Fürge
pace-at-once = Azonnal: semmi sem mozog
sorting = A kéz sorrendje
sorting-suit = Szín szerint
sorting-rank = Rang szerint
sorting-dealt = Ahogy osztották
confirm-cards = Előbb megérintem a lapot, aztán megerősítem
sounds = Hangok
sound-turn = Ha rajtam a sor
sound-cards = Lapok és zsetonok
volume = Hangerő
settings-kept = A böngésző megjegyzi a beállításaidat.
your-name = A neved
name-others-see = A név, amelyet mások látnak
keep-name = Ez legyen a nevem
name-kept = Megváltozott a neved.
log-in-or-register = Belépés vagy új fiók
register-more = Fiók nélkül is játszhatsz. Fiókkal máshol is megvannak a játékaid.
login = Belépési név
password = Jelszó
log-in = Belépés
logged-in = Beléptél.
register-program = A fiók egy programé lesz. Ezt mindenki látja, és ez így is marad.
register = Új fiók
registered = Kész a fiókod.
account-of = Fiók: { $login }
account-program = Ez egy program fiókja: az asztaloknál ezt mindenki látja.
log-out = Kilépés
logged-out = Kiléptél.
change-password = Új jelszó beállítása
old-password = Régi jelszó
new-password = Új jelszó
password-changed = A jelszó megváltozott.
delete-account = A fiók törlése
delete-more = Töröljük a belépési nevedet, a belépéseidet, és amit az asztaloknál mondtál. A másokkal játszott játékok megmaradnak, azon a néven, amelyen játszottál.
delete-sure = Végleg töröljük a fiókot?
account-deleted = A fiókot töröltük.
sessions = Belépéseid
sessions-more = Minden böngésző, amelyben beléptél. Amelyiket nem ismered, azt zárd le.
session-current = ez a mostani
session-unknown = Ismeretlen böngésző
session-dates = { $made } óta, utoljára: { $used }, lejár: { $expires }
session-end = Lezárás
sessions-end-others = A többi lezárása
recovery-code = Helyreállító kód
recovery-codes = Helyreállító kódok
recovery-codes-more = Írd fel őket, többé nem látod. Ha elveszik a jelszavad, bármelyikkel újat állíthatsz be. Mindegyik egyszer jó.
recovery-codes-kept = Felírtam őket
recovery-codes-left = { $n ->
    [one] Egy kódod maradt.
   *[other] { $n } kódod maradt.
  } Az újak a régiek helyébe lépnek.
recovery-codes-renew = Új kódok
password-for-codes = A jelszavad, az új kódokhoz
lost-password = Elveszett a jelszavad?
lost-password-more = Add meg az egyik helyreállító kódot, amelyet a fiókkal kaptál. Ha nincs, a kiszolgáló gazdája adhat egyet.
back-to-log-in = Vissza

# hogyan játsszák, és a vezetett első osztás
how-to-play = Így játsszák
guided-deal = Első leosztás segítséggel
rule-book-of = Szabálykönyv: { $game }
book-in-english = Ez a szabálykönyv még nincs lefordítva.
clauses-found = { $all } cikkelyből { $n }
kind-table = asztal
kind-deal = osztás
kind-play = játék
kind-score = elszámolás
kind-irregular = szabálytalanság
kind-option = választható
kind-conduct = magatartás
kind-hint = tanács
kind-ruling = döntés
found-title = Amit mértek
found-about = Gépek játszottak, ha nincs más mondva, a könyv szerint; a ± után az áll, mennyivel térhet el a valódi szám 100 esetből 95-ben. Minden sor mellett ott a vizsgálat, amelyből való.
first-deal-of = { $game }: az első leosztás
lesson = Első leosztás
lesson-what = Egy teljes első leosztás válogatott lapokkal, mindenkinek ugyanaz. Ha rajtad a sor, látod, mit tenne egy jó játékos, és miért; minden eseményt a szabálya magyaráz. Baj nem történhet.
lesson-begin = Osztás
lesson-watch = Figyeld, mit tesznek a többiek.
lesson-over = Ez volt az első leosztásod.
lesson-also-lawful = { $tried }: ez is szabályos. Ez a lecke így folytatódik: { $move }.
lesson-unlawful = { $tried }: ez most nem szabályos.
lesson-on = Tovább
lesson-real = Játék élesben
lesson-again = Még egyszer
lesson-leave = Kilépés a leckéből
lesson-fold = Kevesebbet
lesson-unfold = Mindent

# visszajátszás és a tisztességes osztás ellenőrzése
replay-of = Visszajátszás: { $game }
whose-eyes = Kinek a szemével
eyes-of = { $name } szemével
eyes-of-watcher = Kibic szemével
eyes-refused = Ennél az asztalnál mindenki csak azt látja vissza, amit játék közben ő maga láthatott.
scrubber = A játszma menete
to-beginning = Az elejére
step-back = Egy lépés vissza
step-on = Egy lépés előre
to-end = A végére
run = A játszma lejátszása
pause = Megállás
step = Lépés
step-of = { $n }. lépés, összesen { $all }
fair-check = Tisztességes osztás?
fair-what = Minden keverést előre lepecsételtünk, és a csomagot maguk a játékosok emelték meg. A jegyzőkönyvet itt a böngésződ ellenőrzi, a kiszolgáló megkérdezése nélkül.
fair-checked = Minden rendben. Azzal vetettük össze, amit ez a böngésző a játszma közben megőrzött: a jegyzőkönyv azt a játszmát mondja el, amelyet láttál, és minden neked megmutatott lap ott volt, ahová ígérték ({ $entries } bejegyzés, { $opened } lap).
fair-unproven = A jegyzőkönyv önmagával összhangban van ({ $entries } bejegyzés, { $opened } lap), de ez a böngésző semmit sem őrzött meg a játszmából, amivel össze lehetne vetni: aki írta, az egészet kitalálhatta.
fair-unfinished = A jegyzőkönyv szerint a játszma még tart, ezért egyetlen lapot sem nyitottak meg, és semmi sincs bizonyítva.
fair-broken = Nincs rendben: nem az történt, amit ígértek. Hibák a jegyzőkönyvben: { $wrong }.
fair-unreadable = A jegyzőkönyvet nem lehetett ellenőrizni: nem olvasható.
fair-older = Ezt a játszmát régebbi szabályok szerint osztották, ezeket az oldal nem ellenőrzi.
fair-shown = A neked megmutatott lapokat ellenőriztük; a többi rejtve marad, ahogy a szabályok kívánják.
fair-secret = A keverések titkát megnyitották, ezért minden lapot ellenőriztünk, amelyet bárkinek megmutattak. Az alábbi parancs a lépéseket is összeveti: az egész játszmát újra lejátssza.
fair-noted = Jó tudni:
fair-complaints = Amit ez a böngésző a játszma közben feljegyzett:
fair-of-shuffle = { $at }. keverés: { $what }
fair-of-entry = { $at }. bejegyzés: { $what }
fair-more = És még { $n }.
fair-yourself = Ennek az oldalnak sem kell hinned. Töltsd le a fájlokat, és ellenőrizd magad:
fair-none = A játszmát akkor lehet ellenőrizni, ha vége van.
fair-unread-line = A jegyzőkönyv { $line }. sora nem olvasható.
fair-unread-cut = A jegyzőkönyv utolsó sora csonka.
fair-unread-lacks = A jegyzőkönyvből hiányzik ez a sor: „fair { $what }”.
fair-unread-entry = { $entry }. bejegyzés: nem olvasható.
fair-unread-older = A jegyzőkönyv nem olyan, amilyet ez az oldal ellenőriz.
fair-wrong-goes-on = { $entry }. bejegyzés: a játszmának már előbb vége volt.
fair-wrong-saw = { $entry }. bejegyzés: aki tette, annak másként mondták el a játszmát.
fair-wrong-head = A jegyzőkönyv záró pecsétje nem illik a bejegyzéseihez.
fair-wrong-said = A jegyzőkönyvnek ezek a sorai nem azt mondják, amivel a játszma kezdődött: „{ $what }”.
fair-wrong-sealed = { $entry }. bejegyzés: nem azt pecsételi le, amit egy ilyen bejegyzésnek kell.
fair-wrong-told = { $entry }. bejegyzés: amit a jegyzőkönyv szerint közöltek veled, nem az, amit lepecsételtek.
fair-wrong-untold = { $entry }. bejegyzés: a jegyzőkönyvből hiányzik, amit akkor közöltek veled.
fair-wrong-promised = { $entry }. bejegyzés: hiányzik, késett vagy nem sorrendben jött az ígéret ehhez a keveréshez: { $drawing }.
fair-wrong-committed = { $entry }. bejegyzés: { $who } ehhez a keveréshez ekkor nem ígérhetett részt: { $drawing }.
fair-wrong-part = { $entry }. bejegyzés: { $who } ekkor nem vehetett részt a keverésben.
fair-wrong-list = { $entry }. bejegyzés: a részek listája nem az, amit a játékosok ígértek; keverés: { $drawing }.
fair-wrong-share = { $entry }. bejegyzés: { $who } része nem az, amit ígért, vagy nem kérték tőle; keverés: { $drawing }.
fair-wrong-void = { $entry }. bejegyzés: ok nélkül érvénytelenített keverés: { $drawing }.
fair-wrong-due = { $entry }. bejegyzés: nem ez a keverés következett: { $drawing }.
fair-wrong-move = { $entry }. bejegyzés: osztás közben léptek.
fair-wrong-undone = { $entry }. bejegyzés: olyan lépést vettek vissza, amelyet nem lehetett.
fair-wrong-person = { $entry }. bejegyzés: ezen a helyen nem ül senki: { $who }.
fair-wrong-plan = { $entry }. bejegyzés: az osztás terve kétszer ad ki egy lapot, vagy olyat, amely nincs a csomagban; keverés: { $drawing }.
fair-wrong-proof = { $drawing }. keverés: nem azt nyitották meg, amit ígértek.
fair-wrong-card = { $drawing }. keverés: nem ott van, ahová ígérték: { $face }.
fair-wrong-without = { $drawing }. keverés: egy lapot kihagytak az osztásból, és nem nyitottak meg.
fair-wrong-unopened = { $entry }. bejegyzés: megmutatták neked, de nincs bizonyítva, hogy az ígért csomagban volt: { $face }.
fair-wrong-dealt = { $entry }. bejegyzés: ide nem az ígért lapokat osztották: { $place }.
fair-wrong-from = { $entry }. bejegyzés: { $face } innen került elő, de nem ide osztották: { $place }.
fair-wrong-secret = { $drawing }. keverés: a titokból más csomag adódik, mint az ígért.
fair-wrong-no-secret = Az asztal megállapodott abban, hogy a játszma után mindent felfednek, de a keverések titkát visszatartják.
fair-wrong-salt = { $entry }. bejegyzés: a pecsétje nem illik a keverések titkához.
fair-wrong-game = A jegyzőkönyv nem arról a játszmáról szól, amelyet ez a böngésző megőrzött.
fair-wrong-reader = A jegyzőkönyv nem azé a helyé, amelyen ebben a böngészőben játszottál. (Talán más néven léptél be?)
fair-wrong-guest = A jegyzőkönyvben más ül a helyeden.
fair-wrong-kept-head = { $entry }. bejegyzés: a játszma közben ennek a böngészőnek mást mondtak.
fair-wrong-kept-later = A játszma közben volt { $entry }. bejegyzés is, de a jegyzőkönyvben ez az utolsó: { $last }.
fair-wrong-kept-promise = { $drawing }. keverés: a játszma közben ennek a böngészőnek mást ígértek.
fair-wrong-kept-commitment = { $drawing }. keverés: a böngésződ sohasem ígérte azt a részt, amely a jegyzőkönyvben áll.
fair-wrong-kept-share = { $drawing }. keverés: a böngésződ soha nem nyitotta meg azt a részt, amelyet a jegyzőkönyv neked tulajdonít.
fair-noted-left-out = { $drawing }. keverés: { $who } részt ígért, de nincs a listán: távol volt, vagy kihagyták.
fair-noted-void = { $drawing }. keverés: érvénytelen lett, és újat csináltak, mert nem nyitotta meg a részét: { $who }.
fair-noted-comments = A jegyzőkönyvben olyan sorok is vannak, amelyeket nem véd pecsét ({ $n }).
fair-noted-not-after = Amit ez a böngésző megőrzött, itt véget ér: { $entry }. bejegyzés; a jegyzőkönyvben ez az utolsó: { $last }.
fair-wrong-packs = Ezeket a közös paklikat nem azok keverték a forduló előtt, akikről a jegyzőkönyv állítja.
fair-wrong-kept-packs = A forduló előtt ez a böngésző más paklikra kapott ígéretet, vagy más részt adott hozzájuk, mint ami a jegyzőkönyvben áll.
fair-noted-astray = { $entry }. bejegyzés: { $place } lapjai nem oda kerültek, ahová az osztás szánta őket. A balesetek meg voltak engedve, lehet, hogy ilyen történt.
fair-noted-duplicate = Közös paklik: más asztalok is ugyanezeket játszották. A forduló előtt { $n } játékos keverte meg őket együtt; az est könyvének { $line }. sora ígérte meg őket.
download-record = Letöltöm a jegyzőkönyvet
download-kept = Letöltöm, amit ez a böngésző megőrzött
show-record = A jegyzőkönyv megmutatása

# cards
index-A = Á
index-K = K
index-Q = { $suits ->
    [german] Fe
   *[other] D
}
index-J = { $suits ->
    [german] Al
   *[other] B
}
index-T = 10
index-9 = 9
index-8 = 8
index-7 = 7
index-6 = 6
index-5 = 5
index-4 = 4
index-3 = 3
index-2 = 2
card-lawful = { $card }, kijátszható
card-wrong = { $card }, szabály ellen való
card-picked = { $card }, kiválasztva
card-unseen = egy lap, amelyet még nem láttál
cards-held = { $n } lap
pile-label = { $name }: { $n ->
    [0] üres
   *[other] { $n } lap
}
pile-tricks = { $name }: { $n ->
    [0] nincs
   *[other] { $n } ütés
}
ticket-label = { $name }: { $all } számból { $covered } letakarva
tickets-of = { $name } táblái
tickets-larger = { $name } tábláinak megnézése közelről
covered = letakarva

# seats
bot-names = Ágnes, Béla, Cili, Dénes, Edit, Ferenc, Gizi, Hugó, Ilona, János, Kata, Lajos, Mari, Nándor, Olga, Péter, Rózsi, Sándor, Teréz, Ubul, Vilma, Zoltán, Zsófi, Vince
seat-bot-name = { $label } gép
seat-free-name = { $label } hely
seat-turn = ő jön
seat-bot = gép
seat-program = program
moved-clock = { $name } ideje lejárt, gép lépett helyette.
moved-standin = { $name } helyett gép lépett.
seat-away = távol van
seat-here = itt van
seat-free = szabad
rank-of = { $suit }: a lapok rangja, a legmagasabb elöl
rank-own = { $card }, a kezedben
rank-lying = { $card }, az asztalon
score-points = Pont
score-tricks = Ütések ebben a leosztásban
tricks-short = { $n } ütés
points-short = { $n } pont
counters = Zseton
clock-label = még { $seconds } másodperc
player = Játékos

# moves
your-turn = Te jössz
your-moves = Amit tehetsz
waiting-for = Lépésre várunk: { $names }
pick-card = { $verb }: válassz egy lapot
pick-cards = { $verb }: { $lo ->
    [0] legfeljebb { $hi } lap
   *[other] { $lo ->
        [1] 1–{ $hi } lap
       *[other] { $hi } lap
    }
} ({ $n } kiválasztva)
look-first = Ezeket a lapokat még nem nézted meg
put-back = Vissza
several = { $name }… ({ $n })
act-on = { $name }: { $n ->
    [0] egyet sem
   *[other] { $n } lap
}
claim-if = Ha volt ilyen hiba
claim-remedy = a hibát kiigazítják
claim-outcome = Mi lett a reklamálásból
claim-noticed = észrevetted
against = { $clause } ellen
against-law = a szabály ellen
against-law-acts = Szabály ellen
sure = Biztosan?
sure-yes = Igen: { $move }
sure-no = Nem, vissza
number-label = { $name }: szám { $lo } és { $hi } között
less = Kevesebb
more = Több
type-move = Írj be egy lépést, pl. play KS
hint-move = Ezt tenném: { $move }
do-it = Megteszem

# panels and tools
tools = Eszközök
with-news = { $name }, { $n } új
panels = Panelek
log = Napló
log-short = Napló
log-empty = Még nem történt semmi.
clause-number = { $kind ->
    [law] { $n }. törvény
    [ruling] { $n }
   *[other] { $n }. §
}
open-clause = { $clause } a szabálykönyvben
rule-book = szabálykönyv
book = Szabálykönyv
book-short = Szabályok
search-book = Keresés a szabályokban
book-missing = A szabálykönyv most nem olvasható.
chat = Beszélgetés
chat-short = Beszélgetés
chat-empty = Még senki sem szólt.
say-something = Mondj valamit
say = Küldés
you-are-muted = A házigazda elnémított
hint = Tanács
hint-short = Tanács
undo = Visszavétel
undo-short = Visszavétel
last-trick = Utolsó ütés
last-trick-short = Utolsó ütés
no-last-trick = Még egy ütést sem vittek el.
sort = A lapok rendezése
sort-short = Rendezés
seats = Helyek
seats-short = Helyek
settings = Beállítások

# people
gathering-guest = A játszmát a házigazda kezdi el, ha mindenki itt van.
start-game = Kezdjük
copy-link = Hivatkozás másolása
copy-link-short = Másolás
copied = Másolva
sit-here = Ide ülök
sit-down = Leülök
stand-up = Felállok
take-back = Visszaveszem a helyem
no-bot = Szabadon marad
bot-for-seat = Gép ide: { $name }
bot-for = addig gép játszik
mute = Némítás
unmute = Szólhat
send-away = Elküldés
watching = { $n ->
    [0] Senki sem nézi.
   *[other] { $n } néző.
}
leave-table = Távozás az asztaltól
you-were-sent-away = A házigazda elküldött ettől az asztaltól

# result
result = Vége a játszmának
result-winner = { $name } nyert
show-result = Eredmény
rematch = Még egyszer
replay = Visszajátszás
plot-counters = Zsetonok a leosztások után
plot-points = Pontok a leosztások után
no-history = A játszma menetét nem lehet megmutatni.
fair-line = { $drawing }. keverés, előre lepecsételve ({ $n } játékos részvételével):
fair-waits = Az osztás akkor következik, ha megnyitotta a részét: { $who }.
fair-out = Ebben a játszmában nem vesz részt a keverésben: { $who }.
fair-duplicate = A forduló minden asztalánál ugyanazok a paklik. Előtte minden résztvevő együtt keverte meg őket; a jegyzőkönyv megmondja, kik.
fair-left-out = A kiszolgáló kihagyta a részedet egy keverésből, noha megkapta. A bizonyítékot ez a böngésző megőrzi.
fair-pretended = A kiszolgáló azt állítja, hogy nem nyitottad meg a részedet, noha megtetted. A bizonyítékot ez a böngésző megőrzi.
fair-promise = A kiszolgáló két különböző csomagot ígért neked ugyanahhoz a keveréshez. A bizonyítékot ez a böngésző megőrzi.
fair-story = A kiszolgáló két különböző történetet mondott neked erről a játszmáról. A bizonyítékot ez a böngésző megőrzi.

# what may be in the way
error-malformed = A kiszolgáló ezt nem értette.
error-too-large = Ez túl hosszú.
error-too-fast = Túl gyorsan küldesz. Lassabban, kérlek.
error-unknown = Ilyen nevűt a kiszolgáló nem ismer.
error-no-such-table = Nincs ilyen asztal.
error-not-entered = Nem vagy ennél az asztalnál.
error-not-seated = Nincs itt helyed.
error-not-host = Ezt csak a házigazda teheti.
error-not-now = Ez most nem lehetséges.
error-claims = A többiek még reklamálhatnak egy hiba miatt. A lépésed addig vár.
error-stale = Közben más történt az asztalnál. Nézd meg újra, mielőtt lépsz.
error-story = Mást mondtak neked erről a játszmáról, mint ami a kiszolgáló könyvében áll. Amit láttál, azt ez a böngésző megőrzi.
error-taken = Ez a hely foglalt.
error-account-taken = Ezt a nevet nem választhatod.
error-account-forbidden = A belépési név, a jelszó vagy a kód nem jó.
error-account-stale = A fiókod épp most máshol megváltozott. Próbáld újra.
error-account-unknown = Ilyen belépésed már nincs.
error-full = Az asztal megtelt.
error-unauthorized = Ez a belépés már nem érvényes. Lépj be újra.
error-forbidden = Ezt az asztalt nem nézheted.
error-muted = A házigazda elnémított.
error-unrated = Ez nem fér össze az értékszámos játékkal: van óra, nincs tipp és visszavétel, mindenkinek fiókja van, csak a ház saját gépei játszanak, és közben senki nem jön és senkit nem küldenek el.
error-unwelcome = Valaki ennél az asztalnál nem akar veled játszani.
error-busy = A kiszolgáló most elfoglalt. Próbáld újra.
error-storage = A kiszolgáló ezt most nem tudja elmenteni. Semmi sem változott.
error-record-not-now = Ebből a játékból még semmi sem látható. Ha más asztalok ugyanezekkel a paklikkal játszanak, akkor lesz látható, ha már mind végeztek.
error-lost = Ebből a játszmából semmi sem maradt, amit ellenőrizni lehetne.
hand-tools = Segítség a lapokhoz
aside = Félretéve
aside-short = Félretéve
sorted-suit = Szín szerint rendezve
sorted-rank = Rang szerint rendezve
sorted-dealt = Az osztás sorrendjében
settings-short = Beállítások

# the book of an evening, and the law of a table
page-evenings = Esték
evenings-more = Egy este több asztala egy könyvben: ki kivel játszott, mit nyert és vesztett, és ki kinek tartozik. A könyvet te vezeted; az asztalok hivatkozással csatlakoznak.
evening-name = Az este neve
open-evening = Könyv nyitása
evening-yours = ezt a könyvet te vezeted
open-book = Megnézem a könyvet
evening-kept = Vezeti: { $name }, { $when } óta
print = Nyomtatás
as-csv = Táblázatként (CSV)
debts = Ki kinek tartozik
owes = { $payer } tartozása { $amount }, kapja: { $payee }
amount-paid = Mennyit fizetett
mark-paid = Kifizetve
no-debts = Senki sem tartozik senkinek.
debts-how = Ami egyik játékostól a másiknak jár, azt ők ketten rendezik egymás közt; ami kasszán ment át, azt néhány fizetés rendezi.
games-played = Játék
fines = Bírság
still-due = Még jár
box = a persely
box-how = A perselyé az, ami senkié: ami egy játék kasszájában vagy a háznál maradt, és amit a gépek nyertek vagy vesztettek.
nothing-played = Még egy játék sem ért véget.
book-lines = A könyv
line-opened = Megnyílt a könyv: „{ $name }”
line-joined = Csatlakozott egy asztal: { $name }
line-corrected = Helyesbítés; a hibás sor: { $line }
line-paid = Tartozást fizettek ki
evening-table = névtelen asztal
paid-to = { $payer } fizetett, { $payee } kapott: { $amount }
struck-out = Semmi: a sor törölve.
corrected-by = helyesbítő sor: { $line }
correct = Helyesbítés
its-record = A játszma jegyzőkönyve
its-law = Az asztal szabályai
staked = tét { $amount }
in-points = { $points } pont
fined = { $payer } bírsága { $amount }, kapta: { $payee }
penalty-claimed = { $name } reklamált, és igaza volt
penalty-sanction = { $name } figyelmeztetést kapott, vagy kizárták
penalty-committee = A bizottság döntése szerint a vétkes: { $name }
correct-how = A sor a könyvben marad, de többé nem számít; helyette az itt beírt fizetések számítanak, vagy semmi.
who-owes = Ki tartozik
owed-to = Kinek
take-out = Kiveszem ezt a fizetést
add-payment = Fizetés hozzáadása
correct-why = Miért volt hibás?
write-correction = Helyesbítés beírása
strike-out = A sor törlése
evening-doors = Ki láthatja, és mely asztalok csatlakoznak
link-to-see = Azoknak, akik látni szeretnék a könyvet
link-to-join = Azoknak, akik asztalukat a könyvbe íratják vagy versenyen indulnak
table-for-evening = Új asztal ehhez az estéhez
join-by-link = Egy asztalod hivatkozása
join-evening = Csatlakozzon az asztal
for-an-evening = Ennek az asztalnak a játékai egy este könyvébe kerülnek.
book-of-evening = Az este könyve: { $name }
law-here = { $game }: ennek az asztalnak a szabályai
law-of-game = amiben megállapodtak, { $number }. játék
law-of-next = amiben a következő játékra megállapodtak
law-of-table = Ennek az asztalnak a szabályai
all-as-usual = Minden a szokás szerint.
show-usual = A szokásosakat is mutasd
law-on = Érvényes
law-off = Itt nem érvényes
law-off-why = Ennél az asztalnál másban állapodtak meg.
law-house = A ház ügyel rá
law-house-why = Ahol csak szabályosan lehet lépni, senki sem szeghet szabályt, így nincs mit reklamálni.
law-pending = Még nem érvényes
law-pending-why = Ezt itt még nem játsszák.
law-mark = A szabályok ujjlenyomata: { $law }
line-contest = Megnyílt a verseny: „{ $name }”
quoted = „{ $text }”
line-entered = { $contest }: benevezett { $name }
line-withdrew = { $contest }: visszalépett { $name }
line-round = { $contest }: sorsolás, { $round }. forduló
line-settled = { $contest }: a könyv vezetője döntött egy mérkőzésről
line-packs = { $contest }: lepecsételve a következő forduló paklijai
line-packs-again = { $contest }: új paklik kerültek sorra, mert nem mindenki nyitotta fel a részét: { $names }
line-committed = { $contest }: { $name } lepecsételte a részét a keverésben
line-listed = { $contest }: lezárult a keverők névsora
line-shared = { $contest }: { $name } felnyitotta a részét
line-disclosed = { $contest }: minden asztal végzett; láthatók a lapok és az eredmények
contests = Versenyek
open-contest = Verseny kiírása
contest-name = A verseny neve
contest-form = A lebonyolítás módja
form-league = Körmérkőzés: mindenki mindenkivel
form-rounds = Fordulók: a hasonlóan állók találkoznak
form-knockout = Kieséses: minden asztal jobbik fele jut tovább
contest-rounds = Fordulók száma
contest-seats = Helyek egy asztalnál
contest-deals = Osztások egy mérkőzésen
contest-scoring = Mi dönt
scoring-places = Az asztalnál elért helyezés
scoring-counters = A nyert zseton
packs-same = minden asztalnál ugyanazok a paklik
packs-same-choose = Egy forduló minden asztalánál ugyanazok a paklik
packs-same-how = Azokhoz mérünk, akik máshol a te lapjaidat kapták. Forduló előtt mindenkinél legyen nyitva ez az oldal.
contest-clock = Másodperc lépésenként (0: nincs óra)
contest-state-open = Lehet nevezni.
contest-state-cutting = Most keverjük a paklikat: { $round }. forduló.
cutting-commits = Most minden játékos böngészője lepecsételi a részét a keverésben.
cutting-opens = Most minden játékos böngészője felnyitja a részét.
cutting-missing = Még hiányzik: { $names }.
cutting-how = Senkinek nincs dolga, csak maradjon nyitva ez az oldal. A ház még azelőtt lepecsételte a paklikat, hogy bárkinek a részét ismerte volna; nem válogathat köztük.
cutting-elsewhere = A részedet egy másik böngészőben vagy eszközön pecsételted le, és csak ott nyitható fel: nyisd meg ott ezt az oldalt. Ha nem te voltál, szólj annak, aki a könyvet vezeti.
cutting-unstored = Ez a böngésző semmit sem tárol, így nincs része a keverésben. Engedd meg neki, hogy adatokat tároljon ehhez az oldalhoz, vagy nyisd meg az oldalt egy másik böngészőben.
cutting-promise = A ház pecsétje: { $promise }
cutting-close = Folytatás a hiányzók nélkül
cutting-anew = Új paklik keverése a hiányzók nélkül
round-hidden = Minden asztal ugyanazokat a paklikat játssza: a lapok és az eredmények akkor látszanak, ha mind végzett.
contest-state-playing = Most zajlik: { $round }. forduló.
contest-state-ready = Véget ért: { $round }. forduló.
contest-state-over = A verseny véget ért.
contest-won = { $n ->
    [one] Győztes: { $names }
   *[other] Megosztott első hely: { $names }
  }
contest-people = Résztvevők: { $n }
contest-nobody = Még senki sem nevezett. Küldd szét a hivatkozást azoknak, akik indulnának.
take-part = Nevezek
withdraw = Visszalépés
withdraw-sure = Végleg visszalép?
withdrawn = visszalépett
draw-first = Nevezés lezárása és az 1. forduló sorsolása
draw-next = Sorsolás: { $round }. forduló
round-number = { $round }. forduló
sits-out = Szabadnapos: { $names }
to-table = Az asztalhoz
match-waits = még nem ért véget
match-settled = a könyv vezetője döntött róla
match-withdrawn = visszalépés döntötte el
match-place = { $place }. { $name }
settle = Döntés a mérkőzésről
settle-how = Adj mindenkinek helyezést: 1 a legjobb, holtversenyben ugyanaz a szám jár. A jegyzőkönyv nem változik.
settle-why = Miért így dőlt el?
write-settlement = Beírom a könyvbe
contest-standings = Állás
points = Pont
matches = Mérkőzés
place = Helyezés
standings-how = Egy mérkőzés egy pontot ér: annyi jár belőle, ahányad részét megelőzted az asztalnál ülő többieknek; a holtverseny félnek számít. A szabadnap fél pont. Egyenlő pontnál a zseton, azután az ellenfelek pontjai döntenek.
standings-how-counters = A nyert zseton dönt, azután az asztaloknál szerzett pont, végül az ellenfelek pontjai.
standings-how-same = Azokhoz mérünk, akik ugyanazon a helyen ugyanezeket a paklikat kapták: annyi pont jár, ahányad részüket megelőzted; a holtverseny félnek számít. Az „Átlag felett” az, amennyivel többet értél el a hely átlagánál. A szabadnap fél pont.
standings-how-same-counters = Az dönt, mennyivel értél el többet azok átlagánál, akik ugyanazon a helyen ugyanezeket a paklikat kapták; azután az, hányad részüket előzted meg.
contest-seed = A sorsolás kulcsa: { $seed }
seed-promised = A sorsolás kulcsa már megvan. SHA-256 lenyomata: { $promise }
seed-as-promised = Ugyanaz, amelyet a nevezések előtt lepecsételtünk.
seed-not-as-promised = NEM az, amelyet a nevezések előtt lepecsételtek.
contest-tree = Ágrajz
tree-winner = Győztes
tree-goes-on = továbbjut
tree-sits-out = erőnyerő
beyond-mean = Átlag felett
your-match = Ebben a fordulóban játszol.
gathering-match = Versenymérkőzés. Magától elkezdődik, amint mindenki itt van.
error-evening-unknown = Nincs ilyen este.
error-evening-forbidden = Ezt csak az teheti, aki a könyvet vezeti, vagy akinek megvan a megfelelő hivatkozása.
error-evening-not-now = A könyv ezt most nem engedi.
error-evening-taken = Ez az asztal már egy estéhez tartozik.
error-evening-full = A könyv betelt.
cancel = Mégse
people = Résztvevők
agreed-stake = tét { $amount }
agreed-ante = ante { $amount }
agreed-fee = osztásdíj { $amount }
agreed-limit = limit { $amount }

# a bizottság
page-judge = A bizottság előtt
judge-of = { $game } a bizottság előtt
judge-more = Hiba történt az asztalnál? Válaszd ki a játékot, és mondd meg, mi volt: megtudod, melyik cikkely szól róla, meddig lehet reklamálni, mi következik belőle, és látsz rá egy példát.
judge-link = Ha valami hiba történik
judge-no-faults = Ennek a játéknak egyik cikkelye sem szól hibáról.
judge-which = Mi volt a hiba?
judge-choose = Válassz
judge-claimed = Reklamálandó hibák
judge-unclaimed = Reklamálás nélkül is számító hibák
judge-by = Ki követte el?
judge-by-dealer = az osztó
judge-by-player = más játékos
judge-by-claimant = az, aki észrevette
judge-when = Mikor vették észre?
judge-noticed = Ezek közül mi történt meg utoljára, mielőtt észrevették
judge-noticed-in-time = amíg még reklamálható: { $window }
judge-noticed-too-late = annál később
judge-against = Kinek a hibája
judge-claimants = Ki reklamálhat
judge-window = Mikor reklamálható
judge-choices = Miből választhat, aki reklamál
judge-rulings = Döntések
judge-case = Egy példa rá
judge-score = Állás
judge-money = Zsetonok
judge-cards = Lapok
judge-unchanged = mint előbb
judge-lay = Ezt a lépést a bizottság elé
judge-lay-short = Bizottság
judge-lay-title = Mit lehetett reklamálni ennél a lépésnél
judge-lay-none = Ennél a lépésnél egyetlen reklamálás sem lett volna jogos.
judge-lay-running = Amíg a játszma tart, csak az derül ki, mit reklamálhatsz most te magad, akár volt hiba, akár nem.
judge-lay-nothing-open = Most semmit sem reklamálhatsz.
error-judge-forbidden = Ennél az asztalnál mindenki csak azt látja vissza, amit ő maga láthatott: a bizottság elé csak olyan játszma vihető, amelynek minden lapja láthatóvá vált.
error-judge-lost = Ez a feljegyzés túl régi ahhoz, hogy lépésenként megmondja, mit lehetett reklamálni.
review = Elemzés
review-title = Mibe kerültek a döntések
review-reckoning = A játszma elemzése folyik. Legfeljebb egy percig tart, és az eredményt megőrizzük.
review-seat = Hely
review-counts = { $decisions } döntés, { $mistakes ->
    [0] nincs hiba
   *[other] { $mistakes } hiba
 }, { $blunders ->
    [0] nincs durva hiba
   *[other] { $blunders } durva hiba
 }
review-parts = Miből áll az eredmény
review-own-only = Ennél az asztalnál a többiek lapjai rejtve maradnak: csak a te döntéseidet nézzük végig, aszerint, amit tudhattál.
review-result = Eredmény
review-value = A hely értéke
review-chance = Szerencse
review-own = Saját döntések
review-others = A többiek döntései
review-mistake = Hiba
review-blunder = Durva hiba
review-cost = – ára { $cost } ± { $error }, a tét { $share } százaléka
review-better = Jobb: { $move }
review-win = Az esély arra, hogy a leosztás nyereséggel zárul: { $now } %; a jobb lépéssel { $then } %
review-let-be = semmit sem tenni
review-show = Mutasd
review-flawless = Nem találtunk hibát.
review-missed = Ezt reklamálni lehetett volna: { $claim }
review-noticed = A reklamálás oka látható volt.
review-uncaught = Senki sem vette észre: { $move }
review-how = Minden döntést aszerint ítélünk meg, amit akkor tudni lehetett: ugyanilyennek látszó leosztásokat játszunk végig a könyv szerint.
error-review-forbidden = Ennél az asztalnál mindenki csak azt látja vissza, amit ő maga láthatott: csak olyan játszma elemezhető, amelynek minden lapja láthatóvá vált.
error-review-lost = Ez a játszma a mai szabályok szerint nem elemezhető.
committee = Bizottság
committee-host = Amit a szabály nyitva hagy, arról a házigazda dönt.
committee-names = Bizottság: nevek, vesszővel elválasztva
committee-who = Ki ül a bizottságban? Ha senki, a házigazda dönt.
committee-asked = Kérdezi: { $name }.
committee-open = Még nincs döntés.
committee-against = { $by } döntése: { $name } ellen.
committee-nothing = { $by } döntése: semmi sem következik.
committee-decide = { $name } ellen
committee-decide-nothing = Semmi sem következik
committee-ask = A bizottság megkérdezése
committee-refer = Kérdezem

# egy leosztás vége
go-on-wish = Magától jöjjön a következő leosztás
forced-wish = Ha csak egy lépés van, magától megtörténik
next-deal = Következő leosztás
deal-count = Elszámolás
deal-staked = Tétje
deal-won = Nyert vagy vesztett
deal-scored = Ebben a leosztásban
deal-now = Most
deal-waiting = Még nem kész: { $names }
deal-left = { $seconds } mp
pause-between-deals = Szünet minden leosztás után, amíg mindenki el nem készül
next-deal-seconds = Ennyi másodpercig várunk a többiekre két leosztás között
decided-by = A döntő leosztás: { $n }; utána más nem vezetett.
change-game = Másik játék
change-game-to = Másik játék ennél az asztalnál
look-again = Nézzük meg újra a játszmát

# games left standing
continue-one = Folytasd a játszmádat: { $state }
continue-several = Folytasd a játszmáidat
continue-which = { $game }: { $state }
turn-yours = te jössz
turn-of = soron van: { $names }
turn-dealing = éppen osztanak
turn-standin = közben egy gép játszik a helyeden
turn-gathering = { $n ->
    [0] mindenki itt van
   *[other] még { $n } hely szabad
}

# friends who come by a link
page-friends = Asztal barátoknak
invited-by = { $name } helyet tart neked. Hogy hívnak?
name-taken = Ennél az asztalnál valakinek már ez a neve, vagy egy ehhez hasonló.
gathering-waits = { $n ->
    [one] Várjuk a barátokat: egy hely szabad.
   *[other] Várjuk a barátokat: { $n } hely szabad.
} Kezdhetsz, amikor akarsz.
gathering-full = Minden hely foglalt. Kezdhetsz, amikor akarsz.
gathering-no-seat = Minden hely foglalt. Nézőként maradhatsz.
start-bots = { $n ->
    [one] Kezdjük, a szabad helyre gép ül
   *[other] Kezdjük, a szabad helyekre ({ $n }) gépek ülnek
}
start-few = Kezdjük így: { $n } játékos
came-sat = { $name } leült.
came-left = { $name } elment az asztaltól.
came-bot = { $name } helyett most gép játszik.
came-back = { $name } újra maga játszik.

# those who are away
away-short = távol · { $seconds } mp
away-left = { $name } távol van; { $seconds } másodperc múlva gép játszik helyette

# moves that somebody asks to take back
back-asked = { $name } szeretné visszavenni az utolsó lépést.
back-own = Kérted, hogy visszavehesd a lépésedet. Válaszra várunk: { $names }.
back-yes = Igen, vegye vissza
back-no = Nem, maradjon
back-granted = A lépést visszavették.
back-refused = A lépés marad.

# going on to one's own turn
go-to-turn = Tovább, amíg rám nem kerül a sor (G billentyű)
go-to-turn-short = Én jövök

# how one hears of one's turn
notice-title = Az oldal címe jelzi, ha én jövök
notice-sound = Hangjelzés
notice-system = Rendszerértesítés, amíg az oldal nincs szem előtt
notice-refused = A böngésződ nem engedi ennek az oldalnak az értesítéseket.
notice-insecure = Rendszerértesítést csak biztonságos (https) oldal küldhet; a cím és a hang itt is működik.

# a lap mint alkalmazás
install-title = A telefonodon vagy az asztali gépeden
install-more = A Parlour az alkalmazásaid közé is kerülhet, saját ablakkal. Ilyenkor hálózat nélkül is megnyílik.
install = A Parlour telepítése
install-menu = Ha itt nincs gomb, a böngésződ menüjében a „Telepítés” vagy a „Hozzáadás a kezdőképernyőhöz” pont segít.
install-insecure = Csak biztonságos oldal (https, vagy maga ez a gép) telepíthető, és csak az nyílik meg hálózat nélkül.

# saját eredmények
page-results = Eredményeim
results-none = Itt még egy játékot sem fejeztél be. Amit nyersz és veszítesz, itt lesz majd látható.
results-sum = { $n ->
    [one] Egy befejezett játék ({ $since }); { $won ->
        [0] nem nyerted meg.
       *[other] megnyerted.
    }
   *[other] { $n } befejezett játék { $since } óta; ebből megnyert: { $won }.
}
results-not-all = A képek az utolsó 2000 játékot mutatják; a fájlban mind benne van.
results-by-game = Játékonként
results-won = Nyert
results-abandoned = Félbehagyott
results-bars = Minél hosszabb a sáv, annál több a játék; a kitöltött rész a megnyert játékoké.
results-over-time = Az idő folyamán
results-points = Pont
results-course-counters = { $game }: zsetonok { $n } játékban, összesen { $last }; legkevesebb { $lo }, legtöbb { $hi }.
results-course-points = { $game }: pontok { $n } játékban, összesen { $last }; legkevesebb { $lo }, legtöbb { $hi }.
results-course-rating = { $game }: az értékszám alakulása, értékszámos játék: { $n }; most { $last }, legkisebb { $lo }, legnagyobb { $hi }.
results-change = Változás
results-as-table = Ugyanez táblázatként
results-when = Mikor
results-in-all = Összesen
results-regulars = Akikkel játszani szoktál
results-no-people = Eddig csak gépekkel játszottál.
results-bots = Gépek
results-bot = gép
results-ahead = Előtte
results-level = Holtverseny
results-behind = Mögötte
results-bars-people = Kitöltve: ahányszor előtte végeztél; vonalkázva: holtverseny.
results-all-people = Mindenki mutatása ({ $n })
results-games = Játékról játékra
results-place = { $place }. hely { $n } közül
results-you-left = A vége előtt elmentél
results-more = Továbbiak
results-yours = Az eredményeid a tieid
results-yours-more = Ezt az oldalt más nem látja. Viheted magaddal az eredményeidet, vagy törölheted őket az értékszámaiddal együtt: mások a magukét ugyanezekről a játékokról megtartják.
as-json = Programoknak való fájlként (JSON)
results-delete = Minden eredményem törlése
results-delete-sure = Végleg töröljük minden eredményedet?

# értékszámok
rated = Értékszámos: megváltoztatja a játékosok értékszámát
rated-more = Órával, tippek és visszavétel nélkül. Mindenkinek kell fiók; aki elmegy, vesztett.
rated-table = Ez az asztal értékszámos.
rated-short = értékszámos
rating = Értékszám: { $points } (± { $interval })
rating-provisional = Értékszám eddig: { $points } (± { $interval })
results-ratings = Értékszámok
results-rating = Értékszám
results-interval = Eltérés (±)
results-provisional = eddig
results-ratings-more = Csak értékszámos asztalokról; mindenki 1000-ről indul. Az „eddig” szó olyan értékszám mellett áll, amely 20-nál kevesebb játékon alapul, vagy még túl bizonytalan.
# feladványok
page-puzzles = Feladványok
puzzle = Feladvány
puzzle-today = A mai feladvány
puzzle-of = { $game }: feladvány
puzzle-leave = Vissza a feladványokhoz
puzzles-what = { NUMBER($n, useGrouping: 0) } állás egy-egy kérdéssel: mi itt a legjobb, mit lehet reklamálni, mi szabályos. A rossz választ az asztal cáfolja meg. Naponta egy mindenkinek ugyanaz.
puzzles-all = Minden játék feladványai
puzzle-grade-1 = Könnyű
puzzle-grade-2 = Közepes
puzzle-grade-3 = Nehéz
puzzle-was-right = jól megválaszolva
puzzle-was-wrong = rosszul megválaszolva
puzzle-card = Mit a legjobb kijátszani?
puzzle-call = Mi itt a legjobb?
puzzle-claim = Mit reklamálhatsz itt, és mi következik belőle?
puzzle-lawful = Mely lépések szabályosak itt? Jelöld meg mindet.
puzzle-press = Lépj az asztalon.
puzzle-nothing = Semmit
puzzle-answer = Ez a válaszom
puzzle-right = Helyes!
puzzle-wrong = Nem ez az.
puzzle-cost = { $move }: átlagosan { $cost } ± { $error } az ára, a tét { $share } százaléka.
puzzle-best = A legjobb: { $move }.
puzzle-win = Így { $then } % az esély arra, hogy a leosztás nyereséggel zárul, nem { $now } %.
puzzle-unweighed = { $move }: szabályos, de olyan gyenge, hogy nem is latoltuk. A legjobb: { $best }.
puzzle-on = Az asztalon így folytatódhat; a többieknél az van, ami náluk lehet.
puzzle-also = Ez is szabályos: { $move }
puzzle-claimable = Ezt reklamálhatod: { $claim }
puzzle-follows = Ez következik:
puzzle-follows-claim = Ez következne:
puzzle-found = Ennyien találják meg: { $levels }
puzzle-next = Még egyet
puzzle-streak = { $n ->
    [0] Még nincs sorozatod; a leghosszabb: { NUMBER($best, useGrouping: 0) }.
   *[other] A sorozat hossza { NUMBER($n, useGrouping: 0) }; a leghosszabb: { NUMBER($best, useGrouping: 0) }.
}

# akikkel nem akarunk találkozni
unwanted = Letiltás vagy bejelentés
block = { $name } letiltása
block-more = Akit letiltasz, nem ülhet le az asztalaidhoz, és nem hallod, amit mond. Nem tudja meg, ki tiltotta le.
blocked = { $name } le van tiltva. A fiókod oldalán látod mindazokat, akiket letiltottál.
blocked-people = Letiltottak
unblock = Megint jöhet
report = { $name } bejelentése
report-why = Miért?
report-talk = Amit mond
report-name = A neve
report-cheating = Csalás
report-leaving = Otthagyja a játékokat
report-other = Más
report-text = A saját szavaiddal (a ház gazdája olvassa el)
reported = Feljegyeztük. A ház gazdája el fogja olvasni.

# játék hálózat nélkül
pocket-title = Hálózat nélkül
pocket-what = Ez az oldal ezen az eszközön el tudja tárolni az összes játékot és a gépeket. Így vonaton, repülőn, vagy amikor a kiszolgáló zárva van, akkor is játszhatsz a gépek ellen.
pocket-proof = Az ilyen játékok sosem változtatnak az értékszámodon, és nem bizonyítható, hogy az osztás igazságos volt: a saját eszközöd kever.
pocket-get = Az oldal felkészítése hálózat nélküli játékra ({ NUMBER($size, maximumFractionDigits: 1) } MB)
pocket-fetching = Most töltünk le mindent erre az eszközre…
pocket-ready = Ez az eszköz készen áll: az oldalon hálózat nélkül is lehet játszani.
pocket-play = Játék most ezen az eszközön
pocket-meanwhile = Addig is játszom ezen az eszközön
pocket-forget = Törlés erről az eszközről
pocket-back = Vissza a kiszolgálóhoz
pocket-none = Ez a kiszolgáló nem kínál magaddal vihető játékot.
pocket-not-kept = Nem sikerült eltárolni: megszakadt a hálózat, vagy nincs hely az eszközön.
pocket-insecure = Hálózat nélkül csak biztonságos oldalon (https, vagy ha az oldal erről az eszközről jön) lehet játszani.
pocket-opening = Előkészítjük az asztalokat ezen az eszközön…
pocket-here = Ezen az eszközön játszol, a kiszolgáló nélkül: gépek ellen, értékszám nélkül, és az osztás igazságossága nem bizonyítható.
pocket-elsewhere = Egy másik böngészőlapon vagy ablakban már játszol ezen az eszközön. Folytasd ott, vagy zárd be, és töltsd be újra ezt az oldalt.
pocket-failed = Az asztalokat ezen az eszközön nem sikerült előkészíteni.
pocket-nothing = Most semmit sem lehet megmutatni.
pocket-hint = Amint van hálózat, a beállításokban felkészítheted ezt az oldalt hálózat nélküli játékra.
pocket-you = Vendég

# -- finding a game --

page-find = Játék emberekkel
page-watch = Nézhető játszmák
find-more = Mondd meg, mit játszanál, és várd meg azokat, akik ugyanazt szeretnék. A számok igaziak: annyian várnak, ahányan most tényleg itt vannak.
find-nobody = Most senki sem vár. Legyél te az első, a többiek itt látni fogják.
find-waiting = { $n ->
   *[other] { $n } várakozó
}
find-lacks = { $n ->
   *[other] még { $n } játékos kell
}
find-usual-rules = szokásos szabályok
find-other-rules = egyéni szabályok
find-join = Várok velük
find-company = A társaság
find-seats = Hányan játszanak
find-seats-any = Mindegy (általában { $n })
find-bots = Botok az üresen maradt helyekre
find-bots-never = Soha: csak emberekkel
find-bots-at-once = Azonnal
find-bots-after = { $n } másodperc után, ha a többiek is akarják
find-programs = Mások programjaival is játszom
find-table = Óra van (lépésenként 60 másodperc), tanács nincs. Ha a játszma megkezdődött, mások is nézhetik.
find-wait = Várok játékosokra
find-you-wait = Várakozás: { $game }
find-with-you = { $n ->
    [0] Egyelőre csak te vársz erre.
   *[other] Rajtad kívül még { $n } játékos vár ugyanerre.
}
find-lacks-now = { $n ->
   *[other] Még { $n } játékos kell.
}
find-people-alone = csak emberekkel
find-stay = Hagyd nyitva ezt az oldalt: magától az asztalhoz visz.
find-again = Valaki nem jött el az asztalhoz. A helyed a listán megmaradt.
find-give-up = Nem várok tovább
gathering-house = Mindenkit hívtunk. A játék magától elkezdődik, amint mindenki itt van.
watch-more = Nyilvános asztalok folyó játszmái; elöl azok, ahol éppen történik valami. Amit nem láthatsz, rejtve marad.
watch-empty = Most egyetlen nyilvános asztalnál sem játszanak.
watch-all = Minden játék
watch-deal = { $n }. osztás
watch-since = { $n ->
   *[other] { $n } perce tart
}
watch-before = Előző oldal
watch-next = Következő oldal
