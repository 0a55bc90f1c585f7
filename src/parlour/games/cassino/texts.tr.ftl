# olaylar
draws-again = { $seat } yeniden çeker: { $cards }
sit-opposite = En küçük iki kâğıdı çekenler en büyük ikisini çekenlere karşı oynar; eşler karşı karşıya oturur
seated-by-draw = Yerler çekilen kâğıtlara göredir
deals-first = İlk dağıtan: { $seat }
shuffles-pack = { $seat } { $n } kâğıdı karıştırır
opens-board = { $seat } masaya açık koyar: { $cards }
more-on-board = Bunlardan { $n } tanesi dağıtımdan artmıştı
left-over = Artan kâğıtlar masaya konur: { $cards }
pairs = { $seat } eş kâğıt alır: { $cards }
combines = { $seat } toplamı tutan kâğıtları alır: { $cards }
turns-down = { $seat } aldıklarıyla birlikte önüne kapalı koyar: { $cards }
starts-board = { $seat } boş masaya koyar: { $cards }
sweeps-board = { $seat } masayı süpürür: { $n } puan
hands-played-out = Ellerdeki kâğıtlar bitti
takes-rest = En son kâğıt alan { $seat } kalanı da alır: { $cards }
partners-unite = Eşler aldıklarını birleştirir
has-great-cassino = { $seat }: büyük Cassino, { $n } puan
has-little-cassino = { $seat }: küçük Cassino, { $n } puan
has-aces = { $seat }: aslar, { $n } puan
has-most-spades = { $seat }: en çok maça, { $n } puan
has-most-cards = { $seat }: en çok kâğıt, { $n } puan
no-majority = Çoğunluk kimsede değil
counts = { $seat } sayar: { $n } puan
difference-only = Yalnız fark yazılır
lowest-deducted = En az puan, { $n }, herkesin puanından düşülür
scores = { $seat } yazar: { $n } puan
nobody-scores = Küçük iki puanın toplamı en büyüğe ulaşıyor: kimse puan yazmaz
wins-game = { $seat } { $n } puanla partiyi kazanır
game-drawn = Parti berabere
exposes = Dağıtan, { $seat } için dağıttığı kâğıdı açık düşürür: { $cards }
claims-deal = { $seat } itiraz eder: { $word } kâğıt açtı, dağıtma hakkını kaybeder
claims-fine = { $seat } itiraz eder: { $word } açılan kâğıt için { $n } puan ceza alır
fine-taken-off = Açılan kâğıtlar için puanından { $n } düşülen taraf: { $seat }

# retler
must-take = Elindeki bir kâğıtla masadan alabiliyorsun, o yüzden masaya kâğıt koyamazsın
start-new-board = Masa boş: yenisini başlatmak için bir kâğıt koy
not-on-the-board = Masada duran kâğıtları söyle
court-cards-pair-only = Papazın, kızın ve valenin sayısı yoktur, yalnız kendi eşlerini alırlar
takes-more = Bu kâğıt bundan fazlasını alır: alabileceği hiçbir kâğıt masada bırakılamaz
does-not-combine = Bu kâğıtların toplamı, oynadığın kâğıdın sayısını vermiyor
dealers-side = Dağıtanın açtığı kâğıda yalnız rakipleri itiraz edebilir
nothing-exposed = Az önce kâğıt açılmadı ya da o zamandan beri kâğıt oynandı
no-fine-agreed = Sonraki turda açılan kâğıt için ceza kararlaştırılmadı

option-deals = oynanacak deste sayısı; ya da bir taraf partiyi kazanana kadar
option-conduct = yalnız kurala uygun hamleler ve dikkatli dağıtan; ya da gerçek masadaki gibi: dağıtan kâğıt açabilir, rakipler itiraz eder
option-partners = ikiye karşı iki ya da herkes kendi adına
option-independent_scoring = kendi adına oynayanlar ne yazar: bütün puanlarını; en az puan düşülünce kalanı; ya da yalnız en çok puanı olan, öteki ikisininki düşülünce kalanı
option-board_deal = masaya ya herkese birer kâğıt verildikçe bir tane ya da ellerden sonra dördü birden konur
option-later_exposure_penalty = sonraki bir turda kâğıt açan dağıtanın cezası
option-game_points = partiyi kazandıran puan

# ayarların formu ve oyunun ne olduğu
label-independent_scoring = Kendi adına oynayanın puanı
label-board_deal = Masaya dağıtım
label-later_exposure_penalty = Geç açılan kâğıdın cezası
label-game_points = Partinin puanı
choice-full = bütün puanlar
choice-game = bir parti
choice-minus-lowest = en küçüğü düşülerek
choice-two-lowest = küçük ikisi düşülerek
choice-with-rounds = her turda bir tane
choice-after = ellerden sonra dördü birden
preset-each-for-himself = Herkes kendi adına
preset-long-game = 21'lik uzun parti
game-about = Masadan eş kâğıtları ve toplamı tutanları al; en çok kâğıt, en çok maça ve aslar puan kazandırır.

# ekranda
place-board = Masa
place-taken = Alınan kâğıtlar ({ $seat })
place-own-taken = Senin aldıkların
fact-scoring = Sayım
fact-sweeps = Süpürmeler
fact-last-taker = Son alan
verb-lay = Masaya koy
value-draw = yerler için kâğıt çekiliyor
value-round = sonraki kâğıtlar
value-minus-lowest = en küçüğü düşülmüş
value-two-lowest = küçük ikisi düşülmüş

# bilgisayar bir hamleyi neden önerir
why-leaves-less = ötekilere daha az bırakır

# neye, ne zamana dek itiraz edilir
window-32 = ilk tur oynanıyor ve kâğıt açıldığından beri kimse oynamadı
window-33 = sonraki bir tur oynanıyor, ceza kararlaştırılmış ve kâğıt açıldığından beri kimse oynamadı
fault-32 = dağıtan, ilk turda bir kâğıt açtı
fault-33 = dağıtan, sonraki bir turda bir kâğıt açtı

# what may be claimed, as a condition, and what follows
if-32 = Dağıtan, ilk turda bir kâğıt açtıysa
then-32 = dağıtma hakkını kaybeder
if-33 = Dağıtan, sonraki bir turda bir kâğıt açtıysa
then-33 = kâğıt kime düştüyse o alır, dağıtan ceza öder
