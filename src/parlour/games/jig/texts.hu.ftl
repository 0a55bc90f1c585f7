# események
this-game = Ez az a játék, amelyben sorokat raknak; a párosító játékkal csak a régi neve és néhány bemondása közös
calls = { $seat } azt mondja: „{ $word ->
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
leads-next = Most { $seat } hív
out = { $seat } azt mondja: „Kész”
says-nothing = { $seat } nem mond semmit
out-unsaid = { $seat } lapjai elfogytak, de nem mondja, hogy „Kész”
claims = { $seat } reklamál: { $word } bemondása rossz volt
taken-as-said = Úgy veszik, hogy { $seat } ezt mondta: „{ $word ->
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
lets-it-be = { $seat } nem reklamál
pays-fine = { $payer } a rossz bemondásért { $amount } zseton bírságot fizet a kasszába

# elutasítások
no-fine-agreed = Nem kötöttek ki bírságot, ezért rossz bemondás miatt nem lehet reklamálni
own-call = A te rossz bemondásod miatt csak a többiek reklamálhatnak
no-wrong-call = Nincs mit reklamálni: nem mondtak be rosszul, vagy már kijátszották a következő lapot
nothing-to-answer = Nincs mire felelni: a többieket csak akkor kérdezik, ha az utolsó lapnál rosszul mondtak be
somebody-is-out = Valakinek elfogytak a lapjai: ebben a leosztásban már senki sem játszik ki lapot
not-out-yet = Csak az mondja, hogy „Kész”, aki az utolsó lapját játssza ki
no-such-call = Ilyen bemondás nincs a Jigben; hallgatni is lehet

# beállítások
option-conduct = maguktól hangzanak-e el a szavak, vagy, mint igazi asztalnál, a játékosok mondják be őket, és tévedhetnek
option-pool_each = mennyit fizet mindenki a kasszába minden leosztás előtt; 0: semmit
option-pool_dealer = mennyit fizet az osztó a kasszába minden leosztás előtt; 0: semmit
option-fine_wrong_call = mennyibe kerül a rossz bemondás

# a beállítások űrlapja, és hogy mi ez a játék
label-pool_each = Mindenki fizet a kasszába
label-pool_dealer = Az osztó fizet a kasszába
label-fine_wrong_call = Bírság a rossz bemondásért
preset-pool-of-all = Közös kasszával
preset-pool-of-the-dealer = A kasszát az osztó adja
game-about = Játszd ki a szín következő lapját, és mondd: Snip, Snap, Snorum; szabadulj meg elsőnek a lapjaidtól.

# a képernyőn
fact-position = Lapok a sorban
value-snip = Snip
value-snap = Snap
value-snorum = Snorum
value-hicockalorum = Hicockalorum
value-jig = Jig
value-snip-jig = Snip-Jig
value-snap-jig = Snap-Jig
value-snorum-jig = Snorum-Jig
value-hicockalorum-jig = Hicockalorum-Jig
value-last-call = reklamálás az utolsó bemondás miatt
value-out = Kész
verb-ready = Nem reklamálok

# mit és meddig lehet reklamálni
window-20 = a következő lapot még nem játszották ki
fault-20 = egy játékos rosszul mondott be

# what may be claimed, as a condition, and what follows
if-20 = Ha valaki rosszul mondott be
then-20 = a vétkes bírságot fizet, és úgy számít, mintha a helyes szó hangzott volna el
