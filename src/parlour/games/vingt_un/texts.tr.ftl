# olaylar
deals-first = İlk ası alan { $seat } dağıtır
deals-himself = { $seat } dağıtma hakkını satmaz, kendisi dağıtır
offers-deal = { $seat } dağıtma hakkını satışa çıkarır: { $n }
buys-deal = { $payer } dağıtma hakkını { $amount } fişe satın alır; satan: { $payee }
passes = { $seat } dağıtma hakkını satın almaz
serves-from-sellers-left = { $seat } kendi yerinden dağıtır, satanın solundan başlar
shuffles = { $seat } { $n } kâğıdı karıştırır
cuts = Desteyi { $seat } keser: dağıtanın sağındaki oyuncu, yani kâğıt toplayan
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
natural-disregarded = Bu, dağıtanın ilk eli: doğal yirmi bir yapan { $seat } yalnız ödemesini alır, başka bir şey değişmez
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
makes = { $seat } toplam { $n } yapar
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
keeps-two = { $seat } ilk turda verilen iki kâğıdı da elinde tutar; ikincisi: { $cards }
turns-up-extra = { $seat } fazla kâğıdı açar: { $cards }
draws-two = { $seat } bir yerine iki kâğıt alır
passed-over = { $seat } atlanır
claim-fails = { $seat } bölünmüş bir elin çift olmadığını ileri sürer, ama haksızdır
pays-irregularity = { $payer } hatası için havuza { $amount } fiş öder
put-right = Yanlışlık düzeltilir: ikinci kâğıt, kime aitse ona gider
looks-at-both = { $seat } ikinci kâğıda da bakar: { $cards }
pone-takes = { $seat } dağıtanın iki kâğıdından birini çekip kullanılmış kâğıtlara koyar: { $cards }
rejects = { $seat } geri verir: { $cards }
gets-another = { $seat } geri verdiğinin yerine yenisini alır: { $cards }
keeps-it = { $seat } hiçbir kâğıdı geri vermez
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
no-fifth-hand = Çiftini en çok dört ele bölebilirsin
not-the-time-to-divide = Çift, herkesin iki kâğıdı olunca bölünür
only-first-two-divide = Ancak ilk iki kâğıt bölünür, o da kâğıt çekmeden önce
no-pair = Ancak aynı değerden iki kâğıdı bölebilirsin
last-card-not-dealt = Son kâğıt dağıtılmaz, yeterince başka kâğıt da yok
name-second-stake = İkinci kâğıdın bahsini de söyle: { MOVE("divide") }, 3
drawing-not-begun = Kâğıt, herkesin iki kâğıdı olunca çekilir
deal-not-for-sale = Bu masada dağıtma hakkı satılmaz
one-offer = Dağıtma hakkı yalnız bir kez satışa çıkar; ötekiler cevap verir
sale-before-first-card = Dağıtma hakkı ancak ilk kâğıt dağıtılmadan satılabilir
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
claimed-in-vain = Bu elin çift olmadığını zaten boş yere ileri sürdün
nobody-divided = Başka kimse kâğıtlarını bölmedi
own-error = Dağıtanın yanlışlarına ancak ötekiler itiraz edebilir
nothing-to-claim = Şimdi itiraz edilecek öyle bir şey yok

# seçenekler
option-players = dağıtanla birlikte kaç kişi oynar
option-deals = herkes dağıtmış olana kadar ya da belli sayıda dağıtım
option-close_after = oyun, bir dağıtanın süresi dolmamış olsa bile, kaç elden sonra biter
option-leaving = her elden sonra masadan kalkılabilir mi
option-conduct = yalnız kurala uygun hamleler mi yapılabilir ve doğal yirmi bir kendiliğinden mi bildirilir, yoksa gerçek masadaki gibi dağıtan yanılabilir, oyuncular kuralı çiğneyebilir ve gören itiraz edebilir mi
option-min_stake = bir kâğıda en küçük bahis
option-max_stake = bir kâğıda konabilen en büyük bahis; ikiye katlama ve 21 kaybı büyütebilir
option-natural_effect = bir oyuncu doğal yirmi bir yapınca dağıtma hakkı ne olur: sola geçer, ona geçer ya da el değiştirmez
option-deal_limit = herkes ne kadar dağıtır: sınırsız, belli sayıda el, bir deste iki kez bitene ya da iki deste bir kez bitene kadar
option-deal_limit_hands = herkes kaç el dağıtır
option-natural_bonus = doğal yirmi bir yapan, öteki oyuncuların her birinden de bir bahis ya da iki katını alır mı
option-pool = havuz var mı: doğal yirmi bir yapan alır ya da sonunda bölüşülür
option-pool_contribution = yeni bir dağıtan başlarken herkesin havuza koyduğu fiş
option-pool_overdraw_penalty = dağıtanın yandığında havuza koyduğu fiş
option-pool_tie_share = dağıtanın eşitliklerden aldığının havuza giden payı
option-pool_irregularity_penalty = kural dışı davranan havuza ne öder
option-pool_taker = havuzu doğal yirmi bir yapan mı alır, yoksa havuz sonunda mı bölüşülür
option-deal_sale = bir oyuncu dağıtma sırasını satabilir mi

# ayarların formu ve oyunun ne olduğu
label-close_after = Kaç elden sonra biter
label-min_stake = En küçük bahis
label-max_stake = En büyük bahis
label-natural_effect = Doğal yirmi birden sonra dağıtma
label-deal_limit = Herkes ne kadar dağıtır
label-deal_limit_hands = Herkesin dağıttığı el sayısı
label-natural_bonus = Öteki oyunculardan doğal 21 ödülü
label-pool = Havuz kurulur
label-pool_contribution = Kişi başına havuz payı
label-pool_overdraw_penalty = Yanan dağıtanın cezası
label-pool_tie_share = Eşitliklerden havuzun payı
label-pool_irregularity_penalty = Kural dışı davranışın cezası
label-pool_taker = Havuzu kim alır
label-deal_sale = Dağıtma hakkı satılabilir
choice-round = herkes dağıtmış olana kadar
choice-close_after-off = hiç
choice-natural_effect-none = dağıtanda kalır
choice-deal_limit-none = doğal yirmi bir yapılana kadar
choice-natural_bonus-none = yok
choice-single = herkesten bir bahis
choice-double = herkesten iki bahis
choice-pool_tie_share-0 = yok
choice-1-4 = dörtte bir
choice-1-3 = üçte bir
choice-natural = doğal yirmi bir yapan
choice-end = hiç kimse: sonunda bölüşülür
choice-deal-passes-left = sola geçer
choice-deal-to-holder = doğal yirmi bir yapana geçer
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
place-gone = Oyun dışı kâğıtlar
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
value-deal-to-holder = dağıtma hakkını doğal yirmi bir yapan alır
value-offer = dağıtmak ya da hakkını satmak
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
value-51 = 51, çekerken bir kerede iki kâğıt
value-52 = 52, dağıtan iki çekti
value-53 = 53, atlanan oyuncu
value-54 = 54, çift olmadan bölme

# bu masada söylendiği gibi
verb-keep = Böyle kalsın

# bilgisayar bir hamleyi neden önerir
why-deal-comes = kendi dağıtma sıran nasılsa gelecek
why-deal-dear = dağıtma hakkı bu kadar etmez
why-card-risks = bir kâğıt daha, kazandıracağından çoğunu tehlikeye atar
why-card-promises = bir kâğıt daha, kaybettireceğinden çoğunu kazandırabilir
why-mixed = iki kişi arasında en iyisi bu, iyi oyunun istediği sıklıkta
why-stakes-win = konan bahislere karşı kâğıdın, kaybettireceğinden çoğunu kazandırır
why-stakes-lose = konan bahislere karşı kâğıdın, kazandıracağından çoğunu kaybettirir
why-odds-both = iki yolun olasılıkları karşılaştırıldı
why-no-card = alınacak kâğıt kalmadı
why-nothing-to-divide = bölecek çiftin yok

# ne zamana dek itiraz edilir
window-46 = bir oyuncunun bir yerine iki kâğıdı var; o henüz bahis koymadı ve kâğıt istemedi
window-47 = dağıtanın bir yerine iki kâğıdı var ve dağıtım henüz ilerlemedi
window-48 = açılmış kâğıt duruyor ve sahibi henüz hamle yapmadı
window-51 = iki kâğıt şimdi çekildi ve oyuncu henüz hamle yapmadı
window-52 = dağıtan şimdi iki kâğıt çekti ve henüz devam etmedi
window-53 = bir oyuncu kâğıt çekilirken atlandı, henüz kâğıdını almadı ve el hesaplanmadı
window-54 = biri kâğıtlarını böldü ve el henüz hesaplanmadı

# what a newcomer cannot know
about-sell = Dağıtan, herkese karşı oynar ve bunun bir değeri vardır: bir fiyat söyle, onu ödeyen, senin yerine dağıtır.
about-buy = Fiyatı ödersin; satanın yerine dağıtan artık sensin ve herkese karşı oynarsın.

# what may be claimed, as a condition, and what follows
if-46 = Bir oyuncuya bir kerede iki kâğıt verildiyse
then-46 = hata düzeltilir ya da oyuncu bir kâğıdı geri verir
if-47 = Dağıtan kendine bir kerede iki kâğıt verdiyse
then-47 = kâğıt toplayan, yani dağıtanın sağındaki komşusu, birini çekip alır
if-48 = Dağıtırken bir kâğıt açık düştüyse
then-48 = sahibi tutar ya da geri verir
if-51 = Kâğıt çekilirken bir oyuncuya bir kerede iki kâğıt verildiyse
then-51 = oyuncu iki kâğıttan birini ya da ikisini de tutar
if-52 = Dağıtan bir kerede iki kâğıt çektiyse
then-52 = dağıtan iki kâğıdı da tutmak zorundadır
if-53 = Kâğıt çekilirken bir oyuncu atlandıysa
then-53 = oyuncuya kâğıdı şimdi verilir ya da o, elini atar
if-54 = Bir oyuncu çift olmayan iki kâğıdı böldüyse
then-54 = o oyuncu her el için öder, bir şey kazanamaz

found-bank = Dört oyuncuyla, 1–10 peyle kasada geçen bir sıranın getirdiği, fiş olarak
found-card-on-sixteen = As olmadan on altıda durmak yerine bir kâğıt daha almak, pey olarak
