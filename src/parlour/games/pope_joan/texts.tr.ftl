# olaylar
turned-for-deal = { $seat } için açılır: { $cards }
deals-first = İlk valeyi alan { $seat } dağıtır
players = { $n } kişi oynar
dresses-eight = Tahta donatılır: Papa'ya altı, çiftlere ikişer, onörlere birer, kalanı Oyun'a
dresses-five = Beş gözlü tahta donatılır: Papa'ya altı, çiftlere ikişer, As'a bir, kalanı Oyun'a
not-dressed = Tahta yeniden donatılmaz: kaybedenler ona ödedi
dresses = { $payer } { $amount } fiş koyar; yeri: { $payee }
eight-out = Karo sekizlisi desteden çıkarılır
shuffles = { $seat } desteyi karar ve kestirir
gets-cards = { $seat } alır: { $cards }
spare-hand = Yedek el: { $cards }
set-aside = Kenara konur: { $cards }
looks = { $seat } bakar: { $cards }
turns-up = { $seat } açar: { $cards }
nobody-gains = Açılan kâğıttan kimse kazanmaz
takes-pope = { $payee } Papa'yı alır: { $amount }
takes-matrimony = { $payee } evliliği alır: { $amount }
takes-intrigue = { $payee } entrikayı alır: { $amount }
takes-ace = { $payee } As'ı alır: { $amount }
takes-king = { $payee } Papaz'ı alır: { $amount }
takes-queen = { $payee } Kız'ı alır: { $amount }
takes-knave = { $payee } Vale'yi alır: { $amount }
takes-game = { $payee } Oyun'u alır: { $amount }
shares-matrimony = { $payee } evliliğin yarısını alır: { $amount }
shares-intrigue = { $payee } entrikanın yarısını alır: { $amount }
pays-for-pope = { $payer } Papa için { $amount } fiş öder; alan: { $payee }
leads = { $seat } çıkar: { $cards }
follows = { $seat } devam eder: { $cards }
must-follow = { $seat } devam etmek zorunda: { $cards }
is-stop = { $word } durak; oynayan: { $seat }
turned-down = Kapatıldı: { $cards }
passes = { $seat } pas der
plays-in-lieu = { $seat } eksik kâğıdın yerine oynar: { $cards }
stands-for = Papa bunun yerine geçer: { $word }
is-out = { $seat } elini bitirdi
pays-for-cards = { $payer } elinde kalan kâğıtlar için { $amount } fiş öder; alan: { $payee }
shows-pope = { $seat } gösterir: { $cards }; kalan kâğıtları için ödemez
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
places = { $payer } { $amount } fiş koyar; yeri: { $payee }
covers = { $payer } doldurur: { $payee }
deals-done = { $n ->
    [one] Kararlaştırılan dağıtım bitti
   *[other] Kararlaştırılan { $n } dağıtım bitti
}
gathers = Toplanan: { $payer }, { $amount } fiş
shares-board = { $payee } tahtada kalandan alır: { $amount }

# retler
not-dealt = Kâğıtlar henüz dağıtılmadı
nobody-asked = Papa'nın eksik kâğıdın yerine geçmesi şimdi kimseye sorulmuyor
passed-before = Sana sorulmuyor, ya da pas dedin
pope-or-pass = Eksik kâğıdın yerine ancak karo dokuzlusu geçer; yoksa pas
must-play-due = Bununla devam etmelisin: { $card }
others-follow = { $card } kimdeyse o devam eder; ötekiler bekler
nothing-to-place = Şimdi konacak fiş yok
no-such-compartment = Beş gözlü tahtada böyle bir göz yok
cover-bare-ones = Bütün gözlere fiş gerek: boş olana koy

# seçenekler
option-players = kaç kişi oynar
option-deals = kaç dağıtım: round, herkes bir kez dağıtır, ya da bir sayı
option-conduct = strict ya da table; bu oyunda suç yoktur, ikisi birdir
option-dressing = tahtayı kim donatır: shared, herkes, dağıtan iki kat; ya da yalnız dağıtan
option-contribution = tahta donatılırken herkesin ödediği, dağıtan iki kat; auto: yetecek en az
option-board = sekiz göz, ya da beş: Papa, Evlilik, Entrika, As ve Oyun
option-losers_pay = kalan kâğıtlar nereye ödenir: kazanana, ya da tahtaya
option-split_couples = bir çifti aralarında oynayan iki oyuncu bahsini paylaşır
option-pope_payment_cap = bir oyuncunun Papa için en çok ödediği
option-pope_turnup = Papa açılınca: oyun sürer, ya da dağıtan hemen kazanır
option-stops = ölü kâğıtlar nereden gelir
option-fixed_stops = fixed_top ya da fixed_bottom ile kaç kâğıt kenara konur
option-dealer_looks = dağıtan ölü kâğıtlara bakar ve oynar ya da dışarıda kalır
option-pope_in_lieu = durakta eksik kâğıdın yerine Papa oynanabilir

# ekranda
place-board = { $part }
fact-board = Tahta
verb-place = Fiş koy
value-pope = Papa
value-eight = sekiz göz
value-five = beş göz
value-window = Papa bir kâğıdın yerine geçer mi?
value-place = tahtaya ödeme

# bilgisayar bir hamleyi neden önerir
why-not-turned = dağıtan onu açamaz
why-may-turn = kendisi açabilir
why-no-pope = Papa Joan onda değil
