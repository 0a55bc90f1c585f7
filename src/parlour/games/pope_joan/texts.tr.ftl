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
takes-pope = { $payee } Papa'yı alır: { $amount }
takes-ace = { $payee } As'ı alır: { $amount }
takes-king = { $payee } Papaz'ı alır: { $amount }
takes-queen = { $payee } Kız'ı alır: { $amount }
takes-knave = { $payee } Vale'yi alır: { $amount }
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
}, { $n }
covers = { $payer } boş bölmeyi doldurur: { $payee }
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
option-board = sekiz bölme ya da beş: Papa, Evlilik, Entrika, As ve Oyun
option-losers_pay = kalan kâğıtların cezası nereye ödenir: kazanana ya da tahtaya
option-split_couples = bir çifti iki ayrı oyuncu oynarsa bölmesini paylaşırlar
option-pope_payment_cap = bir oyuncunun Papa için en çok kaç fiş ödediği
option-pope_turnup = Papa açılınca: oyun sürer, ya da dağıtan hemen kazanır
option-stops = oyun dışı kâğıtlar nereden gelir
option-fixed_stops = kaç kâğıt kenara konur
option-dealer_looks = dağıtan oyun dışı kâğıtlara bakar ve oynar ya da oyun dışında kalır
option-pope_in_lieu = durakta eksik kâğıdın yerine Papa oynanabilir

# ayarların formu ve oyunun ne olduğu
label-dressing = Tahtayı kim donatır
label-contribution = Bir oyuncunun payı
label-board = Tahta
label-losers_pay = Kalan kâğıtların cezası
label-split_couples = Çiftler paylaşılır
label-pope_payment_cap = Papa için en çok
label-pope_turnup = Papa açılınca
label-stops = Oyun dışı kâğıtlar
label-fixed_stops = Kaç kâğıt oyun dışı
label-dealer_looks = Dağıtan onlara bakar
label-pope_in_lieu = Durakta Papa
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
value-window = Papa bir kâğıdın yerine geçer mi?
value-place = tahtaya ödeniyor

# bilgisayar bir hamleyi neden önerir
why-not-turned = dağıtan onu açamaz
why-may-turn = dağıtan onu kendisi açabilir
why-no-pope = Papa bu elde yok

# what a newcomer cannot know
about-play = Bir kâğıt çık: o renkte, sıradaki kâğıt kimsede bulunmayana kadar yukarı gidilir; son oynayan, yeniden çıkar; elini ilk sen bitir.
