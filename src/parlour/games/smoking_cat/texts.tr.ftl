four-play = Dört kişi oynar, herkes kendi adına
no-money = Smoking Cat parasına oynanmaz
word-chosen = Kelime: { $word }
word-given = Bu yarışma için verilen kelime: { $word }
for-drinks = Her turda kaybeden, herkese bir içki ısmarlar
draws-first-deal = A yerini { $seat } çeker ve ilk dağıtan olur
deals-by-agreement = Kararlaştırıldığı gibi ilk dağıtan: { $seat }
loser-deals = Önceki turu kaybeden { $seat } dağıtır
with-pack = { $seat } 32 kâğıdı karıştırır ({ $word ->
    [smoking_cat] Smoking Cat destesi
    [prague_single_headed] tek başlı Prag destesi
    [double_headed] çift başlı deste
    [hungarian] Macar destesi
   *[other] { $word }
})
passes = { $seat } sola verir: { $cards }
takes-up = { $seat } sağdan alır: { $cards }
exchange-done = Değişim bitti; oyun başlar
leads-first = Dağıtanın solundaki { $seat } çıkar
follows = { follows-suit }
plays-under = { $seat } löveyi almaz, altından verir: { $cards }
plays-off = { $seat } bu renkten kâğıdı olmadığı için başka renk oynar: { $cards }
takes-trick = { $seat } löveyi alır ({ $n ->
    [0] puan yok
   *[other] { $n } puan
})
turns-down = { $seat } löveyi kapatıp yığınına koyar
takes-over-of-leaves = { $seat } yaprak oberini aldı: { $n } puan
takes-hearts = { $seat } kupa aldı: { $n } puan
takes-last-trick = { $seat } son löveyi aldı: { $n } puan
stops = { $seat } turu durdurur: birinin { $n } puanı oldu
throws-in = { $seat } { $n } puanla elini atar
takes-rest = { $seat } kalan bütün kâğıtları alır: { $cards }
cards-played-out = Bütün kâğıtlar oynandı
has-points = { $seat }: { $n } puan
points-in-all = Toplam { $n } puan
loses-round = Turu kaybeden: { $seat }, en çok puan onda ({ $n })
loses-tie-with-queen = { $n } puanda eşitlik var ama yaprak oberini { $seat } aldı: turu kaybeder
loses-tie-with-last-trick = { $n } puanda eşitlik var ama son löveyi { $seat } aldı: turu kaybeder
writes-letter = { $seat } hanesine yazar: { $word }, { $n }. harf
loses-game = { $seat } kelimeyi tamamladı, oyunu kaybetti
buys-drinks = { $seat } herkese içki ısmarlar, { $n }. kez
points-forgotten = Puanlar unutulur
rounds-played = { $n ->
    [one] Kararlaştırılan bir tur oynandı
   *[other] Kararlaştırılan { $n } tur oynandı
}; oyunu kimse kaybetmedi

# masa düzeni
throws-off = { $seat } renge uymaz: { $cards }
hand-to-stranger = Kâğıtlar bir seyirciye gitti; sahibi: { $seat }
claims-deal = { $seat } itiraz eder: yanlış dağıtan { $word }
has-no-card = Sırası gelen oyuncunun kâğıdı kalmadı: { $seat }
round-void = Tur geçersiz: yanlış dağıtan { $seat }, { $n }. kez
deals-again = { $seat } yeniden dağıtır
peeks = { $seat } gelen kâğıtlara, kendi üç kâğıdını vermeden önce bakar: { $cards }
trick-back = { $seat } aldığı löveyi yeniden açar: { $cards }
claims-peek = { $seat } itiraz eder: erken bakan { $word }
claims-renonce = { $seat } itiraz eder: renge uymayan { $word }, { $n }. löve
shows-proof = { $seat } göstermek zorunda: { $cards }
loses-by-renonce = { $seat } renons yüzünden turu kaybetti
second-offender = Bu turda ilk hatayı { $seat } yapmadı: onun hatası yalnız oylanır
votes = { $seat } oy verdi
voted = { $seat } oy verdi: { $word ->
    [nothing] ek ceza yok
    [letter] bir harf daha
   *[ban] oyundan men
}
punished = Ötekilerin oyuyla { $seat } bir harf ya da men cezası alır
not-punished = Ötekilerin oyuyla { $seat } ek ceza almaz
admits = { $seat } bile bile yaptığını kabul eder
banned = { $seat } oyundan men edildi, oyunu kaybetti
mixes-pile = { $seat } yığınını karıştırır; bu yasaktır
looks-at-last = { $seat } son löveye bakar
looks-at-older = { $seat } eski lövelere bakar; bu yasaktır

passed-already = Üç kâğıdını zaten verdin, artık değiştiremezsin
pass-three = Tam üç kâğıt ver
exchange-first = Dört oyuncu da üçer kâğıdını vermeden oyun başlamaz
no-early-end = Bu masada her tur, sonuna dek oynanır
nobody-decided = Henüz kimsenin { $points } puanı yok
stop-between-tricks = Tur yalnız iki löve arasında durdurulur
not-sure-to-lose = Elini yalnız { $points } ya da daha çok puanı olan atabilir
throw-at-your-turn = Elini ancak iki löve arasında ya da kendi sıranda atabilirsin
dealt-already = Bu turun kâğıtları dağıtıldı
dealer-deals = Kâğıtları yalnız dağıtan dağıtabilir
round-not-over = Tur henüz bitmedi
loser-writes = Harfi yalnız turu kaybeden yazar
letter-first = Tur bitti; önce kaybeden harfini yazmalı
vote-first = Önce ötekiler ceza için oy vermeli
no-such-trick = Bu oyuncunun o lövede uyacağı bir çıkış yoktu
convicted-already = Bu oyuncunun hatası bu turda zaten kanıtlandı
may-still-mend = O kâğıt hâlâ geri alınabilir
nothing-to-admit = Kabul edebileceğin bir şey yok
no-vote = Oylanacak bir şey yok
others-vote = Yalnız öteki üç oyuncu oy verir
voted-already = Zaten oy verdin
no-ban = Oyundan men yalnız renge uyulmadığında oylanır
nothing-to-retract = Yalnız renge uymayan bir kâğıt geri alınır, o da sonraki kâğıt oynanana dek
nothing-to-mix = Karıştıracağın bir yığın yok
nothing-to-look-at = Önünde kâğıt yok
last-trick-covered = Son löveye yalnız bir kez ve sonraki çıkışa dek bakılır
no-older-trick = Bakabileceğin eski löve yok

option-deals = kaç tur oynanır, yoksa biri kelimeyi tamamlayana dek mi oynanır
option-conduct = yalnız kurala uygun hamleler mi yapılabilir, yoksa gerçek masadaki gibi hata yapılıp itiraz edilebilir mi
option-word = kaybedenin harf harf yazdığı kelime
option-word_source = kelimeyi kim seçer
option-forfeit = turu kaybeden ne verir: harf mi, içki mi
option-first_dealer = ilk kim dağıtır
option-packet = bir kerede kaç kâğıt dağıtılır
option-early_end = birinin 17 puanı olunca tur durdurulabilir mi
option-misdeal_letter = üst üste yanlış dağıtana harf yazdırılabilir mi
option-pack = kâğıtların görünüşü

# ayarların formu ve oyunun ne olduğu
label-word = Tamamlanacak kelime
label-word_source = Kelimeyi kim seçer
label-forfeit = Kaybedenin borcu
label-first_dealer = İlk dağıtan
label-packet = Bir kerede dağıtılan kâğıt
label-early_end = Tur 17 puanda durdurulabilir
label-misdeal_letter = Yanlış dağıtana harf
choice-players = oyuncular
choice-association = Dünya Birliği
choice-letters = kelimeden bir harf
choice-drinks = bir tur içki
choice-smoking-cat = Smoking Cat destesi
choice-word = kelime tamamlanana dek
choice-lot = kurayla
choice-prague-single-headed = Prag destesi, tek başlı
choice-double-headed = çift başlı deste
choice-hungarian = Macar destesi
preset-words = Kelimesine oynanan
preset-drinks = İçkisine oynanan
game-about = Olabildiğince az ceza puanı al; kaybeden, bir kelimeyi harf harf yazar.

# ekranda
rank-Q = oberi
rank-J = unteri
place-passed = Verdikleri: { $seat }
place-own-passed = Senin verdiklerin
place-pile = Aldığı kâğıtlar: { $seat }
place-own-pile = Senin aldığın kâğıtlar
fact-money = Para
fact-word = Kelime
fact-letters = Harfler
fact-drinks = İçki
fact-passed = Verdiklerin
fact-peeked = Erken bakan
fact-misdeals = Bu turdaki yanlış dağıtımlar
fact-tried = Oylanan oyuncu
fact-voted = Verdiğin oy
fact-loser = Turu kaybeden
verb-pass = Sola ver
verb-stop = Turu durdur
verb-throw = Elimi at
verb-retract = Kâğıdı geri al
verb-mix = Yığınımı karıştır
number-claim = { $n ->
    [0] erken baktı
   *[other] { $n }. löve
}
verb-claim = Renons:
verb-vote = Oyum:
verb-admit = Bile bile yaptım
verb-write = Harfi yaz
value-smoking-cat = Smoking Cat
value-prague-single-headed = Prag, tek başlı
value-double-headed = çift başlı
value-hungarian = Macar
value-pass = üç kâğıt veriliyor
value-shuffling = deste karıştırılıyor
value-voting = ceza oylaması
value-counted = kaybeden harfini yazar
value-last = son löveye
value-older = eski lövelere
value-nothing = ek ceza yok
value-letter = bir harf daha
value-ban = oyundan men

# bilgisayar bir hamleyi neden önerir
why-least-likely = löveyi alma olasılığı en düşük kâğıt
why-higher-may-come = belki biri daha büyüğünü oynar
why-worst-goes = işine en az yarayan kâğıt gider
why-drive-over = küçük yapraklar yaprak oberini ortaya çıkarır
why-over-under = yaprak oberi daha büyük bir yaprağın altına verilir
why-must-take = löveyi almak zorunlu: en büyüğüyle al
why-over-away = yaprak oberi başkasına gider

# neye, hangi anlar arasında itiraz edilir
moment-proven = bir renons kanıtlandı
moment-written = kaybeden harfini yazdı
fault-r17 = kâğıtlar yanlış dağıtıldı
fault-r12 = bir oyuncu erken baktı ya da renge uymadı

# turu bitiren bir davranıştan önce
sure-throw = Elini atıyorsun: tur biter ve turu sen kaybedersin.

# what may be claimed, as a condition, and what follows
if-r17 = Dağıtım yanlışsa
then-r17 = kâğıtlar yeniden dağıtılır
if-r12 = Bir oyuncu erken baktıysa ya da renge uymadıysa
then-r12 = o oyuncu turu kaybeder
