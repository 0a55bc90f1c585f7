# olaylar
shuffles-pack = { $seat } { $n } kâğıdı karıştırır; sağındaki komşu keser
no-trumps = Koz yok
one-stake = Bahis: { $n }
limited = Her el türü sayılmaz: { $word ->
    [no_pair] per yok
    [no_pair_no_flush] per de renk de yok
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
takes-back = { $seat } elinde tutar: { $cards }
answers-stand = { $seat } sunulan kâğıda “Duruyorum” diye cevap verir
goes-on = { $seat } sırayı devreder
stands-unshown = { $seat } durur, kâğıtları kapalı kalır
trade-ceases = Alışveriş biter
passes = { $seat } bu dağıtım için pas der
lays-up = { $seat } ortaya açık koyar: { $cards }
takes-from-board = { $seat } ortadan alır: { $cards }
last-lap = İki kişi durdu: ötekilerin her biri bir kez daha değiştirebilir
declines = { $seat } değiştirmez
nobody-left = Oynayacak kimse kalmadı
round-too-often = { $n } turdan sonra herkes elini açar
makes-pips = { $seat }: toplam { $n }
has-tricon = { $seat }: üçlü (tricon)
has-sequence = { $seat }: dizi
has-flush = { $seat }: renk
has-pair = { $seat }: per
has-point = { $seat }: puan
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
not-in-this-game = Bu oyunda dağıtanla ya da komşuyla alışveriş edilir
has-stood = Zaten durdun
one-trade-a-turn = Alışverişini yaptın: dur ya da sırayı devret
stand-or-go-on = Dur ya da sırayı devret
nothing-offered = Sana kâğıt sunulmadı
give-or-stand = Sana bir kâğıt sunuldu: karşılığında bir kâğıt ver, ya da dur
nobody-to-barter-with = Öteki herkes durdu
no-horse-now = At ancak ilk düşen oyuncuya satılır, o da yalnız o anda
board-only = Bu oyunda kâğıt yalnız ortada açık duranlarla değiştirilir
has-passed = Pas dedin, bu dağıtımda bir daha değiştiremezsin
exchange-or-decline = Bu son tur: bir kâğıt değiştir, ya da vazgeç
no-last-lap = Ancak iki kişi durduktan sonra vazgeçebilirsin
not-on-the-board = Bu kâğıt ortada değil

option-deals = kaç dağıtım oynanacağı; ya da herkes bir kez dağıtana kadar; ya da fişi olan tek kişi kalana kadar
option-conduct = { no-offence }
option-mode = dağıtanla ve komşuyla alışveriş; açık üç kâğıtla değişim; ya da kişi başına üç fişle yine değişim
option-stake = oyunun tek bahsi
option-deal_style = kâğıtlar tek tek ya da üçer üçer dağıtılır
option-combinations = bütün eller; ya da per sayılmadan; ya da per ve renk sayılmadan
option-dealer_penalty = elinde üçlü, dizi, renk ya da per varken yenilen dağıtan kime öder
option-extended = alışveriş herkes durana kadar sürer
option-continued_deal = biri üçlü, dizi ya da renk gösterene dek aynı kişi dağıtır
option-pool_entry = üç fiş için herkesin ödediği tutar
option-pool_hand_prize = bir dağıtımı kazananın havuzdan aldığı
option-horse_price = ilk düşenin bir fişi kaça alacağı

# ayarların formu ve oyunun ne olduğu
label-mode = Commerce türü
label-deal_style = Dağıtım biçimi
label-combinations = Sayılan eller
label-dealer_penalty = Yenilen dağıtan öder
label-extended = Uzun alışveriş
label-continued_deal = Süren dağıtım
label-pool_entry = Giriş
label-pool_hand_prize = Bir dağıtımın ödülü
label-horse_price = Atın fiyatı
choice-modern = yeni: dağıtanla ve komşuyla alışveriş
choice-old = eski: üç açık kâğıtla değişim
choice-pool = havuzlu: kişi başı üç fiş
choice-single = birer birer
choice-full = hepsi
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
value-last-lap = son tur
value-horse = at sunuluyor

# bilgisayar bir hamleyi neden önerir
why-barter-free = takas bedavadır
why-toward-best = en iyi ele götürür
why-life-less = bir canın değeri fiyatından az
why-life-more = bir canın değeri fiyatından çok
why-likely-best = herhalde en iyi el
why-too-weak = gösterilemeyecek kadar zayıf
why-missed-least = yokluğu en az duyulacak kâğıt
why-worth-price = desteden alınan kâğıt parasına değer
why-board-useless = ortadaki hiçbir kâğıt işe yaramaz
