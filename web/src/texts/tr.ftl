title = Parlour
title-turn = ● Sıra sizde: { $name }
title-table = { $name } · Parlour
loading = Bir dakika…
offline = Evle bağlantı yok. Yeniden deneniyor…
close = Kapat

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
card-picked = { $card }, seçildi
card-unseen = görmediğiniz bir kâğıt
cards-held = { $n } kâğıt
pile-label = { $name }: { $n ->
    [0] boş
   *[other] { $n } kâğıt
}
ticket-label = { $name }: { $all } sayının { $covered } tanesi kapalı
covered = kapalı

# seats
bot-names = Ayşe, Burhan, Ceyda, Derya, Emine, Ferit, Gülay, Hasan, Irmak, Jale, Kemal, Leyla, Murat, Nesrin, Osman, Perihan, Rıza, Suna, Tarık, Umut, Vedat, Yasemin, Zeki, Zehra
seat-bot-name = Bot { $label }
seat-free-name = Yer { $label }
seat-turn = sıra onda
seat-bot = bot
seat-away = uzakta
seat-here = burada
seat-free = boş
score = Puan
points-short = { $n } puan
counters = Fiş
clock-label = { $seconds } saniye kaldı
player = Oyuncu

# moves
your-turn = Sıra sizde
your-moves = Yapabilecekleriniz
waiting-for = Bekleniyor: { $names }
pick-card = { $verb }: bir kâğıt seçin
pick-cards = { $verb }: { $lo ->
    [0] en çok { $hi } kâğıt
   *[other] { $lo ->
        [1] 1–{ $hi } kâğıt
       *[other] { $hi } kâğıt
    }
} ({ $n } seçildi)
look-first = Bu kâğıtlara daha bakmadınız
put-back = Geri koy
several = { $name }… ({ $n })
act-on = { $name }: { $n ->
    [0] hiçbiri
   *[other] { $n } kâğıt
}
number-label = { $name }: { $lo } ile { $hi } arasında bir sayı
less = Daha az
more = Daha çok
type-move = Bir hamle yazın, örneğin play KS
hint-move = Deneyin: { $move }
do-it = Yap

# panels and tools
tools = Araçlar
with-news = { $name }, { $n } yeni
panels = Paneller
log = Kayıt
log-short = Kayıt
log-empty = Daha bir şey olmadı.
open-clause = Kural kitabında { $clause }
rule-book = kural kitabı
book = Kural kitabı
book-short = Kurallar
search-book = Kurallarda ara
book-missing = Kural kitabı şimdi okunamıyor.
chat = Sohbet
chat-short = Sohbet
chat-empty = Daha kimse bir şey demedi.
say-something = Bir şey söyleyin
say = Gönder
you-are-muted = Ev sahibi sizi susturdu
hint = İpucu
hint-short = İpucu
undo = Geri al
undo-short = Geri al
last-trick = Son löve
last-trick-short = Son löve
no-last-trick = Daha yok.
sort = Eli sırala
sort-short = Sırala
seats = Yerler
seats-short = Yerler
settings = Ayarlar

# people
gathering-host = Kimlerin oynayacağını seçin. Boş kalan yerlere botlar oturur.
gathering-guest = Herkes gelince ev sahibi başlatır.
start-game = Başla
copy-link = Bağlantıyı kopyala
copied = Kopyalandı
sit-here = Buraya otur
stand-up = Kalk
take-back = Yerimi geri al
no-bot = Kimse
bot-for-seat = { $name } için bot
bot-for = bu arada bot oynuyor
bot-random = Acemi
bot-book = Kitaba göre
bot-search = Düşünen
bot-computed = Kesin
mute = Sustur
unmute = Konuşabilir
send-away = Gönder
watching = { $n ->
    [0] İzleyen yok.
   *[other] { $n } kişi izliyor.
}
leave-table = Masadan ayrıl
you-were-sent-away = Ev sahibi sizi bu masadan gönderdi

# result
result = Oyun bitti
result-winner = { $name } kazandı
show-result = Sonuç
rematch = Yeniden oyna
replay = Yeniden izle
plot-counters = Her dağıtımdan sonra fişler
plot-points = Her dağıtımdan sonra puanlar
no-history = Oyunun gidişi gösterilemiyor.
fair-line = { $drawing }. karıştırma önceden bağlandı ({ $n } oyuncu katkıda bulundu):

# what may be in the way
error-malformed = Ev bunu anlamadı.
error-too-large = Bu çok uzun.
error-too-fast = Yavaş, lütfen.
error-unknown = Ev bunu bilmiyor.
error-no-such-table = Böyle bir masa yok.
error-not-entered = Bu masada değilsiniz.
error-not-seated = Burada yeriniz yok.
error-not-host = Bunu yalnız ev sahibi yapabilir.
error-not-now = Bu şimdi olmaz.
error-stale = Masa ilerledi.
error-taken = Bu yer dolu.
error-full = Masa dolu.
error-forbidden = Bu masaya bakamazsınız.
error-muted = Ev sahibi sizi susturdu.
error-busy = Ev meşgul. Yeniden deneyin.
error-storage = Ev bunu şimdi yazamıyor. Hiçbir şey değişmedi.
hand-tools = El için yardım
aside = Ayrılanlar
aside-short = Ayrılanlar
sorted-suit = Renge göre sıralandı
sorted-rank = Değere göre sıralandı
sorted-dealt = Dağıtıldığı sırada
