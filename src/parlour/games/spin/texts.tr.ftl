# olaylar
stakes = { places }
winner-free = Önceki dağıtımı kazanan { $seat } Oyun hanesine ödemez
two-out = Karo sekizlisi ve kupa ikilisi desteden çıkarılır
no-spare-hand = Bütün kâğıtlar dağıtıldı; yedek el yok
no-trumps = Kâğıt açılmaz; koz yok
joins-spin = { $seat } “ve Spin” der, birlikte oynar: { $cards }
made-stop = Spin durak yaptı: { $word }; { $seat } çıkar
pays-for-king = { $payer } papaz için { $amount } fiş öder; alan: { $payee }
pays-for-spin = { $payer } Spin için { $amount } fiş öder; alan: { $payee }
paid-at-once = Spin için herkes ödedi; alan: { $seat }
forfeits = { $seat } alacağı { $n } fişi toplamadı: yandı
declares-matrimony = { $seat } evlilik gösterir: { $cards }
declares-intrigue = { $seat } entrika gösterir: { $cards }
shows-spin = { $seat } oynamadı: { $cards }
pays-double = Spin elinde kalan { $payer } iki kat öder: { $amount }; alan: { $payee }
pools-stay = Havuzlarda { $n } fiş kalır
shares-pool = { $payee } havuzlarda kalandan alır: { $amount }

# retler
no-spin-held = Karo ası sende değil
not-with-a-lead = Spin devam eden bir kâğıda eklenir, çıkılan kâğıda değil
declare-after-stop = Çift ancak kendi durağından sonra çıkarken gösterilir
couple-not-held = Bu çiftin iki kâğıdı da sende değil
couple-played-from = Bu çiftten oynadın; çift ancak elden gösterilir
pool-taken = Bu havuz bu dağıtımda alındı
nothing-due = Kimsenin alacağı yok
money-first = Önce alacağını topla ya da pas de
others-collect = Para başkasının alacağı
lead-instead = Bir kâğıt çık, para yanar; pas demek gerekmez

# seçenekler
option-conduct = papazların ve Spin'in parası hemen ödenir; ya da gerçek masadaki gibi: başka kâğıt oynanmadan toplanması gerekir
option-dealer_pays_game = dağıtan da Oyun hanesine bahis koyar
option-spin_payment = öteki oyunculardan her birinin Spin oynayana ödediği
option-stake = bir bahis kaç fiş

# ayarların formu ve oyunun ne olduğu
label-dealer_pays_game = Dağıtan da Oyun'a öder
label-spin_payment = Spin'in bedeli
preset-dealer-pays = Dağıtan da Oyun'a öder
game-about = Evlilik, Entrika ve Oyun için rengi yukarı oyna; Spin, karo ası, yeniden başlatır.

# ekranda
place-pool = { $part }
fact-winner = Önce bitiren
fact-owed = Alacağı
verb-spin = Spin ile oyna
verb-declare = Göster
verb-collect = Topla
value-pending = alacak var

# bilgisayar bir hamleyi neden önerir
why-couple-free = gösterilen çift havuzunu alır ve bedavadır
why-spin-paid = Spin için ödenir
why-spin-stops = Spin onu durak yapar, üstelik ödenir
lesson-spin-next = dokuzlu da sende: Spin onu durak yapar, yine sen çıkarsın
lesson-king = papaz duraktır ve herkes onun için öder
