title = Parlour
title-turn = ● Sıra sende: { $name }
title-table = { $name } · Parlour
loading = Bir dakika…
offline = Sunucuyla bağlantı yok. Yeniden deneniyor…
close = Kapat

# sayfalar
skip = İçeriğe geç
pages = Sayfalar
page-lobby = Salon
page-make = Yeni masa
page-games = Oyunlarım
page-how = Nasıl oynanır
page-settings = Ayarlar
page-account = Hesap
welcome = { $n } eski kâğıt oyunu ve hazır bir masa
welcome-more = Basılı kurallara göre oyna, botlara karşı ya da dostlarınla. Her ödeme ve her ret, hangi kurala dayandığını söyler.
play = Oyna
play-now = Şimdi oyna: { $game }
learn = Öğren
learn-game = Önce göster
learn-which = Nasıl oynanır: { $game }
make-which = Dostlarla masa: { $game }
with-friends = Dostlarla
start-with = Başlamak için iyi
deal-seconds = bir dağıtım yaklaşık { $n } saniye
deal-minutes = bir dağıtım yaklaşık { $n } dakika
luck-all = tümüyle şans
luck-much = daha çok şans
luck-some = şans ve ustalık
luck-little = daha çok ustalık
all-games = Bütün oyunlar
players-exactly = { $n ->
    [2] İki kişilik
   *[other] { $n } kişilik
}
players-range = { $lo ->
    [2] { $hi ->
        [2] İki kişilik
       *[other] 2–{ $hi } kişilik
    }
   *[other] { $lo }–{ $hi } kişilik
}
other-games = Başka oyunlar

# salon ve oyunlarım
lobby-more = Bu sunucunun herkese açık masaları. Bir masaya otur ya da oyunu seyret.
lobby-empty = Şimdi herkese açık masa yok. Bir masa kur ve “Salonda görünsün” seçeneğini işaretle.
hosted-by = ev sahibi: { $name }
state-gathering = Oyuncular bekleniyor
state-playing = Oynanıyor
state-over = Bitti
state-stopped = Durduruldu
game-stopped = Bu oyun başladıktan sonra kurallar değişti; yeni kurallarla oyun başka türlü giderdi. Bu yüzden durduruldu: en son göründüğü gibi duruyor ve sonucu yok.
record-later = Bu kayıt sonradan, belki de oyunun oynandığı kurallardan farklı kurallarla yapıldı.
record-stopped = Bu oyun, kurallar değişince durduruldu. Sonucu yok; son durumu böyleydi.
record-lost = Bu oyun bugünkü kurallarla yeniden oynatılamaz. Yalnız oyuncuları ve sonucu bilinir.
seats-free = { $n } yerden { $free } tanesi boş
join = Otur
look-on = Seyret
go-on = Devam et
against-bots = botlara karşı
no-games-yet = Burada henüz oynamadın.

# yeni masa
which-game = Oyun
table-name = Masanın adı
agreements = Anlaşma
this-table = Bu masa
public-table = Salonda görünsün
spectators = Başkaları seyredebilir
hints-allowed = İstenirse ipucu verilir
undo-allowed = Hamleler geri alınabilir
open-everything = Oyundan sonra bütün kâğıtlar açılır
claim-time = Bir hataya hâlâ itiraz edebilirsin
claim-seconds = Hataya itiraz süresi (saniye)
with-clock = Saatli
clock-move = Hamle başına saniye
clock-bank = Yedek saniye
how-many-play = Oyuncular, { $lo } ile { $hi } arası
seat-number = { $n }. yer
seat-you = Sen
seat-person = Davet edeceğin biri
seat-with-bot = Bot: { $bot }
preset = Hazır anlaşma
preset-usual = Her zamanki gibi
rules-agreed = Kararlaştırılan kurallar
agreed-usual = { $n } kişi, { $long }. Gerisi her zamanki gibi.
agreed-but = { $n } kişi, { $long }. Her zamankinden farklı: { $what }.
agreed-thing = { $label }: { $value }
so-many-deals = { $n } dağıtım
rate = { $n } oranında
rate-0 = hiç
rate-0-02 = seyrek (50'de 1)
rate-0-05 = ara sıra (20'de 1)
rate-0-1 = sık (10'da 1)
options-of = Kararlaştırılabilen kurallar ({ $n }){ $changed ->
    [0] {""}
   *[other] , { $changed } tanesi değiştirildi
}
a-number = bir sayı:
make-and-play = Masayı kur ve oyna
make-and-invite = Masayı kur ve davet et
invite = Davet
invite-program = Bir programı davet et
program-login = Programın giriş adı
program-asked = { $name } davet edildi.
no-such-program = Bu giriş adıyla bir program yok.
invite-more = Bu bağlantıyı açan, masana oturur.
invite-local = Bu adrese yalnız bu makineden ulaşılır. Ağındakiler de gelsin istiyorsan sunucuyu --host 0.0.0.0 ile çalıştır.
invite-network = Bu adres, ağındaki herkes içindir.
invite-here = Bu makinede:
qr-label = Bağlantının QR kodu
to-the-table = Masaya git

# ayarlar ve hesap
language = Dil
four-colours = Dört renkli deste: maça, kupa, karo ve sinek ayrı renkte
theme = Sayfanın renkleri
theme-system = Sistemdeki gibi
theme-green = Kulübün yeşili
theme-light = Açık
theme-dark = Koyu
cards = Kâğıtlar
pack = Deste
pack-club = Kulübün destesi
pack-plain = Sade, büyük işaretli deste
back = Kâğıt sırtları
back-lattice = Kırmızı kafesli
back-scales = Mavi pullu
back-squares = Yeşil kareli
pace = Masanın temposu; yalnız botlarla oynarken onların da temposu
pace-unhurried = Ağır
pace-brisk = Hızlı
pace-at-once = Hemen: hiçbir şey kımıldamaz
sorting = Elin sırası
sorting-suit = Renge göre
sorting-rank = Değere göre
sorting-dealt = Dağıtıldığı gibi
confirm-cards = Önce kâğıda bas, sonra onayla
sounds = Sesler
sound-turn = Sıra bana gelince
sound-cards = Kâğıtlar ve fişler
volume = Ses düzeyi
settings-kept = Ayarlarını bu tarayıcı hatırlar.
your-name = Adın
name-others-see = Başkalarının gördüğü ad
keep-name = Adım bu olsun
name-kept = Adın değişti.
log-in-or-register = Giriş ya da yeni hesap
register-more = Hesapsız da oynayabilirsin. Hesabın olursa oyunlarını başka makinelerde de bulursun.
login = Giriş adı
password = Parola
log-in = Giriş
logged-in = Giriş yaptın.
register-program = Bu hesap bir program için. Bunu herkes görür; sonradan değiştirilemez.
register = Hesap aç
registered = Hesabın açıldı.
account-of = Hesap: { $login }
account-program = Bu hesap bir programın: masadaki herkes bunu görür.
log-out = Çıkış
logged-out = Çıkış yaptın.
change-password = Parolayı değiştir
old-password = Eski parola
new-password = Yeni parola
password-changed = Parola değişti.
delete-account = Hesabı sil
delete-more = Giriş adın, oturumların ve oyun masalarında yazdıkların silinir. Başkalarıyla oynadığın oyunlar, oynadığın adla kalır.
delete-sure = Hesap kalıcı olarak silinsin mi?
account-deleted = Hesap silindi.
sessions = Giriş yaptığın yerler
sessions-more = Seni tanıyan bütün tarayıcılar. Tanımadıklarını kapat.
session-current = bu
session-unknown = Bilinmeyen tarayıcı
session-dates = Başlangıç { $made }, son kullanım { $used }, bitiş { $expires }
session-end = Kapat
sessions-end-others = Ötekilerin hepsini kapat
recovery-code = Kurtarma kodu
recovery-codes = Kurtarma kodları
recovery-codes-more = Bunları bir yere yaz; bir daha gösterilmez. Parolanı unutursan bunlardan biriyle yeni bir parola belirlersin. Her biri bir kez kullanılır.
recovery-codes-kept = Yazdım
recovery-codes-left = { $n ->
    [one] Bir kod kaldı.
   *[other] { $n } kod kaldı.
  } Yeni kodlar eskilerin hepsinin yerini alır.
recovery-codes-renew = Yeni kodlar yap
password-for-codes = Yeni kodlar için parolan
lost-password = Parolanı mı unuttun?
lost-password-more = Hesabınla birlikte aldığın kurtarma kodlarından birini kullan. Kodun yoksa sunucunun sahibi sana bir tane verebilir.
back-to-log-in = Geri

# nasıl oynanır ve öğretmenli ilk dağıtım
how-to-play = Nasıl oynanır
guided-deal = Rehberli ilk dağıtım
rule-book-of = Kural kitabı: { $game }
book-in-english = Bu kural kitabı henüz çevrilmedi.
clauses-found = { $all } maddeden { $n }
kind-table = masa
kind-deal = dağıtım
kind-play = oyun
kind-score = hesap
kind-irregular = kural dışı
kind-option = seçenek
kind-conduct = davranış
kind-hint = ipucu
kind-ruling = karar
found-title = Ölçülenler
found-about = Aksi söylenmedikçe kitaba göre oynayan robotlarla; ± işaretinden sonra gerçek sayının 100’de 95 olasılıkla ne kadar sapabileceği yazar. Her satırda sayının alındığı inceleme belirtilir.
first-deal-of = { $game }: ilk dağıtım
lesson = İlk dağıtım
lesson-what = Seçilmiş kâğıtlarla baştan sona bir ilk dağıtım; herkes için aynıdır. Sıra sana geldikçe iyi bir oyuncunun ne yapacağını ve nedenini görürsün; her olayı kendi kuralı açıklar. Yanlış yapmaktan korkma.
lesson-begin = Dağıt
lesson-watch = Ötekilerin ne yaptığına bak.
lesson-over = İlk dağıtımın buydu.
lesson-also-lawful = { $tried }: bu da kurallara uygun. Bu ders şöyle sürer: { $move }.
lesson-unlawful = { $tried }: şimdi kurallara uygun değil.
lesson-on = Devam
lesson-real = Gerçeğini oyna
lesson-again = Bir daha
lesson-leave = Dersten çık
lesson-fold = Daha az göster
lesson-unfold = Hepsini göster

# tekrar ve dürüst dağıtımın sınanması
replay-of = Tekrar: { $game }
whose-eyes = Kimin gözüyle
eyes-of = { $name } oyuncusunun gözüyle
eyes-of-watcher = Bir seyircinin gözüyle
eyes-refused = Bu masada her oyuncu yalnız oyun sırasında kendisine gösterilenleri görür.
scrubber = Oyunun gidişi
to-beginning = Başa
step-back = Bir adım geri
step-on = Bir adım ileri
to-end = Sona
run = Oyunu oynat
pause = Durdur
step = Adım
step-of = { $n }. adım, toplam { $all }
fair-check = Dağıtım dürüst mü?
fair-what = Her karıştırma dağıtımdan önce mühürlendi ve desteyi oyuncuların kendileri kesti. Kaydı burada kendi tarayıcın denetler; sunucuya sormaz.
fair-checked = Kayıt, bu tarayıcının oyun sırasında sakladıklarıyla denetlendi: gördüğün oyunu anlatıyor ve sana gösterilen her kâğıt mühürlenen yerdeydi ({ $entries } girdi, { $opened } kâğıt).
fair-unproven = Kayıt kendi içinde tutarlı ({ $entries } girdi, { $opened } kâğıt), ama bu tarayıcı oyundan karşılaştırılacak bir şey saklamamış: kaydı yazan, hepsini uydurmuş olabilir.
fair-unfinished = Kayda göre oyun bitmemiş; bu yüzden daha hiçbir kâğıt açılmadı ve hiçbir şey kanıtlanmadı.
fair-broken = Kayıt mühürlenenlere uymuyor; bulunan yanlış: { $wrong }.
fair-unreadable = Kayıt denetlenemedi: okunamıyor.
fair-older = Bu oyun daha eski bir yöntemle karıştırıldı; bu sayfa onu denetlemez.
fair-shown = Sana gösterilen kâğıtlar denetlendi; ötekiler kurallar gereği kapalı kalır.
fair-secret = Karıştırmaların sırrı açıklandı; bu yüzden herhangi birine gösterilen her kâğıt denetlendi. Aşağıdaki komut bütün oyunu yeniden oynatarak hamleleri de karşılaştırır.
fair-noted = Bilmekte yarar var:
fair-complaints = Bu tarayıcının oyun sırasında not ettikleri:
fair-of-shuffle = { $at }. karıştırma: { $what }
fair-of-entry = Girdi { $at }: { $what }
fair-more = Ve { $n } tane daha.
fair-yourself = Bu sayfaya inanman da gerekmez. Dosyaları al ve kendin denetle:
fair-none = Oyun bitince denetlenebilir.
fair-unread-line = Kaydın { $line }. satırı okunamıyor.
fair-unread-cut = Kaydın son satırı yarım kalmış.
fair-unread-lacks = Kayıtta şu satır yok: “fair { $what }”.
fair-unread-entry = Girdi { $entry } okunamıyor.
fair-unread-older = Kayıt bu sayfanın denetlediği türden değil.
fair-wrong-goes-on = Girdi { $entry }: oyun daha önce bitmişti.
fair-wrong-saw = Girdi { $entry }: bunu gönderene oyunun gidişi başka türlü anlatılmış.
fair-wrong-head = Kaydın sonundaki mühür, kaydın girdilerine uymuyor.
fair-wrong-said = Kaydın şu satırları, oyunun neyle başladığını doğru söylemiyor: “{ $what }”.
fair-wrong-sealed = Girdi { $entry }: içinde mühürlenenler, böyle bir girdide mühürlenmesi gerekenler değil.
fair-wrong-told = Girdi { $entry }: kayıtta sana söylendiği yazan, mühürlenenden başka.
fair-wrong-untold = Girdi { $entry }: o sırada sana söylenen, kayıtta yok.
fair-wrong-promised = Girdi { $entry }: { $drawing }. karıştırmanın mührü eksik, geç ya da sırasız.
fair-wrong-committed = Girdi { $entry }: { $who }, { $drawing }. karıştırmadaki payını çok geç ya da çok erken mühürlemiş.
fair-wrong-part = Girdi { $entry }: { $who } o sırada karıştırmaya katılamazdı.
fair-wrong-list = Girdi { $entry }: { $drawing }. karıştırmanın listesindeki paylar, oyuncuların mühürledikleri değil.
fair-wrong-share = Girdi { $entry }: { $drawing }. karıştırmadaki bu pay, mühürlenen pay değil ya da istenmemişti; payın sahibi: { $who }.
fair-wrong-void = Girdi { $entry }: nedensiz geçersiz sayılan karıştırma: { $drawing }.
fair-wrong-due = Girdi { $entry }: sırası gelen karıştırma bu değildi: { $drawing }.
fair-wrong-move = Girdi { $entry }: kâğıtlar dağıtılırken hamle yapılmış.
fair-wrong-undone = Girdi { $entry }: kalması gereken bir hamle geri alınmış.
fair-wrong-person = Girdi { $entry }: bu yerde kimse oturmuyor: { $who }.
fair-wrong-plan = Girdi { $entry }: dağıtım planı, bir kâğıdı iki kez ya da destede olmayan birini dağıtıyor; karıştırma: { $drawing }.
fair-wrong-proof = { $drawing }. karıştırma: açılan kâğıt, mühürlenen kâğıt değil.
fair-wrong-card = { $drawing }. karıştırma: mühürlenen yerde değil: { $face }.
fair-wrong-without = { $drawing }. karıştırma: dağıtımın dışında bırakılan bir kâğıt açılmamış.
fair-wrong-unopened = Girdi { $entry }: sana gösterildi, ama mühürlenen destede olduğu kanıtlanmamış: { $face }.
fair-wrong-dealt = Girdi { $entry }: buraya dağıtılan kâğıtlar, mühürlenenler değil: { $place }.
fair-wrong-from = Girdi { $entry }: { $face }, dağıtılmadığı bir yerden çıkmış görünüyor: { $place }.
fair-wrong-secret = { $drawing }. karıştırma: sırdan çıkan deste, mühürlenen deste değil.
fair-wrong-no-secret = Masa, oyundan sonra her şeyin açılmasında anlaştı, ama karıştırmaların sırrı gizleniyor.
fair-wrong-salt = Girdi { $entry }: mührü, karıştırmaların sırrına uymuyor.
fair-wrong-game = Kayıt, bu tarayıcının sakladığı oyunun değil.
fair-wrong-reader = Kayıt, bu tarayıcıda oynadığın yerin değil. (Başka bir hesapla mı girdin?)
fair-wrong-guest = Kayıtta senin yerinde başkası oturuyor.
fair-wrong-kept-head = Girdi { $entry }: oyun sırasında bu tarayıcıya başka bir şey söylenmişti.
fair-wrong-kept-later = Oyun sırasında { $entry } numaralı girdi görüldü, ama kaydın son girdisi: { $last }.
fair-wrong-kept-promise = { $drawing }. karıştırma: oyun sırasında bu tarayıcıya başka bir mühür verilmişti.
fair-wrong-kept-commitment = { $drawing }. karıştırma: kayıtta yazan payı senin tarayıcın mühürlemedi.
fair-wrong-kept-share = { $drawing }. karıştırma: kayıtta senin diye yazan payı tarayıcın hiç açmadı.
fair-noted-left-out = { $drawing }. karıştırma: { $who } payını mühürlemişti, ama listede yok: uzaktaydı ya da dışarıda bırakıldı.
fair-noted-void = { $drawing }. karıştırma geçersiz sayıldı ve yenisi yapıldı; payını açmayan: { $who }.
fair-noted-comments = Kayıtta hiçbir mührün korumadığı satırlar var ({ $n }).
fair-noted-not-after = Bu tarayıcı şu girdiden sonra bir şey saklamamış: { $entry }; sonuncusu: { $last }.
fair-wrong-packs = Ortak desteleri turdan önce kardığı söylenenler bu desteleri yapmamış.
fair-wrong-kept-packs = Turdan önce bu tarayıcıya başka desteler vaat edilmişti ya da tarayıcının verdiği pay kayıttakinden farklı.
fair-noted-astray = Girdi { $entry }: { $place } kâğıtları, dağıtımın götüreceği yere gitmedi. Kazalar kararlaştırılmıştı; bunu bir kaza yapmış olabilir.
fair-noted-duplicate = Desteler ortak: başka masalar da aynılarını oynadı. Turdan önce { $n } oyuncu birlikte kardı; akşam defterinin { $line }. satırı bunları vaat etti.
download-record = Kaydı al
download-kept = Bu tarayıcının sakladıklarını al
show-record = Kaydı göster

# cards
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
index-9 = 9
index-8 = 8
index-7 = 7
index-6 = 6
index-5 = 5
index-4 = 4
index-3 = 3
index-2 = 2
card-lawful = { $card }, oynanabilir
card-wrong = { $card }, kurala aykırı
card-picked = { $card }, seçildi
card-unseen = görmediğin bir kâğıt
cards-held = { $n } kâğıt
pile-label = { $name }: { $n ->
    [0] boş
   *[other] { $n } kâğıt
}
pile-tricks = { $name }: { $n ->
    [0] yok
   *[other] { $n } löve
}
ticket-label = { $name }: { $all } sayının { $covered } tanesi kapalı
tickets-of = { $name } oyuncusunun kartları
tickets-larger = { $name } oyuncusunun kartlarına yakından bak
covered = kapalı

# seats
bot-names = Ayşe, Burhan, Ceyda, Derya, Emine, Ferit, Gülay, Hasan, Irmak, Jale, Kemal, Leyla, Murat, Nesrin, Osman, Perihan, Rıza, Suna, Tarık, Umut, Vedat, Yasemin, Zeki, Zehra
seat-bot-name = Bot { $label }
seat-free-name = Yer { $label }
seat-turn = sıra onda
seat-bot = bot
seat-program = program
moved-clock = { $name } için süre doldu, yerine bot oynadı.
moved-standin = { $name } yerine bot oynadı.
seat-away = uzakta
seat-here = burada
seat-free = boş
rank-of = { $suit }: kâğıtların sırası, en büyük başta
rank-own = { $card }, elinde
rank-lying = { $card }, masada
score-points = Puan
score-tricks = Bu elde alınan löveler
tricks-short = { $n } löve
points-short = { $n } puan
counters = Fiş
clock-label = { $seconds } saniye kaldı
player = Oyuncu

# moves
your-turn = Sıra sende
your-moves = Yapabileceklerin
waiting-for = Bekleniyor: { $names }
pick-card = { $verb }: bir kâğıt seç
pick-cards = { $verb }: { $lo ->
    [0] en çok { $hi } kâğıt
   *[other] { $lo ->
        [1] 1–{ $hi } kâğıt
       *[other] { $hi } kâğıt
    }
} ({ $n } seçildi)
look-first = Bu kâğıtlara daha bakmadın
put-back = Geri koy
several = { $name }… ({ $n })
act-on = { $name }: { $n ->
    [0] hiçbiri
   *[other] { $n } kâğıt
}
claim-if = Böyle bir hata olduysa
claim-remedy = hata düzeltilir
claim-outcome = İtirazın sonucu
claim-noticed = gördün
against = kurala aykırı: { $clause }
against-law = kurala aykırı
against-law-acts = Kurala aykırı
sure = Emin misin?
sure-yes = Evet: { $move }
sure-no = Hayır, geri dön
number-label = { $name }: { $lo } ile { $hi } arasında bir sayı
less = Daha az
more = Daha çok
type-move = Bir hamle yaz, örneğin play KS
hint-move = Şunu dene: { $move }
do-it = Yap

# panels and tools
tools = Araçlar
with-news = { $name }, { $n } yeni
panels = Paneller
log = Kayıt
log-short = Kayıt
log-empty = Daha bir şey olmadı.
clause-number = { $kind ->
    [law] { $n }. kural
   *[other] § { $n }
}
open-clause = Kural kitabında { $clause }
rule-book = kural kitabı
book = Kural kitabı
book-short = Kurallar
search-book = Kurallarda ara
book-missing = Kural kitabı şimdi okunamıyor.
chat = Sohbet
chat-short = Sohbet
chat-empty = Daha kimse bir şey demedi.
say-something = Bir şey yaz
say = Gönder
you-are-muted = Ev sahibi seni susturdu
hint = İpucu
hint-short = İpucu
undo = Geri al
undo-short = Geri al
last-trick = Son löve
last-trick-short = Son löve
no-last-trick = Henüz löve alınmadı.
sort = Eli sırala
sort-short = Sırala
seats = Yerler
seats-short = Yerler
settings = Ayarlar

# people
gathering-guest = Herkes gelince ev sahibi başlatır.
start-game = Başla
copy-link = Bağlantıyı kopyala
copy-link-short = Bağlantı
copied = Kopyalandı
sit-here = Buraya otur
sit-down = Otur
stand-up = Kalk
take-back = Yerimi geri al
no-bot = Boş kalsın
bot-for-seat = { $name } yerine bot
bot-for = bu arada bot oynuyor
mute = Sustur
unmute = Konuşabilsin
send-away = Masadan çıkar
watching = { $n ->
    [0] İzleyen yok.
   *[other] { $n } kişi izliyor.
}
leave-table = Masadan ayrıl
you-were-sent-away = Ev sahibi seni bu masadan çıkardı

# result
result = Oyun bitti
result-winner = { $name } kazandı
show-result = Sonuç
rematch = Yeniden oyna
replay = Yeniden izle
plot-counters = Her dağıtımdan sonra fişler
plot-points = Her dağıtımdan sonra puanlar
no-history = Oyunun gidişi gösterilemiyor.
fair-line = { $drawing }. karıştırma önceden mühürlendi ({ $n } oyuncunun payıyla):
fair-waits = Payını açması beklenen: { $who }. Kâğıtlar sonra dağıtılır.
fair-out = Bu oyunda karıştırmada payı olmayan: { $who }.
fair-duplicate = Bu turun bütün masalarında aynı desteler var. Turdan önce katılanların hepsi birlikte kardı; kimlerin kardığı kayıtta yazar.
fair-left-out = Sunucu, senin payını aldığı hâlde onu bir karıştırmaya katmadı. Kanıtı bu tarayıcıda saklanıyor.
fair-pretended = Sunucu, senin kendi payını açmadığını söylüyor, oysa açtın. Kanıtı bu tarayıcıda saklanıyor.
fair-promise = Sunucu aynı karıştırma için sana iki ayrı mühür verdi. Kanıtı bu tarayıcıda saklanıyor.
fair-story = Sunucu bu oyunu sana iki ayrı biçimde anlattı. Kanıtı bu tarayıcıda saklanıyor.

# what may be in the way
error-malformed = Sunucu bunu anlamadı.
error-too-large = Bu çok uzun.
error-too-fast = Çok hızlı gönderiyorsun. Biraz yavaş, lütfen.
error-unknown = Burada bu adda bir şey yok.
error-no-such-table = Böyle bir masa yok.
error-not-entered = Bu masada değilsin.
error-not-seated = Burada yerin yok.
error-not-host = Bunu yalnız ev sahibi yapabilir.
error-not-now = Bu şimdi olmaz.
error-claims = Ötekiler bir hataya hâlâ itiraz edebilir. Hamlen onları bekliyor.
error-stale = Bu arada masada başka bir şey oldu. Hamle yapmadan önce yeniden bak.
error-story = Bu oyun hakkında sana bildirilenler, sunucunun kaydında yazanlardan farklı. Gördüklerin bu tarayıcıda saklanıyor.
error-taken = Bu yer dolu.
error-account-taken = Bu ad kullanılamıyor.
error-account-forbidden = Giriş adı, parola ya da kod doğru değil.
error-account-stale = Hesabın az önce başka bir yerde değişti. Yeniden dene.
error-account-unknown = Böyle bir oturumun artık yok.
error-full = Masa dolu.
error-unauthorized = Bu oturum ya da anahtar artık geçerli değil. Yeniden giriş yap.
error-forbidden = Bu masaya bakamazsın.
error-muted = Ev sahibi seni susturdu.
error-unrated = Bu, dereceli bir oyunda yapılamaz: orada saat vardır, ipucu ve geri alma yoktur, herkesin hesabı olur ve yalnız evin kendi botları oynar; oyun sürerken kimse masaya katılmaz, kimse masadan çıkarılmaz.
error-unwelcome = Bu masadaki biri seninle oynamak istemiyor.
error-busy = Sunucu meşgul. Yeniden dene.
error-storage = Sunucu bunu şimdi kaydedemiyor. Hiçbir şey değişmedi.
error-record-not-now = Bu oyundan henüz hiçbir şey gösterilmiyor. Başka masalar aynı destelerle oynuyorsa, hepsi bitince gösterilir.
error-lost = Bu oyundan denetlenebilecek bir şey kalmadı.
hand-tools = El için yardım
aside = Ayrılanlar
aside-short = Ayrılanlar
sorted-suit = Renge göre sıralandı
sorted-rank = Değere göre sıralandı
sorted-dealt = Dağıtıldığı sırada
settings-short = Ayarlar

# the book of an evening, and the law of a table
page-evenings = Geceler
evenings-more = Bir gecenin bütün masaları tek defterde: kim kiminle oynadı, ne kazandı ne kaybetti, kimin kime borcu var. Defteri sen tutarsın; masalar bir bağlantıyla katılır.
evening-name = Gecenin adı
open-evening = Defter aç
evening-yours = bu defteri sen tutuyorsun
open-book = Deftere bak
evening-kept = Tutan: { $name }, { $when } tarihinden beri
print = Yazdır
as-csv = Tablo olarak (CSV)
debts = Kimin kime borcu var
owes = { $payer } → { $payee }: { $amount } borç
amount-paid = Ne kadar ödendi
mark-paid = Ödendi say
no-debts = Kimsenin kimseye borcu yok.
debts-how = Bir oyuncunun ötekinden kazandığı, o ikisi arasında borçtur; havuzlar yoluyla kazanılıp kaybedilenler az sayıda ödemeyle kapatılır.
games-played = Oyun
fines = Ceza
still-due = Kalan
box = kumbara
box-how = Kimsenin olmayan para kumbaraya girer: bir oyundan havuzda ya da kasada kalan, bir de botların kazanıp kaybettiği.
nothing-played = Henüz biten oyun yok.
book-lines = Defter
line-opened = “{ $name }” defteri açıldı
line-joined = Bir masa katıldı: { $name }
line-corrected = Bu satır, { $line }. satırın yerine geçer
line-paid = Bir borç ödendi
evening-table = adsız masa
paid-to = { $payer } ödedi, { $payee } aldı: { $amount }
struck-out = Hiçbir şey: satır çizildi.
corrected-by = { $line }. satır düzeltti
correct = Düzelt
its-record = Oyunun kaydı
its-law = Masanın kuralları
staked = koyduğu { $amount }
in-points = { $points } puan
fined = { $payer } { $amount } ceza ödedi, alan: { $payee }
penalty-claimed = { $name } itiraz etti ve haklıydı
penalty-sanction = { $name } uyarıldı ya da oyundan çıkarıldı
penalty-committee = Kurul { $name } aleyhine karar verdi
correct-how = Satır defterde kalır ama artık sayılmaz; yerine buraya yazdığın ödemeler sayılır; yazmazsan hiçbir şey sayılmaz.
who-owes = Borçlu
owed-to = Kime
take-out = Bu ödemeyi çıkar
add-payment = Ödeme ekle
correct-why = Neden yanlıştı?
write-correction = Düzeltmeyi yaz
strike-out = Satırı çiz
evening-doors = Defteri kim görür, hangi masalar katılır
link-to-see = Defteri görmek isteyenler için
link-to-join = Masasını deftere yazdırmak ya da yarışmaya katılmak isteyenler için
table-for-evening = Bu gece için yeni masa
join-by-link = Masalarından birinin bağlantısı
join-evening = Masa katılsın
for-an-evening = Bu masa bir gecenin defterine yazılır.
book-of-evening = Gecenin defteri: { $name }
law-here = { $game }: bu masanın kuralları
law-of-game = { $number }. oyun için kararlaştırıldığı gibi
law-of-next = bir sonraki oyun için kararlaştırıldığı gibi
law-of-table = Bu masanın kuralları
all-as-usual = Her şey alışıldığı gibi.
show-usual = Alışılmış olanı da göster
law-on = Yürürlükte
law-off = Burada yürürlükte değil
law-off-why = Bu masada başka türlü kararlaştırıldı.
law-house = Kendiliğinden uygulanır
law-house-why = Yalnız kurala uygun hamleler yapılabilir; bu yüzden kimse kuralı çiğneyemez, itiraz edilecek bir şey de olmaz.
law-pending = Henüz yürürlükte değil
law-pending-why = Bu burada henüz oynanmıyor.
law-mark = Kuralların parmak izi: { $law }
line-contest = “{ $name }” yarışması açıldı
quoted = “{ $text }”
line-entered = { $contest }: { $name } katılıyor
line-withdrew = { $contest }: { $name } çekildi
line-round = { $contest }: { $round }. turun kurası çekildi
line-settled = { $contest }: defteri tutan bir maçı karara bağladı
line-packs = { $contest }: sonraki turun desteleri mühürlendi
line-packs-again = { $contest }: herkes payını açmadığı için başka desteler mühürlendi; açmayan: { $names }
line-committed = { $contest }: { $name } karıştırmadaki payını mühürledi
line-listed = { $contest }: karanların listesi kapandı
line-shared = { $contest }: { $name } payını açtı
line-disclosed = { $contest }: bütün masalar bitirdi; eller ve sonuçlar açık
contests = Yarışmalar
open-contest = Yarışma aç
contest-name = Yarışmanın adı
contest-form = Nasıl oynanır
form-league = Lig: herkes herkesle karşılaşır
form-rounds = Turlar: durumu yakın olanlar karşılaşır
form-knockout = Eleme: her masanın iyi yarısı yola devam eder
contest-rounds = Tur sayısı
contest-seats = Masadaki yer sayısı
contest-deals = Bir maçta kaç el
contest-scoring = Ne belirler
scoring-places = Masadaki sıra
scoring-counters = Kazanılan fişler
packs-same = her masada aynı desteler
packs-same-choose = Bir turun her masasında aynı desteler
packs-same-how = Başka masada senin kâğıtlarını tutanlarla karşılaştırılırsın. Turdan önce herkeste bu sayfa açık olmalı.
contest-clock = Hamle başına saniye (0: saat yok)
contest-state-open = Katılım açık.
contest-state-cutting = { $round }. turun desteleri karılıyor.
cutting-commits = Şimdi her oyuncunun tarayıcısı karıştırmadaki payını mühürlüyor.
cutting-opens = Şimdi her oyuncunun tarayıcısı payını açıyor.
cutting-missing = Beklenen: { $names }.
cutting-how = Bu sayfayı açık bırakmak yeter. Ev, desteleri kimsenin payını bilmeden mühürledi; aralarından seçemez.
cutting-elsewhere = Payını başka bir tarayıcıda ya da cihazda mühürledin; pay yalnızca orada açılabilir: bu sayfayı orada aç. Bunu sen yapmadıysan defteri tutan kişiye haber ver.
cutting-unstored = Bu tarayıcı hiçbir şey saklamıyor, bu yüzden karıştırmada payı yok. Bu sayfa için veri saklamasına izin ver ya da sayfayı başka bir tarayıcıda aç.
cutting-promise = Evin mührü: { $promise }
cutting-close = Beklenenler olmadan devam et
cutting-anew = Beklenenler olmadan başka desteler kar
round-hidden = Bütün masalar aynı desteleri oynuyor: eller ve sonuçlar hepsi bitince görünür.
contest-state-playing = { $round }. tur oynanıyor.
contest-state-ready = { $round }. tur bitti.
contest-state-over = Yarışma bitti.
contest-won = { $n ->
    [one] Kazanan: { $names }
   *[other] Birinciliği paylaşanlar: { $names }
  }
contest-people = Katılanlar: { $n }
contest-nobody = Henüz katılan yok. Katılmak isteyenlere bağlantıyı gönder.
take-part = Katıl
withdraw = Çekil
withdraw-sure = Geri dönüşü yok; çekilsin mi?
withdrawn = çekildi
draw-first = Katılımı kapat, 1. turun kurasını çek
draw-next = { $round }. turun kurasını çek
round-number = { $round }. tur
sits-out = Bu turu bay geçen: { $names }
to-table = Masaya git
match-waits = bitmedi
match-settled = defteri tutan karara bağladı
match-withdrawn = çekilmeyle sonuçlandı
match-place = { $place }. { $name }
settle = Maçı karara bağla
settle-how = Herkese bir sıra ver: 1 en iyisidir, eşitler aynı sırayı paylaşır. Oyunun kaydı olduğu gibi kalır.
settle-why = Neden böyle karar verildi?
write-settlement = Deftere yaz
contest-standings = Puan durumu
points = Puan
matches = Maç
place = Sıra
standings-how = Bir maç bir puandır: masadaki ötekilerin ne kadarını geçtiysen o kadarını alırsın, eşitlik yarım sayılır. Bay geçmek yarım puandır. Puanlar eşitse önce fişlere, sonra rakiplerin puanlarına bakılır.
standings-how-counters = Kazanılan fişler belirler; sonra masalardan alınan puanlara, sonra rakiplerin puanlarına bakılır.
standings-how-same = Aynı yerde aynı desteleri tutanlarla karşılaştırılırsın: onların ne kadarını geçtiysen o kadar puan alırsın, eşitlik yarım sayılır. “Ortalamanın üstü”, o yerin ortalamasından ne kadar fazla aldığındır. Bay geçmek yarım puandır.
standings-how-same-counters = Aynı yerde aynı desteleri tutanların ortalamasından ne kadar fazla aldığın belirler; sonra onların ne kadarını geçtiğine bakılır.
contest-seed = Kuranın anahtarı: { $seed }
seed-promised = Kuranın anahtarı şimdiden seçildi. SHA-256 özeti: { $promise }
seed-as-promised = Katılım başlamadan mühürlenenin aynısı.
seed-not-as-promised = Katılım başlamadan mühürlenen bu DEĞİL.
contest-tree = Eleme ağacı
tree-winner = Kazanan
tree-goes-on = tur atladı
tree-sits-out = bay geçti
beyond-mean = Ortalamanın üstü
your-match = Bu turda oynuyorsun.
gathering-match = Bir yarışma maçı. Herkes gelince kendiliğinden başlar.
error-evening-unknown = Böyle bir gece yok.
error-evening-forbidden = Bunu yalnız defteri tutan ya da doğru bağlantısı olan yapabilir.
error-evening-not-now = Defter buna şimdi izin vermiyor.
error-evening-taken = Bu masa zaten bir geceye ait.
error-evening-full = Defter doldu.
cancel = Vazgeç
people = Kişiler
agreed-stake = bahis { $amount }
agreed-ante = ante { $amount }
agreed-fee = dağıtım bedeli { $amount }
agreed-limit = limit { $amount }

# kurul
page-judge = Kurulun önünde
judge-of = { $game } kurulun önünde
judge-more = Masada bir yanlışlık mı oldu? Oyunu seç, ne olduğunu söyle: hangi maddeye girdiğini, ne zamana kadar itiraz edilebileceğini, sonucunu ve bunu gösteren bir örneği öğrenirsin.
judge-link = Bir şey yanlış giderse
judge-no-faults = Bu oyunun hiçbir maddesi bir hatadan söz etmez.
judge-which = Yanlış olan neydi?
judge-choose = Seç
judge-claimed = İtiraz edilmesi gereken hatalar
judge-unclaimed = İtiraz gerektirmeyen hatalar
judge-by = Kim yaptı?
judge-by-dealer = dağıtan
judge-by-player = başka bir oyuncu
judge-by-claimant = fark edenin kendisi
judge-when = Ne zaman fark edildi?
judge-noticed = Fark edildiğinde bunlardan en son hangisi olmuştu
judge-noticed-in-time = hâlâ itiraz edilebilirken: { $window }
judge-noticed-too-late = bundan sonra
judge-against = Hatayı yapan
judge-claimants = Kim itiraz edebilir
judge-window = Ne zaman itiraz edilebilir
judge-choices = İtiraz edenin seçimi
judge-rulings = Kararlar
judge-case = Bunu gösteren bir örnek
judge-score = Puan
judge-money = Fişler
judge-cards = Kâğıtlar
judge-unchanged = önceki gibi
judge-lay = Bu adımı hakeme götür
judge-lay-short = Hakem
judge-lay-title = Bu adımda neye itiraz edilebilirdi
judge-lay-none = Bu adımda hiçbir itiraz haklı olmazdı.
judge-lay-running = Oyun sürerken sana yalnız şu anda neye itiraz edebileceğin söylenir; hata olup olmadığı söylenmez.
judge-lay-nothing-open = Şu anda itiraz edebileceğin bir şey yok.
error-judge-forbidden = Bu masada her oyuncu yalnız oyun sırasında kendisine gösterilenleri görür. Hakeme ancak sonunda bütün kâğıtları açılan bir oyun götürülebilir.
error-judge-lost = Bu kayıt, hangi adımda neye itiraz edilebileceğini söyleyemeyecek kadar eski.
review = İnceleme
review-title = Kararların bedeli
review-reckoning = Oyun inceleniyor. En çok bir dakika sürer ve sonucu saklanır.
review-seat = Yer
review-counts = { $decisions } karar, { $mistakes ->
    [0] hata yok
   *[other] { $mistakes } hata
 }, { $blunders ->
    [0] ağır hata yok
   *[other] { $blunders } ağır hata
 }
review-parts = Sonuç nelerden oluşuyor
review-own-only = Bu masada öteki eller gizli kalır: yalnız senin kararların, bilebildiklerine göre ele alınır.
review-result = Sonuç
review-value = Yerin değeri
review-chance = Şans
review-own = Kendi kararları
review-others = Ötekilerin kararları
review-mistake = Hata
review-blunder = Ağır hata
review-cost = – bedeli { $cost } ± { $error }, söz konusu değerin yüzde { $share } kadarı
review-better = Daha iyisi: { $move }
review-win = Dağıtımdan kazançlı çıkma olasılığı: yüzde { $now }; daha iyi hamleyle yüzde { $then }
review-let-be = hamle yapmamak
review-show = Göster
review-flawless = Hata bulunmadı.
review-missed = Şu itiraz yapılabilirdi: { $claim }
review-noticed = Bu itirazın nedeni görülebiliyordu.
review-uncaught = Kimse fark etmedi: { $move }
review-how = Kararlar, o anda bilinebilenlere göre tartıldı: aynı görünen dağıtımlar, kitaba göre sonuna kadar oynandı.
error-review-forbidden = Bu masada her oyuncu yalnız oyun sırasında kendisine gösterilenleri görür. Ancak sonunda bütün kâğıtları açılan bir oyun incelenebilir.
error-review-lost = Bu oyun bugünkü kurallarla incelenemez.
committee = Kurul
committee-host = Kuralların açık bıraktığı konularda ev sahibi karar verir.
committee-names = Kurul: adlar, aralarında virgülle
committee-who = Kurulda kim oturuyor? Kimsenin adı yazılmazsa ev sahibi karar verir.
committee-asked = Soran: { $name }.
committee-open = Daha karar yok.
committee-against = Karar veren: { $by }; { $name } aleyhine.
committee-nothing = Karar veren: { $by }; bir sonucu yok.
committee-decide = { $name } aleyhine
committee-decide-nothing = Bir sonucu yok
committee-ask = Kurula sor
committee-refer = Sor

# bir dağıtımın sonu
go-on-wish = Sonraki dağıtıma kendiliğinden geç
forced-wish = Tek hamle varsa kendiliğinden oynansın
next-deal = Sonraki dağıtım
deal-count = Sayım
deal-staked = Koyduğu
deal-won = Kazanç ya da kayıp
deal-scored = Bu dağıtımda
deal-now = Şimdi
deal-waiting = Beklenen: { $names }
deal-left = { $seconds } sn
pause-between-deals = Her dağıtımdan sonra herkes hazır olana dek ara ver
next-deal-seconds = Dağıtımlar arasında ötekiler kaç saniye beklensin
decided-by = Oyun { $n }. dağıtımda belli oldu: sonrasında başkası öne geçmedi.
change-game = Oyunu değiştir
change-game-to = Bu masada başka bir oyun
look-again = Oyunu yeniden izle

# games left standing
continue-one = Oyununa devam et: { $state }
continue-several = Oyunlarına devam et
continue-which = { $game }: { $state }
turn-yours = sıra sende
turn-of = sıra: { $names }
turn-dealing = kâğıtlar dağıtılıyor
turn-standin = bu arada senin yerine bir bot oynuyor
turn-gathering = { $n ->
    [0] herkes burada
   *[other] { $n } yer hâlâ boş
}

# friends who come by a link
page-friends = Dostlar için masa
invited-by = { $name } sana yer ayırdı. Adın ne?
name-taken = Bu masada bu adda ya da buna benzer bir adda biri var.
gathering-waits = { $n ->
    [one] Dostlar bekleniyor: bir yer boş.
   *[other] Dostlar bekleniyor: { $n } yer boş.
} İstediğin zaman başlarsın.
gathering-full = Bütün yerler dolu. İstediğin zaman başla.
gathering-no-seat = Bütün yerler dolu. Seyredebilirsin.
start-bots = { $n ->
    [one] Başla, boş yerde bot oynasın
   *[other] Başla, { $n } boş yerde bot oynasın
}
start-few = Bu { $n } oyuncuyla başla
came-sat = { $name } oturdu.
came-left = { $name } masadan kalktı.
came-bot = { $name } yerine şimdi bot oynuyor.
came-back = { $name } yeniden kendisi oynuyor.

# those who are away
away-short = uzakta · { $seconds } sn
away-left = { $name } uzakta; { $seconds } saniye sonra yerine bot oynar

# moves that somebody asks to take back
back-asked = { $name } son hamleyi geri almak istiyor.
back-own = Hamleni geri almak istedin. Beklenen: { $names }.
back-yes = Evet, geri alsın
back-no = Hayır, kalsın
back-granted = Hamle geri alındı.
back-refused = Hamle geçerli kaldı.

# going on to one's own turn
go-to-turn = Sıra bana gelene dek ilerle (G tuşu)
go-to-turn-short = Sıram

# how one hears of one's turn
notice-title = Sıranın bende olduğunu sayfanın başlığı göstersin
notice-sound = Ses
notice-system = Sayfa göz önünde değilken sistem bildirimi
notice-refused = Tarayıcın bu sayfanın bildirimlerine izin vermiyor.
notice-insecure = Sistem bildirimlerini yalnız güvenli (https) sayfalar gösterir; başlık ve ses burada da çalışır.

# uygulama olarak sayfa
install-title = Telefonunda ya da masaüstünde
install-more = Parlour, kendi penceresi olan bir uygulama olarak yüklenebilir. O zaman ağ bağlantısı olmadan da açılır.
install = Uygulamayı yükle
install-menu = Burada düğme yoksa tarayıcının menüsünde “Yükle” ya da “Ana ekrana ekle” vardır.
install-insecure = Yalnız güvenli sayfalar (https ya da bu makinenin kendisi) yüklenebilir ve ağ bağlantısı olmadan açılabilir.

# kendi sonuçların
page-results = Sonuçlarım
results-none = Burada henüz bir oyun bitirmedin. Kazandıkların ve kaybettiklerin burada görünecek.
results-sum = { $n ->
    [one] { $since } tarihinde biten bir oyun; { $won ->
        [0] kazanmadın.
       *[other] kazandın.
    }
   *[other] { $since } tarihinden beri biten oyun: { $n }; kazandığın: { $won }.
}
results-not-all = Grafikler son 2.000 oyunu gösterir; dosyada hepsi var.
results-by-game = Oyuna göre
results-won = Galibiyet
results-abandoned = Erken bırakılan
results-bars = Çubuk ne kadar uzunsa oyun o kadar çoktur; dolu kısmı kazandığın oyunlardır.
results-over-time = Zaman içinde
results-points = Puan
results-course-counters = { $game }: { $n } oyunda fişler, toplam { $last }; en az { $lo }, en çok { $hi }.
results-course-points = { $game }: { $n } oyunda puanlar, toplam { $last }; en az { $lo }, en çok { $hi }.
results-course-rating = { $game }: derece puanının seyri, dereceli oyun: { $n }; şimdi { $last }, en düşük { $lo }, en yüksek { $hi }.
results-change = Değişim
results-as-table = Aynısı tablo olarak
results-when = Ne zaman
results-in-all = Toplam
results-regulars = Kimlerle oynuyorsun
results-no-people = Şimdiye kadar yalnız botlarla oynadın.
results-bots = Botlar
results-bot = bot
results-ahead = Önünde
results-level = Berabere
results-behind = Arkasında
results-bars-people = Dolu: önünde bitirdiğin oyunlar; taralı: berabere.
results-all-people = { $n } kişinin hepsini göster
results-games = Oyun oyun
results-place = { $n } oyuncu arasında { $place }. sıra
results-you-left = Bitmeden ayrıldın
results-more = Daha fazla göster
results-yours = Sonuçların senindir
results-yours-more = Bu sayfayı başka kimse görmez. Sonuçlarını indirebilir ya da derece puanlarınla birlikte silebilirsin; başkaları aynı oyunlardan kendi sonuçlarını korur.
as-json = Programlar için dosya (JSON)
results-delete = Bütün sonuçlarımı sil
results-delete-sure = Bütün sonuçların kalıcı olarak silinsin mi?

# puanlama
rated = Dereceli: oynayanların derece puanını değiştirir
rated-more = Saatlidir; ipucu ve hamle geri alma yoktur. Herkesin hesabı olmalı; masadan ayrılan, kaybetmiş sayılır.
rated-table = Bu masa dereceli.
rated-short = dereceli
rating = Derece puanı { $points } (± { $interval })
rating-provisional = Şimdilik derece puanı { $points } (± { $interval })
results-ratings = Derece puanları
results-rating = Derece puanı
results-interval = Yanılma payı (±)
results-provisional = şimdilik
results-ratings-more = Yalnız dereceli masalardan hesaplanır; herkes 1.000 ile başlar. 20'den az oyuna dayanan ya da bir anlam taşımayacak kadar belirsiz olan derece puanının yanında “şimdilik” yazar.
# bulmacalar
page-puzzles = Bulmacalar
puzzle = Bulmaca
puzzle-today = Günün bulmacası
puzzle-of = { $game }: bulmaca
puzzle-leave = Bulmacadan çık
puzzles-what = { NUMBER($n, useGrouping: 0) } durum, her birinde bir soru: burada en iyisi nedir, neye itiraz edilebilir, neler kurala uygundur. Yanlış cevap masada çürütülür. Günün bulmacası herkes için aynıdır.
puzzles-all = Bütün oyunların bulmacaları
puzzle-grade-1 = Kolay
puzzle-grade-2 = Orta
puzzle-grade-3 = Zor
puzzle-was-right = doğru cevaplandı
puzzle-was-wrong = yanlış cevaplandı
puzzle-card = En iyisi hangi kâğıdı oynamak?
puzzle-call = Burada en iyisi nedir?
puzzle-claim = Burada neye itiraz edebilirsin, sonucu ne olur?
puzzle-lawful = Burada neler kurala uygun? Uygun olanların hepsini işaretle.
puzzle-press = Hamleni masada yap.
puzzle-nothing = Hiçbiri
puzzle-answer = Cevabım bu
puzzle-right = Doğru!
puzzle-wrong = Doğru cevap bu değil.
puzzle-cost = { $move }: bedeli ortalama { $cost } ± { $error }, söz konusu değerin yüzde { $share } kadarı.
puzzle-best = En iyisi: { $move }.
puzzle-win = Dağıtımdan kazançlı çıkma olasılığı yüzde { $now } değil, yüzde { $then }.
puzzle-unweighed = { $move }: kurala uygun, ama tartılmayacak kadar zayıf. En iyisi: { $best }.
puzzle-on = Masada oyun şöyle sürebilir; ötekilerin ellerinde, onlarda bulunabilecek kâğıtlar var.
puzzle-also = Bu da kurala uygun: { $move }
puzzle-claimable = Şuna itiraz edebilirsin: { $claim }
puzzle-follows = Bunun sonucu:
puzzle-follows-claim = Bunun sonucu şu olurdu:
puzzle-found = Bulanlar: { $levels }
puzzle-next = Bir tane daha
puzzle-streak = { $n ->
    [0] Henüz başlamış bir gün dizisi yok; en uzunu: { NUMBER($best, useGrouping: 0) } gün.
   *[other] Üst üste { NUMBER($n, useGrouping: 0) } gün; en uzunu: { NUMBER($best, useGrouping: 0) } gün.
}

# karşılaşmak istemediğin kişiler
unwanted = Engelle ya da bildir
block = Engelle: { $name }
block-more = Engellediğin kişi senin masalarına oturamaz, sen de onun söylediklerini duymazsın. Onu kimin engellediği kendisine söylenmez.
blocked = { $name } engellendi. Engellediğin herkesi hesap sayfanda görürsün.
blocked-people = Engellenenler
unblock = Engeli kaldır
report = Bildir: { $name }
report-why = Neden?
report-talk = Söyledikleri
report-name = Adı
report-cheating = Hile
report-leaving = Oyunları yarıda bırakıyor
report-other = Başka bir şey
report-text = Kendi sözlerinle (bunu sunucuyu işleten okur)
reported = Yazıldı. Sunucuyu işleten okuyacak.

# ağ bağlantısı olmadan oynamak
pocket-title = Ağ bağlantısı olmadan
pocket-what = Bu sayfa bütün oyunları ve botlarını bu cihazda saklayabilir. O zaman trende, uçakta ya da sunucu kapalıyken de botlara karşı oynayabilirsin.
pocket-proof = Böyle oyunlar hiçbir zaman dereceli olmaz ve dağıtımın adil olduğu kanıtlanamaz: kâğıtları kendi cihazın karıştırır.
pocket-get = Bu sayfayı ağ bağlantısı olmadan oynamaya hazırla ({ NUMBER($size, maximumFractionDigits: 1) } MB)
pocket-fetching = Her şey bu cihaza indiriliyor…
pocket-ready = Bu cihaz hazır: ağ bağlantısı yokken de bu sayfada oynayabilirsin.
pocket-play = Şimdi bu cihazda oyna
pocket-meanwhile = O zamana dek bu cihazda oyna
pocket-forget = Bu cihazdan kaldır
pocket-back = Sunucuya dön
pocket-none = Bu sunucu, yanına alabileceğin oyun sunmuyor.
pocket-not-kept = Saklanamadı: bağlantı koptu ya da bu cihazda yer yok.
pocket-insecure = Yalnız güvenli sayfalarda (https ya da bu makinenin kendisi) ağ bağlantısı olmadan oynanabilir.
pocket-opening = Masalar bu cihazda kuruluyor…
pocket-here = Sunucu olmadan, bu cihazda oynuyorsun: botlara karşı, derecesiz ve dağıtımın adil olduğu kanıtlanmadan.
pocket-elsewhere = Bu cihazda başka bir sekmede ya da pencerede zaten oyun oynanıyor. Orada sürdür ya da onu kapatıp bu sayfayı yeniden yükle.
pocket-failed = Masalar bu cihazda kurulamadı.
pocket-nothing = Şu anda gösterilecek bir şey yok.
pocket-hint = Bağlantı geldiğinde ayarlardan bu sayfayı ağ bağlantısı olmadan oynamaya hazırlayabilirsin.
pocket-you = Konuk

# -- finding a game --

page-find = İnsanlarla oyna
page-watch = İzlenecek oyunlar
find-more = Ne oynamak istediğini söyle, aynısını isteyenleri bekle. Sayılar gerçektir: şu anda gerçekten bekleyenleri gösterir.
find-nobody = Şu anda bekleyen yok. İlk sen ol; başkaları burada görür.
find-waiting = { $n ->
   *[other] { $n } kişi bekliyor
}
find-lacks = { $n ->
   *[other] { $n } kişi eksik
}
find-usual-rules = olağan kurallar
find-other-rules = kendi kuralları
find-join = Onlarla bekle
find-company = Masadakiler
find-seats = Kaç kişi oynasın
find-seats-any = Fark etmez (genellikle { $n })
find-bots = Boş kalan yerlere botlar
find-bots-never = Asla: yalnızca insanlar
find-bots-at-once = Hemen
find-bots-after = { $n } saniye sonra, ötekiler de isterse
find-programs = Başkalarının programlarıyla da oynarım
find-table = Süre vardır (hamle başına 60 saniye), ipucu yoktur. Oyun başlayınca başkaları izleyebilir.
find-wait = Oyuncu bekle
find-you-wait = { $game } için bekliyorsun
find-with-you = { $n ->
    [0] Bunun için şimdilik yalnız sen bekliyorsun.
   *[other] Senden başka { $n } kişi aynısını bekliyor.
}
find-lacks-now = { $n ->
   *[other] { $n } kişi daha gerekiyor.
}
find-people-alone = yalnızca insanlar
find-stay = Bu sayfayı açık bırak: seni masana kendisi götürür.
find-again = Biri masaya gelmedi. Listedeki eski yerin duruyor.
find-give-up = Beklemeyi bırak
gathering-house = Herkes çağrıldı. Herkes gelince oyun kendiliğinden başlar.
watch-more = Herkese açık masalarda süren oyunlar; önce hareketli olanlar. Görmemen gereken gizli kalır.
watch-empty = Şu anda herkese açık bir masada oyun yok.
watch-all = Bütün oyunlar
watch-deal = { $n }. dağıtım
watch-since = { $n ->
   *[other] { $n } dakikadır
}
watch-before = Önceki sayfa
watch-next = Sonraki sayfa
