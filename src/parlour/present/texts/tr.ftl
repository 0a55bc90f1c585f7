# her oyun bunları kullanabilir
game-over = Oyun bitti
not-your-turn = Sıra sende değil
card-not-held = Bu kâğıt elinde yok
not-taken-back = Bu geçerli: geri alınamaz
no-such-act = Bu oyunda böyle bir hamle yok
cards-hidden = { $n ->
    [one] bir kâğıt
   *[other] { $n } kâğıt
}
pays = { $payer } { $amount } fiş öder; alan: { $payee }

# ekranda: kâğıtlar, ekran okuyucunun söylediği gibi; değer iyelik ekiyle durur (kupa papazı)
card = { $suit } { $rank }
card-joker = joker
rank-A = ası
rank-K = papazı
rank-Q = kızı
rank-J = valesi
rank-T = onlusu
rank-9 = dokuzlusu
rank-8 = sekizlisi
rank-7 = yedilisi
rank-6 = altılısı
rank-5 = beşlisi
rank-4 = dörtlüsü
rank-3 = üçlüsü
rank-2 = ikilisi
suit-C = sinek
suit-D = karo
suit-H = kupa
suit-S = maça
suit-A = palamut
suit-B = çıngırak
suit-L = yaprak

# ekranda: orada kim oturuyor
seat-own = Sen
seat-watcher = Seyirci

# ekranda: yerler ($seat: kimin; $part: sayısı ya da adı, ya da none)
place-hand = El: { $seat }
place-own-hand = Senin elin
place-trick = Löve
place-run = Sıra
place-down = Kapatılanlar
place-stock = Kalan deste
place-pack = Deste
place-turn = Açılan kâğıt
place-pool = Havuz
place-kitty = Kitty
place-spare = Yedek el
place-discards = Atılan kâğıtlar: { $seat }
place-own-discards = Attığın kâğıtlar
place-tricks = Löveler: { $seat }
place-own-tricks = Senin lövelerin

# ekranda: bilgilerin adı; ardından değeri gelir
fact-phase = Şimdi
fact-dealer = Dağıtan
fact-leader = Çıkan
fact-trump = Koz
fact-stops = Duraklar
fact-due = Sıradaki kâğıt
fact-stake = Bahis
fact-limit = Limit
fact-tricks = Löveler
fact-owes = Borcu
fact-left = Masadan kalktı
fact-to-place = Konacak fiş
fact-aim = Amaç
fact-method = Yöntem
fact-pack = Deste
fact-rank = Kâğıt sırası
fact-players = Oyuncular
fact-circuits = Turlar

# ekranda: basılacak yerlerin sözü
verb-play = Oyna
verb-pass = Pas
verb-deal = Dağıt
verb-leave = Masadan kalk
verb-stand = Dur
verb-keep = Elinde tut
verb-accept = Kabul et
verb-refuse = Reddet
verb-agree = Razı ol
verb-decline = Vazgeç
verb-discard = Kâğıt at
verb-exchange = Değiştir
verb-buy = Satın al
verb-wait = Bekle
verb-take = Al
verb-lay = Koy
verb-offer = Sun
verb-look = Bak
verb-claim = İtiraz et
verb-call = Söyle

# ekranda: bilgilerin ve hamlelerin sözleri
value-clubs = sinek
value-diamonds = karo
value-hearts = kupa
value-spades = maça
value-acorns = palamut
value-bells = çıngırak
value-leaves = yaprak
value-ace = as
value-king = papaz
value-queen = kız
value-knave = vale
value-none = yok
value-nobody = hiç kimse
value-yes = evet
value-no = hayır
value-on = açık
value-off = kapalı
value-full = tam
value-pool = havuz
value-game = oyun
value-matrimony = evlilik
value-intrigue = entrika
value-first-dealer = ilk kim dağıtacak
value-deal = dağıtım
value-play = oyun
value-tricks = löveler
value-answer = cevap bekleniyor
value-leaving = kalmak ya da masadan kalkmak
value-over = bitti

# bilgisayar bir hamleyi neden önerir
why-by-lot = rastgele
why-only-move = başka hamle yok
why-only-card = başka kâğıt yok
why-none-better = başka hamlenin bir üstünlüğü yok
why-unbeaten = hiçbir kâğıt onu geçemez
why-most-go = en çok kâğıt böyle biter
why-highest-under = löveyi almayan en büyük kâğıt
why-tried = denenen { NUMBER($n, useGrouping: 0) } dağıtımda en iyisi buydu
