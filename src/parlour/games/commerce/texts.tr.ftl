# olaylar
shuffles-pack = { $seat } { $n } kâğıdı karıştırır; sağındaki komşu keser
no-trumps = Koz yok
one-stake = Bahis: { $n }
limited = Her el türü sayılmaz: { $word ->
    [no_pair] per sayılmaz
    [no_pair_no_flush] per de renk de sayılmaz
   *[other] { $word }
}
enters = { $payer } havuza { $amount } koyar, üç fişi olur
gets-none = { gets-no-cards }
asked-first = Alışveriş edip etmeyeceği ilk sorulan: { $seat }
extra-hand = Ortada açık: { $cards }
eldest-first = İlk oyuncu: { $seat }
for-ready-money = { $seat } nakitle alır
throws-out = { $seat } atar: { $cards }; kâğıt destenin altına gider
takes-top = { $seat } üstteki kâğıdı alır: { $cards }
pays-dealer = { $payer } dağıtana öder: { $amount }
buys-free = { $seat } dağıtan olduğu için ödemez
by-barter = { $seat } takas eder
offers = { $seat } sunar: { $cards }
gives = { $seat } karşılığında verir: { $cards }
gets-offered = { $seat } alır: { $cards }
takes-back = { $seat } sunduğu kâğıdı elinde tutar: { $cards }
answers-stand = { $seat } sunulan kâğıda “Duruyorum” diye cevap verir
goes-on = { $seat } durmaz, sıra sonrakine geçer
stands-unshown = { $seat } durur, kâğıtları kapalı kalır
trade-ceases = Alışveriş biter
passes = { $seat } pas der, bu dağıtımda artık kâğıt değiştirmez
lays-up = { $seat } ortaya açık koyar: { $cards }
takes-from-board = { $seat } ortadan alır: { $cards }
last-lap = İki kişi durdu: pas dememiş olan ötekilerin her biri bir kez daha değiştirebilir
declines = { $seat } değiştirmez
nobody-left = Oynayacak kimse kalmadı
round-too-often = { $n } turdan sonra herkes elini açar
makes-pips = { $seat }: toplam { $n }
has-tricon = { $seat }: üçlü (tricon)
has-sequence = { $seat }: dizi
has-flush = { $seat }: renk
has-pair = { $seat }: per
has-point = { $seat }: yalnız puan
best-hand = En iyi el: { $seat }, { $word ->
    [tricon] üçlü (tricon)
    [sequence] dizi
    [flush] renk
    [pair] per
    [point] puan
   *[other] { $word }
}
absolute-tie = En iyi eller eşit
equal-worst = En kötü eller eşit: sonra gelen { $seat } kaybeder
decides = Daha iyi el: { $seat }, { $word ->
    [tricon] üçlü (tricon)
    [sequence] dizi
    [flush] renk
    [pair] per
    [point] puan
   *[other] { $word }
}
shares-pool = { takes-share }
dealers-stake = Dağıtan { $payer } kazanana öder: { $amount }
beaten-stander = Durup yenilen { $payer } { $amount } fiş öder; alan: { $payee }
dealers-penalty = Dağıtan, elinde per ya da daha iyisi varken yenildi: { $payer } { $amount } fiş öder; alan: { $payee }
pays-winner = { pays }
takes-prize = { takes-share }
gives-counter = En kötü el: { $seat }; bir fiş verir, kalan: { $n }
stands-out = { $seat } fişsiz kaldı, oyun dışı
buys-horse = { $payer } at satın alır: { $amount }
declines-horse = { $seat } at almaz
last-with-counters = { alone-has-counters }
takes-rest = { $payee } kalanı alır: { $amount }
keeps-deal = { $seat } yeniden dağıtır
round-done = Herkes bir kez dağıttı

# retler
horse-first = Önce, oyundan düşen oyuncu at alıp almayacağını söylemeli
trade-or-stand = Alışveriş et ya da dur; burada pas denmez
not-in-this-game = Yeni Commerce'te yalnız dağıtanla ya da komşuyla alışveriş edilir
has-stood = Durdun, bu dağıtımda bir daha hamle yapamazsın
one-trade-a-turn = Bu sıranda alışverişini yaptın: şimdi dur ya da sırayı devret
stand-or-go-on = Alışverişini yaptın: şimdi dur ya da sırayı devret
nothing-offered = Sana kâğıt sunulmadı
give-or-stand = Sana bir kâğıt sunuldu: karşılığında bir kâğıt ver, ya da dur
nobody-to-barter-with = Öteki herkes durdu, takas edecek kimse yok
no-horse-now = At ancak ilk düşen oyuncuya satılır, o da yalnız o anda
board-only = Commerce'in bu türünde kâğıt yalnız ortada açık duranlarla değiştirilir
has-passed = Pas dedin, bu dağıtımda bir daha değiştiremezsin
exchange-or-decline = Bu dağıtımda son fırsatın: bir kâğıt değiştir ya da vazgeç
no-last-lap = Değiştirmekten ancak iki kişi durduktan sonra vazgeçebilirsin
not-on-the-board = Bu kâğıt ortada değil

option-deals = kaç dağıtım oynanacağı; ya da herkes bir kez dağıtana kadar; ya da fişi olan tek kişi kalana kadar
option-conduct = { no-offence }
option-mode = yeni: dağıtanla ya da komşuyla alışveriş; eski: açık üç kâğıtla değişim; havuzlu: eski oyun gibi, kişi başına üç fişle
option-stake = oyundaki her ödemenin tutarı
option-deal_style = kâğıtlar tek tek mi, üçer üçer mi dağıtılır
option-combinations = hangi eller sayılır: hepsi; perden başka hepsi; ya da per ile renkten başka hepsi
option-dealer_penalty = elinde üçlü, dizi, renk ya da per varken yenilen dağıtan kime öder
option-extended = alışveriş herkes durana kadar sürer mi
option-continued_deal = biri üçlü, dizi ya da renk gösterene dek aynı kişi mi dağıtır
option-pool_entry = üç fiş için herkesin havuza ödediği tutar
option-pool_hand_prize = bir dağıtımı kazananın havuzdan aldığı
option-horse_price = oyundan ilk düşen, bir fiş daha (at) almak için ne öder

# ayarların formu ve oyunun ne olduğu
label-mode = Commerce türü
label-deal_style = Dağıtım biçimi
label-combinations = Sayılan eller
label-dealer_penalty = Yenilen dağıtan kime öder
label-extended = Herkes durana kadar alışveriş
label-continued_deal = Aynı kişi dağıtmayı sürdürür
label-pool_entry = Havuza giriş
label-pool_hand_prize = En iyi elin ödülü
label-horse_price = Atın fiyatı
choice-modern = yeni: dağıtanla ve komşuyla alışveriş
choice-old = eski: üç açık kâğıtla değişim
choice-pool = havuzlu: kişi başı üç fiş
choice-single = birer birer
choice-full = bütün eller
choice-none = kimseye
choice-all = herkese
choice-better = daha iyi ellere
choice-out = tek kişi kalana kadar
choice-threes = üçer üçer
choice-no-pair = per sayılmaz
choice-no-pair-no-flush = per ve renk sayılmaz
preset-modern = Yeni Commerce
preset-old = Eski oyun
preset-pool = Havuzlu Commerce
preset-limited = Sınırlı Commerce
preset-extended = Uzun Commerce
game-about = Kâğıt değiştirerek üç kâğıtla daha iyi bir el yap: üçlü, dizi, renk.

# ekranda
place-board = Açık kâğıtlar
place-offer = Sunulan kâğıt
fact-mode = Oyun
fact-trumps = Koz
fact-horse = At
fact-combinations = Sayılan eller
fact-lives = Fişler
fact-stander = Duran
fact-stood = Durmuş
fact-passed = Pas demiş
verb-buy = Nakitle değiştir
verb-barter = Takasa sun
verb-give = Ver
verb-go-on = Sırayı devret
verb-buy-horse = At satın al
value-modern = yeni
value-old = eski
value-no-pair = per olmadan
value-no-pair-no-flush = per ve renk olmadan
value-open = alınabilir
value-offered = sunuldu
value-trade = alışveriş
value-traded = durmak ya da sırayı devretmek
value-choice = değiştirmek, pas demek ya da durmak
value-last-lap = son değişimler
value-horse = at sunuluyor

# bilgisayar bir hamleyi neden önerir
why-barter-free = takas bedavadır
why-toward-best = en iyi ele götürür
why-life-less = bir can daha, fiyatından az eder
why-life-more = bir can daha, fiyatından çok eder
why-likely-best = herhalde en iyi el
why-too-weak = el, gösterilemeyecek kadar zayıf
why-missed-least = yokluğu en az duyulacak kâğıt
why-worth-price = desteden alınan kâğıt parasına değer
why-board-useless = ortadaki hiçbir kâğıt işe yaramaz
