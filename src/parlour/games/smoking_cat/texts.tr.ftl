four-play = Dört kişi oynar, herkes kendi adına
no-money = Parasına oynanmaz
word-chosen = Kelime: { $word }
word-given = Bu yarışma için verilen kelime: { $word }
for-drinks = Her turu kaybeden herkese bir içki ısmarlar
draws-first-deal = A yerini çeken { $seat }, ilk dağıtan odur
deals-by-agreement = Kararlaştırıldığı gibi ilk dağıtan: { $seat }
loser-deals = Önceki turu kaybeden { $seat } dağıtır
with-pack = { $seat } 32 kâğıdı karar ({ $word ->
    [smoking_cat] Smoking Cat destesi
    [prague_single_headed] tek başlı Prag destesi
    [double_headed] çift başlı deste
    [hungarian] Macar destesi
   *[other] { $word }
})
passes = { $seat } sola verir: { $cards }
takes-up = { $seat } sağdan alır: { $cards }
exchange-done = Değiştirme bitti; oyun başlar
leads-first = Dağıtanın solundaki { $seat } çıkar
follows = { follows-suit }
plays-under = { $seat } altında kalır: { $cards }
plays-off = { $seat } kâğıt kaçar, bu renkten yok: { $cards }
takes-trick = { $seat } löveyi alır ({ $n ->
    [0] puan yok
   *[other] { $n } puan
})
turns-down = { $seat } löveyi önüne kapatır
takes-over-of-leaves = { $seat } yaprak oberini aldı: { $n } puan
takes-hearts = { $seat } kupa aldı: { $n } puan
takes-last-trick = { $seat } son löveyi aldı: { $n } puan
stops = { $seat } turu durdurur: birinin { $n } puanı var
throws-in = { $seat } { $n } puanla elini atar
takes-rest = { $seat } alır: { $cards }
cards-played-out = Bütün kâğıtlar oynandı
has-points = { $seat }: { $n } puan
points-in-all = Toplam { $n } puan
loses-round = En çok puan: { $seat }, { $n }; turu kaybeder
loses-tie-with-queen = { $seat } { $n } puanla yalnız değil, ama yaprak oberi onda: turu kaybeder
loses-tie-with-last-trick = { $seat } { $n } puanla yalnız değil, ama son löve onun: turu kaybeder
writes-letter = { $seat } hanesine yazar: { $word }, { $n }. harf
loses-game = { $seat } kelimeyi doldurdu, oyunu kaybetti
buys-drinks = { $seat } herkese içki ısmarlar, { $n }. kez
points-forgotten = Puanlar unutulur
rounds-played = { $n ->
    [one] Kararlaştırılan bir tur oynandı
   *[other] Kararlaştırılan { $n } tur oynandı
}; oyunu kimse kaybetmedi

# masa düzeni
throws-off = { $seat } renge uymaz: { $cards }
hand-to-stranger = Kâğıtları bir seyirciye giden: { $seat }
claims-deal = { $seat } itiraz eder: yanlış dağıtan { $word }
has-no-card = Sıra { $seat } oyuncusunda, ama kâğıdı kalmadı
round-void = Tur geçersiz: yanlış dağıtan { $seat }, { $n }. kez
deals-again = { $seat } yeniden dağıtır
peeks = { $seat } kendi kâğıtlarını vermeden bakar: { $cards }
trick-back = Löve yeniden açık ({ $seat }): { $cards }
claims-peek = { $seat } itiraz eder: erken bakan { $word }
claims-renonce = { $seat } itiraz eder: renge uymayan { $word }, { $n }. löve
shows-proof = { $seat } gösterir: { $cards }
loses-by-renonce = { $seat } renons yüzünden turu kaybetti
second-offender = { $seat } ilk suçlu değil, onun için yalnız oy verilir
votes = { $seat } oy verdi
voted = { $seat } oyu: { $word ->
    [nothing] ceza yok
    [letter] bir harf daha
   *[ban] men
}
punished = Ötekilerin oyuyla { $seat } bir tane daha alır
not-punished = Ötekilerin oyuyla { $seat } cezasız kalır
admits = { $seat } bile bile yaptığını kabul eder
banned = { $seat } men edildi, oyunu kaybetti
mixes-pile = { $seat } aldığı kâğıtları karıştırır, oysa yasak
looks-at-last = { $seat } son löveye bakar
looks-at-older = { $seat } eski lövelere bakar, oysa yasak

passed-already = Üç kâğıdını verdin, artık değiştiremezsin
pass-three = Tam üç kâğıt ver
exchange-first = Dördü de kâğıt vermeden oynanmaz
no-early-end = Bu masada her tur sonuna dek oynanır
nobody-decided = Henüz kimsenin { $points } puanı yok
stop-between-tricks = Tur ancak iki löve arasında durdurulur
not-sure-to-lose = Ancak { $points } ya da daha çok puanı olan elini atabilir
throw-at-your-turn = Elini iki löve arasında ya da kendi sıranda atarsın
dealt-already = Bu tur dağıtıldı
dealer-deals = Dağıtan dağıtır
round-not-over = Tur henüz bitmedi
loser-writes = Turu kaybeden yazar
letter-first = Tur bitti; önce kaybeden yazar
vote-first = Önce ötekiler oy verir
no-such-trick = O lövede bu oyuncu kimsenin kâğıdına uymadı
convicted-already = Bu oyuncunun suçu bu turda kanıtlandı
may-still-mend = O kâğıt henüz geri alınabilir
nothing-to-admit = Kabul edilecek bir şey yok
no-vote = Oylanacak bir şey yok
others-vote = Öteki üç oyuncu oy verir
voted-already = Oyunu verdin
no-ban = Men için yalnız renge uyulmayınca oy verilir
nothing-to-retract = Yalnız renge uymayan kâğıt, o da sonraki kâğıda dek geri alınır
nothing-to-mix = Karıştıracak yığının yok
nothing-to-look-at = Önünde kâğıt yok
last-trick-covered = Son löveye bir kez, sonraki çıkışa dek bakılır
no-older-trick = Bakacağın eski löve yok

option-deals = kaç tur, ya da biri kelimeyi doldurana dek
option-conduct = yalnız kurala uygun hamle; ya da gerçek masadaki gibi: suç işlenebilir, itiraz gerekir
option-word = kaybedenin harf harf doldurduğu kelime
option-word_source = kelimeyi kim seçti
option-forfeit = turu kaybeden ne verir: harf, ya da içki
option-first_dealer = ilk kim dağıtır
option-packet = bir kerede kaç kâğıt dağıtılır
option-early_end = birinin 17 puanı olunca tur durdurulabilir mi
option-misdeal_letter = üst üste yanlış dağıtan harf alabilir mi
option-pack = kâğıtların görünüşü

# ayarların formu ve oyunun ne olduğu
label-word = Kelime
label-word_source = Kim seçer
label-forfeit = Kaybeden ne verir
label-first_dealer = İlk dağıtan
label-packet = Bir kerede kâğıt
label-early_end = On yedide durma
label-misdeal_letter = Yanlış dağıtana harf
choice-players = oyuncular
choice-association = birlik
choice-letters = kelimeden bir harf
choice-drinks = içki
choice-smoking-cat = Smoking Cat destesi
choice-word = kelime dolana kadar
choice-lot = kurayla
choice-prague-single-headed = Prag, tek başlı
choice-double-headed = çift başlı
choice-hungarian = Macar
preset-words = Kelimesine
preset-drinks = İçkisine
game-about = Olabildiğince az ceza puanı al; kaybeden bir kelimeyi harf harf doldurur.

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
fact-tried = Oylanan
fact-voted = Oyun
fact-loser = Turu kaybeden
verb-pass = Sola ver
verb-stop = Durdur
verb-throw = Elini at
verb-retract = Geri al
verb-mix = Yığınını karıştır
verb-claim = Renons:
verb-vote = Oyum:
verb-admit = Kabul et
verb-write = Yaz
value-smoking-cat = Smoking Cat
value-prague-single-headed = Prag, tek başlı
value-double-headed = çift başlı
value-hungarian = Macar
value-pass = üç kâğıt verme
value-shuffling = deste karılıyor
value-voting = oylama
value-counted = kaybeden yazar
value-last = son löveye
value-older = eski lövelere
value-nothing = ceza yok
value-letter = bir harf daha
value-ban = men

# bilgisayar bir hamleyi neden önerir
why-least-likely = löveyi alması en az olası kâğıt
why-higher-may-come = belki daha büyüğü gelir
why-worst-goes = en işine gelmeyen kâğıt gider
why-drive-over = küçük yapraklar oberi dışarı sürer
why-over-under = ober daha büyük bir yaprağın altına gider
why-must-take = almak zorunda: en büyüğüyle
why-over-away = ober başkasına gider

# neye, hangi anlar arasında itiraz edilir
moment-proven = bir renons kanıtlandı
moment-written = kaybeden harfini yazdı
fault-r17 = yanlış dağıtım
fault-r12 = renons: erken baktı ya da rengi vermedi

# turu bitiren bir davranıştan önce
sure-throw = Kâğıtlarını bırakırsın: tur biter ve turu sen kaybedersin.

# what may be claimed, as a condition, and what follows
if-r17 = Dağıtım yanlışsa
then-r17 = yeniden dağıtılır
if-r12 = Erken baktıysa ya da rengi vermediyse
then-r12 = turu yitirir
