# olaylar
turned-for-deal = { $seat } için açılır: { $cards }
deals-first = İlk valeyi alan { $seat } dağıtır
pairing-game = Eşleme oyunu oynanıyor, aynı adı taşıyan öteki değil
starts-with = Herkes { $n } fişle başlar
gets-cards = { $seat } alır: { $cards }
gets-no-cards = { $seat } oyundan düştü, kâğıt almaz
turns-up = { $seat } açar: { $cards }
looks-at-hands = Kâğıt açılmaz; herkes eline bakar
leads = { $seat } çıkar: { $cards }
pairs = { $seat } eşler: { $cards }
calls-snip = { $seat }: “Snip”
calls-snap = { $seat }: “Snap”
calls-snorum = { $seat }: “Snorum”
rank-exhausted = Bu değerin dördü de oynandı: { $word }; sıradaki oyuncu yeniden başlar
series-lapses = { $seat } eşleyemez; dizi bozulur
plays-other = { $seat } eşleyemez, oynar: { $cards }
pays-snip = { $payer } snip için { $amount } fiş öder
pays-snap = { $payer } snap için { $amount } fiş öder
pays-snorum = { $payer } snorum için { $amount } fiş öder
takes-from-pool = { $payee } havuzdan alır: { $amount }
pool-is-empty = Havuz boş; { $seat } bir şey almaz
is-out = { $seat } son fişini kaybetti, oyundan düştü
lays-aside = { $seat } dağıtılmamış destenin üstüne kapatır: { $cards }
alone-has-counters = Yalnız { $seat } fişli kaldı
takes-pool = { $payee } havuzu alır: { $amount }
deals-new-game = İlk düşen { $seat } yeni oyunu dağıtır
deals-next = Şimdi { $seat } dağıtır
lays = { $seat } koyar: { $cards }
passes = { $seat } eşleyemez
plays-on = { $seat } oynamaya devam eder
nobody-left = Başkasında kâğıt yok; { $seat } kalanını açar
is-rid-of-cards = { $seat } elini önce bitirdi
deals-done = { $n ->
    [one] Kararlaştırılan dağıtım oynandı
   *[other] Kararlaştırılan { $n } dağıtım oynandı
}
shares-pool = { $payee } havuzdan alır: { $amount }

# retler
not-dealt = Kâğıtlar henüz dağıtılmadı
out-of-the-game = Fişin kalmadı, bu oyundan düştün
must-pair = Elinde bu değerden kâğıt var, eşlemelisin: { $rank }
must-play = Bir kâğıt oynamalısın
only-pass = Elinde bu değerden kâğıt yok, ancak pas diyebilirsin: { $rank }

# seçenekler
option-players = Kaç kişi oynar
option-deals = Bir oyuncu fişli kalana dek (game), herkes bir kez dağıtır (round), ya da dağıtım sayısı
option-conduct = Yalnız kurala uygun hamle, ya da gerçek masadaki gibi
option-pack = Tam deste, ya da yalnız yediliden asa
option-method = Kişi başı beş kâğıt, ya da bütün deste, son fişe dek ya da havuz havuz
option-turn_up = İlk oyuncu eşlesin diye kâğıt açılıp açılmadığı ve parasını kimin ödediği
option-games = Kaç oyun oynanır

# ekranda
place-table = Oynadıkları: { $seat }
place-own-table = Senin oynadıkların
place-turn-up = Açılan kâğıt
place-undealt = Dağıtılmayanlar
place-aside = Ayırdıkları: { $seat }
place-own-aside = Senin ayırdıkların
fact-last = Son kâğıt
fact-last-player = Son oynayan
fact-call = Söz
fact-active = Oyunu sürdüren
fact-stock = Kalan fiş
value-snip = snip
value-snap = snap
value-snorum = snorum
value-pair = son kâğıdı eşlemek
value-act = bir kâğıt konuyor
value-respond = eş bekleniyor

# bilgisayar bir hamleyi neden önerir
why-next-pairs-least = sıradakinin buna eş bulması en az olası
why-nothing-pairs = eşi yok
why-only-rank = başka değer yok
why-pair-cheapest = eşlenmesi en ucuza şimdi gelir
