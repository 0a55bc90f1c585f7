# olaylar
sit-down = { $n } kişi oyuna oturur
short-pack = Destede { $n } kâğıt var
leaves = { $seat } masadan kalkar: öder, kendine dağıtmaz ve gider
pays-loo = { $payer } loo öder: { $amount }
dealer-out = { $seat } dağıtır ve dışarıda kalır
last-hand = { $seat } son el
turns-single = Tekli: { $seat } açar: { $cards }
single-card = { $seat } alır: { $cards }
none-higher = Daha büyük kâğıt yok: havuz kalır
deals-so = { $seat } başka sırayla dağıtır: { $word ->
    [free] dilediği gibi
    [miss_last] miss en son
   *[other] { $word }
}
miss-dealt = Miss dağıtıldı: { $cards }
pam-turned = Açılan kâğıt Pam: oyunda değil
all-stand = Herkes kendi eliyle oynar; miss yok
stands = { $seat }: “Oynuyorum”
gives-up-hand = { $seat } destenin üstüne koyar: { $cards }
takes-miss = { $seat } miss'i alır: { $cards }
miss-for-pool = { $seat } miss'i havuz için oynar: { $cards }
miss-withdrawn = Miss desteye konur: { $cards }
lays-out = { $seat } atar: { $cards }
shows-flush = { $seat } renk gösterir: { $cards }
no-flush-said = { $seat } renk bildirmez
best-flush = En iyi renk: { $seat }
pays-flush = { $payer } loo öder: { $amount }; alan: { $payee }
leads-first = { $seat } çıkacak
pam-played = { $seat } Pam'ı oynar
be-civil = { $seat }: “Pam, nazik ol”
takes-trick = { $seat } alır: { $n }. löve
pool-keeps = { $n ->
    [0] Miss havuza bir şey kazandırmadı
    [one] Miss bir löve aldı: payı havuzda kalır
   *[other] Miss { $n } löve aldı: payları havuzda kalır
}
looed = { $seat } loo oldu, borcu: { $n }
loo-by-pool = Loo havuza göredir: { $seat }, { $n }
single-follows = Kimse loo olmadı ve havuz boş: tekli gelecekti, oyun biter
next-single = Kimse loo olmadı ve havuz boş: sonraki dağıtım tekli
round-ends = Tur bu dağıtımla biter; dağıtan: { $seat }
declares-out-of-turn = { $seat } sıra dışı bildirir
first-word-stands = { $seat } yeniden bildirir: ilk sözü geçerlidir
looks-too-soon = { $seat } sırasından önce kendi kâğıdına bakar: { $cards }
looks-at-hand = { $seat } başkasının eline bakar: { $cards }
looks-at-miss = { $seat } miss'e bakar: { $cards }
looks-at-thrown = { $seat } atılan kâğıtlara bakar: { $cards }
looks-at-pack = { $seat } desteye bakar: { $cards }
handles-played = { $seat } oynanmış kâğıtlara dokunur
exposes = { $seat } bir kâğıdın görünmesine yol açar: { $cards }
pam-not-civil = Pam ası geçirmez: { $seat }
fined = { $seat } tam loo borçlanır ve bu dağıtımda bir şey kazanmaz
share-stays = { $seat } payını alamaz, havuzda kalan: { $n }
plays-for-pool = { $seat } oynamalıdır, kazancı havuzda kalır
must-throw-up = { $seat } elini atmalıdır
pool-stays = { $seat } kazanamaz: havuz kalır

# retler
only-before-own-deal = Kalıp kalmayacağın dağıtma sıran gelince sorulur
nobody-leaves = Bu masadan kimse kalkmaz
no-miss-here = Bu çeşitte miss yok
no-exchange-here = Kâğıt ancak beş kâğıtlık ve İrlanda loo'sunda değiştirilir
must-meet-stander = Bir kişi oynuyor ve miss alınmadı: oynamalı, miss'i almalı ya da onu havuz için oynamalısın
club-law-stands = Sinek açıldı: herkes oynar
miss-gone = Miss alındı
miss-only-for-last-hand = Miss'i havuz için ancak son el, kendi eliyle oynayan birine karşı oynar
exchange-once = Bir kez değiştirdin
must-play-on = Oynuyorum dedin, sonuna dek oynamalısın
declared-once = Bir kez bildirilir ve geçerlidir
exchange-some = Hangi kâğıtlarını attığını söyle, en az bir
stock-short = Kalan destede yalnız bu kadar var: { $stock }
five-for-a-flush = Renk için beş kâğıt gerek
flush-when-asked = Renk, herkes bildirdikten sonra sana sorulunca söylenir
flush-not-held = Elinde renk yok
play-not-begun = Oyun başlamadı
no-part-in-deal = Bu dağıtımda yoksun
lead-ace = Koz asını çıkmalısın
lead-king = As açıldı: koz papazını çıkmalısın
lead-highest = İki ya da daha çok kozun en büyüğünü çıkmalısın
lead-a-trump = İki ya da daha çok kozla koz çıkmalısın
lead-trump-again = İlk löveyi aldın: en büyük kozunu çıkmalısın
must-trump = Kozun löveyi alır: koz çakmalısın
must-head = Büyüğünü oynayabiliyorsun, oynamalısın
pam-be-civil = “Pam, nazik ol”: başka koz oynamalısın
civil-with-ace = “Pam, nazik ol” koz ası çıkılırken, Pam oyundayken söylenir
nothing-to-look-at = Orada bakılacak bir şey yok ya da zaten baktın
nothing-to-expose = Oyun sırasında ancak elindeki ya da baktığın bir kâğıdı, bir kez gösterebilirsin
barred-throws-up = Başkasının eline baktın: elini atmalısın

# seçenekler
option-variant = herkes kaç kâğıt alır ve onlarla ne yapabilir
option-players = kaç kişi oynar; 32 kâğıtla en çok 9, beş kâğıtlı oyunda 6, İrlanda usulünde 12
option-deals = tekli gelecek olana dek (en çok on tur), herkes bir kez dağıtana dek, ya da dağıtım sayısı
option-finish = loo'lar ödenip havuz bölüşülür mü, yoksa son dağıtımda herkes oynar ve kimse loo olmaz mı
option-leaving = dağıtma sırası gelen masadan kalkabilir mi
option-fee = dağıtanın bir dağıtım için ödediği
option-loo = tam loo ne kadar
option-single_loo = teklide loo ne kadar
option-loo_mode = sabit; sınırsız: dağıtımın havuzu kadar; ya da karma: limite dek havuz kadar
option-limit = karma usulde en büyük loo
option-club_law = sinek açılınca herkes oynar ve miss geri çekilir
option-lead_rule = iki ya da daha çok kozdan hangisi çıkılır: en büyüğü, ya da herhangi biri
option-miss_leads = ilk çıkış miss'i alanındır
option-dealing = kâğıtlar hangi sırayla dağıtılır: şansı değiştirmez
option-dealer_out = beşten çok oyuncuyla dağıtan kâğıt almaz
option-pam = hangi vale Pam
option-conduct = yalnız kurallı hamleler; ya da gerçek masadaki gibi: suç işlenebilir, itiraz edilir ve cezası ödenir

# ayarların formu ve oyunun ne olduğu
label-variant = Loo türü
label-finish = Sonunda
label-fee = Dağıtımın bedeli
label-loo = Loo
label-single_loo = Teklide loo
label-loo_mode = Loo'nun tutarı
label-club_law = Sinek kuralı
label-lead_rule = İki kozdan çıkış
label-miss_leads = Miss çıkar
label-dealing = Dağıtma sırası
label-pam = Pam
choice-three-card = üç kâğıt, miss ile
choice-five-card = beş kâğıt, Pam ve renkle
choice-irish = İrlanda: üç kâğıt ve değiştirme
choice-single = tekli gelecek olana dek
choice-divide = havuz bölüşülür
choice-release = son dağıtımda kimse loo olmaz
choice-fixed = hep aynı
choice-unlimited = dağıtımın havuzu
choice-mixed = limite dek havuz
choice-one = herhangi biri
choice-free = herhangi bir sırayla
choice-miss-last = en son miss
choice-highest = en büyüğü
choice-regular = olağan düzende
choice-over-five = beşten fazlada
choice-club-knave = sinek valesi
choice-trump-knave = koz valesi
preset-three-cards = Üç kâğıtlı Loo
preset-unlimited = Sınırsız Loo
preset-mixed = Karma Loo, limitli
preset-club-law = Sinek kuralıyla
preset-five-cards = Pam'lı beş kâğıtlı Loo
preset-irish = İrlanda Loo'su
game-about = Oyna ya da at: oynayıp löve alamayan loo olur, sonraki havuzu öder.

# ekranda
place-laid = Oynadıkları: { $seat }
place-own-laid = Senin oynadıkların
place-thrown = Attığı el: { $seat }
place-own-thrown = Senin attığın el
place-miss = Miss
fact-fee = Dağıtan öder
fact-loo = Loo
fact-single-loo = Teklide loo
fact-agreed = Kararlaştırılan
fact-declared = Bildirdi
fact-owed = Loo borcu
fact-civil = Pam, nazik ol
verb-throw-up = Elini at
verb-take-miss = Miss'i al
verb-play-miss-for-pool = Miss'i havuz için oyna
verb-flush = Renk göster
verb-no-flush = Renk yok
value-civil = Pam, nazik ol
value-declare = bildirme
value-flush = renkler
value-undeclared = henüz değil
value-stands = oynuyor
value-exchanged = değiştirdi
value-miss = miss
value-miss-for-pool = miss, havuz için
value-threw-up = elini attı
value-out = dışarıda
fact-forfeits = Havuz için oynar
verb-expose = Göster
value-own = kendi kâğıtların
value-thrown = atılan kâğıtlar
value-pack = deste
value-36 = 36, yanlış kâğıt
value-37 = 37, sıra dışı oyun
value-38 = 38, gösterilen kâğıt
value-39 = 39, yanlış dağıtım
value-40 = 40, kâğıtlara dokunma
value-41 = 41, bakma ya da sıra dışı söz
value-42 = 42, başkasının eline bakma

# bu masada söylendiği gibi
verb-stand = Oynuyorum

# bilgisayar bir hamleyi neden önerir
why-stays = kalıyor
why-flush-takes = renk havuzu alır
why-no-flush = gösterilecek renk yok
why-weak-go = zayıf kâğıtlar değiştirilir
why-weakest-goes = en zayıfı gider
lesson-high-card = kozun kalmadı: bir löve daha için en iyi umudun papaz

# what a newcomer cannot know
about-take-miss = Miss yedek bir eldir: kâğıtlarınızı ona görmeden değişirsiniz ve oynamak zorunda kalırsınız.

# what may be claimed, as a condition, and what follows
if-36 = Oynayamayacağı bir kâğıdı oynadıysa
then-36 = tam loo öder, löveler yeniden oynanır
if-37 = Sırası gelmeden oynadıysa
then-37 = tam loo öder, löveler yeniden oynanır
if-38 = Oynanmamış bir kâğıdı gösterdiyse ya da söylediyse
then-38 = tam loo öder, kazancı havuzda kalır
if-39 = Dağıtan yanlış dağıttıysa ya da bir kâğıt açtıysa
then-39 = tek loo ve yeniden dağıtım
if-40 = Dağıtım sırasında kâğıtlara dokunduysa
then-40 = tek loo öder
if-41 = Sırası gelmeden kâğıda baktıysa ya da konuştuysa
then-41 = tek loo öder
if-42 = Başkasının eline baktıysa
then-42 = tam loo öder ve kazanamaz
