# iki yöntemin olayları
by-method = Loto, { $word ->
    [first] birinci
    [second] ikinci
   *[other] { $word }
} yöntem
box-opened = Kutuda toplam { $n } değerinde fiş, balık ve kontrat var
tickets-in-box = Her birinde on beş sayı olan { $n } kart ve torbada 90 taş
with-theme = Kartlarda: { $word ->
    [numbers] sayılar
    [pictures] resimler
    [flowers] çiçekler
    [letters] harfler
    [geography] coğrafya
    [history] tarih
   *[other] { $word }
}
laid-aside = Kenara konan kartlar: { $cards }

# birinci yöntemin olayları
gets-tickets = { $seat } { $n ->
    [one] kart
   *[other] kartlar
} alır: { $cards }
contributes = { $payer } havuza { $amount } fiş verir
calls = { $cards }!
covers = { $seat } cevap verir ve kapatır: { $cards }
waits = { $seat } bu sayıya cevap vermez
lays-counter = Sayının üstüne havuzdan bir fiş konur
no-counter-left = Havuzda { $seat } için fiş kalmadı: sayı yalnız işaretlenir
first-row = Bir sırayı ilk kapatan { $payee } (çinko) alır: { $amount }
first-two-rows = İki sırayı ilk kapatan { $payee } (ikinci çinko) alır: { $amount }
fills-ticket = { $seat }: tombala
bag-exhausted = Torba boşaldı; en dolu kartta { $n } sayı kapalı
takes-back = { $payee } kartlarındaki { $amount } fişi geri alır
takes-pool = { takes-share }

# ikinci yöntemin olayları
is-eldest = { $seat } kurayla ilk oyuncu oldu
drawings-agreed = { $n ->
    [one] Bir çekiliş kararlaştırıldı
   *[other] { $n } çekiliş kararlaştırıldı
}
draws-tickets = { $seat } { $n ->
    [one] kart
   *[other] kartlar
} çeker: { $cards }
pays-in = { $payer } yığına { $amount } fiş koyar
counters-needed = Alınan kartlar için { $n } fiş gerek
is-ready = { $seat } hazır
lays-aside = { $seat } bir kartı kenara koyar: { $cards }
takes-instead = { $seat } onun yerine bu kartı alır: { $cards }
offers-trade = { $seat } takas önerir: { $n }. kartı verir, { $word }. kartı ister
gets-in-trade = { $seat } takasla bu kartı alır: { $cards }
throws-up = { $seat } bir kartı bırakır: { $cards }
takes-ticket = { $seat } bir kart alır: { $cards }
knob-returns = Torbaya geri konan taş: { $cards }
knobs-counted = { $seat } { $n } taşı sayar ve torbayı sallar
last-drawing = Bu son çekiliş
draws-knob = { $seat } çeker: { $cards }
put-away = Kimsede yok, kenara konur: { $cards }
lays-on-ticket = { $payee } kendi kartına bir fiş koyar
drawing-ends = Fiş kalmadı: çekiliş { $n }. taşta biter
pool-exhausted = Yığın tükendi: herkes yeniden koyar
abstract = { $seat }: { $n }. kartta abstract (bir sırada tek fiş)
has-line = { $seat }: { $word ->
    [ambo] ambo
    [terne] terne
    [quaterne] quaterne
   *[quinterne] quinterne
}, { $n }. kart
wins-prize = { $payee } yığından alır: { $amount }
prize-from-stock = { $payee } kasadan hemen alır: { $amount }
prizes-paid = Bütün ödüller ödendi
unpaid = { $seat } ödülünü tam alamadı: { $word ->
    [ambo] ambo
    [terne] terne
    [quaterne] quaterne
   *[quinterne] quinterne
}, { $n }. kart
bankruptcy = İflas: yığın bütün ödülleri ödeyemiyor
bag-passes = Torbayı alan: { $seat }
redeems = { $seat } bütün fişlerini bozdurur: { $n }
gets-back = { $payee } yığında kalandan geri alır: { $amount }

# retler
not-dealt = Kartlar henüz dağıtılmadı
nothing-called = Şu anda okunmuş bir sayı yok
another-was-first = Senden önce başkası cevap verdi
answered-already = Bu sayıya artık cevap veremezsin
number-not-yours = Okunan sayı senin kartlarında yok
drawing-comes = Artık geç: çekiliş şimdi başlıyor
not-drawn = Oyuncular kartlarını henüz çekmedi
answer-the-offer = Bir takas önerildi: önce ona cevap verilmeli
nothing-offered = Sana takas önerilmedi
only-before-refill = Kart ancak herkes yığına yeniden fiş koymadan önce bırakılır ve alınır
moved-already = Bu kart bu sefer zaten bir kez değiştirildi
not-aside = Bu kart kenarda değil
last-ticket = Herkeste en az bir kart kalmalı
not-your-ticket = Bu kart senin değil
no-consent = Bu masada kartlar yalnız ilk çekilişten önce değiştirilir
two-exchanges = Bu seferki iki değişimini yaptın
not-his-ticket = Bu kart o oyuncuda değil

# seçenekler
option-players = kaç kişi kart alır
option-deals = kaç oyun ya da çekiliş yapılır: kişi başına bir ya da belli bir sayı
option-conduct = { no-offence }
option-method = birinci: sayılara cevap verme yarışı; ikinci: sıralara ödül verilen çekilişler
option-tickets = kutuda kaç kart var
option-theme = kartlarda ne görünür; kurallar aynı kalır
option-cards_each = kişi başı kaç kart dağıtılır
option-stake = herkesin havuza koyduğu fiş; ikinci yöntemde iki kartın parası
option-prize_plan = ödüller: hepsi ilk dolan karta; kartlardaki fişler sahibine, kalanı ilk dolan karta; ya da sıralara birer çeyrek
option-saved_contribution = herkesin kartlarındaki fişleri geri aldığı oyunda kişi başına havuza konan fiş
option-answer_rule = yalnız ilk cevap veren mi kapatır, cevap veren herkes mi
option-take_cards = herkes kaç kart çeker
option-swap_consent = kartlar her çekilişten önce mi, yalnız ilkinden önce mi değiştirilebilir
option-put_away = çekilen ama kimsenin kartında olmayan taş, torbanın dışında mı kalır
option-pay_from_stock = ödüller fişle değil, hemen kasadan parayla mı ödenir

# ayarların formu ve oyunun ne olduğu
label-method = Oynama yöntemi
label-tickets = Kutudaki kartlar
label-theme = Kartların konusu
label-cards_each = Kişi başına dağıtılan kart
label-prize_plan = Ödüller
label-saved_contribution = Kişi başına konan fiş
label-answer_rule = Sayıyı kim kapatır
label-take_cards = Kişi başına çekilen kart
label-swap_consent = Her çekilişten önce kart değişimi
label-put_away = Kimsede olmayan taş ayrılır
label-pay_from_stock = Ödüller hemen kasadan ödenir
choice-first = cevap yarışı
choice-second = sıralara ödüllü çekilişler
choice-winner = hepsi ilk dolan karta
choice-counters-saved = herkes kendi fişlerini geri alır
choice-quarters = sıralara çeyrek, karta yarım
choice-exclusive = ilk cevap veren
choice-open = cevap veren herkes
choice-auto = oyuncu sayısına göre
choice-numbers = sayılar
choice-pictures = resimler
choice-flowers = çiçekler
choice-letters = harfler
choice-geography = coğrafya
choice-history = tarih
preset-first-method = Birinci yöntem: yarış
preset-quarters = Dörde bölünen havuz
preset-saved-counters = Herkes kendi fişlerini geri alır
preset-second-method = İkinci yöntem: çekilişler
game-about = Doksan sayı, on beşlik kartlar: çekildikçe seninkileri kapat.

# ekranda
place-ticket = { $part }. kart: { $seat }
place-own-ticket = { $part }. kartın
place-covered = { $part }. kartta kapatılan
place-aside = { $part }. kart, kenarda
place-tickets = Kartların üstünde
place-bag = Torba
place-called = Okunan sayı
place-board = Çekilen taşlar
place-away = Ayrılan taşlar
fact-theme = Kartların konusu
fact-tickets-in-box = Kutudaki kartlar
fact-counters-in-box = Kutudaki fişler
fact-counters-needed = Gereken fiş
fact-counter-worth = Bir fişin değeri
fact-games = Oyun
fact-drawings = Çekiliş
fact-prize-plan = Ödüller
fact-eldest = İlk oyuncu
fact-drawer = Çeken
fact-staked = Koyduğu
fact-won = Kazandığı
fact-offer = Takas kartları
verb-answer = Benim!
verb-wait = Geç
verb-swap = Değiştir
verb-trade = Takas et
verb-throw = Kartı bırak
verb-ready = Hazır
value-first = birinci
value-second = ikinci
value-numbers = sayılar
value-pictures = resimler
value-flowers = çiçekler
value-letters = harfler
value-geography = coğrafya
value-history = tarih
value-winner = hepsi kazanana
value-counters-saved = herkes kendi fişlerini geri alır
value-quarters = sıralara çeyrek, karta yarım
value-box = kutunun açılması
value-call = bir sayı okunuyor
value-swaps = kart değişimi
value-drawing = çekiliş
value-change = kartların bırakılması ve alınması

# bilgisayar bir hamleyi neden önerir
why-tickets-alike = her kart ötekiler kadar iyidir
why-keep-tickets = bu kartları elinde tutmak zorundasın
why-answer-or-lose = cevap verilmeyen sayı yanar
why-won-already = elinde tuttuğun her kart için, çoktan kazanılmış ödüllere de pay ödersin
