# olaylar
lays-pool-card = Ortaya konan bahis kâğıdı: { $cards }
chooses = { $seat } seçer: { $cards }
sevens-out = Dört yedili desteden çıkarılır
takes-ace = { $payee } asın üstündeki bahsi alır: { $amount }
takes-king = { $payee } papazın üstündeki bahsi alır: { $amount }
takes-queen = { $payee } kızın üstündeki bahsi alır: { $amount }
takes-knave = { $payee } valenin üstündeki bahsi alır: { $amount }
stakes-stay = Bahis kâğıtlarının üstünde { $n } fiş kalır
shares-pool = { $payee } bahis kâğıtlarında kalandan alır: { $amount }

# retler
cover-bare-ones = Dört bahis kâğıdının hepsine fiş gerek: boş olana koy
no-pool-card = Bu bir bahis kâğıdı değil

# seçenekler
option-conduct = { no-offence }
option-pool_cards = üstüne bahis konan dört kâğıt: example (AS KC QH JD), random, ya da dört kâğıt
option-stakes = dağıtımdan önce kim koyar: her seferinde herkes, ya da ilk havuz için herkes, sonra yalnız dağıtan

# ekranda
place-pool = { $part }
value-stake = fişlerin konması
value-pool = bahis kâğıtlarının açılması

# bilgisayar bir hamleyi neden önerir
why-pools-alike = dağıtımdan önce her havuz kâğıdı ötekiler kadar iyidir
