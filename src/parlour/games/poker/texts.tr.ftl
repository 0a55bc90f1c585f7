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

# seçenekler
option-deals = kaç oyun: herkesin bir kez dağıttığı bir tur, ya da bir sayı
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
