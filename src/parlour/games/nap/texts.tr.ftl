# olaylar
table-of = { so-many-play }
stake-agreed = Bir löve { $n } eder
variations = Yalın oyundan öte kararlaştırılan: { $word ->
    [none] yok
    [dealer_out] dağıtan dışarıda kalır
    [double_header] çift tur
    [hand] başka kâğıt sayısı
    [kitty] kitty
    [misere] el almaz (misère)
    [pack] 32 kâğıt
    [spare_hand] yedek el
    [two_packs] iki deste
    [wellington] Wellington
   *[other] { $word }
}
pays-kitty = { $payer } kitty için { $amount } fiş koyar
makes-up-pack = { $seat } öteki desteyi toplar
stands-out = { $seat } dağıtır, kâğıt almaz, ama öder ve para alır
short-pack = Deste 32 kâğıt, yediliden yukarı
nine-cards = Kişi başı dokuz kâğıt: Nap dokuz lövenin hepsidir
buys-nothing = { $seat } kâğıt satın almaz
buys = { $seat } desteden alır: { $cards }
pays-for-cards = { $payer } yeni kâğıtlar için kitty'ye { $amount } fiş koyar
lays-away = { $seat } ayırır: { $cards }
calls = { $seat } söyler: { $word ->
    [misere] el almaz (misère)
    [nap] Nap
    [wellington] Wellington
    [blucher] Blücher
   *[other] { $word }
}
takes-spare-hand = { $seat } yedek eli alır: { $cards }
raises = { $seat } kendi üstlenir: { $word ->
    [wellington] Wellington
    [blucher] Blücher
   *[other] { $word }
}
declines = { $seat } meydan okuyana bırakır: { $word ->
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
must-stand-for-one = Herkes pas dedi: { $seat } bire oynamak zorunda
stakes-doubled = Herkes pas dedi: bir söyleyen kazanana dek bahis iki kat
stakes-single = Bir söyleyen kazandı: bahis yeniden tek
leads-trumps = { $seat } çıkar: { $cards }; rengi kozdur
leads-without-trumps = { $seat } çıkar: { $cards }; koz yok
follows = { follows-suit }
trumps = { $seat } koz çakar: { $cards }
throws = { $seat } kâğıt kaçar: { $cards }
call-made = { $seat } yaptı: { $word ->
    [misere] el almaz (misère)
    [nap] Nap
    [wellington] Wellington
    [blucher] Blücher
   *[other] { $word }
}; oyun { $n ->
    [one] bir
   *[other] { $n }
} löveden sonra durur
call-lost = { $seat } yapamadı: { $word ->
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
takes-kitty = Nap yapan { $payee } kitty'yi alır: { $amount }
spare-hand-forfeit = Yedek elle yapamayan { $payer } kitty'ye { $amount } fiş koyar
draws-for-kitty = { $seat } kitty için çeker: { $cards }
wins-kitty = En küçük kâğıdı çeken { $payee } kitty'yi alır: { $amount }
calls-out-of-turn = { $seat } sıra dışı söyler
call-taken-back = { $seat } sözünü geri alır
first-call-stands = { $seat } yeniden söyler: ilk sözü geçerlidir
overcall-void = { $seat } anlaşılmamış bir çağrıda diretir: pas sayılır
touches-pack = { $seat } destenin kalanına dokunur
consults = { $seat } başka bir rakiple danışır
pays-revoke = { $payer } renons için { $payee } oyuncusuna { $amount } fiş öder

# retler
stands-out-of-play = Dağıtıyorsun, kâğıt almazsın: yalnız öder ve para alırsın
not-agreed = Bu, oyundan önce kararlaştırılmadı
no-such-call = Böyle bir söz yok
call-stands = Söyledin; ilk söz geçerlidir
buy-first = Önce kâğıt satın al, ya da almadığını söyle
lay-first = Önce kâğıt ayırmalısın
all-tricks-are-nap = Bütün löveleri yapmak için Nap dersin
below-lowest-call = Bu, kararlaştırılan en küçük sözden aşağı
call-not-higher = Söz öncekilerin hepsinden yüksek olmalı; yoksa pas
overcall-not-agreed = Wellington ile Blücher oyundan önce kararlaştırılmalı
wellington-over-nap = Wellington ancak Nap üstüne söylenir
blucher-over-wellington = Blücher ancak Wellington üstüne söylenir
spare-hand-taken = Yedek el alındı
nap-caller-answers = Meydan okumaya ancak Nap söyleyen cevap verir
no-challenge = Cevap verilecek bir meydan okuma yok
too-late-to-buy = Kâğıt bir kez satın alınır, sözlerden önce
stock-short = Destede yalnız { $stock } kâğıt kaldı
nothing-to-lay = Şimdi ayrılacak kâğıt yok
lay-so-many = Bu kadar kâğıt ayırmalısın: { $due ->
    [one] bir
   *[other] { $due }
}
calls-first = Önce sözler; sonra en yüksek söyleyen çıkar
consult-in-play = Ancak söyleyenin rakipleri, oyun sırasında danışabilir

# seçenekler
option-stake = bir löve kaç fiş
option-dealer_out = kaç oyuncuda dağıtan kâğıt almaz
option-two_packs = biriyle oynanırken öteki deste toplanır
option-kitty = Nap yapana bir kitty: her dağıtan öder, ya da herkes turda bir kez
option-kitty_end = kimsenin kazanmadığı kitty ne olur: bölüşülür, ya da kâğıt çekilir
option-misere = hiç löve almama sözü, kozlu ya da kozsuz
option-buying = sözlerden önce, her biri kitty'ye bir bahis karşılığı yeni kâğıt
option-spare_hand = yedek el; onu alan Nap oynamak zorunda
option-double_header = herkes pas: oynanmaz, bir söyleyen kazanana dek bahis iki kat
option-min_call = en küçük söz
option-wellington = Nap üstüne söz: iki kat bahis, ya da sınırlı
option-blucher = Wellington üstüne söz
option-nap_caller_may_raise = meydan okunan Nap söyleyen yüksek sözü kendi üstlenebilir
option-hand = kişi başı kâğıt; altı ya da yediden biri ya da ikisi ayrılır
option-conduct = yalnız kurallı hamleler; ya da gerçek masadaki gibi: suç işlenebilir ve itiraz edilir

# ayarların formu ve oyunun ne olduğu
label-two_packs = İki deste
label-kitty = Kitty
label-kitty_end = Kazanılmayan kitty
label-misere = Misère
label-buying = Kâğıt satın alma
label-spare_hand = Yedek el
label-double_header = Pas sonrası iki kat
label-min_call = En küçük söz
label-wellington = Wellington
label-blucher = Blücher
label-nap_caller_may_raise = Nap söyleyen yükseltebilir
label-hand = Kişi başı kâğıt
choice-six-only = altı oyuncuyla
choice-five-and-six = beş ve altı oyuncuyla
choice-per-deal = her dağıtan öder
choice-per-round = herkes turda bir öder
choice-divide = bölüşülür
choice-draw = kâğıt çekilir
choice-trumps = var, kozlu
choice-no-trumps = var, kozsuz
choice-double = iki kat bahis
choice-limited = sınırlı bahis
preset-misere = Misère ile
preset-kitty-and-buying = Kitty ve satın almayla
preset-double-header = İki kata çıkarak
preset-wellington = Wellington ve Blücher ile
game-about = Beş lövenin kaçını alacağını söyle ve herkese karşı al.

# ekranda
place-played = Oynadıkları: { $seat }
place-own-played = Senin oynadıkların
place-laid = Ayırdıkları: { $seat }
place-own-laid = Senin ayırdıkların
place-out = Attıkları: { $seat }
place-own-out = Senin attıkların
fact-doubled = Bahis iki kat
fact-stands-out = Dışarıda kalan
fact-said = Söylediği
verb-lay = Ayır
verb-take-spare = Yedek eli al
value-pass = pas
value-misere = el almaz (misère)
value-nap = Nap
value-wellington = Wellington
value-blucher = Blücher
value-buying = kâğıt satın alma
value-laying = kâğıt ayırma
value-calling = sözler
value-choosing = yedek elden seçme
value-answering = Nap'a meydan okundu
value-kitty-draw = kitty için kâğıt çekme
verb-consult = Danış
value-13 = 13, yanlış dağıtım
value-14 = 14, açılmış kâğıt
value-15 = 15, kâğıtlara dokunma
value-16 = 16, desteye dokunma
value-R15 = renons
value-R16 = sıra dışı

# bu masada söylendiği gibi
verb-accept = Kendim üstlenirim
verb-decline = Bırak

# bilgisayar bir hamleyi neden önerir
why-makes-tricks = bu kadar löve getirir
why-least-likely = kazanılacak bir şey yok: löve alması en az olası kâğıt
why-strongest-plain = kalan en güçlü kâğıt, ama koz değil
why-strongest = kalan en güçlü kâğıt
why-low-as-may-be = olabildiğince küçük
why-weakest-go = en zayıflar gider
why-challengers-risk = daha yüksek çağrı meydan okuyanın riskidir
why-cards-cost = her kâğıt bir bahse mal olur
why-too-weak = ötekilerin üstüne çıkamayacak kadar zayıf
lesson-makes-trumps = ilk çıkışın kupayı koz yapar ve ası hiçbir kâğıt geçemez: kozu olan herkes bir koz verir
lesson-draw-again = koz çekmeye devam: valeyi yalnız papaz ile kız geçer ve kozu kalmayan küçük kozlarını durduramaz

# what may be claimed, as a condition, and what follows
if-13 = Dağıtan yanlış dağıttıysa
then-13 = yeniden dağıtır, kasa varsa bir bahis koyar
if-14 = Dağıtan bir kâğıt açtıysa
then-14 = yeniden dağıtır, kasa varsa bir bahis koyar
if-15 = Dağıtım sırasında kâğıtlara dokunduysa
then-15 = kasa varsa bir bahis koyar
if-16 = Kalan desteye dokunduysa
then-16 = kasa varsa bir bahis koyar
if-R15 = Rengi varken vermediyse
then-R15 = öder ya da sözünü yitirir
if-R16 = Sırası gelmeden söylediyse ya da oynadıysa
then-R16 = geri alır
