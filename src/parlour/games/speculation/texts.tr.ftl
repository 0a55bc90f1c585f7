# olaylar
crowded = { $n } kişiden fazlası oynuyor: alım satıma konu olacak dağıtılmamış kâğıt az kalır
shuffles = { $seat } { $n } kâğıtlık desteyi karıştırır
gets-packet = { $seat } kapalı alır: { $cards }
spare-hand = Havuz için yedek el: { $cards }
pool-owns-turn-up = Açılan kâğıt havuzundur
has-turn-up = Açılan kâğıdın sahibi: { $seat }
honour-passes = As, papaz, kız ya da vale açıldı: { $seat } dağıtmıştı, dağıtma sırası geçer
pack-exhausted = Deste bitti: { $seat } kâğıtları toplar ve yeniden dağıtır
turns-first = İlk çeviren: { $seat }
turns = { $seat } çevirir: { $cards }
becomes-chief = Şimdiye kadarki en büyük kozun sahibi: { $seat }
worthless = { $seat } çevirdiği kâğıttan bir şey kazanmaz
ace-leads = Koz ası: { $seat }; onu geçecek kâğıt yok
pool-has-ace = Koz ası havuzun: onu geçecek kâğıt yok
all-but-holder-turned = { $seat } dışında herkes kâğıtlarını çevirdi
all-turned = Herkes kâğıtlarını çevirdi
keeps = { $seat } satışa bir şey çıkarmaz
offers = { $seat } satışa çıkarır: { $word ->
    [turnup] açılan kâğıt
    [chief] en büyük koz
    [top] üstteki kâğıt
   *[other] { $word }
}
bids = { $seat } fiyat verir: { $n }
no-bid = Fiyat veren yok; { $seat } satışa çıkardığını elinde tutar
refuses-bid = { $seat } verilen fiyatı reddeder: { $n }
pays-price = { $payer } satın alır, { $amount } fiş öder; satan: { $payee }
hands-over = El değiştirdi: { $cards }; yeni sahibi { $seat }
penalty = { $payer } vale ya da beşli için { $amount } fiş öder
turns-spare-hand = Yedek el: { $cards }
pool-stays = Havuz kazanır ve sonraki dağıtıma kalır

# gerçek masanın olayları
claims = { $seat } itiraz eder: kâğıdına bakan { $word }
pays-fine = { $payer } ceza öder: { $amount }
barred-from-pool = Kâğıdına bakan { $seat } havuzu alamaz: havuz sonraki dağıtıma kalır

# retler
nobody-looks = Çevrilmeden önce kimse kâğıdına bakamaz
look-once = Bakmadığın böyle bir kâğıdın yok
nothing-to-claim = İtiraz edilecek, kâğıda yasak bir bakış yok
claim-of-others = Baktığına yalnız öteki oyuncular itiraz edebilir
nothing-offered = Şimdi satışa çıkarılmış bir şey yok
own-item = Kimse kendi kâğıdını satın almaz
passed-before = Bu açık artırmada zaten pas dedin
bidding-closed = Artırma kapandı
highest-already = En yüksek fiyat senin
bid-above-pool = En çok havuzdaki kadar verebilirsin: { $pool } fiş
bid-too-low = Verilen fiyat bundan yüksek olmalı: { $best }
no-bid-to-answer = Kabul edilecek ya da reddedilecek bir fiyat yok
owner-answers = Verilen fiyatı ancak kâğıdın sahibi kabul eder ya da reddeder
auction-goes-on = Açık artırma sürüyor
answer-first = Önce verilen fiyata cevap gerek
dealer-sells-turn-up = Koz için açılacak kâğıdı ancak dağıtan elinde tutar ya da satar
holder-sells-chief = En büyük kozu ancak sahibi elinde tutar ya da satar
turner-sells-top = Çevrilecek kâğıdı ancak sırası gelen satabilir
holder-sells-hand = Son kâğıtları ancak sahibi elinde tutar ya da satar
pools-own = Bu kâğıt havuzun, satılık değil
turned-already = Koz için açılacak kâğıt ancak açılmadan önce satılıktır
no-chief-yet = Kâğıt açılmadan en büyük koz yoktur
another-window = O şimdi satılık değil: elinde tut ya da şimdi satılabileni satışa çıkar
holder-turns-last = En büyük koz sende, en son sen çevirirsin: üstteki kâğıdın şimdi satılık değil
hand-at-the-end = Kapalı eller ancak sonunda, öteki herkes çevirince satılıktır
name-your-cards = Kaçıncı kâğıtlarını satışa çıkardığını söyle: birinciyi ya da birinciyle üçüncüyü
one-auction-a-card = Bir kâğıt ancak bir kez satışa çıkar
no-such-card = Çevrilmemiş böyle bir kâğıdın yok

# seçenekler
option-players = kaç kişi oynar; en çok 10 (52 kâğıt) ya da 6 (32) önerilir
option-conduct = yalnız kurala uygun hamleler mi yapılabilir, yoksa gerçek masadaki gibi kâğıda bakılıp buna itiraz edilebilir mi
option-honour_pass = as, papaz, kız ya da vale açılırsa sahibi havuzu hemen alır ve dağıtma sırası geçer mi
option-pool_benefit = açılan kâğıt ya da yedek el, havuzu sonraki dağıtım için kazanabilir mi
option-knave_five_penalty = çevrilen vale ya da beşlinin sahibinin havuza ödediği fiş; 0: hiç
option-look_penalty = çevrilmemiş bir kâğıda bakmanın cezası

# ayarların formu ve oyunun ne olduğu
label-honour_pass = Açılan büyük kâğıt, havuzu alır
label-pool_benefit = Havuz için oynayan
label-knave_five_penalty = Vale ve beşli cezası
label-look_penalty = Kâğıda bakmanın cezası
choice-pool_benefit-none = hiçbir şey
choice-turn-up = açılan kâğıt
choice-spare-hand = havuzun yedek eli
preset-turn-up = Açılan kâğıt havuzun
preset-spare-hand = Havuza yedek el
game-about = Kimsenin görmediği kozları al, sat; en büyüğü, havuzu alır.

# ekranda
place-packet = Kapalı kâğıtlar: { $seat }
place-own-packet = Senin kapalı kâğıtların
place-open = Çevirdikleri: { $seat }
place-own-open = Senin çevirdiklerin
fact-advised = Önerilen en çok oyuncu
fact-step = Satılık
fact-owner = Satan
fact-item = Satışa çıkan
fact-bidding = Artırmada
fact-bid = Verilen fiyat
fact-chief = En büyük koz
fact-holder = En büyük kozun sahibi
fact-sold = Satın alınan kâğıt
fact-looks = Bakılan kâğıtlar
fact-barred = Kazanamaz
verb-bid = Fiyat ver
verb-claim = Kâğıdına bakan:
value-turn-up = açılan kâğıt
value-turnup = açılan kâğıt
value-chief = en büyük koz
value-top = üstteki kâğıt
value-hand = kapalı kâğıtlar
value-spare = en büyük koz, yedek elden önce
value-offering = tutmak ya da satmak
value-auction = açık artırma

# bilgisayar bir hamleyi neden önerir
why-nothing-to-offer = satışa çıkarılacak bir şey kalmadı
why-above-worth = fiyat, kâğıdın değerinden yüksek
why-worth-more = kâğıt, verilen fiyattan daha çok eder
why-below-worth = fiyat, kâğıdın değerinden düşük
why-price-free = fiyat duymak bedavadır
lesson-six-low = altılı kolayca geçilir, bir fiş etmez
lesson-keep-chief = kimse en büyük kozun değerini vermedi: elinde tut, ötekilerin ne açacağına bak
lesson-unseen = o kâğıdın ne olduğunu kimse bilmiyor, en büyük kozu geçecek kâğıt da az: fişlerini sakla

# neye, ne zamana dek itiraz edilir
window-19 = biri kendi kâğıdına baktı ve havuz daha alınmadı
fault-19 = bir oyuncu sırası gelmeden bir kâğıda baktı

# what may be claimed, as a condition, and what follows
if-19 = Bir oyuncu sırası gelmeden bir kâğıda baktıysa
then-19 = o oyuncu ceza öder ve havuzu alamaz

found-queen-as-chief = Dört oyuncuyla, şimdiye kadarki en büyük koz kızsa havuzun ne kadarı eder
found-ten-as-chief = En büyük koz onluysa
