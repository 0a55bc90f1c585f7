# olaylar
lays-pool-card = Ortaya konan bahis kâğıdı: { $cards }
chooses = { $seat } fişi için seçer: { $cards }
sevens-out = Dört yedili desteden çıkarılır
takes-ace = { $payee } asın üstündeki bahsi alır: { $amount }
takes-king = { $payee } papazın üstündeki bahsi alır: { $amount }
takes-queen = { $payee } kızın üstündeki bahsi alır: { $amount }
takes-knave = { $payee } valenin üstündeki bahsi alır: { $amount }
stakes-stay = Bahis kâğıtlarının üstünde { $n } fiş kalır
shares-pool = { $payee } bahis kâğıtlarında kalandan payını alır: { $amount }

# retler
cover-bare-ones = Dört bahis kâğıdının hiçbiri boş kalmamalı: fişini boş olana koy
no-pool-card = Bu bir bahis kâğıdı değil

# seçenekler
option-conduct = { no-offence }
option-pool_cards = üstüne bahis konan dört kâğıt hangileri: dört ayrı renkten bir as, bir papaz, bir kız ve bir vale
option-stakes = dağıtımdan önce fişi kim koyar: her seferinde herkes, ya da ilk havuz için herkes, sonra yalnız dağıtan

# ayarların formu ve oyunun ne olduğu
label-pool_cards = Bahis kâğıtları
label-stakes = Fişleri kim koyar
choice-example = kitaptaki örneğin kâğıtları
choice-random = kurayla
choice-every-deal = herkes, her dağıtımda
choice-first-pool = herkes bir kez, sonra yalnız dağıtan
preset-first-pool = Bir havuz, sonra dağıtanın bahsi
game-about = Dört kâğıda fiş koy, renkleri yukarı doğru oyna; bir kâğıttaki fişleri, bir altındakini oynayan alır.

# ekranda
place-pool = { $part }
value-stake = fişlerin konması
value-pool = bahis kâğıtlarının açılması

# bilgisayar bir hamleyi neden önerir
why-pools-alike = kâğıtlar dağıtılmadan önce bahis kâğıtlarının hepsi aynı değerdedir
lesson-takes-pool = sıradaki kâğıt bir bahis kâğıdı: bir küçüğünü oynayan, onun üstündeki fişleri alır ve yeniden çıkar

# what a newcomer cannot know
about-place = Ortadaki kâğıtlardan birine fiş koyarsın: o kâğıdın bir küçüğünü oynayan, üstündeki fişleri alır.
about-play = Dilediğin kâğıdı çık: ardından aynı renkten bir büyüğü gelmelidir; kimin kâğıdından sonra devam edilemezse o, yeniden çıkar.
