# olaylar
pairing-game = Eşleme oyunu oynanıyor, aynı adı taşıyan öteki oyun değil
starts-with = Herkes { $n } fişle başlar
looks-at-hands = Kâğıt açılmaz; herkes eline bakar
pairs = { $seat } eşler: { $cards }
calls-snip = { $seat }: “Snip”
calls-snap = { $seat }: “Snap”
calls-snorum = { $seat }: “Snorum”
rank-exhausted = Bu değerin dördü de oynandı: { $word }; sıradaki oyuncu yeniden başlar
series-lapses = { $seat } eşleyemez; dizi bozulur
plays-other = { $seat } eşleyemez, oynar: { $cards }
pays-snip = { $payer } Snip için { $amount } fiş öder
pays-snap = { $payer } Snap için { $amount } fiş öder
pays-snorum = { $payer } Snorum için { $amount } fiş öder
takes-from-pool = { takes-share }
pool-is-empty = Havuz boş; { $seat } bir şey almaz
is-out = { $seat } son fişini kaybetti, oyundan düştü
lays-aside = { $seat } dağıtılmamış destenin üstüne kapalı koyar: { $cards }
deals-new-game = İlk düşen { $seat } yeni oyunda kâğıt dağıtır
passes = { $seat } eşleyemez
plays-on = { $seat } oynamaya devam eder
nobody-left = Başkasında kâğıt yok; { $seat } kalanını açar
is-rid-of-cards = Elini ilk bitiren: { $seat }

# masa düzeni
does-not-pair = { $seat } eşlemez, oynar: { $cards }
series-ends = { $seat } eşlemez; dizi biter
says-pass = { $seat } eşlemez
claims = { $seat } itiraz eder: { $word } eşleyebilirdi, eşlemedi
pays-double = { $payer } atladığı eşlemenin bedelinin iki katını öder: { $amount } fiş
pays-missed = { $payer } atlanan eşleme için öder: { $amount } fiş
out-pays-nothing = { $seat } oyundan düştü, bir şey ödemez
last-claims = Dağıtım bitti; itirazı olan şimdi söyler
ready = { $seat } başka itiraz etmez

# retler
must-pair = Elinde bu değerden kâğıt var, eşlemelisin: { $rank }
must-play = Bir kâğıt oynamalısın
only-pass = Elinde bu değerden kâğıt yok, ancak pas diyebilirsin: { $rank }
claim-of-others = Buna yalnız ötekiler itiraz edebilir
nothing-proven = Bu oyuncunun eşleyebileceğini hiçbir açık kâğıt göstermiyor
pack-is-cut = Deste kesildi: önceki dağıtıma artık itiraz edilmez
claims-first = Önce herkes itirazı olup olmadığını söyler
ready-at-the-end = Bu ancak dağıtımın sonunda sorulur
ready-already = Hazır olduğunu söyledin

# seçenekler
option-deals = fişi olan tek kişi kalana kadar; herkes bir kez dağıtana kadar; ya da belli sayıda dağıtım
option-conduct = eşleyebilen, eşlemek zorunda; ya da gerçek masadaki gibi: eşlemeyebilir, buna itiraz edilir
option-method = kişi başına beş kâğıt ya da bütün deste; son fişe kadar ya da her dağıtım ayrı
option-turn_up = ilk oyuncu eşlesin diye kâğıt açılıp açılmadığı ve Snip'i kimin ödediği
option-games = kaç oyun oynanır

# ayarların formu ve oyunun ne olduğu
label-method = Oynanış
label-turn_up = Açılan kâğıt
label-games = Oyun sayısı
choice-game = fişi olan tek kişi kalana kadar
choice-whole-pack = bütün deste, son fişe kadar
choice-whole-pack-first-out = bütün deste; ilk bitiren, havuzu alır
choice-five-cards = beşer kâğıt
choice-dealer-pays = dağıtan öder
choice-pool-pays = havuz öder
preset-five-cards = Kişi başı beş kâğıt
preset-turn-up = Açılan kâğıtla Snip
preset-whole-pack = Bütün deste
preset-first-out = İlk bitiren, havuzu alır
game-about = Senden önce oynanan kâğıdı eşle, onu oynayan ödesin; fişi kalan son kişi kazanır.

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
fact-offender = Eşlemeyen
verb-ready = İtirazım yok
verb-claim = Eşlemeyen:
value-claims = son itirazlar
value-snip = snip
value-snap = snap
value-snorum = snorum
value-pair = son kâğıdı eşlemek
value-act = bir kâğıt konuyor
value-respond = eş bekleniyor

# bilgisayar bir hamleyi neden önerir
why-next-pairs-least = sıradaki oyuncunun bunu eşleme olasılığı en az
why-nothing-pairs = eşi yok
why-only-rank = başka değer yok
why-pair-cheapest = eşlenmesi en ucuza şimdi gelir

# neye, ne zamana dek itiraz edilir
window-25 = hatayı yapanın sonradan oynadığı bir kâğıt bunu kanıtlıyor ve deste sonraki dağıtım için henüz kesilmedi
fault-25 = eşleyebilirdi, eşlemedi

# what may be claimed, as a condition, and what follows
if-25 = Eşleyebilecekken eşlemediyse
then-25 = havuza bedelin iki katını öder
