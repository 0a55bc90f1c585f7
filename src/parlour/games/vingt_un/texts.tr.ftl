# olaylar
deals-first = İlk ası alan { $seat } dağıtır
deals-himself = { $seat } dağıtır
offers-deal = { $seat } dağıtma hakkını satışa çıkarır: { $n }
buys-deal = { $payer } dağıtma hakkını { $amount } fişe satın alır; satan: { $payee }
passes = { $seat } satın almaz
serves-from-sellers-left = { $seat } kendi yerinden dağıtır, satanın solundan başlar
shuffles = { $seat } { $n } kâğıdı karıştırır
cuts = Kâğıt toplayan { $seat } keser
goes-on-with-stock = { $seat } kalan { $n } kâğıtla dağıtmayı sürdürür
last-card-to-pone = Son kâğıt dağıtılmaz: görülmeden verilir; alan { $seat }
used-cards-shuffled = { $seat } kullanılmış kâğıtları karıştırır: yeni deste, { $n } kâğıt
round-finished-from-used = Dağıtımın sınırı doldu; { $seat } turu kullanılmış kâğıtlarla bitirir
gets-first-card = { $seat } alır: { $cards }
stakes = { $seat } bahis koyar: { $n }
doubles = { $seat } ikiye katlar: bütün bahisler iki kat
lets-stakes-be = { $seat } ikiye katlamaz
gets-second-card = { $seat } alır: { $cards }
has-natural = { $seat }: doğal yirmi bir, { $cards }
pays-natural = { $payer } doğal yirmi bir için { $amount } fiş öder; alan: { $payee }
natural-saves-deal = Kendisi de doğal yirmi bir yapan { $seat } dağıtma hakkını korur
natural-disregarded = Bu, dağıtanın ilk eli: doğal yirmi bir için yalnız ödeme yapılır; yapan { $seat }
pays-bonus = { $payer } doğal yirmi bir için { $amount } fiş öder; alan: { $payee }
exempt = Kendisi de doğal yirmi bir yapan { $seat } ödemez
loses-deal = { $seat } bu el bitince dağıtma hakkını kaybeder
keeps-deal = Doğal yirmi bir yapılınca dağıtma hakkı el değiştirmez; { $seat } dağıtmayı sürdürür
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
pays-tie-share = { $payer } eşitliklerden aldığının payını havuza koyar: { $amount } fiş
collects = { $seat } toplar: { $cards }
makes = { $seat }: { $n }
limit-reached = { $seat } dağıtma süresini doldurdu
dealer-leaves = { $seat } masadan kalkar, dağıtma süresi biter
stays = { $seat } kalır
leaves = { $seat } masadan kalkar
too-few = İkiden az oyuncu kaldı
takes-deal = Doğal yirmi bir yapan { $seat } dağıtma hakkını alır
follows-seller = Satandan sonra { $seat } dağıtır; satın alan, kendi sırasını da korur
pack-confused = { $seat } karıştırırken kâğıtlar dağıldı: deste yeniden karıştırılır ve kesilir
two-cards = { $seat } bir kerede iki kâğıt alır
exposes = { $seat } için dağıtılan kâğıt açık düşer: { $cards }
keeps-two = { $seat } iki kâğıdı da elinde tuttu; ikincisi: { $cards }
turns-up-extra = { $seat } fazla kâğıdı açar: { $cards }
draws-two = { $seat } bir yerine iki kâğıt alır
passed-over = { $seat } atlanır
claim-fails = { $seat } bir çiftten kuşkulanır ama haksızdır
pays-irregularity = { $payer } hatası için havuza { $amount } fiş öder
put-right = Düzeltilir: ikinci kâğıt, kime aitse ona gider
looks-at-both = { $seat } iki kâğıda da bakar, buna da: { $cards }
pone-takes = { $seat } dağıtanın iki kâğıdından birini alır: { $cards }
rejects = { $seat } geri verir: { $cards }
gets-another = { $seat } geri verdiğinin yerine yenisini alır: { $cards }
keeps-it = { $seat } geleni elinde tutar
dealer-keeps = { $seat } dağıtandır, geleni tutmak zorundadır
withdraws = { $seat } elini atar ve bahsini geri alır
pays-false-pair = { $payer } çift olmayan kâğıtları böldü, öder: { $amount }
has-looked = { $seat }, atılan kâğıtlara baktı; atan: { $word }
game-closes = { $n ->
    [one] Oyun bir dağıtımdan sonra biter
   *[other] Oyun { $n } dağıtımdan sonra biter
}

# retler
has-left = Masadan kalktın
dealer-stakes-nothing = Dağıtan bahis koymaz
not-the-time-to-stake = Bahis ilk kâğıda konur
stake-out-of-bounds = Bahis en az { $least }, en çok { $most }
dealer-doubles = Yalnız dağıtan ikiye katlayabilir
not-the-time-to-double = Dağıtan, bütün bahisler konunca ikiye katlar
no-fifth-hand = En çok dört el olur
not-the-time-to-divide = Çift, herkesin iki kâğıdı olunca bölünür
only-first-two-divide = Ancak ilk iki kâğıt bölünür, o da kâğıt çekmeden önce
no-pair = Ancak aynı değerden iki kâğıdı bölebilirsin
last-card-not-dealt = Son kâğıt dağıtılmaz, başka yeterince kâğıt da yok
name-second-stake = İkinci kâğıdın bahsini de söyle: { MOVE("divide") }, 3
drawing-not-begun = Kâğıt, herkesin iki kâğıdı olunca çekilir
deal-not-for-sale = Bu masada dağıtma hakkı satılmaz
one-offer = Dağıtma hakkı yalnız bir kez satışa çıkar; ötekiler cevap verir
sale-before-first-card = Dağıtma hakkı ilk kâğıttan önce satılır
nothing-offered = Dağıtma hakkı satışta değil
not-your-deal = Dağıtma sırası sende değil
price-out-of-bounds = Fiyat 0 ile { $most } arasında olmalı
seats-are-kept = Bu masadan oyun bitmeden kimse kalkmaz
leave-after-a-hand = Ancak bir el bitince kalkılır
nothing-to-declare = Bildirecek doğal yirmi birin yok ya da geç kaldın
nothing-to-reject = Geri verebileceğin kâğıt yok
not-the-time-to-separate = Çift olmayan iki kâğıda ayrı ayrı kâğıt, ancak herkese bölüp bölmeyeceği sorulurken çekilir
nobody-passed-over = Yalnız atlanan oyuncu elini atabilir
nothing-to-look-at = Atılmış kâğıtlar arasında görmediğin yok
matter-first = Önce başka bir konu sonuçlanmalı
claimed-in-vain = Bu elin çiftlerine boş yere itiraz ettin
nobody-divided = Başka kimse kâğıtlarını bölmedi
own-error = Dağıtanın yanlışlarına ancak ötekiler itiraz edebilir
nothing-to-claim = Şimdi itiraz edilecek öyle bir şey yok

# seçenekler
option-players = dağıtanla birlikte kaç kişi oynar
option-deals = herkes dağıtmış olana kadar ya da belli sayıda dağıtım
option-close_after = dağıtım sürerken bile, bu kadar elden sonra oyun biter
option-leaving = her elden sonra masadan kalkılabilir
option-conduct = yalnız kurala uygun hamleler, doğal yirmi bir kendiliğinden bildirilir; ya da gerçek masadaki gibi: dağıtan yanılabilir, oyuncular kuralı çiğneyebilir, ikisine de itiraz edilir
option-min_stake = bir kâğıda en küçük bahis
option-max_stake = bir kâğıda en büyük bahis; ikiye katlanınca daha çok kaybedilebilir
option-natural_effect = bir oyuncu doğal yirmi bir yapınca dağıtma hakkı ne olur: sola geçer, ona geçer ya da el değiştirmez
option-deal_limit = herkes ne kadar dağıtır: sınırsız, belli sayıda el, bir deste iki kez bitene ya da iki deste bir kez bitene kadar
option-deal_limit_hands = herkes kaç el dağıtır
option-natural_bonus = doğal yirmi bir yapan, öteki oyunculardan da bir bahis ya da iki katını alır
option-pool = herkesin koyduğu fişler: doğal yirmi bir yapan alır ya da sonunda bölüşülür
option-pool_contribution = yeni bir dağıtan başlarken herkesin havuza koyduğu fiş
option-pool_overdraw_penalty = dağıtanın yandığında havuza koyduğu fiş
option-pool_tie_share = dağıtanın eşitliklerden aldığının havuza giden payı
option-pool_irregularity_penalty = hata yapanın havuza koyduğu fiş
option-pool_taker = havuzu doğal yirmi bir yapan alır ya da havuz sonunda bölüşülür
option-deal_sale = bir oyuncu dağıtma sırasını satabilir

# ayarların formu ve oyunun ne olduğu
label-close_after = Kaç elden sonra biter
label-min_stake = En küçük bahis
label-max_stake = En büyük bahis
label-natural_effect = Doğal yirmi birden sonra
label-deal_limit = Herkes ne kadar dağıtır
label-deal_limit_hands = Dağıtan başına el
label-natural_bonus = Doğal yirmi birin ödülü
label-pool = Havuz
label-pool_contribution = Kişi başına havuz payı
label-pool_overdraw_penalty = Dağıtan yanınca öder
label-pool_tie_share = Eşitlikte havuzun payı
label-pool_irregularity_penalty = Hata yapan öder
label-pool_taker = Havuzu kim alır
label-deal_sale = Dağıtma hakkı satılabilir
choice-round = herkes dağıtmış olana kadar
choice-close_after-off = hiç
choice-natural_effect-none = dağıtma hakkı el değiştirmez
choice-deal_limit-none = doğal yirmi bire kadar
choice-natural_bonus-none = yok
choice-single = herkesten bir bahis
choice-double = herkesten iki bahis
choice-pool_tie_share-0 = yok
choice-1-4 = dörtte bir
choice-1-3 = üçte bir
choice-natural = doğal yirmi bir yapan
choice-end = sonunda bölüşülür
choice-deal-passes-left = dağıtma hakkı sola geçer
choice-deal-to-holder = dağıtma hakkı doğal yirmi bir yapana geçer
choice-hands = belli sayıda el
choice-pack-twice = bir deste iki kez bitene kadar
choice-two-packs-once = iki deste bir kez bitene kadar
preset-new-manner = Yeni usul: dağıtma hakkı sola geçer
preset-old-manner = Eski usul: dağıtma hakkını doğal yirmi bir yapan alır
preset-limited-deal = Herkes beş el dağıtır
preset-pool = Doğal yirmi bire havuz
game-about = Yanmadan yirmi bire dağıtandan daha çok yaklaş, sonra dağıtma hakkını sen al.

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
place-gone = Oyundan ayrılanlar
fact-worth = Kâğıtların değeri
fact-bounds = En az–en çok bahis
fact-total = Toplam
fact-natural = Doğal yirmi bir
fact-natural-bonus = Doğal yirmi birin ödülü
fact-pone = Kâğıt toplayan
fact-hand = El
fact-price = Dağıtma hakkının fiyatı
fact-seller = Dağıtma hakkını satan
verb-sell = Dağıtma hakkını sat
verb-buy = Dağıtma hakkını al
verb-stay = Kal
verb-stake = Bahis koy
verb-double = İkiye katla
verb-no-double = Katlamadan sürdür
verb-divide = Çifti böl
verb-card = Kâğıt
verb-content = Yeter
verb-declare = Doğal yirmi bir bildir
verb-reject = Geri ver
verb-separate = Ayrı ayrı çek; ikinci bahis
verb-throw-up = Kâğıtlarını at
verb-look = Attığı kâğıtlara bak:
value-deal-passes-left = dağıtma hakkı sola geçer
value-deal-to-holder = dağıtma hakkını alır
value-offer = dağıtmak ya da satmak
value-sale = dağıtma hakkının satışı
value-shuffle = destenin karıştırılması
value-first-cards = ilk kâğıtlar
value-staking = bahisler
value-doubling = bahislerin ikiye katlanması
value-second-cards = ikinci kâğıtlar
value-division = çiftlerin bölünmesi
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
verb-keep = Böyle kalsın

# bilgisayar bir hamleyi neden önerir
why-deal-comes = dağıtma sırası gelir
why-deal-dear = dağıtma hakkı bu kadar etmez
why-card-risks = bir kâğıt daha, kazandıracağından çoğunu tehlikeye atar
why-card-promises = bir kâğıt daha, kaybettireceğinden çoğunu kazandırabilir
why-odds-both = iki yolun olasılıkları böyle diyor
why-no-card = alınacak kâğıt yok
why-nothing-to-divide = bölünecek bir şey yok

# ne zamana dek itiraz edilir
window-46 = bir oyuncunun bir yerine iki kâğıdı var; o henüz bahis koymadı ve kâğıt istemedi
window-47 = dağıtanın bir yerine iki kâğıdı var ve kâğıt çekme sırası henüz ilerlemedi
window-48 = açılmış kâğıt duruyor ve sahibi henüz hamle yapmadı
window-51 = iki kâğıt şimdi çekildi ve oyuncu henüz hamle yapmadı
window-52 = dağıtan şimdi iki kâğıt çekti ve henüz devam etmedi
window-53 = biri atlandı, kâğıdını almadı ve el henüz hesaplanmadı
window-54 = biri kâğıtlarını böldü ve el henüz hesaplanmadı

# what a newcomer cannot know
about-sell = Dağıtan, herkese karşı oynar ve bunun bir değeri vardır: bir fiyat söyle, onu ödeyen, senin yerine dağıtır.
about-buy = Fiyatı ödersin; satanın yerine dağıtan artık sensin ve herkese karşı oynarsın.

# what may be claimed, as a condition, and what follows
if-46 = Bir oyuncuya bir kerede iki kâğıt verildiyse
then-46 = hata düzeltilir ya da oyuncu birini geri verir
if-47 = Dağıtan kendine bir kerede iki kâğıt verdiyse
then-47 = biri çekilip kullanılmış kâğıtlara konur
if-48 = Dağıtırken bir kâğıt açık düştüyse
then-48 = sahibi tutar ya da geri verir
if-51 = Çekişte iki kâğıt verildiyse
then-51 = oyuncu birini ya da ikisini tutar
if-52 = Dağıtan bir kerede iki kâğıt çektiyse
then-52 = ikisini de tutar
if-53 = Çekişte biri atlandıysa
then-53 = kâğıdı şimdi verilir ya da elini atar
if-54 = Çift olmayan iki kâğıdı ayırdıysa
then-54 = her el için öder, bir şey kazanamaz
