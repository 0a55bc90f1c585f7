# olaylar
table-of = { so-many-play }
stake-agreed = Bir löve { $n } fişlik bahis değerinde
variations = Yalın oyuna eklenen: { $word ->
    [none] yok
    [pack] 32 kâğıt
    [dealer_out] dağıtan kâğıt almaz
    [two_packs] iki deste
    [kitty] ortak kasa
    [misere] el almaz (misère)
    [buying] kâğıt satın alınır
    [spare_hand] yedek el
    [double_header] çift tur
    [wellington] Wellington
    [blucher] Blücher
    [nap_caller_may_raise] Nap söyleyen, yüksek sözü üstlenebilir
    [hand] başka kâğıt sayısı
   *[other] { $word }
}
pays-kitty = { $payer } ortak kasaya { $amount } fiş koyar
makes-up-pack = { $seat } öteki desteyi toplayıp karıştırır
stands-out = { $seat } dağıtır, kâğıt almaz ama öder ve fiş alır
short-pack = Destede 32 kâğıt var: yediliden yukarısı
nine-cards = Herkese dokuz kâğıt: Nap dokuz lövenin hepsidir
buys-nothing = { $seat } kâğıt satın almaz
buys = { $seat } desteden alır: { $cards }
pays-for-cards = { $payer } yeni kâğıtlar için ortak kasaya { $amount } fiş koyar
lays-away = { $seat } ayırır: { $cards }
calls = { $seat } söyler: { $word ->
    [misere] el almaz (misère)
    [nap] Nap
    [wellington] Wellington
    [blucher] Blücher
   *[other] { $word }
}
takes-spare-hand = { $seat } yedek eli alır: { $cards }
raises = { $seat } yüksek sözü kendisi üstlenir: { $word ->
    [wellington] Wellington
    [blucher] Blücher
   *[other] { $word }
}
declines = { $seat } yüksek sözü onu söyleyene bırakır: { $word ->
    [wellington] Wellington
    [blucher] Blücher
   *[other] { $word }
}
stands = { $seat } oynar: { $word ->
    [misere] el almaz (misère)
    [nap] Nap
    [wellington] Wellington
    [blucher] Blücher
   *[other] { $word }
}
must-stand-for-one = Herkes pas dedi: { $seat } bir löveye oynamak zorunda
stakes-doubled = Herkes pas dedi: söz söyleyen biri kazanana dek bahis iki kat
stakes-single = Söz söyleyen kazandı: bahis yeniden tek kat
leads-trumps = { $seat } çıkar: { $cards }; bu renk kozdur
leads-without-trumps = { $seat } çıkar: { $cards }; koz yok
follows = { follows-suit }
trumps = { $seat } koz çakar: { $cards }
throws = { $seat } başka renkten atar: { $cards }
call-made = { $seat } başardı: { $word ->
    [misere] el almaz (misère)
    [nap] Nap
    [wellington] Wellington
    [blucher] Blücher
   *[other] { $word }
}; oyun { $n ->
    [one] bir
   *[other] { $n }
} löveden sonra durur
call-lost = { $seat } başaramadı: { $word ->
    [misere] el almaz (misère)
    [nap] Nap
    [wellington] Wellington
    [blucher] Blücher
   *[other] { $word }
}; oyun { $n ->
    [one] bir
   *[other] { $n }
} löveden sonra durur
pays-caller = { pays }
caller-pays = { pays }
takes-kitty = Nap yapan { $payee } ortak kasayı alır: { $amount }
spare-hand-forfeit = Yedek elle başaramayan { $payer } ortak kasaya { $amount } fiş koyar
draws-for-kitty = { $seat } ortak kasa için çeker: { $cards }
wins-kitty = En küçük kâğıdı çeken { $payee } ortak kasayı alır: { $amount }
calls-out-of-turn = { $seat } sırası gelmeden söz söyler
call-taken-back = { $seat } sözünü geri alır
first-call-stands = { $seat } yeniden söz söyler: ilk sözü geçerlidir
overcall-void = { $seat } kararlaştırılmamış bir sözde diretir: pas sayılır
touches-pack = { $seat } kalan desteye dokunur
consults = { $seat } söyleyenin başka bir rakibine danışır
pays-revoke = { $payer } renons için { $amount } fiş öder; alan: { $payee }

# retler
stands-out-of-play = Sen dağıtıyorsun, kâğıt almazsın: yalnız öder ve fiş alırsın
not-agreed = Bu, oyundan önce kararlaştırılmadı
no-such-call = Nap'ta böyle bir söz yok
call-stands = Sözünü zaten söyledin; ilk söz geçerlidir
buy-first = Önce kâğıt satın al ya da almayacağını söyle
lay-first = Konuşmadan önce, elinde beş kâğıt kalana dek kâğıt ayırmalısın
all-tricks-are-nap = Bütün löveleri alacaksan Nap dersin
below-lowest-call = Bu, kararlaştırılan en küçük sözden düşük
call-not-higher = Söz, öncekilerin hepsinden yüksek olmalı; yükseltemiyorsan pas de
overcall-not-agreed = Wellington ile Blücher oyundan önce kararlaştırılmış olmalı
wellington-over-nap = Wellington ancak Nap'ın üstüne söylenir
blucher-over-wellington = Blücher ancak Wellington'ın üstüne söylenir
spare-hand-taken = Yedek eli başkası aldı
nap-caller-answers = Üst söze yalnız Nap söyleyen cevap verir
no-challenge = Cevap verilecek bir üst söz yok
too-late-to-buy = Kâğıt yalnız bir kez, sözlerden önce satın alınır
stock-short = Destede yalnız { $stock } kâğıt kaldı
nothing-to-lay = Şimdi ayrılacak kâğıt yok
lay-so-many = Bu kadar kâğıt ayırmalısın: { $due ->
    [one] bir
   *[other] { $due }
}
calls-first = Herkes konuşmadan kimse çıkmaz; sonra en yüksek sözü söyleyen çıkar
consult-in-play = Yalnız söyleyenin rakipleri, o da oyun sırasında, birbirine danışabilir

# seçenekler
option-stake = bir löve kaç fiş eder
option-dealer_out = kaç oyuncu olunca dağıtan kâğıt almaz
option-two_packs = biriyle oynanırken öteki deste karıştırılır mı
option-kitty = Nap yapanın alacağı ortak kasa: her dağıtan koyar ya da herkes turda bir kez koyar
option-kitty_end = kimsenin kazanmadığı ortak kasaya ne olur: bölüşülür ya da onun için kâğıt çekilir
option-misere = hiç löve almama sözü söylenebilir mi, kozlu mu kozsuz mu
option-buying = sözlerden önce, kâğıt başına ortak kasaya bir bahis koyarak yeni kâğıt alınabilir mi
option-spare_hand = yedek el var mı; onu alan, Nap oynamak zorundadır
option-double_header = herkes pas derse o dağıtım oynanmadan geçilip bahis, söz söyleyen biri kazanana dek iki katına çıkarılır mı
option-min_call = en az kaç löve söylenebilir
option-wellington = Nap'ın üstüne Wellington denebilir mi: iki kat bahisle ya da sınırlı
option-blucher = Wellington'ın üstüne Blücher denebilir mi
option-nap_caller_may_raise = Nap söyleyen, üstüne çıkılınca yüksek sözü kendi üstlenebilir mi
option-hand = herkese kaç kâğıt verilir; altıdan bir, yediden iki kâğıt ayrılır
option-conduct = yalnız kurala uygun hamleler mi yapılabilir, yoksa gerçek masadaki gibi hata yapılabilir ve itiraz edilebilir mi

# ayarların formu ve oyunun ne olduğu
label-two_packs = Sırayla kullanılan iki deste
label-kitty = Nap için ortak kasa
label-kitty_end = Kimsenin kazanmadığı ortak kasa
label-misere = El almaz (misère)
label-buying = Kâğıt satın alınır
label-spare_hand = Yedek el
label-double_header = Herkes pas deyince iki kat bahis
label-min_call = Söylenebilen en küçük söz
label-wellington = Nap üstüne Wellington
label-blucher = Wellington üstüne Blücher
label-nap_caller_may_raise = Nap söyleyen, yüksek sözü üstlenebilir
label-hand = Herkese dağıtılan kâğıt
choice-six-only = altı oyuncuyla
choice-five-and-six = beş ve altı oyuncuyla
choice-per-deal = her dağıtan öder
choice-per-round = herkes turda bir kez öder
choice-divide = eşit bölüşülür
choice-draw = kâğıt çekilir: en küçüğünü çeken alır
choice-trumps = var, kozlu
choice-no-trumps = var, kozsuz
choice-double = iki kat bahis
choice-limited = sınırlı bahis
preset-misere = El almaz (misère) ile
preset-kitty-and-buying = Ortak kasa ve satın almayla
preset-double-header = Herkes pas deyince iki kat bahisle
preset-wellington = Wellington ve Blücher ile
game-about = Beş lövenin kaçını alacağını söyle ve o kadarını herkese karşı al.

# ekranda
place-played = Oynanan kâğıtlar ({ $seat })
place-own-played = Senin oynadıkların
place-laid = Ayrılan kâğıtlar ({ $seat })
place-own-laid = Senin ayırdıkların
place-out = Atılan kâğıtlar ({ $seat })
place-own-out = Senin attıkların
fact-doubled = Bahis iki kat
fact-stands-out = Kâğıt almayan
fact-said = Söylediği
verb-lay = Ayır
verb-take-spare = Yedek eli al
value-pass = pas
value-misere = el almaz (misère)
value-nap = Nap
value-wellington = Wellington
value-blucher = Blücher
value-buying = kâğıt satın alınıyor
value-laying = kâğıtlar ayrılıyor
value-calling = sözler
value-choosing = yedek elden kâğıt seçiliyor
value-answering = Nap'ın üstüne çıkıldı
value-kitty-draw = ortak kasa için kâğıt çekiliyor
verb-consult = Danış
value-13 = 13, yanlış dağıtım
value-14 = 14, açılmış kâğıt
value-15 = 15, kâğıtlara dokundu
value-16 = 16, desteye dokundu
value-R15 = R15, renons
value-R16 = R16, sırası gelmeden söz ya da kâğıt

# bu masada söylendiği gibi
verb-accept = Kendim üstlenirim
verb-decline = Ona bırakırım

# bilgisayar bir hamleyi neden önerir
why-makes-tricks = elin, söylenen kadar löve yapmalı
why-least-likely = kazanılacak bir şey yok: löve alma olasılığı en az kâğıt
why-strongest-plain = kalan koz olmayan kâğıtların en güçlüsü
why-strongest = kalan en güçlü kâğıt
why-low-as-may-be = olabildiğince küçük
why-weakest-go = en zayıf kâğıtlar ayrılır
why-challengers-risk = yüksek sözün riskini onu söyleyene bırakmak daha iyi
why-cards-cost = her yeni kâğıt bir bahis tutar
why-too-weak = el, öncekilerin üstüne çıkmaya yetmeyecek kadar zayıf
lesson-makes-trumps = ilk çıkışın kupayı koz yapar, ası da hiçbir kâğıt geçemez: kozu olan herkes bir koz vermek zorunda kalır
lesson-draw-again = koz çekmeyi sürdür: valeyi yalnız papaz ile kız geçer, kozu kalmayan da senin küçük kozlarını durduramaz

# what may be claimed, as a condition, and what follows
if-13 = Dağıtan yanlış dağıttıysa
then-13 = dağıtan yeniden dağıtır; ortak kasa varsa kasaya bir bahis tutarı öder
if-14 = Dağıtan dağıtırken bir kâğıt gösterdiyse
then-14 = dağıtan yeniden dağıtır; ortak kasa varsa kasaya bir bahis tutarı öder
if-15 = Bir oyuncu dağıtım sırasında kâğıtlara dokunduysa
then-15 = o oyuncu, ortak kasa varsa kasaya bir bahis tutarı öder
if-16 = Bir oyuncu kalan desteye dokunduysa
then-16 = o oyuncu, ortak kasa varsa kasaya bir bahis tutarı öder
if-R15 = Bir oyuncu, çıkılan renkten kâğıdı varken renge uymadıysa
then-R15 = renge uymayan, söyleyenin rakibiyse ona beş lövenin karşılığını öder; söyleyenin kendisiyse sözünü tutturamamış sayılır
if-R16 = Bir oyuncu sırası gelmeden konuştuysa ya da oynadıysa
then-R16 = söz ya da kâğıt geri alınır

found-nap-on-four = Başında as ya da papaz olan dört aynı renkle Nap demek, pasa göre, pey olarak
found-three-on-four = Aynı elle üç demek
