# her oyun bunları kullanabilir

# retler
game-over = Oyun bitti
not-your-turn = Sıra sende değil
card-not-held = Bu kâğıt elinde yok
not-taken-back = Bu geçerli: geri alınamaz
talk-closed = Bu el oynanırken herkesin duyacağı biçimde konuşamazsın
no-such-act = Bu oyunda böyle bir hamle yok
no-dealer-yet = İlk kimin dağıtacağı henüz belli değil
not-dealt = Kâğıtlar henüz dağıtılmadı
out-of-the-game = Fişin kalmadı, bu oyundan düştün
must-follow-suit = Renge uymalısın
must-play-due = Bununla devam etmelisin: { $card }
others-follow = { $card } kimdeyse o devam eder; ötekiler bekler
nothing-to-place = Şimdi konacak fiş yok

# olaylar
cards-hidden = { $n ->
    [one] bir kâğıt
   *[other] { $n } kâğıt
}
turned-for-deal = İlk dağıtan aranırken { $seat } için açılır: { $cards }
deals-first = İlk valeyi alan { $seat } dağıtır
so-many-play = { $n } kişi oynar
shuffles-and-cuts = { $seat } desteyi karıştırır, sağındaki komşu keser
cuts = { $seat } keser
gets-cards = { $seat } alır: { $cards }
gets-no-cards = { $seat } oyundan düştü, kâğıt almaz
spare-hand = Yedek el: { $cards }
turns-up = { $seat } açar: { $cards }
looks = { $seat } bakar: { $cards }
deals-next = Şimdi { $seat } dağıtır
deal-passes = Yeni dağıtan: { $seat }
draws = { $seat } çeker: { $cards }
discards = { $seat } atar: { $cards }
passes = { $seat } pas der
declines = { $seat } kabul etmez
stands = { $seat } durur
throws-up = { $seat } elini atar: { $cards }
shows = { $seat } elini açar: { $cards }
leads = { $seat } çıkar: { $cards }
plays = { $seat } oynar: { $cards }
lays = { $seat } masaya koyar: { $cards }
follows = { $seat } devam eder: { $cards }
follows-suit = { $seat } renge uyar: { $cards }
must-follow = Elinde { $cards } olan { $seat } devam etmek zorunda
is-stop = { $word } durak: { $seat } çıkar
turned-down = Kapatıldı: { $cards }
is-out = { $seat } elini bitirdi
takes-trick = { $seat } löveyi alır
stakes = { $payer } bahis koyar: { $amount }
stake = { stakes }
pays = { $payer } { $amount } fiş öder; alan: { $payee }
pays-in = { $payer } havuza { $amount } fiş koyar
pays-fee = { $payer } dağıtım için { $amount } fiş öder
pays-for-cards = { $payer } elinde kalan kâğıtlar için { $amount } fiş öder; alan: { $payee }
places = { $payer } { $amount } fiş koyar; yeri: { $payee }
takes-pool = { $payee } havuzu alır: { $amount }
takes-share = { $payee } havuzdan alır: { $amount }
takes-matrimony = { $payee } Evlilik'i alır: { $amount }
takes-intrigue = { $payee } Entrika'yı alır: { $amount }
takes-game = { $payee } Oyun'u alır: { $amount }
shares-pool = { $payee } havuzda kalandan payını alır: { $amount }
shares-kitty = { $payee } ortak kasadan payını alır: { $amount }
gathers = Şuradan { $amount } fiş toplanır: { $payer }
wins-game = { $seat } partiyi kazanır
alone-has-counters = Fişi kalan tek oyuncu: { $seat }
deals-done = { $n ->
    [one] Kararlaştırılan dağıtım bitti
   *[other] Kararlaştırılan { $n } dağıtım bitti
}
hands-done = { $n ->
    [one] Kararlaştırılan el bitti
   *[other] Kararlaştırılan { $n } el bitti
}

# seçenekler; no-offence: hata olmayan oyunda option-conduct
option-players = kaç kişi oynar
option-deals = kaç dağıtım: kişi başı bir ya da belli bir sayı
option-conduct = yalnız kurala uygun hamleler yapılabilir
no-offence = bu oyunda kurala aykırı hamle yoktur, onun için iki seçenek de aynıdır
option-accidents = dağıtan ne sıklıkla yanılır ya da bir kâğıt ne sıklıkla açık düşer
option-pack = 52 kâğıt, ya da yediliden yukarı 32

# the form of the options: a short name for each (label-OPTION), words for what is chosen (choice-VALUE, or
# choice-OPTION-VALUE where a value means something else there), and the groups in which they stand
label-players = Oyuncular
label-deals = Oyun ne kadar sürer
label-conduct = Hata yapılabilir mi
label-accidents = Kazalar ne sıklıkta
label-pack = Deste
label-stake = Bahis
label-leaving = Bitmeden kalkmak
label-dealer_out = Dağıtan oynamaz
label-limit = Limit
label-partners = Eşler
choice-52 = 52 kâğıt
choice-32 = 32 kâğıt, yediliden yukarı
choice-none = yok
choice-round = bir tur dağıtım
choice-strict = hayır, yalnız kurala uygun hamleler
choice-table = evet, gerçek masadaki gibi
choice-on = evet
choice-off = hayır
choice-agreed = anlaşmayla
group-length = Uzunluk
group-stakes = Bahisler
group-variations = Değişik kurallar
group-conduct = Masada

# ekranda: kâğıtlar, ekran okuyucunun söylediği gibi; değer iyelik ekiyle durur (kupa papazı)
quoted = “{ $words }”
card = { $suit } { $rank }
card-joker = joker
rank-A = ası
rank-K = papazı
rank-Q = kızı
rank-J = valesi
rank-T = onlusu
rank-9 = dokuzlusu
rank-8 = sekizlisi
rank-7 = yedilisi
rank-6 = altılısı
rank-5 = beşlisi
rank-4 = dörtlüsü
rank-3 = üçlüsü
rank-2 = ikilisi
suit-C = sinek
suit-D = karo
suit-H = kupa
suit-S = maça
suit-A = palamut
suit-B = çıngırak
suit-L = yaprak

# ekranda: orada kim oturuyor
seat-own = Sen
seat-watcher = Seyirci

# ekranda: yerler ($seat: kimin; $part: sayısı ya da adı, ya da none)
place-hand = El: { $seat }
place-own-hand = Senin elin
place-trick = Löve
place-run = Dizi
place-down = Kapatılanlar
place-stock = Kalan deste
place-pack = Deste
place-turn = Açılan kâğıt
place-last-trick = Son löve
place-talon = Talon
place-passed = Geçilen açık kâğıtlar
place-pool = Havuz
place-kitty = Ortak kasa
place-spare = Yedek el
place-discards = Atılan kâğıtlar: { $seat }
place-own-discards = Attığın kâğıtlar
place-tricks = Löveler: { $seat }
place-own-tricks = Senin lövelerin

# ekranda: bilgilerin adı; ardından değeri gelir
fact-phase = Şimdi
fact-dealer = Dağıtan
fact-leader = Çıkan
fact-winning = Önde
fact-trick = Löve
fact-trump = Koz
fact-stops = Duraklar
fact-due = Sıradaki kâğıt
fact-stake = Bahis
fact-limit = Limit
fact-tricks = Löveler
fact-owes = Borcu
fact-left = Masadan kalktı
fact-to-place = Konacak fiş
fact-aim = Amaç
fact-method = Yöntem
fact-pack = Deste
fact-rank = Kâğıt sırası
fact-players = Oyuncular
fact-circuits = Turlar
fact-points = Puan
fact-round = Tur
fact-caller = Söyleyen
fact-kitty = Ortak kasa
fact-partners = Eşler
fact-side = Taraf

# ekranda: basılacak yerlerin sözü
verb-play = Oyna
verb-pass = Pas
verb-deal = Dağıt
verb-leave = Masadan kalk
verb-stand = Dur
verb-keep = Elinde tut
verb-accept = Kabul et
verb-refuse = Reddet
verb-agree = Razı ol
verb-decline = Vazgeç
verb-discard = Kâğıt at
verb-exchange = Değiştir
verb-buy = Satın al
verb-wait = Bekle
verb-take = Al
verb-lay = Koy
verb-place = Fiş koy
verb-offer = Satışa çıkar
verb-look = Bak
verb-claim = İtiraz et
verb-call = Söyle

# ekranda: bilgilerin ve hamlelerin sözleri
value-clubs = sinek
value-diamonds = karo
value-hearts = kupa
value-spades = maça
value-acorns = palamut
value-bells = çıngırak
value-leaves = yaprak
value-red = kırmızı
value-blue = mavi
value-ace = as
value-king = papaz
value-queen = kız
value-knave = vale
value-none = yok
value-nobody = hiç kimse
value-yes = evet
value-no = hayır
value-on = açık
value-off = kapalı
value-full = tam
value-pool = havuz
value-game = oyun
value-matrimony = evlilik
value-intrigue = entrika
value-first-dealer = ilk kim dağıtacak
value-lots = kura
value-deal = dağıtım
value-drawing = kâğıt çekiliyor
value-play = oyun
value-tricks = löveler
value-answer = cevap bekleniyor
value-leaving = kalmak ya da masadan kalkmak
value-over = bitti

# bilgisayar bir hamleyi neden önerir
why-by-lot = kurayla seçildi
why-careless = ilk bakışta o da iyi görünüyordu
why-rash = bırakmak istemedi
why-timid = daha fazlasına cesaret edemedi
why-greedy = hemen alabileceğini aldı
why-only-move = başka hamle yok
why-only-card = başka kâğıt yok
why-claims = bir hata görüldü, itiraz edilebilir
why-due = kural bunu dikkatli bir oyuncudan bekler
why-errs = herkesin yapabileceği bir dalgınlık
why-none-better = başka hamlenin bir üstünlüğü yok
why-unbeaten = bu kâğıdı hiçbir kâğıt geçemez
why-learnt = kendine karşı oynadığı milyonlarca elden bunu öğrendi
why-cheapest-takes = löveyi alan en ucuz kâğıt
why-most-go = en çok kâğıt böyle gider
why-highest-under = löveyi almayan en büyük kâğıt
why-tried = denenen { NUMBER($n, useGrouping: 0) } dağıtımda en iyisi buydu
lesson-stop = kimse diziyi sürdüremez, yine sen çıkarsın
lesson-up-to-stop = dizi senin kâğıdınla biter, yine sen çıkarsın
lesson-ace = asa götüren kâğıt yoktur: as kimdeyse onu kendisi çıkmalıdır

# itirazlar
claims = { $seat } itiraz eder ve haklıdır
clause-number = { $kind ->
    [law] { $n }. kural
   *[other] § { $n }
}
claim-then = { $condition }: { $remedy } ({ $clause })
claim-fails = { $seat } itiraz eder ama hata bulunmaz
claim-too-late = Bu itiraz için çok erken ya da çok geç
claim-not-yours = Bu itiraz sana düşmez
claimed-in-vain = Bu itirazı bir kez boş yere yaptın

# löveli oyunlarda hatalar
gets-one-too-many = { $seat } bir kâğıt fazla alır
gets-one-too-few = { $seat } bir kâğıt eksik alır
gets-missing-card = { $seat } eksik kâğıdını destenin üstünden alır
card-exposed = Dağıtırken bir kâğıt görünür; sahibi { $seat }: { $cards }
out-of-order = { $seat } sırayı bozarak dağıtır
handles-cards = { $seat } kâğıtlara dokunur
mixes-cards = { $seat } kâğıtlara dokunur ve karıştırır
card-seen = Bir kâğıt görünür: { $cards }
plays-out-of-turn = { $seat } sırası gelmeden oynadı
had-these = { $seat } şunu oynayabilirdi: { $cards }
takes-back = { $seat } geri alır: { $cards }
claims-fault = { $seat } itiraz eder, hatayı yapan: { $word }
pays-penalty = { $payer } ceza olarak { $amount } fiş öder
gathers-cards = { $seat } kâğıtları toplar
nothing-to-touch = Şimdi dokunulacak bir şey yok
played-already = Kâğıdın zaten bu lövede
gather-when-done = Kâğıtlar oyun bitince toplanır; bunu sırası gelen oyuncu yapar
tricks-are-done = Oyun bitti: kâğıtlar toplanana kadar hatalara itiraz edilebilir
verb-touch = Kâğıtlara dokun
verb-gather = Kâğıtları topla
value-gathering = kâğıtlar toplanacak
value-mixed = ve karıştır
value-seen = ve bir kâğıt görünsün

# the law of one table on a sheet
sheet-usual = * alışılmıştan farklı olanı gösterir
sheet-off = { $mark } geçerli değil: başka türlü kararlaştırıldı
sheet-house = { $mark } kendiliğinden uygulanır: yalnız kurala uygun hamleler yapılabildiği için kimse çiğneyemez
sheet-pending = { $mark } henüz yürürlükte değil

# bilgisayar oyuncuları, huy ve güce göre, en zayıfından başlayarak
bot-level-1 = Yeni başlayan
bot-level-2 = Hevesli
bot-level-3 = Tecrübeli
bot-level-4 = Uzman
bot-level-5 = Usta
bot-about-level-1 = kuralları bilir, her eli oynar, ortada ne varsa almaya bakar
bot-about-level-2 = ara sıra oynar: çoğu kez dikkatsiz, bazen atak
bot-about-level-3 = sık oynar: bazen dikkatsiz, bazen fazla çekingen
bot-about-level-4 = pek hata yapmaz ama usta kadar ileriyi görmez
bot-about-level-5 = bu oyunda ölçülenlerin en güçlüsü
bot-measured = ölçüm: her düzeyden oyuncunun oturduğu masada el başına { $gain } ± { $interval }
bot-unmeasured = bu oyunda henüz ölçülmedi
bot-beginner = Rastgele
bot-reader = Kitaba göre
bot-quick = Çabuk düşünen
bot-thinker = Düşünen
bot-deep = Derin düşünen
bot-exact = Hesapçı
bot-trained = Kendi kendini yetiştiren
bot-about-beginner = kurala uyan rastgele bir hamle yapar; yenmesi en kolayı
bot-about-reader = kural kitabının ipuçlarıyla oynar; orta
bot-about-quick = hamleden önce kafasında yüz dağıtım dener; orta
bot-about-thinker = hamleden önce kafasında beş yüz dağıtım dener; iyi
bot-about-deep = hamleden önce kafasında iki bin dağıtım dener; güçlü
bot-about-exact = oyunu sonuna kadar hesaplar; en güçlüsü
bot-about-trained = oyunu kendine karşı milyonlarca elde öğrendi; burada en güçlüsü o
manners-committee = hiç yanılmaz, her şeyi görür
manners-member = seyrek yanılır
manners-amateur = ara sıra yanılır
manners-sleepy = uykulu: sık yanılır, çok şeyi kaçırır

# löveli bir dağıtımın, aralarında itiraz edilebilen anları
moment-dealt = kâğıtlar dağıtıldı
moment-begun = biri kararını bildirdi, söz söyledi ya da kâğıt oynadı
moment-in-play = ilk kâğıt oynandı ya da gösterildi
moment-gathered = kâğıtlar toplandı

# kurula söylenenler
against-player = herhangi bir oyuncu
against-dealer = dağıtan
against-elder = ilk oyuncu
against-leader = çıkan oyuncu
against-nobody = kimse değil: deste hatalı
claimant-others = ötekilerden herhangi biri
claimant-anybody = masadaki herkes
claimant-opponent = hatayı yapanın rakipleri
claimant-dealer = dağıtan
claimant-elder = ilk oyuncu
claimant-answerer = çıkanın rakibi
claimant-himself = hata kimin başına geldiyse o
judge-game = Hangi oyun? (adı, yukarıdaki gibi)
judge-which = Yanlış olan neydi?
judge-by = Kim yaptı?
offender-dealer = dağıtan
offender-player = başka bir oyuncu
offender-claimant = soranın kendisi
judge-step = { NUMBER($step, useGrouping: 0) }. adım: { $clause }, { $label } (itiraz edebilen: { $who })
judge-reached = Bu oldu mu: { $moment }? (evet ya da hayır)
judge-in-time = Hâlâ itiraz edilebilir mi, yani şu doğru mu: { $window }? (evet ya da hayır)
judge-answer-number = 1 ile { NUMBER($n, useGrouping: 0) } arasında bir sayı ya da maddenin numarasını yaz.
judge-answer-one-of = Bunlardan birini yaz: { $words }.
judge-no-faults = Bu oyunun hiçbir maddesi bir hatadan söz etmez.
judge-against = Hatayı yapan: { $whom }
judge-claimed-by = İtiraz edebilen: { $who }
judge-window = Şu sürece itiraz edilebilir: { $window }
judge-from-until = başlangıcı: { $opens }; sonu: { $closes }
judge-from = başlangıcı: { $opens }
judge-or = { $one } ya da { $other }
judge-no-claim = İtiraz gerekmez: madde kendiliğinden işler ya da işi masaya bırakır.
judge-open = Şimdi itiraz edilebilir: { $claim }
judge-too-early = Daha itiraz edilemez; süre şununla başlar: { $opens }.
judge-too-late = Artık geç: bir sonucu olmaz, yapılmış olan geçerli kalır.
judge-other-offender = Bu madde başkasının hatasıyla ilgilidir: { $whom }.
judge-own-fault = Bu maddeye göre kimse kendi hatasına itiraz etmez.
judge-choices = İtiraz eden seçer: { $choices }
judge-rulings = Bundan söz eden kararlar
judge-case = Bunu gösteren bir örnek: { $case }, satır { NUMBER($line, useGrouping: 0) }
judge-case-alone = Bunu gösteren bir örnek: { $case }
judge-no-case = Burada bunu gösterecek örnek yok.
judge-score = Puan
judge-money = Fişler
judge-cards = Kâğıtlar
judge-change = { $what } { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
judge-unchanged = olduğu gibi kalır
judge-record-none = { NUMBER($step, useGrouping: 0) }. adımda itiraz edilebilecek bir hata yoktu.
judge-record-some = { NUMBER($step, useGrouping: 0) }. adımda itiraz haklı olurdu:
judge-running = Oyun sürüyor: burada hata olup olmadığı değil, yalnız { $seat } için açık olan itirazlar yazar.
judge-nothing-open = Şimdi hiçbir şeye itiraz edilemez.
judge-none-ever = Hiçbir adımda itiraz edilebilecek bir hata yoktu.

# bir dağıtımın sonu
deal-number = { $n }. dağıtım
deal-wins = { $seat } kazanır: { $n }
deal-scores = { $seat } puan alır: { $n }
deal-loses = Bu dağıtımı kaybeden: { $seat }
deal-nobody-wins = Bu dağıtımdan kimse kazançlı çıkmadı
deal-put-in = koyduğu: { $n }
deal-decisive = Oyunu { $n }. dağıtım belirledi: sonrasında başka kimse öne geçmedi


# oyuna mal olabilecek bir davranıştan önce: oyuncu emin değilse yapılmaz
sure-leave = Masadan temelli kalkarsın, bu oyunda artık oynamazsın.

# kâğıtların üstünde yazan
index-A = A
index-K = P
index-Q = { $suits ->
    [german] O
   *[other] K
}
index-J = { $suits ->
    [german] U
   *[other] V
}
index-T = 10

# parlour review
review-seat = { $seat }: { NUMBER($decisions, useGrouping: 0) } karar, { $mistakes ->
    [0] hata yok
   *[other] { NUMBER($mistakes, useGrouping: 0) } hata
 }, { $blunders ->
    [0] ağır hata yok
   *[other] { NUMBER($blunders, useGrouping: 0) } ağır hata
 }
review-parts = Sonuç { $result } = yerin değeri { $value }, şans { $chance }, kendi kararları { $own }, ötekilerin kararları { $others }
review-mistake = { NUMBER($step, useGrouping: 0) }. adımda hata ({ NUMBER($deal, useGrouping: 0) }. dağıtım): { $move }, bedeli { $cost } ± { $error }, söz konusu değerin ({ $stake }) yüzde { $share } kadarı
review-blunder = { NUMBER($step, useGrouping: 0) }. adımda ağır hata ({ NUMBER($deal, useGrouping: 0) }. dağıtım): { $move }, bedeli { $cost } ± { $error }, söz konusu değerin ({ $stake }) yüzde { $share } kadarı
review-better = Daha iyisi: { $move } (dağıtımdan kazançlı çıkma olasılığı yüzde { $now } yerine yüzde { $then }): { $reason }
review-let-be = hamle yapmamak
review-missed = { NUMBER($first, useGrouping: 0) }. adımdan { NUMBER($last, useGrouping: 0) }. adıma kadar şu itiraz yapılabilirdi: { $claim } [{ $clause }]{ $noticed ->
    [yes] { "" }; hata görülmüştü
   *[no] { "" }
 }
review-uncaught = { NUMBER($step, useGrouping: 0) }. adımda yakalanmadı: { $move } [{ $clause }]{ $claimable ->
    [none] { "" }
   *[other] { "" }; ötekiler şu itirazı yapabilirdi: { $claimable }
 }

# konuk başka bir ad söyleyene dek böyle anılır
guest-names = Ardıç, Akasya, Çınar, Defne, Dişbudak, Erguvan, Gürgen, Ihlamur, Karaağaç, Kavak, Kestane, Kızılcık, Meşe, Nergis, Selvi, Söğüt, Zambak

# paylaşılan bir bağlantı için mesajlaşma uygulamasında görünen
postcard-house = Basılı kurallarıyla eski kâğıt oyunları; botlara karşı ya da arkadaşlarla
postcard-table = Davet
postcard-replay = Tekrar
postcard-review = İnceleme
postcard-puzzle = Bulmaca
postcard-title = { $game }: { $kind }
postcard-picture = { $game }: { $kind }; yeşil masada kâğıtlar
postcard-invites = Bağlantıyı aç, masaya otur
postcard-waits = { $host } masada bekliyor; { $free } yer boş
postcard-watched = Şu anda oynanıyor; izleyebilirsin
postcard-plays = Oynayanlar: { $names }; izleyebilirsin
postcard-goes-on = Oyun oynanmış bir masa
postcard-replays = Bitmiş bir oyun, hamle hamle
postcard-reviews = Her karar neye mal oldu, ne daha iyi olurdu
postcard-asks-card = En iyisi hangi kâğıdı oynamak?
postcard-asks-call = Burada en iyisi nedir?
postcard-asks-claim = Burada neye itiraz edilebilir?
postcard-asks-lawful = Burada neler kurala uygun?

# incelemelerin gösterdiği
found-deal-takes = { $players } oyuncuyla bir dağıtımın süresi
found-game-takes = { $players } oyuncuyla bir oyunun süresi
found-minutes = { $n } dk
found-range = { $n } ({ $least }–{ $most })
found-percent = %{ $n }
found-dealer = { $players } oyuncuyla bir dağıtımın dağıtana getirdiği, { $counted ->
    [points] sayı
   *[counters] fiş
} olarak
found-elder = Dağıtanın solundakine getirdiği
found-skill = Bir dağıtımda kimin oynadığının payı; gerisi kâğıtlar ve yerdir
found-leads = En güçlü robotun yeni başlayanı 100’de 95 olasılıkla geçmesi için gereken dağıtım sayısı
found-watch = Bilerek yapılan hatanın kârlı olmaması için ne sıklıkta itiraz edilmeli ({ $clause })
found-leads-stop = Elde bir durak varken en küçük başka kâğıt yerine hemen durağı çıkmak, fiş olarak
