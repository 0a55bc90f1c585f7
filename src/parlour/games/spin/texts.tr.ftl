# olaylar
turned-for-deal = { $seat } için açılır: { $cards }
deals-first = İlk valeyi alan { $seat } dağıtır
stakes = { $payer } { $amount } fiş koyar; yeri: { $payee }
winner-free = Önceki dağıtımı kazanan { $seat } Oyun hanesine ödemez
two-out = Karo sekizlisi ve kupa ikilisi desteden çıkarılır
gets-cards = { $seat } alır: { $cards }
no-spare-hand = Bütün kâğıtlar dağıtıldı; yedek el yok
no-trumps = Kâğıt açılmaz; koz yok
leads = { $seat } çıkar: { $cards }
follows = { $seat } devam eder: { $cards }
joins-spin = { $seat } “ve Spin” der, birlikte oynar: { $cards }
must-follow = { $seat } devam etmek zorunda: { $cards }
is-stop = { $word } durak: { $seat } çıkar
made-stop = Spin durak yaptı: { $word }; { $seat } çıkar
turned-down = Kapatıldı: { $cards }
pays-for-king = { $payer } papaz için { $amount } fiş öder; alan: { $payee }
pays-for-spin = { $payer } Spin için { $amount } fiş öder; alan: { $payee }
paid-at-once = Spin için herkes ödedi; alan: { $seat }
declares-matrimony = { $seat } evlilik gösterir: { $cards }
declares-intrigue = { $seat } entrika gösterir: { $cards }
takes-matrimony = { $payee } evliliği alır: { $amount }
takes-intrigue = { $payee } entrikayı alır: { $amount }
takes-game = { $payee } oyunu alır: { $amount }
is-out = { $seat } elini bitirdi
pays-for-cards = { $payer } elinde kalan kâğıtlar için { $amount } fiş öder; alan: { $payee }
shows-spin = { $seat } oynamadı: { $cards }
pays-double = Spin elinde kalan { $payer } iki kat öder: { $amount }; alan: { $payee }
pools-stay = Havuzlarda { $n } fiş kalır
deals-done = { $n ->
    [one] Kararlaştırılan dağıtım bitti
   *[other] Kararlaştırılan { $n } dağıtım bitti
}
gathers = Toplanan: { $payer }, { $amount } fiş
shares-pool = { $payee } havuzlarda kalandan alır: { $amount }

# retler
not-dealt = Kâğıtlar henüz dağıtılmadı
must-play-due = Bununla devam etmelisin: { $card }
others-follow = { $card } kimdeyse o devam eder; ötekiler bekler
no-spin-held = Karo ası sende değil
not-with-a-lead = Spin devam eden bir kâğıda eklenir, çıkılan kâğıda değil
declare-after-stop = Çift ancak kendi durağından sonra çıkarken gösterilir
couple-not-held = Bu çiftin iki kâğıdı da sende değil
couple-played-from = Bu çiftten oynadın; çift ancak elden gösterilir
pool-taken = Bu havuz bu dağıtımda alındı

# seçenekler
option-players = kaç kişi oynar
option-deals = kaç dağıtım: round, herkes bir kez dağıtır, ya da bir sayı
option-conduct = strict: papazların ve Spin'in parası hemen ödenir
option-dealer_pays_game = dağıtan da Oyun hanesine bahis koyar
option-spin_payment = öteki oyunculardan her birinin Spin oynayana ödediği
option-stake = bir bahis kaç fiş

# ekranda
place-pool = { $part }
fact-winner = Önce bitiren
verb-spin = Spin ile oyna
verb-declare = Göster

# bilgisayar bir hamleyi neden önerir
why-couple-free = gösterilen çift havuzunu alır ve bedavadır
why-spin-paid = Spin için ödenir
why-spin-stops = Spin onu durak yapar, üstelik ödenir
