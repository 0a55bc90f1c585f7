# olaylar
sit-down = { $n } kişi oyuna oturur
short-pack = Destede { $n } kâğıt var
leaves = { $seat } masadan temelli kalkar: bedeli öder, dağıtır, kâğıt almaz
pays-loo = { $payer } loo öder: { $amount }
dealer-out = { $seat } dağıtır, kendisi oynamaz
last-hand = Sonuncu oyuncu: { $seat }
turns-single = Tekli, { $seat } ortaya açar: { $cards }
single-card = { $seat } alır: { $cards }
none-higher = Açılan kâğıdı geçen yok: havuz kalır
deals-so = { $seat } olağan olmayan bir düzende dağıtır: { $word ->
    [free] dilediği gibi
    [miss_last] miss en son
   *[other] { $word }
}
miss-dealt = Miss, yani yedek el dağıtıldı: { $cards }
pam-turned = Açılan kâğıt Pam: oyunda Pam yok
all-stand = Herkes kendi eliyle oynar; miss yok
stands = { $seat }: “Oynuyorum”
gives-up-hand = { $seat } kendi kâğıtlarını destenin üstüne koyar: { $cards }
takes-miss = { $seat } miss'i alır: { $cards }
miss-for-pool = { $seat } miss'i havuz adına oynar: { $cards }
miss-withdrawn = Miss desteye konur: { $cards }
lays-out = { $seat } değiştirmek için verir: { $cards }
shows-flush = { $seat } floş gösterir: { $cards }
no-flush-said = { $seat }: “Floşum yok”
best-flush = En iyi floş: { $seat }
pays-flush = { $payer } loo öder: { $amount }; alan: { $payee }
leads-first = İlk löveye çıkacak: { $seat }
pam-played = { $seat } Pam'ı oynar
be-civil = { $seat }: “Pam, nazik ol”
takes-trick = { $n }. löveyi alan: { $seat }
pool-keeps = { $n ->
    [0] Miss havuza hiç löve kazandırmadı
    [one] Miss bir löve aldı: payı havuzda kalır
   *[other] Miss { $n } löve aldı: payları havuzda kalır
}
looed = { $seat } loo oldu, ödeyeceği: { $n }
loo-by-pool = Loo havuz kadardır: { $n }; ödeyecek olan: { $seat }
single-follows = Kimse loo olmadı ve havuz boş: sıra tekliye geldi, oyun biter
next-single = Kimse loo olmadı ve havuz boş: sıradaki dağıtım tekli
round-ends = Tur bu dağıtımla bitti; dağıtan: { $seat }
declares-out-of-turn = { $seat } kararını sırası gelmeden söyler
first-word-stands = { $seat } kararını yeniden söyler: ilk sözü geçerlidir
looks-too-soon = { $seat } sırası gelmeden kendi kâğıtlarına bakar: { $cards }
looks-at-hand = { $seat } başkasının eline bakar: { $cards }
looks-at-miss = { $seat } miss'e bakar: { $cards }
looks-at-thrown = { $seat } atılmış ellere bakar: { $cards }
looks-at-pack = { $seat } desteye bakar: { $cards }
handles-played = { $seat } oynanmış kâğıtlara dokunur
exposes = { $seat } bir kâğıdı gösterir: { $cards }
pam-not-civil = { $seat } nazik davranmaz: ası Pam ile alır
fined = { $seat } tam loo ödeyecek ve bu dağıtımda bir şey kazanamaz
share-stays = { $seat } payını alamaz, havuzda kalan: { $n }
plays-for-pool = { $seat } oynamak zorunda, kazancı havuzda kalır
must-throw-up = { $seat } elini atmak zorunda
pool-stays = { $seat } kazanamaz: havuz kalır

# retler
only-before-own-deal = Ancak dağıtma sıran gelince kalabilir ya da kalkabilirsin
nobody-leaves = Bu masadan oyun bitmeden kimse kalkamaz
no-miss-here = Loo'nun bu türünde miss yok
no-exchange-here = Kâğıt yalnız beş kâğıtlı Loo'da ve İrlanda usulünde değiştirilir
must-meet-stander = Tek kişi oynuyor ve miss'i kimse almadı: ya oyna ya miss'i al ya da miss'i havuz adına oyna
club-law-stands = Sinek açıldı: herkes oynar
miss-gone = Miss'i başkası aldı
miss-only-for-last-hand = Miss'i havuz adına yalnız sonuncu oyuncu oynar, o da kendi eliyle oynayan tek kişiye karşı
exchange-once = Kâğıt bir kez değiştirilir, sen değiştirdin
must-play-on = “Oynuyorum” dedin, sonuna dek oynamalısın
declared-once = Karar bir kez söylenir, ilk söz geçerlidir
exchange-some = Değiştireceğin kâğıtları seç, en az bir tane
stock-short = Ancak destede kalan kadar kâğıt değiştirebilirsin: { $stock }
five-for-a-flush = Floş için beş kâğıt gerekir
flush-when-asked = Floşu ancak herkes kararını söyledikten sonra, sana sorulunca gösterebilirsin
flush-not-held = Elinde floş yok
play-not-begun = Oyun başlamadı
no-part-in-deal = Bu dağıtımda oynamıyorsun
lead-ace = Koz asını çıkmalısın
lead-king = As açıldı: koz papazını çıkmalısın
lead-highest = İki ya da daha çok kozun var: en büyüğünü çıkmalısın
lead-a-trump = İki ya da daha çok kozun var: birini çıkmalısın
lead-trump-again = İlk löveyi aldın: en büyük kozunu çıkmalısın
must-trump = Kozun löveyi alır: koz çakmalısın
must-head = Oynananları geçen kâğıdın var: onu oynamalısın
pam-be-civil = “Pam, nazik ol”: başka koz oynamalısın
civil-with-ace = “Pam, nazik ol” yalnız koz ası çıkılırken ve Pam oyundayken söylenir
nothing-to-look-at = Orada bakılacak kâğıt yok ya da zaten baktın
nothing-to-expose = Oyun sırasında yalnız elindeki ya da gördüğün bir kâğıdı, o da bir kez, gösterebilirsin
barred-throws-up = Başkasının eline baktın: elini atmalısın

# seçenekler
option-variant = üç kâğıtlı Loo mu, beş kâğıtlı mı, İrlanda usulü mü oynanır
option-players = kaç kişi oynar; 32 kâğıtla en çok 9, beş kâğıtlı Loo'da 6, İrlanda usulünde 12
option-deals = sıra tekliye gelene dek (en çok on tur), herkes bir kez dağıtana dek ya da belli sayıda dağıtım
option-finish = oyun tekliden önce biterse: loo'lar ödenip havuz bölüşülür mü, yoksa son dağıtımda herkes oynayıp kimse loo olmaz mı
option-leaving = dağıtma sırası gelen oyuncu masadan kalkabilir mi
option-fee = dağıtanın her dağıtım için havuza ödediği fiş
option-loo = tam loo kaç fiş
option-single_loo = teklide loo kaç fiş
option-loo_mode = tam loo ne kadar: hep aynı; sınırsız: o dağıtımın havuzu kadar; karma: havuz kadar ama en çok limit
option-limit = loo havuzla ölçülürken en çok ne kadar olabilir
option-club_law = sinek açılınca herkes miss olmadan oynamak zorunda mı
option-lead_rule = iki ya da daha çok kozu olan ilk çıkan, hangisini çıkar: en büyüğünü mü, herhangi birini mi
option-miss_leads = ilk löveye miss'i alan mı çıkar
option-dealing = kâğıtların dağıtılma düzeni; şansı değiştirmez
option-dealer_out = beşten çok kişi oynuyorsa dağıtan, kâğıt almadan mı dağıtır
option-pam = beş kâğıtlı Loo'nun en büyük kâğıdı Pam hangi vale
option-conduct = yalnız kurala uygun hamleler mi yapılabilir, yoksa gerçek masadaki gibi hata yapılıp itiraz edilebilir ve cezası ödenir mi

# ayarların formu ve oyunun ne olduğu
label-variant = Loo türü
label-finish = Oyun tekliden önce biterse
label-fee = Dağıtımın bedeli
label-loo = Tam loo'nun bedeli
label-single_loo = Teklide loo'nun bedeli
label-loo_mode = Loo nasıl ölçülür
label-club_law = Sinekte herkes oynar
label-lead_rule = İki kozdan çıkış
label-miss_leads = İlk çıkış miss'i alanın
label-dealing = Dağıtma düzeni
label-pam = Pam hangi vale
choice-three-card = üç kâğıt, miss ile
choice-five-card = beş kâğıt, Pam ve floşla
choice-irish = İrlanda usulü: üç kâğıt, değiştirmeli
choice-single = sıra tekliye gelene dek
choice-divide = loo'lar ödenir, havuz bölüşülür
choice-release = son dağıtımda kimse loo olmaz
choice-fixed = hep aynı
choice-unlimited = dağıtımın havuzu kadar
choice-mixed = havuz kadar, en çok limit
choice-one = kozlardan herhangi biri
choice-free = dağıtanın dilediği gibi
choice-miss-last = miss en son
choice-highest = en büyük koz
choice-regular = birer birer, miss sırasıyla
choice-over-five = beşten çok kişi varsa
choice-club-knave = sinek valesi
choice-trump-knave = koz valesi
preset-three-cards = Üç kâğıtlı Loo
preset-unlimited = Sınırsız Loo
preset-mixed = Limitli karma Loo
preset-club-law = Sinek kuralıyla
preset-five-cards = Pam'lı beş kâğıtlı Loo
preset-irish = İrlanda usulü Loo
game-about = Oyna ya da elini at: oynayıp da löve alamayan, loo olur ve sonraki havuza öder.

# ekranda
place-laid = Oynanan kâğıtlar ({ $seat })
place-own-laid = Senin oynadıkların
place-thrown = Atılan el ({ $seat })
place-own-thrown = Senin attığın el
place-miss = Miss
fact-fee = Dağıtanın ödediği
fact-loo = Loo
fact-single-loo = Teklide loo
fact-agreed = Kararlaştırılan
fact-declared = Kararı
fact-owed = Loo borcu
fact-civil = Pam, nazik ol
verb-throw-up = Elini at
verb-take-miss = Miss'i al
verb-play-miss-for-pool = Miss'i havuz adına oyna
verb-flush = Floş göster
verb-no-flush = Floşum yok
value-civil = Pam, nazik ol
value-declare = kararlar
value-flush = floş soruluyor
value-undeclared = kararını henüz söylemedi
value-stands = oynuyor
value-exchanged = değiştirdi
value-miss = miss
value-miss-for-pool = miss, havuz adına
value-threw-up = elini attı
value-out = oynamıyor
fact-forfeits = Havuz adına oynar
verb-expose = Göster
value-own = kendi kâğıtların
value-thrown = atılmış eller
value-pack = deste
value-36 = 36, yanlış kâğıt oynadı
value-37 = 37, sırası gelmeden oynadı
value-38 = 38, oynanmamış kâğıt gösterdi
value-39 = 39, yanlış dağıtım
value-40 = 40, kâğıtlara dokundu
value-41 = 41, sırası gelmeden baktı ya da konuştu
value-42 = 42, başkasının eline baktı

# bu masada söylendiği gibi
verb-stand = Oynuyorum

# bilgisayar bir hamleyi neden önerir
why-stays = oyunda kalmak daha iyi
why-flush-takes = floş, havuzu kazandırır
why-no-flush = gösterilecek floş yok
why-weak-go = zayıf kâğıtlar değiştirilir
why-weakest-goes = en zayıf kâğıt gider
lesson-high-card = kozun kalmadı: bir löve daha için en iyi umudun papaz

# what a newcomer cannot know
about-take-miss = Miss yedek bir eldir: kâğıtlarını verir, bu eli görmeden alırsın; sonra oynamak zorundasın.

# what may be claimed, as a condition, and what follows
if-36 = Bir oyuncu, oynamaması gereken bir kâğıdı oynadıysa
then-36 = o oyuncu tam loo öder, löveler yeniden oynanır
if-37 = Bir oyuncu sırası gelmeden oynadıysa
then-37 = o oyuncu tam loo öder, löveler yeniden oynanır
if-38 = Bir oyuncu oynanmamış bir kâğıdı gösterdiyse ya da adını söylediyse
then-38 = o oyuncu tam loo öder, kazancı havuzda kalır
if-39 = Dağıtan yanlış dağıttıysa ya da dağıtırken kâğıt gösterdiyse
then-39 = dağıtan tekli loo'su öder ve yeniden dağıtır
if-40 = Bir oyuncu dağıtım sırasında kâğıtlara dokunduysa
then-40 = o oyuncu tekli loo'su öder
if-41 = Bir oyuncu sırası gelmeden kâğıtlara baktıysa ya da konuştuysa
then-41 = o oyuncu tekli loo'su öder
if-42 = Bir oyuncu başkasının eline baktıysa
then-42 = o oyuncu tam loo öder ve bu dağıtımda bir şey kazanamaz

found-stands-on-small = Küçük bir kozla ve yanında hiçbir şey olmadan, eli atmak yerine oynamak, fiş olarak
found-stands-on-two = İki koz ve küçük bir kâğıtla, eli atmak yerine oynamak
