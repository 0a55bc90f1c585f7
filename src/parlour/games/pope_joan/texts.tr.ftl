# olaylar
players = { so-many-play }
dresses-eight = Tahta donatılır: Papa'ya altı, çiftlere ikişer, onörlere birer, kalanı Oyun'a
dresses-five = Beş bölmeli tahta donatılır: Papa'ya altı, çiftlere ikişer, As'a bir, kalanı Oyun'a
not-dressed = Tahta yeniden donatılmaz: kaybedenler tahtaya ödedi
dresses = { places }
eight-out = Karo sekizlisi desteden çıkarılır
shuffles = { $seat } desteyi karıştırır ve kestirir
set-aside = Kenara konur: { $cards }
nobody-gains = Açılan kâğıttan kimse kazanmaz
takes-pope = { $payee } Papa bölmesini alır: { $amount }
takes-ace = { $payee } As bölmesini alır: { $amount }
takes-king = { $payee } Papaz bölmesini alır: { $amount }
takes-queen = { $payee } Kız bölmesini alır: { $amount }
takes-knave = { $payee } Vale bölmesini alır: { $amount }
shares-matrimony = { $payee } Evlilik'in yarısını alır: { $amount }
shares-intrigue = { $payee } Entrika'nın yarısını alır: { $amount }
pays-for-pope = { $payer } Papa için { $amount } fiş öder; alan: { $payee }
is-stop = { $word } durak; oynayan: { $seat }
plays-in-lieu = { $seat } eksik kâğıdın yerine oynar: { $cards }
stands-for = Papa şu kâğıdın yerine geçer: { $word }
shows-pope = { $seat } gösterir: { $cards }; kalan kâğıtları için bir şey ödemez
stakes-stay = Tahtada { $n } fiş kalır
not-won = Kimse kazanmadı: { $word ->
    [pope] Papa
    [matrimony] Evlilik
    [intrigue] Entrika
    [ace] As
    [king] Papaz
    [queen] Kız
    [knave] Vale
    [game] Oyun
   *[other] { $word }
}, kalan fiş: { $n }
covers = { $payer } boş bölmeye bir fiş koyar: { $payee }
shares-board = { $payee } tahtada kalandan payını alır: { $amount }

# retler
nobody-asked = Papa'nın eksik kâğıdın yerine geçip geçmeyeceği şimdi kimseye sorulmuyor
passed-before = Sana sorulmuyor ya da zaten pas dedin
pope-or-pass = Eksik kâğıdın yerine ancak karo dokuzlusu geçer; sende değilse pas de
no-such-compartment = Beş bölmeli tahtada böyle bir bölme yok
cover-bare-ones = Hiçbir bölme boş kalmamalı: fişini boş olana koy

# seçenekler
option-conduct = { no-offence }
option-dressing = tahtayı kim donatır: herkes, dağıtan iki kat; ya da yalnız dağıtan
option-contribution = tahta donatılırken herkesin ödediği fiş; dağıtan iki katını öder
option-board = tahtada sekiz bölme mi vardır, yoksa beş mi: Papa, Evlilik, Entrika, As ve Oyun
option-losers_pay = kaybedenler ellerinde kalan kâğıtlar için kazanana mı öder, tahtaya mı
option-split_couples = bir çifti iki ayrı oyuncu oynarsa fişlerini paylaşırlar mı
option-pope_payment_cap = bir oyuncu Papa için en çok kaç fiş öder
option-pope_turnup = Papa açılınca oyun sürer mi, yoksa dağıtan dağıtımı hemen kazanır mı
option-stops = hangi kâğıtlar oyun dışı kalır: yedek el mi, belli sayıda kâğıt mı, artanlar mı
option-fixed_stops = oyun dışı kalmak üzere kaç kâğıt kenara konur
option-dealer_looks = dağıtan, oyun dışı kâğıtlara bakar mı; bakarsa oynar mı, kendisi oyun dışında mı kalır
option-pope_in_lieu = durakta eksik kâğıdın yerine Papa oynanabilir mi

# ayarların formu ve oyunun ne olduğu
label-dressing = Tahtayı kim donatır
label-contribution = Tahta için herkesin ödediği
label-board = Tahtanın bölmeleri
label-losers_pay = Kalan kâğıtlar kime ödenir
label-split_couples = Çiftler paylaşılır
label-pope_payment_cap = Papa için en çok
label-pope_turnup = Papa açılırsa
label-stops = Oyun dışı kâğıtlar
label-fixed_stops = Kenara konan kâğıt sayısı
label-dealer_looks = Dağıtan oyun dışı kâğıtları görür
label-pope_in_lieu = Eksik kâğıt yerine Papa
choice-shared = herkes, dağıtan iki kat
choice-dealer-alone = yalnız dağıtan
choice-auto = gereken en azı
choice-winner = kazanana
choice-board = tahtaya
choice-pope_payment_cap-none = sınır yok
choice-proceed = oyun sürer
choice-wins = dağıtan kazanır
choice-spare-hand = bir yedek el
choice-fixed-top = üstten belli sayıda
choice-fixed-bottom = alttan belli sayıda
choice-remainder = artan kâğıtlar
choice-plays = evet ve oynar
choice-stands-out = evet ve oyun dışında kalır
choice-eight = sekiz bölme
choice-five = beş bölme
choice-no = hayır
preset-five-pools = Beş bölmeli tahta
preset-dealer-dresses = Tahtayı dağıtan donatır
game-about = Sekiz ödüllü bir tahta: renkleri yukarı doğru oyna, kâğıdını oynadığın bölmeyi kazan.

# ekranda
place-board = { $part }
fact-board = Tahta
value-pope = Papa
value-eight = sekiz bölme
value-five = beş bölme
value-window = Papa eksik kâğıdın yerine geçer mi?
value-place = tahtaya ödeniyor

# bilgisayar bir hamleyi neden önerir
why-not-turned = dağıtan bu bölmeyi açtığı kâğıtla kazanamaz
why-may-turn = dağıtan sensin: bu bölmeyi açtığın kâğıtla kazanabilirsin
why-no-pope = Papa sende değil

# what a newcomer cannot know
about-play = Bir kâğıt çık: o renkte, sıradaki kâğıt kimsede bulunmayana kadar yukarı gidilir; son oynayan, yeniden çıkar; elini ilk sen bitir.
