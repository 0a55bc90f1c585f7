# olaylar
pairing-game = Snip-Snap-Snorum'un eşleme oyunu oynanıyor, aynı adı taşıyan durak oyunu değil
starts-with = Herkes { $n } fişle başlar
looks-at-hands = Kâğıt açılmaz; herkes eline bakar
pairs = { $seat } son kâğıdı eşler: { $cards }
calls-snip = { $seat }: “Snip”
calls-snap = { $seat }: “Snap”
calls-snorum = { $seat }: “Snorum”
rank-exhausted = Bu değerin dördü de oynandı: { $word }; sıradaki oyuncu yeniden başlar
series-lapses = { $seat } eşleyemez; sözlerin dizisi bozulur
plays-other = { $seat } eşleyemez, oynar: { $cards }
pays-snip = { $payer } Snip için { $amount } fiş öder
pays-snap = { $payer } Snap için { $amount } fiş öder
pays-snorum = { $payer } Snorum için { $amount } fiş öder
takes-from-pool = { takes-share }
pool-is-empty = Havuz boş; { $seat } bir şey almaz
is-out = { $seat } son fişini kaybetti, oyundan düştü
lays-aside = { $seat } dağıtılmamış destenin üstüne kapalı koyar: { $cards }
deals-new-game = İlk düşen { $seat } yeni oyunda kâğıt dağıtır
passes = { $seat } eşleyemez, pas der
plays-on = { $seat } art arda kâğıt oynamaya devam eder
nobody-left = Başkasında kâğıt yok; { $seat } kalanını açar
is-rid-of-cards = Elini ilk bitiren: { $seat }

# masa düzeni
does-not-pair = { $seat } eşlemez, oynar: { $cards }
series-ends = { $seat } eşlemez; sözlerin dizisi bozulur
says-pass = { $seat } eşlemez
claims = { $seat } itiraz eder: { $word } eşleyebilirdi, eşlemedi
pays-double = { $payer } atladığı eşlemenin bedelinin iki katını öder: { $amount } fiş
pays-missed = { $payer } atlanan eşleme için öder: { $amount } fiş
out-pays-nothing = { $seat } oyundan düştü, bir şey ödemez
last-claims = Dağıtım bitti; itirazı olan şimdi söyler
ready = { $seat } başka itiraz etmez

# retler
must-pair = Elinde bu değerden kâğıt var, eşlemelisin: { $rank }
must-play = Bir kâğıt oynamalısın: şimdi pas denmez
only-pass = Elinde bu değerden kâğıt yok, ancak pas diyebilirsin: { $rank }
claim-of-others = Eşlemeyi atlamana ancak ötekiler itiraz edebilir
nothing-proven = Bu oyuncunun eşleyebileceğini hiçbir açık kâğıt göstermiyor
pack-is-cut = Deste kesildi: önceki dağıtıma artık itiraz edilmez
claims-first = Önce herkes itirazı olup olmadığını söylemeli
ready-at-the-end = İtirazın olup olmadığı ancak dağıtımın sonunda sorulur
ready-already = İtirazın olmadığını zaten söyledin

# seçenekler
option-deals = fişi olan tek kişi kalana kadar; herkes bir kez dağıtana kadar; ya da belli sayıda dağıtım
option-conduct = eşleyebilen eşlemek zorunda mı, yoksa gerçek masadaki gibi eşleme atlanıp buna itiraz edilebilir mi
option-method = kişi başına beş kâğıt mı dağıtılır, bütün deste mi; son fişe kadar mı oynanır, her dağıtımın ayrı havuzu mu olur
option-turn_up = ilk oyuncu eşlesin diye kâğıt açılır mı, bedelini kim öder
option-games = kaç oyun oynanır

# ayarların formu ve oyunun ne olduğu
label-method = Oynanış
label-turn_up = Eşlenecek kâğıt açılır
label-games = Oyun sayısı
choice-game = fişi olan tek kişi kalana kadar
choice-whole-pack = bütün deste, son fişe kadar
choice-whole-pack-first-out = bütün deste; ilk bitiren, havuzu alır
choice-five-cards = beşer kâğıt
choice-dealer-pays = evet, eşlenirse dağıtan öder
choice-pool-pays = evet, eşlenirse havuz öder
preset-five-cards = Kişi başı beş kâğıt
preset-turn-up = Eşlenecek kâğıt açılarak
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
verb-ready = Bir itirazım yok
verb-claim = Eşlemeyen:
value-claims = dağıtımın son itirazları
value-snip = snip
value-snap = snap
value-snorum = snorum
value-pair = son kâğıt eşlenebilir
value-act = bir kâğıt konuyor
value-respond = komşu eşler ya da pas der

# bilgisayar bir hamleyi neden önerir
why-next-pairs-least = sıradaki oyuncunun bunu eşleme olasılığı en az
why-nothing-pairs = onu eşleyebilecek kâğıt yok
why-only-rank = başka değerden kâğıt yok
why-pair-cheapest = eşlenmesi en ucuza şimdi gelir

# neye, ne zamana dek itiraz edilir
window-25 = oyuncunun sonradan oynadığı bir kâğıt onun eşleyebileceğini kanıtlıyor ve deste sonraki dağıtım için henüz kesilmedi
fault-25 = bir oyuncu eşleyebilecekken eşlemedi

# what may be claimed, as a condition, and what follows
if-25 = Bir oyuncu eşleyebilecekken eşlemediyse
then-25 = o oyuncu havuza bedelin iki katını öder
