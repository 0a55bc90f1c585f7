# olaylar
draws-again = { $seat } yeniden çeker: { $cards }
sit-opposite = En küçük iki kâğıdı çekenler en büyük ikisini çekenlere karşı oynar; eşler karşı karşıya oturur
seated-by-draw = Yerler çekilen kâğıtlara göre belirlenir
deals-first = İlk dağıtan: { $seat }
shuffles-pack = { $seat } { $n } kâğıdı karıştırır
opens-board = { $seat } masaya açık koyar: { $cards }
more-on-board = Masadaki kâğıtlardan { $n } tanesi dağıtımdan arttı
left-over = Artan kâğıtlar masaya konur: { $cards }
pairs = { $seat } eş kâğıt alır: { $cards }
combines = { $seat } toplamı tutan kâğıtları alır: { $cards }
turns-down = { $seat } aldıklarıyla birlikte önüne kapalı koyar: { $cards }
starts-board = { $seat } boş masaya koyar: { $cards }
sweeps-board = { $seat } masayı süpürür: { $n } puan
hands-played-out = Ellerdeki kâğıtlar bitti
takes-rest = En son kâğıt alan { $seat } kalanı da alır: { $cards }
partners-unite = Eşler aldıklarını birleştirir
has-great-cassino = { $seat }: büyük Cassino için { $n } puan
has-little-cassino = { $seat }: küçük Cassino için { $n } puan
has-aces = { $seat }: aslar için { $n } puan
has-most-spades = { $seat }: en çok maça için { $n } puan
has-most-cards = { $seat }: en çok kâğıt için { $n } puan
no-majority = Eşitlik var, çoğunluk kimsede değil
counts = { $seat } toplam { $n } puan sayar
difference-only = Yalnız iki puan arasındaki fark yazılır
lowest-deducted = En az puan, { $n }, herkesin puanından düşülür
scores = { $seat } yazar: { $n } puan
nobody-scores = Küçük iki puanın toplamı en büyüğe ulaşıyor: kimse puan yazmaz
wins-game = { $seat } { $n } puanla partiyi kazanır
game-drawn = Parti berabere
exposes = Dağıtan, { $seat } için dağıttığı kâğıdı açık düşürür: { $cards }
claims-deal = { $seat } itiraz eder: { $word } kâğıt açtı, dağıtma hakkını kaybeder
claims-fine = { $seat } itiraz eder: { $word } dağıtırken kâğıt açtığı için { $n } puan ceza alır
fine-taken-off = Açılan kâğıtlar için puanından { $n } düşülen taraf: { $seat }

# retler
must-take = Elindeki bir kâğıtla masadan alabiliyorsun, o yüzden masaya kâğıt koyamazsın
start-new-board = Masa boş: oyunun sürmesi için masaya bir kâğıt koy
not-on-the-board = Masada duran kâğıtları söyle
court-cards-pair-only = Papazın, kızın ve valenin sayısı yoktur, yalnız kendi eşlerini alırlar
takes-more = Kâğıdın bunlardan fazlasını alabilir: alabileceği hiçbir kâğıt masada bırakılamaz
does-not-combine = Bu kâğıtların toplamı, oynadığın kâğıdın sayısını vermiyor
dealers-side = Dağıtanın açtığı kâğıda yalnız rakipleri itiraz edebilir
nothing-exposed = Az önce kâğıt açılmadı ya da o zamandan beri kâğıt oynandı
no-fine-agreed = Sonraki turda açılan kâğıt için ceza kararlaştırılmadı

option-deals = kaç deste oynanır, yoksa bir taraf partiyi kazanana kadar mı oynanır
option-conduct = yalnız kurala uygun hamleler mi yapılabilir ve dağıtan hiç yanılmaz mı, yoksa gerçek masadaki gibi dağıtan kâğıt açabilir ve rakipleri itiraz edebilir mi
option-partners = ikiye karşı iki ya da herkes kendi adına
option-independent_scoring = kendi adına oynayanlar ne yazar: bütün puanlarını; en az puan düşülünce kalanı; ya da yalnız en çok puanı olan, öteki ikisininki düşülünce kalanı
option-board_deal = masanın dört kâğıdı: herkese birer kâğıt verildikçe bir tane mi, ellerden sonra dördü birden mi konur
option-later_exposure_penalty = dağıtımın sonraki bir turunda kâğıt açan dağıtan kaç puan ceza alır
option-game_points = partiyi kazandıran puan

# ayarların formu ve oyunun ne olduğu
label-independent_scoring = Kendi adına oynayanın puanı
label-board_deal = Masaya ne zaman dağıtılır
label-later_exposure_penalty = Geç açılan kâğıdın cezası
label-game_points = Partiyi kazandıran puan
choice-full = herkes bütün puanını yazar
choice-game = parti kazanılana kadar
choice-minus-lowest = herkes en az puan düşülünce kalanı yazar
choice-two-lowest = en yüksek, öteki ikisi düşülünce
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
value-round = sonraki kâğıtların dağıtımı
value-minus-lowest = en küçüğü düşülmüş
value-two-lowest = küçük ikisi düşülmüş

# bilgisayar bir hamleyi neden önerir
why-leaves-less = masada ötekilere daha az bırakır

# neye, ne zamana dek itiraz edilir
window-32 = kâğıt, dağıtımın ilk turunda açıldı ve o zamandan beri kimse oynamadı
window-33 = kâğıt, dağıtımın sonraki bir turunda açıldı, ceza kararlaştırılmış ve o zamandan beri kimse oynamadı
fault-32 = dağıtan, dağıtımın ilk turunda bir kâğıt açtı
fault-33 = dağıtan, dağıtımın sonraki bir turunda bir kâğıt açtı

# what may be claimed, as a condition, and what follows
if-32 = Dağıtan, dağıtımın ilk turunda bir kâğıt açtıysa
then-32 = dağıtan, dağıtma hakkını kaybeder
if-33 = Dağıtan, dağıtımın sonraki bir turunda bir kâğıt açtıysa
then-33 = kâğıt kime düştüyse o alır, dağıtan ceza öder
