# olaylar
turned-for-deal = { $seat } için açılır: { $cards }
deals-first = İlk valeyi alan { $seat } dağıtır
lays-pool-card = Ortaya konan bahis kâğıdı: { $cards }
chooses = { $seat } seçer: { $cards }
places = { $payer } { $amount } fiş koyar; yeri: { $payee }
sevens-out = Dört yedili desteden çıkarılır
gets-cards = { $seat } alır: { $cards }
leads = { $seat } çıkar: { $cards }
follows = { $seat } devam eder: { $cards }
must-follow = { $seat } devam etmek zorunda: { $cards }
is-stop = { $word } durak: { $seat } çıkar
turned-down = Kapatıldı: { $cards }
takes-ace = { $payee } asın üstündeki bahsi alır: { $amount }
takes-king = { $payee } papazın üstündeki bahsi alır: { $amount }
takes-queen = { $payee } kızın üstündeki bahsi alır: { $amount }
takes-knave = { $payee } valenin üstündeki bahsi alır: { $amount }
is-out = { $seat } elini bitirdi
pays-for-cards = { $payer } elinde kalan kâğıtlar için { $amount } fiş öder; alan: { $payee }
stakes-stay = Bahis kâğıtlarının üstünde { $n } fiş kalır
deals-done = { $n ->
    [one] Kararlaştırılan dağıtım bitti
   *[other] Kararlaştırılan { $n } dağıtım bitti
}
gathers = Toplanan: { $payer }, { $amount } fiş
shares-pool = { $payee } bahis kâğıtlarında kalandan alır: { $amount }

# retler
not-dealt = Kâğıtlar henüz dağıtılmadı
nothing-to-place = Şimdi konacak fiş yok
cover-bare-ones = Dört bahis kâğıdının hepsine fiş gerek: boş olana koy
no-pool-card = Bu bir bahis kâğıdı değil
must-play-due = Bununla devam etmelisin: { $card }
others-follow = { $card } kimdeyse o devam eder; ötekiler bekler

# seçenekler
option-players = kaç kişi oynar
option-deals = kaç dağıtım: round, herkes bir kez dağıtır, ya da bir sayı
option-conduct = strict ya da table; bu oyunda suç yoktur, ikisi birdir
option-pool_cards = üstüne bahis konan dört kâğıt: example (AS KC QH JD), random, ya da dört kâğıt

# ekranda
place-pool = { $part }
verb-place = Fiş koy
value-stake = fişlerin konması
value-pool = bahis kâğıtlarının açılması

# bilgisayar bir hamleyi neden önerir
why-pools-alike = dağıtımdan önce her havuz kâğıdı ötekiler kadar iyidir
