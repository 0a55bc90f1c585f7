# olaylar
deals-first = İlk ası alan { $seat } dağıtır
deals-himself = { $seat } dağıtır
offers-deal = { $seat } dağıtma hakkını satışa çıkarır: { $n }
buys-deal = { $payer } dağıtma hakkını { $amount } fişe satın alır; satan: { $payee }
passes = { $seat } satın almaz
serves-from-sellers-left = { $seat } kendi yerinden dağıtır, satanın solundan başlar
shuffles = { $seat } { $n } kâğıdı karar
cuts = Kâğıt toplayan { $seat } keser
goes-on-with-stock = { $seat } kalan { $n } kâğıtla dağıtmayı sürdürür
last-card-to-pone = Son kâğıt dağıtılmaz: görülmeden verilir; alan { $seat }
used-cards-shuffled = { $seat } kullanılmış kâğıtları karar: yeni deste, { $n } kâğıt
round-finished-from-used = Dağıtımın sınırı doldu; { $seat } turu kullanılmış kâğıtlarla bitirir
gets-first-card = { $seat } alır: { $cards }
stakes = { $seat } bahis koyar: { $n }
doubles = { $seat } ikiye katlar: bütün bahisler iki kat
lets-stakes-be = { $seat } ikiye katlamaz
gets-second-card = { $seat } alır: { $cards }
has-natural = { $seat }: doğal yirmi bir, { $cards }
pays-natural = { $payer } doğal yirmi bir için { $amount } fiş öder; alan: { $payee }
natural-saves-deal = Doğal yapan { $seat } dağıtma hakkını korur
natural-disregarded = Dağıtımın ilk eli: doğal için yalnız ödenir; yapan { $seat }
pays-bonus = { $payer } doğal yirmi bir için { $amount } fiş öder; alan: { $payee }
exempt = Kendi de doğal yapan { $seat } ödemez
loses-deal = { $seat } bu el bitince dağıtma hakkını kaybeder
keeps-deal = Doğal, dağıtma hakkını almaz; dağıtan { $seat } kalır
keeps = { $seat } bölmez
divides = { $seat } çifti böler, { $n }. el
stakes-second = { $seat } yeni ele koyar: { $n }
next-hand = { $seat } devam eder, { $n }. el
content = { $seat }: “Yeter”
pays-overdrawn = { $payer } yandı, öder: { $amount }
throws-up-unseen = { $seat } elini kapalı atar: { $cards }
nobody-stands = Duran yok: { $seat } kâğıt açmaz
dealer-overdraws = { $seat } yandı
pays-penalty = { $payer } yandığı için havuza { $amount } fiş koyar
dealer-pays = { pays }
player-pays = { pays }
pays-tie-share = { $payer } eşitliklerden havuza { $amount } fiş koyar
collects = { $seat } toplar: { $cards }
makes = { $seat }: { $n }
limit-reached = Dağıtım sınırına ulaştı; dağıtan { $seat }
dealer-leaves = { $seat } masadan kalkar, dağıtımı biter
stays = { $seat } kalır
leaves = { $seat } masadan kalkar
too-few = İkiden az oyuncu kaldı
takes-deal = Doğal yapan { $seat } dağıtma hakkını alır
follows-seller = Satandan sonra { $seat } gelir; alan kendi sırasını korur
pack-confused = Deste { $seat } elinde karışır: yeniden karılır ve kesilir
two-cards = { $seat } bir kerede iki kâğıt alır
exposes = { $seat } kâğıdı açık düşer: { $cards }
keeps-two = { $seat } iki kâğıdı da elinde tuttu; ikincisi: { $cards }
turns-up-extra = { $seat } fazla kâğıdı açar: { $cards }
draws-two = { $seat } bir yerine iki kâğıt alır
passed-over = { $seat } atlanır
claim-fails = { $seat } bir çiftten kuşkulanır ama haksızdır
pays-irregularity = { $payer } kural dışılık için havuza { $amount } öder
put-right = Düzeltilir: ikinci kâğıt sahibine gider
looks-at-both = { $seat } iki kâğıda da bakar, buna da: { $cards }
pone-takes = { $seat } dağıtanın iki kâğıdından birini alır: { $cards }
rejects = { $seat } geri çevirir: { $cards }
gets-another = { $seat } yerine şunu alır: { $cards }
keeps-it = { $seat } geleni elinde tutar
dealer-keeps = { $seat } dağıtandır, geleni tutmak zorundadır
withdraws = { $seat } elini atar ve bahsini geri alır
pays-false-pair = { $payer } çift değildi, { $amount } öder
has-looked = { $seat }, atılan kâğıtlara baktı; atan: { $word }
game-closes = { $n ->
    [one] Oyun bir dağıtımdan sonra kapanır
   *[other] Oyun { $n } dağıtımdan sonra kapanır
}

# retler
has-left = Masadan kalktın
dealer-stakes-nothing = Dağıtan bahis koymaz
not-the-time-to-stake = Bahis ilk kâğıda konur
stake-out-of-bounds = Bahis en az { $least }, en çok { $most }
dealer-doubles = Ancak dağıtan ikiye katlar
not-the-time-to-double = Dağıtan, bütün bahisler konunca ikiye katlar
no-fifth-hand = En çok dört el olur
not-the-time-to-divide = Çift, herkesin iki kâğıdı olunca bölünür
only-first-two-divide = Yalnız ilk iki kâğıt bölünür, kâğıt çekmeden önce
no-pair = Ancak aynı değerden iki kâğıt bölünür
last-card-not-dealt = Son kâğıt dağıtılmaz, başka da yeterince yok
name-second-stake = İkinci kâğıdın bahsini söyle: divide 3
drawing-not-begun = Kâğıt, herkesin iki kâğıdı olunca çekilir
deal-not-for-sale = Bu masada dağıtma hakkı satılmaz
one-offer = Bir dağıtımda bir kez satışa çıkar, ötekiler ona cevap verir
sale-before-first-card = Dağıtma hakkı ilk kâğıttan önce satılır
nothing-offered = Dağıtma hakkı satışta değil
not-your-deal = Dağıtma sırası sende değil
price-out-of-bounds = Fiyat 0 ile { $most } arasıdır
seats-are-kept = Bu masadan sonuna dek kimse kalkmaz
leave-after-a-hand = Ancak bir el bitince kalkılır
nothing-to-declare = Bildirecek doğal yirmi birin yok ya da geç kaldın
nothing-to-reject = Geri çevirebileceğin kâğıt yok
not-the-time-to-separate = Çift olmayan iki kâğıda ayrı ayrı ancak herkese bölüp bölmeyeceği sorulurken çekilir
nobody-passed-over = Yalnız atlanan oyuncu elini atabilir
nothing-to-look-at = Atılmış kâğıtlar arasında görmediğin yok
matter-first = Önce başka bir konu sonuçlanmalı
claimed-in-vain = Bu elin çiftlerine boş yere itiraz ettin
nobody-divided = Başka kimse kâğıtlarını bölmedi
own-error = Dağıtanın yanlışlarına ötekiler itiraz eder
nothing-to-claim = Şimdi itiraz edilecek öyle bir şey yok

# seçenekler
option-players = kaç kişi oynar, dağıtan dahil
option-deals = herkes dağıtana dek, ya da o kadar dağıtım
option-close_after = o kadar elden sonra, dağıtımın ortasında da olsa, kapanır
option-leaving = her elden sonra masadan kalkılabilir
option-conduct = yalnız kurala uygun hamleler, doğal yirmi bir kendiliğinden bildirilir; ya da gerçek masadaki gibi: dağıtan yanılabilir, oyuncular kural çiğneyebilir, ikisine de itiraz edilir
option-min_stake = bir kâğıda en küçük bahis
option-max_stake = bir kâğıda en büyük bahis; ikiye katlanınca daha çok kaybedilebilir
option-natural_effect = bir oyuncunun doğalı dağıtımı ne yapar: sola geçer, sahibine gider, ya da kalır
option-deal_limit = herkes ne kadar dağıtır: sınırsız, belli sayıda el, deste iki kez, ya da iki deste bir kez
option-deal_limit_hands = herkes kaç el dağıtır
option-natural_bonus = doğal öteki oyunculardan da bir bahis, ya da iki katını alır
option-pool = herkesin ödediği fişler, bir doğala ya da bölüşülmek üzere
option-pool_contribution = dağıtımın başında herkesin havuza koyduğu
option-pool_overdraw_penalty = dağıtanın yanınca havuza koyduğu
option-pool_tie_share = dağıtanın eşitliklerden kazandığının havuza koyduğu payı
option-pool_irregularity_penalty = suç işleyenin havuza koyduğu
option-pool_taker = havuz doğal yapanındır, ya da sonunda bölüşülür
option-deal_sale = bir oyuncu dağıtma sırasını satabilir

# ayarların formu ve oyunun ne olduğu
label-close_after = Şu kadar elden sonra kapanış
label-min_stake = En küçük bahis
label-max_stake = En büyük bahis
label-natural_effect = Doğaldan sonra
label-deal_limit = Herkes ne kadar dağıtır
label-deal_limit_hands = Dağıtan başına el
label-natural_bonus = Doğal ayrıca alır
label-pool = Havuz
label-pool_contribution = Kişi başı havuza
label-pool_overdraw_penalty = Dağıtan yanınca
label-pool_tie_share = Eşitlikte havuzun payı
label-pool_irregularity_penalty = Suç işleyen öder
label-pool_taker = Havuzu kim alır
label-deal_sale = Dağıtım satılabilir
choice-round = herkes dağıtana dek
choice-close_after-off = hiç
choice-natural_effect-none = dağıtım kalır
choice-deal_limit-none = doğala dek
choice-natural_bonus-none = başka bir şey yok
choice-single = herkesten bir bahis
choice-double = herkesten iki bahis
choice-pool_tie_share-0 = hiçbir şey
choice-1-4 = dörtte bir
choice-1-3 = üçte bir
choice-natural = doğal
choice-end = sonunda bölüşülür
choice-deal-passes-left = dağıtım sola geçer
choice-deal-to-holder = dağıtım elinde tutana geçer
choice-hands = şu kadar el
choice-pack-twice = deste iki kez
choice-two-packs-once = iki deste bir kez
preset-new-manner = Yeni usul: dağıtım sola geçer
preset-old-manner = Eski usul: doğal dağıtımı alır
preset-limited-deal = Her dağıtana beş el
preset-pool = Doğala havuzla
game-about = Yanmadan yirmi bire dağıtandan çok yaklaş; sonra dağıtımı sen al.

# ekranda
place-hand = { $part ->
    [none] El: { $seat }
   *[other] { $part }. el: { $seat }
}
place-own-hand = { $part ->
    [none] Senin elin
   *[other] { $part }. elin
}
place-used = Kullanılmış kâğıtlar
place-gone = Oyundan çıkanlar
fact-worth = Kâğıtların sayısı
fact-bounds = Bahisler
fact-total = Toplam
fact-natural = Doğal yirmi bir
fact-natural-bonus = Doğalın ödülü
fact-pone = Kâğıt toplayan
fact-hand = El
fact-price = Dağıtma hakkının fiyatı
fact-seller = Dağıtma hakkını satan
verb-sell = Dağıtma hakkını sat
verb-buy = Dağıtma hakkını al
verb-stay = Kal
verb-stake = Bahis koy
verb-double = İkiye katla
verb-no-double = Katlama
verb-divide = Çifti böl
verb-card = Kâğıt
verb-content = Yeter
verb-declare = Doğal yirmi bir bildir
verb-reject = Geri çevir
verb-separate = Ayrı ayrı çek, bahis
verb-throw-up = Elindekileri at
verb-look = Attığı kâğıtlara bak:
value-deal-passes-left = dağıtım sola geçer
value-deal-to-holder = dağıtma hakkını alır
value-offer = dağıtmak ya da satmak
value-sale = dağıtma hakkının satışı
value-shuffle = karma
value-first-cards = ilk kâğıtlar
value-staking = bahisler
value-doubling = ikiye katlama
value-second-cards = ikinci kâğıtlar
value-division = çiftleri bölme
value-dealer-division = dağıtan böler
value-dealer-drawing = dağıtan çeker
value-next-hand = sonraki el
value-46 = 46, bir oyuncuya iki kâğıt
value-47 = 47, dağıtana iki kâğıt
value-48 = 48, açık düşen kâğıt
value-51 = 51, çekişte iki kâğıt
value-52 = 52, dağıtan iki çekti
value-53 = 53, atlanan oyuncu
value-54 = 54, çift değil

# bu masada söylendiği gibi
verb-keep = Bölme

# bilgisayar bir hamleyi neden önerir
why-deal-comes = dağıtma sırası gelir
why-deal-dear = dağıtma hakkı bu kadar etmez
why-card-risks = bir kâğıt daha, vaat ettiğinden çoğunu tehlikeye atar
why-card-promises = bir kâğıt daha, tehlikeye attığından çoğunu vaat eder
why-odds-both = iki yolun olasılıklarına göre
why-no-card = alınacak kâğıt yok
why-nothing-to-divide = bölünecek bir şey yok

# ne zamana dek itiraz edilir
window-46 = bir yerine iki kâğıdı var; daha bahis koymadı, kâğıt istemedi
window-47 = dağıtanın bir yerine iki kâğıdı var ve çekme ilerlemedi
window-48 = açılmış kâğıt duruyor ve sahibi devam etmedi
window-51 = iki kâğıt şimdi çekildi ve oyuncu devam etmedi
window-52 = dağıtan şimdi iki kâğıt çekti ve devam etmedi
window-53 = biri atlandı, daha kâğıt almadı ve el hesaplanmadı
window-54 = biri kâğıtlarını böldü ve el hesaplanmadı

# what a newcomer cannot know
about-sell = Dağıtan herkese karşı oynar, bunun bir değeri vardır: bir fiyat söyleyin, ödeyen sizin yerinize dağıtır.
about-buy = Fiyatı ödersiniz; satanın yerine siz dağıtır, herkese karşı oynarsınız.

# what may be claimed, as a condition, and what follows
if-46 = Bir oyuncuya birden iki kâğıt verildiyse
then-46 = düzeltilir ya da birini geri çevirir
if-47 = Dağıtan kendine birden iki kâğıt verdiyse
then-47 = biri çekilip alınır
if-48 = Dağıtırken bir kâğıt açık düştüyse
then-48 = sahibi tutar ya da geri çevirir
if-51 = Çekişte iki kâğıt verildiyse
then-51 = oyuncu birini ya da ikisini tutar
if-52 = Dağıtan birden iki kâğıt çektiyse
then-52 = ikisini de tutar
if-53 = Çekişte biri atlandıysa
then-53 = şimdi verilir ya da elini atar
if-54 = Çift olmayan iki kâğıdı ayırdıysa
then-54 = her ele öder ve kazanamaz
