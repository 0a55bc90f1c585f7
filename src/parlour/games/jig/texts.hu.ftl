# események
this-game = Ez a sorokat rakó játék; a párosítóval csak a régi neve és néhány szava közös
calls = { $seat } mondja: „{ $word ->
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
leads-next = { $seat } hív ki
out = { $seat } mondja: „Kész”

# beállítások
option-conduct = strict: a bemondásokat a program teszi meg a játékosok helyett
option-pool_each = mennyit fizet mindenki a kasszába minden osztás előtt; 0: semmit
option-pool_dealer = mennyit fizet az osztó a kasszába minden osztás előtt; 0: semmit
option-fine_wrong_call = igazi asztal: bírság a rossz bemondásért

# a képernyőn
fact-position = Lapok a sorban
value-out = elsőnek kifogyni
