# olaylar
two-play = İki kişi 32'lik desteyle oynar
two-packs = Ayrı renkte iki deste kullanılır
cuts = { $seat } keser: { $cards }
chooses-pack = İlk dağıtan { $seat }, { $word ->
    [blue] mavi
    [red] kırmızı
   *[other] { $word }
} desteyle
deals-with = { $seat } { $word ->
    [blue] mavi
    [red] kırmızı
   *[other] { $word }
} desteyle dağıtır
shuffles-and-cuts = { $seat } desteyi karar, öteki keser
pattern = { $seat } şöyle dağıtır: { $word }
proposes = { $seat }: “Kâğıt istiyorum”
accepts = { $seat }: “Kaç tane?”
refuses = { $seat }: “Reddediyorum”
takes-from-talon = { $seat } talondan alır: { $cards }
elder-leads = { $seat } çıkacak
gathers-covered = { $seat } löveyi kapatır
gathers-open = { $seat } löveyi toplar
announces-king = { $seat }: “Papaz bende”
marks-king = { $seat } papazı işaretler
shows-king = { $seat } gösterir: { $cards }
written-down = Yazıldı, { $n }. parti: { $word }
marks-turned-king = { $seat } açılan papazı işaretler
deal-over = Dağıtım bitti: { $seat }, { $n } löve
marks-point = { $seat } puanı işaretler
marks-vole = { $seat } bütün löveler için 2 işaretler
marks-two = { $seat } 2 işaretler
wins-coup = { wins-game }
takes-stakes = { $payee } bahisleri alır: { $amount }
broken-off = Parti yarıda kaldı
stake-back = { $payee } geri alır: { $amount }

# gerçek masanın olayları
fresh-cards = { $seat } yeni deste ister
shuffles = { $seat } desteyi karar
cuts-pack = { $seat } { $n } kâğıt kaldırır
points-due = { $seat } işaretleyebilir: { $n }
one-less = { $seat } bir eksik işaretler: { $n }
marks-points = { $seat } işaretler: { $n }
points-lost = { $seat } zamanında işaretlemedi, kaybeder: { $n }
deal-kept = Dağıtım geçersiz; { $seat } yeniden dağıtır
deal-lost = Dağıtım geçersiz, { $seat } dağıtma hakkını kaybeder
game-void = { $seat } işaretli kâğıt buldu: parti geçersiz
faced-card = Destede ters dönmüş kâğıt: { $cards }
faced-turn-up = Açılacak kâğıt zaten açık duruyor: { $cards }
exposed = Dağıtırken görülen kâğıt ({ $seat }): { $cards }
turned-too = { $seat } fazla kâğıt açar: { $cards }
surplus-back = Elden talona geri konur ({ $seat }): { $cards }
card-made-up = { $seat } eksik kâğıdını alır
asks = { $seat } ister: { $n }
asks-again = { $seat } yeniden ister: { $n }
talon-too-short = Talonda yalnız { $n } var ({ $seat })
keeps = { $seat } geri alır: { $cards }
exposed-in-serving = Verilirken görülen kâğıt ({ $seat }): { $cards }
comes-to-light = { $seat } açık alır: { $cards }
turns-again = { $seat } talondan bir kâğıt çevirir: { $cards }
granted = Bir sonraki kâğıt isteği reddedilemez: { $seat }
made-up = { $seat } eksiğini alır: { $cards }
drawn-out = Elden çekilir ({ $seat }): { $cards }
puts-aside = { $seat } kenara koyar: { $n } kâğıt
names = { $seat } rengi söyler: { $word ->
    [spades] maça
    [hearts] kupa
    [diamonds] karo
    [clubs] sinek
   *[other] { $word }
}
stands = Çıkışın üstüne oynandı, geçerlidir ({ $seat })
card-back = { $seat } kâğıdı geri alır
has-none = Elinde söylenen renk yok, kâğıt geçerli ({ $seat })
played-to-dropped = Düşen kâğıdın üstüne oynandı, çıkılmış sayılır ({ $seat })
falls-onto = Bir kâğıt çıkılan kâğıdın üstüne düştü, oynanmış sayılır ({ $seat })
drops = { $seat } düşürür: { $cards }
not-played = Kâğıtlarına bakarsın; bu kâğıt oynanamaz
picks-up = { $seat } düşen kâğıdı alır
throws = { $seat } kâğıtlarını atar
mixes = { $seat } kâğıtları atar ve karıştırır
shows-thrown = Az önce koz çakan { $seat } attığı kâğıtları gösterir: { $cards }
peeks-tricks = { $seat } ötekinin lövelerine bakar
touches-own-discards = { $seat } kendi attığı kâğıtlara dokunur
peeks-discards = { $seat } atılan kâğıtlara bakar
plays-open = { $seat } açık kâğıtla devam eder
unanswered = Eksik elin karşılayamadığı löveleri { $seat } alır
committee = Kimsenin üç lövesi yok: kurulun kararıyla kimse işaretlemez
leaves = { $seat } partiyi bırakır
takes-mark-off = { $seat } papazın işaretini geri alır
false-king = { $seat } elinde olmayan papazı işaretledi
no-points = { $seat } bu dağıtımda işaretlemez
marks-penalty = { $seat } itirazla işaretler: { $n }
laid-aside = { $seat } yanlış dağıtıma itiraz eder: kenara konur
other-pack = { $seat } öteki desteyle dağıtır
taken-up = Kenara konan dağıtım ele alınır ({ $seat })
mark-comes-off = Bir işaret silinir: { $seat }
deal-stands = Dağıtım geçerli: { $seat }
corrected = { $seat } kâğıdı geri alır, başkasını oynar
play-restored = { $seat } itiraz eder: oyun geri alınır
penalty-due = { $seat } ileride bir eksik işaretler

# retler
marked-for-you = Bu puanları senin için program işaretler
king-marked-before = Papaz bir dağıtımda bir kez işaretlenir
king-announced-before = Papaz bildirildi
king-too-late-after-word = Bildirilen papaz ikinci kâğıt çıkılmadan işaretlenmeli
king-after-lead = Papaz ilk çıkışından önce işaretlenmeli
king-after-reply = Papaz ilk çıkışın üstüne oynamadan işaretlenmeli
king-at-your-turn = Sıran gelince işaretleyebilirsin
turned-king-marked = Açılan papaz dağıtana hemen, bir kez işaretlenir
look-before-the-king = Papazdan söz etmeden önce kâğıtlarına bak
king-not-held = Koz papazı sende değil
no-leaving = Kurallı oyunda kimse partiyi bırakmaz
proposal-stands = Kâğıt isteği geri alınmaz
answer-first = Önce kâğıt isteğine cevap ver: kabul et ya da reddet
exchange-stands = Değiştirme başladı: önce kâğıt at
must-trump = O renkten yoksa koz oynamalısın
must-win = Löveyi alabiliyorsun, almalısın
elder-proposes = Ancak ilk oyuncu kâğıt ister
no-more-proposals = Bu dağıtımda artık kâğıt istenmez
dealer-answers = Kâğıt isteğine ancak dağıtan cevap verir
answer-stands = Kabul geri alınmaz
nothing-proposed = Kâğıt istenmedi
no-exchange = Şimdi değiştirme yok
elder-first = Kâğıt atma sırası ötekinde
talon-short = Talonda yalnız bu kadar var: { $talon }
discard-one = Kâğıt isteyen en az bir kâğıt atar
only-between-deals = Destelere ancak dağıtımlar arasında dokunulur
cut-too-thin = En az iki kâğıt kaldır, en az iki bırak
opponent-cuts = Dağıtanın rakibi keser, bir kez
shuffled-already = O karma bitti
pack-bound = Bu parti için desten seçildi
dealer-chooses = Desteyi partinin ilk dağıtanı seçer
pattern-bound = İlk dağıtımının biçimi seni bağlar
dealt-already = Kâğıtlar dağıtıldı
dealer-turns = Dağıtan kâğıdı açar, bir kez
nothing-to-look-at = Bakılacak bir şey yok
no-such-choice = Bu itirazda başka seçimler var
fresh-already = Bu dağıtımdan önce yeni deste istedin
nothing-to-unmark = Geri alınacak yanlış papaz işaretin yok
king-barred = Bu dağıtımda papazı işaretleyemezsin
king-must-be-shown = Partiyi bitiren işaret gösterilmeli
nothing-to-peek-at = Bakılacak bir şey yok, ya da bir daha olmaz
name-before-you-lead = Renk bir kez, çıkan tarafından çıkmadan önce söylenir
throw-in-play = Kâğıtlar oyun sırasında atılır
must-grant = Bu kâğıt isteği kabul edilmeli
keep-of-the-laid = Talon yetmezse ilk oyuncu az önce attıklarından eksik kadarını geri alır
ask-after-laying = İlk oyuncu kaç istediğini kâğıtlarını atınca söyler
serve-when-asked = Dağıtan, ilk oyuncu isteyince verir, kendi atınca çeker
lead-the-named-suit = Söylediğin rengi çık
must-play-lawfully = Oyun geri alındı: bu karşılık kurala uygun olmalı
put-the-surplus-aside = Fazlan kadar kâğıt kenara koy
nothing-to-pick-up = Geri alacağın bir şey yok
nothing-to-leave = Parti zaten kazanıldı
nothing-to-pay = Şimdi ödenecek bir şey yok
mark-after-the-deal = Löve puanları dağıtımdan sonra, sonraki kâğıt açılmadan işaretlenir
mark-what-is-due = Hakkından fazlasını işaretleyemezsin
mark-your-own = İşaretleyecek puanın yok
turned-king-too-late = Açılan papazı dağıtan eline bakmadan işaretler

# seçenekler
option-deals = coup: beş puana dek; round: iki dağıtım; sayı: o kadar dağıtım, ya da parti önce biterse daha az
option-coups = bir oturumda kaç parti
option-conduct = strict: yalnız kurala uygun hamle; table: suç işlenebilir, itiraz gerekir, puanı sahibi işaretler
option-accidents = her kaza olabildiği yerde ne sıklıkla olur: tek oran, ya da TÜR=ORAN,TÜR=ORAN; conduct=table ister
option-mode = kimler kâğıt tutabilir (şimdilik yalnız two_handed)
option-stake = her oyuncunun bir partideki bahsi
option-max_stake = bahse girenin en büyük bahsi (iki kişide yok)
option-start_order = ellerin sırası nasıl bulunur (iki kişide yok)
option-keep_record = sıranın, bahislerin ve her partinin sonucunun yazılı kaydı
option-stake_medium = fiş ya da nakit (iki kişide yok)
option-chouette_shares = chouetteur'ün ortakları (iki kişide yok)
option-deal_pattern = üç ve iki kâğıt, ya da iki ve üç
option-pack_choice = ilk dağıtanın destesi
option-cover_tricks = löveler kapatılır mı
option-rest_holder = geri kalan bahsi kim tutar (iki kişide yok)
option-committee_sanction = seyirci karışınca ne olur; her durumda ayrıca kararlaştırılır

# ekranda
place-extra = Ayrıca açılan
place-dropped = Düşürdüğü: { $seat }
place-stakes = Bahisler
fact-markers = Puan
fact-king = Papaz
fact-shown = Gösterilen papaz
fact-dautorite = Kâğıt istemeden çıktı
fact-refused-first = İlk kâğıt isteğini reddetti
fact-sanction = Yaptırım
fact-record = Kayıt
fact-rightful = Dağıtması gereken
fact-due = İşaretleyebilir
fact-open = Açık kâğıtla oynayan
fact-asked = İstenen kâğıt
fact-named = Söylenen renk
fact-aside = Kenara konan dağıtım
verb-propose = Kâğıt iste
verb-mark = İşaretle
verb-announce = “Papaz bende”
verb-fresh = Yeni deste iste
verb-shuffle = Kar
verb-choose = Deste seç
verb-cut = Kes
verb-turn = Aç
verb-unmark = İşareti geri al
verb-ask = İste
verb-serve = Ver
verb-draw = Çek
verb-keep = Geri al
verb-name = Rengi söyle
verb-pickup = Yerden al
verb-peek = Gizlice bak
verb-throw = Kâğıtları at
verb-mix = Kâğıtları karıştır
verb-pay = Öde
value-marked = işaretlendi
value-announced = bildirildi
value-warning = uyarı
value-exclusion = men
value-cut = kesme
value-choice = kâğıt istemek ya da çıkmak
value-elder-discards = ilk oyuncu kâğıt atar
value-dealer-discards = dağıtan kâğıt atar
value-shuffling = karma
value-turning = kâğıt açma
value-paying = ödeme
value-asking = kâğıt sayısını söyleme
value-serving = kâğıt verme
value-keeping = geri alma
value-putting-aside = kenara koyma
value-3-2 = üç ve iki
value-2-3 = iki ve üç
value-own = kendi attıkların
value-discards = atılan kâğıtlar
value-11 = 11, deste eksik ya da fazla
value-13 = 13, kesilmedi
value-14a = 14a, başka biçimde dağıtım
value-16a = 16a, ters dönmüş kâğıt
value-17a = 17a, açılmış kâğıt
value-18 = 18, sırası olmayan dağıttı
value-18a = 18a, sırası olmayan dağıttı, kâğıt açıldı
value-19 = 19, yanlış sayı
value-19a = 19a, yanlış sayı, görüldü
value-20 = 20, eksik verdi
value-21 = 21, dağıtanda eksik
value-21a = 21a, dağıtanda fazla
value-22 = 22, ilk oyuncuda eksik
value-22a = 22a, ilk oyuncuda fazla
value-23 = 23, ilk oyuncu yanlış istedi
value-24 = 24, fazla kâğıtla oynadı
value-25 = 25, fazla kâğıt açtı
value-29 = 29, elde olmayan papaz
value-32 = 32, başka renk çıktı
value-34 = 34, sıra dışı çıktı
value-38c = 38c, atılan kâğıda dokundu
value-42 = 42, yeniden açtı
value-44d = 44d, yanlış kâğıt
value-44g = 44g, yanlış kâğıt, zamanında
value-50 = 50, lövelere baktı
value-52 = 52, kâğıtları karıştırdı
value-54 = 54, işaretli kâğıt
value-void = geçersiz saymak
value-fill = eksiği tamamlamak
value-pull = bir kâğıt çekmek
value-drop = kenara koymak
value-top = talonun üstüne
value-bottom = talonun altına
value-take = almak
value-under = alta koymak

# écarté masasında söylendiği gibi
verb-leave = Partiyi bırak

# bilgisayar bir hamleyi neden önerir
why-only-trumps = yalnız koz kaldı
why-lowest-goes = kazanılacak bir şey yok: en küçüğü gider
why-king-counts = papaz hemen bir puan getirir
why-lowest-does = buna yeten en küçük kâğıt
why-solved = { NUMBER($n, useGrouping: 0) } dağıtımda çözüldü
why-reckoned = { NUMBER($n, useGrouping: 0) } dağıtımda hesaplandı

# oyuna mal olabilecek bir davranıştan önce
sure-leave = Oyundan kalkan onu da ortadaki parayı da kaybeder.
sure-throw = Yere atılan kâğıtlara artık löve sayılmaz.
sure-mix = Kâğıtlarını yere atıp karıştıran, rakibine iki puan verir.
