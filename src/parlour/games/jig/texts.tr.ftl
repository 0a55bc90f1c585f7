# olaylar
this-game = Bu, sıra yapılan oyundur; eşleme oyunuyla yalnız eski adı ve birkaç sözü ortaktır
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
out = { $seat } söyler: “Bitti”

# seçenekler
option-conduct = strict: sözleri oyuncuların yerine program söyler
option-pool_each = her dağıtımdan önce herkesin havuza koyduğu; 0: hiç
option-pool_dealer = her dağıtımdan önce dağıtanın havuza koyduğu; 0: hiç
option-fine_wrong_call = gerçek masa: yanlış sözün cezası

# ekranda
fact-position = Sıradaki kâğıtlar
value-out = elini önce bitirmek
