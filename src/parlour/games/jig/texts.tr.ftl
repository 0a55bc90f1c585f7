# olaylar
turned-for-deal = { $seat } için açılır: { $cards }
deals-first = İlk valeyi alan { $seat } dağıtır
this-game = Bu, sıra yapılan oyundur; eşleme oyunuyla yalnız eski adı ve birkaç sözü ortaktır
pays-in = { $payer } havuza { $amount } fiş koyar
gets-cards = { $seat } alır: { $cards }
leads = { $seat } çıkar: { $cards }
follows = { $seat } devam eder: { $cards }
must-follow = { $seat } devam etmek zorunda: { $cards }
calls = { $seat } söyler: “{ $word ->
    [snip] Snip
    [snap] Snap
    [snorum] Snorum
    [hicockalorum] Hicockalorum
    [jig] Jig
    [snip-jig] Snip-Jig
    [snap-jig] Snap-Jig
    [snorum-jig] Snorum-Jig
    [hicockalorum-jig] Hicockalorum-Jig
   *[other] { $word }
}”
leads-next = Şimdi { $seat } çıkar
turned-down = Kapatıldı: { $cards }
out = { $seat } söyler: “Bitti”
pays-for-cards = { $payer } elinde kalan kâğıtlar için { $amount } fiş öder; alan: { $payee }
takes-pool = { $payee } havuzu alır: { $amount }
deals-done = { $n ->
    [one] Kararlaştırılan dağıtım bitti
   *[other] Kararlaştırılan { $n } dağıtım bitti
}

# retler
not-dealt = Kâğıtlar henüz dağıtılmadı
must-play-due = Bununla devam etmelisin: { $card }
others-follow = { $card } kimdeyse o devam eder; ötekiler bekler

# seçenekler
option-players = kaç kişi oynar
option-deals = kaç dağıtım: round, herkes bir kez dağıtır, ya da bir sayı
option-conduct = strict: sözleri oyuncuların yerine program söyler
option-pool_each = her dağıtımdan önce herkesin havuza koyduğu; 0: hiç
option-pool_dealer = her dağıtımdan önce dağıtanın havuza koyduğu; 0: hiç
option-fine_wrong_call = gerçek masa: yanlış sözün cezası

# ekranda
fact-position = Sıradaki kâğıtlar
value-out = elini önce bitirmek
