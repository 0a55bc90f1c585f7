# olaylar
this-game = Bu, dizi yapılan oyundur; eşleme oyunuyla yalnız eski adı ve birkaç sözü ortaktır
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
says-nothing = { $seat } bir şey söylemez
out-unsaid = { $seat } elini bitirdi ama bunu söylemedi
claims = { $seat } itiraz eder: { $word } yanlış söyledi
taken-as-said = { $seat } şunu söylemiş sayılır: “{ $word ->
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
lets-it-be = { $seat } itiraz etmez
pays-fine = { $payer } yanlış söylediği için havuza { $amount } fiş ceza öder

# retler
no-fine-agreed = Ceza kararlaştırılmadı; yanlış söze itiraz edilemez
own-call = Yanlış sözüne yalnız öteki oyuncular itiraz edebilir
no-wrong-call = İtiraz edilecek yanlış söz yok ya da sonraki kâğıt oynandı
nothing-to-answer = Yanıtlanacak bir şey yok: ötekilere ancak son kâğıtta yanlış söz söylenince sorulur
somebody-is-out = Biri elini bitirdi: bu dağıtımda artık kâğıt oynanmaz
not-out-yet = “Bitti” yalnız son kâğıtla birlikte söylenir
no-such-call = Jig'de öyle bir söz yok; susmak da olur

# seçenekler
option-conduct = sözler kendiliğinden mi söylenir, yoksa gerçek masadaki gibi onları oyuncular mı söyler (yanılabilirler)
option-pool_each = her dağıtımdan önce herkesin havuza koyduğu fiş; 0: hiç
option-pool_dealer = her dağıtımdan önce dağıtanın havuza koyduğu fiş; 0: hiç
option-fine_wrong_call = yanlış sözün cezası

# ayarların formu ve oyunun ne olduğu
label-pool_each = Herkesin havuza ödediği
label-pool_dealer = Dağıtanın havuza ödediği
label-fine_wrong_call = Yanlış sözün cezası
preset-pool-of-all = Herkesin ödediği havuzla
preset-pool-of-the-dealer = Dağıtanın ödediği havuzla
game-about = Rengin sıradaki kâğıdını oyna, Snip, Snap, Snorum de; elini ilk sen bitir.

# ekranda
fact-position = Dizideki kâğıtlar
value-snip = Snip
value-snap = Snap
value-snorum = Snorum
value-hicockalorum = Hicockalorum
value-jig = Jig
value-snip-jig = Snip-Jig
value-snap-jig = Snap-Jig
value-snorum-jig = Snorum-Jig
value-hicockalorum-jig = Hicockalorum-Jig
value-last-call = son söze itirazlar
value-out = Bitti
verb-ready = İtirazım yok

# neye, ne zamana dek itiraz edilir
window-20 = sonraki kâğıt daha oynanmadı
fault-20 = bir oyuncu yanlış söz söyledi

# what may be claimed, as a condition, and what follows
if-20 = Bir oyuncu yanlış söz söylediyse
then-20 = o oyuncu ceza öder, doğru söz söylenmiş sayılır
