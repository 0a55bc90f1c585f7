# olaylar
crowded = { $n } kişi oynar; en iyisi beş, iyi bir oyun için en çok altı
ante-agreed = Ante { $n }
limit-agreed = Limit { $n }
annulled = Anlaşarak yürürlükten kaldırılan: { $word }. kural
draws-for-deal = { $seat } çeker: { $cards }
deals-first = İlk dağıtan, en küçüğü çeken { $seat }
redraw = { $n } kişi birlikte en küçük, yeniden çekerler
buys-counters = { $payee } fiş satın alır: { $amount }
stakes-ante = { $payer } anteyi koyar: { $amount }
straddles = { $seat } straddle koyar: { $n }
stakes-straddle = { $payer } koyar: { $amount }
declines = { $seat } straddle koymaz
jack-pot = { $n }. jack-pot; { $seat } dağıtır
minimum = Oyunu açmak için en az iki { $word ->
    [knaves] vale
    [queens] kız
    [kings] papaz
   *[other] { $word }
} gerek
subscribes = { $payer } jack-pot'a { $amount } fiş koyar
pack = Deste { $n } kâğıt
shuffles-last = Son karan: { $seat }
deals-round = { $seat } soldan başlayarak tek tek dağıtır
deal-complete = Herkesin beş kâğıdı var
first-say = İlk söz: { $seat }
opens = { $seat } oyunu açar: { $n }
goes-in = { $payer } koyar: { $amount }
comes-in = { $seat } girer: { $n }
increases = { $seat } artırır, toplamı: { $n }
unopened = Oyunu açan yok: bahisler potta kalır, sonraki oyun jack-pot
draws-first = İlk değiştiren: { $seat }
makes-good = { $payer } bahsini tamamlar: { $amount }
stands-pat = { $seat } beş kâğıdını da tutar
exchanges = { $seat } değiştirir: { $n } kâğıt
waits-for-cards = Kalan deste yetmiyor: { $seat } herkes atana dek { $n } kâğıt bekler
reshuffles = { $seat } ötekilere vermek için atılan { $n } kâğıdı karar
stakes-equal = Herkesin bahsi { $n }
bets-first = İlk bahse giren: { $seat }
bets = { $seat } bahis koyar: { $n }
raises = { $seat } artırır, toplamı: { $n }
makes-good-and-raises = { $seat } { $n } ile görür ve artırır
calls = { $seat } görür: { $n }
lays = { $payer } koyar: { $amount }
stands = { $seat } bekler
retires = { $seat } kaçar
lays-all = { $payer } nesi varsa koyar: { $amount }
demands-show = { $seat } bu kadarına el açmak ister: { $n }
deemed-to-show = Fişi kalmayan { $seat } elini bu kadarına açar: { $n }
betting-goes-on = Ötekiler bahse devam edebilir; { $seat } elini onlar bitirince açar
proves-opening = { $seat } açar elini gösterir: { $cards }
holds = { $seat }: { $word ->
    [nothing] per bile yok
    [pair] per
    [two_pairs] döper
    [blaze] blaze
    [threes] üçlü
    [skip_straight] atlamalı kent
    [sequence] kent
    [flush] renk
    [full] ful
    [fours] kare
    [sequence_flush] floş
   *[other] { $word }
}
names-joker = { $seat } jokerin ne olduğunu söyler: { $word }
no-sequence = As, papaz, kız, vale, onlu kent değildir ({ $seat }): as ancak kenti başlatır
ace-above-king = Anlaşmaya göre as papazın üstüne de gelebilir ({ $seat })
best-hand = En iyi el: { $seat }
equal-hands = { $n } el eşit
side-cards-idle = Öteki kâğıtlar sayılmaz
takes-pool = { $payee } potu alır: { $amount }
takes-limited = { $payee } sınırlı tutarı alır: { $amount }
takes-remainder = { $payee } kalanı alır: { $amount }
divides = { $payee } hissesini alır: { $amount }
to-expenses = Pottan { $amount } fiş masanın giderlerine gider
to-kitty = Pottan { $amount } fiş manoya gider
takes-kitty = { $payee } manoyu alır: { $amount }
asks-loan = { $seat } borç ister: { $word }, { $n } fiş
lends = { $payer } { $amount } fiş borç verir; alan: { $payee }
refuses-loan = { $seat } borç vermez
repays = { $payer } { $amount } fiş borç öder; alan: { $payee }
games-done = { $n ->
    [one] Kararlaştırılan oyun oynandı
   *[other] Kararlaştırılan { $n } oyun oynandı
}
shares-pool = { $payee } potta kalandan alır: { $amount }
shares-kitty = { $payee } manodan alır: { $amount }
counters-back = { $payer } satın alınan fişlerin hesabını görür: { $amount }
names-no-ace = Joker papazın üstünde as olamaz ({ $seat })
not-cut = { $seat } desteyi kesmeyi unutur
faced-card = Destede ters dönmüş kâğıt var: { $cards }
misdeal = Yanlış dağıtım: { $seat } yeniden dağıtır
stake-back = { $payee } koyduğunu geri alır: { $amount }
uncut-stands = Deste kesilmedi, kimse de söylemedi: dağıtım geçerli
exposed-card = Açılan kâğıt elde kalır ({ $seat }): { $cards }
talks-to-dealer = { $seat } dağıtım sırasında dağıtanla konuşur
lifts = { $seat } kâğıtlarını kaldırır: { $n }
asks-cards = { $seat } kâğıt ister: { $n }
discards-counted = Atılan kâğıtlar sayılır ({ $seat }): { $n }
given-as-asked = { $seat } istediği kadar alır: { $n }
is-given = { $seat } kâğıt alır: { $n }
exposed-in-giving = Verilirken görünen kâğıt kalan destenin altına gider ({ $seat }): { $cards }
excess-back = Son verilen { $n } kâğıt kalan destenin üstüne döner ({ $seat })
makes-up = { $seat } eksiği tamamlar: { $n }
asks-dealer = { $seat } dağıtanın kaç kâğıt değiştirdiğini sorar
dealer-answers = { $seat } bu kadar değiştirdi: { $n }
tells-hand = { $seat } attığı eli söyler: { $cards }
tells-number = { $seat } başkasının değiştirdiği sayıyı söyler: { $word }, { $n }
will-bet = { $seat } bahse gireceğini söyler
will-not-bet = { $seat } bahse girmeyeceğini söyler
bets-out-of-turn = { $seat } sıra dışı { $n } koyar; konan kalır
counts-as-bet = Önceden konan bahis sayılır ({ $seat }): { $n }
counts-as-raise = Önceden konan artırma sayılır, toplamı ({ $seat }): { $n }
counts-as-call = Önceden konan görme sayılır ({ $seat }): { $n }
counts-as-part = Önceden konan bu kadar sayılır ({ $seat }): { $n }
excess-stays = Limiti aşan { $n } fiş etkisiz olarak potta kalır ({ $seat })
judges = Buna karar veren: { $seat }
nobody-to-judge = Herkes taraf: herkesin gördüğü karar verir
foul-hand = Hatalı el: { $seat }
abandons-hand = { $seat } elini bırakır, çekilir ve koyduğunu kaybeder: { $n }
bet-lost = Hatalı elle girilen bahis kaybedildi ({ $seat }): { $n }
returns-ante = { $payer } kendi kesesinden { $amount } fiş geri verir; alan: { $payee }
pays-in-stead = { $payer } dağıtım sırasında konuştuğu için { $amount } fiş öder; alan: { $payee }
foul-at-the-end = Hatalı el ({ $seat }): { $n } kâğıt
nobody-left = Oyunda kimse kalmadı
cannot-prove = { $seat } açışını kanıtlayamaz ve potu alamaz
pays-double-ante = { $payer } antenin iki katını öder: { $amount }
as-if-unopened = Pot kalır; oyun açılmamış gibi sonraki oyun jack-pot
disputes-number = { $seat } istenen sayıya itiraz eder
testifies = { $seat } tanıklık eder: istenen { $n }
cannot-say = { $seat } bilemez
held-right = Bilen yok: { $seat } bu kadar istemiş sayılır: { $n }
summons = { $seat } tanık çağırır: { $word }
says-so = { $seat } doğrular
denies = { $seat } yalanlar
told-hand = { $seat } elini söylememeliydi
told-number = { $seat } sayıyı söylememeliydi
dismisses = { $seat } itirazı reddeder

# retler
no-player = Oyundan çekilen bu oyuna artık karışmaz
discarded-before = Kâğıdını attın, bir daha atamazsın
too-late-to-straddle = Straddle dağıtımdan önce, sırayla, antenin solundakinden sonra konur
straddle-above-cap = Straddle limitin yarısını geçemez: { $cap }
not-enough-counters = Buna fişin yetmez
opened-before = Oyun açıldı: gör, artır ya da pas de
below-minimum = Bu el bu jack-pot'u açamaz
open-more = En az bu kadarla aç: { $least }
open-less = En çok bu kadarla aç: { $most }
no-raise-in-draw = Değiştirirken bahisler yalnız eşitlenir
bet-or-call = Oyun değiştirmeden önce açıldı: bahis koy, gör ya da kaç
no-betting-yet = Bahis değiştirmeden sonra konur
bet-made-before = Bahis kondu: gör, artır ya da kaç
above-limit = Bir kerede en çok bu kadar artırılır: { $limit }
nothing-to-raise = Henüz artıracak bir şey yok
stake-more = En az bu kadar koy: { $least }
alone-with-counters = Başkasında fiş yok: gör ya da kaç
law-60-annulled = Anlaşmaya göre sınırlı el açma yok
borrow-to-call = Artırmak için borç alan, görmek için de borç almalı
funds-enough = Sınırlı el açma göremeyenler içindir
make-good-first = Önce bahsini en yükseğe tamamla
no-draw-yet = Değiştirme başlamadı
no-borrowing = Bu masada borç verilmez
asked-before = Bir sırada bir kez, oynamadan önce borç isteyebilirsin
no-such-loan = Orası bu kadar borç veremez
lend-or-refuse = Borç ver ya da reddet
no-loan-asked = Senden borç isteyen yok
retire-or-decline = Şimdi pas denmez
pass-instead = Şimdi kaçılmaz
nothing-to-make-good = Tamamlanacak bir şey yok
too-short-to-call = Fişin oraya yetmiyor
make-good-in-draw = Değiştirirken bahis tamamlanır
nothing-to-call = Görülecek bir şey yok
stood-before = Bir kez bekledin: bahis koy ya da kaç
hand-thrown-up = Atılan el bir daha alınmaz
nothing-to-lift = Kaldırılacak kâğıt yok
lift-first = Önce kâğıtlarını kaldır
law-annulled = Bu kural anlaşarak kaldırıldı
too-late-to-ask = Kâğıtlarını kaldırdın ya da bahse girdin: sormak için geç
nothing-to-ask = Dağıtana, ikiniz de değiştirdikten sonra bir kez sorulur
nobody-deals = Şimdi dağıtan yok, ya da zaten konuştun
nothing-to-tell = Elini ancak onu görüp çekilen söyleyebilir, o da bir kez
nothing-to-report = Bunu ancak dağıtan, değiştirmiş biri için bir kez söyleyebilir
nothing-to-say = Ne yapacağını kişi bahisler sırasında bir kez söyler
nobody-asked = Senden tanıklık isteyen yok
another-answer = Sorunun cevabı bu değil
heard-already = O kişi tanık çağrılamaz
not-the-judge = Şimdi karar veren sen değilsin
ask-up-to-five = El beş kâğıttır: en çok o kadar iste
asked-already = İsteğini söyledin
discard-first = Önce kâğıt at
dealer-serves = Bu dağıtanın işi
nothing-to-serve = Şimdi dağıtacak ya da verecek bir şey yok
answer-first = Önce başka bir soru cevaplanmalı
bet-lies = Bahsin orada ve orada kalır

# seçenekler
option-deals = kaç oyun: herkesin bir kez dağıttığı bir tur, ya da bir sayı
option-conduct = yalnız kurala uygun hamle; ya da gerçek masadaki gibi: kâğıtlar elle kaldırılır ve istenir, kusur olabilir ve itiraz edilir
option-funds = herkesin başta ve bitince yeniden satın aldığı fiş
option-ante = zorunlu tek bahis
option-limit = bir bahsin bir kerede en çok artırıldığı
option-ace_in_sequences = as papazın üstüne de gelebilir mi
option-blaze = beş resimli kâğıt döperi geçer mi
option-skip_straight = birer atlayan kâğıtlar üçlüyü geçer mi
option-joker = destede joker var mı
option-kitty = her pottan bir şey ayrılır mı, ne için
option-kitty_take = her oyunda ne kadar ayrılır
option-kitty_hand = manoyu alan en küçük el
option-counters = fişlerin görünüşü
option-borrowing = oyuncular birbirinden borç alabilir mi
option-annulled_laws = anlaşarak yürürlükten kaldırılan kurallar

# ayarların formu ve oyunun ne olduğu
label-funds = Başlangıç fişi
label-ante = Ante
label-ace_in_sequences = Kentte as
label-blaze = Blaze
label-skip_straight = Atlamalı kent
label-joker = Joker
label-kitty = Mano
label-kitty_take = Her oyunda manoya
label-kitty_hand = Manoyu alan el
label-counters = Fişler
label-borrowing = Borç
label-annulled_laws = Kaldırılan kurallar
choice-unlimited = sınırsız
choice-none = limit yok
choice-low = yalnız ikilinin altında
choice-both = ikilinin altında ya da papazın üstünde
choice-expenses = masraflar için
choice-reward = iyi ele ödül
choice-full = ful
choice-three-colours = üç renk
choice-coins = madeni para
choice-14 = 14. kural: dağıtan hatalı eli öder
choice-16 = 16. kural: dağıtanı şaşırtan öder
choice-22 = 22. kural: straddle limitin yarısına dek
choice-60 = 60. kural: eldeki kadar için el açma
choice-69 = 69. kural: en iyi renk kupadır
choice-sequence-flush = floş
choice-fours = kare
choice-flush = renk
choice-sequence = kent
preset-joker = Jokerli
preset-odd-hands = Blaze ve atlamalı kentle
preset-kitty = Ödül manosuyla
game-about = Beş kâğıtlı çekmeli poker: bahis, değiştirme, blöf; potu en iyi ya da en cesur alır.

# ekranda
place-stub = Kalan deste
place-house = Ev
fact-ante = Ante
fact-counters = Fişler
fact-waived = Yürürlükten kalkan
fact-jack-pot = Jack-pot, açar el
fact-go-in = Girmek için
fact-opener = Oyunu açan
fact-out = Çekilen
fact-show-for = Elini bu kadarına açar
verb-straddle = Straddle koy
verb-open = Oyunu aç
verb-raise = Artır, toplamı
verb-make-good = Tamamla
verb-retire = Kaç
verb-bet = Bahis koy
verb-show-for = Olanına el aç
verb-borrow = Borç iste
verb-lend = Borç ver
value-nothing = hiç
value-white = beyaz
value-knaves = iki vale
value-queens = iki kız
value-kings = iki papaz
value-stakes = anteler
value-straddling = straddle
value-say = söz
value-making-good = tamamlama
value-discarding = kâğıt atma
value-reshuffle = atılan kâğıtların karılması
value-betting = bahisler
value-lending = borç isteniyor
fact-uncut = Kesilmedi
fact-unlifted = Kaldırmadı
fact-talked = Dağıtanla konuştu
fact-asked = İstedi
fact-early = Sıra dışı
fact-judge = Karar veren
fact-accused = Hakkında itiraz edilen
verb-lift = Kaldır
verb-ask = Kâğıt iste
verb-give = İstendiği gibi ver
verb-count = Atılanları say
verb-ask-dealer = Dağıtana kaç değiştirdiğini sor
verb-talk = Dağıtanla konuş
verb-tell = Elini söyle
verb-report = Değiştirdiği sayıyı söyle
verb-say = De ki
verb-testify = Tanıklık et
verb-summon = Tanık çağır
verb-uphold = Kabul et
verb-dismiss = Reddet
value-bet = bahse gireceğim
value-pass = girmeyeceğim
value-cannot = bilemem
value-dealing = dağıtım
value-asking = kâğıt isteme
value-giving = başka sayı istendi
value-testifying = kaç istendi?
value-judging = karar bekleniyor
value-evidence = tanık dinleniyor

# poker masasında söylendiği gibi
place-pool = Pot
place-kitty = Mano
value-pool = pot
verb-call = Gör
verb-stand = Bekle
verb-decline = Straddle koyma

# bilgisayar bir hamleyi neden önerir
why-odds-draw = olasılıklar kâğıt çekmeye değer
why-odds-pay = olasılıklar buna değer
why-odds-call = olasılıklar görmeye değer
why-least-keeps = en küçük bahis eli oyunda tutar
why-cards-unseen = görülmemiş kâğıda bahis konmaz
why-no-help-goes = işe yaramayan gider
why-nothing-to-bet = bahis koyacak bir şey yok
why-see-others = ötekilerin ne yapacağını görmek için
why-nothing-to-play = oynanacak bir el değil
why-too-weak = açmak için fazla zayıf

# ne zamana dek itiraz edilir
window-law-8 = kâğıtlar daha dağıtılıyor
window-law-12 = çekmeden sonraki bahis başlamadı ve çekmemiş bir oyuncu kâğıtlarını kaldırmadı
window-law-13 = kâğıtlarını kaldıran bir oyuncu hâlâ elde ve el bitmedi
window-law-16 = biri dağıtanla konuştu, dağıtan bu elde bir bahsi geri ödedi ve yargıç daha karar vermedi
window-law-28 = çekilen bir oyuncu elini söyledi ve yargıç daha karar vermedi
window-law-42 = bir oyuncu çekmede aldığı kâğıtları kaldırmadı ve atılanlar karılmadı
window-law-43 = çekmede verilen kâğıtlar kaldırılmadan duruyor ve atılanlar karılmadı
window-law-45 = oyuncu istediğini aldı ve hâlâ elde
window-law-46 = çekmede kâğıt aldı, hâlâ elde ve daha önce itiraz etmedi
window-law-47 = dağıtan çekti ve hâlâ elde
window-law-48 = çeken oyuncu kâğıtları kaldırdı ve hâlâ elde
window-law-51 = dağıtan başkasının kaç çektiğini söyledi ve yargıç daha karar vermedi
fault-law-8 = deste kesilmedi
fault-law-12 = yanlış sayıda kâğıt, kaldırılmadı
fault-law-13 = yanlış sayıda kâğıt, kaldırıldı
fault-law-16 = dağıtan şaşırtıldı
fault-law-28 = attığı eli söyledi
fault-law-42 = çekmede fazla verildi
fault-law-43 = çekmede eksik verildi
fault-law-45 = yanlış sayı istedi ve aldı
fault-law-46 = istenen sayı tartışmalı
fault-law-47 = dağıtan yanlış sayıda çekti
fault-law-48 = kaldırdı ve el beş değil
fault-law-51 = dağıtan başkasının kaç çektiğini söyledi
