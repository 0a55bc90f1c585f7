# bir sunucunun masasında oturan konuğa söylenenler
ui-free = boş
ui-bot = bot
ui-program = program
ui-bot-plays = bu oyuncunun yerine { $bot } oynuyor
ui-away = burada değil
ui-backs = (kapalı: { $n })
ui-lost = Bağlantı koptu; yeniden deneniyor.
ui-offline = Şimdi bağlantı yok.
ui-seat-later = Oyun sürüyor; şimdi izliyorsun, oyun bitince sana yer verilir.
ui-removed = Ev sahibi seni bu masadan çıkardı.
ui-left = Masadan ayrıldın.
ui-undone = Son hamle geri alındı.
ui-moved-clock = { $name } için süre doldu, yerine bot oynadı.
ui-moved-standin = { $name } yerine bot oynadı.
ui-back-asked = { $seat } son hamleyi geri almak istiyor: /yes (evet) ya da /no (hayır).
ui-back-waits = { $seat } son hamleyi geri almak istiyor.
ui-next-deal = Dağıtım bitti. Sonrakine hazır olunca Enter'a bas.
ui-begins = { $n }. oyun başlıyor.
ui-you-host = Ev sahibi sensin: /start oyunu başlatır, boş yerlere botlar oturur.
ui-help-line = Bir sayı ya da bir hamle yaz, örneğin play KS; fazlası için /help.
ui-help = 1 ya da play KS: hamle   /hint: iyi bir oyuncu ne yapardı   /undo: hamleni geri al
    /say SÖZ: konuş   /table: masayı yeniden göster   /law 12: bir madde
    /sit YER, /stand: otur, kalk   /start: ev sahibiysen oyunu başlat
    /check: son oyunun dağıtımlarını yeniden denetle   /quit: ayrıl
    /refer 12: bir madde için kurula sor   /decide YER, /decide none: kurul adına yanıtla
    /yes, /no: hamlesini geri almak isteyene izin ver ya da verme
    /invite AD: ev sahibiysen masaya bir program davet et
ui-invited = { $name } bu masaya davet edildi.
ui-question = { $seat } kurula soruyor: { $clause }; kurulda oturan, /decide YER ya da /decide none ile yanıtlar.
ui-decided-nothing = Karar veren: { $by }; { $clause }: bir sonucu yok.
ui-decided-against = Karar veren: { $by }; { $clause }: { $whom } aleyhine.
ui-no-question = Kurula bir şey sorulmadı.
ui-decide-whom = Kimin aleyhine? /decide ve şunlardan biri: { $seats }, ya da none.
ui-no-order = /{ $order } diye bir şey yok; olanlar için /help.
ui-not-your-turn = Şimdi hamlen yok.
ui-no-number = { $n } numaralı hamle yok; hamleler 1 ile { $most } arasında numaralı.
ui-complaint-left-out = Sunucu, senin payını aldığı hâlde onu { $drawing }. karıştırmaya katmadı.
ui-complaint-forged = Sunucu { $drawing }. karıştırmada senin yerinde, sana ait olmayan bir mühür gösteriyor.
ui-complaint-pretended = Sunucu, { $drawing }. karıştırmada senin kendi payını açmadığını söylüyor, oysa açtın.
ui-complaint-promise = { $drawing }. karıştırmanın mührü, sunucunun sana daha önce verdiği mühür değil.
ui-complaint-story = Bu oyun hakkında sana bildirilenler, sunucunun kaydında yazanlardan farklı.
ui-check-later = Gördüğün oyunlardan henüz biten yok.
ui-unchecked = Dağıtımlar denetlenemedi: { $why }
ui-verdict-good = Dürüst: kayıt, sakladıklarınla uyuşuyor ({ $entries } girdi, { $promises } mühür, açılan { $opened } kâğıt).
ui-verdict-unproven = Kayıt kendi içinde tutarlı, ama oyundan onu kanıtlayacak bir şey saklamamışsın ({ $entries } girdi, { $promises } mühür, açılan { $opened } kâğıt).
ui-verdict-wrong = Kayıt mühürlenenlere UYMUYOR ({ $n } yanlış): { $first }
ui-forgotten = Hiçbir şeyi saklanmadığı için artık denetlenemeyen oyunlar: { $n }.
ui-error-malformed = Sunucu bunu anlamadı.
ui-error-too-large = Bu çok uzun.
ui-error-too-fast = Çok hızlı gönderiyorsun. Biraz yavaş, lütfen.
ui-error-unknown = Sunucu bu adda bir şey bilmiyor.
ui-error-no-such-table = Böyle bir masa yok.
ui-error-not-entered = Bu masada değilsin.
ui-error-not-seated = Burada yerin yok.
ui-error-not-host = Bunu yalnız ev sahibi yapabilir.
ui-error-not-now = Bu şimdi olmaz.
ui-error-claims = Ötekiler bir hataya hâlâ itiraz edebilir. Hamlen onları bekliyor.
ui-error-stale = Bu arada masada başka bir şey oldu. Hamleden önce yeniden bak.
ui-error-story = Bu oyun hakkında sana bildirilenler, sunucunun kaydında yazanlardan farklı. Gördüklerin saklanıyor.
ui-error-taken = Bu yer dolu.
ui-error-full = Masa dolu.
ui-error-unauthorized = Bu oturum ya da anahtar artık geçerli değil. Yeniden giriş yap.
ui-error-forbidden = Buna izin yok.
ui-error-muted = Ev sahibi seni susturdu.
ui-error-unrated = Bu, dereceli bir oyunda yapılamaz: orada saat vardır, ipucu ve geri alma yoktur, herkesin hesabı olur ve yalnız evin kendi botları oynar; oyun sürerken kimse masaya katılmaz, kimse masadan çıkarılmaz.
ui-error-unwelcome = Bu masadaki biri seninle oynamak istemiyor.
ui-error-busy = Sunucu meşgul. Yeniden dene.
ui-error-storage = Sunucu bunu şimdi kaydedemiyor. Hiçbir şey değişmedi.
ui-error-lost = Bu oyundan denetlenebilecek bir şey kalmadı.
ui-waiting = Bekliyorsun; aynısını bekleyen başka kişiler: { $n }; daha gereken: { $lacks }.
ui-waiting-again = Biri masaya gelmedi. Listedeki eski yerin duruyor.
# bir akşamın yarışmaları
ui-no-contests = Bu defterde yarışma yok.
ui-round = { $n }. tur
ui-winner = Kazanan
ui-player = Oyuncu
ui-points = puan
ui-counters = fiş
ui-beyond = ortalama üstü
ui-matches = maç
ui-seed-holds = Kuranın anahtarı, katılım başlamadan mühürlenenin aynısı.
ui-seed-differs = Kuranın anahtarı katılım başlamadan mühürlenen DEĞİL.
