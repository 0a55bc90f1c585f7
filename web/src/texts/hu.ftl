title = Parlour
title-turn = ● Te jössz: { $name }
title-table = { $name } · Parlour
loading = Egy pillanat…
offline = Nincs kapcsolat a házzal. Újra próbáljuk…
close = Bezárás

# cards
index-A = Á
index-K = K
index-Q = { $suits ->
    [german] F
   *[other] D
}
index-J = { $suits ->
    [german] A
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
card-picked = { $card }, kiválasztva
card-unseen = egy lap, amelyet még nem láttál
cards-held = { $n } lap
pile-label = { $name }: { $n ->
    [0] üres
   *[other] { $n } lap
}
ticket-label = { $name }: { $all } számból { $covered } lefedve
covered = lefedve

# seats
bot-names = Ágnes, Béla, Cili, Dénes, Edit, Ferenc, Gizi, Hugó, Ilona, János, Kata, Lajos, Mari, Nándor, Olga, Péter, Rózsi, Sándor, Teréz, Ubul, Vilma, Zoltán, Zsófi, Vince
seat-bot-name = { $label } gép
seat-free-name = { $label } hely
seat-turn = ő jön
seat-bot = gép
seat-away = távol van
seat-here = itt van
seat-free = szabad
score = Pont
points-short = { $n } pont
counters = Zseton
clock-label = még { $seconds } másodperc
player = Játékos

# moves
your-turn = Te jössz
your-moves = Amit tehetsz
waiting-for = Várunk: { $names }
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
number-label = { $name }: szám { $lo } és { $hi } között
less = Kevesebb
more = Több
type-move = Írj be egy lépést, pl. play KS
hint-move = Próbáld: { $move }
do-it = Legyen ez

# panels and tools
tools = Eszközök
with-news = { $name }, { $n } új
panels = Lapok
log = Napló
log-short = Napló
log-empty = Még nem történt semmi.
open-clause = { $clause } a szabálykönyvben
rule-book = szabálykönyv
book = Szabálykönyv
book-short = Szabályok
search-book = Keresés a szabályokban
book-missing = A szabálykönyv most nem olvasható.
chat = Beszélgetés
chat-short = Beszélgetés
chat-empty = Még senki nem szólt.
say-something = Mondj valamit
say = Küldés
you-are-muted = A házigazda elnémított
hint = Tanács
hint-short = Tanács
undo = Visszavonás
undo-short = Visszavonás
last-trick = Utolsó ütés
last-trick-short = Utolsó ütés
no-last-trick = Még nincs.
sort = A lapok rendezése
sort-short = Rendezés
seats = Helyek
seats-short = Helyek
settings = Beállítások

# people
gathering-host = Válaszd ki, kik játszanak. A szabad helyekre gépek ülnek.
gathering-guest = A házigazda kezd, ha mindenki itt van.
start-game = Kezdjük
copy-link = Hivatkozás másolása
copied = Másolva
sit-here = Ide ülök
stand-up = Felállok
take-back = Visszaveszem a helyem
no-bot = Senki
bot-for-seat = Gép ide: { $name }
bot-for = addig gép játszik
bot-random = Kezdő
bot-book = Könyv szerint
bot-search = Gondolkodó
bot-computed = Pontos
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
plot-counters = Zsetonok az osztások után
plot-points = Pontok az osztások után
no-history = A játszma menete nem mutatható.
fair-line = A(z) { $drawing }. keverés előre rögzített ({ $n } játékos tett hozzá):

# what may be in the way
error-malformed = A ház ezt nem értette.
error-too-large = Ez túl hosszú.
error-too-fast = Lassabban, kérem.
error-unknown = A ház ezt nem ismeri.
error-no-such-table = Nincs ilyen asztal.
error-not-entered = Nem vagy ennél az asztalnál.
error-not-seated = Nincs itt helyed.
error-not-host = Ezt csak a házigazda teheti.
error-not-now = Ez most nem lehetséges.
error-stale = Az asztal már továbbment.
error-taken = Ez a hely foglalt.
error-full = Az asztal megtelt.
error-forbidden = Ezt az asztalt nem nézheted.
error-muted = A házigazda elnémított.
error-busy = A ház most elfoglalt. Próbáld újra.
error-storage = A ház ezt most nem tudja feljegyezni. Semmi sem változott.
hand-tools = Segítség a lapokhoz
aside = Félretéve
aside-short = Félretéve
sorted-suit = Szín szerint rendezve
sorted-rank = Érték szerint rendezve
sorted-dealt = Az osztás sorrendjében
