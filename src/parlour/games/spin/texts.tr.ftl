# olaylar
stakes = { places }
winner-free = Önceki dağıtımı kazanan { $seat } Oyun'a bahis koymaz
two-out = Karo sekizlisi ve kupa ikilisi desteden çıkarılır
no-spare-hand = Bütün kâğıtlar dağıtıldı; yedek el yok
no-trumps = Kâğıt açılmaz; koz yok
joins-spin = { $seat } “ve Spin” der ve ekler: { $cards }
made-stop = Spin durak yaptı: { $word }; { $seat } çıkar
pays-for-king = { $payer } papaz için { $amount } fiş öder; alan: { $payee }
pays-for-spin = { $payer } Spin için { $amount } fiş öder; alan: { $payee }
paid-at-once = Spin için herkes hemen ödedi; alan: { $seat }
forfeits = { $seat } alacağını zamanında istemedi, hakkı yandı: { $n }
declares-matrimony = { $seat } Evlilik'i gösterir: { $cards }
declares-intrigue = { $seat } Entrika'yı gösterir: { $cards }
shows-spin = { $seat } Spin'i hâlâ elinde tutuyor: { $cards }
pays-double = Spin elinde kalan { $payer } iki kat öder: { $amount }; alan: { $payee }
pools-stay = Havuzlarda { $n } fiş kalır
shares-pool = { $payee } havuzlarda kalandan payını alır: { $amount }

# retler
no-spin-held = Karo ası sende değil
not-with-a-lead = Spin, diziyi sürdüren bir kâğıda eklenir, çıkılan kâğıda değil
declare-after-stop = Çifti ancak kendi oynadığın bir duraktan sonra çıkarken gösterebilirsin
couple-not-held = Bu çiftin iki kâğıdı birden sende değil
couple-played-from = Bu çiftin bir kâğıdını oynadın; çift ancak ikisi de elindeyken gösterilir
pool-taken = Bu havuz bu dağıtımda zaten alındı
nothing-due = Alacağın para yok
money-first = Önce alacağını iste ya da pas de
others-collect = Bu kâğıdın parası başkasının alacağı
lead-instead = Pas demek gerekmez: bir kâğıt çıkarsan paradan vazgeçmiş olursun

# seçenekler
option-conduct = papazların ve Spin'in parası hemen mi ödenir, yoksa gerçek masadaki gibi başka kâğıt oynanmadan önce istenmesi mi gerekir
option-dealer_pays_game = dağıtan da Oyun'a bahis koyar mı
option-spin_payment = ötekilerin her birinin Spin'i oynayana ödediği fiş
option-stake = bir bahis kaç fiştir

# ayarların formu ve oyunun ne olduğu
label-dealer_pays_game = Dağıtan da Oyun'a öder
label-spin_payment = Spin için herkesin ödediği
preset-dealer-pays = Dağıtan da Oyun'a öder
game-about = Evlilik, Entrika ve Oyun için renkleri yukarı doğru oyna; Spin, yani karo ası, diziyi durdurur ve sen çıkarsın.

# ekranda
place-pool = { $part }
fact-winner = İlk bitiren
fact-owed = Alacağı para
verb-spin = Spin ile oyna
verb-declare = Göster
verb-collect = Alacağını iste
value-pending = alacak var

# bilgisayar bir hamleyi neden önerir
why-couple-free = çift göstermek bedavadır, üstelik havuzunu kazandırır
why-spin-paid = Spin için sana herkes öder
why-spin-stops = Spin, oynadığın kâğıdı durak yapar; üstelik sana herkes öder
lesson-spin-next = dokuzlu da sende: Spin'i onunla birlikte oyna; dokuzlu durak olur, yine sen çıkarsın
lesson-king = papaz duraktır ve herkes onun için öder
